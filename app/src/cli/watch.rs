//! `asclens watch`: recompiles a file on every change, one line per event.

use super::Command;
use super::args::{Opt, Parsed};
use super::input::{self, Source};
use super::terminal::{Done, Exit, Stop, Terminal};
use std::path::Path;

pub const COMMAND: Command = Command {
    name: "watch",
    usage: "FILE [--chip NAME] [--format json]",
    about: ("recompiles a file on every change, one line each", "文件每次变化后重新编译，每次输出一行"),
    options: &[
        Opt { name: "--chip", value: Some("NAME"), help: ("chip to simulate", "模拟的芯片") },
        Opt { name: "--format", value: Some("text|json"), help: ("form of the lines", "每行的格式") },
    ],
    run,
};

fn run(parsed: &Parsed, terminal: &mut Terminal<'_>) -> Done {
    let as_json = parsed.choice("--format", &["text", "json"]).map_err(Stop::usage)? == "json";
    let file = input::only_path(parsed)?;
    // A file that is not there to begin with is a typing error; one that goes away later is waited for.
    Source::read(file)?;
    let chip = input::chip(parsed)?;
    match crate::watch::follow(Path::new(file), &chip, as_json, terminal.out) {
        Ok(()) => Ok(Exit::Fine),
        Err(error) => match error.downcast::<std::io::Error>() {
            Ok(error) => Err(error.into()),
            Err(error) => Err(Stop::fault(&error)),
        },
    }
}
