//! The command line: exit codes, which stream says what, JSON shapes. In this process, and once as a real program.

use asclens::cli::{self, Asked, Exit, Lang, Terminal};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const ADD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/kernels/add.py");
const SEVERAL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/kernels/several_kernels.py");
const REFUSED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/kernels/refused/break_in_loop.py");

struct Ran {
    exit: Exit,
    out: String,
    err: String,
}

impl Ran {
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }
}

fn run_in(lang: Lang, words: &[&str]) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut terminal = Terminal { lang, colour_out: false, colour_err: false, out: &mut out, err: &mut err };
    let words = words.iter().map(|word| (*word).to_owned()).collect();
    let Asked::Done(exit) = cli::main(words, &mut terminal) else { panic!("not a command") };
    let text = |bytes| String::from_utf8(bytes).unwrap_or_default();
    Ran { exit, out: text(out), err: text(err) }
}

fn run(words: &[&str]) -> Ran {
    run_in(Lang::En, words)
}

/// A folder that goes away with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("asclens-cli-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), bytes).unwrap();
        self.path(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[track_caller]
fn check(words: &[&str], exit: Exit, told: &str) {
    let ran = run(words);
    assert_eq!(ran.exit, exit, "{words:?}: {}{}", ran.out, ran.err);
    assert!(ran.err.contains(told), "{words:?}: {}", ran.err);
    assert_eq!(ran.out, "", "{words:?}: nothing to show, so nothing on the result stream");
}

#[test]
fn wrong_use_is_2_and_says_what_would_be_right() {
    check(&["compile"], Exit::Usage, "which file?");
    check(&["compile", "/nowhere/x.py"], Exit::Usage, "/nowhere/x.py: no such file");
    check(&["compile", "/tmp"], Exit::Usage, "folder");
    check(&["compile", ADD, ADD], Exit::Usage, "one file at a time");
    check(&["compile", ADD, "--emit", "soup"], Exit::Usage, "ascendc, codegen, ascir");
    check(&["compile", ADD, "--emit"], Exit::Usage, "--emit WHAT");
    check(&["compile", ADD, "--nope"], Exit::Usage, "--kernel");
    check(&["compile", ADD, "--launch", "/nowhere.json"], Exit::Usage, "no such file");
    check(&["compile", ADD, "--lang", "fr"], Exit::Usage, "en, zh");
    check(&["compile", SEVERAL, "--kernel", "nope"], Exit::Usage, "`twice`, `negated`");
    check(&["compile", ADD, "-o", "/nowhere/out.cpp"], Exit::Usage, "no such folder");
    check(&["simulate", ADD, "--chip", "Ascend1"], Exit::Usage, "Ascend910B1");
    check(&["check"], Exit::Usage, "at least one");
    check(&["report", ADD], Exit::Usage, "-o OUT.html");
    check(&["report", ADD, "-o", "x.docx"], Exit::Usage, ".html");
    check(&["bench", ADD], Exit::Usage, "bench what?");
    check(&["bench", "compile", ADD, "--runs", "many"], Exit::Usage, "whole number");
    check(&["bench", "edit", "/nowhere.py"], Exit::Usage, "no such file");
    check(&["bench", "frame", "/nowhere.py"], Exit::Usage, "no such file");
    check(&["frobnicate"], Exit::Usage, "compile, check, simulate");
    check(&["--frobnicate"], Exit::Usage, "--help");
}

#[test]
fn bad_input_is_1_and_says_why() {
    let scratch = Scratch::new("bad");
    let file = |name: &str, bytes: &[u8]| scratch.write(name, bytes);
    check(&["compile", &file("binary.py", b"\x7fELF\0\0")], Exit::Errors, "binary");
    check(&["compile", &file("large.py", &vec![b'#'; 11 << 20])], Exit::Errors, "MiB");
    check(&["compile", &file("mixed.py", b"# \xff\xff\n")], Exit::Errors, "GB18030");
    check(&["compile", &file("none.py", b"x = 1\n")], Exit::Errors, "no kernel");
    check(&["compile", &file("empty.py", b"")], Exit::Errors, "no kernel");
    check(&["compile", &file("broken.py", b"import asc\n@asc.jit\ndef f(x):\n    y = (1 +\n")], Exit::Errors, "ASC0");
    check(&["compile", REFUSED], Exit::Errors, "break");
    check(&["compile", ADD, "--launch", &file("l.json", b"{")], Exit::Errors, "not a launch file");
    check(&["compile", ADD, "--launch", &file("k.json", b"{\"kernel\": \"nope\"}")], Exit::Errors, "`add`");
}

#[test]
fn a_large_text_of_nothing_useful_ends_in_a_message() {
    let scratch = Scratch::new("large");
    let lines = "value = value + 1  # 加\n".repeat(200_000);
    let ran = run(&["check", &scratch.write("lines.py", lines)]);
    assert_eq!(ran.exit, Exit::Errors);
    assert!(ran.out.contains("ASC5201"), "{}", ran.out);
    let deep = format!("x = {}1{}\n", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(run(&["check", &scratch.write("deep.py", deep)]).exit, Exit::Errors);
}

#[test]
fn every_form_of_a_compilation() {
    let text = |form: &str| {
        let ran = run(&["compile", ADD, "--emit", form]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""), "{form}");
        ran.out
    };
    assert!(text("ascendc").contains("__global__ __aicore__ void add("));
    assert!(text("codegen").contains("ascir.get_block_idx"));
    assert!(text("ascir").contains("emitc.include"));
    assert!(text("raw").contains("loc("));
    assert_eq!(text("stages").matches("// -----// ").count(), text("stages").matches("//----- //").count());
    let reference = run(&["compile", ADD, "--emit", "ascir", "--namespace", "ascendc"]).out;
    assert!(reference.contains("ascendc.get_block_idx") && !reference.contains("ascir."), "{reference}");
}

#[test]
fn a_launch_goes_out_and_in_again() {
    let scratch = Scratch::new("launch");
    let file = scratch.path("launch.json");
    assert_eq!(run(&["compile", ADD, "--emit", "launch", "-o", &file]).exit, Exit::Fine);
    let with = run(&["compile", ADD, "--launch", &file]);
    assert_eq!((with.exit, with.out), (Exit::Fine, run(&["compile", ADD]).out));
    let changed = fs::read_to_string(&file).unwrap().replace("\"core_num\": 8", "\"core_num\": 3");
    fs::write(&file, changed).unwrap();
    let shown = run(&["compile", ADD, "--launch", &file, "--emit", "json"]).json();
    assert_eq!(shown["launch"]["core_num"], 3);
}

#[test]
fn compile_as_json() {
    let value = run(&["compile", ADD, "--emit", "json"]).json();
    assert_eq!(value["kernel"], "add");
    assert_eq!(value["launch"]["args"]["block_length"]["value"], 16384);
    assert_eq!(value["diagnostics"], Value::Array(Vec::new()));
    assert!(value["ascendc"].as_str().is_some_and(|text| text.contains("add")));
    let stages = value["stages"].as_array().cloned().unwrap_or_default();
    assert_eq!(stages[0]["name"], "codegen");
    assert!(stages.iter().all(|stage| stage["ms"].is_number() && stage["ops"].as_u64() > Some(0)));

    assert!(value["times"].as_array().is_some_and(|times| times.iter().any(|time| time["step"] == "lower")));
    assert_eq!(run(&["compile", ADD, "--format", "json"]).json()["ascendc"], value["ascendc"]);

    let refused = run(&["compile", REFUSED, "--emit", "json"]);
    assert_eq!(refused.exit, Exit::Errors);
    assert!(refused.json()["ascendc"].is_null());
    assert!(!refused.json()["diagnostics"].as_array().cloned().unwrap_or_default().is_empty());
}

#[test]
fn check_as_json_counts_characters_from_one() {
    let scratch = Scratch::new("check");
    let text = "import asc\n@asc.jit\ndef f(x):\n    加 = 3; lambda: 加\nf[1](1)\n";
    let file = scratch.write("f.py", text);
    let ran = run(&["check", &file, "--format", "json"]);
    assert_eq!(ran.exit, Exit::Errors);
    let list = ran.json();
    let error = list.as_array().and_then(|list| list.iter().find(|one| one["severity"] == "error")).cloned();
    let error = error.unwrap_or_default();
    assert_eq!((error["line"].as_u64(), error["column"].as_u64()), (Some(4), Some(12)), "{list}");
    for key in ["file", "end_line", "end_column", "code", "message", "notes", "fix"] {
        assert!(error.get(key).is_some(), "{key} is missing: {error}");
    }
    assert_eq!(run(&["check", ADD, "--format", "json"]).json(), Value::Array(Vec::new()));
    // One file that cannot be read does not keep the other from being checked.
    let both = run(&["check", "/nowhere.py", &file, "--format", "json"]);
    assert_eq!(both.exit, Exit::Usage);
    assert_eq!(both.json(), list);
}

#[test]
fn simulate_and_memory_as_json() {
    let scratch = Scratch::new("simulate");
    let trace = scratch.path("trace.json");
    let ran = run(&["simulate", ADD, "--trace", &trace, "--format", "json"]);
    assert_eq!(ran.exit, Exit::Fine, "{}", ran.err);
    let value = ran.json();
    assert_eq!((value["kernel"].as_str(), value["chip"].as_str()), (Some("add"), Some("Ascend910B1")));
    assert!(value["makespan_cycles"].as_u64() > Some(0) && value["makespan_us"].as_f64() > Some(0.0));
    assert!(value["bound"].is_string() && value["hazards"].is_array());
    for key in ["core", "pipe", "busy_cycles", "wait_cycles", "slices"] {
        assert!(value["pipes"][0].get(key).is_some(), "{key}");
    }
    let events: Value = serde_json::from_str(&fs::read_to_string(&trace).unwrap()).unwrap();
    let slices = events["traceEvents"].as_array().map_or(0, |list| list.iter().filter(|e| e["ph"] == "X").count());
    assert!(slices > 100, "{slices} slices");

    let memory = run(&["memory", ADD, "--format", "json"]).json();
    let unified = memory["buffers"].as_array().and_then(|list| list.iter().find(|b| b["name"] == "UB")).cloned();
    let unified = unified.unwrap_or_default();
    assert_eq!(unified["peak_bytes"], 24576);
    for key in ["line", "offset_bytes", "size_bytes", "start_cycles", "end_cycles"] {
        assert!(unified["allocations"][0].get(key).is_some(), "{key}");
    }
    assert_eq!(unified["allocations"][0]["line"], 25);
}

/// A version 1 `.npy` file of float32.
fn npy(numbers: &[f32]) -> Vec<u8> {
    let header = format!("{{'descr': '<f4', 'fortran_order': False, 'shape': ({},), }}\n", numbers.len());
    let size = u16::try_from(header.len()).unwrap().to_le_bytes();
    let data: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
    [b"\x93NUMPY\x01\x00", size.as_slice(), header.as_bytes(), &data].concat()
}

#[test]
fn run_computes_and_compares() {
    let scratch = Scratch::new("run");
    let count = 8 * 16384;
    let x: Vec<f32> = (0..count).map(|index| index as f32 * 0.5).collect();
    let y: Vec<f32> = (0..count).map(|index| 3.0 - index as f32).collect();
    let mut z: Vec<f32> = x.iter().zip(&y).map(|(x, y)| x + y).collect();
    let arg = |name: &str, numbers: &[f32]| format!("{name}={}", scratch.write(&format!("{name}.npy"), npy(numbers)));
    let (x, y, good) = (arg("x", &x), arg("y", &y), arg("z", &z));
    let out = scratch.path("out");
    let words = ["run", ADD, "--input", &x, "--input", &y, "--format", "json", "-o", &out, "--expect", &good];
    let ran = run(&words);
    assert_eq!(ran.exit, Exit::Fine, "{}{}", ran.out, ran.err);
    let value = ran.json();
    assert_eq!((&value["expected"][0]["ok"], &value["expected"][0]["elements"]), (&true.into(), &count.into()));
    assert_eq!(fs::read(Path::new(&out).join("z.npy")).unwrap().len() % 64, 0);
    z[7] += 1.0;
    let bad = arg("z", &z);
    let ran = run(&["run", ADD, "--input", &x, "--input", &y, "--expect", &bad]);
    assert_eq!(ran.exit, Exit::Errors);
    assert!(ran.out.contains("1 of 131072 differ") && ran.out.contains("at 7 expected"), "{}", ran.out);
    check(&["run", ADD, "--input", "x"], Exit::Usage, "NAME=file.npy");
    check(&["run", ADD, "--input", "x=/nowhere.npy"], Exit::Usage, "/nowhere.npy");
    check(&["run", ADD, "--input", &format!("x={ADD}")], Exit::Errors, "not a .npy file");
    check(&["run", ADD, "--input", &x.replacen('x', "nope", 1)], Exit::Usage, "`x`, `y`, `z`");
}

#[test]
fn bench_compile_as_json() {
    let value = run(&["bench", "compile", ADD, "--runs", "2", "--format", "json"]).json();
    assert_eq!((value["kernel"].as_str(), value["runs"].as_u64()), (Some("add"), Some(2)));
    assert!(value["min_ms"].as_f64() > Some(0.0) && value["median_ms"].as_f64() >= value["min_ms"].as_f64());
}

#[test]
fn a_report_stands_alone() {
    let scratch = Scratch::new("report");
    let (page, picture) = (scratch.path("r.html"), scratch.path("r.svg"));
    assert_eq!(run(&["report", ADD, "-o", &page]).exit, Exit::Fine);
    assert_eq!(run(&["report", ADD, "-o", &picture]).exit, Exit::Fine);
    let text = fs::read_to_string(page).unwrap();
    assert!(text.contains("<svg") && text.contains("get_block_idx") && text.contains("AscendC"));
    assert!(!text.contains("src=\"http") && !text.contains("href=\"http"), "nothing is fetched from elsewhere");
    assert!(fs::read_to_string(picture).unwrap().starts_with("<svg"));
    // A kernel that does not compile still gives a page that says why.
    let page = scratch.path("refused.html");
    assert_eq!(run(&["report", REFUSED, "-o", &page]).exit, Exit::Errors);
    assert!(fs::read_to_string(page).unwrap().contains("break"));
}

#[test]
fn messages_in_chinese_and_files_in_gb18030() {
    let scratch = Scratch::new("chinese");
    let file = scratch.write("gb.py", b"# \xbc\xd3\xb7\xa8\nx = 1\n");
    let ran = run_in(Lang::Zh, &["check", &file]);
    assert!(ran.out.contains("没有核函数"), "{}", ran.out);
    assert!(run(&["check", &file, "--lang", "zh"]).out.contains("没有核函数"));
    assert!(run(&["compile", "--lang=zh"]).err.contains("缺少文件名"));
    assert!(run_in(Lang::Zh, &["--help"]).out.contains("编译"));
    for command in cli::COMMANDS {
        let ran = run_in(Lang::Zh, &[command.name, "--help"]);
        assert_eq!((ran.exit, ran.err.as_str()), (Exit::Fine, ""));
        assert!(ran.out.contains(command.name));
    }
}

#[test]
fn a_loop_without_end_is_reported() {
    let scratch = Scratch::new("endless");
    let text = "import asc\n@asc.jit\ndef f(n: int):\n    while n > 0:\n        asc.pipe_barrier(asc.PipeID.PIPE_ALL)\n\
                f[1](1)\n";
    let ran = run(&["simulate", &scratch.write("f.py", text)]);
    assert_eq!(ran.exit, Exit::Errors, "{}{}", ran.out, ran.err);
}

/// The real program, as a shell sees it.
#[test]
fn the_program_itself() {
    let program = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_asclens")).args(words).env("LANG", "C").output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/goldens/add/00_add/ascendc.cpp");
    let (code, out, err) = program(&["compile", ADD]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert_eq!(out, fs::read_to_string(golden).unwrap());
    assert_eq!(program(&["compile", REFUSED]).0, Some(1));
    assert_eq!(program(&["compile", "/nowhere.py"]).0, Some(2));
    assert!(program(&["--version"]).1.starts_with("asclens "));
}

/// A fault that takes the process down is told as one: by a message and the exit code for faults.
#[test]
fn a_command_that_crashes_is_3_with_a_message() {
    let watch = |lang: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_asclens"));
        command.args(["watch", ADD, "--lang", lang]).stdout(Stdio::null()).stderr(Stdio::piped());
        let outer = command.spawn().unwrap();
        let children = format!("/proc/{0}/task/{0}/children", outer.id());
        let begin = Instant::now();
        let inner = loop {
            let known = fs::read_to_string(&children).unwrap_or_default();
            if let Some(pid) = known.split_whitespace().next().and_then(|pid| pid.parse().ok()) {
                break Pid::from_raw(pid).unwrap();
            }
            assert!(begin.elapsed() < Duration::from_secs(60), "no inner process");
            std::thread::sleep(Duration::from_millis(2));
        };
        (outer, inner)
    };
    for (lang, signal, told) in
        [("en", Signal::ABORT, "AscLens itself failed (signal 6"), ("zh", Signal::SEGV, "AscLens 自身出错（signal 11")]
    {
        let (outer, inner) = watch(lang);
        kill_process(inner, signal).unwrap();
        let output = outer.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), output.status.signal()), (Some(3), None), "{err}");
        assert!(err.contains(told), "{err}");
    }
    // The work ends with the one who asked for it.
    let (mut outer, inner) = watch("en");
    outer.kill().unwrap();
    outer.wait().unwrap();
    let begin = Instant::now();
    while fs::metadata(format!("/proc/{}", inner.as_raw_nonzero())).is_ok() {
        assert!(begin.elapsed() < Duration::from_secs(60), "the inner process goes on");
        std::thread::sleep(Duration::from_millis(2));
    }
}
