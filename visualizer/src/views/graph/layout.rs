//! The data flow of a kernel: which operation reads what another one wrote. Pure.
//!
//! Always holds: edges lead from an earlier layer to a later one, so the graph can be drawn without circles; what one
//! trip of a loop hands to the next is left out.

use crate::session::Index;
use compiler::model::{OpId, Pipe, StageSnapshot};
use compiler::ops;
use egui::{Pos2, Vec2, pos2, vec2};
use std::collections::{BTreeMap, HashMap};

/// An operation, with all its copies of an unrolled loop; or an array in global memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// `add_l2`, or the name of the array.
    pub name: String,
    /// `None` for an array.
    pub pipe: Option<Pipe>,
    /// Sorted; empty for an array.
    pub ops: Vec<OpId>,
    /// Zero-based source line.
    pub line: Option<u32>,
    /// Cycles of its runs over all cores.
    pub cycles: u64,
    pub centre: Pos2,
    pub size: Vec2,
    layer: usize,
}

/// From a writer to a reader.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edge {
    pub from: usize,
    pub to: usize,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Flow {
    pub nodes: Vec<Node>,
    pub edges: Vec<Edge>,
    /// Operations left out because there are too many.
    pub left_out: usize,
}

/// Nodes drawn at most.
const MOST: usize = 300;
const LAYER: f32 = 196.0;
const ROW_GAP: f32 = 14.0;
const WIDTH: f32 = 150.0;

impl Flow {
    /// `line_of` gives the source line of an operation, `arrays` the names of the kernel's arguments in order.
    pub fn new(stage: &StageSnapshot, index: &Index, line_of: impl Fn(OpId) -> Option<u32>, arrays: &[String]) -> Self {
        let mut flow = Self::default();
        let lines: Vec<&str> = stage.text.lines().collect();
        let mut memory = Memory::default();
        let mut known: HashMap<(Option<u32>, String), usize> = HashMap::new();
        let mut writers: HashMap<String, Vec<usize>> = HashMap::new();
        let mut globals: BTreeMap<String, usize> = BTreeMap::new();
        for record in &stage.ops {
            let Some(text) = lines.get(record.line as usize) else { continue };
            let (results, operands) = values(text);
            let Some(def) = ops::op(&record.name) else { continue };
            let of = |names: &[&str]| -> Vec<String> {
                let found = names.iter().filter_map(|name| operands.get(def.operand_index(name)?));
                found.map(|value| memory.root(value)).collect()
            };
            let (reads, writes) = (of(def.reads), of(def.writes));
            let (Some(pipe), Some(op)) = (record.pipe, record.op) else {
                memory.follow(&results, &operands);
                continue;
            };
            if reads.is_empty() && writes.is_empty() {
                memory.follow(&results, &operands);
                continue;
            }
            let (line, name) = (line_of(op), short(&record.name));
            let node = *known.entry((line, name.to_owned())).or_insert_with(|| {
                flow.nodes.push(Node::new(name, Some(pipe), line));
                flow.nodes.len() - 1
            });
            if let Err(place) = flow.nodes[node].ops.binary_search(&op) {
                flow.nodes[node].ops.insert(place, op);
                flow.nodes[node].cycles += index.use_of(op).run_cycles;
            }
            for root in reads {
                let from = writers.get(&root).cloned().unwrap_or_default();
                if from.is_empty()
                    && let Some(name) = array_name(&root, arrays)
                {
                    let array = *globals.entry(format!("<{name}")).or_insert_with(|| flow.array(&name));
                    flow.edges.push(Edge { from: array, to: node });
                }
                flow.edges.extend(from.into_iter().map(|from| Edge { from, to: node }));
            }
            for root in writes {
                if let Some(name) = array_name(&root, arrays) {
                    let array = *globals.entry(format!(">{name}")).or_insert_with(|| flow.array(&name));
                    flow.edges.push(Edge { from: node, to: array });
                }
                let of_root = writers.entry(root).or_default();
                // A full overwrite and an addition look the same here: the last writer and, within one line, its kin.
                of_root.retain(|writer| flow.nodes[*writer].line == line && *writer != node);
                of_root.push(node);
            }
        }
        flow.finish()
    }

    fn array(&mut self, name: &str) -> usize {
        self.nodes.push(Node::new(name, None, None));
        self.nodes.len() - 1
    }

    /// Leaves out what is too much, drops edges that go back, and places everything.
    fn finish(mut self) -> Self {
        self.shrink();
        self.edges.sort_unstable();
        self.edges.dedup();
        let is_array = |node: usize| self.nodes[node].pipe.is_none();
        // Operations are in order of the text; an edge back is what one trip of a loop hands to the next.
        self.edges
            .retain(|edge| edge.from != edge.to && (edge.from < edge.to || is_array(edge.from) || is_array(edge.to)));
        self.place_layers();
        self.place_rows();
        self
    }

