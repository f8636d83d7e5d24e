//! The line in the tree where a name is typed: of a new file or folder, or of one that is renamed.

use crate::session::Command;
use crate::theme::space;
use crate::views::ViewContext;
use egui::text::{CCursor, CCursorRange};
use egui::{Key, TextEdit, Ui};
use std::path::{Path, PathBuf};

/// What the name is for.
pub enum For {
    /// A new file in this folder.
    File(PathBuf),
    /// A new folder in this one.
    Folder(PathBuf),
    Rename(PathBuf),
}

pub struct Naming {
    what: For,
    text: String,
    fresh: bool,
}

impl Naming {
    pub fn new(what: For) -> Self {
        Self { what, text: String::new(), fresh: true }
    }

    pub fn rename(path: &Path) -> Self {
        let text = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Self { what: For::Rename(path.to_owned()), text, fresh: true }
    }

    pub fn renames(&self, path: &Path) -> bool {
        matches!(&self.what, For::Rename(renamed) if renamed == path)
    }

    /// Whether something new in this folder gets its name.
    pub fn is_in(&self, path: &Path) -> bool {
        matches!(&self.what, For::File(folder) | For::Folder(folder) if folder == path)
    }

    /// What comes of the name; files without an ending are Python.
    fn command(self) -> Option<Command> {
        let name = self.text.trim().to_owned();
        if name.is_empty() {
            return None;
        }
        Some(match self.what {
            For::File(folder) => {
                let name = if Path::new(&name).extension().is_none() { format!("{name}.py") } else { name };
                Command::CreateFile { folder, name }
            }
            For::Folder(folder) => Command::CreateFolder { folder, name },
            For::Rename(path) => {
                let same = path.file_name().is_some_and(|old| old == name.as_str());
                return (!same).then_some(Command::Rename { path, name });
            }
        })
    }
}

/// Draws the line. Enter takes the name, Escape and a click elsewhere give it up.
pub fn show(ui: &mut Ui, cx: &ViewContext<'_>, naming: &mut Option<Naming>, depth: usize) {
    let Some(state) = naming else { return };
    let mut done = None;
    ui.horizontal(|ui| {
        ui.add_space(6.0 + depth as f32 * space::M);
        let width = ui.available_width() - space::XS;
        let mut line = TextEdit::singleline(&mut state.text).hint_text(&cx.t.name_hint).desired_width(width).show(ui);
        if std::mem::take(&mut state.fresh) {
            line.response.request_focus();
            line.response.scroll_to_me(None);
            // The ending usually stays.
            let stem = state.text.rfind('.').filter(|at| *at > 0).unwrap_or(state.text.len());
            let end = CCursor::new(state.text[..stem].chars().count());
            line.state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
            line.state.store(ui.ctx(), line.response.id);
        } else if line.response.lost_focus() || !line.response.has_focus() {
            done = Some(ui.input(|input| input.key_pressed(Key::Enter)));
        }
    });
    if let Some(taken) = done
        && let Some(state) = naming.take()
        && taken
        && let Some(command) = state.command()
    {
        cx.send(command);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_commands() {
        let typed = |what, text: &str| Naming { what, text: text.into(), fresh: false }.command();
        let folder = || PathBuf::from("/k");
        let file = |name: &str| Some(Command::CreateFile { folder: folder(), name: name.into() });
        assert_eq!(typed(For::File(folder()), " relu "), file("relu.py"));
        assert_eq!(typed(For::File(folder()), "a.json"), file("a.json"));
        assert_eq!(typed(For::File(folder()), "  "), None);
        assert_eq!(typed(For::Rename("/k/a.py".into()), "a.py"), None);
    }
}
