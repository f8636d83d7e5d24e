//! Model data to pictures: theme, widgets, views, session, export.
//!
//! In: the plain data of [`compiler::model`] and egui's input. Out: what egui draws, SVG and HTML, and
//! [`session::Command`]s. Always holds: no file, process or network is touched here, and nothing needs a window:
//! [`shell::Shell::ui`] runs in any [`egui::Context`].
//!
//! The application's frame: read files and worker events into the [`session::Session`], call
//! [`shell::Shell::ui`], carry out the commands it returns; when [`session::Session::wants_compile`] has held for
//! 30 ms without a new key, send [`session::Session::request`] to the worker.

pub mod export;
pub mod i18n;
pub mod layouts;
pub mod session;
pub mod shell;
pub mod templates;
#[cfg(test)]
mod testing;
pub mod text;
pub mod theme;
pub mod views;
pub mod widgets;

/// The egui that this crate draws with.
pub use egui;
