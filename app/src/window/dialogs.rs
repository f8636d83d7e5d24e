//! Questions of the application: which path, what to do with unsaved text, whether to replace a file.

use super::chooser::Chooser;
use egui::{Context, Frame, Id, Key, Margin, Modal, Modifiers, Ui};
use std::path::PathBuf;
use visualizer::i18n::{Texts, fill};
use visualizer::session::DocumentId;
use visualizer::theme::space;

/// What a chosen path is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    OpenFile,
    OpenFolder,
    OpenProfile,
    SaveAs(DocumentId),
    Report(DocumentId),
    /// Timeline and memory as PNG, or the timeline as SVG.
    Picture(DocumentId),
}

/// What goes on once unsaved text is dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    Close(DocumentId),
    Quit,
}

pub enum Dialog {
    Path {
        purpose: Purpose,
        title: String,
        chooser: Chooser,
    },
    /// Documents with unsaved text that `then` would lose; names for the question.
    Unsaved {
        documents: Vec<(DocumentId, String)>,
        then: Then,
    },
    Replace {
        purpose: Purpose,
        path: PathBuf,
    },
}

/// The user's answer; the dialog is closed with it.
#[derive(Debug, PartialEq, Eq)]
pub enum Answer {
    Cancel,
    Path(Purpose, PathBuf),
    /// Save these documents first.
    Save(Vec<DocumentId>, Then),
    /// Give up what is unsaved.
    Discard(Vec<DocumentId>, Then),
    /// As `Path`, for a file that is already there.
    Replace(Purpose, PathBuf),
}

impl Dialog {
    pub fn path(purpose: Purpose, title: String, start: PathBuf) -> Self {
        let chooser = Chooser::new(&start, matches!(purpose, Purpose::OpenFolder | Purpose::OpenProfile));
        Self::Path { purpose, title, chooser }
    }

    /// Draws the dialog over everything else.
    pub fn show(&mut self, ctx: &Context, t: &Texts) -> Option<Answer> {
        let frame = Frame::popup(&ctx.global_style()).inner_margin(Margin::same(space::L as i8));
        let modal = Modal::new(Id::new("dialog")).frame(frame).show(ctx, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            ui.set_width(480.0_f32.min(ctx.content_rect().width() - 64.0));
            match self {
                Self::Path { purpose, title, chooser } => path(ui, t, *purpose, title, chooser),
                Self::Unsaved { documents, then } => unsaved(ui, t, documents, *then),
                Self::Replace { purpose, path } => {
                    ui.label(fill(&t.ask_replace, &[&path.display().to_string()]));
                    buttons(ui, |ui| {
                        let cancel = ui.button(&t.cancel).clicked().then_some(Answer::Cancel);
                        let replace = ui.button(&t.replace).clicked();
                        replace.then(|| Answer::Replace(*purpose, path.clone())).or(cancel)
                    })
                }
            }
        });
        let escape = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        let left = escape || modal.should_close();
        modal.inner.or(left.then_some(Answer::Cancel))
    }
}

fn path(ui: &mut Ui, t: &Texts, purpose: Purpose, title: &str, chooser: &mut Chooser) -> Option<Answer> {
    ui.strong(title);
    let opens = matches!(purpose, Purpose::OpenFile | Purpose::OpenFolder | Purpose::OpenProfile);
    let mut accepted = chooser.ui(ui, t, opens);
    let answer = buttons(ui, |ui| {
        let cancel = ui.button(&t.cancel).clicked().then_some(Answer::Cancel);
        accepted |= ui.button(if opens { &t.accept_open } else { &t.accept_save }).clicked();
        cancel
    });
    // A folder where a file is wanted is a step on the way, not an answer.
    let done = accepted && (matches!(purpose, Purpose::OpenFolder | Purpose::OpenProfile) || !chooser.path().is_dir());
    answer.or_else(|| done.then(|| Answer::Path(purpose, chooser.path())))
}

fn unsaved(ui: &mut Ui, t: &Texts, documents: &[(DocumentId, String)], then: Then) -> Option<Answer> {
    for (_, name) in documents {
        ui.label(fill(&t.ask_unsaved, &[name]));
    }
    let ids = || documents.iter().map(|(id, _)| *id).collect();
    buttons(ui, |ui| {
        let cancel = ui.button(&t.cancel).clicked().then_some(Answer::Cancel);
        let discard = ui.button(&t.discard).clicked();
        let save = ui.button(&t.accept_save).clicked() || ui.input(|input| input.key_pressed(Key::Enter));
        let save = save.then(|| Answer::Save(ids(), then));
        save.or_else(|| discard.then(|| Answer::Discard(ids(), then))).or(cancel)
    })
}

/// A row of buttons at the right, the last one outermost left.
fn buttons<T>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> T) -> T {
    ui.add_space(space::S);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), add).inner
}
