//! The functional half's state: what all cores share, and the core that runs.
//!
//! Handlers get the [`Machine`] and an operation; they read and set value slots, touch memories, and issue
//! instructions. Memory contents are kept only when `values` is set; without it handlers still issue, and the
//! first one whose effect on control or addresses needs contents asks for a run with them.

use super::autosync::AutoSync;
use super::code::{Code, Op};
use super::gm::{Gm, Miss};
use super::mask::MaskState;
use super::pool::Framework;
use super::report::{Report, code};
use super::value::{Elem, Global, Local, Number, Value, read, write};
use crate::model::{Buffer, Pipe, WaitReason};
use crate::sim::stream::{Access, Instruction, Names, Stream, Work};
use crate::target::Target;
use std::collections::HashMap;

/// Why a core's execution ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Control or addresses depend on memory contents that are not kept.
    NeedsValues,
    /// The step limit was reached inside the loop made by this operation.
    Endless(u32),
    Cancelled,
    /// The kernel ended itself.
    Trap,
}

/// Outcome of a handler.
pub type Done = Result<(), Stop>;

/// One stay of a tensor in a local memory.
#[derive(Clone, Debug)]
pub struct Stay {
    pub name: String,
    pub op: u32,
    pub buffer: Buffer,
    pub position: String,
    pub addr: u64,
    pub bytes: u64,
}

/// The dequantisation register; without a scale nothing was set.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DeqScale {
    pub scale: Option<f64>,
    pub offset: i64,
    pub signed: bool,
}

/// State of one core.
pub struct CoreState {
    pub id: u32,
    /// Index into the steps, and whether it reached their end.
    pub at: usize,
    pub ended: bool,
    pub values: Vec<Value>,
    /// Bytes of the local memories in the order of `Buffer::ALL`; empty until used.
    pub memories: [Vec<u8>; 8],
    pub stream: Stream,
    pub stays: Vec<Stay>,
    /// Stays of tensors made again and again by one operation at one place.
    pub stay_index: HashMap<(u32, u64, u64), u32>,
    pub mask: MaskState,
    pub auto: AutoSync,
    pub framework: Framework,
    /// Sets minus waits of flags the kernel handles itself, with the last set's operation.
    pub flags: HashMap<(Pipe, Pipe, u8), (i32, u32)>,
    /// Matrix product objects by the value that stands for them.
    pub matmuls: HashMap<usize, super::matmul::Matmul>,
    /// What `set_deq_scale` left.
    pub deq: DeqScale,
    /// Atomic operation of copies to global memory and its element type.
    pub atomic: Option<(super::copy::Atomic, Option<Elem>)>,
    /// Pauses after the current step to let the other cores come to the same meeting.
    pub pause: bool,
    pub steps: u64,
}

impl CoreState {
    pub fn new(id: u32, values: Vec<Value>) -> Self {
        Self {
            id,
            at: 0,
            ended: false,
            values,
            memories: Default::default(),
            stream: Stream::default(),
            stays: Vec::new(),
            stay_index: HashMap::new(),
            mask: MaskState::default(),
            auto: AutoSync::default(),
            framework: Framework::default(),
            flags: HashMap::new(),
            matmuls: HashMap::new(),
            deq: DeqScale::default(),
            atomic: None,
            pause: false,
            steps: 0,
        }
    }
}

pub struct Machine<'a> {
    pub code: &'a Code,
    pub target: &'a Target,
    pub core_num: u32,
    /// Whether memory contents are kept.
    pub values: bool,
    pub names: Names,
    pub flag_names: HashMap<(Pipe, Pipe, u8), u32>,
    pub report: Report<'a>,
    pub gm: Gm,
    pub core: CoreState,
    /// The kernel's arguments, the same on every core.
    pub args: Vec<Value>,
    pub step_limit: u64,
    pub cancelled: &'a dyn Fn() -> bool,
    /// Names of operations without a figure for their time.
    pub uncalibrated: Vec<String>,
}

