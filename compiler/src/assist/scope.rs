//! Whose name is whose: definitions, uses and renaming, by Python's rules of scope.

use super::{Source, is_word};
use crate::model::{Message, SourceSpan};
use crate::syntax::walk;
use std::collections::BTreeSet;
use tree_sitter::Node;

const RESERVED: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
    "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// A scope: the function that it belongs to, by the start of its `def`; `None` is the module.
type Scope = Option<usize>;

fn span(node: Node<'_>) -> SourceSpan {
    SourceSpan::new(node.start_byte(), node.end_byte())
}

/// The name at the offset or ending there.
fn identifier_at<'a>(source: &Source<'a>, offset: usize) -> Option<Node<'a>> {
    let root = source.tree.root()?;
    let at =
        |from: usize, to: usize| root.descendant_for_byte_range(from, to).filter(|node| node.kind() == "identifier");
    at(offset, offset + 1).or_else(|| at(offset.checked_sub(1)?, offset))
}

/// Nodes around a node, innermost first.
fn parents<'a>(node: Node<'a>) -> Vec<Node<'a>> {
    std::iter::successors(node.parent(), Node::parent).collect()
}

/// A name with the nodes around it, innermost first. Asking a node for its parent is slow, so they are collected once.
struct Place<'a> {
    node: Node<'a>,
    parents: Vec<Node<'a>>,
}

impl<'a> Place<'a> {
    fn of(node: Node<'a>) -> Self {
        Self { node, parents: parents(node) }
    }

    /// From a walk below `top`, around which there is `above`.
    fn walked(node: Node<'a>, ancestors: &[Node<'a>], above: &[Node<'a>]) -> Self {
        Self { node, parents: ancestors.iter().rev().chain(above).copied().collect() }
    }

    /// Whether the name stands for something of the file: not an attribute, not the keyword of a call.
    fn is_free(&self) -> bool {
        self.parents.first().is_none_or(|parent| {
            let is = |field: &str| parent.child_by_field_name(field) == Some(self.node);
            !(parent.kind() == "attribute" && is("attribute") || parent.kind() == "keyword_argument" && is("name"))
        })
    }

    /// Functions around the name, innermost first. A function's own name, defaults and annotations belong outside.
    fn functions(&self) -> Vec<Node<'a>> {
        let mut found = Vec::new();
        let mut below = self.node;
        for parent in &self.parents {
            let inner = |field: &str| parent.child_by_field_name(field).is_some_and(|part| part == below);
            let inside = inner("body") || inner("parameters") && self.is_parameter();
            if parent.kind() == "function_definition" && inside {
                found.push(*parent);
            }
            below = *parent;
        }
        found
    }

    /// Whether a name in a parameter list is the parameter itself.
    fn is_parameter(&self) -> bool {
        let Some(parent) = self.parents.first() else { return false };
        match parent.kind() {
            "parameters" | "list_splat_pattern" | "dictionary_splat_pattern" => true,
            "typed_parameter" => parent.child(0) == Some(self.node),
            "default_parameter" | "typed_default_parameter" => parent.child_by_field_name("name") == Some(self.node),
            _ => false,
        }
    }

    /// Whether the name is given a value here.
    fn binds(&self) -> bool {
        if self.is_parameter() {
            return true;
        }
        let mut below = self.node;
        for parent in &self.parents {
            let is = |field: &str| parent.child_by_field_name(field) == Some(below);
            match parent.kind() {
                "function_definition" | "class_definition" => return is("name"),
                "assignment" | "augmented_assignment" | "for_statement" | "for_in_clause" => return is("left"),
                "named_expression" => return is("name"),
                "as_pattern_target" | "aliased_import" | "import_statement" => return true,
                "import_from_statement" => return !is("module_name"),
                "pattern_list" | "tuple_pattern" | "list_pattern" | "tuple" | "list" | "dotted_name" => {
                    below = *parent;
                }
                _ => return false,
            }
        }
        false
    }
}

