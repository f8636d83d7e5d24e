//! What makes a code panel an editor: keys, mouse, caret and input methods. All of it ends in [`EditOp`]s.

use super::{CodeFrame, layout::CodeLayout};
use crate::session::{Document, EditOp, FoldOp, Motion};
use crate::text::columns;
use crate::theme::{self, Theme};
use egui::output::IMEOutput;
use egui::{Context, Event, EventFilter, Id, ImeEvent, Key, Modifiers, Pos2, Rect, Ui, accesskit};

/// Keys that the editor wants for itself.
const KEYS: EventFilter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };

/// Longest text that is handed to assistive technology whole; of longer ones it gets the visible lines.
const WHOLE_VALUE_BYTES: usize = 64 * 1024;

/// The operations that this frame's events mean, if the editor with this id has the keyboard. `page` is the number
/// of lines that fit. Keys that have a name of their own, such as undo, are read elsewhere.
pub fn read_events(ctx: &Context, id: Id, document: &Document, page: usize) -> Vec<EditOp> {
    if !ctx.memory(|memory| memory.has_focus(id)) {
        return Vec::new();
    }
    ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, KEYS));
    let owns_ime = ctx.memory(|memory| memory.owns_ime_events(id));
    let events = ctx.input(|input| input.filtered_events(&KEYS));
    let mut composing = !document.preedit.is_empty();
    let mut ops = Vec::new();
    for event in events {
        match event {
            Event::Text(text) if text != "\n" && text != "\r" => ops.push(EditOp::Insert(text)),
            Event::Paste(text) => ops.push(paste(ctx, text)),
            Event::Copy => copy(ctx, document),
            Event::Cut => {
                copy(ctx, document);
                ops.push(EditOp::Cut);
            }
            Event::Ime(event) if owns_ime => ops.extend(ime(event, &mut composing)),
            Event::Key { key, pressed: true, modifiers, .. } if !composing => ops.extend(key_op(key, modifiers, page)),
            _ => {}
        }
    }
    ops
}

/// Where the text is kept that was last copied as whole lines.
fn lines_id() -> Id {
    Id::new("copied-lines")
}

/// Nothing selected copies the cursors' lines, as editors do.
fn copy(ctx: &Context, document: &Document) {
    let selected = document.selected_text();
    let mut lines = String::new();
    if selected.is_empty() {
        for cursor in document.cursors().all() {
            lines.push_str(&document.line(document.line_of(cursor.head)));
            lines.push('\n');
        }
    }
    ctx.data_mut(|data| data.insert_temp(lines_id(), lines.clone()));
    ctx.copy_text(if selected.is_empty() { lines } else { selected });
}

/// What was copied as whole lines comes back as whole lines.
fn paste(ctx: &Context, text: String) -> EditOp {
    let lines: String = ctx.data(|data| data.get_temp(lines_id())).unwrap_or_default();
    if !lines.is_empty() && text.replace("\r\n", "\n") == lines {
        EditOp::PasteLines(text)
    } else {
        EditOp::Paste(text)
    }
}

/// Empty preedits and commits come from some platforms without a composition, and then mean nothing.
fn ime(event: ImeEvent, composing: &mut bool) -> Option<EditOp> {
    match event {
        ImeEvent::Preedit { text, .. } => {
            let was = std::mem::replace(composing, !text.is_empty());
            (was || *composing).then_some(EditOp::Preedit(text))
        }
        ImeEvent::Commit(text) => {
            let was = std::mem::replace(composing, false);
            if text.is_empty() { was.then_some(EditOp::Preedit(text)) } else { Some(EditOp::Commit(text)) }
        }
        ImeEvent::DeleteSurrounding { before_chars, after_chars } => {
            Some(EditOp::DeleteSurrounding { before_chars, after_chars })
        }
        _ => None,
    }
}

fn key_op(key: Key, modifiers: Modifiers, page: usize) -> Option<EditOp> {
    let (ctrl, shift) = (modifiers.command, modifiers.shift);
    let page = i32::try_from(page).unwrap_or(i32::MAX);
    let motion = |motion| Some(EditOp::Move { motion, select: shift });
    if modifiers.alt {
        return None;
    }
    match key {
        Key::ArrowLeft if ctrl => motion(Motion::WordLeft),
        Key::ArrowRight if ctrl => motion(Motion::WordRight),
        Key::ArrowLeft => motion(Motion::Left),
        Key::ArrowRight => motion(Motion::Right),
        Key::ArrowUp if !ctrl => motion(Motion::Lines(-1)),
        Key::ArrowDown if !ctrl => motion(Motion::Lines(1)),
        Key::PageUp => motion(Motion::Lines(-page)),
        Key::PageDown => motion(Motion::Lines(page)),
        Key::Home if ctrl => motion(Motion::Start),
        Key::End if ctrl => motion(Motion::End),
        Key::Home => motion(Motion::LineStart),
        Key::End => motion(Motion::LineEnd),
        Key::Enter if !ctrl => Some(EditOp::Newline),
        Key::Tab if shift => Some(EditOp::Outdent),
        Key::Tab if !ctrl => Some(EditOp::Indent),
        Key::Backspace => Some(EditOp::DeleteBack { word: ctrl }),
        Key::Delete => Some(EditOp::DeleteForward { word: ctrl }),
        _ => None,
    }
}

