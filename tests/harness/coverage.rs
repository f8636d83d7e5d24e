//! The public API of pyasc, name by name: which kernel file of the corpus shows it. The list is written by
//! tests/reference/coverage.py, which watches what the reference calls while it compiles each file.

use asclens_tests::corpus::{files, root};
use std::collections::{BTreeMap, BTreeSet};

/// Why no kernel can show a name.
const REASONS: [&str; 3] = ["internal", "host", "fails"];

#[test]
fn every_public_name_is_shown_by_a_kernel() {
    let text = std::fs::read_to_string(root().join("tests/coverage.csv")).unwrap();
    let stems: BTreeSet<String> =
        files().iter().filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned())).collect();
    let (mut covered, mut total) = (0, 0);
    let mut reasons: BTreeMap<&str, u32> = BTreeMap::new();
    let mut missing = Vec::new();
    for row in text.lines().skip(1) {
        let [name, _, shown] = row.split(',').collect::<Vec<_>>()[..] else { panic!("no row: {row}") };
        if REASONS.contains(&shown) {
            *reasons.entry(shown).or_default() += 1;
            continue;
        }
        total += 1;
        if stems.contains(shown) {
            covered += 1;
        } else {
            missing.push(format!("{name}: {shown}"));
        }
    }
    println!("public API: {covered}/{total} shown by a kernel; no kernel can show {reasons:?}");
    assert!(total > 450, "only {total} names");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
