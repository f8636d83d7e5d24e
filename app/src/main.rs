//! The `asclens` program.

fn main() {}
