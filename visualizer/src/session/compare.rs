//! Two versions of the active document side by side.
//!
//! The present version is the active document; the others are documents of their own that no tab shows. The
//! application reads them from the history or from git and has them compiled where their results were not kept.

use super::document::Document;
use super::results::Phase;
use super::snapshots::SnapshotId;
use std::collections::BTreeMap;
use std::time::Duration;

/// A version of the active document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// As it is in the editor.
    Present,
    /// As it was saved.
    Saved(SnapshotId),
    /// As git's HEAD has it.
    Head,
}

/// Compiles of one version that may be cut short by the user's own before it is left alone.
const MOST_TRIES: u32 = 8;

/// A compile that is still out after this long, though the worker has nothing to do, was lost.
const LOST_AFTER: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub struct Comparison {
    pub left: Side,
    pub right: Side,
    documents: BTreeMap<Side, (Document, u32)>,
    /// Why a side cannot be shown.
    problems: BTreeMap<Side, String>,
}

impl Comparison {
    pub fn new(left: Side, right: Side) -> Self {
        Self { left, right, documents: BTreeMap::new(), problems: BTreeMap::new() }
    }

    /// Other sides. Saves that are known stay; git is asked again, since it may have moved on.
    pub fn turn_to(&mut self, left: Side, right: Side) {
        (self.left, self.right) = (left, right);
        self.documents.retain(|side, _| *side != Side::Head && [left, right].contains(side));
        self.problems.clear();
    }

    /// Sides that have to be read, the present one excepted.
    pub fn missing(&self) -> Vec<Side> {
        let wanted = [self.left, self.right].into_iter();
        wanted.filter(|side| *side != Side::Present && !self.documents.contains_key(side)).collect()
    }

    pub fn put(&mut self, side: Side, document: Document) {
        self.problems.remove(&side);
        self.documents.insert(side, (document, 0));
    }

    pub fn fail(&mut self, side: Side, problem: String) {
        self.problems.insert(side, problem);
    }

    pub fn problem(&self) -> Option<&str> {
        [self.left, self.right].iter().find_map(|side| self.problems.get(side)).map(String::as_str)
    }

    /// The document of a side; `active` is the present one.
    pub fn document<'a>(&'a self, side: Side, active: Option<&'a Document>) -> Option<&'a Document> {
        match side {
            Side::Present => active,
            _ => self.documents.get(&side).map(|(document, _)| document),
        }
    }

    /// A version that has to be compiled to be compared.
    pub(super) fn uncompiled(&mut self) -> Option<(Side, &mut Document)> {
        // A compile that was pushed out of the queue never says that it ended.
        let is_lost = |document: &Document| document.results.began.is_some_and(|began| began.elapsed() > LOST_AFTER);
        self.documents.iter_mut().find_map(|(side, (document, tries))| {
            let open = match document.results.phase {
                Phase::Never | Phase::Cancelled => true,
                Phase::Running => is_lost(document),
                _ => false,
            };
            (open && *tries < MOST_TRIES).then(|| {
                *tries += 1;
                (*side, document)
            })
        })
    }

    pub(super) fn document_of(&mut self, revision: u64) -> Option<&mut Document> {
        let mut all = self.documents.values_mut().map(|(document, _)| document);
        all.find(|document| document.results.revision == revision)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Command, Session};
    use crate::testing;
    use compiler::model::Event;

    #[test]
    fn missing_sides_are_named_and_git_is_asked_again() {
        let saved = Side::Saved(SnapshotId(5));
        let mut comparison = Comparison::new(saved, Side::Head);
        assert_eq!(comparison.missing(), [saved, Side::Head]);
        comparison.put(saved, Document::new("a.py", None, "x = 1\n"));
        comparison.put(Side::Head, Document::new("a.py", None, "x = 2\n"));
        assert!(comparison.missing().is_empty());
        comparison.turn_to(Side::Head, saved);
        assert_eq!(comparison.missing(), [Side::Head]);
        comparison.fail(Side::Head, "no git".into());
        assert_eq!(comparison.problem(), Some("no git"));
        comparison.turn_to(saved, Side::Present);
        assert!(comparison.problem().is_none() && comparison.missing().is_empty());
    }

    #[test]
    fn a_version_is_compiled_beside_the_active_document() {
        let mut session: Session = testing::compiled_session();
        let command = Command::Compare { left: Side::Head, right: Side::Present };
        assert_eq!(session.apply(command.clone()), Some(command), "the application reads the file");
        let other = Document::new("add.py", None, testing::KERNEL);
        session.comparison.as_mut().expect("begun").put(Side::Head, other);
        let request = session.request_compared().expect("not compiled yet");
        assert!(session.request_compared().is_none(), "one at a time");
        testing::good_events(4).into_iter().for_each(|event| session.receive(request.revision, event));
        let comparison = session.comparison.as_ref().expect("still there");
        let head = comparison.document(Side::Head, None).expect("read");
        assert!(head.results.fresh_run().is_some());
        let active = session.active().and_then(|document| document.results.fresh_run()).expect("untouched");
        assert_ne!(head.results.fresh_run().map(|held| held.revision), Some(active.revision));
    }

    #[test]
    fn a_compile_that_was_cut_short_is_tried_again_but_not_for_ever() {
        let mut session: Session = testing::compiled_session();
        session.comparison = Some(Comparison::new(Side::Head, Side::Present));
        let other = Document::new("add.py", None, testing::KERNEL);
        session.comparison.as_mut().expect("begun").put(Side::Head, other);
        let mut tries = 0;
        while let Some(request) = session.request_compared() {
            tries += 1;
            let end = Event::Done { ok: false, cancelled: true, times: Vec::new() };
            session.receive(request.revision, end);
            assert!(tries < 100);
        }
        assert_eq!(tries, MOST_TRIES);
    }
}
