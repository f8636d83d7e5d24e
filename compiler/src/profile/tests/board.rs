//! `msprof op` on board: made-up operators in the real shapes.

use super::{Files, files, read, told};
use crate::model::{Pipe, Severity, Unit};

/// A vector kernel on two cores at 1000 MHz: core times 100 and 80 us.
pub const BASIC: &str = "Op Name,Op Type,Task Duration(us),Block Dim,Mix Block Dim,Device Id,Pid,Current Freq,Rated Freq,\n\
    mul_custom,vector,104.500000,2,NA,3,77,N/A,1000,\n";
pub const PIPES: &str = "block_id,sub_block_id,aic_time(us),aic_total_cycles,aic_cube_time(us),aic_cube_ratio,\
    aic_scalar_time(us),aic_scalar_ratio,aiv_time(us),aiv_total_cycles,aiv_vec_time(us),aiv_vec_ratio,\
    aiv_scalar_time(us),aiv_scalar_ratio,aiv_mte2_time(us),aiv_mte2_ratio,aiv_mte2_active_bw(GB/s),aiv_mte3_time(us),aiv_mte3_ratio,\
    aiv_icache_miss_rate,\n\
    0,vector0,NA,NA,NA,NA,NA,NA,100.000000,100000,25.000000,0.250000,10.000000,0.100000,70.000000,0.700000,NA,5.000000,0.050000,0.010000,\n\
    1,vector0,NA,NA,NA,NA,NA,NA,80.000000,80000,20.000000,0.250000,8.000000,0.100000,56.000000,0.700000,NA,4.000000,0.050000,0.010000,\n";
pub const MEMORY: &str = "block_id,sub_block_id,aiv_time(us),aiv_total_cycles,aiv_ub_to_gm_bw(GB/s),aiv_gm_to_ub_bw(GB/s),\
    aiv_mte2_instructions,aiv_mte3_instructions,GM_to_UB_datas(KB),GM_to_UB_bw_usage_rate(%),UB_to_GM_datas(KB),UB_to_GM_bw_usage_rate(%),\n\
    0,vector0,100.000000,100000,0.976563,9.765625,64,16,1024.000000,9.000000,102.400000,1.000000,\n\
    1,vector0,80.000000,80000,NA,9.765625,64,16,819.200000,9.000000,NA,NA,\n";
pub const INFO: &str = "Op Name=mul_custom\nBlock Dim=2\nRun Soc Version=Ascend910B2\nDevice Id=3\nPid=77\nCurrent Freq=N/A\nRated Freq=1000\n";

pub fn run() -> Files {
    files(&[
        ("OPPROF_1/OpBasicInfo.csv", BASIC),
        ("OPPROF_1/PipeUtilization.csv", PIPES),
        ("OPPROF_1/Memory.csv", MEMORY),
        ("OPPROF_1/dump/op_basic_info.txt", INFO),
    ])
}

#[test]
fn an_operator_of_two_vector_cores() {
    let profile = read(run());
    assert_eq!(told(&profile, Severity::Note), Vec::<String>::new());
    let [op] = profile.operators.as_slice() else { panic!("one operator: {:?}", profile.operators) };
    assert_eq!(
        (op.name.as_deref(), op.chip.as_deref(), op.kind.as_deref()),
        (Some("mul_custom"), Some("Ascend910B2"), Some("vector"))
    );
    assert_eq!((op.duration_us, op.blocks, op.mix_blocks, op.device), (Some(104.5), Some(2), None, Some(3)));
    assert_eq!((op.rated_mhz, op.current_mhz), (Some(1000.0), None));
    assert_eq!(
        op.cores.iter().map(|core| (core.block, core.unit, core.time_us)).collect::<Vec<_>>(),
        [(0, Unit::Vector, Some(100.0)), (1, Unit::Vector, Some(80.0))]
    );
    assert_eq!(op.hottest(), Some((Pipe::Mte2, 0.7)));
    let mte2 = op.cores[1].pipe(Pipe::Mte2).unwrap();
    assert_eq!((mte2.time_us, mte2.ratio, mte2.share, mte2.calls), (Some(56.0), Some(0.7), Some(0.7), Some(64)));
    // Not recorded is not zero.
    assert_eq!((mte2.active_gibps, op.share(Pipe::M)), (None, None));
    let path = |name: &str| op.paths.iter().find(|path| path.path == name).unwrap();
    assert_eq!(path("GM->UB").bytes, Some((1024.0 + 819.2) * 1024.0));
    assert_eq!((path("UB->GM").bytes, path("UB->GM").peak_pct), (Some(102.4 * 1024.0), Some(1.0)));
    assert_eq!(profile.findings[0].rule, "memory_bound");
    assert_eq!(profile.tables.len(), 3);
}

