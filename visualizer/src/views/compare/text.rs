//! Source and AscIR of two versions as one listing: what is only left, what is only right, what is in both.

use super::Two;
use super::layout::{Listed, Pair, listing};
use crate::i18n::fill;
use crate::session::{Anchor, Command, Document, Side};
use crate::views::ViewContext;
use crate::widgets::code::tokens::{ASCIR, Token, TokenClass};
use crate::widgets::code::{CodeLine, CodeSpec, CodeView, Mark};
use crate::widgets::empty_state;
use compiler::model::LineIndex;
use egui::{Id, Ui};

/// Equal lines shown about a change.
const CONTEXT: usize = 3;

#[derive(Default)]
pub struct Listing {
    /// Show all lines, not only those about a change.
    pub all: bool,
    code: CodeView,
}

/// AscIR after the last pass.
pub fn final_stage(document: &Document) -> &str {
    let stages = document.results.fresh_stages();
    stages.and_then(|held| held.value.last()).map_or("", |stage| stage.text.as_str())
}

impl Listing {
    pub fn source(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, two: Two<'_>, pairs: &[Pair]) {
        let tokens = |document: &Document, line: usize| -> Vec<Token> {
            let (start, end) = (document.line_start(line), document.line_end(line));
            let found = document.highlights(line..line + 1).into_iter();
            let clip = |at: usize| at.clamp(start, end) - start;
            found
                .map(|found| {
                    let span = found.span.range();
                    Token { bytes: clip(span.start)..clip(span.end), class: TokenClass::of(found.kind) }
                })
                .collect()
        };
        let line = |listed: &Listed| {
            let (document, line, mark) = side(two, listed)?;
            let tied = is_present(two, listed);
            Some(CodeLine {
                text: document.line(line).into(),
                tokens: tokens(document, line),
                number: line + 1,
                mark,
                lit: tied && cx.session.selection().has_line(line as u32),
                edge: document.results.index.line(line as u32).pipe,
                ..CodeLine::default()
            })
        };
        let clicked = self.show(ui, cx, "compare-source", &cx.t.source, pairs, line);
        if let Some(listed) = clicked.filter(|listed| is_present(two, listed))
            && let Some((_, line, _)) = side(two, &listed)
        {
            cx.send(Command::Select(Anchor::Line(line as u32)));
        }
    }

    pub fn ascir(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, two: Two<'_>, pairs: &[Pair]) {
        let (left, right) = (final_stage(two.left), final_stage(two.right));
        let (left_lines, right_lines) = (LineIndex::new(left), LineIndex::new(right));
        let line = |listed: &Listed| {
            let (_, line, mark) = side(two, listed)?;
            let (text, index) =
                if matches!(listed, Listed::Left(_)) { (left, &left_lines) } else { (right, &right_lines) };
            let text = text.get(index.line_span(line as u32, text).range()).unwrap_or("");
            Some(CodeLine {
                text: text.into(),
                tokens: ASCIR.line(text),
                number: line + 1,
                mark,
                ..CodeLine::default()
            })
        };
        let clicked = self.show(ui, cx, "compare-ascir", &cx.t.ascir, pairs, line);
        if let Some(listed) = clicked.filter(|listed| is_present(two, listed))
            && let Some((document, line, _)) = side(two, &listed)
            && let Some(last) = document.results.stages.as_ref().and_then(|held| held.value.len().checked_sub(1))
        {
            cx.send(Command::Select(Anchor::StageLine { stage: last, line: line as u32 }));
        }
    }

    /// Draws the listing; gives the line that was clicked.
    fn show<'a>(
        &mut self,
        ui: &mut Ui,
        cx: &ViewContext<'_>,
        id: &str,
        name: &str,
        pairs: &[Pair],
        line: impl Fn(&Listed) -> Option<CodeLine<'a>>,
    ) -> Option<Listed> {
        if pairs.iter().all(|pair| pair.same) && !self.all {
            empty_state(ui, cx.theme, &cx.t.compare_same, None);
            return None;
        }
        let rows = listing(pairs, (!self.all).then_some(CONTEXT));
        let spec = CodeSpec { id: Id::new(id), lines: rows.len(), most_cycles: 0, right_gutter: false, reveal: None };
        let draw = |row: usize| match &rows[row] {
            Listed::Gap(count) => {
                let text = format!("⋯ {}", fill(&cx.t.compare_gap, &[&count.to_string()]));
                let tokens = vec![Token { bytes: 0..text.len(), class: TokenClass::Comment }];
                CodeLine { text: text.into(), tokens, number: 0, ..CodeLine::default() }
            }
            listed => line(listed).unwrap_or_default(),
        };
        let mut clicked = None;
        let room = ui.available_rect_before_wrap();
        ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
            ui.set_clip_rect(room.intersect(ui.clip_rect()));
            let frame = self.code.begin(ui, &spec);
            self.code.paint(ui, cx.theme, &frame, draw);
            CodeView::describe(ui, name, &frame, draw);
            if let (true, Some(at)) = (frame.response.clicked(), frame.response.interact_pointer_pos()) {
                clicked = rows.get(frame.layout.line_at(at.y)).copied();
            }
        });
        clicked
    }
}

/// The document and line of a row, and its mark.
fn side<'a>(two: Two<'a>, listed: &Listed) -> Option<(&'a Document, usize, Option<Mark>)> {
    match *listed {
        Listed::Same(line) => Some((two.right, line, None)),
        Listed::Left(line) => Some((two.left, line, Some(Mark::Removed))),
        Listed::Right(line) => Some((two.right, line, Some(Mark::Added))),
        Listed::Gap(_) => None,
    }
}

/// Whether a row is of the text in the editor, so that the selection is about it.
fn is_present(two: Two<'_>, listed: &Listed) -> bool {
    let side = if matches!(listed, Listed::Left(_)) { two.sides.0 } else { two.sides.1 };
    side == Side::Present
}
