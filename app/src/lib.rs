//! AscLens application library: window, command line, workers.
