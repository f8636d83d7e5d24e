//! `asclens sweep`: one kernel over a grid of constants, launch values and chips.
//!
//! JSON: `{points: [{params: {NAME: value}, chip, cycles, us, ub_peak_bytes, bound, errors, pareto}]}`; a point that
//! does not compile or fit has `cycles: null`.

use super::Command;
use super::args::{Opt, Parsed};
use super::input::{self, Source};
use super::simulate::grouped;
use super::terminal::{Done, Exit, Stop, Terminal};
use compiler::driver::{Collected, Session};
use compiler::model::{Buffer, CompileRequest, LaunchSpec, LaunchValue, Message, Severity, Want};
use compiler::target;
use serde_json::{Value, json};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

pub const COMMAND: Command = Command {
    name: "sweep",
    usage: "FILE --param NAME=1,2,4 [--param NAME=256..8192:*2]... [--chip A,B] [--csv OUT] [--plot OUT.svg] [--format json]",
    about: ("simulates a grid of constants and chips, marks the best", "对常量与芯片的网格逐点仿真并标出最优"),
    options: &[
        Opt {
            name: "--param",
            value: Some("NAME=VALUES"),
            help: (
                "a module constant, an integer argument, or `cores`; values as 1,2,4 or 256..8192:*2 or 8..64:+8",
                "模块常量、整数参数或 `cores`；取值如 1,2,4、256..8192:*2 或 8..64:+8",
            ),
        },
        Opt {
            name: "--chip", value: Some("A,B"), help: ("chips, Ascend910B1 by default", "芯片，默认 Ascend910B1")
        },
        Opt { name: "--csv", value: Some("OUT"), help: ("the table as a file", "将表格写入文件") },
        Opt { name: "--plot", value: Some("OUT.svg"), help: ("time against memory", "时间与内存的散点图") },
        Opt {
            name: "--kernel",
            value: Some("K"),
            help: ("kernel, when the file has several", "文件含多个核函数时指定其一"),
        },
        Opt { name: "--launch", value: Some("L.json"), help: ("what it is launched with", "启动参数文件") },
        Opt { name: "--format", value: Some("text|json"), help: ("form of the result", "结果格式") },
    ],
    run,
};

/// Largest grid.
const MOST_POINTS: usize = 10_000;

/// One parameter and the values it takes.
struct Axis {
    name: String,
    values: Vec<i64>,
}

#[derive(Clone, Default)]
struct Point {
    values: Vec<i64>,
    chip: String,
    cycles: Option<u64>,
    us: f64,
    ub_peak: u64,
    bound: String,
    errors: Vec<Message>,
    pareto: bool,
}

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let as_json = parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json";
    let source = Source::read(input::only_path(parsed)?)?;
    let axes =
        parsed.all("--param").iter().map(|told| axis(told)).collect::<Result<Vec<_>, _>>().map_err(Stop::usage)?;
    if axes.is_empty() {
        return Err(Stop::usage(Message::new(
            "which parameter? Name one with --param NAME=1,2,4",
            "请用 --param NAME=1,2,4 指定参数",
        )));
    }
    let chips = chips(parsed)?;
    let launch = input::launch_file(parsed, terminal)?;
    let base = CompileRequest {
        revision: 0,
        file: source.file.clone(),
        text: source.text.clone(),
        kernel: parsed.value("--kernel").map(str::to_owned),
        launch,
        chip: chips[0].clone(),
        want: Want::CHECK,
    };
    let first = Collected::of(&mut Session::new(), &base);
    let Some(launch) = first.launch else {
        source.report(&first.diagnostics, terminal)?;
        return Ok(Exit::Errors);
    };
    for axis in &axes {
        known(axis, &source.text, &launch)?;
    }
    let size = axes.iter().map(|axis| axis.values.len()).product::<usize>() * chips.len();
    if size > MOST_POINTS {
        return Err(Stop::usage(Message::new(
            format!("{size} points are more than {MOST_POINTS}"),
            format!("{size} 个点超过上限 {MOST_POINTS}"),
        )));
    }
    let mut points = grid(&axes, &chips);
    simulate(&mut points, &axes, &base, &launch);
    mark_pareto(&mut points);
    if let Some(path) = parsed.value("--csv") {
        input::write_file(path, csv(&points, &axes))?;
    }
    if let Some(path) = parsed.value("--plot") {
        input::write_file(path, plot(&points, &axes))?;
    }
    if as_json {
        let list: Vec<Value> = points.iter().map(|point| described(point, &axes, terminal)).collect();
        writeln!(terminal.out, "{:#}", json!({ "points": list }))?;
    } else {
        write!(terminal.out, "{}", table(&points, &axes, terminal))?;
    }
    Ok(if points.iter().any(|point| point.cycles.is_some()) { Exit::Fine } else { Exit::Errors })
}

