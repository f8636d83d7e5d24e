//! Concrete tree to typed expressions.

use super::ast::*;
use super::build::{Builder, named, span};
use super::grammar::*;
use super::{errors, literal};
use crate::model::SourceSpan;
use tree_sitter::Node;

/// Stands where an expression should be.
pub(super) fn missing(node: Node<'_>) -> Expr {
    Expr { kind: ExprKind::Error, span: SourceSpan::new(node.end_byte(), node.end_byte()) }
}

impl Builder<'_> {
    pub(super) fn field(&mut self, node: Node<'_>, field: &Field) -> Expr {
        self.expr_or_missing(part(node, field), node)
    }

    fn boxed(&mut self, node: Node<'_>, field: &Field) -> Box<Expr> {
        Box::new(self.field(node, field))
    }

    /// The expression inside a node that wraps one; a bare node (`return`) has none.
    pub(super) fn only_child(&mut self, node: Node<'_>) -> Option<Expr> {
        named(node).into_iter().next().map(|child| self.expr(child))
    }

    pub(super) fn children(&mut self, node: Node<'_>) -> Vec<Expr> {
        named(node).into_iter().map(|child| self.expr(child)).collect()
    }

    pub(super) fn expr_or_missing(&mut self, child: Option<Node<'_>>, owner: Node<'_>) -> Expr {
        match child {
            Some(child) => self.expr(child),
            None => missing(owner),
        }
    }

    pub(super) fn expr(&mut self, node: Node<'_>) -> Expr {
        let mut node = node;
        // Wrappers that Python's tree does not have.
        while matches!(node.kind_name(), "parenthesized_expression" | "type" | "as_pattern_target") {
            let Some(inner) = named(node).into_iter().next() else { return missing(node) };
            node = inner;
        }
        if node.is_missing() {
            return missing(node);
        }
        let kind = self.deeper(node, |b| b.expr_kind(node)).unwrap_or(ExprKind::Error);
        Expr { kind, span: span(node) }
    }

    fn expr_kind(&mut self, node: Node<'_>) -> ExprKind {
        match node.kind_name() {
            "identifier" | "keyword_identifier" => ExprKind::Name(self.slice(node).to_string()),
            "dotted_name" => ExprKind::Name(self.slice(node).to_string()),
            "integer" | "float" => self.number(node),
            "string" | "concatenated_string" => self.string(node),
            "true" => ExprKind::Constant(Constant::Bool(true)),
            "false" => ExprKind::Constant(Constant::Bool(false)),
            "none" => ExprKind::Constant(Constant::None),
            "ellipsis" => ExprKind::Constant(Constant::Ellipsis),
            "attribute" => {
                let value = self.boxed(node, &OBJECT);
                let attr = part(node, &ATTRIBUTE).map(|attr| self.ident(attr)).unwrap_or_default();
                ExprKind::Attribute { value, attr }
            }
            "subscript" => self.subscript(node),
            "generic_type" => self.generic_type(node),
            "slice" => self.slice_parts(node),
            "call" => self.call(node),
            "unary_operator" => {
                let op = part(node, &OPERATOR).and_then(|op| UnaryOp::from_text(self.slice(op)));
                let operand = self.boxed(node, &ARGUMENT);
                op.map_or(ExprKind::Error, |op| ExprKind::Unary { op, operand })
            }
            "not_operator" => ExprKind::Unary { op: UnaryOp::Not, operand: self.boxed(node, &ARGUMENT) },
            "binary_operator" | "union_type" => self.binary(node),
            "boolean_operator" => self.boolean(node),
            "comparison_operator" => self.comparison(node),
            "conditional_expression" => self.conditional(node),
            "tuple" | "expression_list" | "pattern_list" | "tuple_pattern" => ExprKind::Tuple(self.children(node)),
            "list" | "list_pattern" => ExprKind::List(self.children(node)),
            "set" => ExprKind::Set(self.children(node)),
            "dictionary" => ExprKind::Dict(self.dictionary(node)),
            "list_comprehension" => self.comprehension(node, ComprehensionKind::List),
            "set_comprehension" => self.comprehension(node, ComprehensionKind::Set),
            "dictionary_comprehension" => self.comprehension(node, ComprehensionKind::Dict),
            "generator_expression" => self.comprehension(node, ComprehensionKind::Generator),
            "lambda" => {
                let params = part(node, &PARAMETERS).map(|list| self.params(list)).unwrap_or_default();
                let body = self.boxed(node, &BODY);
                let body = vec![Stmt { span: body.span, kind: StmtKind::Return(Some(*body)) }];
                let name = Ident { name: String::new(), span: span(node) };
                let whole = span(node);
                let (returns, decorators, is_async) = (None, Vec::new(), false);
                ExprKind::Lambda(Box::new(FunctionDef { name, params, returns, body, decorators, is_async, whole }))
            }
            "list_splat" | "list_splat_pattern" | "splat_type" => {
                let inner = self.only_child(node).unwrap_or_else(|| missing(node));
                ExprKind::Starred(Box::new(inner))
            }
            "named_expression" => {
                let target = part(node, &NAME).map(|name| self.ident(name)).unwrap_or_default();
                ExprKind::Named { target, value: self.boxed(node, &VALUE) }
            }
            "await" => {
                let inner = self.only_child(node).unwrap_or_else(|| missing(node));
                ExprKind::Await(Box::new(inner))
            }
            "yield" => ExprKind::Yield(self.only_child(node).map(Box::new)),
            "assignment" | "augmented_assignment" | "as_pattern" => {
                let (en, zh) = ("an assignment cannot be used as a value here", "此处不能把赋值当作值使用");
                self.error("ASC0002", node, en, zh);
                ExprKind::Error
            }
            // Reported by `errors::concrete`.
            _ => ExprKind::Error,
        }
    }

    fn number(&mut self, node: Node<'_>) -> ExprKind {
        match literal::number(self.slice(node)) {
            Some(value) => ExprKind::Constant(value),
            None => {
                self.errors.push(errors::bad_number(span(node), self.slice(node)));
                ExprKind::Error
            }
        }
    }

    fn subscript(&mut self, node: Node<'_>) -> ExprKind {
        let value = self.boxed(node, &VALUE);
        let items = parts(node, &SUBSCRIPT);
        let mut cursor = node.walk();
        let has_comma = node.children(&mut cursor).any(|child| child.kind_name() == ",");
        let index = match items.as_slice() {
            [] => missing(node),
            [only] if !has_comma => self.expr(*only),
            [first, ..] => {
                let end = items.last().map_or(first.end_byte(), |last| last.end_byte());
                let items = items.iter().map(|part| self.expr(*part)).collect();
                Expr { kind: ExprKind::Tuple(items), span: SourceSpan::new(first.start_byte(), end) }
            }
        };
        ExprKind::Subscript { value, index: Box::new(index) }
    }

    /// `ConstExpr[int]` where a type is expected.
    fn generic_type(&mut self, node: Node<'_>) -> ExprKind {
        let mut parts = named(node).into_iter();
        let value = self.expr_or_missing(parts.next(), node);
        let mut items = parts.next().map(|list| self.children(list)).unwrap_or_default();
        let index = match items.len() {
            1 => items.remove(0),
            _ => Expr { kind: ExprKind::Tuple(items), span: span(node) },
        };
        ExprKind::Subscript { value: Box::new(value), index: Box::new(index) }
    }

    fn slice_parts(&mut self, node: Node<'_>) -> ExprKind {
        let mut parts: [Option<Box<Expr>>; 3] = [None, None, None];
        let mut at = 0;
        let mut cursor = node.walk();
        for child in node.children(&mut cursor) {
            if child.kind_name() == ":" {
                at = (at + 1).min(2);
            } else if child.is_named() && !child.is_extra() {
                parts[at] = Some(Box::new(self.expr(child)));
            }
        }
        let [lower, upper, step] = parts;
        ExprKind::Slice { lower, upper, step }
    }

    fn call(&mut self, node: Node<'_>) -> ExprKind {
        let func = self.boxed(node, &FUNCTION);
        let args = match part(node, &ARGUMENTS) {
            Some(list) if list.kind_name() == "generator_expression" => {
                vec![Arg { kind: ArgKind::Positional, value: self.expr(list) }]
            }
            Some(list) => self.args(list),
            None => Vec::new(),
        };
        ExprKind::Call { func, args }
    }

    pub(super) fn args(&mut self, list: Node<'_>) -> Vec<Arg> {
        let mut args: Vec<Arg> = Vec::new();
        for node in named(list) {
            let arg = match node.kind_name() {
                "keyword_argument" => {
                    let name = part(node, &NAME).map(|name| self.ident(name)).unwrap_or_default();
                    Arg { kind: ArgKind::Keyword(name), value: self.field(node, &VALUE) }
                }
                "list_splat" => {
                    let value = self.only_child(node).unwrap_or_else(|| missing(node));
                    Arg { kind: ArgKind::Star, value }
                }
                "dictionary_splat" => {
                    let value = self.only_child(node).unwrap_or_else(|| missing(node));
                    Arg { kind: ArgKind::DoubleStar, value }
                }
                _ => Arg { kind: ArgKind::Positional, value: self.expr(node) },
            };
            let after_keyword = args.iter().any(|arg| matches!(arg.kind, ArgKind::Keyword(_)));
            if after_keyword && matches!(arg.kind, ArgKind::Positional) && !node.is_error() {
                self.errors.push(errors::positional_after_keyword(arg.value.span));
            }
            args.push(arg);
        }
        args
    }

    fn binary(&mut self, node: Node<'_>) -> ExprKind {
        let operator = part(node, &OPERATOR).or_else(|| node.child(1));
        let (op, op_span) = match operator {
            Some(operator) => (BinaryOp::from_text(self.slice(operator)), span(operator)),
            None => (None, span(node)),
        };
        let (left, right) = match (part(node, &LEFT), part(node, &RIGHT)) {
            (Some(left), Some(right)) => (self.expr(left), self.expr(right)),
            _ => {
                let mut parts = self.children(node).into_iter();
                let left = parts.next().unwrap_or_else(|| missing(node));
                let right = parts.next().unwrap_or_else(|| missing(node));
                (left, right)
            }
        };
        match op {
            Some(op) => ExprKind::Binary { op, left: Box::new(left), right: Box::new(right), op_span },
            None => ExprKind::Error,
        }
    }

    /// `a and b and c` nests to the left in the concrete tree; a parenthesised part stays a value of its own.
    fn boolean(&mut self, node: Node<'_>) -> ExprKind {
        let operator = |node: Node<'_>| part(node, &OPERATOR).map(|op| op.kind_name());
        let wanted = operator(node);
        let mut right_to_left = Vec::new();
        let mut left = node;
        loop {
            right_to_left.extend(part(left, &RIGHT));
            match part(left, &LEFT) {
                Some(next) if next.kind_name() == "boolean_operator" && operator(next) == wanted => left = next,
                first => {
                    right_to_left.extend(first);
                    break;
                }
            }
        }
        let values = right_to_left.into_iter().rev().map(|value| self.expr(value)).collect();
        match wanted.and_then(BoolOp::from_text) {
            Some(op) => ExprKind::Bool { op, values },
            None => ExprKind::Error,
        }
    }

    fn comparison(&mut self, node: Node<'_>) -> ExprKind {
        let operators = parts(node, &OPERATORS);
        let mut operands = named(node).into_iter().filter(|child| !operators.contains(child));
        let left = self.expr_or_missing(operands.next(), node);
        let mut rest = Vec::with_capacity(operators.len());
        for operator in &operators {
            let words: Vec<&str> = self.slice(*operator).split_whitespace().collect();
            let right = self.expr_or_missing(operands.next(), node);
            match CompareOp::from_text(&words.join(" ")) {
                Some(op) => rest.push((op, span(*operator), right)),
                None => {
                    self.errors.push(errors::python2(span(*operator), "<>"));
                    return ExprKind::Error;
                }
            }
        }
        ExprKind::Compare { left: Box::new(left), rest }
    }

    fn conditional(&mut self, node: Node<'_>) -> ExprKind {
        let mut parts = self.children(node).into_iter().map(Box::new);
        match (parts.next(), parts.next(), parts.next()) {
            (Some(body), Some(test), Some(orelse)) => ExprKind::IfExp { test, body, orelse },
            _ => ExprKind::Error,
        }
    }

    fn dictionary(&mut self, node: Node<'_>) -> Vec<(Option<Expr>, Expr)> {
        let mut items = Vec::new();
        for item in named(node) {
            match item.kind_name() {
                "pair" => items.push((Some(self.field(item, &KEY)), self.field(item, &VALUE))),
                "dictionary_splat" => items.extend(self.only_child(item).map(|value| (None, value))),
                _ => {}
            }
        }
        items
    }

    fn comprehension(&mut self, node: Node<'_>, kind: ComprehensionKind) -> ExprKind {
        let (key, element) = match part(node, &BODY) {
            Some(pair) if pair.kind_name() == "pair" => (Some(self.boxed(pair, &KEY)), self.boxed(pair, &VALUE)),
            _ => (None, self.boxed(node, &BODY)),
        };
        let mut clauses = Vec::new();
        for clause in named(node) {
            match clause.kind_name() {
                "for_in_clause" => {
                    clauses.push(Clause::For { target: self.field(clause, &LEFT), iter: self.field(clause, &RIGHT) })
                }
                "if_clause" => clauses.extend(self.only_child(clause).map(Clause::If)),
                _ => {}
            }
        }
        ExprKind::Comprehension { kind, key, element, clauses }
    }
}
