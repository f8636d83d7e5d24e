//! Replay: the timing half on recorded instruction logs, without the compiler in between.
//!
//! In: both logs of one core as text. Out: predicted times beside the logged ones, per class of instruction and in
//! total. Waits for other cores, whose logs are not there, can take their end from the log; how many did is told.
//! Always holds: no text makes it panic; times of the log go into the prediction only through those waits and the
//! cycle of the first instruction.

mod cache;
mod decode;
mod engine;
mod fetch;
pub mod log;
mod order;
mod work;

use crate::model::Pipe;
use crate::target::Target;
use decode::Class;
use std::collections::BTreeMap;

pub use engine::Times;

/// How one class of instructions came out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClassError {
    pub name: String,
    pub instructions: usize,
    /// Instructions whose issue to retirement is right to the cycle.
    pub exact: usize,
    /// Mean of issue to retirement in the log, and of its absolute error.
    pub mean_cycles: f64,
    pub mean_error: f64,
    /// Median of the absolute error of the issue, in cycles.
    pub median_start_error: u64,
}

/// What the replay of one core says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replayed {
    pub core: String,
    pub instructions: usize,
    /// First issue to last retirement.
    pub predicted: u64,
    pub logged: u64,
    pub classes: Vec<ClassError>,
    /// Waits that took their end from the log, and the cycles they lasted there.
    pub external_waits: usize,
    pub external_cycles: u64,
    /// Cycles that they lasted here.
    pub external_predicted: u64,
    /// Waits whose set is in no log and whose end was not taken from it.
    pub unmatched_waits: usize,
    /// Mnemonics without a rule, and how often they occur.
    pub unknown: Vec<(String, usize)>,
    /// Instructions in one log only, lines that are none, and instructions whose place in the program is not known.
    pub unpaired: usize,
    pub skipped: usize,
    pub unplaced: usize,
    /// False when a log lacks its closing line.
    pub complete: bool,
    /// False when the log has encodings only: without names nothing is known of most instructions.
    pub named: bool,
}

impl Replayed {
    /// Predicted over logged makespan, less one.
    pub fn error(&self) -> f64 {
        if self.logged == 0 { 0.0 } else { self.predicted as f64 / self.logged as f64 - 1.0 }
    }

    /// The same without the waits that were taken from the log.
    pub fn own_error(&self) -> f64 {
        let logged = self.logged.saturating_sub(self.external_cycles);
        let predicted = self.predicted.saturating_sub(self.external_predicted);
        if logged == 0 { 0.0 } else { predicted as f64 / logged as f64 - 1.0 }
    }
}

/// Classes that the report speaks of, in its order.
const CLASSES: &[&str] = &[
    "scalar",
    "load",
    "store",
    "branch",
    "flag",
    "barrier",
    "core wait",
    "vector",
    "cube",
    "MTE1",
    "MTE2",
    "MTE3",
    "FIX",
];

fn class(decoded: &decode::Decoded) -> &'static str {
    match (decoded.class, decoded.pipe) {
        (Class::SetFlag | Class::WaitFlag, _) => "flag",
        (Class::Barrier, _) => "barrier",
        (Class::WaitCore, _) => "core wait",
        (_, Pipe::V) => "vector",
        (_, Pipe::M) => "cube",
        (_, Pipe::Mte1) => "MTE1",
        (_, Pipe::Mte2) => "MTE2",
        (_, Pipe::Mte3) => "MTE3",
        (_, Pipe::Fix) => "FIX",
        (Class::Load, _) => "load",
        (Class::Store, _) => "store",
        (Class::Branch, _) => "branch",
        _ => "scalar",
    }
}

/// Classes that none of some replays exercised: nothing is known of the model's error there.
pub fn not_exercised(replays: &[Replayed]) -> Vec<&'static str> {
    let seen = |name: &str| replays.iter().any(|replay| replay.classes.iter().any(|class| class.name == name));
    CLASSES.iter().copied().filter(|name| !seen(name)).collect()
}

/// Replays one core. `external`: waits for other cores take their end from the log.
pub fn replay(
    core: &str,
    popped: &str,
    retired: &str,
    target: &Target,
    external: bool,
    cancelled: &dyn Fn() -> bool,
) -> Replayed {
    let (popped, retired) = (log::read(popped), log::read(retired));
    let (executed, unpaired) = log::pair(&popped, &retired);
    let (order, unplaced) = order::program_order(&executed);
    let mut engine = engine::Engine::new(&executed, &order, target, external);
    engine.run(cancelled);
    let decoded: Vec<_> = executed.iter().map(decode::decode).collect();
    let first = executed.iter().map(|e| e.issued.tick).min().unwrap_or(0);
    let mut classes: BTreeMap<usize, Vec<(u64, u64, u64)>> = BTreeMap::new();
    for ((one, times), decoded) in executed.iter().zip(&engine.times).zip(&decoded) {
        let name = class(decoded);
        let place = CLASSES.iter().position(|class| *class == name).unwrap_or(0);
        let (predicted, logged) = (times.retire.saturating_sub(times.issue), one.retired - one.issued.tick);
        let start = times.issue.abs_diff(one.issued.tick);
        classes.entry(place).or_default().push((predicted, logged, start));
    }
    let classes = classes.into_iter().map(|(place, rows)| summed(CLASSES[place], rows)).collect();
    let mut unknown: Vec<(String, usize)> =
        engine.unknown.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect();
    unknown.sort();
    let last = |ends: &mut dyn Iterator<Item = u64>| ends.max().unwrap_or(first) - first;
    Replayed {
        core: core.into(),
        instructions: executed.len(),
        predicted: last(&mut engine.times.iter().map(|times| times.retire.max(first))),
        logged: last(&mut executed.iter().map(|one| one.retired)),
        classes,
        external_waits: engine.given.0,
        external_cycles: engine.given.1,
        external_predicted: engine.given.2,
        unmatched_waits: engine.unmatched,
        unknown,
        unpaired,
        skipped: popped.skipped + retired.skipped,
        unplaced,
        named: executed.iter().filter(|one| one.issued.name.is_empty()).count() * 2 <= executed.len(),
        complete: popped.end.is_some() && retired.end.is_some(),
    }
}

