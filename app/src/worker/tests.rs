//! Children that misbehave in every way a program can. Each is a shell script that plays recorded frames.

use super::fault::Cause;
use super::testing::{CALM, PATIENCE, Script, done};
use super::*;
use compiler::model::{CompileRequest, Want};
use std::process::Command;
use std::time::{Duration, Instant};

/// A deadline that must pass in the test.
const SHORT: Duration = Duration::from_millis(200);

fn request(revision: u64) -> CompileRequest {
    CompileRequest {
        revision,
        file: "a.py".into(),
        text: "import asc\n".into(),
        kernel: None,
        launch: None,
        chip: String::new(),
        want: Want::ALL,
    }
}

/// A client whose first child runs `first` and whose later ones say hello and answer the request with ticket 2.
struct Stage {
    client: Client,
    _script: Script,
}

impl Stage {
    fn new(limits: Limits, first: &str) -> Self {
        let script = Script::new();
        let client = Client::start(script.spec(limits, first), || {}).unwrap();
        Self { client, _script: script }
    }

    /// Updates until one is as wanted.
    #[track_caller]
    fn until(&self, wanted: impl Fn(&Update) -> bool) -> Vec<Update> {
        let end = Instant::now() + PATIENCE;
        let mut seen = Vec::new();
        while Instant::now() < end {
            seen.extend(self.client.wait(SHORT));
            if seen.iter().any(&wanted) {
                return seen;
            }
        }
        panic!("not seen among {seen:?}, state {:?}", self.client.state());
    }

    #[track_caller]
    fn fault(&self) -> Fault {
        let seen = self.until(|update| matches!(update, Update::Fault(_)));
        seen.into_iter().find_map(|update| if let Update::Fault(fault) = update { Some(fault) } else { None }).unwrap()
    }

    #[track_caller]
    fn second_request_is_served(&mut self) {
        let ticket = self.client.request(request(8));
        assert_eq!(ticket, Ticket(2));
        self.until(|update| *update == Update::Event { ticket, revision: 8, event: done() });
    }
}

/// One request meets a child that does `first`; the user is told, and the next request is served.
#[track_caller]
fn survives(limits: Limits, first: &str) -> Fault {
    let mut stage = Stage::new(limits, first);
    assert_eq!(stage.client.request(request(7)), Ticket(1));
    let fault = stage.fault();
    assert_eq!(fault.lost, Some((Ticket(1), 7)));
    assert!(fault.diagnostic().message.en.contains("revision 7"), "{:?}", fault.diagnostic());
    stage.second_request_is_served();
    fault
}

#[test]
fn a_child_that_is_killed() {
    let fault = survives(CALM, "cat hello; head -c 1 >/dev/null; echo last words >&2; kill -9 $$");
    assert!(matches!(&fault.cause, Cause::Died(how) if how.starts_with("signal 9, SIGKILL")), "{fault:?}");
    assert_eq!(fault.log, ["last words"]);
}

#[test]
fn a_child_that_exits_inside_a_message() {
    let fault = survives(CALM, "cat hello; head -c 1 >/dev/null; head -c 9 done1; exit 3");
    assert_eq!(fault.cause, Cause::Died("exit code 3".into()));
}

#[test]
fn a_child_that_hangs() {
    let fault = survives(Limits { compile: SHORT, ..CALM }, "cat hello; exec sleep 1000");
    assert!(matches!(fault.cause, Cause::Hung(ms) if ms >= SHORT.as_millis()), "{fault:?}");
}

#[test]
fn a_child_that_prints_between_messages() {
    let fault = survives(CALM, "cat hello; head -c 1 >/dev/null; echo warning: stray; cat >/dev/null");
    assert!(matches!(&fault.cause, Cause::Garbled(what) if what.contains("expected a message")), "{fault:?}");
}

#[test]
fn a_child_that_announces_gigabytes() {
    let fault = survives(CALM, "cat hello; head -c 1 >/dev/null; cat huge; cat >/dev/null");
    assert!(matches!(&fault.cause, Cause::Garbled(what) if what.contains("over the limit")), "{fault:?}");
}

#[test]
fn a_child_that_panics() {
    let fault = survives(CALM, "cat hello; head -c 1 >/dev/null; cat panicked; exit 101");
    assert_eq!(fault.cause, Cause::Panicked("boom (a.rs:1)".into()));
}

#[test]
fn a_child_that_ignores_cancellation() {
    let mut stage = Stage::new(Limits { cancel: SHORT, ..CALM }, "cat hello; exec sleep 1000");
    stage.client.request(request(7));
    stage.until_compiling();
    // The newer request cancels the older one, which costs the child its life; then it is served.
    let ticket = stage.client.request(request(8));
    let seen = stage.until(|update| matches!(update, Update::Event { ticket: of, .. } if *of == ticket));
    let fault = seen.iter().find_map(|update| if let Update::Fault(fault) = update { Some(fault) } else { None });
    assert!(matches!(fault, Some(Fault { cause: Cause::Hung(_), lost: Some((Ticket(1), 7)), .. })), "{seen:?}");
}

#[test]
fn a_child_that_never_says_hello() {
    let mut stage = Stage::new(Limits { hello: SHORT, ..CALM }, "exec sleep 1000");
    stage.client.request(request(7));
    let fault = stage.fault();
    assert_eq!(fault.lost, None, "nothing had been sent to it");
    assert!(matches!(fault.cause, Cause::Hung(_)));
    stage.second_request_is_served();
}

#[test]
fn a_child_of_another_version() {
    let stage = Stage::new(CALM, "cat foreign; cat >/dev/null");
    assert_eq!(stage.fault().cause, Cause::Foreign(format!("0.0.0, protocol {PROTOCOL}")));
}

#[test]
fn a_child_that_cannot_be_started() {
    let spec = WorkerSpec { command: Box::new(|| Command::new("/no/such/program")), limits: CALM };
    let client = Client::start(spec, || {}).unwrap();
    let seen = client.wait(PATIENCE);
    assert!(matches!(&seen[..], [Update::Fault(Fault { cause: Cause::Absent(_), .. }), ..]), "{seen:?}");
}

#[test]
fn results_of_other_requests_are_dropped() {
    let mut stage = Stage::new(CALM, "cat hello; head -c 1 >/dev/null; cat done2 done1; cat >/dev/null");
    let ticket = stage.client.request(request(7));
    let seen = stage.until(|update| matches!(update, Update::Event { .. }));
    assert_eq!(seen, [Update::Event { ticket, revision: 7, event: done() }]);
    stage.until_state(|state| *state == WorkerState::Idle);
}

#[test]
fn of_many_requests_one_waits() {
    // The first child answers nothing until the newest request is in its pipe.
    let mut stage = Stage::new(CALM, "cat hello; head -c 1 >/dev/null; cat done1; cat >/dev/null");
    for revision in 1..=50 {
        stage.client.request(request(revision));
    }
    let end = Instant::now() + PATIENCE;
    while !matches!(stage.client.state(), WorkerState::Compiling { ticket: Ticket(50), revision: 50 }) {
        assert!(Instant::now() < end, "{:?}", stage.client.state());
        stage.client.wait(Duration::from_millis(5));
    }
}

impl Stage {
    #[track_caller]
    fn until_compiling(&self) {
        self.until_state(|state| matches!(state, WorkerState::Compiling { .. }));
    }

    /// An update is handed over a moment before the state says so too.
    #[track_caller]
    fn until_state(&self, wanted: impl Fn(&WorkerState) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !wanted(&self.client.state()) {
            assert!(Instant::now() < end, "{:?}", self.client.state());
            std::thread::yield_now();
        }
    }
}
