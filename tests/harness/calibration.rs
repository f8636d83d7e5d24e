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
