//! The typed syntax tree: Python's own abstract syntax, with the byte span of every node.
//!
//! Spans follow CPython's `ast`: a parenthesised expression has the span of what is inside the parentheses, a tuple
//! in parentheses includes them, a decorated definition starts at its `def` or `class`.
//! Always holds: no path from the root is longer than [`MAX_DEPTH`](super::MAX_DEPTH) nodes, so recursion over a tree
//! is safe. What could not be read is an `Error` node and has a diagnostic in [`Module::errors`].

use crate::model::{Diagnostic, SourceSpan};

/// One file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Module {
    pub body: Vec<Stmt>,
    /// Comments in textual order, `#` included.
    pub comments: Vec<SourceSpan>,
    /// Syntax errors in textual order, codes `ASC0xxx`.
    pub errors: Vec<Diagnostic>,
}

/// A name where it is written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ident {
    pub name: String,
    pub span: SourceSpan,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Stmt {
    pub kind: StmtKind,
    pub span: SourceSpan,
}

#[derive(Clone, Debug, PartialEq)]
pub enum StmtKind {
    FunctionDef(Box<FunctionDef>),
    ClassDef(Box<ClassDef>),
    Return(Option<Expr>),
    Delete(Vec<Expr>),
    /// `a = b = value` has two targets.
    Assign {
        targets: Vec<Expr>,
        value: Expr,
    },
    AnnAssign {
        target: Expr,
        annotation: Expr,
        value: Option<Expr>,
    },
    AugAssign {
        target: Expr,
        op: BinaryOp,
        value: Expr,
    },
    For {
        target: Expr,
        iter: Expr,
        body: Vec<Stmt>,
        orelse: Vec<Stmt>,
    },
    While {
        test: Expr,
        body: Vec<Stmt>,
        orelse: Vec<Stmt>,
    },
    /// `elif` is an `If` alone in `orelse`, its span starting at `elif`.
    If {
        test: Expr,
        body: Vec<Stmt>,
        orelse: Vec<Stmt>,
    },
    With {
        items: Vec<WithItem>,
        body: Vec<Stmt>,
    },
    Try {
        body: Vec<Stmt>,
        handlers: Vec<Handler>,
        orelse: Vec<Stmt>,
        finally: Vec<Stmt>,
    },
    Match {
        subject: Expr,
        /// Bodies of the cases, in order; the patterns are not kept.
        cases: Vec<Vec<Stmt>>,
    },
    Raise {
        value: Option<Expr>,
        cause: Option<Expr>,
    },
    Assert {
        test: Expr,
        message: Option<Expr>,
    },
    Import(Vec<Alias>),
    ImportFrom {
        /// Dotted name; empty for `from . import x`.
        module: String,
        /// Number of leading dots.
        level: u32,
        names: Vec<Alias>,
        star: bool,
    },
    Global(Vec<Ident>),
    Nonlocal(Vec<Ident>),
    Expr(Expr),
    Pass,
    Break,
    Continue,
    /// Text that is not a statement; a diagnostic says why.
    Error,
}

