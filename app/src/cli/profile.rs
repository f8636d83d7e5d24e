//! `asclens profile`: what real profiler output says.
//!
//! JSON of `--summary`: `{format, operator, chip, duration_us, hottest_pipe, cores: [{core, unit, time_us, cycles,
//! pipes: [{pipe, time_us, ratio, share}]}], paths, operators: [the same, with folder], devices, traces, findings,
//! problems: [{severity, file, line, message, remedy}], files}`. A figure that no file gives is null. `ratio` is what
//! the file says, `share` the pipe's time over the core's.
//! JSON of `--hotspots`: `{coverage_pct, rows: [{source, line, op, instruction, pipe, calls, cycles, time_us, bytes,
//! python_line, link}], unmapped}`.

use super::Command;
use super::args::{Opt, Parsed};
use super::input::{self, Source};
use super::simulate::grouped;
use super::terminal::{Done, Exit, Stop, Terminal};
use crate::profile;
use compiler::model::{DeviceRun, Message, OperatorRun, Pipe, Problem, Profile, Severity, Want};
use compiler::profile::Cancel;
use compiler::profile::hotspots::{self, By, Mapped, Row};
use serde_json::{Value, json};
use std::path::Path;

pub const COMMAND: Command = Command {
    name: "profile",
    usage: "PATH [--summary] [--hotspots [--source FILE]] [--format json]",
    about: ("reads real profiler output: a folder, a file or an archive", "读取真实性能数据：文件夹、文件或压缩包"),
    options: &[
        Opt {
            name: "--summary",
            value: None,
            help: ("operators, cores, pipes, problems (default)", "算子、核、流水线、问题（默认）"),
        },
        Opt {
            name: "--hotspots", value: None, help: ("cost per line and instruction", "每行、每条指令的开销")
        },
        Opt {
            name: "--source",
            value: Some("FILE"),
            help: ("Python kernel that the profile is of: costs on its lines", "对应的 Python 核函数：开销落到其行上"),
        },
        Opt { name: "--kernel", value: Some("K"), help: ("kernel of that file", "该文件中的核函数") },
        Opt { name: "--launch", value: Some("L.json"), help: ("what it was launched with", "启动参数文件") },
        Opt {
            name: "--chip", value: Some("NAME"), help: ("chip, Ascend910B1 by default", "芯片，默认 Ascend910B1")
        },
        Opt { name: "--format", value: Some("text|json"), help: ("form of the result", "结果格式") },
    ],
    run,
};

/// Rows of a table on a terminal.
const SHOWN: usize = 24;

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let as_json = parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json";
    if parsed.has("--summary") && parsed.has("--hotspots") {
        return Err(Stop::usage(Message::new(
            "--summary or --hotspots, not both",
            "--summary 与 --hotspots 只能选一个",
        )));
    }
    if parsed.has("--source") && !parsed.has("--hotspots") {
        return Err(Stop::usage(Message::new("--source goes with --hotspots", "--source 需与 --hotspots 一起使用")));
    }
    let profile = open(input::only_path(parsed)?)?;
    if parsed.has("--hotspots") {
        return show_hotspots(parsed, &profile, as_json, terminal);
    }
    if as_json {
        writeln!(terminal.out, "{:#}", summary(&profile, terminal))?;
    } else {
        write!(terminal.out, "{}", text(&profile, terminal))?;
    }
    Ok(exit(&profile))
}

/// Reads a path, or says why not.
pub fn open(path: &str) -> Result<Profile, Stop> {
    profile::read(Path::new(path), &Cancel::default())
        .map_err(|error| Stop::usage(Message::new(format!("{path}: {error}"), format!("{path}：{error}"))))
}

fn exit(profile: &Profile) -> Exit {
    let wrong = profile.problems.iter().any(|problem| problem.severity == Severity::Error);
    if wrong { Exit::Errors } else { Exit::Fine }
}

fn problem(problem: &Problem, terminal: &Terminal<'_>) -> Value {
    json!({
        "severity": problem.severity,
        "file": problem.file,
        "line": problem.line,
        "message": terminal.lang.pick(&problem.message),
        "remedy": terminal.lang.pick(&problem.remedy),
    })
}

