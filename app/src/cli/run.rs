//! `asclens run`: computes a kernel on this machine's processor and compares with what was expected.
//!
//! JSON: `{kernel, arrays: [{name, dtype, shape, min, max, mean, not_finite, first}], expected: [{name, ok, elements,
//! mismatches, max_abs_error, first_mismatch: {index, expected, got}}]}`.

use super::Command;
use super::args::{Opt, Parsed};
use super::input::{self, Source};
use super::npy::Npy;
use super::terminal::{Done, Exit, Stop, Terminal};
use compiler::driver::{Collected, Session};
use compiler::model::{LaunchSpec, LaunchValue, Message, Severity, Want};
use compiler::sim::{Array, Limits, Values, simulate};
use compiler::target;
use serde_json::{Value, json};

pub const COMMAND: Command = Command {
    name: "run",
    usage: "FILE [--input NAME=x.npy]... [--seed N] [-o DIR] [--expect NAME=z.npy]... [--format json]",
    about: ("computes a launch on this processor and compares", "在本机处理器上计算一次启动并比较结果"),
    options: &[
        Opt {
            name: "--input", value: Some("NAME=x.npy"), help: ("contents of an array argument", "数组参数的内容")
        },
        Opt {
            name: "--expect",
            value: Some("NAME=z.npy"),
            help: ("what an array must hold afterwards", "数组计算后应有的内容"),
        },
        Opt {
            name: "--seed",
            value: Some("N"),
            help: ("seed of the contents that are not given", "未给出内容时的随机种子"),
        },
        Opt {
            name: "--rtol",
            value: Some("X"),
            help: ("relative tolerance; by default that of the dtype", "相对容差，默认由类型决定"),
        },
        Opt { name: "--atol", value: Some("X"), help: ("absolute tolerance, 0 by default", "绝对容差，默认 0") },
        Opt {
            name: "-o",
            value: Some("DIR"),
            help: ("folder for the arrays afterwards, as NAME.npy", "结果数组写入的文件夹（NAME.npy）"),
        },
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

/// Largest array file that is read, in bytes.
const MAX_ARRAY_BYTES: u64 = 1 << 30;

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let as_json = parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json";
    let source = Source::read(input::only_path(parsed)?)?;
    let (inputs, expected) = (arrays(parsed, "--input")?, arrays(parsed, "--expect")?);
    let seed = number(parsed, "--seed", 0.0)? as u64;
    let (rtol, atol) =
        (parsed.value("--rtol").map(|_| number(parsed, "--rtol", 0.0)).transpose()?, number(parsed, "--atol", 0.0)?);

    let mut session = Session::new();
    let mut request = input::request(parsed, &source, Want::CHECK, terminal)?;
    let first = Collected::of(&mut session, &request);
    let Some(mut launch) = first.launch else {
        source.report(&first.diagnostics, terminal)?;
        return Ok(Exit::Errors);
    };
    for (name, array) in &inputs {
        give(&mut launch, name, array)?;
    }
    for (name, _) in &expected {
        argument(&launch, name)?;
    }
    if !inputs.is_empty() {
        request.launch = Some(launch);
    }
    request.want = Want { stages: true, ..Want::CHECK };
    let all = Collected::of(&mut session, &request);
    let (Some(compiled), Some(launch)) = (&all.compiled, &all.launch) else {
        source.report(&all.diagnostics, terminal)?;
        return Ok(Exit::Errors);
    };
    let target = target::load(&request.chip).map_err(|error| Stop::fault(&error))?;
    let given = inputs.iter().map(|(name, array)| Array { name: name.clone(), bytes: array.bytes.clone() }).collect();
    let limits = Limits { values: Values::Always, seed, given, ..Limits::default() };
    let mut diagnostics = all.diagnostics.clone();
    let result = simulate(&compiled.program, &compiled.origins, launch, &target, &limits, &|| false);
    let result = result.map(|run| {
        diagnostics.extend(run.diagnostics);
        run.arrays
    });
    let result = result.unwrap_or_else(|refused| {
        diagnostics.extend(refused);
        Vec::new()
    });
    source.report(&diagnostics, terminal)?;

    let results: Vec<(String, Npy)> = result.into_iter().map(|array| shaped(array, launch)).collect();
    if let Some(folder) = parsed.value("-o") {
        write(folder, &results)?;
    }
    let comparisons: Vec<Comparison> = expected
        .iter()
        .filter_map(|(name, wanted)| {
            let (_, got) = results.iter().find(|(known, _)| known == name)?;
            Some(Comparison::new(name, wanted, got, rtol, atol))
        })
        .collect();
    let rows: Vec<_> = results.iter().map(|(name, array)| statistics(name, array)).collect();
    if as_json {
        let compared: Vec<_> = comparisons.iter().map(Comparison::json).collect();
        writeln!(terminal.out, "{:#}", json!({"kernel": launch.kernel, "arrays": rows, "expected": compared}))?;
    } else {
        for row in &rows {
            writeln!(terminal.out, "{}", line(row))?;
        }
        for comparison in &comparisons {
            writeln!(terminal.out, "{}", comparison.line(terminal))?;
        }
    }
    let failed = diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    let met = comparisons.len() == expected.len() && comparisons.iter().all(|comparison| comparison.mismatches == 0);
    Ok(if failed || !met { Exit::Errors } else { Exit::Fine })
}

/// The arrays named by an option that takes `NAME=file.npy`.
fn arrays(parsed: &Parsed, option: &str) -> Result<Vec<(String, Npy)>, Stop> {
    let read = |told: &String| {
        let Some((name, file)) = told.split_once('=') else {
            return Err(Stop::usage(Message::new(
                format!("{option} {told}: expected NAME=file.npy"),
                format!("{option} {told}：应为 NAME=文件.npy"),
            )));
        };
        let size = std::fs::metadata(file).map(|metadata| metadata.len());
        let bytes = match size {
            Ok(size) if size > MAX_ARRAY_BYTES => Err(std::io::Error::other("over 1 GiB")),
            _ => std::fs::read(file),
        };
        let bytes =
            bytes.map_err(|error| Stop::usage(Message::new(format!("{file}: {error}"), format!("{file}：{error}"))))?;
        let array = Npy::read(&bytes).map_err(|Message { en, zh }| {
            Stop::input(Message::new(format!("{file}: {en}"), format!("{file}：{zh}")))
        })?;
        Ok((name.to_owned(), array))
    };
    parsed.all(option).iter().map(read).collect()
}

fn number(parsed: &Parsed, option: &str, default: f64) -> Result<f64, Stop> {
    let Some(told) = parsed.value(option) else { return Ok(default) };
    told.parse().ok().filter(|number: &f64| number.is_finite() && *number >= 0.0).ok_or_else(|| {
        Stop::usage(Message::new(
            format!("{option} {told}: expected a number that is not negative"),
            format!("{option} {told}：应为非负数"),
        ))
    })
}

fn argument(launch: &LaunchSpec, name: &str) -> Result<usize, Stop> {
    let tensor = |value: &LaunchValue| matches!(value, LaunchValue::Tensor { .. });
    launch.args.iter().position(|arg| arg.name == name && tensor(&arg.value)).ok_or_else(|| {
        let known: Vec<_> =
            launch.args.iter().filter(|arg| tensor(&arg.value)).map(|arg| format!("`{}`", arg.name)).collect();
        let (kernel, known) = (&launch.kernel, known.join(", "));
        Stop::usage(Message::new(
            format!("`{kernel}` has no array argument `{name}`; it has {known}"),
            format!("`{kernel}` 没有数组参数 `{name}`；它的数组参数有 {known}"),
        ))
    })
}

/// An array that is given decides the argument's dtype and shape.
fn give(launch: &mut LaunchSpec, name: &str, array: &Npy) -> Result<(), Stop> {
    let at = argument(launch, name)?;
    let value = LaunchValue::Tensor { dtype: array.dtype.clone(), shape: Some(array.shape.clone()) };
    launch.args[at].value = value;
    launch.args[at].known = true;
    Ok(())
}

/// A result with the dtype and shape that the launch gives it.
fn shaped(array: Array, launch: &LaunchSpec) -> (String, Npy) {
    let (dtype, shape) = match launch.args.iter().find(|arg| arg.name == array.name).map(|arg| &arg.value) {
        Some(LaunchValue::Tensor { dtype, shape }) => (dtype.clone(), shape.clone()),
        _ => ("uint8".to_owned(), None),
    };
    let mut npy = Npy { dtype, shape: shape.unwrap_or_default(), bytes: array.bytes };
    let count = npy.numbers().len() as u64;
    if npy.shape.iter().product::<u64>() != count {
        npy.shape = vec![count];
    }
    (array.name, npy)
}

fn write(folder: &str, results: &[(String, Npy)]) -> Result<(), Stop> {
    let wrong = |error: std::io::Error| {
        Stop::usage(Message::new(format!("cannot write {folder}: {error}"), format!("无法写入 {folder}：{error}")))
    };
    std::fs::create_dir_all(folder).map_err(wrong)?;
    for (name, array) in results {
        std::fs::write(std::path::Path::new(folder).join(format!("{name}.npy")), array.write()).map_err(wrong)?;
    }
    Ok(())
}

/// What an array holds, at a glance. Not-a-number and infinities are counted apart from the figures.
fn statistics(name: &str, array: &Npy) -> Value {
    let numbers = array.numbers();
    let finite: Vec<f64> = numbers.iter().copied().filter(|number| number.is_finite()).collect();
    let extreme = |pick: fn(f64, f64) -> f64| finite.iter().copied().reduce(pick);
    let mean = (!finite.is_empty()).then(|| finite.iter().sum::<f64>() / finite.len() as f64);
    json!({
        "name": name, "dtype": array.dtype, "shape": array.shape,
        "min": extreme(f64::min), "max": extreme(f64::max), "mean": mean,
        "not_finite": numbers.len() - finite.len(),
        "first": numbers.iter().take(4).collect::<Vec<_>>(),
    })
}

fn line(row: &Value) -> String {
    let number = |key: &str| row[key].as_f64().map_or_else(|| "-".to_owned(), |number| format!("{number:.6}"));
    format!(
        "{}: {}{}  min {}  max {}  mean {}  not finite {}",
        row["name"].as_str().unwrap_or_default(),
        row["dtype"].as_str().unwrap_or_default(),
        row["shape"],
        number("min"),
        number("max"),
        number("mean"),
        row["not_finite"]
    )
}

/// An array held against what was expected.
struct Comparison {
    name: String,
    elements: usize,
    mismatches: usize,
    max_abs_error: f64,
    /// Where the first mismatch is, and what stands there.
    first: Option<(usize, f64, f64)>,
}

impl Comparison {
    /// `rtol` of `None`: four units in the last place of the coarser dtype; integers must be equal.
    fn new(name: &str, wanted: &Npy, got: &Npy, rtol: Option<f64>, atol: f64) -> Self {
        let precision = |array: &Npy| match array.dtype.as_str() {
            "float16" => 4.0 / 1024.0,
            "float32" => 4.0 / f64::from(1 << 23),
            "float64" => 4.0 * f64::EPSILON,
            _ => 0.0,
        };
        let rtol = rtol.unwrap_or(precision(wanted).max(precision(got)));
        let (a, b) = (wanted.numbers(), got.numbers());
        let elements = a.len().max(b.len());
        let mut found = Self {
            name: name.into(),
            elements,
            mismatches: a.len().abs_diff(b.len()),
            max_abs_error: 0.0,
            first: None,
        };
        for (index, (a, b)) in a.iter().zip(&b).enumerate() {
            let error = (a - b).abs();
            let same = a == b || (a.is_nan() && b.is_nan());
            if error.is_finite() {
                found.max_abs_error = found.max_abs_error.max(error);
            }
            // An infinity is near to nothing but itself.
            let close = error.is_finite() && error <= atol + rtol * a.abs();
            if !same && !close {
                found.mismatches += 1;
                found.first.get_or_insert((index, *a, *b));
            }
        }
        found
    }

    fn json(&self) -> Value {
        json!({
            "name": self.name, "ok": self.mismatches == 0, "elements": self.elements, "mismatches": self.mismatches,
            "max_abs_error": self.max_abs_error,
            "first_mismatch": self.first.map(|(index, wanted, got)| json!({"index": index, "expected": wanted, "got": got})),
        })
    }

    fn line(&self, terminal: &Terminal<'_>) -> String {
        let Self { name, elements, mismatches, max_abs_error, first } = self;
        let place = first.map_or_else(String::new, |(index, wanted, got)| match terminal.lang {
            super::Lang::En => format!("; at {index} expected {wanted}, got {got}"),
            super::Lang::Zh => format!("；位置 {index} 应为 {wanted}，实际为 {got}"),
        });
        match terminal.lang {
            super::Lang::En => {
                format!("{name}: {mismatches} of {elements} differ, largest error {max_abs_error:e}{place}")
            }
            super::Lang::Zh => {
                format!("{name}：{elements} 个元素中 {mismatches} 个不符，最大误差 {max_abs_error:e}{place}")
            }
        }
    }
}
