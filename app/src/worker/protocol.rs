//! What the two sides say to each other. A change of meaning raises [`PROTOCOL`].

use compiler::model::{CompileRequest, Event};
use serde::{Deserialize, Serialize};

/// Version of this file and of the model types in its messages. Both sides are the same program, unless it was
/// replaced on disk while running.
pub const PROTOCOL: u32 = 1;

/// One request of one client, counted up; says which of two results is newer even when the text is the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Ticket(pub u64);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToWorker {
    Compile {
        ticket: Ticket,
        request: Box<CompileRequest>,
    },
    /// Stop as soon as possible; `Done` is still sent.
    Cancel {
        ticket: Ticket,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromWorker {
    /// First message: who is there.
    Hello {
        protocol: u32,
        version: String,
    },
    Event {
        ticket: Ticket,
        event: Event,
    },
    /// A result that was left out, and why. Others of the same request may follow.
    Skipped {
        ticket: Ticket,
        what: String,
        reason: String,
    },
    /// The compiler panicked; the worker exits after this.
    Panicked {
        ticket: Ticket,
        message: String,
    },
}
