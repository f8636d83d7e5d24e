//! Real profiler output and simulator dumps, read into a [`Profile`].
//!
//! In: a [`Tree`] of [`Source`]s. Out: a [`Profile`]: operators core by core, devices, tables, traces, hotspots,
//! findings, and every problem met, with file, line, meaning and remedy. Nothing here opens a file.
//! Always holds: a reader is chosen by what a file holds; reading is bounded by [`Limits`]; damaged input gives
//! problems, never a panic and never a number presented as right that the file itself contradicts.
//!
//! One file per format in `formats`, one row each in its list.

pub mod advice;
mod archive;
pub mod compare;
mod consistency;
mod derive;
mod formats;
pub mod hotspots;
mod import;
mod number;
mod problems;
mod source;
mod sqlite;
mod table;
#[cfg(test)]
mod tests;
mod text;
pub mod trace;

pub use source::{Borrowed, Cancel, Entry, Limits, Memory, MemoryTree, Source, SourceError, Stream, Tree, read_range};

use crate::model::{FileRead, Profile};
use formats::FORMATS;
use import::{File, HEAD, Head, Import, name_of};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Reads everything in a tree that a reader knows.
pub fn import(tree: &dyn Tree, limits: Limits, cancel: &Cancel) -> Profile {
    let mut import = Import::new(tree, limits, cancel);
    for (index, entry) in tree.entries().iter().enumerate() {
        if index >= limits.files {
            import.tell(&entry.path, problems::too_many_files(limits.files));
            break;
        }
        if cancel.is_set() {
            import.tell("", problems::cancelled());
            break;
        }
        match tree.open(index) {
            Ok(source) => read(&mut import, &entry.path, source.as_ref(), 0),
            Err(error) => import.tell(&entry.path, problems::unreadable(&error.0)),
        }
    }
    derive::finish(&mut import);
    consistency::check(&mut import);
    let mut profile = import.profile;
    derive::collapse(&mut profile.problems);
    if profile.is_empty() {
        profile.problems.push(problems::nothing_known().in_file(&profile.name));
    }
    profile.findings = advice::findings(&profile);
    profile
}

/// Reads one file with the first reader that knows it; archives lead to their members.
fn read(import: &mut Import<'_>, path: &str, source: &dyn Source, depth: usize) {
    let head = match read_range(source, 0, HEAD) {
        Ok(bytes) => Head::new(bytes, source.len()),
        Err(error) => return import.tell(path, problems::unreadable(&error.0)),
    };
    if archive::is_archive(&head) {
        import.profile.files.push(FileRead { path: path.into(), bytes: head.len, format: Some("archive".into()) });
        if depth < archive::DEEPEST {
            archive::unfold(import, path, source, &head, |import, path, source| read(import, path, source, depth + 1));
        } else {
            import.tell(path, problems::archive("archives within archives within archives"));
        }
        return;
    }
    let file = File { path, source, head: &head };
    let format = FORMATS.iter().find(|format| (format.sniff)(&file));
    let name = format.map(|format| format.name.to_owned());
    import.profile.files.push(FileRead { path: path.into(), bytes: head.len, format: name });
    match format {
        Some(format) => {
            // A fault in one reader costs one file.
            if let Err(panic) = catch_unwind(AssertUnwindSafe(|| (format.read)(import, &file))) {
                let reason = panic.downcast_ref::<String>().map(String::as_str);
                let reason = reason.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("panic");
                import.tell(path, problems::reader_fault(reason));
            }
        }
        None => unread(import, &file),
    }
}

/// A file that no reader takes: fine for raw counters and logs, a problem for a name that promises a known format.
fn unread(import: &mut Import<'_>, file: &File<'_>) {
    let promise = formats::promised(name_of(file.path));
    match promise {
        Some(_) if file.head.len == 0 => import.tell(file.path, problems::empty_file()),
        Some(promise) => import.tell(file.path, problems::no_reader(promise)),
        None => {}
    }
}
