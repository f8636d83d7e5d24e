//! The only place where colours, spacings and fonts exist.
//!
//! Colours come from `assets/themes`; a token is named for what it means. A pipe has one hue and one pattern
//! everywhere.

mod fonts;
mod patterns;
mod style;

pub use fonts::{CODE, Fallback, MEDIUM, install as install_fonts, text_face};
pub use patterns::Pattern;
pub use style::apply;

use compiler::model::{Pipe, Severity};
use egui::{Color32, FontId};
use serde::{Deserialize, Deserializer, Serialize};
use std::sync::LazyLock;

/// Steps of the spacing scale, in points.
pub mod space {
    pub const XS: f32 = 4.0;
    pub const S: f32 = 8.0;
    pub const M: f32 = 12.0;
    pub const L: f32 = 16.0;
    /// Height of a panel's header.
    pub const HEADER: f32 = 30.0;
    pub const TOP_BAR: f32 = 40.0;
    pub const STATUS_BAR: f32 = 26.0;
    /// Height of a row of a list or table.
    pub const ROW: f32 = 23.0;
    /// Height of a line of code.
    pub const CODE_LINE: f32 = 19.0;
    /// Width of a pipe's bar at the edge of a line.
    pub const EDGE: f32 = 3.0;
    pub const ROUNDING: f32 = 3.0;
}

/// Text sizes, in points.
pub mod size {
    pub const TEXT: f32 = 13.0;
    pub const SMALL: f32 = 11.5;
    pub const CODE: f32 = 12.5;
    pub const CODE_SMALL: f32 = 11.5;
    pub const TITLE: f32 = 15.0;
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThemeKind {
    #[default]
    Dark,
    Light,
    /// Black and white with strong hues.
    Contrast,
}

impl ThemeKind {
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::Contrast];

    pub fn theme(self) -> &'static Theme {
        static DARK: LazyLock<Theme> = LazyLock::new(|| read(DARK_TABLE).unwrap_or_default());
        static LIGHT: LazyLock<Theme> = LazyLock::new(|| read(LIGHT_TABLE).unwrap_or_default());
        static CONTRAST: LazyLock<Theme> = LazyLock::new(|| read(CONTRAST_TABLE).unwrap_or_default());
        match self {
            Self::Dark => &DARK,
            Self::Light => &LIGHT,
            Self::Contrast => &CONTRAST,
        }
    }
}

const DARK_TABLE: &str = include_str!("../../../assets/themes/dark.json");
const LIGHT_TABLE: &str = include_str!("../../../assets/themes/light.json");
const CONTRAST_TABLE: &str = include_str!("../../../assets/themes/contrast.json");

fn read(table: &str) -> Result<Theme, serde_json::Error> {
    serde_json::from_str(table)
}

/// A colour that a theme file writes as `#rrggbb`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Token(pub Color32);

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number =
            text.strip_prefix('#').filter(|hex| hex.len() == 6).and_then(|hex| u32::from_str_radix(hex, 16).ok());
        let number = number.ok_or_else(|| serde::de::Error::custom(format!("not a colour: {text}")))?;
        let [_, r, g, b] = number.to_be_bytes();
        Ok(Self(Color32::from_rgb(r, g, b)))
    }
}

