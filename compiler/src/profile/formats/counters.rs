//! The counter tables of `msprof op` on board, one row per core: PipeUtilization, ArithmeticUtilization, Memory,
//! MemoryL0, MemoryUB, L2Cache, ResourceConflictRatio, of all chips and versions.
//!
//! Columns are read by what their names say (`aic_` or `aiv_`, pipe, kind of figure), so that orders, additions and
//! chips without a column need nothing here. What is no figure of a pipe is kept as a counter under its name.

use super::{Format, pipe_named};
use crate::model::{CoreRun, OperatorRun, Role, Table, Taken, Unit};
use crate::profile::import::{File, Import, folder_of};
use crate::profile::problems;

pub const FORMAT: Format =
    Format { name: "msprof op · counters", sniff: |file| file.head.has_columns(&["block_id", "sub_block_id"]), read };

/// Chips of inference: one row for the whole operator, no core numbers.
pub const WHOLE_OPERATOR: Format = Format {
    name: "msprof op · counters of the whole operator",
    sniff: |file| {
        let columns = &file.head.columns;
        !columns.is_empty()
            && columns
                .iter()
                .all(|name| name.starts_with("aic_") || name.starts_with("aiv_") || UNPREFIXED.contains(&name.as_str()))
            && columns
                .iter()
                .any(|name| name == "aic_time(us)" || name == "aic_total_cycles" || name.starts_with("aic_l2"))
    },
    read,
};

/// Columns of counter tables that belong to no unit.
const UNPREFIXED: [&str; 2] = ["read_main_memory_datas(KB)", "write_main_memory_datas(KB)"];

/// Paths between memories: name, column of the volume, of the share of the peak, of the bandwidth.
pub const PATHS: &[(&str, &str, &str, &str)] = &[
    ("GM->UB", "GM_to_UB_datas(KB)", "GM_to_UB_bw_usage_rate(%)", "gm_to_ub_bw(GB/s)"),
    ("UB->GM", "UB_to_GM_datas(KB)", "UB_to_GM_bw_usage_rate(%)", "ub_to_gm_bw(GB/s)"),
    ("GM->L1", "GM_to_L1_datas(KB)", "GM_to_L1_bw_usage_rate(%)", ""),
    ("L1->GM", "L1_to_GM_datas(KB)(estimate)", "L1_to_GM_bw_usage_rate(%)(estimate)", ""),
    ("L0C->L1", "L0C_to_L1_datas(KB)", "L0C_to_L1_bw_usage_rate(%)", ""),
    ("L0C->GM", "L0C_to_GM_datas(KB)", "L0C_to_GM_bw_usage_rate(%)", ""),
    ("L2->core", "read_main_memory_datas(KB)", "", "main_mem_read_bw(GB/s)"),
    ("core->L2", "write_main_memory_datas(KB)", "", "main_mem_write_bw(GB/s)"),
];

fn read(import: &mut Import<'_>, file: &File<'_>) {
    let Some(at) = import.table(file, Role::Counters) else { return };
    let table = import.profile.tables[at].clone();
    let same = import.profile.tables[..at].iter().find(|other| {
        let shared = other.columns.iter().filter(|column| table.column(&column.name).is_some()).count();
        other.role == Role::Counters
            && folder_of(&other.file) == folder_of(file.path)
            // Every counter table has the cores' names, times and cycles.
            && shared > 8.min(table.columns.len() - 1)
            && shared * 10 > table.columns.len() * 9
    });
    if let Some(first) = same.map(|table| table.file.clone()) {
        import.tell(file.path, problems::second_of_kind(&first));
    }
    for row in 0..table.rows {
        let Some((block, unit, sub)) = core(&table, row) else {
            let cell = table.column("sub_block_id").map(|column| column.shown(row)).unwrap_or_default();
            import.problem(problems::wrong_number("block_id, sub_block_id", &cell).at(file.path, row as u64 + 2));
            continue;
        };
        let run = import.operator(file.path, Taken::Board);
        let core = core_of(run, block, unit, sub);
        let bad = take(core, &table, row);
        for (name, value) in bad {
            import.problem(problems::negative(&name, value).at(file.path, row as u64 + 2));
        }
    }
}

