//! The worker's own main function: requests on standard input, results on standard output.
//!
//! Always holds: nothing but frames reaches the original standard output (what the compiler prints goes to standard
//! error); the process ends when its input does, when its memory or processor time is used up, and after a panic.

use super::frame::{FrameError, read_frame, write_frame};
use super::{FromWorker, PROTOCOL, Ticket, ToWorker};
use compiler::model::{CompileRequest, Event};
use rustix::process::{Resource, Rlimit, setrlimit};
use std::fs::File;
use std::io::{self, BufWriter};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Address space of a worker in bytes; the compiler's own code and a large trace take under a tenth of it.
const MEMORY_BYTES: u64 = 8 << 30;
/// Processor time of one request in seconds, over all threads. The parent gives up earlier; this ends an orphan.
const CPU_SECONDS: u64 = 60;
/// Deeply nested source recurses deeply; the pages are only taken when touched.
const STACK_BYTES: usize = 256 << 20;

/// Compiles one request: publishes events, looks at the flag now and then, returns when it is set.
pub type Engine = Box<dyn FnMut(&CompileRequest, &mut dyn FnMut(Event), &AtomicBool)>;

/// The request that runs, as the reading thread sees it.
type Running = Arc<Mutex<Option<(Ticket, Arc<AtomicBool>)>>>;

struct Job {
    ticket: Ticket,
    request: Box<CompileRequest>,
    cancel: Arc<AtomicBool>,
}

/// Serves requests until standard input ends. Returns only with an error. The engine is made in the thread in which it
/// runs and keeps what it likes from one request to the next.
pub fn serve(engine: impl FnOnce() -> Engine + Send + 'static) -> io::Result<()> {
    let out = take_stdout()?;
    set_memory_limit(MEMORY_BYTES);

    let (jobs, queue) = channel();
    let compiling = thread::Builder::new().name("compile".into()).stack_size(STACK_BYTES);
    compiling.spawn(move || compile_all(engine(), &queue, out))?;
    read_all(&jobs);
    // The parent is gone or no longer makes sense: whatever still runs is of no use to anybody.
    std::process::exit(0);
}

/// Keeps the original standard output to itself and points the descriptor at standard error.
pub fn take_stdout() -> io::Result<BufWriter<File>> {
    let own = rustix::io::fcntl_dupfd_cloexec(rustix::stdio::stdout(), 3)?;
    rustix::stdio::dup2_stdout(rustix::stdio::stderr())?;
    Ok(BufWriter::with_capacity(1 << 16, File::from(own)))
}

/// Bounds the address space, and leaves no core file behind.
pub fn set_memory_limit(bytes: u64) {
    limit(Resource::As, bytes);
    limit(Resource::Core, 0);
}

/// Lowers a limit. A system that refuses leaves the parent's deadlines as the only ones.
fn limit(resource: Resource, value: u64) {
    let maximum = rustix::process::getrlimit(resource).maximum;
    let value = maximum.map_or(value, |maximum| maximum.min(value));
    if let Err(error) = setrlimit(resource, Rlimit { current: Some(value), maximum }) {
        eprintln!("asclens: limit on {resource:?} not set: {error}");
    }
}

/// Gives the next request its processor time.
fn renew_cpu_limit() {
    let used = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime).tv_sec;
    limit(Resource::Cpu, u64::try_from(used).unwrap_or(0) + CPU_SECONDS);
}

fn read_all(jobs: &Sender<Job>) {
    let running: Running = Arc::default();
    let mut input = io::stdin().lock();
    loop {
        match read_frame::<ToWorker>(&mut input) {
            Ok(ToWorker::Compile { ticket, request }) => {
                let cancel = Arc::new(AtomicBool::new(false));
                *running.lock().unwrap_or_else(PoisonError::into_inner) = Some((ticket, cancel.clone()));
                if jobs.send(Job { ticket, request, cancel }).is_err() {
                    return;
                }
            }
            Ok(ToWorker::Cancel { ticket }) => {
                if let Some((running, cancel)) = &*running.lock().unwrap_or_else(PoisonError::into_inner)
                    && *running == ticket
                {
                    cancel.store(true, Ordering::Relaxed);
                }
            }
            Err(FrameError::Closed) => return,
            Err(error) => {
                eprintln!("asclens worker: {error}");
                return;
            }
        }
    }
}

fn compile_all(mut engine: Engine, queue: &Receiver<Job>, mut out: BufWriter<File>) {
    let panicked = remember_panics();
    let mut send = |message: &FromWorker| match write_frame(&mut out, message) {
        Ok(()) => Ok(()),
        Err(FrameError::TooLarge { .. } | FrameError::Encode(_)) if !matches!(message, FromWorker::Event { .. }) => {
            Ok(())
        }
        Err(error @ (FrameError::TooLarge { .. } | FrameError::Encode(_))) => Err(error),
        // Nobody reads: the parent is gone.
        Err(_) => std::process::exit(0),
    };
    let _ = send(&FromWorker::Hello { protocol: PROTOCOL, version: env!("CARGO_PKG_VERSION").into() });
    while let Ok(Job { ticket, request, cancel }) = queue.recv() {
        renew_cpu_limit();
        let mut done = false;
        let mut sink = |event: Event| {
            done |= matches!(event, Event::Done { .. });
            let what = name(&event);
            if let Err(error) = send(&FromWorker::Event { ticket, event }) {
                let _ = send(&FromWorker::Skipped { ticket, what: what.into(), reason: error.to_string() });
            }
        };
        if catch_unwind(AssertUnwindSafe(|| engine(&request, &mut sink, &cancel))).is_err() {
            let message = panicked.lock().unwrap_or_else(PoisonError::into_inner).clone();
            let _ = send(&FromWorker::Panicked { ticket, message });
            // A panic may have left the compiler's state half changed.
            std::process::exit(101);
        }
        if !done {
            let cancelled = cancel.load(Ordering::Relaxed);
            let _ = send(&FromWorker::Event { ticket, event: Event::Done { ok: false, cancelled, times: Vec::new() } });
        }
    }
}

/// Keeps the text and place of the last panic, besides what is printed about it.
fn remember_panics() -> Arc<Mutex<String>> {
    let last = Arc::new(Mutex::new(String::new()));
    let shared = last.clone();
    let default = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let text = info.payload_as_str().unwrap_or("panic");
        let place = info.location().map(|at| format!(" ({}:{})", at.file(), at.line())).unwrap_or_default();
        *shared.lock().unwrap_or_else(PoisonError::into_inner) = format!("{text}{place}");
        default(info);
    }));
    last
}

/// Name of a kind of result in messages.
fn name(event: &Event) -> &'static str {
    match event {
        Event::Outline(_) => "outline",
        Event::Launch(_) => "launch",
        Event::Diagnostics(_) => "diagnostics",
        Event::Stages { .. } => "stages",
        Event::AscendC { .. } => "Ascend C",
        Event::Simulated(_) => "simulation",
        Event::Done { .. } => "end",
    }
}
