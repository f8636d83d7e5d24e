//! Regions in the making: filled before the operation that will own them exists.
//!
//! Always holds: a region that never gets an operation, because its maker gave up half-way, is kept until the next module
//! of its context ends and freed with that one. It cannot be freed at once: operations outside may already read values
//! of its own, and its operations read values outside.

use super::builder::Builder;
use super::handle::{Block, Region};
use super::location::Loc;
use super::state::Ir;
use super::types::Type;
use mlir_sys as sys;
use std::cell::RefCell;
use std::mem::ManuallyDrop;

/// A region that belongs to no operation yet; [`OpBuilder::region`](super::OpBuilder::region) gives it to one.
#[must_use]
pub struct DetachedRegion<'c> {
    ir: &'c Ir,
    region: Region<'c>,
}

/// Regions without an operation whose makers gave up.
#[derive(Default)]
pub(super) struct Abandoned(RefCell<Vec<sys::MlirRegion>>);

impl<'c> DetachedRegion<'c> {
    /// A region without blocks.
    pub fn empty(ir: &'c Ir) -> Self {
        Self { ir, region: Region::create() }
    }

    /// A region that holds one block with arguments.
    pub fn with_block(ir: &'c Ir, arguments: &[(Type<'c>, Loc<'c>)]) -> (Self, Block<'c>) {
        let (new, block) = (Self::empty(ir), Block::detached(arguments));
        new.region.append(block);
        (new, block)
    }

    /// The region, which the caller now has to give to an operation.
    pub(super) fn into_region(self) -> Region<'c> {
        ManuallyDrop::new(self).region
    }
}

impl Drop for DetachedRegion<'_> {
    fn drop(&mut self) {
        self.ir.abandoned.0.borrow_mut().push(self.region.raw());
    }
}

impl Abandoned {
    /// Moves every abandoned region into operations at the end of a module's body, so that they end with the module.
    pub fn move_to<'c>(&self, ir: &'c Ir, body: Block<'c>) {
        for raw in self.0.take() {
            // SAFETY: the list holds live regions of this context that nobody else owns.
            let region = unsafe { Region::from_raw(raw) };
            let _ = Builder::at_end(ir, body).op("builtin.module").region(DetachedRegion { ir, region }).build();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::AscModule;

    /// Values cross the region's edge in both directions, as they do when a statement fails inside a branch.
    #[test]
    fn what_is_abandoned_ends_with_its_module() {
        let ir = Ir::new();
        let module = AscModule::new(&ir);
        let outer = Builder::at_end(&ir, module.body());
        let a = outer.int_constant(ir.int(32), 1);
        {
            let (region, block) = DetachedRegion::with_block(&ir, &[]);
            let inner = Builder::at_end(&ir, block);
            let b = inner.op("arith.addi").operands(&[a, a]).value(ir.int(32));
            outer.op("arith.addi").operands(&[b, a]).value(ir.int(32));
            drop(region);
        }
        assert_eq!(ir.abandoned.0.borrow().len(), 1);
        drop(module);
        assert!(ir.abandoned.0.borrow().is_empty());
    }
}
