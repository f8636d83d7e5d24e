//! Timeline and memory as one PNG, drawn with `plotters`.

use super::sheet::{self, Fill, MEMORY_HEIGHT, Sheet, Side};
use crate::i18n::{Lang, fill};
use crate::session::Document;
use crate::text::{bytes, grouped};
use crate::theme::{ThemeKind, mix, text_face};
use egui::{Color32, Pos2, Rect, pos2};
use plotters::coord::Shift;
use plotters::prelude::{
    BitMapBackend, DrawingArea, FontStyle, IntoDrawingArea, IntoFont, PathElement, RGBColor, Rectangle, Text,
};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color, ShapeStyle, TextStyle, register_font};

/// Pixels per point: sharp on paper and on dense screens.
const SCALE: f32 = 2.0;
const TITLE: f32 = 34.0;
const NAME: f32 = 24.0;
/// Name under which the interface's font is given to `plotters`.
const FONT: &str = "interface";

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngError {
    /// Nothing was simulated, so there is nothing to draw.
    Empty,
    /// Drawing or packing failed; the text says how.
    Failed(String),
}

/// The whole run and every memory it used, `width` points wide.
pub fn png(document: &Document, theme: ThemeKind, width: f32) -> Result<Vec<u8>, PngError> {
    let (layout, height) = sheet::timeline_layout(document, width, TITLE).ok_or(PngError::Empty)?;
    let held = document.results.simulated.as_ref().ok_or(PngError::Empty)?;
    let maps: Vec<_> = held.value.memory.buffers.iter().filter(|map| map.peak_bytes > 0).collect();
    let whole = TITLE + height + maps.len() as f32 * (NAME + MEMORY_HEIGHT);
    let size = ((width * SCALE) as u32, (whole * SCALE) as u32);
    let mut pixels = vec![0; size.0 as usize * size.1 as usize * 3];
    register_font(FONT, FontStyle::Normal, text_face()).map_err(|_| failed("the font cannot be read"))?;
    {
        let area = BitMapBackend::with_buffer(&mut pixels, size).into_drawing_area();
        let hues = theme.theme();
        area.fill(&rgb(hues.panel())).map_err(failed)?;
        let mut page =
            Page { area, fault: None, wait: (hues.wait_ground(), mix(hues.wait_ground(), hues.wait_line(), 0.5)) };
        let (trace, summary) = (&held.value.trace, &held.value.summary);
        // The interface's own font has no Chinese characters, so the picture's few words are in English.
        let en = Lang::En.texts();
        let micros = format!("{:.2}", trace.micros(trace.makespan_cycles));
        let total = fill(&en.cycles_us, &[&grouped(trace.makespan_cycles), &micros]);
        let name = document.name.rsplit(['/', '\\']).next().unwrap_or("");
        let title = format!("{name} · {} · {} · {total}", summary.kernel, summary.chip);
        page.text(pos2(12.0, TITLE / 2.0), Side::Left, hues.text(), &title);
        sheet::timeline(&mut page, document, hues, &layout);
        let mut top = TITLE + height;
        for map in maps {
            let peak = fill(&en.memory_peak, &[&bytes(map.peak_bytes), &bytes(map.capacity_bytes)]);
            page.text(pos2(12.0, top + NAME / 2.0), Side::Left, hues.dim(), &format!("{} · {peak}", map.name.name()));
            sheet::memory(&mut page, document, map, hues, (width, top + NAME));
            top += NAME + MEMORY_HEIGHT;
        }
        page.area.present().map_err(failed)?;
        if let Some(fault) = page.fault {
            return Err(PngError::Failed(fault));
        }
    }
    pack(&pixels, size)
}

fn failed(error: impl ToString) -> PngError {
    PngError::Failed(error.to_string())
}

fn pack(pixels: &[u8], (width, height): (u32, u32)) -> Result<Vec<u8>, PngError> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_image_data(pixels).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(out)
}

