//! The figures that rules speak of. Shares are 0 to 1, times microseconds, sizes bytes.

use crate::model::{CoreRun, DeviceRun, OperatorRun, OperatorTotal, Pipe, Unit};
use crate::target;
use std::collections::BTreeMap;

pub type Figures = BTreeMap<String, f64>;

/// Whether some profile could have the figure.
#[cfg(test)]
pub fn is_known(name: &str) -> bool {
    const NAMES: &[&str] = &[
        "duration_us",
        "cores_time_us",
        "slowest_us",
        "mean_us",
        "imbalance",
        "units",
        "cores_of_chip",
        "core_use",
        "share_of_task",
        "busiest_share",
        "second_share",
        "overlap",
        "icache_miss",
        "l2_hit",
        "l2_requests",
        "copies_in",
        "copy_in_bytes",
        "copies_out",
        "copy_out_bytes",
        "conflict.total",
        "conflict.bank",
        "conflict.bankgroup",
        "free_share",
        "communication_share",
        "top_share",
        "kinds",
        "busy_share",
    ];
    let pipe = |start: &str| name.strip_prefix(start).is_some_and(|pipe| Pipe::parse(pipe).is_some());
    NAMES.contains(&name) || pipe("share.") || pipe("wait.")
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}

pub fn of_operator(run: &OperatorRun) -> Figures {
    let mut figures = Figures::new();
    let mut put = |name: &str, value: Option<f64>| {
        if let Some(value) = value.filter(|value| value.is_finite()) {
            figures.insert(name.to_owned(), value);
        }
    };
    put("duration_us", run.duration_us);
    let mut shares = Vec::new();
    for pipe in Pipe::EXECUTING {
        let share = run.share(pipe);
        put(&format!("share.{}", pipe.name()), share);
        shares.extend(share);
        let waits = run.cores.iter().filter_map(|core| core.pipe(pipe)?.wait_ratio);
        // Ratios of mix kernels are not shares of the core's time.
        put(&format!("wait.{}", pipe.name()), mean(waits).filter(|_| !run.is_mix()));
    }
    shares.sort_by(|a, b| b.total_cmp(a));
    put("busiest_share", shares.first().copied());
    put("second_share", shares.get(1).copied().or(shares.first().map(|_| 0.0)));
    let sum = [Pipe::Mte2, Pipe::V, Pipe::Mte3].into_iter().filter_map(|pipe| run.share(pipe));
    put("overlap", (!shares.is_empty()).then(|| sum.sum()));

    // Cube and vector units of a mix kernel do different work: only cores of one kind are compared.
    let of = |unit: Unit| -> Vec<&CoreRun> { run.cores.iter().filter(|core| core.unit == unit).collect() };
    let time = |cores: &[&CoreRun]| -> f64 { cores.iter().filter_map(|core| core.time_us).sum() };
    let groups = [of(Unit::Cube), of(Unit::Vector), of(Unit::Whole)];
    let main = groups.iter().max_by(|a, b| time(a).total_cmp(&time(b))).filter(|cores| time(cores) > 0.0);
    if let Some(cores) = main {
        let times: Vec<f64> = cores.iter().filter_map(|core| core.time_us).collect();
        let slowest = times.iter().copied().fold(0.0, f64::max);
        let average = mean(times.iter().copied());
        put("units", Some(times.len() as f64));
        put("slowest_us", Some(slowest));
        put("cores_time_us", Some(slowest));
        put("mean_us", average);
        put("imbalance", average.map(|average| 1.0 - average / slowest));
        put("share_of_task", run.duration_us.filter(|whole| *whole > 0.0).map(|whole| slowest / whole));
        let chip = run.chip.as_deref().and_then(|chip| target::load(chip).ok());
        let all = chip.map(|target| match cores[0].unit {
            Unit::Cube => f64::from(target.chip.cube_cores.value),
            _ => f64::from(target.chip.vector_cores.value),
        });
        put("cores_of_chip", all);
        put("core_use", all.map(|all| times.len() as f64 / all));
    }

    let counter = |name: &str| run.counter_mean(name);
    put("icache_miss", counter("icache_miss_rate"));
    if !run.is_mix() {
        put("conflict.total", counter("vec_total_cflt_ratio"));
        put("conflict.bank", counter("vec_bank_cflt_ratio"));
        put("conflict.bankgroup", counter("vec_bankgroup_cflt_ratio"));
    }
    let sum = |name: &str| -> f64 { run.cores.iter().filter_map(|core| core.counters.get(name)).sum() };
    let hits = sum("write_cache_hit") + sum("r0_read_cache_hit") + sum("r1_read_cache_hit");
    let misses =
        sum("write_cache_miss_allocate") + sum("r0_read_cache_miss_allocate") + sum("r1_read_cache_miss_allocate");
    if hits + misses > 0.0 {
        put("l2_requests", Some(hits + misses));
        put("l2_hit", Some(hits / (hits + misses)));
    }
    for (name, volume, calls) in
        [("in", "GM_to_UB_datas(KB)", "mte2_instructions"), ("out", "UB_to_GM_datas(KB)", "mte3_instructions")]
    {
        let cores = run.cores.iter().filter(|core| core.counters.get(calls).is_some_and(|count| *count > 0.0));
        let cores: Vec<&CoreRun> = cores.filter(|core| core.counters.contains_key(volume)).collect();
        let count: f64 = cores.iter().filter_map(|core| core.counters.get(calls)).sum();
        let bytes: f64 = cores.iter().filter_map(|core| core.counters.get(volume)).sum::<f64>() * 1024.0;
        if count > 0.0 {
            put(&format!("copies_{name}"), Some(count / cores.len() as f64));
            put(&format!("copy_{name}_bytes"), Some(bytes / count));
        }
    }
    figures
}

fn is_communication(total: &OperatorTotal) -> bool {
    matches!(total.core.as_str(), "HCCL" | "COMMUNICATION") || total.name.starts_with("hcom_")
}

pub fn of_device(run: &DeviceRun) -> Figures {
    let mut figures = Figures::new();
    let mut put = |name: &str, value: Option<f64>| {
        if let Some(value) = value.filter(|value| value.is_finite()) {
            figures.insert(name.to_owned(), value);
        }
    };
    // Communication has a rule of its own, and waits for other devices.
    let computing: Vec<f64> =
        run.operators.iter().filter(|total| !is_communication(total)).map(|total| total.total_us).collect();
    let total: f64 = computing.iter().sum();
    if total > 0.0 {
        put("top_share", computing.first().map(|time| time / total));
        put("kinds", Some(computing.len() as f64));
    }
    let span = run.span_ns.map(|span| span as f64 / 1000.0).filter(|span| *span > 0.0);
    put("busy_share", span.map(|span| run.busy_us / span));
    let part = |step: &crate::model::StepRun, name: &str| {
        step.parts.iter().find(|(known, _)| known.replace(' ', "") == name).map(|part| part.1)
    };
    let share = |name: &str| {
        let shares = run.steps.iter().filter_map(|step| {
            let free = part(step, "Free")?;
            let whole = part(step, "Computing")? + part(step, "Communication(NotOverlapped)")? + free;
            (whole > 0.0).then(|| part(step, name).map(|time| time / whole)).flatten()
        });
        mean(shares)
    };
    put("free_share", share("Free"));
    put("communication_share", share("Communication(NotOverlapped)"));
    figures
}
