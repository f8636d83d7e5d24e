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

/// `$XDG_DATA_HOME/Trash` or `~/.local/share/Trash`, as the desktop's own programs have it; `None` without a home.
pub fn trash() -> Option<PathBuf> {
    Some(base("XDG_DATA_HOME", ".local/share")?.join("Trash"))
}

fn place(variable: &str, under_home: &str) -> Option<PathBuf> {
    Some(base(variable, under_home)?.join("asclens"))
}

fn base(variable: &str, under_home: &str) -> Option<PathBuf> {
    // The specification has relative paths ignored.
    let set =
        |name: &str| std::env::var_os(name).filter(|v: &OsString| PathBuf::from(v).is_absolute()).map(PathBuf::from);
    set(variable).or_else(|| Some(set("HOME")?.join(under_home)))
}
