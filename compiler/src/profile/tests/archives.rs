//! gzip and zip opened as they are, and what must not come out of them.

use super::{Files, board, files, told};
use crate::model::{Profile, Severity};
use crate::profile::{Cancel, Limits, MemoryTree, import};
use std::io::{Cursor, Write};

fn zip(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        writer.start_file(path.clone(), zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    writer.write_all(bytes).unwrap();
    writer.finish().unwrap()
}

fn read(files: Files, limits: Limits) -> Profile {
    import(&MemoryTree::new("run", files), limits, &Cancel::default())
}

#[test]
fn archives_are_folders() {
    let zipped = zip(&board::run());
    let profile = read(vec![("run.zip".into(), zipped.clone())], Limits::default());
    assert_eq!(profile.operators[0].folder, "run.zip/OPPROF_1");
    assert_eq!(profile.operators[0].duration_us, Some(104.5));
    let trace = br#"[{"ph":"X","name":"a","pid":1,"tid":1,"ts":1,"dur":2}]"#;
    let inner = zip(&[("t/trace.json.gz".into(), gzip(trace))]);
    let profile = read(vec![("x".into(), inner)], Limits::default());
    assert_eq!((profile.traces[0].file.as_str(), profile.traces[0].slices.len()), ("x/t/trace.json", 1));
    let nested = zip(&[("b.zip".into(), zip(&[("c.zip".into(), zipped)]))]);
    let profile = read(vec![("a.zip".into(), nested)], Limits::default());
    assert!(told(&profile, Severity::Error)[0].contains("archives within archives"));
}

#[test]
fn escapes_and_bombs_are_named() {
    let evil =
        zip(&[("../../etc/x.csv".into(), b"a,b\n1,2\n".to_vec()), ("good/t.csv".into(), b"a,b\n1,2\n".to_vec())]);
    let profile = read(vec![("evil.zip".into(), evil)], Limits::default());
    let problems = told(&profile, Severity::Warning);
    assert!(problems.iter().any(|text| text.contains("points outside")), "{problems:?}");
    assert_eq!(profile.tables.len(), 1);
    let bomb = gzip(&vec![b' '; 4 << 20]);
    let limits = Limits { expanded: 1 << 20, ..Limits::default() };
    let profile = read(vec![("bomb.gz".into(), bomb)], limits);
    assert!(told(&profile, Severity::Error)[0].contains("over the limit"));
}

#[test]
fn damaged_archives_are_named() {
    let mut cut = gzip(board::PIPES.as_bytes());
    cut.truncate(cut.len() - 12);
    let profile = read(vec![("PipeUtilization.csv.gz".into(), cut)], Limits::default());
    assert!(!told(&profile, Severity::Error).is_empty());
    let zipped = zip(&files(&[("a/PipeUtilization.csv", board::PIPES)]));
    for at in (4..zipped.len()).step_by(7) {
        let mut damaged = zipped.clone();
        damaged[at] ^= 0x55;
        let profile = read(vec![("a.zip".into(), damaged)], Limits::default());
        // A name or a time of the archive may change without harm; the numbers may not.
        let right =
            profile.operators.first().is_some_and(|run| run.cores.len() == 2 && run.cores[1].time_us == Some(80.0));
        assert!(right || !told(&profile, Severity::Warning).is_empty(), "byte {at}");
    }
}
