//! Every action with its name and key: the one list behind the command palette and the keyboard.

use crate::i18n::{Lang, fill};
use crate::session::{Arrangement, Command, EditOp, Measured, Pane};
use crate::theme::ThemeKind;
use crate::views::ViewContext;
use egui::{Context, Key, KeyboardShortcut, Modifiers};

pub struct Action {
    pub name: String,
    pub key: Option<KeyboardShortcut>,
    pub command: Command,
}

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Reads the keys of all actions. Longer combinations come first in the list where one contains another.
pub fn read_keys(ctx: &Context, cx: &ViewContext<'_>) {
    let pressed = ctx.input(|input| input.events.iter().any(|event| matches!(event, egui::Event::Key { .. })));
    if !pressed {
        return;
    }
    for action in actions(cx) {
        if let Some(key) = action.key
            && ctx.input_mut(|input| input.consume_shortcut(&key))
        {
            cx.send(action.command);
        }
    }
    if cx.session.find.open && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        cx.send(Command::Find(false));
    }
}

/// The list, as it applies just now.
pub fn actions(cx: &ViewContext<'_>) -> Vec<Action> {
    let (t, session) = (cx.t, cx.session);
    let mut list = Vec::new();
    let mut add = |name: &str, key: Option<(Modifiers, Key)>, command: Command| {
        let key = key.map(|(modifiers, key)| KeyboardShortcut::new(modifiers, key));
        list.push(Action { name: name.to_owned(), key, command });
    };
    add(&t.palette, Some((CTRL_SHIFT, Key::P)), Command::Palette(!session.palette_open));
    add(&t.save_all, Some((CTRL.plus(Modifiers::ALT), Key::S)), Command::SaveAll);
    add(&t.save_as, Some((CTRL_SHIFT, Key::S)), Command::SaveAs);
    add(&t.save, Some((CTRL, Key::S)), Command::Save);
    add(&t.new_file, Some((CTRL, Key::N)), Command::NewFile);
    add(&t.open_folder, Some((CTRL_SHIFT, Key::O)), Command::OpenFolderDialog);
    add(&t.open_file, Some((CTRL, Key::O)), Command::OpenDialog);
    add(&t.open_profile, Some((CTRL.plus(Modifiers::ALT), Key::O)), Command::OpenProfileDialog);
    if let Some(document) = session.active() {
        add(&t.close_document, Some((CTRL, Key::W)), Command::Close(document.id));
        add(&t.undo, None, Command::Edit(EditOp::Undo));
        add(&t.redo, None, Command::Edit(EditOp::Redo));
        add(&t.toggle_comment, None, Command::Edit(EditOp::ToggleComment));
        add(&t.find, Some((CTRL, Key::F)), Command::Find(true));
        add(&t.find_previous, Some((Modifiers::SHIFT, Key::F3)), Command::FindNext { backwards: true });
        add(&t.find_next, Some((Modifiers::NONE, Key::F3)), Command::FindNext { backwards: false });
        add(&t.export_report, Some((CTRL, Key::E)), Command::ExportReport);
    }
    if !matches!(session.measured, Measured::None) {
        add(&t.close_profile, None, Command::CloseProfile);
    }
    add(&t.stage_previous, Some((Modifiers::ALT, Key::ArrowLeft)), Command::StepStage(-1));
    add(&t.stage_next, Some((Modifiers::ALT, Key::ArrowRight)), Command::StepStage(1));
    add(&t.changed_only, None, Command::ChangedOnly(!session.changed_only));
    add(&t.clear_selection, None, Command::ClearSelection);
    for (nth, arrangement) in Arrangement::ALL.into_iter().enumerate() {
        let key = [Key::Num1, Key::Num2, Key::Num3].get(nth).map(|key| (CTRL, *key));
        add(&fill(&t.arrange, &[arrangement_name(cx, arrangement)]), key, Command::Arrange(arrangement));
    }
    for (pane, name) in pane_names(cx) {
        add(&fill(&t.show_pane, &[name]), None, Command::Show(pane));
    }
    add(&t.reset_panels, None, Command::ResetPanels);
    let scale = session.settings.scale;
    add(&t.scale_up, Some((CTRL, Key::Equals)), Command::SetScale(scale * 1.1));
    add(&t.scale_down, Some((CTRL, Key::Minus)), Command::SetScale(scale / 1.1));
    add(&t.scale_reset, Some((CTRL, Key::Num0)), Command::SetScale(1.0));
    let lang = if cx.lang == Lang::En { Lang::Zh } else { Lang::En };
    add(&t.language_next, None, Command::SetLang(lang));
    match session.settings.theme {
        ThemeKind::Dark => add(&t.theme_light, None, Command::SetTheme(ThemeKind::Light)),
        ThemeKind::Light => add(&t.theme_dark, None, Command::SetTheme(ThemeKind::Dark)),
    }
    for chip in &session.chips {
        add(&fill(&t.chip_set, &[chip]), None, Command::SetChip(chip.clone()));
    }
    let kernels = session.active().map(|document| document.results.outline.kernels.as_slice()).unwrap_or_default();
    for (kernel, _) in kernels {
        add(&fill(&t.kernel_set, &[kernel]), None, Command::SetKernel(Some(kernel.clone())));
    }
    add(&t.restart_worker, None, Command::RestartWorker);
    add(&t.quit, Some((CTRL, Key::Q)), Command::Quit);
    list
}

pub fn arrangement_name<'a>(cx: &ViewContext<'a>, arrangement: Arrangement) -> &'static str {
    match arrangement {
        Arrangement::Edit => &cx.t.arrange_edit,
        Arrangement::Profile => &cx.t.arrange_profile,
        Arrangement::Memory => &cx.t.arrange_memory,
    }
}

fn pane_names(cx: &ViewContext<'_>) -> [(Pane, &'static str); 11] {
    let t = cx.t;
    [
        (Pane::Source, &t.source),
        (Pane::AscIr, &t.ascir),
        (Pane::AscendC, &t.ascendc),
        (Pane::Timeline, &t.timeline),
        (Pane::Memory, &t.memory),
        (Pane::Hotspots, &t.hotspots),
        (Pane::Problems, &t.problems),
        (Pane::Launch, &t.launch),
        (Pane::Inspector, &t.inspector),
        (Pane::Files, &t.files),
        (Pane::Profile, &t.profile),
    ]
}
