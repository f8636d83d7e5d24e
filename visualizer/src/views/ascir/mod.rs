//! AscIR after each pass: a slider over the stages, and the text with what each pass did to it.

pub mod diff;
mod layout;
mod slider;

use super::{View, ViewContext, names, nothing_yet, steps};
use crate::i18n::fill;
use crate::session::{Anchor, Command, Held, Pane};
use crate::theme::{self, STALE_OPACITY, space};
use crate::widgets::code::tokens::ASCIR;
use crate::widgets::code::{CodeLine, CodeSpec, CodeView, Mark, Reveal};
use crate::widgets::{chip, empty_state, label};
use compiler::model::{Change, OpId, OpRecord, StageSnapshot};
use compiler::ops;
use egui::{Id, Ui};
use layout::{Row, Rows, What};

#[derive(Default)]
pub struct AscIr {
    code: CodeView,
    rows: Rows,
    /// Selection that was last scrolled to.
    seen: Option<Anchor>,
    /// Row that the keys went to, to be scrolled to.
    walked_to: Option<usize>,
    /// Which stages changed something, of the results of a revision.
    changed: (u64, Vec<bool>),
}

impl View for AscIr {
    fn pane(&self) -> Pane {
        Pane::AscIr
    }

    fn main_id(&self) -> Option<Id> {
        Some(Id::new("ascir-text"))
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.ascir.clone()
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        let stale = stages(cx).is_some_and(|held| cx.is_stale(held));
        if stale { format!("{} · {}", cx.t.stale_since, cx.t.stale) } else { String::new() }
    }

    fn controls(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, room: f32) {
        let (Some(held), Some(shown)) = (stages(cx), cx.session.shown_stage()) else { return };
        if self.changed.0 != held.revision {
            self.changed = (held.revision, held.value.iter().map(slider::changed).collect());
        }
        let base = base(cx, shown);
        let delta = slider::delta(&held.value, base, shown);
        let ops = match delta {
            Some(0) => cx.t.stage_same.clone(),
            Some(by) if by < 0 => fill(&cx.t.stage_delta, &[&format!("−{}", -by)]),
            Some(by) => fill(&cx.t.stage_delta, &[&format!("+{by}")]),
            None => fill(&cx.t.stage_ops, &[&held.value[shown].ops.len().to_string()]),
        };
        let left = ui.cursor().right();
        if (room > 420.0 || cx.session.changed_only)
            && chip(ui, cx.theme, &cx.t.changed_only, cx.session.changed_only, false).clicked()
        {
            cx.send(Command::ChangedOnly(!cx.session.changed_only));
        }
        if room > 580.0 || cx.session.base_stage.is_some() {
            against(ui, cx, &held.value, base, shown);
        }
        if room > 380.0 {
            let response = label(ui, &ops, theme::text_font(), cx.theme.dim());
            response.on_hover_ui(|ui| {
                let changes = slider::changes(cx, self.rows.diff().counts());
                ui.label(changes.unwrap_or_else(|| cx.t.stage_same.clone()));
            });
        }
        let name = format!("{shown} {}", held.value[shown].name);
        label(ui, &name, theme::strong_font(), cx.theme.text());
        ui.add_space(space::XS);
        let used = left - ui.cursor().right();
        slider::show(ui, cx, (&held.value, &self.changed.1), (base, shown), room - used - space::L);
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let (Some(held), Some(shown)) = (stages(cx), cx.session.shown_stage()) else {
            nothing_yet(ui, cx, &cx.t.ascir_empty);
            return;
        };
        if cx.is_stale(held) {
            ui.multiply_opacity(STALE_OPACITY);
        }
        let base = base(cx, shown);
        let (changed_only, with_erased) = (cx.session.changed_only, cx.session.base_stage.is_some());
        self.rows.update(held.revision, &held.value, What { shown, base, changed_only, with_erased });
        if self.rows.list().is_empty() && cx.session.changed_only {
            empty_state(ui, cx.theme, &cx.t.changed_none, None);
            return;
        }
        self.text(ui, cx, held, (base, shown));
    }
}

fn stages<'a>(cx: &ViewContext<'a>) -> Option<&'a Held<Vec<StageSnapshot>>> {
    cx.document()?.results.stages.as_ref()
}

