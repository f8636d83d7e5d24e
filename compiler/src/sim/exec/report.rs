//! Diagnostics of a run: each kind once per operation.

use crate::model::{Diagnostic, Message, OpId, Origins, Severity, SourceSpan};
use crate::sim::stream::NO_OP;
use std::collections::HashSet;

/// Codes of what the simulator finds.
pub mod code {
    pub const OUT_OF_BOUNDS: &str = "ASC3001";
    pub const BEYOND_TENSOR: &str = "ASC3002";
    pub const OVERFLOW: &str = "ASC3003";
    pub const MISALIGNED: &str = "ASC3004";
    pub const PARAMETER: &str = "ASC3005";
    pub const UNINITIALISED: &str = "ASC3006";
    pub const DEADLOCK: &str = "ASC4001";
    pub const FLAG: &str = "ASC4002";
    pub const QUEUE: &str = "ASC4003";
    pub const HAZARD: &str = "ASC4004";
    pub const ENDLESS: &str = "ASC5101";
    pub const ARGUMENT: &str = "ASC5102";
    pub const ARITHMETIC: &str = "ASC5103";
    pub const TRAP: &str = "ASC5104";
    pub const NOT_COMPUTED: &str = "ASC9001";
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
