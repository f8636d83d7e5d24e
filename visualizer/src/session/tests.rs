use super::*;
use crate::testing::{self, KERNEL};
use proptest::prelude::*;

/// A document whose cursor is where `|` stands; with two, the text between them is selected. `¦` are more cursors.
fn document(text: &str) -> Document {
    let mut plain = String::new();
    let (mut marks, mut others) = (Vec::new(), Vec::new());
    for character in text.chars() {
        match character {
            '|' => marks.push(plain.len()),
            '¦' => others.push(Cursor::at(plain.len())),
            _ => plain.push(character),
        }
    }
    let mut document = Document::new("t.py", None, &plain);
    let head = marks.last().copied().unwrap_or(0);
    let mut list = vec![Cursor { anchor: marks.first().copied().unwrap_or(head), head }];
    list.extend(others);
    document.cursors = Cursors::new(list, 0);
    document
}

fn marked(document: &Document) -> String {
    let mut text = document.text();
    for (nth, cursor) in document.cursors().all().iter().enumerate().rev() {
        let range = cursor.range();
        let mark = if nth == document.cursors().main_index() { '|' } else { '¦' };
        text.insert(range.end, mark);
        if !range.is_empty() {
            text.insert(range.start, mark);
        }
    }
    text
}

fn check(before: &str, ops: &[EditOp], after: &str) {
    let mut document = document(before);
    ops.iter().for_each(|op| editing::apply(&mut document, op));
    assert_eq!(marked(&document), after, "{before:?} {ops:?}");
    while {
        let revision = document.revision();
        editing::apply(&mut document, &EditOp::Undo);
        document.revision() != revision
    } {}
    assert_eq!(document.text(), before.replace(['|', '¦'], ""), "undo of {ops:?}");
    assert!(!document.is_dirty());
}

fn go(motion: Motion) -> EditOp {
    EditOp::Move { motion, select: false }
}

#[test]
fn typing_and_deleting() {
    let typed = |text: &str| EditOp::Insert(text.into());
    check("a|c", &[typed("b")], "ab|c");
    check("|abc|d", &[typed("中")], "中|d");
    check("中|文", &[EditOp::DeleteBack { word: false }], "|文");
    check("e\u{301}|x", &[EditOp::DeleteBack { word: false }], "|x");
    check("one two|", &[EditOp::DeleteBack { word: true }], "one |");
    check("|one two", &[EditOp::DeleteForward { word: true }], "| two");
    check("        |x", &[EditOp::DeleteBack { word: false }], "    |x");
}

#[test]
fn lines_are_indented_as_python_asks_for() {
    check("def f():|", &[EditOp::Newline], "def f():\n    |");
    check("    x = 1|", &[EditOp::Newline], "    x = 1\n    |");
    check("f(|)", &[EditOp::Newline], "f(\n    |)");
    check("if x:  # why:|", &[EditOp::Newline], "if x:  # why:\n    |");
    check("x|", &[EditOp::Indent], "x   |");
    check("|a\nb|\n", &[EditOp::Indent], "|    a\n    b|\n");
    check("    |a\n      b|", &[EditOp::Outdent], "|a\n  b|");
}

#[test]
fn comments_are_toggled_at_the_depth_of_the_shallowest_line() {
    check("  a|\n", &[EditOp::ToggleComment], "  # a|\n");
    check("|  a\n\n    b|", &[EditOp::ToggleComment], "|  # a\n\n  #   b|");
    check("|  # a\n  #   b|", &[EditOp::ToggleComment], "|  a\n    b|");
}

#[test]
fn the_cursor_goes_where_keys_say() {
    check("ab\n中文字|\nab", &[go(Motion::Lines(1))], "ab\n中文字\nab|");
    check("a中b|c", &[go(Motion::Lines(-1))], "|a中bc");
    check("long line|\nx\nlong line", &[go(Motion::Lines(1)), go(Motion::Lines(1))], "long line\nx\nlong line|");
    check("    ab|", &[go(Motion::LineStart)], "    |ab");
    check("    |ab", &[go(Motion::LineStart)], "|    ab");
    check("one.two| x", &[go(Motion::WordLeft)], "one.|two x");
    check("|one.two", &[go(Motion::WordRight)], "one|.two");
    check("a|bc|d", &[go(Motion::Left)], "a|bcd");
    check("foo bar", &[EditOp::SelectWord { offset: 5 }], "foo |bar|");
    check("a\nb\nc", &[EditOp::SelectLine { offset: 2 }], "a\n|b\n|c");
}

