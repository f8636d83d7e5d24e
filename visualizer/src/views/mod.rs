//! The panels. Each view is one folder: `mod.rs` (what it is), `layout.rs` (pure: data to rectangles), `paint.rs`.
//!
//! Adding one: a folder, a name in [`Pane`], and a line in [`REGISTRY`]. Views never import each other.
//! Always holds: a view reads the session and sends commands; it changes nothing but its own scroll and zoom.

mod ascendc;
mod ascir;
mod compare;
mod files;
mod graph;
mod history;
mod hotspots;
mod inspector;
mod launch;
mod log;
mod memory;
mod names;
mod problems;
pub mod profile;
mod settings;
mod source;
mod timeline;

use crate::i18n::{Lang, Texts};
use crate::session::{Command, Document, Held, Pane, Phase, Session};
use crate::theme::Theme;
use crate::widgets::empty_state;
use compiler::model::Severity;
use egui::Ui;
use std::cell::RefCell;

/// Every view, in the order of the command palette.
pub const REGISTRY: &[fn() -> Box<dyn View>] = &[
    || Box::new(source::Source::default()),
    || Box::new(ascir::AscIr::default()),
    || Box::new(ascendc::AscendC::default()),
    || Box::new(timeline::Timeline::default()),
    || Box::new(memory::Memory::default()),
    || Box::new(hotspots::Hotspots::default()),
    || Box::new(problems::Problems),
    || Box::new(profile::Profile::default()),
    || Box::new(launch::Launch),
    || Box::new(inspector::Inspector::default()),
    || Box::new(files::Files::default()),
    || Box::new(graph::Graph::default()),
    || Box::new(history::History::default()),
    || Box::new(compare::Compare::default()),
    || Box::new(settings::Settings::default()),
    || Box::new(log::Log),
];

pub use hotspots::rows as hotspots_rows;
pub use names::{bound_name, origin_mark, pane_name};
pub use settings::matches;
pub use source::editor_id;
pub use timeline::TIMELINE_ID;

/// What a view may read, and where it sends its wishes.
pub struct ViewContext<'a> {
    pub session: &'a Session,
    pub theme: &'static Theme,
    pub t: &'static Texts,
    pub lang: Lang,
    commands: RefCell<Vec<Command>>,
}

impl<'a> ViewContext<'a> {
    pub fn new(session: &'a Session) -> Self {
        let settings = &session.settings;
        Self {
            session,
            theme: settings.theme.theme(),
            t: settings.lang.texts(),
            lang: settings.lang,
            commands: RefCell::new(Vec::new()),
        }
    }

    pub fn send(&self, command: Command) {
        self.commands.borrow_mut().push(command);
    }

    pub fn take_commands(&self) -> Vec<Command> {
        self.commands.take()
    }

    pub fn document(&self) -> Option<&'a Document> {
        self.session.active()
    }

    /// Whether a part of the active document's results is the last good one before a failure.
    pub fn is_stale<T>(&self, held: &Held<T>) -> bool {
        self.document().is_some_and(|document| document.results.is_stale(held))
    }
}

/// What a panel of results says before there are any: the first error where the text does not compile, else what
/// would fill the panel.
fn nothing_yet(ui: &mut Ui, cx: &ViewContext<'_>, text: &str) {
    let results = cx.document().map(|document| &document.results).filter(|results| results.phase == Phase::Failed);
    let error = results.and_then(|results| results.diagnostics.iter().find(|d| d.severity == Severity::Error));
    let Some((error, document)) = error.zip(cx.document()) else {
        empty_state(ui, cx.theme, text, None);
        return;
    };
    let line = document.line_of(error.span.start as usize) + 1;
    let place = format!("{}:{line}", document.name);
    let text = format!("{}\n{}", cx.t.does_not_compile, cx.lang.of(&error.message));
    if empty_state(ui, cx.theme, &text, Some(&place)) {
        cx.send(Command::JumpTo { offset: error.span.start as usize });
    }
}

/// One panel.
pub trait View {
    fn pane(&self) -> Pane;

    /// Name in the header.
    fn title(&self, cx: &ViewContext<'_>) -> String;

    /// What it shows just now, beside the name.
    fn about(&self, _cx: &ViewContext<'_>) -> String {
        String::new()
    }

    /// Controls at the right of the header, laid out from right to left. `room` is the width left beside the names,
    /// in points; what does not fit is left out, least important first.
    fn controls(&mut self, _ui: &mut Ui, _cx: &ViewContext<'_>, _room: f32) {}

    /// Reads keys before anything is drawn, so that what is typed shows in the same frame.
    fn input(&mut self, _ctx: &egui::Context, _cx: &ViewContext<'_>) {}

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>);

    /// The widget that gets the keyboard when the panel is asked for.
    fn main_id(&self) -> Option<egui::Id> {
        None
    }
}

/// Lines that the arrow keys ask to go on in a read-only text, while that has the keyboard.
fn steps(ui: &Ui, response: &egui::Response) -> i64 {
    if !response.has_focus() {
        return 0;
    }
    let filter = egui::EventFilter { vertical_arrows: true, ..Default::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    ui.input(|input| {
        let pressed = |key: egui::Key| input.num_presses(key) as i64;
        let lines = pressed(egui::Key::ArrowDown) - pressed(egui::Key::ArrowUp);
        lines + 20 * (pressed(egui::Key::PageDown) - pressed(egui::Key::PageUp))
    })
}
