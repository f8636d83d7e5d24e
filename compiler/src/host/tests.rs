//! Small scripts and what is read from them.

use super::*;
use crate::model::{LaunchSource, Severity};
use crate::syntax::SyntaxTree;

const HEAD: &str = "import asc\nimport numpy as np\nimport torch\nimport math\n\n\
    @asc.jit\ndef k(x: asc.GlobalAddress, n: int):\n    asc.get_block_idx()\n\n";

fn host(text: &str) -> Host {
    read(&SyntaxTree::parse(text).module(text), text)
}

/// The launches of a script that follows the head above, one line each.
fn launches(script: &str) -> Vec<String> {
    let text = format!("{HEAD}{script}");
    host(&text).outline.launches.iter().map(line).collect()
}

fn line(spec: &LaunchSpec) -> String {
    let arg = |arg: &crate::model::LaunchArg| {
        format!("{}{}={}", if arg.known { "" } else { "~" }, arg.name, print_value(&arg.value))
    };
    let args: Vec<_> = spec.args.iter().map(arg).collect();
    format!("{}[{}]({})", spec.kernel, spec.core_num, args.join(", "))
}

/// The `n` that a one-line expression gives.
fn n(expression: &str) -> String {
    let all = launches(&format!("x = np.zeros((4, 8), dtype=np.float16)\nk[1](x, {expression})\n"));
    all[0].split("n=").nth(1).unwrap_or_default().strip_suffix(')').unwrap_or_default().to_owned()
}

/// The array that a one-line expression gives.
fn array(expression: &str) -> String {
    let all = launches(&format!("a = np.zeros((4, 8), dtype=np.float16)\nk[1]({expression}, 1)\n"));
    all[0].trim_start_matches("k[1](").trim_end_matches(", n=1)").to_owned()
}

fn codes(text: &str) -> Vec<String> {
    let host = host(text);
    let own = host.launch_diagnostics.iter().flatten();
    host.diagnostics.iter().chain(own).map(|d| d.code.clone()).collect()
}

#[test]
fn arithmetic_is_pythons() {
    for (expression, value) in [
        ("3 + 4 * 2", "11"),
        ("-7 // 2", "-4"),
        ("-7 % 3", "2"),
        ("2 ** 10", "1024"),
        ("(100 + 7) // 8 * 8", "104"),
        ("1 << 20", "1048576"),
        ("7 / 2", "3.5"),
        ("int(7 / 2)", "3"),
        ("math.ceil(7 / 2)", "4"),
        ("-(-7 // 2)", "4"),
        ("min(3, 9) + max([1, 5])", "8"),
        ("len([1, 2, 3])", "3"),
        ("(lambda a, b=3: a * b)(4)", "12"),
        ("sum(i for i in range(4))", "6"),
        ("[i * i for i in range(5) if i % 2][-1]", "9"),
        ("(1, 2, 3)[1:][0]", "2"),
        ("{'a': 5}['a']", "5"),
        ("1 if 3 > 2 else 0", "1"),
        ("True and 7", "7"),
        ("asc.ceildiv(9, 4)", "3"),
        ("np.int64(3)", "int64(3)"),
        ("np.float64(2.5)", "2.5"),
        ("np.float32(2.5)", "float32(2.5)"),
        ("9223372036854775807 + 1", "1024"),
        ("1 // 0", "1024"),
        ("abs(-3)", "3"),
        ("round(2.5)", "2"),
        ("'ab'.upper() == 'AB'", "True"),
    ] {
        assert_eq!(n(expression), value, "{expression}");
    }
}

#[test]
fn array_facts_become_numbers() {
    for (expression, value) in [
        ("x.size", "32"),
        ("x.shape[1]", "8"),
        ("x.nbytes", "64"),
        ("x.itemsize", "2"),
        ("np.prod(x.shape)", "32"),
        ("torch.zeros(3, 5).numel()", "15"),
        ("torch.zeros((3, 5)).size(1)", "5"),
        ("len(x)", "4"),
        ("x[1:3, 0].size", "2"),
        ("np.dtype(np.float16).itemsize", "2"),
    ] {
        assert_eq!(n(expression), value, "{expression}");
    }
}

