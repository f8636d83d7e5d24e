//! Types of the records in the tables. Every text lives as long as the program.

use crate::model::Pipe;

/// One operation of AscIR.
#[derive(Debug)]
pub struct OpDef {
    /// Name without the dialect: `add_l2` of `ascir.add_l2`.
    pub mnemonic: &'static str,
    /// The `.td` file that declares it: `vector`, `copy`, …
    pub family: &'static str,
    /// The reference's full name: `ascendc.add_l2`.
    pub reference: &'static str,
    /// Operand groups in order.
    pub operands: &'static [Operand],
    /// Attributes in order of declaration.
    pub attributes: &'static [Attribute],
    /// Results in order.
    pub results: &'static [Operand],
    /// Operands and attributes in the common order of declaration.
    pub arguments: &'static [Argument],
    /// Several operand groups may be absent or vary, so the operation carries `operandSegmentSizes`.
    pub segments: bool,
    /// No effects: may be merged, hoisted and removed.
    pub pure: bool,
    /// Its own syntax behind the name, as MLIR's declarative assembly format.
    pub format: &'static str,
    /// Ascend C name, such as `DataCopy`; empty for what is not a call.
    pub api: &'static str,
    /// How its statement is written ([`super::template`]); empty: it never reaches Ascend C.
    pub emit: &'static str,
    /// Public Python names that make it.
    pub python: &'static [Python],
    /// Element types that Python checks ([`super::rules::elements`]).
    pub elements: &'static str,
    /// The pipe that runs it.
    pub pipe: PipeRule,
    /// What it costs there: a key of the target descriptions.
    pub cost: &'static str,
    /// Operands whose memory it reads.
    pub reads: &'static [&'static str],
    /// Operands whose memory it writes.
    pub writes: &'static [&'static str],
    /// Memories that operands may be in ([`super::rules::positions`]).
    pub positions: &'static [&'static str],
    /// Other limits ([`super::rules::limits`]).
    pub limits: &'static [&'static str],
    /// insert-sync enqueues its destination or puts a barrier behind it.
    pub auto_sync: bool,
    /// Its direction follows from the types of `src` and `dst`.
    pub is_copy: bool,
    /// One line about it; empty where Python has no name for it.
    pub summary: Text,
}

/// An operand group or a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Operand {
    pub name: &'static str,
    /// Name of the type constraint: a [`TypeDef::name`], `TensorLike`, `QueueLike` or one of MLIR's (`AnyType`, `UI64`).
    pub constraint: &'static str,
    pub arity: Arity,
}

/// How many values an operand group holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arity {
    One,
    Optional,
    Variadic,
}

/// An attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attribute {
    pub name: &'static str,
    pub kind: AttributeKind,
    /// May be absent. A unit attribute always may.
    pub optional: bool,
}

/// What an attribute holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AttributeKind {
    /// Its presence is its value.
    Unit,
    String,
    Type,
    TypeArray,
    /// Integer of type `index`.
    Index,
    /// Integer of type `ui8`.
    Ui8,
    /// Any attribute with a type.
    Typed,
    /// Integer of the width of the enumeration of this name.
    Enum(&'static str),
}

/// Index into [`OpDef::operands`] or [`OpDef::attributes`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Argument {
    Operand(usize),
    Attribute(usize),
}

/// A public Python name and one overload of it ([`super::signature`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Python {
    /// `asc.add`, `asc.TPipe.init_buffer`, `asc.adv.sin`.
    pub name: &'static str,
    pub signature: &'static str,
}

/// How the pipe of an operation is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PipeRule {
    Fixed(Pipe),
    /// From the memories of `src` and `dst`: GM to UB or L1 is MTE2, UB to GM MTE3, UB to UB V, L1 to L0 MTE1.
    Direction,
    /// The first half of its `event` attribute.
    EventSource,
    /// The second half of its `event` attribute.
    EventDestination,
    /// Its `pipe` attribute.
    Named,
}

/// One line in both languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text {
    pub en: &'static str,
    pub zh: &'static str,
}

/// An enumeration of the dialect, or of Python only (no cases then).
#[derive(Debug)]
pub struct EnumDef {
    /// `TPosition`
    pub name: &'static str,
    /// `asc.TPosition`; empty: Python has none.
    pub python: &'static str,
    /// Width of the integer attribute that holds it.
    pub bits: u32,
    /// Ascend C spelling with `{case}` (in upper case if it is a keyword) or `{value}`; empty: never written.
    pub cpp: &'static str,
    pub cases: &'static [EnumCase],
    /// Python's members and their numbers, which may differ in name from the case with that number.
    pub members: &'static [(&'static str, i64)],
}

/// A case of an enumeration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EnumCase {
    /// `VECIN`
    pub symbol: &'static str,
    pub value: i64,
    /// `vecin`: how an operation's own syntax prints it.
    pub keyword: &'static str,
}

/// A type of the dialect.
#[derive(Debug)]
pub struct TypeDef {
    /// `LocalTensor`
    pub name: &'static str,
    /// `local_tensor` of `!ascir.local_tensor<*xf32>`
    pub mnemonic: &'static str,
    /// `AscendC::LocalTensor`, without parameters; empty: never written.
    pub cpp: &'static str,
    pub has_parameters: bool,
}

/// A parameter class of the Python interface: calling it makes one `construct`.
#[derive(Debug)]
pub struct ParamsDef {
    /// `asc.BinaryRepeatParams`
    pub python: &'static str,
    /// Name of the type that its `construct` has; empty for a class that only Python knows and that makes no operation.
    pub type_name: &'static str,
    /// Its fields in the order of Python's parameters ([`super::signature::fields`]).
    pub fields: &'static str,
    /// `constexpr static`: the construct is marked so. `inside`: made only by the class that takes it, with that
    /// class's `dtype`. `extents`: each array is preceded by its length as `i8`. Empty: nothing special.
    pub form: &'static str,
}
