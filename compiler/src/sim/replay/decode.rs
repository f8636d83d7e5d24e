//! What the scalar front end has to know of a logged instruction: which registers it reads and writes, which address
//! it touches, which flag it means.

use super::log::{Executed, hex};
use crate::model::Pipe;

/// Registers X0 to X31 as bits; bit 32 is the condition flag.
pub type Registers = u64;
const FLAG: Registers = 1 << 32;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Computes; the result is usable after so many cycles.
    Alu {
        cycles: u8,
    },
    /// Moves to a special register; retires after so many cycles.
    Special {
        cycles: u8,
    },
    Load,
    Store,
    Branch,
    SetFlag,
    WaitFlag,
    /// Waits for another core.
    WaitCore,
    Barrier,
    /// Takes no time and closes nothing.
    Nothing,
    /// Writes back cache lines.
    CacheClean,
    /// Goes to a pipe's queue and works there.
    Work,
}

/// One instruction, decoded.
#[derive(Clone, Debug, PartialEq)]
pub struct Decoded {
    /// Pipe that executes it; `All` for barriers over all pipes.
    pub pipe: Pipe,
    pub class: Class,
    pub reads: Registers,
    pub writes: Registers,
    /// Ends its group of instructions that are dispatched in one cycle.
    pub closes: bool,
    /// Never shares a cycle with an earlier scalar instruction.
    pub first_only: bool,
    /// Of loads and stores.
    pub addr: u64,
    pub bytes: u64,
    /// Of flags: the pipe whose progress is told, the pipe that waits, and the number.
    pub flag: (Pipe, Pipe, u32),
    /// Whether the mnemonic is known.
    pub known: bool,
}

/// The pipe of a name in a log. Flow control belongs to the scalar unit.
pub fn pipe(name: &str) -> Pipe {
    match name {
        "VEC" | "VECTOR" | "V" => Pipe::V,
        "CUBE" | "M" => Pipe::M,
        "MTE1" => Pipe::Mte1,
        "MTE2" => Pipe::Mte2,
        "MTE3" => Pipe::Mte3,
        "FIXP" | "FIX" => Pipe::Fix,
        "ALL" => Pipe::All,
        _ => Pipe::S,
    }
}

/// The value after a label in an operand text: `PIPE:MTE2` gives `MTE2`.
pub fn field<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let mut from = 0;
    while let Some(at) = text[from..].find(label) {
        let at = from + at;
        let before = text[..at].chars().next_back();
        // `PIPE:` also ends `TRIGGER PIPE:`.
        if !before.is_some_and(|c| c.is_alphanumeric() || c == '_') && !text[..at].trim_end().ends_with("TRIGGER") {
            let rest = text[at + label.len()..].trim_start();
            return Some(rest.split([',', ' ']).next().unwrap_or(rest));
        }
        from = at + label.len();
    }
    None
}

/// A register operand such as `XN:X0=0x106b7e20`: its number and value.
pub fn register(text: &str, label: &str) -> Option<(u32, u64)> {
    let word = field(text, label)?.strip_prefix('X')?;
    let (number, value) = word.split_once('=')?;
    Some((number.parse().ok()?, hex(value).or_else(|| value.parse().ok())?))
}

/// A number such as `IMM:0x20` or `IMM:0`.
pub fn number(text: &str, label: &str) -> Option<u64> {
    let word = field(text, label)?;
    hex(word).or_else(|| word.parse().ok())
}

