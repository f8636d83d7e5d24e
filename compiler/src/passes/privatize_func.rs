//! privatize-func: only functions that Python launches stay visible, so that inlining can drop the others.

use super::finding::Finding;
use super::support::GLOBAL;
use crate::ir::{AscModule, Attr};

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    for function in module.functions() {
        if !function.has_attr(GLOBAL) {
            function.set_attr("sym_visibility", Attr::string(module.ir(), "private"));
        } else if function.body(0).is_some() {
            function.remove_attr("sym_visibility");
        }
    }
    Ok(())
}
