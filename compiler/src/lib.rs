//! Python kernel text to AscIR and everything derived from it.
//!
//! In: text, a [`model::LaunchSpec`], a chip name. Out: the plain data of [`model`].
//! Always holds: nothing here opens a window, a file, a socket or a process.

pub mod assist;
#[cfg(feature = "mlir")]
pub mod driver;
#[cfg(feature = "mlir")]
pub mod emit;
pub mod host;
#[cfg(feature = "mlir")]
pub mod ir;
#[cfg(feature = "mlir")]
pub mod lower;
pub mod model;
pub mod ops;
#[cfg(feature = "mlir")]
pub mod passes;
pub mod profile;
pub mod sim;
pub mod syntax;
pub mod target;
