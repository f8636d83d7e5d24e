//! The real worker process: killed at any moment, fed with nonsense, left alone.

use asclens::worker::{Client, FromWorker, Limits, Ticket, ToWorker, Update, WorkerSpec, read_frame, write_frame};
use compiler::model::{CompileRequest, Event, Want};
use rustix::process::{Pid, Signal, kill_process};
use std::io::{BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const KERNEL: &str = include_str!("../../../assets/kernels/add.py");
const PATIENCE: Duration = Duration::from_secs(60);

fn worker() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_asclens"));
    command.arg("--worker");
    command
}

fn request(revision: u64) -> CompileRequest {
    CompileRequest {
        revision,
        file: "add.py".into(),
        text: KERNEL.into(),
        kernel: None,
        launch: None,
        chip: "Ascend910B1".into(),
        want: Want::ALL,
    }
}

fn child() -> Child {
    let mut command = worker();
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().expect("the program starts")
}

/// Waits for the end of a process that ought to end by itself.
#[track_caller]
fn ends(mut child: Child) {
    let end = Instant::now() + PATIENCE;
    while child.try_wait().expect("it can be waited for").is_none() {
        if Instant::now() > end {
            let _ = child.kill();
            panic!("still running");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Updates until the request with this ticket has ended or its worker is lost; true when it ended.
fn served(client: &Client, ticket: Ticket) -> bool {
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        for update in client.wait(Duration::from_millis(100)) {
            match update {
                Update::Event { ticket: of, event: Event::Done { cancelled: false, .. }, .. } if of == ticket => {
                    return true;
                }
                Update::Fault(fault) if fault.lost.is_some_and(|(lost, _)| lost == ticket) => return false,
                _ => {}
            }
        }
    }
    panic!("neither served nor lost: {:?}", client.state());
}

#[test]
fn killed_at_any_moment_it_costs_at_most_one_result() {
    let limits =
        Limits { pause: Duration::from_millis(1), pause_longest: Duration::from_millis(1), ..Limits::default() };
    let mut client = Client::start(WorkerSpec { command: Box::new(worker), limits }, || {}).expect("a thread starts");
    assert!({
        let ticket = client.request(request(0));
        served(&client, ticket)
    });
    // Moments spread over start, request, compile and rest; a fixed sequence, so that a failure comes again.
    for round in 1..=25_u64 {
        let ticket = client.request(request(round * 2));
        std::thread::sleep(Duration::from_micros(round.wrapping_mul(2_654_435_761) % 12_000));
        if let Some(pid) = client.worker_id().and_then(|id| Pid::from_raw(id.cast_signed())) {
            let _ = kill_process(pid, Signal::KILL);
        }
        served(&client, ticket);
        let ticket = client.request(request(round * 2 + 1));
        // A kill that came late may only be noticed now and cost this one instead.
        if !served(&client, ticket) {
            let ticket = client.request(request(round * 2 + 1));
            assert!(served(&client, ticket), "round {round}");
        }
    }
}

#[test]
fn its_output_is_messages_only_and_it_ends_with_its_input() {
    let mut child = child();
    let (mut input, mut output) =
        (child.stdin.take().expect("piped"), BufReader::new(child.stdout.take().expect("piped")));
    assert!(matches!(read_frame(&mut output), Ok(FromWorker::Hello { .. })));
    write_frame(&mut input, &ToWorker::Compile { ticket: Ticket(5), request: Box::new(request(1)) }).expect("it reads");
    let mut seen = Vec::new();
    loop {
        match read_frame(&mut output).expect("nothing but messages") {
            FromWorker::Event { ticket: Ticket(5), event: Event::Done { .. } } => break,
            other => seen.push(other),
        }
    }
    assert!(
        matches!(seen.first(), Some(FromWorker::Event { ticket: Ticket(5), event: Event::Outline(_) })),
        "{seen:?}"
    );
    drop(input);
    ends(child);
    let mut rest = Vec::new();
    output.read_to_end(&mut rest).expect("a closed pipe");
    assert_eq!(rest, b"");
}

#[test]
fn it_ends_with_its_input_in_the_middle_of_work() {
    let mut child = child();
    let mut input = child.stdin.take().expect("piped");
    for n in 0..20 {
        write_frame(&mut input, &ToWorker::Compile { ticket: Ticket(n), request: Box::new(request(n)) })
            .expect("it reads");
    }
    drop(input);
    ends(child);
}

#[test]
fn nonsense_ends_it() {
    let mut child = child();
    let mut input = child.stdin.take().expect("piped");
    input.write_all(b"GET / HTTP/1.1\r\n\r\n").expect("it reads");
    ends(child);
}

#[test]
fn a_cancelled_request_is_answered() {
    let mut child = child();
    let (mut input, mut output) =
        (child.stdin.take().expect("piped"), BufReader::new(child.stdout.take().expect("piped")));
    write_frame(&mut input, &ToWorker::Compile { ticket: Ticket(1), request: Box::new(request(1)) }).expect("it reads");
    write_frame(&mut input, &ToWorker::Cancel { ticket: Ticket(1) }).expect("it reads");
    loop {
        let message: FromWorker = read_frame(&mut output).expect("an answer");
        if matches!(message, FromWorker::Event { ticket: Ticket(1), event: Event::Done { .. } }) {
            break;
        }
    }
    drop(input);
    ends(child);
}
