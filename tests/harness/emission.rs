//! The emitter on the reference's own final module: the reference's Ascend C, byte for byte.

use asclens_tests::alpha::{Equality, compare};
use asclens_tests::corpus::{Verdict, cases};
use asclens_tests::table::{Outcome, Table};
use compiler::emit::ascendc;
use compiler::host::read_launch;
use compiler::ir::{AscModule, Identities, Ir, Sources, namespace};

/// Launches whose loops carry kernel arguments.
const LOSE_NAMES: [&str; 1] = ["pointer_offset/00_pointer_offset"];

#[test]
fn ascend_c_is_the_reference_s() {
    let ir = Ir::new();
    let mut table = Table::default();
    for case in cases() {
        let Verdict::Compiled { ascir, ascendc: expected, .. } = &case.verdict else { continue };
        table.add(&case.name, judge(&ir, &case.name, &case.launch.to_string(), ascir, expected));
    }
    table.conclude("emission");
}

fn judge(ir: &Ir, name: &str, launch: &str, ascir: &str, expected: &str) -> Outcome {
    let kernel_type = match read_launch(launch) {
        Ok(spec) => spec.options.other.get("kernel_type").cloned(),
        Err(diagnostic) => return Outcome::Bad(diagnostic.message.en),
    };
    let module = match AscModule::parse(ir, &namespace::from_reference(ascir)) {
        Ok(module) => module,
        Err(reports) => return Outcome::Bad(format!("{reports:?}")),
    };
    let sources = Sources::default();
    match ascendc::emit(&module, kernel_type.as_deref(), &mut Identities::new(&sources)) {
        Err(diagnostic) => Outcome::Bad(diagnostic.message.en),
        Ok(emitted) if emitted.line_ops.len() != emitted.text.split('\n').count() => {
            Outcome::Bad("lines and their operations do not match up".to_owned())
        }
        Ok(emitted) if emitted.text == *expected => Outcome::Good("exact"),
        Ok(emitted) => match compare(expected, &emitted.text) {
            Equality::Different(difference) => Outcome::Bad(format!("{difference:?}")),
            // A printed module lacks the names of loop arguments, which the reference still had in memory.
            Equality::Alpha if LOSE_NAMES.contains(&name) => Outcome::Good("up to names that a printed module lacks"),
            Equality::Exact | Equality::Alpha => Outcome::Bad("other names or white space".to_owned()),
        },
    }
}