#[test]
fn constructors_of_numpy_and_torch() {
    for (expression, value) in [
        ("np.zeros(8)", "x=float64[8]"),
        ("np.ones((2, 3), np.int8)", "x=int8[2, 3]"),
        ("np.full(4, 1.5, dtype='float32')", "x=float32[4]"),
        ("np.arange(10)", "x=int64[10]"),
        ("np.arange(0, 1, 0.25, dtype=np.float32)", "x=float32[4]"),
        ("np.random.randn(4, 5).astype(np.float16)", "x=float16[4, 5]"),
        ("np.random.default_rng(1).standard_normal(8, dtype=np.float32)", "x=float32[8]"),
        ("np.random.default_rng(0).integers(0, 9, 16)", "x=int64[16]"),
        ("np.random.uniform(-1, 1, [4, 2]).astype('half')", "x=float16[4, 2]"),
        ("np.array([[1, 2], [3, 4]], dtype=np.uint8)", "x=uint8[2, 2]"),
        ("np.zeros_like(a)", "x=float16[4, 8]"),
        ("a.reshape(-1, 16)", "x=float16[2, 16]"),
        ("a.flatten()", "x=float16[32]"),
        ("a.T", "x=float16[8, 4]"),
        ("a * 2.0 + a[0]", "x=float16[4, 8]"),
        ("a.astype(np.float32) @ np.zeros((8, 3), np.float32)", "x=float32[4, 3]"),
        ("np.concatenate([a, a])", "x=float16[8, 8]"),
        ("torch.rand(16)", "x=float32[16]"),
        ("torch.rand((2, 4), dtype=torch.float16, device='npu')", "x=float16[2, 4]"),
        ("torch.randint(0, 10, (16,), dtype=torch.int32)", "x=int32[16]"),
        ("torch.ones(2, 3).half().npu()", "x=float16[2, 3]"),
        ("torch.from_numpy(a).float()", "x=float32[4, 8]"),
        ("np.maximum(a, 0)", "x=float16[4, 8]"),
        ("np.load('x.npy')", "~x=float32[?]"),
        ("a.nonsense()", "~x=float16[?]"),
    ] {
        assert_eq!(array(expression), value, "{expression}");
    }
}

#[test]
fn launching_functions_are_followed() {
    let script = "\
CORES = 4
def vadd(x: torch.Tensor, n=None):
    if n is None:
        n = (x.numel() + CORES - 1) // CORES
    k[CORES, torch.npu.current_stream()](x, n)
    return x
def main(backend):
    if backend not in ('a', 'b'):
        raise ValueError('bad')
    x = torch.rand(8 * 2048, dtype=torch.float32, device='npu' if backend == 'a' else 'cpu')
    vadd(x)
if __name__ == '__main__':
    import argparse
    parser = argparse.ArgumentParser()
    parser.add_argument('-r', type=str, default='a')
    args = parser.parse_args()
    main(args.r)
";
    assert_eq!(launches(script), ["k[4](x=float32[16384], n=4096)"]);
}

#[test]
fn launch_comes_before_main_and_main_adds_nothing_twice() {
    let script = "\
def launch():
    for n in (10, 20):
        k[2](np.zeros(n, np.float32), n)
if __name__ == '__main__':
    launch()
";
    assert_eq!(launches(script), ["k[2](x=float32[10], n=10)", "k[2](x=float32[20], n=20)"]);
}

#[test]
fn a_function_that_nobody_calls_is_read_with_unknown_arguments() {
    let script = "def test_k(backend, size: int):\n    x = np.zeros(size, np.float32)\n    k[8](x, size)\n";
    assert_eq!(launches(script), ["k[8](~x=float32[?], ~n=1024)"]);
}

#[test]
fn callers_are_read_before_what_they_call_and_tests_with_their_first_parameters() {
    let script = "\
def vadd(x, n):
    k[4](x, n)
@pytest.mark.parametrize('n, dtype', [(16, np.int8), (32, np.float32)])
@pytest.mark.parametrize('rows', [2, 4])
def test_vadd(backend, n, dtype, rows):
    vadd(np.zeros((rows, n), dtype), int(os.getenv('N', n)))
";
    assert_eq!(launches(&format!("import os\n{script}")), ["k[4](x=int8[2, 16], n=16)"]);
}

#[test]
fn what_is_not_known_of_a_launch_is_said_once() {
    let text = format!("{HEAD}k[cores()](np.load('x.npy'), int(input()))\n");
    let host = host(&text);
    assert_eq!(line(&host.outline.launches[0]), "k[1](~x=float32[?], ~n=1024)");
    let [note] = host.launch_diagnostics[0].as_slice() else { panic!("{:?}", host.launch_diagnostics) };
    assert_eq!(
        note.message.en,
        "`cores`, `x`, `n` cannot be told without running the script; assumed: cores=1, x=float32[?], n=1024"
    );
}

