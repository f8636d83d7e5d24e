//! A simulated run in the layouts of the vendor's simulator, which MindStudio Insight and Perfetto open.
//!
//! Trace: the merged `trace.json` (schema 2): one process per core, named `core0.veccore0`, one thread per pipe;
//! instructions as complete events (`X`), set and wait of flags as pairs (`B`, `E`) tied by flows (`s`, `t`); times in
//! microseconds. Tables: `<core>_instr_exe.csv` by instruction and `<core>_code_exe.csv` by source line.
//! Addresses are numbers of operations times four: there is no program counter in the model.

use compiler::model::{Origins, Pipe, SliceKind, Slices, Trace, WaitReason};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Every thread of the layout, in the order in which it is shown.
const THREADS: &[&str] = &[
    "SCALAR",
    "FLOWCTRL",
    "MTE1",
    "CUBE",
    "FIXP",
    "MTE2",
    "VECTOR",
    "MTE3",
    "CACHEMISS",
    "SCALARLDST",
    "ALL",
    "USERMARK",
    "EVENT",
    "SET_FLAG",
    "WAIT_FLAG",
];

/// Name of a pipe in traces, in logs, and the colour word of its events.
fn lane(pipe: Pipe) -> (&'static str, &'static str, &'static str) {
    match pipe {
        Pipe::V => ("VECTOR", "VEC", "cq_build_failed"),
        Pipe::M => ("CUBE", "CUBE", "background_memory_dump"),
        Pipe::Mte1 => ("MTE1", "MTE1", "thread_state_runnable"),
        Pipe::Mte2 => ("MTE2", "MTE2", "thread_state_iowait"),
        Pipe::Mte3 => ("MTE3", "MTE3", "rail_response"),
        Pipe::Fix => ("FIXP", "FIXP", "thread_state_unknown"),
        Pipe::S => ("SCALAR", "SCALAR", "good"),
        Pipe::All => ("ALL", "ALL", "good"),
    }
}

/// What the exporters need of a run.
pub struct Exported<'a> {
    pub trace: &'a Trace,
    pub origins: &'a Origins,
    /// Name of the source file.
    pub file: &'a str,
    pub kernel: &'a str,
}

impl Exported<'_> {
    /// Name of a simulated core: two vector cores share a cube core.
    fn core(&self, core: u32) -> String {
        let cube = self
            .trace
            .lanes
            .iter()
            .any(|lane| lane.core == core && matches!(lane.pipe, Pipe::M | Pipe::Mte1 | Pipe::Fix));
        if cube { format!("core{core}.cubecore0") } else { format!("core{}.veccore{}", core / 2, core % 2) }
    }

    fn code(&self, slice: usize) -> String {
        let origin = self.trace.slices.op_id(slice).and_then(|op| self.origins.get(op));
        origin.map_or_else(String::new, |origin| format!("{}:{}", self.file, origin.line + 1))
    }

    fn address(&self, slice: usize) -> String {
        format!("{:#x}", u64::from(self.trace.slices.op[slice].wrapping_add(1)) * 4)
    }

    fn name(&self, slice: usize) -> &str {
        self.trace.strings.get(self.trace.slices.name[slice] as usize).map_or("", String::as_str)
    }

    /// End of a piece of work with the memory and bank waits that belong to it.
    fn end(&self, slice: usize) -> u64 {
        let slices = &self.trace.slices;
        let part = |next: &usize| {
            slices.lane.get(*next) == slices.lane.get(slice)
                && matches!(slices.wait[*next], WaitReason::Memory | WaitReason::BankConflict)
        };
        let last = (slice + 1..slices.len()).take_while(part).last();
        last.map_or(slices.end[slice], |last| slices.end[last])
    }
}

/// Pipes and number of a flag named `MTE2_V 0`, as logs write them.
fn flag(name: &str) -> String {
    let (pipes, id) = name.split_once(' ').unwrap_or((name, "0"));
    let (from, to) = pipes.split_once('_').unwrap_or((pipes, ""));
    let log = |name: &str| {
        Pipe::EXECUTING.iter().find(|pipe| pipe.name() == name).map_or(name.to_owned(), |pipe| lane(*pipe).1.to_owned())
    };
    format!("PIPE:{},TRIGGERPIPE:{},FLAGID:{}", log(from), log(to), id.split(' ').next().unwrap_or(id))
}

