//! The bar at the top (arrangement, launch, state of the compile) and the status bar at the bottom.

use super::actions::arrangement_name;
use crate::i18n::fill;
use crate::session::{Arrangement, Command, Eol, Pane, Phase, Results, Worker};
use crate::text::column_at;
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::{chip, label};
use compiler::model::{LaunchArg, LaunchValue, Link};
use egui::{Align, Color32, Frame, Layout, Margin, Panel, Ui};
use std::time::Duration;

/// Work that takes no longer than this needs no sign of progress.
const PATIENCE: Duration = Duration::from_millis(200);

pub fn top(ui: &mut Ui, cx: &ViewContext<'_>) {
    bar(ui, cx, Panel::top("top-bar").exact_size(space::TOP_BAR), |ui| {
        progress(ui, cx);
        ui.spacing_mut().item_spacing.x = space::S;
        label(ui, &cx.t.app, theme::strong_font(), cx.theme.text());
        ui.add_space(space::M);
        for arrangement in Arrangement::ALL {
            let active = cx.session.panels.arrangement == arrangement;
            if chip(ui, cx.theme, arrangement_name(cx, arrangement), active, false).clicked() {
                cx.send(Command::Arrange(arrangement));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if chip(ui, cx.theme, "Ctrl+Shift+P", false, true).on_hover_text(&cx.t.palette).clicked() {
                cx.send(Command::Palette(true));
            }
            let Some(document) = cx.document() else { return };
            let (text, hue) = compile_state(cx, &document.results);
            ui.add_space(space::XS);
            if running_for(&document.results).is_some()
                && chip(ui, cx.theme, &cx.t.cancel, false, true).on_hover_text(&cx.t.cancel_compile).clicked()
            {
                cx.send(Command::CancelCompile);
            }
            label(ui, &text, theme::text_font(), hue);
            ui.add_space(space::XS);
            launch_chips(ui, cx, &document.results);
        });
    });
}

/// How long the compile has been running, once that is long enough to say so.
fn running_for(results: &Results) -> Option<Duration> {
    let elapsed = results.began.filter(|_| results.phase == Phase::Running)?.elapsed();
    (elapsed >= PATIENCE).then_some(elapsed)
}

/// A line along the top that moves while a long compile runs, and says when to look again.
fn progress(ui: &Ui, cx: &ViewContext<'_>) {
    let Some(document) = cx.document().filter(|document| document.results.phase == Phase::Running) else { return };
    let Some(elapsed) = running_for(&document.results) else {
        ui.ctx().request_repaint_after(PATIENCE);
        return;
    };
    let bar = ui.max_rect().expand2(egui::vec2(12.0, 0.0));
    let along = elapsed.as_secs_f32().fract() * 1.3 - 0.3;
    let span = egui::Rangef::new(bar.left() + along * bar.width(), bar.left() + (along + 0.3) * bar.width());
    ui.painter().hline(span, bar.bottom() - 1.0, egui::Stroke::new(2.0, cx.theme.accent()));
    ui.ctx().request_repaint_after(Duration::from_millis(50));
}

pub fn status(ui: &mut Ui, cx: &ViewContext<'_>) {
    bar(ui, cx, Panel::bottom("status-bar").exact_size(space::STATUS_BAR), |ui| {
        ui.spacing_mut().item_spacing.x = space::L;
        let (text, hue) = worker_state(cx);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let (rect, _) = ui.allocate_exact_size(egui::vec2(8.0, 8.0), egui::Sense::hover());
            ui.painter().circle_filled(rect.center(), 3.5, hue);
            let response = label(ui, &text, theme::small_font(), cx.theme.text());
            if let Worker::Off(reason) = &cx.session.worker {
                response.on_hover_text(reason);
            }
        });
        let Some(document) = cx.document() else { return };
        let results = &document.results;
        let small = |ui: &mut Ui, text: &str| label(ui, text, theme::small_font(), cx.theme.dim());
        let problems = small(ui, &count(&cx.t.problems_one, &cx.t.problems_count, results.diagnostics.len()));
        if problems.interact(egui::Sense::click()).clicked() {
            cx.send(Command::Show(Pane::Problems));
        }
        if let Some(percent) = mapping_percent(results) {
            small(ui, &fill(&cx.t.status_mapping, &[&percent.to_string()]));
        }
        let eol = if document.eol == Eol::Crlf { "CRLF" } else { "LF" };
        small(ui, &format!("{} · {eol} · Python (pyasc 1.1.1)", document.encoding));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (line, head) = (document.cursor_line(), document.cursor().head);
            let column = column_at(&document.line(line), head - document.line_start(line));
            let place = [(line + 1).to_string(), (column + 1).to_string()];
            let position = small(ui, &fill(&cx.t.status_position, &[&place[0], &place[1]]));
            if position.interact(egui::Sense::click()).on_hover_text(&cx.t.go_to_line).clicked() {
                cx.send(Command::GoTo(Some(":".into())));
            }
            if !document.cursors().is_single() {
                small(ui, &fill(&cx.t.status_cursors, &[&document.cursors().all().len().to_string()]));
            }
            let selected = document.cursor().range();
            if !selected.is_empty() {
                let count = document.rope().byte_slice(selected).len_chars().to_string();
                small(ui, &fill(&cx.t.status_selected, &[&count]));
            }
            if let Some(held) = &results.simulated
                && !held.value.summary.uncalibrated.is_empty()
            {
                let list = &held.value.summary.uncalibrated;
                small(ui, &fill(&cx.t.uncalibrated, &[&list.len().to_string()])).on_hover_text(list.join("\n"));
            }
        });
    });
}

