//! The selected thing through all levels: source, AscIR, Ascend C, pipe, cost, memory.

mod layout;

use super::{View, ViewContext, names};
use crate::i18n::{Lang, fill};
use crate::session::{Anchor, Command, Pane};
use crate::theme::{self, Theme, space};
use crate::widgets::{empty_state, label};
use compiler::model::Link;
use egui::{Color32, Label, RichText, ScrollArea, Sense, Ui, vec2};
use layout::{Card, Fact};

/// What a card was made for: text, results, selection, language.
type MadeFor = (u64, u64, Option<Anchor>, Lang);

#[derive(Default)]
pub struct Inspector {
    card: Option<(MadeFor, Option<Card>)>,
}

impl View for Inspector {
    fn pane(&self) -> Pane {
        Pane::Inspector
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.inspector.clone()
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let state = cx.document().map(|document| (document.revision(), document.results.newest_revision()));
        let (text, results) = state.unwrap_or_default();
        let wanted = (text, results, cx.session.selection().anchor, cx.lang);
        if self.card.as_ref().is_none_or(|(known, _)| *known != wanted) {
            let card = cx.document().and_then(|document| layout::card(cx, document));
            self.card = Some((wanted, card));
        }
        let Some((_, Some(card))) = &self.card else {
            empty_state(ui, cx.theme, &cx.t.inspector_empty, None);
            return;
        };
        ScrollArea::vertical().auto_shrink([false; 2]).show(ui, |ui| {
            egui::Frame::new().inner_margin(egui::Margin::symmetric(10, 8)).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(space::S, 5.0);
                show(ui, cx, card);
            });
        });
    }
}

fn show(ui: &mut Ui, cx: &ViewContext<'_>, card: &Card) {
    let theme = cx.theme;
    let title = RichText::new(&card.title).font(theme::code_title_font()).color(theme.text());
    ui.add(Label::new(title).truncate().selectable(true));
    if let Some(about) = card.about {
        // Both languages, the reader's own first: the other one names the thing as colleagues and manuals do.
        let mut lines = [about.en, about.zh];
        if cx.lang == Lang::Zh {
            lines.reverse();
        }
        for line in lines.into_iter().filter(|line| !line.is_empty()) {
            ui.add(Label::new(RichText::new(line).color(theme.dim())).wrap());
        }
    }
    if card.about.is_none() && card.facts.is_empty() {
        ui.add(Label::new(RichText::new(&cx.t.no_ops_on_line).color(theme.dim())).wrap());
    }
    ui.add_space(space::XS);
    for row in &card.facts {
        fact(ui, cx, row);
    }
    if let Some((pipe, advice)) = &card.advice {
        ui.add_space(space::S);
        callout(ui, theme, theme.pipe(*pipe), advice);
    }
    if card.others.is_empty() {
        return;
    }
    ui.add_space(space::S);
    let count = fill(&cx.t.ops_on_line, &[&(card.others.len() + 1).to_string()]);
    label(ui, &count, theme::small_font(), theme.faint());
    for (op, name) in &card.others {
        let text = RichText::new(name).font(theme::code_small_font()).color(theme.dim());
        let response = ui.add(Label::new(text).truncate().sense(Sense::click()));
        if response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked() {
            cx.send(Command::Select(Anchor::Op(*op)));
        }
    }
}

/// A sentence on a tinted ground with a bar of its hue at the left.
fn callout(ui: &mut Ui, theme: &Theme, hue: Color32, text: &str) {
    let frame = egui::Frame::new().fill(theme.tint(hue)).corner_radius(space::ROUNDING).inner_margin(10);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(Label::new(RichText::new(text).color(theme.text())).wrap());
    });
    let rect = shown.response.rect;
    let bar = egui::Rect::from_min_size(rect.min, vec2(space::EDGE, rect.height()));
    ui.painter().rect_filled(bar, 1.0, hue);
}

/// Name at the left, value at the right of a fixed column; a value that leads somewhere can be clicked. How surely it
/// is tied to the selection stands behind it.
fn fact(ui: &mut Ui, cx: &ViewContext<'_>, fact: &Fact) {
    const NAMES: f32 = 72.0;
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(NAMES, 17.0), Sense::hover());
        let font = theme::text_font();
        let painter = ui.painter_at(rect);
        painter.text(rect.left_center(), egui::Align2::LEFT_CENTER, &fact.label, font.clone(), cx.theme.dim());
        let hue = fact.pipe.map_or(cx.theme.text(), |pipe| cx.theme.pipe(pipe));
        let mut job = egui::text::LayoutJob::default();
        job.append(&fact.value, 0.0, egui::TextFormat::simple(font, hue));
        if let Some(link) = fact.link {
            let hue = match link {
                Link::Exact => cx.theme.faint(),
                Link::Inherited => cx.theme.warn(),
                Link::Lost => cx.theme.bad(),
            };
            let format = egui::TextFormat::simple(theme::small_font(), hue);
            job.append(&format!(" {}", names::link_name(cx.t, link)), 3.0, format);
        }
        let sense = if fact.leads_to.is_some() { Sense::click() } else { Sense::hover() };
        let response = ui.add(Label::new(job).wrap().sense(sense));
        if let Some(anchor) = fact.leads_to {
            let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
            if response.hovered() {
                let line = response.rect;
                let stroke = egui::Stroke::new(1.0, cx.theme.accent());
                ui.painter().hline(line.x_range(), line.bottom() - 1.0, stroke);
            }
            if response.clicked() {
                cx.send(Command::Select(anchor));
            }
        }
    });
}
