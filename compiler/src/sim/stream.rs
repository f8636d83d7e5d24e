//! What cores execute, without saying when: one instruction stream per core.
//!
//! The functional half makes streams from a program; a reader of recorded instruction logs can make them too. The
//! timing half takes nothing else.
//! Always holds: instructions are in program order; every index points into its own [`Stream`], `name` into the
//! [`Names`] shared by all streams of a launch.

use crate::model::{Buffer, Pipe, WaitReason};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};

/// `op` of instructions that come from no operation.
pub const NO_OP: u32 = u32::MAX;
/// `stay` of accesses that belong to no allocation.
pub const NO_STAY: u32 = u32::MAX;

#[derive(Clone, Debug, PartialEq)]
pub struct Instruction {
    /// Pipe that executes it. For waits this is the pipe that waits, for sets the pipe whose progress is told.
    pub pipe: Pipe,
    pub work: Work,
    /// Index into [`Names`].
    pub name: u32,
    /// Number of an `OpId`, or [`NO_OP`].
    pub op: u32,
    /// Bytes moved or computed on.
    pub bytes: u64,
    /// First of its accesses and their number.
    pub accesses: (u32, u32),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Work {
    /// The scalar unit computes, or prepares other instructions.
    Scalar { cycles: u32 },
    /// Index into [`Stream::vectors`].
    Vector(u32),
    /// Index into [`Stream::copies`].
    Copy(u32),
    /// Cube product of so many micro-operations, and multiplications and additions.
    Cube { uops: u64, operations: u64 },
    /// Anything whose time does not depend on where its data lie.
    Fixed { cycles: u64 },
    /// Tells pipe `to` that everything earlier on this pipe is done.
    SetFlag { to: Pipe, id: u8 },
    /// Waits for the matching set on pipe `from`.
    WaitFlag { from: Pipe, id: u8, why: WaitReason },
    /// Later instructions of the pipe (of every pipe for `All`) start after earlier ones end.
    Barrier,
    /// Every core of the launch arrives before any goes on.
    SyncAll,
}

/// A vector instruction's blocks of 32 bytes in UB.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct View {
    pub addr: u64,
    /// Distances in blocks.
    pub block_stride: u32,
    pub repeat_stride: u32,
    /// Blocks touched in one repeat.
    pub blocks: u8,
    pub write: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct VectorWork {
    pub repeats: u32,
    /// Cycles in the execution stages.
    pub exec: i32,
    /// Cycles per repeat without conflicts.
    pub repeat_cycles: f64,
    /// Cycles before the first repeat.
    pub start: u32,
    /// Shortest distance to the next instruction; 0 for the chip's own.
    pub gap: u32,
    /// Last repeats that write part of a block.
    pub partial: u32,
    /// Elements computed.
    pub elements: u32,
    pub views: [View; 4],
    pub view_count: u8,
}

// `repeat_cycles` is never NaN.
impl Eq for VectorWork {}

impl Hash for VectorWork {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.repeats, self.exec, self.repeat_cycles.to_bits(), self.start, self.gap, self.partial, self.elements)
            .hash(state);
        self.views.hash(state);
    }
}

impl VectorWork {
    pub fn views(&self) -> &[View] {
        &self.views[..usize::from(self.view_count)]
    }
}

/// A copy of equal pieces between two memories.
#[derive(Clone, Debug, PartialEq)]
pub struct CopyWork {
    pub from: Buffer,
    pub to: Buffer,
    pub pieces: u32,
    pub piece_bytes: u64,
    /// Address of the first piece in global memory, and from one piece to the next; zero when none is global.
    pub global_addr: u64,
    pub global_step: u64,
}

/// A byte range that an instruction reads or writes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Access {
    pub buffer: Buffer,
    pub write: bool,
    pub addr: u64,
    pub bytes: u64,
    /// Which stay of a tensor in the memory this is (index into the functional half's list), or [`NO_STAY`].
    pub stay: u32,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stream {
    pub instructions: Vec<Instruction>,
    pub vectors: Vec<VectorWork>,
    pub copies: Vec<CopyWork>,
    pub accesses: Vec<Access>,
    /// Where in `vectors` each stands.
    known: HashMap<VectorWork, u32>,
}

impl Stream {
    /// Index of a vector instruction in `vectors`; equal ones stand there once.
    pub fn vector(&mut self, work: VectorWork) -> u32 {
        if let Some(&index) = self.known.get(&work) {
            return index;
        }
        let index = self.vectors.len() as u32;
        self.vectors.push(work.clone());
        self.known.insert(work, index);
        index
    }

    pub fn accesses_of(&self, instruction: &Instruction) -> &[Access] {
        let (first, count) = instruction.accesses;
        self.accesses.get(first as usize..(first + count) as usize).unwrap_or_default()
    }
}

/// Instruction names, each once.
#[derive(Clone, Debug, Default)]
pub struct Names {
    list: Vec<String>,
    index: HashMap<String, u32>,
}

impl Names {
    pub fn intern(&mut self, name: &str) -> u32 {
        if let Some(&index) = self.index.get(name) {
            return index;
        }
        let index = self.list.len() as u32;
        self.list.push(name.to_owned());
        self.index.insert(name.to_owned(), index);
        index
    }

    pub fn get(&self, index: u32) -> &str {
        self.list.get(index as usize).map_or("", String::as_str)
    }

    pub fn list(&self) -> &[String] {
        &self.list
    }
}
