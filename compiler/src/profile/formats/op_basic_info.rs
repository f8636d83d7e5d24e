//! `OpBasicInfo.csv` of `msprof op`: one row about the whole operator.

use super::Format;
use crate::model::{Role, Taken};
use crate::profile::import::{File, Import};

pub const FORMAT: Format = Format {
    name: "msprof op · OpBasicInfo",
    sniff: |file| {
        file.head.has_columns(&["Op Name"])
            && file.head.columns.iter().any(|name| name == "Op Type" || name == "Task Duration(us)")
            && !file.head.has_columns(&["Task ID"])
    },
    read,
};

fn read(import: &mut Import<'_>, file: &File<'_>) {
    let needed = ["Op Name", "Op Type", "Task Duration(us)", "Block Dim"];
    let Some(table) = import.table_with(file, Role::OperatorInfo, &needed) else { return };
    if table.rows == 0 {
        return;
    }
    let text = |name: &str| {
        let column = table.column(name)?;
        Some(column.shown(0)).filter(|text| !text.is_empty())
    };
    let number = |name: &str| table.column(name)?.number(0);
    let count =
        |name: &str| number(name).filter(|value| *value >= 0.0 && value.fract() == 0.0).map(|value| value as u64);
    let run = import.operator(file.path, Taken::Board);
    run.name = text("Op Name").or(run.name.take());
    run.kind = text("Op Type").or(run.kind.take());
    run.duration_us = number("Task Duration(us)").filter(|time| *time > 0.0).or(run.duration_us);
    run.blocks = count("Block Dim").or(run.blocks);
    run.mix_blocks = count("Mix Block Dim").or(run.mix_blocks);
    run.device = count("Device Id").and_then(|id| i64::try_from(id).ok()).or(run.device);
    run.current_mhz = number("Current Freq").or(run.current_mhz);
    run.rated_mhz = number("Rated Freq").or(run.rated_mhz);
}
