//! Choosing a path inside the window: a line to type in and the entries that go on like it. Needs no service of the
//! desktop, so it works over a remote display as well.

use egui::{Key, Modifiers, ScrollArea, TextEdit, Ui};
use std::fs;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use visualizer::i18n::Texts;

/// Entries shown.
const MOST: usize = 500;
/// In points; fixed, so that the buttons stay where they are while typing.
const LIST_HEIGHT: f32 = 240.0;

pub struct Chooser {
    text: String,
    folders_only: bool,
    listed: Option<(String, Vec<String>)>,
    /// Entry that the arrow keys stand on; Enter then means it.
    chosen: Option<usize>,
    fresh: bool,
}

impl Chooser {
    /// Starts with this path in the line.
    pub fn new(start: &Path, folders_only: bool) -> Self {
        let mut text = start.display().to_string();
        if start.is_dir() && !text.ends_with(MAIN_SEPARATOR) {
            text.push(MAIN_SEPARATOR);
        }
        Self { text, folders_only, listed: None, chosen: None, fresh: true }
    }

    /// The path as it stands in the line; `~` is the home folder.
    pub fn path(&self) -> PathBuf {
        expand(&self.text)
    }

    /// Draws line and list; true when Enter or a double click accepted the path.
    /// `must_exist`: a path that leads nowhere is worth a word.
    pub fn ui(&mut self, ui: &mut Ui, t: &Texts, must_exist: bool) -> bool {
        let key = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (tab, up, down) = (key(Key::Tab), key(Key::ArrowUp), key(Key::ArrowDown));
        let mut accepted = ui.input(|input| input.key_pressed(Key::Enter));
        let mut line = TextEdit::singleline(&mut self.text)
            .hint_text(&t.choose_hint)
            .desired_width(f32::INFINITY)
            .lock_focus(true)
            .show(ui);
        if std::mem::take(&mut self.fresh) || !line.response.has_focus() {
            line.response.request_focus();
            // Typing goes on at the end of what is there.
            let end = egui::text::CCursor::new(self.text.chars().count());
            line.state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
            line.state.store(ui.ctx(), line.response.id);
        }
        start_anew(&mut self.text);
        let entries = self.entries();
        if tab && let Some(longer) = common_start(&entries) {
            self.text = join(&self.text, &longer);
            self.fresh = true;
        }
        if must_exist && entries.is_empty() {
            ui.weak(&t.choose_nothing);
        }
        self.chosen = step(self.chosen, down, up, entries.len());
        let mut next = None;
        if accepted && let Some(entry) = self.chosen.and_then(|chosen| entries.get(chosen)) {
            next = Some(join(&self.text, entry));
            // A folder is a step on the way.
            accepted = !entry.ends_with(MAIN_SEPARATOR);
        }
        ScrollArea::vertical().max_height(LIST_HEIGHT).auto_shrink([false, false]).show(ui, |ui| {
            for (nth, entry) in entries.iter().enumerate() {
                let chosen = self.chosen == Some(nth);
                let response = ui.selectable_label(chosen, entry);
                if chosen && (up || down) {
                    response.scroll_to_me(None);
                }
                if response.double_clicked() && !entry.ends_with(MAIN_SEPARATOR) {
                    accepted = true;
                }
                if response.clicked() {
                    next = Some(join(&self.text, entry));
                }
            }
        });
        if let Some(next) = next {
            self.text = next;
            self.chosen = None;
            self.fresh = true;
        }
        accepted
    }

    /// Names that go on like what was typed, folders first; read again only when the line changed.
    fn entries(&mut self) -> Vec<String> {
        if self.listed.as_ref().is_none_or(|(text, _)| *text != self.text) {
            self.listed = Some((self.text.clone(), matching(&self.text, self.folders_only)));
            self.chosen = None;
        }
        self.listed.as_ref().map(|(_, entries)| entries.clone()).unwrap_or_default()
    }
}

