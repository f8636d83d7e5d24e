//! Real files of the sample folders, which are not part of the project: see `ASCLENS_SAMPLES`.

use crate::model::{Profile, Severity};
use crate::profile::{Cancel, Limits, MemoryTree, import};
use std::path::{Path, PathBuf};

/// The samples: `ASCLENS_SAMPLES`, else `shared/profiles` beside the repository.
fn folder() -> Option<PathBuf> {
    let told = std::env::var_os("ASCLENS_SAMPLES").map(PathBuf::from);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let shared = std::env::var_os("ASCLENS_SHARED").map_or(root.join("shared"), PathBuf::from);
    told.into_iter().chain([shared.join("profiles"), root.join("../shared/profiles")]).find(|path| path.is_dir())
}

fn collect(folder: &Path, below: &str, files: &mut Vec<(String, Vec<u8>)>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if below.is_empty() { name } else { format!("{below}/{name}") };
        if entry.path().is_dir() {
            collect(&entry.path(), &path, files);
        } else if let Ok(bytes) = std::fs::read(entry.path()) {
            files.push((path, bytes));
        }
    }
}

fn read(folder: &Path) -> Profile {
    let mut files = Vec::new();
    collect(folder, "", &mut files);
    import(&MemoryTree::new("sample", files), Limits::default(), &Cancel::default())
}

#[test]
fn show() {
    let Some(root) = folder() else { return };
    let mut groups: Vec<_> =
        std::fs::read_dir(&root).unwrap().flatten().map(|e| e.path()).filter(|p| p.is_dir()).collect();
    groups.sort();
    for group in groups {
        let mut list: Vec<_> = std::fs::read_dir(&group).unwrap().flatten().map(|e| e.path()).collect();
        list.sort();
        for sample in list {
            let begin = std::time::Instant::now();
            let p = read(&sample);
            println!("## {} {:?}", sample.strip_prefix(&root).unwrap().display(), begin.elapsed());
            println!("  formats {:?}", p.formats());
            for f in p.files.iter().filter(|f| f.format.is_none()) {
                println!("  unread {}", f.path);
            }
            for r in &p.operators {
                println!(
                    "  op {:?} {:?} {:?} {:?} chip {:?} dur {:?} blocks {:?}/{:?} mhz {:?} cores {} hottest {:?}",
                    r.folder,
                    r.taken,
                    r.name,
                    r.kind,
                    r.chip,
                    r.duration_us,
                    r.blocks,
                    r.mix_blocks,
                    r.rated_mhz,
                    r.cores.len(),
                    r.hottest()
                );
                for q in r.paths.iter().take(4) {
                    println!("     {q:?}");
                }
            }
            for d in &p.devices {
                println!(
                    "  dev {:?} {:?} rank {:?} chip {:?} tasks {} busy {} span {:?} ops {} steps {} mem {} top {:?} / {:?}",
                    d.folder,
                    d.device,
                    d.rank,
                    d.chip,
                    d.tasks,
                    d.busy_us,
                    d.span_ns,
                    d.operators.len(),
                    d.steps.len(),
                    d.memory.len(),
                    d.operators.first(),
                    d.top_tensors.first()
                );
            }
            for t in &p.traces {
                println!(
                    "  trace {} lanes {} slices {} flows {} counters {} range {:?} complete {}",
                    t.file,
                    t.lanes.len(),
                    t.slices.len(),
                    t.flows.len(),
                    t.counters.len(),
                    t.range_ns,
                    t.complete
                );
            }
            println!(
                "  tables {} hotspots {} first {:?}",
                p.tables.len(),
                p.hotspots.len(),
                p.hotspots.first().map(|h| (&h.instruction, &h.core, h.calls, h.cycles))
            );
            for f in &p.findings {
                println!("  find {} {} {:?}", f.rule, f.evidence.en, f.gain);
            }
            for q in &p.problems {
                println!(
                    "  {} {}:{:?} {}",
                    if q.severity == Severity::Error {
                        "ERROR"
                    } else if q.severity == Severity::Warning {
                        "WARN"
                    } else {
                        "note"
                    },
                    q.file,
                    q.line,
                    q.message.en
                );
            }
        }
    }
}
