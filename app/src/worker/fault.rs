//! What can go wrong with a worker, and how the user is told. One row per fault.

use super::Ticket;
use compiler::model::{Diagnostic, Message, Severity, SourceSpan};
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

/// Why a worker was lost, or could not be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It ended by itself; the text says how (`signal 11`, `exit code 3`).
    Died(String),
    /// It did not answer within this many milliseconds.
    Hung(u128),
    /// It wrote something that is no message.
    Garbled(String),
    Panicked(String),
    /// It could not be started.
    Absent(String),
    /// It speaks another version.
    Foreign(String),
}

/// One loss of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub cause: Cause,
    /// Request that it was working on, and the revision of its text.
    pub lost: Option<(Ticket, u64)>,
    /// Last lines that it wrote to its error output.
    pub log: Vec<String>,
}

impl Fault {
    /// No worker could be started.
    pub fn is_absent(&self) -> bool {
        matches!(self.cause, Cause::Absent(_))
    }

    /// The fault as a message for the problems list: code `ASC90xx`, no place in the text.
    pub fn diagnostic(&self) -> Diagnostic {
        let (code, en, zh) = match &self.cause {
            Cause::Died(how) => {
                ("ASC9001", format!("the compiler process ended ({how})"), format!("编译进程已退出（{how}）"))
            }
            Cause::Hung(ms) => (
                "ASC9002",
                format!("the compiler did not answer for {:.1} s and was stopped", *ms as f64 / 1000.0),
                format!("编译器 {:.1} 秒没有响应，已被终止", *ms as f64 / 1000.0),
            ),
            Cause::Garbled(what) => (
                "ASC9003",
                format!("the compiler process sent something that cannot be read ({what})"),
                format!("编译进程发送了无法读取的数据（{what}）"),
            ),
            Cause::Absent(why) => (
                "ASC9004",
                format!("the compiler process cannot be started: {why}"),
                format!("无法启动编译进程：{why}"),
            ),
            Cause::Panicked(what) => {
                ("ASC9005", format!("the compiler hit a fault of its own: {what}"), format!("编译器内部错误：{what}"))
            }
            Cause::Foreign(what) => (
                "ASC9006",
                format!("the compiler process is of another version ({what}); restart AscLens"),
                format!("编译进程版本不一致（{what}），请重启 AscLens"),
            ),
        };
        let (en, zh) = match self.lost {
            Some((_, revision)) => {
                (format!("{en} while working on revision {revision}"), format!("{zh}，当时正在编译第 {revision} 版"))
            }
            None => (en, zh),
        };
        let mut diagnostic = Diagnostic::new(Severity::Error, code, SourceSpan::default(), Message::new(en, zh))
            .with_note(Message::new(
                "your text is safe; the next edit is compiled by a new process",
                "文本不受影响；下次修改将由新进程编译",
            ));
        if !self.log.is_empty() {
            let tail = self.log.join("\n");
            diagnostic =
                diagnostic.with_note(Message::new(format!("its last words: {tail}"), format!("最后的输出：{tail}")));
        }
        diagnostic
    }
}

/// Signals that end a process of ours, and what they usually mean there.
const SIGNALS: &[(i32, &str)] = &[
    (4, "SIGILL"),
    (6, "SIGABRT: an internal check failed or memory ran out"),
    (7, "SIGBUS"),
    (8, "SIGFPE"),
    (9, "SIGKILL: killed from outside, or the system was out of memory"),
    (11, "SIGSEGV: a stack overflow or a wrong memory access"),
    (15, "SIGTERM"),
    (24, "SIGXCPU: over the processor time allowed"),
];

/// How a process ended, and what that usually means.
pub fn describe(status: ExitStatus) -> String {
    let Some(signal) = status.signal() else {
        return status.code().map_or_else(|| status.to_string(), |code| format!("exit code {code}"));
    };
    let known = SIGNALS.iter().find(|(number, _)| *number == signal);
    format!("signal {signal}{}", known.map(|(_, meaning)| format!(", {meaning}")).unwrap_or_default())
}
