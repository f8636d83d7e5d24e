//! Passes and emission on the reference's own front-end output: what comes out is what the reference makes of it.

use asclens_tests::alpha;
use asclens_tests::corpus::{Verdict, cases};
use asclens_tests::op_sequence::without_locations;
use asclens_tests::table::{Outcome, Table};
use compiler::emit::ascendc::emit;
use compiler::host::read_launch;
use compiler::ir::{AscModule, Identities, Ir, PrintOptions, Sources, namespace};
use compiler::model::Diagnostic;
use compiler::passes::{Status, run};

struct Results {
    /// Final module in the reference's names, without locations.
    ascir: String,
    ascendc: String,
}

fn texts(diagnostics: Vec<Diagnostic>) -> String {
    diagnostics.into_iter().map(|told| told.message.en).collect::<Vec<_>>().join("; ")
}

fn compile(ir: &Ir, codegen: &str, launch: &str) -> Result<Results, String> {
    let options = read_launch(launch).map_err(|told| told.message.en)?.options;
    let module = AscModule::parse(ir, &namespace::from_reference(codegen)).map_err(|reports| format!("{reports:?}"))?;
    let sources = Sources::default();
    let mut identities = Identities::new(&sources);
    if options.run_passes {
        let outcome = run(&module, &options, &mut identities, false, &|| false);
        if outcome.status != Status::Finished {
            return Err(format!("{:?}: {}", outcome.status, texts(outcome.diagnostics)));
        }
    }
    let text = without_locations(&namespace::to_reference(&module.print(PrintOptions { locations: true })));
    let kernel_type = options.other.get("kernel_type").map(String::as_str);
    let emitted = emit(&module, kernel_type, &mut identities).map_err(|told| texts(vec![told]))?;
    // Our note to the emitter that names were stripped, where the reference strips the locations themselves.
    Ok(Results { ascir: text.replace(" attributes {asc.names_stripped}", ""), ascendc: emitted.text })
}

fn compare_lines(expected: &str, got: &str) -> Outcome {
    if expected == got {
        return Outcome::Good("exact");
    }
    let same = expected.lines().zip(got.lines()).take_while(|(a, b)| a == b).count();
    let at = |text: &str| text.lines().nth(same).unwrap_or("(the end)").trim().to_owned();
    Outcome::Bad(format!("line {}\n  expected {}\n  got      {}", same + 1, at(expected), at(got)))
}

#[test]
fn passes_and_emission_make_what_the_reference_makes() {
    let ir = Ir::new();
    let (mut modules, mut texts) = (Table::default(), Table::default());
    for case in cases() {
        let Verdict::Compiled { codegen, ascir, ascendc } = &case.verdict else { continue };
        match compile(&ir, codegen, &case.launch.to_string()) {
            Ok(results) => {
                modules.add(&case.name, compare_lines(&without_locations(ascir), &results.ascir));
                texts.add(&case.name, alpha::outcome(ascendc, &results.ascendc));
            }
            Err(reason) => modules.add(&case.name, Outcome::Bad(reason)),
        }
    }
    modules.conclude("module after the passes");
    texts.conclude("Ascend C");
}
