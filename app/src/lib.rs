//! AscLens application library: window, command line, worker processes, files, settings.
//!
//! The only crate that touches disk, network or processes. Everything shown comes from `visualizer`, everything
//! compiled from `compiler`; this crate carries text and results between them and keeps the user's work safe.

pub mod bench;
pub mod cli;
pub mod files;
pub mod profile;
pub mod settings;
pub mod watch;
pub mod window;
pub mod worker;
