//! Kernels written as staged classes: what they become, what they compute, and what is said of stages that do not fit.

use asclens_tests::corpus::{Verdict, cases, root};
use compiler::emit::ascendc::emit;
use compiler::host::read;
use compiler::ir::{Identities, Ir, Sources, program};
use compiler::lower::lower;
use compiler::model::{Diagnostic, LaunchSpec, Severity};
use compiler::passes::{Status, run};
use compiler::sim::{self, Limits, Values, simulate};
use compiler::syntax::SyntaxTree;
use compiler::target::load;

const SAMPLES: [(&str, &str); 3] = [("add", "ElementwiseAdd"), ("relu_scale", "ReluScale"), ("matmul", "MatmulBlock")];

fn sample(stem: &str) -> String {
    std::fs::read_to_string(root().join(format!("assets/kernels/staged/{stem}.py"))).unwrap()
}

/// The launch that the file itself names.
fn launch(text: &str) -> (LaunchSpec, Vec<Diagnostic>) {
    let module = SyntaxTree::parse(text).module(text);
    let host = read(&module, text);
    let chosen = host.choose(None, None, &module).unwrap_or_else(|told| panic!("{told:?}"));
    (chosen.spec, chosen.diagnostics)
}

/// Ascend C of a file, or what is wrong with it.
fn ascendc(text: &str) -> Result<String, Vec<Diagnostic>> {
    let (spec, told) = launch(text);
    assert!(told.iter().all(|told| told.severity != Severity::Error), "{told:?}");
    let module = SyntaxTree::parse(text).module(text);
    let ir = Ir::new();
    let lowered = lower(&ir, &module, &spec, text, "kernel.py");
    let Some(module) = &lowered.module else { return Err(lowered.diagnostics) };
    let sources = Sources::default();
    let mut identities = Identities::new(&sources);
    let outcome = run(module, &spec.options, &mut identities, false, &|| false);
    assert_eq!(outcome.status, Status::Finished, "{:?}", outcome.diagnostics);
    emit(module, None, &mut identities).map(|emitted| emitted.text).map_err(|told| vec![told])
}

#[test]
fn both_forms_end_in_the_same_ascend_c() {
    for (stem, kernel) in SAMPLES {
        let twin = cases().into_iter().find(|case| case.kernel == kernel).unwrap();
        let Verdict::Compiled { ascendc: expected, .. } = twin.verdict else { panic!("{} was refused", twin.name) };
        let got = ascendc(&sample(stem)).unwrap_or_else(|told| panic!("{told:?}"));
        assert_eq!(got, expected, "{stem}");
    }
}

/// Runs a sample on the model of the machine with these arrays and gives the contents of `output`.
fn computed(stem: &str, given: Vec<(&str, Vec<u8>)>, output: &str) -> Vec<u8> {
    let text = sample(stem);
    let (spec, _) = launch(&text);
    let module = SyntaxTree::parse(&text).module(&text);
    let ir = Ir::new();
    let lowered = lower(&ir, &module, &spec, &text, "kernel.py");
    let module = lowered.module.unwrap_or_else(|| panic!("{:?}", lowered.diagnostics));
    let sources = Sources::default();
    let mut identities = Identities::new(&sources);
    assert_eq!(run(&module, &spec.options, &mut identities, false, &|| false).status, Status::Finished);
    let program = program(&module, &mut identities).unwrap();
    let given = given.into_iter().map(|(name, bytes)| sim::Array { name: name.into(), bytes }).collect();
    let limits = Limits { values: Values::Always, given, ..Limits::default() };
    let target = load("Ascend910B1").unwrap();
    let run = simulate(&program, identities.origins(), &spec, &target, &limits, &|| false).unwrap();
    run.arrays.into_iter().find(|array| array.name == output).unwrap().bytes
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap())).collect()
}

/// Half numbers 0 to 15 as bytes: their exponent and fraction by hand, which needs no crate.
fn half(value: u32) -> [u8; 2] {
    let bits = match value {
        0 => 0,
        _ => {
            let exponent = 31 - value.leading_zeros();
            ((15 + exponent) << 10) | ((value << (10 - exponent)) & 0x3ff)
        }
    };
    u16::try_from(bits).unwrap().to_le_bytes()
}

#[test]
fn relu_scale_computes() {
    let x: Vec<f32> = (0..1024u16).map(|i| f32::from(i) - 512.0).collect();
    let y = computed("relu_scale", vec![("x", x.iter().flat_map(|x| x.to_le_bytes()).collect())], "y");
    let expected: Vec<f32> = x.iter().map(|x| x.max(0.0) * 2.0).collect();
    assert_eq!(floats(&y), expected);
}

#[test]
fn matmul_computes() {
    let (a, b) = (|i: u32, j: u32| (i + 3 * j) % 8, |i: u32, j: u32| (5 * i + j) % 4);
    let bytes =
        |of: &dyn Fn(u32, u32) -> u32| (0..64 * 64).flat_map(|at| half(of(at / 64, at % 64))).collect::<Vec<u8>>();
    let c = floats(&computed("matmul", vec![("a", bytes(&a)), ("b", bytes(&b))], "c"));
    for (at, got) in (0u32..).zip(c) {
        let expected: u32 = (0..64).map(|k| a(at / 64, k) * b(k, at % 64)).sum();
        assert_eq!(got, expected as f32, "{} {}", at / 64, at % 64);
    }
}

