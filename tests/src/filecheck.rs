//! Filetests: a file that says which command to run on it and what must come out.
//!
//! In: a text whose first line names the command (`// RUN: passes insert-sync`) and whose comments hold the
//! expectations, in FileCheck's spelling, and the output of the command. Out: the first expectation that fails.
//!
//! `CHECK:` finds its text on a later line, `CHECK-NEXT:` on the very next one, `CHECK-NOT:` nowhere before the next
//! match. Runs of blanks count as one, blank lines not at all. `BLESS=1` replaces all expectations by the whole output.

use std::fs;
use std::path::Path;

const COMMENT: &str = "// CHECK";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Later,
    Next,
    Not,
}

/// Command in the first line of a filetest.
pub fn command(text: &str) -> Option<&str> {
    text.lines().next()?.strip_prefix("// RUN: ").map(str::trim)
}

/// The file without its expectations.
pub fn input(text: &str) -> String {
    text.lines().filter(|line| !line.trim_start().starts_with(COMMENT)).map(|line| format!("{line}\n")).collect()
}

fn expectations(text: &str) -> Vec<(usize, Kind, String)> {
    let read = |(number, line): (usize, &str)| {
        let rest = line.trim_start().strip_prefix(COMMENT)?;
        let (kind, wanted) = rest.split_once(':')?;
        let kind = match kind {
            "" => Kind::Later,
            "-NEXT" => Kind::Next,
            "-NOT" => Kind::Not,
            _ => return Some((number, Kind::Later, format!("unknown expectation {kind}"))),
        };
        Some((number, kind, squeeze(wanted)))
    };
    text.lines().enumerate().filter_map(read).collect()
}

fn squeeze(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Holds `output` against the expectations in `text`.
///
/// # Errors
/// The first expectation that is not met, with its line.
pub fn check(text: &str, output: &str) -> Result<(), String> {
    let expectations = expectations(text);
    if !expectations.iter().any(|(_, kind, _)| *kind != Kind::Not) {
        return Err(format!("expects nothing; the output is\n{output}"));
    }
    let lines: Vec<String> = output.lines().map(squeeze).filter(|line| !line.is_empty()).collect();
    let mut at = 0;
    let mut forbidden: Vec<(usize, &String)> = Vec::new();
    for (number, kind, wanted) in &expectations {
        let failed = |why: &str| format!("line {}: {why}: {wanted}\nthe output is\n{output}", number + 1);
        let found = match kind {
            Kind::Not => {
                forbidden.push((*number, wanted));
                continue;
            }
            Kind::Next => lines.get(at).filter(|line| line.contains(wanted)).map(|_| at),
            Kind::Later => lines.iter().skip(at).position(|line| line.contains(wanted)).map(|found| at + found),
        }
        .ok_or_else(|| failed("not found"))?;
        absent(&forbidden, &lines[at..found])?;
        forbidden.clear();
        at = found + 1;
    }
    absent(&forbidden, &lines[at..])
}

fn absent(forbidden: &[(usize, &String)], lines: &[String]) -> Result<(), String> {
    for (number, unwanted) in forbidden {
        if let Some(line) = lines.iter().find(|line| line.contains(unwanted.as_str())) {
            return Err(format!("line {}: `{unwanted}` is there: {line}", number + 1));
        }
    }
    Ok(())
}

/// Runs every filetest of a folder; returns how many there were.
///
/// # Panics
/// When an expectation is not met, after all files were tried.
pub fn run_folder(folder: &Path, run: impl Fn(&str, &str) -> Result<String, String>) -> usize {
    let bless = std::env::var("BLESS").is_ok_and(|value| value == "1");
    let mut failures = Vec::new();
    let files = super::corpus::entries(folder);
    for path in &files {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let result = fs::read_to_string(path).map_err(|error| error.to_string()).and_then(|text| {
            let command = command(&text).ok_or("the first line is not `// RUN: command`")?;
            let output = run(command, &input(&text))?;
            if bless {
                fs::write(path, blessed(&text, &output)).map_err(|error| error.to_string())?;
                return Ok(());
            }
            check(&text, &output)
        });
        if let Err(reason) = result {
            failures.push(format!("{name}: {reason}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    files.len()
}

fn blessed(text: &str, output: &str) -> String {
    let mut out = input(text).trim_end().to_owned() + "\n\n";
    for (number, line) in output.lines().filter(|line| !line.trim().is_empty()).enumerate() {
        out.push_str(&format!("{COMMENT}{}: {line}\n", if number == 0 { "" } else { "-NEXT" }));
    }
    out
}
