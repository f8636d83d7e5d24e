//! Raw instruction logs of the vendor's simulator: `*.instr_popped_log.dump` (issue) and `*.instr_log.dump` (retire),
//! joined into a trace.
//!
//! The k-th occurrence of an address in one log belongs to the k-th in the other; chips that write an `(ID: n)` are
//! joined by it.

use super::Format;
use super::instr_exe::core_name;
use super::trace_json;
use crate::model::{Hotspot, Pipe, ProfileTrace, Taken, TraceColumns, TraceLane};
use crate::profile::import::{File, Import, folder_of, name_of};
use crate::profile::problems;
use crate::profile::trace::Opened;
use std::collections::HashMap;

pub const FORMAT: Format = Format {
    name: "msprof op simulator · instruction log",
    sniff: |file| file.head.text.lines().find(|line| !line.trim().is_empty()).is_some_and(|line| entry(line).is_some()),
    read,
};

/// Cycles per microsecond where no file says: what the vendor's tool takes for a chip it does not know.
const DEFAULT_MHZ: f64 = 1850.0;

/// Clock in MHz by the beginning of the chip's name, as the vendor's tool has it; longer names first.
const CLOCKS: &[(&str, f64)] = &[
    ("Ascend910B1", 1850.0),
    ("Ascend910B2", 1800.0),
    ("Ascend910B3", 1800.0),
    ("Ascend910B4", 1650.0),
    ("Ascend310P", 1060.0),
    ("Ascend310B", 1224.0),
    ("Ascend950", 1650.0),
];

struct Entry<'a> {
    tick: u64,
    pc: u64,
    pipe: &'a str,
    id: Option<u64>,
    name: &'a str,
    detail: &'a str,
}

/// One line: `[info] [tick] (PC: 0x..) PIPE : (Binary: 0x..) [(ID: n)] NAME operands`.
fn entry(line: &str) -> Option<Entry<'_>> {
    let line = line.strip_prefix("[info]").unwrap_or(line).trim_start();
    let (tick, rest) = line.strip_prefix('[')?.split_once(']')?;
    let rest = rest.trim_start().strip_prefix("(PC:")?;
    let (pc, rest) = rest.split_once(')')?;
    let (pipe, rest) = rest.split_once(':')?;
    let rest = rest.trim_start().strip_prefix("(Binary:")?;
    let (_, rest) = rest.split_once(')')?;
    let mut rest = rest.trim();
    let mut id = None;
    if let Some((number, after)) = rest.strip_prefix("(ID:").and_then(|rest| rest.split_once(')')) {
        id = Some(number.trim().parse().ok()?);
        rest = after.trim();
    }
    let split = rest.find([' ', '(']).unwrap_or(rest.len());
    let pc = u64::from_str_radix(pc.trim().strip_prefix("0x")?, 16).ok()?;
    let name_fits = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    let name = &rest[..split];
    if !name.chars().all(name_fits) {
        return None;
    }
    let detail = rest[split..].trim().trim_end_matches(',');
    Some(Entry { tick: tick.trim().parse().ok()?, pc, pipe: pipe.trim(), id, name, detail })
}

fn read(import: &mut Import<'_>, file: &File<'_>) {
    if let Some(bytes) = import.whole(file) {
        import.halves.insert(file.path.to_owned(), bytes);
    }
}

/// The name of the log with the other ends.
fn partner(name: &str) -> Option<String> {
    match name.contains("instr_popped_log") {
        true => Some(name.replace("instr_popped_log", "instr_log")),
        false => name.contains("instr_log").then(|| name.replace("instr_log", "instr_popped_log")),
    }
}

/// Joins the logs that were read.
pub fn join_all(import: &mut Import<'_>) {
    let mut halves = std::mem::take(&mut import.halves);
    while let Some((path, bytes)) = halves.pop_first() {
        let name = name_of(&path);
        let Some(other) = partner(name) else {
            import.tell(&path, problems::no_sibling("*.instr_log.dump, *.instr_popped_log.dump"));
            continue;
        };
        let folder = folder_of(&path);
        let place = if folder.is_empty() { other.clone() } else { format!("{folder}/{other}") };
        match halves.remove(&place) {
            Some(half) if name.contains("popped") => join(import, &place, half, bytes),
            Some(half) => join(import, &path, bytes, half),
            None => import.tell(&path, problems::no_sibling(&other)),
        }
    }
}

