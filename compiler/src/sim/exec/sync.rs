//! Flags, barriers, and meetings of cores.

use super::code::Op;
use super::machine::{Done, Machine, flag_name};
use super::object::nothing;
use super::report::code;
use super::{Handler, Handler::Plain};
use crate::model::{Message, Pipe, WaitReason};
use crate::sim::stream::Work;

pub const OPS: &[(&str, Handler)] = &[
    ("set_flag", Plain(set_flag)),
    ("wait_flag", Plain(wait_flag)),
    ("pipe_barrier", Plain(pipe_barrier)),
    (
        "data_sync_barrier",
        Plain(|m, op| {
            m.scalar(op, m.target.scalar.gm_store.value);
            Ok(())
        }),
    ),
    ("sync_all_hard", Plain(sync_all)),
    ("sync_all_soft", Plain(sync_all)),
    ("cross_core_set_flag", Plain(cross_core)),
    ("cross_core_wait_flag", Plain(cross_core)),
    ("ffts_cross_core_sync", Plain(cross_core)),
    ("set_ffts_base_addr", Plain(nothing)),
];

/// Source and destination pipe of the hardware events, by number.
#[rustfmt::skip]
const EVENTS: [(Pipe, Pipe); 35] = {
    use Pipe::{Fix, M, Mte1, Mte2, Mte3, S, V};
    [
        (Mte2, Mte1), (Mte1, Mte2), (Mte1, M), (M, Mte1), (Mte2, V), (V, Mte2), (Mte3, V), (V, Mte3), (M, V), (V, M),
        (V, V), (Mte3, Mte1), (Mte1, Mte3), (Mte1, V), (Mte2, M), (M, Mte2), (V, Mte1), (M, Fix), (Fix, M),
        (Mte3, Mte2), (Mte2, Mte3), (S, V), (V, S), (S, Mte2), (Mte2, S), (S, Mte3), (Mte3, S), (Mte2, Fix),
        (Fix, Mte2), (Fix, S), (M, S), (Fix, Mte3), (Mte1, Fix), (Fix, Mte1), (Fix, Fix),
    ]
};

pub fn event(number: i64) -> Option<(Pipe, Pipe)> {
    EVENTS.get(usize::try_from(number).ok()?).copied()
}

/// `Pipe` attribute by number; pipes that no chip here has count as scalar.
fn pipe(number: i64) -> Pipe {
    match number {
        1 => Pipe::V,
        2 => Pipe::M,
        3 => Pipe::Mte1,
        4 => Pipe::Mte2,
        5 => Pipe::Mte3,
        6 => Pipe::All,
        10 => Pipe::Fix,
        _ => Pipe::S,
    }
}

/// Pipes and id of a flag operation.
fn flag(m: &mut Machine, op: &Op) -> Option<(Pipe, Pipe, u8)> {
    let (from, to) = event(op.int_attr("event")?)?;
    let id = m.operand_int(op, 0)?;
    if !(0..8).contains(&id) {
        m.report.error(
            code::FLAG,
            op.id,
            format!("event id {id} does not exist: ids are 0 to 7"),
            format!("事件编号 {id} 不存在:编号为 0 到 7"),
        );
        return None;
    }
    Some((from, to, id as u8))
}

fn set_flag(m: &mut Machine, op: &Op) -> Done {
    let Some((from, to, id)) = flag(m, op) else { return Ok(()) };
    let balance = m.core.flags.entry((from, to, id)).or_insert((0, op.id));
    balance.0 += 1;
    let (count, before) = (balance.0, balance.1);
    balance.1 = op.id;
    if count > 1 {
        let (place, place_zh) = m.report.place(before);
        let name = flag_name(from, to, id);
        if let Some(finding) = m.report.warn(
            code::FLAG,
            op.id,
            format!("flag {name} is set again before anything waits for the set at {place}: the result is undefined"),
            format!("在等待{place_zh}的设置之前又设置了标志 {name}:结果未定义"),
        ) {
            finding.notes.push(Message::new(
                "wait for the flag first, or use another event id",
                "请先等待该标志,或使用另一个事件编号",
            ));
        }
    }
    m.set_flag(op, from, to, id);
    Ok(())
}

fn wait_flag(m: &mut Machine, op: &Op) -> Done {
    let Some((from, to, id)) = flag(m, op) else { return Ok(()) };
    m.core.flags.entry((from, to, id)).or_insert((0, op.id)).0 -= 1;
    m.wait_flag(op, from, to, id, WaitReason::Flag);
    Ok(())
}

fn pipe_barrier(m: &mut Machine, op: &Op) -> Done {
    let pipe = pipe(op.int_attr("pipe").unwrap_or(6));
    if pipe == Pipe::S {
        m.report.error(
            code::FLAG,
            op.id,
            "pipe_barrier of PIPE_S is illegal: the scalar unit is in order anyway",
            "对 PIPE_S 使用 pipe_barrier 是非法的:标量单元本来就按序执行",
        );
        return Ok(());
    }
    let name = m.names.intern(&format!("PipeBarrier {}", pipe.name()));
    m.push(pipe, Work::Barrier, name, op.id, 0, &[]);
    m.core.auto.barrier(pipe);
    Ok(())
}

fn sync_all(m: &mut Machine, op: &Op) -> Done {
    let name = m.names.intern("SyncAll");
    m.push(Pipe::S, Work::SyncAll, name, op.id, 0, &[]);
    m.core.auto.barrier(Pipe::All);
    m.core.pause = true;
    Ok(())
}

/// Flags between cube and vector cores: both halves run in one stream here, in program order, so that they hold
/// nothing up; their time is a guess.
fn cross_core(m: &mut Machine, op: &Op) -> Done {
    m.note_uncalibrated("cross-core flags");
    m.scalar(op, m.target.scalar.alu.value);
    Ok(())
}
