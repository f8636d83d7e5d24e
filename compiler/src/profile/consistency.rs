//! Numbers of one operator held against each other. Profilers write most figures more than once, as a time, as cycles
//! and as a ratio, so a damaged digit shows.

use super::import::{Import, folder_of};
use super::problems::{self, Kind};
use crate::model::{CoreRun, OperatorRun, Role, Table, Taken};

/// Listed per operator and kind; more are counted.
const LISTED: usize = 4;

pub fn check(import: &mut Import<'_>) {
    let mut told: Vec<(String, Kind)> = Vec::new();
    let tables = std::mem::take(&mut import.profile.tables);
    for run in import.profile.operators.iter_mut().filter(|run| run.taken == Taken::Board) {
        let file = |mark: &str| {
            let of_run = |table: &&Table| folder_of(&table.file) == run.folder && table.role == Role::Counters;
            let has = |table: &&Table| table.columns.iter().any(|column| column.name.ends_with(mark));
            tables.iter().filter(of_run).find(has).map_or(run.folder.clone(), |table| table.file.clone())
        };
        let (pipes, memory, cache) = (file("_scalar_time(us)"), file("GM_to_UB_datas(KB)"), file("total_hit_rate(%)"));
        let mut list = Listed::default();
        absurd(run, &mut list);
        cores(run, &mut list);
        let mix = run.is_mix();
        if mix && run.cores.iter().any(|core| core.pipes.iter().any(|pipe| pipe.ratio.is_some())) {
            list.add(problems::ratio_of_mix());
        }
        let foreign = mix.then(|| other_whole(run)).flatten();
        if let (Some(whole), Some(duration)) = (foreign, run.duration_us) {
            list.add(problems::other_run(duration, whole));
        }
        for core in &run.cores {
            times(run, core, foreign, &mut list);
        }
        told.extend(list.take().into_iter().map(|kind| (pipes.clone(), kind)));
        for core in &run.cores {
            speeds(run, core, &mut list);
        }
        told.extend(list.take().into_iter().map(|kind| (memory.clone(), kind)));
        for core in &run.cores {
            hits(core, &mut list);
        }
        told.extend(list.take().into_iter().map(|kind| (cache.clone(), kind)));
        for core in &run.cores {
            ranges(mix, core, &mut list);
        }
        let folder = run.folder.clone();
        told.extend(list.take().into_iter().map(|kind| (folder.clone(), kind)));
    }
    import.profile.tables = tables;
    for (file, kind) in told {
        import.tell(&file, kind);
    }
}

#[derive(Default)]
struct Listed {
    kinds: Vec<Kind>,
    more: usize,
}

impl Listed {
    fn add(&mut self, kind: Kind) {
        if self.kinds.len() < LISTED { self.kinds.push(kind) } else { self.more += 1 }
    }

    fn contradiction(&mut self, en: String, zh: String) {
        self.add(problems::contradiction((en, zh)));
    }

    fn take(&mut self) -> Vec<Kind> {
        let mut kinds = std::mem::take(&mut self.kinds);
        if std::mem::take(&mut self.more) > 0 {
            kinds.push(problems::more_like(1));
        }
        kinds
    }
}

/// Times above the task's: counters that wrapped. They are made missing.
fn absurd(run: &mut OperatorRun, list: &mut Listed) {
    let Some(duration) = run.duration_us else { return };
    let most = duration * 1.02 + 1.0;
    for core in &mut run.cores {
        let name = core.name();
        if let Some(time) = core.time_us.filter(|time| *time > most) {
            list.add(problems::absurd_time(&name, "the time", time, duration));
            core.time_us = None;
            core.pipes.iter_mut().for_each(|pipe| pipe.share = None);
        }
        for pipe in &mut core.pipes {
            if let Some(time) = pipe.time_us.filter(|time| *time > most) {
                list.add(problems::absurd_time(&name, pipe.pipe.name(), time, duration));
                (pipe.time_us, pipe.share) = (None, None);
            }
        }
    }
}

/// As many rows as the kernel had cores.
fn cores(run: &OperatorRun, list: &mut Listed) {
    let with_counters = run.cores.iter().filter(|core| !core.pipes.is_empty() || !core.counters.is_empty()).count();
    let expected = match (run.kind.as_deref(), run.blocks, run.mix_blocks) {
        (Some("mix"), Some(cubes), Some(vectors)) => cubes + vectors,
        (Some("vector" | "cube"), Some(blocks), _) => blocks,
        _ => return,
    };
    if with_counters > 0 && (with_counters as u64) < expected {
        list.add(problems::cores_missing(with_counters, expected));
    }
    if with_counters as u64 > expected {
        list.contradiction(
            format!("{with_counters} cores have counters, the kernel ran on {expected}"),
            format!("{with_counters} 个核有计数器，而核函数运行在 {expected} 个核上"),
        );
    }
}

/// Equal but for the rounding of six decimals and a part in a thousand.
fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= 3e-6 + 1e-3 * a.abs().max(b.abs())
}

