//! SQLite: a small database with overflowing rows, several levels of pages and times stored as text.

use super::{read, told};
use crate::model::{Role, Severity};
use crate::profile::Borrowed;
use crate::profile::sqlite::{Database, Value};

pub const TINY: &[u8] = include_bytes!("fixtures/tiny.db");

#[test]
fn rows_of_all_pages() {
    let source = Borrowed(TINY);
    let database = Database::open(&source).unwrap();
    let mut texts = Vec::new();
    database
        .rows(database.table("STRING_IDS").unwrap(), &mut |row| {
            texts.push((row[0].int(), row[1].text().map_or(0, |text| text.len())));
            true
        })
        .unwrap();
    assert_eq!(texts, [(Some(0), 4), (Some(1), 3), (Some(2), 14), (Some(3), 9), (Some(4), 2000)]);
    let mut ends = Vec::new();
    database
        .rows(database.table("TASK").unwrap(), &mut |row| {
            ends.push(row[1].int());
            row[0] != Value::Int(1_736_410_576_000_029_000)
        })
        .unwrap();
    assert_eq!((ends.len(), ends[29]), (30, Some(1_736_410_576_000_029_279)));
}

#[test]
fn tasks_and_a_timeline() {
    let profile = read(vec![("run/msprof_1.db".into(), TINY.to_vec())]);
    assert_eq!(told(&profile, Severity::Note), Vec::<String>::new());
    let device = &profile.devices[0];
    assert_eq!((device.device, device.tasks, device.chip.as_deref()), (Some(0), 40, Some("Ascend910B")));
    assert_eq!(
        (device.operators[0].name.as_str(), device.operators[0].core.as_str(), device.operators[0].max_us),
        ("Add", "AI_VECTOR_CORE", 0.289)
    );
    let trace = &profile.traces[0];
    assert_eq!((trace.slices.len(), trace.range_ns.0), (41, 1_736_410_575_999_999_500));
    assert!(trace.lanes.iter().any(|lane| lane.thread == "thread 99"));
    assert_eq!(profile.tables_of(Role::Database).count(), 5);
}

#[test]
fn a_table_beside_text_files_does_not_count_twice() {
    let profile = read(vec![
        ("P/msprof_1.db".into(), TINY.to_vec()),
        ("P/mindstudio_profiler_output/op_summary.csv".into(), super::system::SUMMARY.as_bytes().to_vec()),
    ]);
    assert_eq!(profile.devices.iter().map(|run| run.tasks).sum::<u64>(), 3);
}