fn operator(run: &OperatorRun) -> Value {
    let cores: Vec<Value> = run
        .cores
        .iter()
        .map(|core| {
            let pipes: Vec<Value> = core
                .pipes
                .iter()
                .map(|pipe| {
                    json!({
                        "pipe": pipe.pipe.name(), "time_us": pipe.time_us, "ratio": pipe.ratio, "share": pipe.share,
                        "calls": pipe.calls, "wait_ratio": pipe.wait_ratio,
                    })
                })
                .collect();
            json!({
                "core": core.block, "unit": core.name(), "time_us": core.time_us, "cycles": core.cycles, "pipes": pipes,
            })
        })
        .collect();
    let paths: Vec<Value> = run
        .paths
        .iter()
        .map(|path| json!({"path": path.path, "bytes": path.bytes, "gib_per_s": path.gibps, "peak_pct": path.peak_pct}))
        .collect();
    json!({
        "folder": run.folder, "taken": run.taken, "operator": run.name, "kind": run.kind, "chip": run.chip,
        "device": run.device, "duration_us": run.duration_us, "blocks": run.blocks, "mix_blocks": run.mix_blocks,
        "rated_mhz": run.rated_mhz,
        "hottest_pipe": run.hottest().map(|(pipe, share)| json!({"pipe": pipe.name(), "share": share})),
        "cores": cores, "paths": paths, "advice": run.advice,
    })
}

fn device(run: &DeviceRun) -> Value {
    let operators: Vec<Value> = run
        .operators
        .iter()
        .map(|total| {
            json!({
                "name": total.name, "core": total.core, "count": total.count, "total_us": total.total_us,
                "min_us": total.min_us, "max_us": total.max_us,
            })
        })
        .collect();
    let steps: Vec<Value> = run
        .steps
        .iter()
        .map(|step| {
            let parts: serde_json::Map<String, Value> =
                step.parts.iter().map(|(name, time)| (name.clone(), json!(time))).collect();
            json!({"step": step.step, "parts_us": parts})
        })
        .collect();
    let peak = |values: &[f64]| values.iter().copied().filter(|value| !value.is_nan()).reduce(f64::max);
    let memory: Vec<Value> = run
        .memory
        .iter()
        .map(|series| {
            json!({
                "component": series.component, "samples": series.at_ns.len(),
                "peak_allocated_bytes": peak(&series.allocated), "peak_reserved_bytes": peak(&series.reserved),
            })
        })
        .collect();
    json!({
        "folder": run.folder, "device": run.device, "rank": run.rank, "chip": run.chip, "tasks": run.tasks,
        "busy_us": run.busy_us, "span_us": run.span_ns.map(|span| span as f64 / 1000.0), "operators": operators,
        "steps": steps, "memory": memory,
        "top_tensors": run.top_tensors.iter().map(|(name, bytes)| json!({"name": name, "bytes": bytes})).collect::<Vec<_>>(),
    })
}

fn summary(profile: &Profile, terminal: &Terminal<'_>) -> Value {
    let operators: Vec<Value> = profile.operators.iter().map(operator).collect();
    let first = operators.first().cloned().unwrap_or_default();
    let traces: Vec<Value> = profile
        .traces
        .iter()
        .map(|trace| {
            json!({
                "file": trace.file, "lanes": trace.lanes.len(), "slices": trace.slices.len(),
                "flows": trace.flows.len(), "counters": trace.counters.len(), "start_ns": trace.range_ns.0,
                "end_ns": trace.range_ns.1, "complete": trace.complete,
            })
        })
        .collect();
    let findings: Vec<Value> = profile
        .findings
        .iter()
        .map(|finding| {
            let word = |message: &Message| terminal.lang.pick(message).to_owned();
            json!({
                "rule": finding.rule, "about": finding.about, "title": word(&finding.title),
                "evidence": word(&finding.evidence), "advice": word(&finding.advice), "gain_at_most": finding.gain,
                "pipe": finding.pipe.map(Pipe::name),
            })
        })
        .collect();
    let files: Vec<Value> = profile
        .files
        .iter()
        .map(|file| json!({"file": file.path, "bytes": file.bytes, "format": file.format}))
        .collect();
    let chip = first["chip"].as_str().map(str::to_owned);
    let chip = chip.or_else(|| profile.devices.iter().find_map(|run| run.chip.clone()));
    json!({
        "format": profile.formats(),
        "operator": first["operator"],
        "chip": chip,
        "duration_us": first["duration_us"],
        "hottest_pipe": first["hottest_pipe"],
        "cores": first["cores"],
        "paths": first["paths"],
        "operators": operators,
        "devices": profile.devices.iter().map(device).collect::<Vec<_>>(),
        "traces": traces,
        "tables": profile.tables.iter().map(|table| json!({
            "file": table.file, "name": table.name, "role": table.role, "rows": table.rows,
            "columns": table.columns.len(),
        })).collect::<Vec<_>>(),
        "findings": findings,
        "problems": profile.problems.iter().map(|one| problem(one, terminal)).collect::<Vec<_>>(),
        "files": files,
    })
}

