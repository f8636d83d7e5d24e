//! `msprof op simulator`: logs, tables and traces of one made-up core.

use super::{files, read, told};
use crate::model::{Pipe, Severity, Taken, Unit};
use crate::profile::hotspots::{By, rows};

const POPPED: &str = "\
[info] [00001000] (PC: 0x1000) SCALAR   : (Binary: 0x1) MOV_XD_IMM  XD:X1=0x1, IMM:0x1,
[info] [00001010] (PC: 0x1004) MTE2     : (Binary: 0x2) MOV_OUT_TO_UB  Src:OUT, Dst:UB, id: 1,
[info] [00001500] (PC: 0x1004) MTE2     : (Binary: 0x2) MOV_OUT_TO_UB  Src:OUT, Dst:UB, id: 2,
[info] [00002500] (PC: 0x1008) VEC      : (Binary: 0x3) VADD  Dtype:F16,
[info] ++++core: 0, start: 990, tick: 2700, kernal: 0, done++++.
";
const RETIRED: &str = "\
[info] [00001002] (PC: 0x1000) SCALAR   : (Binary: 0x1) MOV_XD_IMM  XD:X1=0x1, IMM:0x1,
[info] [00001610] (PC: 0x1004) MTE2     : (Binary: 0x2) MOV_OUT_TO_UB  Src:OUT, Dst:UB, id: 1,
[info] [00002100] (PC: 0x1004) MTE2     : (Binary: 0x2) MOV_OUT_TO_UB  Src:OUT, Dst:UB, id: 2,
[info] [00002600] (PC: 0x1008) VEC      : (Binary: 0x3) VADD  Dtype:F16,
[info] ++++core: 0, start: 990, tick: 2700, kernal: 0, done++++.
";

#[test]
fn logs_become_a_trace_and_costs() {
    let info = "Op Name=add\nBlock Dim=1\nRun Soc Version=Ascend910B2\nRated Freq=1000\n";
    let profile = read(files(&[
        ("r/dump/core0.veccore0.instr_log.dump", RETIRED),
        ("r/dump/core0.veccore0.instr_popped_log.dump", POPPED),
        ("r/dump/op_basic_info.txt", info),
    ]));
    assert_eq!(told(&profile, Severity::Note), Vec::<String>::new());
    let [op] = profile.operators.as_slice() else { panic!("{:?}", profile.operators) };
    assert_eq!(
        (op.taken, op.name.as_deref(), op.chip.as_deref()),
        (Taken::Simulator, Some("add"), Some("Ascend910B2"))
    );
    let core = &op.cores[0];
    assert_eq!((core.unit, core.time_us), (Unit::Vector, Some(1.6)));
    // The two copies overlap: 1010..1610 and 1500..2100.
    let mte2 = core.pipe(Pipe::Mte2).unwrap();
    assert_eq!((mte2.time_us, mte2.calls), (Some(1.09), Some(2)));
    let rows = rows(&profile, By::Instruction);
    assert_eq!((rows[0].instruction.as_str(), rows[0].calls, rows[0].cycles), ("MOV_OUT_TO_UB", 2, Some(1200.0)));
    assert_eq!(profile.traces[0].slices.start_ns, [1000, 1010, 1500, 2500]);
}

#[test]
fn a_log_alone_or_cut_is_named() {
    let alone = read(files(&[("core0.veccore0.instr_log.dump", RETIRED)]));
    assert!(told(&alone, Severity::Warning).concat().contains("core0.veccore0.instr_popped_log.dump is not beside it"));
    let cut = &RETIRED[..RETIRED.len() - 200];
    let profile =
        read(files(&[("core0.veccore0.instr_log.dump", cut), ("core0.veccore0.instr_popped_log.dump", POPPED)]));
    let problems = told(&profile, Severity::Note).concat();
    assert!(problems.contains("only one of the two logs") && problems.contains("no closing line"), "{problems}");
    assert!(problems.contains("1850 MHz"), "{problems}");
}

#[test]
fn tables_of_instructions() {
    let table = |times: [&str; 2]| {
        format!(
            "instr,addr,pipe,call_count,cycles,running_time(us),detail\nVADD,288401332,VECTOR,8,2944,0.104000,\"XD:X16=0x400,Dtype:F16,\"\nMOV_OUT_TO_UB,0x1130a560,MTE2,1,1800,{},\"Src:OUT\"\nEND,4,SCALAR,1,900,{},\"\"\n",
            times[0], times[1]
        )
    };
    let read = |text: &str| read(files(&[("simulator/core3.veccore0/core3.veccore0_instr_exe.csv", text)]));
    let profile = read(&table(["1.000000", "0.500000"]));
    let spot = &profile.hotspots[0];
    assert_eq!(
        (spot.instruction.as_str(), spot.pc, spot.calls, spot.time_us),
        ("VADD", Some(0x1130_a7b4), 8, Some(0.104))
    );
    assert_eq!((profile.hotspots[1].pc, spot.core.as_str()), (Some(0x1130_a560), "core3.veccore0"));
    // Two rows called once say 1800 cycles are a microsecond.
    assert_eq!(profile.operators[0].rated_mhz, Some(1800.0));
    let lost = read(&table(["0.000000", "0.000000"]));
    assert!(told(&lost, Severity::Note).concat().contains("lacks the last interval"));
    assert!(lost.hotspots.iter().all(|spot| spot.time_us.is_none() && spot.cycles.is_some()));
}

