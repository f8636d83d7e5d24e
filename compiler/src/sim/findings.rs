//! Findings about a whole run: endless loops, deadlocks, flags left set, accesses out of order.

use super::exec::machine::flag_name;
use super::exec::report::{Report, code};
use super::fix;
use super::hazard::{self, Hazard, Kind};
use super::stream::{Instruction, Names, Stream, Work};
use super::timing::{CoreStream, Timing};
use crate::model::{Buffer, Diagnostic, Label, Message, Pipe};
use std::collections::HashMap;

/// Flags of one core that were set more often than waited for, with the last set's operation.
pub fn unmatched_sets(report: &mut Report, flags: &HashMap<(Pipe, Pipe, u8), (i32, u32)>) {
    let mut flags: Vec<_> = flags.iter().collect();
    flags.sort();
    for (&(from, to, id), &(count, op)) in flags {
        if count > 0 {
            let name = flag_name(from, to, id);
            let finding = report.warn(
                code::FLAG,
                op,
                format!("flag {name} is set and nothing waits for it: the next kernel finds it set"),
                format!("设置了标志 {name},但没有等待:下一个内核会看到它已被设置"),
            );
            if let Some(finding) = finding {
                finding.fix = Some(fix::remove(finding.span, &name));
            }
        }
    }
}

pub fn endless(report: &mut Report, op: u32, steps: u64) {
    let (place, place_zh) = report.place(op);
    let finding = report.error(
        code::ENDLESS,
        op,
        format!("the loop at {place} does not end within {steps} steps"),
        format!("{place_zh}的循环在 {steps} 步内没有结束"),
    );
    if let Some(finding) = finding {
        finding.notes.push(Message::new(
            "check the loop's condition and step; the timeline shows the beginning only",
            "请检查循环条件和步长;时间线只显示开头部分",
        ));
    }
}

