//! A program made flat: operations and jumps, so that a core can stop anywhere and go on later.
//!
//! Loops and branches become the same assignments, in the same order, as in the emitted C++, including its
//! sequential copies of carried values.

use super::Handler;
use super::lookup;
use super::machine::api_name;
use crate::model::{Attr, BlockData, OpData, Program, Type};
use crate::ops::{self, OpDef};
use crate::sim::stream::{NO_OP, Names};

/// An operation ready to run.
pub struct Op {
    /// Without its dialect for AscIR operations (`add_l2`), full for others (`arith.addi`).
    pub name: String,
    pub run: Handler,
    /// Its name, and the name of the instruction it issues, in [`Code::names`].
    pub label: u32,
    pub api: u32,
    /// Its record among the operations of AscIR; `None` for those of other dialects.
    pub def: Option<&'static OpDef>,
    pub operands: Vec<usize>,
    pub results: Vec<usize>,
    pub attrs: Vec<(String, Attr)>,
    pub segments: Vec<u32>,
    /// Number of its `OpId`, or `NO_OP`.
    pub id: u32,
}

impl Op {
    /// Row of the target's tables that says what it costs.
    pub fn cost(&self) -> &'static str {
        self.def.map_or("", |def| def.cost)
    }

    pub fn attr(&self, name: &str) -> Option<&Attr> {
        self.attrs.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    pub fn int_attr(&self, name: &str) -> Option<i64> {
        match self.attr(name)? {
            Attr::Int(value) => Some(*value),
            Attr::Bool(value) => Some(i64::from(*value)),
            _ => None,
        }
    }

    pub fn str_attr(&self, name: &str) -> Option<&str> {
        match self.attr(name)? {
            Attr::Str(value) => Some(value),
            _ => None,
        }
    }

    pub fn has_attr(&self, name: &str) -> bool {
        self.attr(name).is_some_and(|value| *value != Attr::Bool(false))
    }

    /// Operand slots of a declared group; one slot each where no group is optional or variadic.
    pub fn group(&self, index: usize) -> &[usize] {
        if self.segments.is_empty() {
            return self.operands.get(index..=index).unwrap_or_default();
        }
        let start: u32 = self.segments.iter().take(index).sum();
        let count = self.segments.get(index).copied().unwrap_or(0);
        self.operands.get(start as usize..(start + count) as usize).unwrap_or_default()
    }
}

pub enum Step {
    /// Index into [`Code::ops`].
    Op(usize),
    /// `to = from`, one after the other.
    Assign(Vec<(usize, usize)>),
    Jump(usize),
    /// Goes on at the target unless the condition holds.
    Unless {
        condition: usize,
        target: usize,
    },
    /// Loop test `counter < bound` by operation (for its line); leaves to the target.
    Test {
        counter: usize,
        bound: usize,
        target: usize,
        op: usize,
    },
    /// `counter += step` and back to the target.
    Next {
        counter: usize,
        step: usize,
        target: usize,
    },
    /// Marks a jump backwards of a `while`.
    Again {
        target: usize,
        op: usize,
    },
}

#[derive(Default)]
pub struct Code {
    pub steps: Vec<Step>,
    pub ops: Vec<Op>,
    /// Names of operations and of their instructions; a run adds those of flags.
    pub names: Names,
    /// By value.
    pub types: Vec<Type>,
    pub args: Vec<usize>,
    pub arg_names: Vec<String>,
}

impl Code {
    pub fn new(program: &Program) -> Self {
        let mut code = Self {
            types: program.types.clone(),
            args: slots(&program.body.args),
            arg_names: program.arg_names.clone(),
            ..Self::default()
        };
        code.block(&program.body);
        code
    }

    pub fn type_of(&self, slot: usize) -> Option<&Type> {
        self.types.get(slot)
    }

    fn block(&mut self, block: &BlockData) {
        for op in &block.ops {
            match op.name.as_str() {
                "scf.for" => self.for_loop(op),
                "scf.while" => self.while_loop(op),
                "scf.if" => self.branch(op),
                "scf.yield" | "scf.condition" | "func.return" => {}
                _ => {
                    let index = self.op(op);
                    self.steps.push(Step::Op(index));
                }
            }
        }
    }

