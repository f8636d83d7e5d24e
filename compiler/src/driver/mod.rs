//! One compilation, from text to simulated timeline, as a function.
//!
//! In: a [`CompileRequest`]. Out: [`Event`]s, each published as soon as its step is finished, and [`Compiled`].
//! Steps: parse, read the host half, lower, passes, emit, program, simulate. A step that fails ends the compilation
//! with diagnostics; `Done` comes last in every case.
//! Always holds: the same request gives the same events; nothing is kept between compilations that could change one.

mod collect;

pub use collect::Collected;

use crate::host;
use crate::model::{CompileRequest, Compiled, Diagnostic, Event, Severity, StepTime};
use crate::syntax::SyntaxTree;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What is worth keeping between compilations.
#[derive(Default)]
pub struct Session {}

impl Session {
    pub fn new() -> Self {
        Self::default()
    }

    /// Compiles one request. `cancel` is looked at between steps and inside the long ones.
    pub fn compile(
        &mut self,
        request: &CompileRequest,
        sink: &mut dyn FnMut(Event),
        cancel: &AtomicBool,
    ) -> Option<Compiled> {
        let mut run = Run { sink, cancel, diagnostics: Vec::new(), times: Vec::new() };
        let compiled = run.all(request);
        let ok = compiled.is_some() && !run.failed();
        let Run { times, .. } = run;
        sink(Event::Done { ok, cancelled: !ok && cancel.load(Ordering::Relaxed), times });
        compiled
    }
}

/// One compilation under way.
struct Run<'r> {
    sink: &'r mut dyn FnMut(Event),
    cancel: &'r AtomicBool,
    diagnostics: Vec<Diagnostic>,
    times: Vec<StepTime>,
}

impl Run<'_> {
    fn all(&mut self, request: &CompileRequest) -> Option<Compiled> {
        let module = self.timed("parse", || SyntaxTree::parse(&request.text).module(&request.text));
        self.diagnostics.clone_from(&module.errors);
        let host = self.timed("host", || host::read(&module, &request.text));
        (self.sink)(Event::Outline(host.outline.clone()));
        let chosen = match host.choose(request.launch.as_ref(), request.kernel.as_deref(), &module) {
            Ok(chosen) => chosen,
            Err(diagnostics) => {
                self.report(diagnostics);
                return None;
            }
        };
        let launch = chosen.spec;
        (self.sink)(Event::Launch(launch.clone()));
        self.report(chosen.diagnostics);
        if self.failed() || self.cancelled() {
            return None;
        }
        None
    }

    fn timed<T>(&mut self, step: &str, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = work();
        let micros = u32::try_from(start.elapsed().as_micros()).unwrap_or(u32::MAX);
        self.times.push(StepTime { step: step.into(), micros });
        result
    }

    /// Adds to what is to be said and publishes all of it.
    fn report(&mut self, diagnostics: Vec<Diagnostic>) {
        self.diagnostics.extend(diagnostics);
        (self.sink)(Event::Diagnostics(self.diagnostics.clone()));
    }

    fn failed(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    fn cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}
