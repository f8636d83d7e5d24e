//! The state of one lowering, and what every surface needs of it: making operations with their origin, reporting.

use super::globals::Globals;
use super::scope::Scope;
use super::staged::StagedState;
use super::value::Val;
use crate::ir::{AscModule, Block, Builder, Ir, Loc, Op, OpBuilder, Type, Value};
use crate::model::{Diagnostic, LaunchSpec, LineIndex, Message, Origin, SourceSpan};
use std::collections::HashMap;

/// Operations after which a kernel counts as runaway.
const MOST_OPERATIONS: usize = 1_000_000;

/// The evaluation of something ended: it was reported, or hangs on something that was.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop;

pub(super) type Eval<T> = Result<T, Stop>;

/// A device function that is already in the module.
#[derive(Clone)]
pub(super) struct Compiled<'c> {
    pub params: Vec<Type<'c>>,
    /// Type of each result, and a Python value like it.
    pub results: Vec<(Type<'c>, Val<'c>)>,
    /// It returns a tuple.
    pub is_tuple: bool,
    /// Device function that called it first; `None`: the kernel.
    pub caller: Option<String>,
    /// Compile-time arguments of the call that compiled it, for the warning when another call differs.
    pub constants: Vec<(String, String)>,
}

pub(super) struct Lowering<'c, 'a> {
    pub ir: &'c Ir,
    pub module: AscModule<'c>,
    builder: Builder<'c>,
    pub globals: Globals<'a>,
    pub spec: &'a LaunchSpec,
    pub text: &'a str,
    pub lines: LineIndex,
    pub file: &'a str,
    pub diagnostics: Vec<Diagnostic>,
    pub origins: Vec<Origin>,
    pub scope: Scope<'c>,
    /// Device functions by name; `None` for one that failed.
    pub compiled: HashMap<String, Option<Compiled<'c>>>,
    /// Device functions being compiled, innermost last.
    pub calls: Vec<String>,
    /// A `TPipe` was made: there may be only one.
    pub pipe: Option<Val<'c>>,
    /// Node that an operation made now belongs to.
    pub node: SourceSpan,
    /// Node visited last: the reference's idea of where it is.
    visited: Option<SourceSpan>,
    /// Where the last operation of the current block was made.
    last_op: Option<SourceSpan>,
    /// The current statements are below a runtime branch or loop.
    pub nested: u32,
    /// What the function being compiled returned; set, nothing after it is compiled.
    pub returned: Option<Val<'c>>,
    /// The function being compiled.
    pub function: Option<Op<'c>>,
    /// Constants of the lists that calls share.
    pub shared_lists: HashMap<Vec<i128>, Vec<Value<'c>>>,
    /// Set while a kernel written as a staged class is compiled.
    pub staged: Option<Box<StagedState<'c>>>,
    /// Blocks around the current one, outermost first.
    around: Vec<Block<'c>>,
}

/// State of the function that called another one.
pub(super) struct Suspended<'c> {
    block: Block<'c>,
    scope: Scope<'c>,
    node: SourceSpan,
    visited: Option<SourceSpan>,
    last_op: Option<SourceSpan>,
    nested: u32,
    around: Vec<Block<'c>>,
    returned: Option<Val<'c>>,
    function: Option<Op<'c>>,
}

/// What [`Lowering::enter_block`] put aside.
pub(super) struct Outer<'c> {
    block: Block<'c>,
    last_op: Option<SourceSpan>,
    pub scope: Scope<'c>,
}

impl<'c, 'a> Lowering<'c, 'a> {
    pub fn new(ir: &'c Ir, globals: Globals<'a>, spec: &'a LaunchSpec, text: &'a str, file: &'a str) -> Self {
        let module = AscModule::new(ir);
        let builder = Builder::at_end(ir, module.body());
        Self {
            ir,
            module,
            builder,
            globals,
            spec,
            text,
            lines: LineIndex::new(text),
            file,
            diagnostics: Vec::new(),
            origins: Vec::new(),
            scope: Scope::default(),
            compiled: HashMap::new(),
            calls: Vec::new(),
            pipe: None,
            node: SourceSpan::default(),
            visited: None,
            last_op: None,
            nested: 0,
            returned: None,
            function: None,
            shared_lists: HashMap::new(),
            staged: None,
            around: Vec::new(),
        }
    }

