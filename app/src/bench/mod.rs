//! How long the window takes, measured without a screen: the real worker, session and shell, frames drawn into memory.
//!
//! In: paths of kernels. Out: figures, as text or JSON. Figures are printed, never judged.

mod edits;
mod stage;
pub mod trace;
mod typing;

use anyhow::Result;
use edits::EDITS;
use serde::Serialize;
use stage::{Cost, Stage};
use std::io::Write;
use std::path::Path;

/// Frames drawn by `bench frame`.
const FRAMES: usize = 300;
/// Rounds of all edits over each kernel.
const ROUNDS: usize = 5;

/// Median and 99th percentile of both clocks, in milliseconds.
#[derive(Debug, Serialize)]
struct Figures {
    name: String,
    runs: usize,
    wall_p50_ms: f64,
    wall_p99_ms: f64,
    /// Processor time: worker and window thread together.
    cpu_p50_ms: f64,
    cpu_p99_ms: f64,
    worker_cpu_p50_ms: f64,
    window_cpu_p50_ms: f64,
}

/// Scripted edits on each kernel: from the end of the quiet period to all panels laid out and tessellated. Then, made
/// from the first kernel, large files: keys, opening, paging.
pub fn edit(kernels: &[String], json: bool, out: &mut dyn Write) -> Result<()> {
    let mut all = Vec::new();
    let mut figures = Vec::new();
    for kernel in kernels {
        let mut stage = Stage::open(Path::new(kernel))?;
        let mut costs = Vec::new();
        for round in 0..ROUNDS {
            for edit in EDITS {
                edit(&mut stage.session, round);
                costs.push(stage.compile_and_draw()?);
            }
        }
        figures.push(Figures::of(name(kernel), &costs));
        all.extend(costs);
    }
    figures.push(Figures::of("all".into(), &all));
    if let Some(kernel) = kernels.first().map(Path::new) {
        figures.push(Figures::of("key in 10,000 lines".into(), &typing::typing(kernel)?));
        figures.push(Figures::of("opening 10 MB".into(), &typing::opening(kernel)?));
        figures.push(Figures::of("page in 10 MB".into(), &typing::scrolling(kernel)?));
    }
    print(&figures, json, out)
}

/// Frames over a compiled kernel: in each one the pointer is over another place, and the wheel turns there, so that
/// every panel is scrolled, zoomed or panned.
pub fn frame(kernels: &[String], json: bool, out: &mut dyn Write) -> Result<()> {
    let mut figures = Vec::new();
    for kernel in kernels {
        let mut stage = Stage::open(Path::new(kernel))?;
        let costs = (0..FRAMES).map(|n| stage.draw(n)).collect::<Result<Vec<Cost>>>()?;
        figures.push(Figures::of(name(kernel), &costs));
    }
    print(&figures, json, out)
}

fn name(kernel: &str) -> String {
    Path::new(kernel).file_name().unwrap_or_default().to_string_lossy().into_owned()
}

impl Figures {
    fn of(name: String, costs: &[Cost]) -> Self {
        let ms = |part: fn(&Cost) -> f64, share| percentile(costs.iter().map(part).collect(), share);
        let cpu = |cost: &Cost| cost.worker_cpu_ms + cost.window_cpu_ms;
        Self {
            name,
            runs: costs.len(),
            wall_p50_ms: ms(|cost| cost.wall_ms, 0.5),
            wall_p99_ms: ms(|cost| cost.wall_ms, 0.99),
            cpu_p50_ms: ms(cpu, 0.5),
            cpu_p99_ms: ms(cpu, 0.99),
            worker_cpu_p50_ms: ms(|cost| cost.worker_cpu_ms, 0.5),
            window_cpu_p50_ms: ms(|cost| cost.window_cpu_ms, 0.5),
        }
    }
}

/// The value below which this share of the values lies (nearest rank); 0 of none.
fn percentile(mut values: Vec<f64>, share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let rank = (share * values.len() as f64).ceil() as usize;
    values.get(rank.saturating_sub(1)).copied().unwrap_or(0.0)
}

fn print(figures: &[Figures], json: bool, out: &mut dyn Write) -> Result<()> {
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(figures)?)?;
        return Ok(());
    }
    let width = figures.iter().map(|f| f.name.chars().count()).max().unwrap_or(0);
    writeln!(out, "{:width$}  runs  wall p50    p99   cpu p50    p99  (worker  window) ms", "kernel")?;
    for f in figures {
        writeln!(
            out,
            "{:width$} {:5} {:9.2} {:6.2} {:9.2} {:6.2} {:8.2} {:7.2}",
            f.name,
            f.runs,
            f.wall_p50_ms,
            f.wall_p99_ms,
            f.cpu_p50_ms,
            f.cpu_p99_ms,
            f.worker_cpu_p50_ms,
            f.window_cpu_p50_ms
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_occurred() {
        let values = || (1..=100).rev().map(f64::from).collect::<Vec<_>>();
        assert_eq!(percentile(values(), 0.5), 50.0);
        assert_eq!(percentile(values(), 0.99), 99.0);
        assert_eq!(percentile(vec![7.0], 0.99), 7.0);
        assert_eq!(percentile(Vec::new(), 0.5), 0.0);
    }
}
