//! Small results for tests, made by hand: a kernel of three copies and an add, its AscIR, its run on two cores.

use compiler::model::{
    Allocation, Buffer, BufferMap, Change, Diagnostic, EmittedText, Event, Lane, LaunchArg, LaunchOptions,
    LaunchSource, LaunchSpec, LaunchValue, Link, MemoryMap, Message, OpId, OpRecord, Origin, Origins, Outline, Pipe,
    Simulated, SliceKind, Slices, SourceSpan, StageSnapshot, StepTime, Summary, Trace, WaitReason,
};

pub const KERNEL: &str = "\
import asc
import numpy as np

TILE_NUM = 8
BUFFER_NUM = 2        # double buffering 双缓冲


@asc.jit
def add(x: asc.GlobalAddress, y: asc.GlobalAddress,
        z: asc.GlobalAddress, block_length: int):
    offset = asc.get_block_idx() * block_length
    x_gm = asc.GlobalTensor()
    x_gm.set_global_buffer(x + offset, block_length)
    tile = block_length // TILE_NUM // BUFFER_NUM
    for i in range(TILE_NUM * BUFFER_NUM):
        buf = i % BUFFER_NUM
        asc.data_copy(x_ub[buf * tile:], x_gm[i * tile:], tile)
        asc.data_copy(y_ub[buf * tile:], y_gm[i * tile:], tile)
        asc.set_flag(asc.HardEvent.MTE2_V, buf)
        asc.wait_flag(asc.HardEvent.MTE2_V, buf)
        asc.add(z_ub[buf * tile:], x_ub[buf * tile:], y_ub[buf * tile:], tile)
        asc.set_flag(asc.HardEvent.V_MTE3, buf)
        asc.wait_flag(asc.HardEvent.V_MTE3, buf)
        asc.data_copy(z_gm[i * tile:], z_ub[buf * tile:], tile)
";

/// Zero-based line, name and pipe of each operation, in order of its number.
const OPS: [(u32, &str, Option<Pipe>); 10] = [
    (10, "ascir.get_block_idx", Some(Pipe::S)),
    (13, "arith.divsi", Some(Pipe::S)),
    (14, "scf.for", None),
    (16, "ascir.data_copy_l2", Some(Pipe::Mte2)),
    (17, "ascir.data_copy_l2", Some(Pipe::Mte2)),
    (18, "ascir.set_flag", Some(Pipe::Mte2)),
    (19, "ascir.wait_flag", Some(Pipe::V)),
    (20, "ascir.add_l2", Some(Pipe::V)),
    (21, "ascir.set_flag", Some(Pipe::V)),
    (23, "ascir.data_copy_l2", Some(Pipe::Mte3)),
];

const STAGES: [&str; 12] = [
    "codegen",
    "inline",
    "symbol-dce",
    "canonicalize",
    "cse",
    "hoist",
    "input-output",
    "allocate",
    "insert-sync",
    "simplify",
    "legalize",
    "finalize",
];

pub fn origins() -> Origins {
    let index = compiler::model::LineIndex::new(KERNEL);
    let origin = |line: u32| Origin { span: index.line_span(line, KERNEL), line, calls: Vec::new() };
    Origins { list: OPS.iter().map(|(line, _, _)| origin(*line)).collect() }
}

pub fn stages() -> Vec<StageSnapshot> {
    STAGES
        .iter()
        .enumerate()
        .map(|(number, name)| {
            let skip = usize::from(number >= 4);
            let kept = || OPS.iter().enumerate().filter(move |(op, _)| *op != skip);
            let text: String = kept()
                .map(|(op, (_, name, _))| format!("%{op} = {name} %{op}, %c8_i32 : !ascir.local_tensor<*xf32>, i32\n"))
                .collect();
            let record = |(line, (op, _)): (usize, (usize, _))| OpRecord {
                name: OPS[op].1.into(),
                op: Some(OpId(op as u32)),
                link: if op == 2 { Link::Inherited } else { Link::Exact },
                pipe: OPS[op].2,
                line: line as u32,
                end_line: line as u32,
                change: match (number, op) {
                    (4, 0) => Change::New,
                    (4, 7) => Change::Edited,
                    _ => Change::Kept,
                },
                // The fifth stage has operation 0 and no longer operation 1.
                before: match (number, op) {
                    (4, 0) => Vec::new(),
                    (4, _) => vec![op as u32 - 1],
                    _ => vec![line as u32],
                },
            };
            StageSnapshot {
                name: (*name).into(),
                text,
                ops: kept().enumerate().map(record).collect(),
                erased: if number == 4 { vec![0] } else { Vec::new() },
                micros: 40 + number as u32,
            }
        })
        .collect()
}

pub fn emitted() -> EmittedText {
    let mut out = EmittedText { text: "#include \"kernel_operator.h\"\n".into(), line_ops: vec![Vec::new()] };
    for (op, (_, name, _)) in OPS.iter().enumerate() {
        out.text.push_str(&format!("  AscendC::{}(v{op}, v1, 8);\n", name.replace('.', "_")));
        out.line_ops.push(vec![OpId(op as u32)]);
    }
    out
}

