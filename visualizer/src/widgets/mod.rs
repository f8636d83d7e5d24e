//! Parts that views are made of. They take a theme and values; only the editor knows a document.

pub mod axis;
mod basics;
pub mod canvas;
pub mod code;
pub mod table;

pub use basics::{chip, empty_state, label};
