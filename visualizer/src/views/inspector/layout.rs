//! The selected thing through all levels, as rows of text. Pure.

use crate::i18n::fill;
use crate::session::{Anchor, Document};
use crate::text::{bytes, grouped};
use crate::views::ViewContext;
use crate::views::names::{bound_name, pipe_name, wait_name};
use compiler::model::{Link, OpId, OpRecord, Pipe, SliceKind, StageSnapshot};
use compiler::ops::{self, Text};

/// One row: what it says, and the pipe whose hue it has.
#[derive(Clone, Debug, PartialEq)]
pub struct Fact {
    pub label: String,
    pub value: String,
    pub pipe: Option<Pipe>,
    /// Where a click leads.
    pub leads_to: Option<Anchor>,
    /// How surely this level is tied to the selected thing.
    pub link: Option<Link>,
}

/// Everything that is shown about a selection.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Card {
    pub title: String,
    /// One line about the operation, in English and Chinese.
    pub about: Option<Text>,
    /// What its pipe mostly does, when it mostly waits.
    pub advice: Option<(Pipe, String)>,
    pub facts: Vec<Fact>,
    /// Other operations of the selection, to go on to.
    pub others: Vec<(OpId, String)>,
}

pub fn card(cx: &ViewContext<'_>, document: &Document) -> Option<Card> {
    let selection = cx.session.selection();
    let anchor = selection.anchor?;
    let mut card = Card::default();
    let main = main_op(document, anchor, selection.ops());
    if let Some(op) = main {
        op_facts(cx, document, op, &mut card);
    } else if let Some(line) = selection.lines().first() {
        card.title = format!("{}:{}", document.name, line + 1);
    }
    match anchor {
        Anchor::Slice(slice) => slice_facts(cx, document, slice as usize, &mut card),
        Anchor::Allocation { buffer, index } => {
            let maps = document.results.simulated.iter().flat_map(|held| &held.value.memory.buffers);
            let map = maps.into_iter().find(|map| map.name == buffer);
            if let Some(allocation) = map.and_then(|map| map.allocations.get(index)) {
                card.title = format!("{} · {}", document.name_of(allocation), buffer.name());
                let mut add = |label: &str, value: String| card.facts.push(fact(label, value));
                add(&cx.t.row_size, bytes(allocation.size_bytes));
                let end = allocation.offset_bytes + allocation.size_bytes;
                add(&cx.t.row_address, format!("0x{:x} – 0x{end:x}", allocation.offset_bytes));
                add(&cx.t.row_position, allocation.position.clone());
                let time = format!("{} – {}", grouped(allocation.start_cycles), grouped(allocation.end_cycles));
                add(&cx.t.row_time, time);
            }
        }
        _ => {}
    }
    card.advice =
        main.and_then(|op| document.results.index.use_of(op).pipe).and_then(|pipe| advice(cx, document, pipe));
    card.others = others(document, selection.ops(), main);
    Some(card)
}

/// The pointed operation, else the one of the selection that took most cycles.
fn main_op(document: &Document, anchor: Anchor, ops: &[OpId]) -> Option<OpId> {
    if let Anchor::Op(op) = anchor {
        return Some(op);
    }
    let cost = |op: &OpId| {
        let of_op = document.results.index.use_of(*op);
        (of_op.run_cycles + of_op.wait_cycles, of_op.pipe.is_some())
    };
    ops.iter().max_by_key(|op| cost(op)).copied()
}

fn fact(label: &str, value: String) -> Fact {
    Fact { label: label.to_owned(), value, pipe: None, leads_to: None, link: None }
}

/// Record of an operation in the last stage that has it.
fn record_of(stages: &[StageSnapshot], op: OpId) -> Option<(usize, &OpRecord)> {
    stages.iter().enumerate().rev().find_map(|(number, stage)| {
        let mut records = stage.ops.iter().filter(|record| record.op == Some(op));
        let first = records.next()?;
        // Constants and index arithmetic share the source place of what they serve: the operation with a pipe leads.
        let best = std::iter::once(first).chain(records).find(|record| record.pipe.is_some()).unwrap_or(first);
        Some((number, best))
    })
}

