//! `asclens simulate`: one launch on the machine model.
//!
//! JSON: `{kernel, chip, makespan_cycles, makespan_us, bound, pipes: [{core, pipe, busy_cycles, wait_cycles, slices}],
//! paths: [{path, bytes}], uncalibrated: [op], complete, hazards: [as check], analysis: {bound, critical_path: [{name,
//! pipe, line, cycles}], gaps: [{core, pipe, why, blocker, cycles, count}], bottlenecks: [{remedy, makespan_cycles,
//! saved_cycles}], vector_operations, cube_operations, reached_gop_s, ceiling_gop_s, roofs: [{path, bytes, intensity,
//! reached_gb_s, ceiling_gb_s}], core_end_cycles, idle_flag_lines}}`; a launch that cannot run gives
//! `{kernel, diagnostics: [as check]}`.

use super::args::{Opt, Parsed};
use super::input::{self, Source};
use super::render::Renderer;
use super::terminal::{Done, Exit, Stop, Terminal};
use super::{Command, analysis, chrome, json, replay};
use compiler::driver::Collected;
use compiler::model::{Message, OpId, Simulated, Summary, Want};
use serde_json::{Value, json};

pub const COMMAND: Command = Command {
    name: "simulate",
    usage: "FILE [--kernel K] [--launch L.json] [--chip NAME] [--trace OUT.json] [--csv DIR] [--summary] [--format json]\n\
            asclens simulate --replay DIR [--external-waits on|off] [--chip NAME] [--format json]",
    about: ("runs one launch on the machine model", "在机器模型上运行一次启动"),
    options: &[
        Opt {
            name: "--kernel",
            value: Some("K"),
            help: ("kernel, when the file has several", "文件含多个核函数时指定其一"),
        },
        Opt { name: "--launch", value: Some("L.json"), help: ("what it is launched with", "启动参数文件") },
        Opt {
            name: "--chip", value: Some("NAME"), help: ("chip, Ascend910B1 by default", "芯片，默认 Ascend910B1")
        },
        Opt {
            name: "--trace",
            value: Some("OUT.json"),
            help: (
                "Chrome trace for Perfetto or MindStudio Insight",
                "供 Perfetto 或 MindStudio Insight 打开的 Chrome trace",
            ),
        },
        Opt {
            name: "--csv",
            value: Some("DIR"),
            help: (
                "tables by instruction and by line, as the vendor's simulator writes them",
                "按指令与按行的表（格式同厂商仿真器）",
            ),
        },
        Opt {
            name: "--summary",
            value: None,
            help: ("totals alone, without the table of pipes", "只输出总计，不列各流水线"),
        },
        Opt {
            name: "--replay",
            value: Some("DIR"),
            help: (
                "runs the timing model on the instruction logs of a simulator run instead of a kernel",
                "用仿真器的指令日志（而非内核）运行时序模型",
            ),
        },
        Opt {
            name: "--external-waits",
            value: Some("on|off"),
            help: (
                "waits for cores without a log end when the log says, on by default",
                "等待无日志的核时以日志时间为准，默认开启",
            ),
        },
        Opt { name: "--format", value: Some("text|json"), help: ("form of the result", "结果格式") },
    ],
    run,
};

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let as_json = parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json";
    if let Some(folder) = parsed.value("--replay") {
        return replay::run(folder, parsed, as_json, terminal);
    }
    let source = Source::read(input::only_path(parsed)?)?;
    let all = simulated(parsed, &source, terminal)?;
    let Some(result) = &all.simulated else {
        if as_json {
            writeln!(terminal.out, "{:#}", failed(&all, &source, terminal))?;
        }
        return Ok(Exit::Errors);
    };
    if let Some(path) = parsed.value("--trace") {
        input::write_file(path, chrome::trace(&exported(&all, result, &source)).to_string())?;
    }
    if let Some(folder) = parsed.value("--csv") {
        let failed = |error: std::io::Error| {
            Stop::usage(Message::new(format!("{folder}: {error}"), format!("{folder}：{error}")))
        };
        std::fs::create_dir_all(folder).map_err(failed)?;
        for (name, text) in chrome::tables(&exported(&all, result, &source)) {
            std::fs::write(std::path::Path::new(folder).join(name), text).map_err(failed)?;
        }
    }
    if as_json {
        writeln!(terminal.out, "{:#}", described(&all, result, &source, terminal))?;
    } else {
        let line = |op: u32| all.origins.get(OpId(op)).map(|origin| origin.line);
        let text = table(&result.summary, parsed.has("--summary"), terminal) + &analysis::text(result, &line, terminal);
        write!(terminal.out, "{text}")?;
    }
    Ok(if all.errors() == 0 { Exit::Fine } else { Exit::Errors })
}

