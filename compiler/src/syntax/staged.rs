//! Kernels written as staged classes: which classes and functions of a file are such kernels.
//!
//! In: the tree and its text. Out: each kernel as a function of its run-time parameters, under the name that a launch
//! gives it. Always holds: an `@asc.jit` function is none.
//!
//! A class is a kernel if its method `process` speaks of stages, copies to or from external memory, or takes a
//! `Tensor`. A module-level function without decorators is one if it speaks of stages or of such copies. A tensor in
//! global memory that the body makes itself (`x = Tensor(shape=..., dtype=...)`) is a parameter too, behind the
//! written ones, with the call in the place of its annotation.

use super::ast::{ArgKind, ClassDef, Expr, ExprKind, FunctionDef, Module, Param, ParamKind, Stmt, StmtKind};
use crate::model::SourceSpan;

/// One kernel of this form.
#[derive(Clone, Debug, PartialEq)]
pub struct Staged {
    /// `process` without `self`, or the function, named as a launch names the kernel.
    pub def: FunctionDef,
    /// The definition of the class or function.
    pub at: SourceSpan,
    /// `__init__` without `self`.
    pub init: Option<FunctionDef>,
    /// The other methods, without `self`.
    pub methods: Vec<FunctionDef>,
    /// It is a class.
    pub is_class: bool,
    /// It computes on the cube unit.
    pub cube: bool,
}

/// Words that only this form uses.
const MARKS: [&str; 4] = ["PipeStage", "copy_from_ext_mem", "copy_to_ext_mem", "to_local"];

impl Module {
    /// The staged kernels of the file, in textual order. `text` is what the module was parsed from.
    #[must_use]
    pub fn staged(&self, text: &str) -> Vec<Staged> {
        let kernel = |stmt: &Stmt| match &stmt.kind {
            StmtKind::ClassDef(class) => staged_class(class, stmt.span, text),
            StmtKind::FunctionDef(def) if def.decorators.is_empty() && mentions(def.whole, text, &MARKS) => {
                let def = with_made((**def).clone());
                let cube = mentions(def.whole, text, &["matmul", "CUBE"]);
                Some(Staged { def, at: stmt.span, init: None, methods: Vec::new(), is_class: false, cube })
            }
            _ => None,
        };
        self.body.iter().filter_map(kernel).collect()
    }
}

fn staged_class(class: &ClassDef, at: SourceSpan, text: &str) -> Option<Staged> {
    let mut methods: Vec<FunctionDef> = class
        .body
        .iter()
        .filter_map(|stmt| match &stmt.kind {
            StmtKind::FunctionDef(def) => Some(without_self(def)),
            _ => None,
        })
        .collect();
    let mut take = |name: &str| {
        let index = methods.iter().position(|def| def.name.name == name)?;
        Some(methods.remove(index))
    };
    let process = take("process")?;
    let init = take("__init__");
    let takes_tensor = process.params.iter().any(|param| param.annotation.as_ref().is_some_and(is_tensor));
    if !takes_tensor && !mentions(class.whole, text, &MARKS) {
        return None;
    }
    let def = with_made(FunctionDef { name: class.name.clone(), ..process });
    Some(Staged { def, at, init, methods, is_class: true, cube: mentions(class.whole, text, &["matmul", "CUBE"]) })
}

fn without_self(def: &FunctionDef) -> FunctionDef {
    FunctionDef { params: def.params.iter().skip(1).cloned().collect(), ..def.clone() }
}

fn is_tensor(annotation: &Expr) -> bool {
    annotation.dotted().is_some_and(|name| name.rsplit('.').next() == Some("Tensor"))
}

fn mentions(span: SourceSpan, text: &str, words: &[&str]) -> bool {
    let body = text.get(span.range()).unwrap_or("");
    body.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| words.contains(&word))
}

/// Adds the tensors in global memory that the body makes.
fn with_made(mut def: FunctionDef) -> FunctionDef {
    let made: Vec<Param> = def
        .body
        .iter()
        .filter_map(|stmt| match &stmt.kind {
            StmtKind::Assign { targets, value } => match &targets[..] {
                [Expr { kind: ExprKind::Name(name), span }] if makes_global(value) => Some(Param {
                    name: super::ast::Ident { name: name.clone(), span: *span },
                    kind: ParamKind::Ordinary,
                    annotation: Some(value.clone()),
                    default: None,
                }),
                _ => None,
            },
            _ => None,
        })
        .collect();
    def.params.extend(made);
    def
}

/// `Tensor(...)` in global memory, which is where a tensor is unless it says otherwise.
pub fn makes_global(expr: &Expr) -> bool {
    let ExprKind::Call { func, args } = &expr.kind else { return false };
    let scope = args.iter().enumerate().find_map(|(index, arg)| match &arg.kind {
        ArgKind::Keyword(name) if name.name == "scope" => Some(&arg.value),
        ArgKind::Positional if index == 2 => Some(&arg.value),
        _ => None,
    });
    let global = |scope: &Expr| scope.dotted().is_some_and(|name| name.rsplit('.').next() == Some("GLOBAL"));
    is_tensor(func) && scope.is_none_or(global)
}
