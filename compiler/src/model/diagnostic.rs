//! One kind of message for every part: what is wrong, where, why, and what to do about it.
//!
//! Codes: `ASC0xxx` syntax, `ASC1xxx` language, `ASC2xxx` types and overloads, `ASC3xxx` memory,
//! `ASC4xxx` synchronisation, `ASC5xxx` launch, `ASC9xxx` faults of AscLens itself.

use super::SourceSpan;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    Error,
    Warning,
    Note,
}

/// The same sentence in both languages of the interface.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Message {
    pub en: String,
    pub zh: String,
}

impl Message {
    pub fn new(en: impl Into<String>, zh: impl Into<String>) -> Self {
        Self { en: en.into(), zh: zh.into() }
    }
}

/// A second place that matters, with what it has to do with the problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    pub span: SourceSpan,
    pub message: Message,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextEdit {
    pub span: SourceSpan,
    pub text: String,
}

/// A change that would mend the problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fix {
    pub title: Message,
    pub edits: Vec<TextEdit>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostic {
    /// `ASC` and four digits; the first digit names the family (see the module).
    pub code: String,
    pub severity: Severity,
    /// Headline: place and reason in the user's words.
    pub message: Message,
    pub span: SourceSpan,
    pub labels: Vec<Label>,
    /// Remedies and background, most useful first.
    pub notes: Vec<Message>,
    pub fix: Option<Fix>,
}

impl Diagnostic {
    pub fn new(severity: Severity, code: &str, span: SourceSpan, message: Message) -> Self {
        Self { code: code.into(), severity, message, span, labels: Vec::new(), notes: Vec::new(), fix: None }
    }

    pub fn error(code: &str, span: SourceSpan, message: Message) -> Self {
        Self::new(Severity::Error, code, span, message)
    }

    pub fn warning(code: &str, span: SourceSpan, message: Message) -> Self {
        Self::new(Severity::Warning, code, span, message)
    }

    #[must_use]
    pub fn with_note(mut self, note: Message) -> Self {
        self.notes.push(note);
        self
    }

    #[must_use]
    pub fn with_label(mut self, span: SourceSpan, message: Message) -> Self {
        self.labels.push(Label { span, message });
        self
    }
}