#[test]
fn tables_of_lines_say_when_there_are_none() {
    let head = "code,call_count,cycles,running_time(us)\n";
    let none = read(files(&[("core0.veccore0_code_exe.csv", head)]));
    let notes = told(&none, Severity::Note).concat();
    assert!(notes.contains("built without -g") && none.problems[0].remedy.en.contains("rebuild"), "{notes}");
    let text = format!("{head}/b/input.cce:12,4,500,0.27\n/b/input.cce:40,1,20,0.01\n");
    let profile = read(files(&[("core0.veccore0_code_exe.csv", &text)]));
    let rows = rows(&profile, By::Line);
    assert_eq!((rows.len(), rows[0].line, rows[0].cycles), (2, 12, Some(500.0)));
}

#[test]
fn merged_and_per_core_traces_have_the_same_pipes() {
    let merged = r#"{"displayTimeUnit":"ns","profilingType":"op","schemaVersion":2,"traceEvents":[
        {"args":{"sort_index":1},"name":"thread_sort_index","ph":"M","pid":"core0.veccore0","tid":"SCALAR"},
        {"args":{"code":"/b/input.cce:12\n/b/input.cce:3","detail":"x","pc_addr":"0x10"},"dur":0.154,"name":"MOV_OUT_TO_UB","ph":"X","pid":"core0.veccore0","tid":"MTE2","ts":8.679},
        {"args":{"code":"","detail":"PIPE:MTE2"},"id":"core0.veccore0_0","name":"SET_FLAG","ph":"B","pid":"core0.veccore0","tid":"MTE2","ts":8.833333},
        {"args":{},"id":"core0.veccore0_0","name":"SET_FLAG","ph":"E","pid":"core0.veccore0","tid":"MTE2","ts":8.834},
        {"cat":"MTE2ToVECTOR","id":"a","name":"flow","ph":"s","pid":"core0.veccore0","tid":"MTE2","ts":8.834},
        {"cat":"MTE2ToVECTOR","id":"a","name":"flow","ph":"t","pid":"core0.veccore0","tid":"VECTOR","ts":8.9}]}"#;
    let own = r#"{"displayTimeUnit":"ns","profilingType":"op","schemaVersion":1,"traceEvents":[
        {"args":{"name":"MTE2"},"name":"process_name","ph":"M","pid":60,"tid":0},
        {"args":{"name":"MTE2_1"},"name":"thread_name","ph":"M","pid":60,"tid":1},
        {"args":{"code":"","detail":"","pc_addr":"0x10"},"dur":0.154,"name":"MOV_OUT_TO_UB","ph":"X","pid":60,"tid":1,"ts":8.679},
        {"cat":"MTE2ToMTE2","id":"0","name":"flow","ph":"s","pid":"60","tid":"1","ts":8.7},
        {"cat":"MTE2ToMTE2","id":"0","name":"flow","ph":"t","pid":"60","tid":"1","ts":8.8}]}"#;
    for (path, text, slices, flows) in
        [("trace.json", merged, 2, 1), ("simulator/core0.veccore0/trace.json", own, 1, 1)]
    {
        let profile = read(files(&[(path, text)]));
        assert_eq!(told(&profile, Severity::Note), Vec::<String>::new());
        let trace = &profile.traces[0];
        assert_eq!((trace.slices.len(), trace.flows.len(), trace.slices.start_ns[0]), (slices, flows, 8679), "{path}");
        let core = &profile.operators[0].cores[0];
        assert_eq!(
            (core.name().as_str(), core.pipe(Pipe::Mte2).and_then(|pipe| pipe.time_us)),
            ("0.vector0", Some(if slices == 2 { 0.155 } else { 0.154 }))
        );
        // Numbers and texts name the same lane.
        assert_eq!(trace.flows[0].from_lane as usize, trace.slices.lane[0] as usize);
    }
    let profile = read(files(&[("trace.json", merged)]));
    let rows = rows(&profile, By::Line);
    assert_eq!((rows[0].source.as_str(), rows[0].line, rows[0].time_us), ("/b/input.cce", 12, Some(0.154)));
}
