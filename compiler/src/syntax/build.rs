//! Concrete tree to typed statements. Expressions: [`super::expr`].

use super::MAX_DEPTH;
use super::ast::*;
use super::errors;
use super::expr::missing;
use crate::model::{Diagnostic, Message, SourceSpan};
use tree_sitter::Node;

pub(super) fn module(root: Node<'_>, text: &str) -> Module {
    let mut builder = Builder { text, depth: 0, errors: errors::concrete(root, text) };
    let body = builder.body(root);
    let mut errors = builder.errors;
    errors.sort_by_key(|error| error.span);
    errors.truncate(errors::LIMIT);
    Module { body, comments: comments(root), errors }
}

pub(super) fn span(node: Node<'_>) -> SourceSpan {
    SourceSpan::new(node.start_byte(), node.end_byte())
}

/// Named children without comments and line continuations.
pub(super) fn named<'t>(node: Node<'t>) -> Vec<Node<'t>> {
    let mut cursor = node.walk();
    node.named_children(&mut cursor).filter(|child| !child.is_extra()).collect()
}

fn comments(root: Node<'_>) -> Vec<SourceSpan> {
    let mut found = Vec::new();
    super::editor::walk(root, None, |node, _| {
        if node.kind() == "comment" {
            found.push(span(node));
        }
    });
    found
}

pub(super) struct Builder<'t> {
    pub(super) text: &'t str,
    pub(super) depth: u32,
    pub(super) errors: Vec<Diagnostic>,
}

impl<'t> Builder<'t> {
    pub(super) fn slice(&self, node: Node<'_>) -> &'t str {
        self.text.get(node.byte_range()).unwrap_or("")
    }

    pub(super) fn ident(&self, node: Node<'_>) -> Ident {
        Ident { name: self.slice(node).to_string(), span: span(node) }
    }

    pub(super) fn error(&mut self, code: &str, at: Node<'_>, en: &str, zh: &str) {
        self.errors.push(Diagnostic::error(code, span(at), Message::new(en, zh)));
    }

    /// Runs `read` one level deeper; past the limit reports it once and gives `None`.
    pub(super) fn deeper<T>(&mut self, node: Node<'_>, read: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.depth >= MAX_DEPTH {
            self.errors.push(errors::too_deep(span(node)));
            return None;
        }
        self.depth += 1;
        let value = read(self);
        self.depth -= 1;
        Some(value)
    }

    /// Statements of a block or module, checking that those that start a line are equally indented.
    fn body(&mut self, block: Node<'_>) -> Vec<Stmt> {
        let children = named(block);
        let mut body = Vec::with_capacity(children.len());
        let mut column = if block.kind() == "module" { Some(0) } else { None };
        let mut previous_row = None;
        for child in children {
            let start = child.start_position();
            if previous_row != Some(start.row) && !child.is_error() {
                let wanted = *column.get_or_insert(start.column);
                if wanted != start.column && errors::starts_line(self.text, child.start_byte()) {
                    self.errors.push(errors::indentation(span(child), wanted, start.column));
                }
            }
            previous_row = Some(child.end_position().row);
            body.push(self.statement(child));
        }
        body
    }

    fn field_body(&mut self, node: Node<'_>, field: &str) -> Vec<Stmt> {
        let Some(block) = node.child_by_field_name(field) else { return Vec::new() };
        if named(block).is_empty() && !node.has_error() {
            self.errors.push(errors::empty_block(span(node)));
        }
        self.body(block)
    }

    fn child_body(&mut self, node: Node<'_>) -> Vec<Stmt> {
        let block = named(node).into_iter().find(|child| child.kind() == "block");
        block.map(|block| self.body(block)).unwrap_or_default()
    }

    fn statement(&mut self, node: Node<'_>) -> Stmt {
        let kind = self.deeper(node, |b| b.statement_kind(node)).unwrap_or(StmtKind::Error);
        let at = match (node.kind(), node.child_by_field_name("definition")) {
            ("decorated_definition", Some(definition)) => span(definition),
            _ => span(node),
        };
        Stmt { kind, span: at }
    }

