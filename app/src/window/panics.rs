//! Faults of the window itself: written down, never shown as a crash.

use crate::files::places;
use std::backtrace::Backtrace;
use std::io::Write;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// Text and place of the newest panic.
static LAST: Mutex<Option<String>> = Mutex::new(None);

/// Where panics are written down.
pub fn log_path() -> Option<PathBuf> {
    Some(places::state()?.join("faults.log"))
}

/// From now on each panic of this program is remembered and appended to the log.
pub fn install() {
    let default = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let text = info.payload_as_str().unwrap_or("panic");
        let place = info.location().map(|at| format!(" ({}:{})", at.file(), at.line())).unwrap_or_default();
        let summary = format!("{text}{place}");
        write_down(&summary);
        *LAST.lock().unwrap_or_else(PoisonError::into_inner) = Some(summary);
        default(info);
    }));
}

fn write_down(summary: &str) {
    let Some(path) = log_path() else { return };
    if let Some(folder) = path.parent() {
        let _ = std::fs::create_dir_all(folder);
    }
    if let Ok(mut file) = std::fs::OpenOptions::new().create(true).append(true).open(path) {
        let _ = writeln!(file, "asclens {}: {summary}\n{}\n", env!("CARGO_PKG_VERSION"), Backtrace::force_capture());
    }
}

/// Runs something that may panic; the error is the panic's text and place.
pub fn guard<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(run))
        .map_err(|_| LAST.lock().unwrap_or_else(PoisonError::into_inner).take().unwrap_or_else(|| "panic".into()))
}
