//! detect-kernel-type: a kernel that registers a matmul object runs on cube and vector cores.

use super::finding::Finding;
use super::support::{COMPILE_MIX, REGIST_MATMUL, has_any};
use crate::ir::{AscModule, Attr};

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    if has_any(module, &[REGIST_MATMUL]) {
        module.op().set_attr(COMPILE_MIX, Attr::unit(module.ir()));
    }
    Ok(())
}