/// What can matter to a name at an offset: all of the top-level statements that hold no function or hold the offset,
/// of other functions and classes only their names. Long files have many of those.
pub(super) fn relevant<'a>(root: Node<'a>, offset: usize) -> Vec<Node<'a>> {
    let mut cursor = root.walk();
    let parts = root.children(&mut cursor).filter_map(|child| {
        let definition = match child.kind() {
            "decorated_definition" => child.child_by_field_name("definition"),
            "function_definition" | "class_definition" => Some(child),
            _ => None,
        };
        match definition {
            Some(definition) if !(child.start_byte()..=child.end_byte() + 1).contains(&offset) => {
                definition.child_by_field_name("name")
            }
            _ => Some(child),
        }
    });
    parts.collect()
}

/// Visits the names in what matters at an offset.
fn names_at<'a>(root: Node<'a>, offset: usize, mut visit: impl FnMut(Place<'a>)) {
    for top in relevant(root, offset) {
        let above = if top.kind() == "identifier" { parents(top) } else { vec![root] };
        walk(top, None, |node, ancestors| {
            if node.kind() == "identifier" {
                visit(Place::walked(node, ancestors, &above));
            }
        });
    }
}

/// Names bound in a function, without those of functions in it.
fn bound<'a>(source: &Source<'a>, function: Node<'a>) -> BTreeSet<&'a str> {
    let mut names = BTreeSet::new();
    let mut outer = BTreeSet::new();
    walk(function, None, |node, ancestors| {
        if node.kind() == "global_statement" {
            let mut cursor = node.walk();
            outer.extend(node.named_children(&mut cursor).map(|name| source.slice(name)));
        }
        if node.kind() == "identifier" {
            let place = Place::walked(node, ancestors, &[]);
            if place.is_free() && place.binds() && place.functions().first() == Some(&function) {
                names.insert(source.slice(node));
            }
        }
    });
    names.retain(|name| !outer.contains(name));
    names
}

fn scope_of<'a>(source: &Source<'a>, place: &Place<'a>) -> Scope {
    let name = source.slice(place.node);
    let around = place.functions().into_iter();
    around.filter(|function| bound(source, *function).contains(name)).map(|function| function.start_byte()).next()
}

/// What a name at the offset stands for: its text and its scope. The keyword of a call stands for the parameter.
fn meant<'a>(source: &Source<'a>, offset: usize) -> Option<(&'a str, Scope)> {
    let node = identifier_at(source, offset)?;
    if let Some(function) = called_function(source, node) {
        return Some((source.slice(node), Some(function.start_byte())));
    }
    let place = Place::of(node);
    place.is_free().then(|| (source.slice(node), scope_of(source, &place)))
}

/// The function of the file whose call has this keyword.
fn called_function<'a>(source: &Source<'a>, keyword: Node<'a>) -> Option<Node<'a>> {
    let argument = keyword.parent().filter(|parent| parent.kind() == "keyword_argument")?;
    if argument.child_by_field_name("name") != Some(keyword) {
        return None;
    }
    let call = argument.parent()?.parent().filter(|call| call.kind() == "call")?;
    let mut name = call.child_by_field_name("function")?;
    // `kernel[cores](...)` is a launch.
    if name.kind() == "subscript" {
        name = name.child_by_field_name("value")?;
    }
    let function = function(source, source.slice(name))?;
    let has = bound(source, function).contains(source.slice(keyword));
    has.then_some(function)
}

/// The function of this name at the top of the file.
fn function<'a>(source: &Source<'a>, name: &str) -> Option<Node<'a>> {
    let mut found = None;
    walk(source.tree.root()?, None, |node, ancestors| {
        let named = || node.child_by_field_name("name").is_some_and(|own| source.slice(own) == name);
        let outermost = || !ancestors.iter().any(|outer| outer.kind() == "function_definition");
        if node.kind() == "function_definition" && found.is_none() && named() && outermost() {
            found = Some(node);
        }
    });
    found
}

