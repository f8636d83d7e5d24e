//! The rules of the project that no compiler checks: which part may use which, and what no file may hold.

use asclens_tests::corpus::{entries, root};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A newcomer reads a file in one go.
const LONGEST: usize = 700;

struct File {
    /// Relative to the repository, with `/`.
    path: String,
    text: String,
}

impl File {
    fn is(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }

    /// One message per line that `wrong` picks.
    fn lines(&self, rule: &str, wrong: impl Fn(&str) -> bool) -> Vec<String> {
        let numbered = self.text.lines().enumerate().filter(|(_, line)| wrong(line));
        numbered.map(|(at, line)| format!("{}:{}: {rule}: {}", self.path, at + 1, line.trim())).collect()
    }
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in entries(folder) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let made = ["target", ".git", ".venv-pyasc", "goldens", "__pycache__"].contains(&name.as_str());
        match path.is_dir() {
            true if !made => collect(&path, found),
            false if !made => found.push(path),
            _ => {}
        }
    }
}

/// Every text file of the project but the goldens.
fn files() -> Vec<File> {
    let root = root();
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    let read = |path: PathBuf| {
        let text = fs::read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok())?;
        let path = path.strip_prefix(&root).ok()?.to_string_lossy().replace('\\', "/");
        Some(File { path, text })
    };
    let files: Vec<File> = paths.into_iter().filter_map(read).collect();
    assert!(files.len() > 100, "only {} files found", files.len());
    files
}

fn check(wrong: impl Fn(&File) -> Vec<String>) {
    let found: Vec<String> = files().iter().flat_map(wrong).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// True for a line that uses the crate or module: a path through it, not a word in a comment or a text.
fn uses(line: &str, name: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    code.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').any(|path| {
        let path = path.trim_start_matches("::");
        (path == name && name.contains("::")) || path.starts_with(&format!("{name}::"))
    })
}

#[test]
fn dependencies_point_one_way() {
    let edges: [(&str, &[&str]); 2] =
        [("compiler/src/", &["visualizer", "asclens", "egui", "eframe"]), ("visualizer/src/", &["asclens", "eframe"])];
    check(|file| {
        let forbidden = edges.iter().filter(|(folder, _)| file.is("rs") && file.path.starts_with(folder));
        let names = forbidden.flat_map(|(_, names)| names.iter());
        names.flat_map(|name| file.lines("depends the wrong way", |line| uses(line, name))).collect()
    });
    let manifest = |path: &str| fs::read_to_string(root().join(path)).unwrap();
    assert!(!manifest("visualizer/Cargo.toml").contains("\"mlir\""), "the visualizer takes the compiler without MLIR");
    assert!(!manifest("visualizer/Cargo.toml").lines().any(|line| line.starts_with("asclens.")));
    assert!(!manifest("compiler/Cargo.toml").lines().any(|line| line.starts_with("asclens")));
}

#[test]
fn mlir_stays_in_one_folder() {
    check(|file| {
        let elsewhere = file.is("rs") && !file.path.starts_with("compiler/src/ir/");
        let names = [concat!("mel", "ior"), concat!("mlir", "_sys")].into_iter().filter(|_| elsewhere);
        names.flat_map(|name| file.lines("belongs in compiler/src/ir", |line| uses(line, name))).collect()
    });
}

#[test]
fn only_the_app_touches_the_system() {
    check(|file| {
        let pure = ["compiler/src/", "visualizer/src/"].iter().any(|folder| file.path.starts_with(folder));
        // Unit tests may read fixtures.
        let tests = file.path.ends_with("tests.rs") || file.path.contains("/tests/");
        let names = ["std::fs", "std::net", "std::process"].into_iter().filter(|_| pure && !tests);
        names.flat_map(|name| file.lines("only app may", |line| uses(line, name))).collect()
    });
}

#[test]
fn views_do_not_know_each_other() {
    let views = root().join("visualizer/src/views");
    let folders = entries(&views).into_iter().filter(|path| path.is_dir());
    let names: Vec<String> =
        folders.map(|path| path.file_name().unwrap_or_default().to_string_lossy().into_owned()).collect();
    check(|file| {
        let Some(rest) = file.path.strip_prefix("visualizer/src/views/") else { return Vec::new() };
        let Some((own, _)) = rest.split_once('/') else { return Vec::new() };
        let others = names.iter().filter(|name| *name != own);
        let path = |name: &String| format!("views::{name}::");
        others.flat_map(|name| file.lines("views never import each other", |line| line.contains(&path(name)))).collect()
    });
}

#[test]
fn files_stay_short() {
    check(|file| {
        let counted = ["rs", "td", "cpp", "h", "py", "sh"].iter().any(|extension| file.is(extension));
        let length = file.text.lines().count();
        let too_long = counted && length > LONGEST;
        too_long.then(|| format!("{}: {length} lines, at most {LONGEST}", file.path)).into_iter().collect()
    });
}

#[test]
fn nothing_is_left_for_later() {
    // Spelled in pieces, so that this file passes its own test.
    let marks = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("#[ig", "nore"), concat!("XX", "X")];
    check(|file| {
        let counted = !["svg", "lock"].iter().any(|extension| file.is(extension));
        let marks = marks.iter().filter(|_| counted);
        marks.flat_map(|mark| file.lines("left for later", |line| line.contains(mark))).collect()
    });
}

#[test]
fn no_machine_is_named() {
    let places = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("C:\\", "Users")];
    check(|file| {
        let place = |path: &&str| file.lines("path of one machine", |line| line.contains(*path));
        places.iter().flat_map(place).collect()
    });
    let mut goldens = Vec::new();
    // Skipped above as what a tool makes; here by name.
    collect(&root().join("tests/goldens"), &mut goldens);
    for golden in goldens {
        let text = fs::read_to_string(&golden).unwrap();
        assert!(!places.iter().any(|place| text.contains(place)), "{} names a machine", golden.display());
    }
}

#[test]
fn every_module_says_what_it_is() {
    check(|file| {
        let source = file.is("rs") && !file.path.ends_with("tests.rs");
        let silent = source && !file.text.starts_with("//!");
        silent.then(|| format!("{}: begins without //!", file.path)).into_iter().collect()
    });
}

/// A code that two parts of the compiler give to different problems could be looked up by nobody.
#[test]
fn a_diagnostic_code_belongs_to_one_part() {
    let mut parts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files() {
        let tests = file.path.ends_with("tests.rs") || file.path.ends_with("testing.rs");
        let Some(rest) = file.path.strip_prefix("compiler/src/").filter(|_| !tests) else { continue };
        let Some((part, _)) = rest.split_once('/') else { continue };
        let shipped = file.text.split("#[cfg(test)]").next().unwrap_or_default();
        for piece in shipped.split("\"ASC").skip(1) {
            if let Some(digits) = piece.get(..5).and_then(|piece| piece.strip_suffix('"')) {
                parts.entry(format!("ASC{digits}")).or_default().insert(part.to_owned());
            }
        }
    }
    assert!(parts.len() > 30, "only {} codes found", parts.len());
    // The host reader and the driver both speak of launches.
    parts.values_mut().for_each(|parts| {
        parts.retain(|part| part != "driver");
    });
    let shared: Vec<String> =
        // `ASC9` marks faults of the compiler itself, which are told apart by their text.
        parts.iter().filter(|(code, parts)| parts.len() > 1 && !code.starts_with("ASC9")).map(|(code, parts)| format!("{code}: {parts:?}")).collect();
    assert!(shared.is_empty(), "{}", shared.join("\n"));
}