fn join(import: &mut Import<'_>, path: &str, retired: Vec<u8>, popped: Vec<u8>) {
    let retired = crate::profile::text::decode(import, path, retired);
    let popped = crate::profile::text::decode(import, path, popped);
    let mut starts: HashMap<(u64, u64), u64> = HashMap::new();
    let mut seen: HashMap<u64, u64> = HashMap::new();
    let mut bad = Bad::default();
    let mut popped_count = 0;
    for (number, line) in popped.lines().enumerate() {
        let Some(entry) = bad.entry(line, number) else { continue };
        popped_count += 1;
        starts.insert((entry.pc, nth(&mut seen, &entry)), entry.tick);
    }
    bad.tell(import, path);
    let mut bad = Bad::default();
    let mut seen = HashMap::new();
    let mut spans: Vec<(Entry<'_>, u64)> = Vec::new();
    let mut unpaired = 0;
    for (number, line) in retired.lines().enumerate() {
        let Some(entry) = bad.entry(line, number) else { continue };
        match starts.remove(&(entry.pc, nth(&mut seen, &entry))) {
            Some(start) if start <= entry.tick => spans.push((entry, start)),
            _ => unpaired += 1,
        }
    }
    bad.tell(import, path);
    if popped_count > 0 || !spans.is_empty() {
        unpaired += starts.len() as u64;
    }
    if unpaired > 0 {
        import.tell(path, problems::unpaired(unpaired));
    }
    let closed =
        |text: &str| text.lines().rev().find(|line| !line.trim().is_empty()).is_some_and(|line| line.contains("++++"));
    if !closed(&retired) {
        import.tell(path, problems::log_without_end());
    }
    if spans.is_empty() {
        return;
    }
    let mhz = clock(import, path);
    let core = core_name(path);
    let already = import.profile.traces.iter().any(|trace| trace.lanes.iter().any(|lane| lane.process == core))
        && import.operator(path, Taken::Simulator).cores.iter().any(|run| run.time_us.is_some());
    import.profile.hotspots.extend(sums(&spans, path, &core, mhz));
    if !already {
        let trace = trace(&spans, &core, mhz);
        trace_json::take(import, path, Opened { trace, trouble: Vec::new() });
    }
}

/// Which occurrence of its address an entry is, or its number where the log gives one.
fn nth(seen: &mut HashMap<u64, u64>, entry: &Entry<'_>) -> u64 {
    if let Some(id) = entry.id {
        return id;
    }
    let count = seen.entry(entry.pc).or_default();
    *count += 1;
    *count
}

#[derive(Default)]
struct Bad {
    count: u64,
    first: u64,
}

impl Bad {
    fn entry<'a>(&mut self, line: &'a str, number: usize) -> Option<Entry<'a>> {
        let found = entry(line);
        if found.is_none() && !line.trim().is_empty() && !line.contains("++++") {
            self.first = if self.count == 0 { number as u64 + 1 } else { self.first };
            self.count += 1;
        }
        found
    }

    fn tell(&self, import: &mut Import<'_>, path: &str) {
        if self.count > 0 {
            import.problem(problems::bad_lines(self.count).at(path, self.first));
        }
    }
}

/// MHz of the operator that a log belongs to.
fn clock(import: &mut Import<'_>, path: &str) -> f64 {
    let run = import.operator(path, Taken::Simulator);
    let by_chip = |chip: &String| CLOCKS.iter().find(|(start, _)| chip.starts_with(start)).map(|row| row.1);
    let known = run.rated_mhz.or(run.chip.as_ref().and_then(by_chip));
    known.unwrap_or_else(|| {
        import.tell(path, problems::guessed_clock(DEFAULT_MHZ));
        DEFAULT_MHZ
    })
}

/// Name of a pipe's lane in the vendor's traces.
fn lane_name(pipe: &str) -> &str {
    match pipe {
        "VEC" => "VECTOR",
        "FC" => "FLOWCTRL",
        other => other,
    }
}