const HEAD: &str = "\
# asclens: launch K(1024)(x=float32[1024], y=float32[1024], s=2.0)
from asc import DataType, PipeStage, Scope, Tensor, relu, matmul


class K:
    def __init__(self, n):
        self.n = n

    def process(self, x: Tensor, y: Tensor, s: float):
";

/// The body of `process`, the code, and the text it points at.
const ROWS: &[(&str, &str, &str)] = &[
    ("a = x.to_local()\nb = a * s", "ASC4504", "a * s"),
    ("a = x.to_local()\nb = a > 0", "ASC4504", "a > 0"),
    ("a = x.to_local()\nrelu(a, a)", "ASC4504", "relu"),
    (
        "a = x.to_local()\nPipeStage.start(PipeStage.SCALAR)\nb = a + a\nPipeStage.end(PipeStage.SCALAR)",
        "ASC4505",
        "a + a",
    ),
    ("PipeStage.start(PipeStage.VECTOR)", "ASC4501", "PipeStage.start"),
    ("PipeStage.end(PipeStage.VECTOR)", "ASC4503", "PipeStage.VECTOR"),
    (
        "PipeStage.start(PipeStage.VECTOR)\nPipeStage.start(PipeStage.SCALAR)\nPipeStage.end(PipeStage.VECTOR)",
        "ASC4503",
        "PipeStage.SCALAR",
    ),
    ("PipeStage.start(PipeStage.VECTOR)\nPipeStage.end(PipeStage.SCALAR)", "ASC4503", "PipeStage.SCALAR"),
    (
        "for i in range(3):\n    PipeStage.start(PipeStage.VECTOR)\nPipeStage.end(PipeStage.VECTOR)",
        "ASC4503",
        "PipeStage.VECTOR",
    ),
    ("PipeStage.start(3)", "ASC4502", "3"),
    ("PipeStage.start(PipeStage.VECTOR)\nb = x * s\nPipeStage.end(PipeStage.VECTOR)", "ASC3502", "x"),
    (
        "a = x.to_local()\nb = Tensor((8,), DataType.FLOAT32, Scope.LOCAL)\nPipeStage.start(PipeStage.VECTOR)\nc = a + b\nPipeStage.end(PipeStage.VECTOR)",
        "ASC2102",
        "b",
    ),
    ("self.copy_to_ext_mem(y)", "ASC3503", "y"),
    ("a = DataType.BFLOAT16", "ASC2101", "BFLOAT16"),
    ("a = self.missing", "ASC1003", "missing"),
    (
        "a = x.to_local()\nPipeStage.start(PipeStage.VECTOR)\nb = a % s\nPipeStage.end(PipeStage.VECTOR)",
        "ASC2004",
        "a % s",
    ),
];

#[test]
fn what_does_not_fit_a_stage_is_said_at_its_place() {
    let mut faults = Vec::new();
    for (body, code, token) in ROWS {
        let body: String = body.lines().map(|line| format!("        {line}\n")).collect();
        let text = format!("{HEAD}{body}");
        let told = match ascendc(&text) {
            Ok(_) => Vec::new(),
            Err(told) => told,
        };
        match told.iter().find(|told| told.code == *code) {
            None => faults.push(format!("{body}  no {code} among {told:?}")),
            Some(found) if &text[found.span.range()] != *token => {
                faults.push(format!("{body}  {code} points at `{}`", &text[found.span.range()]));
            }
            Some(found) if !found.message.zh.chars().any(|c| c >= '一') => faults.push(format!("{body}  no Chinese")),
            Some(_) => {}
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn host_code_and_functions_launch_too() {
    let text = "\
from asc import PipeStage, Tensor, DataType, copy_from_ext_mem, copy_to_ext_mem, add
import numpy as np

N = 512


class Twice:
    def __init__(self, n):
        self.n = n

    def double(self, t):
        PipeStage.start(PipeStage.VECTOR)
        result = t + t
        PipeStage.end(PipeStage.VECTOR)
        return result

    def process(self, x: Tensor, y: Tensor):
        y.copy_from(self.double(x.to_local()))


def elementwise_add():
    x = Tensor(shape=(N,), dtype=DataType.FLOAT16)
    y = Tensor(shape=(N,), dtype=DataType.FLOAT16)
    copy_from_ext_mem(x)
    PipeStage.start(PipeStage.VECTOR)
    add(y, x, x)
    PipeStage.end(PipeStage.VECTOR)
    copy_to_ext_mem(y)


if __name__ == '__main__':
    x = np.zeros(256, dtype=np.float32)
    Twice(256).process(x, x)
    elementwise_add()
";
    let module = SyntaxTree::parse(text).module(text);
    let host = read(&module, text);
    let launches = &host.outline.launches;
    assert_eq!(launches.iter().map(|spec| spec.kernel.as_str()).collect::<Vec<_>>(), ["Twice", "elementwise_add"]);
    assert_eq!(launches[0].constructor.len(), 1, "{:?}", launches[0]);
    let ir = Ir::new();
    for spec in launches {
        let lowered = lower(&ir, &module, spec, text, "kernel.py");
        assert!(lowered.module.is_some(), "{}: {:?}", spec.kernel, lowered.diagnostics);
    }
}
