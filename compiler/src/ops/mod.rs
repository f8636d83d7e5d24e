//! The operations of AscIR as tables, generated from `dialect/*.td`.

pub mod namespace;
