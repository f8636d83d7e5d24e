//! s
pub mod stream;
pub mod timing;
