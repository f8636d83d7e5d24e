//! Paints the visible lines of a code panel.

use super::layout::{CodeLayout, column_range};
use super::tokens::{Token, TokenClass};
use crate::text::{grouped, width};
use crate::theme::{self, Theme, space};
use compiler::model::{Pipe, Severity};
use egui::text::{ByteIndex, LayoutJob, LayoutSection, TextFormat};
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use std::borrow::Cow;
use std::ops::Range;

/// Cost shown beside a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    pub cycles: u64,
    /// Share (0 to 1) of the largest cost.
    pub share: f32,
    /// From before a failed compile.
    pub stale: bool,
}

/// How a stage's line differs from the stage before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Added,
    Edited,
    /// Is at another place.
    Moved,
    /// Was there in the stage before and is gone.
    Removed,
}

/// What a line says about folding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldMark {
    /// Something that begins here can be folded; the mark shows while the pointer is near.
    Open,
    /// So many lines below are hidden.
    Closed(usize),
}

/// One line with everything that is shown about it.
#[derive(Clone, Debug, Default)]
pub struct CodeLine<'a> {
    /// Without its line break.
    pub text: Cow<'a, str>,
    pub tokens: Vec<Token>,
    /// Number shown, counted from 1; 0 shows none.
    pub number: usize,
    pub edge: Option<Pipe>,
    pub cost: Option<Cost>,
    pub mark: Option<Mark>,
    /// Belongs to the selection.
    pub lit: bool,
    /// Has the caret.
    pub current: bool,
    pub fold: Option<FoldMark>,
    /// Columns of thin lines that show the depth of blocks.
    pub guides: Vec<usize>,
    /// Shown at the right end.
    pub right: String,
    /// A message behind the text.
    pub note: Option<(String, Severity)>,
    /// Underlined bytes.
    pub squiggles: Vec<(Range<usize>, Severity)>,
    /// Bytes with a fill: selected text, matches of a search, matching brackets.
    pub fills: Vec<(Range<usize>, Color32)>,
}

pub struct CodePainter<'a> {
    pub painter: &'a Painter,
    pub theme: &'a Theme,
    pub layout: &'a CodeLayout,
    pub font: FontId,
    /// The pointer is over the gutters: show what can be folded.
    pub over_gutters: bool,
}

