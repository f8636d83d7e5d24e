//! All tests that need more than one crate or link MLIR: one binary, since each such binary costs half a minute.

mod alpha;
mod back_end;
mod calibration;
mod corpus;
mod coverage;
mod driver;
mod emission;
mod filetests;
mod front_end;
mod hazards;
mod mutants;
mod op_sequence;
mod refusals;
mod staged;

mod tidy;
mod values;