#[test]
fn content_decides_and_names_do_not() {
    let renamed =
        run().into_iter().map(|(path, bytes)| (path.replace("PipeUtilization", "copy of (2)"), bytes)).collect();
    assert_eq!(read(renamed).operators[0].hottest(), Some((Pipe::Mte2, 0.7)));
    let several = run().into_iter().flat_map(|(path, bytes)| {
        [("mul/0", &bytes), ("mul/1", &bytes)].map(|(at, bytes)| (path.replace("OPPROF_1", at), bytes.clone()))
    });
    let profile = read(several.collect());
    assert_eq!(profile.operators.iter().map(|op| op.folder.as_str()).collect::<Vec<_>>(), ["mul/0", "mul/1"]);
}

#[test]
fn shares_of_a_mix_kernel_are_recomputed_and_explained() {
    let basic = "Op Name,Op Type,Task Duration(us),Block Dim,Mix Block Dim,\nk_mix_aic,mix,7.980000,1,2,\n";
    let pipes = "block_id,sub_block_id,aic_time(us),aic_total_cycles,aic_scalar_time(us),aic_scalar_ratio,aiv_time(us),aiv_total_cycles,aiv_scalar_time(us),aiv_scalar_ratio,\n\
        0,cube0,2.000000,3600,1.400000,0.200000,NA,NA,NA,NA,\n\
        0,vector0,NA,NA,NA,NA,5.000000,9000,3.500000,0.500000,\n\
        0,vector1,NA,NA,NA,NA,4.000000,7200,2.800000,0.400000,\n";
    let run = |basic: &str| read(files(&[("OpBasicInfo.csv", basic), ("PipeUtilization.csv", pipes)]));
    let profile = run(basic);
    let scalar = |core: usize| profile.operators[0].cores[core].pipe(Pipe::S).unwrap().clone();
    assert_eq!((scalar(0).ratio, scalar(0).share), (Some(0.2), Some(0.7)));
    assert_eq!(
        profile.operators[0].cores.iter().map(crate::model::CoreRun::name).collect::<Vec<_>>(),
        ["0.cube0", "0.vector0", "0.vector1"]
    );
    let notes = told(&profile, Severity::Note);
    assert!(notes.len() == 1 && notes[0].contains("divide by the whole microseconds"), "{notes:?}");
    // Ratios of three pipes agree on 7 us, so a duration of 12 us cannot be of this run; three are too few to say more.
    let wrong = told(&run(&basic.replace("7.98", "12.98")), Severity::Warning);
    assert!(wrong.iter().any(|text| text.contains("contradict")), "{wrong:?}");
}

#[test]
fn what_the_files_say_twice_must_agree() {
    let with = |from: &str, to: &str| {
        let changed = run().into_iter().map(|(path, bytes)| {
            let text = String::from_utf8(bytes).unwrap();
            (path, text.replacen(from, to, 1).into_bytes())
        });
        told(&read(changed.collect()), Severity::Warning).join("\n")
    };
    assert!(
        with("70.000000,0.700000", "71.000000,0.700000")
            .contains("MTE2 of core 0.vector0 is busy 71 us of 100 us but its ratio is 0.7")
    );
    assert!(with("100.000000,100000,25", "100.000000,190000,25").contains("by its 190000 cycles"));
    assert!(with("70.000000,0.700000", "7000000.000000,0.700000").contains("a counter wrapped"));
    assert!(with("vector,104.500000,2,", "vector,104.500000,3,").contains("rows of 2 cores, but the kernel ran on 3"));
    assert!(with("9.765625,64", "97.65625,64").contains("contradict"));
    assert!(with("25.000000,0.250000", "-25.000000,0.250000").contains("cannot be"));
    assert!(
        with("25.000000,0.250000", "2S.000000,0.250000")
            .contains("`2S.000000` in column `aiv_vec_time(us)` is not a number")
    );
}

#[test]
fn chips_without_core_numbers_have_one_row() {
    let pipes = "aic_time(us),aic_total_cycles,aic_vec_time(us),aic_vec_ratio,aic_scalar_time(us),aic_scalar_ratio\n10.0,10600,4.0,0.4,1.0,0.1\n";
    let profile = read(files(&[("PipeUtilization.csv", pipes)]));
    let core = &profile.operators[0].cores[0];
    assert_eq!(
        (core.unit, core.time_us, core.pipe(Pipe::V).and_then(|pipe| pipe.share)),
        (Unit::Whole, Some(10.0), Some(0.4))
    );
}

