//! `asclens simulate --replay DIR`: the timing model on the instruction logs of the vendor's simulator.
//!
//! JSON: `{chip, cores: [{core, instructions, predicted_cycles, logged_cycles, error, own_error, external_waits,
//! external_cycles, unmatched_waits, unknown: [{name, count}], unpaired, skipped, unplaced, complete, named, classes: [{class,
//! instructions, exact, mean_cycles, mean_error, median_start_error}]}], not_exercised: [class]}`; errors are fractions,
//! all else cycles.

use super::args::Parsed;
use super::input;
use super::simulate::grouped;
use super::terminal::{Done, Exit, Stop, Terminal};
use compiler::model::Message;
use compiler::sim::replay::{ClassError, Replayed, not_exercised, replay};
use compiler::target;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Ends of the names of the two logs of a core; older tools join them with an underscore.
const LOGS: [(&str, &str); 2] =
    [(".instr_popped_log.dump", ".instr_log.dump"), ("_instr_popped_log.dump", "_instr_log.dump")];
/// Folders below the named one that are searched for logs.
const DEPTH: usize = 4;
/// Largest log that is read, in bytes.
const MOST: u64 = 4 << 30;

pub fn run(folder: &str, parsed: &Parsed, as_json: bool, terminal: &mut Terminal<'_>) -> Done {
    let external = parsed.choice("--external-waits", &["on", "off"]).map_err(Stop::usage)? == "on";
    let chip = input::chip(parsed)?;
    let target = target::load(&chip).map_err(|error| Stop::fault(&error))?;
    let mut cores = Vec::new();
    find(Path::new(folder), DEPTH, &mut cores)
        .map_err(|error| Stop::usage(Message::new(format!("{folder}: {error}"), format!("{folder}：{error}"))))?;
    cores.sort();
    let mut replays = Vec::new();
    for (name, popped, retired) in cores {
        let (popped, retired) = (read(&popped)?, read(&retired)?);
        // A core that was not used has empty logs.
        if !popped.is_empty() {
            replays.push(replay(&name, &popped, &retired, &target, external, &|| false));
        }
    }
    if replays.is_empty() {
        return Err(Stop::usage(Message::new(
            format!("{folder} has no pair of *.instr_popped_log.dump and *.instr_log.dump"),
            format!("{folder} 中没有成对的 *.instr_popped_log.dump 与 *.instr_log.dump"),
        )));
    }
    if as_json {
        let cores: Vec<Value> = replays.iter().map(described).collect();
        let all = json!({"chip": chip, "cores": cores, "not_exercised": not_exercised(&replays)});
        writeln!(terminal.out, "{all:#}")?;
    } else {
        write!(terminal.out, "{}", table(&replays, external, terminal))?;
    }
    Ok(Exit::Fine)
}

