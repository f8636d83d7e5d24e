//! `visualize_data.bin` of `msprof op`, on board and simulator: blocks of a 12 byte header (content size, type,
//! padding, version) and JSON or source text.

use super::Format;
use super::{code_exe, trace_json};
use crate::model::{Cells, Column, Hotspot, OperatorRun, PathUse, Role, Table, Taken, Unit};
use crate::profile::import::{File, Import};
use crate::profile::source::Borrowed;
use crate::profile::{number, problems, trace};
use serde_json::Value;

pub const FORMAT: Format = Format { name: "msprof op · visualize_data", sniff, read };

const HEADER: usize = 12;
/// Length of the path before the content of a source block; not counted in its size.
const SOURCE_PATH: usize = 4096;
/// Third byte of a header's end in every version.
const MARK: u8 = 0x5a;
/// Blocks of cache lines: nearly two megabytes of zeros when the metric was off.
const CACHE_LINES: u8 = 14;

/// Names of memory paths by their number.
const PATHS: [&str; 16] = [
    "GM->L2",
    "L2->GM",
    "L2->L1",
    "L1->L2",
    "L1->L0A",
    "L1->L0B",
    "L0A->cube",
    "L0B->cube",
    "cube->L0C",
    "L0C->L1",
    "L0C->L2",
    "L0C->cube",
    "L2->UB",
    "UB->L2",
    "UB->vector",
    "vector->UB",
];

fn path_name(number: u64) -> String {
    let number = match number {
        // The same four paths of the second vector core.
        16..=19 => number - 4,
        other => other,
    };
    let later = |number: u64| match number {
        20 => "L2->L1",
        21 => "L1->L0A",
        22 => "L2->L0B",
        23 => "vector->L0C",
        24 => "L0C->vector",
        25 => "L2->UB",
        35 => "GM->L0A",
        36 => "GM->L0B",
        37 => "L1->L0A",
        38 => "L1->L0B",
        39 => "L0C->fixpipe",
        40 => "fixpipe->L2",
        41 => "fixpipe->L1",
        42 | 43 => "fixpipe->UB",
        44 | 45 => "L1->UB",
        46 | 47 => "UB->L1",
        48..=55 => "SIMT cache",
        _ => "unknown path",
    };
    PATHS.get(number as usize).map_or_else(|| later(number).to_owned(), |name| (*name).to_owned())
}

fn size_of(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?))
}

fn sniff(file: &File<'_>) -> bool {
    let bytes = &file.head.bytes;
    let fits = size_of(bytes, 0).is_some_and(|size| size > 0 && size <= file.head.len);
    fits && bytes.get(8..HEADER).is_some_and(|rest| (1..32).contains(&rest[0]) && rest[1] < 4 && rest[3] == MARK)
}

fn read(import: &mut Import<'_>, file: &File<'_>) {
    let Some(bytes) = import.whole(file) else { return };
    let mut at = 0;
    while at < bytes.len() {
        let head = size_of(&bytes, at).zip(bytes.get(at + 8..at + HEADER));
        let Some((size, rest)) = head else {
            import.tell(file.path, problems::bad_block(at as u64, "its header is cut"));
            return;
        };
        let (kind, padding) = (rest[0], usize::from(rest[1]));
        if rest[3] != MARK || padding > 3 {
            import.tell(
                file.path,
                problems::bad_block(at as u64, "its header is not one; nothing after it can be found"),
            );
            return;
        }
        let start = at + HEADER + if kind == 1 { SOURCE_PATH } else { 0 };
        let end = usize::try_from(size).ok().and_then(|size| start.checked_add(size)).filter(|end| *end <= bytes.len());
        let Some(end) = end else {
            import.tell(file.path, problems::bad_block(at as u64, "it is larger than the rest of the file"));
            return;
        };
        let content = &bytes[start..end.saturating_sub(padding).max(start)];
        block(import, file, kind, at, &bytes[at + HEADER..start], content);
        at = end;
    }
}

