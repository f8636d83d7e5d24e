//! `asclens accuracy`: the machine model against published measurements.
//!
//! JSON: `{tables: [{table, about, calibration, compared, left_out, median_error, worst_error, rows: [{row, predicted,
//! measured, error}], left_out_rows: [{row, reason}]}]}`; errors are fractions.

use super::args::{Opt, Parsed};
use super::terminal::{Done, Exit, Stop, Terminal};
use super::{Command, measured};
use compiler::model::Message;
use compiler::sim::accuracy::{Compared, compare};
use serde_json::{Value, json};
use std::path::PathBuf;

pub const COMMAND: Command = Command {
    name: "accuracy",
    usage: "[--tables DIR] [--table NAME] [--rows] [--format json]",
    about: ("how far the machine model is from published measurements", "机器模型与公开测量值的误差"),
    options: &[
        Opt {
            name: "--tables",
            value: Some("DIR"),
            help: (
                "folder of the measured tables; by default hardware in ASCLENS_SHARED or ../shared",
                "测量表所在文件夹；默认为 ASCLENS_SHARED 或 ../shared 中的 hardware",
            ),
        },
        Opt {
            name: "--table",
            value: Some("NAME"),
            help: ("only tables whose name contains this", "只比较名称含此字的表"),
        },
        Opt { name: "--rows", value: None, help: ("every row, not only each table's worst", "列出每一行") },
        Opt { name: "--format", value: Some("text|json"), help: ("form of the result", "结果格式") },
    ],
    run,
};

/// Name and meaning of the table of whole kernels, which needs no file.
const KERNELS: (&str, (&str, &str)) =
    ("whole kernels (us)", ("whole kernels on 910B1, microseconds", "910B1 上的完整核函数，微秒"));

/// Folder of the measured tables when none is named.
pub fn folder() -> PathBuf {
    let shared = std::env::var_os("ASCLENS_SHARED").map_or_else(|| PathBuf::from("../shared"), PathBuf::from);
    shared.join("hardware")
}

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let as_json = parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json";
    let folder = parsed.value("--tables").map_or_else(folder, PathBuf::from);
    let wanted = parsed.value("--table").unwrap_or("");
    let mut compared =
        compare(&|name| name.contains(wanted).then(|| std::fs::read_to_string(folder.join(name)).ok())?)
            .map_err(|error| Stop::fault(&error))?;
    if KERNELS.0.contains(wanted) {
        let (rows, left_out) = measured::compare();
        compared.push(Compared { table: KERNELS.0, about: KERNELS.1, calibration: false, rows, left_out });
    }
    if compared.is_empty() {
        let shown = folder.display();
        return Err(Stop::usage(Message::new(
            format!("no measured table in {shown}; name their folder with --tables"),
            format!("{shown} 中没有测量表；请用 --tables 指定文件夹"),
        )));
    }
    if as_json {
        let tables: Vec<Value> = compared.iter().map(|table| described(table, terminal)).collect();
        writeln!(terminal.out, "{:#}", json!({ "tables": tables }))?;
    } else {
        write!(terminal.out, "{}", table(&compared, parsed.has("--rows"), terminal))?;
    }
    Ok(Exit::Fine)
}

fn described(table: &Compared, terminal: &Terminal<'_>) -> Value {
    let (median, worst) = table.errors();
    let rows: Vec<Value> = table
        .rows
        .iter()
        .map(|row| json!({"row": row.what, "predicted": row.predicted, "measured": row.measured, "error": row.error()}))
        .collect();
    let left_out: Vec<Value> =
        table.left_out.iter().map(|(row, reason)| json!({"row": row, "reason": reason})).collect();
    json!({
        "table": table.table, "about": terminal.lang.of(table.about), "calibration": table.calibration,
        "compared": rows.len(), "left_out": left_out.len(), "median_error": median, "worst_error": worst,
        "rows": rows, "left_out_rows": left_out,
    })
}

fn table(compared: &[Compared], rows: bool, terminal: &Terminal<'_>) -> String {
    let word = |en: &'static str, zh: &'static str| terminal.lang.of((en, zh));
    let mut text =
        format!("{:<40} {:>8} {:>8} {:>8} {:>8}  worst row\n", "table", "compared", "left out", "median %", "worst %");
    for table in compared {
        let (median, worst) = table.errors();
        let row = table.worst().map_or_else(String::new, |row| {
            format!("{}: {:.1}, {} {:.1}", row.what, row.predicted, word("measured", "测得"), row.measured)
        });
        text += &format!(
            "{:<40} {:>8} {:>8} {:>8.1} {:>8.1}  {row}\n",
            table.table,
            table.rows.len(),
            table.left_out.len(),
            100.0 * median,
            100.0 * worst
        );
    }
    let sums = |calibration: bool| {
        let chosen = compared.iter().filter(|table| table.calibration == calibration);
        chosen.fold((0, 0), |(rows, out), table| (rows + table.rows.len(), out + table.left_out.len()))
    };
    let (used, out) = sums(true);
    let share = 100.0 * out as f64 / (used + out).max(1) as f64;
    text += &format!(
        "{} {used}, {} {out} ({share:.1} %)\n",
        word("calibration: compared", "标定：已比较"),
        word("left out", "未比较")
    );
    if rows {
        for table in compared {
            text += &format!("\n{} ({})\n", table.table, terminal.lang.of(table.about));
            for row in &table.rows {
                text += &format!(
                    "  {:<48} {:>10.1} {:>10.1} {:>+7.1} %\n",
                    row.what,
                    row.predicted,
                    row.measured,
                    100.0 * row.error()
                );
            }
            for (row, reason) in &table.left_out {
                text += &format!("  {row:<48} {}: {reason}\n", word("left out", "未比较"));
            }
        }
    }
    text
}
