//! The window without a screen: real files, a real worker process (a script), frames drawn into memory.

use super::dialogs::{Answer, Dialog, Purpose, Then};
use super::panics::guard;
use super::{App, Start};
use crate::files::Recovery;
use crate::files::history::History;
use crate::files::testing::Folder;
use crate::settings::Settings;
use crate::worker::testing::{CALM, PATIENCE, Script};
use egui::{Context, RawInput};
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use visualizer::session::{Command, EditOp, Phase, Side, Worker};

/// A worker that says hello and answers nothing.
const MUTE: &str = "cat hello; exec cat >/dev/null";

struct Window {
    app: App,
    ctx: Context,
    folder: Folder,
    _script: Script,
}

impl Window {
    fn new(first_file: &[u8]) -> Self {
        let folder = Folder::new();
        let path = folder.write("a.py", first_file);
        Self::on(folder, vec![path], MUTE)
    }

    fn on(folder: Folder, paths: Vec<PathBuf>, worker: &'static str) -> Self {
        let (ctx, script) = (Context::default(), Script::new());
        let spec = script.spec(CALM, worker);
        let spec = std::cell::RefCell::new(Some(spec));
        let start = Start {
            paths,
            settings: Settings::default(),
            recovery: Some(Recovery::in_folder(folder.path("recovery"))),
            history: Some(History::in_folder(folder.path("history"), Default::default())),
            font: None,
            worker: Box::new(move || spec.take().expect("one worker per test")),
        };
        let app = App::new(&ctx, start);
        Self { app, ctx, folder, _script: script }
    }

    fn frame(&mut self) {
        let app = &mut self.app;
        let mut output = self.ctx.run_ui(RawInput::default(), |ui| {
            app.update();
            app.draw(ui);
        });
        output.textures_delta.clear();
    }

