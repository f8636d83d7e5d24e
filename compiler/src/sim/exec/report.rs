//! Diagnostics of a run: each kind once per operation.

use crate::model::{Diagnostic, Message, OpId, Origins, Severity, SourceSpan};
use crate::sim::stream::NO_OP;
use std::collections::HashSet;

/// Codes of what the simulator finds: the families of `model::Diagnostic`, from 300 on in each.
pub mod code {
    pub const OUT_OF_BOUNDS: &str = "ASC3301";
    pub const BEYOND_TENSOR: &str = "ASC3302";
    pub const OVERFLOW: &str = "ASC3303";
    pub const MISALIGNED: &str = "ASC3304";
    pub const PARAMETER: &str = "ASC3305";
    pub const UNINITIALISED: &str = "ASC3306";
    pub const DEADLOCK: &str = "ASC4301";
    pub const FLAG: &str = "ASC4302";
    pub const QUEUE: &str = "ASC4303";
    pub const HAZARD: &str = "ASC4304";
    pub const ENDLESS: &str = "ASC5101";
    pub const ARGUMENT: &str = "ASC5102";
    pub const ARITHMETIC: &str = "ASC5103";
    pub const TRAP: &str = "ASC5104";
    pub const NOT_COMPUTED: &str = "ASC9301";
}

pub struct Report<'a> {
    origins: &'a Origins,
    pub list: Vec<Diagnostic>,
    seen: HashSet<(String, u32)>,
}

impl<'a> Report<'a> {
    pub fn new(origins: &'a Origins) -> Self {
        Self { origins, list: Vec::new(), seen: HashSet::new() }
    }

    pub fn span(&self, op: u32) -> SourceSpan {
        if op == NO_OP {
            SourceSpan::default()
        } else {
            self.origins.get(OpId(op)).map_or(SourceSpan::default(), |o| o.span)
        }
    }

    /// Zero-based source line.
    pub fn line(&self, op: u32) -> Option<u32> {
        if op == NO_OP { None } else { self.origins.get(OpId(op)).map(|o| o.line) }
    }

    /// `line 12`, or nothing that could mislead.
    pub fn place(&self, op: u32) -> (String, String) {
        match self.line(op) {
            Some(line) => (format!("line {}", line + 1), format!("第 {} 行", line + 1)),
            None => ("an unknown line".into(), "未知行".into()),
        }
    }

    /// Adds a finding unless the operation has one of this code already; the finding, to say more about it.
    pub fn add(&mut self, severity: Severity, code: &str, op: u32, message: Message) -> Option<&mut Diagnostic> {
        if !self.seen.insert((code.to_owned(), op)) {
            return None;
        }
        self.list.push(Diagnostic::new(severity, code, self.span(op), message));
        self.list.last_mut()
    }

    /// As [`Report::warn`], once per pair of operations.
    pub fn warn_pair(&mut self, code: &str, op: u32, other: u32, message: Message) -> Option<&mut Diagnostic> {
        if !self.seen.insert((format!("{code} after {other}"), op)) {
            return None;
        }
        self.list.push(Diagnostic::new(Severity::Warning, code, self.span(op), message));
        self.list.last_mut()
    }

    pub fn error(
        &mut self,
        code: &str,
        op: u32,
        en: impl Into<String>,
        zh: impl Into<String>,
    ) -> Option<&mut Diagnostic> {
        self.add(Severity::Error, code, op, Message::new(en, zh))
    }

    pub fn warn(
        &mut self,
        code: &str,
        op: u32,
        en: impl Into<String>,
        zh: impl Into<String>,
    ) -> Option<&mut Diagnostic> {
        self.add(Severity::Warning, code, op, Message::new(en, zh))
    }
}
