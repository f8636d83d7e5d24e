//! What a command reads: kernel files and launch files, and what a compilation made of them.

use super::args::Parsed;
use super::render::Renderer;
use super::terminal::{Stop, Terminal};
use crate::files::{Encoding, FileError, Problem, Sync, read_bytes, write_atomic};
use compiler::driver::{Collected, Session};
use compiler::host;
use compiler::model::{CompileRequest, Diagnostic, LaunchSpec, Message, Want};
use compiler::target;
use std::path::Path;

/// Chip when none is named.
pub const DEFAULT_CHIP: &str = "Ascend910B1";

/// A text file and its name as the user wrote it.
pub struct Source {
    pub file: String,
    pub text: String,
}

impl Source {
    /// Reads a file in UTF-8 or GB18030.
    pub fn read(file: &str) -> Result<Self, Stop> {
        let path = Path::new(file);
        let text = read_bytes(path)
            .and_then(|bytes| Encoding::decode(&bytes).map_err(|problem| FileError::new(path, problem)))
            .map_err(|error| stop(&error))?;
        Ok(Self { file: file.into(), text: text.0 })
    }

    /// Writes diagnostics to the message stream.
    pub fn report(&self, diagnostics: &[Diagnostic], terminal: &mut Terminal<'_>) -> Result<(), Stop> {
        let renderer = Renderer::new(&self.file, &self.text, terminal.lang, terminal.colour_err);
        for diagnostic in diagnostics {
            writeln!(terminal.err, "{}", renderer.render(diagnostic))?;
        }
        Ok(())
    }
}

/// A file that is not there is wrong use; one that cannot be a kernel is wrong input.
fn stop(error: &FileError) -> Stop {
    let message = match error.problem {
        // The window's words speak of a file that was open.
        Problem::Missing => {
            let path = error.path.display();
            Message::new(format!("{path}: no such file"), format!("{path}：文件不存在"))
        }
        _ => error.message(),
    };
    match error.problem {
        Problem::Binary | Problem::Large(_) | Problem::Encoding(_) => Stop::input(message),
        _ => Stop::usage(message),
    }
}

/// The one file that a command works on.
pub fn only_path(parsed: &Parsed) -> Result<&str, Stop> {
    match parsed.paths.as_slice() {
        [path] => Ok(path),
        [] => Err(Stop::usage(Message::new("which file? Name one", "缺少文件名"))),
        [_, more, ..] => Err(Stop::usage(Message::new(
            format!("one file at a time; `{more}` is one too many"),
            format!("一次只能处理一个文件，多出 `{more}`"),
        ))),
    }
}

/// The launch named with `--launch`.
pub fn launch_file(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Result<Option<LaunchSpec>, Stop> {
    let Some(file) = parsed.value("--launch") else { return Ok(None) };
    let source = Source::read(file)?;
    match host::read_launch(&source.text) {
        Ok(mut spec) => {
            // `--kernel` wins over the name in the file: the same launch of a renamed kernel.
            if let Some(kernel) = parsed.value("--kernel") {
                spec.kernel = kernel.into();
            }
            Ok(Some(spec))
        }
        Err(diagnostic) => {
            source.report(&[diagnostic], terminal)?;
            Err(Stop::input(Message::new(format!("{file} is not a launch file"), format!("{file} 不是启动文件"))))
        }
    }
}

/// Compiles what the arguments say: a file, `--kernel`, `--launch`, `--chip`.
pub fn compile(parsed: &Parsed, source: &Source, want: Want, terminal: &mut Terminal<'_>) -> Result<Collected, Stop> {
    let request = request(parsed, source, want, terminal)?;
    let collected = Collected::of(&mut Session::new(), &request);
    if let Some(wanted) = parsed.value("--kernel")
        && collected.launch.is_none()
        && let Some(diagnostic) = collected.diagnostics.iter().find(|d| d.code == host::NO_SUCH_KERNEL)
    {
        let known = diagnostic.notes.first().cloned().unwrap_or_default();
        return Err(Stop::usage(Message::new(
            format!("--kernel {wanted}: {}; {}", diagnostic.message.en, known.en),
            format!("--kernel {wanted}：{}；{}", diagnostic.message.zh, known.zh),
        )));
    }
    Ok(collected)
}

/// The request that the arguments describe.
pub fn request(
    parsed: &Parsed,
    source: &Source,
    want: Want,
    terminal: &mut Terminal<'_>,
) -> Result<CompileRequest, Stop> {
    Ok(CompileRequest {
        revision: 0,
        file: source.file.clone(),
        text: source.text.clone(),
        kernel: parsed.value("--kernel").map(str::to_owned),
        launch: launch_file(parsed, terminal)?,
        chip: chip(parsed)?,
        want,
    })
}

/// The chip named with `--chip`, as its description spells it.
pub fn chip(parsed: &Parsed) -> Result<String, Stop> {
    let told = parsed.value("--chip").unwrap_or(DEFAULT_CHIP);
    let chip = target::names().find(|name| name.eq_ignore_ascii_case(told)).map(str::to_owned);
    chip.ok_or_else(|| {
        let known = target::names().collect::<Vec<_>>().join(", ");
        Stop::usage(Message::new(
            format!("there is no chip `{told}`; known are {known}"),
            format!("没有名为 `{told}` 的芯片；已知的有 {known}"),
        ))
    })
}

/// Writes a result to a file.
pub fn write_file(path: &str, content: impl AsRef<[u8]>) -> Result<(), Stop> {
    write_atomic(Path::new(path), content.as_ref(), Sync::No).map_err(|error| {
        let Message { en, zh } = match error.problem {
            // The window's words speak of a file that was open.
            Problem::Missing => Message::new("there is no such folder", "没有这个文件夹"),
            problem => problem.message(),
        };
        Stop::usage(Message::new(format!("cannot write {path}: {en}"), format!("无法写入 {path}：{zh}")))
    })
}
