//! A trace in the Chrome trace event format, which Perfetto and MindStudio Insight open.
//!
//! One process per core, one thread per pipe, complete events (`ph: X`) with times in microseconds; an arrow
//! (`ph: s` and `f`) runs from the slice that ended a wait to the wait.

use compiler::model::{Origins, Pipe, SliceKind, Trace};
use serde_json::{Value, json};

/// The whole trace.
pub fn trace(trace: &Trace, origins: &Origins, text: &str, kernel: &str) -> Value {
    let mut events = Vec::new();
    for (index, lane) in trace.lanes.iter().enumerate() {
        let first_of_core = index == 0 || trace.lanes[index - 1].core != lane.core;
        if first_of_core {
            events.push(json!({
                "ph": "M", "name": "process_name", "pid": lane.core, "args": {"name": format!("core {}", lane.core)},
            }));
        }
        let thread = thread(lane.pipe);
        events.push(json!({
            "ph": "M", "name": "thread_name", "pid": lane.core, "tid": thread, "args": {"name": lane.pipe.name()},
        }));
        events.push(json!({
            "ph": "M", "name": "thread_sort_index", "pid": lane.core, "tid": thread, "args": {"sort_index": thread},
        }));
    }
    let slices = &trace.slices;
    for index in 0..slices.len() {
        let Some(lane) = trace.lanes.get(slices.lane[index] as usize) else { continue };
        let (start, end) = (slices.start[index], slices.end[index]);
        let name = trace.strings.get(slices.name[index] as usize).map_or("", String::as_str);
        let category = match slices.kind[index] {
            SliceKind::Run => "run",
            SliceKind::Wait => "wait",
            SliceKind::Sync => "sync",
        };
        let mut args = json!({"start_cycles": start, "cycles": end - start});
        if slices.bytes[index] > 0 {
            args["bytes"] = slices.bytes[index].into();
        }
        if let Some(origin) = slices.op_id(index).and_then(|op| origins.get(op)) {
            args["line"] = (origin.line + 1).into();
            args["source"] = text.lines().nth(origin.line as usize).unwrap_or("").trim().into();
        }
        if slices.kind[index] == SliceKind::Wait {
            args["reason"] = json!(slices.wait[index]);
        }
        events.push(json!({
            "ph": "X", "name": name, "cat": category, "pid": lane.core, "tid": thread(lane.pipe),
            "ts": trace.micros(start), "dur": trace.micros(end - start), "args": args,
        }));
        let cause = slices.cause[index] as usize;
        if let Some(from) = slices.lane.get(cause).and_then(|lane| trace.lanes.get(*lane as usize)) {
            events.push(json!({
                "ph": "s", "id": index, "name": name, "cat": "order", "pid": from.core, "tid": thread(from.pipe),
                "ts": trace.micros(slices.start[cause]),
            }));
            events.push(json!({
                "ph": "f", "bp": "e", "id": index, "name": name, "cat": "order", "pid": lane.core,
                "tid": thread(lane.pipe), "ts": trace.micros(start),
            }));
        }
    }
    json!({
        "displayTimeUnit": "ns",
        "otherData": {"kernel": kernel, "chip": trace.chip, "clock_mhz": trace.clock_mhz},
        "traceEvents": events,
    })
}

/// Place of a pipe among its core's rows, from 0.
fn thread(pipe: Pipe) -> usize {
    Pipe::EXECUTING.iter().position(|other| *other == pipe).unwrap_or(Pipe::EXECUTING.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use compiler::model::{Lane, Slices, WaitReason};

    #[test]
    fn rows_slices_and_arrows() {
        let trace_data = Trace {
            clock_mhz: 1000,
            lanes: vec![Lane { core: 0, pipe: Pipe::Mte2 }, Lane { core: 0, pipe: Pipe::V }],
            slices: Slices {
                lane: vec![0, 1, 1],
                start: vec![0, 0, 500],
                end: vec![500, 500, 700],
                kind: vec![SliceKind::Run, SliceKind::Wait, SliceKind::Run],
                name: vec![0, 1, 2],
                op: vec![u32::MAX; 3],
                bytes: vec![64, 0, 0],
                wait: vec![WaitReason::None, WaitReason::Flag, WaitReason::None],
                cause: vec![u32::MAX, 0, u32::MAX],
            },
            strings: vec!["copy".into(), "MTE2_V 0".into(), "add".into()],
            ..Trace::default()
        };
        let value = trace(&trace_data, &Origins::default(), "", "k");
        let events = value["traceEvents"].as_array().cloned().unwrap_or_default();
        let of = |phase: &str| events.iter().filter(|event| event["ph"] == phase).collect::<Vec<_>>();
        assert_eq!(of("X").len(), 3);
        assert_eq!(of("X")[1]["args"]["reason"], "flag");
        assert_eq!((of("X")[2]["ts"].as_f64(), of("X")[2]["dur"].as_f64()), (Some(0.5), Some(0.2)));
        assert_eq!((of("s").len(), of("f").len()), (1, 1));
        assert_eq!(of("M")[0]["args"]["name"], "core 0");
    }
}
