//! Real files of the sample folders, which are not part of the project: see `ASCLENS_SAMPLES`.

use crate::model::{Pipe, Profile, Severity};
use crate::profile::{Cancel, Limits, MemoryTree, import};
use std::path::{Path, PathBuf};

/// The samples: `ASCLENS_SAMPLES`, else `shared/profiles` beside the repository.
fn folder() -> Option<PathBuf> {
    let told = std::env::var_os("ASCLENS_SAMPLES").map(PathBuf::from);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let shared = std::env::var_os("ASCLENS_SHARED").map_or(root.join("shared"), PathBuf::from);
    told.into_iter().chain([shared.join("profiles"), root.join("../shared/profiles")]).find(|path| path.is_dir())
}

fn collect(folder: &Path, below: &str, files: &mut Vec<(String, Vec<u8>)>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if below.is_empty() { name } else { format!("{below}/{name}") };
        if entry.path().is_dir() {
            collect(&entry.path(), &path, files);
        } else if let Ok(bytes) = std::fs::read(entry.path()) {
            files.push((path, bytes));
        }
    }
}

fn read(folder: &Path) -> Profile {
    let mut files = Vec::new();
    collect(folder, "", &mut files);
    import(&MemoryTree::new("sample", files), Limits::default(), &Cancel::default())
}

/// Folder, operator, kind, chip, duration in microseconds, cores, sum of the MTE2 times. Written down from the files by
/// another program.
#[allow(clippy::type_complexity, reason = "a table that is read row by row")]
const OPERATORS: &[(&str, Option<&str>, Option<&str>, Option<&str>, Option<f64>, usize, f64)] = &[
    ("addr-910b2-1block", Some("Addr_kernel"), Some("vector"), None, Some(3.26), 1, 0.001111),
    (
        "catlass-gemv-fp32-cm-910b3-2025",
        Some("FP32CMGemvAiv"),
        Some("mix"),
        Some("Ascend910B3"),
        Some(494.23999),
        60,
        4981.442212,
    ),
    ("cummin-910b2-1block", Some("Cummin_kernel"), Some("vector"), Some("Ascend910B2"), Some(5.14), 1, 0.511667),
    (
        "cummin-910b2-32blocks-after",
        Some("Cummin_kernel"),
        Some("vector"),
        Some("Ascend910B2"),
        Some(5929.400391),
        32,
        4198.588335,
    ),
    (
        "cummin-910b2-32blocks-before",
        Some("Cummin_kernel"),
        Some("vector"),
        Some("Ascend910B2"),
        Some(22122.779297),
        32,
        3983.420014,
    ),
    ("cumsum-910b2-8blocks", Some("Cumsum_kernel"), Some("vector"), None, Some(310.399994), 8, 1944.145554),
    (
        "matmul-leakyrelu-910b4-mix",
        Some("MatmulLeakyreluCustom_0a4ecf73240c8db04ac5059db7c787a7_2_mix_aic"),
        Some("mix"),
        Some("Ascend910B4"),
        Some(300.066_009_521_484_4),
        6,
        0.0,
    ),
    ("tilelang-910b-mix-1block", Some("main_kernel_mix_aic"), Some("mix"), None, Some(9.22), 3, 2.83),
    (
        "tilelang-matmul-add-910b-mix-32blocks",
        Some("main_kernel_mix_aic"),
        Some("mix"),
        None,
        Some(52.48),
        12,
        79.587222,
    ),
    ("vector-ascend950-8blocks", None, None, None, None, 8, 25.735757),
];

/// Folder below the samples, file's end, slices, earliest start and latest end in nanoseconds.
const TRACES: &[(&str, &str, usize, i64, i64)] = &[
    ("2-msprof-op-simulator/catlass-gemv-aiv-910b-simulator", "core0.cubecore0/trace.json", 499, 6297, 7090),
    ("2-msprof-op-simulator/catlass-gemv-aiv-910b-simulator", "core19.veccore1/trace.json", 455, 6329, 7662),
    ("2-msprof-op-simulator/matmul-nbuf-ascend950-sim", "trace.excerpt.json", 7, 426, 435),
    ("2-msprof-op-simulator/vadd-910b-sim-excerpt", "trace.json", 3, 8679, 10956),
    ("3-msprof-system/add-ascendc-910b-2026", ".json", 2855, 1784177144507567326, 1784177144997592290),
    ("3-msprof-system/add-pypto-910b-2026", ".json", 5123, 1784177218856521005, 1784177221005394580),
    ("3-msprof-system/matmul-ascendc-910b-2026", ".json", 269, 1784216647589246165, 1784216652570845310),
    ("3-msprof-system/scattersub-310b-2024", ".json", 44, 1713719098365870660, 1713719098656612274),
    ("4-pytorch-profiler/cann-learning-hub-as-strided", "trace.json", 128, 1778059398005837813, 1778059398024139099),
    (
        "4-pytorch-profiler/msinsight-2025-text-level0-rank0",
        "trace_view.json",
        3379,
        1736405443861785630,
        1736405443998996860,
    ),
    (
        "4-pytorch-profiler/msinsight-2025-text-level1-rank0",
        "trace_view.json",
        4384,
        1736408883674584732,
        1736408883852217921,
    ),
    (
        "4-pytorch-profiler/msinsight-2025-text-level2-rank0",
        "trace_view.json",
        4811,
        1736412474701224784,
        1736412474874762272,
    ),
];

