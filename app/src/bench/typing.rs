//! Large files: a key press in one of ten thousand lines, opening one of ten megabytes.
//!
//! Always holds: what was typed is in the text at the end, every character of it.

use super::stage::{Cost, Stage};
use anyhow::{Context as _, Result, ensure};
use egui::{Event, Key, Modifiers, RawInput};
use std::path::{Path, PathBuf};
use visualizer::session::{Command, EditOp};

const LINES: usize = 10_000;
const BYTES: usize = 10 << 20;
/// Times that the statement is typed.
const ROUNDS: usize = 16;
/// Ends with a line break; brackets and the string are open for a while, as they are when somebody types.
const STATEMENT: &str = "total = asc.get_block_idx() * (8 + 4)  # \u{52a0} \"text\"\nname = \"a [b\"\n";
const OPENINGS: usize = 5;

/// A kernel file repeated to so many lines or bytes, in a folder of its own.
struct Large {
    path: PathBuf,
}

impl Large {
    fn new(kernel: &Path, name: &str, enough: impl Fn(&str) -> bool) -> Result<Self> {
        let text = std::fs::read_to_string(kernel).with_context(|| kernel.display().to_string())?;
        ensure!(!text.trim().is_empty(), "{}: the file is empty", kernel.display());
        let mut large = String::new();
        while !enough(&large) {
            large.push_str(&text);
        }
        let folder = std::env::temp_dir().join(format!("asclens-bench-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let path = folder.join(name);
        std::fs::write(&path, large)?;
        Ok(Self { path })
    }
}

impl Drop for Large {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
        // Fails while the folder holds another one's file.
        let _ = self.path.parent().map(std::fs::remove_dir);
    }
}

/// From each key press to the frame that shows it, in the middle of the file.
pub fn typing(kernel: &Path) -> Result<Vec<Cost>> {
    let large = Large::new(kernel, "lines.py", |text| text.lines().count() >= LINES)?;
    let mut stage = Stage::open(&large.path)?;
    let offset = stage.session.active().map_or(0, |document| document.line_start(LINES / 2));
    // An edit is always the session's own business.
    let _ = stage.session.apply(Command::Edit(EditOp::Place { offset, select: false }));
    let _ = stage.session.apply(Command::JumpTo { offset });
    for _ in 0..2 {
        stage.measure(|_| Ok(RawInput::default()))?;
    }
    let mut costs = Vec::new();
    for character in STATEMENT.repeat(ROUNDS).chars() {
        costs.push(stage.measure(|_| Ok(pressed(character)))?);
    }
    let typed = stage.session.active().map(|document| document.slice(offset..offset + STATEMENT.len() * ROUNDS));
    ensure!(typed.is_some_and(|typed| typed == STATEMENT.repeat(ROUNDS)), "what was typed is not in the text");
    Ok(costs)
}

/// From the file on disk to the first frame that shows it.
pub fn opening(kernel: &Path) -> Result<Vec<Cost>> {
    let large = Large::new(kernel, "bytes.py", |text| text.len() >= BYTES - 8192)?;
    let mut costs = Vec::new();
    for _ in 0..OPENINGS {
        let mut stage = Stage::empty()?;
        costs.push(stage.measure(|stage| {
            stage.read(&large.path)?;
            Ok(RawInput::default())
        })?);
    }
    Ok(costs)
}

/// Scrolling through the large file, a page a frame.
pub fn scrolling(kernel: &Path) -> Result<Vec<Cost>> {
    let large = Large::new(kernel, "scroll.py", |text| text.len() >= BYTES - 8192)?;
    let mut stage = Stage::empty()?;
    stage.read(&large.path)?;
    for _ in 0..3 {
        stage.measure(|_| Ok(RawInput::default()))?;
    }
    (0..200).map(|_| stage.measure(|_| Ok(key(Key::PageDown)))).collect()
}

fn pressed(character: char) -> RawInput {
    match character {
        '\n' => key(Key::Enter),
        _ => RawInput { events: vec![Event::Text(character.to_string())], ..RawInput::default() },
    }
}

fn key(key: Key) -> RawInput {
    let modifiers = Modifiers::NONE;
    let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    RawInput { events: vec![event], ..RawInput::default() }
}
