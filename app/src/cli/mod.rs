//! The command line: the same engine without a window.
//!
//! In: words. Out: results on one stream, messages on the other, an exit code. One file per command, one row each in
//! [`COMMANDS`]; help, option checking and `asclens --help` follow from the row.
//! Always holds: no input ends a command with a panic; results and messages never mix.

mod accuracy;
mod analysis;
mod args;
mod bench;
mod bundle;
mod check;
mod chrome;
mod compare;
mod compile;
pub mod guard;
mod input;
mod json;
mod measured;
mod memory;
mod npy;
mod profile;
mod render;
mod replay;
mod report;
mod run;
mod simulate;
mod sweep;
mod terminal;
mod watch;

pub use terminal::{Exit, Lang, Terminal};

use args::{COMMON, Opt, Parsed};
use compiler::model::Message;
use std::path::Path;
use terminal::{Done, Stop};

/// What the program was asked for.
pub enum Asked {
    /// A window on these paths.
    Window(Vec<String>),
    /// Nothing more: a command ran, or help was shown.
    Done(Exit),
    /// To serve compilations on its standard streams.
    Worker,
    /// To read a profile and write it to standard output for the window.
    Importer(String),
}

/// Reads the program's arguments (without its name) and does what can be done without a window.
pub fn main(words: Vec<String>, terminal: &mut Terminal<'_>) -> Asked {
    let done = |terminal: &mut Terminal<'_>, text: String| {
        Asked::Done(
            write!(terminal.out, "{text}").map_or_else(|error| terminal::Stop::from(error).exit, |()| Exit::Fine),
        )
    };
    match words.first().map(String::as_str) {
        Some("--worker") => Asked::Worker,
        Some("--importer") if words.len() == 2 => Asked::Importer(words[1].clone()),
        Some("--help" | "-h" | "help") => done(terminal, overview(terminal.lang)),
        Some("--version" | "-V") => done(terminal, format!("asclens {}\n", env!("CARGO_PKG_VERSION"))),
        Some(word) if word.starts_with('-') => {
            terminal.say(&Message::new(
                format!("unknown option {word}; see asclens --help"),
                format!("未知选项 {word}；参见 asclens --help"),
            ));
            Asked::Done(Exit::Usage)
        }
        Some(word) => match find(word) {
            Some(command) => Asked::Done(run(command, &words[1..], terminal)),
            // A name without a dot that is no file either is a mistyped command, not a file to be made.
            None if !word.contains('.') && !Path::new(word).exists() => {
                let known = COMMANDS.iter().map(|command| command.name).collect::<Vec<_>>().join(", ");
                terminal.say(&Message::new(
                    format!("`{word}` is neither a command nor a file; commands are {known}"),
                    format!("`{word}` 既不是命令也不是文件；可用的命令：{known}"),
                ));
                Asked::Done(Exit::Usage)
            }
            None => Asked::Window(words),
        },
        None => Asked::Window(words),
    }
}

/// One command.
pub struct Command {
    pub name: &'static str,
    /// What follows the name.
    usage: &'static str,
    /// One sentence: English, Chinese.
    about: (&'static str, &'static str),
    options: &'static [Opt],
    run: fn(&Parsed, &mut Terminal<'_>) -> Done,
}

/// Every command.
pub const COMMANDS: &[Command] = &[
    compile::COMMAND,
    check::COMMAND,
    simulate::COMMAND,
    accuracy::COMMAND,
    sweep::COMMAND,
    run::COMMAND,
    memory::COMMAND,
    profile::COMMAND,
    compare::COMMAND,
    report::COMMAND,
    bench::COMMAND,
    watch::COMMAND,
];

/// The command of that name.
pub fn find(name: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.name == name)
}

/// Runs a command with the words after its name.
pub fn run(command: &Command, words: &[String], terminal: &mut Terminal<'_>) -> Exit {
    // Known before anything is said, a wrong option included.
    terminal.lang = Lang::from_words(words).unwrap_or(terminal.lang);
    let done = args::parse(words, command.options).map_err(Stop::usage).and_then(|parsed| {
        parsed.choice("--lang", &["en", "zh"]).map_err(Stop::usage)?;
        if parsed.has("--help") {
            write!(terminal.out, "{}", help(command, terminal.lang))?;
            return Ok(Exit::Fine);
        }
        (command.run)(&parsed, terminal)
    });
    match done {
        Ok(exit) => exit,
        Err(Stop { exit: Exit::Fine, .. }) => Exit::Fine,
        Err(Stop { exit, message }) => {
            terminal.say(&message);
            if exit == Exit::Usage {
                let hint = format!("asclens {} --help", command.name);
                terminal.say(&Message::new(format!("see {hint}"), format!("参见 {hint}")));
            }
            exit
        }
    }
}

/// The text of `asclens COMMAND --help`.
fn help(command: &Command, lang: Lang) -> String {
    let mut text = format!("asclens {} {}\n\n{}\n\n", command.name, command.usage, lang.of(command.about));
    for option in command.options.iter().chain(COMMON) {
        let shown = option.value.map_or(option.name.to_owned(), |value| format!("{} {value}", option.name));
        text += &format!("  {shown:<24} {}\n", lang.of(option.help));
    }
    text
}

/// The text of `asclens --help`.
pub fn overview(lang: Lang) -> String {
    let head = (
        "asclens [PATH...]    opens the window on a file, a folder or a profile\nasclens COMMAND ...  \
         works without a window; `asclens COMMAND --help` says more\n",
        "asclens [路径...]     打开窗口：文件、文件夹或性能数据\nasclens 命令 ...      不打开窗口；\
         详见 `asclens 命令 --help`\n",
    );
    let mut text = lang.of(head).to_owned() + "\n";
    for command in COMMANDS {
        text += &format!("  {:<12} {}\n", command.name, lang.of(command.about));
    }
    text
}