/// The whole trace.
pub fn trace(run: &Exported<'_>) -> Value {
    let trace = run.trace;
    let mut events = Vec::new();
    for core in 0..trace.core_stands_for.len() as u32 {
        let pid = run.core(core);
        events.push(json!({"ph": "M", "name": "process_sort_index", "pid": pid, "tid": "NA", "args": {"sort_index": core * 3 + 2}}));
        for (place, thread) in THREADS.iter().enumerate() {
            events.push(json!({
                "ph": "M", "name": "thread_sort_index", "pid": pid, "tid": thread, "args": {"sort_index": place + 1},
            }));
        }
    }
    let slices: &Slices = &trace.slices;
    let cycle = trace.micros(1);
    for index in 0..slices.len() {
        let Some(of) = trace.lanes.get(slices.lane[index] as usize) else { continue };
        let (pid, (thread, _, colour)) = (run.core(of.core), lane(of.pipe));
        let (start, name) = (slices.start[index], run.name(index));
        match (slices.kind[index], slices.wait[index]) {
            (SliceKind::Run, _) => {
                let length = run.end(index) - start;
                let mut args = json!({"pc_addr": run.address(index), "code": run.code(index), "detail": ""});
                if slices.bytes[index] > 0 {
                    args["process_bytes"] = slices.bytes[index].to_string().into();
                }
                events.push(json!({
                    "ph": "X", "name": name, "cname": colour, "pid": pid, "tid": thread,
                    "ts": trace.micros(start), "dur": trace.micros(length), "args": args,
                }));
            }
            (SliceKind::Wait, WaitReason::Flag | WaitReason::BufferBusy) => {
                let args = json!({"pc_addr": run.address(index), "code": run.code(index), "detail": flag(name)});
                let id = format!("{pid}_{index}");
                let event = |phase: &str, at: f64, args: Value| {
                    json!({
                        "ph": phase, "name": "WAIT_FLAG", "cname": "yellow", "pid": pid, "tid": thread, "id": id,
                        "ts": at, "args": args,
                    })
                };
                events.push(event("B", trace.micros(start), args));
                events.push(event("E", trace.micros(slices.end[index]), json!({})));
                let cause = slices.cause[index] as usize;
                if let Some(from) = slices.lane.get(cause).and_then(|lane| trace.lanes.get(*lane as usize)) {
                    let category = format!("{}To{thread}", lane(from.pipe).0);
                    events.push(json!({
                        "ph": "s", "id": id, "name": "flow", "cat": category, "pid": run.core(from.core),
                        "tid": lane(from.pipe).0, "ts": trace.micros(slices.end[cause]),
                    }));
                    events.push(json!({
                        "ph": "t", "id": id, "name": "flow", "cat": category, "pid": pid, "tid": thread,
                        "ts": trace.micros(slices.end[index]),
                    }));
                }
            }
            (SliceKind::Sync, _) if slices.cause[index] == u32::MAX && name.contains('_') => {
                let args = json!({"pc_addr": run.address(index), "code": run.code(index), "detail": flag(name)});
                let id = format!("{pid}_set_{index}");
                for (phase, at, args) in
                    [("B", trace.micros(start), args), ("E", trace.micros(start) + cycle, json!({}))]
                {
                    events.push(json!({
                        "ph": phase, "name": "SET_FLAG", "cname": "black", "pid": pid, "tid": thread, "id": id,
                        "ts": at, "args": args,
                    }));
                }
            }
            _ => {}
        }
    }
    json!({
        "schemaVersion": 2,
        "displayTimeUnit": "ns",
        "profilingType": "op",
        "otherData": {"kernel": run.kernel, "chip": trace.chip, "clock_mhz": trace.clock_mhz},
        "traceEvents": events,
    })
}

