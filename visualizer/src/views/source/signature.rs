//! How the function around the cursor is called: one line above it, the overload that fits, its parameter marked.

use crate::i18n::fill;
use crate::session::{AssistOp, Document, DocumentId, EditOp};
use crate::theme::{self, space};
use crate::views::{ViewContext, names};
use crate::widgets::label;
use compiler::assist::{self, Overload, SignatureHelp};
use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Area, Context, Frame, Id, Key, Margin, Modifiers, Order, Rect, vec2};

const WIDTH: f32 = 620.0;

#[derive(Default)]
pub struct Signature {
    open: bool,
    /// Overload chosen with the arrows, instead of the one that fits.
    chosen: Option<usize>,
    help: Option<(DocumentId, u64, usize, Option<SignatureHelp>)>,
}

impl Signature {
    /// Opens with a bracket or a comma, closes with Escape. `listed`: another list is open and has the arrow keys.
    pub fn input(&mut self, ctx: &Context, ops: &[EditOp], listed: bool) {
        let typed = ops.iter().any(|op| matches!(op, EditOp::Insert(text) if text == "(" || text == ","));
        if typed {
            self.open = true;
            self.chosen = None;
        }
        if self.open && !listed && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.open = false;
        }
        if let (true, Some((.., Some(help)))) = (self.open, &self.help) {
            let count = help.overloads.len();
            let shown = self.chosen.unwrap_or(help.best);
            let key = |key| ctx.input_mut(|input| input.consume_key(Modifiers::ALT, key));
            if key(Key::PageDown) {
                self.chosen = Some((shown + 1) % count);
            } else if key(Key::PageUp) {
                self.chosen = Some((shown + count - 1) % count);
            }
        }
    }

    pub fn close(&mut self) {
        self.open = false;
    }

    pub fn show(&mut self, ctx: &Context, cx: &ViewContext<'_>, document: &Document, caret: Rect) {
        if cx.session.assist_wish == Some(AssistOp::Signature) {
            self.open = true;
            self.chosen = None;
        }
        if !self.open {
            return;
        }
        let head = document.cursor().head;
        let now = (document.id, document.revision(), head);
        if self.help.as_ref().is_none_or(|(id, revision, head, _)| (*id, *revision, *head) != now) {
            let found = document.assist(|source| assist::signature_help(source, head)).flatten();
            self.help = Some((now.0, now.1, now.2, found));
        }
        let Some((.., Some(help))) = &self.help else {
            self.open = false;
            return;
        };
        let shown = self.chosen.unwrap_or(help.best).min(help.overloads.len().saturating_sub(1));
        let Some(overload) = help.overloads.get(shown) else { return };
        let above = caret.left_top() - vec2(space::S, space::XS);
        let area = Area::new(Id::new("signature")).order(Order::Foreground).fixed_pos(above).pivot(Align2::LEFT_BOTTOM);
        area.show(ctx, |ui| {
            Frame::popup(ui.style()).inner_margin(Margin::symmetric(8, 5)).show(ui, |ui| {
                ui.set_max_width(WIDTH);
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(written(cx, overload));
                ui.horizontal(|ui| {
                    if help.overloads.len() > 1 {
                        let nth = [(shown + 1).to_string(), help.overloads.len().to_string()];
                        let hue = if overload.fits { cx.theme.good() } else { cx.theme.dim() };
                        let mark = if overload.fits { "✓ " } else { "" };
                        let text = format!("{mark}{}", fill(&cx.t.nth_of, &[&nth[0], &nth[1]]));
                        label(ui, &text, theme::small_font(), hue);
                    }
                    label(ui, names::text(help.about, cx.lang), theme::small_font(), cx.theme.dim());
                });
            });
        });
    }
}

/// The overload's text; the parameter that is being written stands out.
fn written(cx: &ViewContext<'_>, overload: &Overload) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = WIDTH;
    let plain = TextFormat::simple(theme::code_small_font(), cx.theme.dim());
    let mut strong = TextFormat::simple(theme::code_small_font(), cx.theme.accent());
    strong.underline = egui::Stroke::new(1.0, cx.theme.accent());
    let active = overload.active.and_then(|active| overload.params.get(active)).cloned().unwrap_or(0..0);
    job.append(&overload.text[..active.start], 0.0, plain.clone());
    job.append(&overload.text[active.clone()], 0.0, strong);
    job.append(&overload.text[active.end..], 0.0, plain);
    job
}
