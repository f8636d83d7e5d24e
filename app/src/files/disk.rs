//! Reading and writing whole files.

use super::{FileError, Problem};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Largest file that the editor opens, in bytes.
pub const MAX_BYTES: u64 = 10 << 20;

/// A file's bytes. Devices, folders and files over [`MAX_BYTES`] are refused before they are read.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, FileError> {
    let fail = |error| FileError::io(path, error);
    let metadata = fs::metadata(path).map_err(fail)?;
    if metadata.is_dir() {
        return Err(FileError::new(path, Problem::Folder));
    }
    if !metadata.is_file() {
        return Err(FileError::new(path, Problem::Special));
    }
    if metadata.len() > MAX_BYTES {
        return Err(FileError::new(path, Problem::Large(metadata.len())));
    }
    let mut bytes = Vec::new();
    // It may grow while it is read.
    File::open(path).and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes)).map_err(fail)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(FileError::new(path, Problem::Large(bytes.len() as u64)));
    }
    Ok(bytes)
}

/// Replaces a file's content: readers see the old bytes or the new ones, never a part. Links are followed, mode and
/// owner kept. Where the folder allows no new file but the file itself may be written, it is written in place.
pub fn write_atomic(path: &Path, bytes: &[u8], sync: Sync) -> Result<(), FileError> {
    let target = resolve(path).map_err(|error| FileError::io(path, error))?;
    replace(&target, bytes, sync).map_err(|error| FileError::io(path, error))
}

/// Whether to wait until the bytes have reached the disk. Without it they survive the end of the program, not of the
/// machine.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sync {
    Yes,
    No,
}

fn replace(target: &Path, bytes: &[u8], sync: Sync) -> io::Result<()> {
    let old = fs::metadata(target).ok();
    if old.as_ref().is_some_and(|old| old.permissions().readonly()) && !may_write(target) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let temporary = beside(target);
    let made = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(if old.is_some() { 0o600 } else { 0o666 })
        .open(&temporary);
    let mut file = match made {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied && old.is_some() => {
            return write_in_place(target, bytes);
        }
        Err(error) => return Err(error),
    };
    let written = (|| {
        file.write_all(bytes)?;
        if let Some(old) = &old {
            // Another owner's file can only keep its owner when we are root; its mode it keeps in any case.
            let _ = std::os::unix::fs::fchown(&file, Some(old.uid()), Some(old.gid()));
            file.set_permissions(fs::Permissions::from_mode(old.mode() & 0o7777))?;
        }
        if sync == Sync::Yes {
            file.sync_all()?;
        }
        fs::rename(&temporary, target)
    })();
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    } else if sync == Sync::Yes
        && let Some(folder) = target.parent()
    {
        // The rename itself reaches the disk with the folder; the content is safe either way.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    written
}

fn may_write(target: &Path) -> bool {
    OpenOptions::new().write(true).open(target).is_ok()
}

fn write_in_place(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).open(target)?;
    file.write_all(bytes)?;
    file.set_len(bytes.len() as u64)?;
    file.sync_all()
}

/// The file behind a chain of links, which need not exist yet.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    // As deep as Linux itself follows.
    for _ in 0..40 {
        match fs::read_link(&path) {
            Ok(next) => path = path.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many symbolic links"))
}

/// A name in the same folder that nobody else uses.
fn beside(target: &Path) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    // Folders limit names to 255 bytes.
    let name: String = name.chars().take(40).collect();
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    target.with_file_name(format!(".{name}.{}-{count}.asclens", std::process::id()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().mode() & 0o7777
    }

    #[test]
    fn mode_and_links_survive_and_nothing_is_left_behind() {
        let folder = Folder::new();
        let real = folder.write("real.py", b"old");
        fs::set_permissions(&real, fs::Permissions::from_mode(0o751)).unwrap();
        let link = folder.path("link.py");
        std::os::unix::fs::symlink("real.py", &link).unwrap();
        write_atomic(&link, b"new", Sync::Yes).unwrap();
        assert_eq!(fs::read(&real).unwrap(), b"new");
        assert_eq!(mode(&real), 0o751);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(folder.names(), ["link.py", "real.py"]);
    }

    #[test]
    fn a_dangling_link_and_a_loop() {
        let folder = Folder::new();
        let link = folder.path("link.py");
        std::os::unix::fs::symlink("later.py", &link).unwrap();
        write_atomic(&link, b"new", Sync::No).unwrap();
        assert_eq!(fs::read(folder.path("later.py")).unwrap(), b"new");
        let around = folder.path("loop.py");
        std::os::unix::fs::symlink("loop.py", &around).unwrap();
        assert!(write_atomic(&around, b"new", Sync::No).unwrap_err().to_string().contains("too many symbolic links"));
    }

    #[test]
    fn a_failed_write_leaves_the_old_file_alone() {
        let folder = Folder::new();
        let old = folder.write("a.py", b"old");
        // A folder cannot be replaced by a file, whoever we are.
        let busy = folder.path("folder");
        fs::create_dir(&busy).unwrap();
        folder.write("folder/inside", b"x");
        assert!(write_atomic(&busy, b"new", Sync::Yes).is_err());
        assert!(matches!(
            write_atomic(&folder.path("no/where.py"), b"new", Sync::Yes).unwrap_err().problem,
            Problem::Missing
        ));
        assert_eq!(fs::read(old).unwrap(), b"old");
        assert_eq!(folder.names(), ["a.py", "folder"]);
    }

    #[test]
    fn odd_files_are_refused_in_words() {
        let folder = Folder::new();
        let large = folder.path("large.py");
        File::create(&large).unwrap().set_len(MAX_BYTES + 1).unwrap();
        let said = |path: &Path| read_bytes(path).unwrap_err().problem.message().en;
        assert_eq!(said(&large), "10.0 MiB is over the editor's limit of 10 MiB");
        assert_eq!(said(Path::new("/dev/null")), "this is not a regular file");
        assert_eq!(said(&folder.path("")), "this is a folder, not a file");
        assert_eq!(said(&folder.path("none")), "there is no such file any more");
    }
}