    fn shrink(&mut self) {
        if self.nodes.len() <= MOST {
            return;
        }
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by_key(|node| std::cmp::Reverse(self.nodes[*node].cycles));
        order.truncate(MOST);
        order.sort_unstable();
        self.left_out = self.nodes.len() - order.len();
        let new: HashMap<usize, usize> = order.iter().enumerate().map(|(new, old)| (*old, new)).collect();
        self.nodes = order.iter().map(|old| self.nodes[*old].clone()).collect();
        let moved = |edge: &Edge| Some(Edge { from: *new.get(&edge.from)?, to: *new.get(&edge.to)? });
        self.edges = self.edges.iter().filter_map(moved).collect();
    }

    /// Each node one layer behind the last of those it reads from.
    fn place_layers(&mut self) {
        for _ in 0..self.nodes.len() {
            let mut moved = false;
            for edge in &self.edges {
                let least = self.nodes[edge.from].layer + 1;
                if self.nodes[edge.to].layer < least {
                    self.nodes[edge.to].layer = least;
                    moved = true;
                }
            }
            if !moved {
                break;
            }
        }
    }

    /// Within a layer, nodes stand beside what they are tied to.
    fn place_rows(&mut self) {
        let most = self.nodes.iter().map(|node| node.cycles).max().unwrap_or(0).max(1);
        for node in &mut self.nodes {
            let share = (node.cycles as f32 / most as f32).sqrt();
            node.size = if node.pipe.is_some() { vec2(WIDTH, 30.0 + 34.0 * share) } else { vec2(WIDTH * 0.5, 26.0) };
        }
        let layers = self.nodes.iter().map(|node| node.layer).max().unwrap_or(0);
        for layer in 0..=layers {
            let mut column: Vec<usize> =
                (0..self.nodes.len()).filter(|node| self.nodes[*node].layer == layer).collect();
            let middle = |node: usize| {
                let sources =
                    self.edges.iter().filter(|edge| edge.to == node).map(|edge| self.nodes[edge.from].centre.y);
                let (sum, count) = sources.fold((0.0, 0), |(sum, count), y| (sum + y, count + 1));
                if count == 0 { node as f32 } else { sum / count as f32 }
            };
            let mut wished: Vec<(f32, usize)> = column.drain(..).map(|node| (middle(node), node)).collect();
            wished.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            let height: f32 = wished.iter().map(|(_, node)| self.nodes[*node].size.y + ROW_GAP).sum();
            let mut y = -height / 2.0;
            for (_, node) in wished {
                let node = &mut self.nodes[node];
                node.centre = pos2(layer as f32 * LAYER, y + node.size.y / 2.0);
                y += node.size.y + ROW_GAP;
            }
        }
    }
}

impl Node {
    fn new(name: &str, pipe: Option<Pipe>, line: Option<u32>) -> Self {
        let (ops, size) = (Vec::new(), Vec2::ZERO);
        Self { name: name.to_owned(), pipe, ops, line, cycles: 0, centre: Pos2::ZERO, size, layer: 0 }
    }
}

/// Which memory a value is part of.
#[derive(Default)]
struct Memory {
    roots: HashMap<String, String>,
}

impl Memory {
    fn root(&self, value: &str) -> String {
        self.roots.get(value).cloned().unwrap_or_else(|| value.to_owned())
    }

    /// A value made from others is part of the memory of the first of them. An operation without a result that names
    /// two memories (`set_global_buffer`) ties the first to the second.
    fn follow(&mut self, results: &[String], operands: &[String]) {
        match (results, operands) {
            (&[], [first, second, ..]) => {
                let root = self.root(second);
                self.roots.insert(first.clone(), root);
            }
            ([result], [first, ..]) => {
                let root = self.root(first);
                self.roots.insert(result.clone(), root);
            }
            _ => {}
        }
    }
}

/// Name of the argument that a root is: `%arg0` is the first.
fn array_name(root: &str, arrays: &[String]) -> Option<String> {
    let number: usize = root.strip_prefix("%arg")?.parse().ok()?;
    Some(arrays.get(number).cloned().unwrap_or_else(|| root.to_owned()))
}

fn short(name: &str) -> &str {
    name.rsplit_once("ascir.").map_or(name, |(_, short)| short)
}

