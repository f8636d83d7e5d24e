use super::*;
use crate::ops::{self, Arity, OPS, PARAMS};

#[test]
fn every_signature_parses_and_feeds_every_operand() {
    for op in OPS {
        let told = !op.summary.en.is_empty() && !op.summary.zh.is_empty();
        assert!(told || op.python.is_empty(), "{}: no summary", op.mnemonic);
        for python in op.python {
            let signature =
                parse(op, python.signature).unwrap_or_else(|e| panic!("{}: {e}: {}", op.mnemonic, python.signature));
            for (index, operand) in op.operands.iter().enumerate() {
                let fed = signature.params.iter().any(|param| param.target == Target::Operand(index));
                assert!(
                    fed || operand.arity == Arity::Optional,
                    "{}: nothing feeds {}: {signature:?}",
                    op.mnemonic,
                    operand.name
                );
            }
            assert_eq!(signature.missing_attributes(op), Vec::<&str>::new(), "{}", op.mnemonic);
            assert_eq!(signature.results.len(), op.results.len(), "{}: {}", op.mnemonic, python.signature);
            for param in &signature.params {
                let named = |name: &str| {
                    let name = name.split('.').next().unwrap();
                    assert!(
                        signature.params.iter().any(|other| other.name == name),
                        "{}: no parameter {name}",
                        op.mnemonic
                    );
                };
                if let Cast::ElementOf(other) = param.cast {
                    named(other);
                }
                if let (Some(Default::Member(member)), Some(Accept::Enum(definition))) =
                    (param.default, param.accepts.first())
                {
                    assert!(definition.member(member).is_some(), "{}: {member}", op.mnemonic);
                }
            }
        }
    }
}

#[test]
fn fields_of_every_parameter_class_parse() {
    for definition in PARAMS {
        let fields = fields(definition.fields).unwrap_or_else(|e| panic!("{}: {e}", definition.python));
        let mut operands: Vec<usize> = fields.iter().filter_map(|field| field.operand).collect();
        let made = operands.len();
        operands.sort_unstable();
        operands.dedup();
        assert_eq!(made, operands.len(), "{}: two fields for one operand", definition.python);
        for field in &fields {
            if let Member::Type(name) = field.member {
                assert!(ops::TYPES.iter().any(|t| t.name == name), "{}: {name}", definition.python);
            }
        }
        // Classes that Python keeps to itself have no type.
        let known = definition.type_name.is_empty() || ops::TYPES.iter().any(|t| t.name == definition.type_name);
        assert!(known, "{}: {}", definition.python, definition.type_name);
    }
}

#[test]
fn fields_say_which_operand_they_become() {
    let fixpipe = fields(ops::params("asc.FixpipeParamsV220")[0].fields).unwrap();
    let operand = |name: &str| fixpipe.iter().find(|field| field.name == name).unwrap().operand;
    assert_eq!(operand("quant_pre"), Some(5));
    assert_eq!(operand("relu_en"), Some(4));
    assert_eq!(operand("nd_num"), Some(7));
    assert_eq!(operand("is_channel_split"), Some(11));
    let load = fields(ops::params("asc.LoadData3DParamsV1")[0].fields).unwrap();
    assert_eq!(load[1].operand, Some(4));
    let pad = fields(ops::params("asc.DataCopyPadExtParams")[0].fields).unwrap();
    assert_eq!((pad[0].operand, pad[0].member), (None, Member::None));
    assert_eq!((pad[4].operand, pad[4].cast, pad[4].member), (Some(3), Cast::Dtype, Member::Dtype));
    assert_eq!(ops::params("asc.MmadParams").len(), 3);
}

#[test]
fn a_call_with_flag_and_repeats() {
    let op = ops::op("adds_l0").unwrap();
    let signature = parse(op, op.python[0].signature).unwrap();
    let names: Vec<&str> = signature.params.iter().map(|param| param.name).collect();
    assert_eq!(names, ["dst", "src", "scalar", "mask", "repeat_times", "repeat_params", "is_set_mask"]);
    assert_eq!(signature.params[2].cast, Cast::ElementOf("src"));
    assert_eq!(signature.params[2].accepts, [Accept::Int, Accept::Float]);
    assert_eq!(signature.params[4].target, Target::Operand(4));
    assert_eq!(signature.params[6].target, Target::Attribute(0));
    assert_eq!(signature.params[6].default, Some(Default::Bool(true)));
}

#[test]
fn order_marks_come_first() {
    let op = ops::op("copy_l0").unwrap();
    let signature = parse(op, op.python[0].signature).unwrap();
    let order: Vec<&str> = signature.materialisation_order().iter().map(|param| param.name).collect();
    assert_eq!(order[..3], ["is_set_mask", "repeat_time", "mask"]);
    let op = ops::op("set_vector_mask_l0").unwrap();
    let signature = parse(op, op.python[0].signature).unwrap();
    assert!(signature.params[1].keyword_only && !signature.params[0].keyword_only);
}

#[test]
fn results_and_enumerations() {
    let op = ops::op("que_bind.alloc_tensor").unwrap();
    let signature = parse(op, op.python[0].signature).unwrap();
    assert_eq!(signature.results[0].kind, ResultType::Local { dtype: "dtype", shape: None });
    let op = ops::op("pipe.fetch_event_id").unwrap();
    let signature = parse(op, op.python[0].signature).unwrap();
    assert_eq!(signature.params[1].default, Some(Default::Member("V_S")));
    assert!(matches!(signature.params[1].accepts[..], [Accept::Enum(EnumDef { name: "HardEvent", .. })]));
}

#[test]
fn mistakes_are_named() {
    let op = ops::op("add_l2").unwrap();
    assert_eq!(parse(op, "dst"), Err(SignatureError::Untyped("dst")));
    assert_eq!(parse(op, "a: int -> nope"), Err(SignatureError::UnknownTarget("nope".to_owned())));
    assert_eq!(parse(op, "a: int = ?"), Err(SignatureError::UnknownDefault("?")));
    assert_eq!(parse(op, "a: int @x"), Err(SignatureError::Order("x")));
}
