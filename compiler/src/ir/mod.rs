//! AscIR as MLIR: contexts, modules and everything that touches melior.
//!
//! melior and mlir-sys appear only here; other modules use what is exported here.

pub mod context;

pub use crate::ops::namespace;
pub use context::Context;
