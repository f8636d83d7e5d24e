//! What is remembered from one start to the next: language, look, window size, open and recent files, layout.
//!
//! Always holds: settings never stop the program. What cannot be read is put aside and replaced by defaults, with a
//! message.

use crate::cli;
use crate::files::{FileError, Problem, Sync, places, read_bytes, write_atomic};
use compiler::model::Message;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use visualizer::i18n::Lang;
use visualizer::session::{self, Panels, Session, Workspace};

/// Recent files kept.
const MOST_RECENT: usize = 30;

/// One file of JSON. Unknown keys are ignored and missing ones take their defaults, so that versions can share it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Inner size of the window in points.
    pub window: Option<[f32; 2]>,
    pub maximized: bool,
    /// Shown when the program is started without a path.
    pub last_file: Option<PathBuf>,
    /// Language, theme, chip and the like; `None` before the first choice, when the language is the system's.
    pub session: Option<session::Settings>,
    pub panels: Option<Panels>,
    /// Files opened lately, newest first.
    pub recent: Vec<PathBuf>,
    /// Open files, their places, and the listed folder.
    pub workspace: Workspace,
    /// What the session began with.
    #[serde(skip)]
    began: Option<session::Settings>,
    /// Their file; `None`: they are not kept.
    #[serde(skip)]
    place: Option<PathBuf>,
}

impl Settings {
    /// Reads the user's settings. The message says what was wrong with them, if anything was.
    pub fn load() -> (Self, Option<Message>) {
        places::config().map_or_else(Default::default, |folder| Self::load_from(folder.join("settings.json")))
    }

    fn load_from(place: PathBuf) -> (Self, Option<Message>) {
        let (settings, problem) = match read_bytes(&place) {
            Ok(bytes) => match serde_json::from_slice(&bytes) {
                Ok(settings) => (settings, None),
                Err(error) => (Self::default(), Some(put_aside(&place, &error))),
            },
            Err(FileError { problem: Problem::Missing, .. }) => Default::default(),
            Err(error) => (Self::default(), Some(error.message())),
        };
        (Self { place: Some(place), ..settings }, problem)
    }

    /// Sets the session up as it was left.
    pub fn apply_to(&mut self, session: &mut Session) {
        let lang = match cli::Lang::from_environment(|name| std::env::var(name).ok()) {
            cli::Lang::En => Lang::En,
            cli::Lang::Zh => Lang::Zh,
        };
        session.settings = self.session.clone().unwrap_or(session::Settings { lang, ..Default::default() });
        self.began = Some(session.settings.clone());
        if let Some(panels) = &self.panels {
            session.panels = panels.clone();
        }
        session.recent.clone_from(&self.recent);
    }

    /// A file was opened: it leads the list of recent ones.
    pub fn opened(&mut self, path: &Path) {
        self.recent.retain(|known| known != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(MOST_RECENT);
    }

    /// Takes over what the session has, except its panels. True when that is something new.
    pub fn remember(&mut self, session: &Session) -> bool {
        // As long as nothing was chosen, nothing is written down: the system's language may change.
        let mut new = self.session.as_ref().or(self.began.as_ref()) != Some(&session.settings);
        if new {
            self.session = Some(session.settings.clone());
        }
        let file = session.active().and_then(|document| document.path.as_ref());
        if file.is_some() && file != self.last_file.as_ref() {
            self.last_file = file.cloned();
            new = true;
        }
        // Where cursors stand is taken along whenever something is written, and at the end.
        let workspace = session.workspace();
        if !workspace.is_like(&self.workspace) {
            self.workspace = workspace;
            new = true;
        }
        new
    }

    pub fn save(&self) -> Result<(), FileError> {
        let Some(place) = &self.place else { return Ok(()) };
        if let Some(folder) = place.parent() {
            std::fs::create_dir_all(folder).map_err(|error| FileError::io(folder, error))?;
        }
        let text = serde_json::to_vec_pretty(self).map_err(|error| FileError::io(place, error.into()))?;
        write_atomic(place, &text, Sync::No)
    }
}

fn put_aside(place: &Path, error: &serde_json::Error) -> Message {
    let aside = place.with_extension("json.bad");
    // Where that fails the next save replaces it.
    let _ = std::fs::rename(place, &aside);
    let aside = aside.display();
    Message::new(
        format!("the settings could not be read ({error}); they are now in {aside} and defaults are used"),
        format!("无法读取设置（{error}）；原文件已移至 {aside}，现使用默认设置"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;

    #[test]
    fn settings_come_back_and_damage_is_put_aside() {
        let folder = Folder::new();
        let place = folder.path("c/settings.json");
        let mut session = Session::default();
        let (mut settings, problem) = Settings::load_from(place.clone());
        assert_eq!(problem, None, "there is none yet");
        settings.window = Some([1280.0, 720.0]);
        settings.apply_to(&mut session);
        assert!(!settings.remember(&session), "nothing was chosen yet");
        session.settings.lang = Lang::Zh;
        session.settings.scale = 1.5;
        settings.opened(Path::new("/k/a.py"));
        settings.opened(Path::new("/k/b.py"));
        settings.opened(Path::new("/k/a.py"));
        assert!(settings.remember(&session));
        assert!(!settings.remember(&session));
        settings.save().unwrap();
        let (loaded, problem) = Settings::load_from(place.clone());
        assert_eq!((loaded.window, loaded.session, problem), (settings.window, settings.session, None));
        assert_eq!(loaded.recent, [PathBuf::from("/k/a.py"), PathBuf::from("/k/b.py")]);
        folder.write("c/settings.json", b"{\"window\": 3, \"new\": 1}");
        let (settings, problem) = Settings::load_from(place.clone());
        assert_eq!(settings.window, None);
        assert!(problem.unwrap().en.contains("settings.json.bad"));
        assert!(!place.exists());
        folder.write("c/settings.json", b"{\"new\": 1}");
        assert_eq!(Settings::load_from(place).1, None);
    }
}
