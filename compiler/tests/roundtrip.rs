//! The dialect reads and writes the reference's text, once names are mapped.
#![cfg(feature = "mlir")]

use compiler::ir::{Context, namespace};
use std::path::Path;

/// The text as MLIR prints it, without locations. A dump of a function has no module around it.
fn printed(context: &Context, text: &str, what: &Path) -> String {
    let module = context.parse(text).unwrap_or_else(|error| panic!("{}: {error}", what.display()));
    let printed = module.as_operation().to_string();
    if text.lines().any(|line| line.starts_with("module")) {
        return printed;
    }
    let lines: Vec<&str> = printed.lines().map(|line| line.strip_prefix("  ").unwrap_or(line)).collect();
    lines[1..lines.len() - 1].join("\n")
}

fn compare(theirs: &str, what: &Path) {
    let context = Context::new();
    let once = printed(&context, &namespace::from_reference(theirs), what);
    let wanted = strip(theirs);
    let got = namespace::to_reference(&once);
    for (number, (got, wanted)) in got.lines().zip(wanted.lines()).enumerate() {
        assert_eq!(got, wanted, "{} line {}", what.display(), number + 1);
    }
    assert_eq!(got.lines().count(), wanted.lines().count(), "{}", what.display());
}

/// Removes ` loc(...)` and location aliases.
fn strip(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines().filter(|line| !line.starts_with("#loc") && !line.is_empty()) {
        let mut rest = line;
        while let Some(at) = rest.find(" loc(") {
            out.push_str(&rest[..at]);
            let mut depth = 0;
            let end = rest[at + 4..].find(|c: char| {
                depth += i32::from(c == '(') - i32::from(c == ')');
                depth == 0
            });
            rest = end.map_or("", |end| &rest[at + 4 + end + 1..]);
        }
        out.push_str(rest);
        out.push('\n');
    }
    out
}

#[test]
fn golden_modules_survive() {
    let goldens = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/goldens");
    let mut pending = vec![goldens];
    let mut seen = 0;
    while let Some(path) = pending.pop() {
        if path.is_dir() {
            pending.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            compare(&std::fs::read_to_string(&path).unwrap(), &path);
            seen += 1;
        }
    }
    assert!(seen > 0);
}