impl AscIr {
    fn text(
        &mut self,
        ui: &mut Ui,
        cx: &ViewContext<'_>,
        held: &Held<Vec<StageSnapshot>>,
        (base, shown): (usize, usize),
    ) {
        let Some(document) = cx.document() else { return };
        let stage = &held.value[shown];
        let (results, selection) = (&document.results, cx.session.selection());
        let rows = &self.rows;
        // The stage that a row is of: an erased operation is of the base.
        let stage_of = |row: &Row| if row.erased { &held.value[base] } else { stage };
        let change_of = |row: &Row| row.record.and_then(|record| rows.diff().changes.get(record)).copied();
        let record_of = |row: &Row| row.record.and_then(|record| stage_of(row).ops.get(record));
        let ids = |row: usize| -> Vec<OpId> {
            rows.list().get(row).and_then(record_of).and_then(|record| record.op).into_iter().collect()
        };
        let lit = |row: usize| results.is_lit(held, selection, &ids(row));
        let mut reveal = None;
        if self.seen != selection.anchor {
            self.seen = selection.anchor;
            let elsewhere = !matches!(selection.anchor, Some(Anchor::StageLine { .. }) | None);
            let first = (0..rows.list().len()).find(|row| elsewhere && lit(*row));
            reveal = first.map(|line| Reveal { line, column: 0, centre: true });
        }
        if let Some(line) = self.walked_to.take() {
            reveal = Some(Reveal { line, column: 0, centre: false });
        }
        let line = |row: usize| -> CodeLine<'_> {
            let Some(place) = rows.list().get(row) else { return CodeLine::default() };
            let text = stage_of(place).text.get(place.bytes.clone()).unwrap_or("");
            let record = record_of(place);
            let origin = record.and_then(|record| record.op).and_then(|op| held.origins.get(op));
            CodeLine {
                text: text.into(),
                tokens: ASCIR.line(text),
                number: place.line as usize + 1,
                edge: record.and_then(|record| record.pipe),
                mark: if place.erased { Some(Mark::Removed) } else { change_of(place).and_then(mark) },
                lit: lit(row),
                right: names::origin_mark(record.map(|record| record.link), origin.map(|origin| origin.line)),
                ..CodeLine::default()
            }
        };
        let spec = CodeSpec {
            id: Id::new("ascir-text"),
            lines: rows.list().len(),
            most_cycles: 0,
            right_gutter: true,
            reveal,
        };
        let frame = self.code.begin(ui, &spec);
        self.code.paint(ui, cx.theme, &frame, line);
        CodeView::describe(ui, &cx.t.ascir_label, &frame, line);
        let pointed = frame.response.hover_pos().and_then(|at| rows.list().get(frame.layout.line_at(at.y)));
        if let Some((row, record)) = pointed.and_then(|row| Some((row, record_of(row)?))) {
            let stage = if row.erased { base } else { shown };
            let text = about(cx, &held.value, stage, row.record.unwrap_or(0), record);
            frame.response.clone().on_hover_text_at_pointer(text);
        }
        let clicked = frame.response.interact_pointer_pos().filter(|_| frame.response.clicked());
        if clicked.is_some() {
            frame.response.request_focus();
        }
        let by = steps(ui, &frame.response);
        let here = match selection.anchor {
            Some(Anchor::StageLine { line, .. }) => rows.list().iter().position(|row| row.line == line && !row.erased),
            _ => None,
        };
        let walked = (by != 0 && !rows.list().is_empty()).then(|| {
            let from = here.map_or(frame.layout.visible().start as i64 - by.signum(), |row| row as i64);
            (from + by).clamp(0, rows.list().len() as i64 - 1) as usize
        });
        self.walked_to = walked;
        if let Some(row) = clicked.map(|at| frame.layout.line_at(at.y)).or(walked).and_then(|row| rows.list().get(row))
        {
            cx.send(match record_of(row).and_then(|record| record.op).filter(|_| row.erased) {
                Some(op) => Command::Select(Anchor::Op(op)),
                None => Command::Select(Anchor::StageLine { stage: shown, line: row.line }),
            });
        }
    }
}

/// Stage that the shown one is compared with.
fn base(cx: &ViewContext<'_>, shown: usize) -> usize {
    cx.session.base_stage.unwrap_or(usize::MAX).min(shown.saturating_sub(1))
}

/// Chooses what the shown stage is compared with.
fn against(ui: &mut Ui, cx: &ViewContext<'_>, stages: &[StageSnapshot], base: usize, shown: usize) {
    let t = cx.t;
    let name = match cx.session.base_stage {
        Some(_) => fill(&t.diff_against, &[&format!("{base} {}", stages[base].name)]),
        None => t.diff_step.clone(),
    };
    let chosen = chip(ui, cx.theme, &format!("{name} ▾"), cx.session.base_stage.is_some(), false);
    egui::Popup::menu(&chosen).show(|ui| {
        if ui.selectable_label(cx.session.base_stage.is_none(), &t.diff_step).clicked() {
            cx.send(Command::SetBaseStage(None));
        }
        for (number, stage) in stages.iter().enumerate().take(shown) {
            let name = format!("{number} {}", stage.name);
            if ui.selectable_label(cx.session.base_stage == Some(number), name).clicked() {
                cx.send(Command::SetBaseStage(Some(number)));
            }
        }
    });
}

/// What an operation does, how surely it is tied to the source, and which passes made and changed it.
fn about(cx: &ViewContext<'_>, stages: &[StageSnapshot], stage: usize, op: usize, record: &OpRecord) -> String {
    let mut lines = vec![record.name.clone()];
    let summary = ops::op(&record.name).map(|op| names::text(op.summary, cx.lang)).filter(|text| !text.is_empty());
    lines.extend(summary.map(str::to_owned));
    lines.push(format!("{}: {}", cx.t.row_link, names::link_name(cx.t, record.link)));
    for (number, change) in diff::life(stages, stage, op) {
        lines.push(fill(names::change_name(cx.t, change), &[&format!("{number} {}", stages[number].name)]));
    }
    lines.join("\n")
}

fn mark(change: Change) -> Option<Mark> {
    match change {
        Change::Kept => None,
        Change::Moved => Some(Mark::Moved),
        Change::New | Change::Split => Some(Mark::Added),
        Change::Edited | Change::Fused => Some(Mark::Edited),
    }
}
