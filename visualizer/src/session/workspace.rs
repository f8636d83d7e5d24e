//! Which files are open where: what a user wants back at the next start.

use super::{Cursors, DocumentId, Groups, Session};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Open files by path. Documents without a file are not part of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Workspace {
    pub groups: Vec<Tabs>,
    /// Group that was worked in.
    pub focused: usize,
    pub places: Vec<Place>,
    /// Folder that was listed.
    pub folder: Option<PathBuf>,
}

/// Tabs of one editor.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tabs {
    pub files: Vec<PathBuf>,
    pub active: Option<PathBuf>,
    pub share: f32,
}

/// Where the cursor stood in a file, as a byte offset, and which lines were folded (first and last).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Place {
    pub file: PathBuf,
    pub cursor: usize,
    pub folds: Vec<(usize, usize)>,
}

impl Workspace {
    /// Each file once.
    pub fn files(&self) -> Vec<PathBuf> {
        let mut files: Vec<PathBuf> = Vec::new();
        for file in self.groups.iter().flat_map(|group| &group.files) {
            if !files.contains(file) {
                files.push(file.clone());
            }
        }
        files
    }

    /// Whether the same files are open in the same places, wherever the cursors stand.
    pub fn is_like(&self, other: &Self) -> bool {
        self.groups == other.groups && self.focused == other.focused && self.folder == other.folder
    }
}

impl Session {
    /// What is open now.
    pub fn workspace(&self) -> Workspace {
        let path = |id: &DocumentId| self.document(*id).and_then(|document| document.path.clone());
        let groups = self.groups.all().iter().map(|group| Tabs {
            files: group.tabs.iter().filter_map(path).collect(),
            active: group.active.as_ref().and_then(path),
            share: group.share,
        });
        let places = self.documents.iter().filter_map(|document| {
            let (file, cursor) = (document.path.clone()?, document.cursor().head);
            Some(Place { file, cursor, folds: document.folds().all().to_vec() })
        });
        Workspace {
            groups: groups.filter(|group| !group.files.is_empty()).collect(),
            focused: self.groups.focused(),
            places: places.collect(),
            folder: self.files.root.clone(),
        }
    }

    /// Arranges the documents that are open as they were. Files that could not be opened again are left out.
    pub fn arrange(&mut self, workspace: &Workspace) {
        for place in &workspace.places {
            let found = self.documents.iter_mut().find(|document| document.path.as_ref() == Some(&place.file));
            let Some(document) = found else { continue };
            let lines = document.rope().len_lines();
            document.cursors = Cursors::one(super::Cursor::at(document.floor(place.cursor)));
            document.reveal = Some(super::Reveal::Centre(place.cursor));
            place
                .folds
                .iter()
                .filter(|(_, last)| *last < lines)
                .for_each(|(first, last)| document.folds.fold(*first, *last));
            let head_line = document.cursor_line();
            document.folds.show(head_line);
        }
        let id_of = |file: &PathBuf| self.document_at(file).map(|document| document.id);
        let groups: Vec<_> = workspace
            .groups
            .iter()
            .map(|tabs| {
                let list: Vec<DocumentId> = tabs.files.iter().filter_map(id_of).collect();
                (list, tabs.active.as_ref().and_then(id_of), tabs.share)
            })
            .collect();
        let before = self.groups.active();
        self.groups = Groups::restore(groups, workspace.focused);
        // What came from elsewhere, such as unsaved text of a run that crashed, is a tab too.
        let others: Vec<DocumentId> =
            self.documents.iter().map(|document| document.id).filter(|id| !self.groups.shows(*id)).collect();
        others.into_iter().for_each(|id| self.groups.open(id));
        self.attend(before);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Command, Document};
    use super::*;

    #[test]
    fn tabs_cursors_and_folds_come_back() {
        let open = |session: &mut Session, name: &str| {
            session.open(Document::new(name, Some(name.into()), "def f():\n    pass\n\nx = 1\n"))
        };
        let mut session = Session::default();
        let a = open(&mut session, "a.py");
        open(&mut session, "b.py");
        assert_eq!(session.apply(Command::Split), None);
        assert_eq!(session.apply(Command::Activate(a)), None);
        let document = session.active_mut().unwrap();
        document.folds.fold(0, 1);
        document.cursors = Cursors::one(super::super::Cursor::at(20));
        let kept = session.workspace();
        let text = serde_json::to_string(&kept).unwrap();
        let kept: Workspace = serde_json::from_str(&text).unwrap();

        let mut again = Session::default();
        for file in kept.files() {
            open(&mut again, &file.display().to_string());
        }
        again.arrange(&kept);
        assert_eq!(again.workspace(), kept);
        assert_eq!(again.active().unwrap().name, "a.py");

        let mut fewer = Session::default();
        open(&mut fewer, "b.py");
        fewer.arrange(&kept);
        assert_eq!(fewer.active().unwrap().name, "b.py", "a file that is gone is left out");
    }
}
