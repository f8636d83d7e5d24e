//! The emitted Ascend C, tied to the source line by line.

use super::{View, ViewContext, names, nothing_yet, steps};
use crate::session::{Anchor, Command, Held, Pane};
use crate::theme::STALE_OPACITY;
use crate::widgets::code::tokens::CPP;
use crate::widgets::code::{CodeLine, CodeSpec, CodeView, Reveal};
use compiler::model::{EmittedText, LineIndex};
use egui::{Id, Ui};

#[derive(Default)]
pub struct AscendC {
    code: CodeView,
    /// Line starts of the text of a revision.
    lines: Option<(u64, LineIndex)>,
    /// Selection that was last scrolled to.
    seen: Option<Anchor>,
    /// Line that the keys went to, to be scrolled to.
    walked_to: Option<usize>,
}

impl View for AscendC {
    fn pane(&self) -> Pane {
        Pane::AscendC
    }

    fn main_id(&self) -> Option<Id> {
        Some(Id::new("ascendc-text"))
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.ascendc.clone()
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        let stale = emitted(cx).is_some_and(|held| cx.is_stale(held));
        if stale { format!("{} · {}", cx.t.stale_since, cx.t.stale) } else { cx.t.read_only.clone() }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let (Some(held), Some(document)) = (emitted(cx), cx.document()) else {
            nothing_yet(ui, cx, &cx.t.ascendc_empty);
            return;
        };
        if cx.is_stale(held) {
            ui.multiply_opacity(STALE_OPACITY);
        }
        let text = held.value.text.as_str();
        if self.lines.as_ref().is_none_or(|(revision, _)| *revision != held.revision) {
            self.lines = Some((held.revision, LineIndex::new(text)));
        }
        let Some((_, index)) = &self.lines else { return };
        let (results, selection) = (&document.results, cx.session.selection());
        let ops = |row: usize| held.value.line_ops.get(row).map(Vec::as_slice).unwrap_or_default();
        let lit = |row: usize| results.is_lit(held, selection, ops(row));
        let count = index.line_count() as usize;
        let mut reveal = None;
        if self.seen != selection.anchor {
            self.seen = selection.anchor;
            let elsewhere = !matches!(selection.anchor, Some(Anchor::EmittedLine(_)) | None);
            let first = (0..count).find(|row| elsewhere && lit(*row));
            reveal = first.map(|line| Reveal { line, column: 0, centre: true });
        }
        if let Some(line) = self.walked_to.take() {
            reveal = Some(Reveal { line, column: 0, centre: false });
        }
        let line = |row: usize| {
            let text = text.get(index.line_span(row as u32, text).range()).unwrap_or("");
            let first = ops(row).first().copied();
            let line = first.and_then(|op| held.origins.get(op)).map(|origin| origin.line);
            let link = first.map(|op| results.index.link_of(op).unwrap_or_default());
            CodeLine {
                text: text.into(),
                tokens: CPP.line(text),
                number: row + 1,
                edge: ops(row).iter().find_map(|op| results.index.use_of(*op).pipe),
                lit: lit(row),
                right: names::origin_mark(link, line),
                ..CodeLine::default()
            }
        };
        let spec = CodeSpec { id: Id::new("ascendc-text"), lines: count, most_cycles: 0, right_gutter: true, reveal };
        let frame = self.code.begin(ui, &spec);
        self.code.paint(ui, cx.theme, &frame, line);
        CodeView::describe(ui, &cx.t.ascendc_label, &frame, line);
        let clicked = frame.response.interact_pointer_pos().filter(|_| frame.response.clicked());
        if clicked.is_some() {
            frame.response.request_focus();
        }
        let by = steps(ui, &frame.response);
        let here = match selection.anchor {
            Some(Anchor::EmittedLine(line)) => i64::from(line),
            _ => frame.layout.visible().start as i64 - by.signum(),
        };
        let walked = (by != 0 && count > 0).then(|| (here + by).clamp(0, count as i64 - 1) as usize);
        self.walked_to = walked;
        if let Some(line) = clicked.map(|at| frame.layout.line_at(at.y)).or(walked) {
            cx.send(Command::Select(Anchor::EmittedLine(line as u32)));
        }
    }
}

fn emitted<'a>(cx: &ViewContext<'a>) -> Option<&'a Held<EmittedText>> {
    cx.document()?.results.ascendc.as_ref()
}
