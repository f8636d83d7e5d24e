//! `asclens`: the window, or a command without one.

use asclens::cli::guard::{self, Role};
use asclens::cli::{self, Asked, Exit, Lang, Terminal};
use asclens::window::NoDisplay;
use asclens::worker::Engine;
use compiler::driver::Session;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::process::ExitCode;

/// MLIR makes and drops many small objects. This allocator, which serves its C++ too, makes a compile about an eighth
/// shorter than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Stack of the thread that runs commands: deeply nested source recurses deeply. Pages are only taken when touched.
const STACK_BYTES: usize = 256 << 20;

fn main() -> ExitCode {
    let words = match guard::role(std::env::args_os().skip(1).collect()) {
        Role::Here(words) => words,
        Role::Outside(words) => return ExitCode::from(with_terminal(|terminal| guard::run(&words, terminal))),
    };
    let asked =
        std::thread::Builder::new().name("command".into()).stack_size(STACK_BYTES).spawn(move || command(words));
    let exit = match asked.map(std::thread::JoinHandle::join) {
        Ok(Ok(Asked::Done(exit))) => exit,
        Ok(Ok(Asked::Worker)) => told(asclens::worker::serve(engine).map_err(Into::into)),
        Ok(Ok(Asked::Importer(path))) => told(asclens::profile::serve(path.as_ref()).map_err(Into::into)),
        // The window belongs to the first thread of a program.
        Ok(Ok(Asked::Window(paths))) => told(asclens::window::run(paths.into_iter().map(Into::into).collect())),
        // The panic has been printed.
        Ok(Err(_)) => {
            with_terminal(|terminal| terminal.say(&guard::fault("panic")));
            Exit::Fault
        }
        Err(error) => told(Err(error.into())),
    };
    ExitCode::from(exit as u8)
}

/// Reads the arguments and runs the command among them.
fn command(words: Vec<OsString>) -> Asked {
    let words = words.into_iter().map(|word| word.to_string_lossy().into_owned()).collect();
    with_terminal(|terminal| cli::main(words, terminal))
}

/// Does something with the streams of this process.
fn with_terminal<T>(act: impl FnOnce(&mut Terminal<'_>) -> T) -> T {
    let (mut out, mut err) = (std::io::stdout(), std::io::stderr());
    let plain = std::env::var_os("NO_COLOR").is_some();
    let mut terminal = Terminal {
        lang: Lang::from_environment(|name| std::env::var(name).ok()),
        colour_out: out.is_terminal() && !plain,
        colour_err: err.is_terminal() && !plain,
        out: &mut out,
        err: &mut err,
    };
    act(&mut terminal)
}

fn told(result: anyhow::Result<()>) -> Exit {
    match result {
        Ok(()) => Exit::Fine,
        Err(error) => {
            eprintln!("asclens: {error}");
            if error.is::<NoDisplay>() { Exit::Usage } else { Exit::Fault }
        }
    }
}

/// The worker's engine: one session for all its requests.
fn engine() -> Engine {
    let mut session = Session::new();
    Box::new(move |request, sink, cancel| {
        session.compile(request, sink, cancel);
    })
}
