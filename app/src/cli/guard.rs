//! Commands in a process of their own: a fault that ends the process (a failed check inside MLIR, a stack overflow, memory
//! that ran out) becomes a message and the exit code for faults, never a bare signal.
//!
//! The outer process starts this program again with [`INNER`] and its own number before the same words, with the same
//! streams, and waits. The inner one does the work, ends when the outer one does, and has a bound on its memory.

use super::terminal::{Exit, Lang, Terminal};
use crate::worker::{describe, set_memory_limit, this_program};
use compiler::model::Message;
use rustix::process::{Signal, getppid, set_parent_process_death_signal};
use std::ffi::OsString;
use std::os::unix::process::ExitStatusExt;

/// Address space of a command in bytes: what reading a large profile takes.
const MEMORY_BYTES: u64 = 24 << 30;

/// First word of the inner process.
const INNER: &str = "--command";

/// Where a command is to run.
pub enum Role {
    /// Here, with these words: no command, or already the inner process.
    Here(Vec<OsString>),
    /// In an inner process, which [`run`] starts.
    Outside(Vec<OsString>),
}

/// What the arguments of this process, without its name, say.
pub fn role(mut words: Vec<OsString>) -> Role {
    match words.first().and_then(|word| word.to_str()) {
        Some(INNER) if words.len() > 1 => {
            set_memory_limit(MEMORY_BYTES);
            let outer = words.drain(..2).next_back();
            if let Err(error) = set_parent_process_death_signal(Some(Signal::TERM)) {
                eprintln!("asclens: {error}");
            } else if outer != getppid().map(|parent| parent.to_string().into()) {
                // The outer process ended before it could be tied to this one.
                std::process::exit(Exit::Fault as i32);
            }
            Role::Here(words)
        }
        Some(word) if super::find(word).is_some() => Role::Outside(words),
        _ => Role::Here(words),
    }
}

/// Runs a command in an inner process and returns the exit code for this one.
pub fn run(words: &[OsString], terminal: &mut Terminal<'_>) -> u8 {
    let plain: Vec<String> = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    terminal.lang = Lang::from_words(&plain).unwrap_or(terminal.lang);
    let status = match this_program().arg(INNER).arg(std::process::id().to_string()).args(words).status() {
        Ok(status) => status,
        Err(error) => {
            terminal.say(&Message::new(
                format!("the program could not start itself: {error}"),
                format!("程序无法启动自身：{error}"),
            ));
            return Exit::Fault as u8;
        }
    };
    if let Some(code) = status.code() {
        return u8::try_from(code).unwrap_or(Exit::Fault as u8);
    }
    let how = describe(status);
    // What somebody does from outside is nobody's fault.
    let outside = [Signal::INT, Signal::TERM, Signal::HUP, Signal::KILL];
    let from_outside = outside.iter().any(|signal| status.signal() == Some(signal.as_raw()));
    if from_outside {
        terminal.say(&Message::new(format!("ended from outside: {how}"), format!("被外部终止：{how}")));
    } else {
        terminal.say(&fault(&how));
    }
    Exit::Fault as u8
}

/// The message of a fault of this program that no diagnostic describes.
pub fn fault(how: &str) -> Message {
    Message::new(
        format!(
            "AscLens itself failed ({how}): this is its fault, whatever the file says. Please report it with the file; \
             until then, taking back what was changed last may help"
        ),
        format!(
            "AscLens 自身出错（{how}）：无论文件内容如何，这都是 AscLens 的问题。请附上文件报告；暂时可撤销最近的修改"
        ),
    )
}
