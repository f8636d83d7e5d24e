//! Launches of kernels written as staged classes: `ReluScale(1024).process(x, 2.0, y)`, or a call of the function.
//!
//! In: calls that the evaluator comes by, and the kernels that [`crate::syntax::Staged`] names. Out: launches.

use super::launches::Found;
use super::machine::{Args, Machine};
use super::scope::Function;
use super::value::Value;
use super::{defaults, messages};
use crate::model::{LaunchArg, LaunchSource, LaunchSpec, LaunchValue};
use crate::syntax::Staged;
use crate::syntax::ast::{ArgKind, BinaryOp, Constant, Expr, ExprKind, FunctionDef, Param};
use std::collections::BTreeMap;
use std::rc::Rc;

type Constants = BTreeMap<String, LaunchValue>;

impl<'a> Machine<'a> {
    /// Records the call if it launches a staged kernel.
    pub fn staged_call(&mut self, function: &Function<'a>, args: &Args<'a>, at: &'a Expr) -> bool {
        let Some(staged) = self.staged.iter().find(|staged| staged.def.whole == function.def.whole) else {
            return false;
        };
        let constructor = match &function.receiver {
            Some(Value::Object(object)) => {
                let given = object.constructor.borrow();
                given.iter().map(|(name, value)| argument(name, value)).collect()
            }
            _ => Vec::new(),
        };
        let constants = self.constants();
        let mut found: Vec<LaunchArg> = Vec::new();
        for (index, param) in staged.def.params.iter().enumerate() {
            let name = &param.name.name;
            match args.get(index, name) {
                Some(value) => found.push(argument(name, value)),
                None => found.extend(made(param, &constants)),
            }
        }
        let assumed: Vec<_> = found
            .iter()
            .filter(|arg| !arg.known)
            .map(|arg| (arg.name.clone(), super::notation::print(&arg.value), at.span))
            .collect();
        let mut diagnostics = Vec::new();
        if !assumed.is_empty() {
            diagnostics.push(messages::assumed(&assumed, at.span));
        }
        let spec = LaunchSpec {
            kernel: staged.def.name.name.clone(),
            constructor,
            core_num: defaults::CORES,
            args: found,
            globals: constants,
            source: LaunchSource::Host,
            ..LaunchSpec::default()
        };
        let kernel = Rc::new(Function { def: &staged.def, scope: self.globals.clone(), receiver: None });
        self.launches.push(Found { kernel, spec, span: at.span, diagnostics });
        true
    }
}

fn argument(name: &str, value: &Value<'_>) -> LaunchArg {
    let (value, known) = value.to_launch(8);
    let unknown = matches!(&value, LaunchValue::Unknown { .. });
    let value = if unknown { LaunchValue::Int { value: defaults::INT } } else { value };
    LaunchArg { name: name.into(), value, known: known && !unknown }
}

/// The tensor that a kernel makes itself, if the parameter stands for one.
pub(super) fn made(param: &Param, constants: &Constants) -> Option<LaunchArg> {
    let ExprKind::Call { args, .. } = &param.annotation.as_ref()?.kind else { return None };
    let given = |index: usize, wanted: &str| {
        args.iter().enumerate().find_map(|(at, arg)| match &arg.kind {
            ArgKind::Keyword(name) if name.name == wanted => Some(&arg.value),
            ArgKind::Positional if at == index => Some(&arg.value),
            _ => None,
        })
    };
    let dtype = given(1, "dtype").and_then(Expr::dotted);
    let dtype = dtype.map_or("float32".into(), |name| super::paths::tail(&name).to_lowercase());
    let shape = given(0, "shape").and_then(|shape| match &shape.kind {
        ExprKind::Tuple(items) | ExprKind::List(items) => {
            items.iter().map(|item| u64::try_from(number(item, constants)?).ok()).collect::<Option<Vec<u64>>>()
        }
        _ => None,
    });
    let known = shape.is_some();
    let shape = Some(shape.unwrap_or(vec![DEFAULT_LENGTH]));
    Some(LaunchArg { name: param.name.name.clone(), value: LaunchValue::Tensor { dtype, shape }, known })
}

/// Length of a tensor that nobody gave one.
const DEFAULT_LENGTH: u64 = 1024;

/// A whole number of literals and module constants.
fn number(expr: &Expr, constants: &Constants) -> Option<i128> {
    match &expr.kind {
        ExprKind::Constant(Constant::Int(value)) => Some(*value),
        ExprKind::Name(name) => match constants.get(name)? {
            LaunchValue::Int { value } => Some(i128::from(*value)),
            _ => None,
        },
        ExprKind::Binary { op, left, right, .. } => {
            let (a, b) = (number(left, constants)?, number(right, constants)?);
            match op {
                BinaryOp::Add => a.checked_add(b),
                BinaryOp::Sub => a.checked_sub(b),
                BinaryOp::Mul => a.checked_mul(b),
                BinaryOp::FloorDiv => a.checked_div_euclid(b),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Adds the tensors that the kernel makes itself, and gives every tensor a length: a copy needs it.
pub(super) fn complete(spec: &mut LaunchSpec, def: &FunctionDef, constants: &Constants) {
    for param in &def.params {
        if !spec.args.iter().any(|arg| arg.name == param.name.name) {
            spec.args.extend(made(param, constants));
        }
    }
    for arg in &mut spec.args {
        if let LaunchValue::Tensor { shape: shape @ None, .. } = &mut arg.value {
            *shape = Some(vec![DEFAULT_LENGTH]);
        }
    }
}

/// Assumed arguments of `__init__`.
pub(super) fn constructor(staged: &Staged) -> Vec<LaunchArg> {
    let Some(init) = &staged.init else { return Vec::new() };
    let needed = init.params.iter().filter(|param| param.default.is_none());
    needed
        .map(|param| {
            // Sizes are what is given to a constructor.
            let value = match &param.annotation {
                Some(_) => defaults::value(param, ""),
                None => LaunchValue::Int { value: defaults::INT },
            };
            LaunchArg { name: param.name.name.clone(), value, known: false }
        })
        .collect()
}
