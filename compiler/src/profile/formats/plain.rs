//! Tables that are kept as they are and summed up later: one row of this list per format.

use super::Format;
use crate::model::Role;
use crate::profile::import::{File, Import};
use crate::profile::problems;

macro_rules! formats {
    ($($(#[$doc:meta])* $constant:ident $name:literal $role:ident [$($column:literal),+];)+) => {
        $(
            $(#[$doc])*
            pub const $constant: Format = Format {
                name: $name,
                sniff: |file| file.head.has_columns(&[$($column),+]),
                read: |import, file| { import.table(file, Role::$role); },
            };
        )+
    };
}

formats! {
    OPERATOR_STATISTIC "msprof · op_statistic" OperatorStatistic ["OP Type", "Core Type", "Count"];
    TASK_TIMES "msprof · task_time" TaskTimes ["kernel_name", "task_time(us)"];
    API_STATISTIC "msprof · api_statistic" ApiStatistic ["API Name", "Time(us)", "Count"];
    /// Of plain msprof: times of day.
    STEP_TRACE "msprof · step_trace" StepTrace ["Iteration ID", "Iteration Time(us)"];
    /// Of the PyTorch profiler: durations by kind.
    STEP_TIMES "PyTorch profiler · step_trace_time" StepTrace ["Step", "Computing", "Free"];
    MEMORY_RECORD "PyTorch profiler · memory_record" MemoryRecord ["Component", "Timestamp(us)", "Device Type"];
    OPERATOR_MEMORY "PyTorch profiler · operator_memory" OperatorMemory ["Name", "Size(KB)", "Allocation Time(us)"];
    MODULE_MEMORY "msprof · npu_module_mem" ModuleMemory ["Component", "Timestamp(us)"];
    STATIC_MEMORY "PyTorch profiler · static_op_mem" StaticMemory ["Op Name", "Graph ID", "Size(KB)"];
    HOST_OPERATORS "PyTorch profiler · operator_details" HostOperators ["Name", "Host Self Duration(us)"];
}

pub const L2_CACHE: Format = Format {
    name: "msprof · l2_cache",
    sniff: |file| file.head.has_columns(&["Hit Rate", "Victim Rate"]),
    read: l2_cache,
};

/// A table that no other row knows, with a header that is one.
pub const OTHER: Format = Format {
    name: "table",
    sniff: |file| {
        let text = &file.head.text;
        let clean = !text.contains(['\0', '\u{fffd}']);
        file.name().to_ascii_lowercase().ends_with(".csv") && file.head.columns.len() > 1 && clean
    },
    read: |import, file| {
        import.table(file, Role::Other);
        import.tell(file.path, problems::unknown_table());
    },
};

fn l2_cache(import: &mut Import<'_>, file: &File<'_>) {
    let Some(at) = import.table(file, Role::L2Cache) else { return };
    let table = &import.profile.tables[at];
    let rates = table.column("Hit Rate");
    let any = rates.is_some_and(|column| (0..table.rows).any(|row| column.number(row).is_some()));
    if table.rows > 0 && !any {
        import.tell(file.path, problems::hit_rate_missing());
    }
}
