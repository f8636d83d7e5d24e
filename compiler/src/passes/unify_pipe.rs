//! unify-pipe: one pipe object per function. A function with a single pipe keeps it where it is.

use super::finding::Finding;
use super::support::{bodies, named};
use crate::ir::{AscModule, Builder, Loc};

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    let ir = module.ir();
    for function in bodies(module) {
        let pipes = named(function, "ascir.pipe");
        if pipes.len() < 2 {
            continue;
        }
        let (Some(entry), Some(first)) = (function.body(0), pipes[0].result(0)) else { continue };
        let shared = Builder::at_start(ir, entry).located(Loc::unknown(ir)).op("ascir.pipe").value(first.ty());
        for pipe in pipes {
            if let Some(result) = pipe.result(0) {
                result.replace_all_uses(shared);
            }
            pipe.erase();
        }
    }
    Ok(())
}
