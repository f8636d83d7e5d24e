//! `asclens compile`: one launch of one kernel, as any of the forms it goes through.
//!
//! JSON: `{kernel, launch, diagnostics: [as check], ascendc, stages: [{name, ms, ops}], times: [{step, ms}]}`; `launch` is
//! what `--launch` takes; what the compilation did not get to is null or empty.

use super::args::{Opt, Parsed};
use super::input::{self, Source};
use super::render::Renderer;
use super::terminal::{Done, Exit, Stop, Terminal};
use super::{Command, json};
use compiler::driver::Collected;
use compiler::host::write_launch;
use compiler::model::Want;
use compiler::ops::namespace;
use serde_json::{Value, json};

pub const COMMAND: Command = Command {
    name: "compile",
    usage: "FILE [--kernel K] [--launch L.json] [--emit WHAT] [-o OUT]",
    about: ("compiles one launch of a kernel", "编译核函数的一次启动"),
    options: &[
        Opt {
            name: "--kernel",
            value: Some("K"),
            help: ("kernel, when the file has several", "文件含多个核函数时指定其一"),
        },
        Opt { name: "--launch", value: Some("L.json"), help: ("what it is launched with", "启动参数文件") },
        Opt {
            name: "--emit",
            value: Some("WHAT"),
            help: (
                "ascendc (default); codegen, ascir: AscIR before and after the passes; raw: after, with locations; \
                 stages: after each pass; launch; json",
                "ascendc（默认）；codegen、ascir：各遍优化之前和之后的 AscIR；raw：之后，带位置；stages：每遍之后；launch；json",
            ),
        },
        Opt {
            name: "--namespace",
            value: Some("ascir|ascendc"),
            help: (
                "names of operations in AscIR; ascendc: the reference's",
                "AscIR 中的操作名；ascendc 为参考实现的名称",
            ),
        },
        Opt {
            name: "--format",
            value: Some("text|json"),
            help: ("json: the same as --emit json", "json：等同于 --emit json"),
        },
        Opt {
            name: "-o",
            value: Some("OUT"),
            help: ("file to write instead of standard output", "写入文件而非标准输出"),
        },
    ],
    run,
};

const FORMS: &[&str] = &["ascendc", "codegen", "ascir", "raw", "stages", "launch", "json"];

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let mut form = parsed.choice("--emit", FORMS).map_err(Stop::usage)?;
    if parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json" {
        form = "json";
    }
    let reference_names = parsed.choice("--namespace", &["ascir", "ascendc"]).map_err(Stop::usage)? == "ascendc";
    let source = Source::read(input::only_path(parsed)?)?;
    let want = match form {
        "ascendc" => Want::ASCENDC,
        "launch" => Want::CHECK,
        _ => Want { stages: true, ascendc: true, simulation: false },
    };
    let all = input::compile(parsed, &source, want, terminal)?;
    source.report(&all.diagnostics, terminal)?;

    let named = |text: &str| if reference_names { namespace::to_reference(text) } else { text.to_owned() };
    let stage = |stage: Option<&compiler::model::StageSnapshot>| stage.map(|stage| named(&stage.text));
    let text = match form {
        "ascendc" => all.ascendc.as_ref().map(|emitted| emitted.text.clone()),
        "codegen" => stage(all.stages.first()),
        "ascir" => stage(all.stages.last().filter(|_| all.ok)),
        "raw" => all.compiled.as_ref().map(|compiled| named(&compiled.raw)),
        "stages" => (!all.stages.is_empty()).then(|| {
            all.stages.iter().map(|s| format!("// -----// {} //----- //\n{}\n", s.name, named(&s.text))).collect()
        }),
        "launch" => all.launch.as_ref().map(|launch| pretty(&write_launch(launch))),
        _ => Some(pretty(&described(&all, &source, terminal))),
    };
    match text {
        Some(text) => write(parsed, &text, terminal)?,
        None if all.errors() == 0 => {
            return Err(Stop::fault(&"the compilation ended without a result and without saying why"));
        }
        None => {}
    }
    Ok(if all.errors() == 0 { Exit::Fine } else { Exit::Errors })
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

fn described(all: &Collected, source: &Source, terminal: &Terminal<'_>) -> Value {
    let renderer = Renderer::new(&source.file, &source.text, terminal.lang, false);
    let stages: Vec<_> = all
        .stages
        .iter()
        .map(|stage| json!({"name": stage.name, "ms": f64::from(stage.micros) / 1e3, "ops": stage.ops.len()}))
        .collect();
    let times: Vec<_> =
        all.times.iter().map(|time| json!({"step": time.step, "ms": f64::from(time.micros) / 1e3})).collect();
    json!({
        "kernel": all.launch.as_ref().map(|launch| &launch.kernel),
        "launch": all.launch.as_ref().map(write_launch),
        "diagnostics": json::diagnostics(&all.diagnostics, &renderer, terminal.lang),
        "ascendc": all.ascendc.as_ref().map(|emitted| &emitted.text),
        "stages": stages,
        "times": times,
    })
}

/// Writes a result to `-o`, or to the result stream.
fn write(parsed: &Parsed, text: &str, terminal: &mut Terminal<'_>) -> Result<(), Stop> {
    match parsed.value("-o") {
        None => Ok(write!(terminal.out, "{text}")?),
        Some(path) => input::write_file(path, text),
    }
}
