//! How long a logged instruction of a pipe works: vector instructions from their addresses and strides, copies from
//! their bytes and requests, products from their extents.

use super::decode::{field, number, register};
use super::log::Executed;
use crate::model::Pipe;
use crate::sim::isa::{self, Form};
use crate::sim::stream::View;
use crate::sim::timing::vector_time;
use crate::target::{Target, VectorClass};

/// Time of an instruction on its pipe.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cost {
    /// Issue to retirement.
    pub latency: u64,
    /// Cycles until the pipe's unit takes the next instruction.
    pub occupancy: f64,
    /// Whether a rule for it exists.
    pub known: bool,
    /// Of reads of global memory: requests.
    pub requests: u64,
}

/// Mode and mask of the vector unit as the instruction meets them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VectorState {
    /// The mask register holds an element count.
    pub counter: bool,
    pub low_mask: u64,
}

pub fn cost(executed: &Executed<'_>, pipe: Pipe, state: VectorState, target: &Target) -> Cost {
    let (text, name) = (executed.issued.operands, executed.issued.name);
    match pipe {
        Pipe::V => vector(name, text, state, target),
        Pipe::M if name.starts_with("MMAD") => product(text, target),
        _ if name == "MOV_SPR_XN" => Cost { latency: 4, occupancy: 1.0, known: true, requests: 0 },
        _ if name.starts_with("NOP") => Cost { latency: 1, occupancy: 1.0, known: true, requests: 0 },
        _ => copy(name, text, target),
    }
}

fn vector(name: &str, text: &str, state: VectorState, target: &Target) -> Cost {
    if name == "MOVEMASK" {
        return Cost { latency: target.vector.set_mask.value, occupancy: 1.0, known: true, requests: 0 };
    }
    let Some(isa) = isa::find(name) else {
        let latency = target.vector.head.value + 8;
        return Cost { latency, occupancy: 3.0, known: false, requests: 0 };
    };
    let value = |label: &str| register(text, label).map_or(0, |(_, value)| value);
    let xt = value("XT:");
    let byte = |index: u32| (xt >> (8 * index) & 0xff) as u32;
    let types =
        field(text, "Dtype:").or_else(|| field(text, "dtype:")).or_else(|| field(text, "Conv_type:")).unwrap_or("F32");
    let mixed = types.starts_with("FMIX");
    let form = form(types, mixed);
    let mut repeats = byte(7);
    let lanes = 256 / form.element.max(1);
    let mut partial = false;
    if state.counter {
        repeats = (state.low_mask as u32).div_ceil(lanes.max(1));
        partial = !(state.low_mask * u64::from(form.element)).is_multiple_of(32);
    }
    let view = |addr: u64, block_stride: u32, repeat_stride: u32, blocks: u8, write: bool| View {
        addr,
        block_stride,
        repeat_stride,
        blocks,
        write,
    };
    let [to, first, second] = ["XD:", "XN:", "XM:"].map(value);
    let mut views = Vec::with_capacity(4);
    // Halves that become floats come from half as many blocks.
    let source_blocks = if mixed || types.starts_with("F16_F32") || types.starts_with("F162F32") { 4 } else { 8 };
    if isa.sources >= 2 {
        views.push(view(first, byte(1), byte(4), 8, false));
        views.push(view(second, byte(2), byte(5), 8, false));
        if isa.reads_destination {
            views.push(view(to, byte(0), byte(3), 8, false));
        }
    } else {
        let [to_stride, from_stride] = [(xt & 0xffff) as u32, (xt >> 16 & 0xffff) as u32];
        if isa.sources == 1 {
            views.push(view(first, from_stride, byte(5), source_blocks, false));
        }
        if isa.reads_destination {
            views.push(view(to, to_stride, byte(4), 8, false));
        }
    }
    let mut work = isa.work(target, form, repeats, &views);
    if partial && work.partial == 0 {
        work.partial = 1;
    }
    let time = vector_time(&work, target);
    Cost { latency: time.latency, occupancy: time.occupancy as f64, known: true, requests: 0 }
}

/// Types as logs write them: `F16`, `FMIX`, `F32_F16R`, `S32`.
fn form(types: &str, mixed: bool) -> Form {
    let first: String = types.chars().take_while(|c| c.is_ascii_alphanumeric()).collect();
    let digits: String = first.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    let element = if mixed { 4 } else { digits.parse::<u32>().unwrap_or(32).div_ceil(8) };
    let float = first.starts_with('F') || first.starts_with("BF");
    let class = match (float, element) {
        (true, 2) => VectorClass::Half,
        (true, _) => VectorClass::Float,
        _ => VectorClass::Integer,
    };
    let narrows = first == "F32" && types.contains("_F16");
    Form { class, element, narrows, widens: mixed }
}

