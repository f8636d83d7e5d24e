//! What hovering a slice says.

use crate::session::Document;
use crate::text::{bytes, grouped};
use crate::theme;
use crate::views::ViewContext;
use crate::views::names::wait_name;
use crate::widgets::label;
use compiler::model::{SliceKind, Trace};
use egui::Ui;

pub fn show(ui: &mut Ui, cx: &ViewContext<'_>, document: &Document, trace: &Trace, slice: u32) {
    let at = slice as usize;
    let slices = &trace.slices;
    let Some(lane) = trace.lanes.get(slices.lane[at] as usize) else { return };
    let name = trace.strings.get(slices.name[at] as usize).map_or("", String::as_str);
    let hue = cx.theme.pipe(lane.pipe);
    ui.horizontal(|ui| {
        label(ui, lane.pipe.name(), theme::strong_font(), hue);
        label(ui, name, theme::code_font(), cx.theme.text());
    });
    let (start, end) = (slices.start[at], slices.end[at]);
    let cycles = crate::i18n::fill(&cx.t.cycles, &[&grouped(end.saturating_sub(start))]);
    let mut text = format!("{cycles}  ·  {} – {}", grouped(start), grouped(end));
    if slices.bytes[at] > 0 {
        text.push_str(&format!("  ·  {}", bytes(slices.bytes[at])));
    }
    label(ui, &text, theme::text_font(), cx.theme.dim());
    if slices.kind[at] == SliceKind::Wait {
        label(ui, wait_name(cx.t, slices.wait[at]), theme::text_font(), cx.theme.warn());
    }
    if let Some(line) = slices.op_id(at).and_then(|op| document.results.line_of(op)) {
        let place = format!("{}:{}  {}", document.name, line + 1, document.line(line as usize).trim());
        label(ui, &place, theme::code_small_font(), cx.theme.dim());
    }
}
