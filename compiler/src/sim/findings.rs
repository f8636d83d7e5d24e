//! Findings about a whole run: endless loops, deadlocks, flags left set, accesses out of order.

use super::exec::machine::flag_name;
use super::exec::report::{Report, code};
use super::hazard::{self, Hazard, Kind};
use super::stream::{Names, Stream, Work};
use super::timing::{CoreStream, Timing};
use crate::model::{Buffer, Label, Message, Pipe};
use std::collections::HashMap;

/// Flags of one core that were set more often than waited for, with the last set's operation.
pub fn unmatched_sets(report: &mut Report, flags: &HashMap<(Pipe, Pipe, u8), (i32, u32)>) {
    let mut flags: Vec<_> = flags.iter().collect();
    flags.sort();
    for (&(from, to, id), &(count, op)) in flags {
        if count > 0 {
            let name = flag_name(from, to, id);
            report.warn(
                code::FLAG,
                op,
                format!("flag {name} is set and nothing waits for it: the next kernel finds it set"),
                format!("设置了标志 {name},但没有等待:下一个内核会看到它已被设置"),
            );
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

/// Explains a deadlock: every wait whose set is missing.
pub fn deadlock(report: &mut Report, streams: &[CoreStream<'_>], timing: &Timing) {
    for &(core, index) in &timing.stuck {
        let Some(instruction) = streams.get(core).and_then(|s| s.stream.instructions.get(index)) else { continue };
        let pipe = instruction.pipe.name();
        match instruction.work {
            Work::WaitFlag { from, id, .. } => {
                let flag = flag_name(from, instruction.pipe, id);
                let from = from.name();
                let finding = report.error(
                    code::DEADLOCK,
                    instruction.op,
                    format!("deadlock: {pipe} waits for flag {flag}, which {from} never sets"),
                    format!("死锁:{pipe} 等待标志 {flag},但 {from} 从不设置它"),
                );
                if let Some(finding) = finding {
                    finding.notes.push(Message::new(
                        format!("set it after the last {from} instruction that {pipe} must wait for: `asc.set_flag` with the same event and id"),
                        format!("请在 {pipe} 必须等待的最后一条 {from} 指令之后,用相同的事件和编号调用 `asc.set_flag`"),
                    ));
                }
            }
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

/// Explains accesses that nothing orders, with the flag that would.
pub fn hazards(report: &mut Report, names: &Names, stream: &Stream) {
    let hazards = hazard::find(stream);
    let one_pipe = |h: &Hazard| stream.instructions[h.first].pipe == stream.instructions[h.second].pipe;
    // A flag that is missing between two pipes also leaves copies of one pipe unordered; it is the one to mend.
    let only_copies = hazards.iter().all(one_pipe);
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
        let finding = report.warn(
            code::HAZARD,
            second.op,
            format!(
                "`{after}` ({to}) may start before `{before}` ({from}, {place}) {} the {} it {}",
                verbs.1, range.0, verbs.0
            ),
            format!(
                "`{after}`({to})可能在`{before}`({from},{place_zh}){}{}之前就{}它们",
                verbs_zh.1, range.1, verbs_zh.0
            ),
        );
        let Some(finding) = finding else { continue };
        finding.labels.push(Label {
            span,
            message: Message::new(format!("`{before}` runs on {from}"), format!("`{before}` 在 {from} 上运行")),
        });
        finding.notes.push(if first.pipe == second.pipe {
            Message::new(
                format!("put `asc.pipe_barrier(asc.PipeID.PIPE_{to})` between them"),
                format!("请在它们之间加入 `asc.pipe_barrier(asc.PipeID.PIPE_{to})`"),
            )
        } else {
            Message::new(
                format!("after `{before}` write `asc.set_flag(asc.HardEvent.{from}_{to}, 0)`, before `{after}` `asc.wait_flag(asc.HardEvent.{from}_{to}, 0)`"),
                format!("在 `{before}` 之后写 `asc.set_flag(asc.HardEvent.{from}_{to}, 0)`,在 `{after}` 之前写 `asc.wait_flag(asc.HardEvent.{from}_{to}, 0)`"),
            )
        });
    }
}
