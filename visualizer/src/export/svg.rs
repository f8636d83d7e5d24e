//! Timeline and memory as SVG.

use super::sheet::{self, Fill, MEMORY_HEIGHT, Sheet, Side};
use super::{escape, hex};
use crate::session::Document;
use crate::theme::{Theme, ThemeKind};
use compiler::model::BufferMap;
use egui::{Color32, Pos2, Rect};
use std::fmt::Write;

const FONT: &str = "font-family='Inter,sans-serif' font-size='11.5'";

/// The whole run of a document's simulation, `width` points wide; `None` when nothing was simulated.
pub fn timeline_svg(document: &Document, theme: ThemeKind, width: f32) -> Option<String> {
    let (layout, height) = sheet::timeline_layout(document, width, 0.0)?;
    let theme = theme.theme();
    let mut out = Svg::open(width, height, theme);
    sheet::timeline(&mut out, document, theme, &layout);
    Some(out.close())
}

/// One buffer over time.
pub fn memory_svg(document: &Document, map: &BufferMap, theme: ThemeKind, width: f32) -> Option<String> {
    document.results.simulated.as_ref()?;
    let theme = theme.theme();
    let mut out = Svg::open(width, MEMORY_HEIGHT, theme);
    sheet::memory(&mut out, document, map, theme, (width, 0.0));
    Some(out.close())
}

struct Svg(String);

impl Svg {
    fn open(width: f32, height: f32, theme: &Theme) -> Self {
        let mut out = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='100%' role='img'><rect width='{width}' height='{height}' fill='{}'/>",
            hex(theme.panel())
        );
        let _ = write!(
            out,
            "<defs><pattern id='wait' width='5' height='5' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'><rect width='5' height='5' fill='{}'/><rect width='1.2' height='5' fill='{}'/></pattern></defs>",
            hex(theme.wait_ground()),
            hex(theme.wait_line())
        );
        Self(out)
    }

    fn close(mut self) -> String {
        self.0.push_str("</svg>");
        self.0
    }
}

impl Sheet for Svg {
    fn rect(&mut self, rect: Rect, fill: Fill, line: Option<u32>, title: &str) {
        let fill = match fill {
            Fill::Hue(hue) => hex(hue),
            Fill::Wait => "url(#wait)".into(),
        };
        let data = line.map(|line| format!(" data-line='{line}'")).unwrap_or_default();
        let (width, height) = (rect.width().max(0.5), rect.height().max(0.5));
        let _ = write!(
            self.0,
            "<rect x='{:.2}' y='{:.2}' width='{width:.2}' height='{height:.2}' fill='{fill}'{data}><title>{}</title></rect>",
            rect.left(),
            rect.top(),
            escape(title)
        );
    }

    fn line(&mut self, from: Pos2, to: Pos2, hue: Color32, dashed: bool) {
        let dashes = if dashed { "stroke-dasharray='4 3'" } else { "" };
        let _ = write!(
            self.0,
            "<line x1='{:.1}' y1='{:.1}' x2='{:.1}' y2='{:.1}' stroke='{}' {dashes}/>",
            from.x,
            from.y,
            to.x,
            to.y,
            hex(hue)
        );
    }

    fn text(&mut self, at: Pos2, end: Side, hue: Color32, text: &str) {
        let anchor = match end {
            Side::Left => "start",
            Side::Middle => "middle",
            Side::Right => "end",
        };
        let _ = write!(
            self.0,
            "<text x='{:.1}' y='{:.1}' text-anchor='{anchor}' dominant-baseline='middle' fill='{}' {FONT}>{}</text>",
            at.x,
            at.y,
            hex(hue),
            escape(text)
        );
    }
}