    fn statement_kind(&mut self, node: Node<'_>) -> StmtKind {
        match node.kind() {
            "expression_statement" => self.expression_statement(node),
            "decorated_definition" => self.definition(node),
            "function_definition" => StmtKind::FunctionDef(Box::new(self.function(node, Vec::new(), span(node)))),
            "class_definition" => StmtKind::ClassDef(Box::new(self.class(node, Vec::new(), span(node)))),
            "return_statement" => StmtKind::Return(self.only_child(node)),
            "delete_statement" => StmtKind::Delete(self.children(node)),
            "if_statement" => self.if_statement(node),
            "for_statement" => StmtKind::For {
                target: self.field(node, "left"),
                iter: self.field(node, "right"),
                body: self.field_body(node, "body"),
                orelse: self.else_body(node),
            },
            "while_statement" => StmtKind::While {
                test: self.field(node, "condition"),
                body: self.field_body(node, "body"),
                orelse: self.else_body(node),
            },
            "with_statement" => self.with_statement(node),
            "try_statement" => self.try_statement(node),
            "match_statement" => self.match_statement(node),
            "raise_statement" => {
                let cause = node.child_by_field_name("cause");
                let value = named(node).into_iter().find(|child| Some(*child) != cause);
                StmtKind::Raise { value: value.map(|v| self.expr(v)), cause: cause.map(|c| self.expr(c)) }
            }
            "assert_statement" => {
                let mut parts = self.children(node).into_iter();
                let test = parts.next().unwrap_or_else(|| missing(node));
                StmtKind::Assert { test, message: parts.next() }
            }
            "import_statement" => StmtKind::Import(self.aliases(node)),
            "import_from_statement" | "future_import_statement" => self.import_from(node),
            "global_statement" => StmtKind::Global(named(node).into_iter().map(|n| self.ident(n)).collect()),
            "nonlocal_statement" => StmtKind::Nonlocal(named(node).into_iter().map(|n| self.ident(n)).collect()),
            "pass_statement" => StmtKind::Pass,
            "break_statement" => StmtKind::Break,
            "continue_statement" => StmtKind::Continue,
            "print_statement" | "exec_statement" => {
                self.errors.push(errors::python2(span(node), self.slice(node)));
                StmtKind::Error
            }
            "type_alias_statement" => StmtKind::Pass,
            // Reported by `errors::concrete`.
            _ => StmtKind::Error,
        }
    }

    fn expression_statement(&mut self, node: Node<'_>) -> StmtKind {
        let children = named(node);
        match children.as_slice() {
            [only] if only.kind() == "assignment" => self.assignment(*only),
            [only] if only.kind() == "augmented_assignment" => self.augmented(*only),
            // `1,` is a tuple of one: then the statement has a comma child.
            [only] if node.child_count() == 1 => StmtKind::Expr(self.expr(*only)),
            _ => {
                let items = children.into_iter().map(|child| self.expr(child)).collect();
                StmtKind::Expr(Expr { kind: ExprKind::Tuple(items), span: span(node) })
            }
        }
    }

    fn assignment(&mut self, node: Node<'_>) -> StmtKind {
        let target = self.field(node, "left");
        if let Some(annotation) = node.child_by_field_name("type") {
            let annotation = self.expr(annotation);
            let value = node.child_by_field_name("right").map(|value| self.expr(value));
            return StmtKind::AnnAssign { target, annotation, value };
        }
        let mut targets = vec![target];
        let mut right = node.child_by_field_name("right");
        while let Some(next) = right {
            if next.kind() != "assignment" || next.child_by_field_name("type").is_some() {
                break;
            }
            targets.push(self.field(next, "left"));
            right = next.child_by_field_name("right");
        }
        let value = self.expr_or_missing(right, node);
        StmtKind::Assign { targets, value }
    }

