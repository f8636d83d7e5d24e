//! Chrome trace JSON: the simulator's merged and per-core `trace.json`, `msprof_*.json`, `trace_view.json`, on-board
//! traces, our own, and anybody's.

use super::Format;
use super::instr_exe::core_name;
use crate::model::{Hotspot, Pipe, ProfileTrace, Taken, Unit};
use crate::profile::import::{File, Import};
use crate::profile::{hotspots, trace};
use std::collections::{BTreeMap, HashMap};

pub const FORMAT: Format = Format { name: "trace", sniff, read };

fn sniff(file: &File<'_>) -> bool {
    let text = &file.head.text;
    if !file.head.is_json() {
        return false;
    }
    let events = text.starts_with('{') && text.contains("\"traceEvents\"");
    let list = text.starts_with('[') && text[1..].trim_start().starts_with('{') && text.contains("\"ph\"");
    events || list
}

fn read(import: &mut Import<'_>, file: &File<'_>) {
    let opened = trace::read(file.source, &import.limits, import.cancel, &mut |_| {});
    take(import, file.path, opened);
}

/// Keeps a trace; of a simulator's it also takes what the cores did.
pub fn take(import: &mut Import<'_>, path: &str, opened: trace::Opened) {
    for kind in opened.trouble {
        import.problem(kind.in_file(path));
    }
    let mut trace = opened.trace;
    trace.file = path.to_owned();
    let own = core_name(path);
    if !own.is_empty() {
        // In a file of one core the processes are its pipes.
        for lane in &mut trace.lanes {
            lane.process = own.clone();
        }
    }
    cores(import, path, &trace);
    let spots = instructions(&trace);
    import.profile.hotspots.extend(spots);
    import.profile.traces.push(trace);
}

/// `core0.veccore1`, or `Block0...` of a trace on board.
pub fn core_of_process(name: &str) -> Option<(u32, Unit, u32)> {
    let rest = name.strip_prefix("core")?;
    let (number, sub) = rest.split_once('.').unwrap_or((rest, ""));
    let number = number.parse().ok()?;
    let unit = |start: &str, unit: Unit| Some((number, unit, sub.strip_prefix(start)?.parse().ok()?));
    if sub.is_empty() {
        return Some((number, Unit::Whole, 0));
    }
    unit("veccore", Unit::Vector).or_else(|| unit("cubecore", Unit::Cube))
}

/// Starts and ends.
type Spans = Vec<(i64, i64)>;

/// How long each pipe of each simulated core was busy: the union of its slices, and the core from its first to its last.
fn cores(import: &mut Import<'_>, path: &str, trace: &ProfileTrace) {
    let mut spans: BTreeMap<(u32, Unit, u32), BTreeMap<Pipe, Spans>> = BTreeMap::new();
    let columns = &trace.slices;
    for at in 0..columns.len() {
        let lane = &trace.lanes[columns.lane[at] as usize];
        let (Some(core), Some(pipe)) = (core_of_process(&lane.process), lane.pipe) else { continue };
        let span = (columns.start_ns[at], columns.start_ns[at] + columns.duration_ns[at]);
        spans.entry(core).or_default().entry(pipe).or_default().push(span);
    }
    if spans.is_empty() {
        return;
    }
    let run = import.operator(path, Taken::Simulator);
    for ((block, unit, sub), pipes) in spans {
        let core = super::counters::core_of(run, block, unit, sub);
        let first = pipes.values().flatten().map(|span| span.0).min().unwrap_or(0);
        let last = pipes.values().flatten().map(|span| span.1).max().unwrap_or(first);
        core.time_us = core.time_us.or(Some((last - first) as f64 / 1000.0));
        for (pipe, spans) in pipes {
            let calls = spans.len() as u64;
            let used = core.pipe_mut(pipe);
            used.calls = used.calls.or(Some(calls));
            used.time_us = used.time_us.or(Some(union(spans) as f64 / 1000.0));
        }
    }
    let (first, last) = trace.range_ns;
    let whole = (last - first) as f64 / 1000.0;
    run.duration_us = Some(run.duration_us.unwrap_or(0.0).max(whole));
}

/// Length of the union of spans.
fn union(mut spans: Spans) -> i64 {
    spans.sort_unstable();
    let mut reached = i64::MIN;
    let mut length = 0;
    for (start, end) in spans {
        if end > reached {
            length += end - start.max(reached);
            reached = end;
        }
    }
    length
}

/// Costs per place and instruction of a trace whose slices name their place in the source.
fn instructions(trace: &ProfileTrace) -> Vec<Hotspot> {
    let columns = &trace.slices;
    let mut sums: HashMap<(u32, u32, u32), (u64, i64)> = HashMap::new();
    for at in 0..columns.len() {
        if columns.code[at] != u32::MAX {
            let sum = sums.entry((columns.code[at], columns.name[at], columns.lane[at])).or_default();
            sum.0 += 1;
            sum.1 += columns.duration_ns[at];
        }
    }
    let text = |at: u32| trace.strings.get(at as usize).cloned().unwrap_or_default();
    let mut spots: Vec<Hotspot> = sums
        .into_iter()
        .filter_map(|((code, name, lane), (calls, nanos))| {
            let (source, line) = hotspots::innermost(&text(code))?;
            let lane = trace.lanes.get(lane as usize)?;
            Some(Hotspot {
                source,
                line,
                instruction: text(name),
                pipe: lane.pipe,
                file: trace.file.clone(),
                core: lane.process.clone(),
                calls,
                time_us: Some(nanos as f64 / 1000.0),
                ..Hotspot::default()
            })
        })
        .collect();
    spots.sort_by(|a, b| {
        (&a.source, a.line, &a.instruction, &a.core).cmp(&(&b.source, b.line, &b.instruction, &b.core))
    });
    spots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_count_overlaps_once() {
        assert_eq!(union(vec![(5, 9), (0, 6), (20, 21), (2, 3)]), 10);
        assert_eq!(core_of_process("core3.veccore1"), Some((3, Unit::Vector, 1)));
        assert_eq!(core_of_process("core0.cubecore0"), Some((0, Unit::Cube, 0)));
        assert_eq!(core_of_process("Ascend Hardware"), None);
    }
}
