//! Tests of the program as a whole: its worker process and its command line. One binary, since each costs a link of
//! MLIR.

mod cli;
mod profile;
mod worker;
