//! What a user does to a kernel, in small: each edit is one key press or paste.
//!
//! Always holds: after all of them the text is as it was, apart from one number that goes up and down.

use visualizer::session::{Command, EditOp, Session};

/// One edit of the active document; the number is the round.
pub type Edit = fn(&mut Session, usize);

/// In order: a letter in a comment, a line break, a statement, an error, its repair, everything taken back.
pub const EDITS: &[Edit] = &[
    |session, round| {
        end_of_first_line(session);
        apply(session, EditOp::Insert(format!("  # {round}")));
    },
    |session, _| apply(session, EditOp::Newline),
    |session, round| apply(session, EditOp::Insert(format!("bench_value = {round}"))),
    |session, _| apply(session, EditOp::Insert(" +".into())),
    |session, _| apply(session, EditOp::Insert(" 1".into())),
    |session, _| {
        while session.active().is_some_and(|document| document.is_dirty()) {
            apply(session, EditOp::Undo);
        }
    },
];

fn end_of_first_line(session: &mut Session) {
    let offset = session.active().map_or(0, |document| document.line_end(0));
    apply(session, EditOp::Place { offset, select: false });
}

fn apply(session: &mut Session, op: EditOp) {
    // An edit is always the session's own business.
    let _ = session.apply(Command::Edit(op));
}
