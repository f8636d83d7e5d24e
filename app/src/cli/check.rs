//! `asclens check`: what is wrong with kernel files.
//!
//! JSON: a list of diagnostics, see [`super::json`].

use super::args::{Opt, Parsed};
use super::input::{self, Source};
use super::render::Renderer;
use super::terminal::{Done, Exit, Stop, Terminal};
use super::{Command, json};
use compiler::driver::{Collected, Session};
use compiler::model::{CompileRequest, Diagnostic, Message, Severity, Want};
use serde_json::Value;

pub const COMMAND: Command = Command {
    name: "check",
    usage: "FILE... [--hazards] [--format json]",
    about: ("says what is wrong with kernels, for every launch in the files", "检查文件中每次启动的核函数"),
    options: &[
        Opt {
            name: "--hazards",
            value: None,
            help: (
                "also what only shows when the kernel runs on the machine model",
                "也检查在机器模型上运行时才暴露的问题",
            ),
        },
        Opt { name: "--chip", value: Some("NAME"), help: ("chip that --hazards assumes", "--hazards 所用的芯片") },
        Opt { name: "--format", value: Some("text|json"), help: ("form of the result", "结果格式") },
    ],
    run,
};

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let as_json = parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json";
    if parsed.paths.is_empty() {
        return Err(Stop::usage(Message::new("which files? Name at least one", "缺少文件名")));
    }
    // Emission refuses what no earlier step does.
    let want = Want { simulation: parsed.has("--hazards"), ..Want::ASCENDC };
    let chip = input::chip(parsed)?;
    let mut session = Session::new();
    let mut found: Vec<Value> = Vec::new();
    let mut errors = 0;
    let mut stopped = None;
    for file in &parsed.paths {
        // One bad file does not keep the others from being checked.
        let source = match Source::read(file) {
            Ok(source) => source,
            Err(stop) => {
                terminal.say(&stop.message);
                stopped.get_or_insert(stop.exit);
                continue;
            }
        };
        let diagnostics = check(&mut session, &source, &chip, want);
        errors += diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error).count();
        let renderer = Renderer::new(&source.file, &source.text, terminal.lang, terminal.colour_out);
        if as_json {
            found.extend(json::diagnostics(&diagnostics, &renderer, terminal.lang));
        } else {
            // Here the diagnostics are the result.
            for diagnostic in &diagnostics {
                writeln!(terminal.out, "{}", renderer.render(diagnostic))?;
            }
        }
    }
    if as_json {
        writeln!(terminal.out, "{:#}", Value::Array(found))?;
    }
    Ok(stopped.unwrap_or(if errors == 0 { Exit::Fine } else { Exit::Errors }))
}

/// Compiles every launch of a file and puts together what is said, once each.
fn check(session: &mut Session, source: &Source, chip: &str, want: Want) -> Vec<Diagnostic> {
    let mut request = CompileRequest {
        revision: 0,
        file: source.file.clone(),
        text: source.text.clone(),
        kernel: None,
        launch: None,
        chip: chip.into(),
        want,
    };
    let first = Collected::of(session, &request);
    let mut diagnostics = first.diagnostics;
    for launch in first.outline.launches.iter().skip(1) {
        request.launch = Some(launch.clone());
        for diagnostic in Collected::of(session, &request).diagnostics {
            if !diagnostics.contains(&diagnostic) {
                diagnostics.push(diagnostic);
            }
        }
    }
    diagnostics.sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.severity));
    diagnostics
}