fn op_facts(cx: &ViewContext<'_>, document: &Document, op: OpId, card: &mut Card) {
    let (t, results) = (cx.t, &document.results);
    let stages = results.stages.as_ref().map(|held| held.value.as_slice()).unwrap_or_default();
    let found = record_of(stages, op);
    if let Some((_, record)) = found {
        card.title.clone_from(&record.name);
        card.about = ops::op(&record.name).map(|op| op.summary);
    }
    if let Some((_, line)) = results.span_of(op) {
        let place = format!("{}:{}", document.name, line + 1);
        let link = Some(found.map_or(Link::Exact, |(_, record)| record.link));
        card.facts.push(Fact { leads_to: Some(Anchor::Line(line)), link, ..fact(&t.row_python, place) });
    }
    if let Some((number, record)) = found {
        let present = stages.iter().filter(|stage| stage.ops.iter().any(|record| record.op == Some(op))).count();
        let leads_to = Some(Anchor::StageLine { stage: number, line: record.line });
        let place = fill(&t.line, &[&(record.line + 1).to_string()]);
        let range = fill(&t.stages_range, &[&present.to_string(), &stages.len().to_string()]);
        // An operation that a later pass removed lives on only in what that pass made of it.
        let link = Some(if number + 1 == stages.len() { Link::Exact } else { Link::Lost });
        card.facts.push(Fact { leads_to, link, ..fact(&t.row_ascir, format!("{place} · {range}")) });
        let first = stages.iter().enumerate().find_map(|(number, stage)| {
            let record = stage.ops.iter().find(|other| other.op == Some(op) && other.name == record.name)?;
            Some((number, &stage.name, record.line))
        });
        if let Some((stage, name, line)) = first {
            let leads_to = Some(Anchor::StageLine { stage, line });
            card.facts.push(Fact { leads_to, ..fact(&t.row_made_by, name.clone()) });
        }
    }
    if let Some(held) = &results.ascendc {
        let lines: Vec<usize> =
            (0..held.value.line_ops.len()).filter(|l| held.value.line_ops[*l].contains(&op)).collect();
        if let Some(first) = lines.first() {
            let shown: Vec<String> = lines.iter().take(4).map(|line| (line + 1).to_string()).collect();
            let name = if lines.len() == 1 { &t.line } else { &t.lines };
            let leads_to = Some(Anchor::EmittedLine(*first as u32));
            let api = found.and_then(|(_, record)| ops::op(&record.name)).map_or("", |op| op.api);
            let api = if api.is_empty() { String::new() } else { format!(" · {api}") };
            let place = fill(name, &[&shown.join(", ")]) + &api;
            card.facts.push(Fact { leads_to, link: Some(Link::Exact), ..fact(&t.row_ascendc, place) });
        } else if found.is_some() {
            card.facts.push(Fact { link: Some(Link::Lost), ..fact(&t.row_ascendc, t.not_printed.clone()) });
        }
    }
    let of_op = results.index.use_of(op);
    if let Some(pipe) = of_op.pipe {
        let text = format!("{} ({})", pipe.name(), pipe_name(t, pipe));
        card.facts.push(Fact { pipe: Some(pipe), ..fact(&t.row_pipe, text) });
    }
    slices_fact(cx, document, op, card);
    memory_facts(cx, document, op, card);
    if of_op.runs > 0 {
        card.facts.push(fact(&t.row_runs, fill(&t.runs_over_cores, &[&grouped(of_op.runs)])));
        let each = of_op.run_cycles as f64 / of_op.runs as f64;
        let each = if each.fract() < 0.05 { grouped(each as u64) } else { format!("{each:.1}") };
        card.facts.push(fact(&t.row_each, fill(&t.cycles, &[&each])));
        card.facts.push(fact(&t.row_total, fill(&t.cycles, &[&grouped(of_op.run_cycles)])));
    }
    if of_op.wait_cycles > 0 {
        let waits = fill(&t.cycles, &[&grouped(of_op.wait_cycles)]);
        let who = longest_wait(document, op).map(|name| format!("{name} · ")).unwrap_or_default();
        card.facts.push(fact(&t.row_waits_for, format!("{who}{waits}")));
    }
    if of_op.bytes > 0 {
        card.facts.push(fact(&t.row_bytes, bytes(of_op.bytes)));
    }
    let calls = results.newest_origins().get(op).map(|origin| origin.calls.clone()).unwrap_or_default();
    for call in calls {
        let line = document.line_of(call.start as usize);
        let place = format!("{}:{}", document.name, line + 1);
        card.facts.push(Fact { leads_to: Some(Anchor::Line(line as u32)), ..fact(&t.row_calls, place) });
    }
}

/// How many slices it has; a click goes to the first.
fn slices_fact(cx: &ViewContext<'_>, document: &Document, op: OpId, card: &mut Card) {
    let slices = document.results.index.slices_of(op);
    let of_op = document.results.index.use_of(op);
    match slices.first() {
        Some(first) => {
            let leads_to = Some(Anchor::Slice(*first));
            let count = grouped(slices.len() as u64);
            card.facts.push(Fact { leads_to, link: Some(Link::Exact), ..fact(&cx.t.row_slices, count) });
        }
        None if of_op.pipe.is_some() && document.results.simulated.is_some() => {
            card.facts.push(Fact { link: Some(Link::Lost), ..fact(&cx.t.row_slices, cx.t.not_run.clone()) });
        }
        None => {}
    }
}

