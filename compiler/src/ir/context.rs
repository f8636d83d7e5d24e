//! MLIR contexts with AscIR loaded.
//!
//! In: nothing, or the text of a module. Out: a context, or a verified module of it. Always holds: `ascir`, `arith`,
//! `emitc`, `func`, `math`, `memref` and `scf` are loaded, other dialects are refused, and the context is single
//! threaded, so that the order of everything is reproducible.

use melior::dialect::DialectRegistry;
use melior::ir::Module;
use mlir_sys::MlirDialectRegistry;
use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

unsafe extern "C" {
    /// Adds the dialects to a registry (`dialect/dialect.cpp`).
    fn asclensRegisterDialects(registry: MlirDialectRegistry);
}

/// An MLIR context with AscIR and the dialects its modules are made of. Dereferences to melior's context.
#[derive(Debug)]
pub struct Context {
    inner: melior::Context,
}

/// Why a text is not a module: MLIR's messages, each with its place where it gave one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a valid AscIR module: {}", messages.join("; "))]
pub struct ParseError {
    /// MLIR's messages in the order given, `line:column: text`.
    pub messages: Vec<String>,
}

impl Context {
    /// Creates a context with every dialect loaded.
    #[must_use]
    pub fn new() -> Self {
        let registry = DialectRegistry::new();
        // SAFETY: the registry is alive; the function only inserts into it.
        unsafe { asclensRegisterDialects(registry.to_raw()) };
        let inner = melior::Context::new();
        inner.enable_multi_threading(false);
        inner.append_dialect_registry(&registry);
        inner.load_all_available_dialects();
        Self { inner }
    }

    /// Parses and verifies a module in AscIR's own names (see [`super::namespace`] for the reference's).
    ///
    /// # Errors
    /// MLIR's diagnostics, if the text does not parse or does not verify.
    pub fn parse(&self, text: &str) -> Result<Module<'_>, ParseError> {
        let (module, messages) = self.with_messages(|| Module::parse(&self.inner, text));
        module.ok_or(ParseError { messages })
    }

    /// Runs `work` and returns its result with the diagnostics that MLIR gave meanwhile, which then reach nobody else.
    pub fn with_messages<T>(&self, work: impl FnOnce() -> T) -> (T, Vec<String>) {
        let messages = Rc::new(RefCell::new(Vec::new()));
        let sink = Rc::clone(&messages);
        let handler = self.inner.attach_diagnostic_handler(move |diagnostic| {
            let place = diagnostic.location().to_string();
            sink.borrow_mut().push(format!("{}: {diagnostic}", place_of(&place)));
            true
        });
        let result = work();
        self.inner.detach_diagnostic_handler(handler);
        (result, messages.take())
    }
}

/// `loc("-":3:7)` as `3:7`; other locations as they are.
fn place_of(location: &str) -> &str {
    location.strip_prefix("loc(\"-\":").and_then(|rest| rest.strip_suffix(')')).unwrap_or(location)
}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for Context {
    type Target = melior::Context;

    fn deref(&self) -> &melior::Context {
        &self.inner
    }
}