    fn augmented(&mut self, node: Node<'_>) -> StmtKind {
        let target = self.field(node, "left");
        let text = node.child_by_field_name("operator").map_or("", |op| self.slice(op));
        let op = BinaryOp::from_text(text.trim_end_matches('='));
        let value = self.field(node, "right");
        op.map_or(StmtKind::Error, |op| StmtKind::AugAssign { target, op, value })
    }

    fn definition(&mut self, node: Node<'_>) -> StmtKind {
        let whole = span(node);
        let decorators = named(node).into_iter().filter(|child| child.kind() == "decorator");
        let decorators: Vec<Expr> =
            decorators.map(|decorator| self.only_child(decorator).unwrap_or_else(|| missing(decorator))).collect();
        match node.child_by_field_name("definition") {
            Some(def) if def.kind() == "class_definition" => {
                StmtKind::ClassDef(Box::new(self.class(def, decorators, whole)))
            }
            Some(def) => StmtKind::FunctionDef(Box::new(self.function(def, decorators, whole))),
            None => StmtKind::Error,
        }
    }

    fn function(&mut self, node: Node<'_>, decorators: Vec<Expr>, whole: SourceSpan) -> FunctionDef {
        let name = node.child_by_field_name("name").map(|name| self.ident(name)).unwrap_or_default();
        let params = node.child_by_field_name("parameters").map(|list| self.params(list)).unwrap_or_default();
        let returns = node.child_by_field_name("return_type").map(|node| self.expr(node));
        let body = self.field_body(node, "body");
        let is_async = node.child(0).is_some_and(|first| first.kind() == "async");
        FunctionDef { name, params, returns, body, decorators, is_async, whole }
    }

    fn class(&mut self, node: Node<'_>, decorators: Vec<Expr>, whole: SourceSpan) -> ClassDef {
        let name = node.child_by_field_name("name").map(|name| self.ident(name)).unwrap_or_default();
        let bases = node.child_by_field_name("superclasses").map(|list| self.args(list)).unwrap_or_default();
        ClassDef { name, bases, body: self.field_body(node, "body"), decorators, whole }
    }

    /// Parameters of a `def` or `lambda`.
    pub(super) fn params(&mut self, list: Node<'_>) -> Vec<Param> {
        let mut params: Vec<Param> = Vec::new();
        let mut kind = ParamKind::Ordinary;
        for node in named(list) {
            match node.kind() {
                "positional_separator" => {
                    for param in &mut params {
                        param.kind = ParamKind::PositionalOnly;
                    }
                    continue;
                }
                "keyword_separator" => {
                    kind = ParamKind::KeywordOnly;
                    continue;
                }
                _ => {}
            }
            let annotation = node.child_by_field_name("type").map(|n| self.expr(n));
            let default = node.child_by_field_name("value").map(|n| self.expr(n));
            let inner = match node.kind() {
                "typed_parameter" => named(node).into_iter().next().unwrap_or(node),
                _ => node.child_by_field_name("name").unwrap_or(node),
            };
            let (this, name) = match inner.kind() {
                "list_splat_pattern" => (ParamKind::VarArgs, named(inner).into_iter().next().unwrap_or(inner)),
                "dictionary_splat_pattern" => (ParamKind::KwArgs, named(inner).into_iter().next().unwrap_or(inner)),
                _ => (kind, inner),
            };
            if this == ParamKind::VarArgs {
                kind = ParamKind::KeywordOnly;
            }
            if name.kind() == "identifier" {
                params.push(Param { name: self.ident(name), kind: this, annotation, default });
            } else if !node.has_error() {
                self.error("ASC0002", node, "a parameter must be a name", "参数必须是一个名字");
            }
        }
        params
    }

    fn if_statement(&mut self, node: Node<'_>) -> StmtKind {
        let mut cursor = node.walk();
        let alternatives: Vec<Node<'_>> = node.children_by_field_name("alternative", &mut cursor).collect();
        self.if_parts(node, &alternatives)
    }

