//! Runs the schedule on a module.

use super::finding::{Finding, fault, unfit};
use super::{Level, Pass, SCHEDULE, Step, TIDY, plan};
use crate::ir::{AscModule, Identities, Report, Snapshots};
use crate::model::{Diagnostic, LaunchOptions, Message, SourceSpan, StageSnapshot, StepTime};
use std::time::Instant;

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Finished,
    /// A pass refused the module; the diagnostics say why. The module is not fit for emission.
    Failed,
    Cancelled,
}

/// What a run leaves besides the changed module.
#[derive(Debug)]
pub struct Outcome {
    pub status: Status,
    /// `codegen` and then one per pass that finished, when asked for; else empty.
    pub stages: Vec<StageSnapshot>,
    /// One per pass that finished.
    pub times: Vec<StepTime>,
    /// Warnings, and the errors of a failed pass.
    pub diagnostics: Vec<Diagnostic>,
}

enum Stop<'c> {
    Finding(Finding<'c>),
    Fault(Vec<Report<'c>>),
}

/// Runs the passes that `options` ask for. `cancel` is asked between passes.
pub fn run<'c>(
    module: &AscModule<'c>,
    options: &LaunchOptions,
    identities: &mut Identities<'_>,
    want_stages: bool,
    cancel: &dyn Fn() -> bool,
) -> Outcome {
    let mut outcome =
        Outcome { status: Status::Finished, stages: Vec::new(), times: Vec::new(), diagnostics: Vec::new() };
    // Only a valid module can be printed; the first pass would find the same.
    if let Err(reports) = module.verify() {
        outcome.diagnostics = unfit(&reports, identities);
        outcome.status = Status::Failed;
        return outcome;
    }
    let mut state = State { verified: module.fingerprint(), level: None };
    let mut snapshots = want_stages.then(|| Snapshots::new(module, identities));
    let plan = plan(module, options);
    for (index, pass) in plan.iter().enumerate() {
        if cancel() {
            outcome.status = Status::Cancelled;
            break;
        }
        let start = Instant::now();
        let mut findings = Vec::new();
        // Of passes of ours in a row the last one verifies for all, unless somebody looks at each.
        let verify = want_stages || !plan.get(index + 1).is_some_and(|next| matches!(next.step, Step::Own(_)));
        let result = state.step(module, pass, verify, &mut findings);
        let micros = u32::try_from(start.elapsed().as_micros()).unwrap_or(u32::MAX);
        outcome.diagnostics.extend(findings.into_iter().map(|finding| finding.diagnostic(identities)));
        match result {
            Ok(()) => {
                outcome.times.push(StepTime { step: pass.name.to_owned(), micros });
                if let Some(snapshots) = &mut snapshots {
                    snapshots.take(module, pass.name, micros, identities);
                }
            }
            Err(stop) => {
                outcome.diagnostics.extend(match stop {
                    Stop::Finding(finding) => vec![finding.diagnostic(identities)],
                    Stop::Fault(reports) => fault(pass.name, &reports, identities),
                });
                outcome.status = Status::Failed;
                break;
            }
        }
    }
    outcome.stages = snapshots.map(Snapshots::into_stages).unwrap_or_default();
    outcome
}

/// What is known of the module between passes.
struct State {
    /// Fingerprint of the module when it was last verified.
    verified: u64,
    /// How far it was simplified then.
    level: Option<Level>,
}

impl State {
    fn step<'c>(
        &mut self,
        module: &AscModule<'c>,
        pass: &Pass,
        verify: bool,
        findings: &mut Vec<Finding<'c>>,
    ) -> Result<(), Stop<'c>> {
        if let Some(shortcut) = &pass.shortcut
            && (shortcut.fits)(module)
        {
            return shortcut.pipeline.map_or(Ok(()), |pipeline| self.pipeline(module, pipeline));
        }
        match pass.step {
            Step::Mlir(pipeline) => self.pipeline(module, pipeline),
            Step::Own(own) => {
                own(module, findings).map_err(Stop::Finding)?;
                if verify { self.verify(module) } else { Ok(()) }
            }
            Step::OwnTidied(own) => {
                own(module, findings).map_err(Stop::Finding)?;
                self.pipeline(module, TIDY)
            }
        }
    }

    /// Runs passes of MLIR, unless the module is known to be what they would make of it.
    fn pipeline<'c>(&mut self, module: &AscModule<'c>, pipeline: &str) -> Result<(), Stop<'c>> {
        let level = Level::of(pipeline);
        if level.is_some() && level <= self.level && module.fingerprint() == self.verified {
            return Ok(());
        }
        module.run_pipeline(pipeline).map_err(Stop::Fault)?;
        self.settle(module.fingerprint(), level);
        Ok(())
    }

    fn verify<'c>(&mut self, module: &AscModule<'c>) -> Result<(), Stop<'c>> {
        let now = module.fingerprint();
        if now != self.verified {
            module.verify().map_err(Stop::Fault)?;
            self.settle(now, None);
        }
        Ok(())
    }

    fn settle(&mut self, now: u64, level: Option<Level>) {
        self.level = if now == self.verified { self.level.max(level) } else { level };
        self.verified = now;
    }
}

/// Runs one pass by its name, whatever the options say.
///
/// # Errors
/// The diagnostics of a pass that failed; one that says so when there is no such pass.
pub fn run_one(
    module: &AscModule<'_>,
    name: &str,
    identities: &Identities<'_>,
) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    let Some(pass) = SCHEDULE.iter().find(|pass| pass.name == name) else {
        let message = Message::new(format!("there is no pass named {name}"), format!("没有名为 {name} 的阶段"));
        return Err(vec![Diagnostic::error("ASC9002", SourceSpan::default(), message)]);
    };
    let mut findings = Vec::new();
    // Nothing is known of this module yet, so nothing is left out.
    let result = State { verified: !module.fingerprint(), level: None }.step(module, pass, true, &mut findings);
    let mut diagnostics: Vec<_> = findings.into_iter().map(|finding| finding.diagnostic(identities)).collect();
    match result {
        Ok(()) => Ok(diagnostics),
        Err(Stop::Finding(finding)) => {
            diagnostics.push(finding.diagnostic(identities));
            Err(diagnostics)
        }
        Err(Stop::Fault(reports)) => Err(fault(pass.name, &reports, identities)),
    }
}
