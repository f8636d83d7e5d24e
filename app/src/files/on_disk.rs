//! One document's tie to its file: what is on disk as far as we know, and what to do when that changes.

use super::{Encoding, FileError, Problem, Sync, read_bytes, write_atomic};
use std::path::{Path, PathBuf};

#[derive(Clone, Debug)]
pub struct OnDisk {
    /// `None`: never saved.
    path: Option<PathBuf>,
    /// Shown where there is no path.
    name: String,
    encoding: Encoding,
    /// The file's bytes when we last read or wrote them; `None`: there was no file.
    known: Option<Vec<u8>>,
}

/// What another program did to the file.
#[derive(Debug)]
pub enum Outside {
    Nothing,
    /// The file was written and holds exactly the text here.
    Same,
    /// Nothing was typed since: take this text.
    Reload(String),
    /// There is unsaved text as well: merge or ask.
    Ask {
        /// What the file held before; `None`: there was none.
        base: Option<String>,
        theirs: String,
    },
    /// The file is gone; the text here is now the only copy.
    Gone,
    /// It cannot be read any more; the text here stays.
    Unreadable(FileError),
}

impl OnDisk {
    /// A document without a file.
    pub fn untitled(name: &str) -> Self {
        Self { path: None, name: name.into(), encoding: Encoding::default(), known: None }
    }

    /// Opens a file; one that does not exist is an empty document with that name.
    pub fn open(path: &Path) -> Result<(Self, String), FileError> {
        let path = std::path::absolute(path).map_err(|error| FileError::io(path, error))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let known = match read_bytes(&path) {
            Ok(bytes) => Some(bytes),
            Err(FileError { problem: Problem::Missing, .. }) => None,
            Err(error) => return Err(error),
        };
        let (text, encoding) = match &known {
            Some(bytes) => Encoding::decode(bytes).map_err(|problem| FileError::new(&path, problem))?,
            None => Default::default(),
        };
        Ok((Self { path: Some(path), name, encoding, known }, text))
    }

    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// File name, or what stands for it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The file has another name or place now.
    pub fn moved_to(&mut self, path: PathBuf) {
        self.name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        self.path = Some(path);
    }

    pub fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Whether the file holds exactly this text, as far as we know.
    pub fn holds(&self, text: &str) -> bool {
        match &self.known {
            Some(known) => *known == self.encoding.encode(text),
            None => self.path.is_none() && text.is_empty(),
        }
    }

    /// Saves, unless another program has written the file since: then nothing is written and the problem is
    /// [`Problem::Changed`]. A file that is gone is made anew.
    pub fn save(&mut self, text: &str) -> Result<(), FileError> {
        let Some(path) = self.path.clone() else {
            return Err(FileError::new(Path::new(&self.name), Problem::Missing));
        };
        match read_bytes(&path) {
            Ok(bytes) if Some(&bytes) == self.known.as_ref() => {}
            Ok(_) => return Err(FileError::new(&path, Problem::Changed)),
            // Gone, with its folder perhaps: written anew.
            Err(FileError { problem: Problem::Missing, .. }) => {
                if let Some(folder) = path.parent() {
                    std::fs::create_dir_all(folder).map_err(|error| FileError::io(folder, error))?;
                }
            }
            Err(error) => return Err(error),
        }
        let bytes = self.encoding.encode(text);
        write_atomic(&path, &bytes, Sync::Yes)?;
        self.known = Some(bytes);
        Ok(())
    }

    /// Saves under another name. A file that is already there is only replaced if `replace` says so.
    pub fn save_as(&mut self, path: &Path, text: &str, replace: bool) -> Result<(), FileError> {
        let path = std::path::absolute(path).map_err(|error| FileError::io(path, error))?;
        if !replace && path.exists() {
            return Err(FileError::new(&path, Problem::Changed));
        }
        let bytes = self.encoding.encode(text);
        write_atomic(&path, &bytes, Sync::Yes)?;
        self.name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        self.path = Some(path);
        self.known = Some(bytes);
        Ok(())
    }

