//! What the driver itself has to say.

use crate::model::{Diagnostic, Message, SourceSpan};
use crate::target::{self, TargetError};

/// No such chip, or its description is broken.
pub(super) fn chip(name: &str, error: &TargetError) -> Diagnostic {
    let known = target::names().collect::<Vec<_>>().join(", ");
    let message = match error {
        TargetError::Unknown { .. } => {
            Message::new(format!("there is no chip `{name}`"), format!("没有名为 `{name}` 的芯片"))
        }
        TargetError::Broken { .. } => Message::new(error.to_string(), error.to_string()),
    };
    Diagnostic::error("ASC5216", SourceSpan::default(), message)
        .with_note(Message::new(format!("known chips: {known}"), format!("已知的芯片：{known}")))
}
