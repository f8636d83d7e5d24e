//! Operators core by core, or devices with their operators, steps and memory; what the rules found.

use super::layout::Grid;
use super::{micros, paint, wrapped};
use crate::i18n::fill;
use crate::session::Opened;
use crate::text::{bytes, grouped};
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::{chip, label};
use compiler::model::{DeviceRun, Finding, OperatorRun, PathUse, Profile};
use egui::{Id, Rect, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

/// Runs that can be chosen by a chip.
const CHIPS: usize = 60;
/// Operators of a device that are listed.
const LISTED: usize = 40;

pub fn show(ui: &mut Ui, cx: &ViewContext<'_>, opened: &Opened, shown: &mut usize) {
    let profile = &opened.profile;
    let count = profile.operators.len() + profile.devices.len();
    *shown = (*shown).min(count.saturating_sub(1));
    ScrollArea::vertical().id_salt("profile summary").auto_shrink([false; 2]).show(ui, |ui| {
        ui.add_space(space::S);
        if count > 1 {
            choose(ui, cx, profile, shown);
        }
        match profile.operators.get(*shown) {
            Some(run) => operator(ui, cx, run),
            None => {
                if let Some(run) = profile.devices.get(*shown - profile.operators.len()) {
                    device(ui, cx, run);
                }
            }
        }
        if count == 0 {
            indent(ui, |ui| wrapped(ui, &cx.t.profile_only_traces, cx.theme.dim()));
        }
        findings(ui, cx, &profile.findings);
        files(ui, cx, profile);
    });
}

fn indent(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        ui.add_space(space::M);
        add(ui);
    });
}

fn name_of(run: &OperatorRun) -> String {
    run.name.clone().unwrap_or_else(|| run.folder.clone())
}

fn device_name(cx: &ViewContext<'_>, run: &DeviceRun) -> String {
    let number = |value: Option<i64>| value.map_or("?".to_owned(), |value| value.to_string());
    match run.rank {
        Some(rank) => fill(&cx.t.profile_rank, &[&rank.to_string()]),
        None => fill(&cx.t.profile_device, &[&number(run.device)]),
    }
}

fn choose(ui: &mut Ui, cx: &ViewContext<'_>, profile: &Profile, shown: &mut usize) {
    let operators = profile.operators.iter().map(|run| format!("{} · {}", name_of(run), micros(run.duration_us)));
    let names: Vec<String> = operators.chain(profile.devices.iter().map(|run| device_name(cx, run))).collect();
    ui.horizontal_wrapped(|ui| {
        ui.add_space(space::S);
        for (at, name) in names.iter().enumerate().take(CHIPS) {
            if chip(ui, cx.theme, name, at == *shown, false).clicked() {
                *shown = at;
            }
        }
    });
    ui.add_space(space::S);
}

fn heading(ui: &mut Ui, cx: &ViewContext<'_>, name: &str, about: &str) {
    ui.add_space(space::M);
    ui.horizontal(|ui| {
        ui.add_space(space::M);
        label(ui, name, theme::strong_font(), cx.theme.text());
        label(ui, about, theme::text_font(), cx.theme.dim());
    });
    ui.add_space(space::XS);
}

fn operator(ui: &mut Ui, cx: &ViewContext<'_>, run: &OperatorRun) {
    indent(ui, |ui| {
        ui.add(
            egui::Label::new(RichText::new(name_of(run)).font(theme::code_title_font()).color(cx.theme.text())).wrap(),
        );
    });
    let mut facts = Vec::new();
    facts.extend(run.kind.clone());
    facts.push(run.chip.clone().unwrap_or_else(|| cx.t.profile_chip_unknown.clone()));
    facts.push(micros(run.duration_us));
    facts.push(fill(&cx.t.profile_cores, &[&run.cores.len().to_string()]));
    if let Some((pipe, share)) = run.hottest() {
        facts.push(fill(&cx.t.profile_hottest, &[pipe.name(), &format!("{:.1}", share * 100.0)]));
    }
    indent(ui, |ui| wrapped(ui, &facts.join("  ·  "), cx.theme.dim()));
    grid(ui, cx, run);
    if !run.paths.is_empty() {
        heading(ui, cx, &cx.t.profile_paths, &cx.t.profile_paths_about);
        let most = run.paths.iter().filter_map(|path| path.gibps).fold(0.0, f64::max);
        run.paths.iter().for_each(|path| path_row(ui, cx, path, most));
    }
    if !run.advice.is_empty() {
        heading(ui, cx, &cx.t.profile_tool_advice, "");
        for advice in &run.advice {
            indent(ui, |ui| wrapped(ui, advice, cx.theme.dim()));
        }
    }
}

