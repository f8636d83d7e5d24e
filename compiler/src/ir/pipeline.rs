//! MLIR's own passes, by the text of their pipeline.

use super::diagnostics::Report;
use super::module::AscModule;
use super::state::Ir;
use super::text;
use crate::model::Severity;
use mlir_sys as sys;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Once;

/// Pass managers by pipeline text. Building one and its first run cost far more than a later run, so they stay.
#[derive(Default)]
pub(super) struct Pipelines {
    managers: RefCell<HashMap<String, sys::MlirPassManager>>,
}

impl Drop for Pipelines {
    fn drop(&mut self) {
        for manager in self.managers.get_mut().values() {
            // SAFETY: each manager is owned by this map alone.
            unsafe { sys::mlirPassManagerDestroy(*manager) }
        }
    }
}

impl Ir {
    fn manager<'c>(&'c self, pipeline: &str) -> Result<sys::MlirPassManager, Vec<Report<'c>>> {
        static REGISTER: Once = Once::new();
        // SAFETY: registration of MLIR's general passes; once per process.
        REGISTER.call_once(|| unsafe {
            sys::mlirRegisterTransformsPasses();
            sys::mlirRegisterConversionReconcileUnrealizedCasts();
        });
        if let Some(manager) = self.pipelines.managers.borrow().get(pipeline) {
            return Ok(*manager);
        }
        // SAFETY: the context is live; the manager is owned here until the map takes it or it is destroyed.
        unsafe {
            let manager = sys::mlirPassManagerCreate(self.raw());
            let mut ok = false;
            let message = text::collect(|callback, data| {
                let result = sys::mlirOpPassManagerAddPipeline(
                    sys::mlirPassManagerGetAsOpPassManager(manager),
                    text::to_ref(pipeline),
                    Some(callback),
                    data,
                );
                ok = result.value != 0;
            });
            if !ok {
                sys::mlirPassManagerDestroy(manager);
                let location = super::location::Loc::unknown(self);
                return Err(vec![Report { severity: Severity::Error, message, location }]);
            }
            self.pipelines.managers.borrow_mut().insert(pipeline.to_owned(), manager);
            Ok(manager)
        }
    }
}

impl<'c> AscModule<'c> {
    /// Runs passes of MLIR on the module, such as `canonicalize,cse` or `func.func(canonicalize{top-down=false})`,
    /// and verifies it after each.
    ///
    /// # Errors
    /// What MLIR reported when a pass or the verifier failed. Also its message when the pipeline's text is wrong.
    pub fn run_pipeline(&self, pipeline: &str) -> Result<(), Vec<Report<'c>>> {
        let ir = self.ir();
        let manager = ir.manager(pipeline)?;
        // SAFETY: the manager belongs to the module's context and both are live.
        let (result, reports) = ir.capture(|| unsafe { sys::mlirPassManagerRunOnOp(manager, self.op().raw()) });
        if result.value != 0 { Ok(()) } else { Err(reports) }
    }

    /// Verifies the module.
    ///
    /// # Errors
    /// What the verifier reported.
    pub fn verify(&self) -> Result<(), Vec<Report<'c>>> {
        let (ok, reports) = self.ir().capture(|| self.op().verify());
        if ok { Ok(()) } else { Err(reports) }
    }
}