#[derive(Clone, Debug, PartialEq)]
pub struct FunctionDef {
    pub name: Ident,
    pub params: Vec<Param>,
    pub returns: Option<Expr>,
    pub body: Vec<Stmt>,
    pub decorators: Vec<Expr>,
    pub is_async: bool,
    /// From the first decorator to the end; equals the statement's span without decorators.
    pub whole: SourceSpan,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ClassDef {
    pub name: Ident,
    pub bases: Vec<Arg>,
    pub body: Vec<Stmt>,
    pub decorators: Vec<Expr>,
    /// From the first decorator to the end.
    pub whole: SourceSpan,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamKind {
    /// Before a `/`.
    PositionalOnly,
    Ordinary,
    /// After a `*`.
    KeywordOnly,
    /// `*args`.
    VarArgs,
    /// `**kwargs`.
    KwArgs,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    pub name: Ident,
    pub kind: ParamKind,
    pub annotation: Option<Expr>,
    pub default: Option<Expr>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Alias {
    /// Dotted name as imported.
    pub name: Ident,
    pub asname: Option<Ident>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct WithItem {
    pub context: Expr,
    pub target: Option<Expr>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Handler {
    pub body: Vec<Stmt>,
    pub span: SourceSpan,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: SourceSpan,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    Name(String),
    Constant(Constant),
    FString(Vec<FPart>),
    Attribute {
        value: Box<Expr>,
        attr: Ident,
    },
    /// `a[i, j]` has a `Tuple` as index, `a[i:j]` a `Slice`.
    Subscript {
        value: Box<Expr>,
        index: Box<Expr>,
    },
    /// Only as the index of a subscript, or inside its tuple.
    Slice {
        lower: Option<Box<Expr>>,
        upper: Option<Box<Expr>>,
        step: Option<Box<Expr>>,
    },
    Call {
        func: Box<Expr>,
        args: Vec<Arg>,
    },
    Unary {
        op: UnaryOp,
        operand: Box<Expr>,
    },
    Binary {
        op: BinaryOp,
        left: Box<Expr>,
        right: Box<Expr>,
        op_span: SourceSpan,
    },
    /// `a and b and c` is one node with three values, as in Python.
    Bool {
        op: BoolOp,
        values: Vec<Expr>,
    },
    Compare {
        left: Box<Expr>,
        /// Operator, its place, right operand.
        rest: Vec<(CompareOp, SourceSpan, Expr)>,
    },
    IfExp {
        test: Box<Expr>,
        body: Box<Expr>,
        orelse: Box<Expr>,
    },
    Tuple(Vec<Expr>),
    List(Vec<Expr>),
    Set(Vec<Expr>),
    /// A missing key is `**value`.
    Dict(Vec<(Option<Expr>, Expr)>),
    Comprehension {
        kind: ComprehensionKind,
        /// Key of a dict comprehension.
        key: Option<Box<Expr>>,
        element: Box<Expr>,
        clauses: Vec<Clause>,
    },
    /// A function without a name that returns its body.
    Lambda(Box<FunctionDef>),
    Starred(Box<Expr>),
    Named {
        target: Ident,
        value: Box<Expr>,
    },
    Await(Box<Expr>),
    Yield(Option<Box<Expr>>),
    /// Text that is not an expression; a diagnostic says why.
    Error,
}

/// One argument of a call or base of a class.
#[derive(Clone, Debug, PartialEq)]
pub struct Arg {
    pub kind: ArgKind,
    pub value: Expr,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ArgKind {
    Positional,
    Keyword(Ident),
    /// `*value`
    Star,
    /// `**value`
    DoubleStar,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Constant {
    None,
    Bool(bool),
    Int(i128),
    Float(f64),
    /// Imaginary literal such as `2j`.
    Imaginary(f64),
    Str(String),
    Bytes(Vec<u8>),
    Ellipsis,
}

/// Piece of an f-string.
#[derive(Clone, Debug, PartialEq)]
pub enum FPart {
    Literal(String),
    Value {
        value: Expr,
        /// `s`, `r` or `a` of `!r`.
        conversion: Option<char>,
        spec: Vec<FPart>,
        /// Text of the expression with its `=`, for `{x=}`.
        debug: Option<String>,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub enum Clause {
    For { target: Expr, iter: Expr },
    If(Expr),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComprehensionKind {
    List,
    Set,
    Dict,
    Generator,
}

/// Declares an operator enum with the spelling of each case, the one place that knows it.
macro_rules! operators {
    ($(#[$doc:meta])* $name:ident { $($case:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($case),+ }

        impl $name {
            /// As written in Python.
            pub fn text(self) -> &'static str {
                match self { $(Self::$case => $text),+ }
            }

            pub fn from_text(text: &str) -> Option<Self> {
                match text { $($text => Some(Self::$case),)+ _ => None }
            }
        }
    };
}

operators!(BinaryOp {
    Add = "+",
    Sub = "-",
    Mul = "*",
    MatMul = "@",
    Div = "/",
    FloorDiv = "//",
    Mod = "%",
    Pow = "**",
    ShiftLeft = "<<",
    ShiftRight = ">>",
    BitAnd = "&",
    BitOr = "|",
    BitXor = "^",
});
operators!(UnaryOp { Plus = "+", Minus = "-", Invert = "~", Not = "not" });
operators!(BoolOp { And = "and", Or = "or" });
operators!(CompareOp {
    Eq = "==",
    NotEq = "!=",
    Less = "<",
    LessEq = "<=",
    Greater = ">",
    GreaterEq = ">=",
    Is = "is",
    IsNot = "is not",
    In = "in",
    NotIn = "not in",
});

impl Module {
    /// Every function of the file, those inside classes and functions too, in textual order.
    pub fn functions(&self) -> Vec<(&FunctionDef, SourceSpan)> {
        let mut found = Vec::new();
        collect_functions(&self.body, &mut found);
        found
    }
}

fn collect_functions<'a>(body: &'a [Stmt], found: &mut Vec<(&'a FunctionDef, SourceSpan)>) {
    for stmt in body {
        match &stmt.kind {
            StmtKind::FunctionDef(def) => {
                found.push((def, stmt.span));
                collect_functions(&def.body, found);
            }
            StmtKind::ClassDef(def) => collect_functions(&def.body, found),
            StmtKind::For { body, orelse, .. }
            | StmtKind::While { body, orelse, .. }
            | StmtKind::If { body, orelse, .. } => {
                collect_functions(body, found);
                collect_functions(orelse, found);
            }
            StmtKind::With { body, .. } => collect_functions(body, found),
            StmtKind::Try { body, handlers, orelse, finally } => {
                collect_functions(body, found);
                for handler in handlers {
                    collect_functions(&handler.body, found);
                }
                collect_functions(orelse, found);
                collect_functions(finally, found);
            }
            _ => {}
        }
    }
}

impl Expr {
    /// Dotted name of `a.b.c`, if the expression is one.
    pub fn dotted(&self) -> Option<String> {
        match &self.kind {
            ExprKind::Name(name) => Some(name.clone()),
            ExprKind::Attribute { value, attr } => Some(format!("{}.{}", value.dotted()?, attr.name)),
            _ => None,
        }
    }
}

impl FunctionDef {
    /// The `jit` decorator: `@asc.jit`, `@asc.jit(...)`, `@jit`.
    pub fn jit_decorator(&self) -> Option<&Expr> {
        self.decorators.iter().find(|decorator| {
            let target = match &decorator.kind {
                ExprKind::Call { func, .. } => func,
                _ => *decorator,
            };
            target.dotted().is_some_and(|name| name == "jit" || name.ends_with(".jit"))
        })
    }
}
