//! `asclens compare`: two profiles side by side.
//!
//! JSON: `{operators: [{name, pairs: [{what, unit, a, b, change, noise}]}], lines: [pair], only_a, only_b}`. `change` is
//! (b - a) / a; `noise` is true where the difference is within what two runs of one kernel differ by.

use super::Command;
use super::args::{Opt, Parsed};
use super::profile;
use super::terminal::{Done, Exit, Stop, Terminal};
use compiler::model::Message;
use compiler::profile::compare::{Compared, Pair, compare};
use serde_json::{Value, json};

pub const COMMAND: Command = Command {
    name: "compare",
    usage: "A B [--format json]",
    about: ("two profiles side by side", "并排比较两份性能数据"),
    options: &[Opt { name: "--format", value: Some("text|json"), help: ("form of the result", "结果格式") }],
    run,
};

/// Lines on a terminal.
const SHOWN: usize = 30;

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let as_json = parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json";
    let [a, b] = parsed.paths.as_slice() else {
        return Err(Stop::usage(Message::new("two profiles are compared: name both", "请给出要比较的两份性能数据")));
    };
    let (first, second) = (profile::open(a)?, profile::open(b)?);
    for (path, profile) in [(a, &first), (b, &second)] {
        if profile.formats().is_empty() {
            return Err(Stop::usage(Message::new(
                format!("{path}: not profiler output; `asclens sweep` and History in the window compare kernels"),
                format!("{path}：不是性能数据；比较核函数请用 `asclens sweep` 或窗口中的历史"),
            )));
        }
    }
    let found = compare(&first, &second);
    if as_json {
        let of = |list: &[Compared]| -> Vec<Value> {
            list.iter().map(|one| json!({"name": one.name, "pairs": pairs(one)})).collect()
        };
        let value = json!({
            "operators": of(&found.operators), "lines": pairs(&found.lines), "only_a": found.only_a,
            "only_b": found.only_b,
        });
        writeln!(terminal.out, "{value:#}")?;
        return Ok(Exit::Fine);
    }
    for one in &found.operators {
        writeln!(terminal.out, "{}", one.name)?;
        for pair in one.pairs.iter().take(SHOWN) {
            writeln!(terminal.out, "{}", line(pair, terminal))?;
        }
    }
    if !found.lines.pairs.is_empty() {
        writeln!(terminal.out, "{}", terminal.lang.of(("lines and instructions", "行与指令")))?;
    }
    for pair in found.lines.pairs.iter().take(SHOWN) {
        writeln!(terminal.out, "{}", line(pair, terminal))?;
    }
    for (names, words) in
        [(&found.only_a, ("only in the first", "仅第一份有")), (&found.only_b, ("only in the second", "仅第二份有"))]
    {
        for name in names {
            writeln!(terminal.out, "{}: {name}", terminal.lang.of(words))?;
        }
    }
    if found.operators.is_empty() && found.lines.pairs.is_empty() {
        writeln!(terminal.out, "{}", terminal.lang.of(("nothing in them belongs together", "两者没有可对应的内容")))?;
        return Ok(Exit::Errors);
    }
    Ok(Exit::Fine)
}

fn pairs(one: &Compared) -> Vec<Value> {
    let pair = |pair: &Pair| {
        json!({
            "what": pair.what, "unit": pair.unit, "a": pair.a, "b": pair.b, "change": pair.change(),
            "noise": pair.is_noise(),
        })
    };
    one.pairs.iter().map(pair).collect()
}

fn line(pair: &Pair, terminal: &Terminal<'_>) -> String {
    let shown = |value: Option<f64>| value.map_or("-".into(), |value| format!("{value:.3}"));
    let change = match (pair.change(), pair.is_noise()) {
        (Some(_), true) => terminal.lang.of(("within noise", "在误差范围内")).to_owned(),
        (Some(change), false) => format!("{:+.1} %", change * 100.0),
        (None, _) => String::new(),
    };
    format!("  {:<28} {:>16} {:>16} {:<6} {change}", pair.what, shown(pair.a), shown(pair.b), pair.unit)
}
