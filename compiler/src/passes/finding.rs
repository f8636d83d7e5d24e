//! What a pass has to say: errors that stop it and warnings that do not.

use crate::ir::{Identities, Loc, Report};
use crate::model::{Diagnostic, Message, Severity};

/// A message at an operation, before locations are turned into spans.
#[derive(Clone, Debug)]
pub struct Finding<'c> {
    pub severity: Severity,
    pub code: &'static str,
    pub message: Message,
    pub at: Loc<'c>,
    pub related: Vec<(Loc<'c>, Message)>,
    pub notes: Vec<Message>,
}

impl<'c> Finding<'c> {
    pub fn new(severity: Severity, code: &'static str, at: Loc<'c>, message: Message) -> Self {
        Self { severity, code, message, at, related: Vec::new(), notes: Vec::new() }
    }

    #[must_use]
    pub fn related(mut self, at: Loc<'c>, message: Message) -> Self {
        self.related.push((at, message));
        self
    }

    #[must_use]
    pub fn note(mut self, note: Message) -> Self {
        self.notes.push(note);
        self
    }

    pub fn diagnostic(self, identities: &Identities<'_>) -> Diagnostic {
        let mut diagnostic = Diagnostic::new(self.severity, self.code, identities.span(self.at), self.message);
        for (at, message) in self.related {
            diagnostic = diagnostic.with_label(identities.span(at), message);
        }
        diagnostic.notes = self.notes;
        diagnostic
    }
}

/// MLIR's complaint about the front end's module: values of types that the operation does not take. The reference
/// stops at the same point.
pub fn unfit(reports: &[Report<'_>], identities: &Identities<'_>) -> Vec<Diagnostic> {
    let errors = reports.iter().filter(|report| report.severity == Severity::Error);
    let told: Vec<_> = errors
        .map(|report| {
            let message = &report.message;
            Diagnostic::error(
                "ASC2902",
                identities.span(report.location),
                Message::new(format!("the types do not fit: {message}"), format!("类型不匹配：{message}")),
            )
            .with_note(Message::new(
                "Give a value of the type that the operation takes, or convert it with `.cast(...)`.",
                "请传入该操作所要求类型的值，或用 `.cast(...)` 转换。",
            ))
        })
        .collect();
    if told.is_empty() { fault("codegen", reports, identities) } else { told }
}

/// MLIR's own complaint about IR that one of our steps made: a fault of ours, told at the place it concerns.
pub fn fault(pass: &str, reports: &[Report<'_>], identities: &Identities<'_>) -> Vec<Diagnostic> {
    let all = |report: &Report<'_>| {
        Diagnostic::error(
            "ASC9001",
            identities.span(report.location),
            Message::new(
                format!("the compiler made IR that is not valid in pass {pass}: {}", report.message),
                format!("编译器在 {pass} 阶段生成了无效的 IR：{}", report.message),
            ),
        )
        .with_note(Message::new(
            "This is a fault of AscLens, brought out by the statement shown. Writing it differently may avoid it.",
            "这是 AscLens 的缺陷，由所示语句触发；换一种写法可能绕开。",
        ))
    };
    let errors: Vec<_> = reports.iter().filter(|report| report.severity == Severity::Error).map(all).collect();
    if !errors.is_empty() {
        return errors;
    }
    vec![Diagnostic::error(
        "ASC9001",
        Default::default(),
        Message::new(format!("pass {pass} failed without a message"), format!("{pass} 阶段失败，且没有给出原因")),
    )]
}
