//! The JSON shapes of the command line. More keys may come; those that are there keep their meaning.

use super::render::Renderer;
use super::terminal::Lang;
use compiler::model::{Diagnostic, SourceSpan};
use serde_json::{Value, json};

/// Diagnostics of one file: `{file, line, column, end_line, end_column, code, severity, message, notes, fix}`.
/// Lines and columns count from 1, columns in characters; the end is exclusive.
pub fn diagnostics(list: &[Diagnostic], renderer: &Renderer<'_>, lang: Lang) -> Vec<Value> {
    list.iter().map(|diagnostic| one(diagnostic, renderer, lang)).collect()
}

fn one(diagnostic: &Diagnostic, renderer: &Renderer<'_>, lang: Lang) -> Value {
    let place = |span: SourceSpan| {
        let (line, column) = renderer.position(span.start);
        let (end_line, end_column) = renderer.position(span.end);
        json!({"line": line, "column": column, "end_line": end_line, "end_column": end_column})
    };
    let with = |mut object: Value, more: Value| {
        if let (Some(object), Value::Object(more)) = (object.as_object_mut(), more) {
            object.extend(more);
        }
        object
    };
    let labels: Vec<_> = diagnostic
        .labels
        .iter()
        .map(|label| with(place(label.span), json!({"message": lang.pick(&label.message)})))
        .collect();
    let fix = diagnostic.fix.as_ref().map(|fix| {
        let edits: Vec<_> = fix.edits.iter().map(|edit| with(place(edit.span), json!({"text": edit.text}))).collect();
        json!({"title": lang.pick(&fix.title), "edits": edits})
    });
    let notes: Vec<_> = diagnostic.notes.iter().map(|note| lang.pick(note)).collect();
    with(
        place(diagnostic.span),
        json!({
            "file": renderer.file,
            "code": diagnostic.code,
            "severity": diagnostic.severity,
            "message": lang.pick(&diagnostic.message),
            "labels": labels,
            "notes": notes,
            "fix": fix,
        }),
    )
}
