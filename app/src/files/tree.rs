//! Files and folders made, renamed and thrown away.
//!
//! Always holds: nothing that is there is replaced; what is thrown away is in the desktop's trash, from where the
//! desktop's file manager can put it back (freedesktop.org Trash specification 1.0).

use super::{FileError, Problem, places};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Makes an empty file; folders that the name leads through are made as well.
pub fn create_file(folder: &Path, name: &str) -> Result<PathBuf, FileError> {
    let path = named(folder, name)?;
    let fail = |error| FileError::io(&path, error);
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).map_err(fail)?;
    }
    OpenOptions::new().write(true).create_new(true).open(&path).map_err(fail)?;
    Ok(path)
}

pub fn create_folder(folder: &Path, name: &str) -> Result<PathBuf, FileError> {
    let path = named(folder, name)?;
    if path.exists() {
        return Err(FileError::io(&path, io::ErrorKind::AlreadyExists.into()));
    }
    fs::create_dir_all(&path).map_err(|error| FileError::io(&path, error))?;
    Ok(path)
}

/// Gives a file or folder another name in its folder.
pub fn rename(path: &Path, name: &str) -> Result<PathBuf, FileError> {
    let to = named(path.parent().unwrap_or(Path::new("")), name)?;
    // The kernel would replace a file without asking.
    if fs::symlink_metadata(&to).is_ok() {
        return Err(FileError::io(&to, io::ErrorKind::AlreadyExists.into()));
    }
    fs::rename(path, &to).map_err(|error| FileError::io(path, error))?;
    Ok(to)
}

/// A path below the folder.
fn named(folder: &Path, name: &str) -> Result<PathBuf, FileError> {
    let path = folder.join(name.trim());
    let inside = Path::new(name.trim()).components().all(|part| matches!(part, std::path::Component::Normal(_)));
    if name.trim().is_empty() || !inside {
        return Err(FileError::new(&path, Problem::Name));
    }
    Ok(path)
}

/// Moves a file or folder to the trash.
pub fn trash(path: &Path) -> Result<(), FileError> {
    let fail = |error| FileError::io(path, error);
    let device = fs::symlink_metadata(path).map_err(fail)?.dev();
    let home = places::trash();
    if let Some(home) = home.filter(|home| device_of(home) == Some(device)) {
        return into(&home, path, path).map_err(fail);
    }
    // Another file system has a trash of its own at its top.
    let top = path.ancestors().skip(1).take_while(|above| device_of(above) == Some(device)).last();
    let top = top.ok_or_else(|| fail(io::ErrorKind::NotFound.into()))?;
    let own = top.join(format!(".Trash-{}", rustix::process::getuid().as_raw()));
    let recorded = path.strip_prefix(top).unwrap_or(path);
    into(&own, path, recorded).map_err(fail)
}

/// Device of a path, or of the nearest folder above it that is there.
fn device_of(path: &Path) -> Option<u64> {
    path.ancestors().find_map(|above| fs::metadata(above).ok()).map(|found| found.dev())
}

fn into(trash: &Path, path: &Path, recorded: &Path) -> io::Result<()> {
    let (files, info) = (trash.join("files"), trash.join("info"));
    for folder in [&files, &info] {
        fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    }
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_string_lossy().into_owned();
    for nth in 1..10_000 {
        let name = if nth == 1 { name.clone() } else { format!("{name}.{nth}") };
        let record = info.join(format!("{name}.trashinfo"));
        // Whoever makes the record owns the name.
        let mut file = match OpenOptions::new().write(true).create_new(true).open(&record) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            made => made?,
        };
        let moved = write!(file, "[Trash Info]\nPath={}\nDeletionDate={}\n", escaped(recorded), now())
            .and_then(|()| fs::rename(path, files.join(&name)));
        if moved.is_err() {
            let _ = fs::remove_file(&record);
        }
        return moved;
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// As in a URL.
fn escaped(path: &Path) -> String {
    let mut out = String::new();
    for byte in path.as_os_str().as_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => out.push(*byte as char),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

/// `2026-01-31T12:00:00`, in universal time.
fn now() -> String {
    date(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()))
}

/// Days to a date in the proleptic Gregorian calendar: years are counted from March, so that the leap day is last.
fn date(seconds: u64) -> String {
    let (days, rest) = ((seconds / 86_400) as i64 + 719_468, seconds % 86_400);
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let day_of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}", rest / 3600, rest / 60 % 60, rest % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;

    #[test]
    fn nothing_that_is_there_is_replaced() {
        let folder = Folder::new();
        folder.write("a.py", b"a");
        let b = create_file(folder.as_ref(), "sub/b.py").unwrap();
        assert!(create_file(folder.as_ref(), "a.py").is_err());
        assert!(create_folder(folder.as_ref(), "sub").is_err());
        assert!(rename(&folder.path("a.py"), "sub").is_err());
        assert_eq!(fs::read(folder.path("a.py")).unwrap(), b"a");
        assert_eq!(rename(&b, " c.py ").unwrap(), folder.path("sub/c.py"));
        for name in ["", "  ", "../x.py", "/x.py", "."] {
            let error = create_file(folder.as_ref(), name).unwrap_err();
            assert!(matches!(error.problem, Problem::Name), "{name:?}");
        }
    }

    #[test]
    fn the_trash_keeps_what_was_thrown_away_and_where_it_was() {
        let folder = Folder::new();
        let bin = folder.path("bin");
        for text in [b"one", b"two"] {
            let path = folder.write("\u{52a0} 1.py", text);
            into(&bin, &path, &path).unwrap();
            assert!(!path.exists());
        }
        assert_eq!(fs::read(bin.join("files/\u{52a0} 1.py")).unwrap(), b"one");
        assert_eq!(fs::read(bin.join("files/\u{52a0} 1.py.2")).unwrap(), b"two");
        let record = fs::read_to_string(bin.join("info/\u{52a0} 1.py.2.trashinfo")).unwrap();
        assert!(record.contains("/%E5%8A%A0%201.py\nDeletionDate=2"), "{record}");
        assert!(into(&bin, &folder.path("none"), Path::new("none")).is_err());
        assert_eq!(fs::read_dir(bin.join("info")).unwrap().count(), 2, "no record of what is not there");
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date(0), "1970-01-01T00:00:00");
        assert_eq!(date(951_782_399), "2000-02-28T23:59:59");
        assert_eq!(date(951_782_400), "2000-02-29T00:00:00");
        assert_eq!(date(1_798_761_599), "2026-12-31T23:59:59");
    }
}
