//! How far the model's times are from published tables. The tables lie beside the repository (`ASCLENS_SHARED`, or
//! `../shared`); without them the tests say that they checked nothing.

use asclens_tests::corpus::root;
use compiler::sim::accuracy::{Compared, compare};
use std::path::PathBuf;

fn tables() -> Vec<Compared> {
    let shared = std::env::var_os("ASCLENS_SHARED").map_or_else(|| root().join("../shared"), PathBuf::from);
    let read = |name: &str| std::fs::read_to_string(shared.join("hardware").join(name)).ok();
    let compared = compare(&read).unwrap();
    if compared.is_empty() {
        println!("no measured tables, nothing is checked");
    }
    compared
}

#[test]
fn calibration_tables_are_met() {
    let (mut used, mut left_out) = (0, 0);
    for table in tables().iter().filter(|table| table.calibration) {
        let (median, worst) = table.errors();
        println!(
            "{}: {} rows, median {:.1} %, worst {:.1} %, {} left out",
            table.table,
            table.rows.len(),
            100.0 * median,
            100.0 * worst,
            table.left_out.len()
        );
        assert!(median <= 0.03, "{}: median {median}", table.table);
        assert!(worst <= 0.15, "{}: {:?}", table.table, table.worst());
        used += table.rows.len();
        left_out += table.left_out.len();
    }
    assert!(left_out * 10 <= used + left_out, "{left_out} of {} rows are left out", used + left_out);
}

/// Six layouts of one addition. The repeat stride of the sixth is known, its addresses are not.
#[test]
fn bank_conflicts_are_met() {
    let tables = tables();
    let rows = tables.iter().flat_map(|table| &table.rows).filter(|row| row.what.starts_with("1000 x Add"));
    for row in rows {
        println!("{}: {:.1}, measured {:.1}", row.what, row.predicted, row.measured);
        let allowed = if row.what.contains("repeat stride") { 0.15 } else { 0.03 };
        assert!(row.error().abs() <= allowed, "{row:?}");
    }
}

/// Recorded simulator runs beside the repository.
#[test]
fn recorded_runs_are_replayed() {
    let shared = std::env::var_os("ASCLENS_SHARED").map_or_else(|| root().join("../shared"), PathBuf::from);
    let dumps = shared.join("profiles/2-msprof-op-simulator");
    let gemv = "catlass-gemv-aiv-910b-dump/OPPROF_20250306113833_JOEPNZFYBHYXRDUT/dump";
    let target = compiler::target::load("Ascend910B1").unwrap();
    let cores = [
        (format!("{gemv}/core0.veccore0"), 0.05),
        (format!("{gemv}/core0.cubecore0"), 0.05),
        ("matmulleakyrelu-910b-sim-dump/core0.veccore0".to_owned(), 0.10),
    ];
    for (core, allowed) in cores {
        let log = |name: &str| std::fs::read_to_string(dumps.join(format!("{core}.{name}.dump")));
        let (Ok(popped), Ok(retired)) = (log("instr_popped_log"), log("instr_log")) else {
            println!("{core}: no such log, nothing is checked");
            continue;
        };
        let replayed = compiler::sim::replay::replay(&core, &popped, &retired, &target, true, &|| false);
        println!("{core}: {:+.2} %", 100.0 * replayed.error());
        assert!(replayed.error().abs() <= allowed, "{core}: {} for {}", replayed.predicted, replayed.logged);
        for class in &replayed.classes {
            let share = class.median_start_error as f64 / replayed.logged as f64;
            assert!(share <= 0.05, "{core}: {class:?}");
        }
        assert!(replayed.unknown.is_empty(), "{:?}", replayed.unknown);
    }
}
