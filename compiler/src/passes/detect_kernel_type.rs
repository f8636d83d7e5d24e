//! detect-kernel-type: a kernel that registers a matmul object runs on cube and vector cores.

use super::finding::Finding;
use super::support::{COMPILE_MIX, CUBE_ONLY, REGIST_MATMUL, has_any};
use crate::ir::{AscModule, Attr};

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    if has_any(module, &[REGIST_MATMUL]) {
        module.op().set_attr(COMPILE_MIX, Attr::unit(module.ir()));
    }
    Ok(())
}

/// Kernel type after the passes: the launch's own choice (`MIX_AIC_1_1` or `asc.KernelType.MIX_AIC_1_1`), else what
/// the module asks for.
pub fn kernel_type<'t>(module: &AscModule<'_>, option: Option<&'t str>) -> &'t str {
    let chosen = option.map(|option| option.rsplit('.').next().unwrap_or(option)).filter(|option| *option != "None");
    match chosen {
        Some(chosen) => chosen,
        None if !module.op().has_attr(COMPILE_MIX) => "AIV_ONLY",
        None if module.op().has_attr(CUBE_ONLY) => "AIC_ONLY",
        None => "MIX_AIC_1_2",
    }
}
