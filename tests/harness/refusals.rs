//! What the front end says of kernels that cannot be compiled, and where it says it: one row per diagnostic.

use compiler::ir::Ir;
use compiler::lower::lower;
use compiler::model::{Diagnostic, LaunchArg, LaunchSpec, LaunchValue, Severity};
use compiler::syntax::SyntaxTree;
use std::collections::BTreeMap;

const HEAD: &str = "\
import asc
import numpy as np
import math

SIZE = 8
NAMES = ['a']


def host(n):
    return n


@asc.jit
def device(a, b: asc.ConstExpr[int]):
    return a + b


@asc.jit
def endless(a):
    return endless(a)


@asc.jit
def kernel(x: asc.GlobalAddress, n: int, m: int, f: float, flag: bool, k: asc.ConstExpr[int], unset: int = 3):
";

fn diagnose(body: &str) -> (String, Vec<Diagnostic>) {
    let body: String = body.lines().map(|line| format!("    {line}\n")).collect();
    let text = format!("{HEAD}{body}");
    let arg = |name: &str, value| LaunchArg { name: name.into(), value, known: true };
    let spec = LaunchSpec {
        kernel: "kernel".into(),
        core_num: 1,
        args: vec![
            arg("x", LaunchValue::Tensor { dtype: "float32".into(), shape: Some(vec![64]) }),
            arg("n", LaunchValue::Int { value: 3 }),
            arg("m", LaunchValue::Int { value: 4 }),
            arg("f", LaunchValue::Float { value: 1.5 }),
            arg("flag", LaunchValue::Bool { value: true }),
            arg("k", LaunchValue::Int { value: 7 }),
        ],
        globals: BTreeMap::new(),
        ..LaunchSpec::default()
    };
    let module = SyntaxTree::parse(&text).module(&text);
    let ir = Ir::new();
    let lowered = lower(&ir, &module, &spec, &text, "kernel.py");
    let failed = lowered.diagnostics.iter().any(|told| told.severity == Severity::Error);
    assert_eq!(lowered.module.is_none(), failed, "{body}");
    (text, lowered.diagnostics)
}

/// The kernel's body, the code, and the text it points at.
const ROWS: &[(&str, &str, &str)] = &[
    // Constructs
    ("def inner():\n    pass", "ASC1001", "def inner():"),
    ("a = [i for i in range(3)]", "ASC1001", "[i for i in range(3)]"),
    ("for i in range(n):\n    break", "ASC1001", "break"),
    ("a = b = n", "ASC1001", "a = b = n"),
    ("if n > 3:\n    return", "ASC1001", "return"),
    ("return n", "ASC1001", "return n"),
    ("a = 1 < n < 5", "ASC1001", "1 < n < 5"),
    ("a = (n > 1) and (n > 2) and (n > 3)", "ASC1001", "(n > 1) and (n > 2) and (n > 3)"),
    ("import os", "ASC1001", "import os"),
    ("assert n > 3", "ASC1001", "n > 3"),
    ("endless(n)", "ASC1001", "endless"),
    // Names
    ("a = missing + 1", "ASC1002", "missing"),
    ("a = n + unset", "ASC1002", "unset"),
    ("a = max(n, 3)", "ASC1002", "max"),
    ("if n > 3:\n    a = n + 1\nb = a", "ASC1002", "a"),
    ("asc.ad(n)", "ASC1003", "ad"),
    ("a = asc.TPosition.VECINN", "ASC1003", "VECINN"),
    // Calls
    ("a = host(n)", "ASC1004", "host"),
    ("a = math.ceil(n)", "ASC1004", "math.ceil"),
    ("a = n(3)", "ASC1004", "n"),
    ("a = device(n)", "ASC1005", "device"),
    ("a = device(n, 1, 2)", "ASC1005", "2"),
    ("a, b = (1, 2, 3)", "ASC1005", "a, b"),
    // Carried values
    ("a = n\nif n > 3:\n    a = 1.5", "ASC1006", "a"),
    ("a = n\nfor i in range(n):\n    a = f", "ASC1006", "a"),
    ("a = n if m > 3 else f", "ASC1006", "n if m > 3 else f"),
    ("a = 0\nfor i in range(n):\n    a = 1", "ASC1007", "a"),
    ("assert k == 8, 'eight'", "ASC1009", "k == 8"),
    ("for i in NAMES:\n    pass", "ASC1010", "NAMES"),
    ("for i in asc.static_range(n):\n    pass", "ASC1010", "n"),
    ("if 'text':\n    pass", "ASC1011", "'text'"),
    ("i = n\nfor i in range(n):\n    pass", "ASC1012", "i"),
    ("device(n, 1)\ndevice(f, 1)", "ASC1014", "device"),
    ("a = m\nfor i in range(n):\n    a = i", "ASC1017", "a"),
    // Types and overloads
    ("t = asc.LocalTensor(asc.float32)\nasc.add(t, t, n, 8)", "ASC2001", "n"),
    ("t = asc.LocalTensor(asc.float32)\nasc.add(t, t, t, number=8)", "ASC2001", "number"),
    ("t = asc.LocalTensor(asc.int8)\nasc.add(t, t, t, 8)", "ASC2002", "t"),
    ("a = n.cast(asc.float16)", "ASC2003", "n.cast"),
    ("t = asc.LocalTensor(asc.float32)\na = t + 1", "ASC2004", "t + 1"),
    ("a = n ** 2", "ASC2004", "n ** 2"),
    ("a = 3 < 2.5", "ASC2004", "3 < 2.5"),
    ("a = [1, 2][n]", "ASC2004", "n"),
    ("a = not k", "ASC2004", "k"),
    ("t = asc.LocalTensor(asc.float32)\nt[0] = 1", "ASC2004", "0"),
    ("a = n + 'text'", "ASC2005", "'text'"),
    ("g = asc.GlobalTensor()\na = g[0]", "ASC2005", "g"),
    ("a = n + 3000000000", "ASC2006", "3000000000"),
    ("a = -f\nb = a + f", "ASC2007", "a"),
    ("a = asc.number(1, asc.uint32)\nb = a + a", "ASC2008", "a + a"),
    // Compiled as the reference compiles it, with a warning
    ("a = n + 0\nwhile a > 3:\n    a = a - 1", "ASC1101", "a > 3"),
    ("a = n\nb = n\nfor i in range(3):\n    a = a + 1\n    b = b + 2", "ASC1102", "b"),
    ("a = n\nfor i in range(3):\n    a = a", "ASC1103", "a"),
    ("a = device(n, 1)\nb = device(n, 2)", "ASC1104", "device"),
    ("if n:\n    pass", "ASC1105", "n"),
    ("for i in range(3):\n    SIZE = n + i", "ASC1106", "SIZE"),
    ("for i in range(n, 0, -1):\n    pass", "ASC1107", "-1"),
];