    /// An `if` or `elif` with the clauses that follow it: each `elif` nests in the `orelse` of the one before.
    fn if_parts(&mut self, node: Node<'_>, rest: &[Node<'_>]) -> StmtKind {
        let test = self.field(node, "condition");
        let body = self.field_body(node, "consequence");
        let orelse = match rest.split_first() {
            None => Vec::new(),
            Some((clause, rest)) if clause.kind() == "elif_clause" => {
                let end = rest.last().map_or(clause.end_byte(), |last| last.end_byte());
                let kind = self.deeper(*clause, |b| b.if_parts(*clause, rest)).unwrap_or(StmtKind::Error);
                vec![Stmt { kind, span: SourceSpan::new(clause.start_byte(), end) }]
            }
            Some((clause, _)) => self.field_body(*clause, "body"),
        };
        StmtKind::If { test, body, orelse }
    }

    fn else_body(&mut self, node: Node<'_>) -> Vec<Stmt> {
        node.child_by_field_name("alternative").map(|clause| self.field_body(clause, "body")).unwrap_or_default()
    }

    fn with_statement(&mut self, node: Node<'_>) -> StmtKind {
        let clause = named(node).into_iter().find(|child| child.kind() == "with_clause");
        let items = clause.map(named).unwrap_or_default();
        let items = items.into_iter().filter_map(|item| item.child_by_field_name("value"));
        let items = items.map(|value| self.with_item(value)).collect();
        StmtKind::With { items, body: self.field_body(node, "body") }
    }

    fn with_item(&mut self, value: Node<'_>) -> WithItem {
        if value.kind() != "as_pattern" {
            return WithItem { context: self.expr(value), target: None };
        }
        let context = self.expr_or_missing(named(value).into_iter().next(), value);
        let target = value.child_by_field_name("alias").and_then(|alias| self.only_child(alias));
        WithItem { context, target }
    }

    fn try_statement(&mut self, node: Node<'_>) -> StmtKind {
        let body = self.field_body(node, "body");
        let (mut handlers, mut orelse, mut finally) = (Vec::new(), Vec::new(), Vec::new());
        for clause in named(node) {
            match clause.kind() {
                "except_clause" => handlers.push(Handler { body: self.child_body(clause), span: span(clause) }),
                "else_clause" => orelse = self.field_body(clause, "body"),
                "finally_clause" => finally = self.child_body(clause),
                _ => {}
            }
        }
        StmtKind::Try { body, handlers, orelse, finally }
    }

    fn match_statement(&mut self, node: Node<'_>) -> StmtKind {
        let subject = self.field(node, "subject");
        let cases = node.child_by_field_name("body").map(named).unwrap_or_default();
        let cases = cases.into_iter().map(|case| self.field_body(case, "consequence")).collect();
        StmtKind::Match { subject, cases }
    }

    fn aliases(&mut self, node: Node<'_>) -> Vec<Alias> {
        let mut cursor = node.walk();
        let names: Vec<Node<'_>> = node.children_by_field_name("name", &mut cursor).collect();
        let alias = |name: Node<'_>| match (name.child_by_field_name("name"), name.child_by_field_name("alias")) {
            (Some(inner), Some(alias)) => Alias { name: self.ident(inner), asname: Some(self.ident(alias)) },
            _ => Alias { name: self.ident(name), asname: None },
        };
        names.into_iter().map(alias).collect()
    }

    fn import_from(&mut self, node: Node<'_>) -> StmtKind {
        let text = match node.child_by_field_name("module_name") {
            Some(module) => self.slice(module),
            None => "__future__",
        };
        let level = text.bytes().take_while(|byte| *byte == b'.').count();
        let star = named(node).iter().any(|child| child.kind() == "wildcard_import");
        let module = text[level..].trim().to_string();
        StmtKind::ImportFrom { module, level: level as u32, names: self.aliases(node), star }
    }
}
