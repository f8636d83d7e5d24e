//! Questions about the launch and the core, mask and atomic state, and calls without effect on the result.

use super::code::Op;
use super::copy::Atomic;
use super::machine::{DeqScale, Done, Machine, Stop};
use super::object::nothing;
use super::report::code;
use super::value::{Elem, Number, Value};
use super::{Handler, Handler::Plain};
use crate::model::Attr;

pub const OPS: &[(&str, Handler)] = &[
    ("get_block_idx", Plain(|m, op| answer(m, op, i64::from(m.core.id)))),
    ("get_block_num", Plain(|m, op| answer(m, op, i64::from(m.core_num)))),
    ("get_sub_block_idx", Plain(|m, op| answer(m, op, 0))),
    ("get_sub_block_num", Plain(|m, op| answer(m, op, 1))),
    ("get_task_ratio", Plain(|m, op| answer(m, op, 1))),
    ("get_data_block_size_in_bytes", Plain(|m, op| answer(m, op, 32))),
    ("get_program_counter", Plain(|m, op| answer(m, op, m.core.at as i64 * 4))),
    ("get_system_cycle", Plain(|m, op| answer(m, op, m.core.steps as i64))),
    ("get_arch_version", Plain(nothing)),
    ("ascend_is_aic", Plain(|m, op| answer(m, op, 0))),
    ("ascend_is_aiv", Plain(|m, op| answer(m, op, 1))),
    ("set_vector_mask_l0", Plain(set_vector_mask_length)),
    ("set_vector_mask_l1", Plain(set_vector_mask_words)),
    ("reset_mask", Plain(reset_mask)),
    (
        "set_mask_count",
        Plain(|m, op| {
            m.core.mask.counter = true;
            set_mask(m, op)
        }),
    ),
    (
        "set_mask_norm",
        Plain(|m, op| {
            m.core.mask.counter = false;
            set_mask(m, op)
        }),
    ),
    ("set_deq_scale", Plain(set_deq_scale)),
    ("set_atomic_add", Plain(|m, op| atomic(m, op, Some(Atomic::Add)))),
    ("set_atomic_max", Plain(|m, op| atomic(m, op, Some(Atomic::Max)))),
    ("set_atomic_min", Plain(|m, op| atomic(m, op, Some(Atomic::Min)))),
    ("set_atomic_type", Plain(atomic_type)),
    ("set_atomic_none", Plain(|m, op| atomic(m, op, None))),
    ("trap", Plain(trap)),
    ("printf", Plain(nothing)),
    ("print_time_stamp", Plain(nothing)),
    ("dump_tensor", Plain(nothing)),
    ("dump_acc_chk_point", Plain(nothing)),
    ("local_tensor.print", Plain(nothing)),
    ("local_tensor.to_file", Plain(nothing)),
    ("metrics_prof_start", Plain(nothing)),
    ("metrics_prof_stop", Plain(nothing)),
    ("icache_preload", Plain(nothing)),
    ("init_soc_state", Plain(nothing)),
    ("noop", Plain(nothing)),
    ("data_cache_preload", Plain(nothing)),
    ("data_cache_clean_invalid_global", Plain(cache)),
    ("data_cache_clean_invalid_global_nodccidst", Plain(cache)),
    ("declare_py_struct", Plain(nothing)),
    ("verbatim", Plain(verbatim)),
    ("emitc.include", Plain(nothing)),
    ("emitc.verbatim", Plain(nothing)),
];

fn answer(m: &mut Machine, op: &Op, value: i64) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    m.result_int(op, value);
    Ok(())
}

/// Writing the mask register; the hardware orders it against the vector unit.
fn set_mask(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    Ok(())
}

fn set_vector_mask_length(m: &mut Machine, op: &Op) -> Done {
    let Some(length) = m.operand_int(op, 0) else { return Ok(()) };
    m.core.mask.words = if op.int_attr("mode") == Some(1) {
        length.max(0) as u128
    } else {
        match super::mask::Mask::first(length.max(0) as u64) {
            super::mask::Mask::Lanes(words) => words,
            super::mask::Mask::Elements(count) => u128::from(count),
        }
    };
    set_mask(m, op)
}

fn set_vector_mask_words(m: &mut Machine, op: &Op) -> Done {
    let (Some(high), Some(low)) = (m.operand_int(op, 0), m.operand_int(op, 1)) else { return Ok(()) };
    m.core.mask.words = u128::from(high as u64) << 64 | u128::from(low as u64);
    set_mask(m, op)
}

fn reset_mask(m: &mut Machine, op: &Op) -> Done {
    m.core.mask.words = u128::MAX;
    set_mask(m, op)
}

/// Scale, and offset and sign of the form for 8-bit results.
fn set_deq_scale(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let scale = op.group(0).first().and_then(|&slot| m.number(slot)).map(Number::as_f64);
    let int = |group: usize| op.group(group).first().and_then(|&slot| m.int(slot)).unwrap_or(0);
    m.core.deq = DeqScale { scale, offset: int(1), signed: int(2) != 0 };
    Ok(())
}

fn atomic(m: &mut Machine, op: &Op, kind: Option<Atomic>) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let elem = match op.attr("dtype") {
        Some(Attr::Type(ty)) => Elem::of(ty),
        _ => None,
    };
    m.core.atomic = kind.map(|kind| (kind, elem));
    Ok(())
}

fn atomic_type(m: &mut Machine, op: &Op) -> Done {
    let kind = m.core.atomic.map_or(Atomic::Add, |(kind, _)| kind);
    atomic(m, op, Some(kind))
}

fn trap(m: &mut Machine, op: &Op) -> Done {
    let core = m.core.id;
    m.report.warn(
        code::TRAP,
        op.id,
        format!("core {core} stops here: the kernel calls `trap`"),
        format!("核 {core} 在此停止:内核调用了 `trap`"),
    );
    Err(Stop::Trap)
}

fn cache(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.gm_store.value);
    Ok(())
}

/// Text of the kernel's author is not understood.
fn verbatim(m: &mut Machine, op: &Op) -> Done {
    for &slot in &op.operands {
        if m.elem_of(slot).is_some() {
            m.set(slot, Value::Poison);
        }
    }
    m.not_computed(op)
}
