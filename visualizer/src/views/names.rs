//! Names of pipes, waits, links and operations in the language of the interface.

use crate::i18n::{Lang, Texts};
use crate::session::Pane;
use compiler::model::{Change, Link, Pipe, WaitReason};
use compiler::ops::Text;

/// Name of a panel.
pub fn pane_name(t: &Texts, pane: Pane) -> &str {
    match pane {
        Pane::Files => &t.files,
        Pane::Source => &t.source,
        Pane::AscIr => &t.ascir,
        Pane::AscendC => &t.ascendc,
        Pane::Inspector => &t.inspector,
        Pane::Timeline => &t.timeline,
        Pane::Memory => &t.memory,
        Pane::Hotspots => &t.hotspots,
        Pane::Problems => &t.problems,
        Pane::Launch => &t.launch,
        Pane::Graph => &t.graph,
        Pane::History => &t.history,
        Pane::Compare => &t.compare,
        Pane::Settings => &t.settings,
        Pane::Log => &t.log,
        Pane::Profile => &t.profile,
    }
}

pub fn pipe_name(t: &Texts, pipe: Pipe) -> &str {
    match pipe {
        Pipe::S => &t.pipe_s,
        Pipe::V => &t.pipe_v,
        Pipe::M => &t.pipe_m,
        Pipe::Mte1 => &t.pipe_mte1,
        Pipe::Mte2 => &t.pipe_mte2,
        Pipe::Mte3 => &t.pipe_mte3,
        Pipe::Fix => &t.pipe_fix,
        Pipe::All => &t.pipe_all,
    }
}

pub fn wait_name(t: &Texts, wait: WaitReason) -> &str {
    match wait {
        WaitReason::None => &t.wait_none,
        WaitReason::Flag => &t.wait_flag,
        WaitReason::Barrier => &t.wait_barrier,
        WaitReason::QueueFull => &t.wait_queue_full,
        WaitReason::BufferBusy => &t.wait_buffer_busy,
        WaitReason::Memory => &t.wait_memory,
        WaitReason::BankConflict => &t.wait_bank_conflict,
        WaitReason::Issue => &t.wait_issue,
    }
}

/// What bounds a run: a pipe keeps its name, any other cause is a word.
pub fn bound_name<'a>(t: &'a Texts, bound: &'a str) -> &'a str {
    match bound {
        "sync" => &t.bound_sync,
        "memory" => &t.bound_memory,
        pipe => pipe,
    }
}

pub fn link_name(t: &Texts, link: Link) -> &str {
    match link {
        Link::Exact => &t.link_exact,
        Link::Inherited => &t.link_inherited,
        Link::Lost => &t.link_lost,
    }
}

/// What a pass did to an operation, with a place for the pass's name.
pub fn change_name(t: &Texts, change: Change) -> &str {
    match change {
        Change::Kept => &t.kept_by,
        Change::Moved => &t.moved_by,
        Change::Edited => &t.edited_by,
        Change::New => &t.made_by,
        Change::Split => &t.split_by,
        Change::Fused => &t.fused_by,
    }
}

/// Where a thing came from, at the end of its line: `:15` exact, `~15` inherited, `?` lost.
pub fn origin_mark(link: Option<Link>, line: Option<u32>) -> String {
    match (link, line) {
        (None, _) => String::new(),
        (Some(Link::Inherited), Some(line)) => format!("~{}", line + 1),
        (Some(Link::Exact), Some(line)) => format!(":{}", line + 1),
        (Some(_), _) => "?".into(),
    }
}

/// A text of the operation tables; English where the translation is missing.
pub fn text(text: Text, lang: Lang) -> &'static str {
    if lang == Lang::Zh && !text.zh.is_empty() { text.zh } else { text.en }
}
