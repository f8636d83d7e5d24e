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
    for (index, &slot) in code.args.iter().enumerate() {
        let name = code.arg_names.get(index).map_or("", String::as_str);
        let ty = code.type_of(slot);
        let value = match launch.args.iter().find(|arg| arg.name == name) {
            Some(arg) => argument(m, name, &arg.value, ty, limits),
            // Appended by the compiler, like `ffts_addr`.
            None => Value::Pointer(0),
        };
        m.args.push(value);
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
            let elements = shape.as_ref().map(|shape| shape.iter().product());
            let given = limits.given.iter().find(|array| array.name == name).map(|array| array.bytes.clone());
            Value::Pointer(m.gm.add(name, element, elements, given, limits.seed))
        }
        LaunchValue::Struct { .. } => structure(value, ty.and_then(Type::element).or(ty)),
        other => {
            let seen = match other {
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
    }
}

/// A struct instance by the fields of its type.
fn structure(value: &LaunchValue, ty: Option<&Type>) -> Value {
    match (value, ty) {
        (LaunchValue::Struct { fields, .. }, Some(Type::Struct { fields: wanted, .. })) => {
            let field = |name: &String, ty: &Type| fields.get(name).map_or(Value::Poison, |v| structure(v, Some(ty)));
            Value::Struct(wanted.iter().map(|(name, ty)| (name.clone(), field(name, ty))).collect())
        }
        (LaunchValue::Struct { fields, .. }, _) => {
            Value::Struct(fields.iter().map(|(name, v)| (name.clone(), structure(v, None))).collect())
        }
        (value, ty) => {
            let number = match value {
                LaunchValue::Bool { value } => Number::Int(i128::from(*value)),
                LaunchValue::Int { value } => Number::Int(i128::from(*value)),
                LaunchValue::Float { value } | LaunchValue::Scalar { value, .. } => Number::Float(*value),
                _ => return Value::Poison,
            };
            Value::of(number, ty.and_then(Elem::of).unwrap_or(Elem::I32))
        }
    }
}

/// Arrays as the run left them.
pub fn results(gm: &mut Gm) -> Vec<Array> {
    (0..gm.arrays.len()).map(|index| Array { name: gm.arrays[index].name.clone(), bytes: gm.contents(index) }).collect()
}