/// Clicks and drags on the text and its gutters.
pub fn read_pointer(ui: &Ui, frame: &CodeFrame, document: &Document) -> Option<EditOp> {
    let (response, layout) = (&frame.response, &frame.layout);
    if response.clicked() || response.drag_started() {
        response.request_focus();
    }
    let at = response.interact_pointer_pos()?;
    let (modifiers, pressed) = ui.input(|input| (input.modifiers, input.pointer.press_origin()));
    let line = line_at(layout, document, at.y);
    let offset = offset_at(layout, document, at);
    if response.clicked() && is_fold(layout, document, at) {
        return Some(EditOp::Fold(FoldOp::Toggle(line)));
    }
    if response.clicked() && at.x < layout.text.left() {
        return Some(EditOp::SelectLine { offset });
    }
    let block = modifiers.alt && modifiers.shift || ui.input(|input| input.pointer.middle_down());
    if block && (response.drag_started() || response.dragged()) {
        let corner = |at: Pos2| (line_at(layout, document, at.y), layout.column_at(at.x));
        return Some(EditOp::Column { from: corner(pressed.unwrap_or(at)), to: corner(at) });
    }
    if modifiers.alt {
        return response.clicked().then_some(EditOp::ToggleCursor { offset });
    }
    let shift = modifiers.shift;
    if response.triple_clicked() {
        Some(EditOp::SelectLine { offset })
    } else if response.double_clicked() {
        Some(EditOp::SelectWord { offset })
    } else if response.drag_started() && !shift {
        Some(EditOp::Place { offset: offset_at(layout, document, pressed.unwrap_or(at)), select: false })
    } else if response.clicked() || response.dragged() {
        Some(EditOp::Place { offset, select: shift || response.dragged() })
    } else {
        None
    }
}

/// Line at a height on the screen, folded ones left out.
pub fn line_at(layout: &CodeLayout, document: &Document, y: f32) -> usize {
    document.folds().line_of(layout.line_at(y))
}

/// Byte offset that a place on the screen means.
fn offset_at(layout: &CodeLayout, document: &Document, at: Pos2) -> usize {
    let line = line_at(layout, document, at.y);
    document.line_start(line) + layout.byte_at(&document.line(line), at)
}

/// Whether a place is the mark of a fold, or what stands for the lines that one hides.
fn is_fold(layout: &CodeLayout, document: &Document, at: Pos2) -> bool {
    let row = layout.line_at(at.y);
    let line = document.folds().line_of(row);
    let closed = document.folds().last_of(line).is_some();
    let away = || layout.folded_away(row, columns(&document.line(line))).contains(at);
    layout.fold(row).contains(at) || (closed && away())
}

/// Paints the carets and the preedit, and tells the platform where its candidate window belongs. The main caret's
/// place, if the editor has the keyboard.
pub fn show_caret(ui: &Ui, theme: &Theme, id: Id, frame: &CodeFrame, document: &Document) -> Option<Rect> {
    if !ui.memory(|memory| memory.has_focus(id)) {
        return None;
    }
    let layout = &frame.layout;
    let painter = ui.painter_at(layout.text.expand2(egui::vec2(2.0, 0.0)).intersect(ui.clip_rect()));
    let visible = layout.visible();
    let folds = document.folds();
    let shown = document.line_start(folds.line_of(visible.start))..=document.line_start(folds.line_of(visible.end));
    let place = |head: usize| {
        let (line, column) = document.place_of(head);
        (folds.row_of(line), column)
    };
    let main = document.cursor();
    let others = document.cursors().all().iter().filter(|cursor| **cursor != main && shown.contains(&cursor.head));
    for cursor in others {
        let (row, column) = place(cursor.head);
        painter.rect_filled(layout.caret(row, column), 0.0, theme.accent());
    }
    let (row, column) = place(main.head);
    let mut caret = layout.caret(row, column);
    if !document.preedit.is_empty() {
        caret = preedit(&painter, theme, layout, row, column, &document.preedit);
    }
    painter.rect_filled(caret, 0.0, theme.accent());
    if ui.memory(|memory| memory.owns_ime_events(id)) {
        let purpose = egui::IMEPurpose::Normal;
        let output = IMEOutput { purpose, rect: layout.text, cursor_rect: caret, should_interrupt_composition: false };
        ui.output_mut(|out| out.ime = Some(output));
    }
    Some(caret)
}

/// Text under composition lies over what follows the caret, underlined. Returns the caret behind it.
fn preedit(painter: &egui::Painter, theme: &Theme, layout: &CodeLayout, row: usize, column: usize, text: &str) -> Rect {
    let cells = layout.columns(row, column..column + columns(text));
    painter.rect_filled(cells, 0.0, theme.raised());
    let mut at = column;
    for character in text.chars() {
        let place = layout.columns(row, at..at + 1).left_center();
        painter.text(place, egui::Align2::LEFT_CENTER, character, theme::code_font(), theme.text());
        at += crate::text::width(character, at);
    }
    painter.hline(cells.x_range(), cells.bottom() - 2.0, egui::Stroke::new(1.0, theme.accent()));
    layout.caret(row, at)
}

/// Describes the editor to assistive technology: role, name, text and place of the caret.
pub fn describe(ui: &Ui, id: Id, label: &str, place: &str, frame: &CodeFrame, document: &Document) {
    let whole = document.rope().len_bytes() <= WHOLE_VALUE_BYTES;
    let visible = frame.layout.visible();
    let (first, last) = (document.folds().line_of(visible.start), document.folds().line_of(visible.end));
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(accesskit::Role::MultilineTextInput);
        node.set_label(label);
        node.set_description(place);
        node.set_value(if whole {
            document.text()
        } else {
            document.slice(document.line_start(first)..document.line_start(last))
        });
        node.add_action(accesskit::Action::Focus);
    });
}
