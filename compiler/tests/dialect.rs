//! The dialect reads and writes the reference's text, once names are mapped, and MLIR's passes treat it as they treat
//! the reference's.
#![cfg(feature = "mlir")]

use compiler::ir::{AscModule, Context, Ir, PrintOptions, namespace};
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

/// The function `body` in a module after a pipeline, one trimmed line per operation.
fn after(pipeline: &str, module: &str) -> Vec<String> {
    let ir = Ir::new();
    let module = AscModule::parse(&ir, module).unwrap_or_else(|reports| panic!("{reports:?}"));
    module.run_pipeline(pipeline).unwrap_or_else(|reports| panic!("{reports:?}"));
    module.print(PrintOptions { locations: false }).lines().map(|line| line.trim().to_owned()).collect()
}

fn function(body: &str) -> String {
    format!("func.func @f(%p: memref<?xf32, 22>, %t: !ascir.local_tensor<*xf32>, %n: i32) {{\n{body}\nreturn\n}}")
}

fn count(lines: &[String], op: &str) -> usize {
    lines.iter().filter(|line| line.contains(op)).count()
}

#[test]
fn adjacent_barriers_become_one() {
    let barriers = ["v", "v", "all", "mte2", "v", "all", "all", "m", "v"];
    let body: Vec<String> = barriers.iter().map(|pipe| format!("ascir.pipe_barrier pipe_{pipe}")).collect();
    let lines = after("canonicalize", &function(&body.join("\n")));
    assert_eq!(
        lines.iter().filter(|line| line.contains("barrier")).collect::<Vec<_>>(),
        ["ascir.pipe_barrier pipe_all"]
    );
    let apart = function("ascir.pipe_barrier pipe_v\nascir.reset_mask\nascir.pipe_barrier pipe_v");
    assert_eq!(count(&after("canonicalize", &apart), "barrier"), 2);
}

#[test]
fn unused_tensors_go_with_canonicalize_only() {
    let body = "%a = ascir.global_tensor : !ascir.global_tensor<*xf32>\n\
                %b = ascir.local_tensor : !ascir.local_tensor<*xf32>\n\
                %c = ascir.tbuf : <veccalc>";
    let lines = after("canonicalize", &function(body));
    assert_eq!((count(&lines, "_tensor :"), count(&lines, "tbuf")), (0, 1), "{lines:?}");
    assert_eq!(count(&after("cse", &function(body)), "_tensor :"), 2);
}

#[test]
fn offsets_of_nothing_and_casts_to_the_same_fold() {
    let body = "%zero = arith.constant 0 : index\n\
                %a = ascir.ptr_offset %p[%zero] : memref<?xf32, 22>, memref<?xf32, 22>\n\
                %b = ascir.ptr_offset %a[0] : memref<?xf32, 22>, memref<?xf32, 22>\n\
                %c = ascir.ptr_offset %b[4] : memref<?xf32, 22>, memref<?xf32, 22>\n\
                %g = ascir.global_tensor : !ascir.global_tensor<*xf32>\n\
                ascir.global_tensor.set_global_buffer %g, %c : !ascir.global_tensor<*xf32>, memref<?xf32, 22>\n\
                %d = ascir.reinterpret_cast %t : !ascir.local_tensor<*xf32> to !ascir.local_tensor<*xf32>\n\
                %e = ascir.reinterpret_cast %d : !ascir.local_tensor<*xf32> to !ascir.local_tensor<*xi32>\n\
                %h = ascir.reinterpret_cast %e : !ascir.local_tensor<*xi32> to !ascir.local_tensor<*xf32>\n\
                ascir.set_cmp_mask %h : !ascir.local_tensor<*xf32>";
    let lines = after("canonicalize", &function(body));
    assert_eq!((count(&lines, "ptr_offset"), count(&lines, "reinterpret_cast")), (1, 2), "{lines:?}");
    assert_eq!(count(&lines, "ascir.ptr_offset %arg0[ 4 ]"), 1, "{lines:?}");
}

#[test]
fn pure_operations_merge_and_leave_loops_others_stay() {
    let body = "%c0 = arith.constant 0 : i32\n%c1 = arith.constant 1 : i32\n\
                scf.for %i = %c0 to %n step %c1 : i32 {\n\
                %a = ascir.get_block_idx : i32\n%b = ascir.get_block_idx : i32\n\
                %c = ascir.get_sub_block_idx : i64\n%d = ascir.get_sub_block_idx : i64\n\
                %s = ascir.local_tensor.subindex %t[%a] : !ascir.local_tensor<*xf32>, i32, !ascir.local_tensor<*xf32>\n\
                ascir.exp_l2 %s, %t, %b : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32\n}";
    let lines = after("cse,loop-invariant-code-motion", &function(body));
    let at = |op: &str| lines.iter().position(|line| line.contains(op)).unwrap();
    assert_eq!((count(&lines, "get_block_idx"), count(&lines, "get_sub_block_idx")), (1, 2), "{lines:?}");
    assert!(at("get_block_idx") < at("scf.for") && at("subindex") < at("scf.for"), "{lines:?}");
    assert!(at("get_sub_block_idx") > at("scf.for") && at("exp_l2") > at("scf.for"), "{lines:?}");
}

#[test]
fn everything_may_be_inlined() {
    let module = "func.func private @g(%a: i32) -> ui32 {\n\
                  %b = emitc.cast %a : i32 to ui32\n\
                  %c = \"emitc.constant\"() <{value = 3 : ui32}> : () -> ui32\n\
                  ascir.print_time_stamp %c : ui32\n\
                  %d = builtin.unrealized_conversion_cast %b : ui32 to i64\n\
                  ascir.print_time_stamp %d : i64\n\
                  return %b : ui32\n}\n\
                  func.func @f(%n: i32) {\n\
                  %r = call @g(%n) : (i32) -> ui32\nascir.print_time_stamp %r : ui32\nreturn\n}";
    let lines = after("inline", module);
    assert_eq!((count(&lines, "call @g"), count(&lines, "print_time_stamp"), count(&lines, "func.func")), (0, 3, 1));
}

#[test]
fn wrong_text_is_told_with_its_place() {
    let context = Context::new();
    let told = |text: &str| context.parse(text).map(|_| ()).unwrap_err().messages.join("; ");
    assert!(told("func.func @f() {\n  ascir.pipe_barrier pipe_x\n}").starts_with("2:22:"));
    assert!(told("ascir.nothing").contains("ascir.nothing"));
    let foreign = told("\"tosa.add\"() : () -> ()");
    assert!(foreign.contains("unregistered dialect"), "{foreign}");
    let mistyped = told(&function("ascir.set_cmp_mask %n : i32"));
    assert!(mistyped.contains("local_tensor"), "{mistyped}");
}