impl CodePainter<'_> {
    pub fn line(&self, row: usize, line: &CodeLine<'_>) {
        let (layout, theme) = (self.layout, self.theme);
        let stripe = layout.stripe(row);
        let text_painter = self.painter.with_clip_rect(layout.text.intersect(self.painter.clip_rect()));
        if line.lit {
            self.painter.rect_filled(stripe, 0.0, theme.selection());
        } else if line.current {
            self.painter.rect_filled(stripe, 0.0, theme::mix(theme.panel(), theme.raised(), 0.6));
        }
        if let Some(mark) = line.mark {
            let hue = match mark {
                Mark::Added => theme.good(),
                Mark::Edited => theme.warn(),
                Mark::Moved => theme.accent(),
                Mark::Removed => theme.bad(),
            };
            let bar = Rect::from_min_size(pos2(layout.text.left() - 5.0, stripe.top()), vec2(2.0, stripe.height()));
            self.painter.rect_filled(bar, 0.0, hue);
        }
        if let Some(pipe) = line.edge {
            self.painter.rect_filled(layout.edge(row), 0.0, theme.pipe(pipe));
        }
        let middle = stripe.center().y;
        let number = if line.number == 0 { String::new() } else { line.number.to_string() };
        let hue = if line.lit { theme.dim() } else { theme.faint() };
        let number_at = pos2(layout.number_right(), middle);
        self.painter.text(number_at, Align2::RIGHT_CENTER, number, theme::code_small_font(), hue);
        if let Some(cost) = line.cost.filter(|_| layout.gutters.cost > 0.0) {
            let cell = layout.cost(row);
            let mut painter = self.painter.clone();
            if cost.stale {
                painter.multiply_opacity(theme::STALE_OPACITY);
            }
            painter.rect_filled(cell, 2.0, theme.heat_fill(cost.share));
            let at = pos2(cell.right() - 5.0, middle);
            painter.text(at, Align2::RIGHT_CENTER, grouped(cost.cycles), theme::code_small_font(), theme.text());
        }
        for column in &line.guides {
            let x = layout.x_of(*column).round() + 0.5;
            text_painter.vline(x, stripe.y_range(), Stroke::new(1.0, theme.line()));
        }
        self.fold(&text_painter, row, line);
        for (bytes, hue) in &line.fills {
            let columns = column_range(&line.text, bytes.clone());
            text_painter.rect_filled(layout.columns(row, columns), 2.0, *hue);
        }
        let mut ink = text_painter.clone();
        if line.mark == Some(Mark::Removed) {
            ink.multiply_opacity(theme::STALE_OPACITY);
            let columns = column_range(&line.text, line.text.len() - line.text.trim_start().len()..line.text.len());
            let strike = layout.columns(row, columns);
            ink.hline(strike.x_range(), strike.center().y, Stroke::new(1.0, theme.bad()));
        }
        let goes_on = self.text(&ink, row, &line.text, &line.tokens);
        if goes_on && layout.gutters.right > 0.0 {
            let at = pos2(layout.text.right() + 1.0, middle);
            self.painter.text(at, Align2::LEFT_CENTER, "…", theme::code_small_font(), theme.dim());
        }
        for (bytes, severity) in &line.squiggles {
            let mut columns = column_range(&line.text, bytes.clone());
            columns.end = columns.end.max(columns.start + 1);
            text_painter.add(squiggle(layout.columns(row, columns), theme.severity(*severity)));
        }
        if let Some((note, severity)) = &line.note {
            let folded = if matches!(line.fold, Some(FoldMark::Closed(_))) { 4 } else { 0 };
            let at = pos2(layout.x_of(crate::text::columns(&line.text) + 3 + folded), middle);
            text_painter.text(at, Align2::LEFT_CENTER, note, theme::small_font(), theme.severity(*severity));
        }
        if !line.right.is_empty() && layout.gutters.right > 0.0 {
            let at = pos2(layout.rect.right() - space::S, middle);
            self.painter.text(at, Align2::RIGHT_CENTER, &line.right, theme::code_small_font(), theme.faint());
        }
    }

    fn fold(&self, text_painter: &Painter, row: usize, line: &CodeLine<'_>) {
        let (layout, theme) = (self.layout, self.theme);
        let Some(mark) = line.fold.filter(|_| layout.gutters.folds > 0.0) else { return };
        let at = layout.fold(row).center();
        let is_closed = matches!(mark, FoldMark::Closed(_));
        if is_closed || self.over_gutters {
            let hue = if is_closed { theme.text() } else { theme.dim() };
            let (a, b, c) = if is_closed {
                (vec2(-1.5, -3.5), vec2(2.0, 0.0), vec2(-1.5, 3.5))
            } else {
                (vec2(-3.5, -1.5), vec2(0.0, 2.0), vec2(3.5, -1.5))
            };
            self.painter.add(Shape::line(vec![at + a, at + b, at + c], Stroke::new(1.4, hue)));
        }
        if let FoldMark::Closed(lines) = mark {
            let chip = layout.folded_away(row, crate::text::columns(&line.text));
            text_painter.rect_filled(chip, 3.0, theme.raised());
            let font = theme::code_small_font();
            text_painter.text(chip.center(), Align2::CENTER_CENTER, format!("+{lines}"), font, theme.dim());
        }
    }

    /// Text on the grid of columns: runs of plain ASCII in one piece, every other character in its own cells. Says whether
    /// the line goes on right of the panel.
    fn text(&self, painter: &Painter, row: usize, text: &str, tokens: &[Token]) -> bool {
        let layout = self.layout;
        let first = layout.column_at(layout.text.left()).saturating_sub(1);
        let last = layout.column_at(layout.text.right()) + 1;
        let mut run = Run::default();
        let mut tokens = tokens.iter().peekable();
        let mut column = 0;
        let mut goes_on = false;
        for (at, character) in text.char_indices() {
            let cells = width(character, column);
            let end = column + cells;
            while tokens.next_if(|token| token.bytes.end <= at).is_some() {}
            if column > last {
                goes_on = true;
                break;
            }
            let visible = end >= first && !character.is_whitespace();
            if visible {
                let class = tokens.peek().filter(|token| token.bytes.contains(&at)).map(|token| token.class);
                let hue = class.unwrap_or(TokenClass::Plain).hue(self.theme);
                if character.is_ascii() && !character.is_control() {
                    run.push(column, character, hue);
                } else {
                    self.flush(painter, row, &mut run);
                    self.lone(painter, row, column..end.max(column + 1), character, hue);
                }
            }
            column = end;
        }
        self.flush(painter, row, &mut run);
        goes_on
    }

    fn flush(&self, painter: &Painter, row: usize, run: &mut Run) {
        if run.text.is_empty() {
            return;
        }
        let mut job = LayoutJob { text: std::mem::take(&mut run.text), ..LayoutJob::default() };
        job.wrap.max_width = f32::INFINITY;
        for (bytes, hue) in run.sections.drain(..) {
            job.sections.push(LayoutSection {
                leading_space: 0.0,
                byte_range: ByteIndex(bytes.start)..ByteIndex(bytes.end),
                format: TextFormat::simple(self.font.clone(), hue),
            });
        }
        let galley = painter.layout_job(job);
        let at = self.baseline(row, run.start, galley.size().y);
        painter.galley(at, galley, self.theme.text());
    }

    fn lone(&self, painter: &Painter, row: usize, cells: Range<usize>, character: char, hue: Color32) {
        let shown = if character.is_control() { '·' } else { character };
        let galley = painter.layout_no_wrap(shown.to_string(), self.font.clone(), hue);
        let room = (cells.len() as f32 * self.layout.column - galley.size().x) / 2.0;
        let at = self.baseline(row, cells.start, galley.size().y) + vec2(room.max(0.0), 0.0);
        painter.galley(at, galley, hue);
    }

    fn baseline(&self, row: usize, column: usize, height: f32) -> Pos2 {
        let top = self.layout.top_of(row) + (self.layout.line_height - height) / 2.0;
        pos2(self.layout.x_of(column), top)
    }
}