struct Page<'a> {
    area: DrawingArea<BitMapBackend<'a>, Shift>,
    /// What went wrong first.
    fault: Option<String>,
    /// Ground and lines of the hatch of a wait.
    wait: (Color32, Color32),
}

impl Page<'_> {
    fn keep<T, E: ToString>(&mut self, result: Result<T, E>) {
        if let Err(error) = result {
            self.fault.get_or_insert_with(|| error.to_string());
        }
    }

    fn fill(&mut self, rect: Rect, hue: Color32) {
        let (min, max) = (pixel(rect.min), pixel(rect.max));
        // plotters counts the last pixel in.
        let corners = [min, ((max.0 - 1).max(min.0), (max.1 - 1).max(min.1))];
        let drawn = self.area.draw(&Rectangle::new(corners, rgb(hue).filled()));
        self.keep(drawn);
    }
}

impl Sheet for Page<'_> {
    fn rect(&mut self, rect: Rect, fill: Fill, _: Option<u32>, _: &str) {
        match fill {
            Fill::Hue(hue) => self.fill(rect, hue),
            Fill::Wait => {
                let (ground, line) = self.wait;
                self.fill(rect, ground);
                let mut x = rect.left() + 2.0;
                while x < rect.right() - 1.0 {
                    let mark = Rect::from_min_max(pos2(x, rect.center().y - 0.5), pos2(x + 2.0, rect.center().y + 0.5));
                    self.fill(mark, line);
                    x += 5.0;
                }
            }
        }
    }

    fn line(&mut self, from: Pos2, to: Pos2, hue: Color32, dashed: bool) {
        let style = ShapeStyle { color: rgb(hue).to_rgba(), filled: false, stroke_width: 1 };
        let length = (to - from).length().max(1.0);
        let (step, dash) = if dashed { (7.0, 4.0) } else { (length, length) };
        let mut at = 0.0;
        while at < length {
            let part = |distance: f32| pixel(from + (to - from) * (distance.min(length) / length));
            let drawn = self.area.draw(&PathElement::new(vec![part(at), part(at + dash)], style));
            self.keep(drawn);
            at += step;
        }
    }

    fn text(&mut self, at: Pos2, end: Side, hue: Color32, text: &str) {
        let across = match end {
            Side::Left => HPos::Left,
            Side::Middle => HPos::Center,
            Side::Right => HPos::Right,
        };
        let font = (FONT, f64::from(11.5 * SCALE)).into_font();
        let hue = rgb(hue);
        let style = TextStyle::from(font).color(&hue).pos(Pos::new(across, VPos::Center));
        let drawn = self.area.draw(&Text::new(text.to_owned(), pixel(at), style));
        self.keep(drawn);
    }
}

fn rgb(hue: Color32) -> RGBColor {
    RGBColor(hue.r(), hue.g(), hue.b())
}

fn pixel(at: Pos2) -> (i32, i32) {
    ((at.x * SCALE).round() as i32, (at.y * SCALE).round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    #[test]
    fn a_picture_has_the_hues_of_the_pipes_and_nothing_makes_none() {
        let session = testing::compiled_session();
        let document = session.active().expect("open");
        let bytes = png(document, ThemeKind::Light, 600.0).expect("simulated");
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes.as_slice())).read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("of a known size")];
        let info = reader.next_frame(&mut pixels).expect("an image");
        assert_eq!(info.width, 1200);
        let theme = ThemeKind::Light.theme();
        for hue in [theme.pipe_mte2(), theme.pipe_v(), theme.pipe_mte3()] {
            let count = pixels.chunks(3).filter(|pixel| *pixel == [hue.r(), hue.g(), hue.b()]).count();
            assert!(count > 200, "{hue:?}: {count}");
        }
        let empty = testing::open_session();
        let none = png(empty.active().expect("open"), ThemeKind::Dark, 600.0);
        assert_eq!(none, Err(PngError::Empty));
    }
}
