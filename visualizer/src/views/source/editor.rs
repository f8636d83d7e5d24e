//! One editor: text, gutters, caret, overview, and what opens over them.

use super::lines::Lines;
use super::{editor_id, hover, overview, rename, signature, suggest};
use crate::i18n::fill;
use crate::session::{Command, Document, DocumentId, EditOp, Reveal};
use crate::views::ViewContext;
use crate::widgets::code::{self, CodeFrame, CodeSpec, CodeView, editor};
use egui::{Context, Id, Ui};
use std::collections::HashMap;

#[derive(Default)]
pub struct Editor {
    /// Scroll position of each document that was shown here.
    code: HashMap<DocumentId, CodeView>,
    /// Lines that a page key goes by.
    page: usize,
    suggest: suggest::Suggest,
    signature: signature::Signature,
    rename: rename::Rename,
    explained: hover::Explained,
}

impl Editor {
    /// What this frame's events mean for the document.
    pub fn input(&mut self, ctx: &Context, id: Id, document: &Document) -> Vec<EditOp> {
        let ops = editor::read_events(ctx, id, document, self.page.max(1));
        let ops = self.suggest.input(ctx, document, ops);
        self.signature.input(ctx, &ops, self.suggest.is_open());
        ops
    }

    pub fn show(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, group: usize, document: &Document) {
        let frame = self.text(ui, cx, group, document);
        self.page = frame.layout.page().saturating_sub(1).max(1);
        if let Some(op) = editor::read_pointer(ui, &frame, document) {
            self.suggest.close();
            self.signature.close();
            cx.send(Command::FocusGroup(group));
            let to_definition = ui.input(|input| input.modifiers.command) && frame.response.clicked();
            match op {
                EditOp::Place { offset, .. } if to_definition => cx.send(Command::GoToDefinition(Some(offset))),
                op => cx.send(Command::Edit(op)),
            }
        }
        self.explained.show(&frame, cx, document);
        hover::cost(&frame, cx, document);
    }

    fn text(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, group: usize, document: &Document) -> CodeFrame {
        let id = editor_id(group);
        let works_here = cx.session.groups().focused() == group;
        let folds = document.folds();
        let reveal = document.reveal.filter(|_| works_here).map(|reveal| {
            let (offset, centre) = match reveal {
                Reveal::Near(offset) => (offset, false),
                Reveal::Centre(offset) => (offset, true),
            };
            let (line, column) = document.place_of(offset);
            code::Reveal { line: folds.row_of(line), column, centre }
        });
        let lines = document.rope().len_lines();
        let spec = CodeSpec {
            id,
            lines: folds.rows(lines),
            // Room for costs is kept before there are any, so that the text does not jump when they come.
            most_cycles: document.results.index.most_line_cycles.max(1),
            right_gutter: false,
            reveal,
        };
        let code = self.code.entry(document.id).or_default();
        let frame = code.begin_editor(ui, &spec, lines);
        let visible = frame.layout.visible();
        let shown = folds.line_of(visible.start)..folds.line_of(visible.end).min(lines);
        let source = Lines::new(cx, document, shown);
        code.paint(ui, cx.theme, &frame, |row| source.line(folds.line_of(row)));
        code.overview(ui, cx.theme, &frame, &overview::marks(cx, document));
        if let Some(caret) = editor::show_caret(ui, cx.theme, id, &frame, document) {
            if let Some(op) = self.suggest.show(ui.ctx(), cx, document, caret) {
                cx.send(Command::Edit(op));
            }
            self.signature.show(ui.ctx(), cx, document, caret);
        }
        if works_here {
            let (line, column) = document.place_of(document.cursor().head);
            let caret = frame.layout.caret(folds.row_of(line), column);
            if self.rename.show(ui.ctx(), cx, document, caret) {
                ui.memory_mut(|memory| memory.request_focus(id));
            }
        }
        let (line, column) = document.place_of(document.cursor().head);
        let place = fill(&cx.t.status_position, &[&(line + 1).to_string(), &(column + 1).to_string()]);
        let label = match group {
            0 => cx.t.source_label.clone(),
            _ => format!("{} {}", cx.t.source_label, group + 1),
        };
        editor::describe(ui, id, &label, &place, &frame, document);
        frame
    }
}
