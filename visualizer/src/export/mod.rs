//! Pictures and reports without a window.
