//! Where AscLens keeps its own files: the XDG base directories.

use std::ffi::OsString;
use std::path::PathBuf;

/// `$XDG_CONFIG_HOME/asclens` or `~/.config/asclens`; `None` without a home.
pub fn config() -> Option<PathBuf> {
    place("XDG_CONFIG_HOME", ".config")
}

/// `$XDG_STATE_HOME/asclens` or `~/.local/state/asclens`; `None` without a home.
pub fn state() -> Option<PathBuf> {
    place("XDG_STATE_HOME", ".local/state")
}

fn place(variable: &str, under_home: &str) -> Option<PathBuf> {
    // The specification has relative paths ignored.
    let set =
        |name: &str| std::env::var_os(name).filter(|v: &OsString| PathBuf::from(v).is_absolute()).map(PathBuf::from);
    Some(set(variable).or_else(|| Some(set("HOME")?.join(under_home)))?.join("asclens"))
}
