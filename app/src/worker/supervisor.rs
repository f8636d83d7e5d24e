//! Decides what happens to the worker: when to send, cancel, kill and restart.
//!
//! One thread, one queue of inputs, one deadline at a time. See [`Limits`] for the deadlines.

use super::fault::{Cause, Fault, describe};
use super::inbox::{Inbox, Update, WorkerState};
use super::process::{Heard, Process, this_program};
use super::{FrameError, FromWorker, PROTOCOL, Ticket, ToWorker};
use compiler::model::{CompileRequest, Event};
use std::process::{Command, ExitStatus};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

/// How long the worker may take for what.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// From start to hello. Generous: a cold disk has to read the program first.
    pub hello: Duration,
    /// From sending a request to its `Done`.
    pub compile: Duration,
    /// From a cancellation, or the last result after it, to `Done`.
    pub cancel: Duration,
    /// Pause before the second start in a row; doubled for each further one, up to `pause_longest`.
    pub pause: Duration,
    pub pause_longest: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            hello: Duration::from_secs(15),
            compile: Duration::from_secs(20),
            cancel: Duration::from_secs(2),
            pause: Duration::from_millis(250),
            pause_longest: Duration::from_secs(10),
        }
    }
}

/// How to make a worker.
pub struct WorkerSpec {
    pub command: Box<dyn Fn() -> Command + Send>,
    pub limits: Limits,
}

impl WorkerSpec {
    /// This program as a worker.
    pub fn this_program() -> Self {
        let command = || {
            let mut command = this_program();
            command.arg("--worker");
            command
        };
        Self { command: Box::new(command), limits: Limits::default() }
    }
}

pub(super) enum Input {
    Request(Ticket, Box<CompileRequest>),
    Cancel,
    /// From the child with this number.
    Heard(u64, Heard),
    Shutdown,
}

struct Job {
    ticket: Ticket,
    revision: u64,
    started: Instant,
    /// When it was cancelled, or last gave a sign of life after that.
    cancelled: Option<Instant>,
}

struct Live {
    number: u64,
    started: Instant,
    said_hello: bool,
    process: Process,
}

pub(super) struct Supervisor {
    spec: WorkerSpec,
    inbox: Arc<Inbox>,
    inputs: Receiver<Input>,
    to_self: SyncSender<Input>,
    live: Option<Live>,
    job: Option<Job>,
    waiting: Option<(Ticket, Box<CompileRequest>)>,
    starts: u64,
    /// Losses since the last finished request.
    losses: u32,
    not_before: Instant,
}

impl Supervisor {
    pub fn new(spec: WorkerSpec, inbox: Arc<Inbox>, inputs: Receiver<Input>, to_self: SyncSender<Input>) -> Self {
        Self {
            spec,
            inbox,
            inputs,
            to_self,
            live: None,
            job: None,
            waiting: None,
            starts: 0,
            losses: 0,
            not_before: Instant::now(),
        }
    }

