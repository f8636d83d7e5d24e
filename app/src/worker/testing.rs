//! Children for tests: shell scripts that play recorded frames.

use super::*;
use crate::files::testing::Folder;
use compiler::model::Event;
use std::process::Command;
use std::time::Duration;

pub const PATIENCE: Duration = Duration::from_secs(30);

/// Limits under which nothing expires by accident, however slow the machine is.
pub const CALM: Limits = Limits {
    hello: PATIENCE,
    compile: PATIENCE,
    cancel: PATIENCE,
    pause: Duration::from_millis(1),
    pause_longest: Duration::from_millis(10),
};

pub fn done() -> Event {
    Event::Done { ok: true, cancelled: false, times: Vec::new() }
}

/// Frames that scripts play: `hello`, `foreign`, `done1` (of ticket 1), `done2`, `panicked`, `huge`.
pub struct Script(Folder);

impl Script {
    pub fn new() -> Self {
        let folder = Folder::new();
        let play = |name: &str, message: &FromWorker| folder.write(name, &frame::encode(message).unwrap());
        let hello = |version: &str| FromWorker::Hello { protocol: PROTOCOL, version: version.into() };
        play("hello", &hello(env!("CARGO_PKG_VERSION")));
        play("foreign", &hello("0.0.0"));
        for n in 1..=2 {
            play(&format!("done{n}"), &FromWorker::Event { ticket: Ticket(n), event: done() });
        }
        play("panicked", &FromWorker::Panicked { ticket: Ticket(1), message: "boom (a.rs:1)".into() });
        folder.write("huge", b"ALW1\xff\xff\xff\xff");
        Self(folder)
    }

    /// A worker whose first process runs `first`; later ones say hello and answer the request with ticket 2.
    pub fn spec(&self, limits: Limits, first: &str) -> WorkerSpec {
        let script = format!(
            "if mkdir started 2>/dev/null; then {first}\nelse cat hello; head -c 1 >/dev/null; cat done2; cat >/dev/null; fi"
        );
        let place = self.0.as_ref().to_owned();
        let command = move || {
            let mut command = Command::new("sh");
            command.args(["-c", &script]).current_dir(&place);
            command
        };
        WorkerSpec { command: Box::new(command), limits }
    }
}
