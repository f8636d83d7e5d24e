//! What makes a code panel an editor: keys, mouse, caret and input methods. All of it ends in [`EditOp`]s.

use super::{CodeFrame, layout::CodeLayout};
use crate::session::{Document, EditOp, Motion};
use crate::text::{column_at, columns};
use crate::theme::{self, Theme};
use egui::output::IMEOutput;
use egui::{Context, Event, EventFilter, Id, ImeEvent, Key, Modifiers, Rect, Ui, accesskit};

/// Keys that the editor wants for itself.
const KEYS: EventFilter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: false };

/// Longest text that is handed to assistive technology whole; of longer ones it gets the visible lines.
const WHOLE_VALUE_BYTES: usize = 64 * 1024;

/// The operations that this frame's events mean, if the editor with this id has the keyboard. `page` is the number
/// of lines that fit.
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
            Event::Paste(text) => ops.push(EditOp::Paste(text)),
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

/// Nothing selected copies the line, as editors do.
fn copy(ctx: &Context, document: &Document) {
    let selected = document.selected_text();
    ctx.copy_text(if selected.is_empty() { format!("{}\n", document.line(document.cursor_line())) } else { selected });
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
        Key::A if ctrl => Some(EditOp::SelectAll),
        Key::Z if ctrl && shift => Some(EditOp::Redo),
        Key::Z if ctrl => Some(EditOp::Undo),
        Key::Y if ctrl => Some(EditOp::Redo),
        Key::Slash if ctrl => Some(EditOp::ToggleComment),
        Key::K if ctrl && shift => Some(EditOp::DeleteLine),
        Key::D if ctrl && shift => Some(EditOp::DuplicateLines { down: true }),
        _ => None,
    }
}

/// Clicks and drags on the text.
pub fn read_pointer(ui: &Ui, frame: &CodeFrame, document: &Document) -> Option<EditOp> {
    let response = &frame.response;
    if response.clicked() || response.drag_started() {
        response.request_focus();
    }
    let at = response.interact_pointer_pos()?;
    let line = frame.layout.line_at(at.y);
    let offset = document.line_start(line) + frame.layout.byte_at(&document.line(line), at);
    let shift = ui.input(|input| input.modifiers.shift);
    if response.triple_clicked() {
        Some(EditOp::SelectLine { offset })
    } else if response.double_clicked() {
        Some(EditOp::SelectWord { offset })
    } else if response.drag_started() && !shift {
        let pressed = ui.input(|input| input.pointer.press_origin()).unwrap_or(at);
        let line = frame.layout.line_at(pressed.y);
        let offset = document.line_start(line) + frame.layout.byte_at(&document.line(line), pressed);
        Some(EditOp::Place { offset, select: false })
    } else if response.clicked() || response.dragged() {
        Some(EditOp::Place { offset, select: shift || response.dragged() })
    } else {
        None
    }
}

/// Paints caret and preedit, and tells the platform where its candidate window belongs. The caret's place, if the
/// editor has the keyboard.
pub fn show_caret(ui: &Ui, theme: &Theme, id: Id, frame: &CodeFrame, document: &Document) -> Option<Rect> {
    if !ui.memory(|memory| memory.has_focus(id)) {
        return None;
    }
    let layout = &frame.layout;
    let head = document.cursor().head;
    let row = document.cursor_line();
    let column = column_at(&document.line(row), head - document.line_start(row));
    let mut caret = layout.caret(row, column);
    let painter = ui.painter_at(layout.text.expand2(egui::vec2(2.0, 0.0)).intersect(ui.clip_rect()));
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
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(accesskit::Role::MultilineTextInput);
        node.set_label(label);
        node.set_description(place);
        node.set_value(if whole {
            document.text()
        } else {
            document.slice(document.line_start(visible.start)..document.line_start(visible.end))
        });
        node.add_action(accesskit::Action::Focus);
    });
}
