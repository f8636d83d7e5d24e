//! The list of completions below the cursor: opened by typing, chosen from with arrows, taken with Enter or Tab.

use super::complete::{self, Item};
use crate::session::{Document, EditOp, Motion};
use crate::theme::{self, space};
use crate::views::{ViewContext, names};
use compiler::model::SourceSpan;
use egui::{
    Align2, Area, Context, Frame, Id, Key, Margin, Modifiers, Order, Rect, Sense, WidgetInfo, WidgetType, vec2,
};
use std::ops::Range;

const ROWS: usize = 9;
const WIDTH: f32 = 380.0;

#[derive(Default)]
pub struct Suggest {
    open: bool,
    chosen: usize,
}

impl Suggest {
    /// Takes the keys that are meant for the list out of this frame's operations.
    pub fn input(&mut self, ctx: &Context, document: &Document, ops: Vec<EditOp>) -> Vec<EditOp> {
        let mut rest = Vec::with_capacity(ops.len());
        if self.open && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.open = false;
        }
        for op in ops {
            let list = if self.open { list(document) } else { None };
            let count = list.as_ref().map_or(0, |(_, items)| items.len());
            match (&op, list) {
                (EditOp::Move { motion: Motion::Lines(by), select: false }, Some(_)) if by.abs() == 1 => {
                    self.chosen = (self.chosen + count).saturating_add_signed(*by as isize) % count.max(1);
                }
                (EditOp::Newline | EditOp::Indent, Some((bytes, items))) => {
                    if let Some(item) = items.get(self.chosen) {
                        rest.push(accept(document, &bytes, item));
                    }
                    self.open = false;
                }
                (EditOp::Insert(text), _) if text.chars().all(|c| c.is_alphanumeric() || "._".contains(c)) => {
                    self.open = true;
                    self.chosen = 0;
                    rest.push(op);
                }
                (EditOp::DeleteBack { word: false }, _) => {
                    self.chosen = 0;
                    rest.push(op);
                }
                _ => {
                    self.open = false;
                    rest.push(op);
                }
            }
        }
        rest
    }

    pub fn close(&mut self) {
        self.open = false;
    }

    /// Draws the list at the caret; a click takes an item.
    pub fn show(&mut self, ctx: &Context, cx: &ViewContext<'_>, document: &Document, caret: Rect) -> Option<EditOp> {
        if !self.open {
            return None;
        }
        let Some((bytes, items)) = list(document) else {
            self.open = false;
            return None;
        };
        let mut taken = None;
        let below = caret.left_bottom() + vec2(-space::S, space::XS);
        Area::new(Id::new("suggest")).order(Order::Foreground).fixed_pos(below).show(ctx, |ui| {
            Frame::popup(ui.style()).inner_margin(Margin::same(4)).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let first = self.chosen.saturating_sub(ROWS - 1);
                for (index, item) in items.iter().enumerate().skip(first).take(ROWS) {
                    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, space::CODE_LINE + 2.0), Sense::click());
                    let chosen = index == self.chosen;
                    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, item.name));
                    if chosen || response.hovered() {
                        ui.painter().rect_filled(rect, space::ROUNDING, cx.theme.selection());
                    }
                    let painter = ui.painter_at(rect);
                    let at = rect.left_center() + vec2(space::XS, 0.0);
                    let font = theme::code_font();
                    let name = painter.text(at, Align2::LEFT_CENTER, item.name, font, cx.theme.text());
                    let at = name.right_center() + vec2(space::M, 0.0);
                    let about = names::text(item.about, cx.lang);
                    painter.text(at, Align2::LEFT_CENTER, about, theme::small_font(), cx.theme.dim());
                    if response.clicked() {
                        taken = Some(accept(document, &bytes, item));
                        self.open = false;
                    }
                }
            });
        });
        taken
    }
}

/// Completions at the cursor, with the bytes of the cursor's line that one replaces.
fn list(document: &Document) -> Option<(Range<usize>, Vec<Item>)> {
    let cursor = document.cursor();
    let line = document.cursor_line();
    let start = document.line_start(line);
    if !cursor.is_empty() {
        return None;
    }
    complete::completions(&document.line(line), cursor.head - start)
}

fn accept(document: &Document, bytes: &Range<usize>, item: &Item) -> EditOp {
    let start = document.line_start(document.cursor_line());
    EditOp::Replace { span: SourceSpan::new(start + bytes.start, start + bytes.end), text: item.name.to_owned() }
}
