//! The panels together: keys, dock, history, comparison, graph.

use super::tests::{Window, big, window};
use super::*;
use crate::session::{Anchor, Comparison, Phase, Side, Snapshot, SnapshotId};
use crate::testing;
use crate::theme::ThemeKind;
use compiler::model::OpId;
use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use std::time::{Duration, Instant};

fn showing(pane: Pane) -> Session {
    let mut session = testing::compiled_session();
    assert_eq!(session.apply(Command::Show(pane)), None);
    session
}

#[test]
fn every_panel_draws_full_and_empty_in_every_theme() {
    for (number, pane) in Pane::ALL.into_iter().enumerate() {
        let theme = ThemeKind::ALL[number % ThemeKind::ALL.len()];
        for mut session in [showing(pane), Session::default()] {
            session.settings.theme = theme;
            assert_eq!(session.apply(Command::Show(pane)), None);
            let harness = window(session, vec2(1280.0, 720.0));
            assert!(!harness.output().shapes.is_empty(), "{pane:?}");
        }
    }
}

#[test]
fn an_action_gets_another_key_and_the_old_one_is_free() {
    let mut session = showing(Pane::Settings);
    assert_eq!(session.apply(Command::CaptureKey(Some("save".into()))), None);
    let mut harness = window(session, big());
    harness.get_by_label("Save: press a key…");
    harness.key_press_modifiers(Modifiers::ALT, Key::F9);
    harness.run_steps(3);
    let settings = &harness.state().session.settings;
    assert_eq!(settings.keys.get("save").map(String::as_str), Some("Alt+F9"));
    assert_eq!(harness.state().session.capturing, None);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::S);
    harness.run_steps(2);
    assert!(harness.state().outside.is_empty(), "the usual key does nothing any more");
    harness.key_press_modifiers(Modifiers::ALT, Key::F9);
    harness.run_steps(2);
    assert_eq!(harness.state().outside, [Command::Save]);
}

#[test]
fn escape_leaves_the_key_as_it_was() {
    let mut session = showing(Pane::Settings);
    assert_eq!(session.apply(Command::CaptureKey(Some("save".into()))), None);
    let mut harness = window(session, big());
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    let session = &harness.state().session;
    assert!(session.settings.keys.is_empty() && session.capturing.is_none());
}

#[test]
fn the_timeline_obeys_its_keys_only_while_it_has_the_keyboard() {
    let mut harness = window(testing::compiled_session(), big());
    harness.key_press(Key::W);
    harness.run_steps(3);
    assert!(harness.query_by_label("Show all").is_none(), "nothing has the keyboard yet");
    harness.get_by_label("Pipe timeline").focus();
    harness.run_steps(2);
    harness.key_press(Key::W);
    harness.run_steps(3);
    assert!(harness.query_by_label("Show all").is_some(), "zoomed in");
    harness.key_press(Key::T);
    harness.run_steps(3);
    harness.get_by_label("Slices as a table");
}

#[test]
fn a_row_of_the_table_behind_the_timeline_selects_its_slice() {
    let mut harness = window(testing::compiled_session(), big());
    harness.get_by_label("Pipe timeline").focus();
    harness.run_steps(2);
    harness.key_press(Key::T);
    harness.run_steps(3);
    let rows: Vec<_> = harness.get_all_by_label_contains("MTE2 data_copy").collect();
    rows.first().expect("rows in view").click();
    drop(rows);
    harness.run_steps(3);
    let anchor = harness.state().session.selection().anchor;
    assert!(matches!(anchor, Some(Anchor::Slice(_))), "{anchor:?}");
    assert!(!harness.state().session.selection().ops().is_empty());
}

#[test]
fn a_still_graph_asks_for_no_more_frames() {
    let mut harness = window(showing(Pane::Graph), big());
    harness.get_by_label("Data flow of the kernel");
    harness.run_steps(12);
    let delay = harness.output().viewport_output.values().map(|out| out.repaint_delay).min();
    assert!(delay.is_some_and(|delay| delay > Duration::from_secs(1)), "{delay:?}");
}

#[test]
fn two_saves_are_chosen_and_compared() {
    let mut session = showing(Pane::History);
    let document = session.active().expect("open");
    let snapshots: Vec<Snapshot> = (1..=3).map(|id| Snapshot::of(document, "Ascend910B1", None, id * 1000)).collect();
    session.history = snapshots.iter().map(|snapshot| snapshot.info.clone()).collect();
    let mut harness = window(session, big());
    let rows: Vec<_> = harness.get_all_by_label_contains("Ascend910B1 25").collect();
    assert_eq!(rows.len(), 3);
    rows[0].click();
    drop(rows);
    harness.run_steps(3);
    harness.get_by_label("Compare with present").click();
    harness.run_steps(3);
    let wanted = Command::Compare { left: Side::Saved(SnapshotId(3000)), right: Side::Present };
    assert_eq!(harness.state().outside, [wanted]);
}

