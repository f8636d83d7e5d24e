//! `asclens bench`: how long things take, in this process.
//!
//! JSON of `compile`: `{file, kernel, median_ms, min_ms, runs}`, for a folder a list of them. Snapshots are off, the
//! module is verified after every pass.

use super::Command;
use super::args::{Opt, Parsed};
use super::input::{self, DEFAULT_CHIP, Source};
use super::terminal::{Done, Exit, Stop, Terminal};
use compiler::driver::{Collected, Session};
use compiler::model::{CompileRequest, LaunchSpec, Message, Want};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::time::Instant;

pub const COMMAND: Command = Command {
    name: "bench",
    usage: "compile|edit|frame|trace FILE|DIR [--launch L.json] [--kernel K] [--runs N] [--format json]",
    about: (
        "times: compile without process start, key press to all panels drawn, frames off screen, a trace into columns",
        "计时：进程内编译、按键到所有面板绘出、离屏绘制、trace 读入",
    ),
    options: &[
        Opt {
            name: "--launch", value: Some("L.json"), help: ("what the kernel is launched with", "启动参数文件")
        },
        Opt {
            name: "--kernel",
            value: Some("K"),
            help: ("kernel, when the file has several", "文件含多个核函数时指定其一"),
        },
        Opt {
            name: "--runs",
            value: Some("N"),
            help: ("compilations per launch, 21 by default", "每次启动编译的次数，默认 21"),
        },
        Opt { name: "--format", value: Some("text|json"), help: ("form of the result", "结果格式") },
    ],
    run,
};

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let as_json = parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json";
    let runs = parsed.count("--runs", 21).map_err(Stop::usage)?;
    let path = match parsed.paths.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["compile", path] => (*path).to_owned(),
        ["edit", path] => return shown(crate::bench::edit(&kernels(path)?, as_json, terminal.out)),
        ["trace", path] => return shown(crate::bench::trace::run(Path::new(path), as_json, terminal.out)),
        ["frame", path] => return shown(crate::bench::frame(&kernels(path)?, as_json, terminal.out)),
        _ => {
            return Err(Stop::usage(Message::new(
                "bench what? `asclens bench compile|edit|frame|trace FILE|DIR`",
                "测什么？`asclens bench compile|edit|frame|trace 文件|文件夹`",
            )));
        }
    };
    let folder = Path::new(&path).is_dir();
    let given = input::launch_file(parsed, terminal)?;
    let mut session = Session::new();
    let mut rows = Vec::new();
    let mut failed = false;
    for file in files(&path)? {
        let source = Source::read(&file)?;
        let request = |launch: Option<LaunchSpec>| CompileRequest {
            revision: 0,
            file: source.file.clone(),
            text: source.text.clone(),
            kernel: parsed.value("--kernel").map(str::to_owned),
            launch,
            chip: DEFAULT_CHIP.into(),
            want: Want::ASCENDC,
        };
        let first = Collected::of(&mut session, &request(given.clone()));
        // Of a folder every launch is measured, of a file the one that `compile` would take.
        let launches: Vec<_> = match folder {
            true => first.outline.launches,
            false => first.launch.into_iter().collect(),
        };
        if launches.is_empty() {
            source.report(&first.diagnostics, terminal)?;
            failed = true;
        }
        for launch in launches {
            let request = request(Some(launch.clone()));
            let warm = Collected::of(&mut session, &request);
            if !warm.ok {
                source.report(&warm.diagnostics, terminal)?;
                failed = true;
                continue;
            }
            let times: Vec<f64> = (0..runs)
                .map(|_| {
                    let begin = Instant::now();
                    Collected::of(&mut session, &request);
                    begin.elapsed().as_secs_f64() * 1e3
                })
                .collect();
            rows.push(Row::new(&file, &launch.kernel, times));
        }
    }
    if as_json {
        let list: Vec<_> = rows.iter().map(Row::json).collect();
        let value = if folder { json!(list) } else { list.into_iter().next().unwrap_or_default() };
        writeln!(terminal.out, "{value:#}")?;
    } else {
        for row in &rows {
            writeln!(
                terminal.out,
                "{:>9.3} ms median {:>9.3} ms min  {}  {}",
                row.median, row.min, row.kernel, row.file
            )?;
        }
        if rows.len() > 1 {
            let all = Row::new("", "", rows.iter().map(|row| row.median).collect());
            writeln!(
                terminal.out,
                "{:>9.3} ms median {:>9.3} ms min  over {} launches",
                all.median,
                all.min,
                rows.len()
            )?;
        }
    }
    Ok(if failed { Exit::Errors } else { Exit::Fine })
}

fn shown(figures: anyhow::Result<()>) -> Done {
    figures.map(|()| Exit::Fine).map_err(|error| Stop::fault(&error))
}

/// As [`files`], each of which can be read.
fn kernels(path: &str) -> Result<Vec<String>, Stop> {
    let files = files(path)?;
    for file in &files {
        Source::read(file)?;
    }
    Ok(files)
}

/// The file, or the kernel files of a folder in order.
fn files(path: &str) -> Result<Vec<String>, Stop> {
    if !Path::new(path).is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = std::fs::read_dir(path)
        .map_err(|error| Stop::usage(Message::new(format!("{path}: {error}"), format!("{path}：{error}"))))?;
    let mut found: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    found.retain(|path| path.extension().is_some_and(|extension| extension == "py"));
    found.sort();
    if found.is_empty() {
        return Err(Stop::usage(Message::new(
            format!("{path}: no kernel files (*.py) in this folder"),
            format!("{path}：文件夹中没有核函数文件（*.py）"),
        )));
    }
    Ok(found.iter().map(|path| path.to_string_lossy().into_owned()).collect())
}

/// Times of one launch in milliseconds.
struct Row {
    file: String,
    kernel: String,
    median: f64,
    min: f64,
    runs: usize,
}

impl Row {
    fn new(file: &str, kernel: &str, mut times: Vec<f64>) -> Self {
        times.sort_by(f64::total_cmp);
        let middle = times.len() / 2;
        let median = match times.len() {
            0 => 0.0,
            odd if odd % 2 == 1 => times[middle],
            _ => f64::midpoint(times[middle - 1], times[middle]),
        };
        let min = times.first().copied().unwrap_or(0.0);
        Self { file: file.into(), kernel: kernel.into(), median, min, runs: times.len() }
    }

    fn json(&self) -> serde_json::Value {
        json!({
            "file": self.file, "kernel": self.kernel, "median_ms": self.median, "min_ms": self.min, "runs": self.runs,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Row;

    #[test]
    fn median_and_smallest() {
        let row = Row::new("f", "k", vec![3.0, 1.0, 2.0, 10.0]);
        assert_eq!((row.median, row.min, row.runs), (2.5, 1.0, 4));
    }
}
