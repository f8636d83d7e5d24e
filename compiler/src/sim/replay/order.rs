//! Program order of a log, which is sorted by the cycle of issue.
//!
//! Lines of the scalar unit and of flow control are in program order already. Between two of them stand, by address,
//! the instructions of the other pipes; where a branch is taken, counting starts at its target.

use super::decode;
use super::log::Executed;
use crate::model::Pipe;
use std::collections::{HashMap, HashSet, VecDeque};

/// Instructions walked over between two scalar ones; more means that a jump was not understood.
const FARTHEST: u64 = 4096;

/// Places of the instructions in program order. Those that could not be placed come where the log has them, and are
/// counted.
pub fn program_order(executed: &[Executed<'_>]) -> (Vec<usize>, usize) {
    let in_order = |e: &Executed<'_>| matches!(decode::pipe(e.issued.pipe), Pipe::S | Pipe::All);
    let scalar: HashSet<u64> = executed.iter().filter(|e| in_order(e)).map(|e| e.issued.pc).collect();
    let mut others: HashMap<u64, VecDeque<usize>> = HashMap::new();
    for (index, one) in executed.iter().enumerate().filter(|(_, e)| !in_order(e)) {
        others.entry(one.issued.pc).or_default().push_back(index);
    }
    let mut order = Vec::with_capacity(executed.len());
    let mut registers = [0_u64; 32];
    let mut before: Option<&Executed<'_>> = None;
    for (index, one) in executed.iter().enumerate().filter(|(_, e)| in_order(e)) {
        if let Some(before) = before
            && let Some(start) = start(before, one.issued.pc, &registers, &scalar)
        {
            let mut pc = start;
            while pc < one.issued.pc {
                if let Some(next) = others.get_mut(&pc).and_then(VecDeque::pop_front) {
                    order.push(next);
                }
                pc += 4;
            }
        } else if before.is_none() {
            // What stands before the first scalar instruction.
            let mut pc = one.issued.pc.saturating_sub(64);
            while pc < one.issued.pc {
                if let Some(next) = others.get_mut(&pc).and_then(VecDeque::pop_front) {
                    order.push(next);
                }
                pc += 4;
            }
        }
        order.push(index);
        note(one, &mut registers);
        before = Some(one);
    }
    let mut left: Vec<usize> = others.into_values().flatten().collect();
    left.sort_unstable();
    let unplaced = left.len();
    for index in left {
        let tick = executed[index].issued.tick;
        let at = order.partition_point(|&other| executed[other].issued.tick <= tick);
        order.insert(at, index);
    }
    (order, unplaced)
}

/// First address after an instruction on the way to the next scalar one.
fn start(before: &Executed<'_>, next: u64, registers: &[u64; 32], scalar: &HashSet<u64>) -> Option<u64> {
    let through = before.issued.pc + 4;
    // No scalar instruction may lie on the way: it would be in the log.
    let reaches = |from: u64| {
        from <= next && next - from <= 4 * FARTHEST && (from..next).step_by(4).all(|pc| !scalar.contains(&pc))
    };
    let target = decode::target(before, registers);
    let name = before.issued.name;
    let always = name == "JUMP" || name == "JUMPC" && before.issued.operands.contains("cond_flag:1");
    let never = name == "JUMPC" && !always;
    let places = match (target, always, never) {
        (Some(target), true, _) => [Some(target), Some(through)],
        (_, _, true) => [Some(through), None],
        (target, ..) => [Some(through), target],
    };
    if let Some(place) = places.into_iter().flatten().find(|&place| reaches(place)) {
        return Some(place);
    }
    // A jump whose target is not in the text: as far back as only other pipes' instructions lie.
    let mut from = next;
    while from > 4 && next - from < 64 && !scalar.contains(&(from - 4)) {
        from -= 4;
    }
    (from < next).then_some(from)
}

/// Keeps the values that registers have after an instruction.
fn note(executed: &Executed<'_>, registers: &mut [u64; 32]) {
    for label in ["XD:", "XI:", "XJ:"] {
        if let Some((number, value)) = decode::register(executed.results, label) {
            registers[number as usize & 31] = value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::log::{pair, read};
    use super::*;

    #[test]
    fn other_pipes_stand_where_their_address_says() {
        let log = "\
[1] (PC: 0x100) SCALAR : (Binary: 0x0) ADD
[2] (PC: 0x108) SCALAR : (Binary: 0x0) ADD
[3] (PC: 0x10c) FC : (Binary: 0x40000003) JUMP  Target PC:0x118
[9] (PC: 0x11c) SCALAR : (Binary: 0x0) ADD
[20] (PC: 0x104) VEC : (Binary: 0x0) VADD
[21] (PC: 0x118) VEC : (Binary: 0x0) VMUL
";
        let (executed, _) = pair(&read(log), &read(log));
        let (order, unplaced) = program_order(&executed);
        let pcs: Vec<u64> = order.iter().map(|&i| executed[i].issued.pc).collect();
        assert_eq!((pcs, unplaced), (vec![0x100, 0x104, 0x108, 0x10c, 0x118, 0x11c], 0));
    }
}