/// Compiles and simulates, and reports what is to be said. Without a simulation there is at least one error.
pub fn simulated(parsed: &Parsed, source: &Source, terminal: &mut Terminal<'_>) -> Result<Collected, Stop> {
    let want = Want { simulation: true, ..Want::CHECK };
    let all = input::compile(parsed, source, want, terminal)?;
    source.report(&all.diagnostics, terminal)?;
    if all.simulated.is_none() && all.errors() == 0 {
        return Err(Stop::fault(&"the simulation ended without a result and without saying why"));
    }
    Ok(all)
}

fn exported<'a>(all: &'a Collected, result: &'a Simulated, source: &'a Source) -> chrome::Exported<'a> {
    chrome::Exported { trace: &result.trace, origins: &all.origins, file: &source.file, kernel: &result.summary.kernel }
}

fn described(all: &Collected, result: &Simulated, source: &Source, terminal: &Terminal<'_>) -> Value {
    let summary = &result.summary;
    let pipes: Vec<_> = summary
        .pipes
        .iter()
        .map(|pipe| {
            json!({
                "core": pipe.core, "pipe": pipe.pipe.name(), "busy_cycles": pipe.busy_cycles,
                "wait_cycles": pipe.wait_cycles, "slices": pipe.slices,
            })
        })
        .collect();
    json!({
        "kernel": summary.kernel,
        "chip": summary.chip,
        "makespan_cycles": summary.makespan_cycles,
        "makespan_us": summary.makespan_us,
        "bound": summary.bound,
        "pipes": pipes,
        "paths": summary.paths.iter().map(|(path, bytes)| json!({"path": path, "bytes": bytes})).collect::<Vec<_>>(),
        "uncalibrated": summary.uncalibrated,
        "complete": result.trace.complete,
        "hazards": hazards(all, source, terminal),
        "analysis": analysis::described(result, &|op| all.origins.get(OpId(op)).map(|origin| origin.line)),
    })
}

/// Findings about memory and synchronisation, in the shape of `check`.
fn hazards(all: &Collected, source: &Source, terminal: &Terminal<'_>) -> Vec<Value> {
    let renderer = Renderer::new(&source.file, &source.text, terminal.lang, false);
    let list: Vec<_> =
        all.diagnostics.iter().filter(|d| d.code.starts_with("ASC3") || d.code.starts_with("ASC4")).cloned().collect();
    json::diagnostics(&list, &renderer, terminal.lang)
}

/// What there is to say of a launch that could not be simulated.
fn failed(all: &Collected, source: &Source, terminal: &Terminal<'_>) -> Value {
    let renderer = Renderer::new(&source.file, &source.text, terminal.lang, false);
    json!({
        "kernel": all.launch.as_ref().map(|launch| &launch.kernel),
        "diagnostics": json::diagnostics(&all.diagnostics, &renderer, terminal.lang),
    })
}

fn table(summary: &Summary, short: bool, terminal: &Terminal<'_>) -> String {
    let word = |en: &'static str, zh: &'static str| terminal.lang.of((en, zh));
    let mut text = format!(
        "{}  {}\n{} {} ({:.2} us)   {} {}\n",
        summary.kernel,
        summary.chip,
        word("cycles", "周期"),
        grouped(summary.makespan_cycles),
        summary.makespan_us,
        word("bound by", "瓶颈"),
        summary.bound,
    );
    if short {
        return text;
    }
    text += &format!("\n{:>4} {:<5} {:>14} {:>14} {:>8}\n", "core", "pipe", "busy cycles", "wait cycles", "slices");
    for pipe in &summary.pipes {
        text += &format!(
            "{:>4} {:<5} {:>14} {:>14} {:>8}\n",
            pipe.core,
            pipe.pipe.name(),
            grouped(pipe.busy_cycles),
            grouped(pipe.wait_cycles),
            grouped(pipe.slices)
        );
    }
    for (path, bytes) in &summary.paths {
        text += &format!("{path:<12} {:>14} B\n", grouped(*bytes));
    }
    if !summary.uncalibrated.is_empty() {
        let words = word("no measured cost for this chip, so guessed", "此芯片无实测开销，为估计值");
        text += &format!("{words}: {}\n", summary.uncalibrated.join(", "));
    }
    text
}

/// Digits in groups of three.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn groups_of_three() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
