//! The functional half: executes a program on each core and issues its instruction stream.
//!
//! Cores run one after the other in program order; a core that comes to a meeting of all cores pauses there. Values
//! are those of an in-order execution: what a missing flag would break on a device is not imitated.

mod autosync;
pub mod code;
mod copy;
mod cube;
pub mod gm;
pub mod machine;
mod mask;
mod matmul;
mod object;
mod pool;
mod queue;
pub mod report;
mod scalar;
mod sync;
mod system;
pub mod value;
mod vector;

use code::{Code, Op, Step};
use machine::{CoreState, Done, Machine, Stop};
use std::collections::HashMap;
use std::sync::OnceLock;
use value::{Elem, Number, Value};

/// What executes an operation.
#[derive(Clone, Copy)]
pub enum Handler {
    Plain(fn(&mut Machine, &Op) -> Done),
    Elementwise(&'static vector::elementwise::Elementwise, vector::Form),
    Reduce(&'static vector::reduce::Reduce, vector::Form),
    /// No semantics yet: the result is unknown.
    Missing,
}

/// Operations by family, in one list per file.
const FAMILIES: &[&[(&str, Handler)]] = &[
    scalar::OPS,
    object::OPS,
    pool::OPS,
    queue::OPS,
    sync::OPS,
    system::OPS,
    copy::OPS,
    cube::OPS,
    matmul::OPS,
    vector::fill::OPS,
    vector::cast::OPS,
    vector::select::OPS,
    vector::gather::OPS,
    vector::reduce::OPS,
    vector::math::OPS,
    vector::sort::OPS,
];

/// Handler of an operation by its name without the AscIR prefix.
pub fn lookup(name: &str) -> Handler {
    static INDEX: OnceLock<HashMap<&'static str, Handler>> = OnceLock::new();
    let index = INDEX.get_or_init(|| FAMILIES.iter().flat_map(|family| family.iter().copied()).collect());
    index
        .get(name)
        .copied()
        .or_else(|| vector::elementwise::find(name))
        .or_else(|| vector::reduce::find(name))
        .unwrap_or(Handler::Missing)
}

/// Whether flags can order one pipe behind another.
pub fn event_between(from: crate::model::Pipe, to: crate::model::Pipe) -> bool {
    (0..).map_while(sync::event).any(|event| event == (from, to))
}

/// True when the simulator computes the operation's effect.
pub fn is_computed(name: &str) -> bool {
    !matches!(lookup(name), Handler::Missing)
}

/// Operations whose effect is on nothing that is simulated are asked for cancellation this often.
const CANCEL_EVERY: u64 = 1 << 12;

/// Runs the machine's core until it ends (`true`) or pauses at a meeting (`false`).
pub fn run_core(m: &mut Machine) -> Result<bool, Stop> {
    let code: &Code = m.code;
    m.core.pause = false;
    while let Some(step) = code.steps.get(m.core.at) {
        m.core.at += 1;
        m.core.steps += 1;
        if m.core.steps.is_multiple_of(CANCEL_EVERY) && (m.cancelled)() {
            return Err(Stop::Cancelled);
        }
        match step {
            Step::Op(index) => {
                let op = &code.ops[*index];
                execute(m, op)?;
                if m.core.pause {
                    return Ok(false);
                }
            }
            Step::Assign(pairs) => {
                for &(to, from) in pairs {
                    let value = m.value(from).clone();
                    m.set(to, value);
                }
            }
            Step::Jump(target) => m.core.at = *target,
            Step::Unless { condition, target } => {
                if m.int(*condition).unwrap_or(0) == 0 {
                    m.core.at = *target;
                }
            }
            Step::Test { counter, bound, target, op } => {
                let op = &code.ops[*op];
                count_step(m, op)?;
                m.scalar(op, m.target.scalar.alu.value + m.target.scalar.branch.value);
                let below = match (m.number(*counter), m.number(*bound)) {
                    (Some(counter), Some(bound)) => counter.as_int() < bound.as_int(),
                    _ => false,
                };
                if !below {
                    m.core.at = *target;
                }
            }
            Step::Next { counter, step, target } => {
                let elem = m.elem_of(*counter).unwrap_or(Elem::I32);
                let next = match (m.number(*counter), m.number(*step)) {
                    (Some(counter), Some(step)) => Value::of(Number::Int(counter.as_int() + step.as_int()), elem),
                    _ => Value::Poison,
                };
                m.set(*counter, next);
                m.core.at = *target;
            }
            Step::Again { target, op } => {
                let op = &code.ops[*op];
                count_step(m, op)?;
                m.scalar(op, m.target.scalar.branch.value);
                m.core.at = *target;
            }
        }
    }
    m.core.ended = true;
    Ok(true)
}

/// Ends loops that go on for ever.
fn count_step(m: &Machine, op: &Op) -> Done {
    if m.core.steps > m.step_limit { Err(Stop::Endless(op.id)) } else { Ok(()) }
}

fn execute(m: &mut Machine, op: &Op) -> Done {
    match op.run {
        Handler::Plain(run) => run(m, op),
        Handler::Elementwise(row, form) => vector::elementwise::run(m, op, row, form),
        Handler::Reduce(row, form) => vector::reduce::run(m, op, row, form),
        Handler::Missing => vector::missing(m, op),
    }
}

/// A fresh core with the kernel's arguments in place.
pub fn new_core(code: &Code, id: u32, args: &[Value]) -> CoreState {
    let mut values = vec![Value::Poison; code.types.len()];
    for (&slot, value) in code.args.iter().zip(args) {
        if let Some(place) = values.get_mut(slot) {
            *place = value.clone();
        }
    }
    CoreState::new(id, values)
}