/// Reads `NAME=1,2,4`, `NAME=256..8192:*2` or `NAME=8..64:+8`; ends belong to ranges.
fn axis(told: &str) -> Result<Axis, Message> {
    let wrong = || {
        Message::new(
            format!("--param {told}: expected NAME=1,2,4 or NAME=256..8192:*2 or NAME=8..64:+8"),
            format!("--param {told}：应为 NAME=1,2,4、NAME=256..8192:*2 或 NAME=8..64:+8"),
        )
    };
    let (name, list) = told.split_once('=').ok_or_else(wrong)?;
    let number = |text: &str| text.trim().parse::<i64>().map_err(|_| wrong());
    let mut values = Vec::new();
    for part in list.split(',') {
        let Some((from, rest)) = part.split_once("..") else {
            values.push(number(part)?);
            continue;
        };
        let (to, step) = rest.split_once(':').unwrap_or((rest, "+1"));
        let (from, to) = (number(from)?, number(to)?);
        let factor = step.strip_prefix('*').map(number).transpose()?;
        let add = step.strip_prefix('+').map(number).transpose()?;
        let grows = factor.is_some_and(|factor| factor > 1 && from > 0) || add.is_some_and(|add| add > 0);
        if !grows {
            return Err(wrong());
        }
        let mut value = from;
        while value <= to && values.len() <= MOST_POINTS {
            values.push(value);
            value = match factor {
                Some(factor) => value.saturating_mul(factor),
                None => value.saturating_add(add.unwrap_or(1)),
            };
        }
    }
    if values.is_empty() { Err(wrong()) } else { Ok(Axis { name: name.trim().into(), values }) }
}

fn chips(parsed: &Parsed) -> Result<Vec<String>, Stop> {
    let told = parsed.value("--chip").unwrap_or(input::DEFAULT_CHIP);
    let one = |told: &str| {
        target::names().find(|name| name.eq_ignore_ascii_case(told.trim())).map(str::to_owned).ok_or_else(|| {
            let known = target::names().collect::<Vec<_>>().join(", ");
            Stop::usage(Message::new(
                format!("there is no chip `{told}`; known are {known}"),
                format!("没有名为 `{told}` 的芯片；已知的有 {known}"),
            ))
        })
    };
    told.split(',').map(one).collect()
}

/// Byte range of the value of a module constant that is one integer literal.
fn constant(text: &str, name: &str) -> Option<std::ops::Range<usize>> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if let Some(rest) = line.strip_prefix(name)
            && let Some(value) = rest.trim_start().strip_prefix('=')
            && !value.starts_with('=')
        {
            let start = at + line.len() - value.trim_start().len();
            let digits = text[start..].chars().take_while(|c| c.is_ascii_digit() || *c == '_').count();
            return (digits > 0).then_some(start..start + digits);
        }
        at += line.len();
    }
    None
}

fn argument(launch: &LaunchSpec, name: &str) -> Option<usize> {
    let scalar = |value: &LaunchValue| matches!(value, LaunchValue::Int { .. } | LaunchValue::Scalar { .. });
    launch.args.iter().position(|arg| arg.name == name && scalar(&arg.value))
}

fn known(axis: &Axis, text: &str, launch: &LaunchSpec) -> Result<(), Stop> {
    let name = &axis.name;
    let constant = constant(text, name).is_some() || matches!(launch.globals.get(name), Some(LaunchValue::Int { .. }));
    if name == "cores" || constant || argument(launch, name).is_some() {
        return Ok(());
    }
    let mut known: Vec<&str> = vec!["cores"];
    known.extend(
        launch.globals.iter().filter(|(_, v)| matches!(v, LaunchValue::Int { .. })).map(|(name, _)| name.as_str()),
    );
    known.extend(launch.args.iter().filter(|arg| argument(launch, &arg.name).is_some()).map(|arg| arg.name.as_str()));
    let known = known.join(", ");
    Err(Stop::usage(Message::new(
        format!("--param {name}: neither a module constant nor an integer argument; there are {known}"),
        format!("--param {name}：既不是模块常量也不是整数参数；可用的有 {known}"),
    )))
}

fn grid(axes: &[Axis], chips: &[String]) -> Vec<Point> {
    let mut values: Vec<Vec<i64>> = vec![Vec::new()];
    for axis in axes {
        values = values
            .into_iter()
            .flat_map(|before| axis.values.iter().map(move |value| [before.clone(), vec![*value]].concat()))
            .collect();
    }
    let point =
        |values: &Vec<i64>, chip: &String| Point { values: values.clone(), chip: chip.clone(), ..Point::default() };
    values.iter().flat_map(|values| chips.iter().map(move |chip| point(values, chip))).collect()
}

