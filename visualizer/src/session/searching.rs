//! What the search bar does with the active document, and the way to definitions.

use super::document::{Document, Reveal};
use super::edit::EditOp;
use super::{Session, find};
use compiler::assist;
use compiler::model::SourceSpan;

impl Session {
    /// Opens the bar on what is selected.
    pub(super) fn open_find(&mut self, open: bool, replacing: bool) {
        self.find.open = open;
        self.find.replacing = replacing;
        let selected = self.active().map(|document| document.slice(document.cursor().range())).unwrap_or_default();
        if open && !selected.is_empty() && !selected.contains('\n') {
            self.find.query.text = if self.find.query.regex { regex::escape(&selected) } else { selected };
        }
        self.focus_editor |= !open;
    }

    /// Selects the next match after the cursor, or the one that begins at it.
    pub(super) fn find_next(&mut self, backwards: bool, from_selection_start: bool) {
        let matches = self.matches();
        let Some(document) = self.active() else { return };
        if let Some(span) = find::next(document, &matches, backwards, from_selection_start).map(|nth| matches[nth]) {
            self.edit(&EditOp::Select(span));
            if let Some(document) = self.active_mut() {
                document.reveal = Some(Reveal::Centre(span.start as usize));
            }
        }
    }

    pub(super) fn replace_next(&mut self) {
        let Some(document) = self.active() else { return };
        let selected = document.cursor().range();
        let replacements = self.find.query.replacements(&document.text(), &self.find.replacement);
        let here = replacements.into_iter().find(|(span, _)| span.range() == selected);
        if let Some((span, text)) = here {
            self.edit(&EditOp::Replace { span, text });
        }
        self.find_next(false, false);
    }

    pub(super) fn replace_all(&mut self) {
        let Some(document) = self.active() else { return };
        let replacements = self.find.query.replacements(&document.text(), &self.find.replacement);
        if !replacements.is_empty() {
            self.edit(&EditOp::ReplaceAll(replacements));
        }
    }

    pub(super) fn select_found(&mut self) {
        let matches = self.matches();
        if !matches.is_empty() {
            self.edit(&EditOp::SelectSpans(matches));
            self.focus_editor = true;
        }
    }

    pub(super) fn go_to_definition(&mut self, offset: Option<usize>) {
        let Some(document) = self.active() else { return };
        let offset = offset.unwrap_or(document.cursor().head);
        let found = document.assist(|source| assist::definition(source, offset)).flatten();
        if let Some(span) = found {
            self.edit(&EditOp::Select(span));
            if let Some(document) = self.active_mut() {
                document.reveal = Some(Reveal::Centre(span.start as usize));
            }
            self.focus_editor = true;
        }
    }

    fn matches(&self) -> Vec<SourceSpan> {
        let Some(document) = self.active() else { return Vec::new() };
        let known = self.find.found(document).map(|found| found.matches.clone());
        known.unwrap_or_else(|| self.find.query.all(&Document::text(document)).matches)
    }
}
