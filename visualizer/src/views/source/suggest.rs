//! The list of completions below the cursor: opened by typing, chosen from with arrows, taken with Enter or Tab.

use crate::session::{AssistOp, Document, DocumentId, EditOp, Motion};
use crate::theme::{self, Theme, space};
use crate::views::{ViewContext, names};
use compiler::assist::{self, Completions, Item, ItemKind};
use egui::{
    Align2, Area, Color32, Context, Frame, Id, Key, Margin, Modifiers, Order, Rect, Sense, WidgetInfo, WidgetType, vec2,
};

const ROWS: usize = 10;
const WIDTH: f32 = 430.0;

#[derive(Default)]
pub struct Suggest {
    open: bool,
    chosen: usize,
    /// The list of a revision and a place.
    list: Option<(DocumentId, u64, usize, Option<Completions>)>,
}

impl Suggest {
    /// Takes the keys that are meant for the list out of this frame's operations.
    pub fn input(&mut self, ctx: &Context, document: &Document, ops: Vec<EditOp>) -> Vec<EditOp> {
        let mut rest = Vec::with_capacity(ops.len());
        if self.open && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.open = false;
        }
        for op in ops {
            let list = if self.open { self.list(document).cloned() } else { None };
            let count = list.as_ref().map_or(0, |list| list.items.len());
            match (&op, list) {
                (EditOp::Move { motion: Motion::Lines(by), select: false }, Some(_)) => {
                    let step = if by.abs() == 1 { *by as isize } else { by.signum() as isize * (ROWS as isize - 1) };
                    self.chosen = match step.abs() {
                        1 => (self.chosen + count).saturating_add_signed(step) % count.max(1),
                        _ => self.chosen.saturating_add_signed(step).min(count.saturating_sub(1)),
                    };
                }
                (EditOp::Newline | EditOp::Indent, Some(list)) => {
                    self.open = false;
                    let written = document.slice(list.replace.range());
                    match list.items.get(self.chosen).filter(|item| item.insert != written) {
                        Some(item) => rest.push(accept(&list, item)),
                        // What is written already is as wished.
                        None => rest.push(op),
                    }
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

    pub fn is_open(&self) -> bool {
        self.open
    }

    pub fn close(&mut self) {
        self.open = false;
    }

    /// Completions at the cursor, looked up once for each place of the cursor.
    fn list(&mut self, document: &Document) -> Option<&Completions> {
        let cursor = document.cursor();
        let now = (document.id, document.revision(), cursor.head);
        if self.list.as_ref().is_none_or(|(id, revision, head, _)| (*id, *revision, *head) != now) {
            let ask = || document.assist(|source| assist::completions(source, cursor.head)).flatten();
            let found = if cursor.is_empty() { ask() } else { None };
            self.list = Some((now.0, now.1, now.2, found));
        }
        self.list.as_ref().and_then(|(_, _, _, list)| list.as_ref())
    }

    /// Draws the list at the caret; a click takes an item.
    pub fn show(&mut self, ctx: &Context, cx: &ViewContext<'_>, document: &Document, caret: Rect) -> Option<EditOp> {
        if cx.session.assist_wish == Some(AssistOp::Complete) {
            self.open = true;
            self.chosen = 0;
        }
        if !self.open {
            return None;
        }
        let Some(list) = self.list(document).cloned() else {
            self.open = false;
            return None;
        };
        self.chosen = self.chosen.min(list.items.len().saturating_sub(1));
        let mut taken = None;
        let below = caret.left_bottom() + vec2(-space::S, space::XS);
        Area::new(Id::new("suggest")).order(Order::Foreground).fixed_pos(below).show(ctx, |ui| {
            Frame::popup(ui.style()).inner_margin(Margin::same(4)).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let first = self.chosen.saturating_sub(ROWS - 1);
                for (index, item) in list.items.iter().enumerate().skip(first).take(ROWS) {
                    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, space::CODE_LINE + 2.0), Sense::click());
                    let chosen = index == self.chosen;
                    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &item.label));
                    if chosen || response.hovered() {
                        ui.painter().rect_filled(rect, space::ROUNDING, cx.theme.selection());
                    }
                    row(&ui.painter_at(rect), rect, cx, item);
                    if response.clicked() {
                        taken = Some(accept(&list, item));
                        self.open = false;
                    }
                }
            });
        });
        taken
    }
}

fn row(painter: &egui::Painter, rect: Rect, cx: &ViewContext<'_>, item: &Item) {
    let (sign, hue) = sign(item.kind, cx.theme);
    let at = rect.left_center() + vec2(space::S + 2.0, 0.0);
    painter.text(at, Align2::CENTER_CENTER, sign, theme::code_small_font(), hue);
    let at = rect.left_center() + vec2(2.0 * space::S + space::XS, 0.0);
    let name = painter.text(at, Align2::LEFT_CENTER, &item.label, theme::code_font(), cx.theme.text());
    let at = name.right_center() + vec2(space::M, 0.0);
    let about = names::text(item.about, cx.lang);
    painter.text(at, Align2::LEFT_CENTER, about, theme::small_font(), cx.theme.dim());
}

/// A letter for what an item is, so that kinds differ by more than their hue.
fn sign(kind: ItemKind, theme: &Theme) -> (&'static str, Color32) {
    match kind {
        ItemKind::Argument => ("=", theme.code_property()),
        ItemKind::Member => ("e", theme.code_constant()),
        ItemKind::Variable => ("x", theme.text()),
        ItemKind::Property => ("p", theme.code_property()),
        ItemKind::Function => ("f", theme.code_function()),
        ItemKind::Class => ("C", theme.code_type()),
        ItemKind::Type => ("T", theme.code_type()),
        ItemKind::Enum => ("E", theme.code_type()),
        ItemKind::Module => ("m", theme.code_decorator()),
        ItemKind::Keyword => ("k", theme.code_keyword()),
    }
}

fn accept(list: &Completions, item: &Item) -> EditOp {
    EditOp::Replace { span: list.replace, text: item.insert.clone() }
}
