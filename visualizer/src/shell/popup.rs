//! A question at the top of the window, above everything else.

use crate::theme::space;
use egui::{Align2, Area, Context, Frame, Id, Key, Margin, Modifiers, Order, Ui, vec2};

/// Shows `content` at most `width` points wide. True when the user wants it gone: by Escape, or by a press elsewhere in
/// any frame but the one that `opened` it.
pub fn popup(ctx: &Context, id: &str, width: f32, opened: bool, content: impl FnOnce(&mut Ui)) -> bool {
    let close = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let width = width.min(ctx.content_rect().width() - 2.0 * space::L);
    let area = Area::new(Id::new(id)).order(Order::Foreground).anchor(Align2::CENTER_TOP, vec2(0.0, 56.0));
    let shown = area.show(ctx, |ui| {
        Frame::popup(ui.style()).inner_margin(Margin::same(8)).show(ui, |ui| {
            ui.set_width(width);
            content(ui);
        });
    });
    let elsewhere = ctx.input(|input| input.pointer.any_pressed())
        && ctx.pointer_latest_pos().is_some_and(|at| !shown.response.rect.contains(at));
    close || elsewhere && !opened
}