/// Which core a row is about.
fn core(table: &Table, row: usize) -> Option<(u32, Unit, u32)> {
    let Some(blocks) = table.column("block_id") else {
        return Some((row as u32, Unit::Whole, 0));
    };
    let block = blocks.number(row).filter(|block| *block >= 0.0 && block.fract() == 0.0 && *block < 65536.0)? as u32;
    let name = table.column("sub_block_id")?.shown(row);
    let (unit, sub) = match (name.strip_prefix("vector"), name.strip_prefix("cube")) {
        (Some(number), _) => (Unit::Vector, number),
        (_, Some(number)) => (Unit::Cube, number),
        _ => return None,
    };
    let sub = if sub.is_empty() { 0 } else { sub.parse().ok().filter(|sub| *sub < 64)? };
    Some((block, unit, sub))
}

pub fn core_of(run: &mut OperatorRun, block: u32, unit: Unit, sub: u32) -> &mut CoreRun {
    let cores = &mut run.cores;
    let at = cores.iter().position(|core| (core.block, core.unit, core.sub) == (block, unit, sub));
    let at = at.unwrap_or_else(|| {
        cores.push(CoreRun { block, unit, sub, ..CoreRun::default() });
        cores.len() - 1
    });
    &mut cores[at]
}

/// Puts the figures of a row in their places; gives back those that cannot be.
fn take(core: &mut CoreRun, table: &Table, row: usize) -> Vec<(String, f64)> {
    let has_pipe_times = table.columns.iter().any(|column| column.name.ends_with("_scalar_time(us)"));
    let mut bad = Vec::new();
    for column in &table.columns {
        let Some(value) = column.number(row) else { continue };
        if matches!(column.name.as_str(), "block_id" | "sub_block_id") {
            continue;
        }
        if value < 0.0 {
            bad.push((column.name.clone(), value));
            continue;
        }
        let name = ["aic_", "aiv_"].iter().find_map(|start| column.name.strip_prefix(start)).unwrap_or(&column.name);
        let put = |place: &mut Option<f64>| {
            if place.is_none() {
                *place = Some(value);
            }
        };
        match name {
            // The times of the other tables are of other runs of the kernel.
            "time(us)" if has_pipe_times || core.time_us.is_none() => {
                if has_pipe_times && core.pipes.iter().all(|pipe| pipe.time_us.is_none()) {
                    core.time_us = Some(value);
                }
                put(&mut core.time_us);
                continue;
            }
            "total_cycles" if has_pipe_times || core.cycles.is_none() => {
                if has_pipe_times && core.pipes.iter().all(|pipe| pipe.time_us.is_none()) {
                    core.cycles = Some(value);
                }
                put(&mut core.cycles);
                continue;
            }
            "time(us)" | "total_cycles" => continue,
            _ => {}
        }
        let figure = |end: &str| name.strip_suffix(end).and_then(pipe_named);
        if let Some(pipe) = figure("_time(us)") {
            put(&mut core.pipe_mut(pipe).time_us);
        } else if let Some(pipe) = figure("_ratio").filter(|_| has_pipe_times) {
            put(&mut core.pipe_mut(pipe).ratio);
        } else if let Some(pipe) = figure("_active_bw(GB/s)") {
            put(&mut core.pipe_mut(pipe).active_gibps);
        } else if let Some(pipe) = figure("_wait_ratio") {
            put(&mut core.pipe_mut(pipe).wait_ratio);
        } else {
            if let Some(pipe) = figure("_instructions") {
                let calls = &mut core.pipe_mut(pipe).calls;
                *calls = calls.or(Some(value as u64));
            }
            core.counters.entry(name.to_owned()).or_insert(value);
        }
    }
    bad
}
