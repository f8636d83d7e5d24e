//! The window's end of a worker.

use super::Ticket;
use super::inbox::{Inbox, Update, WorkerState};
use super::supervisor::{Input, Supervisor, WorkerSpec};
use compiler::model::CompileRequest;
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Inputs that may wait for the supervisor. A child that talks faster than it is heard is slowed by its pipe.
const QUEUE: usize = 64;

/// Owns a worker process. Dropping it ends the process.
pub struct Client {
    inputs: SyncSender<Input>,
    inbox: Arc<Inbox>,
    supervisor: Option<JoinHandle<()>>,
    last: Ticket,
}

impl Client {
    /// Starts a worker in the background. `wake` is called from another thread whenever there is something to take or
    /// the state changed.
    pub fn start(spec: WorkerSpec, wake: impl Fn() + Send + Sync + 'static) -> std::io::Result<Self> {
        let inbox = Inbox::new(wake);
        let (inputs, queue) = sync_channel(QUEUE);
        let supervisor = Supervisor::new(spec, inbox.clone(), queue, inputs.clone());
        let supervisor = thread::Builder::new().name("worker".into()).spawn(move || supervisor.run())?;
        Ok(Self { inputs, inbox, supervisor: Some(supervisor), last: Ticket::default() })
    }

    /// Hands in a request. One that waits is replaced; one that runs is cancelled.
    pub fn request(&mut self, request: CompileRequest) -> Ticket {
        self.last = Ticket(self.last.0 + 1);
        let _ = self.inputs.send(Input::Request(self.last, Box::new(request)));
        self.last
    }

    /// Gives up what runs and what waits.
    pub fn cancel(&self) {
        let _ = self.inputs.send(Input::Cancel);
    }

    pub fn state(&self) -> WorkerState {
        self.inbox.state()
    }

    /// Number of the running child process, if one runs.
    pub fn worker_id(&self) -> Option<u32> {
        self.inbox.worker_id()
    }

    /// What has come since the last time, oldest first. Never blocks.
    pub fn take(&self) -> Vec<Update> {
        self.inbox.take()
    }

    /// As [`Client::take`], but waits up to `patience` for something to come.
    pub fn wait(&self, patience: Duration) -> Vec<Update> {
        self.inbox.wait(patience)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.inputs.send(Input::Shutdown);
        if let Some(supervisor) = self.supervisor.take() {
            let _ = supervisor.join();
        }
    }
}
