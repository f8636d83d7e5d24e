//! Shared helpers of the test package.
//!
//! In: the repository's files. Out: kernels with what the reference made of them, and comparisons that say where two
//! texts part. Always holds: a helper that finds nothing to work on fails instead of passing in silence.

pub mod alpha;
pub mod corpus;
pub mod filecheck;
pub mod npy;
pub mod op_sequence;
pub mod table;
