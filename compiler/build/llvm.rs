//! Where LLVM 19 is, and how its tools are called.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Environment variables that name the installation prefix, first one wins.
pub const PREFIX_VARIABLES: [&str; 2] = ["MLIR_SYS_190_PREFIX", "TABLEGEN_190_PREFIX"];

const REMEDY: &str = "Install LLVM 19 with MLIR (Debian, Ubuntu: apt install libmlir-19-dev mlir-19-tools llvm-19-dev \
llvm-19-tools libpolly-19-dev clang-19 libclang-19-dev libzstd-dev zlib1g-dev libxml2-dev), or set \
MLIR_SYS_190_PREFIX and TABLEGEN_190_PREFIX to where it is.";

/// An LLVM 19 installation.
pub struct Llvm {
    prefix: PathBuf,
}

impl Llvm {
    pub fn find() -> Result<Self, String> {
        let prefix = PREFIX_VARIABLES
            .iter()
            .find_map(std::env::var_os)
            .map_or_else(|| PathBuf::from("/usr/lib/llvm-19"), PathBuf::from);
        let llvm = Self { prefix };
        for needed in ["llvm-tblgen", "mlir-tblgen"] {
            let tool = llvm.tool(needed);
            if !tool.is_file() {
                return Err(format!("{} is missing. {REMEDY}", tool.display()));
            }
        }
        if !llvm.include().join("mlir/IR/OpBase.td").is_file() {
            return Err(format!("MLIR's headers are missing under {}. {REMEDY}", llvm.prefix.display()));
        }
        Ok(llvm)
    }

    pub fn include(&self) -> PathBuf {
        self.prefix.join("include")
    }

    /// Runs a generator on one `.td` file and returns what it prints.
    pub fn tblgen(&self, tool: &str, dialect: &Path, file: &str, options: &[&str]) -> Result<Vec<u8>, String> {
        let output = Command::new(self.tool(tool))
            .arg("-I")
            .arg(self.include())
            .arg("-I")
            .arg(dialect)
            .args(options)
            .arg(dialect.join(file))
            .output()
            .map_err(|error| format!("{tool}: {error}. {REMEDY}"))?;
        if output.status.success() {
            Ok(output.stdout)
        } else {
            Err(format!("{tool} {file}:\n{}", String::from_utf8_lossy(&output.stderr)))
        }
    }

    /// `clang++` of this installation, or `CXX` when set.
    pub fn compiler(&self) -> PathBuf {
        std::env::var_os("CXX").map_or_else(|| self.tool("clang++"), PathBuf::from)
    }

    pub fn archiver(&self) -> PathBuf {
        self.tool("llvm-ar")
    }

    fn tool(&self, name: &str) -> PathBuf {
        self.prefix.join("bin").join(name)
    }
}