    fn op(&mut self, op: &OpData) -> usize {
        let name = op.name.strip_prefix("ascir.").unwrap_or(&op.name).to_owned();
        self.ops.push(Op {
            run: lookup(&name),
            label: self.names.intern(&name),
            api: self.names.intern(&api_name(&name)),
            def: ops::op(&op.name),
            name,
            operands: slots(&op.operands),
            results: slots(&op.results),
            attrs: op.attrs.clone(),
            segments: op.segments.clone(),
            id: op.op.map_or(NO_OP, |id| id.0),
        });
        self.ops.len() - 1
    }

    fn for_loop(&mut self, op: &OpData) {
        let (Some(body), Some(&[lower, upper, step])) = (op.regions.first(), op.operands.first_chunk::<3>()) else {
            return;
        };
        let args = slots(&body.args);
        let Some((&counter, carried)) = args.split_first() else { return };
        let index = self.op(op);
        let inits: Vec<_> = op.operands[3..].iter().map(|v| v.0 as usize).collect();
        self.assign(carried, &inits);
        self.assign(&[counter], &[lower.0 as usize]);
        let test = self.steps.len();
        self.steps.push(Step::Test { counter, bound: upper.0 as usize, target: 0, op: index });
        self.block(body);
        self.assign(carried, &terminator(body, "scf.yield"));
        self.steps.push(Step::Next { counter, step: step.0 as usize, target: test });
        self.patch(test);
        self.assign(&slots(&op.results), carried);
    }

    fn while_loop(&mut self, op: &OpData) {
        let [before, after] = op.regions.as_slice() else { return };
        let index = self.op(op);
        let before_args = slots(&before.args);
        self.assign(&before_args, &slots(&op.operands));
        let start = self.steps.len();
        self.block(before);
        let passed = terminator(before, "scf.condition");
        let Some((&condition, passed)) = passed.split_first() else { return };
        let (leave, results) = (self.steps.len(), slots(&op.results));
        self.steps.push(Step::Unless { condition, target: 0 });
        self.assign(&slots(&after.args), passed);
        self.block(after);
        self.assign(&before_args, &terminator(after, "scf.yield"));
        self.steps.push(Step::Again { target: start, op: index });
        self.patch(leave);
        self.assign(&results, passed);
    }

    fn branch(&mut self, op: &OpData) {
        let Some(condition) = op.operands.first() else { return };
        let results = slots(&op.results);
        let test = self.steps.len();
        self.steps.push(Step::Unless { condition: condition.0 as usize, target: 0 });
        if let Some(then) = op.regions.first() {
            self.block(then);
            self.assign(&results, &terminator(then, "scf.yield"));
        }
        let end = self.steps.len();
        self.steps.push(Step::Jump(0));
        self.patch(test);
        if let Some(other) = op.regions.get(1) {
            self.block(other);
            self.assign(&results, &terminator(other, "scf.yield"));
        }
        self.patch(end);
    }

    fn assign(&mut self, to: &[usize], from: &[usize]) {
        let pairs: Vec<_> = to.iter().copied().zip(from.iter().copied()).filter(|(to, from)| to != from).collect();
        if !pairs.is_empty() {
            self.steps.push(Step::Assign(pairs));
        }
    }

    /// Lets the jump at `at` lead here.
    fn patch(&mut self, at: usize) {
        let here = self.steps.len();
        if let Some(Step::Unless { target, .. } | Step::Test { target, .. } | Step::Jump(target)) =
            self.steps.get_mut(at)
        {
            *target = here;
        }
    }
}

fn slots(values: &[crate::model::ValueId]) -> Vec<usize> {
    values.iter().map(|value| value.0 as usize).collect()
}

/// Operands of the block's terminator of that name.
fn terminator(block: &BlockData, name: &str) -> Vec<usize> {
    block.ops.last().filter(|op| op.name == name).map(|op| slots(&op.operands)).unwrap_or_default()
}
