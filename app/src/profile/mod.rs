//! Real profiler output on disk, read through the compiler's importers.

mod disk;

pub use disk::DiskTree;

use compiler::model::Profile;
use compiler::profile::{Cancel, Limits, import};
use std::path::Path;

/// Reads a file or a folder. What went wrong with single files is in the profile; the error is about the path itself.
pub fn read(path: &Path, cancel: &Cancel) -> std::io::Result<Profile> {
    let tree = DiskTree::open(path)?;
    let mut profile = import(&tree, Limits::default(), cancel);
    profile.problems.extend(tree.problems());
    Ok(profile)
}
