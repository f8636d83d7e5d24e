//! Changes to the source that mend what the simulator finds.
//!
//! The simulator knows spans, not the text. Its edits are short forms: a text that ends in a line break goes on a line
//! of its own before the statement at the span; an empty text takes the statement's line away; two edits with
//! [`SWAP`] exchange what stands at their spans; [`SET`] puts the set of the wait at the span before it. [`finish`]
//! turns them into edits of the text.

use super::exec::event_between;
use crate::model::{Diagnostic, Fix, Message, Pipe, SourceSpan, TextEdit};

const SWAP: &str = "\u{21c4}";
const SET: &str = "\u{21a5}";

/// Whether the chips have an event from one pipe to another.
pub fn has_event(from: Pipe, to: Pipe) -> bool {
    event_between(from, to)
}

/// A flag pair, or a barrier, before the statement at `before`.
pub fn order(from: Pipe, to: Pipe, before: SourceSpan) -> Fix {
    let (a, b) = (from.name(), to.name());
    let text = if from == to {
        format!("asc.pipe_barrier(asc.PipeID.PIPE_{a})\n")
    } else if has_event(from, to) {
        format!("asc.set_flag(asc.HardEvent.{a}_{b}, 0)\nasc.wait_flag(asc.HardEvent.{a}_{b}, 0)\n")
    } else {
        "asc.pipe_barrier(asc.PipeID.PIPE_ALL)\n".into()
    };
    let title = if from == to {
        Message::new(format!("insert a barrier on {a}"), format!("插入 {a} 屏障"))
    } else {
        Message::new(format!("let {b} wait for {a} here"), format!("让 {b} 在此等待 {a}"))
    };
    Fix { title, edits: vec![TextEdit { span: SourceSpan { start: before.start, end: before.start }, text }] }
}

/// The set that a wait lacks, before it. `flag` is the flag's name, such as `MTE2_V 0`.
pub fn set_before(wait: SourceSpan, flag: &str) -> Fix {
    Fix {
        title: Message::new(format!("set flag {flag} before"), format!("在之前设置标志 {flag}")),
        edits: vec![TextEdit { span: wait, text: SET.into() }],
    }
}

/// The statement goes.
pub fn remove(span: SourceSpan, flag: &str) -> Fix {
    Fix {
        title: Message::new(
            format!("remove it: flag {flag} orders nothing"),
            format!("删除:标志 {flag} 没有起到排序作用"),
        ),
        edits: vec![TextEdit { span, text: String::new() }],
    }
}

/// Two statements change places.
pub fn swap(a: SourceSpan, b: SourceSpan) -> Fix {
    Fix {
        title: Message::new("swap the set and the wait", "交换设置与等待"),
        edits: [a, b].map(|span| TextEdit { span, text: SWAP.into() }).to_vec(),
    }
}

/// Turns the short forms in fixes into edits of a text.
pub fn finish(diagnostics: &mut [Diagnostic], text: &str) {
    let alias = alias(text);
    for diagnostic in diagnostics {
        let Some(fix) = &mut diagnostic.fix else { continue };
        if let [a, b] = fix.edits.as_mut_slice()
            && a.text == SWAP
            && b.text == SWAP
        {
            let at = |span: SourceSpan| text.get(span.start as usize..span.end as usize).unwrap_or_default().to_owned();
            (a.text, b.text) = (at(b.span), at(a.span));
            continue;
        }
        for edit in &mut fix.edits {
            let start = (edit.span.start as usize).min(text.len());
            let line = text.get(..start).map_or(0, |before| before.rfind('\n').map_or(0, |at| at + 1));
            if edit.text == SET {
                let wait = text.get(start..edit.span.end as usize).unwrap_or_default();
                let indent: String = text[line..].chars().take_while(|c| *c == ' ' || *c == '\t').collect();
                edit.text = format!("{indent}{}\n", wait.replace("wait_flag", "set_flag"));
                edit.span = SourceSpan { start: line as u32, end: line as u32 };
            } else if edit.text.is_empty() {
                let end = text.get(edit.span.end as usize..).and_then(|rest| rest.find('\n'));
                let end = end.map_or(text.len(), |length| edit.span.end as usize + length + 1);
                edit.span = SourceSpan { start: line as u32, end: end as u32 };
            } else if edit.text.ends_with('\n') {
                let indent: String = text[line..].chars().take_while(|c| *c == ' ' || *c == '\t').collect();
                let lines = edit.text.lines().map(|one| format!("{indent}{}\n", one.replace("asc.", &alias)));
                edit.text = lines.collect();
                edit.span = SourceSpan { start: line as u32, end: line as u32 };
            }
        }
    }
}

/// What the text writes before names of the library, with its dot.
fn alias(text: &str) -> String {
    let named = text.lines().find_map(|line| line.trim().strip_prefix("import asc as "));
    named.map_or_else(|| "asc.".to_owned(), |name| format!("{}.", name.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(text: &str, fix: Fix) -> String {
        let mut list = vec![Diagnostic::error("", SourceSpan::default(), Message::default())];
        list[0].fix = Some(fix);
        finish(&mut list, text);
        let mut edits = list.remove(0).fix.unwrap().edits;
        edits.sort_by_key(|edit| std::cmp::Reverse(edit.span.start));
        edits.into_iter().fold(text.to_owned(), |mut text, edit| {
            text.replace_range(edit.span.start as usize..edit.span.end as usize, &edit.text);
            text
        })
    }

    fn span(text: &str, what: &str) -> SourceSpan {
        let start = text.find(what).unwrap();
        SourceSpan { start: start as u32, end: (start + what.len()) as u32 }
    }

    const TEXT: &str = "import asc as a\nfor i in x:\n    a.copy(1)\n    a.add(2)\n";

    #[test]
    fn a_flag_pair_goes_before_the_statement() {
        let fixed = applied(TEXT, order(Pipe::Mte2, Pipe::V, span(TEXT, "a.add(2)")));
        let pair = "    a.set_flag(a.HardEvent.MTE2_V, 0)\n    a.wait_flag(a.HardEvent.MTE2_V, 0)\n";
        assert_eq!(fixed, TEXT.replace("    a.add(2)\n", &format!("{pair}    a.add(2)\n")));
    }

    #[test]
    fn statements_go_and_change_places() {
        assert_eq!(applied(TEXT, remove(span(TEXT, "a.copy(1)"), "V_S 0")), TEXT.replace("    a.copy(1)\n", ""));
        let swapped = applied(TEXT, swap(span(TEXT, "a.copy(1)"), span(TEXT, "a.add(2)")));
        assert_eq!(swapped, "import asc as a\nfor i in x:\n    a.add(2)\n    a.copy(1)\n");
    }
}
