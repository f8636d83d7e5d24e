//! The kernel files and their goldens belong together.

use asclens_tests::corpus::{Verdict, cases, files};
use std::collections::BTreeSet;

#[test]
fn every_file_has_goldens_and_says_what_it_is_for() {
    let known: BTreeSet<String> = cases().into_iter().map(|case| case.file).collect();
    for file in files() {
        let file = file.to_string_lossy().into_owned();
        assert!(known.contains(&file), "{file} has no goldens: run sh tests/refresh_goldens.sh");
        let text = std::fs::read_to_string(asclens_tests::corpus::root().join(&file)).unwrap();
        assert!(text.starts_with("# "), "{file}: the first line says what it shows");
        assert!(text.contains("def launch("), "{file}: has no host half");
    }
}

#[test]
fn refused_is_what_the_folder_says() {
    let (mut compiled, mut refused) = (0, 0);
    for case in cases() {
        let expected = case.file.starts_with("tests/kernels/refused/");
        match case.verdict {
            Verdict::Compiled { ascendc, .. } => {
                assert!(!expected, "{} was accepted", case.name);
                assert!(ascendc.contains(&case.kernel), "{}: the Ascend C lacks the kernel", case.name);
                compiled += 1;
            }
            Verdict::Refused { line, .. } => {
                assert!(expected, "{} was refused", case.name);
                let lines = u32::try_from(case.text.lines().count()).unwrap();
                assert!(line.is_none_or(|line| line <= lines), "{}: line {line:?}", case.name);
                refused += 1;
            }
        }
    }
    println!("{compiled} launches compiled by the reference, {refused} refused");
    assert!(compiled >= 44 && refused >= 20);
}
