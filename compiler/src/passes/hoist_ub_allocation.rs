//! hoist-ub-allocation: scratch tensors are allocated once, outside of loops. Tensors that are filled or copied out
//! stay, since each pass through the loop needs its own.

use super::finding::Finding;
use super::hoist::hoist;
use super::input_output_tensor::AUTO;
use super::support::{bodies, named};
use crate::ir::AscModule;

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    for function in bodies(module) {
        // The last goes first and all the way, so they come to stand in reverse order.
        for tensor in named(function, AUTO).into_iter().rev() {
            if !tensor.has_attr("input") && !tensor.has_attr("output") {
                hoist(tensor);
            }
        }
    }
    Ok(())
}