    /// Draws frames until something holds.
    #[track_caller]
    fn until(&mut self, holds: impl Fn(&App) -> bool) {
        let end = Instant::now() + PATIENCE;
        loop {
            self.frame();
            if holds(&self.app) {
                return;
            }
            assert!(Instant::now() < end, "notices: {:?}", self.app.session.notices);
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    fn apply(&mut self, command: Command) {
        assert_eq!(self.app.session.apply(command), None, "not for the application");
    }

    fn type_text(&mut self, text: &str) {
        self.apply(Command::Edit(EditOp::Insert(text.into())));
    }

    fn text(&self) -> String {
        self.app.session.active().map(|document| document.text_for_file()).unwrap_or_default()
    }

    fn on_disk(&self) -> String {
        fs::read_to_string(self.folder.path("a.py")).unwrap()
    }

    fn recovery_files(&self) -> usize {
        fs::read_dir(self.folder.path("recovery")).map_or(0, Iterator::count)
    }

    fn noted(&self, part: &str) -> bool {
        self.app.session.notices.iter().any(|notice| notice.text.contains(part))
    }
}

fn dirty(app: &App) -> bool {
    app.session.active().is_some_and(|document| document.is_dirty())
}

#[test]
fn typed_text_is_kept_before_it_is_compiled_and_let_go_when_saved() {
    let mut window = Window::new(b"x = 1\r\n");
    window.type_text("# \u{52a0}\n");
    window.until(|app| !app.session.wants_compile());
    assert_eq!(window.recovery_files(), 1);
    window.app.carry_out(Command::Save);
    assert_eq!(window.on_disk(), "# \u{52a0}\r\nx = 1\r\n");
    assert!(!dirty(&window.app));
    assert_eq!(window.recovery_files(), 0);
}

#[test]
fn unsaved_text_comes_back_after_a_crash_and_undo_shows_the_file() {
    let folder = Folder::new();
    let path = folder.write("a.py", b"on disk\n");
    let before = Recovery::of_ended_program(folder.path("recovery"));
    before.keep(Some(&path), "a.py", "typed\n").unwrap();
    before.keep(None, "untitled-1.py", "never saved\n").unwrap();
    let mut window = Window::on(folder, vec![path.clone()], MUTE);
    assert!(window.noted("a.py") && window.noted("untitled-1.py"), "{:?}", window.app.session.notices);
    window.frame();
    assert_eq!(window.app.session.active().unwrap().path.as_deref(), Some(path.as_path()));
    assert_eq!(window.text(), "typed\n");
    assert!(dirty(&window.app));
    assert_eq!(window.recovery_files(), 2, "kept by the new program until saved");
    assert_eq!(window.on_disk(), "on disk\n");
    window.apply(Command::Edit(EditOp::Undo));
    assert_eq!(window.text(), "on disk\n");
    let texts: Vec<_> = window.app.session.documents().iter().map(|document| document.text()).collect();
    assert!(texts.contains(&"never saved\n".into()), "{texts:?}");
}

#[test]
fn an_outside_save_is_taken_over_and_undo_brings_the_old_text_back() {
    let mut window = Window::new(b"old\n");
    window.frame();
    let next = window.folder.write("a.py.tmp", b"new\n");
    fs::rename(next, window.folder.path("a.py")).unwrap();
    window.until(|app| app.session.active().is_some_and(|document| document.text() == "new\n"));
    assert!(!dirty(&window.app));
    window.apply(Command::Edit(EditOp::Undo));
    assert_eq!(window.text(), "old\n");
}

#[test]
fn what_is_said_of_a_file_goes_when_it_is_no_longer_so() {
    let mut window = Window::new(b"old\n");
    window.frame();
    window.folder.write("a.py", b"\0\0");
    window.until(|app| app.session.notices.iter().any(|notice| notice.text.contains("binary")));
    fs::remove_file(window.folder.path("a.py")).unwrap();
    window.until(|app| app.session.notices.iter().any(|notice| notice.text.contains("gone from the disk")));
    assert!(!window.noted("binary"));
    window.app.carry_out(Command::Save);
    assert_eq!(window.on_disk(), "old\n");
    assert!(!window.noted("gone from the disk"), "{:?}", window.app.session.notices);
}

#[test]
fn an_outside_save_under_unsaved_text_is_asked_about() {
    let mut window = Window::new(b"old\n");
    window.type_text("mine ");
    window.folder.write("a.py", b"theirs\n");
    window.until(|app| app.session.active().is_some_and(|document| document.conflict.is_some()));
    window.app.carry_out(Command::Save);
    assert_eq!((window.on_disk(), window.text()), ("theirs\n".into(), "mine old\n".into()));
    assert!(window.noted("first say which text to keep"));
    let id = window.app.session.active().unwrap().id;

    window.app.carry_out(Command::ShowTheirs(id));
    assert_eq!(window.text(), "theirs\n");
    window.apply(Command::Activate(id));

    window.apply(Command::ResolveConflict { document: id, take_theirs: false });
    window.app.carry_out(Command::Save);
    assert_eq!(window.on_disk(), "mine old\n");
}

#[test]
fn a_save_that_meets_a_change_nobody_noticed_yet_asks_as_well() {
    let mut window = Window::new(b"old\n");
    window.type_text("mine ");
    // No frame is drawn in between, so the notice of the change cannot have been seen.
    window.folder.write("a.py", b"theirs\n");
    window.app.carry_out(Command::Save);
    assert_eq!(window.on_disk(), "theirs\n");
    window.until(|app| app.session.active().is_some_and(|document| document.conflict.is_some()));
}

#[test]
fn a_file_that_vanishes_leaves_the_text() {
    let mut window = Window::new(b"old\n");
    window.frame();
    fs::remove_file(window.folder.path("a.py")).unwrap();
    window.until(dirty);
    assert!(window.noted("only copy"));
    window.app.carry_out(Command::Save);
    assert_eq!(window.on_disk(), "old\n");
}

#[test]
fn files_that_cannot_be_opened_are_named() {
    let mut window = Window::new(b"old\n");
    let binary = window.folder.write("b.bin", b"\0\x01");
    window.app.carry_out(Command::Open(binary));
    assert!(window.noted("b.bin") && window.noted("binary"));
    assert_eq!(window.text(), "old\n");
    window.app.carry_out(Command::Open(window.folder.path("")));
    window.until(|app| app.session.files.entries.iter().any(|entry| entry.name == "a.py"));
}

#[test]
fn a_worker_that_dies_is_named_and_replaced() {
    let folder = Folder::new();
    let path = folder.write("a.py", b"x\n");
    let mut window = Window::on(folder, vec![path], "cat hello; head -c 1 >/dev/null; kill -9 $$");
    window.until(|app| app.session.active().is_some_and(|d| matches!(d.results.phase, Phase::Crashed(_))));
    assert_eq!(window.app.session.worker, Worker::Restarted);
    assert!(window.noted("ASC9001") && window.noted("signal 9"), "{:?}", window.app.session.notices);
    window.type_text("y\n");
    window.until(|app| app.session.active().is_some_and(|document| document.results.phase == Phase::Good));
    assert_eq!(window.text(), "y\nx\n");
}

#[test]
fn leaving_with_unsaved_text_asks() {
    let mut window = Window::new(b"old\n");
    assert!(window.app.may_quit());
    window.type_text("mine ");
    assert!(!window.app.may_quit());
    let Some(Dialog::Unsaved { documents, then: Then::Quit }) = &window.app.dialog else { panic!("must ask") };
    let ids = documents.iter().map(|(id, _)| *id).collect();
    window.frame();
    window.app.answer(Answer::Save(ids, Then::Quit));
    assert!(window.app.leaving);
    assert_eq!(window.on_disk(), "mine old\n");
}

#[test]
fn a_report_is_written_and_a_file_in_its_place_asked_about() {
    let mut window = Window::new(b"x = 1\n");
    window.frame();
    let (id, path) = (window.app.session.active().unwrap().id, window.folder.path("r.html"));
    window.app.answer(Answer::Path(Purpose::Report(id), path.clone()));
    assert!(fs::read_to_string(&path).unwrap().contains("x = 1"));
    fs::write(&path, "kept").unwrap();
    window.app.answer(Answer::Path(Purpose::Report(id), path.clone()));
    assert_eq!(fs::read_to_string(&path).unwrap(), "kept");
    assert!(matches!(window.app.dialog, Some(Dialog::Replace { .. })));
}

#[test]
fn a_fault_while_drawing_costs_frames_and_never_text() {
    assert_eq!(guard(|| 1), Ok(1));
    assert!(guard(|| -> u32 { panic!("boom") }).is_err());
    let mut window = Window::new(b"old\n");
    window.frame();
    window.type_text("mine ");
    window.app.recover("boom (a.rs:1)".into());
    assert_eq!(window.recovery_files(), 1);
    assert!(window.noted("boom (a.rs:1)"));
    // Once more, and the window draws the fault instead of its panels.
    window.app.recover("boom (a.rs:1)".into());
    window.frame();
    assert_eq!(window.text(), "mine old\n");
}

#[test]
fn without_a_path_a_working_sample_is_shown() {
    let mut window = Window::on(Folder::new(), Vec::new(), MUTE);
    window.frame();
    assert!(window.text().contains("@asc.jit"));
    window.app.carry_out(Command::Save);
    assert!(matches!(window.app.dialog, Some(Dialog::Path { .. })), "it has no file yet");
}

#[test]
fn saves_are_kept_once_the_text_went_on_and_can_be_compared_with() {
    let mut window = Window::new(b"x = 1\n");
    window.type_text("# first\n");
    window.app.carry_out(Command::Save);
    // The worker never answers, so the save waits for its results until the text changes again.
    window.type_text("# second\n");
    window.until(|app| app.session.history.len() == 1);
    let saved = Side::Saved(window.app.session.history[0].id);
    let command = Command::Compare { left: saved, right: Side::Present };
    assert_eq!(window.app.session.apply(command.clone()), Some(command.clone()));
    window.app.carry_out(command);
    let comparison = window.app.session.comparison.as_ref().expect("begun");
    let left = comparison.document(saved, None).expect("read from the history");
    assert_eq!(left.text(), "# first\nx = 1\n");
    window.app.carry_out(Command::ForgetSnapshot(window.app.session.history[0].id));
    window.until(|app| app.session.history.is_empty());
}