const STORES: &[&str] = &["ST_XD_XN_IMM", "ST_XD_XN", "STP_XI_XJ_XN", "STI_XN_IMM", "STI_XN_XM"];
const LOADS: &[&str] = &["LD_XD_XN_IMM", "LD_XD_XN", "LDP_XI_XJ_XN"];
const BRANCHES: &[&str] = &["JUMP", "JUMPC", "JUMPCMP", "ENDLOOP", "LOOP", "CALL", "RET"];
/// Instructions that also read the register they write.
const UPDATES: &[&str] = &["MADD", "MOVK", "INSERT_XD", "INSERT_XD_XN", "SBITSET", "SHL", "SHR"];
const COMPARES: &[&str] = &["CMP", "CMP_IMM", "CMPN"];
/// Scalar instructions of one cycle.
const SIMPLE: &[&str] = &[
    "ADD_IMM",
    "ZEROEXT",
    "MOV_XD_XN",
    "MOVK",
    "MOV_XD_IMM",
    "SHL",
    "ADD",
    "INSERT_XD",
    "SIGNEXT",
    "SUB_IMM",
    "AND",
    "OR",
    "XOR",
    "NOT",
    "SHR",
    "CMP",
    "MUL_IMM",
    "SUB",
    "SEL",
    "MOV_XD_SPR",
    "CMP_IMM",
    "MIN",
    "MAX",
    "MOVX8_XD_IMM",
    "CMPN",
    "NEG",
    "INSERT_XD_XN",
    "SFF",
    "SBITSET",
    "ABS",
    "SBITCLR",
];

/// Decodes an instruction.
pub fn decode(executed: &Executed<'_>) -> Decoded {
    let record = &executed.issued;
    // Addresses are those at issue; loaded values stand in the other log.
    let (text, name) = (record.operands, record.name);
    let pipe = pipe(record.pipe);
    let read = |label: &str| register(text, label).map_or(0, |(number, _)| 1_u64 << number.min(31));
    let stores = STORES.contains(&name);
    let mut reads = read("XN:") | read("XM:") | read("XT:");
    let mut writes = 0;
    if stores || name.starts_with("ST") {
        reads |= read("XD:") | read("XI:") | read("XJ:");
    } else if pipe == Pipe::S {
        writes = read("XD:") | read("XI:") | read("XJ:");
        if UPDATES.contains(&name) {
            reads |= read("XD:");
        }
    } else {
        // Vector and copy instructions read their destination's address.
        reads |= read("XD:");
    }
    if text.contains("#POST:1") {
        writes |= read("XN:");
    }
    if COMPARES.contains(&name) {
        writes |= FLAG;
    }
    if matches!(name, "SEL" | "JUMPC") {
        reads |= FLAG;
    }
    if matches!(name, "SET_FLAG" | "WAIT_FLAG") && record.binary >> 17 & 1 == 1 {
        reads |= 1 << (record.binary >> 2 & 31);
    }
    let (class, known) = class(name, text, pipe);
    let closes = matches!(
        class,
        Class::Load
            | Class::Store
            | Class::Branch
            | Class::SetFlag
            | Class::WaitFlag
            | Class::WaitCore
            | Class::Barrier
    ) || matches!(name, "DIV" | "LOOP")
        || name == "MOV_SPR_XN" && text.contains("SPR:CTRL");
    let (addr, bytes) = if matches!(class, Class::Load | Class::Store) { address(name, text) } else { (0, 0) };
    let own = super::decode::pipe(field(text, "PIPE:").unwrap_or(""));
    let trigger = super::decode::pipe(
        text.split_once("TRIGGER PIPE:").map_or("", |(_, rest)| rest.split([',', ' ']).next().unwrap_or("")),
    );
    let flag = (own, trigger, number(text, "FLAG ID:").or_else(|| flag_id(text)).unwrap_or(0) as u32);
    Decoded {
        pipe,
        class,
        reads,
        writes,
        closes,
        first_only: matches!(name, "JUMP" | "LOOP"),
        addr,
        bytes,
        flag,
        known,
    }
}

fn flag_id(text: &str) -> Option<u64> {
    let word = text.split_once("FLAG ID:")?.1.trim_start().split([',', ' ']).next()?;
    hex(word).or_else(|| word.parse().ok())
}

