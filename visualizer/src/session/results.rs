//! What the compiler last said about one document.
//!
//! Always holds: spans and lines refer to the document's present text (edits move them); each part keeps its last
//! good value until a newer one comes, and knows the revision it was made for.

use super::edit::Shift;
use super::index::Index;
use super::selection::{Anchor, Selection};
use compiler::model::{
    Diagnostic, EmittedText, Event, LaunchSpec, OpId, Origins, Outline, Simulated, SourceSpan, StageSnapshot, StepTime,
};
use ropey::Rope;
use std::sync::Arc;
use std::time::Instant;

/// Where the newest compile stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// Nothing was compiled yet.
    #[default]
    Never,
    Running,
    /// It was given up on the user's word.
    Cancelled,
    Good,
    /// It ended with errors.
    Failed,
    /// The worker died over it; the text says how.
    Crashed(String),
}

/// A result with the revision and the origins that its operations refer to.
#[derive(Clone, Debug)]
pub struct Held<T> {
    pub revision: u64,
    pub origins: Arc<Origins>,
    pub value: T,
}

#[derive(Clone, Debug, Default)]
pub struct Results {
    /// Revision of the newest compile begun.
    pub revision: u64,
    /// Newest compile that ended.
    finished: u64,
    pub phase: Phase,
    /// When the newest compile began.
    pub began: Option<Instant>,
    pub outline: Outline,
    /// The launch that is compiled.
    pub launch: Option<LaunchSpec>,
    pub diagnostics: Vec<Diagnostic>,
    pub stages: Option<Held<Vec<StageSnapshot>>>,
    pub ascendc: Option<Held<EmittedText>>,
    pub simulated: Option<Held<Arc<Simulated>>>,
    pub times: Vec<StepTime>,
    /// Look-ups over the parts above, rebuilt when one arrives or moves.
    pub index: Index,
}

impl Results {
    /// A compile of this revision was sent off.
    pub fn begin(&mut self, revision: u64) {
        self.revision = revision;
        self.phase = Phase::Running;
        self.began = Some(Instant::now());
    }

    /// Takes in one event of the compile of `revision`; `shifts` lead from that revision's text to `rope`.
    /// Events of older compiles than the newest are dropped.
    pub fn receive(&mut self, revision: u64, event: Event, shifts: &[Shift], rope: &Rope) {
        if revision < self.revision {
            return;
        }
        self.revision = revision;
        let moved = |mut origins: Origins| {
            move_origins(&mut origins, shifts, rope);
            Arc::new(origins)
        };
        let indexed = matches!(event, Event::Stages { .. } | Event::AscendC { .. } | Event::Simulated(_));
        match event {
            Event::Outline(mut outline) => {
                for shift in shifts {
                    outline.kernels.iter_mut().for_each(|(_, span)| *span = shift.span(*span));
                }
                self.outline = outline;
            }
            Event::Launch(mut launch) => {
                for shift in shifts {
                    launch.line = launch.line.map(|line| shift.line(line));
                }
                self.launch = Some(launch);
            }
            Event::Diagnostics(mut diagnostics) => {
                shifts.iter().for_each(|shift| move_diagnostics(&mut diagnostics, *shift));
                self.diagnostics = diagnostics;
            }
            Event::Stages { origins, stages } => {
                self.stages = Some(Held { revision, origins: moved(origins), value: stages });
            }
            Event::AscendC { origins, emitted } => {
                self.ascendc = Some(Held { revision, origins: moved(origins), value: emitted });
            }
            Event::Simulated(mut simulated) => {
                shifts.iter().for_each(|shift| move_memory(&mut simulated, *shift));
                let origins = self.newest_origins();
                self.simulated = Some(Held { revision, origins, value: Arc::from(simulated) });
            }
            Event::Done { ok, cancelled, times } => {
                if cancelled {
                    self.phase = Phase::Cancelled;
                } else {
                    self.phase = if ok { Phase::Good } else { Phase::Failed };
                    self.times = times;
                    self.finished = revision;
                }
                return;
            }
        }
        if indexed {
            self.index = Index::new(self);
        }
    }

    /// The worker died while it compiled the newest revision.
    pub fn crashed(&mut self, reason: String) {
        self.phase = Phase::Crashed(reason);
        self.finished = self.revision;
    }

    /// Whether a compile ended since that did not get as far as this part. A part that is merely waiting for a
    /// running compile is not stale, so that typing does not flicker.
    pub fn is_stale<T>(&self, held: &Held<T>) -> bool {
        held.revision < self.finished
    }

    /// The run of the newest compile that ended; `None` when that one did not get so far.
    pub fn fresh_run(&self) -> Option<&Held<Arc<Simulated>>> {
        self.simulated.as_ref().filter(|held| !self.is_stale(held))
    }

    /// Likewise the stages.
    pub fn fresh_stages(&self) -> Option<&Held<Vec<StageSnapshot>>> {
        self.stages.as_ref().filter(|held| !self.is_stale(held))
    }