/// Parameters of a function of the file, as they are written.
pub(super) fn parameters(source: &Source<'_>, name: &str) -> Option<Vec<String>> {
    let list = function(source, name)?.child_by_field_name("parameters")?;
    let mut cursor = list.walk();
    Some(list.named_children(&mut cursor).map(|param| source.slice(param).to_owned()).collect())
}

/// Names that can be used at an offset: of the functions around it and of the module.
pub(super) fn visible(source: &Source<'_>, offset: usize) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let Some(root) = source.tree.root() else { return names };
    names_at(root, offset, |place| {
        let being_written = (place.node.start_byte()..=place.node.end_byte()).contains(&offset);
        if being_written || !place.is_free() || !place.binds() {
            return;
        }
        let holds = |function: &Node<'_>| (function.start_byte()..=function.end_byte() + 1).contains(&offset);
        if place.functions().iter().all(holds) {
            names.insert(source.slice(place.node).to_owned());
        }
    });
    names
}

/// Every place of the name at the offset, its definition included, in order.
pub fn uses(source: &Source<'_>, offset: usize) -> Vec<SourceSpan> {
    let (Some((name, scope)), Some(root)) = (meant(source, offset), source.tree.root()) else { return Vec::new() };
    let mut found = Vec::new();
    walk(root, None, |node, _| {
        if node.kind() != "identifier" || source.slice(node) != name {
            return;
        }
        let same = match called_function(source, node) {
            Some(function) => scope == Some(function.start_byte()),
            None => {
                let place = Place::of(node);
                place.is_free() && scope_of(source, &place) == scope
            }
        };
        if same {
            found.push(span(node));
        }
    });
    found
}

/// Where the name at the offset gets its value first; nothing for names of the language.
pub fn definition(source: &Source<'_>, offset: usize) -> Option<SourceSpan> {
    let root = source.tree.root()?;
    let (name, scope) = meant(source, offset)?;
    // The parameter that a keyword stands for is in another function.
    let at = scope.unwrap_or(offset);
    let mut found: Option<SourceSpan> = None;
    names_at(root, at, |place| {
        if found.is_none() && source.slice(place.node) == name && place.is_free() && place.binds() {
            found = (scope_of(source, &place) == scope).then(|| span(place.node));
        }
    });
    found
}

/// The edits that give the name at the offset another one.
///
/// # Errors
/// The new name is none, or is in use where the old one is.
pub fn rename(source: &Source<'_>, offset: usize, new: &str) -> Result<Vec<SourceSpan>, Message> {
    let is_name = new.chars().all(is_word) && new.starts_with(|c: char| is_word(c) && !c.is_numeric());
    if !is_name || RESERVED.contains(&new) {
        return Err(Message::new(format!("`{new}` is not a name"), format!("`{new}` 不是合法的名称")));
    }
    let nothing = || Message::new("there is nothing to rename here", "此处没有可重命名的名称");
    if definition(source, offset).is_none() {
        return Err(nothing());
    }
    let (_, scope) = meant(source, offset).ok_or_else(nothing)?;
    let mut taken = None;
    walk(source.tree.root().ok_or_else(nothing)?, None, |node, _| {
        if node.kind() != "identifier" || source.slice(node) != new || taken.is_some() {
            return;
        }
        let place = Place::of(node);
        let inside = place.functions().iter().any(|function| Some(function.start_byte()) == scope);
        if place.is_free() && (scope.is_none() || inside) {
            taken = Some(node.start_position().row + 1);
        }
    });
    match taken {
        Some(line) => Err(Message::new(
            format!("`{new}` is in use already, in line {line}"),
            format!("第 {line} 行已使用名称 `{new}`"),
        )),
        None => Ok(uses(source, offset)),
    }
}