    /// Looks at the file again. After [`Outside::Reload`] and [`Outside::Ask`] their version counts as known: the next
    /// save replaces it, which is what the answer `keep mine` means.
    pub fn look(&mut self, text: &str) -> Outside {
        let Some(path) = &self.path else { return Outside::Nothing };
        let bytes = match read_bytes(path) {
            Ok(bytes) => bytes,
            Err(FileError { problem: Problem::Missing, .. }) => {
                return if self.known.take().is_some() { Outside::Gone } else { Outside::Nothing };
            }
            Err(error) => return Outside::Unreadable(error),
        };
        if Some(&bytes) == self.known.as_ref() {
            return Outside::Nothing;
        }
        let (theirs, encoding) = match Encoding::decode(&bytes) {
            Ok(decoded) => decoded,
            Err(problem) => return Outside::Unreadable(FileError::new(path, problem)),
        };
        let typed = !(self.holds(text) || (self.known.is_none() && text.is_empty()));
        let before = self.known.replace(bytes);
        let base = before.and_then(|bytes| Encoding::decode(&bytes).ok()).map(|(text, _)| text);
        // Either encoding can hold either text, so theirs is right whatever the answer.
        self.encoding = encoding;
        if theirs == text {
            Outside::Same
        } else if typed {
            Outside::Ask { base, theirs }
        } else {
            Outside::Reload(theirs)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;
    use std::fs;

    fn open(folder: &Folder, bytes: &[u8]) -> (OnDisk, String) {
        OnDisk::open(&folder.write("a.py", bytes)).unwrap()
    }

    #[test]
    fn saving_keeps_the_encoding() {
        let folder = Folder::new();
        let (mut disk, text) = open(&folder, b"# \xbc\xd3\r\n");
        disk.save(&(text + "x = 1\n")).unwrap();
        assert_eq!(fs::read(folder.path("a.py")).unwrap(), b"# \xbc\xd3\r\nx = 1\n");
    }

    #[test]
    fn an_outside_change_is_never_overwritten_unasked() {
        let folder = Folder::new();
        let (mut disk, _) = open(&folder, b"one\n");
        folder.write("a.py", b"theirs\n");
        assert!(matches!(disk.save("mine\n").unwrap_err().problem, Problem::Changed));
        assert_eq!(fs::read(folder.path("a.py")).unwrap(), b"theirs\n");
        let Outside::Ask { base, theirs } = disk.look("mine\n") else { panic!("must ask") };
        assert_eq!(base.as_deref(), Some("one\n"));
        assert_eq!(theirs, "theirs\n");
        // The answer was `keep mine`.
        disk.save("mine\n").unwrap();
        assert_eq!(fs::read(folder.path("a.py")).unwrap(), b"mine\n");
    }

    #[test]
    fn an_outside_change_of_clean_text_is_taken_with_its_encoding() {
        let folder = Folder::new();
        let (mut disk, text) = open(&folder, b"one\n");
        folder.write("a.py", b"\xbc\xd3\n");
        let Outside::Reload(theirs) = disk.look(&text) else { panic!("must reload") };
        assert_eq!((theirs.as_str(), disk.encoding().label()), ("加\n", "GB18030"));
        assert!(matches!(disk.look(&theirs), Outside::Nothing));
        assert!(disk.holds(&theirs));
    }

    #[test]
    fn the_same_change_on_both_sides_is_no_conflict() {
        let folder = Folder::new();
        let (mut disk, _) = open(&folder, b"one\n");
        folder.write("a.py", b"two\n");
        assert!(matches!(disk.look("two\n"), Outside::Same));
        assert!(disk.holds("two\n"));
    }

    #[test]
    fn a_file_that_vanishes_or_turns_binary_leaves_the_text() {
        let folder = Folder::new();
        let (mut disk, text) = open(&folder, b"one\n");
        fs::remove_file(folder.path("a.py")).unwrap();
        assert!(matches!(disk.look(&text), Outside::Gone));
        assert!(!disk.holds(&text), "the only copy is unsaved text");
        assert!(matches!(disk.look(&text), Outside::Nothing), "said once");
        disk.save(&text).unwrap();
        folder.write("a.py", b"\0\0");
        let Outside::Unreadable(error) = disk.look(&text) else { panic!("must refuse") };
        assert!(matches!(error.problem, Problem::Binary));
        assert!(matches!(disk.save(&text).unwrap_err().problem, Problem::Changed));
    }

    #[test]
    fn a_file_whose_folder_vanishes_is_written_anew() {
        let folder = Folder::new();
        fs::create_dir(folder.path("inner")).unwrap();
        let (mut disk, text) = OnDisk::open(&folder.write("inner/a.py", b"one\n")).unwrap();
        fs::remove_dir_all(folder.path("inner")).unwrap();
        assert!(matches!(disk.look(&text), Outside::Gone));
        disk.save(&text).unwrap();
        assert_eq!(fs::read(folder.path("inner/a.py")).unwrap(), b"one\n");
    }

    #[test]
    fn a_new_file_is_written_on_the_first_save() {
        let folder = Folder::new();
        let (mut disk, text) = OnDisk::open(&folder.path("new.py")).unwrap();
        assert_eq!((disk.name(), text.as_str()), ("new.py", ""));
        disk.save("x\n").unwrap();
        assert_eq!(fs::read(folder.path("new.py")).unwrap(), b"x\n");
        let mut untitled = OnDisk::untitled("sample.py");
        assert!(untitled.save("x\n").is_err());
        assert!(untitled.save_as(&folder.path("new.py"), "y\n", false).is_err());
        untitled.save_as(&folder.path("other.py"), "y\n", false).unwrap();
        assert_eq!(untitled.name(), "other.py");
    }
}
