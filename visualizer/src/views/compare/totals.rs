//! All figures of both versions and how they differ.

use super::layout::{Total, Unit, What};
use crate::i18n::fill;
use crate::text::{bytes, grouped};
use crate::views::ViewContext;
use crate::widgets::table::{Cell, Column, Row, Table};
use egui::{Id, Ui};

pub fn show(ui: &mut Ui, cx: &ViewContext<'_>, totals: &[Total]) {
    let t = cx.t;
    let columns = [
        Column::text(&t.col_what, 0.0),
        Column::number("A", 110.0),
        Column::number("B", 110.0),
        Column::number(&t.col_difference, 110.0),
        Column::number(&t.col_change, 84.0),
    ];
    let table = Table {
        id: Id::new("compare-totals"),
        label: &t.compare_totals,
        columns: &columns,
        rows: totals.len(),
        sort: None,
    };
    table.show(ui, cx.theme, |row| total(cx, &totals[row]));
}

fn total(cx: &ViewContext<'_>, total: &Total) -> Row {
    let theme = cx.theme;
    let shown = |value: Option<u64>| value.map_or("–".into(), |value| figure(total.unit, value));
    let difference = total.left.zip(total.right).map(|(a, b)| (b.cmp(&a), b.abs_diff(a)));
    // Moved bytes and operations are neither good nor bad by themselves.
    let judged = total.unit == Unit::Cycles || total.what == What::Errors;
    let (text, hue) = match difference {
        Some((std::cmp::Ordering::Less, by)) => (format!("−{}", figure(total.unit, by)), theme.good()),
        Some((std::cmp::Ordering::Greater, by)) => (format!("+{}", figure(total.unit, by)), theme.bad()),
        Some(_) => ("=".into(), theme.faint()),
        None => (String::new(), theme.dim()),
    };
    let hue = if judged || text == "=" { hue } else { theme.text() };
    let edge = match &total.what {
        What::Busy(pipe) | What::Waiting(pipe) => Some(theme.pipe(*pipe)),
        _ => None,
    };
    Row {
        cells: vec![
            Cell::text(name(cx, &total.what)),
            Cell::code(shown(total.left)),
            Cell::code(shown(total.right)),
            Cell::code(text).hue(hue),
            Cell::code(percent(total.left, total.right).unwrap_or_default()).hue(hue),
        ],
        edge,
        lit: false,
    }
}

/// Change from left to right in percent, with its sign; `None` where there is none or nothing to compare with.
pub fn percent(left: Option<u64>, right: Option<u64>) -> Option<String> {
    let (a, b) = (left? as f64, right? as f64);
    if a == 0.0 || a == b {
        return None;
    }
    let percent = (b - a) / a * 100.0;
    Some(format!("{}{:.1} %", if percent < 0.0 { "−" } else { "+" }, percent.abs()))
}

fn figure(unit: Unit, value: u64) -> String {
    match unit {
        Unit::Cycles | Unit::Count => grouped(value),
        Unit::Bytes => bytes(value),
    }
}

fn name(cx: &ViewContext<'_>, what: &What) -> String {
    let t = cx.t;
    match what {
        What::Makespan => t.total_makespan.clone(),
        What::Busy(pipe) => fill(&t.total_busy, &[pipe.name()]),
        What::Waiting(pipe) => fill(&t.total_waiting, &[pipe.name()]),
        What::Peak(buffer) => fill(&t.total_peak, &[buffer]),
        What::Path(path) => fill(&t.total_path, &[path]),
        What::Ops => t.total_ops.clone(),
        What::Errors => t.total_errors.clone(),
    }
}
