//! The C++ half of the dialect: generated headers, one object file per op family, one static library.

use super::llvm::Llvm;
use super::write_if_changed;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

/// Op families: `dialect/<name>.td` each. `types.td` includes the rest.
pub const FAMILIES: [&str; 18] = [
    "copy",
    "cube",
    "debug",
    "fixpipe",
    "framework",
    "gather",
    "host",
    "layout",
    "mask",
    "math",
    "matmul",
    "reduce",
    "select",
    "sort",
    "sync",
    "system",
    "tensor",
    "vector",
];

/// Headers shared by all families: file in `OUT_DIR`, input, generator.
const SHARED: [(&str, &str, &str); 8] = [
    ("dialect.h.inc", "base.td", "-gen-dialect-decls"),
    ("dialect.cpp.inc", "base.td", "-gen-dialect-defs"),
    ("enums.h.inc", "enums.td", "-gen-enum-decls"),
    ("enums.cpp.inc", "enums.td", "-gen-enum-defs"),
    ("attributes.h.inc", "types.td", "-gen-attrdef-decls"),
    ("attributes.cpp.inc", "types.td", "-gen-attrdef-defs"),
    ("types.h.inc", "types.td", "-gen-typedef-decls"),
    ("types.cpp.inc", "types.td", "-gen-typedef-defs"),
];

const FLAGS: [&str; 5] = ["-std=c++17", "-fno-rtti", "-fno-exceptions", "-fPIC", "-w"];

/// Debug builds get the fastest compilation, others the fastest parsing and verifying that is worth its price.
fn optimisation() -> &'static str {
    if std::env::var("OPT_LEVEL").is_ok_and(|level| level != "0") { "-O1" } else { "-O0" }
}

/// Generates, compiles what changed, archives, tells cargo to link.
pub fn build(llvm: &Llvm, dialect: &Path, out: &Path) -> Result<(), String> {
    let generated = out.join("dialect");
    fs::create_dir_all(&generated).map_err(|e| e.to_string())?;
    let options = ["--dialect=ascir", "--attrdefs-dialect=ascir", "--typedefs-dialect=ascir"];
    for (name, input, generator) in SHARED {
        let only: &[&str] = match generator {
            "-gen-dialect-decls" | "-gen-dialect-defs" => &options[..1],
            "-gen-attrdef-decls" | "-gen-attrdef-defs" => &options[1..2],
            "-gen-typedef-decls" | "-gen-typedef-defs" => &options[2..],
            _ => &[],
        };
        let text = llvm.tblgen("mlir-tblgen", dialect, input, &[&[generator], only].concat())?;
        write_if_changed(&generated.join(name), &text)?;
    }
    let list: String = FAMILIES.iter().map(|family| format!("ASCIR_FAMILY({family})\n")).collect();
    write_if_changed(&generated.join("families.inc"), list.as_bytes())?;
    for family in FAMILIES {
        let file = format!("{family}.td");
        for (suffix, generator) in [("h.inc", "-gen-op-decls"), ("cpp.inc", "-gen-op-defs")] {
            let text = llvm.tblgen("mlir-tblgen", dialect, &file, &[generator])?;
            write_if_changed(&generated.join(format!("{family}.{suffix}")), &text)?;
        }
        write_if_changed(&generated.join(format!("{family}.cpp")), family_source(family).as_bytes())?;
    }
    compile(llvm, dialect, &generated)?;
    println!("cargo:rustc-link-search=native={}", generated.display());
    println!("cargo:rustc-link-lib=static=asclens_dialect");
    Ok(())
}

/// A family's translation unit: its op classes and the function that registers them.
fn family_source(family: &str) -> String {
    format!(
        "#include \"dialect.h\"\n\
         #define GET_OP_CLASSES\n#include \"{family}.h.inc\"\n\
         #define GET_OP_CLASSES\n#include \"{family}.cpp.inc\"\n\
         void ascir::add_{family}(AscirDialect &dialect) {{\n  dialect.addFamily<\n\
         #define GET_OP_LIST\n#include \"{family}.cpp.inc\"\n  >();\n}}\n"
    )
}

