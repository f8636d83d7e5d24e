//! Whole-model profiles: msprof and the PyTorch profiler.

use super::{files, read, told};
use crate::model::{Role, Severity};

pub const SUMMARY: &str = "Device_id,Model ID,Task ID,Stream ID,Op Name,OP Type,OP State,Task Type,Task Start Time(us),Task Duration(us),Task Wait Time(us),Block Num,Mix Block Num,HF32 Eligible,Input Shapes,aicore_time(us),aic_total_cycles,aiv_time(us),aiv_total_cycles,aiv_vec_ratio\n\
    0,4294967295,1,2,Add_1,Add,dynamic,AI_VECTOR_CORE,1713719098628355.832\t,10.000,0,40,0,NO,\"\"\"64;4;4\"\"\",0.0,0,9.0,648000,0.5\n\
    0,4294967295,2,2,Add_2,Add,dynamic,AI_VECTOR_CORE,1713719098628375.001\t,30.500,0,40,0,NO,NULL,0.0,0,115350428.592,7600000000000,0.5\n\
    0,4294967295,3,2,my_kernel,N/A,N/A,N/A,1713719098628500.000\t,5.000,0,0,0,N/A,N/A,0.0,0,0.0,229458,0.026\n";

#[test]
fn tasks_are_summed_and_absurd_counters_are_not_shown() {
    let profile = read(files(&[("PROF_1/mindstudio_profiler_output/op_summary_20240101000000.csv", SUMMARY)]));
    let [device] = profile.devices.as_slice() else { panic!("{:?}", profile.devices) };
    assert_eq!((device.device, device.tasks, device.busy_us), (Some(0), 3, 45.5));
    assert_eq!(device.span_ns, Some(1_713_719_098_628_505_000 - 1_713_719_098_628_355_832));
    assert_eq!(
        (device.operators[0].name.as_str(), device.operators[0].count, device.operators[0].max_us),
        ("Add", 2, 30.5)
    );
    // Without a type the kernel's name stands in.
    assert_eq!(device.operators[1].name, "my_kernel");
    let table = profile.tables_of(Role::Tasks).next().unwrap();
    let cell = |name: &str, row| table.column(name).unwrap().number(row);
    assert_eq!(table.column("Task Start Time(us)").unwrap().nanos(0), Some(1_713_719_098_628_355_832));
    assert_eq!((cell("aiv_time(us)", 0), cell("aiv_time(us)", 1), cell("aiv_time(us)", 2)), (Some(9.0), None, None));
    assert_eq!((cell("aiv_total_cycles", 1), cell("aiv_total_cycles", 2)), (None, Some(229_458.0)));
    assert_eq!(table.column("Input Shapes").unwrap().text(0), Some("\"64;4;4\""));
    let problems = told(&profile, Severity::Note).concat();
    assert!(problems.contains("launched directly") && problems.contains("counters wrapped"), "{problems}");
}

#[test]
fn memory_steps_and_tensors_of_a_rank() {
    let record = "Component,Timestamp(us),Total Allocated(MB),Total Reserved(MB),Device Type\r\n\
        APP,100.000\t,,2109.5,NPU:0\r\nPTA,110.000\t,10,20,NPU:0\r\nPTA,120.000\t,30,40,NPU:0\r\nPTA,130.000\t,5,40,NPU:0\r\n";
    let memory = "Name,Size(KB),Allocation Time(us),Release Time(us),Duration(us)\n\
        aten::a,512,105.000\t,,\naten::b,1024,115.000\t,125.000\t,10\naten::c,4096,126.000\t,127.000\t,1\n";
    let steps = "Device_id,Step,Computing,Communication(Not Overlapped),Overlapped,Communication,Free,Stage,Bubble\n0,5,40.0,20.0,0,20.0,40.0,100.0,0\n";
    let profile = read(files(&[
        ("w_ascend_pt/ASCEND_PROFILER_OUTPUT/memory_record.csv", record),
        ("w_ascend_pt/ASCEND_PROFILER_OUTPUT/operator_memory.csv", memory),
        ("w_ascend_pt/ASCEND_PROFILER_OUTPUT/step_trace_time.csv", steps),
    ]));
    let [device] = profile.devices.as_slice() else { panic!("{:?}", profile.devices) };
    let pta = device.memory.iter().find(|series| series.component == "PTA").unwrap();
    assert_eq!((pta.at_ns.as_slice(), pta.allocated[1]), (&[110_000, 120_000, 130_000][..], 30.0 * 1_048_576.0));
    let app = device.memory.iter().find(|series| series.component == "APP").unwrap();
    assert!(app.allocated[0].is_nan() && app.reserved[0] > 0.0);
    // Alive at 120 us, when the most was allocated.
    let names: Vec<&str> = device.top_tensors.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["aten::b", "aten::a"]);
    assert_eq!((device.steps[0].step.as_str(), device.steps[0].parts[0].1), ("5", 40.0));
    let rules: Vec<&str> = profile.findings.iter().map(|finding| finding.rule.as_str()).collect();
    assert_eq!(rules, ["device_idle", "communication"]);
}

#[test]
fn cells_with_line_breaks_and_spoilt_times() {
    let details = "Name,Input Shapes,Call Stack,Host Self Duration(us),Host Total Duration(us)\nx,\"1,2;\r\n3\",\"a.py(1): f;\nb.py(2): g\",1.5,2.5\n";
    let record =
        "Component,Timestamp(us),Total Allocated(MB),Total Reserved(MB),Device Type\nAPP,1.69512E+15,,1.0,NPU:1\n";
    let profile = read(files(&[("operator_details.csv", details), ("memory_record.csv", record)]));
    let table = profile.tables_of(Role::HostOperators).next().unwrap();
    assert_eq!((table.rows, table.column("Call Stack").unwrap().text(0)), (1, Some("a.py(1): f;\nb.py(2): g")));
    assert!(told(&profile, Severity::Warning).concat().contains("rounded by a spreadsheet"));
    assert_eq!(profile.tables_of(Role::MemoryRecord).next().unwrap().column("Timestamp(us)").unwrap().nanos(0), None);
}

#[test]
fn two_devices_and_communication() {
    let two = SUMMARY.replacen("\n0,4294967295,2", "\n1,4294967295,2", 1);
    let comm = r#"{"step5":{"p2p":{},"collective":{"hcom_allReduce__1@9":{"Communication Time Info":{"Start Timestamp(us)":1736408883732241.5,"Elapse Time(ms)":79.0}}}}}"#;
    let info = r#"{"DeviceInfo":[{"id":0,"aiv_num":48},{"id":1,"aiv_num":48}],"platform_version":"5","rank_id":-1}"#;
    let profile = read(files(&[
        ("P/mindstudio_profiler_output/op_summary.csv", &two),
        ("P/communication.json", comm),
        ("P/device_0/info.json.0", info),
    ]));
    let tasks: Vec<(Option<i64>, u64, Option<&str>)> =
        profile.devices.iter().map(|run| (run.device, run.tasks, run.chip.as_deref())).collect();
    assert_eq!(tasks, [(Some(0), 2, Some("Ascend910B")), (Some(1), 1, Some("Ascend910B"))]);
    let table = profile.tables_of(Role::Communication).next().unwrap();
    assert_eq!(table.column("figure").unwrap().text(1), Some("Elapse Time(ms)"));
}
