//! hoist-que-bind: queues and buffers are declared and initialised once, outside of loops. Pipes stay.
//!
//! The order in which things come to stand is that of a work list from which the last entry is taken first: whoever
//! moves puts its users on the list, so an initialisation follows its queue.

use super::finding::Finding;
use super::hoist;
use super::support::bodies;
use crate::ir::{AscModule, Op};

const HOISTED: [&str; 6] = [
    "ascir.queue",
    "ascir.que_bind",
    "ascir.tbuf",
    "ascir.pipe.init_buffer",
    "ascir.pipe.init_queue",
    "ascir.tbuf.get_tensor",
];

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    for function in bodies(module) {
        let hoisted = |op: &Op<'c>| HOISTED.contains(&op.name());
        let mut work: Vec<_> = function.walk_post().into_iter().filter(hoisted).collect();
        while let Some(op) = work.pop() {
            let Some(copy) = hoist::target(op).and_then(|parent| op.clone_before(parent)) else { continue };
            let mut push = |op: Op<'c>| {
                if hoisted(&op) && !work.contains(&op) {
                    work.push(op);
                }
            };
            push(copy);
            for (old, new) in op.results().zip(copy.results()) {
                for use_ in old.uses() {
                    push(use_.owner);
                }
                old.replace_all_uses(new);
            }
            op.erase();
        }
    }
    Ok(())
}