fn us(time: Option<f64>) -> String {
    time.map_or("-".into(), |time| format!("{time:.3}"))
}

fn text(profile: &Profile, terminal: &Terminal<'_>) -> String {
    let word = |en: &'static str, zh: &'static str| terminal.lang.of((en, zh));
    let mut out = format!("{}: {}\n", profile.name, profile.formats().join(", "));
    for run in &profile.operators {
        out += &operator_text(run, terminal);
    }
    for run in &profile.devices {
        out += &device_text(run, terminal);
    }
    for trace in &profile.traces {
        out += &format!(
            "\n{} {}: {} {} × {} {}, {:.3} us\n",
            word("trace", "时间线"),
            trace.file,
            trace.lanes.len(),
            word("lanes", "泳道"),
            grouped(trace.slices.len() as u64),
            word("slices", "切片"),
            (trace.range_ns.1 - trace.range_ns.0) as f64 / 1000.0
        );
    }
    for finding in &profile.findings {
        let pick = |message| terminal.lang.pick(message);
        let gain = finding.gain.map(|gain| format!(" (≤ {:.0} %)", gain * 100.0)).unwrap_or_default();
        out += &format!(
            "\n{}{gain}: {}\n  {}\n  {}\n",
            word("finding", "建议"),
            pick(&finding.title),
            pick(&finding.evidence),
            pick(&finding.advice)
        );
    }
    if !profile.problems.is_empty() {
        out += "\n";
    }
    for problem in &profile.problems {
        let severity = match problem.severity {
            Severity::Error => word("error", "错误"),
            Severity::Warning => word("warning", "警告"),
            Severity::Note => word("note", "说明"),
        };
        let line = problem.line.map(|line| format!(":{line}")).unwrap_or_default();
        let (message, remedy) = (terminal.lang.pick(&problem.message), terminal.lang.pick(&problem.remedy));
        out += &format!("{severity}: {}{line}: {message}; {remedy}\n", problem.file);
    }
    out
}

fn operator_text(run: &OperatorRun, terminal: &Terminal<'_>) -> String {
    let word = |en: &'static str, zh: &'static str| terminal.lang.of((en, zh));
    let mut out = format!(
        "\n{}  {}  {}  {} us  {} {}\n",
        run.name.as_deref().unwrap_or("?"),
        run.kind.as_deref().unwrap_or("?"),
        run.chip.as_deref().unwrap_or(word("chip unknown", "芯片未知")),
        us(run.duration_us),
        run.cores.len(),
        word("cores", "个核"),
    );
    if let Some((pipe, share)) = run.hottest() {
        out += &format!("{} {} {:.1} %\n", word("hottest pipe", "最忙的流水线"), pipe.name(), share * 100.0);
    }
    let used: Vec<Pipe> = Pipe::EXECUTING
        .into_iter()
        .filter(|pipe| run.cores.iter().any(|core| core.pipe(*pipe).is_some_and(|used| used.share.is_some())))
        .collect();
    if !used.is_empty() {
        out += &format!("{:>12} {:>14}", "core", "us");
        used.iter().for_each(|pipe| out += &format!(" {:>8}", pipe.name()));
        out += "\n";
    }
    for core in run.cores.iter().take(SHOWN) {
        out += &format!("{:>12} {:>14}", core.name(), us(core.time_us));
        for pipe in &used {
            let share = core.pipe(*pipe).and_then(|used| used.share);
            out += &share.map_or(format!(" {:>8}", "-"), |share| format!(" {:>6.1} %", share * 100.0));
        }
        out += "\n";
    }
    if run.cores.len() > SHOWN {
        out += &format!("{:>12} {} {}\n", "...", run.cores.len() - SHOWN, word("more", "个未列出"));
    }
    for path in &run.paths {
        let bytes = path.bytes.map_or("-".into(), |bytes| grouped(bytes as u64));
        let speed = path.gibps.map_or("-".into(), |speed| format!("{speed:.3}"));
        let peak = path.peak_pct.map_or("-".into(), |peak| format!("{peak:.2} %"));
        out += &format!("{:<12} {bytes:>16} B {speed:>12} GiB/s {peak:>10}\n", path.path);
    }
    out
}

