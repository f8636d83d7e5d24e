//! The machine model: what a program does on a chip, and when.
//!
//! In: a [`Program`] of the final AscIR, its origins, the launch, a chip. Out: timelines, what fills the local
//! memories, a summary, findings with their places, and the contents of global memory afterwards.
//!
//! Two halves meet in one data type, the instruction stream ([`stream`]): [`exec`] executes the program on each core
//! and issues instructions; [`timing`] runs streams, wherever they come from.
//! Always holds: the same input gives the same result; no program makes it panic or run for ever.

pub mod accuracy;
mod analysis;
mod exec;
mod findings;
pub mod fix;
#[cfg(test)]
mod fuzz;
pub mod hazard;
pub mod isa;
mod launch;
#[cfg(test)]
mod matmul_tests;
mod memory_map;
pub mod replay;
pub mod stream;
mod summary;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
pub mod timing;
mod trace;
#[cfg(test)]
mod validation;

pub use exec::is_computed;
pub use launch::Array;

use crate::model::{Diagnostic, LaunchSpec, Origins, Program, Simulated};
use crate::target::Target;
use exec::code::Code;
use exec::machine::{CoreState, Machine, Stop};
use exec::report::{Report, code};
use std::collections::HashMap;
use stream::Stream;
use timing::CoreStream;

/// When to keep the contents of memories.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Values {
    /// Only for kernels whose control or addresses depend on them.
    #[default]
    WhenNeeded,
    /// Always: [`Run::arrays`] has the results.
    Always,
}

/// What a run may cost, and what is assumed where nothing is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// Steps of the program over all cores; more count as an endless loop.
    pub steps: u64,
    /// Cycles of the timeline.
    pub cycles: u64,
    pub values: Values,
    /// Seed of the contents of arrays that are not given.
    pub seed: u64,
    /// Whether L2 holds the arguments when the kernel starts.
    pub warm_l2: bool,
    /// Contents of arguments by name, in the bytes of their dtype.
    pub given: Vec<Array>,
}

impl Default for Limits {
    fn default() -> Self {
        let (steps, cycles) = (10_000_000, 10_000_000_000);
        Self { steps, cycles, values: Values::WhenNeeded, seed: 0, warm_l2: false, given: Vec::new() }
    }
}

/// What a run found out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Run {
    /// `trace.complete` is false when a limit or a deadlock ended it.
    pub simulated: Simulated,
    /// Findings, errors first.
    pub diagnostics: Vec<Diagnostic>,
    /// Array arguments after the run; empty unless [`Values::Always`] asked for them.
    pub arrays: Vec<Array>,
}

/// Instructions shown of a run that a limit ended.
const SHOWN_WHEN_ENDLESS: usize = 20_000;

/// Runs one launch of a program on a chip.
///
/// # Errors
/// What keeps the launch from starting: arguments that do not fit, or a launch on no core. An empty list means that
/// `cancelled` answered true.
pub fn simulate(
    program: &Program,
    origins: &Origins,
    launch: &LaunchSpec,
    target: &Target,
    limits: &Limits,
    cancelled: &dyn Fn() -> bool,
) -> Result<Run, Vec<Diagnostic>> {
    let code = Code::new(program);
    let keep = limits.values == Values::Always;
    let mut machine = machine(&code, origins, launch, target, limits, keep, cancelled)?;
    let mut outcome = execute(&mut machine);
    if outcome.stopped == Some(Stop::NeedsValues) {
        machine = self::machine(&code, origins, launch, target, limits, true, cancelled)?;
        outcome = execute(&mut machine);
    }
    if outcome.stopped == Some(Stop::Cancelled) || cancelled() {
        return Err(Vec::new());
    }
    let endless = matches!(outcome.stopped, Some(Stop::Endless(_)));
    if let Some(Stop::Endless(op)) = outcome.stopped {
        findings::endless(&mut machine.report, op, limits.steps);
        for core in &mut outcome.cores {
            core.stream.instructions.truncate(SHOWN_WHEN_ENDLESS);
        }
    }
    let groups = group(&outcome.cores);
    let streams: Vec<CoreStream> = groups
        .iter()
        .map(|&(core, stands_for)| CoreStream { stream: &outcome.cores[core].stream, stands_for })
        .collect();
    let timing = timing::run(&streams, target, limits.warm_l2, limits.cycles, cancelled);
    if cancelled() {
        return Err(Vec::new());
    }
    if !timing.stuck.is_empty() && !endless {
        findings::deadlock(&mut machine.report, &streams, &timing);
    }
    if !timing.finished {
        let (limit, op) = (limits.cycles, stream::NO_OP);
        let (en, zh) = (format!("stopped after {limit} cycles"), format!("在 {limit} 个周期后停止"));
        machine.report.error(code::ENDLESS, op, en, zh);
    }
    for core in &streams {
        if cancelled() {
            return Err(Vec::new());
        }
        findings::hazards(&mut machine.report, &machine.names, core.stream);
    }
    let mut simulated = trace::build(launch, target, &machine.names, &groups, &streams, &timing);
    simulated.trace.complete =
        !endless && timing.finished && timing.stuck.is_empty() && timing.cores.iter().all(|core| core.whole);
    if let (Some(&(core, _)), Some(times)) = (groups.first(), timing.cores.first()) {
        simulated.memory = memory_map::build(&outcome.cores[core], times, target, &machine.report);
    }
    simulated.summary = summary::build(program, target, &streams, &timing, &simulated.trace, &machine.uncalibrated);
    simulated.analysis =
        analysis::build(&simulated.trace, &streams, &timing, target, &machine.report, limits, cancelled);
    // Nobody asked for the contents of what was only computed to find the way.
    let arrays = if keep { launch::results(&mut machine.gm) } else { Vec::new() };
    let mut diagnostics = machine.report.list;
    diagnostics.sort_by_key(|d| (d.severity, d.span.start));
    Ok(Run { simulated, diagnostics, arrays })
}

