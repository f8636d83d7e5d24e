//! Where results wait for the window. Bounded: a window that is not drawn keeps at most the newest result of each kind.

use super::{Fault, Ticket};
use compiler::model::Event;
use std::collections::VecDeque;
use std::mem::discriminant;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Faults kept for a window that does not look; older ones are dropped.
const FAULTS_KEPT: usize = 16;

/// What the worker is doing, for the status bar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WorkerState {
    /// No process yet, or the process has not said hello.
    #[default]
    Starting,
    Idle,
    Compiling {
        ticket: Ticket,
        revision: u64,
    },
    /// Lost; a new one follows. The revision is the one that it was working on.
    Restarting {
        revision: Option<u64>,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub enum Update {
    /// A result. `revision` is that of the request's text.
    Event {
        ticket: Ticket,
        revision: u64,
        event: Event,
    },
    /// A result of this request was left out, and why.
    Skipped {
        ticket: Ticket,
        what: String,
        reason: String,
    },
    Fault(Fault),
}

#[derive(Default)]
struct Content {
    updates: VecDeque<Update>,
    state: WorkerState,
    worker_id: Option<u32>,
}

/// Shared by the supervising thread, which pushes, and the window, which takes.
pub(super) struct Inbox {
    content: Mutex<Content>,
    filled: Condvar,
    wake: Box<dyn Fn() + Send + Sync>,
}

impl Inbox {
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Arc<Self> {
        Arc::new(Self { content: Mutex::default(), filled: Condvar::new(), wake: Box::new(wake) })
    }

    fn lock(&self) -> MutexGuard<'_, Content> {
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn push(&self, update: Update) {
        let mut content = self.lock();
        match &update {
            // Newer results of a kind replace older ones nobody has looked at.
            Update::Event { event: new, .. } => content
                .updates
                .retain(|old| !matches!(old, Update::Event { event, .. } if discriminant(event) == discriminant(new))),
            _ => {
                let others = |update: &Update| !matches!(update, Update::Event { .. });
                if content.updates.iter().filter(|u| others(u)).count() >= FAULTS_KEPT
                    && let Some(oldest) = content.updates.iter().position(others)
                {
                    content.updates.remove(oldest);
                }
            }
        }
        content.updates.push_back(update);
        self.announce(content);
    }

    pub fn set_state(&self, state: WorkerState) {
        let mut content = self.lock();
        if content.state != state {
            content.state = state;
            self.announce(content);
        }
    }

    fn announce(&self, content: MutexGuard<'_, Content>) {
        drop(content);
        self.filled.notify_all();
        (self.wake)();
    }

    pub fn state(&self) -> WorkerState {
        self.lock().state
    }

    pub fn set_worker_id(&self, id: Option<u32>) {
        self.lock().worker_id = id;
    }

    /// Number of the running child process.
    pub fn worker_id(&self) -> Option<u32> {
        self.lock().worker_id
    }

    pub fn take(&self) -> Vec<Update> {
        self.lock().updates.drain(..).collect()
    }

    /// As [`Inbox::take`], but waits up to `patience` for something to be there.
    pub fn wait(&self, patience: Duration) -> Vec<Update> {
        let content = self.lock();
        let (mut content, _) = self
            .filled
            .wait_timeout_while(content, patience, |content| content.updates.is_empty())
            .unwrap_or_else(PoisonError::into_inner);
        content.updates.drain(..).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unread_inbox_keeps_the_newest_of_each_kind() {
        let inbox = Inbox::new(|| {});
        for n in 1..=100 {
            let event = |event| Update::Event { ticket: Ticket(n), revision: n, event };
            inbox.push(event(Event::Outline(Default::default())));
            inbox.push(event(Event::Diagnostics(Vec::new())));
            inbox.push(Update::Skipped { ticket: Ticket(n), what: String::new(), reason: String::new() });
        }
        let updates = inbox.take();
        assert_eq!(updates.len(), 2 + FAULTS_KEPT);
        assert!(updates.iter().all(|u| !matches!(u, Update::Event { revision, .. } if *revision != 100)));
        assert!(matches!(updates.last(), Some(Update::Skipped { ticket: Ticket(100), .. })));
        assert!(inbox.take().is_empty());
    }
}
