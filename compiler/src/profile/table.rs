//! Comma separated text to a [`Table`]: header by name, cells typed, everything odd named.
//!
//! Always holds: a cell that should be a number and is none is missing and a problem; a row that does not fit the
//! header gives no values; no column is dropped.

use super::import::Import;
use super::number::{self, Read, bare, is_missing};
use super::problems;
use crate::model::{Cells, Column, Role, Table};
use std::collections::HashMap;

/// Problems of one kind listed per file before they are only counted.
const LISTED: usize = 5;

/// Columns that hold times of day.
const TIMES: [&str; 13] = [
    "Task Start Time(us)",
    "Start Time(us)",
    "task_start(us)",
    "task_stop(us)",
    "Timestamp(us)",
    "Allocation Time(us)",
    "Release Time(us)",
    "Active Release Time(us)",
    "FP Start(us)",
    "BP End(us)",
    "Iteration End(us)",
    "Reduce Start(us)",
    "Start Timestamp(us)",
];

/// Endings of names of columns that hold numbers and nothing else.
const NUMBERS: [&str; 12] = [
    "(us)",
    "(%)",
    "(GB/s)",
    "(KB)",
    "(MB)",
    "_ratio",
    "_cycles",
    "_rate",
    "_instructions",
    "_number",
    "_fops",
    "cycles",
];

/// Whether the column must hold numbers. Everything else is typed by what it holds.
fn must_be_number(name: &str) -> bool {
    let name = name.trim_end_matches("(estimate)");
    NUMBERS.iter().any(|end| name.ends_with(end))
}

/// The header of a table, without the empty column that a comma at the end makes.
pub fn header(line: &str) -> Vec<String> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(line.as_bytes());
    let first = reader.records().next().and_then(Result::ok).unwrap_or_default();
    let mut names: Vec<String> = first.iter().map(|name| bare(name).to_owned()).collect();
    if names.len() > 1 && names.last().is_some_and(String::is_empty) {
        names.pop();
    }
    names
}

struct Builder {
    name: String,
    index: Vec<u32>,
    values: Vec<String>,
    known: HashMap<String, u32>,
    /// Line of the first row of each distinct value.
    lines: Vec<u64>,
}

impl Builder {
    fn push(&mut self, cell: &str, line: u64) {
        let cell = bare(cell);
        if is_missing(cell) {
            self.index.push(u32::MAX);
            return;
        }
        let next = self.values.len() as u32;
        let at = match self.known.get(cell) {
            Some(at) => *at,
            None => {
                self.known.insert(cell.to_owned(), next);
                self.values.push(cell.to_owned());
                self.lines.push(line);
                next
            }
        };
        self.index.push(at);
    }
}

/// Reads a whole table. `None` when there is not even a header.
pub fn read(import: &mut Import<'_>, file: &str, role: Role, bytes: Vec<u8>) -> Option<Table> {
    let text = super::text::decode(import, file, bytes);
    let ended = text.ends_with(['\n', '\r']);
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    let mut record = csv::StringRecord::new();
    if !matches!(reader.read_record(&mut record), Ok(true)) {
        return None;
    }
    let mut names: Vec<String> = record.iter().map(|name| bare(name).to_owned()).collect();
    let trailing = names.len() > 1 && names.last().is_some_and(String::is_empty);
    if trailing {
        names.pop();
    }
    let mut columns: Vec<Builder> = Vec::new();
    for name in names {
        if columns.iter().any(|column| column.name == name) {
            import.problem(problems::duplicate_column(&name).in_file(file));
        }
        columns.push(Builder { name, index: vec![], values: vec![], known: HashMap::new(), lines: vec![] });
    }
    let width = columns.len();
    let mut rows = 0;
    let mut ragged = 0;
    // A file whose last line does not end was cut, unless that line is as whole as the others.
    let end = text.len() as u64;
    while let Ok(true) = reader.read_record(&mut record) {
        let line = record.position().map_or(0, csv::Position::line);
        let cells = record.len();
        let fits =
            cells == width || (cells == width + 1 && record.get(width).is_some_and(|cell| bare(cell).is_empty()));
        let last = reader.position().byte() >= end;
        if last && !ended && !(fits && (!trailing || cells == width + 1)) {
            import.problem(problems::cut().at(file, line));
            break;
        }
        if !fits {
            ragged += 1;
            if ragged <= LISTED {
                import.problem(problems::ragged(cells, width).at(file, line));
            }
            continue;
        }
        if !import.take_cells(width) {
            import.problem(problems::too_many_cells(import.limits.cells).at(file, line));
            break;
        }
        for (column, cell) in columns.iter_mut().zip(record.iter()) {
            column.push(cell, line);
        }
        rows += 1;
    }
    if ragged > LISTED {
        import.problem(problems::more_like(ragged - LISTED).in_file(file));
    }
    if !text.contains('\n') {
        import.problem(problems::cut().at(file, 1));
    }
    if rows == 0 {
        import.problem(problems::no_rows().in_file(file));
    }
    let mut unlisted = 0;
    let columns = columns.into_iter().map(|column| typed(import, file, column, &mut unlisted)).collect();
    if unlisted > 0 {
        import.problem(problems::more_like(unlisted).in_file(file));
    }
    Some(Table { role, file: file.into(), name: String::new(), rows, columns })
}

fn typed(import: &mut Import<'_>, file: &str, column: Builder, unlisted: &mut usize) -> Column {
    let Builder { name, index, values, lines, .. } = column;
    let pick = |at: u32| values.get(at as usize).map(String::as_str);
    if TIMES.contains(&name.as_str()) {
        let times: Vec<Read<i64>> = values.iter().map(|value| number::nanos(value)).collect();
        let mut listed = 0;
        for ((value, time), line) in values.iter().zip(&times).zip(&lines) {
            if *time != Read::Wrong {
                continue;
            }
            listed += 1;
            if value.contains(['e', 'E']) && matches!(number::number(value), Read::Value(_)) {
                if listed == 1 {
                    import.problem(problems::spreadsheet_time(&name).at(file, *line));
                }
            } else if listed <= LISTED {
                import.problem(problems::wrong_number(&name, value).at(file, *line));
            } else {
                *unlisted += 1;
            }
        }
        let cells = index.iter().map(|at| times.get(*at as usize).and_then(|time| time.value())).collect();
        return Column { name, cells: Cells::Nanos(cells) };
    }
    let numbers: Vec<Read<f64>> = values.iter().map(|value| number::number(value)).collect();
    let wrong = numbers.iter().filter(|number| **number == Read::Wrong).count();
    // Long whole numbers are identifiers: a float would change their last digits.
    let identifier = |value: &str| value.len() > 15 && value.bytes().all(|byte| byte.is_ascii_digit());
    let by_name = must_be_number(&name);
    if values.is_empty() && !must_be_number(&name) {
        return Column { name, cells: Cells::Text { index, values } };
    }
    if !by_name && (wrong > 0 || values.iter().any(|value| identifier(value))) {
        return Column { name, cells: Cells::Text { index, values } };
    }
    let mut listed = 0;
    for (at, number) in numbers.iter().enumerate() {
        if *number == Read::Wrong {
            listed += 1;
            match listed <= LISTED {
                true => import.problem(problems::wrong_number(&name, &values[at]).at(file, lines[at])),
                false => *unlisted += 1,
            }
        }
    }
    let cells =
        index.iter().map(|at| pick(*at).and_then(|_| numbers.get(*at as usize)?.value()).unwrap_or(f64::NAN)).collect();
    Column { name, cells: Cells::Number(cells) }
}
