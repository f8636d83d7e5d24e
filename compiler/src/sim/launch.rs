//! From a launch to a machine that is ready: arguments in their slots, arrays in global memory; and back.

use super::Limits;
use super::exec::gm::Gm;
use super::exec::machine::Machine;
use super::exec::report::code;
use super::exec::value::{Elem, Kind, Number, Value};
use crate::model::{LaunchSpec, LaunchValue, Type};
use crate::sim::stream::NO_OP;

/// Contents of an array argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    /// Python name of the parameter.
    pub name: String,
    /// Elements in memory order, little endian.
    pub bytes: Vec<u8>,
}

/// Scalar type by its pyasc or numpy name.
fn elem(dtype: &str) -> Option<Elem> {
    let (kind, digits) = if let Some(bits) = dtype.strip_prefix("uint") {
        (Kind::Unsigned, bits)
    } else if let Some(bits) = dtype.strip_prefix("int") {
        (Kind::Signed, bits)
    } else if let Some(bits) = dtype.strip_prefix("float") {
        (Kind::Float, bits)
    } else if dtype == "half" {
        return Some(Elem::F16);
    } else if dtype == "bool" {
        return Some(Elem { kind: Kind::Signed, bits: 8 });
    } else {
        return None;
    };
    let bits = if digits.is_empty() { 32 } else { digits.parse().ok()? };
    matches!(bits, 8 | 16 | 32 | 64).then_some(Elem { kind, bits })
}

/// Puts the arguments in place. Findings of severity error mean that the launch cannot start.
pub fn prepare(m: &mut Machine, launch: &LaunchSpec, limits: &Limits) {
    if launch.core_num == 0 {
        m.report.error(
            code::ARGUMENT,
            NO_OP,
            "the launch names no core: write `kernel[8](...)`",
            "启动未指定核数:请写 `kernel[8](...)`",
        );
        return;
    }
    let code = m.code;
    // Stripped locations take the names with them; then arguments are matched in order, by kind.
    let named = code.arg_names.iter().any(|name| !name.is_empty());
    let mut in_order = launch.args.iter();
    for (index, &slot) in code.args.iter().enumerate() {
        let name = code.arg_names.get(index).map_or("", String::as_str);
        let ty = code.type_of(slot);
        let found = if named {
            launch.args.iter().find(|arg| arg.name == name)
        } else {
            in_order.by_ref().find(|arg| fits(&arg.value, ty))
        };
        let value = match found {
            Some(arg) => argument(m, &arg.name, &arg.value, ty, limits),
            // Appended by the compiler, like `ffts_addr`.
            None => Value::Pointer(0),
        };
        m.args.push(value);
    }
}

/// Whether a launch value can be an argument of this type.
fn fits(value: &LaunchValue, ty: Option<&Type>) -> bool {
    match value {
        LaunchValue::Tensor { .. } | LaunchValue::Struct { .. } => matches!(ty, Some(Type::MemRef { .. })),
        LaunchValue::Bool { .. }
        | LaunchValue::Int { .. }
        | LaunchValue::Float { .. }
        | LaunchValue::Scalar { .. }
        | LaunchValue::Unknown { .. } => matches!(ty, Some(Type::Scalar { .. })),
        _ => false,
    }
}

fn argument(m: &mut Machine, name: &str, value: &LaunchValue, ty: Option<&Type>, limits: &Limits) -> Value {
    let wanted = ty.and_then(Elem::of);
    let number = |number: Number| wanted.map_or(Value::Poison, |elem| Value::of(number, elem));
    match value {
        LaunchValue::Bool { value } => number(Number::Int(i128::from(*value))),
        LaunchValue::Int { value } => number(Number::Int(i128::from(*value))),
        LaunchValue::Float { value } => number(Number::Float(*value)),
        LaunchValue::Scalar { value, .. } => {
            let integer = wanted.is_some_and(|elem| !elem.is_float());
            number(if integer { Number::Int(*value as i128) } else { Number::Float(*value) })
        }
        LaunchValue::Tensor { dtype, shape } => {
            let element = ty.and_then(Type::element).and_then(Elem::of).or_else(|| elem(dtype)).unwrap_or(Elem::U8);
            // A size that no address reaches counts as unknown.
            let fits = |product: u64, extent: &u64| product.checked_mul(*extent).filter(|count| *count < 1 << 48);
            let elements = shape.as_ref().and_then(|shape| shape.iter().try_fold(1, fits));
            let given = limits.given.iter().find(|array| array.name == name).map(|array| array.bytes.clone());
            Value::Pointer(m.gm.add(name, element, elements, given, limits.seed))
        }
        LaunchValue::Struct { .. } => structure(m, name, value, ty.and_then(Type::element).or(ty)),
        other => unknown(m, name, other),
    }
}

/// Says that a value is not known.
fn unknown(m: &mut Machine, name: &str, value: &LaunchValue) -> Value {
    let seen = match value {
        LaunchValue::Unknown { seen } => seen.clone(),
        other => format!("{other:?}"),
    };
    m.report.warn(
        code::ARGUMENT,
        NO_OP,
        format!("argument `{name}` is unknown ({seen}): what depends on it is not computed"),
        format!("参数 `{name}` 未知({seen}):依赖它的内容不会计算"),
    );
    Value::Poison
}

/// A struct instance by the fields of its type.
fn structure(m: &mut Machine, name: &str, value: &LaunchValue, ty: Option<&Type>) -> Value {
    let elem = ty.and_then(Elem::of).unwrap_or(Elem::I32);
    match (value, ty) {
        (LaunchValue::Struct { fields, .. }, Some(Type::Struct { fields: wanted, .. })) => {
            let mut values = Vec::with_capacity(wanted.len());
            for (field, ty) in wanted {
                let path = format!("{name}.{field}");
                let value = fields.get(field).map_or(Value::Poison, |value| structure(m, &path, value, Some(ty)));
                values.push((field.clone(), value));
            }
            Value::Struct(values)
        }
        (LaunchValue::Struct { fields, .. }, _) => Value::Struct(
            fields.iter().map(|(field, value)| (field.clone(), structure(m, field, value, None))).collect(),
        ),
        (LaunchValue::Bool { value }, _) => Value::of(Number::Int(i128::from(*value)), elem),
        (LaunchValue::Int { value }, _) => Value::of(Number::Int(i128::from(*value)), elem),
        (LaunchValue::Float { value } | LaunchValue::Scalar { value, .. }, _) => Value::of(Number::Float(*value), elem),
        (other, _) => unknown(m, name, other),
    }
}

/// Arrays as the run left them.
pub fn results(gm: &mut Gm) -> Vec<Array> {
    (0..gm.arrays.len()).map(|index| Array { name: gm.arrays[index].name.clone(), bytes: gm.contents(index) }).collect()
}
