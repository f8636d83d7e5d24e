//! MLIR's own messages, caught instead of printed.

use super::location::Loc;
use super::state::Ir;
use super::text;
use crate::model::Severity;
use mlir_sys as sys;
use std::ffi::c_void;

/// One message of MLIR: of the verifier, the parser, or a pass.
#[derive(Clone, Debug)]
pub struct Report<'c> {
    pub severity: Severity,
    pub message: String,
    pub location: Loc<'c>,
}

struct Sink<'c> {
    reports: Vec<Report<'c>>,
}

impl Ir {
    /// Runs `work` and returns what MLIR reported meanwhile; nothing goes to standard error.
    pub fn capture<'c, T>(&'c self, work: impl FnOnce() -> T) -> (T, Vec<Report<'c>>) {
        let mut sink = Sink { reports: Vec::new() };
        // SAFETY: the handler is detached before the sink that it writes to goes away.
        let value = unsafe {
            let id = sys::mlirContextAttachDiagnosticHandler(
                self.raw(),
                Some(receive),
                (&raw mut sink).cast::<c_void>(),
                None,
            );
            let value = work();
            sys::mlirContextDetachDiagnosticHandler(self.raw(), id);
            value
        };
        (value, sink.reports)
    }
}

unsafe extern "C" fn receive(diagnostic: sys::MlirDiagnostic, sink: *mut c_void) -> sys::MlirLogicalResult {
    // SAFETY: `sink` is the one that `capture` passed and keeps alive; the diagnostic is valid during the call.
    unsafe {
        let sink = &mut *sink.cast::<Sink<'_>>();
        add(sink, diagnostic);
        for index in 0..sys::mlirDiagnosticGetNumNotes(diagnostic) {
            add(sink, sys::mlirDiagnosticGetNote(diagnostic, index));
        }
    }
    sys::MlirLogicalResult { value: 1 }
}

/// # Safety
/// `diagnostic` must be valid and of the context behind `sink`.
unsafe fn add(sink: &mut Sink<'_>, diagnostic: sys::MlirDiagnostic) {
    // SAFETY: the caller vouches for the diagnostic.
    unsafe {
        let severity = match sys::mlirDiagnosticGetSeverity(diagnostic) {
            sys::MlirDiagnosticSeverity_MlirDiagnosticError => Severity::Error,
            sys::MlirDiagnosticSeverity_MlirDiagnosticWarning => Severity::Warning,
            _ => Severity::Note,
        };
        sink.reports.push(Report {
            severity,
            message: text::collect(|callback, data| sys::mlirDiagnosticPrint(diagnostic, Some(callback), data)),
            location: Loc::from_raw(sys::mlirDiagnosticGetLocation(diagnostic)),
        });
    }
}
