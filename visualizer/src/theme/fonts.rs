//! Inter for text, JetBrains Mono for code, both embedded; a system font behind them for Chinese.

use egui::{FontData, FontDefinitions, FontFamily};
use std::sync::Arc;

/// Family name of the heavier text font.
pub const MEDIUM: &str = "medium";
/// Family name of the heavier code font.
pub const CODE: &str = "code-medium";

/// A font of the system that has Chinese glyphs, read by the application.
#[derive(Clone, Debug)]
pub struct Fallback {
    /// Content of a `.ttf`, `.otf` or `.ttc` file.
    pub bytes: Vec<u8>,
    /// Face within a collection.
    pub index: u32,
}

const FONTS: [(&str, &[u8]); 4] = [
    ("inter", include_bytes!("../../../assets/fonts/Inter-Regular.otf")),
    ("inter-semibold", include_bytes!("../../../assets/fonts/Inter-SemiBold.otf")),
    ("jetbrains-mono", include_bytes!("../../../assets/fonts/JetBrainsMono-Regular.ttf")),
    ("jetbrains-mono-semibold", include_bytes!("../../../assets/fonts/JetBrainsMono-SemiBold.ttf")),
];

/// The font of the interface's texts, as the content of an OpenType file.
pub fn text_face() -> &'static [u8] {
    FONTS[0].1
}

/// Gives the context its fonts. Call once, before the first frame.
pub fn install(ctx: &egui::Context, fallback: Option<Fallback>) {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in FONTS {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
    }
    let families = [
        (FontFamily::Proportional, ["inter", "jetbrains-mono"]),
        (FontFamily::Name(MEDIUM.into()), ["inter-semibold", "jetbrains-mono-semibold"]),
        (FontFamily::Monospace, ["jetbrains-mono", "inter"]),
        (FontFamily::Name(CODE.into()), ["jetbrains-mono-semibold", "inter-semibold"]),
    ];
    let has_fallback = fallback.is_some();
    if let Some(Fallback { bytes, index }) = fallback {
        let mut data = FontData::from_owned(bytes);
        data.index = index;
        fonts.font_data.insert("system".into(), Arc::new(data));
    }
    for (family, names) in families {
        let names = names.iter().copied().chain(has_fallback.then_some("system"));
        fonts.families.insert(family, names.map(str::to_owned).collect());
    }
    ctx.set_fonts(fonts);
}
