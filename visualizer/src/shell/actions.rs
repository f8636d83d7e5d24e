//! Every action with its name and key: the one list behind the command palette, the keyboard and the settings.

use super::{editing, keys};
use crate::i18n::{Lang, fill};
use crate::session::{Arrangement, Command, Measured, Pane, Side, TimelineOp};
use crate::templates::TEMPLATES;
use crate::theme::ThemeKind;
use crate::views::{TIMELINE_ID, ViewContext, editor_id, pane_name};
use egui::{Context, Id, Key, KeyboardShortcut, Modifiers};

pub struct Action {
    /// Stable name, under which the settings keep another key.
    pub id: String,
    pub name: String,
    /// Key in force.
    pub key: Option<KeyboardShortcut>,
    /// Key that it has unless the settings say otherwise.
    pub usual: Option<KeyboardShortcut>,
    /// The widget that must have the keyboard for the key to count; `None`: any.
    pub within: Option<Id>,
    pub command: Command,
}

/// Recent files in the list.
const RECENT: usize = 10;

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Reads the keys of all actions, or the key that an action is to have from now on.
pub fn read_keys(ctx: &Context, cx: &ViewContext<'_>) {
    ctx.input_mut(|input| input.events.iter_mut().for_each(unshift));
    let pressed = |input: &egui::InputState| {
        input.events.iter().find_map(|event| match event {
            egui::Event::Key { key, modifiers, pressed: true, .. } => Some(KeyboardShortcut::new(*modifiers, *key)),
            _ => None,
        })
    };
    let Some(first) = ctx.input(pressed) else { return };
    if let Some(action) = &cx.session.capturing {
        ctx.input_mut(|input| input.events.clear());
        let alone = first.modifiers.is_none();
        let key = match first.logical_key {
            Key::Escape if alone => None,
            Key::Backspace | Key::Delete if alone => Some(Some(String::new())),
            _ => Some(Some(keys::text(first))),
        };
        if let Some(key) = key {
            cx.send(Command::BindKey { action: action.clone(), key });
        }
        cx.send(Command::CaptureKey(None));
        return;
    }
    let focused = ctx.memory(egui::Memory::focused);
    let mut list = actions(cx);
    list.retain(|action| action.key.is_some() && (action.within.is_none() || action.within == focused));
    list.sort_by_key(|action| std::cmp::Reverse(action.key.map_or(0, keys::weight)));
    for action in list {
        if let Some(key) = action.key
            && ctx.input_mut(|input| input.consume_shortcut(&key))
        {
            cx.send(action.command);
        }
    }
}

/// With Shift, some keys report the sign above; shortcuts are named by the key.
fn unshift(event: &mut egui::Event) {
    if let egui::Event::Key { key, modifiers, .. } = event
        && modifiers.shift
        && (modifiers.command || modifiers.alt)
    {
        *key = match *key {
            Key::OpenCurlyBracket => Key::OpenBracket,
            Key::CloseCurlyBracket => Key::CloseBracket,
            Key::Pipe => Key::Backslash,
            Key::Questionmark => Key::Slash,
            Key::Plus => Key::Equals,
            other => other,
        };
    }
}

/// Collects the list; the settings' keys take the place of the usual ones.
struct Listing<'a, 'b> {
    cx: &'a ViewContext<'b>,
    within: Option<Id>,
    list: Vec<Action>,
}

impl Listing<'_, '_> {
    fn add(&mut self, id: &str, name: &str, key: Option<(Modifiers, Key)>, command: Command) {
        let usual = key.map(|(modifiers, key)| KeyboardShortcut::new(modifiers, key));
        let key = match self.cx.session.settings.keys.get(id) {
            Some(own) => keys::parse(own),
            None => usual,
        };
        let (id, name, within) = (id.to_owned(), name.to_owned(), self.within);
        self.list.push(Action { id, name, key, usual, within, command });
    }
}

