//! Two versions of the active document: what changed in source and AscIR, both timelines over each other, memory, and
//! all totals.

mod layout;
mod memory;
mod text;
mod timeline;
mod totals;

use super::{View, ViewContext};
use crate::i18n::fill;
use crate::session::{Command, Document, Pane, Phase, Side};
use crate::text::grouped;
use crate::theme::{self, space};
use crate::widgets::{chip, empty_state, label};
use compiler::model::OpId;
use egui::{Align, Layout, Ui, vec2};
use layout::{Pair, Total};
use text::Listing;
use timeline::Overlay;

/// What of the two versions is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    Totals,
    Source,
    AscIr,
    Timeline,
    Memory,
}

impl Part {
    const ALL: [Self; 5] = [Self::Totals, Self::Source, Self::AscIr, Self::Timeline, Self::Memory];

    fn name(self, cx: &ViewContext<'_>) -> &'static str {
        let t = cx.t;
        match self {
            Self::Totals => &t.compare_totals,
            Self::Source => &t.source,
            Self::AscIr => &t.ascir,
            Self::Timeline => &t.timeline,
            Self::Memory => &t.memory,
        }
    }
}

/// Room that the verdict needs; where there is less, the totals say it.
const VERDICT: f32 = 200.0;

/// What is worked out about two documents, until one of them changes.
struct Made {
    made_for: [u64; 4],
    source: Vec<Pair>,
    ascir: Vec<Pair>,
    /// Operations of the left side with their like on the right.
    ops: Vec<(OpId, OpId)>,
    totals: Vec<Total>,
}

#[derive(Default)]
pub struct Compare {
    part: Part,
    made: Option<Made>,
    source: Listing,
    ascir: Listing,
    overlay: Overlay,
}

/// Both documents, and the sides that they are.
#[derive(Clone, Copy)]
struct Two<'a> {
    left: &'a Document,
    right: &'a Document,
    sides: (Side, Side),
}

impl View for Compare {
    fn pane(&self) -> Pane {
        Pane::Compare
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.compare.clone()
    }

    fn controls(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, room: f32) {
        let Some(comparison) = cx.session.comparison.as_ref().filter(|_| room > 200.0) else { return };
        let (left, right) = (comparison.left, comparison.right);
        if chip(ui, cx.theme, &cx.t.compare_swap, false, false).clicked() {
            cx.send(Command::Compare { left: right, right: left });
        }
        side_menu(ui, cx, right, &|side| Command::Compare { left, right: side });
        label(ui, "→", theme::text_font(), cx.theme.dim());
        side_menu(ui, cx, left, &|side| Command::Compare { left: side, right });
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let Some(comparison) = &cx.session.comparison else {
            if empty_state(ui, cx.theme, &cx.t.compare_empty, Some(&cx.t.compare_head)) {
                cx.send(Command::Compare { left: Side::Head, right: Side::Present });
            }
            return;
        };
        if let Some(problem) = comparison.problem() {
            empty_state(ui, cx.theme, problem, None);
            return;
        }
        let active = cx.document();
        let of = |side| comparison.document(side, active);
        let (Some(left), Some(right)) = (of(comparison.left), of(comparison.right)) else {
            empty_state(ui, cx.theme, &cx.t.compare_reading, None);
            return;
        };
        let two = Two { left, right, sides: (comparison.left, comparison.right) };
        self.update(two);
        self.parts(ui, cx, two);
        let Some(made) = &self.made else { return };
        match self.part {
            Part::Totals => totals::show(ui, cx, &made.totals),
            Part::Source => self.source.source(ui, cx, two, &made.source),
            Part::AscIr => self.ascir.ascir(ui, cx, two, &made.ascir),
            Part::Timeline => self.overlay.show(ui, cx, two, &made.ops),
            Part::Memory => memory::show(ui, cx, two),
        }
    }
}

