//! Instruction logs of the vendor's cycle simulator: text in, records out.
//!
//! A core writes two logs of the same instructions, `instr_popped_log` at issue and `instr_log` at retirement, one per
//! line: `[info] [00014143] (PC: 0x1168cba8) MTE2     : (Binary: 0x71040088) MOV_OUT_TO_UB  Src:OUT, ...`. Tools
//! differ in blanks, in the `[info]`, and in an `(ID: 000123)` after the encoding.
//! Always holds: a line that is no instruction is counted, not guessed.

use std::collections::{HashMap, VecDeque};

/// One line of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record<'a> {
    /// Core cycles.
    pub tick: u64,
    pub pc: u64,
    /// As the log writes it: `SCALAR`, `VEC`, `MTE2`, ...
    pub pipe: &'a str,
    pub binary: u32,
    /// Only in logs that number their instructions.
    pub id: Option<u64>,
    pub name: &'a str,
    pub operands: &'a str,
}

/// What a log holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log<'a> {
    pub records: Vec<Record<'a>>,
    /// Cycles of the closing line; a log without one is cut short.
    pub end: Option<u64>,
    /// Lines that are neither.
    pub skipped: usize,
}

/// Reads a log's text.
pub fn read(text: &str) -> Log<'_> {
    let mut log = Log::default();
    for line in text.lines() {
        if let Some(record) = record(line) {
            log.records.push(record);
        } else if line.contains("++++") {
            log.end = field(line, "tick:").and_then(|word| word.parse().ok());
        } else if !line.trim().is_empty() {
            log.skipped += 1;
        }
    }
    log
}

/// The word after a label, up to a comma or blank.
fn field<'a>(line: &'a str, label: &str) -> Option<&'a str> {
    let rest = line.split_once(label)?.1.trim_start();
    rest.split([',', ' ', ')']).next().filter(|word| !word.is_empty())
}

fn record(line: &str) -> Option<Record<'_>> {
    let rest = line.trim_start();
    let rest = rest.strip_prefix("[info]").unwrap_or(rest).trim_start();
    let (tick, rest) = rest.strip_prefix('[')?.split_once(']')?;
    let tick = tick.trim().parse().ok()?;
    let (pc, rest) = rest.trim_start().strip_prefix("(PC:")?.split_once(')')?;
    let pc = hex(pc.trim())?;
    let (pipe, rest) = rest.split_once(':')?;
    let (binary, rest) = rest.trim_start().strip_prefix("(Binary:")?.split_once(')')?;
    let binary = hex(binary.trim())? as u32;
    let mut rest = rest.trim_start();
    let mut id = None;
    if let Some((number, after)) = rest.strip_prefix("(ID:").and_then(|rest| rest.split_once(')')) {
        id = number.trim().parse().ok();
        rest = after.trim_start();
    }
    let end = rest.find(|c: char| c.is_whitespace() || c == '(').unwrap_or(rest.len());
    let (name, operands) = rest.split_at(end);
    Some(Record { tick, pc, pipe: pipe.trim(), binary, id, name, operands: operands.trim() })
}

/// A number written in hexadecimal with `0x`.
pub fn hex(text: &str) -> Option<u64> {
    u64::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

/// An executed instruction: what both logs say of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Executed<'a> {
    pub issued: Record<'a>,
    /// Cycle of retirement, and the operands with the values it then had.
    pub retired: u64,
    pub results: &'a str,
}

/// Puts both logs together, in the order of the first. The k-th line of an address in one belongs to the k-th in the
/// other; numbered instructions go by number. Instructions without a partner are dropped and counted.
pub fn pair<'a>(popped: &Log<'a>, retired: &Log<'a>) -> (Vec<Executed<'a>>, usize) {
    let key = |record: &Record| record.id.map_or((0, record.pc), |id| (1, id));
    let mut later: HashMap<(u8, u64), VecDeque<&Record<'a>>> = HashMap::new();
    for record in &retired.records {
        later.entry(key(record)).or_default().push_back(record);
    }
    let mut alone = 0;
    let mut executed = Vec::with_capacity(popped.records.len());
    for record in &popped.records {
        match later.get_mut(&key(record)).and_then(VecDeque::pop_front) {
            Some(end) => {
                executed.push(Executed { issued: *record, retired: end.tick.max(record.tick), results: end.operands });
            }
            None => alone += 1,
        }
    }
    alone += later.values().map(VecDeque::len).sum::<usize>();
    (executed, alone)
}

#[cfg(test)]
mod tests {
    use super::*;

    const POPPED: &str = "\
[info] [00000010] (PC: 0x100) SCALAR   : (Binary: 0x07000001) MOV_XD_IMM  XD:X0=0x1, IMM:0x1, 
[info] [00000012](PC: 0x104) MTE2     : (Binary: 0x71040088) (ID: 000007) MOV_OUT_TO_UB  Src:OUT, Dst:UB, id: 4
nonsense
";

    #[test]
    fn lines_of_several_tools_are_read() {
        let log = read(POPPED);
        assert_eq!((log.records.len(), log.skipped, log.end), (2, 1, None));
        let [first, second] = [log.records[0], log.records[1]];
        assert_eq!((first.tick, first.pc, first.pipe, first.name), (10, 0x100, "SCALAR", "MOV_XD_IMM"));
        assert_eq!((second.id, second.name, second.operands), (Some(7), "MOV_OUT_TO_UB", "Src:OUT, Dst:UB, id: 4"));
        assert_eq!(read("[info] [00000099] (PC: 0x1) FC : (Binary: 0x1)").records[0].name, "");
        assert_eq!(read("[info] +++core: 0, start: 11650, tick: 84666, done+++").end, None);
        assert_eq!(read("[info] ++++core: 0, start: 11650, tick: 84666, done++++").end, Some(84666));
    }

    #[test]
    fn the_kth_line_of_an_address_pairs_with_the_kth() {
        let popped = "[1] (PC: 0x8) S : (Binary: 0x0) A x\n[2] (PC: 0x8) S : (Binary: 0x0) A y\n[3] (PC: 0xc) S : (Binary: 0x0) B\n";
        let retired = "[4] (PC: 0x8) S : (Binary: 0x0) A x\n[9] (PC: 0x8) S : (Binary: 0x0) A z\n";
        let (executed, alone) = pair(&read(popped), &read(retired));
        assert_eq!(executed.iter().map(|e| (e.issued.tick, e.retired)).collect::<Vec<_>>(), [(1, 4), (2, 9)]);
        assert_eq!((executed[1].results, alone), ("z", 1));
    }
}
