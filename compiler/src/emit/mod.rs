//! Output texts, one file per output.

mod aipp;
pub mod ascendc;
mod control;
mod cpp_type;
mod custom;
mod dump;
mod float_text;
mod plain;
mod template;
mod writer;
