//! What the kernel is compiled for: chip, cores, arguments, constants. Changes here recompile and leave the text as
//! it is.

mod layout;

use super::{View, ViewContext};
use crate::i18n::fill;
use crate::session::{Command, Facts, Pane};
use crate::text::grouped;
use crate::theme::{self, space};
use crate::widgets::{chip, empty_state, label};
use compiler::model::{LaunchOptions, LaunchSource, LaunchSpec, LaunchValue};
use egui::{Align2, DragValue, Frame, Margin, ScrollArea, Sense, Slider, Ui, vec2};

/// Cores that the slider reaches at least.
const MOST_CORES: u32 = 48;

#[derive(Default)]
pub struct Launch;

impl View for Launch {
    fn pane(&self) -> Pane {
        Pane::Launch
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.launch.clone()
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        if cx.session.launch_override().is_some() { cx.t.launch_edited.clone() } else { String::new() }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let read = cx.document().and_then(|document| document.results.launch.as_ref());
        let Some(launch) = cx.session.launch_override().or(read) else {
            empty_state(ui, cx.theme, &cx.t.launch_empty, None);
            return;
        };
        let mut edited = launch.clone();
        ScrollArea::vertical().auto_shrink([false; 2]).show(ui, |ui| {
            Frame::new().inner_margin(Margin::symmetric(10, 8)).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(space::S, 5.0);
                form(ui, cx, &mut edited);
            });
        });
        if edited != *launch {
            cx.send(Command::SetLaunch(Some(Box::new(edited))));
        }
    }
}

fn form(ui: &mut Ui, cx: &ViewContext<'_>, launch: &mut LaunchSpec) {
    let launches = cx.document().map(|document| document.results.outline.launches.as_slice()).unwrap_or_default();
    // What the text itself says: sliders keep their scale by it.
    let of_text = launches.iter().find(|other| other.kernel == launch.kernel);
    let t = cx.t;
    what_if(ui, cx);
    row(ui, cx, &t.launch_kernel, |ui| {
        label(ui, &launch.kernel, theme::code_font(), cx.theme.text());
    });
    row(ui, cx, &t.launch_chip, |ui| {
        let chosen = chip(ui, cx.theme, &format!("{} ▾", cx.session.settings.chip), false, true);
        egui::Popup::menu(&chosen).show(|ui| {
            for name in &cx.session.chips {
                if ui.selectable_label(*name == cx.session.settings.chip, name).clicked() {
                    cx.send(Command::SetChip(name.clone()));
                }
            }
        });
    });
    row(ui, cx, &t.launch_from, |ui| {
        let from = match launch.source {
            LaunchSource::File => t.launch_from_file.clone(),
            LaunchSource::Comment => t.launch_from_comment.clone(),
            LaunchSource::Host => {
                let line = launch.line.map_or_else(|| "?".into(), |line| (line + 1).to_string());
                fill(&t.launch_from_host, &[&line])
            }
            LaunchSource::Default => t.launch_from_default.clone(),
        };
        let hue = if launch.source == LaunchSource::Default { cx.theme.warn() } else { cx.theme.text() };
        label(ui, &from, theme::text_font(), hue);
    });
    row(ui, cx, &t.launch_cores, |ui| {
        ui.add(DragValue::new(&mut launch.core_num).range(1..=1024).speed(0.1));
    });
    let most = launch.core_num.max(MOST_CORES);
    slide(ui, cx, &t.launch_cores, Slider::new(&mut launch.core_num, 1..=most));
    heading(ui, cx, &t.launch_arguments);
    for arg in &mut launch.args {
        let assumed = !arg.known;
        let written = of_text.and_then(|launch| launch.args.iter().find(|other| other.name == arg.name));
        row(ui, cx, &arg.name, |ui| {
            value(ui, cx, &mut arg.value);
            if assumed {
                label(ui, &t.launch_assumed, theme::small_font(), cx.theme.warn());
            }
        });
        range(ui, cx, &arg.name, &mut arg.value, written.map(|arg| &arg.value));
    }
    if !launch.globals.is_empty() {
        heading(ui, cx, &t.launch_constants);
        for (name, constant) in &mut launch.globals {
            let written = of_text.and_then(|launch| launch.globals.get(name));
            row(ui, cx, name, |ui| value(ui, cx, constant));
            range(ui, cx, name, constant, written);
        }
    }
    heading(ui, cx, &t.launch_options);
    options(ui, cx, &mut launch.options);
    if cx.session.launch_override().is_some() {
        ui.add_space(space::S);
        if ui.button(&t.launch_reset).clicked() {
            cx.send(Command::SetLaunch(None));
        }
    }
}

fn heading(ui: &mut Ui, cx: &ViewContext<'_>, text: &str) {
    ui.add_space(space::XS);
    label(ui, text, theme::small_font(), cx.theme.faint());
}

fn row(ui: &mut Ui, cx: &ViewContext<'_>, name: &str, content: impl FnOnce(&mut Ui)) {
    const NAMES: f32 = 88.0;
    ui.horizontal_wrapped(|ui| {
        ui.set_max_width((ui.clip_rect().right() - ui.cursor().left() - space::M).max(NAMES));
        let (rect, _) = ui.allocate_exact_size(vec2(NAMES, 20.0), Sense::hover());
        let painter = ui.painter_at(rect);
        painter.text(rect.left_center(), Align2::LEFT_CENTER, name, theme::text_font(), cx.theme.dim());
        content(ui);
    });
}