fn summed(name: &str, rows: Vec<(u64, u64, u64)>) -> ClassError {
    let count = rows.len().max(1);
    let mut starts: Vec<u64> = rows.iter().map(|row| row.2).collect();
    starts.sort_unstable();
    ClassError {
        name: name.into(),
        instructions: rows.len(),
        exact: rows.iter().filter(|row| row.0 == row.1).count(),
        mean_cycles: rows.iter().map(|row| row.1 as f64).sum::<f64>() / count as f64,
        mean_error: rows.iter().map(|row| row.0.abs_diff(row.1) as f64).sum::<f64>() / count as f64,
        median_start_error: starts.get(starts.len() / 2).copied().unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::load;

    /// A load, a flag, a vector instruction of four repeats: as the vendor's simulator logs them.
    const LOG: &str = "\
[info] [00001000] (PC: 0x100) SCALAR   : (Binary: 0x07000001) MOV_XD_IMM  XD:X0=0x1, IMM:0x1, 
[info] [00001001] (PC: 0x104) MTE2     : (Binary: 0x71040088) MOV_OUT_TO_UB  Src:OUT, Dst:UB, XD:X2=0x0, XN:X3=0x10000000, XM:X1=0x20010, 
[info] [00001002] (PC: 0x108) MTE2     : (Binary: 0x0) SET_FLAG  PIPE:MTE2, TRIGGER PIPE:VEC, FLAG ID:0, 
[info] [00001002] (PC: 0x10c) VEC      : (Binary: 0x0) WAIT_FLAG  PIPE:MTE2, TRIGGER PIPE:VEC, FLAG ID:0, 
[info] [00001281] (PC: 0x110) VEC      : (Binary: 0x0) VADD  XD:X0=0x24000, XN:X1=0, XM:X0=0x24000, XT:X2=0x400080808010101, Dtype:F16, 
[info] [00001003] (PC: 0x114) FC       : (Binary: 0x41600000) END  
[info] ++++core: 0, start: 900, tick: 2000, done++++
";

    fn retired() -> String {
        LOG.replace("[00001000]", "[00001001]")
            .replace("[00001001] (PC: 0x104)", "[00001279] (PC: 0x104)")
            .replace("[00001002]", "[00001279]")
            .replace("[00001281]", "[00001310]")
    }

    #[test]
    fn a_short_log_is_replayed() {
        let target = load("Ascend910B1").unwrap();
        let replayed = replay("core0", LOG, &retired(), &target, true, &|| false);
        assert_eq!((replayed.instructions, replayed.unplaced, replayed.unpaired), (6, 0, 0));
        assert!(replayed.error().abs() < 0.02, "{replayed:?}");
        assert!(replayed.complete && replayed.unknown.is_empty(), "{replayed:?}");
        let vector = replayed.classes.iter().find(|class| class.name == "vector").unwrap();
        // Both sources lie on one bank group: 14 + 7 + 8.
        assert_eq!((vector.exact, vector.mean_cycles), (1, 29.0));
        assert!(not_exercised(&[replayed]).contains(&"cube"));
    }

    #[test]
    fn waits_without_a_set_are_told() {
        let log = LOG.replace("SET_FLAG", "NOP_PIPE");
        let target = load("Ascend910B1").unwrap();
        let given = replay("core0", &log, &log, &target, true, &|| false);
        assert_eq!((given.external_waits, given.unmatched_waits), (1, 0));
        let alone = replay("core0", &log, &log, &target, false, &|| false);
        assert_eq!((alone.external_waits, alone.unmatched_waits), (0, 1));
    }

    #[test]
    fn damaged_text_is_survived() {
        let target = load("Ascend910B1").unwrap();
        for cut in 0..LOG.len() {
            if LOG.is_char_boundary(cut) {
                replay("core0", &LOG[..cut], &LOG[cut..], &target, true, &|| false);
            }
        }
        let wild = LOG.replace("0x", "0xffffffff").replace("[0000", "[9999999999");
        replay("core0", &wild, &wild, &target, true, &|| false);
    }
}
