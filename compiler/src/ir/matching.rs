//! Pairs the operations of two consecutive stages.
//!
//! An operation that a pass left alone is the same object with the same name and identity. One that was recreated
//! is recognised by name and identity, constants by their value. What is left over on the new side and shares its
//! identity with something left over on the old side came out of it (split); what is left over on the old side and
//! equals a survivor was merged into it (fused).

use super::snapshot::{Node, Source};
use crate::model::{Change, OpId};
use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::Hash;

/// Per new operation what became of it and from which old ones; and the old ones that nothing came of.
pub(super) struct Comparison {
    pub changes: Vec<(Change, Vec<u32>)>,
    pub erased: Vec<u32>,
}

impl Comparison {
    /// Of a stage that equals its predecessor.
    pub fn unchanged(count: usize) -> Self {
        Self { changes: (0..count as u32).map(|index| (Change::Kept, vec![index])).collect(), erased: Vec::new() }
    }

    /// Of a stage without predecessor.
    pub fn first(count: usize) -> Self {
        Self { changes: vec![(Change::Kept, Vec::new()); count], erased: Vec::new() }
    }
}

pub(super) fn compare(old: &[Node<'_>], new: &[Node<'_>]) -> Comparison {
    let mut pairs = Pairs { to_new: vec![None; old.len()], to_old: vec![None; new.len()] };
    pairs.same_object(old, new);
    pairs.by_key(old, new, |node| node.op.map(|op| (node.name, op)));
    pairs.by_key(old, new, |node| node.op.is_none().then_some(node.signature));

    let mut changes: Vec<(Change, Vec<u32>)> = vec![(Change::New, Vec::new()); new.len()];
    let merged = fuse(old, new, &mut pairs, &mut changes);
    let moved = moved(old, new, &pairs);
    for (index, node) in new.iter().enumerate() {
        let Some(before) = pairs.to_old[index] else { continue };
        let change = if changes[index].0 == Change::Fused {
            Change::Fused
        } else if is_edited(&old[before as usize], node, &pairs) {
            Change::Edited
        } else if moved.contains(&(index as u32)) {
            Change::Moved
        } else {
            Change::Kept
        };
        changes[index].0 = change;
        changes[index].1.insert(0, before);
    }
    let split = split(old, new, &pairs, &merged, &mut changes);
    let erased = (0..old.len() as u32)
        .filter(|index| pairs.to_new[*index as usize].is_none() && !split.contains(index))
        .collect();
    Comparison { changes, erased }
}

struct Pairs {
    to_new: Vec<Option<u32>>,
    to_old: Vec<Option<u32>>,
}

impl Pairs {
    fn join(&mut self, old: u32, new: u32) {
        self.to_new[old as usize] = Some(new);
        self.to_old[new as usize] = Some(old);
    }

    fn same_object(&mut self, old: &[Node<'_>], new: &[Node<'_>]) {
        let by_handle: HashMap<_, _> = old.iter().enumerate().map(|(index, node)| (node.handle, index)).collect();
        for (index, node) in new.iter().enumerate() {
            if let Some(before) = by_handle.get(&node.handle)
                && old[*before].name == node.name
                && (old[*before].op == node.op || old[*before].signature == node.signature)
            {
                self.join(*before as u32, index as u32);
            }
        }
    }

    /// Pairs what is left over by a key, equal keys in textual order.
    fn by_key<'n, K: Hash + Eq>(
        &mut self,
        old: &'n [Node<'n>],
        new: &'n [Node<'n>],
        key: impl Fn(&'n Node<'n>) -> Option<K>,
    ) {
        let mut waiting: HashMap<K, VecDeque<u32>> = HashMap::new();
        for (index, node) in old.iter().enumerate().filter(|(index, _)| self.to_new[*index].is_none()) {
            if let Some(key) = key(node) {
                waiting.entry(key).or_default().push_back(index as u32);
            }
        }
        for (index, node) in new.iter().enumerate() {
            if self.to_old[index].is_none()
                && let Some(before) = key(node).and_then(|key| waiting.get_mut(&key)?.pop_front())
            {
                self.join(before, index as u32);
            }
        }
    }

    /// Where an old operand is now.
    fn follow(&self, source: Source) -> Option<Source> {
        Some(match source {
            Source::Result(op, number) => Source::Result(self.to_new[op as usize]?, number),
            Source::Argument(op, region, number) => Source::Argument(self.to_new[op as usize]?, region, number),
        })
    }

    fn follow_all(&self, node: &Node<'_>) -> Option<Vec<Source>> {
        node.operands.iter().map(|operand| self.follow(*operand)).collect()
    }
}