    /// Moves everything along with the edits, in order, that led to `rope`.
    pub fn shift(&mut self, shifts: &[Shift], rope: &Rope) {
        for shift in shifts {
            move_diagnostics(&mut self.diagnostics, *shift);
            self.outline.kernels.iter_mut().for_each(|(_, span)| *span = shift.span(*span));
            if let Some(launch) = &mut self.launch {
                launch.line = launch.line.map(|line| shift.line(line));
            }
        }
        let mut origins: Vec<&mut Arc<Origins>> = Vec::new();
        origins.extend(self.stages.as_mut().map(|held| &mut held.origins));
        origins.extend(self.ascendc.as_mut().map(|held| &mut held.origins));
        origins.extend(self.simulated.as_mut().map(|held| &mut held.origins));
        for origins in origins {
            move_origins(Arc::make_mut(origins), shifts, rope);
        }
        if shifts.iter().any(|shift| shift.removed_lines != shift.inserted_lines) {
            if let Some(held) = &mut self.simulated {
                let simulated = Arc::make_mut(&mut held.value);
                shifts.iter().for_each(|shift| move_memory(simulated, *shift));
            }
            let mut index = std::mem::take(&mut self.index);
            index.relocate(self);
            self.index = index;
        }
    }

    /// Origins that operations of the newest result refer to.
    pub fn newest_origins(&self) -> Arc<Origins> {
        let stages = self.stages.as_ref().map(|held| (held.revision, &held.origins));
        let ascendc = self.ascendc.as_ref().map(|held| (held.revision, &held.origins));
        let simulated = self.simulated.as_ref().map(|held| (held.revision, &held.origins));
        let all = [simulated, ascendc, stages];
        all.into_iter().flatten().max_by_key(|(revision, _)| *revision).map(|(_, o)| o.clone()).unwrap_or_default()
    }

    /// Revision of the newest part.
    pub fn newest_revision(&self) -> u64 {
        let stages = self.stages.as_ref().map_or(0, |held| held.revision);
        let ascendc = self.ascendc.as_ref().map_or(0, |held| held.revision);
        stages.max(ascendc).max(self.simulated.as_ref().map_or(0, |held| held.revision))
    }

    /// Whether operations of a part belong to the selection. Operation numbers of an older compile mean nothing
    /// today, so there the source lines decide.
    pub fn is_lit<T>(&self, held: &Held<T>, selection: &Selection, ops: &[OpId]) -> bool {
        if held.revision == self.newest_revision() {
            return selection.has_any(ops);
        }
        ops.iter().filter_map(|op| held.origins.get(*op)).any(|origin| selection.has_line(origin.line))
    }

    /// Zero-based source line of an operation of the newest result.
    pub fn line_of(&self, op: OpId) -> Option<u32> {
        self.span_of(op).map(|(_, line)| line)
    }

    /// Source span and zero-based line of an operation of the newest result.
    pub fn span_of(&self, op: OpId) -> Option<(SourceSpan, u32)> {
        self.newest_origins().get(op).map(|origin| (origin.span, origin.line))
    }

    /// Operations behind a thing that was pointed at.
    pub fn ops_at(&self, anchor: Anchor) -> Vec<OpId> {
        match anchor {
            Anchor::Line(line) => self.newest_origins().on_line(line).collect(),
            Anchor::Op(op) => vec![op],
            Anchor::StageLine { stage, line } => {
                let stages = self.stages.as_ref().map(|held| held.value.as_slice()).unwrap_or_default();
                let ops = stages.get(stage).map(|stage| stage.ops.as_slice()).unwrap_or_default();
                ops.iter().filter(|record| record.line == line).filter_map(|record| record.op).collect()
            }
            Anchor::EmittedLine(line) => {
                let lines = self.ascendc.as_ref().and_then(|held| held.value.line_ops.get(line as usize));
                lines.cloned().unwrap_or_default()
            }
            Anchor::Slice(slice) => {
                let slices = self.simulated.as_ref().map(|held| &held.value.trace.slices);
                slices.and_then(|slices| slices.op_id(slice as usize)).into_iter().collect()
            }
            Anchor::Allocation { buffer, index } => {
                let maps = self.simulated.iter().flat_map(|held| &held.value.memory.buffers);
                let map = maps.into_iter().find(|map| map.name == buffer);
                map.and_then(|map| map.allocations.get(index)).and_then(|a| a.op).into_iter().collect()
            }
        }
    }

    pub fn errors(&self) -> usize {
        self.diagnostics.iter().filter(|d| d.severity == compiler::model::Severity::Error).count()
    }
}

fn move_origins(origins: &mut Origins, shifts: &[Shift], rope: &Rope) {
    if shifts.is_empty() {
        return;
    }
    let same_lines = shifts.iter().all(|shift| shift.removed_lines == 0 && shift.inserted_lines == 0);
    for origin in &mut origins.list {
        for shift in shifts {
            origin.span = shift.span(origin.span);
            origin.calls.iter_mut().for_each(|call| *call = shift.span(*call));
        }
        if !same_lines {
            origin.line = rope.byte_to_line((origin.span.start as usize).min(rope.len_bytes())) as u32;
        }
    }
}

fn move_diagnostics(diagnostics: &mut [Diagnostic], shift: Shift) {
    for diagnostic in diagnostics {
        diagnostic.span = shift.span(diagnostic.span);
        diagnostic.labels.iter_mut().for_each(|label| label.span = shift.span(label.span));
        for edit in diagnostic.fix.iter_mut().flat_map(|fix| &mut fix.edits) {
            edit.span = shift.span(edit.span);
        }
    }
}

fn move_memory(simulated: &mut Simulated, shift: Shift) {
    for allocation in simulated.memory.buffers.iter_mut().flat_map(|map| &mut map.allocations) {
        allocation.line = allocation.line.map(|line| shift.line(line));
    }
}
