//! Rules about operands, in the texts of [`OpDef::elements`], [`OpDef::positions`] and [`OpDef::limits`].
//!
//! In: a rule's text. Out: the rule as data. Clauses of `elements` are separated by `;`: `src0 in f16 f32` (allowed
//! element types), `src1 = src0` (same element type). A text of `positions` is `dst src: UB L1`; one of `limits` is
//! `aligned dst src 32` (start addresses are multiples of so many bytes) or `range repeatTimes 0 255` (inclusive).

use super::OpDef;
use crate::model::Buffer;

/// A rule about element types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ElementRule {
    /// Element type of the operand is one of these, in MLIR's spelling.
    In { operand: &'static str, types: Vec<&'static str> },
    /// Both operands have one element type.
    Same { operand: &'static str, other: &'static str },
}

/// Operands and the memories they may be in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionRule {
    pub operands: Vec<&'static str>,
    pub memories: Vec<Buffer>,
}

/// A limit on values or addresses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Limit {
    /// Start addresses are multiples of `bytes`.
    Aligned { operands: Vec<&'static str>, bytes: u64 },
    /// `min <= operand <= max`
    Range { operand: &'static str, min: i64, max: i64 },
}

/// Element type rules of an operation, in the order in which they are checked. Text that is no rule is left out.
#[must_use]
pub fn elements(op: &OpDef) -> Vec<ElementRule> {
    op.elements.split(';').filter_map(|clause| element(clause.trim())).collect()
}

fn element(clause: &'static str) -> Option<ElementRule> {
    if let Some((operand, other)) = clause.split_once(" = ") {
        return Some(ElementRule::Same { operand, other });
    }
    let (operand, types) = clause.split_once(" in ")?;
    Some(ElementRule::In { operand, types: types.split(' ').collect() })
}

/// Position rules of an operation. Text that is no rule is left out.
#[must_use]
pub fn positions(op: &OpDef) -> Vec<PositionRule> {
    op.positions.iter().filter_map(|text| position(text)).collect()
}

fn position(text: &'static str) -> Option<PositionRule> {
    let (operands, memories) = text.split_once(": ")?;
    let memory = |name: &str| Buffer::ALL.into_iter().find(|buffer| buffer.name() == name);
    let memories = memories.split(' ').map(memory).collect::<Option<_>>()?;
    Some(PositionRule { operands: operands.split(' ').collect(), memories })
}

/// Limits of an operation. Text that is no rule is left out.
#[must_use]
pub fn limits(op: &OpDef) -> Vec<Limit> {
    op.limits.iter().filter_map(|text| limit(text)).collect()
}

fn limit(text: &'static str) -> Option<Limit> {
    let words: Vec<&'static str> = text.split(' ').collect();
    match words[..] {
        ["aligned", ref operands @ .., bytes] => {
            Some(Limit::Aligned { operands: operands.to_vec(), bytes: bytes.parse().ok()? })
        }
        ["range", operand, min, max] => Some(Limit::Range { operand, min: min.parse().ok()?, max: max.parse().ok()? }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::OPS;

    #[test]
    fn every_rule_parses_and_names_operands() {
        for op in OPS {
            let known = |name: &str| assert!(op.operand_index(name).is_some(), "{}: no operand {name}", op.mnemonic);
            let clauses = op.elements.split(';').filter(|clause| !clause.is_empty()).count();
            assert_eq!(elements(op).len(), clauses, "{}: {}", op.mnemonic, op.elements);
            for rule in elements(op) {
                match rule {
                    ElementRule::In { operand, .. } => known(operand),
                    ElementRule::Same { operand, other } => [operand, other].into_iter().for_each(known),
                }
            }
            assert_eq!(positions(op).len(), op.positions.len(), "{}: {:?}", op.mnemonic, op.positions);
            positions(op).iter().flat_map(|rule| &rule.operands).for_each(|name| known(name));
            assert_eq!(limits(op).len(), op.limits.len(), "{}: {:?}", op.mnemonic, op.limits);
            for limit in limits(op) {
                match limit {
                    Limit::Aligned { operands, .. } => operands.into_iter().for_each(known),
                    Limit::Range { operand, .. } => known(operand),
                }
            }
            op.reads.iter().chain(op.writes).for_each(|name| known(name));
        }
    }
}
