//! Documents on disk: opening, saving, changes from outside, recovery after a crash.
//!
//! In: paths and the editor's text. Out: text, and messages for people. Always holds: text that was typed is never lost
//! or silently overwritten, and neither is text that another program wrote; a file's encoding, line ends and mode
//! survive; a failed save leaves the file as it was.

mod disk;
mod document;
mod error;
mod format;
pub mod places;
mod recovery;
#[cfg(test)]
pub(crate) mod testing;

pub use disk::{MAX_BYTES, Sync, read_bytes, write_atomic};
pub use document::{Document, Outside};
pub use error::{FileError, Problem};
pub use format::{Encoding, Format, LineEnds};
pub use recovery::{Recovered, Recovery};
