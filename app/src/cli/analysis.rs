//! How `simulate` and others show why a run takes as long as it does.

use super::simulate::grouped;
use super::terminal::Terminal;
use compiler::model::{Analysis, Bound, Remedy, Simulated, Trace, WaitReason};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Rows of each list in the text form.
const SHOWN: usize = 5;

fn bound(bound: Bound) -> (&'static str, &'static str) {
    match bound {
        Bound::Compute => ("computing", "计算"),
        Bound::Memory => ("copying", "数据搬运"),
        Bound::Latency => ("latency of copies", "搬运延迟"),
        Bound::Sync => ("synchronisation", "同步"),
        Bound::Scalar => ("the scalar unit", "标量单元"),
        Bound::Imbalance => ("uneven cores", "核间不均衡"),
        Bound::Unknown => ("unknown", "未知"),
    }
}

/// What a remedy is: English, Chinese.
pub fn remedy(remedy: Remedy) -> (&'static str, &'static str) {
    match remedy {
        Remedy::DoubleBuffer => {
            ("one buffer more, so that copies and computation overlap", "增加一个缓冲区，使搬运与计算重叠")
        }
        Remedy::LargerTiles => ("tiles twice as large", "分块加大一倍"),
        Remedy::NoBankConflicts => ("no bank conflicts", "没有存储体冲突"),
        Remedy::FewerSyncs => ("flags and barriers for nothing", "标志与屏障不耗时"),
        Remedy::LessScalar => ("no scalar work", "没有标量工作"),
        Remedy::Balance => ("all cores end together", "各核同时结束"),
        Remedy::LessTraffic => ("global memory for one core alone", "全局内存不受其他核影响"),
    }
}

fn reason(why: WaitReason) -> (&'static str, &'static str) {
    match why {
        WaitReason::Flag => ("a flag", "标志"),
        WaitReason::Barrier => ("a barrier", "屏障"),
        WaitReason::QueueFull => ("a full queue", "队列已满"),
        WaitReason::BufferBusy => ("a free buffer", "空闲缓冲区"),
        WaitReason::Memory => ("memory", "内存"),
        WaitReason::BankConflict => ("banks", "存储体"),
        WaitReason::Issue | WaitReason::None => ("the scalar unit", "标量单元"),
    }
}

/// Name of the instruction of a slice, with its source line.
fn named(trace: &Trace, slice: u32, line: &dyn Fn(u32) -> Option<u32>) -> Option<String> {
    let at = slice as usize;
    let name = trace.strings.get(*trace.slices.name.get(at)? as usize)?;
    let pipe = trace.lanes.get(trace.slices.lane[at] as usize)?.pipe.name();
    let line = line(trace.slices.op[at]).map_or_else(String::new, |line| format!(", line {}", line + 1));
    Some(format!("{name} ({pipe}{line})"))
}

/// Gaps by lane and blocker: cycles, count.
fn summed(
    analysis: &Analysis,
    trace: &Trace,
    line: &dyn Fn(u32) -> Option<u32>,
) -> Vec<(u32, WaitReason, String, u64, u64)> {
    let mut sums: BTreeMap<(u32, usize, String), (WaitReason, u64, u64)> = BTreeMap::new();
    for gap in &analysis.gaps {
        let blocker = named(trace, gap.blocker, line).unwrap_or_default();
        let entry = sums.entry((gap.lane, gap.why as usize, blocker)).or_insert((gap.why, 0, 0));
        *entry = (gap.why, entry.1 + gap.end - gap.start, entry.2 + 1);
    }
    let mut list: Vec<_> = sums
        .into_iter()
        .map(|((lane, _, blocker), (why, cycles, count))| (lane, why, blocker, cycles, count))
        .collect();
    list.sort_by_key(|gap| std::cmp::Reverse(gap.3));
    list
}