#[test]
fn kernels_inside_functions_and_several_kernels() {
    let script = "\
def outer():
    @asc.jit(insert_sync=True)
    def inner(y, m: asc.ConstExpr[int]):
        asc.get_block_idx()
    inner[3](np.ones(7, np.int32), m=16)
outer()
k[1](np.zeros(1, np.float32), 0)
";
    let text = format!("{HEAD}{script}");
    let host = host(&text);
    assert_eq!(
        host.outline.launches.iter().map(line).collect::<Vec<_>>(),
        ["inner[3](y=int32[7], m=16)", "k[1](x=float32[1], n=0)"]
    );
    assert_eq!(host.outline.launches[0].options.insert_sync, Some(true));
    assert_eq!(host.outline.launches[0].line, Some(13));
    assert_eq!(host.outline.kernels.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["k", "inner"]);
}

#[test]
fn structs_dtypes_and_sequences_are_arguments() {
    let text = "\
import asc
import numpy as np
from asc.language.core.struct import Struct, Field, StructField
class Inner(Struct):
    a = Field(asc.int32, 3)
class Outer(Struct):
    n = Field(asc.int32)
    f = Field(asc.float32, 1.5)
    i = StructField(Inner)
DT = asc.float16
@asc.jit
def s(x, o: Outer, dt: asc.ConstExpr, q: asc.ConstExpr):
    x = DT
o = Outer(n=5)
o.i.a = 9
s[2](np.zeros(4, np.float16), o, DT, [1, 2])
s[2](np.zeros(4, np.float16), Outer(), dt=asc.int8, q=(3,))
";
    let all: Vec<_> = host(text).outline.launches.iter().map(line).collect();
    assert_eq!(
        all,
        [
            "s[2](x=float16[4], o=Outer(f=1.5, i=Inner(a=9), n=5), dt=float16, q=[1, 2])",
            "s[2](x=float16[4], o=Outer(f=1.5, i=Inner(a=3), n=0), dt=int8, q=[3])",
        ]
    );
    let globals = &host(text).outline.launches[0].globals;
    assert_eq!(globals.get("DT"), Some(&LaunchValue::Dtype { dtype: "float16".into() }));
}

#[test]
fn constants_are_those_the_kernel_mentions_at_the_time_of_the_launch() {
    let text = "\
import asc
A = 1
B = 2
C = 3
@asc.jit
def helper(v):
    return v + B
@asc.jit
def main_kernel(x):
    helper(A)
def launch():
    global A
    A = 10
    main_kernel[1](3)
";
    let host = host(text);
    let names: Vec<_> =
        host.outline.launches[0].globals.iter().map(|(k, v)| format!("{k}={}", print_value(v))).collect();
    assert_eq!(names, ["A=10", "B=2"]);
    assert_eq!(host.outline.kernels.len(), 1, "a device function is no kernel");
}

#[test]
fn a_comment_comes_first() {
    let script = "# asclens: launch k(x=float16[LENGTH], n=LENGTH) cores=8\nLENGTH = 32\nk[1](np.zeros(3), 3)\n";
    let text = format!("{HEAD}{script}");
    let host = host(&text);
    assert_eq!(line(&host.outline.launches[0]), "k[8](x=float16[32], n=32)");
    assert_eq!(host.outline.launches[0].source, LaunchSource::Comment);
    assert_eq!(host.outline.launches[1].source, LaunchSource::Host);
}

#[test]
fn without_a_launch_values_are_assumed_and_said_so() {
    let text = "import asc\n@asc.jit\ndef f(x: asc.GlobalAddress, n: int, s: float, a, b, c=1):\n    \
                g = asc.GlobalTensor()\n    g.set_global_buffer(a + n, b)\n";
    let host = host(text);
    assert_eq!(line(&host.outline.launches[0]), "f[1](~x=float32[?], ~n=1024, ~s=1.0, ~a=float32[?], ~b=1024)");
    assert_eq!(host.launch_diagnostics[0][0].code, "ASC5203");
    assert_eq!(host.launch_diagnostics[0][0].severity, Severity::Note);
}

