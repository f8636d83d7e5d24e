//! Vector instructions of the chip by the name that logs and measured tables give them.
//!
//! Out: the row of a target's table, how many sources an instruction reads, and what it writes. Shared by the reader
//! of recorded logs and by the comparison with measured tables.

use crate::sim::stream::{VectorWork, View};
use crate::target::{Target, VectorClass};

/// How much of the blocks of its destination an instruction writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writes {
    Whole,
    /// Part of a block in every repeat.
    Part,
    /// One result per block of the source: whole blocks for elements of 32 bits, part of one for 16.
    PerBlock,
    /// One bit per element: part of a block unless the repeats fill it.
    Bits,
}

pub struct VectorIsa {
    pub name: &'static str,
    /// Row of `Vector::ops`.
    pub row: &'static str,
    pub sources: u8,
    /// Whether the old destination is read too.
    pub reads_destination: bool,
    pub writes: Writes,
}

const fn isa(name: &'static str, row: &'static str, sources: u8, writes: Writes) -> VectorIsa {
    VectorIsa { name, row, sources, reads_destination: false, writes }
}

const fn into(name: &'static str, row: &'static str, sources: u8) -> VectorIsa {
    VectorIsa { name, row, sources, reads_destination: true, writes: Writes::Whole }
}

use Writes::{Bits, Part, PerBlock, Whole};

/// Every vector instruction that is known.
pub const VECTOR: &[VectorIsa] = &[
    isa("VABS", "abs", 1, Whole),
    isa("VADD", "add", 2, Whole),
    isa("VADDS", "add", 1, Whole),
    isa("VADDRELU", "add", 2, Whole),
    isa("VADDRELUCONV", "add", 2, Whole),
    isa("VAND", "logic", 2, Whole),
    into("VAXPY", "axpy", 1),
    isa("VBRCB", "brcb", 0, Whole),
    isa("VCADD", "reduce_whole_sum", 1, Part),
    isa("VCGADD", "reduce_block_sum", 1, PerBlock),
    isa("VCGMAX", "reduce_block_max", 1, PerBlock),
    isa("VCGMIN", "reduce_block_max", 1, PerBlock),
    isa("VCMAX", "reduce_whole_max", 1, Part),
    isa("VCMIN", "reduce_whole_max", 1, Part),
    isa("VCMP", "compare", 2, Whole),
    isa("VCMPV", "compare", 2, Bits),
    isa("VCMPVS", "compare_scalar", 1, Bits),
    isa("VCONV", "cast", 1, Whole),
    isa("VCONVDEQ", "cast", 1, Whole),
    isa("VCONVVDEQ", "cast", 1, Part),
    isa("VCOPY", "copy", 1, Whole),
    isa("VCPADD", "reduce_pair", 1, Whole),
    isa("VDIV", "div", 2, Whole),
    isa("VECTORDUP", "duplicate", 0, Whole),
    isa("MOVEV", "duplicate", 0, Whole),
    isa("MOVEMASK", "set_mask", 0, Whole),
    isa("VEXP", "exp", 1, Whole),
    isa("VGATHER", "gather", 0, Whole),
    isa("VGATHERB", "gather_block", 0, Whole),
    isa("VLN", "ln", 1, Whole),
    isa("VLRELU", "leaky_relu", 1, Whole),
    into("VMADD", "fma", 2),
    into("VMADDRELU", "fma", 2),
    into("VMLA", "fma", 2),
    isa("VMAX", "max", 2, Whole),
    isa("VMAXS", "max", 1, Whole),
    isa("VMIN", "max", 2, Whole),
    isa("VMINS", "max", 1, Whole),
    isa("VMRGSORT", "merge_sort", 0, Whole),
    isa("VMRGSORT4", "merge_sort", 0, Whole),
    isa("VBITSORT", "sort", 1, Whole),
    isa("VMUL", "mul", 2, Whole),
    isa("VMULCONV", "mul", 2, Whole),
    isa("VMULS", "mul", 1, Whole),
    isa("VNOT", "logic", 1, Whole),
    isa("VOR", "logic", 2, Whole),
    isa("VREC", "rsqrt", 1, Whole),
    isa("VREDUCE", "gather_bits", 2, Whole),
    isa("VREDUCEV2", "gather_mask", 1, Whole),
    isa("VRELU", "abs", 1, Whole),
    isa("VRSQRT", "rsqrt", 1, Whole),
    isa("VSEL", "select", 2, Whole),
    isa("VSHL", "shift", 1, Whole),
    isa("VSHR", "shift", 1, Whole),
    isa("VSQRT", "sqrt", 1, Whole),
    isa("VSUB", "add", 2, Whole),
    isa("VSUBRELU", "add", 2, Whole),
    isa("VSUBRELUCONV", "add", 2, Whole),
    isa("VTRANSPOSE", "transpose", 1, Whole),
    isa("VNCHWCONV", "transpose", 0, Whole),
];

/// The instruction of that name.
pub fn find(name: &str) -> Option<&'static VectorIsa> {
    VECTOR.iter().find(|isa| isa.name == name)
}

impl VectorIsa {
    /// Bank-relevant time of one instruction on a chip. `narrows` marks conversions from float to half; `widens`
    /// multiply-adds of halves into floats; `element` is the width of the source's elements in bytes.
    pub fn work(&self, target: &Target, form: Form, repeats: u32, views: &[View]) -> VectorWork {
        let row = match self.row {
            "cast" if form.narrows => "cast_narrow",
            "fma" if form.widens => "fma_widen",
            row => row,
        };
        let row = target.vector.ops.get(row).unwrap_or(&target.vector.other);
        let partial = match self.writes {
            Whole => 0,
            Part => repeats,
            PerBlock => {
                if form.element < 4 {
                    repeats
                } else {
                    0
                }
            }
            // A repeat of 256 B gives one bit per element.
            Bits => u32::from(!(repeats * 256 / form.element.max(1) / 8).is_multiple_of(32)),
        };
        let class = if self.row == "gather" && form.element == 2 { VectorClass::Half } else { form.class };
        row.work(class, repeats, partial, views)
    }
}

/// What an instruction's type says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    pub class: VectorClass,
    /// Bytes of a source element.
    pub element: u32,
    /// From float to half.
    pub narrows: bool,
    /// From halves into floats.
    pub widens: bool,
}

impl Form {
    /// Reads types as tables write them: `FP16_FP32`, destination last.
    pub fn of(types: &str) -> Self {
        let list: Vec<&str> = types.split('_').collect();
        let (first, last) = (list.first().copied().unwrap_or(""), list.last().copied().unwrap_or(""));
        let element = match first.trim_start_matches(|c: char| c.is_alphabetic()) {
            "8" | "4" => 1,
            "16" => 2,
            "64" => 8,
            _ => 4,
        };
        let float = first.starts_with("FP") || first.starts_with("BF") || first == "F16" || first == "F32";
        let class = match (float, element) {
            (true, 2) => VectorClass::Half,
            (true, _) => VectorClass::Float,
            _ => VectorClass::Integer,
        };
        Self {
            class,
            element,
            narrows: first.ends_with("32") && float && last == "FP16",
            widens: element == 2 && last.ends_with("32"),
        }
    }
}