fn device_text(run: &DeviceRun, terminal: &Terminal<'_>) -> String {
    let word = |en: &'static str, zh: &'static str| terminal.lang.of((en, zh));
    let number = |value: Option<i64>| value.map_or("?".into(), |value| value.to_string());
    let mut out = format!(
        "\n{} {} {} {}  {}  {} {}, {:.3} us\n",
        word("device", "设备"),
        number(run.device),
        word("rank", "卡"),
        number(run.rank),
        run.chip.as_deref().unwrap_or(word("chip unknown", "芯片未知")),
        grouped(run.tasks),
        word("tasks", "个任务"),
        run.busy_us,
    );
    for total in run.operators.iter().take(SHOWN) {
        out +=
            &format!("{:>16.3} us {:>8} × {:<28} {}\n", total.total_us, grouped(total.count), total.name, total.core);
    }
    for step in &run.steps {
        let parts: Vec<String> = step.parts.iter().map(|(name, time)| format!("{name} {time:.3}")).collect();
        out += &format!("{} {}: {}\n", word("step", "步"), step.step, parts.join(", "));
    }
    out
}

/// Costs with their Python lines, where a kernel was named.
pub fn mapped(
    parsed: &Parsed,
    profile: &Profile,
    by: By,
    terminal: &mut Terminal<'_>,
) -> Result<(Mapped, Option<Source>), Stop> {
    let rows = hotspots::rows(profile, by);
    let Some(file) = parsed.value("--source") else {
        return Ok((Mapped { rows, coverage_pct: None, unmapped: Vec::new() }, None));
    };
    let source = Source::read(file)?;
    let all = input::compile(parsed, &source, Want::ASCENDC, terminal)?;
    source.report(&all.diagnostics, terminal)?;
    let Some(emitted) = &all.ascendc else {
        return Err(Stop::input(Message::new(
            format!("{file} does not compile, so costs cannot be placed on its lines"),
            format!("{file} 无法编译，因此开销无法对应到其行"),
        )));
    };
    Ok((hotspots::mapped(rows, emitted, &all.origins), Some(source)))
}

fn show_hotspots(parsed: &Parsed, profile: &Profile, as_json: bool, terminal: &mut Terminal<'_>) -> Done {
    // Lines lead to Python; single instructions say more where nobody asks for that.
    let order = if parsed.has("--source") { [By::Line, By::Instruction] } else { [By::Instruction, By::Line] };
    let by = order.into_iter().find(|by| !hotspots::rows(profile, *by).is_empty()).unwrap_or(By::Instruction);
    let (mapped, source) = mapped(parsed, profile, by, terminal)?;
    if as_json {
        let rows: Vec<Value> = mapped.rows.iter().map(row).collect();
        let unmapped: Vec<Value> = mapped.unmapped.iter().map(row).collect();
        let value = json!({"coverage_pct": mapped.coverage_pct, "rows": rows, "unmapped": unmapped});
        writeln!(terminal.out, "{value:#}")?;
        return Ok(exit(profile));
    }
    let word = |en: &'static str, zh: &'static str| terminal.lang.of((en, zh)).to_owned();
    if mapped.rows.is_empty() {
        writeln!(
            terminal.out,
            "{}",
            word("no costs per line or instruction in this profile", "该性能数据中没有每行或每条指令的开销")
        )?;
    }
    if let Some(coverage) = mapped.coverage_pct {
        let words = word("of the cost leads to lines of the kernel", "的开销可对应到核函数的行");
        writeln!(terminal.out, "{coverage:.1} % {words}")?;
    }
    let name = source.map(|source| source.file).unwrap_or_default();
    for row in mapped.rows.iter().take(4 * SHOWN) {
        let place = match (row.python, row.line) {
            (Some(line), _) => format!("{name}:{}", line + 1),
            (None, 0) => String::new(),
            (None, line) => format!("{}:{line}", row.source),
        };
        writeln!(
            terminal.out,
            "{:>14} {:>12} us {:>8} × {:<5} {:<24} {place}",
            row.cycles.map_or("-".into(), |cycles| grouped(cycles as u64)),
            us(row.time_us),
            grouped(row.calls),
            row.pipe.map_or("", Pipe::name),
            row.instruction,
        )?;
    }
    Ok(exit(profile))
}

fn row(row: &Row) -> Value {
    json!({
        "source": row.source,
        "line": (row.line > 0).then_some(row.line),
        "python_line": row.python.map(|line| line + 1),
        "op": row.op.map(|op| op.0),
        "link": row.link,
        "instruction": row.instruction,
        "pipe": row.pipe.map(Pipe::name),
        "calls": row.calls,
        "cycles": row.cycles,
        "time_us": row.time_us,
        "bytes": row.bytes,
        "cores": row.cores,
    })
}
