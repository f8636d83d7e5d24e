//! Which paths are opened as profiles rather than as files to edit or folders to list.

use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Endings of files that are no text to edit here.
const FILES: &[&str] =
    &[".csv", ".json", ".json.gz", ".csv.gz", "visualize_data.bin", ".db", ".dump", ".zip", ".asclens"];
/// Names by which a folder shows that a profiler wrote it.
const NAMES: &[&str] = &[
    "OpBasicInfo",
    "PipeUtilization",
    "visualize_data.bin",
    "mindstudio_profiler_output",
    "ASCEND_PROFILER_OUTPUT",
    "OPPROF_",
    "PROF_0",
    "op_summary",
    "kernel_details",
    "trace_view.json",
    "instr_popped_log",
    "instr_exe",
    "analysis.db",
    "op_basic_info.txt",
];
/// Entries of a folder that are looked at.
const LOOKED_AT: usize = 500;

/// Whether a path is one that a profiler wrote.
pub fn is_profile(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    if !path.is_dir() {
        let known = FILES.iter().any(|end| name.to_ascii_lowercase().ends_with(end));
        return known && (!name.ends_with(".json") || is_profiler_json(path));
    }
    let by_name = name.starts_with("OPPROF_") || name.starts_with("PROF_0") || name.ends_with("_ascend_pt");
    by_name || is_profile_folder(path)
}

/// Whether JSON is a profiler's and not, say, a launch file.
fn is_profiler_json(path: &Path) -> bool {
    let mut head = Vec::new();
    let read = File::open(path).and_then(|file| file.take(1 << 16).read_to_end(&mut head));
    let text = String::from_utf8_lossy(&head);
    read.is_ok() && ["\"traceEvents\"", "\"ph\"", "\"Communication Time Info\""].iter().any(|mark| text.contains(mark))
}

/// A folder with kernels in it is listed, whatever else it holds.
fn is_profile_folder(path: &Path) -> bool {
    let entries = |path: &Path| -> Vec<_> { path.read_dir().into_iter().flatten().flatten().take(LOOKED_AT).collect() };
    let top = entries(path);
    let name = |entry: &std::fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    if top.iter().any(|entry| name(entry).ends_with(".py")) {
        return false;
    }
    let known = |entry: &std::fs::DirEntry| NAMES.iter().any(|mark| name(entry).contains(mark));
    let folder = |entry: &&std::fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_dir());
    top.iter().any(known)
        || top.iter().filter(folder).take(20).any(|entry| {
            ["dump", "simulator"].contains(&name(entry).as_str()) || entries(&entry.path()).iter().any(known)
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;

    #[test]
    fn profiles_are_told_from_kernels() {
        let folder = Folder::new();
        let make = |path: &str| {
            let path = folder.path(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, "").unwrap();
        };
        make("run/OpBasicInfo.csv");
        make("kernels/add.py");
        make("kernels/OPPROF_1/OpBasicInfo.csv");
        make("ranks/rank0_ascend_pt/ASCEND_PROFILER_OUTPUT/kernel_details.csv");
        make("text/notes.txt");
        let is = |path: &str| is_profile(&folder.path(path));
        assert!(is("run") && is("ranks") && is("run/OpBasicInfo.csv") && is("kernels/OPPROF_1"));
        std::fs::write(folder.path("t.json"), r#"[{"ph":"X"}]"#).unwrap();
        std::fs::write(folder.path("launch.json"), r#"{"kernel":"k"}"#).unwrap();
        assert!(is("t.json") && !is("launch.json"));
        std::fs::write(folder.path("weights.bin"), b"\0\x01").unwrap();
        assert!(!is("weights.bin"));
        assert!(!is("kernels") && !is("text") && !is("kernels/add.py") && !is("text/notes.txt"));
    }
}
