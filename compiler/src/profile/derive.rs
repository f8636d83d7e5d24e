//! What follows from the files once all are read: shares, memory paths, sums per device, hotspots in order.

use super::formats::{self, PATHS, tasks};
use super::import::{Import, device_folder, operator_folder};
use super::problems;
use crate::model::{
    CoreRun, DeviceRun, Hotspot, MemorySeries, OperatorRun, OperatorTotal, PathUse, Problem, Role, StepRun, Table,
    Taken,
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Tensors named at the peak of the memory.
const TOP_TENSORS: usize = 20;

pub fn finish(import: &mut Import<'_>) {
    infos(import);
    formats::join_logs(import);
    // Joining logs makes operators of its own.
    infos(import);
    for run in &mut import.profile.operators {
        operator(run);
    }
    // What was measured comes before what was simulated.
    let order = |run: &OperatorRun| (run.taken == Taken::Simulator, run.folder.clone());
    import.profile.operators.sort_by_cached_key(order);
    devices(import);
    hotspots(&mut import.profile.hotspots);
    untraced(import);
}

/// Simulated cores that instructions were counted for and that no trace shows.
fn untraced(import: &mut Import<'_>) {
    let mut told = Vec::new();
    for run in import.profile.operators.iter().filter(|run| run.taken == Taken::Simulator) {
        let traced = |name: &str| {
            formats::core_of_process(name).is_none_or(|(block, unit, sub)| {
                run.cores.iter().any(|core| (core.block, core.unit, core.sub) == (block, unit, sub))
            })
        };
        let spots = import.profile.hotspots.iter().filter(|spot| operator_folder(&spot.file) == run.folder);
        let mut names: Vec<&str> = spots.map(|spot| spot.core.as_str()).filter(|name| !traced(name)).collect();
        names.sort_unstable();
        names.dedup();
        if !run.cores.is_empty() && !names.is_empty() {
            told.push((run.folder.clone(), names.join(", ")));
        }
    }
    for (folder, names) in told {
        import.tell(&folder, problems::cores_without_trace(&names));
    }
}

/// A problem that many files have alike is told with the first of them.
pub fn collapse(list: &mut Vec<Problem>) {
    let mut kept: Vec<(Problem, usize)> = Vec::new();
    for problem in std::mem::take(list) {
        let same = |known: &&mut (Problem, usize)| {
            (&known.0.message, &known.0.remedy) == (&problem.message, &problem.remedy) && problem.line.is_none()
        };
        match kept.iter_mut().find(same) {
            Some((first, more)) if first.file != problem.file => *more += 1,
            _ => kept.push((problem, 0)),
        }
    }
    list.extend(kept.into_iter().map(|(mut problem, more)| {
        if more > 0 {
            problems::in_more_files(&mut problem, more);
        }
        problem
    }));
}

/// Gives every operator what `op_basic_info.txt` of its folder says and other files left open.
fn infos(import: &mut Import<'_>) {
    let logs: Vec<String> = import.halves.keys().map(|path| operator_folder(path)).collect();
    for info in import.infos.clone() {
        let runs = &mut import.profile.operators;
        if runs.iter().all(|run| run.folder != info.folder) {
            // Beside instruction logs it speaks of the simulated operator.
            let taken = if logs.contains(&info.folder) { Taken::Simulator } else { Taken::Board };
            runs.push(OperatorRun { folder: info.folder.clone(), taken, ..OperatorRun::default() });
        }
        for run in runs.iter_mut().filter(|run| run.folder == info.folder) {
            // The chip's full name; `visualize_data.bin` may have a shorter one.
            run.chip = info.chip.clone().or(run.chip.take());
            run.name = run.name.take().or(info.name.clone());
            run.blocks = run.blocks.or(info.blocks);
            run.device = run.device.or(info.device);
            run.rated_mhz = run.rated_mhz.or(info.rated_mhz);
            run.current_mhz = run.current_mhz.or(info.current_mhz);
        }
    }
}

fn operator(run: &mut OperatorRun) {
    run.cores.sort_by_key(|core| (core.block, core.unit, core.sub));
    for core in &mut run.cores {
        let whole = core.time_us;
        for pipe in &mut core.pipes {
            pipe.share = pipe.time_us.zip(whole).filter(|(_, whole)| *whole > 0.0).map(|(time, whole)| time / whole);
        }
        core.pipes.sort_by_key(|used| crate::model::Pipe::EXECUTING.iter().position(|pipe| *pipe == used.pipe));
    }
    let figures: Vec<PathUse> = PATHS.iter().filter_map(|row| path(&run.cores, row)).collect();
    // The tables count bytes; the blocks of `visualize_data.bin` fill in what they leave out.
    let others = std::mem::take(&mut run.paths);
    run.paths = figures;
    for other in others {
        if run.paths.iter().all(|known| known.path != other.path) {
            run.paths.push(other);
        }
    }
    if run.taken == Taken::Simulator && run.kind.is_none() {
        let has =
            |unit| run.cores.iter().any(|core| core.unit == unit && core.pipes.iter().any(|p| p.time_us.is_some()));
        run.kind = match (has(crate::model::Unit::Cube), has(crate::model::Unit::Vector)) {
            (true, true) => Some("mix".into()),
            (true, false) => Some("cube".into()),
            (false, true) => Some("vector".into()),
            (false, false) => None,
        };
    }
}

fn path(cores: &[CoreRun], (name, volume, share, speed): &(&str, &str, &str, &str)) -> Option<PathUse> {
    let figures =
        |name: &str| -> Vec<f64> { cores.iter().filter_map(|core| core.counters.get(name).copied()).collect() };
    let (volumes, shares, speeds) = (figures(volume), figures(share), figures(speed));
    if volumes.is_empty() && speeds.is_empty() {
        return None;
    }
    Some(PathUse {
        path: (*name).to_owned(),
        bytes: (!volumes.is_empty()).then(|| volumes.iter().sum::<f64>() * 1024.0),
        gibps: (!speeds.is_empty()).then(|| speeds.iter().sum()),
        peak_pct: (!shares.is_empty()).then(|| shares.iter().sum::<f64>() / shares.len() as f64),
    })
}

/// Keeps one account of every core: an instruction that several files speak of counts once.
fn hotspots(spots: &mut Vec<Hotspot>) {
    // Rows with a place in the source say most, then tables, then logs.
    let rank = |spot: &Hotspot| match () {
        () if !spot.source.is_empty() && !spot.file.ends_with(".csv") => 0,
        () if spot.file.ends_with(".csv") => 1,
        () => 2,
    };
    let mut best: HashMap<(String, String, bool), (i32, String)> = HashMap::new();
    for spot in spots.iter() {
        let key = (operator_folder(&spot.file), spot.core.clone(), spot.overlaps);
        let this = (rank(spot), spot.file.clone());
        let known = best.entry(key).or_insert_with(|| this.clone());
        *known = this.min(known.clone());
    }
    spots.retain(|spot| {
        let key = (operator_folder(&spot.file), spot.core.clone(), spot.overlaps);
        best.get(&key).is_none_or(|(_, file)| *file == spot.file)
    });
    let cost = |spot: &Hotspot| spot.cycles.or(spot.time_us).unwrap_or(0.0);
    spots.sort_by(|a, b| {
        cost(b).total_cmp(&cost(a)).then_with(|| (&a.core, a.pc, a.line).cmp(&(&b.core, b.pc, b.line)))
    });
}

fn devices(import: &mut Import<'_>) {
    let tables = std::mem::take(&mut import.profile.tables);
    let written: HashSet<String> = tables
        .iter()
        .filter(|table| table.role == Role::Tasks && !formats::is_made(table))
        .map(|table| device_folder(&table.file))
        .collect();
    for table in &tables {
        match table.role {
            // A database repeats what the text files say.
            Role::Tasks if !formats::is_made(table) || !written.contains(&device_folder(&table.file)) => {
                add_tasks(import, table);
            }
            Role::StepTrace => steps(import, table),
            Role::MemoryRecord => memory(import, table),
            _ => {}
        }
    }
    for table in tables.iter().filter(|table| table.role == Role::OperatorMemory) {
        tensors(import, table);
    }
    import.profile.tables = tables;
    // Runs that only a description of the device speaks of say nothing of their own.
    let empty = |run: &DeviceRun| run.tasks == 0 && run.steps.is_empty() && run.memory.is_empty();
    let known: Vec<(String, Option<String>)> =
        import.profile.devices.iter().map(|run| (run.folder.clone(), run.chip.clone())).collect();
    let other_in = |folder: &str, runs: &[DeviceRun]| runs.iter().any(|run| run.folder == folder && !empty(run));
    let runs = import.profile.devices.clone();
    import.profile.devices.retain(|run| !empty(run) || (!other_in(&run.folder, &runs) && run.chip.is_some()));
    for run in &mut import.profile.devices {
        let same = known.iter().filter(|(folder, _)| *folder == run.folder).find_map(|(_, chip)| chip.clone());
        run.chip = run.chip.take().or(same);
        run.operators.sort_by(|a, b| b.total_us.total_cmp(&a.total_us).then_with(|| a.name.cmp(&b.name)));
    }
}

fn add_tasks(import: &mut Import<'_>, table: &Table) {
    let Some(durations) = table.any_column(&tasks::DURATION) else { return };
    let starts = table.any_column(&tasks::START);
    let types = table.any_column(&tasks::TYPE);
    let names = table.any_column(&tasks::NAME);
    let kinds = table.any_column(&tasks::CORE);
    let ids = table.any_column(&["Device_id", "Device Id"]);
    let mut sums: BTreeMap<Option<i64>, Sum> = BTreeMap::new();
    for row in 0..table.rows {
        let Some(duration) = durations.number(row).filter(|time| *time >= 0.0) else { continue };
        let device = ids.and_then(|column| column.number(row)).map(|id| id as i64);
        let sum = sums.entry(device).or_default();
        sum.tasks += 1;
        sum.busy += duration;
        if let Some(start) = starts.and_then(|column| column.nanos(row)) {
            let end = start.saturating_add((duration * 1000.0).round() as i64);
            sum.span = Some(sum.span.map_or((start, end), |(a, b)| (a.min(start), b.max(end))));
        }
        let name = types.and_then(|column| column.text(row)).or(names.and_then(|column| column.text(row)));
        let kind = kinds.and_then(|column| column.text(row)).unwrap_or_default();
        let total = sum
            .operators
            .entry((name.unwrap_or_default().to_owned(), kind.to_owned()))
            .or_insert_with(|| OperatorTotal { min_us: f64::INFINITY, ..OperatorTotal::default() });
        total.count += 1;
        total.total_us += duration;
        total.min_us = total.min_us.min(duration);
        total.max_us = total.max_us.max(duration);
    }
    for (device, sum) in sums {
        let run = import.device(&table.file, device);
        run.tasks += sum.tasks;
        run.busy_us += sum.busy;
        let span = sum.span.map(|(from, to)| to - from);
        run.span_ns = run.span_ns.max(span);
        for ((name, core), total) in sum.operators {
            match run.operators.iter_mut().find(|known| known.name == name && known.core == core) {
                Some(known) => {
                    known.count += total.count;
                    known.total_us += total.total_us;
                    known.min_us = known.min_us.min(total.min_us);
                    known.max_us = known.max_us.max(total.max_us);
                }
                None => run.operators.push(OperatorTotal { name, core, ..total }),
            }
        }
    }
}

#[derive(Default)]
struct Sum {
    tasks: u64,
    busy: f64,
    span: Option<(i64, i64)>,
    operators: BTreeMap<(String, String), OperatorTotal>,
}

/// Columns of a step that are no time of their own.
const NO_PARTS: [&str; 9] = [
    "Step",
    "Device_id",
    "Iteration ID",
    "Model ID",
    "Type",
    "Index",
    "FP Start(us)",
    "BP End(us)",
    "Iteration End(us)",
];

fn steps(import: &mut Import<'_>, table: &Table) {
    let name = table.any_column(&["Step", "Iteration ID"]);
    let index = table.column("Index");
    let ids = table.column("Device_id");
    for row in 0..table.rows {
        let mut step = name.map(|column| column.shown(row)).unwrap_or_default();
        if let Some(index) = index.map(|column| column.shown(row)).filter(|index| !index.is_empty()) {
            step = format!("{step} · {index}");
        }
        let parts = table.columns.iter().filter(|column| !NO_PARTS.contains(&column.name.as_str()));
        let parts = parts.filter_map(|column| Some((column.name.clone(), column.number(row)?))).collect();
        let device = ids.and_then(|column| column.number(row)).map(|id| id as i64);
        let run = import.device(&table.file, device);
        let step = StepRun { step, parts };
        if !run.steps.contains(&step) && !run.steps.iter().any(|known| known.step == step.step) {
            run.steps.push(step);
        }
    }
}

fn memory(import: &mut Import<'_>, table: &Table) {
    const MB: f64 = 1024.0 * 1024.0;
    let (Some(components), Some(times)) = (table.column("Component"), table.column("Timestamp(us)")) else { return };
    // Plain msprof writes KB.
    let unit = if table.column("Total Reserved(KB)").is_some() { 1024.0 } else { MB };
    let allocated = table.any_column(&["Total Allocated(MB)", "Total Allocated(KB)"]);
    let reserved = table.any_column(&["Total Reserved(MB)", "Total Reserved(KB)"]);
    let mut series: BTreeMap<String, MemorySeries> = BTreeMap::new();
    for row in 0..table.rows {
        let Some(at) = times.nanos(row) else { continue };
        let component = components.text(row).unwrap_or_default();
        let line = series
            .entry(component.to_owned())
            .or_insert_with(|| MemorySeries { component: component.to_owned(), ..MemorySeries::default() });
        let figure = |column: Option<&crate::model::Column>| {
            column.and_then(|column| column.number(row)).map_or(f64::NAN, |value| value * unit)
        };
        line.at_ns.push(at);
        line.allocated.push(figure(allocated));
        line.reserved.push(figure(reserved));
    }
    let run = import.device(&table.file, None);
    for line in series.into_values() {
        if run.memory.iter().all(|known| known.component != line.component) {
            run.memory.push(line);
        }
    }
}

/// The largest tensors alive when the most was allocated.
fn tensors(import: &mut Import<'_>, table: &Table) {
    let run = import.device(&table.file, None);
    let peak = run
        .memory
        .iter()
        .flat_map(|series| series.at_ns.iter().zip(&series.allocated))
        .filter(|(_, bytes)| !bytes.is_nan())
        .max_by(|a, b| a.1.total_cmp(b.1));
    let Some((at, _)) = peak.map(|(at, bytes)| (*at, *bytes)) else { return };
    let (names, sizes) = (table.column("Name"), table.column("Size(KB)"));
    let (starts, ends) = (table.column("Allocation Time(us)"), table.column("Release Time(us)"));
    let mut alive: Vec<(String, f64)> = (0..table.rows)
        .filter(|row| {
            let start = starts.and_then(|column| column.nanos(*row));
            let end = ends.and_then(|column| column.nanos(*row));
            start.is_some_and(|start| start <= at) && end.is_none_or(|end| end > at)
        })
        .filter_map(|row| {
            let size = sizes?.number(row)? * 1024.0;
            Some((names.and_then(|column| column.text(row)).unwrap_or_default().to_owned(), size))
        })
        .collect();
    alive.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    alive.truncate(TOP_TENSORS);
    if run.top_tensors.is_empty() {
        run.top_tensors = alive;
    }
}