/// The tables of every simulated core: file name and text.
pub fn tables(run: &Exported<'_>) -> Vec<(String, String)> {
    let trace = run.trace;
    let slices = &trace.slices;
    let mut files = Vec::new();
    for core in 0..trace.core_stands_for.len() as u32 {
        // By instruction and by line: calls and cycles.
        let mut instructions: BTreeMap<(u32, &str, u32), (u64, u64)> = BTreeMap::new();
        let mut lines: BTreeMap<String, (u64, u64)> = BTreeMap::new();
        for index in (0..slices.len()).filter(|&index| slices.kind[index] == SliceKind::Run) {
            let Some(of) = trace.lanes.get(slices.lane[index] as usize).filter(|of| of.core == core) else { continue };
            let cycles = run.end(index) - slices.start[index];
            let key = (slices.op[index], lane(of.pipe).0, slices.name[index]);
            let code = run.code(index);
            let mut entries = vec![instructions.entry(key).or_default()];
            if !code.is_empty() {
                entries.push(lines.entry(code).or_default());
            }
            for entry in entries {
                *entry = (entry.0 + 1, entry.1 + cycles);
            }
        }
        let name = run.core(core);
        let mut rows: Vec<_> = instructions.into_iter().collect();
        rows.sort_by_key(|(_, (_, cycles))| std::cmp::Reverse(*cycles));
        let mut text = "instr,addr,pipe,call_count,cycles,running_time(us),detail\n".to_owned();
        for ((op, pipe, instruction), (calls, cycles)) in rows {
            let instruction = trace.strings.get(instruction as usize).map_or("", String::as_str);
            let address = u64::from(op.wrapping_add(1)) * 4;
            text += &format!("{instruction},{address:#x},{pipe},{calls},{cycles},{:.6},\"\"\n", trace.micros(cycles));
        }
        files.push((format!("{name}_instr_exe.csv"), text));
        let mut rows: Vec<_> = lines.into_iter().collect();
        rows.sort_by_key(|(_, (_, cycles))| std::cmp::Reverse(*cycles));
        let mut text = "code,call_count,cycles,running_time(us)\n".to_owned();
        for (code, (calls, cycles)) in rows {
            text += &format!("{code},{calls},{cycles},{:.6}\n", trace.micros(cycles));
        }
        files.push((format!("{name}_code_exe.csv"), text));
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;
    use compiler::model::{Lane, Origin, SourceSpan};

    fn data() -> Trace {
        Trace {
            clock_mhz: 1000,
            core_stands_for: vec![1],
            lanes: vec![Lane { core: 0, pipe: Pipe::Mte2 }, Lane { core: 0, pipe: Pipe::V }],
            slices: Slices {
                lane: vec![0, 0, 1, 1, 1],
                start: vec![0, 500, 0, 500, 640],
                end: vec![500, 501, 500, 640, 700],
                kind: vec![SliceKind::Run, SliceKind::Sync, SliceKind::Wait, SliceKind::Run, SliceKind::Wait],
                name: vec![0, 1, 1, 2, 2],
                op: vec![0, 0, 0, 0, 0],
                bytes: vec![64, 0, 0, 0, 0],
                wait: vec![
                    WaitReason::None,
                    WaitReason::None,
                    WaitReason::Flag,
                    WaitReason::None,
                    WaitReason::BankConflict,
                ],
                cause: vec![u32::MAX, u32::MAX, 1, u32::MAX, u32::MAX],
            },
            strings: vec!["copy".into(), "MTE2_V 0".into(), "add".into()],
            ..Trace::default()
        }
    }

    fn exported<'a>(trace: &'a Trace, origins: &'a Origins) -> Exported<'a> {
        Exported { trace, origins, file: "k.py", kernel: "k" }
    }

    #[test]
    fn the_layout_of_the_simulator() {
        let (data, origins) =
            (data(), Origins { list: vec![Origin { span: SourceSpan::default(), line: 6, calls: vec![] }] });
        let value = trace(&exported(&data, &origins));
        let events = value["traceEvents"].as_array().cloned().unwrap_or_default();
        let of = |phase: &str| events.iter().filter(|event| event["ph"] == phase).collect::<Vec<_>>();
        assert_eq!((of("X").len(), of("B").len(), of("E").len()), (2, 2, 2));
        assert_eq!((&of("X")[1]["pid"], &of("X")[1]["tid"]), (&json!("core0.veccore0"), &json!("VECTOR")));
        // The bank conflict belongs to the instruction.
        assert_eq!((of("X")[1]["ts"].as_f64(), of("X")[1]["dur"].as_f64()), (Some(0.5), Some(0.2)));
        assert_eq!(of("X")[0]["args"]["process_bytes"], "64");
        assert_eq!(of("X")[0]["args"]["code"], "k.py:7");
        assert_eq!(of("B")[1]["args"]["detail"], "PIPE:MTE2,TRIGGERPIPE:VEC,FLAGID:0");
        assert_eq!((of("s").len(), of("t").len(), &of("t")[0]["cat"]), (1, 1, &json!("MTE2ToVECTOR")));
        assert!(of("M").iter().any(|event| event["tid"] == "MTE3"));
    }

    #[test]
    fn tables_sum_calls() {
        let (data, origins) =
            (data(), Origins { list: vec![Origin { span: SourceSpan::default(), line: 6, calls: vec![] }] });
        let files = tables(&exported(&data, &origins));
        assert_eq!(files[0].0, "core0.veccore0_instr_exe.csv");
        assert_eq!(files[0].1.lines().nth(1), Some("copy,0x4,MTE2,1,500,0.500000,\"\""));
        assert_eq!(files[1].1.lines().nth(1), Some("k.py:7,2,700,0.700000"));
    }
}
