//! One dot per stage: which one is shown, and which passes changed something.

use super::diff::{Counts, Diff};
use crate::i18n::fill;
use crate::session::Command;
use crate::theme::mix;
use crate::views::ViewContext;
use compiler::model::{Change, StageSnapshot};
use egui::{EventFilter, Key, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

const STEP: f32 = 13.0;
const RADIUS: f32 = 4.0;

/// Operations more (or less) than in the base stage; `None` when that is not earlier.
pub fn delta(stages: &[StageSnapshot], base: usize, shown: usize) -> Option<i64> {
    let before = stages.get(base).filter(|_| base < shown)?;
    Some(stages.get(shown)?.ops.len() as i64 - before.ops.len() as i64)
}

/// Whether a pass changed anything.
pub fn changed(stage: &StageSnapshot) -> bool {
    !stage.erased.is_empty() || stage.ops.iter().any(|record| record.change != Change::Kept)
}

/// How many operations became what, as far as there are any: `2 new · 5 edited · 9 erased`.
pub fn changes(cx: &ViewContext<'_>, counts: Counts) -> Option<String> {
    let t = cx.t;
    let kinds = [
        (&t.change_new, counts.new),
        (&t.change_edited, counts.edited),
        (&t.change_moved, counts.moved),
        (&t.change_split, counts.split),
        (&t.change_fused, counts.fused),
        (&t.change_erased, counts.erased),
    ];
    let parts = kinds.into_iter().filter(|(_, count)| *count > 0);
    let parts: Vec<String> = parts.map(|(name, count)| fill(name, &[&count.to_string()])).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// Dots move together where there is little room, and go where there is none.
pub fn show(
    ui: &mut Ui,
    cx: &ViewContext<'_>,
    (stages, changed): (&[StageSnapshot], &[bool]),
    (base, shown): (usize, usize),
    room: f32,
) {
    let fitting = (room / stages.len().max(1) as f32).min(STEP);
    if fitting < 3.0 {
        return;
    }
    let size = vec2(fitting * stages.len() as f32, 20.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::slider(true, shown as f64, &cx.t.stage_slider));
    if response.clicked() || response.dragged() {
        response.request_focus();
    }
    let at = |x: f32| (((x - rect.left()) / fitting).max(0.0) as usize).min(stages.len().saturating_sub(1));
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
        let number = at(pointer.x);
        let is_base = ui.input(|input| input.modifiers.shift);
        cx.send(if is_base { Command::SetBaseStage(Some(number)) } else { Command::SetStage(number) });
    }
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let (left, right) = ui.input(|input| (input.key_pressed(Key::ArrowLeft), input.key_pressed(Key::ArrowRight)));
        if left != right {
            cx.send(Command::StepStage(if left { -1 } else { 1 }));
        }
    }
    let painter = ui.painter();
    if response.has_focus() {
        painter.hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, cx.theme.accent()));
    }
    for number in 0..stages.len() {
        let centre = pos2(rect.left() + (number as f32 + 0.5) * fitting, rect.center().y);
        let radius = RADIUS.min(fitting * 0.4);
        if number == base && cx.session.base_stage.is_some() {
            painter.circle_stroke(centre, radius + 2.0, Stroke::new(1.2, cx.theme.warn()));
        }
        if number == shown {
            painter.circle_filled(centre, radius + 2.5, mix(cx.theme.panel(), cx.theme.accent(), 0.25));
            painter.circle_filled(centre, radius, cx.theme.accent());
        } else {
            let hue = if changed.get(number).copied().unwrap_or(false) { cx.theme.faint() } else { cx.theme.line() };
            painter.circle_filled(centre, radius, hue);
        }
    }
    if let Some(pointer) = response.hover_pos() {
        let number = at(pointer.x);
        if let Some(stage) = stages.get(number) {
            let micros = format!("{:.2} ms", f64::from(stage.micros) / 1000.0);
            let ops = fill(&cx.t.stage_ops, &[&stage.ops.len().to_string()]);
            let step = Diff::between(stages, number.saturating_sub(1), number).counts();
            let changes = changes(cx, step).unwrap_or_else(|| cx.t.stage_same.clone());
            response.on_hover_text_at_pointer(format!("{number} {}\n{ops} · {micros}\n{changes}", stage.name));
        }
    }
}
