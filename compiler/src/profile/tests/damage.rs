//! Damaged copies: a message always, a panic never, and no number that the file itself contradicts.

use super::{Files, board, databases, read, system, told};
use crate::model::{Profile, Severity};
use proptest::prelude::*;

/// Inputs of every kind.
fn all() -> Files {
    let mut files = board::run();
    files.push(("OPPROF_1/visualize_data.bin".into(), board::visualize()));
    files.push(("P/op_summary.csv".into(), system::SUMMARY.as_bytes().to_vec()));
    files.push(("P/msprof.db".into(), databases::TINY.to_vec()));
    files.push((
        "T/trace.json".into(),
        br#"{"traceEvents":[{"ph":"X","name":"a","pid":1,"tid":1,"ts":1.5,"dur":2}]}"#.to_vec(),
    ));
    let line = "[info] [00001000] (PC: 0x1000) SCALAR   : (Binary: 0x1) MOV  XD:X1,\n";
    files.push(("S/core0.veccore0.instr_log.dump".into(), line.as_bytes().to_vec()));
    files.push(("S/core0.veccore0.instr_popped_log.dump".into(), line.as_bytes().to_vec()));
    files
}

fn alone(path: &str, bytes: Vec<u8>) -> Profile {
    read(vec![(path.to_owned(), bytes)])
}

fn faulty(profile: &Profile) -> bool {
    profile.problems.iter().any(|problem| problem.message.en.contains("the reader of this format failed"))
}

#[test]
fn every_cut_is_told() {
    for (path, bytes) in all().into_iter().filter(|(path, _)| !path.ends_with(".dump") && !path.ends_with(".txt")) {
        let step = (bytes.len() / 60).max(1);
        for cut in (1..bytes.len() - 1).step_by(step) {
            let profile = alone(&path, bytes[..cut].to_vec());
            assert!(!faulty(&profile), "{path} cut at {cut}: {:?}", profile.problems);
            // A table that ends after a whole line is a shorter table: the operator's own figures say what is missing.
            let whole_line = path.ends_with(".csv") && bytes[cut - 1] == b'\n';
            assert!(whole_line || !told(&profile, Severity::Warning).is_empty(), "{path} cut at {cut}");
        }
    }
}

#[test]
fn dropped_columns_and_wrong_encodings_are_told() {
    let without = |text: &str, column: &str| {
        let mut lines = text.lines();
        let header: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
        let at = header.iter().position(|name| *name == column).expect(column);
        let keep = |line: &str| {
            let cells = line.split(',').enumerate().filter(|(number, _)| *number != at);
            cells.map(|(_, cell)| cell).collect::<Vec<_>>().join(",") + "\n"
        };
        keep(&header.join(",")) + &lines.map(keep).collect::<String>()
    };
    let profile = alone("OpBasicInfo.csv", without(board::BASIC, "Task Duration(us)").into_bytes());
    assert!(told(&profile, Severity::Warning).concat().contains("no column `Task Duration(us)`"));
    assert_eq!(profile.operators[0].duration_us, None);
    let profile = alone("op_summary.csv", without(system::SUMMARY, "Task Start Time(us)").into_bytes());
    assert!(told(&profile, Severity::Warning).concat().contains("Task Start Time(us)"));
    let utf16: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(board::BASIC.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let profile = alone("OpBasicInfo.csv", utf16);
    assert_eq!(profile.operators[0].duration_us, Some(104.5));
    assert!(told(&profile, Severity::Note).concat().contains("UTF-16"));
    let mut latin = board::BASIC.as_bytes().to_vec();
    let at = latin.windows(3).position(|bytes| bytes == b"104").unwrap();
    latin[at] = 0xe9;
    let profile = alone("OpBasicInfo.csv", latin);
    assert_eq!(profile.operators[0].duration_us, None);
    assert!(told(&profile, Severity::Warning).len() >= 2);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// Bytes flipped, removed and inserted anywhere in any file: readers come back.
    #[test]
    fn no_damage_panics(file in 0usize..10, places in prop::collection::vec((any::<u16>(), any::<u8>(), 0u8..3), 1..12)) {
        let files = all();
        let (path, mut bytes) = files[file % files.len()].clone();
        for (at, byte, what) in places {
            let at = usize::from(at) % bytes.len().max(1);
            match what {
                0 if at < bytes.len() => bytes[at] = byte,
                1 if at < bytes.len() => { bytes.remove(at); }
                _ => bytes.insert(at.min(bytes.len()), byte),
            }
        }
        let profile = alone(&path, bytes);
        prop_assert!(!faulty(&profile), "{:?}", profile.problems);
        for run in &profile.operators {
            for core in &run.cores {
                for time in core.pipes.iter().filter_map(|pipe| pipe.time_us).chain(core.time_us) {
                    prop_assert!(time.is_finite() && time >= 0.0, "{time}");
                }
            }
        }
    }

    /// Times that the operator's own cycles and ratios disagree with are told.
    #[test]
    fn a_changed_digit_of_a_time_is_told(row in 0usize..2, column in 0usize..5, digit in 0usize..3, to in b'1'..=b'9') {
        let names = ["aiv_time(us)", "aiv_vec_time(us)", "aiv_scalar_time(us)", "aiv_mte2_time(us)", "aiv_mte3_time(us)"];
        let mut lines: Vec<String> = board::PIPES.lines().map(str::to_owned).collect();
        let at = lines[0].split(',').position(|name| name == names[column]).unwrap();
        let mut cells: Vec<String> = lines[row + 1].split(',').map(str::to_owned).collect();
        let mut cell = cells[at].clone().into_bytes();
        prop_assume!(cell[digit] != b'.' && cell[digit] != to);
        cell[digit] = to;
        cells[at] = String::from_utf8(cell).unwrap();
        lines[row + 1] = cells.join(",");
        let changed = lines.join("\n") + "\n";
        let files = board::run().into_iter().map(|(path, bytes)| {
            if path.contains("PipeUtilization") { (path, changed.clone().into_bytes()) } else { (path, bytes) }
        });
        let profile = read(files.collect());
        prop_assert!(!told(&profile, Severity::Warning).is_empty(), "{}", cells[at]);
    }
}