/// A block of `visualize_data.bin`.
pub fn block(kind: u8, content: &str) -> Vec<u8> {
    let padding = content.len().wrapping_neg() % 4;
    let mut bytes = ((content.len() + padding) as u64).to_le_bytes().to_vec();
    bytes.extend([kind, padding as u8, 0x5a, 0x5a]);
    if kind == 1 {
        let mut path = b"/build/input.cce".to_vec();
        path.resize(4096, 0);
        bytes.extend(path);
    }
    bytes.extend(content.as_bytes());
    bytes.extend(vec![0; padding]);
    bytes
}

pub fn visualize() -> Vec<u8> {
    let basic = r#"{"advice":[],"block_detail":{"head_name":["Block ID","Core Type","Duration (μs)"],"row":[{"value":["0","vector","9.5"]}],"size":[2,3]},"block_dim":"1","cur_freq":"N/A","device_id":"0","duration":10.25,"mix_block_dim":"","name":"mul_custom","op_type":"vector","pid":"1","rated_freq":"1800","soc":"Ascend910B2"}"#;
    let paths = r#"{"core_memory_map":[{"core_no":"0","advice":["too little"],"memory_unit":[{"bandwidth":"0.5","display":1,"memory_path":12,"peak_ratio":"2.5","request":"2"},{"bandwidth":"NA","display":1,"memory_path":13,"peak_ratio":"NA","request":"4"}]}],"op_type":"vector","soc":"910B"}"#;
    let lines = r#"{"Cores":["core0.veccore0"],"Files":[{"Source":"/build/input.cce","Lines":[{"Line":12,"Address Range":[["0x1","0x2"]],"Cycles":[500],"Instructions Executed":[4],"Process Bytes":[-1]}]}]}"#;
    let instructions = r#"{"Cores":["core0.veccore0"],"Instructions":[{"Address":"0x1168","Source":"MOV_OUT_TO_UB Src:OUT,Dst:UB","Pipe":"MTE2","AscendC Inner Code":"/build/input.cce:12","Cycles":[450],"Instructions Executed":[2],"Process Bytes":[4096]}]}"#;
    let cache = r#"{"Cacheline Records":[{"Cacheline Id":0,"Hit":{"Address Range":[],"Value":[0,0.0]},"Miss":{"Address Range":[],"Value":[0,0.0]}}]}"#;
    [(5, basic), (8, paths), (1, "int x;\n"), (3, lines), (4, instructions), (14, cache), (42, "{}")]
        .into_iter()
        .flat_map(|(kind, content)| block(kind, content))
        .collect()
}

#[test]
fn blocks_of_the_binary_file() {
    let profile = read(vec![("visualize_data.bin".into(), visualize())]);
    let op = &profile.operators[0];
    assert_eq!(
        (op.name.as_deref(), op.chip.as_deref(), op.duration_us),
        (Some("mul_custom"), Some("Ascend910B2"), Some(10.25))
    );
    assert_eq!((op.mix_blocks, op.current_mhz, op.cores[0].time_us), (None, None, Some(9.5)));
    assert_eq!((op.paths[0].path.as_str(), op.paths[0].gibps, op.paths[0].peak_pct), ("L2->UB", Some(0.5), Some(2.5)));
    assert_eq!((op.paths[1].gibps, op.paths[1].peak_pct), (None, None));
    assert_eq!(op.advice, ["too little"]);
    assert_eq!(profile.sources, [("/build/input.cce".to_owned(), "int x;\n".to_owned())]);
    let spot = profile.hotspots.iter().find(|spot| !spot.overlaps).unwrap();
    assert_eq!(
        (spot.line, spot.pc, spot.pipe, spot.bytes, spot.cycles),
        (12, Some(0x1168), Some(Pipe::Mte2), Some(4096), Some(450.0))
    );
    let line = profile.hotspots.iter().find(|spot| spot.overlaps).unwrap();
    assert_eq!((line.line, line.bytes, line.calls), (12, None, 4));
    assert!(told(&profile, Severity::Note).concat().contains("unknown type 42"));
    let mut files = run();
    files.push(("OPPROF_1/visualize_data.bin".into(), visualize()));
    let wrong = told(&read(files), Severity::Warning).concat();
    assert!(wrong.contains("104.5 us in one file and 10.25 us here"), "{wrong}");
}
