//! AscIR after each pass: a slider over the stages, and the text with what each pass did to it.

mod layout;
mod slider;

use super::{View, ViewContext, names, nothing_yet};
use crate::i18n::fill;
use crate::session::{Anchor, Command, Held, Pane};
use crate::theme::{self, STALE_OPACITY, space};
use crate::widgets::code::tokens::ASCIR;
use crate::widgets::code::{CodeLine, CodeSpec, CodeView, Mark, Reveal};
use crate::widgets::{chip, empty_state, label};
use compiler::model::{Change, OpId, StageSnapshot};
use compiler::ops;
use egui::{Id, Ui};
use layout::{Row, Rows};

#[derive(Default)]
pub struct AscIr {
    code: CodeView,
    rows: Rows,
    /// Selection that was last scrolled to.
    seen: Option<Anchor>,
}

impl View for AscIr {
    fn pane(&self) -> Pane {
        Pane::AscIr
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
        let delta = slider::delta(&held.value, shown);
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
        if room > 300.0 {
            label(ui, &ops, theme::text_font(), cx.theme.dim());
        }
        let name = format!("{shown} {}", held.value[shown].name);
        label(ui, &name, theme::strong_font(), cx.theme.text());
        ui.add_space(space::XS);
        let used = left - ui.cursor().right();
        slider::show(ui, cx, &held.value, shown, room - used - space::L);
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let (Some(held), Some(shown)) = (stages(cx), cx.session.shown_stage()) else {
            nothing_yet(ui, cx, &cx.t.ascir_empty);
            return;
        };
        if cx.is_stale(held) {
            ui.multiply_opacity(STALE_OPACITY);
        }
        self.rows.update(held.revision, &held.value, shown, cx.session.changed_only);
        if self.rows.list().is_empty() && cx.session.changed_only {
            empty_state(ui, cx.theme, &cx.t.changed_none, None);
            return;
        }
        self.text(ui, cx, held, shown);
    }
}

fn stages<'a>(cx: &ViewContext<'a>) -> Option<&'a Held<Vec<StageSnapshot>>> {
    cx.document()?.results.stages.as_ref()
}

impl AscIr {
    fn text(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, held: &Held<Vec<StageSnapshot>>, shown: usize) {
        let Some(document) = cx.document() else { return };
        let stage = &held.value[shown];
        let (results, selection) = (&document.results, cx.session.selection());
        let rows = &self.rows;
        // The stage that a row is of: an erased operation is of the one before.
        let stage_of = |row: &Row| if row.erased { &held.value[shown.saturating_sub(1)] } else { stage };
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
                mark: if place.erased { Some(Mark::Removed) } else { record.and_then(|record| mark(record.change)) },
                lit: lit(row),
                right: origin.map(|origin| format!(":{}", origin.line + 1)).unwrap_or_default(),
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
        if let Some(about) = pointed.and_then(record_of).and_then(|record| ops::op(&record.name)).map(|op| op.summary)
            && !about.en.is_empty()
        {
            frame.response.clone().on_hover_text_at_pointer(names::text(about, cx.lang));
        }
        if let (true, Some(at)) = (frame.response.clicked(), frame.response.interact_pointer_pos())
            && let Some(row) = rows.list().get(frame.layout.line_at(at.y))
        {
            cx.send(match record_of(row).and_then(|record| record.op).filter(|_| row.erased) {
                Some(op) => Command::Select(Anchor::Op(op)),
                None => Command::Select(Anchor::StageLine { stage: shown, line: row.line }),
            });
        }
    }
}

fn mark(change: Change) -> Option<Mark> {
    match change {
        Change::Kept | Change::Moved => None,
        Change::New | Change::Split => Some(Mark::Added),
        Change::Edited | Change::Fused => Some(Mark::Edited),
    }
}
