//! The whole way through [`compiler::driver`]: launches read from the text, lowered, compiled, simulated.

use asclens_tests::alpha;
use asclens_tests::corpus::{Case, Verdict, cases};
use asclens_tests::table::{Outcome, Table};
use compiler::driver::{Collected, Session};
use compiler::host;
use compiler::model::{CompileRequest, Diagnostic, Event, LineIndex, Severity, Want};
use compiler::syntax::SyntaxTree;
use std::sync::atomic::AtomicBool;

/// A request for the launch of a case, as the host reader finds it in the file.
fn request(case: &Case, want: Want) -> CompileRequest {
    let launches = host::read(&SyntaxTree::parse(&case.text).module(&case.text), &case.text).outline.launches;
    let number: usize = case.name.rsplit('/').next().and_then(|name| name.get(..2)?.parse().ok()).unwrap_or(usize::MAX);
    let launch = launches.get(number).cloned();
    assert!(launch.is_some(), "{}: the launch is not found in the file", case.name);
    CompileRequest {
        revision: 1,
        file: case.file.clone(),
        text: case.text.clone(),
        kernel: None,
        launch,
        chip: "Ascend910B1".into(),
        want,
    }
}

fn errors(list: &[Diagnostic]) -> Vec<&Diagnostic> {
    list.iter().filter(|diagnostic| diagnostic.severity == Severity::Error).collect()
}

fn told(list: &[&Diagnostic]) -> String {
    list.iter()
        .map(|diagnostic| format!("{} {}", diagnostic.code, diagnostic.message.en))
        .collect::<Vec<_>>()
        .join("; ")
}

#[test]
fn text_becomes_the_ascend_c_that_the_reference_writes() {
    let mut session = Session::new();
    let mut table = Table::default();
    for case in cases() {
        let Verdict::Compiled { ascendc, .. } = &case.verdict else { continue };
        let all = Collected::of(&mut session, &request(&case, Want::ASCENDC));
        let outcome = match &all.ascendc {
            Some(emitted) => alpha::outcome(ascendc, &emitted.text),
            None => Outcome::Bad(told(&errors(&all.diagnostics))),
        };
        table.add(&case.name, outcome);
    }
    table.conclude("text to Ascend C");
}

#[test]
fn what_the_reference_refuses_is_refused_in_the_same_place() {
    let mut session = Session::new();
    let mut table = Table::default();
    for case in cases() {
        let Verdict::Refused { line, .. } = &case.verdict else { continue };
        let all = Collected::of(&mut session, &request(&case, Want::ASCENDC));
        let index = LineIndex::new(&case.text);
        let errors = errors(&all.diagnostics);
        let here = |wanted: u32| errors.iter().any(|error| index.line_col(error.span.start).line + 1 == wanted);
        let outcome = match line {
            _ if errors.is_empty() => Outcome::Bad("accepted".into()),
            Some(line) if here(*line) => Outcome::Good("same line"),
            Some(_) => Outcome::Good("other line"),
            None => Outcome::Good("no line to compare"),
        };
        table.add(&case.name, outcome);
    }
    table.conclude("refusals");
}

#[test]
fn every_kernel_runs_on_the_machine_model() {
    let mut session = Session::new();
    let mut table = Table::default();
    for case in cases() {
        let Verdict::Compiled { .. } = &case.verdict else { continue };
        let all = Collected::of(&mut session, &request(&case, Want { simulation: true, ..Want::CHECK }));
        let errors = errors(&all.diagnostics);
        let outcome = match &all.simulated {
            // Calls for their own sake, on memory of nobody's making: an answer is all that counts.
            _ if case.compiled_only() => Outcome::Good("compiled only"),
            Some(simulated) if simulated.summary.makespan_cycles > 0 => match errors.as_slice() {
                [] => Outcome::Good("exact"),
                some => Outcome::Bad(told(some)),
            },
            _ => Outcome::Bad(format!("no timeline: {}", told(&errors))),
        };
        table.add(&case.name, outcome);
    }
    table.conclude("machine model");
}

#[test]
fn events_come_in_order_and_a_cancelled_compilation_ends_early() {
    let case = cases().into_iter().find(|case| case.name.starts_with("add/"));
    let Some(case) = case else { panic!("the kernel add is gone") };
    let request = request(&case, Want::ALL);
    let names = |cancel: bool| {
        let mut names = Vec::new();
        let cancel = AtomicBool::new(cancel);
        Session::new().compile(&request, &mut |event| names.push(name(&event)), &cancel);
        names.retain(|name| *name != "diagnostics");
        names
    };
    assert_eq!(names(false), ["outline", "launch", "stages", "ascendc", "simulated", "done ok"]);
    assert_eq!(names(true), ["outline", "launch", "done cancelled"]);
}

fn name(event: &Event) -> &'static str {
    match event {
        Event::Outline(_) => "outline",
        Event::Launch(_) => "launch",
        Event::Diagnostics(_) => "diagnostics",
        Event::Stages { .. } => "stages",
        Event::AscendC { .. } => "ascendc",
        Event::Simulated(_) => "simulated",
        Event::Done { cancelled: true, .. } => "done cancelled",
        Event::Done { ok: true, .. } => "done ok",
        Event::Done { .. } => "done with errors",
    }
}