/// Compiles the units whose inputs changed, at most as many at a time as cargo allows, and archives them.
fn compile(llvm: &Llvm, dialect: &Path, generated: &Path) -> Result<(), String> {
    let compiler = llvm.compiler();
    // A precompiled header remembers when its sources changed, so it is made from a copy that changes with its text.
    let header = generated.join("dialect.h");
    let text = fs::read(dialect.join("dialect.h")).map_err(|e| format!("dialect.h: {e}"))?;
    write_if_changed(&header, &text)?;
    let shared: Vec<PathBuf> = ["dialect.h.inc", "enums.h.inc", "attributes.h.inc", "types.h.inc", "families.inc"]
        .iter()
        .map(|name| generated.join(name))
        .chain([header.clone(), llvm.include().join("llvm/Config/llvm-config.h")])
        .collect();
    let command = |arguments: &[&Path]| {
        let mut command = Command::new(&compiler);
        command.args(FLAGS).arg(optimisation()).arg("-isystem").arg(llvm.include()).arg("-I").arg(generated);
        command.args(arguments);
        command
    };
    let precompiled = generated.join("dialect.pch");
    let base = digest(&shared, &compiler)?;
    let mut pch = command(&[
        Path::new("-Xclang"),
        Path::new("-fno-pch-timestamp"),
        Path::new("-x"),
        Path::new("c++-header"),
        &header,
        Path::new("-o"),
        &precompiled,
    ]);
    if stale(&precompiled, base) {
        wait(pch.spawn().map_err(|e| format!("{}: {e}", compiler.display()))?, &precompiled, base)?;
    }

    let mut units: Vec<(PathBuf, Vec<PathBuf>)> = FAMILIES
        .iter()
        .map(|family| {
            let source = generated.join(format!("{family}.cpp"));
            let inputs = ["h.inc", "cpp.inc"].map(|suffix| generated.join(format!("{family}.{suffix}")));
            (source.clone(), [vec![source], inputs.to_vec()].concat())
        })
        .collect();
    let handwritten = [
        "dialect.cpp.inc",
        "enums.cpp.inc",
        "attributes.cpp.inc",
        "types.cpp.inc",
        "host.h.inc",
        "sync.h.inc",
        "tensor.h.inc",
    ];
    let source = dialect.join("dialect.cpp");
    units.push((source.clone(), handwritten.iter().map(|name| generated.join(name)).chain([source]).collect()));
    let interface = dialect.join("capi.cpp");
    units.push((interface.clone(), vec![interface]));

    let jobs = std::env::var("NUM_JOBS").ok().and_then(|n| n.parse().ok()).unwrap_or(1usize);
    let mut running: Vec<(Child, PathBuf, u64)> = Vec::new();
    let mut objects = Vec::new();
    let mut changed = false;
    for (source, inputs) in &units {
        let stem = source.file_stem().unwrap_or_default();
        let object = generated.join(stem).with_extension("o");
        objects.push(object.clone());
        let hash = digest(inputs, &compiler)? ^ base.rotate_left(1);
        if !stale(&object, hash) {
            continue;
        }
        changed = true;
        if running.len() >= jobs.max(1) {
            let (child, object, hash) = running.remove(0);
            wait(child, &object, hash)?;
        }
        let child =
            command(&[Path::new("-include-pch"), &precompiled, Path::new("-c"), source, Path::new("-o"), &object])
                .spawn()
                .map_err(|e| format!("{}: {e}", compiler.display()))?;
        running.push((child, object, hash));
    }
    for (child, object, hash) in running {
        wait(child, &object, hash)?;
    }
    let library = generated.join("libasclens_dialect.a");
    if changed || !library.is_file() {
        let _ = fs::remove_file(&library);
        let status = Command::new(llvm.archiver())
            .arg("crs")
            .arg(&library)
            .args(&objects)
            .status()
            .map_err(|e| format!("{}: {e}", llvm.archiver().display()))?;
        if !status.success() {
            return Err("archiving the dialect failed".to_owned());
        }
    }
    Ok(())
}

/// Waits for a compiler and, if it succeeded, notes what its output was made from.
fn wait(mut child: Child, output: &Path, hash: u64) -> Result<(), String> {
    let status = child.wait().map_err(|e| e.to_string())?;
    if !status.success() {
        return Err(format!("compiling {} failed", output.display()));
    }
    fs::write(stamp(output), hash.to_string()).map_err(|e| e.to_string())
}

fn stamp(output: &Path) -> PathBuf {
    let mut name = output.as_os_str().to_owned();
    name.push(".hash");
    PathBuf::from(name)
}

fn stale(output: &Path, hash: u64) -> bool {
    !output.is_file() || fs::read_to_string(stamp(output)).ok() != Some(hash.to_string())
}

fn digest(files: &[PathBuf], compiler: &Path) -> Result<u64, String> {
    let mut hasher = DefaultHasher::new();
    (FLAGS, optimisation(), compiler).hash(&mut hasher);
    for file in files {
        fs::read(file).map_err(|e| format!("{}: {e}", file.display()))?.hash(&mut hasher);
    }
    Ok(hasher.finish())
}