/// The analysis in words. `line` gives the zero-based source line of an operation.
pub fn text(result: &Simulated, line: &dyn Fn(u32) -> Option<u32>, terminal: &Terminal<'_>) -> String {
    let word = |pair: (&'static str, &'static str)| terminal.lang.of(pair);
    let (analysis, trace) = (&result.analysis, &result.trace);
    let makespan = trace.makespan_cycles.max(1);
    let share = |cycles: u64| 100.0 * cycles as f64 / makespan as f64;
    let mut text =
        format!("{}: {}\n", word(("most of the critical path is", "关键路径主要是")), word(bound(analysis.bound)));
    text += &format!("{}:\n", word(("critical path by operation", "关键路径（按操作）")));
    for op in analysis.critical_ops.iter().take(SHOWN) {
        let at = op.line.map_or_else(String::new, |line| format!("line {}", line + 1));
        text += &format!(
            "  {:>14} {:>5.1} %  {:<5} {} {at}\n",
            grouped(op.cycles),
            share(op.cycles),
            op.pipe.name(),
            op.name
        );
    }
    let gaps = summed(analysis, trace, line);
    if !gaps.is_empty() {
        text += &format!("{}:\n", word(("idle between work, by what was waited for", "工作间隙（按等待对象）")));
    }
    for (lane, why, blocker, cycles, count) in gaps.into_iter().take(SHOWN) {
        let of = trace
            .lanes
            .get(lane as usize)
            .map_or_else(String::new, |lane| format!("{} core {}", lane.pipe.name(), lane.core));
        text += &format!("  {:>14} {count:>6} x  {of:<12} {} {blocker}\n", grouped(cycles), word(reason(why)));
    }
    if !analysis.bottlenecks.is_empty() {
        text += &format!("{}:\n", word(("would be shorter with (at most)", "以下改变最多可缩短")));
    }
    for gain in &analysis.bottlenecks {
        text += &format!(
            "  {:>14} {:>5.1} %  {}\n",
            grouped(gain.saved_cycles),
            share(gain.saved_cycles),
            word(remedy(gain.remedy))
        );
    }
    for roof in &analysis.roofs {
        text += &format!(
            "{:<10} {:>9.1} GB/s {} {:>9.1}, {:.3} op/B\n",
            roof.path,
            roof.reached_gb_s,
            word(("of", "/")),
            roof.ceiling_gb_s,
            roof.intensity
        );
    }
    if analysis.ceiling_gop_s > 0.0 {
        text += &format!(
            "{:<10} {:>9.1} GOP/s {} {:>8.1}\n",
            word(("computing", "计算")),
            analysis.reached_gop_s,
            word(("of", "/")),
            analysis.ceiling_gop_s
        );
    }
    for line in &analysis.idle_flags {
        text += &format!(
            "line {}: {}\n",
            line + 1,
            word(("this wait orders nothing that is not ordered without it", "此等待没有起到额外的排序作用"))
        );
    }
    text
}

/// The analysis as JSON: see `simulate`.
pub fn described(result: &Simulated, line: &dyn Fn(u32) -> Option<u32>) -> Value {
    let (analysis, trace) = (&result.analysis, &result.trace);
    let gaps: Vec<Value> = summed(analysis, trace, line)
        .into_iter()
        .map(|(lane, why, blocker, cycles, count)| {
            let of = trace.lanes.get(lane as usize);
            json!({
                "core": of.map(|of| of.core), "pipe": of.map(|of| of.pipe.name()), "why": why, "blocker": blocker,
                "cycles": cycles, "count": count,
            })
        })
        .collect();
    let critical: Vec<Value> = analysis
        .critical_ops
        .iter()
        .map(|op| json!({"name": op.name, "pipe": op.pipe.name(), "line": op.line.map(|line| line + 1), "cycles": op.cycles}))
        .collect();
    let gains: Vec<Value> = analysis
        .bottlenecks
        .iter()
        .map(|gain| json!({"remedy": gain.remedy, "makespan_cycles": gain.makespan_cycles, "saved_cycles": gain.saved_cycles}))
        .collect();
    json!({
        "bound": analysis.bound, "critical_path": critical, "gaps": gaps, "bottlenecks": gains,
        "vector_operations": analysis.vector_operations, "cube_operations": analysis.cube_operations,
        "reached_gop_s": analysis.reached_gop_s, "ceiling_gop_s": analysis.ceiling_gop_s, "roofs": analysis.roofs,
        "core_end_cycles": analysis.core_ends,
        "idle_flag_lines": analysis.idle_flags.iter().map(|line| line + 1).collect::<Vec<_>>(),
    })
}
