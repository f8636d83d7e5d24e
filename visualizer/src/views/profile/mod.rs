//! A real profile: operators core by core, memory paths, findings, costs, traces, tables, problems of the files.

mod costs;
mod lanes;
mod layout;
mod paint;
mod summary;
mod tables;

use super::{View, ViewContext};
use crate::i18n::fill;
use crate::session::{Command, Measured, Opened, Pane};
use crate::theme::{self, space};
use crate::widgets::{chip, empty_state, label};
use compiler::model::{Problem, Severity};
use compiler::profile::hotspots::By;
use egui::{ScrollArea, Ui};
use std::sync::Arc;

pub use layout::{Grid, Lanes};

/// What of the profile is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    Summary,
    Costs,
    Timeline,
    Tables,
    Problems,
}

pub struct Profile {
    part: Part,
    /// Operator or device that is shown.
    shown: usize,
    by: By,
    costs: costs::Costs,
    lanes: lanes::State,
    tables: tables::State,
}

impl Default for Profile {
    fn default() -> Self {
        Self {
            part: Part::default(),
            shown: 0,
            by: By::Line,
            costs: costs::Costs::default(),
            lanes: lanes::State::default(),
            tables: tables::State::default(),
        }
    }
}

impl View for Profile {
    fn pane(&self) -> Pane {
        Pane::Profile
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.profile.clone()
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        match &cx.session.measured {
            Measured::None => String::new(),
            Measured::Reading(name) | Measured::Failed(name, _) => name.clone(),
            Measured::Open(opened) => opened.profile.name.clone(),
        }
    }

    fn controls(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, room: f32) {
        let shown = !matches!(cx.session.measured, Measured::None);
        if shown && room > 120.0 && chip(ui, cx.theme, &cx.t.close_profile, false, false).clicked() {
            cx.send(Command::CloseProfile);
        }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let opened = match &cx.session.measured {
            Measured::None => {
                if empty_state(ui, cx.theme, &cx.t.profile_empty, Some(&cx.t.open_profile)) {
                    cx.send(Command::OpenProfileDialog);
                }
                return;
            }
            Measured::Reading(name) => {
                if empty_state(ui, cx.theme, &fill(&cx.t.profile_reading, &[name]), Some(&cx.t.cancel_reading)) {
                    cx.send(Command::CloseProfile);
                }
                return;
            }
            Measured::Failed(name, reason) => {
                let text = fill(&cx.t.profile_failed, &[name, reason]);
                if empty_state(ui, cx.theme, &text, Some(&cx.t.open_profile)) {
                    cx.send(Command::OpenProfileDialog);
                }
                return;
            }
            Measured::Open(opened) => opened.clone(),
        };
        self.parts(ui, cx, &opened);
        match self.part {
            Part::Summary => summary::show(ui, cx, &opened, &mut self.shown),
            Part::Costs => self.costs.show(ui, cx, &opened, &mut self.by),
            Part::Timeline => self.lanes.show(ui, cx, &opened),
            Part::Tables => self.tables.show(ui, cx, &opened),
            Part::Problems => problems(ui, cx, &opened),
        }
    }
}

impl Profile {
    fn parts(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, opened: &Opened) {
        let problems = fill(&cx.t.profile_problems, &[&opened.profile.problems.len().to_string()]);
        let parts = [
            (Part::Summary, cx.t.profile_summary.as_str()),
            (Part::Costs, &cx.t.hotspots),
            (Part::Timeline, &cx.t.timeline),
            (Part::Tables, &cx.t.profile_tables),
            (Part::Problems, &problems),
        ];
        ui.add_space(space::XS);
        ui.horizontal_wrapped(|ui| {
            ui.add_space(space::XS);
            ui.spacing_mut().item_spacing.x = 2.0;
            for (part, name) in parts {
                if chip(ui, cx.theme, name, self.part == part, false).clicked() {
                    self.part = part;
                }
            }
        });
    }
}

fn problems(ui: &mut Ui, cx: &ViewContext<'_>, opened: &Arc<Opened>) {
    let list = &opened.profile.problems;
    if list.is_empty() {
        let files = opened.profile.files.len().to_string();
        empty_state(ui, cx.theme, &fill(&cx.t.profile_no_problems, &[&files]), None);
        return;
    }
    ScrollArea::vertical().id_salt("profile problems").auto_shrink([false; 2]).show(ui, |ui| {
        ui.add_space(space::XS);
        list.iter().for_each(|problem| one_problem(ui, cx, problem));
    });
}

fn one_problem(ui: &mut Ui, cx: &ViewContext<'_>, problem: &Problem) {
    let sign = match problem.severity {
        Severity::Error => "✗",
        Severity::Warning => "!",
        Severity::Note => "i",
    };
    let place = problem.line.map_or(problem.file.clone(), |line| format!("{}:{line}", problem.file));
    ui.horizontal_wrapped(|ui| {
        ui.add_space(space::S);
        label(ui, sign, theme::strong_font(), cx.theme.severity(problem.severity));
        wrapped(ui, cx.lang.of(&problem.message), cx.theme.text());
        label(ui, &place, theme::code_small_font(), cx.theme.dim());
    });
    ui.horizontal_wrapped(|ui| {
        ui.add_space(space::L + space::XS);
        wrapped(ui, cx.lang.of(&problem.remedy), cx.theme.dim());
    });
}

fn wrapped(ui: &mut Ui, text: &str, hue: egui::Color32) {
    ui.add(egui::Label::new(egui::RichText::new(text).font(theme::text_font()).color(hue)).wrap());
}

/// A time in the unit that keeps it readable.
fn micros(time: Option<f64>) -> String {
    match time {
        None => "–".to_owned(),
        Some(time) if time >= 1e6 => format!("{:.3} s", time / 1e6),
        Some(time) if time >= 1e4 => format!("{:.3} ms", time / 1e3),
        Some(time) => format!("{time:.3} µs"),
    }
}