/// Neighbouring ASCII characters, blanks between them included.
#[derive(Default)]
struct Run {
    start: usize,
    text: String,
    sections: Vec<(Range<usize>, Color32)>,
}

impl Run {
    fn push(&mut self, column: usize, character: char, hue: Color32) {
        if self.text.is_empty() {
            self.start = column;
        }
        let from = self.text.len();
        while self.start + self.text.len() < column {
            self.text.push(' ');
        }
        self.text.push(character);
        match self.sections.last_mut() {
            Some((bytes, last)) if *last == hue => bytes.end = self.text.len(),
            Some((bytes, _)) => {
                bytes.end = self.text.len() - 1;
                self.sections.push((self.text.len() - 1..self.text.len(), hue));
            }
            None => self.sections.push((from..self.text.len(), hue)),
        }
    }
}

fn squiggle(rect: Rect, hue: Color32) -> Shape {
    const STEP: f32 = 3.0;
    let count = (rect.width() / STEP).ceil().clamp(1.0, 400.0) as usize;
    let points = (0..=count)
        .map(|nth| {
            let x = (rect.left() + nth as f32 * STEP).min(rect.right());
            pos2(x, rect.bottom() - if nth % 2 == 0 { 1.5 } else { 3.5 })
        })
        .collect();
    Shape::line(points, Stroke::new(1.2, hue))
}
