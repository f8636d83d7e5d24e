//! Concrete tree to typed statements. Expressions: [`super::expr`].

use super::MAX_DEPTH;
use super::ast::*;
use super::errors;
use super::expr::missing;
use super::grammar::*;
use crate::model::{Diagnostic, Message, SourceSpan};
use tree_sitter::Node;

pub(super) fn module(root: Node<'_>, text: &str) -> Module {
    let mut builder = Builder { text, depth: 0, errors: errors::concrete(root, text) };
    let body = builder.body(root);
    let mut errors = builder.errors;
    errors.sort_by_key(|error| error.span);
    errors.truncate(errors::LIMIT);
    Module { body, comments: comments(root, text), errors }
}

pub(super) fn span(node: Node<'_>) -> SourceSpan {
    SourceSpan::new(node.start_byte(), node.end_byte())
}

/// Named children without comments and line continuations.
pub(super) fn named<'t>(node: Node<'t>) -> Vec<Node<'t>> {
    let mut cursor = node.walk();
    node.named_children(&mut cursor).filter(|child| !child.is_extra()).collect()
}

/// A comment is the smallest node at its `#`, which a string's `#` is not.
fn comments(root: Node<'_>, text: &str) -> Vec<SourceSpan> {
    let mut found: Vec<SourceSpan> = Vec::new();
    for (at, _) in text.match_indices('#') {
        if found.last().is_some_and(|last| at < last.end as usize) {
            continue;
        }
        let node = root.descendant_for_byte_range(at, at + 1).filter(|node| node.kind_name() == "comment");
        found.extend(node.map(span));
    }
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
        let mut column = if block.kind_name() == "module" { Some(0) } else { None };
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

    fn field_body(&mut self, node: Node<'_>, field: &Field) -> Vec<Stmt> {
        let Some(block) = part(node, field) else { return Vec::new() };
        if named(block).is_empty() && !node.has_error() {
            self.errors.push(errors::empty_block(span(node)));
        }
        self.body(block)
    }

    fn child_body(&mut self, node: Node<'_>) -> Vec<Stmt> {
        let block = named(node).into_iter().find(|child| child.kind_name() == "block");
        block.map(|block| self.body(block)).unwrap_or_default()
    }

    fn statement(&mut self, node: Node<'_>) -> Stmt {
        let kind = self.deeper(node, |b| b.statement_kind(node)).unwrap_or(StmtKind::Error);
        let at = match (node.kind_name(), part(node, &DEFINITION)) {
            ("decorated_definition", Some(definition)) => span(definition),
            _ => span(node),
        };
        Stmt { kind, span: at }
    }

    fn statement_kind(&mut self, node: Node<'_>) -> StmtKind {
        match node.kind_name() {
            "expression_statement" => self.expression_statement(node),
            "decorated_definition" => self.definition(node),
            "function_definition" => StmtKind::FunctionDef(Box::new(self.function(node, Vec::new(), span(node)))),
            "class_definition" => StmtKind::ClassDef(Box::new(self.class(node, Vec::new(), span(node)))),
            "return_statement" => StmtKind::Return(self.only_child(node)),
            "delete_statement" => StmtKind::Delete(self.children(node)),
            "if_statement" => self.if_statement(node),
            "for_statement" => StmtKind::For {
                target: self.field(node, &LEFT),
                iter: self.field(node, &RIGHT),
                body: self.field_body(node, &BODY),
                orelse: self.else_body(node),
            },
            "while_statement" => StmtKind::While {
                test: self.field(node, &CONDITION),
                body: self.field_body(node, &BODY),
                orelse: self.else_body(node),
            },
            "with_statement" => self.with_statement(node),
            "try_statement" => self.try_statement(node),
            "match_statement" => self.match_statement(node),
            "raise_statement" => {
                let cause = part(node, &CAUSE);
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
            [only] if only.kind_name() == "assignment" => self.assignment(*only),
            [only] if only.kind_name() == "augmented_assignment" => self.augmented(*only),
            // `1,` is a tuple of one: then the statement has a comma child.
            [only] if node.child_count() == 1 => StmtKind::Expr(self.expr(*only)),
            _ => {
                let items = children.into_iter().map(|child| self.expr(child)).collect();
                StmtKind::Expr(Expr { kind: ExprKind::Tuple(items), span: span(node) })
            }
        }
    }

    fn assignment(&mut self, node: Node<'_>) -> StmtKind {
        let target = self.field(node, &LEFT);
        if let Some(annotation) = part(node, &TYPE) {
            let annotation = self.expr(annotation);
            let value = part(node, &RIGHT).map(|value| self.expr(value));
            return StmtKind::AnnAssign { target, annotation, value };
        }
        let mut targets = vec![target];
        let mut right = part(node, &RIGHT);
        while let Some(next) = right {
            if next.kind_name() != "assignment" || part(next, &TYPE).is_some() {
                break;
            }
            targets.push(self.field(next, &LEFT));
            right = part(next, &RIGHT);
        }
        let value = self.expr_or_missing(right, node);
        StmtKind::Assign { targets, value }
    }

    fn augmented(&mut self, node: Node<'_>) -> StmtKind {
        let target = self.field(node, &LEFT);
        let text = part(node, &OPERATOR).map_or("", |op| self.slice(op));
        let op = BinaryOp::from_text(text.trim_end_matches('='));
        let value = self.field(node, &RIGHT);
        op.map_or(StmtKind::Error, |op| StmtKind::AugAssign { target, op, value })
    }

    fn definition(&mut self, node: Node<'_>) -> StmtKind {
        let whole = span(node);
        let decorators = named(node).into_iter().filter(|child| child.kind_name() == "decorator");
        let decorators: Vec<Expr> =
            decorators.map(|decorator| self.only_child(decorator).unwrap_or_else(|| missing(decorator))).collect();
        match part(node, &DEFINITION) {
            Some(def) if def.kind_name() == "class_definition" => {
                StmtKind::ClassDef(Box::new(self.class(def, decorators, whole)))
            }
            Some(def) => StmtKind::FunctionDef(Box::new(self.function(def, decorators, whole))),
            None => StmtKind::Error,
        }
    }

    fn function(&mut self, node: Node<'_>, decorators: Vec<Expr>, whole: SourceSpan) -> FunctionDef {
        let name = part(node, &NAME).map(|name| self.ident(name)).unwrap_or_default();
        let params = part(node, &PARAMETERS).map(|list| self.params(list)).unwrap_or_default();
        let returns = part(node, &RETURN_TYPE).map(|node| self.expr(node));
        let body = self.field_body(node, &BODY);
        let is_async = node.child(0).is_some_and(|first| first.kind_name() == "async");
        FunctionDef { name, params, returns, body, decorators, is_async, whole }
    }

    fn class(&mut self, node: Node<'_>, decorators: Vec<Expr>, whole: SourceSpan) -> ClassDef {
        let name = part(node, &NAME).map(|name| self.ident(name)).unwrap_or_default();
        let bases = part(node, &SUPERCLASSES).map(|list| self.args(list)).unwrap_or_default();
        ClassDef { name, bases, body: self.field_body(node, &BODY), decorators, whole }
    }

    /// Parameters of a `def` or `lambda`.
    pub(super) fn params(&mut self, list: Node<'_>) -> Vec<Param> {
        let mut params: Vec<Param> = Vec::new();
        let mut kind = ParamKind::Ordinary;
        for node in named(list) {
            match node.kind_name() {
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
            let annotation = part(node, &TYPE).map(|n| self.expr(n));
            let default = part(node, &VALUE).map(|n| self.expr(n));
            let inner = match node.kind_name() {
                "typed_parameter" => named(node).into_iter().next().unwrap_or(node),
                _ => part(node, &NAME).unwrap_or(node),
            };
            let (this, name) = match inner.kind_name() {
                "list_splat_pattern" => (ParamKind::VarArgs, named(inner).into_iter().next().unwrap_or(inner)),
                "dictionary_splat_pattern" => (ParamKind::KwArgs, named(inner).into_iter().next().unwrap_or(inner)),
                _ => (kind, inner),
            };
            if this == ParamKind::VarArgs {
                kind = ParamKind::KeywordOnly;
            }
            if name.kind_name() == "identifier" {
                params.push(Param { name: self.ident(name), kind: this, annotation, default });
            } else if !node.has_error() {
                self.error("ASC0002", node, "a parameter must be a name", "参数必须是一个名字");
            }
        }
        params
    }

    fn if_statement(&mut self, node: Node<'_>) -> StmtKind {
        let alternatives = parts(node, &ALTERNATIVE);
        self.if_parts(node, &alternatives)
    }

    /// An `if` or `elif` with the clauses that follow it: each `elif` nests in the `orelse` of the one before.
    fn if_parts(&mut self, node: Node<'_>, rest: &[Node<'_>]) -> StmtKind {
        let test = self.field(node, &CONDITION);
        let body = self.field_body(node, &CONSEQUENCE);
        let orelse = match rest.split_first() {
            None => Vec::new(),
            Some((clause, rest)) if clause.kind_name() == "elif_clause" => {
                let end = rest.last().map_or(clause.end_byte(), |last| last.end_byte());
                let kind = self.deeper(*clause, |b| b.if_parts(*clause, rest)).unwrap_or(StmtKind::Error);
                vec![Stmt { kind, span: SourceSpan::new(clause.start_byte(), end) }]
            }
            Some((clause, _)) => self.field_body(*clause, &BODY),
        };
        StmtKind::If { test, body, orelse }
    }

    fn else_body(&mut self, node: Node<'_>) -> Vec<Stmt> {
        part(node, &ALTERNATIVE).map(|clause| self.field_body(clause, &BODY)).unwrap_or_default()
    }

    fn with_statement(&mut self, node: Node<'_>) -> StmtKind {
        let clause = named(node).into_iter().find(|child| child.kind_name() == "with_clause");
        let items = clause.map(named).unwrap_or_default();
        let items = items.into_iter().filter_map(|item| part(item, &VALUE));
        let items = items.map(|value| self.with_item(value)).collect();
        StmtKind::With { items, body: self.field_body(node, &BODY) }
    }

    fn with_item(&mut self, value: Node<'_>) -> WithItem {
        if value.kind_name() != "as_pattern" {
            return WithItem { context: self.expr(value), target: None };
        }
        let context = self.expr_or_missing(named(value).into_iter().next(), value);
        let target = part(value, &ALIAS).and_then(|alias| self.only_child(alias));
        WithItem { context, target }
    }

    fn try_statement(&mut self, node: Node<'_>) -> StmtKind {
        let body = self.field_body(node, &BODY);
        let (mut handlers, mut orelse, mut finally) = (Vec::new(), Vec::new(), Vec::new());
        for clause in named(node) {
            match clause.kind_name() {
                "except_clause" => handlers.push(Handler { body: self.child_body(clause), span: span(clause) }),
                "else_clause" => orelse = self.field_body(clause, &BODY),
                "finally_clause" => finally = self.child_body(clause),
                _ => {}
            }
        }
        StmtKind::Try { body, handlers, orelse, finally }
    }

    fn match_statement(&mut self, node: Node<'_>) -> StmtKind {
        let subject = self.field(node, &SUBJECT);
        let cases = part(node, &BODY).map(named).unwrap_or_default();
        let cases = cases.into_iter().map(|case| self.field_body(case, &CONSEQUENCE)).collect();
        StmtKind::Match { subject, cases }
    }

    fn aliases(&mut self, node: Node<'_>) -> Vec<Alias> {
        let names = parts(node, &NAME);
        let alias = |name: Node<'_>| match (part(name, &NAME), part(name, &ALIAS)) {
            (Some(inner), Some(alias)) => Alias { name: self.ident(inner), asname: Some(self.ident(alias)) },
            _ => Alias { name: self.ident(name), asname: None },
        };
        names.into_iter().map(alias).collect()
    }

    fn import_from(&mut self, node: Node<'_>) -> StmtKind {
        let text = match part(node, &MODULE_NAME) {
            Some(module) => self.slice(module),
            None => "__future__",
        };
        let level = text.bytes().take_while(|byte| *byte == b'.').count();
        let star = named(node).iter().any(|child| child.kind_name() == "wildcard_import");
        let module = text[level..].trim().to_string();
        StmtKind::ImportFrom { module, level: level as u32, names: self.aliases(node), star }
    }
}
