//! `*_instr_exe.csv` of `msprof op simulator`: one row per instruction address of a core.

use super::{Format, pipe_named};
use crate::model::{Cells, Hotspot, Role, Taken};
use crate::profile::import::{File, Import, folder_of, name_of};
use crate::profile::{number, problems};

pub const FORMAT: Format = Format {
    name: "msprof op simulator · instr_exe",
    sniff: |file| file.head.has_columns(&["instr", "pipe", "cycles"]),
    read,
};

fn read(import: &mut Import<'_>, file: &File<'_>) {
    let needed = ["instr", "addr", "pipe", "call_count", "cycles"];
    let Some(table) = import.table_with(file, Role::Instructions, &needed) else { return };
    let core = core_name(file.path);
    let number = |name: &str, row: usize| table.column(name).and_then(|column| column.number(row));
    let shown = |name: &str, row: usize| table.column(name).map(|column| column.shown(row)).unwrap_or_default();
    // Tools of 2025 lose the last interval: then everything that ran once took no time.
    let once = (0..table.rows)
        .filter(|row| number("call_count", *row) == Some(1.0))
        .filter(|row| number("cycles", *row).is_some_and(|cycles| cycles >= 20.0));
    let once: Vec<usize> = once.collect();
    let lost = !once.is_empty() && once.iter().all(|row| number("running_time(us)", *row) == Some(0.0));
    if lost {
        import.tell(file.path, problems::running_time_lost());
        if let Some(column) = import
            .profile
            .tables
            .last_mut()
            .and_then(|table| table.columns.iter_mut().find(|column| column.name == "running_time(us)"))
        {
            column.cells = Cells::Number(vec![f64::NAN; table.rows]);
        }
    }
    // Rows called once say how long a cycle is: their running time is not a union of several calls.
    let clocks: Vec<f64> = once
        .iter()
        .filter_map(|row| Some(number("cycles", *row)? / number("running_time(us)", *row).filter(|time| *time > 0.2)?))
        .collect();
    let clock = (!lost && !clocks.is_empty()).then(|| clocks.iter().sum::<f64>() / clocks.len() as f64);
    let mut spots = Vec::new();
    for row in 0..table.rows {
        let (Some(calls), Some(cycles)) = (number("call_count", row), number("cycles", row)) else { continue };
        if calls < 0.0 || cycles < 0.0 {
            import.problem(problems::negative("call_count, cycles", calls.min(cycles)).at(file.path, row as u64 + 2));
            continue;
        }
        spots.push(Hotspot {
            instruction: shown("instr", row),
            pc: number::count(&shown("addr", row)).value(),
            pipe: pipe_named(&shown("pipe", row)),
            file: file.path.to_owned(),
            core: core.clone(),
            calls: calls as u64,
            cycles: Some(cycles),
            time_us: number("running_time(us)", row).filter(|_| !lost),
            detail: shown("detail", row),
            ..Hotspot::default()
        });
    }
    let run = import.operator(file.path, Taken::Simulator);
    run.rated_mhz = run.rated_mhz.or(clock.map(f64::round));
    import.profile.hotspots.extend(spots);
}

/// `core0.veccore1` from the name of the file or of its folder.
pub fn core_name(path: &str) -> String {
    let part = |name: &str| {
        let end = ["_instr_exe", "_code_exe", ".instr_", "_instr_"].iter().find_map(|mark| name.find(mark));
        let name = &name[..end.unwrap_or(name.len())];
        (name.starts_with("core") && name[4..].starts_with(|c: char| c.is_ascii_digit())).then(|| name.to_owned())
    };
    part(name_of(path)).or_else(|| part(name_of(folder_of(path)))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::core_name;

    #[test]
    fn cores_are_named_by_file_or_folder() {
        assert_eq!(core_name("a/core0.veccore1/core0.veccore1_instr_exe_20240429111143146.csv"), "core0.veccore1");
        assert_eq!(core_name("core3.cubecore0/trace.json"), "core3.cubecore0");
        assert_eq!(core_name("core12.veccore0.instr_log.dump"), "core12.veccore0");
        assert_eq!(core_name("core0_instr_log.dump"), "core0");
        assert_eq!(core_name("instr_exe.csv"), "");
    }
}