fn class(name: &str, text: &str, pipe: Pipe) -> (Class, bool) {
    let class = match name {
        "SET_FLAG" => Class::SetFlag,
        "WAIT_FLAG" => Class::WaitFlag,
        "BAR" => Class::Barrier,
        _ if name.starts_with("WAIT_FLAG_DEV") || name.starts_with("WAIT_INTRA_BLOCK") => Class::WaitCore,
        "DCCI" => Class::CacheClean,
        "NOP" | "END" | "PRELOAD" => Class::Nothing,
        _ if pipe != Pipe::S => Class::Work,
        _ if LOADS.contains(&name) || name.starts_with("LD") => Class::Load,
        _ if STORES.contains(&name) || name.starts_with("ST") => Class::Store,
        _ if BRANCHES.contains(&name) => Class::Branch,
        "MOV_SPR_XN" if text.contains("SPR:CTRL") => Class::Special { cycles: 0 },
        "MOV_SPR_XN" if text.contains("SPR:LPCNT") || text.contains("SPR:CONDITION_FLAG") => {
            Class::Special { cycles: 1 }
        }
        "MOV_SPR_XN" => Class::Special { cycles: 4 },
        "MUL" => Class::Alu { cycles: 2 },
        "MADD" => Class::Alu { cycles: 3 },
        "DIV" => Class::Alu { cycles: 20 },
        _ => return (Class::Alu { cycles: 1 }, SIMPLE.contains(&name)),
    };
    (class, true)
}

/// Address and bytes of a load or store.
fn address(name: &str, text: &str) -> (u64, u64) {
    let base = register(text, "XN:").map_or(0, |(_, value)| value);
    let index = register(text, "XM:").map_or(0, |(_, value)| value);
    let pair = name.contains("_XI_XJ_");
    let signed = |value: u64, bits: u32| (value as i64) << (64 - bits) >> (64 - bits);
    let immediate = number(text, "IMM:").unwrap_or(0);
    let offset = signed(immediate, if pair { 6 } else { 12 });
    let size = match field(text, "dtype:") {
        Some("B8") => 1,
        Some("B16") => 2,
        Some("B32") => 4,
        _ => 8,
    };
    (base.wrapping_add(index).wrapping_add_signed(offset), if pair { 2 * size } else { size })
}

/// Where a branch leads when it is taken.
pub fn target(executed: &Executed<'_>, registers: &[u64; 32]) -> Option<u64> {
    let record = &executed.issued;
    let relative = |steps: i64| record.pc.checked_add_signed(steps * 4);
    match record.name {
        "JUMP" if record.binary & 0xffff_0fff == 0x4002_0000 => {
            let value = registers[(record.binary >> 12 & 31) as usize & 31];
            relative((value as i64) << 16 >> 16)
        }
        "JUMP" | "JUMPC" => relative(i64::from(record.binary as u16 as i16)),
        "JUMPCMP" => relative(i64::from((record.binary >> 5 & 0x3ff) << 22) as i32 as i64 >> 22),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::log::read;
    use super::*;

    fn one(line: &str) -> Decoded {
        let log = read(line);
        let issued = log.records[0];
        decode(&Executed { issued, retired: 0, results: issued.operands })
    }

    #[test]
    fn registers_addresses_and_flags() {
        let load =
            one("[1] (PC: 0x0) SCALAR : (Binary: 0x0) LD_XD_XN_IMM  dtype:B64, XD:X8=0, XN:X30=0x1c7c58, IMM:0xda0, ");
        assert_eq!((load.class, load.writes, load.reads), (Class::Load, 1 << 8, 1 << 30));
        assert_eq!((load.addr, load.bytes), (0x1c7c58 - 0x260, 8));
        let set = one("[1] (PC: 0x0) VEC : (Binary: 0x0) SET_FLAG  PIPE:VEC, TRIGGER PIPE:MTE3, FLAG ID:2, ");
        assert_eq!((set.class, set.flag), (Class::SetFlag, (Pipe::V, Pipe::Mte3, 2)));
        let madd =
            one("[1] (PC: 0x0) SCALAR : (Binary: 0x0) MADD  dtype:S64, XD:X29=0x1, XN:X15=0x18, XM:X17=0x8000, ");
        assert_eq!((madd.reads, madd.writes), (1 << 29 | 1 << 15 | 1 << 17, 1 << 29));
    }
}
