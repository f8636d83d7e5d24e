//! The whole window without a window.

use super::*;
use crate::i18n::Lang;
use crate::session::{Anchor, Arrangement, Document, EditOp};
use crate::testing::{self, KERNEL};
use compiler::model::OpId;
use egui::{Event, ImeEvent, Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

pub(super) struct Window {
    pub(super) shell: Option<Shell>,
    pub(super) session: Session,
    pub(super) outside: Vec<Command>,
}

pub(super) fn window(session: Session, size: egui::Vec2) -> Harness<'static, Window> {
    let window = Window { shell: None, session, outside: Vec::new() };
    let draw = |ui: &mut Ui, window: &mut Window| {
        let ctx = ui.ctx().clone();
        if window.shell.is_none() {
            window.shell = Some(Shell::new(&ctx, None));
            // Fonts become usable with the next frame.
            return;
        }
        if let Some(shell) = &mut window.shell {
            window.outside.extend(shell.ui(ui, &mut window.session));
        }
    };
    let mut harness = Harness::builder().with_size(size).with_max_steps(12).build_ui_state(draw, window);
    harness.run_steps(3);
    harness
}

pub(super) fn big() -> egui::Vec2 {
    vec2(1680.0, 1050.0)
}

fn editing(session: Session) -> Harness<'static, Window> {
    let mut harness = window(session, big());
    harness.get_by_label("Source editor").focus();
    harness.run_steps(2);
    harness
}

fn text(harness: &Harness<'_, Window>) -> String {
    harness.state().session.active().map(Document::text).unwrap_or_default()
}

#[test]
fn typing_changes_the_text_in_the_same_frame() {
    let mut harness = editing(testing::open_session());
    harness.event(Event::Text("hi".into()));
    harness.step();
    assert!(text(&harness).starts_with("hiimport asc"));
    let value = harness.get_by_label("Source editor").value().unwrap_or_default();
    assert!(value.starts_with("hiimport asc"), "the frame that got the key shows it");
    harness.key_press(Key::Enter);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run_steps(2);
    assert_eq!(text(&harness), KERNEL);
}

#[test]
fn chinese_is_composed_and_committed_at_the_caret() {
    let mut harness = editing(testing::open_session());
    harness.event(Event::Ime(ImeEvent::Preedit { text: "ni hao".into(), active_range_chars: None }));
    harness.step();
    let ime = harness.output().platform_output.ime;
    let caret = ime.expect("the platform is told where the caret is").cursor_rect;
    assert_eq!(text(&harness), KERNEL, "a composition is not text yet");
    harness.event(Event::Ime(ImeEvent::Commit("你好".into())));
    harness.step();
    assert!(text(&harness).starts_with("你好import"));
    let after = harness.output().platform_output.ime.expect("still focused").cursor_rect;
    assert!(after.left() < caret.left() && after.left() > 0.0, "{after:?} {caret:?}");
}

#[test]
fn a_click_on_a_line_lights_its_operation_everywhere() {
    let mut harness = window(testing::compiled_session(), big());
    let editor = harness.get_by_label("Source editor").rect();
    let at = egui::pos2(editor.left() + 260.0, editor.top() + 8.0 + 20.5 * crate::theme::space::CODE_LINE);
    harness.hover_at(at);
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run_steps(3);
    let selection = harness.state().session.selection();
    assert_eq!((selection.lines(), selection.ops()), ([20].as_slice(), [OpId(7)].as_slice()));
    harness.get_by_label_contains("ascir.add_l2");
}

#[test]
fn a_click_on_a_hotspot_selects_its_line() {
    let mut session = testing::compiled_session();
    assert_eq!(session.apply(Command::Arrange(Arrangement::Profile)), None);
    let mut harness = window(session, big());
    harness.get_by_label_contains("asc.data_copy(z_gm").click();
    harness.run_steps(3);
    assert_eq!(harness.state().session.selection().anchor, Some(Anchor::Line(23)));
}

#[test]
fn a_problem_leads_to_its_place() {
    let mut session = testing::open_session();
    let request = session.request().expect("a document is open");
    testing::failed_events().into_iter().for_each(|event| session.receive(request.revision, event));
    assert_eq!(session.apply(Command::Show(Pane::Problems)), None);
    let mut harness = window(session, big());
    harness.get_by_role_and_label(egui::accesskit::Role::Button, "`y_gm` is not defined").click();
    harness.run_steps(3);
    let session = &harness.state().session;
    assert_eq!(session.active().map(|d| d.cursor().head), KERNEL.find("y_gm"));
}

