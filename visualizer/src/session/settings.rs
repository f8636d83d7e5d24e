//! What the user chose and wants back next time. Serialisable: the application keeps it.

use crate::i18n::Lang;
use crate::theme::ThemeKind;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub lang: Lang,
    pub theme: ThemeKind,
    /// Interface scale as a factor.
    pub scale: f32,
    /// Name of a target.
    pub chip: String,
    /// Keys that differ from the usual ones, by action: `Ctrl+Shift+P`, or nothing for no key.
    pub keys: BTreeMap<String, String>,
}

impl Default for Settings {
    fn default() -> Self {
        let (lang, theme, keys) = Default::default();
        Self { lang, theme, scale: 1.0, chip: "Ascend910B1".into(), keys }
    }
}
