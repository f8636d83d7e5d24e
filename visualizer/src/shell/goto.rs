//! One line to go somewhere: a file by part of its name, a line as `:12` or `:12:5`, a symbol
//! as `@name`, a use of the name at the cursor after `#`.

use super::popup::popup;
use crate::session::{Command, Document};
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::label;
use compiler::assist;
use egui::{Align2, Context, Key, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, WidgetType, vec2};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Rows that are drawn.
const MOST: usize = 200;

#[derive(Default)]
pub struct GoTo {
    text: String,
    chosen: usize,
    was_open: bool,
}

/// A place to go to.
struct Target {
    name: String,
    about: String,
    command: Command,
}

impl GoTo {
    pub fn show(&mut self, ctx: &Context, cx: &ViewContext<'_>) {
        let opened = cx.session.goto.is_some() && !self.was_open;
        self.was_open = cx.session.goto.is_some();
        let Some(start) = &cx.session.goto else { return };
        if opened {
            self.text.clone_from(start);
            self.chosen = 0;
        }
        if popup(ctx, "go-to", 560.0, opened, |ui| self.content(ui, cx, opened)) {
            cx.send(Command::GoTo(None));
        }
    }

    fn content(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, opened: bool) {
        let line = TextEdit::singleline(&mut self.text).hint_text(&cx.t.go_to_hint).desired_width(f32::INFINITY);
        let mut output = line.show(ui);
        if opened || !output.response.has_focus() {
            output.response.request_focus();
        }
        if opened {
            let end = egui::text::CCursor::new(self.text.chars().count());
            output.state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
            output.state.store(ui.ctx(), output.response.id);
        }
        if output.response.changed() {
            self.chosen = 0;
        }
        let targets = targets(cx, &self.text);
        let (up, down, enter) = ui.input(|input| {
            (input.key_pressed(Key::ArrowUp), input.key_pressed(Key::ArrowDown), input.key_pressed(Key::Enter))
        });
        let last = targets.len().saturating_sub(1);
        self.chosen = (self.chosen + usize::from(down)).saturating_sub(usize::from(up)).min(last);
        if targets.is_empty() {
            label(ui, &cx.t.go_to_nothing, theme::text_font(), cx.theme.dim());
        }
        let mut run = enter.then_some(self.chosen);
        ScrollArea::vertical().max_height(340.0).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (index, target) in targets.iter().enumerate().take(MOST) {
                let chosen = index == self.chosen;
                let (rect, response) =
                    ui.allocate_exact_size(vec2(ui.available_width(), space::ROW + 2.0), Sense::click());
                response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &target.name));
                if chosen || response.hovered() {
                    ui.painter().rect_filled(rect, space::ROUNDING, cx.theme.selection());
                }
                let painter = ui.painter_at(rect);
                let left = rect.left_center() + vec2(space::S, 0.0);
                let name = painter.text(left, Align2::LEFT_CENTER, &target.name, theme::text_font(), cx.theme.text());
                let at = name.right_center() + vec2(space::M, 0.0);
                painter.text(at, Align2::LEFT_CENTER, &target.about, theme::small_font(), cx.theme.dim());
                if chosen && (up || down) {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    run = Some(index);
                }
            }
        });
        if let Some(target) = run.and_then(|index| targets.into_iter().nth(index)) {
            cx.send(Command::GoTo(None));
            cx.send(target.command);
        }
    }
}

fn targets(cx: &ViewContext<'_>, text: &str) -> Vec<Target> {
    match (text.strip_prefix(':'), text.strip_prefix('@')) {
        (Some(line), _) => cx.document().and_then(|document| line_target(cx, document, line)).into_iter().collect(),
        (_, Some(name)) => cx.document().map(|document| symbol_targets(document, name)).unwrap_or_default(),
        _ if text.starts_with('#') => {
            cx.document().map(|document| use_targets(document, &text[1..])).unwrap_or_default()
        }
        _ => file_targets(cx, text),
    }
}

/// `12` or `12:5`, counted from one; past the end means the end.
fn line_target(cx: &ViewContext<'_>, document: &Document, text: &str) -> Option<Target> {
    let lines = document.rope().len_lines();
    let (line, column) = text.split_once(':').unwrap_or((text, "1"));
    let line = line.trim().parse::<usize>().ok()?.clamp(1, lines);
    let column = column.trim().parse::<usize>().unwrap_or(1).max(1);
    let offset = document.offset_at(line - 1, column - 1);
    let name = crate::i18n::fill(&cx.t.status_position, &[&line.to_string(), &column.to_string()]);
    let about = document.line(line - 1).trim().to_owned();
    Some(Target { name, about, command: Command::JumpTo { offset } })
}

