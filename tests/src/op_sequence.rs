//! The operations of a printed module in textual order: how two stages of a module are compared.
//!
//! In: MLIR's text, with or without locations. Out: one word per operation, and the braces that tell where regions
//! begin and end. Value names, attributes, types and locations are left out.

/// Operation names and braces of `text`, in order.
pub fn of(text: &str) -> Vec<&str> {
    text.lines().filter_map(word).collect()
}

fn word(line: &str) -> Option<&str> {
    let line = line.trim();
    // Block labels carry only names and types, which are not compared.
    if line.is_empty() || line.starts_with('#') || line.starts_with('^') {
        return None;
    }
    if let Some(rest) = line.strip_prefix('}') {
        let rest = rest.trim();
        return Some(if rest.ends_with('{') { rest } else { "}" });
    }
    let operation = match line.split_once(" = ") {
        Some((results, operation)) if results.starts_with('%') => operation,
        _ => line,
    };
    operation.trim_start_matches('"').split([' ', '(', '"', '%', '{']).next().filter(|word| !word.is_empty())
}

/// Where two sequences part: the number of equal operations, and the word on each side.
pub fn difference(expected: &str, got: &str) -> Option<String> {
    let (expected, got) = (of(expected), of(got));
    let same = expected.iter().zip(&got).take_while(|(a, b)| a == b).count();
    if same == expected.len() && same == got.len() {
        return None;
    }
    let at = |words: &[&str]| words.get(same).map_or("the end".to_owned(), |word| format!("`{word}`"));
    let before = same.checked_sub(1).map_or("the start".to_owned(), |last| format!("`{}`", expected[last]));
    Some(format!("operation {same}, after {before}: expected {}, got {}", at(&expected), at(&got)))
}

/// The text without ` loc(...)`, location aliases and blank lines.
pub fn without_locations(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines().filter(|line| !line.starts_with("#loc") && !line.trim().is_empty()) {
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