fn grid(ui: &mut Ui, cx: &ViewContext<'_>, run: &OperatorRun) {
    let times: Vec<f64> = run.cores.iter().filter_map(|core| core.time_us).collect();
    let range = match (times.iter().copied().reduce(f64::min), times.iter().copied().reduce(f64::max)) {
        (Some(least), Some(most)) => fill(&cx.t.profile_core_times, &[&micros(Some(least)), &micros(Some(most))]),
        _ => String::new(),
    };
    heading(ui, cx, &cx.t.profile_grid, &range);
    let width = ui.available_width() - 2.0 * space::M;
    let origin = ui.cursor().min + vec2(space::M, 0.0);
    let layout = Grid::new(origin.x, origin.y, width, run);
    if layout.pipes.is_empty() {
        indent(ui, |ui| wrapped(ui, &cx.t.profile_no_pipes, cx.theme.dim()));
        return;
    }
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), layout.height), Sense::hover());
    let response = ui.interact(rect, Id::new("profile grid"), Sense::hover());
    let spoken: Vec<String> = layout
        .pipes
        .iter()
        .map(|pipe| format!("{} {:.0} %", pipe.name(), run.share(*pipe).unwrap_or(0.0) * 100.0))
        .collect();
    response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::Other, true, format!("{}: {}", cx.t.profile_grid, spoken.join(", ")))
    });
    paint::grid(ui, cx.theme, run, &layout, origin.x, width);
    let hit = response.hover_pos().and_then(|at| layout.at(at.x, at.y)).copied();
    let bar = response
        .hover_pos()
        .and_then(|at| layout.times.iter().find(|(_, bar)| bar.x_range().contains(at.x) && at.y <= bar.bottom()));
    if let Some((core, _)) = bar {
        let core = &run.cores[*core];
        response.on_hover_ui_at_pointer(|ui| {
            label(ui, &format!("{}  {}", core.name(), micros(core.time_us)), theme::strong_font(), cx.theme.text());
        });
    } else if let Some(cell) = hit {
        response.on_hover_ui_at_pointer(|ui| {
            let core = &run.cores[cell.core];
            let used = core.pipe(cell.pipe);
            label(ui, &format!("{}  {}", core.name(), cell.pipe.name()), theme::strong_font(), cx.theme.text());
            let share = cell.share.map_or("–".to_owned(), |share| format!("{:.1} %", share * 100.0));
            let time = micros(used.and_then(|used| used.time_us));
            label(ui, &format!("{time} / {}  =  {share}", micros(core.time_us)), theme::text_font(), cx.theme.dim());
            if let Some(ratio) = used.and_then(|used| used.ratio) {
                label(ui, &fill(&cx.t.profile_file_ratio, &[&ratio.to_string()]), theme::text_font(), cx.theme.dim());
            }
        });
    }
}

fn path_row(ui: &mut Ui, cx: &ViewContext<'_>, path: &PathUse, most: f64) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::hover());
    let speed = path.gibps.map_or("–".to_owned(), |speed| format!("{speed:.2} GiB/s"));
    let volume = path.bytes.map_or("–".to_owned(), |count| bytes(count as u64));
    let peak = path.peak_pct.map_or("–".to_owned(), |peak| fill(&cx.t.profile_of_peak, &[&format!("{peak:.2}")]));
    response
        .widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{} {speed} {volume} {peak}", path.path)));
    let share = path.gibps.filter(|_| most > 0.0).map(|speed| (speed / most) as f32);
    paint::path(ui, cx.theme, rect, &path.path, share, [&volume, &speed, &peak]);
}

fn device(ui: &mut Ui, cx: &ViewContext<'_>, run: &DeviceRun) {
    indent(ui, |ui| {
        label(ui, &device_name(cx, run), theme::code_title_font(), cx.theme.text());
    });
    let mut facts = vec![run.chip.clone().unwrap_or_else(|| cx.t.profile_chip_unknown.clone())];
    facts.push(fill(&cx.t.profile_tasks, &[&grouped(run.tasks), &micros(Some(run.busy_us))]));
    if let Some(span) = run.span_ns {
        facts.push(fill(&cx.t.profile_span, &[&micros(Some(span as f64 / 1000.0))]));
    }
    indent(ui, |ui| wrapped(ui, &facts.join("  ·  "), cx.theme.dim()));
    if !run.operators.is_empty() {
        heading(ui, cx, &cx.t.profile_operators, &cx.t.profile_operators_about);
        let most = run.operators.first().map_or(0.0, |total| total.total_us);
        for total in run.operators.iter().take(LISTED) {
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::hover());
            let times = [grouped(total.count), micros(Some(total.total_us)), total.core.clone()];
            response.widget_info(|| {
                WidgetInfo::labeled(WidgetType::Label, true, format!("{} {}", total.name, times.join(" ")))
            });
            let share = (most > 0.0).then(|| (total.total_us / most) as f32);
            paint::path(ui, cx.theme, rect, &total.name, share, [&times[0], &times[1], &times[2]]);
        }
    }
    for step in &run.steps {
        heading(ui, cx, &fill(&cx.t.profile_step, &[&step.step]), "");
        let most = step.parts.iter().map(|part| part.1).fold(0.0, f64::max);
        for (name, time) in &step.parts {
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{name} {time}")));
            let share = (most > 0.0).then(|| (time / most) as f32);
            paint::path(ui, cx.theme, rect, name, share, ["", &micros(Some(*time)), ""]);
        }
    }
    memory(ui, cx, run);
}