fn product(text: &str, target: &Target) -> Cost {
    // Extents lie in XT: m in bits 11:0, k in 23:12, n in 35:24.
    let xt = register(text, "XT:").map_or(0, |(_, value)| value);
    let part = |low: u32| xt >> low & 0xfff;
    let blocks = |extent: u64, size: u64| extent.max(1).div_ceil(size);
    let (m, k, n) = (part(0), part(12), part(24));
    let types = field(text, "Dtype:").or_else(|| field(text, "dtype:")).unwrap_or("");
    let k0 = if types.contains("S8") || types.contains("U8") {
        32
    } else if types.contains("F32F32") {
        8
    } else {
        16
    };
    let uops = blocks(m, 16) * blocks(n, 16) * blocks(k, k0);
    let cube = &target.cube;
    let distance = (uops + cube.gap.value).max(cube.min_gap.value);
    Cost { latency: uops + cube.latency.value, occupancy: distance as f64, known: true, requests: 0 }
}

fn copy(name: &str, text: &str, target: &Target) -> Cost {
    use crate::model::Buffer;
    let place = |label: &str| match field(text, label) {
        Some("OUT" | "GM") => Some(Buffer::Gm),
        Some("UB") => Some(Buffer::Ub),
        Some("L1") => Some(Buffer::L1),
        Some("L0A") => Some(Buffer::L0a),
        Some("L0B") => Some(Buffer::L0b),
        Some("L0C") => Some(Buffer::L0c),
        Some("BT") => Some(Buffer::Bt),
        Some("FB") => Some(Buffer::Fb),
        _ => None,
    };
    let figures = &target.recorded;
    let xm = register(text, "XM:").map_or(0, |(_, value)| value);
    let bursts = (xm >> 4 & 0xfff).max(1);
    let in_bytes = name.contains("ALIGN");
    let length = (xm >> 16 & 0xffff) * if in_bytes { 1 } else { 32 };
    let (from_gap, to_gap) = if in_bytes { (0, 0) } else { ((xm >> 32 & 0xffff) * 32, (xm >> 48 & 0xffff) * 32) };
    let (Some(from), Some(to)) = (place("Src:"), place("Dst:")) else {
        return Cost { latency: 32, occupancy: 32.0, known: false, requests: 0 };
    };
    let bytes = bursts * length;
    let addr = register(text, "XN:").map_or(0, |(_, value)| value);
    let request = figures.request.value.max(1);
    // Requests end at multiples of their size; bursts without a gap are one stream.
    let requests = |addr: u64, step: u64| {
        if step == length {
            return (addr % request + bytes).div_ceil(request).max(1);
        }
        (0..bursts).map(|burst| ((addr + burst * step) % request + length).div_ceil(request).max(1)).sum()
    };
    match (from, to) {
        (Buffer::Gm, _) => {
            let requests = requests(addr, length + from_gap);
            let distance = figures.read_latency.value as f64 / figures.reads_in_flight.value.max(1) as f64;
            let latency = figures.read_latency.value + ((requests - 1) as f64 * distance) as u64;
            Cost {
                latency,
                occupancy: requests as f64 * distance,
                known: name != "MOV_OUT_TO_L1_MULTI_ND2NZ",
                requests,
            }
        }
        (_, Buffer::Gm) => {
            let to = register(text, "XD:").map_or(0, |(_, value)| value);
            let moved = requests(to, length + to_gap).max(bytes / request) * request.min(length.max(1));
            let occupancy = moved.max(bytes) as f64 / figures.write_rate.value as f64;
            Cost { latency: figures.write_latency.value + occupancy as u64, occupancy, known: true, requests: 0 }
        }
        _ => {
            let repeat = number(text, "REPEAT:").unwrap_or(0);
            let bytes = if bytes > 0 { bytes } else { repeat.max(1) * 512 };
            match target.copy.path(from, to) {
                Some(path) => Cost {
                    latency: path.alone(bytes as f64) as u64,
                    occupancy: path.distance(bytes as f64),
                    known: true,
                    requests: 0,
                },
                None => Cost { latency: 32, occupancy: 32.0, known: false, requests: 0 },
            }
        }
    }
}
