//! define-cube-only: tells Ascend C's matrix library that no vector core takes part.

use super::finding::Finding;
use super::support::CUBE_ONLY;
use crate::ir::{AscModule, Attr, Builder};

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    let ir = module.ir();
    Builder::at_start(ir, module.body())
        .located(module.op().location())
        .op("emitc.verbatim")
        .attr("value", Attr::string(ir, "#define ASCENDC_CUBE_ONLY"))
        .build();
    module.op().set_attr(CUBE_ONLY, Attr::unit(ir));
    Ok(())
}
