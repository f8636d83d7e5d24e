//! What is remembered from one start to the next: language, look, window size, last file, layout.
//!
//! Always holds: settings never stop the program. What cannot be read is put aside and replaced by defaults, with a
//! message.

use crate::files::{FileError, Sync, places, read_bytes, write_atomic};
use compiler::model::Message;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// One file of JSON. Unknown keys are ignored and missing ones take their defaults, so that versions can share it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `en` or `zh`; `None`: as the system has it.
    pub lang: Option<String>,
    /// Inner size of the window in points.
    pub window: Option<[f32; 2]>,
    pub maximized: bool,
    /// Shown when the program is started without a path.
    pub last_file: Option<PathBuf>,
    /// The session's own part: arrangement, theme, font size.
    pub session: Option<serde_json::Value>,
}

impl Settings {
    fn place() -> Option<PathBuf> {
        Some(places::config()?.join("settings.json"))
    }

    /// Reads the settings. The message says what was wrong with them, if anything was.
    pub fn load() -> (Self, Option<Message>) {
        match Self::place() {
            Some(place) if place.exists() => Self::load_from(&place),
            _ => Default::default(),
        }
    }

    fn load_from(place: &std::path::Path) -> (Self, Option<Message>) {
        let bytes = match read_bytes(place) {
            Ok(bytes) => bytes,
            Err(error) => return (Self::default(), Some(error.message())),
        };
        match serde_json::from_slice(&bytes) {
            Ok(settings) => (settings, None),
            Err(error) => {
                let aside = place.with_extension("json.bad");
                let _ = std::fs::rename(place, &aside);
                let aside = aside.display();
                let message = Message::new(
                    format!("the settings could not be read ({error}); they are now in {aside} and defaults are used"),
                    format!("无法读取设置（{error}）；原文件已移至 {aside}，现使用默认设置"),
                );
                (Self::default(), Some(message))
            }
        }
    }

    pub fn save(&self) -> Result<(), FileError> {
        Self::place().map_or(Ok(()), |place| self.save_to(&place))
    }

    fn save_to(&self, place: &std::path::Path) -> Result<(), FileError> {
        if let Some(folder) = place.parent() {
            std::fs::create_dir_all(folder).map_err(|error| FileError::io(folder, error))?;
        }
        let text = serde_json::to_vec_pretty(self).map_err(|error| FileError::io(place, error.into()))?;
        write_atomic(place, &text, Sync::No)
    }
}

/// Whether the environment asks for Chinese (`LC_ALL`, `LC_MESSAGES`, `LANG`, in that order).
pub fn system_is_chinese() -> bool {
    is_chinese(|name| std::env::var(name).ok())
}

fn is_chinese(variable: impl Fn(&str) -> Option<String>) -> bool {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty())
        .is_some_and(|value| value.starts_with("zh"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;

    #[test]
    fn settings_come_back_and_damage_is_put_aside() {
        let folder = Folder::new();
        let place = folder.path("c/settings.json");
        let settings = Settings { lang: Some("zh".into()), window: Some([1280.0, 720.0]), ..Settings::default() };
        settings.save_to(&place).unwrap();
        assert_eq!(Settings::load_from(&place), (settings, None));
        folder.write("c/settings.json", b"{\"lang\": 3, \"new\": 1}");
        let (settings, message) = Settings::load_from(&place);
        assert_eq!(settings, Settings::default());
        assert!(message.unwrap().en.contains("settings.json.bad"));
        assert!(!place.exists());
        folder.write("c/settings.json", b"{\"new\": 1}");
        assert_eq!(Settings::load_from(&place), (Settings::default(), None));
    }

    #[test]
    fn the_first_variable_that_is_set_names_the_language() {
        let with = |set: &[(&str, &str)]| {
            is_chinese(|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
        };
        assert!(with(&[("LANG", "zh_CN.UTF-8")]));
        assert!(!with(&[("LC_ALL", "en_US.UTF-8"), ("LANG", "zh_CN.UTF-8")]));
        assert!(with(&[("LC_ALL", ""), ("LANG", "zh_TW")]));
        assert!(!with(&[]));
    }
}