/// The whole microseconds that all ratios of a mix kernel are over, where they are not those of its duration.
fn other_whole(run: &OperatorRun) -> Option<f64> {
    let told = run.duration_us?.floor();
    let pipes = run.cores.iter().flat_map(|core| &core.pipes);
    let wholes = pipes.filter_map(|pipe| Some(pipe.time_us? / pipe.ratio.filter(|ratio| *ratio > 0.02)?));
    let wholes: Vec<f64> = wholes.collect();
    let first = wholes.first()?.round();
    let agree = wholes.len() >= 4 && wholes.iter().all(|whole| (whole - first).abs() < 0.005 * first);
    (agree && first != told).then_some(first)
}

/// Time against cycles, pipe times against ratios; `foreign` replaces the duration that ratios are over.
fn times(run: &OperatorRun, core: &CoreRun, foreign: Option<f64>, list: &mut Listed) {
    let name = core.name();
    if let (Some(time), Some(cycles), Some(mhz)) = (core.time_us, core.cycles, run.rated_mhz)
        && mhz > 0.0
        && !near(time, cycles / mhz)
    {
        list.contradiction(
            format!("core {name} took {time} us by time and {:.6} us by its {cycles} cycles", cycles / mhz),
            format!("核 {name} 的时间为 {time} us，而 {cycles} 周期折合 {:.6} us", cycles / mhz),
        );
    }
    // Of mix kernels the ratio is over the whole microseconds of the task.
    let whole = if run.is_mix() { foreign.or(run.duration_us.map(f64::floor)) } else { core.time_us };
    for pipe in &core.pipes {
        let (Some(time), Some(ratio), Some(whole)) = (pipe.time_us, pipe.ratio, whole) else { continue };
        if whole > 0.0 && (ratio - time / whole).abs() > 2e-6 + 1e-3 * ratio.abs() {
            list.contradiction(
                format!("{} of core {name} is busy {time} us of {whole} us but its ratio is {ratio}", pipe.pipe.name()),
                format!("核 {name} 的 {} 忙碌 {time} us（共 {whole} us），而 ratio 为 {ratio}", pipe.pipe.name()),
            );
        }
    }
}

/// Volumes against bandwidths.
fn speeds(run: &OperatorRun, core: &CoreRun, list: &mut Listed) {
    const PAIRS: [(&str, &str); 2] =
        [("GM_to_UB_datas(KB)", "gm_to_ub_bw(GB/s)"), ("UB_to_GM_datas(KB)", "ub_to_gm_bw(GB/s)")];
    let whole = if run.is_mix() { run.duration_us } else { core.time_us };
    for (volume, speed) in PAIRS {
        let figure = |name: &str| core.counters.get(name).copied();
        let (Some(kib), Some(gibps), Some(time)) = (figure(volume), figure(speed), whole) else { continue };
        if time <= 0.0 {
            continue;
        }
        let computed = kib * 1024.0 / 1_073_741_824.0 / (time * 1e-6);
        // The memory table is of another run of the kernel than the times.
        if (computed - gibps).abs() > 1e-3 + 0.25 * computed.max(gibps) {
            list.contradiction(
                format!("core {} moved {kib} KB in {time} us, which is {computed:.3} GB/s, not {gibps}", core.name()),
                format!("核 {} 在 {time} us 内搬运 {kib} KB，应为 {computed:.3} GB/s，而非 {gibps}", core.name()),
            );
        }
    }
}

/// Hits and misses against the rate.
fn hits(core: &CoreRun, list: &mut Listed) {
    let figure = |name: &str| core.counters.get(name).copied();
    let sum = |names: [&str; 3]| names.iter().try_fold(0.0, |sum, name| Some(sum + figure(name)?));
    let hit = sum(["write_cache_hit", "r0_read_cache_hit", "r1_read_cache_hit"]);
    let missed = sum(["write_cache_miss_allocate", "r0_read_cache_miss_allocate", "r1_read_cache_miss_allocate"]);
    let (Some(hit), Some(missed), Some(rate)) = (hit, missed, figure("total_hit_rate(%)")) else { return };
    if hit + missed > 0.0 && (100.0 * hit / (hit + missed) - rate).abs() > 0.01 {
        list.contradiction(
            format!("core {} has {hit} hits and {missed} misses of L2 but a hit rate of {rate} %", core.name()),
            format!("核 {} 的 L2 命中 {hit}、未命中 {missed}，而命中率为 {rate} %", core.name()),
        );
    }
}

/// Shares that cannot be.
fn ranges(mix: bool, core: &CoreRun, list: &mut Listed) {
    for (name, value) in &core.counters {
        let most = match () {
            () if name.contains("bw_usage_rate") => 1000.0,
            () if name.ends_with("(%)") => 100.5,
            // Counters of replays differ, and short mix kernels divide by a rounded time.
            () if name.ends_with("_ratio") || name.ends_with("_rate") => {
                if mix {
                    20.0
                } else {
                    1.5
                }
            }
            () => continue,
        };
        if *value > most {
            list.contradiction(
                format!("{name} of core {} is {value}", core.name()),
                format!("核 {} 的 {name} 为 {value}", core.name()),
            );
        }
    }
}
