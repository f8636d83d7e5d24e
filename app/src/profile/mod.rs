//! Real profiler output on disk, read through the compiler's importers.

mod disk;
mod importer;
mod looks;

pub use disk::DiskTree;
pub use importer::{Importer, serve};
pub use looks::is_profile;

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