fn bar(ui: &mut Ui, cx: &ViewContext<'_>, panel: Panel, content: impl FnOnce(&mut Ui)) {
    let margin = Margin { left: 12, right: 12, top: 0, bottom: 0 };
    let frame = Frame::new().fill(cx.theme.panel()).inner_margin(margin);
    panel.frame(frame).resizable(false).show_separator_line(false).show(ui, |ui| {
        let rect = ui.max_rect();
        ui.set_clip_rect(rect.expand(12.0).intersect(ui.clip_rect()));
        ui.with_layout(Layout::left_to_right(Align::Center), content);
    });
}

/// Right to left: arguments, cores, chip.
fn launch_chips(ui: &mut Ui, cx: &ViewContext<'_>, results: &Results) {
    match &results.launch {
        Some(launch) => {
            let args = args_summary(&launch.args);
            if !args.is_empty() && chip(ui, cx.theme, &args, false, true).clicked() {
                cx.send(Command::Show(Pane::Launch));
            }
            let cores = count(&cx.t.cores_one, &cx.t.cores, launch.core_num as usize);
            if chip(ui, cx.theme, &cores, false, true).clicked() {
                cx.send(Command::Show(Pane::Launch));
            }
        }
        None => {
            label(ui, &cx.t.no_launch, theme::text_font(), cx.theme.dim());
        }
    }
    let chosen = chip(ui, cx.theme, &format!("{} ▾", cx.session.settings.chip), false, true);
    egui::Popup::menu(&chosen).show(|ui| {
        for name in &cx.session.chips {
            if ui.selectable_label(*name == cx.session.settings.chip, name).clicked() {
                cx.send(Command::SetChip(name.clone()));
            }
        }
    });
}

/// Tensors of one kind named together: `x, y, z float32[16384]`.
fn args_summary(args: &[LaunchArg]) -> String {
    let mut groups: Vec<(String, Vec<&str>)> = Vec::new();
    for arg in args {
        let LaunchValue::Tensor { dtype, shape } = &arg.value else { continue };
        let extents = match shape {
            Some(shape) => shape.iter().map(u64::to_string).collect::<Vec<_>>().join("×"),
            None => "?".into(),
        };
        let kind = format!("{dtype}[{extents}]");
        match groups.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, names)) => names.push(&arg.name),
            None => groups.push((kind, vec![&arg.name])),
        }
    }
    let mut texts: Vec<String> = groups.iter().map(|(kind, names)| format!("{} {kind}", names.join(", "))).collect();
    if texts.len() > 2 {
        texts.truncate(2);
        texts.push("…".into());
    }
    texts.join("; ")
}

fn compile_state(cx: &ViewContext<'_>, results: &Results) -> (String, Color32) {
    let (t, theme) = (cx.t, cx.theme);
    let millis = |simulate: bool| {
        let steps = results.times.iter().filter(|time| (time.step == "simulate") == simulate);
        let micros: u64 = steps.map(|time| u64::from(time.micros)).sum();
        format!("{:.2}", micros as f64 / 1000.0)
    };
    match results.phase {
        Phase::Never => (t.status_never.clone(), theme.dim()),
        Phase::Cancelled => (t.status_cancelled.clone(), theme.warn()),
        Phase::Running if running_for(results).is_some() => {
            let seconds = running_for(results).map_or(0.0, |time| time.as_secs_f64());
            (fill(&t.status_running, &[&format!("{seconds:.1}")]), theme.accent())
        }
        Phase::Running if results.times.is_empty() => (t.status_busy.clone(), theme.dim()),
        Phase::Running | Phase::Good if results.errors() == 0 => {
            (fill(&t.status_compiled, &[&millis(false), &millis(true)]), theme.good())
        }
        Phase::Failed if results.errors() == 0 => (t.status_not_compiled.clone(), theme.bad()),
        Phase::Running | Phase::Good | Phase::Failed => {
            (count(&t.status_failed_one, &t.status_failed, results.errors()), theme.bad())
        }
        Phase::Crashed(_) => (t.status_crashed.clone(), theme.bad()),
    }
}

/// English tells one from many.
fn count(one: &str, many: &str, number: usize) -> String {
    fill(if number == 1 { one } else { many }, &[&number.to_string()])
}

fn worker_state(cx: &ViewContext<'_>) -> (String, Color32) {
    let (t, theme) = (cx.t, cx.theme);
    match &cx.session.worker {
        Worker::Starting => (t.status_starting.clone(), theme.faint()),
        Worker::Idle => (t.status_worker.clone(), theme.good()),
        Worker::Busy => (t.status_busy.clone(), theme.accent()),
        Worker::Restarted => (t.status_restarted.clone(), theme.warn()),
        Worker::Off(_) => (t.status_off.clone(), theme.bad()),
    }
}

/// Share of the final AscIR's operations that are tied to the source exactly.
fn mapping_percent(results: &Results) -> Option<usize> {
    let ops = &results.stages.as_ref()?.value.last()?.ops;
    let exact = ops.iter().filter(|record| record.link == Link::Exact).count();
    (exact * 100).checked_div(ops.len())
}
