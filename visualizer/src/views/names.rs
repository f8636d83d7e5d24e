//! Names of pipes, waits, links and operations in the language of the interface.

use crate::i18n::{Lang, Texts};
use compiler::model::{Link, Pipe, WaitReason};
use compiler::ops::Text;

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

pub fn link_name(t: &Texts, link: Link) -> &str {
    match link {
        Link::Exact => &t.link_exact,
        Link::Inherited => &t.link_inherited,
        Link::Lost => &t.link_lost,
    }
}

/// A text of the operation tables; English where the translation is missing.
pub fn text(text: Text, lang: Lang) -> &'static str {
    if lang == Lang::Zh && !text.zh.is_empty() { text.zh } else { text.en }
}