#[test]
fn whole_lines_are_cut_and_doubled() {
    check("a\nb|b\nc", &[EditOp::Cut], "a\n|c");
    check("a\nb|", &[EditOp::DeleteLine], "a|");
    check("a|b", &[EditOp::DuplicateLines { down: true }], "ab\na|b");
    check("a|b\nc", &[EditOp::DuplicateLines { down: false }], "a|b\nab\nc");
    check("|a\nb|\nc¦", &[EditOp::DuplicateLines { down: true }], "a\nb\nc\n|a\nb|\nc¦");
    check("a\nb|\nc", &[EditOp::MoveLines { down: true }], "a\nc\nb|");
    check("a\n|b\nc|\nd", &[EditOp::MoveLines { down: false }], "|b\nc|\na\nd");
    check("|a", &[EditOp::MoveLines { down: false }], "|a");
    check("  a|b:\nc", &[EditOp::InsertLine { below: true }], "  ab:\n      |\nc");
    check("  a|b", &[EditOp::InsertLine { below: false }], "  |\n  ab");
    check("a |\n   b\nc", &[EditOp::JoinLines], "a| b\nc");
    check("a|b\nc", &[EditOp::PasteLines("x\n".into())], "x\na|b\nc");
}

#[test]
fn every_cursor_types_deletes_and_undoes_as_one_step() {
    let typed = |text: &str| EditOp::Insert(text.into());
    check("a|\nb¦\nc¦", &[typed("x"), typed("y")], "axy|\nbxy¦\ncxy¦");
    check("ab|\ncd¦", &[EditOp::DeleteBack { word: true }], "|\n¦");
    check("a|b¦c", &[EditOp::DeleteForward { word: false }], "a|");
    check("f(|\n  g(¦", &[EditOp::Newline], "f(\n    |\n  g(\n      ¦");
    check("a|\nb¦", &[EditOp::ToggleComment], "# a|\n# b¦");
    check("|\n¦", &[EditOp::Paste("1\n2\n".into())], "1|\n2¦");
    check("|\n¦", &[EditOp::Paste("12".into())], "12|\n12¦");
    check("|a| b", &[typed("(")], "(|a|) b");
    let mut document = document("a|\nb¦");
    ["x", "y"].into_iter().for_each(|text| editing::apply(&mut document, &typed(text)));
    editing::apply(&mut document, &EditOp::Undo);
    assert_eq!(marked(&document), "a|\nb¦");
}

#[test]
fn cursors_are_added_and_taken_away() {
    check("f|oo foo(foo)", &[EditOp::AddNext], "|foo| foo(foo)");
    check("f|oo foo(foo)", &[EditOp::AddNext, EditOp::AddNext, EditOp::AddNext], "¦foo¦ ¦foo¦(|foo|)");
    check("|foo| foo", &[EditOp::AddNext, EditOp::AddNext], "¦foo¦ |foo|");
    check("x|x xx", &[EditOp::AddAll], "|xx| ¦xx¦");
    check(
        "ab|c\n\nabc",
        &[EditOp::AddCursorLine { down: true }, EditOp::AddCursorLine { down: true }],
        "ab¦c\n¦\nab|c",
    );
    check("a|b", &[EditOp::AddCursorLine { down: false }], "a|b");
    check("|a\nb|", &[EditOp::LineEndCursors], "a|\nb¦");
    check("a|b¦", &[EditOp::SingleCursor], "a|b");
    check("|ab|", &[EditOp::SingleCursor], "ab|");
    check("a|b", &[EditOp::ToggleCursor { offset: 2 }, EditOp::ToggleCursor { offset: 1 }], "ab|");
    check("abcd|\na\nabcd", &[EditOp::Column { from: (0, 1), to: (2, 3) }], "a¦bc¦d\na¦\na|bc|d");
    check(
        "a|bc\nabc",
        &[EditOp::GrowColumn { lines: 1, columns: 0 }, EditOp::GrowColumn { lines: 0, columns: 1 }],
        "a¦b¦c\na|b|c",
    );
}