/// A full path typed or pasted behind a folder stands for itself.
fn start_anew(text: &mut String) {
    for (mark, keep) in [("//", 1), ("/~/", 1)] {
        if let Some(at) = text.rfind(mark) {
            text.drain(..at + keep);
        }
    }
}

/// Where the arrow keys lead: into the list from above, and out of it at the top.
fn step(chosen: Option<usize>, down: bool, up: bool, count: usize) -> Option<usize> {
    match chosen {
        None if down && count > 0 => Some(0),
        Some(at) if down => Some((at + 1).min(count.saturating_sub(1))),
        Some(at) if up => at.checked_sub(1),
        _ => chosen,
    }
}

fn expand(text: &str) -> PathBuf {
    match (text.strip_prefix("~/"), std::env::var_os("HOME")) {
        (Some(rest), Some(home)) => PathBuf::from(home).join(rest),
        _ => PathBuf::from(text),
    }
}

/// The typed folder and the beginning of a name in it.
fn split(text: &str) -> (&str, &str) {
    text.rfind(MAIN_SEPARATOR).map_or(("", text), |at| text.split_at(at + 1))
}

fn join(text: &str, entry: &str) -> String {
    format!("{}{entry}", split(text).0)
}

fn matching(text: &str, folders_only: bool) -> Vec<String> {
    let (folder, start) = split(text);
    let folder = if folder.is_empty() { PathBuf::from(".") } else { expand(folder) };
    let mut found: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let mut name = entry.file_name().into_string().ok()?;
            let is_folder = entry.path().is_dir();
            let hidden = name.starts_with('.') && !start.starts_with('.');
            if hidden || !name.starts_with(start) || (folders_only && !is_folder) {
                return None;
            }
            if is_folder {
                name.push(MAIN_SEPARATOR);
            }
            Some((!is_folder, name.to_lowercase(), name))
        })
        .collect();
    found.sort();
    found.into_iter().map(|(.., name)| name).take(MOST).collect()
}

/// The longest beginning that all entries have.
fn common_start(entries: &[String]) -> Option<String> {
    let first = entries.first()?;
    let len = entries.iter().fold(first.len(), |len, entry| {
        let same = first.char_indices().zip(entry.chars()).take_while(|((_, a), b)| a == b);
        len.min(same.last().map_or(0, |((at, c), _)| at + c.len_utf8()))
    });
    Some(first[..len].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;

    #[test]
    fn entries_go_on_like_the_line() {
        let folder = Folder::new();
        fs::create_dir(folder.path("kernels")).unwrap();
        for name in ["kept.py", "keen.py", "other.py", ".hidden"] {
            folder.write(name, b"");
        }
        let line = |rest: &str| format!("{}/{rest}", folder.as_ref().display());
        assert_eq!(matching(&line("k"), false), ["kernels/", "keen.py", "kept.py"]);
        assert_eq!(matching(&line(""), true), ["kernels/"]);
        assert_eq!(matching(&line("."), false), [".hidden"]);
        assert_eq!(common_start(&matching(&line("k"), false)).as_deref(), Some("ke"));
        assert_eq!(join(&line("k"), "kernels/"), line("kernels/"));
        assert!(matching("/no/such/folder/", false).is_empty());
        assert_eq!(common_start(&["加法".into(), "加热".into()]).as_deref(), Some("加"));
    }

    #[test]
    fn a_full_path_behind_a_folder_stands_for_itself() {
        for (typed, meant) in [("/a/b//usr/x", "/usr/x"), ("/a/~/x", "~/x"), ("/a/b", "/a/b"), ("//a", "/a")] {
            let mut text = typed.to_owned();
            start_anew(&mut text);
            assert_eq!(text, meant);
        }
    }

    #[test]
    fn arrows_enter_and_leave_the_list() {
        assert_eq!(step(None, true, false, 2), Some(0));
        assert_eq!(step(Some(1), true, false, 2), Some(1));
        assert_eq!(step(Some(0), false, true, 2), None);
        assert_eq!(step(None, true, false, 0), None);
    }
}