/// Explains a deadlock. Waits for sets that never come are its causes; other stuck waits are told only when there is
/// no such cause, as the circle in which they wait for one another.
pub fn deadlock(report: &mut Report, streams: &[CoreStream<'_>], timing: &Timing) {
    let stuck = |&(core, index): &(usize, usize)| {
        let stream = streams.get(core)?.stream;
        Some((stream, index, stream.instructions.get(index)?))
    };
    let waits: Vec<_> = timing.stuck.iter().filter_map(stuck).collect();
    let caused = |&&(stream, index, instruction): &&(&Stream, usize, &Instruction)| match instruction.work {
        Work::WaitFlag { from, id, .. } => comes_later(stream, index, from, id).is_none(),
        _ => false,
    };
    let causes: Vec<_> = waits.iter().filter(caused).copied().collect();
    let told = if causes.is_empty() { &waits } else { &causes };
    for &(stream, index, instruction) in told {
        match instruction.work {
            Work::WaitFlag { from, id, .. } => stuck_wait(report, stream, (index, instruction), (from, id)),
            Work::SyncAll => {
                report.error(
                    code::DEADLOCK,
                    instruction.op,
                    "deadlock: some cores wait in `sync_all` for cores that never come there",
                    "死锁:部分核在 `sync_all` 等待永远不会到达的核",
                );
            }
            _ => {}
        }
    }
}

/// The set that would end a wait, when the program has one that is held up itself: its operation.
fn comes_later(stream: &Stream, wait: usize, from: Pipe, id: u8) -> Option<u32> {
    let to = stream.instructions[wait].pipe;
    let same = |i: &&Instruction| {
        i.pipe == from && matches!(i.work, Work::SetFlag { to: waits, id: set } if (waits, set) == (to, id))
    };
    let waited = stream.instructions[..=wait]
        .iter()
        .filter(|i| i.pipe == to && matches!(i.work, Work::WaitFlag { from: f, id: w, .. } if (f, w) == (from, id)))
        .count();
    stream.instructions.iter().filter(same).nth(waited - 1).map(|set| set.op)
}

fn stuck_wait(
    report: &mut Report,
    stream: &Stream,
    (index, instruction): (usize, &Instruction),
    (from, id): (Pipe, u8),
) {
    let (pipe, flag) = (instruction.pipe.name(), flag_name(from, instruction.pipe, id));
    let set = comes_later(stream, index, from, id);
    let from = from.name();
    let (en, zh) = match set {
        None => (
            format!("deadlock: {pipe} waits for flag {flag}, which {from} never sets"),
            format!("死锁:{pipe} 等待标志 {flag},但 {from} 从不设置它"),
        ),
        Some(_) => (
            format!("deadlock: {pipe} waits for flag {flag}, and the set that would end this is held up by the wait"),
            format!("死锁:{pipe} 等待标志 {flag},而设置它的操作被这次等待挡住"),
        ),
    };
    let at = report.span(instruction.op);
    // The program has not come to the set's operation before: the two stand in the wrong order.
    let first = set.filter(|&set| set != instruction.op && stream.instructions[..index].iter().all(|i| i.op != set));
    let place = set.map(|set| report.span(set));
    let Some(finding) = report.error(code::DEADLOCK, instruction.op, en, zh) else { return };
    if let Some(span) = place {
        finding.labels.push(Label { span, message: Message::new("it is set only here", "到这里才设置") });
    }
    finding.fix = match (first, place) {
        (_, None) => Some(fix::set_before(at, &flag)),
        // The front end waits and never comes to the set.
        (Some(_), Some(set)) if instruction.pipe == Pipe::S => Some(fix::swap(at, set)),
        _ => None,
    };
    if place.is_some() && instruction.pipe != Pipe::S {
        finding.notes.push(Message::new(
            "the first wait of a loop needs a set before the loop, and as many waits behind it",
            "循环中的第一次等待需要在循环之前先设置一次,并在循环之后等待同样次数",
        ));
    }
    finding.notes.push(Message::new(
        format!("set it after the last {from} instruction that {pipe} must wait for: `asc.set_flag` with the same event and id"),
        format!("请在 {pipe} 必须等待的最后一条 {from} 指令之后,用相同的事件和编号调用 `asc.set_flag`"),
    ));
}

/// Explains accesses that nothing orders, with the flag that would.
pub fn hazards(report: &mut Report, names: &Names, stream: &Stream) {
    let hazards = hazard::find(stream);
    let one_pipe = |h: &Hazard| stream.instructions[h.first].pipe == stream.instructions[h.second].pipe;
    // A flag that is missing between two pipes also leaves copies of one pipe unordered; it is the one to mend.
    let only_copies = hazards.iter().all(one_pipe);
    // Findings by later operation and earlier pipe, as places in the report's list.
    let mut told: HashMap<(u32, Pipe), usize> = HashMap::new();
    for hazard in hazards.into_iter().filter(|h| only_copies || !one_pipe(h)) {
        let [first, second] = [hazard.first, hazard.second].map(|index| &stream.instructions[index]);
        let [before, after] = [names.get(first.name), names.get(second.name)];
        let ((place, place_zh), memory) = (report.place(first.op), hazard.buffer.name());
        let (verbs, verbs_zh) = match hazard.kind {
            Kind::ReadBeforeWrite => (("reads", "has written"), ("读取", "写入")),
            Kind::WriteBeforeRead => (("writes", "has read"), ("写入", "读取")),
            Kind::WriteBeforeWrite => (("writes", "has written"), ("写入", "写入")),
        };
        let (end, addr) = (hazard.addr + hazard.bytes, hazard.addr);
        let (from, to) = (first.pipe.name(), second.pipe.name());
        let range = if hazard.buffer == Buffer::Gm {
            (format!("{} bytes of global memory", hazard.bytes), format!("全局内存的 {} 字节", hazard.bytes))
        } else {
            (format!("{memory} bytes {addr} to {end}"), format!("{memory} 的 {addr} 到 {end} 字节"))
        };
        let span = report.span(first.op);
        let at = report.span(second.op);
        let message = Message::new(
            format!(
                "`{after}` ({to}) may start before `{before}` ({from}, {place}) {} the {} it {}",
                verbs.1, range.0, verbs.0
            ),
            format!(
                "`{after}`({to})可能在`{before}`({from},{place_zh}){}{}之前就{}它们",
                verbs_zh.1, range.1, verbs_zh.0
            ),
        );
        let label = Label {
            span,
            message: Message::new(format!("`{before}` runs on {from}"), format!("`{before}` 在 {from} 上运行")),
        };
        // One flag mends all that an instruction does too early against one pipe.
        if let Some(&known) = told.get(&(second.op, first.pipe)) {
            let finding: &mut Diagnostic = &mut report.list[known];
            if finding.labels.iter().all(|known| known.span != span) {
                finding.labels.push(label);
            }
            continue;
        }
        let Some(finding) = report.warn_pair(code::HAZARD, second.op, first.op, message) else { continue };
        finding.fix = Some(fix::order(first.pipe, second.pipe, at));
        finding.labels.push(label);
        finding.notes.push(if first.pipe == second.pipe || !fix::has_event(first.pipe, second.pipe) {
            let pipe = if first.pipe == second.pipe { to } else { "ALL" };
            Message::new(
                format!("put `asc.pipe_barrier(asc.PipeID.PIPE_{pipe})` between them"),
                format!("请在它们之间加入 `asc.pipe_barrier(asc.PipeID.PIPE_{pipe})`"),
            )
        } else {
            Message::new(
                format!("after `{before}` write `asc.set_flag(asc.HardEvent.{from}_{to}, 0)`, before `{after}` `asc.wait_flag(asc.HardEvent.{from}_{to}, 0)`"),
                format!("在 `{before}` 之后写 `asc.set_flag(asc.HardEvent.{from}_{to}, 0)`,在 `{after}` 之前写 `asc.wait_flag(asc.HardEvent.{from}_{to}, 0)`"),
            )
        });
        told.insert((second.op, first.pipe), report.list.len() - 1);
    }
}

/// Tensors of queues that are taken and never given back, by the operation that took them.
pub fn unfreed(report: &mut Report, taken: &[u32]) {
    for &op in taken {
        let finding = report.warn(
            code::QUEUE,
            op,
            "this tensor is never freed: every `alloc_tensor` needs a `free_tensor`",
            "该张量从未释放:每个 `alloc_tensor` 都需要对应的 `free_tensor`",
        );
        if let Some(finding) = finding {
            finding.notes.push(Message::new(
                "call `free_tensor` of the queue after its last use",
                "在最后一次使用之后调用队列的 `free_tensor`",
            ));
        }
    }
}
