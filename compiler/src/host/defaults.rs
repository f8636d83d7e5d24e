//! What is assumed of a launch that nobody described: values that let a kernel compile, each marked as not known.

use super::scope::Function;
use crate::model::{LaunchArg, LaunchValue, SourceSpan};
use crate::syntax::ast::{Expr, ExprKind, Param, ParamKind};

/// Whole numbers are mostly lengths.
pub(super) const INT: i64 = 1024;
pub(super) const FLOAT: f64 = 1.0;
/// Cores of an assumed launch.
pub(super) const CORES: u32 = 1;

/// `ConstExpr` or `ConstExpr[T]`: the text of T, empty without one. `None`: an ordinary parameter.
pub(super) fn constexpr(param: &Param) -> Option<String> {
    let annotation = param.annotation.as_ref()?;
    let (base, inner) = match &annotation.kind {
        ExprKind::Subscript { value, index } => (&**value, Some(&**index)),
        _ => (annotation, None),
    };
    is_named(base, "ConstExpr").then(|| inner.and_then(Expr::dotted).unwrap_or_default())
}

pub(super) fn is_named(expr: &Expr, name: &str) -> bool {
    expr.dotted().is_some_and(|dotted| super::paths::tail(&dotted) == name)
}

/// Identifiers of a piece of text, comments included (which does no harm here).
pub(super) fn identifiers(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// True when the kernel's text hands the parameter to `set_global_buffer`, as it does with arrays.
fn used_as_address(name: &str, body: &str) -> Option<bool> {
    const CALL: &str = "set_global_buffer(";
    let mut calls = body.split(CALL).skip(1).peekable();
    calls.peek()?;
    Some(calls.any(|call| {
        let end = call.find([',', ')']).unwrap_or(call.len());
        identifiers(&call[..end]).any(|word| word == name)
    }))
}

/// Assumed value of one parameter.
pub(super) fn value(param: &Param, body: &str) -> LaunchValue {
    let tensor = || LaunchValue::Tensor { dtype: "float32".into(), shape: None };
    let by_type = |name: &str| match name {
        "int" => Some(LaunchValue::Int { value: INT }),
        "float" => Some(LaunchValue::Float { value: FLOAT }),
        "bool" => Some(LaunchValue::Bool { value: true }),
        "str" => Some(LaunchValue::Str { value: String::new() }),
        "DataType" => Some(LaunchValue::Dtype { dtype: "float32".into() }),
        "GlobalAddress" | "ndarray" | "Tensor" => Some(tensor()),
        _ => None,
    };
    if let Some(inner) = constexpr(param) {
        return by_type(super::paths::tail(&inner)).unwrap_or(LaunchValue::Int { value: INT });
    }
    let annotated = param.annotation.as_ref().and_then(Expr::dotted);
    annotated.and_then(|name| by_type(super::paths::tail(&name))).unwrap_or_else(|| {
        if used_as_address(&param.name.name, body).unwrap_or(true) { tensor() } else { LaunchValue::Int { value: INT } }
    })
}

/// Assumed arguments of a kernel: those without a default.
pub(super) fn arguments(kernel: &Function<'_>, text: &str) -> Vec<LaunchArg> {
    let body = body_text(kernel.def.whole, text);
    let bound =
        |param: &&Param| param.default.is_none() && !matches!(param.kind, ParamKind::VarArgs | ParamKind::KwArgs);
    let argument = |param: &Param| LaunchArg { name: param.name.name.clone(), value: value(param, body), known: false };
    kernel.def.params.iter().filter(bound).map(argument).collect()
}

pub(super) fn body_text(span: SourceSpan, text: &str) -> &str {
    text.get(span.range()).unwrap_or("")
}
