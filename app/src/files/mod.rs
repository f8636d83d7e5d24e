//! Documents on disk: opening, saving, changes from outside, recovery after a crash.
//!
//! In: paths and the editor's text. Out: text, and messages for people. Always holds: text that was typed is never lost
//! or silently overwritten, and neither is text that another program wrote; a file's encoding and mode survive; a failed save leaves the file as it was.

mod disk;
mod encoding;
mod error;
pub mod git;
pub mod history;
mod on_disk;
pub mod places;
mod recovery;
#[cfg(test)]
pub(crate) mod testing;
pub mod tree;

pub use disk::{MAX_BYTES, Sync, read_bytes, write_atomic};
pub use encoding::Encoding;
pub use error::{FileError, Problem};
pub use on_disk::{OnDisk, Outside};
pub use recovery::{Recovered, Recovery};
