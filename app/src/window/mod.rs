//! The window: a thin frame around `visualizer::shell`, which draws everything.
//!
//! In: paths to open. Out: what the user saves. `app` is the frame loop, `desk` ties documents to files, `commands`
//! carries out what is asked for, `dialogs` asks.

mod app;
mod chooser;
mod commands;
mod desk;
mod dialogs;
mod folder;
mod fonts;
mod icon;
mod panics;
mod quiet;
#[cfg(test)]
mod tests;
mod versions;

pub use app::{App, SAMPLE, Start};

use crate::files::Recovery;
use crate::files::history::History;
use crate::settings::Settings;
use crate::worker::WorkerSpec;
use anyhow::{Result, anyhow};
use compiler::model::Severity;
use eframe::{Frame, NativeOptions};
use egui::{Ui, ViewportBuilder};
use std::path::PathBuf;

const SMALLEST: [f32; 2] = [720.0, 480.0];
const FIRST: [f32; 2] = [1400.0, 900.0];

/// There is nowhere to open a window.
#[derive(Debug, thiserror::Error)]
#[error(
    "no window can be opened: there is no display here (DISPLAY and WAYLAND_DISPLAY are empty); the commands work \
         without one, see asclens --help"
)]
pub struct NoDisplay;

/// Opens the window on these paths and returns when it is closed.
pub fn run(paths: Vec<PathBuf>) -> Result<()> {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if !["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter().any(is_set) {
        return Err(NoDisplay.into());
    }
    panics::install();
    let (settings, problem) = Settings::load();
    let viewport = ViewportBuilder::default()
        .with_app_id("asclens")
        .with_title("AscLens")
        .with_icon(icon::icon())
        .with_min_inner_size(SMALLEST)
        .with_inner_size(settings.window.unwrap_or(FIRST))
        .with_maximized(settings.maximized);
    let options = NativeOptions { viewport, ..NativeOptions::default() };
    let start = Start {
        paths,
        settings,
        recovery: Recovery::of_user(),
        history: History::of_user(),
        font: fonts::chinese(),
        worker: Box::new(WorkerSpec::this_program),
    };
    let create = move |context: &eframe::CreationContext<'_>| {
        let mut app = App::new(&context.egui_ctx, start);
        if let Some(problem) = problem {
            let text = app.session.settings.lang.of(&problem).to_owned();
            app.note(Severity::Warning, text);
        }
        Ok(Box::new(Window(app)) as Box<dyn eframe::App>)
    };
    eframe::run_native("asclens", options, Box::new(create))
        .map_err(|error| anyhow!("no window can be opened: {error}"))
}

struct Window(App);

impl eframe::App for Window {
    fn logic(&mut self, _ctx: &egui::Context, _frame: &mut Frame) {
        self.0.update();
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        self.0.draw(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.0.leave();
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        self.0.session.settings.theme.theme().ground().to_normalized_gamma_f32()
    }
}
