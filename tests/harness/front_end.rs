//! The front end against the reference: the module it makes, what it refuses and where, and the whole way to Ascend C.

use asclens_tests::alpha;
use asclens_tests::corpus::{Case, Verdict, cases};
use asclens_tests::op_sequence::without_locations;
use asclens_tests::table::{Outcome, Table};
use compiler::emit::ascendc::emit;
use compiler::host::read_launch;
use compiler::ir::{AscModule, Identities, Ir, PrintOptions, Sources, namespace};
use compiler::lower::{Lowered, lower};
use compiler::model::{Diagnostic, LineIndex, Severity};
use compiler::passes::{Status, run};
use compiler::syntax::SyntaxTree;

fn lowered<'c>(ir: &'c Ir, case: &Case) -> Lowered<'c> {
    let spec = read_launch(&case.launch.to_string()).unwrap_or_else(|told| panic!("{}: {told:?}", case.name));
    let module = SyntaxTree::parse(&case.text).module(&case.text);
    lower(ir, &module, &spec, &case.text, &case.file)
}

fn errors(diagnostics: &[Diagnostic]) -> Vec<&Diagnostic> {
    diagnostics.iter().filter(|told| told.severity == Severity::Error).collect()
}

fn words(text: &str) -> Vec<String> {
    text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// Line by line, white space folded.
fn compare(expected: &str, got: &str) -> Outcome {
    let (expected, got) = (words(expected), words(got));
    if expected == got {
        return Outcome::Good("exact");
    }
    let same = expected.iter().zip(&got).take_while(|(a, b)| a == b).count();
    let at = |lines: &[String]| lines.get(same).cloned().unwrap_or("(the end)".into());
    Outcome::Bad(format!("line {}\n  expected {}\n  got      {}", same + 1, at(&expected), at(&got)))
}

fn refusal(diagnostics: &[Diagnostic]) -> Outcome {
    let told: Vec<&str> = errors(diagnostics).iter().map(|told| told.message.en.as_str()).collect();
    Outcome::Bad(format!("refused: {}", told.join("; ")))
}

#[test]
fn modules_are_those_of_the_reference() {
    let ir = Ir::new();
    let mut table = Table::default();
    for case in cases() {
        let Verdict::Compiled { codegen, .. } = &case.verdict else { continue };
        let lowered = lowered(&ir, &case);
        let outcome = match &lowered.module {
            Some(module) => {
                let text = module.print(PrintOptions { locations: false });
                compare(&without_locations(codegen), &namespace::to_reference(&text))
            }
            None => refusal(&lowered.diagnostics),
        };
        table.add(&case.name, outcome);
    }
    table.conclude("module of the front end");
}

/// Ascend C of a lowered module, or why there is none.
fn ascendc(case: &Case, module: &AscModule<'_>) -> Result<String, String> {
    let options = read_launch(&case.launch.to_string()).map_err(|told| told.message.en)?.options;
    let sources = Sources::default();
    let mut identities = Identities::new(&sources);
    if options.run_passes {
        let outcome = run(module, &options, &mut identities, false, &|| false);
        if outcome.status != Status::Finished {
            return Err(format!("{:?}", outcome.status));
        }
    }
    let kernel_type = options.other.get("kernel_type").map(String::as_str);
    emit(module, kernel_type, &mut identities).map(|emitted| emitted.text).map_err(|told| told.message.en)
}

#[test]
fn python_becomes_the_ascend_c_of_the_reference() {
    let ir = Ir::new();
    let mut table = Table::default();
    for case in cases() {
        let Verdict::Compiled { ascendc: expected, .. } = &case.verdict else { continue };
        let lowered = lowered(&ir, &case);
        let outcome = match &lowered.module {
            Some(module) => match ascendc(&case, module) {
                Ok(text) => alpha::outcome(expected, &text),
                Err(reason) => Outcome::Bad(reason),
            },
            None => refusal(&lowered.diagnostics),
        };
        table.add(&case.name, outcome);
    }
    table.conclude("Python to Ascend C");
}

/// What the reference refuses is refused, in a line that is the reference's or one that explains it better.
#[test]
fn refusals_agree_and_have_a_place_and_a_remedy() {
    let ir = Ir::new();
    let mut table = Table::default();
    for case in cases() {
        let Verdict::Refused { line, .. } = &case.verdict else { continue };
        let lowered = lowered(&ir, &case);
        let told = errors(&lowered.diagnostics);
        let lines = LineIndex::new(&case.text);
        let outcome = match (&lowered.module, told.first()) {
            (Some(module), _) => match ascendc(&case, module) {
                Ok(_) => Outcome::Bad("accepted".into()),
                Err(_) => Outcome::Good("refused by a pass"),
            },
            (None, Some(first)) => {
                let ours = lines.line_col(first.span.start).line + 1;
                if first.message.en.is_empty() || first.message.zh.is_empty() {
                    Outcome::Bad("a message without text".into())
                } else if line.is_none_or(|line| line == ours) {
                    Outcome::Good("exact")
                } else {
                    Outcome::Good("another line")
                }
            }
            (None, None) => Outcome::Bad("refused without a reason".into()),
        };
        table.add(&case.name, outcome);
    }
    table.conclude("refusals");
}

/// Every operation knows the text that made it.
#[test]
fn every_operation_has_a_source() {
    let ir = Ir::new();
    let mut seen = 0;
    for case in cases() {
        let lowered = lowered(&ir, &case);
        for origin in &lowered.origins.list {
            assert!(origin.span.end as usize <= case.text.len(), "{}: {origin:?}", case.name);
            assert!(!origin.span.is_empty(), "{}: {origin:?}", case.name);
            seen += 1;
        }
    }
    assert!(seen > 1000, "{seen} operations");
}
