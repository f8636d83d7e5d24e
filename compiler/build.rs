//! Turns `dialect/*.td` into the C++ dialect (feature `mlir`) and into the tables that `ops` includes (always).
//!
//! In: the TableGen records, LLVM 19's `llvm-tblgen` and `mlir-tblgen`, clang++. Out, in `OUT_DIR`: `tables.rs` and,
//! with `mlir`, a static library linked into the crate. An object file is compiled again only when the text that
//! goes into it changed: editing a table field of our own recompiles no C++.

#[path = "build/cpp.rs"]
mod cpp;
#[path = "build/llvm.rs"]
mod llvm;
#[path = "build/tables.rs"]
mod tables;

use std::path::{Path, PathBuf};

fn main() {
    if let Err(message) = run() {
        eprintln!("{message}");
        std::process::exit(1);
    }
}

fn run() -> Result<(), String> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=dialect");
    println!("cargo:rerun-if-env-changed={}", llvm::PREFIX_VARIABLES[0]);
    println!("cargo:rerun-if-env-changed={}", llvm::PREFIX_VARIABLES[1]);
    let dialect = PathBuf::from("dialect");
    let out = PathBuf::from(std::env::var("OUT_DIR").map_err(|e| e.to_string())?);
    let llvm = llvm::Llvm::find()?;
    tables::build(&llvm, &dialect, &out)?;
    if std::env::var_os("CARGO_FEATURE_MLIR").is_some() {
        cpp::build(&llvm, &dialect, &out)?;
    }
    Ok(())
}

fn write_if_changed(path: &Path, text: &[u8]) -> Result<(), String> {
    if std::fs::read(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    std::fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}
