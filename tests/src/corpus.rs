//! The kernel files and the reference's output for each of their launches (tests/goldens, written by
//! tests/refresh_goldens.sh).

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of kernel files, relative to the repository. The last one holds what the reference refuses.
pub const FOLDERS: [&str; 3] = ["assets/kernels", "tests/kernels", "tests/kernels/refused"];

/// The repository's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// What the reference did with a launch.
pub enum Verdict {
    Compiled {
        codegen: String,
        ascir: String,
        ascendc: String,
    },
    Refused {
        /// Exception class, and the one behind it where the reference wraps it.
        class: String,
        cause: Option<String>,
        /// One-based line of the file; `None` where the reference names no place.
        line: Option<u32>,
    },
}

/// One launch of one kernel file.
pub struct Case {
    /// `<file stem>/NN_<kernel>`.
    pub name: String,
    /// Kernel file, relative to the repository.
    pub file: String,
    pub kernel: String,
    pub text: String,
    /// The launch as pyasc_reference.py writes it.
    pub launch: Value,
    pub verdict: Verdict,
}

impl Case {
    /// Its first line says that it lists calls for the compiler and means nothing when run.
    pub fn compiled_only(&self) -> bool {
        self.text.starts_with("# Compiled only")
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn json(path: &Path) -> Value {
    serde_json::from_str(&read(path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Paths in a folder, sorted by name.
pub fn entries(folder: &Path) -> Vec<PathBuf> {
    let listing = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = listing.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    paths
}

/// All kernel files, relative to the repository.
pub fn files() -> Vec<PathBuf> {
    let root = root();
    let python = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "py");
    let all = FOLDERS.iter().flat_map(|folder| entries(&root.join(folder)).into_iter().filter(python));
    all.filter_map(|path| path.strip_prefix(&root).ok().map(Path::to_path_buf)).collect()
}

fn case(folder: &Path) -> Case {
    let launch = json(&folder.join("launch.json"));
    let word = |key: &str| launch[key].as_str().unwrap_or_else(|| panic!("{}: no {key}", folder.display())).to_owned();
    let (file, kernel) = (word("file"), word("kernel"));
    let error = folder.join("error.json");
    let verdict = if error.exists() {
        let told = json(&error);
        let text = |key: &str| told[key].as_str().map(str::to_owned);
        let line = told["line"].as_u64().and_then(|line| line.try_into().ok());
        Verdict::Refused { class: text("class").unwrap_or_default(), cause: text("cause"), line }
    } else {
        Verdict::Compiled {
            codegen: read(&folder.join("codegen.mlir")),
            ascir: read(&folder.join("ascir.mlir")),
            ascendc: read(&folder.join("ascendc.cpp")),
        }
    };
    let last = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let name = format!("{}/{}", last(folder.parent().unwrap_or(folder)), last(folder));
    Case { name, text: read(&root().join(&file)), file, kernel, launch, verdict }
}

/// Every launch of every kernel file, sorted by name.
pub fn cases() -> Vec<Case> {
    let goldens = root().join("tests/goldens");
    let found: Vec<Case> = entries(&goldens).iter().flat_map(|stem| entries(stem)).map(|path| case(&path)).collect();
    assert!(!found.is_empty(), "{} is empty", goldens.display());
    found
}