#[test]
fn a_comparison_shows_totals_of_both_sides() {
    let mut session = testing::compiled_session();
    let document = session.active().expect("open");
    let other = Snapshot::of(document, "Ascend910B1", None, 1).open("add.py");
    let mut comparison = Comparison::new(Side::Head, Side::Present);
    comparison.put(Side::Head, other);
    session.comparison = Some(comparison);
    assert_eq!(session.apply(Command::Show(Pane::Compare)), None);
    let mut harness = window(session, big());
    harness.get_by_label_contains("End of the run, cycles 4,720 4,720");
    for part in ["Source", "Memory", "Timeline"] {
        let named: Vec<_> = harness.get_all_by_label(part).collect();
        // The panel's own chips come after the names of the other panels of the group.
        named.last().expect("a chip").click();
        drop(named);
        harness.run_steps(3);
    }
    let problem = harness.state().session.comparison.as_ref().and_then(|comparison| comparison.problem());
    assert_eq!(problem, None);
}

#[test]
fn a_long_compile_shows_itself_and_can_be_given_up() {
    let mut session = testing::open_session();
    session.request().expect("a document is open");
    let document = session.active_mut().expect("open");
    assert_eq!(document.results.phase, Phase::Running);
    document.results.began = Instant::now().checked_sub(Duration::from_secs(2));
    let mut harness = window(session, big());
    harness.get_by_label_contains("compiling, ");
    harness.get_by_label("Cancel").click();
    harness.run_steps(2);
    assert_eq!(harness.state().outside, [Command::CancelCompile]);
}

#[test]
fn the_inspector_names_every_level_and_how_it_is_tied() {
    let mut session = testing::compiled_session();
    assert_eq!(session.apply(Command::Select(Anchor::Op(OpId(7)))), None);
    let harness = window(session, big());
    for text in
        ["add.py:21 exact", "12 of 12 stages exact", "line 9 · Add exact", "32 exact", "z_ub · UB · 16 KiB exact"]
    {
        assert!(harness.query_all_by_label_contains(text).count() > 0, "{text}");
    }
}

#[test]
fn a_stage_is_compared_with_any_earlier_one() {
    let mut session = testing::compiled_session();
    assert_eq!(session.apply(Command::SetBaseStage(Some(3))), None);
    assert_eq!(session.apply(Command::ChangedOnly(true)), None);
    let harness = window(session, big());
    harness.get_by_label_contains("since 3 canonicalize");
    let text = harness.get_by_label("AscIR text").value().unwrap_or_default();
    assert_eq!(text.lines().count(), 3, "one new, one edited, one erased: {text}");
    assert!(text.contains("ascir.get_block_idx") && text.contains("arith.divsi"), "{text}");
}

#[test]
fn the_timeline_measures_with_shift_and_marks_with_a_key() {
    let mut harness = window(testing::compiled_session(), big());
    let chart = harness.get_by_label("Pipe timeline").rect();
    let at = |share: f32| egui::pos2(chart.left() + 56.0 + share * (chart.width() - 68.0), chart.top() + 60.0);
    harness.event(egui::Event::ModifiersChanged(Modifiers::SHIFT));
    harness.hover_at(at(0.25));
    harness.event(egui::Event::PointerButton {
        pos: at(0.25),
        button: egui::PointerButton::Primary,
        pressed: true,
        modifiers: Modifiers::SHIFT,
    });
    harness.step();
    for share in [0.3, 0.4, 0.5] {
        harness.hover_at(at(share));
        harness.step();
    }
    harness.event(egui::Event::PointerButton {
        pos: at(0.5),
        button: egui::PointerButton::Primary,
        pressed: false,
        modifiers: Modifiers::SHIFT,
    });
    harness.event(egui::Event::ModifiersChanged(Modifiers::NONE));
    harness.run_steps(2);
    let said = |harness: &Harness<'_, Window>| harness.get_by_label("Pipe timeline").value().unwrap_or_default();
    // A quarter to a half of 4,720 cycles and the room behind them.
    let measured = said(&harness);
    assert!(measured.starts_with("1,2") && measured.contains("cycles = "), "{measured}");
    harness.key_press(Key::K);
    harness.run_steps(3);
    assert!(said(&harness).contains("; 1: 2,4"), "{}", said(&harness));
    harness.key_press(Key::Escape);
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert_eq!(said(&harness), "");
}
