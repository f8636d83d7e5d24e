//! `asclens report --bundle`: a kernel with its stages and its real profile in one file that opens on another machine.
//!
//! A zip of open formats: `manifest.json`; of a kernel `kernel/NAME.py`, `kernel/launch.json`, `kernel/stages/NN PASS.mlir`,
//! `kernel/ascendc.cpp`, `kernel/simulated.json` (Chrome trace), `kernel/summary.json`; of a profile the files that the
//! readers know, under `profile/`. `asclens profile OUT.asclens` and the window open it.

use super::args::Parsed;
use super::input::{self, Source};
use super::terminal::{Done, Exit, Stop, Terminal};
use super::{chrome, profile};
use crate::files::{Sync, write_atomic};
use crate::profile::DiskTree;
use compiler::model::{Message, Profile, Want};
use compiler::profile::{Limits, Tree, read_range};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{Cursor, Write};
use std::path::Path;
use zip::write::SimpleFileOptions;

/// Version of what is in the file.
const VERSION: u32 = 1;
/// Bytes of a profile's files that a bundle takes.
const MOST: u64 = 2 << 30;

/// Packs the kernel and the profile that the arguments name.
pub fn write(parsed: &Parsed, out: &str, terminal: &mut Terminal<'_>) -> Done {
    let mut bundle = Bundle { zip: zip::ZipWriter::new(Cursor::new(Vec::new())), names: BTreeSet::new() };
    let (mut manifest, mut exit) = (json!({"format": "asclens bundle", "version": VERSION}), Exit::Fine);
    let mut profiles: Vec<&str> = parsed.all("--profile").iter().map(String::as_str).collect();
    for path in &parsed.paths {
        if path.ends_with(".py") {
            let source = Source::read(path)?;
            exit = kernel(&mut bundle, &mut manifest, parsed, &source, terminal)?;
        } else {
            profiles.push(path);
        }
    }
    if parsed.paths.is_empty() && profiles.is_empty() {
        return Err(Stop::usage(Message::new(
            "a bundle of what? Name a kernel, a profile or both",
            "打包什么？请给出核函数、性能数据或两者",
        )));
    }
    for (at, path) in profiles.iter().enumerate() {
        let below = if at == 0 { "profile".to_owned() } else { format!("profile{}", at + 1) };
        measured(&mut bundle, &below, path)?;
    }
    bundle.add("manifest.json", format!("{manifest:#}\n").as_bytes())?;
    let bytes = bundle.zip.finish().map_err(|error| Stop::fault(&error))?.into_inner();
    write_atomic(Path::new(out), &bytes, Sync::No).map_err(|error| {
        let Message { en, zh } = error.message();
        Stop::usage(Message::new(format!("cannot write {out}: {en}"), format!("无法写入 {out}：{zh}")))
    })?;
    let count = bundle.names.len();
    let words = terminal.lang.of(("files", "个文件"));
    writeln!(terminal.out, "{out}: {count} {words}, {:.1} kB", bytes.len() as f64 / 1e3)?;
    Ok(exit)
}

struct Bundle {
    zip: zip::ZipWriter<Cursor<Vec<u8>>>,
    names: BTreeSet<String>,
}

impl Bundle {
    fn add(&mut self, name: &str, bytes: &[u8]) -> Result<(), Stop> {
        if !self.names.insert(name.to_owned()) {
            return Ok(());
        }
        // Without a time of its own the same content gives the same file.
        let options = SimpleFileOptions::default().large_file(bytes.len() > u32::MAX as usize);
        self.zip.start_file(name, options).map_err(|error| Stop::fault(&error))?;
        self.zip.write_all(bytes).map_err(Stop::from)
    }
}

fn kernel(
    bundle: &mut Bundle,
    manifest: &mut Value,
    parsed: &Parsed,
    source: &Source,
    terminal: &mut Terminal<'_>,
) -> Result<Exit, Stop> {
    let all = input::compile(parsed, source, Want::ALL, terminal)?;
    source.report(&all.diagnostics, terminal)?;
    let name = Path::new(&source.file).file_name().unwrap_or_default().to_string_lossy().into_owned();
    bundle.add(&format!("kernel/{name}"), source.text.as_bytes())?;
    manifest["kernel"] = json!(name);
    if let Some(launch) = &all.launch {
        let text = serde_json::to_string_pretty(launch).map_err(|error| Stop::fault(&error))?;
        bundle.add("kernel/launch.json", text.as_bytes())?;
    }
    for (at, stage) in all.stages.iter().enumerate() {
        let pass: String = stage.name.chars().map(|c| if c.is_alphanumeric() || c == '-' { c } else { '_' }).collect();
        bundle.add(&format!("kernel/stages/{at:02}_{pass}.mlir"), stage.text.as_bytes())?;
    }
    if let Some(emitted) = &all.ascendc {
        bundle.add("kernel/ascendc.cpp", emitted.text.as_bytes())?;
    }
    if let Some(simulated) = &all.simulated {
        let trace = chrome::trace(&chrome::Exported {
            trace: &simulated.trace,
            origins: &all.origins,
            file: &source.file,
            kernel: &simulated.summary.kernel,
        });
        bundle.add("kernel/simulated.json", trace.to_string().as_bytes())?;
        let text = serde_json::to_string_pretty(&simulated.summary).map_err(|error| Stop::fault(&error))?;
        bundle.add("kernel/summary.json", text.as_bytes())?;
    }
    Ok(if all.errors() == 0 { Exit::Fine } else { Exit::Errors })
}

/// The files of a profile that a reader took.
fn measured(bundle: &mut Bundle, below: &str, path: &str) -> Result<(), Stop> {
    let read: Profile = profile::open(path)?;
    let known: BTreeSet<&str> =
        read.files.iter().filter(|file| file.format.is_some()).map(|file| file.path.as_str()).collect();
    let tree = DiskTree::open(Path::new(path)).map_err(Stop::from)?;
    let mut total = 0;
    for (index, entry) in tree.entries().iter().enumerate().filter(|(_, entry)| known.contains(entry.path.as_str())) {
        total += entry.bytes;
        if total > MOST || entry.bytes > Limits::default().whole_file {
            return Err(Stop::input(Message::new(
                format!("{path}: more than a bundle takes ({MOST} bytes); bundle one operator or step"),
                format!("{path}：超过打包上限（{MOST} 字节）；请只打包一个算子或一步"),
            )));
        }
        let fault = |error: &dyn std::fmt::Display| Stop::fault(&format!("{}: {error}", entry.path));
        let source = tree.open(index).map_err(|error| fault(&error))?;
        let bytes = read_range(source.as_ref(), 0, entry.bytes as usize).map_err(|error| fault(&error))?;
        bundle.add(&format!("{below}/{}", entry.path), &bytes)?;
    }
    Ok(())
}
