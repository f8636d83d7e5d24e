//! SQLite databases: `msprof_*.db`, `ascend_pytorch_profiler_*.db`, `analysis.db`, and the tools' intermediate ones.
//! Every table is kept; tasks, memory and steps are also given the shape that the text files have.

use super::Format;
use super::visualize_data::Rows;
use crate::model::{Cells, Column, Pipe, ProfileTrace, Role, Table, TraceColumns, TraceLane};
use crate::profile::import::{File, Import, device_folder};
use crate::profile::problems;
use crate::profile::sqlite::{Database, MAGIC, TableInfo, Value};
use std::collections::HashMap;

pub const FORMAT: Format = Format { name: "profiler database", sniff: |file| file.head.bytes.starts_with(MAGIC), read };

/// Rows of one table that are kept for looking at.
const SHOWN_ROWS: usize = 200_000;

fn read(import: &mut Import<'_>, file: &File<'_>) {
    let database = match Database::open(file.source) {
        Ok(database) => database,
        Err(reason) => return import.tell(file.path, problems::database(&reason)),
    };
    if ["-wal", "-journal"].iter().any(|end| import.has(&format!("{}{end}", file.path))) {
        import.tell(file.path, problems::open_journal());
    }
    for (name, reason) in &database.skipped {
        import.tell(file.path, problems::database(&format!("{name}: {reason}")));
    }
    let mut reader = Reader { file, strings: HashMap::new(), database: &database };
    reader.read_strings(import);
    for table in &database.tables {
        if !import.take_cells(0) {
            return;
        }
        reader.keep(import, table);
    }
    reader.tasks(import);
    reader.memory(import);
    reader.steps(import);
    reader.chip(import);
}

struct Reader<'a> {
    file: &'a File<'a>,
    strings: HashMap<i64, String>,
    database: &'a Database<'a>,
}