/// What is wrong with a row; `None` when all is as it says.
fn fault(body: &str, code: &str, token: &str) -> Option<String> {
    let (text, told) = diagnose(body);
    let Some(found) = told.iter().find(|told| told.code == *code) else {
        return Some(format!("no {code} among {told:?}"));
    };
    let warning = code.starts_with("ASC11");
    let at = &text[found.span.range()];
    if at != token {
        Some(format!("points at `{at}`"))
    } else if found.message.en.is_empty() || !found.message.zh.chars().any(|c| c >= '一') {
        Some(format!("lacks a language: {found:?}"))
    } else if warning != (found.severity == Severity::Warning) {
        Some(format!("is of severity {:?}", found.severity))
    } else if warning && told.iter().any(|told| told.severity == Severity::Error) {
        Some(format!("is not compiled: {told:?}"))
    } else {
        None
    }
}

#[test]
fn each_is_said_at_its_token_in_both_languages() {
    let faults: Vec<String> = ROWS
        .iter()
        .filter_map(|(body, code, token)| Some(format!("{body}\n  {code} {}", fault(body, code, token)?)))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn one_failure_does_not_hide_the_next_nor_repeat_itself() {
    let (_, told) = diagnose("a = missing + 1\nb = a + 2\nc = b * 3\nd = n ** 2\nif d > 3:\n    e = d\nasc.ad(n)");
    let codes: Vec<&str> = told.iter().map(|told| told.code.as_str()).collect();
    assert_eq!(codes, ["ASC1003", "ASC1002", "ASC2004"], "{told:#?}");
}

#[test]
fn near_misses_are_suggested() {
    let notes = |body: &str| {
        let (_, told) = diagnose(body);
        told.iter().flat_map(|told| told.notes.iter().map(|note| note.en.clone())).collect::<Vec<_>>().join("\n")
    };
    assert!(notes("total = n + 1\na = totl").contains("`total`"));
    assert!(notes("asc.data_cpy(n)").contains("`data_copy`"));
    let overloads = notes("t = asc.LocalTensor(asc.float32)\nasc.abs(t, t)");
    assert!(overloads.contains("asc.abs(dst: LocalTensor, src: LocalTensor, count: int)"), "{overloads}");
}

#[test]
fn deep_nesting_ends_in_a_module_or_a_diagnostic() {
    let blocks: String = (0..120).map(|depth| format!("{}if n > {depth}:\n", " ".repeat(depth))).collect();
    let bodies = [
        format!("a = {}n", "-".repeat(150)),
        format!("a = {}n{}", "(1 + ".repeat(150), ")".repeat(150)),
        format!("a = {}n", "-".repeat(5000)),
        format!("{blocks}{}a = n", " ".repeat(120)),
    ];
    for body in bodies {
        diagnose(&body);
    }
}

/// Takes lines out of kernels, doubles them, and cuts and swaps words: nothing may panic, and a missing module has a
/// reason.
#[test]
fn damaged_kernels_are_diagnosed() {
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut next = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below.max(1) as u64) as usize
    };
    let bodies: Vec<&str> = ROWS.iter().map(|(body, ..)| *body).collect();
    for _ in 0..400 {
        let mut lines: Vec<String> =
            (0..1 + next(4)).flat_map(|_| bodies[next(bodies.len())].lines()).map(String::from).collect();
        for _ in 0..next(3) {
            let at = next(lines.len());
            match next(4) {
                0 => drop(lines.remove(at)),
                1 => lines.insert(at, lines[at].clone()),
                2 => {
                    let cut = next(lines[at].len() + 1);
                    lines[at] = lines[at].chars().take(cut).collect();
                }
                _ => {
                    let words: Vec<&str> = lines[at].split(' ').collect();
                    lines[at] = words.into_iter().rev().collect::<Vec<_>>().join(" ");
                }
            }
            if lines.is_empty() {
                lines.push("pass".into());
            }
        }
        diagnose(&lines.join("\n"));
    }
}
