//! Filetests of single passes, of stage records and of the emitter.
//!
//! Commands: `passes a,b` prints the module after these passes, behind what they had to say; `stages a,b` prints what
//! became of each operation; `emit` prints Ascend C.

use asclens_tests::corpus::root;
use asclens_tests::filecheck::{check, run_folder};
use compiler::emit::ascendc;
use compiler::ir::{AscModule, Identities, Ir, PrintOptions, Snapshots, Sources};
use compiler::model::{Change, Diagnostic, Origin, Origins, SourceSpan};
use compiler::passes::run_one;

/// Operation number n stands on line n.
fn sources() -> Sources {
    let mut sources = Sources::default();
    for line in 0..32 {
        sources.add(SourceSpan::new(line * 10, line * 10 + 9), line as u32);
    }
    sources
}

fn told(diagnostics: &[Diagnostic]) -> String {
    let line = |span: SourceSpan| span.start / 10;
    let one = |diagnostic: &Diagnostic| {
        let labels: String =
            diagnostic.labels.iter().map(|label| format!(" ({} at {})", label.message.en, line(label.span))).collect();
        let severity = format!("{:?}", diagnostic.severity).to_lowercase();
        format!("{severity} {} at {}: {}{labels}\n", diagnostic.code, line(diagnostic.span), diagnostic.message.en)
    };
    diagnostics.iter().map(one).collect()
}

fn execute(ir: &Ir, command: &str, input: &str) -> Result<String, String> {
    let (verb, names) = command.split_once(' ').unwrap_or((command, ""));
    let module = AscModule::parse(ir, input)
        .map_err(|reports| reports.iter().map(|report| report.message.clone()).collect::<Vec<_>>().join("; "))?;
    let sources = sources();
    let mut identities = Identities::new(&sources);
    match verb {
        "passes" => {
            let mut output = String::new();
            for name in names.split(',') {
                let result = run_one(&module, name, &identities);
                output.push_str(&told(result.as_ref().unwrap_or_else(|failed| failed)));
                if result.is_err() {
                    return Ok(output);
                }
            }
            Ok(output + &module.print(PrintOptions::default()))
        }
        "stages" => {
            let mut snapshots = Snapshots::new(&module, &mut identities);
            for name in names.split(',') {
                run_one(&module, name, &identities).map_err(|failed| told(&failed))?;
                snapshots.take(&module, name, 0, &mut identities);
            }
            Ok(records(snapshots, identities.origins()))
        }
        "emit" => match ascendc::emit(&module, None, &mut identities) {
            Ok(emitted) => Ok(emitted.text),
            Err(diagnostic) => Ok(told(&[diagnostic])),
        },
        _ => Err(format!("unknown command {verb}")),
    }
}

/// Line of an operation, behind it the lines of the calls it was inlined through.
fn place(origin: &Origin) -> String {
    let calls: String = origin.calls.iter().map(|call| format!("<{}", call.start / 10)).collect();
    format!(" @{}{calls}", origin.line)
}

/// Every record that a pass changed, and what is gone.
fn records(snapshots: Snapshots<'_>, origins: &Origins) -> String {
    let stages = snapshots.into_stages();
    let mut output = String::new();
    for (before, stage) in stages.iter().zip(&stages[1..]) {
        output.push_str(&format!("after {}\n", stage.name));
        let old = |index: &u32| {
            let record = &before.ops[*index as usize];
            format!("{}:{}", record.line, record.name)
        };
        for record in stage.ops.iter().filter(|record| record.change != Change::Kept) {
            let from: Vec<String> = record.before.iter().map(old).collect();
            let id = record.op.and_then(|op| origins.get(op)).map_or(String::new(), place);
            output.push_str(&format!(
                "{:?} {}:{}{id} {:?} from [{}]\n",
                record.change,
                record.line,
                record.name,
                record.link,
                from.join(", ")
            ));
        }
        let gone: Vec<String> = stage.erased.iter().map(old).collect();
        output.push_str(&format!("erased [{}]\n", gone.join(", ")));
    }
    output
}

#[test]
fn single_passes() {
    let ir = Ir::new();
    let count = run_folder(&root().join("tests/filetests/passes"), |command, input| execute(&ir, command, input));
    assert!(count >= 16, "one for each pass of ours");
}

#[test]
fn single_constructs_of_ascend_c() {
    let ir = Ir::new();
    let count = run_folder(&root().join("tests/filetests/emit"), |command, input| execute(&ir, command, input));
    assert!(count > 0);
}

#[test]
fn expectations_can_fail() {
    let output = "a b\nc\nd\n";
    assert_eq!(check("// CHECK: a  b\n// CHECK-NEXT: c\n// CHECK-NOT: e\n", output), Ok(()));
    assert!(check("// CHECK: b\n// CHECK-NEXT: d\n", output).is_err());
    assert!(check("// CHECK: a\n// CHECK-NOT: c\n// CHECK: d\n", output).is_err());
    assert!(check("// CHECK: d\n// CHECK: c\n", output).is_err());
    assert!(check("no expectation\n", output).is_err());
}
