//! Python syntax and a launch to AscIR: an abstract interpreter.
//!
//! In: the syntax tree of a file, what the launch fixes ([`LaunchSpec`]), the text. Out: a module as the reference's
//! front end makes it, operation by operation, with the source of each; or diagnostics.
//! Always holds: any input ends in a module, in errors, or in both kinds of diagnostic; nothing of the user's runs.
//!
//! Values known at compile time are Python objects ([`value`]); those that exist on the device are SSA values in a
//! Python wrapper. One file per surface: statements ([`stmt`]), control flow ([`control`], [`carry`]), expressions
//! ([`expr`]), operators and casts ([`operators`], [`cast`]), calls ([`call`], [`overload`], [`matching`],
//! [`making`], [`results`], [`params`]), core objects ([`core`], [`attribute`]), pipes and queues ([`framework`]), matrix products ([`matmul`], [`tilings`]), structs, functions
//! ([`device`]), Python's own objects ([`python`], [`builtins`], [`format`]), names ([`globals`], [`scope`], [`api`]).
//! Staged classes: [`staged`], [`staged_tensor`], [`staged_cube`]. [`walk`] refuses what the reference refuses without looking at its place. [`traps`] warns where the reference compiles something else than what is written.

mod api;
mod attribute;
mod builtins;
mod call;
mod carry;
mod cast;
mod control;
mod core;
mod device;
mod expr;
mod format;
mod framework;
mod globals;
mod interp;
mod making;
mod matching;
mod matmul;
mod operators;
mod overload;
mod params;
mod pyset;
mod python;
mod results;
mod scope;
mod staged;
mod staged_cube;
mod staged_tensor;
mod stmt;
mod structs;
mod tilings;
mod traps;
mod value;
mod walk;

use crate::ir::{AscModule, Ir};
use crate::model::{Diagnostic, LaunchSpec, Message, Origins, Severity, SourceSpan};
use crate::syntax::ast::Module;

/// Result of a lowering.
pub struct Lowered<'c> {
    /// `None` when there is an error among the diagnostics.
    pub module: Option<AscModule<'c>>,
    /// Source of each operation, by the number in its location.
    pub origins: Origins,
    /// Errors and warnings in the order in which they were found, those of the parser first.
    pub diagnostics: Vec<Diagnostic>,
}

/// Compiles the kernel that `spec` launches. `file` is the name that locations show; `text` is what `syntax` was
/// parsed from.
pub fn lower<'c>(ir: &'c Ir, syntax: &Module, spec: &LaunchSpec, text: &str, file: &str) -> Lowered<'c> {
    let globals = globals::Globals::new(syntax);
    let kernel = globals.kernel(&spec.kernel);
    let staged = match kernel {
        Some((def, _)) if def.jit_decorator().is_some() => None,
        _ => syntax.staged(text).into_iter().find(|staged| staged.def.name.name == spec.kernel),
    };
    let mut lowering = interp::Lowering::new(ir, globals, spec, text, file);
    lowering.diagnostics.extend(syntax.errors.iter().cloned());
    match kernel {
        _ if staged.is_some() => {
            let _ = staged.as_ref().map(|staged| lowering.staged_kernel(staged));
        }
        Some((def, at)) => {
            // A failure is in the diagnostics.
            let _ = lowering.kernel(def, at);
        }
        None => {
            let name = &spec.kernel;
            lowering.diagnostics.push(Diagnostic::error(
                "ASC5003",
                SourceSpan::default(),
                Message::new(
                    format!("this file has no function `{name}` to launch"),
                    format!("此文件中没有可启动的函数 `{name}`"),
                ),
            ));
        }
    }
    let failed = lowering.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    let interp::Lowering { module, origins, diagnostics, .. } = lowering;
    Lowered { module: (!failed).then_some(module), origins: Origins { list: origins }, diagnostics }
}
