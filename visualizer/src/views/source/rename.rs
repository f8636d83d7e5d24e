//! The line at the cursor where a name gets another one, everywhere it stands.

use crate::session::{AssistOp, Document, EditOp};
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::label;
use compiler::assist;
use egui::text::{CCursor, CCursorRange};
use egui::{Area, Context, Frame, Id, Key, Margin, Modifiers, Order, Rect, TextEdit, vec2};

#[derive(Default)]
pub struct Rename {
    /// Offset of the name, and what it is to be.
    open: Option<(usize, String)>,
    fresh: bool,
}

impl Rename {
    /// Draws the line at the place of the caret. True when it was open and is not any more.
    pub fn show(&mut self, ctx: &Context, cx: &ViewContext<'_>, document: &Document, caret: Rect) -> bool {
        if cx.session.assist_wish == Some(AssistOp::Rename) {
            let offset = document.cursor().head;
            let uses = document.assist(|source| assist::uses(source, offset)).unwrap_or_default();
            let name = uses.first().map(|span| document.slice(span.range()));
            self.open = name.map(|name| (offset, name));
            self.fresh = true;
        }
        if self.open.is_some() && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.open = None;
            return true;
        }
        let Some((offset, text)) = &mut self.open else { return false };
        let problem = document.assist(|source| assist::rename(source, *offset, text));
        let edits = match &problem {
            Some(Ok(spans)) => spans.as_slice(),
            _ => &[],
        };
        let below = caret.left_bottom() + vec2(-space::S, space::XS);
        let mut done = false;
        Area::new(Id::new("rename")).order(Order::Foreground).fixed_pos(below).show(ctx, |ui| {
            Frame::popup(ui.style()).inner_margin(Margin::same(6)).show(ui, |ui| {
                let mut line = TextEdit::singleline(text).font(theme::code_font()).desired_width(240.0).show(ui);
                if std::mem::take(&mut self.fresh) {
                    line.response.request_focus();
                    let end = CCursor::new(text.chars().count());
                    line.state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
                    line.state.store(ui.ctx(), line.response.id);
                } else if line.response.lost_focus() || !line.response.has_focus() {
                    done = true;
                    if ui.input(|input| input.key_pressed(Key::Enter)) && !edits.is_empty() {
                        let edits = edits.iter().map(|span| (*span, text.clone())).collect();
                        cx.send(crate::session::Command::Edit(EditOp::ReplaceAll(edits)));
                    }
                }
                let same = document.slice(edits.first().map_or(0..0, |span| span.range())) == *text;
                if let Some(Err(why)) = problem.as_ref().filter(|_| !same && !text.is_empty()) {
                    label(ui, cx.lang.of(why), theme::small_font(), cx.theme.bad());
                }
            });
        });
        if done {
            self.open = None;
        }
        done
    }
}
