//! What a chip description holds. Cycles are core cycles, sizes bytes, rates bytes per cycle unless a field says
//! otherwise.

use crate::model::Buffer;
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
    /// Cycles in the execution stages, by [`VectorClass`].
    pub exec: [u32; 3],
    /// Cycles per repeat without bank conflicts, by [`VectorClass`].
    pub repeat: [f64; 3],
    pub mark: Mark,
    pub source: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Vector {
    /// Issue to retire = head + exec + cycles of all repeats.
    pub head: Figure<u64>,
    /// Shortest distance of two instructions.
    pub min_gap: Figure<u64>,
    /// Added when an element count is not a whole number of repeats.
    pub tail_count: Figure<u64>,
    pub bank_groups: Figure<u32>,
    pub ops: BTreeMap<String, VectorOp>,
}

/// A way between two memories: cycles = latency + bytes / rate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Path {
    pub latency: u64,
    pub rate: f64,
    pub mark: Mark,
    pub source: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Copies {
    /// Size and alignment of the pieces in which global memory answers.
    pub beat: Figure<u64>,
    pub gm_ub: Path,
    pub ub_gm: Path,
    pub gm_l1: Path,
    pub gm_l0: Path,
    pub l1_gm: Path,
    pub l1_l0a: Path,
    pub l1_l0b: Path,
    pub l1_bt: Path,
    pub l1_fb: Path,
    pub l0c_gm: Path,
    pub l0c_l1: Path,
    pub ub_ub: Path,
}

impl Copies {
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        [
            &self.gm_ub,
            &self.ub_gm,
            &self.gm_l1,
            &self.gm_l0,
            &self.l1_gm,
            &self.l1_l0a,
            &self.l1_l0b,
            &self.l1_bt,
            &self.l1_fb,
            &self.l0c_gm,
            &self.l0c_l1,
            &self.ub_ub,
        ]
        .into_iter()
    }

    /// The path between two memories; `None` where the chip has none.
    pub fn path(&self, from: Buffer, to: Buffer) -> Option<&Path> {
        use Buffer::{Bt, Fb, Gm, L0a, L0b, L0c, L1, Ub};
        Some(match (from, to) {
            (Gm, Ub) => &self.gm_ub,
            (Ub, Gm) => &self.ub_gm,
            (Gm, L1) => &self.gm_l1,
            (Gm, L0a | L0b) => &self.gm_l0,
            (L1, Gm) => &self.l1_gm,
            (L1, L0a) => &self.l1_l0a,
            (L1, L0b) => &self.l1_l0b,
            (L1, Bt) => &self.l1_bt,
            (L1, Fb) => &self.l1_fb,
            (L0c, Gm) => &self.l0c_gm,
            (L0c, L1) => &self.l0c_l1,
            (Ub, Ub) => &self.ub_ub,
            _ => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cube {
    /// Added to the micro-operations of an isolated instruction.
    pub latency: Figure<u64>,
    /// Added between pipelined instructions.
    pub gap: Figure<u64>,
}

/// Cycles that meetings of cores take after the last one has arrived.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sync {
    pub sync_all: Figure<u64>,
    pub cross_core: Figure<u64>,
}