impl Compare {
    fn update(&mut self, two: Two<'_>) {
        let (left, right) = (two.left, two.right);
        let state = |document: &Document| [document.revision(), document.results.newest_revision()];
        let made_for = [state(left)[0], state(left)[1], state(right)[0], state(right)[1]];
        if self.made.as_ref().is_some_and(|made| made.made_for == made_for) {
            return;
        }
        let (left_text, right_text) = (left.text(), right.text());
        let source = layout::pairs(&lines(&left_text), &lines(&right_text));
        let (left_ir, right_ir) = (text::final_stage(left), text::final_stage(right));
        let plain = |ir: &str| ir.lines().map(layout::unnumbered).collect::<Vec<_>>();
        let ascir = layout::pairs(&plain(left_ir), &plain(right_ir));
        let ops = layout::align(left, right, &source);
        let totals = layout::totals(left, right);
        self.made = Some(Made { made_for, source, ascir, ops, totals });
    }

    /// The row of parts, and the verdict at its right.
    fn parts(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, two: Two<'_>) {
        let size = vec2(ui.available_width(), space::HEADER);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(space::S);
            ui.spacing_mut().item_spacing.x = space::XS;
            for part in Part::ALL {
                if chip(ui, cx.theme, part.name(cx), self.part == part, false).clicked() {
                    self.part = part;
                }
            }
            if self.part == Part::Source || self.part == Part::AscIr {
                let listing = if self.part == Part::Source { &mut self.source } else { &mut self.ascir };
                if chip(ui, cx.theme, &cx.t.compare_all_lines, listing.all, false).clicked() {
                    listing.all = !listing.all;
                }
            }
            if self.part == Part::Timeline
                && chip(ui, cx.theme, &cx.t.compare_align, self.overlay.aligned, false).clicked()
            {
                self.overlay.aligned = !self.overlay.aligned;
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(space::M);
                if ui.available_width() < VERDICT {
                    return;
                }
                verdict(ui, cx, two);
            });
        });
    }
}

/// `5,717 → 4,901 cycles, −14.3 %`, in the hue of better or worse.
fn verdict(ui: &mut Ui, cx: &ViewContext<'_>, two: Two<'_>) {
    let cycles = |document: &Document| Some(document.results.fresh_run()?.value.trace.makespan_cycles);
    let (Some(a), Some(b)) = (cycles(two.left), cycles(two.right)) else {
        let failed = [two.left, two.right].iter().any(|document| document.results.phase == Phase::Failed);
        let text = if failed { &cx.t.compare_failed } else { &cx.t.compare_compiling };
        label(ui, text, theme::text_font(), if failed { cx.theme.bad() } else { cx.theme.dim() });
        return;
    };
    let hue = match b.cmp(&a) {
        std::cmp::Ordering::Less => cx.theme.good(),
        std::cmp::Ordering::Greater => cx.theme.bad(),
        std::cmp::Ordering::Equal => cx.theme.dim(),
    };
    let change = totals::percent(Some(a), Some(b)).unwrap_or_default();
    let text = fill(&cx.t.compare_verdict, &[&grouped(a), &grouped(b), &change]);
    label(ui, &text, theme::strong_font(), hue);
}

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

/// Name of a side: the present, git's HEAD, or the time of a save.
fn side_name(cx: &ViewContext<'_>, side: Side) -> String {
    match side {
        Side::Present => cx.t.compare_now.clone(),
        Side::Head => "git HEAD".into(),
        Side::Saved(id) => {
            let number = cx.session.history.iter().position(|info| info.id == id).map_or(0, |at| at + 1);
            fill(&cx.t.compare_save, &[&number.to_string()])
        }
    }
}

fn side_menu(ui: &mut Ui, cx: &ViewContext<'_>, side: Side, command: &dyn Fn(Side) -> Command) {
    const MOST: usize = 20;
    let chosen = chip(ui, cx.theme, &format!("{} ▾", side_name(cx, side)), false, true);
    let saves = cx.session.history.iter().rev().take(MOST).map(|info| Side::Saved(info.id));
    egui::Popup::menu(&chosen).show(|ui| {
        for other in [Side::Present, Side::Head].into_iter().chain(saves) {
            if ui.selectable_label(other == side, side_name(cx, other)).clicked() {
                cx.send(command(other));
            }
        }
    });
}