/// Numbers and extents can be typed and dragged; everything else is shown as it was read.
fn value(ui: &mut Ui, cx: &ViewContext<'_>, value: &mut LaunchValue) {
    match value {
        LaunchValue::Int { value } => {
            ui.add(DragValue::new(value).speed(1.0));
            if *value > 0 {
                for (text, new) in [("÷2", *value / 2), ("×2", value.saturating_mul(2))] {
                    if chip(ui, cx.theme, text, false, false).clicked() && new > 0 {
                        *value = new;
                    }
                }
            }
        }
        LaunchValue::Float { value } => {
            ui.add(DragValue::new(value).speed(0.01));
        }
        LaunchValue::Bool { value } => {
            ui.checkbox(value, "");
        }
        LaunchValue::Tensor { dtype, shape: Some(shape) } => {
            label(ui, dtype, theme::code_font(), cx.theme.text());
            for extent in shape {
                ui.add(DragValue::new(extent).range(0..=u64::from(u32::MAX)).speed(16.0));
            }
        }
        other => {
            label(ui, &describe(other), theme::code_font(), cx.theme.text());
        }
    }
}

/// A slider below a number, about what the text says.
fn range(ui: &mut Ui, cx: &ViewContext<'_>, name: &str, value: &mut LaunchValue, written: Option<&LaunchValue>) {
    match value {
        LaunchValue::Int { value } => {
            let base = match written {
                Some(LaunchValue::Int { value }) => *value,
                _ => *value,
            };
            let range = layout::slider_range(base, *value);
            let wide = range.end() - range.start() > 64 && *range.start() > 0;
            slide(ui, cx, name, Slider::new(value, range).logarithmic(wide));
        }
        LaunchValue::Float { value } => {
            let most = value.abs().max(1.0) * 4.0;
            slide(ui, cx, name, Slider::new(value, -most..=most));
        }
        _ => {}
    }
}

/// As wide as the panel, up to what a hand moves at once.
fn slide(ui: &mut Ui, cx: &ViewContext<'_>, name: &str, slider: Slider<'_>) {
    const WIDEST: f32 = 420.0;
    let room = ui.clip_rect().right() - ui.cursor().left() - space::L;
    ui.spacing_mut().slider_width = room.clamp(40.0, WIDEST);
    let response = ui.add(slider.show_value(false).trailing_fill(true));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    if response.has_focus() {
        ui.painter().hline(response.rect.x_range(), response.rect.bottom(), egui::Stroke::new(1.0, cx.theme.accent()));
    }
}

/// The launch of the text against the one set here, in cycles.
fn what_if(ui: &mut Ui, cx: &ViewContext<'_>) {
    let cycles = |facts: &Facts| facts.cycles;
    let before = cx.session.baseline().and_then(cycles);
    let now = cx.document().map(Facts::of).as_ref().and_then(cycles);
    let (Some(before), Some(now), true) = (before, now, cx.session.launch_override().is_some()) else { return };
    let change = (now as f64 - before as f64) / before.max(1) as f64 * 100.0;
    let hue = if now < before {
        cx.theme.good()
    } else if now > before {
        cx.theme.bad()
    } else {
        cx.theme.dim()
    };
    let sign = if change < 0.0 { "−" } else { "+" };
    let change = format!("{sign}{:.1} %", change.abs());
    let text = fill(&cx.t.compare_verdict, &[&grouped(before), &grouped(now), &change]);
    label(ui, &text, theme::strong_font(), hue);
}

/// Options of the compiler that change what comes out.
fn options(ui: &mut Ui, cx: &ViewContext<'_>, options: &mut LaunchOptions) {
    let t = cx.t;
    row(ui, cx, "insert_sync", |ui| {
        let choices = [(None, &t.option_auto), (Some(true), &t.option_on), (Some(false), &t.option_off)];
        for (choice, name) in choices {
            if chip(ui, cx.theme, name, options.insert_sync == choice, false).clicked() {
                options.insert_sync = choice;
            }
        }
    });
    let switches = [
        ("run_passes", &mut options.run_passes),
        ("verify_sync", &mut options.verify_sync),
        ("matmul_cube_only", &mut options.matmul_cube_only),
    ];
    for (name, on) in switches {
        ui.checkbox(on, name);
    }
    for (name, text) in &options.other {
        row(ui, cx, name, |ui| {
            label(ui, text, theme::code_font(), cx.theme.dim());
        });
    }
}

fn describe(value: &LaunchValue) -> String {
    match value {
        LaunchValue::None => "None".into(),
        LaunchValue::Bool { value } => if *value { "True" } else { "False" }.into(),
        LaunchValue::Int { value } => value.to_string(),
        LaunchValue::Float { value } => value.to_string(),
        LaunchValue::Str { value } => format!("{value:?}"),
        LaunchValue::Dtype { dtype } => dtype.clone(),
        LaunchValue::Scalar { dtype, value } => format!("{dtype}({value})"),
        LaunchValue::Tensor { dtype, shape } => match shape {
            Some(shape) => format!("{dtype}{shape:?}"),
            None => format!("{dtype}[?]"),
        },
        LaunchValue::Struct { class, .. } => format!("{class}(…)"),
        LaunchValue::Sequence { items } => format!("[{}]", items.iter().map(describe).collect::<Vec<_>>().join(", ")),
        LaunchValue::Unknown { seen } => seen.clone(),
        LaunchValue::Enum { class, value } => format!("{class}({value})"),
    }
}
