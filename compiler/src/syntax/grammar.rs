//! Kinds and fields of the grammar by number. Looking either up by name for every node takes longer than reading it.

use std::num::NonZeroU16;
use std::sync::LazyLock;
use tree_sitter::{Language, Node};

/// tree-sitter's grammar of Python.
pub(super) static LANGUAGE: LazyLock<Language> = LazyLock::new(|| tree_sitter_python::LANGUAGE.into());

static KINDS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let count = u16::try_from(LANGUAGE.node_kind_count()).unwrap_or(u16::MAX);
    (0..count).map(|id| LANGUAGE.node_kind_for_id(id).unwrap_or("")).collect()
});

/// A field of the grammar; its number is looked up once.
pub(super) struct Field(LazyLock<Option<NonZeroU16>>);

macro_rules! fields {
    ($($name:ident = $text:literal;)*) => {
        $(pub(super) static $name: Field = Field(LazyLock::new(|| LANGUAGE.field_id_for_name($text)));)*

        #[cfg(test)]
        static ALL: &[(&str, &Field)] = &[$(($text, &$name)),*];
    };
}

fields! {
    ALIAS = "alias";
    ALTERNATIVE = "alternative";
    ARGUMENT = "argument";
    ARGUMENTS = "arguments";
    ATTRIBUTE = "attribute";
    BODY = "body";
    CAUSE = "cause";
    CONDITION = "condition";
    CONSEQUENCE = "consequence";
    DEFINITION = "definition";
    EXPRESSION = "expression";
    FORMAT_SPECIFIER = "format_specifier";
    FUNCTION = "function";
    KEY = "key";
    LEFT = "left";
    MODULE_NAME = "module_name";
    NAME = "name";
    OBJECT = "object";
    OPERATOR = "operator";
    OPERATORS = "operators";
    PARAMETERS = "parameters";
    RETURN_TYPE = "return_type";
    RIGHT = "right";
    SUBJECT = "subject";
    SUBSCRIPT = "subscript";
    SUPERCLASSES = "superclasses";
    TYPE = "type";
    TYPE_CONVERSION = "type_conversion";
    VALUE = "value";
}

pub(super) trait KindName {
    /// Name of a node's kind, as [`Node::kind`] gives it.
    fn kind_name(&self) -> &'static str;
}

impl KindName for Node<'_> {
    fn kind_name(&self) -> &'static str {
        KINDS.get(usize::from(self.kind_id())).copied().unwrap_or_else(|| self.kind())
    }
}

/// First child in a field.
pub(super) fn part<'t>(node: Node<'t>, field: &Field) -> Option<Node<'t>> {
    node.child_by_field_id(field.0.map(NonZeroU16::get)?)
}

/// All children in a field.
pub(super) fn parts<'t>(node: Node<'t>, field: &Field) -> Vec<Node<'t>> {
    let mut cursor = node.walk();
    field.0.map(|id| node.children_by_field_id(id, &mut cursor).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn the_grammar_has_every_field() {
        for (text, field) in ALL {
            assert!(field.0.is_some(), "{text}");
        }
    }
}