fn memory(ui: &mut Ui, cx: &ViewContext<'_>, run: &DeviceRun) {
    for series in run.memory.iter().filter(|series| series.at_ns.len() > 1) {
        let peak = |values: &[f64]| values.iter().copied().filter(|value| !value.is_nan()).reduce(f64::max);
        let most = peak(&series.allocated).unwrap_or(0.0).max(peak(&series.reserved).unwrap_or(0.0));
        if most <= 0.0 {
            continue;
        }
        let shown = |value: Option<f64>| value.map_or("–".to_owned(), |value| bytes(value as u64));
        let peaks = [shown(peak(&series.allocated)), shown(peak(&series.reserved))];
        let about = fill(&cx.t.profile_memory_peaks, &[&peaks[0], &peaks[1]]);
        heading(ui, cx, &fill(&cx.t.profile_memory, &[&series.component]), &about);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 96.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, format!("{} {about}", series.component)));
        paint::memory(ui, cx.theme, rect.shrink2(vec2(space::M, 0.0)), series, most);
    }
    if !run.top_tensors.is_empty() {
        heading(ui, cx, &cx.t.profile_tensors, "");
        let most = run.top_tensors.first().map_or(1.0, |tensor| tensor.1);
        for (name, size) in &run.top_tensors {
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::hover());
            let size_text = bytes(*size as u64);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{name} {size_text}")));
            paint::path(ui, cx.theme, rect, name, Some((size / most) as f32), ["", &size_text, ""]);
        }
    }
}

fn findings(ui: &mut Ui, cx: &ViewContext<'_>, list: &[Finding]) {
    if list.is_empty() {
        return;
    }
    heading(ui, cx, &cx.t.profile_findings, &fill(&cx.t.profile_findings_about, &[&list.len().to_string()]));
    for finding in list {
        let hue = finding.pipe.map_or(cx.theme.warn(), |pipe| cx.theme.pipe(pipe));
        let frame = egui::Frame::new().fill(cx.theme.tint(hue)).inner_margin(egui::Margin::same(8));
        ui.horizontal(|ui| {
            ui.add_space(space::M);
            let width = (ui.available_width() - space::M).min(720.0);
            frame.show(ui, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(width - space::L);
                    let gain = finding.gain.map(|gain| fill(&cx.t.profile_gain, &[&format!("{:.0}", gain * 100.0)]));
                    let title = [Some(cx.lang.of(&finding.title).to_owned()), gain].into_iter().flatten();
                    label(ui, &title.collect::<Vec<_>>().join("  ·  "), theme::strong_font(), cx.theme.text());
                    wrapped(ui, cx.lang.of(&finding.evidence), cx.theme.text());
                    wrapped(ui, cx.lang.of(&finding.advice), cx.theme.dim());
                });
            });
        });
        ui.add_space(space::S);
    }
}

fn files(ui: &mut Ui, cx: &ViewContext<'_>, profile: &Profile) {
    let known = profile.files.iter().filter(|file| file.format.is_some()).count();
    let counts = [known, profile.files.len(), profile.problems.len()].map(|count| count.to_string());
    ui.add_space(space::M);
    indent(ui, |ui| wrapped(ui, &fill(&cx.t.profile_files, &[&counts[0], &counts[1], &counts[2]]), cx.theme.faint()));
    ui.add_space(space::M);
}

/// The rectangle right of a row's name.
pub fn bar_of(rect: Rect, name: f32, figures: f32) -> Rect {
    let left = (rect.left() + name).min(rect.right());
    let right = (rect.right() - figures).max(left);
    Rect::from_min_max(pos2(left, rect.top() + 7.0), pos2(right, rect.bottom() - 7.0))
}
