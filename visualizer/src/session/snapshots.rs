//! Versions of a document that can be come back to: what each save compiled to.
//!
//! Always holds: a snapshot is plain data that serialises; [`Snapshot::open`] gives a document whose results refer to
//! the snapshot's text.

use super::document::Document;
use super::results::Phase;
use compiler::model::{Buffer, Event, LaunchSpec, StageSnapshot, StepTime};
use serde::{Deserialize, Serialize};

/// Milliseconds since 1970 when it was made; unique within a document's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SnapshotId(pub u64);

/// What the list of the history shows of a snapshot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SnapshotInfo {
    pub id: SnapshotId,
    pub lines: u64,
    pub chip: String,
    pub facts: Facts,
}

/// A result in a few figures.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Facts {
    pub errors: u64,
    /// Operations of the final AscIR.
    pub ops: Option<u64>,
    /// End of the simulated run; absent where there is none.
    pub cycles: Option<u64>,
    pub micros: f64,
    pub bound: String,
    /// Buffer, peak and capacity in bytes.
    pub peaks: Vec<(Buffer, u64, u64)>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    pub info: SnapshotInfo,
    pub text: String,
    /// Launch that was set in the interface instead of the text's.
    pub launch: Option<LaunchSpec>,
    /// Results, as the compiler published them; some or all may have been left out for their size.
    pub events: Vec<Event>,
}

impl Facts {
    /// Of the newest compile that ended.
    pub fn of(document: &Document) -> Self {
        let results = &document.results;
        let mut facts = Self { errors: results.errors() as u64, ..Self::default() };
        let last = results.fresh_stages().and_then(|held| held.value.last());
        facts.ops = last.map(|stage| stage.ops.len() as u64);
        if let Some(held) = results.fresh_run() {
            let trace = &held.value.trace;
            facts.cycles = Some(trace.makespan_cycles);
            facts.micros = trace.micros(trace.makespan_cycles);
            facts.bound.clone_from(&held.value.summary.bound);
            let used = held.value.memory.buffers.iter().filter(|map| map.peak_bytes > 0);
            facts.peaks = used.map(|map| (map.name, map.peak_bytes, map.capacity_bytes)).collect();
        }
        facts
    }
}

impl Snapshot {
    /// The document as it is. Results of an older text than the document's are left out.
    pub fn of(document: &Document, chip: &str, launch: Option<&LaunchSpec>, now_millis: u64) -> Self {
        let results = &document.results;
        let fits = results.revision == document.revision() && matches!(results.phase, Phase::Good | Phase::Failed);
        let lines = document.rope().len_lines() as u64;
        let mut info =
            SnapshotInfo { id: SnapshotId(now_millis), lines, chip: chip.to_owned(), facts: Facts::default() };
        let mut events = Vec::new();
        if fits {
            info.facts = Facts::of(document);
            events.push(Event::Outline(results.outline.clone()));
            events.extend(results.launch.clone().map(Event::Launch));
            events.push(Event::Diagnostics(results.diagnostics.clone()));
            let revision = results.revision;
            let stages = results.stages.as_ref().filter(|held| held.revision == revision);
            events.extend(stages.map(|held| {
                let (origins, stages) = ((*held.origins).clone(), held.value.clone());
                Event::Stages { origins, stages }
            }));
            let ascendc = results.ascendc.as_ref().filter(|held| held.revision == revision);
            events.extend(ascendc.map(|held| {
                let (origins, emitted) = ((*held.origins).clone(), held.value.clone());
                Event::AscendC { origins, emitted }
            }));
            let simulated = results.simulated.as_ref().filter(|held| held.revision == revision);
            events.extend(simulated.map(|held| Event::Simulated(Box::new((*held.value).clone()))));
            let times: Vec<StepTime> = results.times.clone();
            events.push(Event::Done { ok: results.phase == Phase::Good, cancelled: false, times });
        }
        Self { info, text: document.text(), launch: launch.cloned(), events }
    }

    /// Makes it smaller by one step: first the stages between the first and the last, then all results, which can be
    /// made again from the text. False when there is nothing left to leave out.
    pub fn lighten(&mut self) -> bool {
        for event in &mut self.events {
            if let Event::Stages { stages, .. } = event
                && stages.len() > 2
            {
                let (first, last) = (stages.remove(0), stages.pop().unwrap_or_default());
                *stages = vec![first, unlinked(last)];
                return true;
            }
        }
        !std::mem::take(&mut self.events).is_empty()
    }

    /// A document with the snapshot's text and results.
    pub fn open(self, name: &str) -> Document {
        let mut document = Document::new(name, None, &self.text);
        let (revision, rope) = (document.revision(), document.rope().clone());
        if !self.events.is_empty() {
            document.results.begin(revision);
        }
        for event in self.events {
            document.results.receive(revision, event, &[], &rope);
        }
        document
    }
}

/// A stage whose predecessor is gone.
fn unlinked(mut stage: StageSnapshot) -> StageSnapshot {
    stage.erased.clear();
    stage.ops.iter_mut().for_each(|record| record.before.clear());
    stage
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    #[test]
    fn a_snapshot_gives_back_what_the_document_showed() {
        let session = testing::compiled_session();
        let document = session.active().expect("open");
        let snapshot = Snapshot::of(document, "Ascend910B1", None, 7);
        let text = serde_json::to_string(&snapshot).expect("serialises");
        let back: Snapshot = serde_json::from_str(&text).expect("reads back");
        assert_eq!(back, snapshot);
        let opened = back.open("add.py");
        assert_eq!(opened.text(), document.text());
        assert_eq!(Facts::of(&opened), Facts::of(document));
        assert_eq!(opened.results.phase, Phase::Good);
        assert_eq!(opened.results.index.most_line_cycles, document.results.index.most_line_cycles);
    }

    #[test]
    fn a_snapshot_gets_lighter_until_only_the_text_and_the_figures_are_left() {
        let session = testing::compiled_session();
        let mut snapshot = Snapshot::of(session.active().expect("open"), "Ascend910B1", None, 7);
        let full = snapshot.info.clone();
        assert!(snapshot.lighten());
        let stages = snapshot.events.iter().find_map(|event| match event {
            Event::Stages { stages, .. } => Some(stages.len()),
            _ => None,
        });
        assert_eq!(stages, Some(2));
        assert!(snapshot.lighten() && snapshot.events.is_empty());
        assert!(!snapshot.lighten());
        assert_eq!(snapshot.info, full);
        assert_eq!(snapshot.open("add.py").results.phase, Phase::Never);
    }

    #[test]
    fn results_of_an_older_text_are_not_kept_as_the_new_ones() {
        let mut session = testing::compiled_session();
        assert_eq!(session.apply(crate::session::Command::Edit(crate::session::EditOp::Insert("#".into()))), None);
        let snapshot = Snapshot::of(session.active().expect("open"), "Ascend910B1", None, 7);
        assert!(snapshot.events.is_empty() && snapshot.info.facts.cycles.is_none());
    }
}
