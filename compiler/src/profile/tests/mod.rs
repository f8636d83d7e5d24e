//! Readers over small inputs written here, over damaged copies, and over the sample folders where they exist.

mod archives;
mod board;
mod damage;
mod databases;
mod samples;
mod simulator;
mod system;
mod traces;

use crate::model::{Profile, Severity};
use crate::profile::{Cancel, Limits, MemoryTree, import};

/// Files by path.
type Files = Vec<(String, Vec<u8>)>;

fn files(list: &[(&str, &str)]) -> Files {
    list.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
}

fn read(files: Files) -> Profile {
    import(&MemoryTree::new("run", files), Limits::default(), &Cancel::default())
}

/// English texts of the problems of at least that weight.
fn told(profile: &Profile, least: Severity) -> Vec<String> {
    let heavy = profile.problems.iter().filter(|problem| problem.severity <= least);
    heavy.map(|problem| format!("{}:{:?}: {}", problem.file, problem.line, problem.message.en)).collect()
}