#[test]
fn commands_that_need_files_are_handed_back() {
    let mut harness = editing(testing::open_session());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::S);
    harness.run_steps(2);
    assert_eq!(harness.state().outside, [Command::Save]);
}

#[test]
fn the_palette_finds_an_action_and_runs_it() {
    let mut harness = editing(testing::open_session());
    harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    harness.run_steps(3);
    harness.event(Event::Text("light".into()));
    harness.run_steps(2);
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert_eq!(harness.state().session.settings.theme, ThemeKind::Light);
    assert!(!harness.state().session.palette_open);
    assert_eq!(text(&harness), KERNEL, "what is typed into the palette does not reach the editor");
}

#[test]
fn stages_are_stepped_with_keys() {
    let mut harness = window(testing::compiled_session(), big());
    harness.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
    harness.run_steps(2);
    assert_eq!(harness.state().session.shown_stage(), Some(10));
    harness.get_by_label_contains("10 legalize");
}

#[test]
fn every_state_draws_at_every_size_in_both_languages_and_themes() {
    let empty = Session::default;
    let failed = || {
        let mut session = testing::compiled_session();
        assert_eq!(session.apply(Command::Edit(EditOp::Insert("broken\n".into()))), None);
        let request = session.request().expect("a document is open");
        testing::failed_events().into_iter().for_each(|event| session.receive(request.revision, event));
        session
    };
    let crashed = || {
        let mut session = testing::compiled_session();
        let revision = session.request().expect("a document is open").revision;
        session.worker_died(revision, "signal 6".into());
        session.notices.push(crate::session::Notice {
            severity: compiler::model::Severity::Error,
            text: "died".into(),
            file_of: None,
        });
        session
    };
    let states: [fn() -> Session; 4] = [empty, testing::open_session, testing::compiled_session, failed];
    for make in states.into_iter().chain([crashed as fn() -> Session]) {
        for (size, lang, theme) in [
            (vec2(1280.0, 720.0), Lang::En, ThemeKind::Dark),
            (vec2(1280.0, 720.0), Lang::Zh, ThemeKind::Light),
            (vec2(240.0, 160.0), Lang::En, ThemeKind::Light),
            (vec2(30.0, 20.0), Lang::Zh, ThemeKind::Dark),
        ] {
            for arrangement in Arrangement::ALL {
                let mut session = make();
                (session.settings.lang, session.settings.theme) = (lang, theme);
                session.panels.arrangement = arrangement;
                assert_eq!(session.apply(Command::Find { open: true, replacing: true }), None);
                assert_eq!(session.apply(Command::Select(Anchor::Line(20))), None);
                let harness = window(session, size);
                assert!(!harness.output().shapes.is_empty());
            }
        }
    }
}

#[test]
fn a_still_window_asks_for_no_more_frames() {
    let mut harness = window(testing::compiled_session(), big());
    harness.run_steps(6);
    let delay = harness.output().viewport_output.values().map(|out| out.repaint_delay).min();
    assert!(delay.is_some_and(|delay| delay > std::time::Duration::from_secs(1)), "{delay:?}");
}

#[test]
fn a_hundred_thousand_slices_make_few_shapes() {
    let mut session = testing::open_session();
    let request = session.request().expect("a document is open");
    testing::good_events(7_000).into_iter().for_each(|event| session.receive(request.revision, event));
    let slices = session.active().and_then(|d| d.results.simulated.as_ref()).map(|h| h.value.trace.slices.len());
    assert!(slices.is_some_and(|count| count > 90_000));
    let harness = window(session, big());
    assert!(harness.output().shapes.len() < 3_000, "{}", harness.output().shapes.len());
}

#[test]
fn a_name_is_completed_with_the_keyboard() {
    let mut harness = editing(testing::open_session());
    for letter in "asc.data_cop".chars() {
        harness.event(Event::Text(letter.to_string()));
    }
    harness.run_steps(3);
    harness.get_by_label("data_copy");
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert!(text(&harness).starts_with("asc.data_copyimport"), "{}", &text(&harness)[..20]);
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    assert!(text(&harness).starts_with("asc.data_copy\nimport"), "with the list closed, Enter is Enter");
}

