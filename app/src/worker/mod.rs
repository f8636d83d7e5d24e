//! The compiler in a process of its own, so that a fault in it costs one result and never the editor.
//!
//! In: [`CompileRequest`](compiler::model::CompileRequest)s. Out: [`Update`]s, each with the [`Ticket`] of its request.
//! Always holds: at most one request runs and one waits; the newest wins; whatever the child does (dies, hangs, writes
//! nonsense), the next request is served by a working child and the user is told what happened.
//!
//! `frame` cuts the byte stream into messages, `protocol` names them, `child` is the worker's main function,
//! `process` owns one child, `supervisor` decides what happens to it, `client` is what the rest of the program uses.

mod child;
mod client;
mod fault;
mod frame;
mod inbox;
mod process;
mod protocol;
mod supervisor;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

pub use child::{Engine, serve};
pub(crate) use child::{set_memory_limit, take_stdout as only_frames_on_stdout};
pub use client::Client;
pub use fault::{Fault, describe};
pub use frame::{FrameError, LIMIT, read_frame, write_frame};
pub use inbox::{Update, WorkerState};
pub use process::this_program;
pub use protocol::{FromWorker, PROTOCOL, Ticket, ToWorker};
pub use supervisor::{Limits, WorkerSpec};