/// Stays in memory that the operation, or its line, made; a click goes to the first of each name.
fn memory_facts(cx: &ViewContext<'_>, document: &Document, op: OpId, card: &mut Card) {
    const MOST: usize = 6;
    let Some(held) = &document.results.simulated else { return };
    let line = document.results.line_of(op);
    let mut seen: Vec<String> = Vec::new();
    for map in &held.value.memory.buffers {
        for (index, allocation) in map.allocations.iter().enumerate() {
            let link = if allocation.op == Some(op) { Link::Exact } else { Link::Inherited };
            let tied = link == Link::Exact || allocation.line.is_some() && allocation.line == line;
            if !tied || seen.len() == MOST {
                continue;
            }
            let name = document.name_of(allocation);
            if !seen.contains(&name) {
                let value = format!("{name} · {} · {}", map.name.name(), bytes(allocation.size_bytes));
                let leads_to = Some(Anchor::Allocation { buffer: map.name, index });
                card.facts.push(Fact { leads_to, link: Some(link), ..fact(&cx.t.memory, value) });
                seen.push(name);
            }
        }
    }
}

/// A sentence when a pipe waits longer than it works.
fn advice(cx: &ViewContext<'_>, document: &Document, pipe: Pipe) -> Option<(Pipe, String)> {
    let summary = &document.results.simulated.as_ref()?.value.summary;
    let of_pipe = || summary.pipes.iter().filter(|used| used.pipe == pipe);
    let (busy, wait) = (of_pipe().map(|p| p.busy_cycles).sum::<u64>(), of_pipe().map(|p| p.wait_cycles).sum::<u64>());
    if wait <= busy {
        return None;
    }
    let share = (wait * 100 / (busy + wait)).to_string();
    Some((pipe, fill(&cx.t.advice_waits, &[pipe.name(), &share, bound_name(cx.t, &summary.bound)])))
}

/// Name of the wait of an operation on its own pipe that cost most.
fn longest_wait(document: &Document, op: OpId) -> Option<&str> {
    let trace = &document.results.simulated.as_ref()?.value.trace;
    let pipe = document.results.index.use_of(op).pipe;
    let columns = &trace.slices;
    let waits = document.results.index.slices_of(op).iter().map(|slice| *slice as usize);
    let longest = waits
        .filter(|slice| columns.kind[*slice] == SliceKind::Wait)
        .filter(|slice| trace.lanes.get(columns.lane[*slice] as usize).map(|lane| lane.pipe) == pipe)
        .max_by_key(|slice| columns.end[*slice].saturating_sub(columns.start[*slice]))?;
    trace.strings.get(columns.name[longest] as usize).map(String::as_str)
}

fn slice_facts(cx: &ViewContext<'_>, document: &Document, slice: usize, card: &mut Card) {
    let Some(trace) = document.results.simulated.as_ref().map(|held| &held.value.trace) else { return };
    let columns = &trace.slices;
    let (Some(start), Some(end)) = (columns.start.get(slice), columns.end.get(slice)) else { return };
    if card.title.is_empty() {
        card.title = trace.strings.get(columns.name[slice] as usize).cloned().unwrap_or_default();
    }
    let length = end.saturating_sub(*start);
    let micros = format!("{:.3} µs", trace.micros(length));
    let time =
        format!("{} – {} · {} · {micros}", grouped(*start), grouped(*end), fill(&cx.t.cycles, &[&grouped(length)]));
    card.facts.push(fact(&cx.t.row_time, time));
    if columns.kind[slice] == SliceKind::Wait {
        let name = trace.strings.get(columns.name[slice] as usize).map_or("", String::as_str);
        let cause = columns.cause[slice];
        let leads_to = (cause != u32::MAX).then_some(Anchor::Slice(cause));
        let value = format!("{} · {name}", wait_name(cx.t, columns.wait[slice]));
        card.facts.push(Fact { leads_to, ..fact(&cx.t.row_waits, value) });
    }
}

/// Operations of the selection besides the main one, those with a pipe first.
fn others(document: &Document, ops: &[OpId], main: Option<OpId>) -> Vec<(OpId, String)> {
    const MOST: usize = 40;
    let stages = document.results.stages.as_ref().map(|held| held.value.as_slice()).unwrap_or_default();
    let Some(last) = stages.last() else { return Vec::new() };
    let chosen = |record: &&OpRecord| record.op.is_some_and(|op| Some(op) != main && ops.contains(&op));
    let mut list: Vec<_> = last.ops.iter().filter(chosen).map(|r| (r.op, r.name.clone(), r.pipe.is_none())).collect();
    list.sort_by_key(|(_, _, without_pipe)| *without_pipe);
    list.into_iter().filter_map(|(op, name, _)| Some((op?, name))).take(MOST).collect()
}