#[test]
fn keys_of_the_editor_act_at_every_cursor() {
    let mut harness = editing(testing::open_session());
    let offset = KERNEL.find("TILE_NUM").expect("there");
    let place = Command::Edit(EditOp::Place { offset, select: false });
    assert_eq!(harness.state_mut().session.apply(place), None);
    for _ in 0..3 {
        harness.key_press_modifiers(Modifiers::COMMAND, Key::D);
        harness.step();
    }
    harness.event(Event::Text("PARTS".into()));
    harness.run_steps(2);
    assert_eq!(text(&harness), KERNEL.replace("TILE_NUM", "PARTS"));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run_steps(2);
    assert_eq!(text(&harness), KERNEL);
    harness.key_press(Key::Escape);
    harness.run_steps(2);
    assert!(harness.state().session.active().is_some_and(|document| document.cursors().is_single()));
    harness.event(Event::Text("x".into()));
    harness.run_steps(2);
    assert_ne!(text(&harness), KERNEL, "Escape leaves the keyboard with the editor");
}

#[test]
fn a_text_is_found_and_replaced_with_the_keyboard() {
    let mut harness = editing(testing::open_session());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::H);
    harness.run_steps(2);
    harness.event(Event::Text("x_gm".into()));
    harness.run_steps(2);
    harness.get_by_label(&format!("1 of {}", KERNEL.matches("x_gm").count()));
    harness.get_by_label("Replace all").click();
    harness.run_steps(3);
    assert_eq!(text(&harness), KERNEL.replace("x_gm", ""));
    harness.key_press(Key::Escape);
    harness.run_steps(2);
    assert!(!harness.state().session.find.open);
}

#[test]
fn a_call_shows_how_it_is_written_and_a_name_its_other_name() {
    let mut harness = editing(testing::open_session());
    harness.event(Event::Text("asc.set_flag(".into()));
    harness.event(Event::Text("(".into()));
    harness.event(Event::Text(")".into()));
    harness.run_steps(3);
    harness.get_by_label_contains("set_flag(event: HardEvent");
    for _ in 0..3 {
        harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        harness.step();
    }
    let offset = text(&harness).find("TILE_NUM").expect("there");
    assert_eq!(harness.state_mut().session.apply(Command::JumpTo { offset }), None);
    harness.run_steps(2);
    harness.key_press(Key::F2);
    harness.run_steps(2);
    harness.event(Event::Text("PARTS".into()));
    harness.run_steps(2);
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert!(!text(&harness).contains("TILE_NUM") && text(&harness).matches("PARTS").count() == 3);
}

#[test]
fn a_click_on_a_slice_selects_it_and_arrows_go_on() {
    let mut harness = window(testing::compiled_session(), big());
    let chart = harness.get_by_label("Pipe timeline").rect();
    // The first copy runs from cycle 300 to 420 of 4,720; lanes start below the axis.
    let x = chart.left() + 56.0 + (chart.width() - 68.0) * 360.0 / (4720.0 * 1.02);
    let at = egui::pos2(x, chart.top() + 22.0 + 4.0 + 34.0 + 8.0);
    harness.hover_at(at);
    harness.drag_at(at);
    harness.drop_at(at);
    harness.run_steps(3);
    assert_eq!(harness.state().session.selection().ops(), [OpId(3)]);
    harness.key_press(Key::ArrowRight);
    harness.run_steps(3);
    assert_eq!(harness.state().session.selection().ops(), [OpId(4)], "the second copy follows");
    assert!(harness.state().session.selection().has_line(17));
}

#[test]
fn a_real_profile_is_shown_part_by_part() {
    let mut session = testing::compiled_session();
    session.measured =
        crate::session::Measured::Open(std::sync::Arc::new(crate::session::Opened::new(testing::measured())));
    session.panels.show(crate::session::Pane::Profile);
    let mut harness = window(session, big());
    let grid = harness.get_by_label("Cores × pipes: S 10 %, MTE2 70 %, V 25 %");
    assert!(grid.rect().width() > 100.0);
    harness.get_by_label_contains("GM->UB 9.75 GiB/s 4 KiB");
    harness.get_by_label("Waiting for global memory");
    harness.get_by_label("Problems 1").click();
    harness.run_steps(2);
    harness.get_by_label("copy the file again");
    harness.get_by_label("Tables").click();
    harness.run_steps(2);
    harness.get_by_label("This profile has no tables.");
    harness.get_by_label("Summary").click();
    harness.run_steps(2);
    harness.get_by_label("Problems 1").click();
    harness.run_steps(2);
    assert_eq!(harness.state_mut().session.apply(Command::CloseProfile), Some(Command::CloseProfile));
    harness.run_steps(2);
    harness.get_by_label("Open profile…");
}
