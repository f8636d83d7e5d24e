//! What the kernel is compiled for: chip, cores, arguments, constants. Changes here recompile and leave the text as
//! it is.

use super::{View, ViewContext};
use crate::i18n::fill;
use crate::session::{Command, Pane};
use crate::theme::{self, space};
use crate::widgets::{empty_state, label};
use compiler::model::{LaunchSource, LaunchSpec, LaunchValue};
use egui::{Align2, DragValue, Frame, Margin, ScrollArea, Sense, Ui, vec2};

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
    let t = cx.t;
    row(ui, cx, &t.launch_kernel, |ui| {
        label(ui, &launch.kernel, theme::code_font(), cx.theme.text());
    });
    row(ui, cx, &t.launch_chip, |ui| {
        label(ui, &cx.session.settings.chip, theme::text_font(), cx.theme.text());
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
    heading(ui, cx, &t.launch_arguments);
    for arg in &mut launch.args {
        let assumed = !arg.known;
        row(ui, cx, &arg.name, |ui| {
            value(ui, cx, &mut arg.value);
            if assumed {
                label(ui, &t.launch_assumed, theme::small_font(), cx.theme.warn());
            }
        });
    }
    if !launch.globals.is_empty() {
        heading(ui, cx, &t.launch_constants);
        for (name, constant) in &mut launch.globals {
            row(ui, cx, name, |ui| value(ui, cx, constant));
        }
    }
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
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(NAMES, 20.0), Sense::hover());
        let painter = ui.painter_at(rect);
        painter.text(rect.left_center(), Align2::LEFT_CENTER, name, theme::text_font(), cx.theme.dim());
        content(ui);
    });
}

/// Numbers and extents can be dragged; everything else is shown as it was read.
fn value(ui: &mut Ui, cx: &ViewContext<'_>, value: &mut LaunchValue) {
    match value {
        LaunchValue::Int { value } => {
            ui.add(DragValue::new(value).speed(1.0));
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