/// Compiles and simulates every point, on all processors.
fn simulate(points: &mut [Point], axes: &[Axis], base: &CompileRequest, launch: &LaunchSpec) {
    let next = AtomicUsize::new(0);
    let total = points.len();
    let work: Vec<Mutex<&mut Point>> = points.iter_mut().map(Mutex::new).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(total);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut session = Session::new();
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(point) = work.get(at) else { return };
                    if let Ok(mut point) = point.lock() {
                        one(&mut session, &mut point, axes, base, launch);
                    }
                }
            });
        }
    });
}

fn one(session: &mut Session, point: &mut Point, axes: &[Axis], base: &CompileRequest, launch: &LaunchSpec) {
    let mut request = CompileRequest { want: Want { simulation: true, ..Want::CHECK }, ..base.clone() };
    request.chip.clone_from(&point.chip);
    // Constants change in the text, so that what the host half derives from them changes too.
    for (axis, value) in axes.iter().zip(&point.values) {
        if let Some(range) = constant(&request.text, &axis.name) {
            request.text.replace_range(range, &value.to_string());
        }
    }
    let in_text = |axis: &Axis| constant(&base.text, &axis.name).is_some();
    if axes.iter().any(|axis| !in_text(axis)) {
        let changed = CompileRequest { want: Want::CHECK, ..request.clone() };
        let mut spec = Collected::of(session, &changed).launch.unwrap_or_else(|| launch.clone());
        for (axis, &value) in axes.iter().zip(&point.values).filter(|(axis, _)| !in_text(axis)) {
            if axis.name == "cores" {
                spec.core_num = u32::try_from(value).unwrap_or(1).max(1);
            } else if let Some(at) = argument(&spec, &axis.name) {
                match &mut spec.args[at].value {
                    LaunchValue::Scalar { value: number, .. } => *number = value as f64,
                    other => *other = LaunchValue::Int { value },
                }
            } else {
                spec.globals.insert(axis.name.clone(), LaunchValue::Int { value });
            }
        }
        request.launch = Some(spec);
    }
    let all = Collected::of(session, &request);
    point.errors =
        all.diagnostics.iter().filter(|d| d.severity == Severity::Error).map(|d| d.message.clone()).collect();
    if let Some(result) = all.simulated {
        point.bound = result.summary.bound;
        let ub = result.memory.buffers.iter().find(|buffer| buffer.name == Buffer::Ub);
        point.ub_peak = ub.map_or(0, |buffer| buffer.peak_bytes);
        if point.errors.is_empty() {
            point.cycles = Some(result.summary.makespan_cycles);
            point.us = result.summary.makespan_us;
        }
    }
}

/// Marks points that no other beats in time and in memory.
fn mark_pareto(points: &mut [Point]) {
    let done: Vec<(f64, u64, bool)> = points.iter().map(|p| (p.us, p.ub_peak, p.cycles.is_some())).collect();
    for point in points.iter_mut().filter(|point| point.cycles.is_some()) {
        let beaten = done.iter().any(|&(us, memory, valid)| {
            valid && us <= point.us && memory <= point.ub_peak && (us < point.us || memory < point.ub_peak)
        });
        point.pareto = !beaten;
    }
}

fn described(point: &Point, axes: &[Axis], terminal: &Terminal<'_>) -> Value {
    let params: serde_json::Map<String, Value> =
        axes.iter().zip(&point.values).map(|(axis, value)| (axis.name.clone(), (*value).into())).collect();
    json!({
        "params": params, "chip": point.chip, "cycles": point.cycles, "us": point.us,
        "ub_peak_bytes": point.ub_peak, "bound": point.bound, "pareto": point.pareto,
        "errors": point.errors.iter().map(|message| terminal.lang.pick(message)).collect::<Vec<_>>(),
    })
}

fn table(points: &[Point], axes: &[Axis], terminal: &Terminal<'_>) -> String {
    let mut text: String = axes.iter().map(|axis| format!("{:>14} ", axis.name)).collect();
    text += &format!("{:<18} {:>14} {:>12} {:>12}  bound\n", "chip", "cycles", "us", "UB peak B");
    for point in points {
        text += &point.values.iter().map(|value| format!("{value:>14} ")).collect::<String>();
        match point.cycles {
            Some(cycles) => {
                text += &format!(
                    "{:<18} {:>14} {:>12.2} {:>12}  {}{}\n",
                    point.chip,
                    grouped(cycles),
                    point.us,
                    grouped(point.ub_peak),
                    point.bound,
                    if point.pareto { "  *" } else { "" }
                );
            }
            None => {
                let reason = point.errors.first().map_or("", |message| terminal.lang.pick(message));
                text += &format!("{:<18} {reason}\n", point.chip);
            }
        }
    }
    let words = ("* no other point is both faster and smaller", "* 没有其他点既更快又更省内存");
    text + terminal.lang.of(words) + "\n"
}

