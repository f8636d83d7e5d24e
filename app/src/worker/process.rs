//! One child process with its three pipes. Never blocks its owner: each pipe has a thread.

use super::frame::{self, FrameError};
use super::{FromWorker, ToWorker};
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Lines of error output kept, and bytes kept of each.
const LOG_LINES: usize = 200;
const LINE_BYTES: u64 = 2000;
/// Lines of error output told with a fault.
const LINES_TOLD: usize = 8;
const LOG_PATIENCE: Duration = Duration::from_millis(200);

/// The newest lines of error output.
#[derive(Clone, Default)]
pub(super) struct Log(Arc<Mutex<VecDeque<String>>>);

impl Log {
    fn push(&self, line: String) {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.len() == LOG_LINES {
            lines.pop_front();
        }
        lines.push_back(line);
    }

    /// The last `count` lines, oldest first.
    fn tail(&self, count: usize) -> Vec<String> {
        let lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().skip(lines.len().saturating_sub(count)).cloned().collect()
    }
}

/// This program, to be started once more; also when its file was replaced since it was started.
pub fn this_program() -> Command {
    let path = std::env::current_exe().ok().filter(|path| path.exists());
    // Not the first choice: a program started by this name shows as `exe` in process lists.
    Command::new(path.unwrap_or("/proc/self/exe".into()))
}

/// What a child's pipes report to its owner.
pub(super) type Heard = Result<FromWorker, FrameError>;

/// A running child. Dropping it kills and reaps it.
pub(super) struct Process {
    child: Child,
    writer: Sender<Vec<u8>>,
    log: Log,
    log_ended: Receiver<()>,
}

impl Process {
    /// Starts `command`. `heard` gets every message of the child and one error at the end, and returns false when
    /// nobody listens any more.
    pub fn start(mut command: Command, heard: impl Fn(Heard) -> bool + Send + 'static) -> std::io::Result<Self> {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let (Some(mut stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(std::io::Error::other("the child's pipes are missing"));
        };
        let (writer, to_write) = channel::<Vec<u8>>();
        thread::Builder::new().name("worker-write".into()).spawn(move || {
            // A child that is gone is noticed by the reader.
            while let Ok(bytes) = to_write.recv() {
                if stdin.write_all(&bytes).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        })?;
        thread::Builder::new().name("worker-read".into()).spawn(move || {
            let mut stdout = BufReader::with_capacity(1 << 16, stdout);
            loop {
                let message = frame::read_frame::<FromWorker>(&mut stdout);
                let last = message.is_err();
                if !heard(message) || last {
                    break;
                }
            }
        })?;
        let log = Log::default();
        let lines = log.clone();
        let (ended, log_ended) = channel::<()>();
        thread::Builder::new().name("worker-log".into()).spawn(move || {
            let _ended = ended;
            let mut stderr = BufReader::new(stderr);
            loop {
                let mut line = Vec::new();
                match std::io::Read::take(&mut stderr, LINE_BYTES).read_until(b'\n', &mut line) {
                    Ok(1..) => lines.push(String::from_utf8_lossy(&line).trim_end().to_owned()),
                    _ => break,
                }
            }
        })?;
        Ok(Self { child, writer, log, log_ended })
    }

    /// Queues a message; a child that no longer reads is noticed elsewhere.
    pub fn send(&self, message: &ToWorker) -> Result<(), FrameError> {
        let bytes = frame::encode(message)?;
        let _ = self.writer.send(bytes);
        Ok(())
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends the child. Says how it ended (by itself, or now) and the last lines of its error output.
    pub fn finish(mut self) -> (Option<ExitStatus>, Vec<String>) {
        let _ = self.child.kill();
        let status = self.child.wait().ok();
        // The pipe ends with the process, unless somebody else inherited it.
        let _ = self.log_ended.recv_timeout(LOG_PATIENCE);
        (status, self.log.tail(LINES_TOLD))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
