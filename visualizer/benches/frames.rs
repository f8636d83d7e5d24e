//! Processor time of a frame over a large result: 100,000 slices, 50,000 lines of AscIR, every panel of each
//! arrangement drawn while the wheel turns and the pointer drags over it. Prints figures; judges nothing.

use compiler::model::{
    Change, Event, Lane, Link, OpId, OpRecord, Origin, Origins, Pipe, Simulated, SliceKind, Slices, SourceSpan,
    StageSnapshot, Summary, Trace, WaitReason,
};
use egui::{Context, Event as Input, Modifiers, MouseWheelUnit, PointerButton, RawInput, Rect, TouchPhase, pos2, vec2};
use rustix::time::{ClockId, clock_gettime};
use visualizer::session::{Anchor, Arrangement, Command, Document, Pane, Session};
use visualizer::shell::Shell;

const SLICES: u64 = 100_000;
const LINES: u32 = 50_000;
const STAGES: usize = 20;
const SCREEN: egui::Vec2 = vec2(1680.0, 1050.0);
/// Places across and down that the pointer goes through.
const GRID: usize = 8;
const FRAMES: usize = 512;

fn main() {
    let mut session = large();
    let ctx = Context::default();
    let mut shell = Shell::new(&ctx, None);
    for arrangement in Arrangement::ALL {
        measure(&ctx, &mut shell, &mut session, Command::Arrange(arrangement), &format!("{arrangement:?}"));
    }
    for pane in [Pane::Graph, Pane::Hotspots, Pane::Compare] {
        measure(&ctx, &mut shell, &mut session, Command::Show(pane), &format!("{pane:?}"));
    }
}

fn measure(ctx: &Context, shell: &mut Shell, session: &mut Session, command: Command, name: &str) {
    // Arranging and showing is the session's own business.
    let _ = session.apply(command);
    for _ in 0..4 {
        frame(ctx, shell, session, Vec::new());
    }
    let mut costs: Vec<f64> = (0..FRAMES).map(|number| frame(ctx, shell, session, act(number))).collect();
    costs.sort_by(f64::total_cmp);
    let of = |share: f64| costs[((costs.len() - 1) as f64 * share) as usize];
    println!("{name:10} {FRAMES} frames   p50 {:.2} ms   p99 {:.2} ms   most {:.2} ms", of(0.5), of(0.99), of(1.0));
}

/// Moves to the next place, turns the wheel there (sideways every fourth time), and drags every eighth time.
fn act(number: usize) -> Vec<Input> {
    let place = |part: usize, size: f32| (part as f32 + 0.5) / GRID as f32 * size;
    let at = pos2(place(number % GRID, SCREEN.x), place(number / GRID % GRID, SCREEN.y));
    let notch = if number % 3 == 2 { 50.0 } else { -50.0 };
    let modifiers = if number % 4 == 3 { Modifiers::SHIFT } else { Modifiers::NONE };
    let (unit, phase, delta) = (MouseWheelUnit::Point, TouchPhase::Move, vec2(0.0, notch));
    let mut events = vec![Input::PointerMoved(at), Input::MouseWheel { unit, delta, phase, modifiers }];
    if number % 8 == 5 {
        let button = |pressed| Input::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        events.extend([button(true), Input::PointerMoved(at + vec2(30.0, 0.0)), button(false)]);
    }
    events
}

/// One frame, laid out and turned into triangles; its processor time in milliseconds.
fn frame(ctx: &Context, shell: &mut Shell, session: &mut Session, events: Vec<Input>) -> f64 {
    let begin = clock_gettime(ClockId::ThreadCPUTime);
    let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, SCREEN));
    let mut output = ctx.run_ui(RawInput { screen_rect, events, ..RawInput::default() }, |ui| {
        shell.ui(ui, session);
    });
    output.textures_delta.clear();
    std::hint::black_box(ctx.tessellate(output.shapes, output.pixels_per_point));
    let end = clock_gettime(ClockId::ThreadCPUTime);
    (end.tv_sec - begin.tv_sec) as f64 * 1e3 + (end.tv_nsec - begin.tv_nsec) as f64 / 1e6
}

/// A session whose document has all results.
fn large() -> Session {
    let text: String = (0..LINES / 10).map(|line| format!("    asc.add(z, x, y, {line})\n")).collect();
    let mut session = Session::default();
    let id = session.open(Document::new("large.py", None, &text));
    let revision = session.request().map_or(0, |request| request.revision);
    let line = |op: u32| op / 10;
    let list = (0..LINES).map(|op| Origin {
        span: SourceSpan::new(line(op) as usize * 28, line(op) as usize * 28 + 20),
        line: line(op),
        calls: Vec::new(),
    });
    let origins = Origins { list: list.collect() };
    let stages = (0..STAGES).map(stage).collect();
    let trace = trace();
    let summary = Summary { makespan_cycles: trace.makespan_cycles, bound: "V".into(), ..Summary::default() };
    let simulated = Simulated { trace, summary, ..Simulated::default() };
    for event in [
        Event::Stages { origins, stages },
        Event::Simulated(Box::new(simulated)),
        Event::Done { ok: true, cancelled: false, times: Vec::new() },
    ] {
        session.receive(revision, event);
    }
    let _ = (id, session.apply(Command::Select(Anchor::Line(LINES / 20))));
    session
}

fn stage(number: usize) -> StageSnapshot {
    let text =
        |op: u32| format!("    ascir.add_l2 %{op}, %{}, %{}, %c64_i32 : !ascir.local_tensor<*xf32>\n", op / 2, op / 3);
    let record = |op: u32| OpRecord {
        name: "ascir.add_l2".into(),
        op: Some(OpId(op)),
        link: if op.is_multiple_of(7) { Link::Inherited } else { Link::Exact },
        pipe: Some(Pipe::V),
        line: op,
        end_line: op,
        change: if number % 5 == 4 && op.is_multiple_of(11) { Change::Edited } else { Change::Kept },
        before: if number == 0 { Vec::new() } else { vec![op] },
    };
    StageSnapshot {
        name: format!("pass-{number}"),
        text: (0..LINES).map(text).collect(),
        ops: (0..LINES).map(record).collect(),
        ..StageSnapshot::default()
    }
}

fn trace() -> Trace {
    let pipes = [Pipe::S, Pipe::Mte2, Pipe::V, Pipe::Mte3];
    let lanes = (0..4).flat_map(|core| pipes.map(|pipe| Lane { core, pipe })).collect::<Vec<_>>();
    let each = SLICES / lanes.len() as u64;
    let mut slices = Slices::default();
    for lane in 0..lanes.len() as u64 {
        for nth in 0..each {
            let start = nth * 40 + lane;
            slices.lane.push(lane as u32);
            slices.start.push(start);
            slices.end.push(start + 12 + nth % 20);
            slices.kind.push(if nth % 3 == 1 { SliceKind::Wait } else { SliceKind::Run });
            slices.name.push((nth % 2) as u32);
            slices.op.push((nth * 7 % u64::from(LINES)) as u32);
            slices.bytes.push(256);
            slices.wait.push(WaitReason::Flag);
            slices.cause.push(if nth % 3 == 1 && lane > 0 { ((lane - 1) * each + nth) as u32 } else { u32::MAX });
        }
    }
    let makespan_cycles = slices.end.iter().copied().max().unwrap_or(0);
    Trace {
        clock_mhz: 1850,
        lanes,
        slices,
        strings: vec!["Add".into(), "MTE2_V 0".into()],
        makespan_cycles,
        cores: 4,
        core_stands_for: vec![1; 4],
        complete: true,
        ..Trace::default()
    }
}
