//! The passes on the reference's own front-end output: what comes out is what the reference makes of it, word by word.

use asclens_tests::corpus::{Verdict, cases};
use asclens_tests::op_sequence::without_locations;
use asclens_tests::table::{Outcome, Table};
use compiler::host::read_launch;
use compiler::ir::{AscModule, Identities, Ir, PrintOptions, Sources, namespace};
use compiler::passes::{Status, run};

/// The reference's final module text, or why there is none.
fn through_passes(ir: &Ir, codegen: &str, launch: &str) -> Result<String, String> {
    let spec = read_launch(launch).map_err(|diagnostic| diagnostic.message.en)?;
    let module = AscModule::parse(ir, &namespace::from_reference(codegen)).map_err(|reports| format!("{reports:?}"))?;
    if spec.options.run_passes {
        let sources = Sources::default();
        let outcome = run(&module, &spec.options, &mut Identities::new(&sources), false, &|| false);
        if outcome.status != Status::Finished {
            let told: Vec<String> = outcome.diagnostics.into_iter().map(|told| told.message.en).collect();
            return Err(format!("{:?}: {}", outcome.status, told.join("; ")));
        }
    }
    let text = without_locations(&namespace::to_reference(&module.print(PrintOptions { locations: true })));
    // Our note to the emitter that names were stripped, where the reference strips the locations themselves.
    Ok(text.replace(" attributes {asc.names_stripped}", ""))
}

fn difference(expected: &str, got: &str) -> String {
    let same = expected.lines().zip(got.lines()).take_while(|(a, b)| a == b).count();
    let at = |text: &str| text.lines().nth(same).unwrap_or("(the end)").trim().to_owned();
    format!("line {}\n  expected {}\n  got      {}", same + 1, at(expected), at(got))
}

#[test]
fn passes_make_what_the_reference_makes() {
    let ir = Ir::new();
    let mut table = Table::default();
    for case in cases() {
        let Verdict::Compiled { codegen, ascir, .. } = &case.verdict else { continue };
        let expected = without_locations(ascir);
        let outcome = match through_passes(&ir, codegen, &case.launch.to_string()) {
            Ok(got) if got == expected => Outcome::Good("exact"),
            Ok(got) => Outcome::Bad(difference(&expected, &got)),
            Err(reason) => Outcome::Bad(reason),
        };
        table.add(&case.name, outcome);
    }
    table.conclude("passes");
}
