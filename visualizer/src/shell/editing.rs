//! What can be done in the editor, with the keys that VS Code users expect. These keys count only while an editor has
//! the keyboard, so that text fields keep theirs.

use crate::i18n::Texts;
use crate::session::{AssistOp, Command, EditOp, FoldOp, Session};
use compiler::model::SourceSpan;
use egui::{Key, Modifiers};

/// One thing that an editor can do.
pub struct EditorAction {
    /// Stable name, under which another key is kept.
    pub id: &'static str,
    pub name: fn(&Texts) -> &String,
    pub key: Option<(Modifiers, Key)>,
    /// `None`: not just now.
    pub command: fn(&Session) -> Option<Command>,
}

const CTRL: Modifiers = Modifiers::COMMAND;
const SHIFT: Modifiers = Modifiers::SHIFT;
const ALT: Modifiers = Modifiers::ALT;
const CTRL_SHIFT: Modifiers = CTRL.plus(SHIFT);
const CTRL_ALT: Modifiers = CTRL.plus(ALT);
const SHIFT_ALT: Modifiers = SHIFT.plus(ALT);
const ALL: Modifiers = CTRL_SHIFT.plus(ALT);

macro_rules! edits {
    ($($name:ident, $key:expr, $op:expr;)*) => {
        &[$(EditorAction {
            id: stringify!($name),
            name: |t| &t.$name,
            key: $key,
            command: |_| Some(Command::Edit($op)),
        },)*]
    };
}

/// Operations on the text.
pub const EDITS: &[EditorAction] = edits! {
    undo, Some((CTRL, Key::Z)), EditOp::Undo;
    redo, Some((CTRL, Key::Y)), EditOp::Redo;
    redo_too, Some((CTRL_SHIFT, Key::Z)), EditOp::Redo;
    select_all, Some((CTRL, Key::A)), EditOp::SelectAll;
    toggle_comment, Some((CTRL, Key::Slash)), EditOp::ToggleComment;
    indent_more, Some((CTRL, Key::CloseBracket)), EditOp::Indent;
    indent_less, Some((CTRL, Key::OpenBracket)), EditOp::Outdent;
    move_line_up, Some((ALT, Key::ArrowUp)), EditOp::MoveLines { down: false };
    move_line_down, Some((ALT, Key::ArrowDown)), EditOp::MoveLines { down: true };
    copy_line_up, Some((SHIFT_ALT, Key::ArrowUp)), EditOp::DuplicateLines { down: false };
    copy_line_down, Some((SHIFT_ALT, Key::ArrowDown)), EditOp::DuplicateLines { down: true };
    delete_line, Some((CTRL_SHIFT, Key::K)), EditOp::DeleteLine;
    join_lines, None, EditOp::JoinLines;
    line_below, Some((CTRL, Key::Enter)), EditOp::InsertLine { below: true };
    line_above, Some((CTRL_SHIFT, Key::Enter)), EditOp::InsertLine { below: false };
    cursor_above, Some((CTRL_ALT, Key::ArrowUp)), EditOp::AddCursorLine { down: false };
    cursor_below, Some((CTRL_ALT, Key::ArrowDown)), EditOp::AddCursorLine { down: true };
    cursor_next_match, Some((CTRL, Key::D)), EditOp::AddNext;
    cursor_all_matches, Some((CTRL_SHIFT, Key::L)), EditOp::AddAll;
    cursor_line_ends, Some((SHIFT_ALT, Key::I)), EditOp::LineEndCursors;
    column_up, Some((ALL, Key::ArrowUp)), EditOp::GrowColumn { lines: -1, columns: 0 };
    column_down, Some((ALL, Key::ArrowDown)), EditOp::GrowColumn { lines: 1, columns: 0 };
    column_left, Some((ALL, Key::ArrowLeft)), EditOp::GrowColumn { lines: 0, columns: -1 };
    column_right, Some((ALL, Key::ArrowRight)), EditOp::GrowColumn { lines: 0, columns: 1 };
    selection_grow, Some((SHIFT_ALT, Key::ArrowRight)), EditOp::Expand;
    selection_shrink, Some((SHIFT_ALT, Key::ArrowLeft)), EditOp::Shrink;
    to_bracket, Some((CTRL_SHIFT, Key::Backslash)), EditOp::ToBracket;
    fold, Some((CTRL_SHIFT, Key::OpenBracket)), EditOp::Fold(FoldOp::Here);
    unfold, Some((CTRL_SHIFT, Key::CloseBracket)), EditOp::Fold(FoldOp::UnfoldHere);
    fold_all, Some((CTRL_ALT, Key::OpenBracket)), EditOp::Fold(FoldOp::All);
    unfold_all, Some((CTRL_ALT, Key::CloseBracket)), EditOp::Fold(FoldOp::UnfoldAll);
};

