//! Nonsense programs: every operation with random operands, and nothing panics or runs for ever.

use super::{Limits, Values, simulate};
use crate::model::{Attr, BlockData, OpData, OpId, Origin, Origins, Program, ScalarKind, SourceSpan, Type, ValueId};
use crate::ops::{self, AttributeKind};
use crate::sim::testing::{int, launch, tensor};
use crate::target::load;
use proptest::prelude::*;

const OTHERS: [&str; 22] = [
    "arith.addi",
    "arith.muli",
    "arith.divsi",
    "arith.remsi",
    "arith.ceildivsi",
    "arith.shli",
    "arith.shrsi",
    "arith.cmpi",
    "arith.select",
    "arith.fptosi",
    "arith.sitofp",
    "arith.trunci",
    "arith.bitcast",
    "arith.index_cast",
    "emitc.cast",
    "memref.alloca",
    "memref.load",
    "memref.store",
    "scf.for",
    "scf.if",
    "scf.while",
    "func.return",
];

fn types() -> Vec<Type> {
    let scalar = |kind, bits| Type::Scalar { kind, bits };
    let f32_ = || Box::new(scalar(ScalarKind::Float, 32));
    let half = || Box::new(scalar(ScalarKind::Float, 16));
    vec![
        scalar(ScalarKind::Signless, 32),
        scalar(ScalarKind::Signless, 64),
        scalar(ScalarKind::Signless, 1),
        scalar(ScalarKind::Unsigned, 32),
        scalar(ScalarKind::Unsigned, 64),
        scalar(ScalarKind::Float, 32),
        scalar(ScalarKind::Index, 32),
        Type::LocalTensor { shape: Vec::new(), element: f32_() },
        Type::LocalTensor { shape: Vec::new(), element: half() },
        Type::LocalTensor { shape: Vec::new(), element: Box::new(scalar(ScalarKind::Signless, 32)) },
        Type::GlobalTensor { shape: Vec::new(), element: f32_() },
        Type::MemRef { shape: vec![Some(4)], element: f32_(), space: 0 },
        Type::MemRef { shape: vec![None], element: half(), space: 22 },
        Type::Queue { position: "vecin".into(), depth: 2 },
        Type::TBuf { position: "veccalc".into() },
        Type::Other { mnemonic: "binary_repeat_params".into() },
    ]
}

/// One operation: which, its operands (as choices among the values so far), result type, number attribute.
type Choice = (usize, Vec<usize>, usize, i64);

fn numbers() -> impl Strategy<Value = i64> {
    prop_oneof![
        4 => 0..300_i64,
        1 => Just(-1),
        1 => Just(i64::from(i32::MAX)),
        1 => Just(i64::MIN),
        1 => any::<i64>(),
    ]
}

