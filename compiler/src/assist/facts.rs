//! What the tables say of an operation, in sentences for people.

use crate::model::Message;
use crate::ops::OpDef;
use crate::ops::PipeRule;
use crate::ops::rules::{ElementRule, Limit, elements, limits, positions};
use crate::ops::signature::camel_case;

/// Pipe, memories, element types and limits of the operations behind a name, each once.
pub fn facts(ops: &[&OpDef]) -> Vec<Message> {
    let mut found: Vec<Message> = Vec::new();
    for op in ops {
        let all = pipe(op).into_iter().chain(memories(op)).chain(types(op)).chain(bounds(op)).chain(sync(op));
        for fact in all {
            if !found.contains(&fact) {
                found.push(fact);
            }
        }
    }
    found
}

fn pipe(op: &OpDef) -> Option<Message> {
    Some(match op.pipe {
        PipeRule::Fixed(pipe) => {
            Message::new(format!("Runs on {}.", pipe.name()), format!("在 {} 上执行。", pipe.name()))
        }
        PipeRule::Direction => Message::new(
            "Runs on MTE2 from GM, on MTE3 to GM, on MTE1 from L1 to L0, on V within UB.",
            "从 GM 读入用 MTE2，写回 GM 用 MTE3，L1 到 L0 用 MTE1，UB 内用 V。",
        ),
        PipeRule::EventSource => Message::new("Runs on the first pipe of its event.", "在事件的前一条流水线上执行。"),
        PipeRule::EventDestination => {
            Message::new("Waits on the second pipe of its event.", "在事件的后一条流水线上等待。")
        }
        PipeRule::Named => Message::new("Runs on the pipe that it names.", "在所指定的流水线上执行。"),
    })
}

fn memories(op: &OpDef) -> Vec<Message> {
    let sentence = |rule: crate::ops::rules::PositionRule| {
        let (operands, memories) = (python(&rule.operands), list(rule.memories.iter().map(|memory| memory.name())));
        Message::new(format!("{operands} in {memories}."), format!("{operands} 位于 {memories}。"))
    };
    positions(op).into_iter().map(sentence).collect()
}

fn types(op: &OpDef) -> Vec<Message> {
    let sentence = |rule| match rule {
        ElementRule::In { operand, types } => {
            let (operand, types) = (python(&[operand]), types.join(", "));
            Message::new(format!("{operand} of {types}."), format!("{operand} 的类型可为 {types}。"))
        }
        ElementRule::Same { operand, other } => {
            let both = python(&[operand, other]);
            Message::new(format!("{both} of one element type."), format!("{both} 元素类型相同。"))
        }
    };
    elements(op).into_iter().map(sentence).collect()
}

fn bounds(op: &OpDef) -> Vec<Message> {
    let sentence = |limit| match limit {
        Limit::Aligned { operands, bytes } => {
            let operands = python(&operands);
            Message::new(
                format!("{operands} start at a multiple of {bytes} bytes."),
                format!("{operands} 起始地址须为 {bytes} 字节的倍数。"),
            )
        }
        Limit::Range { operand, min, max } => {
            let operand = python(&[operand]);
            Message::new(format!("{operand} from {min} to {max}."), format!("{operand} 取值 {min} 到 {max}。"))
        }
    };
    limits(op).into_iter().map(sentence).collect()
}

fn sync(op: &OpDef) -> Option<Message> {
    op.auto_sync
        .then(|| Message::new("With insert_sync the compiler adds the waits.", "启用 insert_sync 时由编译器插入同步。"))
}

fn list<'a>(items: impl Iterator<Item = &'a str>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// Operands under the names that Python has for them: `repeat_times` of `repeatTimes`.
fn python(operands: &[&str]) -> String {
    let snake = |name: &str| {
        let mut out = String::new();
        for character in name.chars() {
            if character.is_ascii_uppercase() {
                out.push('_');
            }
            out.push(character.to_ascii_lowercase());
        }
        if camel_case(&out) == name { out } else { name.to_owned() }
    };
    operands.iter().map(|name| snake(name)).collect::<Vec<_>>().join(", ")
}
