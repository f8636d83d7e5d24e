//! What hovering a slice says.

use crate::session::Document;
use crate::text::{bytes, grouped};
use crate::theme;
use crate::views::ViewContext;
use crate::views::names::{link_name, wait_name};
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
        if let Some(text) = ended_by(cx, document, trace, slices.cause[at] as usize) {
            label(ui, &text, theme::text_font(), cx.theme.dim());
        }
    }
    if let Some(line) = slices.op_id(at).and_then(|op| document.results.line_of(op)) {
        let place = format!("{}:{}  {}", document.name, line + 1, document.line(line as usize).trim());
        label(ui, &place, theme::code_small_font(), cx.theme.dim());
        let link = slices.op_id(at).and_then(|op| document.results.index.link_of(op)).unwrap_or_default();
        let text = format!("{}: {}", cx.t.row_link, link_name(cx.t, link));
        label(ui, &text, theme::small_font(), cx.theme.faint());
    }
}

/// What ended a wait, with its pipe and source line.
fn ended_by(cx: &ViewContext<'_>, document: &Document, trace: &Trace, cause: usize) -> Option<String> {
    let slices = &trace.slices;
    let lane = trace.lanes.get(*slices.lane.get(cause)? as usize)?;
    let name = trace.strings.get(slices.name[cause] as usize).map_or("", String::as_str);
    let line = slices.op_id(cause).and_then(|op| document.results.line_of(op));
    let place = line.map_or("?".into(), |line| (line + 1).to_string());
    Some(crate::i18n::fill(&cx.t.wait_ended_by, &[name, lane.pipe.name(), &place]))
}