#[test]
fn selections_grow_and_shrink_by_syntax() {
    check("f(a|b + 1)", &[EditOp::Expand], "f(|ab| + 1)");
    check("f(a|b + 1)", &[EditOp::Expand, EditOp::Expand], "f(|ab + 1|)");
    check("f(a|b + 1)", &[EditOp::Expand, EditOp::Expand, EditOp::Shrink, EditOp::Shrink], "f(a|b + 1)");
    check("f|(ab + (1))", &[EditOp::ToBracket], "f(ab + (1)|)");
    check("f(ab + (1)|)", &[EditOp::ToBracket], "f(ab + |(1))");
    check("f(a|b)", &[EditOp::ToBracket], "f(ab|)");
}

#[test]
fn folds_hide_lines_and_cursors_step_over_them() {
    let mut document = document("def f():\n    x = 1\n    return x\n\ny| = 2\n");
    let on: Vec<_> = document.folds_on(0..6).into_iter().map(|fold| (fold.first, fold.last)).collect();
    assert_eq!(on, [(0, 2)]);
    editing::apply(&mut document, &EditOp::Fold(FoldOp::Toggle(0)));
    assert_eq!(document.folds().rows(6), 4);
    editing::apply(&mut document, &go(Motion::Lines(-2)));
    assert_eq!(document.cursor().head, 1, "over the hidden lines");
    editing::apply(&mut document, &go(Motion::LineEnd));
    editing::apply(&mut document, &go(Motion::Right));
    assert_eq!(document.cursor_line(), 3);
    editing::apply(&mut document, &go(Motion::Left));
    assert_eq!(document.cursor_line(), 0);
    editing::apply(&mut document, &EditOp::Place { offset: 15, select: false });
    assert_eq!(document.folds().all(), [], "what is looked for is shown");
    editing::apply(&mut document, &EditOp::Fold(FoldOp::Here));
    assert_eq!((document.folds().all(), document.cursor_line()), ([(0, 2)].as_slice(), 0));
}

#[test]
fn typing_a_word_is_one_undo_step() {
    let mut document = document("|");
    for letter in ["a", "b", " ", "c", "d"] {
        editing::apply(&mut document, &EditOp::Insert(letter.into()));
    }
    editing::apply(&mut document, &EditOp::Undo);
    assert_eq!(document.text(), "ab ");
    editing::apply(&mut document, &EditOp::Redo);
    assert_eq!(document.text(), "ab cd");
}

#[test]
fn a_composition_shows_before_it_becomes_text() {
    let mut document = document("a|old|b");
    editing::apply(&mut document, &EditOp::Preedit("ni".into()));
    assert_eq!((document.text().as_str(), document.preedit.as_str()), ("ab", "ni"));
    editing::apply(&mut document, &EditOp::Commit("你".into()));
    assert_eq!((marked(&document).as_str(), document.preedit.as_str()), ("a你|b", ""));
    editing::apply(&mut document, &EditOp::DeleteSurrounding { before_chars: 1, after_chars: 1 });
    assert_eq!(marked(&document), "a|");
}

#[test]
fn line_breaks_of_the_file_are_kept_and_undo_survives_saving() {
    let mut document = Document::new("t.py", None, "a\r\nb\r\n");
    assert_eq!((document.text().as_str(), document.eol), ("a\nb\n", Eol::Crlf));
    editing::apply(&mut document, &EditOp::Insert("x\n".into()));
    assert_eq!(document.text_for_file(), "x\r\na\r\nb\r\n");
    document.mark_saved(document.revision());
    assert!(!document.is_dirty());
    editing::apply(&mut document, &EditOp::Undo);
    assert!(document.is_dirty());
    assert_eq!(document.text_for_file(), "a\r\nb\r\n");
    let mixed = "a\r\nb\n";
    assert_eq!(Document::new("t.py", None, mixed).text_for_file(), mixed);
}

#[test]
fn outside_changes_never_drop_what_was_typed() {
    let mut session = Session::default();
    let path = Path::new("t.py");
    session.open(Document::new("t.py", Some(path.into()), "one\ntwo\n"));
    session.outside_change(path, "one\n2\n");
    assert_eq!(session.active().unwrap().text(), "one\n2\n");
    assert_eq!(session.apply(Command::Edit(EditOp::Undo)), None);
    assert_eq!(session.active().unwrap().text(), "one\ntwo\n");
    let id = session.active().unwrap().id;
    session.outside_change(path, "theirs");
    assert_eq!(session.active().unwrap().text(), "one\ntwo\n");
    assert_eq!(session.active().unwrap().conflict.as_deref(), Some("theirs"));
    assert_eq!(session.apply(Command::ResolveConflict { document: id, take_theirs: true }), None);
    assert_eq!(session.active().unwrap().text(), "theirs");
    assert_eq!(session.apply(Command::Edit(EditOp::Undo)), None);
    assert_eq!(session.active().unwrap().text(), "one\ntwo\n");
}

