//! What an NPU run left behind: measured (or vendor-simulated) operators, tables, traces, hotspots, problems.
//!
//! Always holds: what a file did not say is `None` or [`f64::NAN`] in a column, never zero; times of day and of traces
//! are whole nanoseconds; durations of counters are microseconds as the file wrote them; every table keeps all columns
//! of its file.

use super::{Message, Pipe, Severity};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything read from one file, folder or archive.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// Name of what was opened.
    pub name: String,
    pub files: Vec<FileRead>,
    /// Operators measured in detail, in order of their folders.
    pub operators: Vec<OperatorRun>,
    /// Devices or ranks of whole-model profiles.
    pub devices: Vec<DeviceRun>,
    pub tables: Vec<Table>,
    pub traces: Vec<ProfileTrace>,
    /// Costs per line and instruction, dearest first.
    pub hotspots: Vec<Hotspot>,
    /// Source texts stored in the profile: path on the machine that built it, text.
    pub sources: Vec<(String, String)>,
    /// Findings of the rules in `assets/rules`.
    pub findings: Vec<Finding>,
    pub problems: Vec<Problem>,
}

impl Profile {
    /// Names of the formats that were read, each once, in order.
    pub fn formats(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for name in self.files.iter().filter_map(|file| file.format.as_deref()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    pub fn tables_of(&self, role: Role) -> impl Iterator<Item = &Table> {
        self.tables.iter().filter(move |table| table.role == role)
    }

    /// True when no reader found anything to show.
    pub fn is_empty(&self) -> bool {
        self.operators.is_empty() && self.devices.is_empty() && self.tables.is_empty() && self.traces.is_empty()
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FileRead {
    /// Below what was opened, with `/`.
    pub path: String,
    pub bytes: u64,
    /// Reader that took it; `None` when no reader did.
    pub format: Option<String>,
}

/// Something about a file that a reader of its numbers has to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    pub severity: Severity,
    pub file: String,
    /// One-based.
    pub line: Option<u32>,
    /// What it is and what it means.
    pub message: Message,
    pub remedy: Message,
}

/// Where the numbers of an operator come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taken {
    /// Hardware counters.
    #[default]
    Board,
    /// The vendor's instruction simulator.
    Simulator,
}

/// One operator measured core by core.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OperatorRun {
    pub folder: String,
    pub taken: Taken,
    pub name: Option<String>,
    /// `vector`, `cube` or `mix`.
    pub kind: Option<String>,
    pub chip: Option<String>,
    pub device: Option<i64>,
    /// Of the whole task, scheduling included; of a simulation the span of all cores.
    pub duration_us: Option<f64>,
    pub blocks: Option<u64>,
    /// Vector cores of a mix kernel.
    pub mix_blocks: Option<u64>,
    pub rated_mhz: Option<f64>,
    pub current_mhz: Option<f64>,
    /// Sorted by block, then cube before vector.
    pub cores: Vec<CoreRun>,
    pub paths: Vec<PathUse>,
    /// What the profiler itself advised.
    pub advice: Vec<String>,
}

impl OperatorRun {
    pub fn is_mix(&self) -> bool {
        self.kind.as_deref().is_some_and(|kind| kind.eq_ignore_ascii_case("mix"))
    }

    /// Pipe with the largest share of its cores' time, with that share (0 to 1), averaged over cores that have it.
    pub fn hottest(&self) -> Option<(Pipe, f64)> {
        let shares = Pipe::EXECUTING.into_iter().filter_map(|pipe| Some((pipe, self.share(pipe)?)));
        shares.max_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, share)| *share > 0.0)
    }

    /// Time of a pipe over the time of the cores that have it, 0 to 1.
    pub fn share(&self, pipe: Pipe) -> Option<f64> {
        let mut busy = 0.0;
        let mut whole = 0.0;
        for core in &self.cores {
            let Some(used) = core.pipe(pipe) else { continue };
            let (Some(time), Some(total)) = (used.time_us, core.time_us) else { continue };
            busy += time;
            whole += total;
        }
        (whole > 0.0).then(|| busy / whole)
    }

    /// Mean of a counter over the cores that have it.
    pub fn counter_mean(&self, name: &str) -> Option<f64> {
        let values: Vec<f64> = self.cores.iter().filter_map(|core| core.counters.get(name).copied()).collect();
        (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
    }
}

/// The part of a core that a row of counters is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    Cube,
    Vector,
    /// Chips whose counters do not tell the two apart.
    #[default]
    Whole,
}