    pub fn run(mut self) {
        loop {
            self.advance();
            let input = match self.deadline() {
                Some(at) => self.inputs.recv_timeout(at.saturating_duration_since(Instant::now())),
                None => self.inputs.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match input {
                Ok(Input::Request(ticket, request)) => {
                    self.waiting = Some((ticket, request));
                    self.cancel();
                }
                Ok(Input::Cancel) => {
                    self.waiting = None;
                    self.cancel();
                }
                Ok(Input::Heard(number, heard)) => self.hear(number, heard),
                Ok(Input::Shutdown) | Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => self.expire(),
            }
        }
    }

    /// Starts a child when one is due and hands out the waiting request when the child is free.
    fn advance(&mut self) {
        // After a first loss the next child starts at once, so that it is warm; after more it waits for work.
        let due = self.waiting.is_some() || self.losses < 2;
        if self.live.is_none() && due && Instant::now() >= self.not_before {
            self.start();
        }
        let Some(live) = self.live.as_ref().filter(|live| live.said_hello && self.job.is_none()) else { return };
        let Some((ticket, request)) = self.waiting.take() else {
            self.inbox.set_state(WorkerState::Idle);
            return;
        };
        let revision = request.revision;
        match live.process.send(&ToWorker::Compile { ticket, request }) {
            Ok(()) => {
                self.job = Some(Job { ticket, revision, started: Instant::now(), cancelled: None });
                self.inbox.set_state(WorkerState::Compiling { ticket, revision });
            }
            Err(error) => {
                self.inbox.push(Update::Skipped { ticket, what: "request".into(), reason: error.to_string() });
            }
        }
    }

    fn start(&mut self) {
        self.starts += 1;
        let number = self.starts;
        let inputs = self.to_self.clone();
        let heard = move |heard| inputs.send(Input::Heard(number, heard)).is_ok();
        match Process::start((self.spec.command)(), heard) {
            Ok(process) => {
                self.inbox.set_worker_id(Some(process.id()));
                self.live = Some(Live { number, started: Instant::now(), said_hello: false, process });
            }
            Err(error) => self.lose(|_| Cause::Absent(error.to_string())),
        }
    }

    fn cancel(&mut self) {
        if let (Some(live), Some(job)) = (&self.live, &mut self.job)
            && job.cancelled.is_none()
        {
            job.cancelled = Some(Instant::now());
            let _ = live.process.send(&ToWorker::Cancel { ticket: job.ticket });
        }
    }

    fn hear(&mut self, number: u64, heard: Heard) {
        let Some(live) = self.live.as_mut().filter(|live| live.number == number) else { return };
        match heard {
            Ok(FromWorker::Hello { protocol: PROTOCOL, version }) if version == env!("CARGO_PKG_VERSION") => {
                live.said_hello = true;
            }
            Ok(FromWorker::Hello { protocol, version }) => {
                self.lose(|_| Cause::Foreign(format!("{version}, protocol {protocol}")));
            }
            Ok(FromWorker::Event { ticket, event }) => {
                let Some(job) = self.job.as_mut().filter(|job| job.ticket == ticket) else { return };
                job.cancelled = job.cancelled.map(|_| Instant::now());
                let revision = job.revision;
                if matches!(event, Event::Done { .. }) {
                    self.job = None;
                    self.losses = 0;
                }
                self.inbox.push(Update::Event { ticket, revision, event });
            }
            Ok(FromWorker::Skipped { ticket, what, reason }) => {
                self.inbox.push(Update::Skipped { ticket, what, reason });
            }
            Ok(FromWorker::Panicked { message, .. }) => self.lose(|_| Cause::Panicked(message)),
            Err(FrameError::Closed | FrameError::Truncated | FrameError::Io(_)) => {
                self.lose(|status| Cause::Died(status.map_or("unknown".into(), describe)));
            }
            Err(error) => self.lose(|_| Cause::Garbled(error.to_string())),
        }
    }

    /// When something has to happen though nobody said anything.
    fn deadline(&self) -> Option<Instant> {
        let limits = &self.spec.limits;
        match (&self.live, &self.job) {
            (None, _) => (self.waiting.is_some() || self.losses < 2).then_some(self.not_before),
            (Some(live), _) if !live.said_hello => Some(live.started + limits.hello),
            (Some(_), Some(job)) => {
                let end = job.started + limits.compile;
                Some(job.cancelled.map_or(end, |at| end.min(at + limits.cancel)))
            }
            (Some(_), None) => None,
        }
    }

    /// A deadline has passed: the child is lost, unless it was only a pause that ended.
    fn expire(&mut self) {
        let Some(live) = &self.live else { return };
        let since = match &self.job {
            Some(job) => job.cancelled.filter(|at| at.elapsed() >= self.spec.limits.cancel).unwrap_or(job.started),
            None => live.started,
        };
        let waited = since.elapsed().as_millis();
        if self.deadline().is_some_and(|at| at <= Instant::now()) {
            self.lose(|_| Cause::Hung(waited));
        }
    }

    /// Ends the child, tells the user and sets when the next may start. What it worked on is not tried again: it would
    /// most likely end the next one too.
    fn lose(&mut self, cause: impl FnOnce(Option<ExitStatus>) -> Cause) {
        let (status, log) = self.live.take().map_or((None, Vec::new()), |live| live.process.finish());
        self.inbox.set_worker_id(None);
        let lost = self.job.take().map(|job| (job.ticket, job.revision));
        let limits = &self.spec.limits;
        let pause = match self.losses {
            0 => Duration::ZERO,
            n => limits.pause.saturating_mul(1 << (n - 1).min(16)).min(limits.pause_longest),
        };
        self.losses = self.losses.saturating_add(1);
        self.not_before = Instant::now() + pause;
        self.inbox.push(Update::Fault(Fault { cause: cause(status), lost, log }));
        self.inbox.set_state(WorkerState::Restarting { revision: lost.map(|(_, revision)| revision) });
    }
}