fn csv(points: &[Point], axes: &[Axis]) -> String {
    let mut text: String = axes.iter().map(|axis| format!("{},", axis.name)).collect();
    text += "chip,cycles,us,ub_peak_bytes,bound,pareto,error\n";
    for point in points {
        text += &point.values.iter().map(|value| format!("{value},")).collect::<String>();
        let cycles = point.cycles.map_or_else(String::new, |cycles| cycles.to_string());
        let error = point.errors.first().map_or_else(String::new, |message| message.en.replace('"', "'"));
        text += &format!(
            "{},{cycles},{:.3},{},{},{},\"{error}\"\n",
            point.chip, point.us, point.ub_peak, point.bound, point.pareto
        );
    }
    text
}

/// Time over memory as a picture: a dot per point, the front as a line.
fn plot(points: &[Point], axes: &[Axis]) -> String {
    let (width, height, edge) = (720.0, 440.0, 60.0);
    let valid: Vec<&Point> = points.iter().filter(|point| point.cycles.is_some()).collect();
    let most = |pick: fn(&Point) -> f64| valid.iter().map(|point| pick(point)).fold(1e-9, f64::max);
    let (time, memory) = (most(|p| p.us), most(|p| p.ub_peak as f64));
    let place = |p: &Point| {
        (edge + p.ub_peak as f64 / memory * (width - 2.0 * edge), height - edge - p.us / time * (height - 2.0 * edge))
    };
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <path d=\"M{edge} {edge} V{0} H{1}\" fill=\"none\" stroke=\"#888\"/>\n\
         <text x=\"{2}\" y=\"{3}\" text-anchor=\"middle\">UB peak, 0 to {memory:.0} B</text>\n\
         <text x=\"{edge}\" y=\"{4}\">time, 0 to {time:.2} us</text>\n",
        height - edge,
        width - edge,
        width / 2.0,
        height - edge / 3.0,
        edge / 2.0,
    );
    let mut front: Vec<&&Point> = valid.iter().filter(|point| point.pareto).collect();
    front.sort_by_key(|point| point.ub_peak);
    let line: Vec<String> = front
        .iter()
        .map(|point| {
            let (x, y) = place(point);
            format!("{x:.1},{y:.1}")
        })
        .collect();
    text += &format!("<polyline points=\"{}\" fill=\"none\" stroke=\"#c33\"/>\n", line.join(" "));
    for point in &valid {
        let (x, y) = place(point);
        let names: Vec<String> =
            axes.iter().zip(&point.values).map(|(axis, value)| format!("{}={value}", axis.name)).collect();
        let colour = if point.pareto { "#c33" } else { "#36c" };
        text += &format!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{colour}\"><title>{} {}: {:.2} us, {} B</title></circle>\n",
            names.join(" "),
            point.chip,
            point.us,
            point.ub_peak
        );
        if point.pareto {
            text += &format!("<text x=\"{:.1}\" y=\"{:.1}\">{}</text>\n", x + 6.0, y - 6.0, names.join(" "));
        }
    }
    text + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(told: &str) -> Vec<i64> {
        axis(told).map(|axis| axis.values).unwrap_or_default()
    }

    #[test]
    fn lists_and_ranges() {
        assert_eq!(values("A=1,2,4"), [1, 2, 4]);
        assert_eq!(values("A=256..2048:*2"), [256, 512, 1024, 2048]);
        assert_eq!(values("A=8..24:+8,99"), [8, 16, 24, 99]);
        assert_eq!(values("A=1..3"), [1, 2, 3]);
        for wrong in ["A", "A=", "A=x", "A=1..9:*1", "A=9..1:+0", "A=0..9:*2"] {
            assert!(axis(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn constants_are_found_in_the_text() {
        let text = "TILES = 4\nTILE=2048  # x\nTILE_NUM = 8\nX = y\n";
        let of = |name: &str| constant(text, name).map(|range| &text[range]);
        assert_eq!((of("TILE"), of("TILE_NUM"), of("TILES"), of("X")), (Some("2048"), Some("8"), Some("4"), None));
    }

    #[test]
    fn the_front_has_what_nothing_beats() {
        let point = |us: f64, ub_peak: u64| Point { us, ub_peak, cycles: Some(1), ..Point::default() };
        let mut points = vec![point(1.0, 100), point(2.0, 50), point(2.0, 100), point(0.5, 300)];
        points.push(Point { us: 0.0, ub_peak: 0, ..Point::default() });
        mark_pareto(&mut points);
        assert_eq!(points.iter().map(|p| p.pareto).collect::<Vec<_>>(), [true, true, false, true, false]);
    }
}
