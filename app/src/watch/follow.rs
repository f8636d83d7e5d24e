//! `asclens watch FILE`: one line per change, compiled by a worker, so that no kernel can end the watch.

use super::Watch;
use crate::files::{FileError, OnDisk};
use crate::worker::{Client, Ticket, Update, WorkerSpec};
use compiler::model::{CompileRequest, Diagnostic, Event, Severity, Summary, Want};
use serde_json::json;
use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};

/// What came of one change.
#[derive(Default)]
struct Outcome {
    ok: bool,
    diagnostics: Vec<Diagnostic>,
    summary: Option<Summary>,
}

/// Compiles now and after each change and writes a line each time, as text or JSON, until writing fails.
pub fn follow(path: &Path, chip: &str, as_json: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let (notice, notices) = sync_channel(1);
    let _watch = Watch::start(path, move || {
        let _ = notice.try_send(());
    })?;
    let mut client = Client::start(WorkerSpec::this_program(), || {})?;
    let mut last = None;
    for revision in 1.. {
        let text = loop {
            match OnDisk::open(path) {
                Ok((_, text)) if last.as_ref() != Some(&text) => break text,
                Ok(_) => {}
                Err(error) => report_error(out, as_json, &error)?,
            }
            notices.recv()?;
        };
        last = Some(text.clone());
        let begin = Instant::now();
        let ticket = client.request(CompileRequest {
            revision,
            file: path.display().to_string(),
            text,
            kernel: None,
            launch: None,
            chip: chip.into(),
            want: Want { stages: false, ascendc: true, simulation: true },
        });
        let outcome = collect(&client, ticket);
        report(out, as_json, path, revision, &outcome, begin.elapsed())?;
    }
    Ok(())
}

fn collect(client: &Client, ticket: Ticket) -> Outcome {
    let mut outcome = Outcome::default();
    loop {
        for update in client.wait(Duration::from_secs(1)) {
            match update {
                Update::Event { ticket: of, event, .. } if of == ticket => match event {
                    Event::Diagnostics(list) => outcome.diagnostics = list,
                    Event::Simulated(simulated) => outcome.summary = Some(simulated.summary),
                    Event::Done { ok, .. } => return Outcome { ok, ..outcome },
                    _ => {}
                },
                Update::Fault(fault) => {
                    outcome.diagnostics.push(fault.diagnostic());
                    if fault.lost.is_some_and(|(lost, _)| lost == ticket) {
                        return outcome;
                    }
                }
                _ => {}
            }
        }
    }
}

fn report(
    out: &mut dyn Write,
    as_json: bool,
    path: &Path,
    revision: u64,
    outcome: &Outcome,
    took: Duration,
) -> io::Result<()> {
    let ms = took.as_secs_f64() * 1000.0;
    let count = |severity| outcome.diagnostics.iter().filter(|d| d.severity == severity).count();
    let (errors, warnings) = (count(Severity::Error), count(Severity::Warning));
    if as_json {
        let summary = outcome.summary.as_ref();
        let line = json!({
            "file": path, "revision": revision, "ok": outcome.ok, "ms": ms,
            "errors": errors, "warnings": warnings,
            "first_message": outcome.diagnostics.first().map(|d| &d.message.en),
            "kernel": summary.map(|s| &s.kernel),
            "makespan_cycles": summary.map(|s| s.makespan_cycles),
            "makespan_us": summary.map(|s| s.makespan_us),
            "bound": summary.map(|s| &s.bound),
        });
        writeln!(out, "{line}")?;
    } else {
        let state = if outcome.ok { "ok" } else { "failed" };
        let made = match &outcome.summary {
            Some(s) => {
                format!("{}: {} cycles, {:.2} us, bound by {}", s.kernel, s.makespan_cycles, s.makespan_us, s.bound)
            }
            None => outcome.diagnostics.first().map_or(String::new(), |d| format!("{} {}", d.code, d.message.en)),
        };
        writeln!(out, "{revision} {state} {ms:.1} ms, {errors} errors, {warnings} warnings  {made}")?;
    }
    out.flush()
}

fn report_error(out: &mut dyn Write, as_json: bool, error: &FileError) -> io::Result<()> {
    if as_json {
        writeln!(out, "{}", json!({ "file": error.path, "ok": false, "first_message": error.problem.message().en }))?;
    } else {
        writeln!(out, "- failed  {error}")?;
    }
    out.flush()
}
