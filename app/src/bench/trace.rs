//! How fast a trace becomes columns, beside a bare pass over the same bytes.
//!
//! JSON: `{file, bytes, slices, seconds, mb_per_s, mb_per_cpu_s, bare_mb_per_s, pyramid_seconds, complete}`; MB are
//! 10^6 bytes. The bare pass reads every byte once and counts the quotes.

use crate::profile::DiskTree;
use compiler::profile::trace::{self, pyramid::Pyramid};
use compiler::profile::{Cancel, Limits, Tree};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

/// Reads the trace at `path`, or the largest JSON file below it.
pub fn run(path: &Path, as_json: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let tree = DiskTree::open(path)?;
    let entries = tree.entries().iter().enumerate();
    let single = tree.entries().len() == 1;
    let largest =
        entries.filter(|(_, entry)| single || entry.path.ends_with(".json")).max_by_key(|(_, entry)| entry.bytes);
    let Some((index, entry)) = largest else { anyhow::bail!("{}: no trace (*.json) here", path.display()) };
    let source = tree.open(index)?;
    // The file is read once before, so that both passes find it in memory.
    trace::bare_pass(source.as_ref())?;
    let begin = Instant::now();
    trace::bare_pass(source.as_ref())?;
    let bare = begin.elapsed().as_secs_f64();
    let cpu = cpu_seconds();
    let begin = Instant::now();
    let opened = trace::read(source.as_ref(), &Limits::default(), &Cancel::default(), &mut |_| {});
    let (wall, cpu) = (begin.elapsed().as_secs_f64(), cpu_seconds() - cpu);
    let begin = Instant::now();
    Pyramid::new(&opened.trace);
    let pyramid = begin.elapsed().as_secs_f64();
    let (bytes, slices) = (source.len(), opened.trace.slices.len());
    let speed = |seconds: f64| bytes as f64 / 1e6 / seconds.max(1e-9);
    if as_json {
        let value = json!({
            "file": entry.path, "bytes": bytes, "slices": slices, "seconds": wall, "mb_per_s": speed(wall),
            "mb_per_cpu_s": speed(cpu), "bare_mb_per_s": speed(bare), "pyramid_seconds": pyramid,
            "complete": opened.trace.complete,
        });
        writeln!(out, "{value:#}")?;
        return Ok(());
    }
    writeln!(out, "{}: {:.1} MB, {slices} slices", entry.path, bytes as f64 / 1e6)?;
    writeln!(out, "into columns {:>9.0} MB/s ({wall:.3} s; {:.0} MB a CPU second)", speed(wall), speed(cpu))?;
    writeln!(out, "bare pass    {:>9.0} MB/s ({bare:.3} s)", speed(bare))?;
    writeln!(out, "summaries    {:>9.3} s", pyramid)?;
    for trouble in opened.trouble {
        writeln!(out, "{}", trouble.in_file(&entry.path).message.en)?;
    }
    Ok(())
}

/// Processor time of this process so far, all threads together.
fn cpu_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