/// Ties old operations that are gone to a survivor that computes the same. In textual order, so that users of merged
/// values are compared by what they read now.
fn fuse(old: &[Node<'_>], new: &[Node<'_>], pairs: &mut Pairs, changes: &mut [(Change, Vec<u32>)]) -> HashSet<u32> {
    let mut survivors: HashMap<(u64, &[Source]), u32> = HashMap::new();
    for (index, node) in new.iter().enumerate().filter(|(_, node)| node.results > 0) {
        survivors.entry((node.signature, node.operands.as_slice())).or_insert(index as u32);
    }
    let mut merged = HashSet::new();
    for (index, node) in old.iter().enumerate() {
        if pairs.to_new[index].is_some() || node.results == 0 {
            continue;
        }
        let Some(operands) = pairs.follow_all(node) else { continue };
        if let Some(survivor) = survivors.get(&(node.signature, operands.as_slice())) {
            pairs.to_new[index] = Some(*survivor);
            changes[*survivor as usize].0 = Change::Fused;
            changes[*survivor as usize].1.push(index as u32);
            merged.insert(index as u32);
        }
    }
    merged
}

fn is_edited(old: &Node<'_>, new: &Node<'_>, pairs: &Pairs) -> bool {
    old.signature != new.signature || pairs.follow_all(old).is_none_or(|operands| operands != new.operands)
}

/// New operations that have another parent, or another order among their siblings, than before.
fn moved(old: &[Node<'_>], new: &[Node<'_>], pairs: &Pairs) -> HashSet<u32> {
    let mut moved = HashSet::new();
    let mut children: HashMap<u32, Vec<(u32, u32)>> = HashMap::new();
    for (index, node) in new.iter().enumerate() {
        let (Some(before), Some(parent)) = (pairs.to_old[index], node.parent) else { continue };
        let same_parent = old[before as usize].parent.and_then(|parent| pairs.to_new[parent as usize]) == Some(parent);
        if same_parent {
            children.entry(parent).or_default().push((before, index as u32));
        } else {
            moved.insert(index as u32);
        }
    }
    for siblings in children.values() {
        let stayed = longest_increasing(&siblings.iter().map(|(before, _)| *before).collect::<Vec<_>>());
        moved.extend(siblings.iter().zip(stayed).filter(|(_, stayed)| !stayed).map(|((_, index), _)| *index));
    }
    moved
}

/// Marks the members of one longest increasing subsequence.
fn longest_increasing(sequence: &[u32]) -> Vec<bool> {
    let mut tails: Vec<usize> = Vec::new();
    let mut previous: Vec<Option<usize>> = vec![None; sequence.len()];
    for (index, value) in sequence.iter().enumerate() {
        let place = tails.partition_point(|tail| sequence[*tail] < *value);
        previous[index] = place.checked_sub(1).map(|place| tails[place]);
        if place == tails.len() {
            tails.push(index);
        } else {
            tails[place] = index;
        }
    }
    let mut member = vec![false; sequence.len()];
    let mut at = tails.last().copied();
    while let Some(index) = at {
        member[index] = true;
        at = previous[index];
    }
    member
}

/// Ties new operations to old ones of the same identity that are gone. Returns the old ones that live on this way.
fn split(
    old: &[Node<'_>],
    new: &[Node<'_>],
    pairs: &Pairs,
    merged: &HashSet<u32>,
    changes: &mut [(Change, Vec<u32>)],
) -> HashSet<u32> {
    let mut gone: HashMap<OpId, Vec<u32>> = HashMap::new();
    for (index, node) in old.iter().enumerate() {
        if let Some(op) = node.op.filter(|_| pairs.to_new[index].is_none() && !merged.contains(&(index as u32))) {
            gone.entry(op).or_default().push(index as u32);
        }
    }
    let mut lives_on = HashSet::new();
    for (index, node) in new.iter().enumerate().filter(|(index, _)| pairs.to_old[*index].is_none()) {
        if let Some(before) = node.op.and_then(|op| gone.get(&op)) {
            changes[index] = (Change::Split, before.clone());
            lives_on.extend(before.iter().copied());
        }
    }
    lives_on
}

#[cfg(test)]
mod tests {
    use super::longest_increasing;

    #[test]
    fn one_moved_operation_does_not_move_its_neighbours() {
        assert_eq!(longest_increasing(&[1, 2, 9, 3, 4]), [true, true, false, true, true]);
        assert_eq!(longest_increasing(&[3, 2, 1]).iter().filter(|member| **member).count(), 1);
        assert!(longest_increasing(&[]).is_empty());
    }
}
