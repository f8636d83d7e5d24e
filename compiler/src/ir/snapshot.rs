//! Stage snapshots: a module's text and operations, and what became of each since the stage before.
//!
//! In: the module after each pass. Out: [`StageSnapshot`]s. Always holds: `ops` is in textual order, parents first;
//! every operation of the stage before is either named by some `before` or listed in `erased`.

use super::handle::{Op, Value};
use super::identity::Identities;
use super::matching::{Comparison, compare};
use super::module::{AscModule, PrintOptions};
use super::pipe::pipe_of;
use super::state::Ir;
use crate::model::{Change, Link, OpId, OpRecord, Pipe, StageSnapshot};
use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// Where an operand comes from, by position in the stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Source {
    /// Operation and number of its result.
    Result(u32, u32),
    /// Operation, number of its region, number of the block argument.
    Argument(u32, u32, u32),
}

/// One operation of a stage, as matching sees it.
pub(super) struct Node<'c> {
    /// The operation while its stage was current. Only compared: it may be gone since, and another one in its place.
    pub handle: Op<'c>,
    pub name: &'c str,
    pub op: Option<OpId>,
    pub link: Link,
    /// Hash of name, attributes and result types.
    pub signature: u64,
    pub operands: Vec<Source>,
    pub parent: Option<u32>,
    pub results: u32,
    pub pipe: Option<Pipe>,
    pub line: u32,
    pub end_line: u32,
}

/// Collects snapshots pass by pass.
pub struct Snapshots<'c> {
    stages: Vec<StageSnapshot>,
    nodes: Vec<Node<'c>>,
    fingerprint: u64,
}

impl<'c> Snapshots<'c> {
    /// Starts with the module as lowering left it, as stage `codegen`.
    pub fn new(module: &AscModule<'c>, identities: &mut Identities<'_>) -> Self {
        let (text, nodes) = read(module, identities);
        let kept = Comparison::first(nodes.len());
        let stage = stage("codegen", 0, text, &nodes, kept);
        Self { stages: vec![stage], nodes, fingerprint: fingerprint(module) }
    }

    /// Adds the module as a pass left it.
    pub fn take(&mut self, module: &AscModule<'c>, pass: &str, micros: u32, identities: &mut Identities<'_>) {
        let fingerprint = fingerprint(module);
        if fingerprint == self.fingerprint
            && let Some(before) = self.stages.last()
        {
            let same = Comparison::unchanged(self.nodes.len());
            self.stages.push(stage(pass, micros, before.text.clone(), &self.nodes, same));
            return;
        }
        self.fingerprint = fingerprint;
        let (text, nodes) = read(module, identities);
        let comparison = compare(&self.nodes, &nodes);
        self.stages.push(stage(pass, micros, text, &nodes, comparison));
        self.nodes = nodes;
    }

    pub fn into_stages(self) -> Vec<StageSnapshot> {
        self.stages
    }
}

fn stage(name: &str, micros: u32, text: String, nodes: &[Node<'_>], comparison: Comparison) -> StageSnapshot {
    let ops = nodes
        .iter()
        .zip(comparison.changes)
        .map(|(node, (change, before)): (_, (Change, Vec<u32>))| OpRecord {
            name: node.name.to_owned(),
            op: node.op,
            link: node.link,
            pipe: node.pipe,
            line: node.line,
            end_line: node.end_line,
            change,
            before,
        })
        .collect();
    StageSnapshot { name: name.to_owned(), text, ops, erased: comparison.erased, micros }
}

/// Prints a module and lists its operations.
fn read<'c>(module: &AscModule<'c>, identities: &mut Identities<'_>) -> (String, Vec<Node<'c>>) {
    let text = module.print(PrintOptions::default());
    let mut reader = Reader { ir: module.ir(), identities, nodes: Vec::new(), values: HashMap::new(), line: 0 };
    reader.visit(module.op(), None);
    (text, reader.nodes)
}

struct Reader<'r, 's, 'c> {
    ir: &'c Ir,
    identities: &'r mut Identities<'s>,
    nodes: Vec<Node<'c>>,
    values: HashMap<Value<'c>, Source>,
    /// Line of the text that the next operation starts on.
    line: u32,
}

impl<'c> Reader<'_, '_, 'c> {
    fn visit(&mut self, op: Op<'c>, parent: Option<u32>) {
        let index = self.nodes.len() as u32;
        let (id, link) = self.identities.of(op);
        let operands = op.operands().filter_map(|operand| self.values.get(&operand).copied()).collect();
        for (number, result) in op.results().enumerate() {
            self.values.insert(result, Source::Result(index, number as u32));
        }
        let line = self.line;
        self.nodes.push(Node {
            handle: op,
            name: op.name(),
            op: id,
            link,
            signature: signature(op),
            operands,
            parent,
            results: op.result_count() as u32,
            pipe: pipe_of(self.ir, op),
            line,
            end_line: line,
        });
        self.line += u32::from(!is_elided(op));
        for (number, region) in op.regions().enumerate() {
            let mut printed = false;
            for block in region.blocks() {
                for (argument, value) in block.arguments().enumerate() {
                    let source = Source::Argument(index, number as u32, argument as u32);
                    self.values.insert(value, source);
                }
                // The second block of a loop is printed with its head when it has arguments.
                self.line += u32::from(op.is("scf.while") && number == 1 && block.argument_count() > 0);
                block.ops().for_each(|op| self.visit(op, Some(index)));
                printed = true;
            }
            // The closing brace, which is also the line that opens the next region.
            self.line += u32::from(printed);
        }
        if let Some(node) = self.nodes.get_mut(index as usize) {
            node.end_line = self.line.saturating_sub(1).max(line);
        }
    }
}

/// MLIR leaves out the yield of loops and branches without results; it counts as standing on the closing line.
fn is_elided(op: Op<'_>) -> bool {
    op.is("scf.yield")
        && op.operand_count() == 0
        && op.parent().is_some_and(|parent| parent.is("scf.for") || parent.is("scf.if"))
}

fn signature(op: Op<'_>) -> u64 {
    let mut hasher = DefaultHasher::new();
    sign(op, &mut hasher);
    hasher.finish()
}

fn sign(op: Op<'_>, hasher: &mut impl Hasher) {
    op.name().hash(hasher);
    for (name, attr) in op.attrs() {
        (name, attr).hash(hasher);
    }
    op.results().for_each(|result| result.ty().hash(hasher));
}

/// Hash of which operations a module holds where and what they read: most passes change nothing, and printing is what
/// a snapshot spends its time on.
fn fingerprint(module: &AscModule<'_>) -> u64 {
    let mut hasher = DefaultHasher::new();
    for op in module.op().walk_pre() {
        (op, op.parent()).hash(&mut hasher);
        op.operands().for_each(|operand| operand.hash(&mut hasher));
        sign(op, &mut hasher);
    }
    hasher.finish()
}
