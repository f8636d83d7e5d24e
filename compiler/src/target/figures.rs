//! What a chip description holds. Cycles are core cycles, sizes bytes, rates bytes per cycle unless a field says
//! otherwise.

use crate::model::Buffer;
use crate::sim::stream::{VectorWork, View};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How a figure came to be known, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    Measured,
    Simulator,
    Documented,
    Inferred,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure<T> {
    pub value: T,
    pub mark: Mark,
    pub source: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Target {
    pub name: String,
    /// NpuArch number, such as `2201`.
    pub arch: String,
    /// True for chips whose figures are not checked against anything.
    pub preview: bool,
    pub chip: Chip,
    pub memory: Memory,
    pub issue: Issue,
    pub scalar: Scalar,
    pub vector: Vector,
    pub copy: Copies,
    pub cube: Cube,
    pub sync: Sync,
    pub recorded: Recorded,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chip {
    pub clock_mhz: Figure<u32>,
    pub vector_cores: Figure<u32>,
    pub cube_cores: Figure<u32>,
    /// Time from launch to the first instruction and from the last one to completion; not part of any trace.
    pub launch_us: Figure<f64>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    pub ub: Figure<u64>,
    /// Last bytes of UB that the Ascend C library uses as scratch.
    pub ub_reserved: Figure<u64>,
    pub l1: Figure<u64>,
    pub l0a: Figure<u64>,
    pub l0b: Figure<u64>,
    pub l0c: Figure<u64>,
    pub bt: Figure<u64>,
    pub fb: Figure<u64>,
    pub l2: Figure<u64>,
    /// GB/s over all cores, L2 missed.
    pub hbm_read: Figure<f64>,
    /// GB/s over all cores, reads and writes together.
    pub hbm_total: Figure<f64>,
    /// GB/s over all cores, L2 hit.
    pub l2_read: Figure<f64>,
}

impl Memory {
    /// Capacity of a memory of one core; global memory has none.
    pub fn capacity(&self, buffer: Buffer) -> u64 {
        match buffer {
            Buffer::Gm => u64::MAX,
            Buffer::Ub => self.ub.value,
            Buffer::L1 => self.l1.value,
            Buffer::L0a => self.l0a.value,
            Buffer::L0b => self.l0b.value,
            Buffer::L0c => self.l0c.value,
            Buffer::Bt => self.bt.value,
            Buffer::Fb => self.fb.value,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Issue {
    /// Instructions that wait in one pipe's queue before the scalar unit stalls.
    pub queue_depth: Figure<u32>,
    /// The same of the vector unit.
    pub vector_queue_depth: Figure<u32>,
    pub per_cycle: Figure<u32>,
    /// Scalar instructions that prepare one call of a vector, copy or cube instruction.
    pub call_instructions: Figure<u32>,
    pub flag_cycles: Figure<u64>,
    pub flag_latency: Figure<u64>,
    pub barrier_cycles: Figure<u64>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scalar {
    pub alu: Figure<u32>,
    pub mul: Figure<u32>,
    pub div: Figure<u32>,
    pub float: Figure<u32>,
    pub float_div: Figure<u32>,
    pub branch: Figure<u32>,
    pub ub_load: Figure<u32>,
    pub ub_store: Figure<u32>,
    pub gm_load: Figure<u32>,
    pub gm_store: Figure<u32>,
    pub stack: Figure<u32>,
}

/// Column of a vector instruction's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VectorClass {
    /// Floats of 16 bits.
    Half,
    Float,
    Integer,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VectorOp {
    /// Cycles in the execution stages, by [`VectorClass`]; below zero for instructions with fewer stages than most.
    pub exec: [i32; 3],
    /// Cycles per repeat without bank conflicts, by [`VectorClass`].
    pub repeat: [f64; 3],
    /// Cycles before the first repeat, by [`VectorClass`].
    #[serde(default)]
    pub start: [u32; 3],
    /// Cycles more for every eight repeats begun, such as for reading their offsets.
    #[serde(default)]
    pub per_eight: u32,
    /// Shortest distance to the next instruction where it is not that of [`Vector::min_gap`].
    #[serde(default)]
    pub gap: u32,
    pub mark: Mark,
    pub source: String,
}

impl VectorOp {
    /// An instruction of this row: so many repeats, the last `partial` of which write part of a block.
    pub fn work(&self, class: VectorClass, repeats: u32, partial: u32, views: &[View]) -> VectorWork {
        let class = class as usize;
        let mut all = [View::default(); 4];
        for (place, view) in all.iter_mut().zip(views) {
            *place = *view;
        }
        VectorWork {
            repeats,
            exec: self.exec[class],
            repeat_cycles: self.repeat[class],
            start: self.start[class] + self.per_eight * repeats.div_ceil(8),
            gap: self.gap,
            partial: partial.min(repeats),
            elements: 0,
            views: all,
            view_count: views.len().min(4) as u8,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Vector {
    /// Issue to retire = head + exec + cycles of all repeats.
    pub head: Figure<u64>,
    /// Shortest distance of two instructions.
    pub min_gap: Figure<u64>,
    /// Setting one half of the mask register, from issue to retirement. Calls with an element count set it.
    pub set_mask: Figure<u64>,
    /// A repeat that writes part of a 32 B block holds the write port this long, to read the block first.
    pub partial_write: Figure<u64>,
    /// Part of the last such repeat that is over only after retirement.
    pub partial_hidden: Figure<u64>,
    /// Cycles of the read stage, between a repeat's reads and its execution.
    pub read_stage: Figure<u64>,
    pub bank_groups: Figure<u32>,
    /// Bytes of UB behind which each bank group has its next bank.
    pub bank_bytes: Figure<u64>,
    /// Assumed of operations without a row.
    pub other: VectorOp,
    pub ops: BTreeMap<String, VectorOp>,
}

/// A way between two memories. One transfer: cycles = latency + bytes / rate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Path {
    pub latency: u64,
    pub rate: f64,
    /// Bytes per cycle that the memory behind the path keeps up; transfers that ask for more take bytes / sustained.
    #[serde(default)]
    pub sustained: Option<f64>,
    /// Largest transfer, in bytes, that is moved at once; longer ones are several.
    #[serde(default)]
    pub piece: Option<u64>,
    /// Distance of transfers that follow one another at once, where it is shorter than one transfer.
    #[serde(default)]
    pub next: Option<Next>,
    pub mark: Mark,
    pub source: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Copies {
    /// Size and alignment of the pieces in which global memory answers.
    pub beat: Figure<u64>,
    /// Largest request in bytes, and the cycles at which copies from global memory that follow one another are taken
    /// in, per request.
    pub request: Figure<u64>,
    pub request_cycles: Figure<f64>,
    /// What L2 holds.
    pub gm_ub: Path,
    /// What L2 does not hold.
    pub gm_ub_miss: Path,
    pub ub_gm: Path,
    pub gm_l1: Path,
    pub gm_l0a: Path,
    pub gm_l0b: Path,
    pub l1_gm: Path,
    pub l1_l0a: Path,
    pub l1_l0b: Path,
    pub l1_bt: Path,
    pub l1_fb: Path,
    pub l0c_gm: Path,
    pub l0c_l1: Path,
    pub ub_ub: Path,
    #[serde(default)]
    pub l0c_ub: Option<Path>,
    #[serde(default)]
    pub ub_l1: Option<Path>,
    #[serde(default)]
    pub l1_ub: Option<Path>,
    /// Names of paths that a chip's base has and the chip has not.
    #[serde(default)]
    pub absent: Vec<String>,
}

/// Distance of transfers in a row: max(least, gap + bytes / rate) cycles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Next {
    pub gap: f64,
    pub rate: f64,
    pub least: f64,
}

impl Path {
    /// Cycles of one transfer that nothing disturbs.
    pub fn alone(&self, bytes: f64) -> f64 {
        self.in_pieces(bytes, |bytes| {
            let own = self.latency as f64 + bytes / self.rate;
            self.sustained.map_or(own, |sustained| own.max(bytes / sustained))
        })
    }

    /// Cycles from the start of a transfer to the earliest start of the next.
    pub fn distance(&self, bytes: f64) -> f64 {
        let Some(next) = &self.next else { return self.alone(bytes) };
        self.in_pieces(bytes, |bytes| next.least.max(next.gap + bytes / next.rate))
    }

    fn in_pieces(&self, bytes: f64, time: impl Fn(f64) -> f64) -> f64 {
        let pieces = self.piece.map_or(1.0, |piece| (bytes / piece.max(1) as f64).ceil().max(1.0));
        pieces * time(bytes / pieces)
    }
}

impl Copies {
    /// Every path with its name and ends.
    fn table(&self) -> [(&'static str, (Buffer, Buffer), Option<&Path>); 16] {
        use Buffer::{Bt, Fb, Gm, L0a, L0b, L0c, L1, Ub};
        [
            ("gm_ub", (Gm, Ub), Some(&self.gm_ub)),
            ("ub_gm", (Ub, Gm), Some(&self.ub_gm)),
            ("gm_l1", (Gm, L1), Some(&self.gm_l1)),
            ("gm_l0a", (Gm, L0a), Some(&self.gm_l0a)),
            ("gm_l0b", (Gm, L0b), Some(&self.gm_l0b)),
            ("l1_gm", (L1, Gm), Some(&self.l1_gm)),
            ("l1_l0a", (L1, L0a), Some(&self.l1_l0a)),
            ("l1_l0b", (L1, L0b), Some(&self.l1_l0b)),
            ("l1_bt", (L1, Bt), Some(&self.l1_bt)),
            ("l1_fb", (L1, Fb), Some(&self.l1_fb)),
            ("l0c_gm", (L0c, Gm), Some(&self.l0c_gm)),
            ("l0c_l1", (L0c, L1), Some(&self.l0c_l1)),
            ("ub_ub", (Ub, Ub), Some(&self.ub_ub)),
            ("l0c_ub", (L0c, Ub), self.l0c_ub.as_ref()),
            ("ub_l1", (Ub, L1), self.ub_l1.as_ref()),
            ("l1_ub", (L1, Ub), self.l1_ub.as_ref()),
        ]
    }

    /// Paths that the chip has, and the one for what L2 does not hold.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.table().into_iter().filter_map(|(_, _, path)| path).chain([&self.gm_ub_miss])
    }

    /// The path for what L2 does not hold.
    pub fn path_missed(&self, from: Buffer, to: Buffer) -> Option<&Path> {
        if (from, to) == (Buffer::Gm, Buffer::Ub) { Some(&self.gm_ub_miss) } else { self.path(from, to) }
    }

    /// The path between two memories; `None` where the chip has none.
    pub fn path(&self, from: Buffer, to: Buffer) -> Option<&Path> {
        let (name, _, path) = self.table().into_iter().find(|(_, ends, _)| *ends == (from, to))?;
        if self.absent.iter().any(|absent| absent == name) { None } else { path }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cube {
    /// Added to the micro-operations of an isolated instruction.
    pub latency: Figure<u64>,
    /// Added between pipelined instructions.
    pub gap: Figure<u64>,
    /// Shortest distance of two instructions.
    pub min_gap: Figure<u64>,
    /// Added per micro-operation that adds to the result of the one before it: products of one tile by one tile.
    pub dependent: Figure<u64>,
    /// Cycles of a micro-operation on true 32-bit floats.
    pub float_cycles: Figure<u64>,
}

/// Cycles that meetings of cores take after the last one has arrived.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sync {
    pub sync_all: Figure<u64>,
    pub cross_core: Figure<u64>,
}

/// Figures of the vendor's cycle simulator, as its logs show them. Only the replay of such logs uses them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recorded {
    /// Cycles from the first request of instructions to the first dispatch, and of each later request.
    pub fetch: Figure<u64>,
    /// Lines of instructions requested at once, and lines requested when a core of each kind starts.
    pub fetch_together: Figure<u64>,
    pub preload_vector: Figure<u64>,
    pub preload_cube: Figure<u64>,
    /// From a branch that is taken against the prediction to the next dispatch.
    pub redirect: Figure<u64>,
    pub load_hit: Figure<u64>,
    pub ub_load: Figure<u64>,
    /// From the request of a cache line to its arrival: on the stack, and elsewhere in global memory.
    pub stack_miss: Figure<u64>,
    pub gm_miss: Figure<u64>,
    pub store_entries: Figure<u64>,
    pub stores_per_entry: Figure<u64>,
    /// Cycles after which an entry of the store buffer closes.
    pub store_age: Figure<u64>,
    /// Cycles of one read request, and how many are under way at once.
    pub read_latency: Figure<u64>,
    pub reads_in_flight: Figure<u64>,
    /// Largest request in bytes.
    pub request: Figure<u64>,
    pub write_latency: Figure<u64>,
    /// Bytes per cycle.
    pub write_rate: Figure<u64>,
    /// Instructions that wait in one pipe's queue, and in that of the vector unit.
    pub queue_depth: Figure<u64>,
    pub vector_queue_depth: Figure<u64>,
}
