//! A compilation's events gathered into one value, for callers that want the end and not the way.

use super::Session;
use crate::model::{
    CompileRequest, Compiled, Diagnostic, EmittedText, Event, LaunchSpec, Origins, Outline, Severity, Simulated,
    StageSnapshot, StepTime,
};
use std::sync::atomic::AtomicBool;

/// Everything that one compilation published. What it did not get to is absent.
#[derive(Clone, Debug, Default)]
pub struct Collected {
    pub outline: Outline,
    pub launch: Option<LaunchSpec>,
    pub diagnostics: Vec<Diagnostic>,
    pub origins: Origins,
    pub stages: Vec<StageSnapshot>,
    pub ascendc: Option<EmittedText>,
    pub simulated: Option<Simulated>,
    pub times: Vec<StepTime>,
    pub ok: bool,
    pub compiled: Option<Compiled>,
}

impl Collected {
    /// Compiles to the end.
    pub fn of(session: &mut Session, request: &CompileRequest) -> Self {
        let mut all = Self::default();
        all.compiled = session.compile(request, &mut |event| all.take(event), &AtomicBool::new(false));
        all
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Outline(outline) => self.outline = outline,
            Event::Launch(launch) => self.launch = Some(launch),
            Event::Diagnostics(diagnostics) => self.diagnostics = diagnostics,
            Event::Stages { origins, stages } => (self.origins, self.stages) = (origins, stages),
            Event::AscendC { origins, emitted } => (self.origins, self.ascendc) = (origins, Some(emitted)),
            Event::Simulated(simulated) => self.simulated = Some(*simulated),
            Event::Done { ok, times, .. } => (self.ok, self.times) = (ok, times),
        }
    }

    pub fn errors(&self) -> usize {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error).count()
    }
}