/// Values that a line of AscIR makes, and those it takes, in order.
pub fn values(line: &str) -> (Vec<String>, Vec<String>) {
    let (made, rest) = match line.split_once(" = ") {
        Some((made, rest)) if made.trim_start().starts_with('%') => (made, rest),
        _ => ("", line),
    };
    let list = |text: &str| -> Vec<String> {
        let part = |rest: &str| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
            format!("%{}", &rest[..end])
        };
        text.match_indices('%').map(|(at, _)| part(&text[at + 1..])).collect()
    };
    (list(made), list(rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use compiler::model::{Change, Link, OpRecord};

    fn stage(lines: &[(&str, &str, Option<Pipe>)]) -> StageSnapshot {
        let record = |(line, (name, _, pipe)): (usize, &(&str, &str, Option<Pipe>))| OpRecord {
            name: (*name).into(),
            op: Some(OpId(line as u32)),
            link: Link::Exact,
            pipe: *pipe,
            line: line as u32,
            end_line: line as u32,
            change: Change::Kept,
            before: Vec::new(),
        };
        StageSnapshot {
            text: lines.iter().map(|(_, text, _)| format!("{text}\n")).collect(),
            ops: lines.iter().enumerate().map(record).collect(),
            ..StageSnapshot::default()
        }
    }

    fn add() -> Flow {
        let (mte2, v, mte3) = (Some(Pipe::Mte2), Some(Pipe::V), Some(Pipe::Mte3));
        let stage = stage(&[
            ("ascir.ptr_offset", "%8 = ascir.ptr_offset %arg0[%7] : memref", None),
            ("ascir.global_tensor", "%10 = ascir.global_tensor : !t", None),
            ("ascir.global_tensor.set_global_buffer", "ascir.global_tensor.set_global_buffer %10, %8, %9 : !t", None),
            ("ascir.local_tensor.subindex", "%20 = ascir.local_tensor.subindex %15[%19] : !t", None),
            ("ascir.data_copy_l2", "ascir.data_copy_l2 %20, %10, %c1 : !t", mte2),
            ("ascir.data_copy_l2", "ascir.data_copy_l2 %16, %11, %c1 : !t", mte2),
            ("ascir.add_l2", "ascir.add_l2 %17, %20, %16, %c1 : !t", v),
            ("ascir.mul_l2", "ascir.mul_l2 %17, %17, %16, %c1 : !t", v),
            ("ascir.data_copy_l2", "ascir.data_copy_l2 %arg2, %17, %c1 : !t", mte3),
        ]);
        Flow::new(&stage, &Index::default(), |op| Some(op.0), &["x".into(), "y".into(), "z".into()])
    }

    #[test]
    fn readers_follow_writers_through_views_of_the_same_memory() {
        let flow = add();
        let names: Vec<&str> = flow.nodes.iter().map(|node| node.name.as_str()).collect();
        let edges: Vec<(&str, &str)> = flow.edges.iter().map(|edge| (names[edge.from], names[edge.to])).collect();
        for wanted in [("x", "data_copy_l2"), ("data_copy_l2", "add_l2"), ("add_l2", "mul_l2"), ("data_copy_l2", "z")] {
            assert!(edges.contains(&wanted), "{wanted:?} in {edges:?}");
        }
        assert_eq!(edges.iter().filter(|edge| **edge == ("data_copy_l2", "add_l2")).count(), 2);
    }

    #[test]
    fn nodes_are_placed_from_left_to_right_without_overlap() {
        let flow = add();
        assert!(flow.edges.iter().all(|edge| flow.nodes[edge.from].centre.x < flow.nodes[edge.to].centre.x));
        let rect = |node: &Node| egui::Rect::from_center_size(node.centre, node.size);
        for (number, a) in flow.nodes.iter().enumerate() {
            assert!(flow.nodes[number + 1..].iter().all(|b| !rect(a).intersects(rect(b))), "{a:?}");
        }
    }

    #[test]
    fn copies_of_one_line_are_one_node() {
        let v = Some(Pipe::V);
        let many: Vec<_> = (0..1000).map(|_| ("ascir.add_l2", "ascir.add_l2 %1, %2, %3, %c : !t", v)).collect();
        let flow = Flow::new(&stage(&many), &Index::default(), |_| Some(7), &[]);
        assert_eq!((flow.nodes.len(), flow.nodes[0].ops.len(), flow.left_out), (1, 1000, 0));
        let apart = Flow::new(&stage(&many), &Index::default(), |op| Some(op.0), &[]);
        assert_eq!((apart.nodes.len(), apart.left_out), (MOST, 700));
    }

    #[test]
    fn values_of_a_line_are_told_apart() {
        let (made, taken) = values("  %18 = arith.muli %arg5, %c2_i32 : i32");
        assert_eq!((made, taken), (vec!["%18".into()], vec!["%arg5".into(), "%c2_i32".into()]));
        assert_eq!(values("return").1, Vec::<String>::new());
    }
}
