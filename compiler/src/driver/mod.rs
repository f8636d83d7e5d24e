//! One compilation, from text to simulated timeline, as a function.
//!
//! In: a [`CompileRequest`]. Out: [`Event`]s, each published as soon as its step is finished, and [`Compiled`].
//! Steps: parse, read the host half, lower, passes, emit, program, simulate. A step that fails ends the compilation
//! with diagnostics; `Done` comes last in every case.
//! Always holds: the same request gives the same events; nothing is kept between compilations that could change one.

mod collect;
mod messages;

pub use collect::Collected;

use crate::ir::{self, AscModule, Identities, Ir, PrintOptions};
use crate::model::{
    CompileRequest, Compiled, Diagnostic, Event, LaunchSpec, LineIndex, Origins, Program, Severity, SourceSpan,
    StepTime,
};
use crate::syntax::{SyntaxTree, ast};
use crate::{emit, host, lower, passes, sim, target};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What is worth keeping between compilations: the MLIR context.
#[derive(Default)]
pub struct Session {
    ir: Ir,
}

impl Session {
    pub fn new() -> Self {
        Self::default()
    }

    /// Compiles one request. `cancel` is looked at between steps and inside the long ones. The result is there once
    /// the passes are through, whatever the simulation then says.
    pub fn compile(
        &mut self,
        request: &CompileRequest,
        sink: &mut dyn FnMut(Event),
        cancel: &AtomicBool,
    ) -> Option<Compiled> {
        if self.ir.is_worn() {
            self.ir = Ir::new();
        }
        let mut run = Run { request, sink, cancel, diagnostics: Vec::new(), reported: false, times: Vec::new() };
        let compiled = run.all(&self.ir);
        let ok = compiled.is_some() && !run.failed() && !run.cancelled();
        let Run { times, .. } = run;
        sink(Event::Done { ok, cancelled: cancel.load(Ordering::Relaxed), times });
        compiled
    }
}

/// One compilation under way.
struct Run<'r> {
    request: &'r CompileRequest,
    sink: &'r mut dyn FnMut(Event),
    cancel: &'r AtomicBool,
    diagnostics: Vec<Diagnostic>,
    reported: bool,
    times: Vec<StepTime>,
}

impl Run<'_> {
    fn all(&mut self, ir: &Ir) -> Option<Compiled> {
        let text = &self.request.text;
        let module = self.timed("parse", || SyntaxTree::parse(text).module(text));
        let launch = self.launch(&module)?;
        let lowered = self.timed("lower", || lower::lower(ir, &module, &launch, text, &self.request.file));
        // They hold those of the parser, too.
        self.report(lowered.diagnostics);
        let asc = lowered.module.filter(|_| !self.failed() && !self.cancelled())?;
        let at = kernel_place(&module, &launch);
        let sources = ir::Sources::of(&lowered.origins);
        let compiled = self.back_half(&asc, &sources, &launch, at)?;
        if self.request.want.simulation && !self.cancelled() {
            self.simulate(&compiled.program, &compiled.origins, &launch);
        }
        Some(compiled)
    }

    /// The launch to compile, from the request or the text.
    fn launch(&mut self, module: &ast::Module) -> Option<LaunchSpec> {
        let host = self.timed("host", || host::read(module, &self.request.text));
        (self.sink)(Event::Outline(host.outline.clone()));
        match host.choose(self.request.launch.as_ref(), self.request.kernel.as_deref(), module) {
            Ok(chosen) => {
                (self.sink)(Event::Launch(chosen.spec.clone()));
                self.report(chosen.diagnostics);
                if self.failed() {
                    // What is wrong with the text is said as well.
                    self.report(module.errors.clone());
                }
                (!self.failed() && !self.cancelled()).then_some(chosen.spec)
            }
            Err(diagnostics) => {
                self.report(module.errors.iter().cloned().chain(diagnostics).collect());
                None
            }
        }
    }

    /// Passes, emission, and the final module as data.
    fn back_half(
        &mut self,
        module: &AscModule<'_>,
        sources: &ir::Sources,
        launch: &LaunchSpec,
        at: SourceSpan,
    ) -> Option<Compiled> {
        let mut identities = Identities::new(sources);
        let want = self.request.want;
        let cancel = self.cancel;
        let cancelled = || cancel.load(Ordering::Relaxed);
        let outcome = passes::run(module, &launch.options, &mut identities, want.stages, &cancelled);
        self.times.extend(outcome.times);
        if !outcome.stages.is_empty() {
            (self.sink)(Event::Stages { origins: identities.origins().clone(), stages: outcome.stages });
        }
        self.report(outcome.diagnostics);
        if outcome.status != passes::Status::Finished {
            return None;
        }
        if want.ascendc {
            let kernel_type = launch.options.other.get("kernel_type").map(String::as_str);
            match self.timed("emit", || emit::ascendc::emit(module, kernel_type, &mut identities)) {
                Ok(emitted) => (self.sink)(Event::AscendC { origins: identities.origins().clone(), emitted }),
                Err(diagnostic) => {
                    self.report(vec![diagnostic]);
                    return None;
                }
            }
        }
        let program = match want.stages || want.simulation {
            true => self.timed("program", || ir::program(module, &mut identities))?,
            false => Program::default(),
        };
        let raw = if want.stages { module.print(PrintOptions { locations: true }) } else { String::new() };
        let at = LineIndex::new(&self.request.text).line_col(at.start);
        Some(Compiled { program, origins: identities.into_origins(), at, raw })
    }

    fn simulate(&mut self, program: &Program, origins: &Origins, launch: &LaunchSpec) {
        let target = match target::load(&self.request.chip) {
            Ok(target) => target,
            Err(error) => return self.report(vec![messages::chip(&self.request.chip, &error)]),
        };
        let cancel = self.cancel;
        let cancelled = || cancel.load(Ordering::Relaxed);
        let run = self.timed("simulate", || {
            sim::simulate(program, origins, launch, &target, &sim::Limits::default(), &cancelled)
        });
        match run {
            Ok(mut run) => {
                sim::fix::finish(&mut run.diagnostics, &self.request.text);
                self.report(run.diagnostics);
                (self.sink)(Event::Simulated(Box::new(run.simulated)));
            }
            Err(diagnostics) => self.report(diagnostics),
        }
    }

    fn timed<T>(&mut self, step: &str, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = work();
        let micros = u32::try_from(start.elapsed().as_micros()).unwrap_or(u32::MAX);
        self.times.push(StepTime { step: step.into(), micros });
        result
    }

    /// Adds to what is to be said and publishes all of it; an empty list once, which takes back what an earlier
    /// compilation said.
    fn report(&mut self, diagnostics: Vec<Diagnostic>) {
        if diagnostics.is_empty() && self.reported {
            return;
        }
        self.reported = true;
        self.diagnostics.extend(diagnostics);
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
        (self.sink)(Event::Diagnostics(self.diagnostics.clone()));
    }

    fn failed(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    fn cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

fn kernel_place(module: &ast::Module, launch: &LaunchSpec) -> SourceSpan {
    let functions = module.functions();
    functions.iter().find(|(def, _)| def.name.name == launch.kernel).map(|(_, span)| *span).unwrap_or_default()
}
