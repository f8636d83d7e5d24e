//! `asclens report`: a kernel's page or picture without a window.

use super::args::{Opt, Parsed};
use super::input::{self, Source};
use super::terminal::{Done, Exit, Lang, Stop, Terminal};
use super::{Command, bundle};
use compiler::driver::Session;
use compiler::model::{CompileRequest, Diagnostic, Event, Message, Severity, Want};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use visualizer::export::{PngError, ReportInput, html, png, timeline_svg};
use visualizer::i18n;
use visualizer::session::{self, Document};
use visualizer::theme::ThemeKind;

pub const COMMAND: Command = Command {
    name: "report",
    usage: "FILE -o OUT.html|OUT.svg|OUT.png | FILE|PROFILE... --bundle OUT.asclens [--kernel K] [--launch L.json] [--chip NAME] [--theme dark|light]",
    about: (
        "writes one launch as a web page, or its timeline and memory as a picture",
        "将一次启动写成网页，或将其时间线与内存写成图片",
    ),
    options: &[
        Opt {
            name: "-o",
            value: Some("OUT"),
            help: ("page (.html) or picture (.svg, .png)", "网页（.html）或图片（.svg、.png）"),
        },
        Opt {
            name: "--bundle",
            value: Some("OUT"),
            help: (
                "kernel, stages and profile in one file that opens elsewhere",
                "将核函数、各阶段与性能数据打包为一个文件",
            ),
        },
        Opt {
            name: "--profile", value: Some("PATH"), help: ("real profile for the bundle", "打包的真实性能数据")
        },
        Opt {
            name: "--kernel",
            value: Some("K"),
            help: ("kernel, when the file has several", "文件含多个核函数时指定其一"),
        },
        Opt { name: "--launch", value: Some("L.json"), help: ("what it is launched with", "启动参数文件") },
        Opt {
            name: "--chip", value: Some("NAME"), help: ("chip, Ascend910B1 by default", "芯片，默认 Ascend910B1")
        },
        Opt {
            name: "--theme", value: Some("light|dark"), help: ("colours, light by default", "配色，默认 light")
        },
    ],
    run,
};

/// Width of a picture, in points.
const WIDTH: f32 = 1400.0;

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let theme = match parsed.choice("--theme", &["light", "dark"]).map_err(Stop::usage)? {
        "dark" => ThemeKind::Dark,
        _ => ThemeKind::Light,
    };
    if let Some(out) = parsed.value("--bundle") {
        return bundle::write(parsed, out, terminal);
    }
    let source = Source::read(input::only_path(parsed)?)?;
    let out = parsed.value("-o").ok_or_else(|| {
        Stop::usage(Message::new(
            "where to? -o OUT.html, OUT.svg or OUT.png",
            "写到哪里？-o OUT.html、OUT.svg 或 OUT.png",
        ))
    })?;
    let form = Path::new(out).extension().map(|extension| extension.to_string_lossy().to_lowercase());
    if !matches!(form.as_deref(), Some("html" | "svg" | "png")) {
        return Err(Stop::usage(Message::new(
            format!("{out}: a report is a page (.html) or a picture (.svg, .png)"),
            format!("{out}：报告应为网页（.html）或图片（.svg、.png）"),
        )));
    }
    let asked = input::request(parsed, &source, Want::ALL, terminal)?;
    let (document, diagnostics) = compiled(asked);
    source.report(&diagnostics, terminal)?;
    let lang = match terminal.lang {
        Lang::En => i18n::Lang::En,
        Lang::Zh => i18n::Lang::Zh,
    };
    let nothing = || {
        Stop::input(Message::new(
            "there is no timeline to draw: the kernel could not be simulated",
            "没有可绘制的时间线：核函数未能模拟",
        ))
    };
    let bytes = match form.as_deref() {
        Some("svg") => timeline_svg(&document, theme, WIDTH).ok_or_else(nothing)?.into_bytes(),
        Some("png") => png(&document, theme, WIDTH).map_err(|error| match error {
            PngError::Empty => nothing(),
            PngError::Failed(reason) => Stop::fault(&reason),
        })?,
        _ => html(&ReportInput { document: &document, lang, theme }).into_bytes(),
    };
    input::write_file(out, bytes)?;
    let failed = diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    Ok(if failed { Exit::Errors } else { Exit::Fine })
}

/// The document of a window that was shown every result of a compilation.
fn compiled(asked: CompileRequest) -> (Document, Vec<Diagnostic>) {
    let name = Path::new(&asked.file).file_name().map_or(asked.file.as_str().into(), |name| name.to_string_lossy());
    let mut document = Document::new(name, None, &asked.text);
    let revision = document.revision();
    // The window keeps line ends as LF; places must count in the same text.
    let request = CompileRequest { revision, text: document.text(), ..asked };
    let rope = document.rope().clone();
    let mut diagnostics = Vec::new();
    let results: &mut session::Results = &mut document.results;
    results.begin(revision);
    let mut take = |event: Event| {
        if let Event::Diagnostics(list) = &event {
            diagnostics.clone_from(list);
        }
        results.receive(revision, event, &[], &rope);
    };
    Session::new().compile(&request, &mut take, &AtomicBool::new(false));
    (document, diagnostics)
}