#[test]
fn results_move_with_edits_and_late_ones_are_moved_on_arrival() {
    let mut session = testing::open_session();
    let request = session.request().unwrap();
    assert_eq!(session.apply(Command::Edit(EditOp::Insert("# first\n".into()))), None);
    for event in testing::good_events(4) {
        session.receive(request.revision, event);
    }
    let results = &session.active().unwrap().results;
    assert_eq!(results.line_of(compiler::model::OpId(7)), Some(21), "one line further down than compiled");
    let costs = |session: &Session| -> Vec<u32> {
        session.active().unwrap().results.index.lines().filter(|(_, cost)| cost.cycles > 0).map(|l| l.0).collect()
    };
    assert_eq!(costs(&session), [14, 17, 18, 19, 20, 21, 24]);
    assert_eq!(session.apply(Command::Edit(EditOp::Undo)), None);
    assert_eq!(costs(&session), [13, 16, 17, 18, 19, 20, 23]);
    let memory = &session.active().unwrap().results.simulated.as_ref().unwrap().value.memory;
    assert_eq!(memory.buffers[0].allocations[0].line, Some(16));
}

#[test]
fn a_failed_compile_leaves_the_last_good_result_marked_stale() {
    let mut session = testing::compiled_session();
    assert!(!session.wants_compile());
    assert_eq!(session.apply(Command::Edit(EditOp::Insert("x".into()))), None);
    assert!(session.wants_compile());
    let stale = |session: &Session| {
        let results = &session.active().unwrap().results;
        results.is_stale(results.stages.as_ref().unwrap())
    };
    let request = session.request().unwrap();
    assert!(!stale(&session), "a running compile does not dim anything");
    for event in testing::failed_events() {
        session.receive(request.revision, event);
    }
    assert!(stale(&session));
    assert_eq!(session.active().unwrap().results.phase, Phase::Failed);
    let old = request.revision - 1;
    session.receive(old, Event::Diagnostics(Vec::new()));
    assert_eq!(session.active().unwrap().results.errors(), 1, "events of an older compile are dropped");
    let request = session.request().unwrap();
    session.worker_died(request.revision, "signal 11".into());
    assert_eq!(session.active().unwrap().results.phase, Phase::Crashed("signal 11".into()));
    assert!(stale(&session));
}

#[test]
fn a_trace_of_an_older_compile_is_not_taken_for_the_new_operations() {
    let mut session = testing::compiled_session();
    assert_eq!(session.apply(Command::Edit(EditOp::Insert("# first\n".into()))), None);
    let request = session.request().unwrap();
    session.receive(request.revision, Event::Stages { origins: testing::origins(), stages: testing::stages() });
    let results = &session.active().unwrap().results;
    assert_eq!(results.index.use_of(compiler::model::OpId(7)).runs, 0);
    assert!(results.index.line(21).cycles > 0, "what the old trace says of the lines still holds");
}

#[test]
fn pointing_at_anything_selects_the_same_operation() {
    let mut session = testing::compiled_session();
    let slice = {
        let results = &session.active().unwrap().results;
        results.index.slices_of(compiler::model::OpId(7))[0]
    };
    for anchor in [
        Anchor::Line(20),
        Anchor::StageLine { stage: 11, line: 6 },
        Anchor::EmittedLine(8),
        Anchor::Slice(slice),
        Anchor::Allocation { buffer: Buffer::Ub, index: 2 },
    ] {
        assert_eq!(session.apply(Command::Select(anchor)), None);
        assert_eq!(session.selection().ops(), [compiler::model::OpId(7)], "{anchor:?}");
        assert!(session.selection().has_line(20), "{anchor:?}");
    }
}