/// A run of so many iterations on two cores.
pub fn trace(iterations: u64) -> Trace {
    let mut trace = Trace {
        chip: "Ascend910B1".into(),
        clock_mhz: 1850,
        cores: 8,
        core_stands_for: vec![7, 1],
        complete: true,
        strings: ["scalar", "data_copy", "add", "MTE2_V 0", "set_flag"].map(String::from).to_vec(),
        ..Trace::default()
    };
    for core in 0..2 {
        for pipe in [Pipe::S, Pipe::Mte2, Pipe::V, Pipe::Mte3] {
            trace.lanes.push(Lane { core, pipe });
        }
    }
    let slices = &mut trace.slices;
    for core in 0..2_u32 {
        let (mut vector_free, mut copy_free) = (0, 0);
        for iteration in 0..iterations {
            let (lane, at) = (core * 4, 300 + iteration * 260 + u64::from(core) * 40);
            push(slices, lane, (at - 260, at - 200), SliceKind::Run, 0, 1, 0);
            push(slices, lane + 1, (at, at + 120), SliceKind::Run, 1, 3, 4096);
            push(slices, lane + 1, (at + 122, at + 240), SliceKind::Run, 1, 4, 4096);
            let cause = slices.len() as u32;
            push(slices, lane + 1, (at + 240, at + 244), SliceKind::Sync, 4, 5, 0);
            push(slices, lane + 2, (vector_free, at + 244), SliceKind::Wait, 3, 6, 0);
            let last = slices.len() - 1;
            (slices.wait[last], slices.cause[last]) = (WaitReason::Flag, cause);
            push(slices, lane + 2, (at + 244, at + 330), SliceKind::Run, 2, 7, 0);
            vector_free = at + 330;
            let cause = slices.len() as u32 - 1;
            push(slices, lane + 3, (copy_free, at + 334), SliceKind::Wait, 3, u32::MAX, 0);
            let last = slices.len() - 1;
            (slices.wait[last], slices.cause[last]) = (WaitReason::Flag, cause);
            copy_free = at + 480;
            push(slices, lane + 3, (at + 334, at + 480), SliceKind::Run, 1, 9, 4096);
        }
    }
    trace.makespan_cycles = trace.slices.end.iter().copied().max().unwrap_or(0);
    trace
}

fn push(slices: &mut Slices, lane: u32, (start, end): (u64, u64), kind: SliceKind, name: u32, op: u32, bytes: u64) {
    slices.lane.push(lane);
    slices.start.push(start);
    slices.end.push(end);
    slices.kind.push(kind);
    slices.name.push(name);
    slices.op.push(op);
    slices.bytes.push(bytes);
    slices.wait.push(WaitReason::None);
    slices.cause.push(u32::MAX);
}

pub fn memory(iterations: u64) -> MemoryMap {
    let mut allocations = Vec::new();
    for iteration in 0..iterations {
        let half = iteration % 2;
        for (nth, name) in ["x_ub", "y_ub", "z_ub"].into_iter().enumerate() {
            let start = 300 + iteration * 260 + nth as u64 * 120;
            allocations.push(Allocation {
                name: name.into(),
                op: Some(OpId([3, 4, 7][nth])),
                line: Some([16, 17, 20][nth]),
                offset_bytes: (nth as u64 * 2 + half) * 16 * 1024,
                size_bytes: 16 * 1024,
                start_cycles: start,
                end_cycles: start + 240,
                position: ["vecin", "vecin", "vecout"][nth].into(),
            });
        }
    }
    let buffer =
        |name, capacity_bytes, peak_bytes, allocations| BufferMap { name, capacity_bytes, peak_bytes, allocations };
    MemoryMap {
        buffers: vec![
            buffer(Buffer::Ub, 192 * 1024, 96 * 1024, allocations),
            buffer(Buffer::L1, 512 * 1024, 0, Vec::new()),
        ],
    }
}

pub fn launch() -> LaunchSpec {
    let tensor = |name: &str| LaunchArg {
        name: name.into(),
        value: LaunchValue::Tensor { dtype: "float32".into(), shape: Some(vec![16384]) },
        known: true,
    };
    let length = LaunchArg { name: "block_length".into(), value: LaunchValue::Int { value: 2048 }, known: false };
    LaunchSpec {
        kernel: "add".into(),
        constructor: Default::default(),
        core_num: 8,
        args: vec![tensor("x"), tensor("y"), tensor("z"), length],
        options: LaunchOptions::default(),
        globals: [("TILE_NUM".to_owned(), LaunchValue::Int { value: 8 })].into(),
        source: LaunchSource::Host,
        line: Some(30),
    }
}

pub fn diagnostic() -> Diagnostic {
    let at = KERNEL.find("y_gm").unwrap_or(0);
    let message = Message::new("`y_gm` is not defined", "`y_gm` 未定义");
    Diagnostic::error("ASC1001", SourceSpan::new(at, at + 4), message)
        .with_note(Message::new("Define it before the loop.", "请在循环之前定义它。"))
}

