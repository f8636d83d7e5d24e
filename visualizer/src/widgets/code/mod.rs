//! Code panels: virtualised lines on a grid of columns, with gutters. [`CodeView`] scrolls and paints any source of
//! lines; [`editor`] adds keys, caret and input methods for the one that can be edited.

pub mod editor;
mod layout;
pub mod overview;
mod paint;
pub mod tokens;

pub use layout::{CodeLayout, Gutters};
pub use paint::{CodeLine, Cost, FoldMark, Mark};

use crate::theme::{self, Theme, space};
use egui::{Id, Rect, Response, Sense, Ui, Vec2, pos2, vec2};

/// What to show in a code panel.
#[derive(Clone, Copy, Debug)]
pub struct CodeSpec {
    /// Identity of the panel.
    pub id: Id,
    /// Rows: lines that are not folded away.
    pub lines: usize,
    /// Largest cost that will be shown, in cycles; 0 leaves the cost column out.
    pub most_cycles: u64,
    pub right_gutter: bool,
    /// Bring this row (and column) into view.
    pub reveal: Option<Reveal>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reveal {
    pub line: usize,
    pub column: usize,
    pub centre: bool,
}

/// Width of the column of fold marks, in points.
const FOLDS: f32 = 16.0;

/// Scroll state of one code panel.
#[derive(Clone, Debug, Default)]
pub struct CodeView {
    scroll: (f64, f64),
    /// Columns of the longest line seen.
    widest: usize,
}

/// What a frame of a code panel found out.
pub struct CodeFrame {
    pub layout: CodeLayout,
    pub response: Response,
}

impl CodeView {
    /// Lays the panel out over the whole of `ui` and scrolls it. [`CodeView::paint`] follows.
    pub fn begin(&mut self, ui: &mut Ui, spec: &CodeSpec) -> CodeFrame {
        self.lay_out(ui, spec, None)
    }

    /// As [`CodeView::begin`], with room for marks of folds and, at the right, for an [`overview`] of the whole text of
    /// so many lines.
    pub fn begin_editor(&mut self, ui: &mut Ui, spec: &CodeSpec, lines: usize) -> CodeFrame {
        self.lay_out(ui, spec, Some(lines))
    }

    fn lay_out(&mut self, ui: &mut Ui, spec: &CodeSpec, editor: Option<usize>) -> CodeFrame {
        let rect = ui.max_rect().intersect(ui.clip_rect());
        let response = ui.interact(rect, spec.id, Sense::click_and_drag());
        let column = ui.fonts_mut(|fonts| fonts.glyph_width(&theme::code_font(), '0'));
        let gutters = Gutters {
            digits: editor.unwrap_or(spec.lines).max(1).ilog10() as usize + 1,
            cost: cost_width(spec.most_cycles, column),
            right: if spec.right_gutter { 40.0 } else { 0.0 },
            folds: if editor.is_some() { FOLDS } else { 0.0 },
        };
        let gutters = Gutters { digits: gutters.digits.max(2), ..gutters };
        let right = if editor.is_some() { overview::WIDTH } else { 0.0 };
        let body = Rect::from_min_max(
            pos2(rect.left(), (rect.top() + space::S).min(rect.bottom())),
            pos2((rect.right() - right).max(rect.left()), rect.bottom()),
        );
        let mut layout = CodeLayout::new(body, gutters, column, spec.lines, self.scroll);
        self.wheel(ui, &response, &mut layout);
        if let Some(reveal) = spec.reveal {
            layout.scroll = layout.scroll_to(reveal.line, reveal.column, reveal.centre);
        }
        self.scroll = layout.scroll;
        CodeFrame { layout, response }
    }

    /// Paints the visible lines; `line` is called for those only.
    pub fn paint<'a>(&mut self, ui: &Ui, theme: &Theme, frame: &CodeFrame, line: impl Fn(usize) -> CodeLine<'a>) {
        let layout = &frame.layout;
        let painter = ui.painter_at(frame.response.rect);
        let over_gutters = frame.response.hover_pos().is_some_and(|at| at.x < layout.text.left());
        let code = paint::CodePainter { painter: &painter, theme, layout, font: theme::code_font(), over_gutters };
        for row in layout.visible() {
            let line = line(row);
            self.widest = self.widest.max(line.text.len());
            code.line(row, &line);
        }
        if layout.rect.right() == frame.response.rect.right() {
            self.bar(ui, theme, frame.response.id, layout);
        }
        self.bar_across(ui, theme, frame.response.id, layout);
    }