#[test]
fn the_cursor_selects_its_line_and_new_results_keep_the_selection() {
    let mut session = testing::compiled_session();
    let offset = KERNEL.find("asc.add(").unwrap();
    assert_eq!(session.apply(Command::Edit(EditOp::Place { offset, select: false })), None);
    assert_eq!(session.selection().lines(), [20]);
    assert_eq!(session.apply(Command::SetChip("Ascend910B2".into())), None);
    let request = session.request().unwrap();
    assert_eq!(request.chip, "Ascend910B2");
    for event in testing::good_events(2) {
        session.receive(request.revision, event);
    }
    assert_eq!(session.selection().ops(), [compiler::model::OpId(7)]);
}

#[test]
fn allocations_without_a_name_take_that_of_their_variable() {
    let document = document("import asc\nrow = asc.LocalTensor()\nasc.f(x)\n");
    let mut allocation = testing::memory(1).buffers[0].allocations[0].clone();
    let mut name = |name: &str, line| {
        (allocation.name, allocation.line) = (name.into(), Some(line));
        document.name_of(&allocation)
    };
    assert_eq!(name("vecin", 1), "row");
    assert_eq!(name("vecin", 2), "vecin");
    assert_eq!(name("x_ub", 1), "x_ub");
}

#[test]
fn unsaved_documents_are_not_closed_without_asking() {
    let mut session = testing::open_session();
    let id = session.active().unwrap().id;
    assert_eq!(session.apply(Command::Edit(EditOp::Insert("x".into()))), None);
    assert_eq!(session.apply(Command::Close(id)), Some(Command::Close(id)));
    assert!(session.active().is_some());
    session.close(id);
    assert!(session.active().is_none() && session.request().is_none());
}

#[test]
fn search_goes_round() {
    let mut session = testing::open_session();
    let query = Query { text: "data_copy".into(), ..Query::default() };
    assert_eq!(session.apply(Command::FindQuery(query)), None);
    let first = session.active().unwrap().cursor();
    for _ in 0..3 {
        assert_eq!(session.apply(Command::FindNext { backwards: false }), None);
    }
    assert_eq!(session.active().unwrap().cursor(), first);
    assert_eq!(session.active().unwrap().selected_text(), "data_copy");
    assert_eq!(session.apply(Command::FindNext { backwards: true }), None);
    assert!(session.active().unwrap().cursor().head > first.head, "before the first comes the last");
}

#[test]
fn replacing_goes_one_by_one_or_all_at_once_as_one_step() {
    let mut session = testing::open_session();
    let count = |session: &Session, text: &str| session.active().unwrap().text().matches(text).count();
    let query = Query { text: r"data_(\w+)".into(), regex: true, ..Query::default() };
    assert_eq!(session.apply(Command::FindQuery(query)), None);
    assert_eq!(session.apply(Command::SetReplacement("move_$1".into())), None);
    assert_eq!(session.apply(Command::ReplaceNext), None);
    assert_eq!((count(&session, "data_copy"), count(&session, "move_copy")), (2, 1));
    assert_eq!(session.active().unwrap().selected_text(), "data_copy", "the next one is selected");
    assert_eq!(session.apply(Command::ReplaceAll), None);
    assert_eq!((count(&session, "data_copy"), count(&session, "move_copy")), (0, 3));
    assert_eq!(session.apply(Command::Edit(EditOp::Undo)), None);
    assert_eq!((count(&session, "data_copy"), count(&session, "move_copy")), (2, 1));
    assert_eq!(session.apply(Command::SelectFound), None);
    assert_eq!(session.active().unwrap().cursors().all().len(), 2);
}

#[test]
fn a_document_in_two_editors_closes_with_the_last() {
    let mut session = testing::open_session();
    let id = session.active().unwrap().id;
    assert_eq!(session.apply(Command::Split), None);
    assert_eq!(session.apply(Command::Edit(EditOp::Insert("x".into()))), None);
    assert_eq!(session.apply(Command::Close(id)), None, "the other editor still shows it");
    assert_eq!(session.groups().all().len(), 1);
    assert_eq!(session.apply(Command::Close(id)), Some(Command::Close(id)));
}

