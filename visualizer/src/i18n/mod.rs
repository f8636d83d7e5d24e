//! Texts of the interface in English and Chinese, switched at run time.
//!
//! Each text is a field of [`Texts`]; the tables in `assets/i18n` fill the fields, and a test sees that neither
//! lacks or adds a key. `{}` in a text stands for a value, filled in by [`fill`].

mod texts;

pub use texts::Texts;

use compiler::model::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    #[default]
    En,
    Zh,
}

impl Lang {
    pub const ALL: [Self; 2] = [Self::En, Self::Zh];

    /// The language's own name.
    pub fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Zh => "中文",
        }
    }

    pub fn texts(self) -> &'static Texts {
        static EN: LazyLock<Texts> = LazyLock::new(|| read(EN_TABLE).unwrap_or_default());
        static ZH: LazyLock<Texts> = LazyLock::new(|| read(ZH_TABLE).unwrap_or_default());
        match self {
            Self::En => &EN,
            Self::Zh => &ZH,
        }
    }

    /// The message in this language; English where the translation is missing.
    pub fn of(self, message: &Message) -> &str {
        match self {
            Self::Zh if !message.zh.is_empty() => &message.zh,
            _ => &message.en,
        }
    }
}

const EN_TABLE: &str = include_str!("../../../assets/i18n/en.json");
const ZH_TABLE: &str = include_str!("../../../assets/i18n/zh.json");

fn read(table: &str) -> Result<Texts, serde_json::Error> {
    let mut table: BTreeMap<String, String> = serde_json::from_str(table)?;
    let mut texts = Texts::default();
    for (key, text) in texts.fields() {
        *text = table.remove(key).unwrap_or_default();
    }
    Ok(texts)
}

/// Puts values in the places of `{}`, in order.
pub fn fill(text: &str, values: &[&str]) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    let mut values = values.iter();
    let mut parts = text.split("{}");
    out.push_str(parts.next().unwrap_or(""));
    for part in parts {
        out.push_str(values.next().unwrap_or(&""));
        out.push_str(part);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn both_tables_have_exactly_the_texts_and_the_same_places_for_values() {
        let table = |text| serde_json::from_str::<BTreeMap<String, String>>(text).expect("a table of texts");
        let (en, zh) = (table(EN_TABLE), table(ZH_TABLE));
        let mut texts = Texts::default();
        let keys: BTreeSet<&str> = texts.fields().into_iter().map(|(key, _)| key).collect();
        for table in [&en, &zh] {
            assert_eq!(table.keys().map(String::as_str).collect::<BTreeSet<_>>(), keys);
        }
        for (key, text) in &en {
            let translated = &zh[key];
            assert!(!text.is_empty() && !translated.is_empty(), "{key} is empty");
            assert_eq!(text.matches("{}").count(), translated.matches("{}").count(), "{key}");
        }
        assert_eq!(read(ZH_TABLE).expect("zh.json").open_file, zh["open_file"]);
    }

    #[test]
    fn values_fill_their_places() {
        assert_eq!(fill("{} of {} cycles", &["3", "10"]), "3 of 10 cycles");
        assert_eq!(fill("{} and {}", &["a"]), "a and ");
    }
}