fn program(constants: &[i64], choices: &[Choice]) -> (Program, Origins) {
    let types = types();
    let mut program = Program { kernel: "nonsense".into(), ..Program::default() };
    let define = |program: &mut Program, ty: &Type| {
        program.types.push(ty.clone());
        ValueId(program.types.len() as u32 - 1)
    };
    for (name, ty) in [("x", &types[12]), ("n", &types[0])] {
        let id = define(&mut program, ty);
        program.body.args.push(id);
        program.arg_names.push(name.into());
    }
    let mut ops = Vec::new();
    for (i, number) in constants.iter().enumerate() {
        let id = define(&mut program, &types[i % 7]);
        let float = i % 7 == 5;
        let value = if float { Attr::Float(*number as f64) } else { Attr::Int(*number) };
        ops.push(data("arith.constant", Vec::new(), vec![id], vec![("value".into(), value)]));
    }
    // Something of each kind that fits, so that operations get past their first look at their operands.
    let scalars: Vec<ValueId> = (2..2 + constants.len() as u32).map(ValueId).collect();
    let int = |i: usize| scalars[i % 5 + 7 * (i / 5 % (scalars.len() / 7))];
    let (mut tensors, mut params) = (Vec::new(), Vec::new());
    for (i, ty) in [7, 8, 9, 7, 8].into_iter().enumerate() {
        let id = define(&mut program, &types[ty]);
        let pos = constants[i % constants.len()].rem_euclid(12);
        let attrs = vec![("pos".to_owned(), Attr::Int(if i < 3 { 9 } else { pos }))];
        ops.push(data("ascir.local_tensor_v2", vec![int(i), int(i + 2)], vec![id], attrs));
        tensors.push(id);
    }
    let global = define(&mut program, &types[10]);
    ops.push(data("ascir.global_tensor", Vec::new(), vec![global], Vec::new()));
    ops.push(data("ascir.global_tensor.set_global_buffer", vec![global, ValueId(0)], Vec::new(), Vec::new()));
    tensors.push(global);
    for i in 0..3 {
        let id = define(&mut program, &types[15]);
        let fields = (0..8).map(|k| int(i * 3 + k)).collect();
        ops.push(data("ascir.construct", fields, vec![id], Vec::new()));
        params.push(id);
    }
    let queue = define(&mut program, &types[13]);
    ops.push(data("ascir.queue", Vec::new(), vec![queue], Vec::new()));
    ops.push(data("ascir.pipe.init_queue", vec![queue, queue, int(1), int(2)], Vec::new(), Vec::new()));
    for (which, operands, result, number) in choices {
        let which = which % (ops::OPS.len() + OTHERS.len());
        let so_far = program.types.len();
        let any = |o: usize| ValueId((o % so_far) as u32);
        let mut segments = Vec::new();
        let operands: Vec<ValueId> = match ops::OPS.get(which) {
            Some(op) if operands.len() < 8 => op
                .operands
                .iter()
                .enumerate()
                .flat_map(|(i, group)| {
                    let seed = operands.get(i).copied().unwrap_or(i);
                    let one = fitting(group, seed, &tensors, &params, queue).unwrap_or_else(|| int(seed % 64));
                    let count = if group.arity == ops::Arity::One { 1 } else { 2 };
                    segments.push(count as u32);
                    std::iter::repeat_n(one, count)
                })
                .collect(),
            _ => operands.iter().map(|o| any(*o)).collect(),
        };
        if segments.iter().all(|count| *count == 1) {
            segments.clear();
        }
        let id = define(&mut program, &types[result % types.len()]);
        let (name, attrs) = match ops::OPS.get(which) {
            Some(op) => {
                let attr = |a: &ops::Attribute| {
                    let value = match a.kind {
                        AttributeKind::Unit => Attr::Unit,
                        _ => Attr::Int(number.rem_euclid(40)),
                    };
                    (a.name.to_owned(), value)
                };
                (op.name(), op.attributes.iter().map(attr).collect())
            }
            None => {
                let attrs = vec![("predicate".to_owned(), Attr::Int(number.rem_euclid(20)))];
                (OTHERS[which - ops::OPS.len()].to_owned(), attrs)
            }
        };
        let mut op = data(&name, operands, vec![id], attrs);
        if name.starts_with("scf.") {
            let counter = define(&mut program, &types[0]);
            let body = BlockData { args: vec![counter], ops: std::mem::take(&mut ops) };
            op.regions = vec![body, BlockData::default()];
        }
        (op.op, op.segments) = (Some(OpId(0)), segments);
        ops.push(op);
    }
    program.body.ops = ops;
    let origins = Origins { list: vec![Origin { span: SourceSpan::new(0, 1), line: 0, calls: Vec::new() }] };
    (program, origins)
}

/// An operand of the kind that a group wants; `None` for scalars.
fn fitting(
    group: &ops::Operand,
    seed: usize,
    tensors: &[ValueId],
    params: &[ValueId],
    queue: ValueId,
) -> Option<ValueId> {
    let has = |words: &[&str]| words.iter().any(|word| group.name.to_lowercase().contains(word));
    if has(&["param", "config", "tiling"]) {
        Some(params[seed % params.len()])
    } else if has(&["que", "buffer"]) && group.constraint.contains("Queue") {
        Some(queue)
    } else if group.constraint.contains("Tensor") || has(&["dst", "src", "tensor", "mask", "tmp", "fm", "filter"]) {
        // Masks are scalars more often than not.
        if has(&["mask"]) && seed.is_multiple_of(3) { None } else { Some(tensors[seed % tensors.len()]) }
    } else {
        None
    }
}

fn data(name: &str, operands: Vec<ValueId>, results: Vec<ValueId>, attrs: Vec<(String, Attr)>) -> OpData {
    OpData { name: name.into(), operands, results, attrs, segments: Vec::new(), regions: Vec::new(), op: None }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, max_shrink_iters: 300, ..ProptestConfig::default() })]

    #[test]
    fn nonsense_is_survived(
        constants in prop::collection::vec(numbers(), 14..28),
        choices in prop::collection::vec(
            (any::<usize>(), prop::collection::vec(any::<usize>(), 0..9), any::<usize>(), any::<i64>()),
            0..60,
        ),
        values in any::<bool>(),
    ) {
        let (program, origins) = program(&constants, &choices);
        let launch = launch(2, vec![tensor("x", "float16", 64), int("n", 7)]);
        let values = if values { Values::Always } else { Values::WhenNeeded };
        let limits = Limits { steps: 100, values, ..Limits::default() };
        let target = load("Ascend910B1").unwrap();
        let run = simulate(&program, &origins, &launch, &target, &limits, &|| false);
        prop_assert!(run.is_ok());
    }
}