/// The list, as it applies just now.
pub fn actions(cx: &ViewContext<'_>) -> Vec<Action> {
    let (t, session) = (cx.t, cx.session);
    let mut to = Listing { cx, within: None, list: Vec::new() };
    // The name of a text is the action's own name too.
    macro_rules! add {
        ($name:ident, $key:expr, $command:expr) => {
            to.add(stringify!($name), &t.$name, $key, $command)
        };
    }
    add!(palette, Some((CTRL_SHIFT, Key::P)), Command::Palette(!session.palette_open));
    add!(save_all, Some((CTRL.plus(Modifiers::ALT), Key::S)), Command::SaveAll);
    add!(save_as, Some((CTRL_SHIFT, Key::S)), Command::SaveAs);
    add!(save, Some((CTRL, Key::S)), Command::Save);
    add!(new_file, Some((CTRL, Key::N)), Command::NewFile);
    for (nth, template) in TEMPLATES.iter().enumerate() {
        let name = fill(&t.new_kernel, &[template.name(cx.lang)]);
        to.add(&format!("new_kernel.{nth}"), &name, None, Command::NewKernel(nth));
    }
    add!(open_profile, Some((CTRL.plus(Modifiers::ALT), Key::O)), Command::OpenProfileDialog);
    if !matches!(session.measured, Measured::None) {
        add!(close_profile, None, Command::CloseProfile);
    }
    add!(open_folder, None, Command::OpenFolderDialog);
    add!(open_file, Some((CTRL, Key::O)), Command::OpenDialog);
    add!(go_to_file, Some((CTRL, Key::P)), Command::GoTo(Some(String::new())));
    for path in session.recent.iter().take(RECENT) {
        let shown = path.display().to_string();
        let id = format!("open_recent.{shown}");
        to.add(&id, &fill(&t.open_recent, &[&shown]), None, Command::Open(path.clone()));
    }
    if let Some(document) = session.active() {
        add!(close_document, Some((CTRL, Key::W)), Command::Close(document.id));
        add!(find, Some((CTRL, Key::F)), Command::Find { open: true, replacing: false });
        add!(find_and_replace, Some((CTRL, Key::H)), Command::Find { open: true, replacing: true });
        add!(find_previous, Some((Modifiers::SHIFT, Key::F3)), Command::FindNext { backwards: true });
        add!(find_next, Some((NONE, Key::F3)), Command::FindNext { backwards: false });
        add!(replace_all, None, Command::ReplaceAll);
        add!(select_found, None, Command::SelectFound);
        add!(go_to_line, Some((CTRL, Key::G)), Command::GoTo(Some(":".into())));
        add!(go_to_symbol, Some((CTRL_SHIFT, Key::O)), Command::GoTo(Some("@".into())));
        add!(split, Some((CTRL, Key::Backslash)), Command::Split);
        add!(close_split, None, Command::CloseSplit);
        add!(previous_document, Some((CTRL, Key::PageUp)), Command::NextDocument { backwards: true });
        add!(next_document, Some((CTRL, Key::PageDown)), Command::NextDocument { backwards: false });
        add!(export_report, Some((CTRL, Key::E)), Command::ExportReport);
        add!(export_picture, Some((CTRL_SHIFT, Key::I)), Command::ExportPicture);
    }
    add!(compare_head, None, Command::Compare { left: Side::Head, right: Side::Present });
    if let Some(last) = session.history.last() {
        add!(compare_saved, None, Command::Compare { left: Side::Saved(last.id), right: Side::Present });
    }
    add!(stage_previous, Some((Modifiers::ALT, Key::ArrowLeft)), Command::StepStage(-1));
    add!(stage_next, Some((Modifiers::ALT, Key::ArrowRight)), Command::StepStage(1));
    add!(changed_only, Some((Modifiers::ALT, Key::C)), Command::ChangedOnly(!session.changed_only));
    if let Some(shown) = session.shown_stage() {
        add!(base_here, None, Command::SetBaseStage(Some(shown)));
        add!(base_before, None, Command::SetBaseStage(None));
    }
    add!(clear_selection, None, Command::ClearSelection);
    for (arrangement, key) in Arrangement::ALL.into_iter().zip([Key::Num1, Key::Num2, Key::Num3, Key::Num4]) {
        let name = arrangement_name(cx, arrangement);
        let id = format!("arrange.{arrangement:?}");
        to.add(&id, &fill(&t.arrange, &[name]), Some((CTRL, key)), Command::Arrange(arrangement));
    }
    for pane in Pane::ALL {
        let (id, name) = (format!("show.{pane:?}"), fill(&t.show_pane, &[pane_name(t, pane)]));
        to.add(&id, &name, pane_key(pane), Command::Show(pane));
    }
    add!(reset_panels, None, Command::ResetPanels);
    timeline_actions(&mut to);
    let scale = session.settings.scale;
    add!(scale_up, Some((CTRL, Key::Equals)), Command::SetScale(scale * 1.1));
    add!(scale_down, Some((CTRL, Key::Minus)), Command::SetScale(scale / 1.1));
    add!(scale_reset, Some((CTRL, Key::Num0)), Command::SetScale(1.0));
    let lang = if cx.lang == Lang::En { Lang::Zh } else { Lang::En };
    add!(language_next, Some((CTRL.plus(Modifiers::ALT), Key::L)), Command::SetLang(lang));
    for kind in ThemeKind::ALL.into_iter().filter(|kind| *kind != session.settings.theme) {
        to.add(&format!("theme.{kind:?}"), theme_name(cx, kind), None, Command::SetTheme(kind));
    }
    for chip in &session.chips {
        to.add(&format!("chip.{chip}"), &fill(&t.chip_set, &[chip]), None, Command::SetChip(chip.clone()));
    }
    let kernels = session.active().map(|document| document.results.outline.kernels.as_slice()).unwrap_or_default();
    for (kernel, _) in kernels {
        let command = Command::SetKernel(Some(kernel.clone()));
        to.add(&format!("kernel.{kernel}"), &fill(&t.kernel_set, &[kernel]), None, command);
    }
    editor_actions(&mut to);
    add!(cancel_compile, None, Command::CancelCompile);
    add!(restart_worker, None, Command::RestartWorker);
    add!(copy_log, None, Command::CopyLog);
    add!(quit, Some((CTRL, Key::Q)), Command::Quit);
    to.list
}

