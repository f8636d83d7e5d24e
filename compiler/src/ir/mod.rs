//! AscIR as MLIR: contexts, modules, operations, and everything that touches melior.
//!
//! In: calls of `lower`, `passes` and `emit`. Out: the module they work on, its text, and plain data made from it.
//! Always holds: melior and mlir-sys appear only here; handles ([`Op`], [`Value`], [`Block`], ...) are copyable
//! pointers tied to the [`Ir`] that owns their memory.

mod attr;
mod builder;
pub mod context;
pub mod data_type;
mod detached;
mod diagnostics;
mod extra;
mod groups;
mod handle;
pub mod identity;
mod location;
mod matching;
mod module;
mod order;
mod pipe;
mod pipeline;
mod program;
mod snapshot;
mod state;
mod text;
mod types;

pub use crate::ops::namespace;
pub use attr::Attr;
pub use builder::{Builder, OpBuilder};
pub use context::Context;
pub use detached::DetachedRegion;
pub use diagnostics::Report;
pub use groups::group_sizes;
pub use handle::{Block, Op, Region, Use, Value};
pub use identity::{Identities, Sources};
pub use location::{Loc, LocParts};
pub use module::{AscModule, PrintOptions, print_op};
pub use order::Order;
pub use program::program;
pub use snapshot::Snapshots;
pub use state::Ir;
pub use types::{GLOBAL_SPACE, Type};
