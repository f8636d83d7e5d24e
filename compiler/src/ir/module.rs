//! A module: the root that owns every operation of one compilation.

use super::diagnostics::Report;
use super::handle::{Block, Op};
use super::location::Loc;
use super::state::Ir;
use super::{extra, text};
use mlir_sys as sys;

/// An AscIR module. Owns its operations; dropping it frees them.
pub struct AscModule<'c> {
    ir: &'c Ir,
    raw: sys::MlirModule,
}

/// How a module is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrintOptions {
    /// With `loc(...)` behind every operation and aliases at the end.
    pub locations: bool,
}

impl<'c> AscModule<'c> {
    /// An empty module.
    pub fn new(ir: &'c Ir) -> Self {
        // SAFETY: the context is live.
        let raw = unsafe { sys::mlirModuleCreateEmpty(Loc::unknown(ir).raw()) };
        Self::owned(ir, raw)
    }

    /// Reads AscIR text (namespace `ascir`; `namespace` converts the reference's).
    ///
    /// # Errors
    /// MLIR's messages when the text does not parse or verify, each with line and column in `text`.
    pub fn parse(ir: &'c Ir, text: &str) -> Result<Self, Vec<Report<'c>>> {
        let (raw, reports) = ir.capture(|| {
            // SAFETY: the context is live; the text is terminated and copied.
            text::with_terminated(text, |text| unsafe { sys::mlirModuleCreateParse(ir.raw(), text) })
        });
        if raw.ptr.is_null() { Err(reports) } else { Ok(Self::owned(ir, raw)) }
    }

    fn owned(ir: &'c Ir, raw: sys::MlirModule) -> Self {
        ir.modules.set(ir.modules.get() + 1);
        Self { ir, raw }
    }

    pub fn ir(&self) -> &'c Ir {
        self.ir
    }

    /// The `builtin.module` operation.
    pub fn op(&self) -> Op<'c> {
        // SAFETY: the module is live.
        unsafe { Op::from_raw(sys::mlirModuleGetOperation(self.raw)) }
    }

    /// The block that holds the module's functions and declarations.
    pub fn body(&self) -> Block<'c> {
        // SAFETY: the module is live; it always has one block.
        unsafe { Block::from_raw(sys::mlirModuleGetBody(self.raw)) }
    }

    /// The functions in order.
    pub fn functions(&self) -> impl Iterator<Item = Op<'c>> {
        self.body().ops().filter(|op| op.is("func.func"))
    }

    /// Hash of the module's operations with their operands, types, attributes and blocks. Equal before and after a step
    /// that changed nothing but locations. Means nothing for another module.
    pub fn fingerprint(&self) -> u64 {
        // SAFETY: the module is live and only read.
        unsafe { extra::asclensFingerprint(self.op().raw()) }
    }

    /// MLIR's text.
    pub fn print(&self, options: PrintOptions) -> String {
        print_op(self.op(), options)
    }
}

/// MLIR's text of one operation and everything in it.
pub fn print_op(op: Op<'_>, options: PrintOptions) -> String {
    // SAFETY: flags are created, used and destroyed here; `collect` provides matching callback and data.
    text::collect(|callback, data| unsafe {
        let flags = sys::mlirOpPrintingFlagsCreate();
        sys::mlirOpPrintingFlagsAssumeVerified(flags);
        if options.locations {
            sys::mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
        }
        sys::mlirOperationPrintWithFlags(op.raw(), flags, Some(callback), data);
        sys::mlirOpPrintingFlagsDestroy(flags);
    })
}

impl Drop for AscModule<'_> {
    fn drop(&mut self) {
        self.ir.abandoned.move_to(self.ir, self.body());
        // SAFETY: the module is owned by us.
        unsafe { sys::mlirModuleDestroy(self.raw) }
    }
}
