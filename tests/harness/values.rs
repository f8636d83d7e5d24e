//! What the simulator computes from the reference's final module, against what NumPy says of every kernel.

use asclens_tests::corpus::{Case, Verdict, cases, root};
use asclens_tests::npy::{Array, numbers};
use asclens_tests::table::{Outcome, Table};
use compiler::host::read_launch;
use compiler::ir::{AscModule, Identities, Ir, Sources, namespace, program};
use compiler::model::{Diagnostic, Severity};
use compiler::sim::{self, Limits, Run, Values, simulate};
use compiler::target::load;
use std::path::PathBuf;

/// Codes of findings that say what is not computed: operations without semantics, arguments without a value.
const UNKNOWN: [&str; 2] = ["ASC9301", "ASC5102"];

fn folder(case: &Case) -> PathBuf {
    root().join("tests/values").join(&case.name)
}

fn texts(diagnostics: &[Diagnostic]) -> String {
    diagnostics.iter().map(|told| format!("{} {}", told.code, told.message.en)).collect::<Vec<_>>().join("; ")
}

fn run(ir: &Ir, case: &Case, ascir: &str, values: Values) -> Result<Run, String> {
    let launch = read_launch(&case.launch.to_string()).map_err(|told| told.message.en)?;
    let module = AscModule::parse(ir, &namespace::from_reference(ascir)).map_err(|reports| format!("{reports:?}"))?;
    let sources = Sources::default();
    let mut identities = Identities::new(&sources);
    let program = program(&module, &mut identities).ok_or("no kernel")?;
    let given = launch
        .args
        .iter()
        .filter_map(|arg| {
            let array = Array::read(&folder(case).join(format!("{}.npy", arg.name)))?;
            Some(sim::Array { name: arg.name.clone(), bytes: array.bytes })
        })
        .collect();
    let limits = Limits { values, given, ..Limits::default() };
    let target = load("Ascend910B1").map_err(|error| error.to_string())?;
    simulate(&program, identities.origins(), &launch, &target, &limits, &|| false).map_err(|told| texts(&told))
}

/// Compares the arrays that the kernel file compares, with its tolerances.
fn judge(case: &Case, run: &Run) -> Outcome {
    let check: serde_json::Value =
        serde_json::from_slice(&std::fs::read(folder(case).join("check.json")).unwrap()).unwrap();
    let [rtol, atol] = ["rtol", "atol"].map(|key| check[key].as_f64().unwrap());
    // What a launch file or the model does not know is said, and nothing that depends on it is compared.
    if run.diagnostics.iter().any(|told| UNKNOWN.contains(&told.code.as_str())) {
        return Outcome::Good("not computed");
    }
    let mut compared = 0;
    for array in &run.arrays {
        let Some(expected) = Array::read(&folder(case).join(format!("{}.expected.npy", array.name))) else { continue };
        let mask = Array::read(&folder(case).join(format!("{}.mask.npy", array.name)));
        let got = numbers(&array.bytes, &expected.descr);
        for (i, (want, got)) in expected.numbers().iter().zip(got).enumerate() {
            if mask.as_ref().is_some_and(|mask| mask.bytes[i] == 0) {
                continue;
            }
            compared += 1;
            let same =
                (want.is_nan() && got.is_nan()) || *want == got || (want - got).abs() <= atol + rtol * want.abs();
            if !same {
                let told = texts(&run.diagnostics);
                return Outcome::Bad(format!("{}[{i}] is {got}, NumPy says {want} {told}", array.name));
            }
        }
    }
    if compared == 0 { Outcome::Bad("nothing to compare".into()) } else { Outcome::Good("exact") }
}

#[test]
fn the_simulator_computes_what_numpy_says() {
    let ir = Ir::new();
    let mut table = Table::default();
    for case in cases() {
        let Verdict::Compiled { ascir, .. } = &case.verdict else { continue };
        if !folder(&case).join("check.json").exists() {
            continue;
        }
        let outcome = match run(&ir, &case, ascir, Values::Always) {
            Ok(run) => judge(&case, &run),
            Err(reason) => Outcome::Bad(reason),
        };
        table.add(&case.name, outcome);
    }
    table.conclude("values");
}

/// Every kernel of the corpus runs to its end on the model, or is told what is wrong with it.
#[test]
fn every_kernel_has_a_timeline() {
    let ir = Ir::new();
    let mut table = Table::default();
    for case in cases() {
        let Verdict::Compiled { ascir, .. } = &case.verdict else { continue };
        let outcome = match run(&ir, &case, ascir, Values::WhenNeeded) {
            Ok(run) => {
                let errors: Vec<_> =
                    run.diagnostics.iter().filter(|told| told.severity == Severity::Error).cloned().collect();
                match (run.simulated.trace.complete, errors.is_empty()) {
                    (true, true) => Outcome::Good("exact"),
                    (false, true) => Outcome::Bad("incomplete without a reason".into()),
                    (_, false) => Outcome::Good("told"),
                }
            }
            Err(reason) => Outcome::Bad(reason),
        };
        table.add(&case.name, outcome);
    }
    table.conclude("timelines");
}