#[test]
fn what_the_reference_refuses_at_the_launch() {
    let check = |script: &str| codes(&format!("{HEAD}{script}"));
    assert_eq!(check("k[1](np.zeros(1, np.float32), 1, 2)"), ["ASC5205"]);
    assert_eq!(check("k[1](np.zeros(1, np.float32))"), ["ASC5206"]);
    assert_eq!(check("k[1](np.zeros(1, np.float32), n=1, colour=2)"), ["ASC5209"]);
    assert_eq!(check("k[1](np.zeros(1, np.float32), (1, 2))"), ["ASC5211"]);
    assert_eq!(check("k[1](np.zeros(1, bool), 1)"), ["ASC5211"]);
    assert_eq!(check("k[0](np.zeros(1, np.float32), 1)"), ["ASC5214"]);
    assert_eq!(check("k[1](np.zeros(1, np.float32), unknown)"), ["ASC5204"]);
    let kernel =
        |signature: &str, call: &str| codes(&format!("import asc\n@asc.jit\ndef f({signature}):\n    pass\n{call}\n"));
    assert_eq!(kernel("c: asc.ConstExpr[int]", "f[1]('x')"), ["ASC5212"]);
    assert_eq!(kernel("debug", "f[1](1)"), ["ASC5210"]);
    assert_eq!(kernel("a, b=2", "f[1](1)"), ["ASC5215"]);
    assert_eq!(codes("x = 1\n"), ["ASC5201"]);
    assert_eq!(codes("import asc\n@asc.jit(colour=1)\ndef f(a):\n    pass\nf[1](1)\n"), ["ASC5209"]);
    assert_eq!(check("# asclens: launch k(x=)\nk[1](np.zeros(1, np.float32), 1)"), ["ASC5208"]);
    assert_eq!(check("# asclens: launch nope(x=1)\nk[1](np.zeros(1, np.float32), 1)"), ["ASC5202"]);
}

#[test]
fn a_given_launch_is_put_into_the_order_of_the_signature() {
    let text = format!("N = 3\n{HEAD}");
    let module = SyntaxTree::parse(&text).module(&text);
    let host = read(&module, &text);
    let file = r#"{"kernel": "k", "core_num": 2, "args": {"n": {"kind": "scalar", "dtype": "int", "value": 1},
        "x": {"kind": "tensor", "dtype": "float32", "shape": [8]}}}"#;
    let Ok(given) = read_launch(file) else { panic!() };
    let Ok(chosen) = host.choose(Some(&given), None, &module) else { panic!() };
    assert_eq!(line(&chosen.spec), "k[2](x=float32[8], n=1)");
    let Err(refused) = host.choose(None, Some("nope"), &module) else { panic!() };
    assert_eq!(refused[0].code, "ASC5202");
    assert!(refused[0].notes[0].en.contains("`k`"));
}

/// The reference's record does not look into structs inside structs, and lists every field of its own tilings, which
/// the script leaves alone.
fn forget_nested(value: &mut LaunchValue) {
    if let LaunchValue::Struct { class, fields } = value {
        if class.ends_with("Tiling") {
            fields.clear();
        }
        for field in fields.values_mut().filter(|field| matches!(field, LaunchValue::Struct { .. })) {
            *field = LaunchValue::Unknown { seen: String::new() };
        }
    }
}

