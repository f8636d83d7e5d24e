//! The command line as scripts see it: exit codes, what goes to which stream, the shapes of its JSON.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Runs the program in the repository's folder.
fn asclens(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_asclens"));
    command.args(arguments).current_dir(repository()).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command.env("LANG", "C").output().expect("the program starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("standard output is UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("messages are UTF-8")
}

/// The output of a command that ends well and says nothing on the side.
#[track_caller]
fn fine(arguments: &[&str]) -> String {
    let output = asclens(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", stderr(&output));
    assert_eq!(stderr(&output), "", "{arguments:?}");
    stdout(&output)
}

#[track_caller]
fn json(arguments: &[&str]) -> Value {
    let text = fine(arguments);
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{arguments:?}: {error}: {text}"))
}

/// Each key is there, and is what its mark says: `s` text, `n` number, `a` list, `o` object.
#[track_caller]
fn has(value: &Value, keys: &[(&str, char)]) {
    for (key, mark) in keys {
        let found = &value[*key];
        let fits = match mark {
            's' => found.is_string(),
            'n' => found.is_number(),
            'a' => found.is_array(),
            _ => found.is_object(),
        };
        assert!(fits, "{key} in {value}");
    }
}

/// A folder for the files of one test, empty at its start.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a scratch folder");
    folder
}

fn golden(name: &str) -> String {
    fs::read_to_string(repository().join("tests/goldens").join(name)).expect("a golden")
}

const ADD: &str = "assets/kernels/add.py";
const SOFTMAX: &str = "assets/kernels/softmax.py";
const REFUSED: &str = "tests/kernels/refused/walrus.py";

#[test]
fn compile_prints_what_the_reference_writes() {
    assert_eq!(fine(&["compile", ADD]), golden("add/00_add/ascendc.cpp"));
    let file = scratch("compile").join("add.cpp");
    let name = file.to_string_lossy();
    assert_eq!(fine(&["compile", ADD, "-o", &name]), "");
    assert_eq!(fs::read_to_string(&file).expect("it was written"), golden("add/00_add/ascendc.cpp"));
}

#[test]
fn compile_takes_the_references_launch_and_its_own() {
    let golden_launch = "tests/goldens/softmax/00_softmax/launch.json";
    assert_eq!(fine(&["compile", SOFTMAX, "--launch", golden_launch]), golden("softmax/00_softmax/ascendc.cpp"));
    let file = scratch("launch").join("launch.json");
    let name = file.to_string_lossy();
    fine(&["compile", SOFTMAX, "--emit", "launch", "-o", &name]);
    assert_eq!(fine(&["compile", SOFTMAX, "--launch", &name]), golden("softmax/00_softmax/ascendc.cpp"));
}

#[test]
fn compile_emits_every_stage() {
    let ours = fine(&["compile", ADD, "--emit", "ascir"]);
    assert!(ours.contains("ascir.add_l2") && !ours.contains("ascendc."), "{ours}");
    let theirs = fine(&["compile", ADD, "--emit", "ascir", "--namespace", "ascendc"]);
    assert!(theirs.contains("ascendc.add_l2") && !theirs.contains("ascir."), "{theirs}");
    assert!(fine(&["compile", ADD, "--emit", "codegen"]).contains("ascir.data_copy_l2"));
    assert!(fine(&["compile", ADD, "--emit", "raw"]).contains("loc("));
    let stages = fine(&["compile", ADD, "--emit", "stages"]);
    for pass in ["codegen", "inline", "cse", "sccp", "detect-enable-debug"] {
        assert!(stages.contains(pass), "{pass} is missing");
    }
}

#[test]
fn compile_json_has_its_shape() {
    let result = json(&["compile", ADD, "--emit", "json"]);
    has(&result, &[("kernel", 's'), ("launch", 'o'), ("diagnostics", 'a'), ("ascendc", 's'), ("stages", 'a')]);
    assert_eq!(result["kernel"], "add");
    assert_eq!(result["ascendc"], golden("add/00_add/ascendc.cpp"));
    let stages = result["stages"].as_array().expect("a list");
    assert!(stages.len() > 15);
    stages.iter().for_each(|stage| has(stage, &[("name", 's'), ("ms", 'n'), ("ops", 'n')]));
}

#[test]
fn refused_kernels_end_with_one() {
    let output = asclens(&["compile", REFUSED]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stdout(&output), "");
    let told = stderr(&output);
    assert!(told.contains("ASC1001") && told.contains("walrus.py:9:9"), "{told}");
    let chinese = stderr(&asclens(&["compile", REFUSED, "--lang", "zh"]));
    assert!(chinese.contains("ASC1001") && chinese.contains("不支持"), "{chinese}");
}

#[test]
fn check_names_every_problem() {
    let output = asclens(&["check", ADD, REFUSED, "--format", "json"]);
    assert_eq!(output.status.code(), Some(1));
    let list: Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    let list = list.as_array().expect("a list");
    assert!(!list.is_empty());
    for told in list {
        has(told, &[("file", 's'), ("code", 's'), ("severity", 's'), ("message", 's'), ("notes", 'a')]);
        has(told, &[("line", 'n'), ("column", 'n'), ("end_line", 'n'), ("end_column", 'n')]);
        assert_eq!(told["file"], REFUSED);
        assert_eq!(told["line"], 9);
    }
    assert_eq!(json(&["check", ADD, "--format", "json"]), Value::Array(Vec::new()));
}

#[test]
fn sample_kernels_have_no_problem() {
    let mut samples: Vec<String> = fs::read_dir(repository().join("assets/kernels"))
        .expect("samples")
        .filter_map(|entry| entry.ok()?.path().strip_prefix(repository()).ok()?.to_str().map(str::to_owned))
        .filter(|path| path.ends_with(".py"))
        .collect();
    samples.sort();
    assert!(samples.len() >= 14);
    let mut arguments = vec!["check", "--hazards", "--format", "json"];
    arguments.extend(samples.iter().map(String::as_str));
    let told = json(&arguments);
    let errors: Vec<&Value> =
        told.as_array().expect("a list").iter().filter(|told| told["severity"] == "error").collect();
    assert!(errors.is_empty(), "{errors:?}");
}

#[test]
fn simulate_json_has_its_shape() {
    let trace = scratch("simulate").join("trace.json");
    let result = json(&["simulate", ADD, "--format", "json", "--trace", &trace.to_string_lossy()]);
    has(&result, &[("kernel", 's'), ("chip", 's'), ("bound", 's'), ("pipes", 'a'), ("hazards", 'a')]);
    has(&result, &[("makespan_cycles", 'n'), ("makespan_us", 'n')]);
    let makespan = result["makespan_cycles"].as_u64().expect("cycles");
    let pipes = result["pipes"].as_array().expect("a list");
    for pipe in pipes {
        has(pipe, &[("core", 'n'), ("pipe", 's'), ("busy_cycles", 'n'), ("wait_cycles", 'n'), ("slices", 'n')]);
        assert!(pipe["busy_cycles"].as_u64().expect("cycles") <= makespan, "{pipe}");
    }
    // Cores with the same instructions are shown once.
    assert!(pipes.iter().any(|pipe| pipe["core"] == 0 && pipe["pipe"] == "MTE2"));
    assert!(pipes.iter().all(|pipe| pipe["core"].as_u64().is_some_and(|core| core < 8)));
    let trace = fs::read_to_string(trace).expect("a trace");
    let trace: Value = serde_json::from_str(&trace).expect("JSON");
    let events = trace["traceEvents"].as_array().or(trace.as_array()).expect("events");
    assert!(events.iter().any(|event| event["ph"] == "X" && event["dur"].is_number()));
}

#[test]
fn memory_json_has_its_shape() {
    let result = json(&["memory", ADD, "--format", "json"]);
    let buffers = result["buffers"].as_array().expect("a list");
    let ub = buffers.iter().find(|buffer| buffer["name"] == "UB").expect("the unified buffer");
    has(ub, &[("capacity_bytes", 'n'), ("peak_bytes", 'n'), ("allocations", 'a')]);
    // Three tensors of two tiles of 1024 floats.
    assert_eq!(ub["peak_bytes"], 3 * 2 * 1024 * 4);
    assert_eq!(ub["capacity_bytes"], 192 * 1024);
    for allocation in ub["allocations"].as_array().expect("a list") {
        has(allocation, &[("line", 'n'), ("offset_bytes", 'n'), ("size_bytes", 'n')]);
        has(allocation, &[("start_cycles", 'n'), ("end_cycles", 'n')]);
    }
}

#[test]
fn bench_compile_has_its_shape() {
    let result = json(&["bench", "compile", ADD, "--runs", "3", "--format", "json"]);
    let first = if result.is_array() { &result[0] } else { &result };
    has(first, &[("kernel", 's'), ("median_ms", 'n'), ("min_ms", 'n'), ("runs", 'n')]);
    assert_eq!(first["runs"], 3);
}

#[test]
fn report_writes_a_page_and_a_picture() {
    let folder = scratch("report");
    for (name, begin) in [("add.html", "<!doctype html"), ("add.svg", "<svg")] {
        let file = folder.join(name);
        fine(&["report", ADD, "-o", &file.to_string_lossy()]);
        let text = fs::read_to_string(&file).expect("it was written");
        assert!(text.to_lowercase().contains(begin), "{name} begins {:?}", text.get(..60));
    }
}

#[test]
fn wrong_use_ends_with_two_and_says_what_is_right() {
    let folder = scratch("wrong");
    let launch = folder.join("launch.json");
    fs::write(&launch, "{ this is no JSON").expect("a file");
    let launch = launch.to_string_lossy();
    for arguments in [
        &["compile"][..],
        &["compile", ADD, "--emit", "nonsense"],
        &["compile", ADD, "--no-such-option"],
        &["simulate", ADD, "--chip"],
        &["simulate", ADD, "--chip", "NoSuchChip"],
        &["no-such-command"],
        &["compile", "no/such/file.py"],
        &["report", ADD],
    ] {
        let output = asclens(arguments);
        let code = output.status.code();
        assert!(code == Some(1) || code == Some(2), "{arguments:?} ended with {code:?}");
        assert!(!stderr(&output).trim().is_empty(), "{arguments:?} says nothing");
        assert_eq!(stdout(&output), "", "{arguments:?}");
    }
    assert_eq!(asclens(&["compile", ADD, "--emit", "nonsense"]).status.code(), Some(2));
    assert_eq!(asclens(&["compile"]).status.code(), Some(2));
    let output = asclens(&["compile", ADD, "--launch", &launch]);
    assert!(matches!(output.status.code(), Some(1 | 2)), "{}", stderr(&output));
}

#[test]
fn no_input_is_an_internal_fault() {
    let folder = scratch("nonsense");
    let add = fs::read(repository().join(ADD)).expect("a kernel");
    let mut cut = add.clone();
    cut.truncate(add.len() * 2 / 3);
    let chinese = "# \u{6838}\u{51fd}\u{6570}\nimport asc\n";
    let gb18030 = b"# \xba\xcb\xba\xaf\xca\xfd\nimport asc\n";
    let nested = format!("import asc\n@asc.jit\ndef k(n: int):\n    a = {}n{}\n", "(".repeat(3000), ")".repeat(3000));
    let inputs: [(&str, &[u8]); 9] = [
        ("empty.py", b""),
        ("nul.py", b"\0\0\0\0"),
        ("cut.py", &cut),
        ("chinese.py", chinese.as_bytes()),
        ("gb18030.py", gb18030),
        ("binary.py", &[0xff, 0xfe, 0x00, 0x80, b'\n', b'd', b'e', b'f']),
        ("unclosed.py", b"import asc\n@asc.jit\ndef k(x:\n"),
        ("nested.py", nested.as_bytes()),
        ("crlf.py", b"import asc\r\n\r\n@asc.jit\r\ndef k(n: int):\r\n    a = n + 1\r\n"),
    ];
    for (name, bytes) in inputs {
        let file = folder.join(name);
        fs::write(&file, bytes).expect("a file");
        for command in ["compile", "check", "simulate"] {
            let output = asclens(&[command, &file.to_string_lossy()]);
            let code = output.status.code();
            assert!(matches!(code, Some(0 | 1)), "{command} {name} ended with {code:?}: {}", stderr(&output));
            assert!(!stderr(&output).contains("panicked"), "{command} {name}: {}", stderr(&output));
        }
    }
}