    /// Puts the function being compiled aside.
    pub fn suspend(&mut self) -> Suspended<'c> {
        Suspended {
            block: self.builder.block(),
            scope: std::mem::take(&mut self.scope),
            node: self.node,
            visited: self.visited,
            last_op: self.last_op.take(),
            nested: std::mem::take(&mut self.nested),
            around: std::mem::take(&mut self.around),
            returned: self.returned.take(),
            function: self.function,
        }
    }

    pub fn resume(&mut self, outer: Suspended<'c>) {
        self.builder.move_to_end(outer.block);
        self.scope = outer.scope;
        self.node = outer.node;
        self.visited = outer.visited;
        self.last_op = outer.last_op;
        self.nested = outer.nested;
        self.around = outer.around;
        self.returned = outer.returned;
        self.function = outer.function;
    }

    /// Whether the function being compiled is the kernel itself.
    pub fn in_kernel(&self) -> bool {
        self.calls.is_empty()
    }

    /// A parameter of the kernel that the launch left to its default: pyasc does not apply it.
    pub fn has_unbound_default(&self, name: &str) -> bool {
        let kernel = self.globals.kernel(&self.spec.kernel);
        kernel.is_some_and(|(def, _)| def.params.iter().any(|param| param.name.name == name && param.default.is_some()))
    }

    /// Starts an operation that belongs to the current node.
    pub fn op<'b>(&'b mut self, name: &'b str) -> OpBuilder<'b, 'c> {
        let location = self.location(self.visited);
        self.last_op = self.visited;
        self.builder.set_location(location);
        self.builder.op(name)
    }

    /// Starts the operation that ends a block; its place is `at`, that of the operation before it.
    pub fn terminator<'b>(&'b mut self, name: &'b str, at: Option<SourceSpan>) -> OpBuilder<'b, 'c> {
        let location = self.location(at);
        self.builder.set_location(location);
        self.builder.op(name)
    }

    /// A fresh origin for the current node, at the place the reference would name.
    pub fn location(&mut self, at: Option<SourceSpan>) -> Loc<'c> {
        let id = u32::try_from(self.origins.len()).unwrap_or(u32::MAX);
        let line = self.lines.line_col(self.node.start).line;
        self.origins.push(Origin { span: self.node, line, calls: Vec::new() });
        let place = match at {
            Some(span) => self.place(span),
            None => Loc::unknown(self.ir),
        };
        Loc::source(self.ir, id, place)
    }

    /// File, line from 1 and column from 0 of a node.
    pub fn place(&self, span: SourceSpan) -> Loc<'c> {
        let at = self.lines.line_col(span.start);
        Loc::file(self.ir, self.file, at.line + 1, at.column)
    }

    pub fn visit(&mut self, span: SourceSpan) {
        self.visited = Some(span);
    }

    pub fn builder(&mut self) -> &mut Builder<'c> {
        &mut self.builder
    }

    /// Continues in a nested block, with a copy of the names.
    pub fn enter_block(&mut self, block: Block<'c>) -> Outer<'c> {
        let nested = self.scope.nested();
        let outer = Outer {
            block: self.builder.block(),
            last_op: self.last_op.take(),
            scope: std::mem::replace(&mut self.scope, nested),
        };
        self.around.push(outer.block);
        self.builder.move_to_end(block);
        self.nested += 1;
        outer
    }

    /// Goes back to the block around; names first bound in the nested one end.
    pub fn leave_block(&mut self, outer: Outer<'c>) {
        self.nested -= 1;
        self.around.pop();
        self.builder.move_to_end(outer.block);
        self.last_op = outer.last_op;
        self.visited = outer.last_op;
        let inner = std::mem::replace(&mut self.scope, outer.scope);
        self.scope.forget(&inner);
    }

    /// Where the last operation of the current block was made.
    pub fn last_op(&self) -> Option<SourceSpan> {
        self.last_op
    }

    /// Whether a value made before is defined where the next operation goes.
    pub fn is_visible(&self, value: Value<'c>) -> bool {
        let block = value.block();
        block == Some(self.builder.block()) || self.around.iter().any(|around| block == Some(*around))
    }

    /// More operations than any kernel needs: stop unrolling.
    pub fn is_full(&self) -> bool {
        self.origins.len() > MOST_OPERATIONS
    }

    /// Records a diagnostic, unless the same one is there already (a body visited twice says things twice).
    pub fn report(&mut self, diagnostic: Diagnostic) -> Stop {
        if !self.diagnostics.contains(&diagnostic) {
            self.diagnostics.push(diagnostic);
        }
        Stop
    }

    pub fn error(&mut self, code: &str, span: SourceSpan, en: impl Into<String>, zh: impl Into<String>) -> Stop {
        self.report(Diagnostic::error(code, span, Message::new(en, zh)))
    }

    /// Text of the document under a span.
    pub fn source(&self, span: SourceSpan) -> &'a str {
        self.text.get(span.range()).unwrap_or("")
    }
}

/// A note in both languages.
pub(super) fn note(en: impl Into<String>, zh: impl Into<String>) -> Message {
    Message::new(en, zh)
}