fn trace(spans: &[(Entry<'_>, u64)], core: &str, mhz: f64) -> ProfileTrace {
    let mut lanes: Vec<TraceLane> = Vec::new();
    let mut strings: Vec<String> = Vec::new();
    let mut known: HashMap<&str, u32> = HashMap::new();
    let mut rows: Vec<(u32, i64, i64, u32)> = Vec::with_capacity(spans.len());
    let nanos = |tick: u64| (tick as f64 * 1000.0 / mhz).round() as i64;
    for (entry, start) in spans {
        let thread = lane_name(entry.pipe);
        let lane = lanes.iter().position(|lane| lane.thread == thread).unwrap_or_else(|| {
            let pipe = super::pipe_named(thread);
            let place = Pipe::EXECUTING.iter().position(|known| Some(*known) == pipe).unwrap_or(9) as i64;
            lanes.push(TraceLane { process: core.into(), thread: thread.into(), sort: (0, place), pipe });
            lanes.len() - 1
        });
        let name = *known.entry(entry.name).or_insert_with(|| {
            strings.push(entry.name.to_owned());
            strings.len() as u32 - 1
        });
        rows.push((lane as u32, nanos(*start), nanos(entry.tick), name));
    }
    let mut order: Vec<usize> = (0..lanes.len()).collect();
    order.sort_by_key(|lane| lanes[*lane].sort);
    let place = |lane: u32| order.iter().position(|old| *old == lane as usize).unwrap_or(0) as u32;
    rows.iter_mut().for_each(|row| row.0 = place(row.0));
    rows.sort_by_key(|row| (row.0, row.1, std::cmp::Reverse(row.2)));
    let range = (rows.iter().map(|row| row.1).min().unwrap_or(0), rows.iter().map(|row| row.2).max().unwrap_or(0));
    let slices = TraceColumns {
        lane: rows.iter().map(|row| row.0).collect(),
        start_ns: rows.iter().map(|row| row.1).collect(),
        duration_ns: rows.iter().map(|row| row.2 - row.1).collect(),
        name: rows.iter().map(|row| row.3).collect(),
        code: vec![u32::MAX; rows.len()],
        at: vec![0; rows.len()],
    };
    let lanes = order.iter().map(|lane| lanes[*lane].clone()).collect();
    ProfileTrace { lanes, strings, slices, range_ns: range, complete: true, ..ProfileTrace::default() }
}

/// Per address: calls and cycles, as `instr_exe` counts them.
fn sums(spans: &[(Entry<'_>, u64)], path: &str, core: &str, mhz: f64) -> Vec<Hotspot> {
    let mut by_pc: HashMap<u64, (usize, u64, u64)> = HashMap::new();
    for (at, (entry, start)) in spans.iter().enumerate() {
        let sum = by_pc.entry(entry.pc).or_insert((at, 0, 0));
        sum.1 += 1;
        sum.2 += entry.tick - start;
    }
    let mut spots: Vec<Hotspot> = by_pc
        .into_iter()
        .map(|(pc, (at, calls, cycles))| {
            let first = &spans[at].0;
            Hotspot {
                instruction: first.name.to_owned(),
                pc: Some(pc),
                pipe: super::pipe_named(lane_name(first.pipe)),
                file: path.to_owned(),
                core: core.to_owned(),
                calls,
                cycles: Some(cycles as f64),
                time_us: Some(cycles as f64 / mhz),
                detail: first.detail.to_owned(),
                ..Hotspot::default()
            }
        })
        .collect();
    spots.sort_by_key(|spot| spot.pc);
    spots
}

#[cfg(test)]
mod tests {
    use super::entry;

    #[test]
    fn lines_of_all_generations() {
        let new =
            "[info] [00000749] (PC: 0x11bbe03c) SCALAR   : (Binary: 0x083dd2b8) (ID: 000123) ADD_IMM  dtype:S64, ";
        let read = entry(new).map(|e| (e.tick, e.pc, e.pipe, e.id, e.name, e.detail));
        assert_eq!(read, Some((749, 0x11bb_e03c, "SCALAR", Some(123), "ADD_IMM", "dtype:S64")));
        let old = "[00000330](PC: 0x10ce2000) MTE2 : (Binary: 0x07000001) scalar_neg(dType:0x0, x[0]= 1)";
        let read = entry(old).map(|e| (e.tick, e.pipe, e.id, e.name));
        assert_eq!(read, Some((330, "MTE2", None, "scalar_neg")));
        let bare = entry("[info] [00000330] (PC: 0x10ce2000) VEC      : (Binary: 0x07000001) ");
        assert_eq!(bare.map(|e| e.name), Some(""));
        for other in [
            "",
            "[info] ++++core: 0, done++++",
            "[info] [00000001]: icache read address is 0x1",
            "[x] (PC: 0x1) V: (Binary: 0x1) A",
        ] {
            assert!(entry(other).is_none(), "{other}");
        }
    }
}
