//! detect-enable-debug: a kernel that prints or dumps needs a buffer for it.

use super::finding::Finding;
use super::support::{ENABLE_DEBUG, has_any};
use crate::ir::{AscModule, Attr};

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    if has_any(module, &["ascir.printf", "ascir.dump_tensor"]) {
        module.op().set_attr(ENABLE_DEBUG, Attr::unit(module.ir()));
    }
    Ok(())
}