impl Machine<'_> {
    pub fn value(&self, slot: usize) -> &Value {
        self.core.values.get(slot).unwrap_or(&Value::Poison)
    }

    pub fn set(&mut self, slot: usize, value: Value) {
        if let Some(place) = self.core.values.get_mut(slot) {
            *place = value;
        }
    }

    /// Sets an operation's first result.
    pub fn result(&mut self, op: &Op, value: Value) {
        if let Some(&slot) = op.results.first() {
            self.set(slot, value);
        }
    }

    pub fn result_int(&mut self, op: &Op, value: i64) {
        let elem = op.results.first().and_then(|&slot| self.elem_of(slot)).unwrap_or(Elem::I32);
        self.result(op, Value::of(Number::Int(i128::from(value)), elem));
    }

    /// Scalar type of a slot.
    pub fn elem_of(&self, slot: usize) -> Option<Elem> {
        self.code.type_of(slot).and_then(Elem::of)
    }

    /// Element type of the tensor or memref type of a slot.
    pub fn element_type(&self, slot: usize) -> Option<Elem> {
        self.code.type_of(slot).and_then(|ty| ty.element()).and_then(Elem::of)
    }

    pub fn number(&self, slot: usize) -> Option<Number> {
        self.value(slot).number(self.elem_of(slot)?)
    }

    pub fn int(&self, slot: usize) -> Option<i64> {
        self.value(slot).int()
    }

    /// Integer operand by position.
    pub fn operand_int(&self, op: &Op, index: usize) -> Option<i64> {
        self.int(*op.operands.get(index)?)
    }

    pub fn local(&self, slot: usize) -> Option<Local> {
        match self.value(slot) {
            Value::Local(local) => Some(*local),
            _ => None,
        }
    }

    pub fn operand_local(&self, op: &Op, index: usize) -> Option<Local> {
        self.local(*op.operands.get(index)?)
    }

    pub fn operand_global(&self, op: &Op, index: usize) -> Option<Global> {
        match self.value(*op.operands.get(index)?) {
            Value::Global(global) => Some(*global),
            _ => None,
        }
    }

    /// Integer fields of a parameter object, by position.
    pub fn params(&self, slot: usize) -> Option<Vec<i64>> {
        match self.value(slot) {
            Value::Params(fields) => Some(fields.iter().map(|field| field.int().unwrap_or(0)).collect()),
            _ => None,
        }
    }

    /// Says once that an operation's result is not computed; its results become unknown.
    pub fn not_computed(&mut self, op: &Op) -> Done {
        for &slot in &op.results {
            self.set(slot, Value::Poison);
        }
        let name = &op.name;
        self.report.warn(
            code::NOT_COMPUTED,
            op.id,
            format!("`{name}` is not computed: values that come from it are unknown"),
            format!("未计算 `{name}`:由它得到的值未知"),
        );
        Ok(())
    }

    /// An operand is unknown: nothing can be done. Silent, because whatever made it unknown has spoken.
    pub fn unknown(&mut self, op: &Op) -> Done {
        for &slot in &op.results {
            self.set(slot, Value::Poison);
        }
        Ok(())
    }

    /// Contents matter from here on.
    pub fn need_values(&self) -> Done {
        if self.values { Ok(()) } else { Err(Stop::NeedsValues) }
    }

    /// The scalar unit works for an operation.
    pub fn scalar(&mut self, op: &Op, cycles: u32) {
        if cycles == 0 {
            return;
        }
        if let Some(last) = self.core.stream.instructions.last_mut()
            && last.op == op.id
            && let Work::Scalar { cycles: before } = &mut last.work
        {
            *before += cycles;
            return;
        }
        self.push(Pipe::S, Work::Scalar { cycles }, op.label, op.id, 0, &[]);
    }

    /// Issues an instruction, preceded by the scalar work of calling it and by the synchronisation that the
    /// compiler inserts.
    pub fn issue(&mut self, op: &Op, pipe: Pipe, work: Work, bytes: u64, accesses: &[Access]) {
        let setup = self.target.issue.call_instructions.value.div_ceil(self.target.issue.per_cycle.value.max(1));
        self.scalar(op, setup);
        self.synchronise(op, pipe, accesses);
        self.push(pipe, work, op.api, op.id, bytes, accesses);
    }

    /// Inserts what the later compiler inserts before an instruction with these accesses.
    pub fn synchronise(&mut self, op: &Op, pipe: Pipe, accesses: &[Access]) {
        let needed = self.core.auto.before(pipe, accesses);
        for sync in needed.iter() {
            let name = self.names.intern(&sync.name());
            sync.instructions(|pipe, work| self.push(pipe, work, name, op.id, 0, &[]));
        }
        self.core.auto.note(pipe, accesses);
    }

    pub fn set_flag(&mut self, op: &Op, from: Pipe, to: Pipe, id: u8) {
        let name = self.flag(from, to, id);
        self.push(from, Work::SetFlag { to, id }, name, op.id, 0, &[]);
    }

    pub fn wait_flag(&mut self, op: &Op, from: Pipe, to: Pipe, id: u8, why: WaitReason) {
        let name = self.flag(from, to, id);
        self.push(to, Work::WaitFlag { from, id, why }, name, op.id, 0, &[]);
        self.core.auto.waited(from, to);
    }

    /// Name of a flag.
    fn flag(&mut self, from: Pipe, to: Pipe, id: u8) -> u32 {
        let names = &mut self.names;
        *self.flag_names.entry((from, to, id)).or_insert_with(|| names.intern(&flag_name(from, to, id)))
    }

    pub fn push(&mut self, pipe: Pipe, work: Work, name: u32, op: u32, bytes: u64, accesses: &[Access]) {
        let stream = &mut self.core.stream;
        let first = stream.accesses.len() as u32;
        stream.accesses.extend_from_slice(accesses);
        let accesses = (first, accesses.len() as u32);
        stream.instructions.push(Instruction { pipe, work, name, op, bytes, accesses });
    }

    /// A new stay in a local memory.
    pub fn stay(&mut self, stay: Stay) -> u32 {
        self.core.stays.push(stay);
        self.core.stays.len() as u32 - 1
    }

    /// Checks an access to a local tensor, `offset` bytes into it; the access, or `None` when it leaves the memory.
    pub fn local_access(&mut self, op: &Op, local: &Local, offset: u64, bytes: u64, write: bool) -> Option<Access> {
        let capacity = self.target.memory.capacity(local.buffer);
        let (addr, verb, verb_zh) =
            (local.addr + offset, if write { "writes" } else { "reads" }, if write { "写入" } else { "读取" });
        let memory = local.buffer.name();
        if addr.checked_add(bytes).is_none_or(|end| end > capacity) {
            self.report.error(
                code::OUT_OF_BOUNDS,
                op.id,
                format!("{verb} {bytes} bytes at {memory} address {addr}, but {memory} has {capacity} bytes"),
                format!("在 {memory} 地址 {addr} {verb_zh} {bytes} 字节,但 {memory} 只有 {capacity} 字节"),
            );
            return None;
        }
        if offset + bytes > local.bytes {
            let (size, end) = (local.bytes, offset + bytes);
            self.report.warn(
                code::BEYOND_TENSOR,
                op.id,
                format!("{verb} up to byte {end} of a tensor of {size} bytes: its neighbour in {memory} is touched"),
                format!("{verb_zh}到张量的第 {end} 字节,而张量只有 {size} 字节:会碰到 {memory} 中的相邻张量"),
            );
        }
        Some(Access { buffer: local.buffer, write, addr, bytes, stay: local.stay })
    }

    /// Checks an access to global memory; false when it is out of bounds.
    pub fn global_access(&mut self, op: &Op, addr: u64, bytes: u64, write: bool) -> Option<Access> {
        match self.gm.find(addr, bytes) {
            Ok(_) => Some(Access { buffer: Buffer::Gm, write, addr, bytes, stay: u32::MAX }),
            Err(Miss::Outside(place)) => {
                let (verb, verb_zh) = if write { ("writes", "写入") } else { ("reads", "读取") };
                let (en, zh) = match place {
                    Some((index, offset)) => {
                        let array = &self.gm.arrays[index];
                        let (name, size) = (&array.name, array.bytes.unwrap_or(0));
                        (
                            format!(
                                "core {} {verb} bytes {offset} to {} of `{name}`, which has {size}",
                                self.core.id,
                                offset + bytes
                            ),
                            format!(
                                "核 {} {verb_zh} `{name}` 的第 {offset} 到 {} 字节,而它只有 {size} 字节",
                                self.core.id,
                                offset + bytes
                            ),
                        )
                    }
                    None => (
                        format!(
                            "core {} {verb} {bytes} bytes of global memory outside of every argument",
                            self.core.id
                        ),
                        format!("核 {} 在所有参数之外的全局内存{verb_zh} {bytes} 字节", self.core.id),
                    ),
                };
                self.report.error(code::OUT_OF_BOUNDS, op.id, en, zh);
                None
            }
        }
    }

    /// Reports a local address that its use does not allow.
    pub fn check_aligned(&mut self, op: &Op, local: &Local, align: u64) {
        let (addr, memory) = (local.addr, local.buffer.name());
        if addr % align != 0 {
            self.report.error(
                code::MISALIGNED,
                op.id,
                format!("{memory} address {addr} must be a multiple of {align} bytes here"),
                format!("此处 {memory} 地址 {addr} 必须是 {align} 字节的倍数"),
            );
        }
    }

    /// Bytes of a local memory, which exist from the first use on.
    pub fn memory(&mut self, buffer: Buffer) -> &mut Vec<u8> {
        let memory = &mut self.core.memories[buffer as usize];
        if memory.is_empty() {
            memory.resize(self.target.memory.capacity(buffer).min(1 << 24) as usize, 0);
        }
        memory
    }

    pub fn load(&mut self, buffer: Buffer, addr: u64, elem: Elem) -> Number {
        let at = addr as usize;
        let memory = self.memory(buffer);
        read(memory.get(at..at + elem.bytes() as usize).unwrap_or_default(), elem)
    }

    pub fn store(&mut self, buffer: Buffer, addr: u64, elem: Elem, value: Number) {
        let at = addr as usize;
        if let Some(bytes) = self.memory(buffer).get_mut(at..at + elem.bytes() as usize) {
            write(bytes, elem, value);
        }
    }

    pub fn note_uncalibrated(&mut self, name: &str) {
        if !self.uncalibrated.iter().any(|known| known == name) {
            self.uncalibrated.push(name.to_owned());
        }
    }
}

/// `MTE2_V 0`; events of queues have ids from 64 up and are shown with a `q`.
pub fn flag_name(from: Pipe, to: Pipe, id: u8) -> String {
    let (mark, id) = if id >= 64 { ("q", id - 64) } else { ("", id) };
    format!("{}_{} {mark}{id}", from.name(), to.name())
}

/// Ascend C's name of an operation: `add_l2` is `Add`.
pub fn api_name(mnemonic: &str) -> String {
    let stem = mnemonic.rsplit('.').next().unwrap_or(mnemonic);
    let stem = match stem.rfind("_l") {
        Some(at) if stem[at + 2..].bytes().next().is_some_and(|b| b.is_ascii_digit()) && at + 3 == stem.len() => {
            &stem[..at]
        }
        _ => stem,
    };
    stem.split('_').map(|word| word[..1.min(word.len())].to_uppercase() + word.get(1..).unwrap_or("")).collect()
}
