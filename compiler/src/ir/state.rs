//! [`Ir`]: one MLIR context with what is worth keeping between compilations.
//!
//! MLIR never frees uniqued types, attributes and locations, so a long-lived process makes a new `Ir` every few
//! thousand compilations ([`Ir::is_worn`]); making one takes about 6 ms.

use super::attr::Attr;
use super::context::Context;
use super::detached::Abandoned;
use super::diagnostics::Report;
use super::pipeline::Pipelines;
use super::text;
use super::types::Type;
use crate::model;
use mlir_sys as sys;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// Modules after which a context should be replaced.
const WORN_AFTER: u32 = 4000;

/// A context with AscIR loaded, parsed types by their text, printed types, and pass managers ready to run.
pub struct Ir {
    // Dropped before the context that they belong to.
    pub(super) pipelines: Pipelines,
    types: RefCell<HashMap<String, sys::MlirType>>,
    texts: RefCell<HashMap<usize, Rc<str>>>,
    pub(super) data_types: RefCell<HashMap<usize, Rc<model::Type>>>,
    pub(super) modules: Cell<u32>,
    pub(super) abandoned: Abandoned,
    context: Context,
}

impl Default for Ir {
    fn default() -> Self {
        Self::new()
    }
}

impl Ir {
    pub fn new() -> Self {
        Self {
            pipelines: Pipelines::default(),
            types: RefCell::default(),
            texts: RefCell::default(),
            data_types: RefCell::default(),
            modules: Cell::new(0),
            abandoned: Abandoned::default(),
            context: Context::new(),
        }
    }

    pub(super) fn raw(&self) -> sys::MlirContext {
        self.context.to_raw()
    }

    /// Whether so many modules were made that a fresh context is cheaper than what this one has piled up.
    pub fn is_worn(&self) -> bool {
        self.modules.get() >= WORN_AFTER
    }

    /// A type by its text, such as `!ascir.local_tensor<*xf16>`. Each text is parsed once per context.
    ///
    /// # Errors
    /// MLIR's messages when the text is not a type.
    pub fn parse_type<'c>(&'c self, source: &str) -> Result<Type<'c>, Vec<Report<'c>>> {
        if let Some(raw) = self.types.borrow().get(source) {
            // SAFETY: the cache holds types of this context only.
            return Ok(unsafe { Type::from_raw(*raw) });
        }
        let (raw, reports) = self.capture(|| {
            // SAFETY: the context is live; the text is terminated and copied.
            text::with_terminated(source, |source| unsafe { sys::mlirTypeParseGet(self.raw(), source) })
        });
        let ty = Type::optional(raw).ok_or(reports)?;
        self.types.borrow_mut().insert(source.to_owned(), raw);
        Ok(ty)
    }

    /// An attribute by its text, such as `#ascir<kernel_arg explicit>`.
    ///
    /// # Errors
    /// MLIR's messages when the text is not an attribute.
    pub fn parse_attr<'c>(&'c self, source: &str) -> Result<Attr<'c>, Vec<Report<'c>>> {
        let (raw, reports) = self.capture(|| {
            // SAFETY: the context is live; the text is terminated and copied.
            text::with_terminated(source, |source| unsafe { sys::mlirAttributeParseGet(self.raw(), source) })
        });
        Attr::optional(raw).ok_or(reports)
    }

    /// MLIR's text of a type; printed once per context.
    pub fn type_text(&self, ty: Type<'_>) -> Rc<str> {
        Rc::clone(self.texts.borrow_mut().entry(ty.key()).or_insert_with(|| ty.to_string().into()))
    }
}
