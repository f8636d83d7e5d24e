//! The passes between lowering and emission, in the reference's order.
//!
//! In: the module that lowering made. Out: the module that emission prints, with stage snapshots when asked for.
//! Always holds: a module that a pass of MLIR or a run of passes of ours changed is verified; a pass that fails leaves
//! diagnostics, never a panic; what each pass makes equals what the reference makes.
//!
//! A new pass is one file and one line in [`SCHEDULE`].

mod copy_direction;
mod declare_py_struct;
mod define_cube_only;
mod detect_enable_debug;
mod detect_kernel_type;
mod erase_sync;
mod finding;
mod generate_boilerplate;
mod hoist;
mod hoist_que_bind;
mod hoist_ub_allocation;
mod input_output_tensor;
mod insert_sync;
mod legalize_kernel_args;
mod materialize_tensor;
mod privatize_func;
mod runner;
mod strip_debug_info;
mod support;
mod unify_pipe;
mod verify_sync;

pub use detect_kernel_type::kernel_type;
pub use runner::{Outcome, Status, run, run_one};
pub use support::{COMPILE_MIX, CUBE_ONLY, ENABLE_DEBUG, GLOBAL, STRIPPED};

use crate::ir::AscModule;
use crate::model::LaunchOptions;
use finding::Finding;

/// One step of the schedule.
pub struct Pass {
    /// As on the command line and in the stage slider.
    pub name: &'static str,
    step: Step,
    when: When,
    shortcut: Option<Shortcut>,
}

/// A cheaper way to the same result, for modules that hold nothing the pass works on.
struct Shortcut {
    fits: fn(&AscModule<'_>) -> bool,
    /// What is left to do then.
    pipeline: Option<&'static str>,
}

/// A pass of our own: changes the module, may add warnings, may fail with an error.
type Own = for<'c> fn(&AscModule<'c>, &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>>;

enum Step {
    /// A pipeline of MLIR's passes.
    Mlir(&'static str),
    Own(Own),
    /// A pass of our own that the reference runs on MLIR's pattern driver, which tidies up the whole function: folds,
    /// drops dead operations, moves constants to the front, even when the pass itself finds nothing to do.
    OwnTidied(Own),
}

/// What turns a step on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When {
    Always,
    InsertSync,
    CubeOnly,
    VerifySync,
    StripLoc,
}

/// The pattern driver's tidying without patterns.
const TIDY: &str = "func.func(canonicalize{top-down=false region-simplify=aggressive enable-patterns=none})";

const CANONICALIZE: &str = "canonicalize";

/// How far a module is simplified. What is simplified so far needs no pipeline of that level again until it changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Level {
    Tidied,
    Canonical,
}

impl Level {
    /// The level that a pipeline brings a module to.
    fn of(pipeline: &str) -> Option<Self> {
        match pipeline {
            TIDY => Some(Self::Tidied),
            CANONICALIZE => Some(Self::Canonical),
            _ => None,
        }
    }
}

const fn mlir(name: &'static str) -> Pass {
    Pass { name, step: Step::Mlir(name), when: When::Always, shortcut: None }
}

const fn own(name: &'static str, pass: Own) -> Pass {
    Pass { name, step: Step::Own(pass), when: When::Always, shortcut: None }
}

const fn tidied(name: &'static str, pass: Own) -> Pass {
    Pass { name, step: Step::OwnTidied(pass), when: When::Always, shortcut: None }
}

impl Pass {
    const fn when(mut self, when: When) -> Self {
        self.when = when;
        self
    }

    const fn shortcut(mut self, fits: fn(&AscModule<'_>) -> bool, pipeline: Option<&'static str>) -> Self {
        self.shortcut = Some(Shortcut { fits, pipeline });
        self
    }
}

/// Without calls the inliner only canonicalises the functions. It builds its patterns anew each time to do so.
fn no_calls(module: &AscModule<'_>) -> bool {
    !support::has_any(module, &["func.call"])
}

fn one_function(module: &AscModule<'_>) -> bool {
    module.functions().count() == 1
}

fn no_casts(module: &AscModule<'_>) -> bool {
    !support::has_any(module, &["builtin.unrealized_conversion_cast"])
}

/// Tidying twice changes nothing the second time, so without automatic tensors the pass before has done it all.
fn no_automatic_tensors(module: &AscModule<'_>) -> bool {
    !support::has_any(module, &[input_output_tensor::AUTO])
}

/// Every pass in order.
pub const SCHEDULE: &[Pass] = &[
    own("privatize-func", privatize_func::run),
    mlir("inline").shortcut(no_calls, Some(CANONICALIZE)),
    mlir("symbol-dce").shortcut(one_function, None),
    mlir(CANONICALIZE),
    mlir("reconcile-unrealized-casts").shortcut(no_casts, None),
    tidied("input-output-tensor", input_output_tensor::run),
    tidied("hoist-ub-allocation", hoist_ub_allocation::run).shortcut(no_automatic_tensors, None),
    tidied("materialize-tensor", materialize_tensor::run).shortcut(no_automatic_tensors, None),
    own("unify-pipe", unify_pipe::run),
    mlir(CANONICALIZE),
    mlir("cse"),
    mlir("loop-invariant-code-motion"),
    mlir("sccp"),
    mlir(CANONICALIZE),
    own("erase-sync", erase_sync::run).when(When::InsertSync),
    tidied("hoist-que-bind", hoist_que_bind::run).when(When::InsertSync),
    tidied("insert-sync", insert_sync::run).when(When::InsertSync),
    own("unify-pipe", unify_pipe::run).when(When::InsertSync),
    mlir(CANONICALIZE).when(When::InsertSync),
    own("declare-py-struct", declare_py_struct::run),
    own("generate-boilerplate", generate_boilerplate::run),
    own("define-cube-only", define_cube_only::run).when(When::CubeOnly),
    own("legalize-kernel-args", legalize_kernel_args::run),
    own("detect-kernel-type", detect_kernel_type::run),
    own("detect-enable-debug", detect_enable_debug::run),
    own("verify-sync", verify_sync::run).when(When::VerifySync),
    own("strip-debug-info", strip_debug_info::run).when(When::StripLoc),
];

/// The passes that run for a module as lowering left it. Unset `insert_sync` means: exactly when the module holds an
/// automatic tensor anywhere, device functions included. `run_passes` off means none.
pub fn plan(module: &AscModule<'_>, options: &LaunchOptions) -> Vec<&'static Pass> {
    if !options.run_passes {
        return Vec::new();
    }
    let insert_sync = options.insert_sync.unwrap_or_else(|| support::has_any(module, &[input_output_tensor::AUTO]));
    let on = |when: When| match when {
        When::Always => true,
        When::InsertSync => insert_sync,
        When::CubeOnly => options.matmul_cube_only,
        When::VerifySync => options.verify_sync,
        When::StripLoc => options.strip_loc,
    };
    SCHEDULE.iter().filter(|pass| on(pass.when)).collect()
}
