//! Parts that views are made of. They take a theme and values, and know nothing of the session.

mod basics;

pub use basics::{chip, empty_state, label};