/// Every core's name and its two logs.
fn find(folder: &Path, depth: usize, cores: &mut Vec<(String, PathBuf, PathBuf)>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            if depth > 0 {
                find(&path, depth - 1, cores)?;
            }
            continue;
        }
        let Some(file) = path.file_name().and_then(|name| name.to_str()) else { continue };
        for (popped, retired) in LOGS {
            if let Some(core) = file.strip_suffix(popped) {
                let partner = path.with_file_name(format!("{core}{retired}"));
                if partner.is_file() {
                    cores.push((core.to_owned(), path.clone(), partner));
                }
            }
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, Stop> {
    let shown = path.display();
    let failed = |reason: String| Stop::usage(Message::new(format!("{shown}: {reason}"), format!("{shown}：{reason}")));
    let size = std::fs::metadata(path).map_err(|error| failed(error.to_string()))?.len();
    if size > MOST {
        return Err(failed(format!("{size} bytes are more than {MOST}")));
    }
    let bytes = std::fs::read(path).map_err(|error| failed(error.to_string()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn described(core: &Replayed) -> Value {
    let class = |class: &ClassError| {
        json!({
            "class": class.name, "instructions": class.instructions, "exact": class.exact,
            "mean_cycles": class.mean_cycles, "mean_error": class.mean_error,
            "median_start_error": class.median_start_error,
        })
    };
    let unknown: Vec<Value> = core.unknown.iter().map(|(name, count)| json!({"name": name, "count": count})).collect();
    json!({
        "core": core.core, "instructions": core.instructions, "predicted_cycles": core.predicted,
        "logged_cycles": core.logged, "error": core.error(), "own_error": core.own_error(),
        "external_waits": core.external_waits, "external_cycles": core.external_cycles,
        "unmatched_waits": core.unmatched_waits, "unknown": unknown, "unpaired": core.unpaired,
        "skipped": core.skipped, "unplaced": core.unplaced, "complete": core.complete,
        "named": core.named,
        "classes": core.classes.iter().map(class).collect::<Vec<_>>(),
    })
}

fn table(replays: &[Replayed], external: bool, terminal: &Terminal<'_>) -> String {
    let word = |en: &'static str, zh: &'static str| terminal.lang.of((en, zh));
    let mut text = String::new();
    for core in replays {
        text += &format!(
            "{}: {} {}, {} {} ({:+.2} %), {} {}\n",
            core.core,
            word("predicted", "预测"),
            grouped(core.predicted),
            word("logged", "日志"),
            grouped(core.logged),
            100.0 * core.error(),
            grouped(core.instructions as u64),
            word("instructions", "条指令"),
        );
        if core.external_waits > 0 {
            text += &format!(
                "  {} {} ({} {}); {} {:+.2} %\n",
                core.external_waits,
                word(
                    "waits for cores without a log took their end from this log",
                    "次等待其他核，其结束时间取自本日志"
                ),
                grouped(core.external_cycles),
                word("cycles", "周期"),
                word("all else", "其余部分"),
                100.0 * core.own_error(),
            );
        }
        if core.unmatched_waits > 0 {
            let why = if external {
                ""
            } else {
                word(" (--external-waits on takes their end from the log)", "（--external-waits on 可取日志时间）")
            };
            text += &format!(
                "  {} {}{why}\n",
                core.unmatched_waits,
                word("waits have no set in the log", "次等待在日志中没有对应的设置")
            );
        }
        if !core.named {
            text += &format!(
                "  {}\n",
                word(
                    "this log has no names of instructions, so the prediction means nothing",
                    "日志中没有指令名，预测无意义"
                )
            );
        }
        if !core.complete {
            text +=
                &format!("  {}\n", word("a log lacks its closing line: it may be cut", "日志缺少结尾行，可能不完整"));
        }
        let lost = core.unpaired + core.skipped + core.unplaced;
        if lost > 0 {
            text += &format!(
                "  {} {}, {} {}, {} {}\n",
                core.unpaired,
                word("instructions in one log only", "条指令只在一份日志中"),
                core.skipped,
                word("lines not understood", "行无法识别"),
                core.unplaced,
                word("instructions without a place in the program", "条指令无法定位"),
            );
        }
        for (name, count) in &core.unknown {
            text += &format!("  {count} x {name}: {}\n", word("no rule, so guessed", "无规则，为估计值"));
        }
        text += &format!(
            "  {:<10} {:>9} {:>9} {:>12} {:>12} {:>20}\n",
            "class", "count", "exact", "mean cycles", "mean error", "median start error"
        );
        for class in &core.classes {
            let share = 100.0 * class.median_start_error as f64 / core.logged.max(1) as f64;
            text += &format!(
                "  {:<10} {:>9} {:>9} {:>12.1} {:>12.1} {:>11} ({share:.2} %)\n",
                class.name,
                grouped(class.instructions as u64),
                grouped(class.exact as u64),
                class.mean_cycles,
                class.mean_error,
                grouped(class.median_start_error),
            );
        }
    }
    let missing = not_exercised(replays);
    if !missing.is_empty() {
        let words =
            word("not exercised by these logs, so nothing is known of their error", "这些日志未涉及、误差未知的类别");
        text += &format!("{words}: {}\n", missing.join(", "));
    }
    text
}
