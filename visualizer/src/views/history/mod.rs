//! Every save of the active document and what it gave, newest first. Two of them, or one and the present, compare.

mod layout;

use super::names::bound_name;
use super::{View, ViewContext};
use crate::session::{Command, Pane, Side, SnapshotId, SnapshotInfo};
use crate::text::{bytes, grouped};
use crate::widgets::table::{Cell, Column, Row, Table};
use crate::widgets::{chip, empty_state};
use egui::{Id, Ui};
use layout::{ago, change};
use std::time::{SystemTime, UNIX_EPOCH};

#[derive(Default)]
pub struct History {
    /// Chosen snapshots, the last chosen one last; at most two.
    chosen: Vec<SnapshotId>,
}

impl View for History {
    fn pane(&self) -> Pane {
        Pane::History
    }

    fn main_id(&self) -> Option<Id> {
        Some(Id::new("history"))
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.history.clone()
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        if cx.session.history.is_empty() { String::new() } else { cx.t.history_about.clone() }
    }

    fn controls(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, room: f32) {
        let known = |id: &SnapshotId| cx.session.history.iter().any(|info| info.id == *id);
        self.chosen.retain(known);
        if room > 120.0 && chip(ui, cx.theme, &cx.t.compare_head, false, true).clicked() {
            cx.send(Command::Compare { left: Side::Head, right: Side::Present });
        }
        match self.chosen.as_slice() {
            [one] if room > 260.0 => {
                if chip(ui, cx.theme, &cx.t.compare_present, false, true).clicked() {
                    cx.send(Command::Compare { left: Side::Saved(*one), right: Side::Present });
                }
                if room > 360.0 && chip(ui, cx.theme, &cx.t.history_forget, false, false).clicked() {
                    cx.send(Command::ForgetSnapshot(*one));
                }
            }
            [a, b] if room > 260.0 => {
                let (left, right) = (Side::Saved(*a.min(b)), Side::Saved(*a.max(b)));
                if chip(ui, cx.theme, &cx.t.compare_both, false, true).clicked() {
                    cx.send(Command::Compare { left, right });
                }
            }
            _ => {}
        }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let list = &cx.session.history;
        if list.is_empty() {
            let saved = cx.document().is_some_and(|document| document.path.is_some());
            let text = if saved { &cx.t.history_empty } else { &cx.t.history_unsaved };
            if empty_state(ui, cx.theme, text, Some(&cx.t.save)) {
                cx.send(Command::Save);
            }
            return;
        }
        let t = cx.t;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64);
        let columns = [
            Column::text(&t.col_when, 110.0),
            Column::text(&t.col_chip, 110.0),
            Column::number(&t.col_lines, 56.0),
            Column::number(&t.col_ops, 56.0),
            Column::number(&t.col_cycles, 84.0),
            Column::number(&t.col_change, 74.0),
            Column::text(&t.col_bound, 84.0),
            Column::text(&t.col_peak, 0.0),
        ];
        let label = &t.history_label;
        let table = Table { id: Id::new("history"), label, columns: &columns, rows: list.len(), sort: None };
        let at = |row: usize| list.len() - 1 - row;
        let touched = table.show(ui, cx.theme, |row| {
            let before = at(row).checked_sub(1).and_then(|before| list.get(before));
            self.row(cx, &list[at(row)], before, now)
        });
        if let Some(row) = touched.chosen {
            let id = list[at(row)].id;
            if !ui.input(|input| input.modifiers.command || input.modifiers.shift) {
                self.chosen.clear();
            }
            self.chosen.retain(|known| *known != id);
            self.chosen.push(id);
            let excess = self.chosen.len().saturating_sub(2);
            self.chosen.drain(..excess);
        }
        if let Some(row) = touched.double_clicked {
            cx.send(Command::Compare { left: Side::Saved(list[at(row)].id), right: Side::Present });
        }
    }
}

impl History {
    fn row(&self, cx: &ViewContext<'_>, info: &SnapshotInfo, before: Option<&SnapshotInfo>, now: u64) -> Row {
        let theme = cx.theme;
        let facts = &info.facts;
        let number = |value: Option<u64>| value.map_or("–".into(), grouped);
        let peaks: Vec<String> =
            facts.peaks.iter().map(|(name, peak, _)| format!("{} {}", name.name(), bytes(*peak))).collect();
        let (change, hue) = match change(before.and_then(|before| before.facts.cycles), facts.cycles) {
            Some((text, by)) if by < 0.0 => (text, theme.good()),
            Some((text, by)) if by > 0.0 => (text, theme.bad()),
            Some((text, _)) => (text, theme.dim()),
            None => (String::new(), theme.dim()),
        };
        let errors = crate::i18n::fill(&cx.t.status_failed, &[&facts.errors.to_string()]);
        let bound = if facts.errors > 0 {
            Cell::text(errors).hue(theme.bad())
        } else {
            Cell::text(bound_name(cx.t, &facts.bound))
        };
        Row {
            cells: vec![
                Cell::text(ago(cx.t, now.saturating_sub(info.id.0) / 1000)),
                Cell::text(&info.chip).hue(theme.dim()),
                Cell::code(grouped(info.lines)),
                Cell::code(number(facts.ops)),
                Cell::code(number(facts.cycles)),
                Cell::code(change).hue(hue),
                bound,
                Cell::text(peaks.join(" · ")).hue(theme.dim()),
            ],
            edge: None,
            lit: self.chosen.contains(&info.id),
        }
    }
}