/// One core of an operator.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CoreRun {
    /// Logical block on the board, physical core in a simulation.
    pub block: u32,
    pub unit: Unit,
    /// Number of the unit within the block.
    pub sub: u32,
    pub time_us: Option<f64>,
    pub cycles: Option<f64>,
    pub pipes: Vec<PipeTime>,
    /// Every other figure under its column's name without `aic_` or `aiv_`.
    pub counters: BTreeMap<String, f64>,
}

impl CoreRun {
    pub fn pipe(&self, pipe: Pipe) -> Option<&PipeTime> {
        self.pipes.iter().find(|used| used.pipe == pipe)
    }

    pub fn pipe_mut(&mut self, pipe: Pipe) -> &mut PipeTime {
        let at = self.pipes.iter().position(|used| used.pipe == pipe).unwrap_or_else(|| {
            self.pipes.push(PipeTime::of(pipe));
            self.pipes.len() - 1
        });
        &mut self.pipes[at]
    }

    /// Such as `0.vector1`.
    pub fn name(&self) -> String {
        match self.unit {
            Unit::Cube => format!("{}.cube{}", self.block, self.sub),
            Unit::Vector => format!("{}.vector{}", self.block, self.sub),
            Unit::Whole => self.block.to_string(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PipeTime {
    pub pipe: Pipe,
    pub time_us: Option<f64>,
    /// As the file wrote it; of mix kernels not a share of the core's time.
    pub ratio: Option<f64>,
    /// `time_us` over the core's time, 0 to 1.
    pub share: Option<f64>,
    /// GiB/s while the pipe was busy.
    pub active_gibps: Option<f64>,
    /// Instructions.
    pub calls: Option<u64>,
    pub wait_ratio: Option<f64>,
}

impl PipeTime {
    pub fn of(pipe: Pipe) -> Self {
        Self { pipe, time_us: None, ratio: None, share: None, active_gibps: None, calls: None, wait_ratio: None }
    }
}

/// Traffic between two memories, over all cores.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PathUse {
    /// Such as `GM->UB`.
    pub path: String,
    pub bytes: Option<f64>,
    /// Sum over cores.
    pub gibps: Option<f64>,
    /// Share of the peak bandwidth of one core, mean over cores, in percent.
    pub peak_pct: Option<f64>,
}

/// What one row or one trace slice says about a place in the code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hotspot {
    /// File that says so.
    pub file: String,
    /// Path on the machine that built the kernel; empty when unknown.
    pub source: String,
    /// One-based line of `source`; 0 when unknown.
    pub line: u32,
    /// Mnemonic; empty for a row about a whole line.
    pub instruction: String,
    /// Address of the instruction.
    pub pc: Option<u64>,
    pub pipe: Option<Pipe>,
    pub core: String,
    pub calls: u64,
    /// Summed over calls, waiting included.
    pub cycles: Option<f64>,
    /// Summed over calls.
    pub time_us: Option<f64>,
    pub bytes: Option<u64>,
    /// Operand text of the first call.
    pub detail: String,
    /// True for a row that repeats cost of other rows: a line of a call stack that instructions were charged to.
    pub overlaps: bool,
}

/// What a table is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    OperatorInfo,
    Counters,
    Instructions,
    Lines,
    Tasks,
    OperatorStatistic,
    TaskTimes,
    ApiStatistic,
    StepTrace,
    L2Cache,
    MemoryRecord,
    OperatorMemory,
    ModuleMemory,
    StaticMemory,
    HostOperators,
    CoreUtilisation,
    Communication,
    CommunicationMatrix,
    Database,
    Blocks,
    /// A table that no reader knows.
    Other,
}

/// A file's table as read, column by column.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub role: Role,
    pub file: String,
    /// Name of the table within the file, when it has several.
    pub name: String,
    pub rows: usize,
    pub columns: Vec<Column>,
}

impl Table {
    pub fn column(&self, name: &str) -> Option<&Column> {
        self.columns.iter().find(|column| column.name == name)
    }