fn block(import: &mut Import<'_>, file: &File<'_>, kind: u8, at: usize, path: &[u8], content: &[u8]) {
    match kind {
        1 => {
            let path = path.split(|byte| *byte == 0).next().unwrap_or_default();
            let text = String::from_utf8_lossy(content).into_owned();
            import.profile.sources.push((String::from_utf8_lossy(path).into_owned(), text));
            return;
        }
        2 => {
            let opened = trace::read(&Borrowed(content), &import.limits, import.cancel, &mut |_| {});
            trace_json::take(import, file.path, opened);
            return;
        }
        // All zeros say nothing; parsing them would take longer than everything else.
        CACHE_LINES if !has_hits(content) => return,
        3..=9 | 12..=15 => {}
        _ => return import.tell(file.path, problems::unknown_block(kind)),
    }
    let value: Value = match serde_json::from_slice(content) {
        Ok(value) => value,
        Err(error) => return import.tell(file.path, problems::bad_block(at as u64, &error.to_string())),
    };
    match kind {
        3 => lines(import, file.path, &value),
        4 => instructions(import, file.path, &value),
        5 => basic(import, file.path, &value),
        6 | 7 => figures(import, file.path, kind, &value),
        8 => paths(import, file.path, &value),
        9 => tables(import, file.path, &value),
        12 => occupancy(import, file.path, &value),
        13 | 15 => flat(import, file.path, if kind == 13 { "roofline" } else { "stall reasons" }, &value),
        _ => cache_lines(import, file.path, &value),
    }
}

fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(number::bare(text).to_owned()).filter(|text| !number::is_missing(text)),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn figure(value: &Value) -> Option<f64> {
    value.as_f64().or_else(|| number::number(value.as_str()?).value())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Advice is a list in some blocks and one string with line breaks in others.
fn advise(run: &mut OperatorRun, value: &Value) {
    let lines: Vec<String> = match value {
        Value::String(text) => text.lines().map(|line| line.trim().to_owned()).collect(),
        other => list(other).iter().filter_map(|line| line.as_str().map(|line| line.trim().to_owned())).collect(),
    };
    for line in lines {
        if !line.is_empty() && !run.advice.contains(&line) {
            run.advice.push(line);
        }
    }
}

/// The simulator's file lies in its folder `simulator`.
fn taken(path: &str) -> Taken {
    match path.contains("simulator/") {
        true => Taken::Simulator,
        false => Taken::Board,
    }
}

/// Type 5: the same facts as OpBasicInfo.csv, and the chip.
fn basic(import: &mut Import<'_>, path: &str, value: &Value) {
    let duration = figure(&value["duration"]).filter(|time| *time > 0.0);
    let run = import.operator(path, taken(path));
    let (name, known) = (text(&value["name"]), run.name.clone());
    let other_time = run.duration_us.zip(duration).filter(|(a, b)| (a - b).abs() > 1e-3 + a.abs() * 1e-5);
    run.name = run.name.take().or(name.clone());
    run.kind = run.kind.take().or(text(&value["op_type"]));
    run.chip = text(&value["soc"]).or(run.chip.take());
    run.duration_us = run.duration_us.or(duration);
    let count = |value: &Value| figure(value).filter(|count| *count >= 0.0).map(|count| count as u64);
    run.blocks = run.blocks.or(count(&value["block_dim"]));
    run.mix_blocks = run.mix_blocks.or(count(&value["mix_block_dim"]));
    run.device = run.device.or(count(&value["device_id"]).and_then(|id| i64::try_from(id).ok()));
    run.rated_mhz = run.rated_mhz.or(figure(&value["rated_freq"]));
    run.current_mhz = run.current_mhz.or(figure(&value["cur_freq"]));
    advise(run, &value["advice"]);
    blocks(run, value);
    if let Some((name, known)) = name.zip(known).filter(|(name, known)| name != known) {
        let what = (
            format!("the operator is {known} in one file and {name} here"),
            format!("算子名一处为 {known}，此处为 {name}"),
        );
        import.tell(path, problems::contradiction(what));
    }
    if let Some((csv, bin)) = other_time {
        let what = (
            format!("the task took {csv} us in one file and {bin} us here"),
            format!("任务时长一处为 {csv} us，此处为 {bin} us"),
        );
        import.tell(path, problems::contradiction(what));
    }
}

/// How long each block took: the only times of a folder without PipeUtilization.csv.
fn blocks(run: &mut OperatorRun, value: &Value) {
    for row in list(&value["block_detail"]["row"]) {
        let cells = list(&row["value"]);
        let block = cells.first().and_then(figure).map(|block| block as u32);
        let unit = match cells.get(1).and_then(text).as_deref() {
            Some("cube") => Unit::Cube,
            _ => Unit::Vector,
        };
        if let (Some(block), Some(time)) = (block, cells.get(2).and_then(figure)) {
            let core = super::counters::core_of(run, block, unit, 0);
            core.time_us = core.time_us.or(Some(time));
        }
    }
    for row in list(&value["mix_block_detail"]["row"]) {
        let cells = list(&row["value"]);
        let Some(block) = cells.first().and_then(figure).map(|block| block as u32) else { continue };
        for (cell, (unit, sub)) in cells[1..].iter().zip([(Unit::Cube, 0), (Unit::Vector, 0), (Unit::Vector, 1)]) {
            if let Some(time) = figure(cell) {
                let core = super::counters::core_of(run, block, unit, sub);
                core.time_us = core.time_us.or(Some(time));
            }
        }
    }
}

/// Types 6 and 7: figures of compute units per block.
fn figures(import: &mut Import<'_>, path: &str, kind: u8, value: &Value) {
    let rows = list(&value["subblock_detail"]);
    let name = if kind == 6 { "compute load (%)" } else { "compute instructions" };
    let mut table = Rows::new(path, name, &["block", "unit", "name", "value", "cycles"]);
    for row in rows {
        let cells = [&row["block_id"], &row["block_type"], &row["name"], &row["value"], &row["origin_value"]];
        table.push(cells.map(text).to_vec());
    }
    import.profile.tables.push(table.build());
    advise(import.operator(path, taken(path)), &value["advice"]);
}

/// Type 8: traffic between memories.
fn paths(import: &mut Import<'_>, path: &str, value: &Value) {
    let mut table = Rows::new(path, "memory paths", &["core", "path", "requests", "bandwidth (GB/s)", "peak (%)"]);
    let mut sums: Vec<(String, PathUse, u32)> = Vec::new();
    for core in list(&value["core_memory_map"]) {
        for unit in list(&core["memory_unit"]) {
            let Some(number) = unit["memory_path"].as_u64() else { continue };
            let name = path_name(number);
            let (speed, peak) = (figure(&unit["bandwidth"]), figure(&unit["peak_ratio"]));
            table.push(vec![
                text(&core["core_no"]),
                Some(name.clone()),
                text(&unit["request"]),
                text(&unit["bandwidth"]),
                text(&unit["peak_ratio"]),
            ]);
            let at = sums.iter().position(|sum| sum.0 == name).unwrap_or_else(|| {
                sums.push((name.clone(), PathUse { path: name, ..PathUse::default() }, 0));
                sums.len() - 1
            });
            let sum = &mut sums[at];
            if let Some(speed) = speed {
                sum.1.gibps = Some(sum.1.gibps.unwrap_or(0.0) + speed);
            }
            if let Some(peak) = peak {
                sum.1.peak_pct = Some(sum.1.peak_pct.unwrap_or(0.0) + peak);
                sum.2 += 1;
            }
        }
        advise(import.operator(path, taken(path)), &core["advice"]);
    }
    import.profile.tables.push(table.build());
    let run = import.operator(path, taken(path));
    for (_, mut sum, counted) in sums {
        sum.peak_pct = sum.peak_pct.map(|peak| peak / f64::from(counted.max(1)));
        if run.paths.iter().all(|known| known.path != sum.path) {
            run.paths.push(sum);
        }
    }
}

/// Type 9: tables of each block.
fn tables(import: &mut Import<'_>, path: &str, value: &Value) {
    let mut table = Rows::new(path, "memory tables", &["block", "table", "name", "figure", "value"]);
    for block in list(&value["table_per_block"]) {
        for detail in list(&block["table_detail"]) {
            let header = list(&detail["header_name"]);
            for row in list(&detail["row"]) {
                // The first name of the header stands over the rows' own names.
                for (name, cell) in header.iter().skip(1).zip(list(&row["value"])) {
                    table.push(vec![
                        text(&block["block_id"]),
                        text(&detail["table_name"]),
                        text(&row["name"]),
                        text(name),
                        text(cell),
                    ]);
                }
            }
        }
        advise(import.operator(path, taken(path)), &block["advice"]);
    }
    import.profile.tables.push(table.build());
}

/// Type 12: load of the cores side by side.
fn occupancy(import: &mut Import<'_>, path: &str, value: &Value) {
    let mut table = Rows::new(path, "load per core", &["core", "unit", "cycles", "throughput", "L2 hit rate (%)"]);
    let run = import.operator(path, taken(path));
    advise(run, &value["advice"]);
    for core in list(&value["op_detail"]) {
        for sub in list(&core["core_detail"]) {
            let unit = format!(
                "{}{}",
                text(&sub["subcore_type"]).unwrap_or_default(),
                text(&sub["subcore_id"]).unwrap_or_default()
            );
            table.push(vec![
                text(&core["core_id"]),
                Some(unit),
                text(&sub["cycles"]),
                text(&sub["throughput"]),
                text(&sub["L2cache_hit_rate"]),
            ]);
            let kind = if sub["subcore_type"] == "cube" { Unit::Cube } else { Unit::Vector };
            let (Some(block), Some(number)) = (figure(&core["core_id"]), figure(&sub["subcore_id"])) else { continue };
            let core = super::counters::core_of(run, block as u32, kind, number as u32);
            core.cycles = core.cycles.or(figure(&sub["cycles"]));
            if let Some(rate) = figure(&sub["L2cache_hit_rate"]) {
                core.counters.entry("total_hit_rate(%)".into()).or_insert(rate);
            }
        }
    }
    import.profile.tables.push(table.build());
}

/// Blocks whose shape differs between versions: every leaf with its place.
fn flat(import: &mut Import<'_>, path: &str, name: &str, value: &Value) {
    let mut table = Rows::new(path, name, &["where", "value"]);
    let mut open = vec![(String::new(), value)];
    while let Some((place, value)) = open.pop() {
        match value {
            Value::Object(map) => open.extend(map.iter().rev().map(|(key, value)| (format!("{place}/{key}"), value))),
            Value::Array(items) => {
                open.extend(items.iter().enumerate().rev().map(|(at, value)| (format!("{place}/{at}"), value)));
            }
            leaf => table.push(vec![Some(place), text(leaf)]),
        }
        if table.rows.len() > 100_000 {
            break;
        }
    }
    import.profile.tables.push(table.build());
}

/// Whether any cache line was ever hit or missed.
fn has_hits(content: &[u8]) -> bool {
    let marks = memchr::memmem::find_iter(content, b"\"Value\":[");
    marks.into_iter().any(|at| content.get(at + 9).is_some_and(|digit| *digit != b'0'))
}

/// Type 14, where it was recorded.
fn cache_lines(import: &mut Import<'_>, path: &str, value: &Value) {
    let mut table = Rows::new(path, "cache lines", &["line", "hits", "hit rate", "misses", "miss rate"]);
    for record in list(&value["Cacheline Records"]) {
        let (hit, miss) = (list(&record["Hit"]["Value"]), list(&record["Miss"]["Value"]));
        let cell = |list: &[Value], at: usize| list.get(at).and_then(text);
        if cell(hit, 0).as_deref() != Some("0") || cell(miss, 0).as_deref() != Some("0") {
            table.push(vec![text(&record["Cacheline Id"]), cell(hit, 0), cell(hit, 1), cell(miss, 0), cell(miss, 1)]);
        }
    }
    import.profile.tables.push(table.build());
}

/// Values of one figure per core; -1 says there is none.
fn per_core(value: &Value) -> Vec<Option<f64>> {
    list(value).iter().map(|value| value.as_f64().filter(|number| *number >= 0.0)).collect()
}

fn cores(value: &Value) -> Vec<String> {
    list(&value["Cores"]).iter().map(|name| text(name).unwrap_or_default()).collect()
}

/// Type 3: cost per source line.
fn lines(import: &mut Import<'_>, path: &str, value: &Value) {
    let names = cores(value);
    for file in list(&value["Files"]) {
        let source = text(&file["Source"]).unwrap_or_default();
        for line in list(&file["Lines"]) {
            let Some(number) = line["Line"].as_u64().and_then(|line| u32::try_from(line).ok()) else { continue };
            let (cycles, calls) = (per_core(&line["Cycles"]), per_core(&line["Instructions Executed"]));
            let bytes = per_core(&line["Process Bytes"]);
            for (at, core) in names.iter().enumerate() {
                let figure = |list: &[Option<f64>]| list.get(at).copied().flatten();
                if figure(&cycles).is_none() && figure(&calls).is_none() {
                    continue;
                }
                import.profile.hotspots.push(Hotspot {
                    file: path.to_owned(),
                    source: source.clone(),
                    line: number,
                    core: core.clone(),
                    calls: figure(&calls).unwrap_or(0.0) as u64,
                    cycles: figure(&cycles),
                    bytes: figure(&bytes).map(|bytes| bytes as u64),
                    overlaps: true,
                    ..Hotspot::default()
                });
            }
        }
    }
}

/// Type 4: cost per instruction, with its place in the source.
fn instructions(import: &mut Import<'_>, path: &str, value: &Value) {
    let names = cores(value);
    for row in list(&value["Instructions"]) {
        let place = text(&row["AscendC Inner Code"]).and_then(|place| code_exe::place_of(&place));
        let (source, line) = place.unwrap_or_default();
        let words = text(&row["Source"]).unwrap_or_default();
        let (instruction, detail) = words.split_once(' ').map_or((words.as_str(), ""), |(name, rest)| (name, rest));
        let (cycles, calls) = (per_core(&row["Cycles"]), per_core(&row["Instructions Executed"]));
        let bytes = per_core(&row["Process Bytes"]);
        for (at, core) in names.iter().enumerate() {
            let figure = |list: &[Option<f64>]| list.get(at).copied().flatten();
            if figure(&cycles).is_none() && figure(&calls).is_none() {
                continue;
            }
            import.profile.hotspots.push(Hotspot {
                file: path.to_owned(),
                source: source.clone(),
                line,
                instruction: instruction.to_owned(),
                pc: text(&row["Address"]).and_then(|pc| number::count(&pc).value()),
                pipe: text(&row["Pipe"]).and_then(|pipe| super::pipe_named(&pipe)),
                core: core.clone(),
                calls: figure(&calls).unwrap_or(0.0) as u64,
                cycles: figure(&cycles),
                bytes: figure(&bytes).map(|bytes| bytes as u64),
                detail: detail.trim().to_owned(),
                ..Hotspot::default()
            });
        }
    }
}

/// Rows of text on their way to a table.
pub struct Rows {
    file: String,
    name: String,
    columns: Vec<String>,
    rows: Vec<Vec<Option<String>>>,
}

impl Rows {
    pub fn new(file: &str, name: &str, columns: &[&str]) -> Self {
        let columns = columns.iter().map(|name| (*name).to_owned()).collect();
        Self { file: file.into(), name: name.into(), columns, rows: Vec::new() }
    }

    pub fn push(&mut self, row: Vec<Option<String>>) {
        self.rows.push(row);
    }

    pub fn build(self) -> Table {
        self.build_as(Role::Blocks)
    }

    /// Columns of numbers become numbers.
    pub fn build_as(self, role: Role) -> Table {
        let rows = self.rows.len();
        let mut columns = Vec::with_capacity(self.columns.len());
        for (at, name) in self.columns.into_iter().enumerate() {
            let cell = |row: &Vec<Option<String>>| row.get(at).cloned().flatten();
            let cells: Vec<Option<String>> = self.rows.iter().map(cell).collect();
            let long = |text: &String| text.len() > 15 && !text.contains('.');
            let numbers = cells
                .iter()
                .all(|cell| cell.as_ref().is_none_or(|text| number::number(text).value().is_some() && !long(text)))
                && cells.iter().any(Option::is_some);
            let cells = if numbers {
                let value = |cell: &Option<String>| cell.as_ref().and_then(|text| number::number(text).value());
                Cells::Number(cells.iter().map(|cell| value(cell).unwrap_or(f64::NAN)).collect())
            } else {
                texts(cells)
            };
            columns.push(Column { name, cells });
        }
        Table { role, file: self.file, name: self.name, rows, columns }
    }
}

fn texts(cells: Vec<Option<String>>) -> Cells {
    let mut values: Vec<String> = Vec::new();
    let mut known: std::collections::HashMap<String, u32> = std::collections::HashMap::new();
    let index = cells
        .into_iter()
        .map(|cell| {
            let Some(text) = cell else { return u32::MAX };
            *known.entry(text).or_insert_with_key(|text| {
                values.push(text.clone());
                values.len() as u32 - 1
            })
        })
        .collect();
    Cells::Text { index, values }
}