    /// The overview at the right of a panel that left room for it.
    pub fn overview(&mut self, ui: &Ui, theme: &Theme, frame: &CodeFrame, marks: &[overview::Mark]) {
        if let Some(scroll) = overview::show(ui, theme, frame, marks) {
            self.scroll.1 = scroll;
        }
    }

    /// Describes a read-only panel to assistive technology: its name and the text in view.
    pub fn describe<'a>(ui: &Ui, label: &str, frame: &CodeFrame, line: impl Fn(usize) -> CodeLine<'a>) {
        ui.ctx().accesskit_node_builder(frame.response.id, |node| {
            let visible: Vec<String> = frame.layout.visible().map(|row| line(row).text.into_owned()).collect();
            node.set_role(egui::accesskit::Role::Document);
            node.set_label(label);
            node.set_value(visible.join("\n"));
        });
    }

    fn wheel(&self, ui: &Ui, response: &Response, layout: &mut CodeLayout) {
        let delta =
            if response.contains_pointer() { ui.input(|input| input.smooth_scroll_delta()) } else { Vec2::ZERO };
        let width = self.width(layout);
        let scroll = (self.scroll.0 - f64::from(delta.x), self.scroll.1 - f64::from(delta.y));
        layout.scroll = layout.clamp(scroll, width);
    }

    /// A thin scroll bar that can be dragged.
    fn bar(&mut self, ui: &Ui, theme: &Theme, id: Id, layout: &CodeLayout) {
        let (rect, total) = (layout.rect, layout.lines as f64 * f64::from(layout.line_height));
        if total <= f64::from(rect.height()) {
            return;
        }
        let share = (f64::from(rect.height()) / total) as f32;
        let length = (rect.height() * share).max(24.0).min(rect.height());
        let most = total - f64::from(layout.line_height);
        let travel = rect.height() - length;
        let top = rect.top() + travel * (layout.scroll.1 / most) as f32;
        let track = Rect::from_min_max(pos2(rect.right() - 8.0, rect.top()), rect.max);
        let bar = ui.interact(track, id.with("bar"), Sense::click_and_drag());
        if let (true, Some(at)) = (bar.dragged() || bar.clicked(), bar.interact_pointer_pos())
            && travel > 0.0
        {
            let share = ((at.y - rect.top() - length / 2.0) / travel).clamp(0.0, 1.0);
            self.scroll.1 = f64::from(share) * most;
        }
        let shown = bar.hovered() || bar.dragged();
        let thumb = Rect::from_min_size(pos2(rect.right() - 5.0, top), vec2(3.0, length));
        let hue = if shown { theme.faint() } else { theme.line() };
        ui.painter().rect_filled(thumb, 1.5, hue);
    }
}

impl CodeView {
    /// A thin scroll bar at the bottom, while a line seen is longer than the panel is wide.
    fn bar_across(&mut self, ui: &Ui, theme: &Theme, id: Id, layout: &CodeLayout) {
        let (text, total) = (layout.text, self.width(layout));
        let view = f64::from(text.width());
        if total <= view || view <= 0.0 {
            return;
        }
        let length = (view * view / total).max(24.0).min(view) as f32;
        let (travel, most) = (text.width() - length, total - view * 0.5);
        let left = text.left() + travel * (layout.scroll.0 / most).min(1.0) as f32;
        let track =
            Rect::from_min_max(pos2(text.left(), layout.rect.bottom() - 8.0), pos2(text.right(), layout.rect.bottom()));
        let bar = ui.interact(track, id.with("bar-across"), Sense::click_and_drag());
        if let (true, Some(at)) = (bar.dragged() || bar.clicked(), bar.interact_pointer_pos())
            && travel > 0.0
        {
            let share = ((at.x - text.left() - length / 2.0) / travel).clamp(0.0, 1.0);
            self.scroll.0 = f64::from(share) * most;
        }
        let hue = if bar.hovered() || bar.dragged() { theme.faint() } else { theme.line() };
        let thumb = Rect::from_min_size(pos2(left, layout.rect.bottom() - 5.0), vec2(length, 3.0));
        ui.painter().rect_filled(thumb, 1.5, hue);
    }

    /// Width of the longest line seen, with some air behind it.
    fn width(&self, layout: &CodeLayout) -> f64 {
        (self.widest as f64 + 4.0) * f64::from(layout.column)
    }
}

/// Room for a cost with its thousands grouped.
fn cost_width(most_cycles: u64, column: f32) -> f32 {
    if most_cycles == 0 { 0.0 } else { (crate::text::grouped(most_cycles).len() as f32 * column + 8.0).max(41.0) }
}
