//! A table of many rows: virtual, sorted by a click on a column's name, walked with the arrow keys, read by assistive
//! technology row by row.

use crate::theme::{self, Theme, space};
use egui::{
    Align2, Color32, EventFilter, FontId, Id, Key, Rect, ScrollArea, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

/// One column. Widths are in points; a width of 0 takes what the others leave.
#[derive(Clone, Copy, Debug)]
pub struct Column<'a> {
    pub name: &'a str,
    pub width: f32,
    /// Numbers are at the right.
    pub right: bool,
}

impl<'a> Column<'a> {
    pub fn text(name: &'a str, width: f32) -> Self {
        Self { name, width, right: false }
    }

    pub fn number(name: &'a str, width: f32) -> Self {
        Self { name, width, right: true }
    }
}

/// One cell: what it says, in which hue (`None`: the text's), in the font of code or of text.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    pub text: String,
    pub hue: Option<Color32>,
    pub code: bool,
}

impl Cell {
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    pub fn code(text: impl Into<String>) -> Self {
        Self { text: text.into(), code: true, ..Self::default() }
    }

    #[must_use]
    pub fn hue(mut self, hue: Color32) -> Self {
        self.hue = Some(hue);
        self
    }
}

#[derive(Clone, Debug, Default)]
pub struct Row {
    pub cells: Vec<Cell>,
    /// Hue of the bar at the left edge.
    pub edge: Option<Color32>,
    /// Belongs to the selection.
    pub lit: bool,
}

/// Column that the rows are sorted by, and whether the largest come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort {
    pub column: usize,
    pub down: bool,
}

impl Sort {
    /// What a click on a column's name asks for.
    #[must_use]
    pub fn clicked(self, column: usize) -> Self {
        Self { column, down: if self.column == column { !self.down } else { true } }
    }
}

pub struct Table<'a> {
    pub id: Id,
    /// Name for assistive technology.
    pub label: &'a str,
    pub columns: &'a [Column<'a>],
    pub rows: usize,
    pub sort: Option<Sort>,
}

/// What the user did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// Row that was clicked or walked to.
    pub chosen: Option<usize>,
    pub double_clicked: Option<usize>,
    /// Column whose name was clicked.
    pub column: Option<usize>,
}

/// Left and right ends of each column. Pure. Columns keep their order and never overlap; the free one gives way first.
pub fn ends(left: f32, right: f32, columns: &[Column<'_>]) -> Vec<(f32, f32)> {
    let fixed: f32 = columns.iter().map(|column| column.width).sum();
    let free = columns.iter().filter(|column| column.width == 0.0).count();
    let room = (right - left).max(0.0);
    let each = if free == 0 { 0.0 } else { ((room - fixed) / free as f32).max(room * 0.25 / free as f32) };
    let total = fixed + each * free as f32;
    let squeeze = if total > room && total > 0.0 { room / total } else { 1.0 };
    let mut x = left;
    let place = |column: &Column<'_>| {
        let from = x;
        x += if column.width == 0.0 { each } else { column.width } * squeeze;
        (from, x)
    };
    columns.iter().map(place).collect()
}