macro_rules! tokens {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// All colours of one theme, as the theme file names them.
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Theme { $($(#[$doc])* $name: Token,)* }

        impl Theme { $($(#[$doc])* pub fn $name(&self) -> Color32 { self.$name.0 })* }
    };
}

tokens! {
    /// Gaps between panels.
    ground,
    panel,
    /// Buttons, chips, pop-ups.
    raised,
    /// Thin separators.
    line,
    text,
    dim,
    faint,
    /// The one selected thing.
    accent,
    /// Fill behind what is selected.
    selection,
    /// Text on a fill of `accent`.
    on_accent,
    good,
    warn,
    bad,
    pipe_s,
    pipe_mte2,
    pipe_mte1,
    pipe_v,
    pipe_m,
    pipe_fix,
    pipe_mte3,
    wait_line,
    wait_ground,
    heat,
    code_keyword,
    code_function,
    code_type,
    code_string,
    code_number,
    code_comment,
    code_decorator,
    code_constant,
    code_property,
    code_operator,
}

/// Opacity of a last good result after a failed compile.
pub const STALE_OPACITY: f32 = 0.45;

impl Theme {
    /// The hue of a pipe. `All` is a barrier over every pipe and takes the scalar pipe's.
    pub fn pipe(&self, pipe: Pipe) -> Color32 {
        match pipe {
            Pipe::S | Pipe::All => self.pipe_s(),
            Pipe::Mte2 => self.pipe_mte2(),
            Pipe::Mte1 => self.pipe_mte1(),
            Pipe::V => self.pipe_v(),
            Pipe::M => self.pipe_m(),
            Pipe::Fix => self.pipe_fix(),
            Pipe::Mte3 => self.pipe_mte3(),
        }
    }

    pub fn severity(&self, severity: Severity) -> Color32 {
        match severity {
            Severity::Error => self.bad(),
            Severity::Warning => self.warn(),
            Severity::Note => self.accent(),
        }
    }

    /// Fill behind a cost, by its share (0 to 1) of the largest.
    pub fn heat_fill(&self, share: f32) -> Color32 {
        mix(self.panel(), self.heat(), 0.08 + 0.5 * share.clamp(0.0, 1.0))
    }

    /// The one of text and ground that stands out on a filled hue.
    pub fn ink_on(&self, hue: Color32) -> Color32 {
        if contrast(self.text(), hue) >= contrast(self.ground(), hue) { self.text() } else { self.ground() }
    }

    /// A hue laid thinly over the panel, for callouts.
    pub fn tint(&self, hue: Color32) -> Color32 {
        mix(self.panel(), hue, 0.16)
    }

    /// A hue made quieter, for what is in the background.
    pub fn muted(&self, hue: Color32) -> Color32 {
        mix(self.panel(), hue, 0.7)
    }
}

/// From `a` (0) to `b` (1).
pub fn mix(a: Color32, b: Color32, share: f32) -> Color32 {
    a.lerp_to_gamma(b, share)
}

/// Contrast ratio of WCAG 2, 1 to 21.
fn contrast(a: Color32, b: Color32) -> f32 {
    let luminance = |c: Color32| {
        let linear = |v: u8| {
            let v = f32::from(v) / 255.0;
            if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(c.r()) + 0.7152 * linear(c.g()) + 0.0722 * linear(c.b())
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Body text.
pub fn text_font() -> FontId {
    FontId::proportional(size::TEXT)
}

pub fn small_font() -> FontId {
    FontId::proportional(size::SMALL)
}

pub fn strong_font() -> FontId {
    FontId::new(size::TEXT, egui::FontFamily::Name(MEDIUM.into()))
}

pub fn code_font() -> FontId {
    FontId::monospace(size::CODE)
}

/// Heading in code, such as an operation's name.
pub fn code_title_font() -> FontId {
    FontId::new(size::TITLE, egui::FontFamily::Name(CODE.into()))
}

pub fn code_small_font() -> FontId {
    FontId::monospace(size::CODE_SMALL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_themes_read_and_their_texts_stand_out() {
        for table in [DARK_TABLE, LIGHT_TABLE, CONTRAST_TABLE] {
            let theme = read(table).expect("theme file");
            let strict = table == CONTRAST_TABLE;
            for (hue, least) in [
                (theme.text(), 7.0),
                (theme.dim(), 4.5),
                (theme.faint(), 2.5),
                (theme.accent(), 4.5),
                (theme.good(), 4.5),
                (theme.warn(), 4.5),
                (theme.bad(), 4.5),
                (theme.code_keyword(), 4.5),
                (theme.code_function(), 4.5),
                (theme.code_type(), 4.5),
                (theme.code_string(), 4.5),
                (theme.code_number(), 4.5),
            ] {
                let ratio = contrast(hue, theme.panel());
                let least = if strict { 7.0 } else { least };
                assert!(ratio >= least, "{hue:?} on {:?}: {ratio}", theme.panel());
            }
            assert!(contrast(theme.text(), theme.selection()) > 7.0);
            for pipe in Pipe::EXECUTING {
                assert!(contrast(theme.pipe(pipe), theme.panel()) >= 3.0, "{pipe:?}");
            }
        }
    }

    #[test]
    fn pipes_have_their_own_hue_and_pattern() {
        let mut seen = Vec::new();
        for pipe in Pipe::EXECUTING {
            let look = (ThemeKind::Dark.theme().pipe(pipe), Pattern::of(pipe));
            assert!(seen.iter().all(|(hue, pattern)| *hue != look.0 && *pattern != look.1), "{pipe:?}");
            seen.push(look);
        }
    }
}
