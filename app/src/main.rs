//! `asclens`: the window, or a command without one.

use asclens::cli::{self, Asked, Exit, Lang, Terminal};
use asclens::window::NoDisplay;
use asclens::worker::Engine;
use compiler::driver::Session;
use std::io::IsTerminal;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let (mut out, mut err) = (std::io::stdout(), std::io::stderr());
    let plain = std::env::var_os("NO_COLOR").is_some();
    let mut terminal = Terminal {
        lang: Lang::from_environment(|name| std::env::var(name).ok()),
        colour_out: out.is_terminal() && !plain,
        colour_err: err.is_terminal() && !plain,
        out: &mut out,
        err: &mut err,
    };
    let exit = match cli::main(words, &mut terminal) {
        Asked::Done(exit) => exit,
        Asked::Worker => match asclens::worker::serve(engine) {
            Ok(()) => Exit::Fine,
            Err(error) => {
                eprintln!("asclens worker: {error}");
                Exit::Fault
            }
        },
        Asked::Window(paths) => match asclens::window::run(paths.into_iter().map(Into::into).collect()) {
            Ok(()) => Exit::Fine,
            Err(error) => {
                eprintln!("asclens: {error}");
                if error.is::<NoDisplay>() { Exit::Usage } else { Exit::Fault }
            }
        },
    };
    ExitCode::from(exit as u8)
}

/// The worker's engine: one session for all its requests.
fn engine() -> Engine {
    let mut session = Session::new();
    Box::new(move |request, sink, cancel| {
        session.compile(request, sink, cancel);
    })
}