/// What goes beyond the text.
pub const OTHERS: &[EditorAction] = &[
    EditorAction {
        id: "select_line",
        name: |t| &t.select_line,
        key: Some((CTRL, Key::L)),
        command: |session| {
            let document = session.active()?;
            let range = document.cursor().range();
            let (first, last) = (document.line_of(range.start), document.line_of(range.end));
            let span = SourceSpan::new(document.line_start(first), document.line_start(last + 1));
            Some(Command::Edit(EditOp::Select(span)))
        },
    },
    EditorAction {
        id: "quick_fix",
        name: |t| &t.quick_fix,
        key: Some((CTRL, Key::Period)),
        command: |session| {
            let document = session.active()?;
            let line = document.cursor_line();
            let here = |span: SourceSpan| document.line_of(span.start as usize) == line;
            let problems = document.results.diagnostics.iter().filter(|problem| here(problem.span));
            let fix = problems.filter_map(|problem| problem.fix.as_ref()).next()?;
            let mut edits: Vec<_> = fix.edits.iter().map(|edit| (edit.span, edit.text.clone())).collect();
            edits.sort_by_key(|(span, _)| span.start);
            Some(Command::Edit(EditOp::ReplaceAll(edits)))
        },
    },
    EditorAction {
        id: "complete",
        name: |t| &t.complete,
        key: Some((CTRL, Key::Space)),
        command: |_| Some(Command::Assist(AssistOp::Complete)),
    },
    EditorAction {
        id: "signature",
        name: |t| &t.signature,
        key: Some((CTRL_SHIFT, Key::Space)),
        command: |_| Some(Command::Assist(AssistOp::Signature)),
    },
    EditorAction {
        id: "rename_symbol",
        name: |t| &t.rename_symbol,
        key: Some((Modifiers::NONE, Key::F2)),
        command: |_| Some(Command::Assist(AssistOp::Rename)),
    },
    EditorAction {
        id: "go_to_definition",
        name: |t| &t.go_to_definition,
        key: Some((Modifiers::NONE, Key::F12)),
        command: |_| Some(Command::GoToDefinition(None)),
    },
    EditorAction {
        id: "find_uses",
        name: |t| &t.find_uses,
        key: Some((SHIFT, Key::F12)),
        command: |_| Some(Command::GoTo(Some("#".into()))),
    },
    EditorAction {
        id: "move_editor_right",
        name: |t| &t.move_editor_right,
        key: Some((CTRL_ALT, Key::ArrowRight)),
        command: |session| move_editor(session, 1),
    },
    EditorAction {
        id: "move_editor_left",
        name: |t| &t.move_editor_left,
        key: Some((CTRL_ALT, Key::ArrowLeft)),
        command: |session| move_editor(session, -1),
    },
];

fn move_editor(session: &Session, by: isize) -> Option<Command> {
    let groups = session.groups();
    let group = groups.focused().checked_add_signed(by).filter(|group| *group < groups.all().len())?;
    Some(Command::MoveTab { document: groups.active()?, group, index: usize::MAX })
}
