//! One row per task on the device: `op_summary` of msprof, `kernel_details.csv` of the PyTorch profiler, of all levels,
//! metrics and versions. What is computed from the rows is in `derive`.

use super::Format;
use crate::model::{Cells, Role, Table};
use crate::profile::import::{File, Import};
use crate::profile::problems;

pub const FORMAT: Format = Format {
    name: "msprof · op_summary / kernel_details",
    sniff: |file| {
        let head = file.head;
        head.has_columns(&["Task Start Time(us)", "Task Duration(us)"])
            || (head.has_columns(&["Start Time(us)", "Duration(us)"]) && head.has_columns(&["Name"]))
            || (head.has_columns(&["Op Name", "Task Type", "Stream ID"]))
    },
    read,
};

/// Names of the same column in the two tools and their versions; the first is that of op_summary.
pub const NAME: [&str; 2] = ["Op Name", "Name"];
pub const TYPE: [&str; 2] = ["OP Type", "Type"];
pub const CORE: [&str; 2] = ["Task Type", "Accelerator Core"];
pub const START: [&str; 2] = ["Task Start Time(us)", "Start Time(us)"];
pub const DURATION: [&str; 2] = ["Task Duration(us)", "Duration(us)"];
pub const BLOCKS: [&str; 2] = ["Block Num", "Block Dim"];
/// A core type that no operator of an AI core has.
const DIRECT: f64 = 0.0;

fn read(import: &mut Import<'_>, file: &File<'_>) {
    let Some(at) = import.table(file, Role::Tasks) else { return };
    let table = &mut import.profile.tables[at];
    let mut missing = Vec::new();
    for names in [NAME, START, DURATION] {
        if table.any_column(&names).is_none() {
            missing.push(names[0]);
        }
    }
    let zeroed = direct_launches(table);
    let absurd = wrapped(table);
    for name in missing {
        import.tell(file.path, problems::missing_column(name));
    }
    if zeroed > 0 {
        import.tell(file.path, problems::zero_blocks(zeroed));
    }
    if absurd > 0 {
        import.tell(file.path, problems::absurd_tasks(absurd));
    }
}

/// Kernels launched directly are written with no blocks and counter times of 0 although they ran: these times are made
/// missing. Gives the number of such rows.
fn direct_launches(table: &mut Table) -> usize {
    let Some(blocks) = table.any_column(&BLOCKS).cloned() else { return 0 };
    let cycles: Vec<usize> = ending(table, "total_cycles");
    let rows: Vec<usize> = (0..table.rows)
        .filter(|row| blocks.number(*row) == Some(DIRECT))
        .filter(|row| cycles.iter().any(|at| table.columns[*at].number(*row).is_some_and(|cycles| cycles > 0.0)))
        .collect();
    for at in ending(table, "_time(us)") {
        if let Cells::Number(cells) = &mut table.columns[at].cells {
            for row in &rows {
                if cells[*row] == 0.0 {
                    cells[*row] = f64::NAN;
                }
            }
        }
    }
    rows.len()
}

/// Counter times above the task's own duration come from wrapped counters: the counters of such a row are made missing.
/// Gives the number of such rows.
fn wrapped(table: &mut Table) -> usize {
    let Some(durations) = table.any_column(&DURATION).cloned() else { return 0 };
    let times = ending(table, "_time(us)");
    let counters: Vec<usize> = (0..table.columns.len())
        .filter(|at| {
            let name = &table.columns[*at].name;
            name.starts_with("aic_") || name.starts_with("aiv_") || name.starts_with("aicore_")
        })
        .collect();
    let mut count = 0;
    for row in 0..table.rows {
        let Some(duration) = durations.number(row) else { continue };
        // Counters of a task may run a little longer than the scheduler's clock says.
        let over = |at: &usize| table.columns[*at].number(row).is_some_and(|time| time > duration * 1.5 + 5.0);
        if times.iter().any(over) {
            count += 1;
            for at in &counters {
                if let Cells::Number(cells) = &mut table.columns[*at].cells {
                    cells[row] = f64::NAN;
                }
            }
        }
    }
    count
}

/// Counter columns with that ending.
fn ending(table: &Table, end: &str) -> Vec<usize> {
    let is = |name: &str| name.ends_with(end) && (name.starts_with("ai") || end != "_time(us)");
    (0..table.columns.len()).filter(|at| is(&table.columns[*at].name)).collect()
}
