//! `asclens memory`: what fills the local memories, and when.
//!
//! JSON: `{buffers: [{name, capacity_bytes, peak_bytes, live_peak_bytes, live_peak_cycle, fragmentation, reuse,
//! allocations: [{name, line, position, offset_bytes, size_bytes, start_cycles, end_cycles}]}]}`; lines count from 1,
//! times are those of core 0. `fragmentation` is the share of the peak address range that is not live at the fullest
//! moment, `reuse` how often the bytes in use are used again.

use super::Command;
use super::args::{Opt, Parsed};
use super::input::{self, Source};
use super::simulate::{grouped, simulated};
use super::terminal::{Done, Exit, Stop, Terminal};
use compiler::model::{BufferMap, MemoryMap};
use serde_json::{Value, json};

pub const COMMAND: Command = Command {
    name: "memory",
    usage: "FILE [--kernel K] [--launch L.json] [--chip NAME] [--format json]",
    about: ("occupancy of each on-chip memory over time, peak, overflow", "各片上存储随时间的占用、峰值与溢出"),
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
        Opt { name: "--format", value: Some("text|json"), help: ("form of the result", "结果格式") },
    ],
    run,
};

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let as_json = parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json";
    let source = Source::read(input::only_path(parsed)?)?;
    let all = simulated(parsed, &source, terminal)?;
    let memory = all.simulated.as_ref().map(|result| &result.memory);
    if as_json {
        writeln!(terminal.out, "{:#}", described(memory.unwrap_or(&MemoryMap::default())))?;
    } else if let Some(memory) = memory {
        for buffer in &memory.buffers {
            write!(terminal.out, "{}", table(buffer, terminal))?;
        }
    }
    Ok(if all.errors() == 0 { Exit::Fine } else { Exit::Errors })
}

fn described(memory: &MemoryMap) -> Value {
    let buffer = |buffer: &BufferMap| {
        let usage = buffer.usage();
        let allocations: Vec<_> = buffer
            .allocations
            .iter()
            .map(|a| {
                json!({
                    "name": a.name, "line": a.line.map(|line| line + 1), "position": a.position,
                    "offset_bytes": a.offset_bytes, "size_bytes": a.size_bytes,
                    "start_cycles": a.start_cycles, "end_cycles": a.end_cycles,
                })
            })
            .collect();
        json!({
            "name": buffer.name.name(), "capacity_bytes": buffer.capacity_bytes, "peak_bytes": buffer.peak_bytes,
            "live_peak_bytes": usage.live_peak_bytes, "live_peak_cycle": usage.live_peak_cycle,
            "fragmentation": usage.fragmentation, "reuse": usage.reuse,
            "allocations": allocations,
        })
    };
    json!({"buffers": memory.buffers.iter().map(buffer).collect::<Vec<_>>()})
}

fn table(buffer: &BufferMap, terminal: &Terminal<'_>) -> String {
    let word = |en: &'static str, zh: &'static str| terminal.lang.of((en, zh));
    let share = 100.0 * buffer.peak_bytes as f64 / buffer.capacity_bytes.max(1) as f64;
    let mut text = format!(
        "{}: {} {} B / {} B ({share:.1} %){}\n",
        buffer.name.name(),
        word("peak", "峰值"),
        grouped(buffer.peak_bytes),
        grouped(buffer.capacity_bytes),
        if buffer.peak_bytes > buffer.capacity_bytes { word("  OVERFLOW", "  溢出") } else { "" },
    );
    let usage = buffer.usage();
    text += &format!(
        "  {} {} B ({} {}), {} {:.0} %, {} {:.1} x\n",
        word("live at most", "同时占用最多"),
        grouped(usage.live_peak_bytes),
        word("at cycle", "周期"),
        grouped(usage.live_peak_cycle),
        word("unused inside the peak", "峰值范围内闲置"),
        100.0 * usage.fragmentation,
        word("bytes used", "字节复用"),
        usage.reuse,
    );
    text +=
        &format!("  {:>5} {:>12} {:>12} {:>12} {:>12}  name\n", "line", "offset B", "size B", "from cycle", "to cycle");
    for a in &buffer.allocations {
        let line = a.line.map_or_else(String::new, |line| (line + 1).to_string());
        text += &format!(
            "  {line:>5} {:>12} {:>12} {:>12} {:>12}  {} {}\n",
            grouped(a.offset_bytes),
            grouped(a.size_bytes),
            grouped(a.start_cycles),
            grouped(a.end_cycles),
            a.name,
            a.position
        );
    }
    text
}
