//! Costs per place: sums over cores, and the way from generated lines to lines of the Python kernel.

use crate::model::{EmittedText, Hotspot, Link, OpId, Origins, Pipe, Profile};
use std::collections::BTreeMap;

/// Parts of paths of the toolkit's own headers.
const TOOLKIT: [&str; 5] = ["ascend-toolkit", "/cann", "tikcpp", "/asc/include", "ascendc/include"];

/// The innermost frame of a call stack that is not in the toolkit: path and line.
pub fn innermost(stack: &str) -> Option<(String, u32)> {
    let frames = stack.lines().filter_map(super::formats::place_of);
    let own = |frame: &(String, u32)| !TOOLKIT.iter().any(|part| frame.0.contains(part));
    frames.clone().find(own).or_else(|| frames.clone().next())
}

/// Cost of one thing over all cores.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// Path on the machine that built the kernel; empty when unknown.
    pub source: String,
    /// One-based; 0 when unknown.
    pub line: u32,
    pub instruction: String,
    pub pipe: Option<Pipe>,
    pub calls: u64,
    pub cycles: Option<f64>,
    pub time_us: Option<f64>,
    pub bytes: Option<u64>,
    pub cores: usize,
    /// Zero-based line of the Python file, where a mapping was given and leads there.
    pub python: Option<u32>,
    pub op: Option<OpId>,
    pub link: Link,
}

/// What the sums are made by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Address, or place and mnemonic where there is none.
    Instruction,
    /// Line of the source that was compiled.
    Line,
    /// Mnemonic.
    Mnemonic,
}

/// Source, line, mnemonic, address.
type Key = (String, u32, String, Option<u64>);

/// Rows, dearest first. Lines that overlap others are taken only where nothing else speaks of lines.
pub fn rows(profile: &Profile, by: By) -> Vec<Row> {
    let exact = profile.hotspots.iter().any(|spot| !spot.overlaps && spot.line > 0);
    let mut sums: BTreeMap<Key, (Row, Vec<&str>)> = BTreeMap::new();
    for spot in &profile.hotspots {
        let of_lines = by == By::Line;
        let wanted = match of_lines {
            true => spot.line > 0 && (!exact || !spot.overlaps),
            false => !spot.overlaps,
        };
        if !wanted {
            continue;
        }
        let key = match by {
            By::Instruction => (spot.source.clone(), spot.line, spot.instruction.clone(), spot.pc),
            By::Line => (spot.source.clone(), spot.line, String::new(), None),
            By::Mnemonic => (String::new(), 0, spot.instruction.clone(), None),
        };
        let (row, cores) = sums.entry(key.clone()).or_insert_with(|| {
            let (source, line, instruction, _) = key;
            (Row { source, line, instruction, pipe: spot.pipe, ..Row::default() }, Vec::new())
        });
        add(row, spot);
        if !cores.contains(&spot.core.as_str()) {
            cores.push(&spot.core);
        }
    }
    let mut rows: Vec<Row> = sums
        .into_values()
        .map(|(mut row, cores)| {
            row.cores = cores.len();
            row
        })
        .collect();
    rows.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
    rows
}

fn cost(row: &Row) -> f64 {
    row.cycles.or(row.time_us).unwrap_or(0.0)
}

fn add(row: &mut Row, spot: &Hotspot) {
    let sum = |place: &mut Option<f64>, value: Option<f64>| {
        if let Some(value) = value {
            *place = Some(place.unwrap_or(0.0) + value);
        }
    };
    row.calls += spot.calls;
    sum(&mut row.cycles, spot.cycles);
    sum(&mut row.time_us, spot.time_us);
    if let Some(bytes) = spot.bytes {
        row.bytes = Some(row.bytes.unwrap_or(0) + bytes);
    }
    if row.pipe != spot.pipe {
        row.pipe = None;
    }
}

/// How much of the cost could be tied to lines of the Python file, and what could not.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mapped {
    pub rows: Vec<Row>,
    /// Share of the cost that leads to a Python line, in percent; `None` when nothing has a cost.
    pub coverage_pct: Option<f64>,
    pub unmapped: Vec<Row>,
}