/// Keys of the panels that are asked for most.
fn pane_key(pane: Pane) -> Option<(Modifiers, Key)> {
    match pane {
        Pane::Problems => Some((CTRL_SHIFT, Key::M)),
        Pane::Files => Some((CTRL_SHIFT, Key::E)),
        Pane::Settings => Some((CTRL, Key::Comma)),
        Pane::History => Some((CTRL_SHIFT, Key::H)),
        Pane::Graph => Some((CTRL_SHIFT, Key::G)),
        Pane::Timeline => Some((CTRL_SHIFT, Key::T)),
        _ => None,
    }
}

/// What counts only while the editor has the keyboard.
fn editor_actions(to: &mut Listing<'_, '_>) {
    let session = to.cx.session;
    if session.active().is_none() {
        return;
    }
    to.within = Some(editor_id(session.groups().focused()));
    for action in editing::EDITS.iter().chain(editing::OTHERS) {
        if let Some(command) = (action.command)(session) {
            to.add(action.id, (action.name)(to.cx.t), action.key, command);
        }
    }
    to.within = None;
}

/// Those with plain letters count only while the timeline has the keyboard.
fn timeline_actions(to: &mut Listing<'_, '_>) {
    let t = to.cx.t;
    to.within = Some(Id::new(TIMELINE_ID));
    for (op, id, name, key) in [
        (TimelineOp::ZoomIn, "timeline_zoom_in", &t.timeline_zoom_in, (NONE, Key::W)),
        (TimelineOp::ZoomOut, "timeline_zoom_out", &t.timeline_zoom_out, (NONE, Key::S)),
        (TimelineOp::Earlier, "timeline_earlier", &t.timeline_earlier, (NONE, Key::A)),
        (TimelineOp::Later, "timeline_later", &t.timeline_later, (NONE, Key::D)),
        (TimelineOp::All, "timeline_all", &t.timeline_all, (NONE, Key::Num0)),
        (TimelineOp::ZoomSelection, "timeline_zoom_selection", &t.timeline_zoom_selection, (NONE, Key::Z)),
        (TimelineOp::Mark, "timeline_mark", &t.timeline_mark, (NONE, Key::K)),
        (TimelineOp::Measure, "timeline_measure", &t.timeline_measure, (NONE, Key::M)),
        (TimelineOp::Clear, "timeline_clear", &t.timeline_clear, (NONE, Key::Escape)),
        (TimelineOp::Pin, "timeline_pin", &t.timeline_pin, (NONE, Key::P)),
        (TimelineOp::Flags, "timeline_flags", &t.timeline_flags, (NONE, Key::F)),
        (TimelineOp::Table, "timeline_table", &t.timeline_table, (NONE, Key::T)),
        (TimelineOp::Search, "timeline_search", &t.timeline_search, (NONE, Key::Slash)),
        (TimelineOp::NextFound, "timeline_next_found", &t.timeline_next_found, (NONE, Key::N)),
        (TimelineOp::PreviousFound, "timeline_previous_found", &t.timeline_previous_found, (Modifiers::SHIFT, Key::N)),
    ] {
        to.add(id, name, Some(key), Command::Timeline(op));
    }
    to.within = None;
}

pub fn arrangement_name<'a>(cx: &ViewContext<'a>, arrangement: Arrangement) -> &'static str {
    match arrangement {
        Arrangement::Edit => &cx.t.arrange_edit,
        Arrangement::Profile => &cx.t.arrange_profile,
        Arrangement::Memory => &cx.t.arrange_memory,
        Arrangement::Classroom => &cx.t.arrange_classroom,
    }
}

pub fn theme_name(cx: &ViewContext<'_>, kind: ThemeKind) -> &'static str {
    match kind {
        ThemeKind::Dark => &cx.t.theme_dark,
        ThemeKind::Light => &cx.t.theme_light,
        ThemeKind::Contrast => &cx.t.theme_contrast,
    }
}
