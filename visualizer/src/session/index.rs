//! Look-ups over the results of one document: costs per operation and line, slices per operation and lane.

use super::results::Results;
use compiler::model::{Link, OpId, Pipe, SliceKind, Trace};
use std::collections::{BTreeMap, HashMap};

/// What one operation did on its own pipe in the simulation, over all cores of the launch. What it cost the scalar
/// unit to issue it, or to wait until it could, is not part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpUse {
    pub run_cycles: u64,
    pub wait_cycles: u64,
    pub runs: u64,
    /// Times it was held up.
    pub waits: u64,
    pub bytes: u64,
    pub pipe: Option<Pipe>,
}

/// Cost of one source line over all cores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineCost {
    /// Runs and waits.
    pub cycles: u64,
    /// Pipe of the line's operation with the most cycles.
    pub pipe: Option<Pipe>,
    pipe_cycles: u64,
}

#[derive(Clone, Debug, Default)]
pub struct Index {
    uses: HashMap<OpId, OpUse>,
    slices: HashMap<OpId, Vec<u32>>,
    /// How surely each operation of the final AscIR is tied to the source.
    links: HashMap<OpId, Link>,
    lines: BTreeMap<u32, LineCost>,
    /// Per lane of the trace, its slices in order of start.
    lanes: Vec<Vec<u32>>,
    /// Largest cost of any line.
    pub most_line_cycles: u64,
    /// The trace is of an older compile than the newest result: its operation numbers mean nothing to that one.
    is_behind: bool,
}

impl Index {
    pub fn new(results: &Results) -> Self {
        let of_trace = results.simulated.as_ref().map(|held| held.revision);
        let is_behind = of_trace.is_some_and(|revision| revision != results.newest_revision());
        let mut index = Self { is_behind, ..Self::default() };
        if !is_behind {
            index.add_stage_pipes(results);
        }
        index.add_trace(results);
        index.relocate(results);
        index
    }

    /// Makes the costs per line again after operations moved to other lines. Cheap, however long the trace.
    pub fn relocate(&mut self, results: &Results) {
        self.lines.clear();
        let mut uses: Vec<_> = self.uses.iter().collect();
        uses.sort_unstable_by_key(|(op, _)| **op);
        let origins = match &results.simulated {
            Some(held) => held.origins.clone(),
            None => results.newest_origins(),
        };
        for (op, of_op) in uses {
            let Some(origin) = origins.get(*op) else { continue };
            let cost = self.lines.entry(origin.line).or_default();
            let cycles = of_op.run_cycles + of_op.wait_cycles;
            cost.cycles += cycles;
            if of_op.pipe.is_some() && (cost.pipe.is_none() || cycles > cost.pipe_cycles) {
                cost.pipe = of_op.pipe;
                cost.pipe_cycles = cycles;
            }
        }
        self.most_line_cycles = self.lines.values().map(|cost| cost.cycles).max().unwrap_or(0);
    }

    /// What an operation of the newest result did; nothing while the trace is behind.
    pub fn use_of(&self, op: OpId) -> OpUse {
        self.uses.get(&op).filter(|_| !self.is_behind).copied().unwrap_or_default()
    }

    /// How surely an operation of the newest result is tied to the source; `None` when the final AscIR lacks it.
    pub fn link_of(&self, op: OpId) -> Option<Link> {
        self.links.get(&op).copied()
    }

    /// Slices of an operation of the newest result; none while the trace is behind.
    pub fn slices_of(&self, op: OpId) -> &[u32] {
        self.slices.get(&op).filter(|_| !self.is_behind).map(Vec::as_slice).unwrap_or_default()
    }

    pub fn line(&self, line: u32) -> LineCost {
        self.lines.get(&line).copied().unwrap_or_default()
    }

    /// Lines with a cost or a pipe, in order.
    pub fn lines(&self) -> impl Iterator<Item = (u32, LineCost)> + '_ {
        self.lines.iter().map(|(line, cost)| (*line, *cost))
    }

    pub fn lane(&self, lane: usize) -> &[u32] {
        self.lanes.get(lane).map(Vec::as_slice).unwrap_or_default()
    }

    fn add_stage_pipes(&mut self, results: &Results) {
        let Some(held) = &results.stages else { return };
        for record in held.value.last().iter().flat_map(|stage| &stage.ops) {
            let Some(op) = record.op else { continue };
            // Of several operations from one place, the surest tie counts.
            let link = self.links.entry(op).or_insert(record.link);
            if record.link == Link::Exact {
                *link = Link::Exact;
            }
            let Some(pipe) = record.pipe else { continue };
            self.uses.entry(op).or_default().pipe = Some(pipe);
        }
    }

    /// Operations whose pipe no stage told run on the first pipe besides the scalar unit that has slices of them.
    fn add_trace_pipes(&mut self, trace: &Trace) {
        for slice in 0..trace.slices.len() {
            let lane = trace.lanes.get(trace.slices.lane[slice] as usize);
            if let (Some(op), Some(lane)) = (trace.slices.op_id(slice), lane) {
                let pipe = &mut self.uses.entry(op).or_default().pipe;
                if pipe.is_none_or(|known| known == Pipe::S) {
                    *pipe = Some(lane.pipe);
                }
            }
        }
    }

    fn add_trace(&mut self, results: &Results) {
        let Some(held) = &results.simulated else { return };
        let trace = &held.value.trace;
        let slices = &trace.slices;
        let mut cores: Vec<u32> = trace.lanes.iter().map(|lane| lane.core).collect();
        cores.dedup();
        let stands_for = |core: u32| {
            let nth = cores.iter().position(|c| *c == core).unwrap_or(0);
            u64::from(trace.core_stands_for.get(nth).copied().unwrap_or(1))
        };
        let times: Vec<u64> = trace.lanes.iter().map(|lane| stands_for(lane.core)).collect();
        self.lanes = vec![Vec::new(); trace.lanes.len()];
        self.add_trace_pipes(trace);
        for slice in 0..slices.len() {
            let lane = slices.lane[slice] as usize;
            let (Some(of_lane), Some(times)) = (self.lanes.get_mut(lane), times.get(lane)) else { continue };
            of_lane.push(slice as u32);
            let Some(op) = slices.op_id(slice) else { continue };
            self.slices.entry(op).or_default().push(slice as u32);
            let pipe = trace.lanes[lane].pipe;
            let cycles = slices.end[slice].saturating_sub(slices.start[slice]) * times;
            let of_op = self.uses.entry(op).or_default();
            if of_op.pipe.is_some_and(|own| own != pipe) {
                continue;
            }
            if slices.kind[slice] == SliceKind::Wait {
                of_op.wait_cycles += cycles;
                of_op.waits += times;
            } else {
                of_op.run_cycles += cycles;
                of_op.runs += times;
                of_op.bytes += slices.bytes[slice] * times;
            }
        }
        for lane in &mut self.lanes {
            if !lane.is_sorted_by_key(|slice| slices.start[*slice as usize]) {
                lane.sort_by_key(|slice| slices.start[*slice as usize]);
            }
        }
    }
}