/// Leads generated lines (`input.cce:N`, or any `.cce` or `.cpp` of the emitted length) to the Python lines that they
/// were printed from, by our own identical emission.
pub fn mapped(rows: Vec<Row>, emitted: &EmittedText, origins: &Origins) -> Mapped {
    let mut result = Mapped::default();
    let (mut tied, mut whole) = (0.0, 0.0);
    for mut row in rows {
        whole += cost(&row);
        let op = generated_line(&row).and_then(|line| emitted.line_ops.get(line as usize)?.first().copied());
        let origin = op.and_then(|op| origins.get(op));
        match (op, origin) {
            (Some(op), Some(origin)) => {
                tied += cost(&row);
                row.op = Some(op);
                row.python = Some(origin.line);
                row.link = if origin.calls.is_empty() { Link::Exact } else { Link::Inherited };
                result.rows.push(row);
            }
            _ if row.source.ends_with(".py") && row.line > 0 => {
                tied += cost(&row);
                row.python = Some(row.line - 1);
                row.link = Link::Exact;
                result.rows.push(row);
            }
            _ => {
                result.unmapped.push(row.clone());
                result.rows.push(row);
            }
        }
    }
    result.coverage_pct = (whole > 0.0).then(|| 100.0 * tied / whole);
    result
}

/// Zero-based line of the generated source.
fn generated_line(row: &Row) -> Option<u32> {
    let generated = row.source.ends_with(".cce") || row.source.ends_with(".asc");
    (generated && row.line > 0).then(|| row.line - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Origin;

    fn spot(source: &str, line: u32, cycles: f64, core: &str) -> Hotspot {
        Hotspot {
            source: source.into(),
            line,
            instruction: "VADD".into(),
            pipe: Some(Pipe::V),
            core: core.into(),
            calls: 2,
            cycles: Some(cycles),
            ..Hotspot::default()
        }
    }

    #[test]
    fn cores_add_up_and_overlapping_lines_stand_back() {
        let hotspots = vec![
            spot("/b/input.cce", 3, 100.0, "core0"),
            spot("/b/input.cce", 3, 50.0, "core1"),
            Hotspot { overlaps: true, ..spot("/b/input.cce", 3, 999.0, "core0") },
        ];
        let profile = Profile { hotspots, ..Profile::default() };
        let rows = rows(&profile, By::Line);
        assert_eq!((rows.len(), rows[0].cycles, rows[0].calls, rows[0].cores), (1, Some(150.0), 4, 2));
    }

    #[test]
    fn generated_lines_lead_to_python_and_the_rest_is_counted() {
        let hotspots = vec![
            spot("/b/input.cce", 2, 75.0, "core0"),
            spot("/opt/lib.h", 2, 20.0, "core0"),
            spot("/b/input.cce", 99, 5.0, "core0"),
        ];
        let profile = Profile { hotspots, ..Profile::default() };
        let emitted = EmittedText { text: "a\nb\n".into(), line_ops: vec![vec![], vec![OpId(0)]] };
        let origins = Origins { list: vec![Origin { line: 7, ..Origin::default() }] };
        let mapped = mapped(rows(&profile, By::Line), &emitted, &origins);
        assert_eq!(mapped.coverage_pct, Some(75.0));
        assert_eq!((mapped.rows[0].python, mapped.rows[0].link), (Some(7), Link::Exact));
        assert_eq!(mapped.unmapped.len(), 2);
    }

    #[test]
    fn frames_of_the_toolkit_are_passed_over() {
        let stack = "/usr/local/ascend-toolkit/x.h:5\n/b/input.cce:12\n/b/input.cce:30";
        assert_eq!(innermost(stack), Some(("/b/input.cce".into(), 12)));
        assert_eq!(innermost("/x/ascend-toolkit/x.h:5"), Some(("/x/ascend-toolkit/x.h".into(), 5)));
        assert_eq!(innermost(""), None);
    }
}
