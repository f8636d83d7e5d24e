//! Whole kernels with published board times: compiled, run on the machine model, and set beside the measurement.
//!
//! The kernels are `assets/validation/*.py`; a row changes their constants. Where a row runs a part of the measured
//! work, its time is scaled by the work.

use compiler::driver::{Collected, Session};
use compiler::model::{CompileRequest, Want};
use compiler::sim::accuracy::Row;

const ADD: &str = include_str!("../../../assets/validation/add_tiles.py");
const COPY: &str = include_str!("../../../assets/validation/copy_blocks.py");

/// A measured run: what it is, the kernel, constants that differ from its text, microseconds, and the share of the
/// measured work that the kernel does.
struct Measured {
    what: &'static str,
    kernel: &'static str,
    constants: &'static [(&'static str, i64)],
    us: f64,
    share: f64,
}

/// Tiles of the whole additions.
const TILES: f64 = 16384.0;
/// Bytes of the array that is copied.
const COPIED: f64 = 12288.0 * 12288.0 * 2.0;

const fn add(what: &'static str, constants: &'static [(&'static str, i64)], us: f64, tiles: f64) -> Measured {
    Measured { what, kernel: ADD, constants, us, share: tiles / TILES }
}

const fn copy(what: &'static str, constants: &'static [(&'static str, i64)], us: f64, bytes: f64) -> Measured {
    Measured { what, kernel: COPY, constants, us, share: bytes / COPIED }
}

const ROWS: &[Measured] = &[
    add("Add 8192x8192 half, 1 core, 8 KiB tiles", &[("CORES", 1), ("BUFFERS", 1), ("TILES", 1024)], 6909.6, 1024.0),
    add("Add 8192x8192 half, 48 cores, 8 KiB tiles", &[("BUFFERS", 1)], 306.58, 48.0 * 341.0),
    add("Add 8192x8192 half, 48 cores, double buffer", &[], 264.02, 48.0 * 341.0),
    copy(
        "GM->UB 12288x12288 half, 48 cores, 128 B blocks",
        &[("ROWS", 1), ("BYTES", 128), ("OUTER", 32), ("INNER", 64), ("SPAN", 3145728), ("GROUP", 4096), ("STEP", 64)],
        564.84,
        48.0 * 2048.0 * 128.0,
    ),
    copy("GM->UB 12288x12288 half, 48 cores, 64 x 2048 B blocks", &[], 215.82, COPIED),
];

/// Predicted and measured microseconds of every kernel; a kernel that does not run is left out with the reason.
pub fn compare() -> (Vec<Row>, Vec<(String, String)>) {
    let (mut rows, mut left_out) = (Vec::new(), Vec::new());
    let mut session = Session::new();
    for measured in ROWS {
        let request = CompileRequest {
            revision: 0,
            file: "validation.py".into(),
            text: with_constants(measured.kernel, measured.constants),
            kernel: None,
            launch: None,
            chip: "Ascend910B1".into(),
            want: Want { simulation: true, ..Want::CHECK },
        };
        let all = Collected::of(&mut session, &request);
        match all.simulated.filter(|run| run.trace.complete) {
            Some(run) => rows.push(Row {
                what: measured.what.into(),
                predicted: run.summary.makespan_us / measured.share,
                measured: measured.us,
            }),
            None => {
                let reason = all.diagnostics.first().map_or("did not run", |d| d.message.en.as_str());
                left_out.push((measured.what.into(), reason.into()));
            }
        }
    }
    (rows, left_out)
}

/// The text with the lines of module constants replaced.
fn with_constants(text: &str, constants: &[(&str, i64)]) -> String {
    let line = |line: &str| {
        let name = line.split_once(" = ").map(|(name, _)| name);
        match constants.iter().find(|(constant, _)| Some(*constant) == name) {
            Some((constant, value)) => format!("{constant} = {value}\n"),
            None => format!("{line}\n"),
        }
    };
    text.lines().map(line).collect()
}
