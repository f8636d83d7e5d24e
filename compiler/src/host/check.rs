//! What the reference refuses before it compiles: arguments that are missing or of a kind a kernel cannot take.

use super::dtype::Dtype;
use super::{defaults, messages, options};
use crate::model::{Diagnostic, LaunchSpec, LaunchValue, SourceSpan};
use crate::syntax::ast::{FunctionDef, ParamKind};

/// Holds a launch against the kernel's signature. `open`: more arguments may have been passed than could be read.
/// `place` gives the span of an argument, `whole` that of the launch.
pub(super) fn arguments(
    spec: &LaunchSpec,
    def: &FunctionDef,
    open: bool,
    place: &dyn Fn(&str) -> SourceSpan,
    whole: SourceSpan,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut missing = Vec::new();
    for param in &def.params {
        let name = &param.name.name;
        if options::is_option(name) {
            found.push(messages::option_conflict(name, param.name.span));
        }
        let Some(arg) = spec.args.iter().find(|arg| arg.name == *name) else {
            match (&param.default, param.kind) {
                (_, ParamKind::VarArgs | ParamKind::KwArgs) => {}
                (Some(_), _) => found.push(messages::defaulted(name, param.name.span)),
                (None, _) => missing.push(name.clone()),
            }
            continue;
        };
        if !arg.known {
            continue;
        }
        match defaults::constexpr(param) {
            Some(wanted) if is_of_type(&arg.value, &wanted) == Some(false) => {
                found.push(messages::constexpr_type(name, &wanted, &type_name(&arg.value), place(name)));
            }
            None if !is_device(&arg.value) => {
                found.push(messages::unsupported(name, &type_name(&arg.value), place(name)));
            }
            _ => {}
        }
    }
    if !missing.is_empty() && !open {
        found.push(messages::missing(&spec.kernel, &missing, whole));
    }
    found
}

/// What a kernel can take as a run-time argument.
fn is_device(value: &LaunchValue) -> bool {
    match value {
        LaunchValue::Bool { .. }
        | LaunchValue::Int { .. }
        | LaunchValue::Float { .. }
        | LaunchValue::Enum { .. }
        | LaunchValue::Struct { .. }
        | LaunchValue::Unknown { .. } => true,
        LaunchValue::Scalar { dtype, .. } | LaunchValue::Tensor { dtype, .. } => {
            Dtype::parse(dtype).is_some_and(|dtype| dtype.is_device())
        }
        LaunchValue::None | LaunchValue::Str { .. } | LaunchValue::Dtype { .. } | LaunchValue::Sequence { .. } => false,
    }
}

/// Whether a value satisfies `ConstExpr[wanted]`; `None` for types that are not followed.
fn is_of_type(value: &LaunchValue, wanted: &str) -> Option<bool> {
    let fits = match super::paths::tail(wanted) {
        // A bool and a member of an enumeration are ints to Python.
        "int" => matches!(value, LaunchValue::Int { .. } | LaunchValue::Bool { .. } | LaunchValue::Enum { .. }),
        "float" => matches!(value, LaunchValue::Float { .. }),
        "bool" => matches!(value, LaunchValue::Bool { .. }),
        "str" => matches!(value, LaunchValue::Str { .. }),
        "DataType" => matches!(value, LaunchValue::Dtype { .. }),
        _ => return None,
    };
    (!matches!(value, LaunchValue::Unknown { .. })).then_some(fits)
}

/// The type as Python calls it.
fn type_name(value: &LaunchValue) -> String {
    match value {
        LaunchValue::None => "None".into(),
        LaunchValue::Bool { .. } => "bool".into(),
        LaunchValue::Int { .. } => "int".into(),
        LaunchValue::Float { .. } => "float".into(),
        LaunchValue::Str { .. } => "str".into(),
        LaunchValue::Dtype { .. } => "DataType".into(),
        LaunchValue::Scalar { dtype, .. } => format!("numpy {dtype}"),
        LaunchValue::Enum { class, .. } => class.clone(),
        LaunchValue::Tensor { dtype, .. } => format!("array of {dtype}"),
        LaunchValue::Struct { class, .. } => class.clone(),
        LaunchValue::Sequence { .. } => "sequence".into(),
        LaunchValue::Unknown { seen } => seen.clone(),
    }
}
