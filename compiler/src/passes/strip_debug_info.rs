//! strip-debug-info: the emitted text mentions no Python names.
//!
//! MLIR's pass of this name drops locations altogether. They stay here, since they also tie every line of the result
//! to its source; the module is marked instead, and emission leaves names out.

use super::finding::Finding;
use super::support::STRIPPED;
use crate::ir::{AscModule, Attr};

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    module.op().set_attr(STRIPPED, Attr::unit(module.ir()));
    Ok(())
}