impl Reader<'_> {
    /// All rows of a table as far as they can be read; damage becomes a problem.
    fn rows(&self, import: &mut Import<'_>, table: &TableInfo, mut each: impl FnMut(&[Value])) {
        let mut count = 0_usize;
        let result = self.database.rows(table, &mut |row| {
            each(row);
            count += 1;
            count < 20_000_000
        });
        if let Err(reason) = result {
            import.tell(self.file.path, problems::database(&format!("{}: {reason}", table.name)));
        }
    }

    fn read_strings(&mut self, import: &mut Import<'_>) {
        let mut strings = HashMap::new();
        let enums = self.database.tables.iter().filter(|table| table.name == "STRING_IDS");
        for table in enums {
            self.rows(import, table, |row| {
                if let [id, value, ..] = row
                    && let (Some(id), Some(text)) = (id.int(), value.text())
                {
                    strings.insert(id, text);
                }
            });
        }
        self.strings = strings;
    }

    /// Keeps a table as it is.
    fn keep(&self, import: &mut Import<'_>, table: &TableInfo) {
        let names: Vec<&str> = table.columns.iter().map(String::as_str).collect();
        let mut rows = Rows::new(self.file.path, &table.name, &names);
        let mut count = 0;
        let width = table.columns.len();
        self.rows(import, table, |row| {
            count += 1;
            if count <= SHOWN_ROWS {
                rows.push(row[..width.min(row.len())].iter().map(Value::text).collect());
            }
        });
        if count > SHOWN_ROWS {
            import.tell(self.file.path, problems::table_shortened(&table.name, SHOWN_ROWS, count));
        }
        if import.take_cells(count.min(SHOWN_ROWS) * width) {
            import.profile.tables.push(rows.build_as(Role::Database));
        } else {
            import.tell(self.file.path, problems::too_many_cells(import.limits.cells));
        }
    }

    fn name(&self, value: Option<&Value>) -> Option<String> {
        let value = value?;
        // Names are numbers into the table of texts; a text is one itself.
        match value.int().filter(|_| !matches!(value, Value::Text(_))) {
            Some(id) => self.strings.get(&id).cloned(),
            None => value.text(),
        }
    }

    /// `TASK` with `COMPUTE_TASK_INFO`, in the shape of op_summary; and a timeline of tasks and host calls.
    fn tasks(&self, import: &mut Import<'_>) {
        let Some(table) = self.database.table("TASK") else { return };
        let column = |names: &[&str]| table.column(names);
        let (Some(start), Some(end)) = (column(&["startNs"]), column(&["endNs"])) else {
            return import.tell(self.file.path, problems::missing_column("TASK.startNs, TASK.endNs"));
        };
        let infos = self.compute_infos(import);
        let (key, device, stream) = (column(&["globalTaskId"]), column(&["deviceId"]), column(&["streamId"]));
        let kind = column(&["taskType"]);
        let (mut starts, mut durations) = (Vec::new(), Vec::new());
        let mut rows = Rows::new(
            self.file.path,
            "",
            &["Device_id", "Op Name", "OP Type", "Task Type", "Block Num", "Mix Block Num", "Stream ID"],
        );
        let mut lanes = Lanes::default();
        let mut backwards = 0;
        self.rows(import, table, |row| {
            let get = |at: Option<usize>| at.and_then(|at| row.get(at));
            let (Some(from), Some(to)) = (row[start].int(), row[end].int()) else { return };
            if to < from {
                backwards += 1;
                return;
            }
            let info = get(key).and_then(Value::int).and_then(|key| infos.get(&key));
            let kind = self.name(get(kind));
            let name = info.and_then(|info| info.name.clone());
            let device = get(device).and_then(Value::int);
            let stream = get(stream).and_then(Value::int);
            let shown = name.clone().or(kind.clone()).unwrap_or_default();
            let process = format!("NPU {}", device.unwrap_or(0));
            lanes.push(&process, &format!("stream {}", stream.unwrap_or(0)), &shown, from, to);
            if let Some(info) = info {
                starts.push(Some(from));
                durations.push((to - from) as f64 / 1000.0);
                rows.push(vec![
                    device.map(|id| id.to_string()),
                    name,
                    info.kind.clone(),
                    info.core.clone().or(kind),
                    info.blocks.map(|blocks| blocks.to_string()),
                    info.mix_blocks.map(|blocks| blocks.to_string()),
                    stream.map(|id| id.to_string()),
                ]);
            }
        });
        if backwards > 0 {
            import.tell(self.file.path, problems::odd_events(backwards, ("end before they begin", "结束早于开始")));
        }
        let mut tasks = rows.build_as(Role::Tasks);
        tasks.columns.push(Column { name: "Task Start Time(us)".into(), cells: Cells::Nanos(starts) });
        tasks.columns.push(Column { name: "Task Duration(us)".into(), cells: Cells::Number(durations) });
        if tasks.rows > 0 {
            import.profile.tables.push(tasks);
        }
        self.host(import, &mut lanes);
        let folder = device_folder(self.file.path);
        let known = import.profile.traces.iter().any(|trace| device_folder(&trace.file) == folder);
        if !known {
            import.profile.traces.push(lanes.trace(self.file.path));
        }
    }

    /// Calls of the host: CANN's and PyTorch's. The latter store their times as text.
    fn host(&self, import: &mut Import<'_>, lanes: &mut Lanes) {
        for (name, process) in [("CANN_API", "CANN"), ("PYTORCH_API", "PyTorch")] {
            let Some(table) = self.database.table(name) else { continue };
            let column = |name: &str| table.column(&[name]);
            let (Some(start), Some(end), Some(label)) = (column("startNs"), column("endNs"), column("name")) else {
                continue;
            };
            let thread = column("globalTid");
            self.rows(import, table, |row| {
                let (Some(from), Some(to)) = (row[start].int(), row[end].int()) else { return };
                let thread = thread.and_then(|at| row[at].int()).unwrap_or(0) & 0xffff_ffff;
                if to >= from {
                    let label = self.name(row.get(label)).unwrap_or_default();
                    lanes.push(process, &format!("thread {thread}"), &label, from, to);
                }
            });
        }
    }

    fn compute_infos(&self, import: &mut Import<'_>) -> HashMap<i64, Info> {
        let mut infos = HashMap::new();
        let Some(table) = self.database.table("COMPUTE_TASK_INFO") else { return infos };
        let column = |names: &[&str]| table.column(names);
        let Some(key) = column(&["globalTaskId"]) else { return infos };
        let (name, kind, core) = (column(&["name"]), column(&["opType"]), column(&["taskType"]));
        let blocks = column(&["blockNum", "blockDim", "block_dim"]);
        let mix = column(&["mixBlockNum", "mixBlockDim", "mix_block_dim"]);
        let real = |text: Option<String>| text.filter(|text| !crate::profile::number::is_missing(text));
        self.rows(import, table, |row| {
            let get = |at: Option<usize>| at.and_then(|at| row.get(at));
            if let Some(id) = row[key].int() {
                infos.insert(
                    id,
                    Info {
                        name: self.name(get(name)),
                        kind: real(self.name(get(kind))),
                        core: real(self.name(get(core))),
                        blocks: get(blocks).and_then(Value::int),
                        mix_blocks: get(mix).and_then(Value::int),
                    },
                );
            }
        });
        infos
    }

    /// `MEMORY_RECORD` and `OP_MEMORY` (bytes) in the shape of the text files (MB and KB).
    fn memory(&self, import: &mut Import<'_>) {
        const MB: f64 = 1024.0 * 1024.0;
        if let Some(table) = self.database.table("MEMORY_RECORD") {
            let column = |name: &str| table.column(&[name]);
            let (component, time) = (column("component"), column("timestamp"));
            let figures = [column("totalAllocated"), column("totalReserved")];
            let mut rows = Rows::new(self.file.path, "", &["Component", "Total Allocated(MB)", "Total Reserved(MB)"]);
            let mut times = Vec::new();
            self.rows(import, table, |row| {
                let figure = |at: Option<usize>| Some((row.get(at?)?.real()? / MB).to_string());
                times.push(time.and_then(|at| row[at].int()));
                rows.push(vec![
                    self.name(component.and_then(|at| row.get(at))),
                    figure(figures[0]),
                    figure(figures[1]),
                ]);
            });
            let mut memory = rows.build_as(Role::MemoryRecord);
            memory.columns.push(Column { name: "Timestamp(us)".into(), cells: Cells::Nanos(times) });
            import.profile.tables.push(memory);
        }
        if let Some(table) = self.database.table("OP_MEMORY") {
            let column = |name: &str| table.column(&[name]);
            let (name, size) = (column("name"), column("size"));
            let (from, to) = (column("allocationTime"), column("releaseTime"));
            let mut rows = Rows::new(self.file.path, "", &["Name", "Size(KB)"]);
            let (mut starts, mut ends) = (Vec::new(), Vec::new());
            self.rows(import, table, |row| {
                let size = size.and_then(|at| Some((row[at].real()? / 1024.0).to_string()));
                rows.push(vec![self.name(name.and_then(|at| row.get(at))), size]);
                starts.push(from.and_then(|at| row[at].int()));
                ends.push(to.and_then(|at| row[at].int()));
            });
            let mut memory = rows.build_as(Role::OperatorMemory);
            memory.columns.push(Column { name: "Allocation Time(us)".into(), cells: Cells::Nanos(starts) });
            memory.columns.push(Column { name: "Release Time(us)".into(), cells: Cells::Nanos(ends) });
            import.profile.tables.push(memory);
        }
    }

    /// `StepTraceTime` of analysis.db, in the shape of step_trace_time.csv.
    fn steps(&self, import: &mut Import<'_>) {
        let Some(table) = self.database.table("StepTraceTime") else { return };
        const NAMES: &[(&str, &str)] = &[
            ("step", "Step"),
            ("computing", "Computing"),
            ("communication_not_overlapped", "Communication(Not Overlapped)"),
            ("overlapped", "Overlapped"),
            ("communication", "Communication"),
            ("free", "Free"),
            ("stage", "Stage"),
            ("bubble", "Bubble"),
            ("preparing", "Preparing"),
        ];
        let known: Vec<(usize, &str)> =
            NAMES.iter().filter_map(|(name, shown)| Some((table.column(&[name])?, *shown))).collect();
        let mut rows = Rows::new(self.file.path, "", &known.iter().map(|row| row.1).collect::<Vec<_>>());
        self.rows(import, table, |row| rows.push(known.iter().map(|(at, _)| row[*at].text()).collect()));
        import.profile.tables.push(rows.build_as(Role::StepTrace));
    }

    fn chip(&self, import: &mut Import<'_>) {
        let Some(table) = self.database.table("NPU_INFO") else { return };
        let mut chips = Vec::new();
        self.rows(import, table, |row| {
            if let [id, name, ..] = row {
                chips.extend(id.int().zip(name.text()));
            }
        });
        for (id, name) in chips.into_iter().take(64) {
            let run = import.device(self.file.path, Some(id));
            run.chip = run.chip.take().or(Some(name));
        }
    }
}

