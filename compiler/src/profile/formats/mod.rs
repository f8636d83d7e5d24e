//! Every format that is read, one file each, one row each in [`FORMATS`].

mod code_exe;
mod communication;
mod counters;
mod database;
mod device_info;
mod instr_exe;
mod instr_log;
mod op_basic_info;
mod op_info_text;
mod plain;
pub mod tasks;
mod trace_json;
mod visualize_data;

pub use code_exe::place_of;
pub use counters::PATHS;
pub use database::is_made;
pub use instr_log::join_all as join_logs;
pub use trace_json::core_of_process;

use super::import::{File, Import};
use crate::model::Pipe;

/// How to know a format and how to read it.
pub struct Format {
    /// As it is shown.
    pub name: &'static str,
    /// Looks at the start of the file, not at its name.
    pub sniff: fn(&File<'_>) -> bool,
    pub read: fn(&mut Import<'_>, &File<'_>),
}

/// In this order: the first that knows a file reads it.
pub const FORMATS: &[Format] = &[
    op_basic_info::FORMAT,
    counters::FORMAT,
    counters::WHOLE_OPERATOR,
    op_info_text::FORMAT,
    visualize_data::FORMAT,
    instr_exe::FORMAT,
    code_exe::FORMAT,
    instr_log::FORMAT,
    tasks::FORMAT,
    communication::FORMAT,
    device_info::DEVICE,
    device_info::COLLECTION,
    trace_json::FORMAT,
    database::FORMAT,
    plain::OPERATOR_STATISTIC,
    plain::TASK_TIMES,
    plain::API_STATISTIC,
    plain::STEP_TRACE,
    plain::STEP_TIMES,
    plain::L2_CACHE,
    plain::MEMORY_RECORD,
    plain::OPERATOR_MEMORY,
    plain::MODULE_MEMORY,
    plain::STATIC_MEMORY,
    plain::HOST_OPERATORS,
    plain::OTHER,
];

/// Beginnings and endings of names whose files must be of a known format.
const PROMISES: &[(&str, &str, &str)] = &[
    ("visualize_data", ".bin", "visualize_data.bin"),
    ("", ".csv", "a table"),
    ("", "_code_exe.csv", "code_exe.csv"),
    ("trace", ".json", "a trace"),
    ("msprof_", ".json", "a trace"),
    ("communication", ".json", "communication.json"),
    ("", ".db", "an SQLite database"),
    ("", "instr_log.dump", "an instruction log"),
    ("", "instr_popped_log.dump", "an instruction log"),
    ("op_basic_info", ".txt", "op_basic_info.txt"),
];

/// What a file's name promises, if it promises anything.
pub fn promised(name: &str) -> Option<&'static str> {
    PROMISES.iter().find(|(start, end, _)| name.starts_with(start) && name.ends_with(end)).map(|row| row.2)
}

/// Names of pipes in all the formats.
const PIPES: &[(&str, Pipe)] = &[
    ("scalar", Pipe::S),
    ("scalarldst", Pipe::S),
    ("scalar_exe", Pipe::S),
    ("s", Pipe::S),
    ("vec", Pipe::V),
    ("vector", Pipe::V),
    ("vec_exe", Pipe::V),
    ("v", Pipe::V),
    ("cube", Pipe::M),
    ("mac", Pipe::M),
    ("mac_exe", Pipe::M),
    ("m", Pipe::M),
    ("mte1", Pipe::Mte1),
    ("mte1_exe", Pipe::Mte1),
    ("mte2", Pipe::Mte2),
    ("mte2_exe", Pipe::Mte2),
    ("mte3", Pipe::Mte3),
    ("mte3_exe", Pipe::Mte3),
    ("fixpipe", Pipe::Fix),
    ("fixpipe_exe", Pipe::Fix),
    ("fixp", Pipe::Fix),
    ("fix", Pipe::Fix),
    ("rvecex", Pipe::V),
    ("rveclp", Pipe::V),
    ("rvecld", Pipe::V),
    ("rvecst", Pipe::V),
    ("rvecsu", Pipe::V),
];

/// The pipe that a file calls so; `FLOWCTRL`, `ALL`, `EVENT` and cache lanes are no pipes.
pub fn pipe_named(name: &str) -> Option<Pipe> {
    let bare = ["AIC_", "AIV0_", "AIV1_", "AIV_"].iter().find_map(|start| name.strip_prefix(start)).unwrap_or(name);
    PIPES.iter().find(|(known, _)| known.eq_ignore_ascii_case(bare)).map(|row| row.1)
}