/// Folder below the samples, tasks, sum of their durations in microseconds.
const TASKS: &[(&str, u64, f64)] = &[
    ("3-msprof-system/add-ascendc-910b-2026", 700, 1894.352),
    ("3-msprof-system/add-pypto-910b-2026", 900, 43128.636),
    ("3-msprof-system/as-strided-slice-910b-2026", 20, 258.487),
    ("3-msprof-system/matmul-ascendc-910b-2026", 55, 4419269.0),
    ("3-msprof-system/scattersub-310b-2024", 1, 10.021),
    ("4-pytorch-profiler/msinsight-2025-text-level0-rank0", 191, 94344.34),
    ("4-pytorch-profiler/msinsight-2025-text-level1-rank0", 191, 114865.613),
    ("4-pytorch-profiler/msinsight-2025-text-level2-rank0", 191, 108841.491),
    ("4-pytorch-profiler/msinsight-2025-db-level1-rank0", 187, 8903.431),
];

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-6 * a.abs().max(1.0)
}

/// Runs `check` on every row; says how many there were.
fn each<T>(what: &str, rows: &[T], check: impl Fn(&Path, &T)) {
    let Some(root) = folder() else {
        println!("no sample folders: 0 of {} {what} checked", rows.len());
        return;
    };
    rows.iter().for_each(|row| check(&root, row));
    println!("{} {what} checked", rows.len());
}

#[test]
fn operators_on_board() {
    each("operators", OPERATORS, |root, (name, operator, kind, chip, duration, cores, mte2)| {
        let profile = read(&root.join("1-msprof-op-board").join(name));
        let [run] = profile.operators.as_slice() else { panic!("{name}: {} operators", profile.operators.len()) };
        assert_eq!(
            (run.name.as_deref(), run.kind.as_deref(), run.chip.as_deref()),
            (*operator, *kind, *chip),
            "{name}"
        );
        assert_eq!((run.duration_us, run.cores.len()), (*duration, *cores), "{name}");
        let sum: f64 = run.cores.iter().filter_map(|core| core.pipe(Pipe::Mte2)?.time_us).sum();
        assert!(near(sum, *mte2), "{name}: {sum}");
        assert!(
            profile.problems.iter().all(|problem| problem.severity != Severity::Error),
            "{name}: {:?}",
            profile.problems
        );
        assert!(
            profile.problems.iter().all(|problem| !problem.message.en.contains("contradict")),
            "{name}: {:?}",
            profile.problems
        );
    });
}

#[test]
fn traces_and_their_times() {
    each("traces", TRACES, |root, (name, end, slices, from, to)| {
        let profile = read(&root.join(name));
        let trace = profile.traces.iter().find(|trace| trace.file.ends_with(end)).unwrap_or_else(|| panic!("{name}"));
        assert_eq!((trace.slices.len(), trace.range_ns, trace.complete), (*slices, (*from, *to), true), "{name}");
    });
}

#[test]
fn tasks_of_devices() {
    each("devices", TASKS, |root, (name, tasks, busy)| {
        let profile = read(&root.join(name));
        let count: u64 = profile.devices.iter().map(|run| run.tasks).sum();
        let sum: f64 = profile.devices.iter().map(|run| run.busy_us).sum();
        assert_eq!(count, *tasks, "{name}");
        assert!(near(sum, *busy), "{name}: {sum}");
    });
}

/// The vendor's own table of a run against ours from the raw logs of the same run: every call count and cycle.
#[test]
fn costs_rebuilt_from_logs_are_the_vendors() {
    let run = ["catlass-gemv-aiv-910b-simulator"];
    each("runs", &run, |root, name| {
        let folder = root.join("2-msprof-op-simulator");
        let (table, logs) = (read(&folder.join(name)), read(&folder.join("catlass-gemv-aiv-910b-dump")));
        for (core, rows) in [("core0.veccore0", 927), ("core0.cubecore0", 206)] {
            let of = |profile: &Profile| {
                let spots = profile.hotspots.iter().filter(|spot| spot.core == core);
                let mut list: Vec<_> = spots
                    .map(|spot| (spot.pc, spot.instruction.clone(), spot.calls, spot.cycles.map(|c| c as u64)))
                    .collect();
                list.sort();
                list
            };
            assert_eq!(of(&table).len(), rows, "{core}");
            let logs: std::collections::BTreeSet<_> = of(&logs).into_iter().collect();
            let missing: Vec<_> = of(&table).into_iter().filter(|row| !logs.contains(row)).collect();
            assert_eq!(missing, [], "{core}");
        }
    });
}

/// Every file of the samples, whole, cut and with bytes changed: readers come back and say something of each cut.
#[test]
fn damaged_samples() {
    let Some(root) = folder() else {
        println!("no sample folders: no damaged samples read");
        return;
    };
    let mut files = Vec::new();
    collect(&root, "", &mut files);
    let (mut copies, mut faults) = (0, Vec::new());
    for (path, bytes) in files.iter().filter(|(_, bytes)| (2..300_000).contains(&bytes.len())) {
        let name = path.rsplit('/').next().unwrap_or(path);
        for (turn, at) in [bytes.len() / 3, bytes.len() * 4 / 5].into_iter().enumerate() {
            let mut damaged = bytes.clone();
            if turn == 0 {
                damaged.truncate(at);
            } else {
                damaged[at] ^= 0x15;
            }
            copies += 1;
            let profile = import(
                &MemoryTree::new("damaged", [(name.to_owned(), damaged)]),
                Limits::default(),
                &Cancel::default(),
            );
            faults.extend(
                profile.problems.into_iter().filter(|problem| problem.message.en.contains("reader of this format")),
            );
        }
    }
    println!("{copies} damaged copies of {} files read", files.len());
    assert!(faults.is_empty(), "{faults:?}");
}
