//! A pattern per pipe, for those who do not see hues.

use compiler::model::Pipe;

/// Marks drawn over a filled slice or block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    Plain,
    /// Lines rising to the right.
    Rising,
    Falling,
    Horizontal,
    Vertical,
    Cross,
    Dots,
}

impl Pattern {
    pub fn of(pipe: Pipe) -> Self {
        match pipe {
            Pipe::V => Self::Plain,
            Pipe::Mte2 => Self::Rising,
            Pipe::Mte3 => Self::Falling,
            Pipe::Mte1 => Self::Horizontal,
            Pipe::M => Self::Cross,
            Pipe::Fix => Self::Vertical,
            Pipe::S | Pipe::All => Self::Dots,
        }
    }
}