/// Every launch that the reference recorded of the kernels in the repository is read from the text alone.
#[test]
fn launches_are_those_the_reference_recorded() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut compared = 0;
    for folder in ["assets/kernels", "tests/kernels", "tests/kernels/refused"] {
        let Ok(files) = std::fs::read_dir(root.join(folder)) else { continue };
        for file in files.flatten().map(|file| file.path()).filter(|path| path.extension().is_some_and(|e| e == "py")) {
            let stem = file.file_stem().unwrap_or_default();
            let Ok(cases) = std::fs::read_dir(root.join("tests/goldens").join(stem)) else { continue };
            let mut cases: Vec<_> = cases.flatten().map(|case| case.path().join("launch.json")).collect();
            cases.sort();
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            let module = SyntaxTree::parse(&text).module(&text);
            let host = read(&module, &text);
            for (index, case) in cases.iter().enumerate() {
                let Ok(expected) = read_launch(&std::fs::read_to_string(case).unwrap_or_default()) else {
                    panic!("{}", case.display())
                };
                let Some(got) = host.outline.launches.get(index) else {
                    panic!("{}: only {} launches were read", case.display(), index)
                };
                let mut wanted = expected.clone();
                wanted.args.clear();
                for arg in &got.args {
                    wanted.args.extend(expected.args.iter().find(|other| other.name == arg.name).cloned());
                }
                let mut got = got.clone();
                wanted.args.iter_mut().for_each(|arg| forget_nested(&mut arg.value));
                got.args.iter_mut().for_each(|arg| forget_nested(&mut arg.value));
                assert_eq!(line(&got), line(&wanted), "{}", case.display());
                assert_eq!(got.options, expected.options, "{}", case.display());
                for (name, value) in &expected.globals {
                    // JSON has no enumerations: the record holds the member's number.
                    let got = match got.globals.get(name) {
                        Some(LaunchValue::Enum { value, .. }) => Some(LaunchValue::Int { value: *value }),
                        other => other.cloned(),
                    };
                    assert_eq!(got.as_ref(), Some(value), "{}: {name}", case.display());
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 10, "{compared} launches compared");
}

#[test]
fn reading_ends_whatever_the_script_does() {
    for script in [
        "while True:\n    pass\n",
        "def f():\n    f()\n    f()\nf()\n",
        "x = [0] * 10**12\nfor i in range(10**15):\n    for j in range(10**15):\n        pass\n",
        "x = 'a'\nfor i in range(1000):\n    x = x + x\n",
        "x = []\nx.append(x)\nx.extend(x)\ny = x == x\nk[1](x, x)\n",
        "x = 1\nfor i in range(100):\n    x = x ** 9 << x\n",
        "a = [[[0 for i in range(4000)] for j in range(4000)] for l in range(4000)]\n",
        "class A:\n    def __call__(self): return self()\nA()()\n",
    ] {
        launches(script);
    }
    assert!(codes(&format!("{HEAD}while True:\n    pass\n")).contains(&"ASC5203".to_owned()));
}

#[test]
fn any_text_gives_a_reading() {
    let script =
        format!("{HEAD}x = np.zeros((4, 8), dtype=np.float16)\nfor i in range(3):\n    k[i + 1](x, x.shape[i])\n");
    for end in (0..script.len()).filter(|end| script.is_char_boundary(*end)) {
        host(&script[..end]);
    }
}

/// Pieces of scripts that mean something to the reader, in any order.
const PIECES: [&str; 24] = [
    "x = np.zeros((4, n), dtype=np.float16)",
    "n = x.shape[-1] // 3",
    "n = -(-len(s) // n) ** n",
    "s = [x, s, n] * 3",
    "s.append(s)",
    "s[n:] = s[::-1]",
    "d = {n: s, 'a': d}",
    "k[n](x, n, *s, **d)",
    "k[n, s]",
    "k[len(s)](x=x, n=s[0])",
    "class C(asc.Struct):\n    f = asc.Field(asc.int32, 2)\n    c = asc.StructField(C)",
    "n = C(f=n, c=C())",
    "n.c.f, *s = s, n",
    "def f(a, *b, c=n, **e):\n    global n\n    n = f(a, *b, c, **e)\n    return k[2](a, n)",
    "f(n, *s)",
    "launch = f",
    "for i, n in enumerate(s):\n    k[i](x.reshape(-1, n), i)",
    "while n:\n    n = n >> 1 if s else n[0]",
    "if unknown:\n    raise n\nelse:\n    return s",
    "try:\n    n = x[n, None, ..., 1:n]\nexcept E:\n    pass",
    "n = [i for i in range(n, -n, n) if i in s]",
    "with open(n) as (x, s):\n    n = f'{n!r:>{s}}'",
    "x = (x @ x.T + n).astype(s).sum(axis=n)",
    "# asclens: launch k(x=float32[n], n=n) cores=n",
];

proptest::proptest! {
    #[test]
    fn any_script_is_read_to_an_end(order in proptest::collection::vec(0..PIECES.len(), 0..40)) {
        let body: Vec<_> = order.iter().map(|at| PIECES[*at]).collect();
        launches(&body.join("\n"));
    }

    #[test]
    fn any_value_text_is_a_value_or_an_error(text in "[\\PC]{0,40}", junk in "[-+0-9a-zA-Z_.,()\\[\\]='\" ]{0,40}") {
        for text in [text, junk] {
            if let Ok(value) = parse_value(&text, &|_| None) {
                parse_value(&print_value(&value), &|_| None).unwrap_or_else(|error| panic!("{text}: {error:?}"));
            }
        }
    }
}

#[test]
fn a_lambda_makes_arrays_like_any_function() {
    let script =
        "def launch():\n    zeros = lambda n=64: np.zeros(n, np.int32)\n    k[2](zeros(), 1)\n    k[2](zeros(8), 2)\n";
    assert_eq!(launches(script), ["k[2](x=int32[64], n=1)", "k[2](x=int32[8], n=2)"]);
}
