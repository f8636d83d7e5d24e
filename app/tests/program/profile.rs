//! Real profiles on the command line: JSON shapes, the way from generated lines to Python lines, bundles, comparison,
//! and the importer as a process of its own.

use asclens::cli::{self, Asked, Exit, Lang, Terminal};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

const ADD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/kernels/add.py");
const BASIC: &str = "Op Name,Op Type,Task Duration(us),Block Dim,Mix Block Dim,Device Id,Pid,Current Freq,Rated Freq,\n\
    mul_custom,vector,104.500000,1,NA,3,77,N/A,1000,\n";
const PIPES: &str = "block_id,sub_block_id,aiv_time(us),aiv_total_cycles,aiv_vec_time(us),aiv_vec_ratio,aiv_scalar_time(us),aiv_scalar_ratio,aiv_mte2_time(us),aiv_mte2_ratio,\n\
    0,vector0,100.000000,100000,25.000000,0.250000,NA,NA,70.000000,0.700000,\n";

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("asclens-profile-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).unwrap();
        fs::write(path, text).unwrap();
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run(words: &[&str]) -> (Exit, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut terminal = Terminal { lang: Lang::En, colour_out: false, colour_err: false, out: &mut out, err: &mut err };
    let words = words.iter().map(|word| (*word).to_owned()).collect();
    let Asked::Done(exit) = cli::main(words, &mut terminal) else { panic!("not a command") };
    let text = |bytes| String::from_utf8(bytes).unwrap_or_default();
    (exit, text(out), text(err))
}

fn json(words: &[&str]) -> (Exit, Value) {
    let (exit, out, err) = run(words);
    (exit, serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}")))
}

#[test]
fn a_summary_says_null_for_what_no_file_says() {
    let folder = Folder::new("summary");
    folder.write("run/OpBasicInfo.csv", BASIC);
    folder.write("run/PipeUtilization.csv", PIPES);
    let (exit, value) = json(&["profile", &folder.path("run"), "--summary", "--format", "json"]);
    assert_eq!(exit, Exit::Fine);
    assert_eq!((value["operator"].as_str(), value["duration_us"].as_f64()), (Some("mul_custom"), Some(104.5)));
    assert_eq!((&value["chip"], &value["hottest_pipe"]["pipe"]), (&Value::Null, &Value::from("MTE2")));
    let pipes = value["cores"][0]["pipes"].as_array().unwrap();
    let pipe = |name: &str| pipes.iter().find(|pipe| pipe["pipe"] == name);
    assert_eq!(pipe("MTE2").map(|pipe| pipe["time_us"].as_f64()), Some(Some(70.0)));
    assert!(pipe("S").is_none_or(|pipe| pipe["time_us"].is_null()));
    // A cut file is an error with its place and remedy, and the exit code says so.
    folder.write("run/PipeUtilization.csv", &PIPES[..PIPES.len() - 20]);
    let (exit, value) = json(&["profile", &folder.path("run"), "--format", "json"]);
    assert_eq!(exit, Exit::Errors);
    let problem = &value["problems"][0];
    assert_eq!((problem["file"].as_str(), problem["line"].as_u64()), (Some("PipeUtilization.csv"), Some(2)));
    assert!(problem["remedy"].as_str().is_some_and(|text| text.contains("copy")));
    assert_eq!(run(&["profile", &folder.path("nothing")]).0, Exit::Usage);
    assert_eq!(run(&["profile", &folder.path("run"), "--source", ADD]).0, Exit::Usage);
}

#[test]
fn generated_lines_lead_to_python_lines() {
    let emitted = run(&["compile", ADD]).1;
    let generated = emitted.lines().position(|line| line.contains("AscendC::Add(")).unwrap() + 1;
    let python = fs::read_to_string(ADD).unwrap().lines().position(|line| line.contains("asc.add(")).unwrap() + 1;
    let folder = Folder::new("hotspots");
    let rows = format!(
        "code,call_count,cycles,running_time(us)\n/build/input.cce:{generated},4,750,0.4\n/opt/kernel.h:7,4,250,0.1\n"
    );
    folder.write("core0.veccore0_code_exe.csv", &rows);
    let path = folder.path("core0.veccore0_code_exe.csv");
    let (exit, value) = json(&["profile", &path, "--hotspots", "--source", ADD, "--format", "json"]);
    assert_eq!(exit, Exit::Fine);
    assert_eq!(value["coverage_pct"].as_f64(), Some(75.0));
    let row = &value["rows"][0];
    assert_eq!((row["python_line"].as_u64(), row["link"].as_str()), (Some(python as u64), Some("exact")));
    assert_eq!((row["line"].as_u64(), row["cycles"].as_f64()), (Some(generated as u64), Some(750.0)));
    assert_eq!(value["unmapped"][0]["source"].as_str(), Some("/opt/kernel.h"));
}

#[test]
fn only_profiles_are_compared() {
    let (exit, _, err) = run(&["compare", ADD, ADD]);
    assert_eq!(exit, Exit::Usage);
    assert!(err.contains("not profiler output"), "{err}");
}

#[test]
fn bundles_open_without_their_originals_and_compare_equal() {
    let folder = Folder::new("bundle");
    folder.write("run/OpBasicInfo.csv", BASIC);
    folder.write("run/PipeUtilization.csv", PIPES);
    let (bundle, original) = (folder.path("x.asclens"), folder.path("run"));
    let (exit, out, err) = run(&["report", ADD, "--bundle", &bundle, "--profile", &original]);
    assert_eq!(exit, Exit::Fine, "{out}{err}");
    fs::rename(&original, folder.path("away")).unwrap();
    let (_, value) = json(&["profile", &bundle, "--format", "json"]);
    assert_eq!(value["duration_us"].as_f64(), Some(104.5));
    // The kernel's own timeline is in it too.
    assert!(value["traces"][0]["slices"].as_u64() > Some(10));
    let (exit, value) = json(&["compare", &bundle, &folder.path("away"), "--format", "json"]);
    assert_eq!(exit, Exit::Fine);
    let pairs = value["operators"][0]["pairs"].as_array().unwrap();
    assert!(pairs.len() >= 4 && pairs.iter().all(|pair| pair["noise"] == true), "{pairs:?}");
}

#[test]
fn a_trace_is_timed_beside_a_bare_pass() {
    let folder = Folder::new("trace");
    folder.write("t.json", r#"[{"ph":"X","name":"a","pid":1,"tid":1,"ts":1,"dur":2}]"#);
    let (exit, value) = json(&["bench", "trace", &folder.path("t.json"), "--format", "json"]);
    assert_eq!((exit, value["slices"].as_u64(), value["complete"].as_bool()), (Exit::Fine, Some(1), Some(true)));
    assert!(value["mb_per_s"].as_f64() > Some(0.0) && value["bare_mb_per_s"].as_f64() > Some(0.0));
}

#[test]
fn the_importer_ends_with_its_parent_served() {
    let folder = Folder::new("importer");
    folder.write("run/OpBasicInfo.csv", BASIC);
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_asclens"))
        .args(["--importer", &folder.path("run")])
        .output()
        .unwrap();
    assert!(output.status.success());
    // Nothing but frames on standard output.
    assert!(output.stdout.starts_with(b"ALW1"), "{:?}", &output.stdout[..output.stdout.len().min(16)]);
}