fn machine<'a>(
    code: &'a Code,
    origins: &'a Origins,
    launch: &LaunchSpec,
    target: &'a Target,
    limits: &Limits,
    values: bool,
    cancelled: &'a dyn Fn() -> bool,
) -> Result<Machine<'a>, Vec<Diagnostic>> {
    let mut machine = Machine {
        code,
        target,
        core_num: launch.core_num,
        values,
        names: code.names.clone(),
        flag_names: HashMap::new(),
        report: Report::new(origins),
        gm: exec::gm::Gm::default(),
        core: CoreState::new(0, Vec::new()),
        args: Vec::new(),
        step_limit: limits.steps / u64::from(launch.core_num.max(1)),
        cancelled,
        uncalibrated: Vec::new(),
    };
    launch::prepare(&mut machine, launch, limits);
    if machine.report.list.iter().any(|d| d.severity == crate::model::Severity::Error) {
        return Err(machine.report.list);
    }
    Ok(machine)
}

struct Outcome {
    cores: Vec<CoreState>,
    /// What ended the run before all cores were through.
    stopped: Option<Stop>,
}

/// Runs all cores, one meeting after the other.
fn execute(m: &mut Machine<'_>) -> Outcome {
    let mut cores: Vec<CoreState> = (0..m.core_num).map(|id| exec::new_core(m.code, id, &m.args)).collect();
    let mut stopped = None;
    while stopped.is_none() && cores.iter().any(|core| !core.ended) {
        for core in cores.iter_mut().filter(|core| !core.ended) {
            std::mem::swap(&mut m.core, core);
            let result = exec::run_core(m);
            std::mem::swap(&mut m.core, core);
            match result {
                Ok(_) => {}
                Err(Stop::Trap) => core.ended = true,
                Err(stop) => {
                    stopped = Some(stop);
                    break;
                }
            }
        }
    }
    if let Some(Stop::Endless(_)) = stopped {
        cores.retain(|core| core.steps > 0);
    }
    if let (None, Some(core)) = (stopped, cores.first()) {
        findings::unmatched_sets(&mut m.report, &core.flags);
        findings::unfreed(&mut m.report, &core.framework.taken());
    }
    Outcome { cores, stopped }
}

/// Cores that do the same, by their first: (core, how many).
fn group(cores: &[CoreState]) -> Vec<(usize, u32)> {
    let mut groups: Vec<(usize, u32)> = Vec::new();
    for (index, core) in cores.iter().enumerate() {
        match groups.iter_mut().find(|(first, _)| same(&cores[*first].stream, &core.stream)) {
            Some((_, count)) => *count += 1,
            None => groups.push((index, 1)),
        }
    }
    groups
}

/// Streams that take the same time: all but the global addresses, of which the alignment matters.
fn same(a: &Stream, b: &Stream) -> bool {
    const ALIGNMENT: u64 = 512;
    let alike = |a: &stream::CopyWork, b: &stream::CopyWork| {
        a.global_addr % ALIGNMENT == b.global_addr % ALIGNMENT
            && (a.from, a.to, a.pieces, a.piece_bytes, a.global_step)
                == (b.from, b.to, b.pieces, b.piece_bytes, b.global_step)
    };
    a.instructions == b.instructions
        && a.vectors == b.vectors
        && a.copies.len() == b.copies.len()
        && a.copies.iter().zip(&b.copies).all(|(a, b)| alike(a, b))
}