fn any_op() -> impl Strategy<Value = EditOp> {
    let text = prop_oneof!["[a-z中\\n\t (:#]{0,6}", Just("e\u{301}😀".to_owned()), Just("\r\n".to_owned())];
    let motion = prop_oneof![
        Just(Motion::Left),
        Just(Motion::Right),
        Just(Motion::WordLeft),
        Just(Motion::WordRight),
        (-3..3_i32).prop_map(Motion::Lines),
        Just(Motion::LineStart),
        Just(Motion::LineEnd),
        Just(Motion::Start),
        Just(Motion::End),
    ];
    prop_oneof![
        text.clone().prop_map(EditOp::Insert),
        text.clone().prop_map(EditOp::Paste),
        text.clone().prop_map(EditOp::Preedit),
        text.clone().prop_map(EditOp::Commit),
        Just(EditOp::Newline),
        Just(EditOp::Indent),
        Just(EditOp::Outdent),
        any::<bool>().prop_map(|word| EditOp::DeleteBack { word }),
        any::<bool>().prop_map(|word| EditOp::DeleteForward { word }),
        Just(EditOp::Cut),
        Just(EditOp::DeleteLine),
        any::<bool>().prop_map(|down| EditOp::DuplicateLines { down }),
        any::<bool>().prop_map(|down| EditOp::MoveLines { down }),
        any::<bool>().prop_map(|below| EditOp::InsertLine { below }),
        any::<bool>().prop_map(|down| EditOp::AddCursorLine { down }),
        (0..60_usize).prop_map(|offset| EditOp::ToggleCursor { offset }),
        prop_oneof![
            Just(EditOp::JoinLines),
            Just(EditOp::AddNext),
            Just(EditOp::AddAll),
            Just(EditOp::LineEndCursors),
            Just(EditOp::SingleCursor),
            Just(EditOp::Expand),
            Just(EditOp::Shrink),
            Just(EditOp::ToBracket),
            Just(EditOp::PasteLines("x\n".into())),
            Just(EditOp::Fold(FoldOp::All)),
            Just(EditOp::Fold(FoldOp::Here)),
            Just(EditOp::Column { from: (0, 1), to: (3, 2) }),
            Just(EditOp::GrowColumn { lines: 1, columns: 1 }),
        ],
        Just(EditOp::ToggleComment),
        Just(EditOp::SelectAll),
        Just(EditOp::Redo),
        Just(EditOp::Undo),
        (motion, any::<bool>()).prop_map(|(motion, select)| EditOp::Move { motion, select }),
        (0..60_usize, any::<bool>()).prop_map(|(offset, select)| EditOp::Place { offset, select }),
        (0..60_usize).prop_map(|offset| EditOp::SelectWord { offset }),
        (0..4_usize, 0..4_usize)
            .prop_map(|(before_chars, after_chars)| EditOp::DeleteSurrounding { before_chars, after_chars }),
        (0..60_usize, 0..60_usize, text).prop_map(|(a, b, text)| EditOp::Replace {
            span: compiler::model::SourceSpan::new(a.min(b), a.max(b)),
            text
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever was done, undoing all of it gives back the bytes, and redoing gives the result again.
    #[test]
    fn undo_restores_bytes(text in "[a-z中 \\n\t:#]{0,40}", ops in prop::collection::vec(any_op(), 0..40)) {
        let mut document = Document::new("t.py", None, &text);
        for op in &ops {
            editing::apply(&mut document, op);
            for cursor in document.cursors().all() {
                prop_assert_eq!(document.floor(cursor.head), cursor.head);
                prop_assert_eq!(document.floor(cursor.anchor), cursor.anchor);
            }
        }
        let done = document.text();
        for _ in 0..2 * ops.len() + 2 {
            editing::apply(&mut document, &EditOp::Undo);
        }
        prop_assert_eq!(document.text_for_file(), text);
        for _ in 0..2 * ops.len() + 2 {
            editing::apply(&mut document, &EditOp::Redo);
        }
        // What had been undone when the run ended is redone as well, so only a run without undo must agree.
        if !ops.contains(&EditOp::Undo) {
            prop_assert_eq!(document.text(), done);
        }
    }

    /// The tree that follows edits colours like one made from scratch.
    #[test]
    fn colours_follow_edits(ops in prop::collection::vec(any_op(), 0..12)) {
        let mut document = Document::new("t.py", None, "def f(a):\n    return 'x' + a  # 中\n");
        ops.iter().for_each(|op| editing::apply(&mut document, op));
        let mut fresh = Document::new("t.py", None, &document.text());
        document.settle();
        fresh.settle();
        let lines = 0..document.rope().len_lines();
        prop_assert_eq!(document.highlights(lines.clone()), fresh.highlights(lines));
    }
}
