//! Where the parts of the charts go, for the views, the comparison and the export alike. Pure: data in, boxes out.

mod critical;
mod memory;
mod timeline;

pub use critical::CriticalPath;
pub use memory::{Block, MemoryLayout, usual_pipe};
pub use timeline::{AXIS, Row, Shown, SliceBox, TimelineLayout, neighbour, wait_before};
