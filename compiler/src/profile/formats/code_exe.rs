//! `*_code_exe.csv` of `msprof op simulator`: one row per source line. Every instruction counts for each frame of its
//! call stack, so rows overlap and do not add up.

use super::Format;
use super::instr_exe::core_name;
use crate::model::{Hotspot, Role};
use crate::profile::import::{File, Import};
use crate::profile::problems;

pub const FORMAT: Format = Format {
    name: "msprof op simulator · code_exe",
    sniff: |file| {
        let head = file.head;
        head.has_columns(&["code", "call_count", "cycles"]) || head.columns == ["line", "call count", "cycles"]
    },
    read,
};

fn read(import: &mut Import<'_>, file: &File<'_>) {
    let Some(at) = import.table(file, Role::Lines) else { return };
    let table = import.profile.tables[at].clone();
    if table.rows == 0 {
        import.profile.problems.retain(|problem| problem.file != file.path);
        import.tell(file.path, problems::no_lines());
        return;
    }
    let core = core_name(file.path);
    for row in 0..table.rows {
        let number = |names: &[&str]| table.any_column(names)?.number(row).filter(|value| *value >= 0.0);
        let place = table.any_column(&["code", "line"]).map(|column| column.shown(row)).unwrap_or_default();
        let Some((source, line)) = place_of(&place) else {
            import.problem(problems::wrong_number("code", &place).at(file.path, row as u64 + 2));
            continue;
        };
        import.profile.hotspots.push(Hotspot {
            source,
            line,
            file: file.path.to_owned(),
            core: core.clone(),
            calls: number(&["call_count", "call count"]).unwrap_or(0.0) as u64,
            cycles: number(&["cycles"]),
            time_us: number(&["running_time(us)"]),
            overlaps: true,
            ..Hotspot::default()
        });
    }
}

/// `path:line`, split at the last colon.
pub fn place_of(place: &str) -> Option<(String, u32)> {
    let (source, line) = place.trim().rsplit_once(':')?;
    Some((source.to_owned(), line.parse().ok().filter(|line| *line > 0)?))
}
