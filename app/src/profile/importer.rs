//! Importing in a process of its own: a crash or five gigabytes of trace cost one import, never the window.
//!
//! The child (`asclens --importer PATH`) reads the path and writes the profile to its standard output in frames: first
//! everything but tables and slices, then each table, then the slices in parts. The parent puts them together in a
//! thread and ends the child when the import is no longer wanted.

use super::read;
use crate::worker::{FrameError, only_frames_on_stdout, read_frame, set_memory_limit, this_program, write_frame};
use compiler::model::{Message, Problem, Profile, Severity, Table, TraceColumns};
use compiler::profile::Cancel;
use serde::{Deserialize, Serialize};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use visualizer::session::Opened;

/// Address space of the child in bytes: room for the largest trace that the limits allow, and its sorting.
const MEMORY_BYTES: u64 = 24 << 30;
/// Slices in one frame.
const SLICES: usize = 500_000;

#[derive(Serialize, Deserialize)]
enum FromImporter {
    /// Without tables, and with empty columns of slices.
    Head(Box<Profile>),
    Table(Table),
    Slices {
        trace: u32,
        part: TraceColumns,
    },
    Failed(String),
    Done,
}

/// The child's main function.
///
/// # Errors
/// When its standard output cannot be set up or written.
pub fn serve(path: &Path) -> io::Result<()> {
    let mut out = only_frames_on_stdout()?;
    set_memory_limit(MEMORY_BYTES);
    let mut send = |message: &FromImporter| match write_frame(&mut out, message) {
        Err(FrameError::Io(error)) => Err(error),
        other => Ok(other.err()),
    };
    let mut profile = match read(path, &Cancel::default()) {
        Ok(profile) => profile,
        Err(error) => return send(&FromImporter::Failed(error.to_string())).map(|_| ()),
    };
    let tables = std::mem::take(&mut profile.tables);
    let slices: Vec<TraceColumns> = profile.traces.iter_mut().map(|trace| std::mem::take(&mut trace.slices)).collect();
    let limit = |table: &Table| table.rows * table.columns.len() * 9 > crate::worker::LIMIT;
    // Said before the head goes out: the parent has no other place for it.
    for table in tables.iter().filter(|table| limit(table)) {
        profile.problems.push(too_large(table));
    }
    send(&FromImporter::Head(Box::new(profile)))?;
    for table in tables.into_iter().filter(|table| !limit(table)) {
        send(&FromImporter::Table(table))?;
    }
    for (trace, columns) in slices.iter().enumerate() {
        for from in (0..columns.len()).step_by(SLICES) {
            send(&FromImporter::Slices { trace: trace as u32, part: part(columns, from) })?;
        }
    }
    send(&FromImporter::Done).map(|_| ())
}

fn too_large(table: &Table) -> Problem {
    let rows = table.rows;
    Problem {
        severity: Severity::Warning,
        file: table.file.clone(),
        line: None,
        message: Message::new(
            format!("the table of {rows} rows is too large for the window; its sums are shown"),
            format!("该表有 {rows} 行，窗口无法显示；仅显示汇总"),
        ),
        remedy: Message::new("`asclens profile` reads all of it", "可用 `asclens profile` 读取全部"),
    }
}

fn part(columns: &TraceColumns, from: usize) -> TraceColumns {
    let to = (from + SLICES).min(columns.len());
    TraceColumns {
        lane: columns.lane[from..to].to_vec(),
        start_ns: columns.start_ns[from..to].to_vec(),
        duration_ns: columns.duration_ns[from..to].to_vec(),
        name: columns.name[from..to].to_vec(),
        code: columns.code[from..to].to_vec(),
        at: columns.at[from..to].to_vec(),
    }
}

/// An import that runs. Dropping it ends the child.
pub struct Importer {
    child: Arc<Mutex<Child>>,
    result: Receiver<Result<Opened, String>>,
    pub path: PathBuf,
}

impl Importer {
    /// Starts this program as an importer; `wake` is called from another thread when there is a result.
    ///
    /// # Errors
    /// When no process can be started.
    pub fn start(path: &Path, wake: impl FnOnce() + Send + 'static) -> io::Result<Self> {
        let mut command = this_program();
        command.arg("--importer").arg(path);
        Self::run(command, path, wake)
    }