fn symbol_targets(document: &Document, text: &str) -> Vec<Target> {
    let symbols = document.symbols().into_iter();
    let found = symbols.filter_map(|symbol| Some((score(&symbol.name, text)?, symbol)));
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|(score, _)| *score);
    let target = |(_, symbol): (usize, crate::session::Symbol)| Target {
        about: format!(":{}", document.line_of(symbol.span.start as usize) + 1),
        command: Command::JumpTo { offset: symbol.span.start as usize },
        name: symbol.name,
    };
    found.into_iter().map(target).collect()
}

/// Where the name at the cursor stands, of those lines that hold the text.
fn use_targets(document: &Document, text: &str) -> Vec<Target> {
    let uses = document.assist(|source| assist::uses(source, document.cursor().head)).unwrap_or_default();
    let wanted = text.trim().to_lowercase();
    let lines = uses.into_iter().map(|span| (span, document.line_of(span.start as usize)));
    let target = |(span, line): (compiler::model::SourceSpan, usize)| Target {
        name: document.line(line).trim().to_owned(),
        about: format!(":{}", line + 1),
        command: Command::JumpTo { offset: span.start as usize },
    };
    lines.map(target).filter(|target| target.name.to_lowercase().contains(&wanted)).collect()
}

/// Open documents and recent files first, then the folder's.
fn file_targets(cx: &ViewContext<'_>, text: &str) -> Vec<Target> {
    let session = cx.session;
    let open = session.documents().iter().filter_map(|document| document.path.clone());
    let listed = session.files.entries.iter().filter(|entry| !entry.is_folder).map(|entry| entry.path.clone());
    let mut seen = BTreeSet::new();
    let all = open.chain(session.recent.iter().cloned()).chain(listed).filter(|path| seen.insert(path.clone()));
    let mut found: Vec<(usize, usize, PathBuf)> = all
        .enumerate()
        .filter_map(|(nth, path)| Some((score(&path.file_name()?.to_string_lossy(), text)?, nth, path)))
        .collect();
    found.sort();
    let target = |(_, _, path): (usize, usize, PathBuf)| Target {
        name: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        about: path.parent().map(|parent| parent.display().to_string()).unwrap_or_default(),
        command: Command::Open(path),
    };
    found.into_iter().map(target).collect()
}

/// How well a name fits what was typed, smaller being better; `None` where the letters do not all occur in order.
fn score(name: &str, text: &str) -> Option<usize> {
    let (name, text) = (name.to_lowercase(), text.trim().to_lowercase());
    if let Some(at) = name.find(&text) {
        return Some(at);
    }
    let mut rest = name.chars();
    text.chars().all(|letter| rest.any(|other| other == letter)).then_some(1000 + name.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    #[test]
    fn names_fit_by_their_beginning_by_a_part_or_by_their_letters() {
        assert_eq!(score("layer_norm.py", "lay"), Some(0));
        assert_eq!(score("layer_norm.py", "NORM"), Some(6));
        assert!(score("layer_norm.py", "lnp").is_some_and(|score| score > 1000));
        assert_eq!(score("layer_norm.py", "xyz"), None);
    }

    #[test]
    fn lines_and_symbols_are_found() {
        let session = testing::open_session();
        let cx = ViewContext::new(&session);
        let offsets = |text: &str| -> Vec<usize> {
            let offset = |target: Target| match target.command {
                Command::JumpTo { offset } => offset,
                other => panic!("{other:?}"),
            };
            targets(&cx, text).into_iter().map(offset).collect()
        };
        let document = session.active().expect("open");
        assert_eq!(offsets(":3"), [document.line_start(2)]);
        assert_eq!(offsets(":9999"), [document.rope().len_bytes()]);
        assert_eq!(offsets(":x"), [0; 0]);
        assert_eq!(offsets("@add"), [testing::KERNEL.find("add(x").expect("there")]);
        assert_eq!(offsets("@").len(), 3, "two constants and a function");
        let mut session = testing::open_session();
        let offset = testing::KERNEL.find("buf = ").expect("there");
        assert_eq!(session.apply(Command::JumpTo { offset }), None);
        let cx = ViewContext::new(&session);
        assert_eq!(targets(&cx, "#").len(), 11);
        assert_eq!(targets(&cx, "#set_flag").len(), 2);
    }
}
