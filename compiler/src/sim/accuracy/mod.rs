//! How far the model is from published measurements, table by table.
//!
//! In: the text of measured tables, by name. Out: predicted and measured figure of every row that the model can
//! express, and the rows left out with the reason (`assets/targets/left_out.csv`).
//! Always holds: a row is compared or left out by name; nothing is dropped in silence.

mod kernels;
mod moves;
mod vector;

use crate::target::{Target, TargetError, load};

/// One figure of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub what: String,
    /// In the unit of the table, mostly cycles.
    pub predicted: f64,
    pub measured: f64,
}

impl Row {
    /// Predicted over measured, less one.
    pub fn error(&self) -> f64 {
        self.predicted / self.measured - 1.0
    }
}

/// What came of one table.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    pub table: &'static str,
    /// What is compared: English, Chinese.
    pub about: (&'static str, &'static str),
    /// True for the tables that the model's figures were taken from; the others check it.
    pub calibration: bool,
    pub rows: Vec<Row>,
    /// Rows that are not compared, with the reason.
    pub left_out: Vec<(String, String)>,
}

impl Compared {
    /// Median and largest absolute error; zeros for an empty table.
    pub fn errors(&self) -> (f64, f64) {
        let mut errors: Vec<f64> = self.rows.iter().map(|row| row.error().abs()).collect();
        errors.sort_by(f64::total_cmp);
        (errors.get(errors.len() / 2).copied().unwrap_or(0.0), errors.last().copied().unwrap_or(0.0))
    }

    /// The row that is furthest off.
    pub fn worst(&self) -> Option<&Row> {
        self.rows.iter().max_by(|a, b| a.error().abs().total_cmp(&b.error().abs()))
    }
}

/// A table that the model is compared with.
struct Table {
    /// Path under the folder of measured tables.
    name: &'static str,
    about: (&'static str, &'static str),
    calibration: bool,
    /// Rows from the table's lines, header removed, cells split at commas outside quotes.
    rows: fn(&[Vec<String>], &Chips) -> Vec<Row>,
}

/// The chips that tables were measured on.
struct Chips {
    b1: Target,
    a5: Option<Target>,
}

const TABLES: &[Table] = &[
    Table {
        name: "mskpp_910b/VecType.csv",
        about: ("vector instructions in a row", "连续的向量指令"),
        calibration: true,
        rows: vector::in_a_row,
    },
    Table {
        name: "mskpp_910b/MovType.csv",
        about: ("transfers of one core", "单核数据搬运"),
        calibration: true,
        rows: moves::transfers,
    },
    Table {
        name: "mskpp_910b/MovTypeRepeat.csv",
        about: ("transfers of fractals", "分形数据搬运"),
        calibration: true,
        rows: moves::fractals,
    },
    Table {
        name: "mskpp_910b/MmadType.csv",
        about: ("matrix products", "矩阵乘"),
        calibration: true,
        rows: moves::products,
    },
    Table {
        name: "att_910b/vector_linear_fit.csv",
        about: ("single vector calls", "单次向量调用"),
        calibration: true,
        rows: vector::fits,
    },
    Table {
        name: "pto-isa_a2a3/cce_head_slope_tail.csv",
        about: ("single vector instructions", "单条向量指令"),
        calibration: true,
        rows: vector::slopes,
    },
    Table {
        name: "pto-isa_a2a3/formula_params.csv",
        about: ("tile operations by width", "按宽度的块操作"),
        calibration: true,
        rows: vector::formulas,
    },
    Table {
        name: "validation/validation_targets.csv",
        about: ("bank conflicts and single instructions", "存储体冲突与单条指令"),
        calibration: false,
        rows: kernels::targets,
    },
    Table {
        name: "validation/pto_isa_profiling_cycles.csv",
        about: ("tile operations", "块操作"),
        calibration: false,
        rows: kernels::tiles,
    },
];

/// Rows that are not compared: table, row (a `*` at the end stands for anything), reason.
const LEFT_OUT: &str = include_str!("../../../../assets/targets/left_out.csv");

/// Compares with every table that `read` gives the text of.
///
/// # Errors
/// When a chip's description does not load.
pub fn compare(read: &dyn Fn(&str) -> Option<String>) -> Result<Vec<Compared>, TargetError> {
    let chips = Chips { b1: load("Ascend910B1")?, a5: load("Ascend950PR_9599").ok() };
    let left_out: Vec<Vec<String>> = LEFT_OUT.lines().skip(1).map(cells).collect();
    let compared = TABLES.iter().filter_map(|table| {
        let text = read(table.name)?;
        let lines: Vec<Vec<String>> = text.lines().skip(1).map(cells).collect();
        let mut compared = Compared {
            table: table.name,
            about: table.about,
            calibration: table.calibration,
            rows: Vec::new(),
            left_out: Vec::new(),
        };
        for row in (table.rows)(&lines, &chips) {
            let reason =
                left_out.iter().find(|line| line.len() > 2 && line[0] == table.name && fits(&line[1], &row.what));
            match reason {
                Some(line) => compared.left_out.push((row.what, line[2..].join(","))),
                None if row.predicted.is_finite() && row.measured > 0.0 => compared.rows.push(row),
                None => compared.left_out.push((row.what, "not modelled".into())),
            }
        }
        Some(compared)
    });
    Ok(compared.collect())
}

fn fits(pattern: &str, what: &str) -> bool {
    pattern.strip_suffix('*').map_or(pattern == what, |start| what.starts_with(start))
}

/// Cells of a CSV line; quotes keep commas together.
fn cells(line: &str) -> Vec<String> {
    let (mut cells, mut quoted) = (vec![String::new()], false);
    for c in line.chars() {
        match (c, quoted) {
            ('"', _) => quoted = !quoted,
            (',', false) => cells.push(String::new()),
            _ => {
                if let Some(cell) = cells.last_mut() {
                    cell.push(c);
                }
            }
        }
    }
    cells
}

/// A cell as a number; NaN when it is none.
fn number(line: &[String], cell: usize) -> f64 {
    line.get(cell).and_then(|text| text.trim().parse().ok()).unwrap_or(f64::NAN)
}

fn text(line: &[String], cell: usize) -> &str {
    line.get(cell).map_or("", String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_compared_or_left_out_by_name() {
        let text = "key,num_sum,cal_perf_bytes_per_cycle,idx,repeat,total_cycles\n\
                    VABS_FP32_FP32_1_core_910b1,1024,0,0,16,16.02\n\
                    VMULS_FP32_FP32_FP32_1_core_910b1,1024,0,0,14,25961.97\n\
                    VWHAT_FP32_FP32_1_core_910b1,1024,0,0,14,3\n";
        let compared = compare(&|name| (name == "mskpp_910b/VecType.csv").then(|| text.to_owned())).unwrap();
        assert_eq!(compared.len(), 1);
        assert_eq!(compared[0].rows.len(), 1);
        assert!(compared[0].rows[0].error().abs() < 0.01, "{:?}", compared[0].rows);
        assert_eq!(compared[0].left_out.len(), 2);
        assert!(compared[0].left_out[1].1.contains("not modelled"), "{:?}", compared[0].left_out);
    }

    #[test]
    fn commas_in_quotes_belong_to_a_cell() {
        assert_eq!(cells("a,\"b,c\",d"), ["a", "b,c", "d"]);
    }
}