impl Table<'_> {
    /// Draws the header and the visible rows; `row` is called for those only.
    pub fn show(&self, ui: &mut Ui, theme: &Theme, row: impl Fn(usize) -> Row) -> Touched {
        let mut touched = Touched { column: self.header(ui, theme), ..Touched::default() };
        ui.spacing_mut().item_spacing.y = 0.0;
        let body = ui.available_rect_before_wrap();
        let response = ui.interact(body, self.id, Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, self.label));
        let at = self.id.with("row");
        let mut current: Option<usize> = ui.data(|data| data.get_temp(at));
        if response.has_focus() {
            let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(self.id, filter));
            let steps = ui.input(|input| {
                let pressed = |key: Key| input.num_presses(key) as i64;
                pressed(Key::ArrowDown) - pressed(Key::ArrowUp) + 10 * (pressed(Key::PageDown) - pressed(Key::PageUp))
            });
            if steps != 0 && self.rows > 0 {
                let next = current.map_or(0, |row| (row as i64 + steps).clamp(0, self.rows as i64 - 1) as usize);
                current = Some(next);
                touched.chosen = current;
            }
            ui.painter().hline(body.x_range(), body.top() + 0.5, Stroke::new(1.0, theme.accent()));
        }
        let mut area = ScrollArea::vertical().id_salt(self.id).auto_shrink([false; 2]);
        if let (true, Some(row)) = (touched.chosen.is_some(), current) {
            let middle = row as f32 * space::ROW - body.height() / 2.0;
            area = area.vertical_scroll_offset(middle.max(0.0));
        }
        area.show_rows(ui, space::ROW, self.rows, |ui, range| {
            for number in range {
                let shown = row(number);
                let response = self.row(ui, theme, number, &shown);
                if response.clicked() {
                    ui.memory_mut(|memory| memory.request_focus(self.id));
                    current = Some(number);
                    touched.chosen = current;
                }
                if response.double_clicked() {
                    touched.double_clicked = Some(number);
                }
            }
        });
        if let Some(row) = current {
            ui.data_mut(|data| data.insert_temp(at, row));
        }
        touched
    }

    fn header(&self, ui: &mut Ui, theme: &Theme) -> Option<usize> {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::hover());
        let mut clicked = None;
        for (number, (column, (left, right))) in self.columns.iter().zip(self.ends(rect)).enumerate() {
            let cell = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
            let sorted = self.sort.filter(|sort| sort.column == number);
            let arrow = sorted.map_or("", |sort| if sort.down { " ↓" } else { " ↑" });
            let name = format!("{}{arrow}", column.name);
            let mut hue = theme.dim();
            if self.sort.is_some() {
                let response = ui.interact(cell, self.id.with(("column", number)), Sense::click());
                response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, sorted.is_some(), column.name));
                if response.hovered() || sorted.is_some() {
                    hue = theme.text();
                }
                if response.clicked() {
                    clicked = Some(number);
                }
            }
            write(ui, cell, column.right, &name, theme::small_font(), hue);
        }
        clicked
    }

    fn ends(&self, rect: Rect) -> Vec<(f32, f32)> {
        ends(rect.left() + space::S, rect.right() - space::S, self.columns)
    }

    fn row(&self, ui: &mut Ui, theme: &Theme, number: usize, row: &Row) -> egui::Response {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::hover());
        // Named by number, so that a second click finds the row that the first one clicked.
        // Rows are walked with the arrow keys, not one by one with Tab.
        let response = ui.interact(rect, self.id.with(("row", number)), Sense::CLICK);
        response.widget_info(|| {
            let said: Vec<&str> = row.cells.iter().map(|cell| cell.text.as_str()).filter(|t| !t.is_empty()).collect();
            WidgetInfo::selected(WidgetType::Button, true, row.lit, said.join(" "))
        });
        if row.lit {
            ui.painter().rect_filled(rect, 0.0, theme.selection());
        } else if response.hovered() {
            ui.painter().rect_filled(rect, 0.0, theme.raised());
        }
        if let Some(hue) = row.edge {
            let bar = Rect::from_min_size(pos2(rect.left() + 2.0, rect.top() + 6.0), vec2(2.5, rect.height() - 12.0));
            ui.painter().rect_filled(bar, 0.0, hue);
        }
        for ((column, cell), (left, right)) in self.columns.iter().zip(&row.cells).zip(self.ends(rect)) {
            let place = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
            let font = if cell.code { theme::code_font() } else { theme::text_font() };
            write(ui, place, column.right, &cell.text, font, cell.hue.unwrap_or(theme.text()));
        }
        response
    }
}

/// Text within a cell, cut off at its end, with a little room to the next one.
fn write(ui: &Ui, cell: Rect, right: bool, text: &str, font: FontId, hue: Color32) {
    let inner = cell.shrink2(vec2(space::XS, 0.0));
    let painter = ui.painter().with_clip_rect(inner.intersect(ui.clip_rect()));
    let (at, align) =
        if right { (inner.right_center(), Align2::RIGHT_CENTER) } else { (inner.left_center(), Align2::LEFT_CENTER) };
    painter.text(at, align, text, font, hue);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_fill_the_width_and_never_overlap() {
        let columns = [Column::text("what", 0.0), Column::number("cycles", 80.0), Column::number("share", 60.0)];
        assert_eq!(ends(8.0, 508.0, &columns), [(8.0, 368.0), (368.0, 448.0), (448.0, 508.0)]);
        for width in [0.0, 20.0, 90.0, 150.0, 1000.0] {
            let ends = ends(0.0, width, &columns);
            assert!(ends.windows(2).all(|pair| pair[0].1 <= pair[1].0 + 1e-3));
            assert!(ends.iter().all(|(left, right)| left <= right && *right <= width + 1e-3), "{width}: {ends:?}");
        }
    }

    #[test]
    fn a_second_click_on_a_column_turns_the_order() {
        let sort = Sort { column: 1, down: true };
        assert_eq!(sort.clicked(1), Sort { column: 1, down: false });
        assert_eq!(sort.clicked(0), Sort { column: 0, down: true });
    }
}