/// The events of a compile of [`KERNEL`] that succeeds.
pub fn good_events(iterations: u64) -> Vec<Event> {
    let trace = trace(iterations);
    let summary = Summary {
        kernel: "add".into(),
        chip: "Ascend910B1".into(),
        makespan_cycles: trace.makespan_cycles,
        makespan_us: trace.micros(trace.makespan_cycles),
        bound: "MTE2".into(),
        ..Summary::default()
    };
    let time = |step: &str, micros| StepTime { step: step.into(), micros };
    vec![
        Event::Outline(Outline { kernels: vec![("add".into(), SourceSpan::new(90, 93))], launches: vec![launch()] }),
        Event::Launch(launch()),
        Event::Diagnostics(Vec::new()),
        Event::Stages { origins: origins(), stages: stages() },
        Event::AscendC { origins: origins(), emitted: emitted() },
        Event::Simulated(Box::new(Simulated { trace, memory: memory(iterations), summary, ..Simulated::default() })),
        Event::Done { ok: true, cancelled: false, times: vec![time("lower", 620), time("simulate", 1900)] },
    ]
}

/// The events of a compile that stops at an error.
pub fn failed_events() -> Vec<Event> {
    vec![Event::Diagnostics(vec![diagnostic()]), Event::Done { ok: false, cancelled: false, times: Vec::new() }]
}

/// A session with [`KERNEL`] open, compiled and simulated.
pub fn compiled_session() -> crate::session::Session {
    let mut session = open_session();
    let request = session.request().expect("a document is open");
    good_events(16).into_iter().for_each(|event| session.receive(request.revision, event));
    session
}

/// A session with [`KERNEL`] open and nothing compiled.
pub fn open_session() -> crate::session::Session {
    let mut session = crate::session::Session::default();
    session.open(crate::session::Document::new("add.py", Some("add.py".into()), KERNEL));
    session
}

/// A made-up profile: one vector operator on four cores, a trace of two lanes, two hotspots.
pub fn measured() -> compiler::model::Profile {
    use compiler::model::{
        CoreRun, Finding, Hotspot, OperatorRun, PathUse, PipeTime, Problem, Profile, ProfileTrace, TraceColumns,
        TraceLane, Unit,
    };
    let pipe = |pipe, share: f64| PipeTime {
        time_us: Some(share * 100.0),
        share: Some(share),
        ratio: Some(share),
        ..PipeTime::of(pipe)
    };
    let core = |block| CoreRun {
        block,
        unit: Unit::Vector,
        time_us: Some(100.0),
        pipes: vec![pipe(Pipe::S, 0.1), pipe(Pipe::Mte2, 0.7), pipe(Pipe::V, 0.25)],
        ..CoreRun::default()
    };
    let run = OperatorRun {
        name: Some("mul_custom".into()),
        kind: Some("vector".into()),
        duration_us: Some(104.5),
        cores: (0..4).map(core).collect(),
        paths: vec![PathUse { path: "GM->UB".into(), bytes: Some(4096.0), gibps: Some(9.75), peak_pct: None }],
        ..OperatorRun::default()
    };
    let count = 2000;
    let slices = TraceColumns {
        lane: (0..count).map(|at| u32::from(at >= 1000)).collect(),
        start_ns: (0..count).map(|at| 1_736_410_576_000_000_000 + at % 1000 * 10).collect(),
        duration_ns: vec![8; count as usize],
        name: vec![0; count as usize],
        code: vec![u32::MAX; count as usize],
        at: vec![0; count as usize],
    };
    let lane = |thread: &str, pipe| TraceLane {
        process: "core0.veccore0".into(),
        thread: thread.into(),
        sort: (0, 0),
        pipe: Some(pipe),
    };
    let trace = ProfileTrace {
        file: "trace.json".into(),
        lanes: vec![lane("MTE2", Pipe::Mte2), lane("VECTOR", Pipe::V)],
        strings: vec!["MOV_OUT_TO_UB".into()],
        slices,
        range_ns: (1_736_410_576_000_000_000, 1_736_410_576_000_010_000),
        complete: true,
        ..ProfileTrace::default()
    };
    let spot = |line, cycles| Hotspot {
        source: "/build/input.cce".into(),
        line,
        cycles: Some(cycles),
        calls: 2,
        pipe: Some(Pipe::V),
        ..Hotspot::default()
    };
    Profile {
        name: "OPPROF_1".into(),
        operators: vec![run],
        traces: vec![trace],
        hotspots: vec![spot(3, 300.0), spot(999, 100.0)],
        findings: vec![Finding {
            title: Message::new("Waiting for global memory", "受全局内存搬运限制"),
            ..Finding::default()
        }],
        problems: vec![Problem {
            severity: compiler::model::Severity::Warning,
            file: "PipeUtilization.csv".into(),
            line: Some(3),
            message: Message::new("ends in the middle of a line", "文件被截断"),
            remedy: Message::new("copy the file again", "请重新复制"),
        }],
        ..Profile::default()
    }
}
