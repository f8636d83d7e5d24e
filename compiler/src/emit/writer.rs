//! The text under construction: indentation, and which operations stand on which line.
//!
//! Always holds: every line that gets text is indented by two blanks per level, also lines inside texts that contain
//! line breaks, since the reference does so.

use crate::model::{EmittedText, OpId};

/// Collects text and the operations behind each line.
#[derive(Default)]
pub struct Writer {
    text: String,
    line_ops: Vec<Vec<OpId>>,
    level: usize,
    line: usize,
    in_line: bool,
    /// Operations that are being printed, innermost last.
    printing: Vec<Option<OpId>>,
}

impl Writer {
    pub fn indent(&mut self) {
        self.level += 1;
    }

    pub fn unindent(&mut self) {
        self.level = self.level.saturating_sub(1);
    }

    /// Lines written until the matching [`Self::leave`] belong to this operation.
    pub fn enter(&mut self, op: Option<OpId>) {
        self.printing.push(op);
    }

    pub fn leave(&mut self) {
        self.printing.pop();
    }

    pub fn write(&mut self, text: &str) {
        let mut rest = text;
        while !rest.is_empty() {
            match rest.split_once('\n') {
                Some((piece, tail)) => {
                    if !piece.trim_start().is_empty() {
                        self.piece(piece);
                    }
                    self.text.push('\n');
                    self.line += 1;
                    self.in_line = false;
                    rest = tail;
                }
                None => {
                    self.piece(rest);
                    rest = "";
                }
            }
        }
    }

    fn piece(&mut self, piece: &str) {
        if !self.in_line {
            for _ in 0..self.level {
                self.text.push_str("  ");
            }
            self.in_line = true;
        }
        self.text.push_str(piece);
        if let Some(op) = self.printing.last().copied().flatten() {
            if self.line_ops.len() <= self.line {
                self.line_ops.resize(self.line + 1, Vec::new());
            }
            if !self.line_ops[self.line].contains(&op) {
                self.line_ops[self.line].push(op);
            }
        }
    }

    pub fn finish(mut self) -> EmittedText {
        self.line_ops.resize(self.text.split('\n').count(), Vec::new());
        EmittedText { text: self.text, line_ops: self.line_ops }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_with_line_breaks_are_indented_inside() {
        let mut writer = Writer::default();
        writer.write("{\n");
        writer.indent();
        writer.enter(Some(OpId(7)));
        writer.write("printf(\"a\nb\");\n\n");
        writer.leave();
        writer.unindent();
        writer.write("}\n");
        let emitted = writer.finish();
        assert_eq!(emitted.text, "{\n  printf(\"a\n  b\");\n\n}\n");
        assert_eq!(emitted.line_ops[1..3], [vec![OpId(7)], vec![OpId(7)]]);
        assert!(emitted.line_ops[3].is_empty() && emitted.line_ops.len() == 6);
    }
}