    fn run(mut command: Command, path: &Path, wake: impl FnOnce() + Send + 'static) -> io::Result<Self> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let out = child.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
        let child = Arc::new(Mutex::new(child));
        let (send, result) = channel();
        let watched = child.clone();
        thread::Builder::new().name("import".into()).spawn(move || {
            let received = receive(BufReader::with_capacity(1 << 20, out)).map_err(|reason| {
                let status = watched.lock().unwrap_or_else(PoisonError::into_inner).wait();
                format!("{reason} ({})", status.map_or_else(|error| error.to_string(), |status| status.to_string()))
            });
            if send.send(received).is_ok() {
                wake();
            }
        })?;
        Ok(Self { child, result, path: path.to_owned() })
    }

    /// The result, once there is one.
    pub fn take(&self) -> Option<Result<Opened, String>> {
        match self.result.try_recv() {
            Ok(result) => Some(result),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err("the importer ended without a result".into())),
        }
    }
}

impl Drop for Importer {
    fn drop(&mut self) {
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        // It may have ended by itself.
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// Puts the frames together.
fn receive(mut input: impl io::Read) -> Result<Opened, String> {
    let mut profile: Option<Profile> = None;
    loop {
        let message = read_frame::<FromImporter>(&mut input).map_err(|error| error.to_string())?;
        match (message, &mut profile) {
            (FromImporter::Head(head), _) => profile = Some(*head),
            (FromImporter::Table(table), Some(profile)) => profile.tables.push(table),
            (FromImporter::Slices { trace, part }, Some(profile)) => {
                if let Some(trace) = profile.traces.get_mut(trace as usize) {
                    let slices = &mut trace.slices;
                    slices.lane.extend(part.lane);
                    slices.start_ns.extend(part.start_ns);
                    slices.duration_ns.extend(part.duration_ns);
                    slices.name.extend(part.name);
                    slices.code.extend(part.code);
                    slices.at.extend(part.at);
                }
            }
            (FromImporter::Failed(reason), _) => return Err(reason),
            (FromImporter::Done, Some(_)) => return profile.map(Opened::new).ok_or_else(String::new),
            (_, None) => return Err("the importer began with something else than a profile".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_become_a_profile_again() {
        let columns = TraceColumns {
            lane: vec![0; 3],
            start_ns: vec![i64::MAX - 1, 5, 7],
            duration_ns: vec![0; 3],
            name: vec![0; 3],
            code: vec![u32::MAX; 3],
            at: vec![u64::MAX; 3],
        };
        let mut head = Profile { name: "x".into(), ..Profile::default() };
        head.traces.push(Default::default());
        let table = Table {
            role: compiler::model::Role::Other,
            file: "a".into(),
            name: String::new(),
            rows: 0,
            columns: vec![],
        };
        let mut bytes = Vec::new();
        for message in [
            FromImporter::Head(Box::new(head)),
            FromImporter::Table(table),
            FromImporter::Slices { trace: 0, part: columns.clone() },
            FromImporter::Done,
        ] {
            write_frame(&mut bytes, &message).unwrap();
        }
        let opened = receive(bytes.as_slice()).unwrap();
        assert_eq!((opened.profile.tables.len(), &opened.profile.traces[0].slices), (1, &columns));
        // A child that dies half way is an error, not half a profile.
        assert!(receive(&bytes[..bytes.len() - 20]).is_err());
        let mut failed = Vec::new();
        write_frame(&mut failed, &FromImporter::Failed("gone".into())).unwrap();
        assert_eq!(receive(failed.as_slice()).err().as_deref(), Some("gone"));
    }

    #[test]
    fn a_child_that_says_nothing_is_told_with_how_it_ended() {
        let (send, woken) = channel();
        let mut command = Command::new("sh");
        command.args(["-c", "exit 3"]);
        let wake = move || send.send(()).unwrap();
        let importer = Importer::run(command, Path::new("x"), wake).unwrap();
        woken.recv().unwrap();
        let reason = importer.take().and_then(Result::err).unwrap_or_default();
        assert!(reason.contains("exit status: 3"), "{reason}");
    }
}
