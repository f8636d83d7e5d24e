//! What readers write into while a tree is read: the profile so far, the limits, the way to other files.

use super::problems::{self, Kind};
use super::source::{Cancel, Limits, Source, Tree, read_range};
use crate::model::{DeviceRun, OperatorRun, Problem, Profile, Role, Table, Taken};
use std::collections::BTreeMap;

/// Bytes of a file that sniffing sees.
pub const HEAD: usize = 64 << 10;

/// One file that a reader is given.
pub struct File<'a> {
    /// Below what was opened; members of archives follow the archive's path.
    pub path: &'a str,
    pub source: &'a dyn Source,
    /// The first [`HEAD`] bytes.
    pub head: &'a Head,
}

impl File<'_> {
    pub fn name(&self) -> &str {
        name_of(self.path)
    }
}

pub fn name_of(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// The folder of a path, without a slash at its end; empty for the root.
pub fn folder_of(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The start of a file, looked at once for all sniffers.
pub struct Head {
    pub bytes: Vec<u8>,
    pub len: u64,
    /// As text, from the first character that is no space.
    pub text: String,
    /// Names in the first line, if it is a line of comma separated names.
    pub columns: Vec<String>,
}

impl Head {
    pub fn new(bytes: Vec<u8>, len: u64) -> Self {
        let text = super::text::head(&bytes);
        let text = text.trim_start().to_owned();
        let first = text.lines().next().unwrap_or_default();
        let names = first.len() < 1 << 14 && first.contains(',') && !first.starts_with(['{', '[', '<']);
        let columns = if names { super::table::header(first) } else { Vec::new() };
        Self { bytes, len, text, columns }
    }

    /// A table whose header has all of these.
    pub fn has_columns(&self, names: &[&str]) -> bool {
        names.iter().all(|name| self.columns.iter().any(|column| column == name))
    }

    pub fn is_json(&self) -> bool {
        self.text.starts_with(['{', '['])
    }
}

pub struct Import<'a> {
    pub profile: Profile,
    pub limits: Limits,
    pub cancel: &'a Cancel,
    tree: &'a dyn Tree,
    cells: usize,
    /// Bytes that compressed files have unfolded to.
    pub expanded: u64,
    /// Logs that are joined in pairs once all files are read, by path.
    pub halves: BTreeMap<String, Vec<u8>>,
    /// What `op_basic_info.txt` says of the operators of its folder.
    pub infos: Vec<OperatorRun>,
}

impl<'a> Import<'a> {
    pub fn new(tree: &'a dyn Tree, limits: Limits, cancel: &'a Cancel) -> Self {
        let profile = Profile { name: tree.name().into(), ..Profile::default() };
        Self { profile, limits, cancel, tree, cells: 0, expanded: 0, halves: BTreeMap::new(), infos: Vec::new() }
    }

    pub fn problem(&mut self, problem: Problem) {
        if !self.profile.problems.contains(&problem) {
            self.profile.problems.push(problem);
        }
    }

    pub fn tell(&mut self, file: &str, kind: Kind) {
        self.problem(kind.in_file(file));
    }

    /// Counts the cells of one row; false when the limit is reached.
    pub fn take_cells(&mut self, count: usize) -> bool {
        self.cells = self.cells.saturating_add(count);
        self.cells <= self.limits.cells && !self.cancel.is_set()
    }

    /// The whole file, or a problem.
    pub fn whole(&mut self, file: &File<'_>) -> Option<Vec<u8>> {
        self.whole_of(file.path, file.source)
    }

    pub fn whole_of(&mut self, path: &str, source: &dyn Source) -> Option<Vec<u8>> {
        let limit = self.limits.whole_file;
        if source.len() > limit {
            self.tell(path, problems::too_large(source.len(), limit));
            return None;
        }
        match read_range(source, 0, source.len() as usize) {
            Ok(bytes) => Some(bytes),
            Err(error) => {
                self.tell(path, problems::unreadable(&error.0));
                None
            }
        }
    }

    /// Reads a table and keeps it; gives its number.
    pub fn table(&mut self, file: &File<'_>, role: Role) -> Option<usize> {
        let bytes = self.whole(file)?;
        let table = super::table::read(self, file.path, role, bytes)?;
        self.profile.tables.push(table);
        Some(self.profile.tables.len() - 1)
    }

    /// As [`Import::table`], and says which of the columns it needs are not there.
    pub fn table_with(&mut self, file: &File<'_>, role: Role, needed: &[&str]) -> Option<Table> {
        let at = self.table(file, role)?;
        let table = self.profile.tables[at].clone();
        for name in needed.iter().filter(|name| table.column(name).is_none()) {
            self.tell(file.path, problems::missing_column(name));
        }
        Some(table)
    }

    /// Whether a file lies beside the ones that are read.
    pub fn has(&self, path: &str) -> bool {
        self.tree.entries().iter().any(|entry| entry.path == path)
    }

    /// The operator that a file belongs to, by its folder; made when there is none yet.
    pub fn operator(&mut self, path: &str, taken: Taken) -> &mut OperatorRun {
        let folder = operator_folder(path);
        let runs = &mut self.profile.operators;
        let at = runs.iter().position(|run| run.folder == folder && run.taken == taken).unwrap_or_else(|| {
            runs.push(OperatorRun { folder, taken, ..OperatorRun::default() });
            runs.len() - 1
        });
        &mut runs[at]
    }

    /// The device that a file belongs to, by its folder and the number its rows give.
    pub fn device(&mut self, path: &str, device: Option<i64>) -> &mut DeviceRun {
        let folder = device_folder(path);
        let runs = &mut self.profile.devices;
        let fits = |run: &DeviceRun| {
            run.folder == folder && (run.device == device || run.device.is_none() || device.is_none())
        };
        let at = runs.iter().position(fits).unwrap_or_else(|| {
            runs.push(DeviceRun { folder, device, ..DeviceRun::default() });
            runs.len() - 1
        });
        let run = &mut runs[at];
        run.device = run.device.or(device);
        run
    }
}

/// Parts of a path below the folder of an operator.
pub fn operator_folder(path: &str) -> String {
    let mut folder = folder_of(path);
    loop {
        let name = name_of(folder);
        let of_core = name.strip_prefix("core").is_some_and(|rest| rest.contains("core"));
        if !of_core && !matches!(name, "dump" | "simulator") {
            return folder.to_owned();
        }
        folder = folder_of(folder);
    }
}

/// Parts of a path below the folder of one rank or one collection.
pub fn device_folder(path: &str) -> String {
    let mut folder = folder_of(path);
    loop {
        let name = name_of(folder);
        let below = ["ASCEND_PROFILER_OUTPUT", "mindstudio_profiler_output", "sqlite", "host", "data"].contains(&name)
            || name.strip_prefix("device_").is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()));
        if !below {
            return folder.to_owned();
        }
        folder = folder_of(folder);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_one_operator_meet() {
        for path in ["a/PipeUtilization.csv", "a/dump/op_basic_info.txt", "a/simulator/core0.veccore1/trace.json"] {
            assert_eq!(operator_folder(path), "a");
        }
        assert_eq!(operator_folder("core0.veccore0/x.csv"), "");
        assert_eq!(device_folder("P/device_0/info.json.0"), "P");
        assert_eq!(device_folder("x_ascend_pt/ASCEND_PROFILER_OUTPUT/kernel_details.csv"), "x_ascend_pt");
    }
}