    /// The first of these columns that the table has: headers differ between versions.
    pub fn any_column(&self, names: &[&str]) -> Option<&Column> {
        names.iter().find_map(|name| self.column(name))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Column {
    pub name: String,
    pub cells: Cells,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Cells {
    /// Times of day in nanoseconds since 1970.
    Nanos(Vec<Option<i64>>),
    /// NaN is missing.
    Number(Vec<f64>),
    /// Index into the distinct values; `u32::MAX` is missing.
    Text { index: Vec<u32>, values: Vec<String> },
}

impl Column {
    pub fn number(&self, row: usize) -> Option<f64> {
        match &self.cells {
            Cells::Number(list) => list.get(row).copied().filter(|value| !value.is_nan()),
            _ => None,
        }
    }

    pub fn nanos(&self, row: usize) -> Option<i64> {
        match &self.cells {
            Cells::Nanos(list) => list.get(row).copied().flatten(),
            _ => None,
        }
    }

    pub fn text(&self, row: usize) -> Option<&str> {
        match &self.cells {
            Cells::Text { index, values } => index.get(row).and_then(|at| values.get(*at as usize)).map(String::as_str),
            _ => None,
        }
    }

    /// The cell as it is shown; empty when missing.
    pub fn shown(&self, row: usize) -> String {
        match &self.cells {
            Cells::Nanos(_) => self.nanos(row).map(micros_of_nanos).unwrap_or_default(),
            Cells::Number(_) => self.number(row).map(|value| value.to_string()).unwrap_or_default(),
            Cells::Text { .. } => self.text(row).unwrap_or_default().to_owned(),
        }
    }
}

/// Microseconds with all three decimals.
pub fn micros_of_nanos(nanos: i64) -> String {
    let sign = if nanos < 0 { "-" } else { "" };
    let nanos = nanos.unsigned_abs();
    format!("{sign}{}.{:03}", nanos / 1000, nanos % 1000)
}

/// One device (or rank) of a whole-model profile, summed up from its tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DeviceRun {
    pub folder: String,
    pub device: Option<i64>,
    pub rank: Option<i64>,
    pub chip: Option<String>,
    pub tasks: u64,
    /// Sum of the tasks' durations.
    pub busy_us: f64,
    /// From the first task's start to the last one's end.
    pub span_ns: Option<i64>,
    /// Tasks whose counters could not be right and are left out.
    pub absurd: u64,
    /// Per operator type, dearest first.
    pub operators: Vec<OperatorTotal>,
    pub steps: Vec<StepRun>,
    pub memory: Vec<MemorySeries>,
    /// Largest live tensors at the peak of the allocated memory, largest first.
    pub top_tensors: Vec<(String, f64)>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OperatorTotal {
    /// Type of operator, or the kernel's name where the run has no types.
    pub name: String,
    /// Such as `AI_VECTOR_CORE`; empty when the run does not say.
    pub core: String,
    pub count: u64,
    pub total_us: f64,
    pub min_us: f64,
    pub max_us: f64,
}

/// Times of one training step in microseconds, by what was going on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StepRun {
    pub step: String,
    pub parts: Vec<(String, f64)>,
}

/// Memory over time of one component, in bytes; NaN is missing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MemorySeries {
    pub component: String,
    pub at_ns: Vec<i64>,
    pub allocated: Vec<f64>,
    pub reserved: Vec<f64>,
}

/// A row of a real trace.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TraceLane {
    pub process: String,
    pub thread: String,
    pub sort: (i64, i64),
    pub pipe: Option<Pipe>,
}

/// Columns of a real trace, one entry per slice, sorted by lane and start.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TraceColumns {
    pub lane: Vec<u32>,
    pub start_ns: Vec<i64>,
    pub duration_ns: Vec<i64>,
    /// Index into [`ProfileTrace::strings`].
    pub name: Vec<u32>,
    /// Call stack in the source, as an index into the strings; `u32::MAX` when none.
    pub code: Vec<u32>,
    /// Where the event begins in its file, so that the rest of it can be read when it is asked for.
    pub at: Vec<u64>,
}

impl TraceColumns {
    pub fn len(&self) -> usize {
        self.start_ns.len()
    }

    pub fn is_empty(&self) -> bool {
        self.start_ns.is_empty()
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ProfileTrace {
    pub file: String,
    pub lanes: Vec<TraceLane>,
    pub strings: Vec<String>,
    pub slices: TraceColumns,
    /// Arrows: lane and time of both ends.
    pub flows: Vec<TraceFlow>,
    pub counters: Vec<CounterSeries>,
    pub instants: u64,
    /// Earliest start and latest end.
    pub range_ns: (i64, i64),
    /// False when the file ended early or was over a limit; the problems say which.
    pub complete: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceFlow {
    pub from_lane: u32,
    pub from_ns: i64,
    pub to_lane: u32,
    pub to_ns: i64,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CounterSeries {
    pub process: String,
    pub name: String,
    pub at_ns: Vec<i64>,
    pub value: Vec<f64>,
}

/// What a rule found in an operator or device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    pub rule: String,
    /// Operator or device it is about.
    pub about: String,
    pub title: Message,
    /// The figures that made the rule hold.
    pub evidence: Message,
    pub advice: Message,
    /// Share of the run's time that could be saved at most, 0 to 1, where the rule can say.
    pub gain: Option<f64>,
    pub pipe: Option<Pipe>,
}