struct Info {
    name: Option<String>,
    kind: Option<String>,
    core: Option<String>,
    blocks: Option<i64>,
    mix_blocks: Option<i64>,
}

/// A timeline made row by row.
#[derive(Default)]
struct Lanes {
    lanes: Vec<TraceLane>,
    known: HashMap<(String, String), u32>,
    strings: Vec<String>,
    texts: HashMap<String, u32>,
    rows: Vec<(u32, i64, i64, u32)>,
}

impl Lanes {
    fn push(&mut self, process: &str, thread: &str, name: &str, from: i64, to: i64) {
        let lane = *self.known.entry((process.into(), thread.into())).or_insert_with(|| {
            let sort = (i64::from(process.starts_with("NPU")), 0);
            self.lanes.push(TraceLane { process: process.into(), thread: thread.into(), sort, pipe: None::<Pipe> });
            self.lanes.len() as u32 - 1
        });
        let name = match self.texts.get(name) {
            Some(known) => *known,
            None => {
                self.strings.push(name.to_owned());
                let number = self.strings.len() as u32 - 1;
                self.texts.insert(name.to_owned(), number);
                number
            }
        };
        self.rows.push((lane, from, to, name));
    }

    fn trace(mut self, file: &str) -> ProfileTrace {
        self.rows.sort_by_key(|row| (row.0, row.1, std::cmp::Reverse(row.2)));
        let rows = &self.rows;
        let first = rows.iter().map(|row| row.1).min().unwrap_or(0);
        let slices = TraceColumns {
            lane: rows.iter().map(|row| row.0).collect(),
            start_ns: rows.iter().map(|row| row.1).collect(),
            duration_ns: rows.iter().map(|row| row.2 - row.1).collect(),
            name: rows.iter().map(|row| row.3).collect(),
            code: vec![u32::MAX; rows.len()],
            at: vec![0; rows.len()],
        };
        ProfileTrace {
            file: file.into(),
            lanes: self.lanes,
            strings: self.strings,
            slices,
            range_ns: (first, rows.iter().map(|row| row.2).max().unwrap_or(first)),
            complete: true,
            ..ProfileTrace::default()
        }
    }
}

/// Whether a table of tasks was made from a database.
pub fn is_made(table: &Table) -> bool {
    table.columns.last().is_some_and(|column| column.name == "Task Duration(us)") && table.file.ends_with(".db")
}
