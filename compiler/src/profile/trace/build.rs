//! Pieces put together: lanes and texts numbered once, begins joined to ends, arrows to their other ends, slices
//! sorted by lane and start.

use super::piece::{Odd, Other, Piece, Quick};
use crate::model::{CounterSeries, Pipe, ProfileTrace, TraceColumns, TraceFlow, TraceLane};
use crate::profile::problems::{self, Kind};
use serde_json::{Map, Value};
use std::collections::{HashMap, HashSet};
use std::hash::BuildHasherDefault;

/// A trace with what is to be said of it.
pub struct Opened {
    pub trace: ProfileTrace,
    pub trouble: Vec<Kind>,
}

#[derive(Default)]
pub struct Builder {
    lanes: HashMap<(String, String), u32>,
    /// Process and thread as the file numbers them.
    keys: Vec<(String, String)>,
    strings: HashMap<String, u32, BuildHasherDefault<Quick>>,
    texts: Vec<String>,
    columns: TraceColumns,
    others: Vec<Other>,
    odd: Odd,
}

impl Builder {
    pub fn slices(&self) -> usize {
        self.columns.len()
    }

    pub fn add(&mut self, piece: Piece) {
        let lanes: Vec<u32> = piece.lanes.into_iter().map(|key| self.lane(key)).collect();
        let strings: Vec<u32> = piece.strings.into_iter().map(|text| self.string(text)).collect();
        let lane_of = |lane: u32| lanes.get(lane as usize).copied().unwrap_or(u32::MAX);
        let string_of = |text: u32| strings.get(text as usize).copied().unwrap_or(u32::MAX);
        let columns = &mut self.columns;
        columns.lane.extend(piece.lane.into_iter().map(lane_of));
        columns.start_ns.extend(piece.start_ns);
        columns.duration_ns.extend(piece.duration_ns);
        columns.name.extend(piece.name.into_iter().map(string_of));
        columns.code.extend(piece.code.into_iter().map(string_of));
        columns.at.extend(piece.at);
        self.others.extend(piece.others.into_iter().map(|mut other| {
            (other.lane, other.name, other.code) = (lane_of(other.lane), string_of(other.name), string_of(other.code));
            other
        }));
        self.odd.no_time += piece.odd.no_time;
        self.odd.backwards += piece.odd.backwards;
        self.odd.unknown += piece.odd.unknown;
    }

    fn lane(&mut self, key: (String, String)) -> u32 {
        let next = self.keys.len() as u32;
        let lane = *self.lanes.entry(key.clone()).or_insert(next);
        if lane == next {
            self.keys.push(key);
        }
        lane
    }

    fn string(&mut self, text: String) -> u32 {
        let next = self.texts.len() as u32;
        match self.strings.get(&text) {
            Some(known) => *known,
            None => {
                self.texts.push(text.clone());
                self.strings.insert(text, next);
                next
            }
        }
    }

    fn push(&mut self, slice: &Other, lane: u32, start: i64, end: i64) {
        let columns = &mut self.columns;
        columns.lane.push(lane);
        columns.start_ns.push(start);
        columns.duration_ns.push(end - start);
        columns.name.push(slice.name);
        columns.code.push(slice.code);
        columns.at.push(slice.at);
    }

    pub fn finish(mut self, complete: bool, mut trouble: Vec<Kind>) -> Opened {
        let others = std::mem::take(&mut self.others);
        let mut names = Names::default();
        let mut instants = 0;
        let mut open: HashMap<u32, Vec<&Other>> = HashMap::new();
        let mut away: HashMap<(&str, u32), &Other> = HashMap::new();
        let mut arrows: HashMap<&str, (u32, i64)> = HashMap::new();
        let mut flows = Vec::new();
        let mut counters: HashMap<(u32, u32, String), CounterSeries> = HashMap::new();
        let (mut unpaired, mut no_numbers) = (0, 0);
        for other in &others {
            let at = other.at_ns.unwrap_or(0);
            match other.ph {
                b'M' => {
                    if let (Some(kind), Some(key)) =
                        (self.texts.get(other.name as usize), self.keys.get(other.lane as usize))
                    {
                        names.take(kind, key, &other.args);
                    }
                }
                b'B' => open.entry(other.lane).or_default().push(other),
                b'E' => {
                    let stack = open.entry(other.lane).or_default();
                    let named = self.texts.get(other.name as usize).is_some_and(|name| !name.is_empty());
                    let fits = |begin: &&&Other| (!named || begin.name == other.name) && begin.at_ns <= other.at_ns;
                    match stack.iter().rposition(|begin| fits(&begin)) {
                        Some(place) => {
                            let begin = stack.remove(place);
                            self.push(begin, begin.lane, begin.at_ns.unwrap_or(at), at);
                        }
                        None => unpaired += 1,
                    }
                }
                b'b' => {
                    away.insert((&other.key, other.name), other);
                }
                b'e' => match away.remove(&(other.key.as_str(), other.name)) {
                    Some(begin) if begin.at_ns <= other.at_ns => {
                        let process = self.keys.get(begin.lane as usize).map_or(String::new(), |key| key.0.clone());
                        let category = begin.key.split('\0').next().unwrap_or_default();
                        let lane = self.lane((process, format!("async {category}")));
                        self.push(begin, lane, begin.at_ns.unwrap_or(at), at);
                    }
                    _ => unpaired += 1,
                },
                b's' => {
                    arrows.insert(&other.key, (other.lane, at));
                }
                b't' | b'f' => {
                    if let Some((from_lane, from_ns)) = arrows.insert(&other.key, (other.lane, at)) {
                        flows.push(TraceFlow { from_lane, from_ns, to_lane: other.lane, to_ns: at });
                    }
                }
                b'C' => {
                    let values: Map<String, Value> = serde_json::from_slice(&other.args).unwrap_or_default();
                    if values.is_empty() {
                        no_numbers += 1;
                    }
                    for (series, value) in values {
                        let number = value.as_f64().or_else(|| value.as_str()?.parse().ok()).unwrap_or(f64::NAN);
                        let line = counters.entry((other.lane, other.name, series)).or_default();
                        line.at_ns.push(at);
                        line.value.push(number);
                    }
                }
                _ => instants += 1,
            }
        }
        unpaired += open.values().map(|stack| stack.len() as u64).sum::<u64>() + away.len() as u64;
        let mut odd = |count: u64, en: &str, zh: &str| {
            if count > 0 {
                trouble.push(problems::odd_events(count, (en, zh)));
            }
        };
        odd(unpaired, "begin without an end or end without a beginning", "有始无终或有终无始");
        odd(self.odd.no_time, "have no time, or one that is no number", "没有时间，或时间不是数字");
        odd(self.odd.backwards, "end before they begin", "结束早于开始");
        odd(self.odd.unknown, "are of a kind that is not shown", "属于不显示的类型");
        odd(no_numbers, "are counters without numbers", "为没有数值的计数器");

        let lanes: Vec<TraceLane> = self.keys.iter().map(|key| names.lane(key)).collect();
        let mut counters: Vec<CounterSeries> = counters
            .into_iter()
            .map(|((lane, name, series), line)| {
                let process = lanes.get(lane as usize).map_or(String::new(), |lane| lane.process.clone());
                let name = self.texts.get(name as usize).cloned().unwrap_or_default();
                let name = if series == name || series.is_empty() { name } else { format!("{name} · {series}") };
                CounterSeries { process, name, ..line }
            })
            .collect();
        counters.sort_by(|a, b| (&a.process, &a.name).cmp(&(&b.process, &b.name)));
        let mut trace = ProfileTrace {
            file: String::new(),
            lanes,
            strings: self.texts,
            slices: self.columns,
            flows,
            counters,
            instants,
            range_ns: (0, 0),
            complete,
        };
        sort(&mut trace);
        Opened { trace, trouble }
    }
}

/// Names and order of processes and threads.
#[derive(Default)]
struct Names {
    process: HashMap<String, String>,
    process_sort: HashMap<String, i64>,
    thread: HashMap<(String, String), String>,
    thread_sort: HashMap<(String, String), i64>,
}

impl Names {
    fn take(&mut self, kind: &str, key: &(String, String), args: &[u8]) {
        let values: Map<String, Value> = serde_json::from_slice(args).unwrap_or_default();
        let name = || Some(values.get("name")?.as_str()?.to_owned());
        let sort = || values.get("sort_index")?.as_i64();
        match kind {
            "process_name" => self.process.extend(name().map(|name| (key.0.clone(), name))),
            "process_sort_index" => self.process_sort.extend(sort().map(|sort| (key.0.clone(), sort))),
            "thread_name" => self.thread.extend(name().map(|name| (key.clone(), name))),
            "thread_sort_index" => self.thread_sort.extend(sort().map(|sort| (key.clone(), sort))),
            _ => {}
        }
    }

    fn lane(&self, key: &(String, String)) -> TraceLane {
        let process = self.process.get(&key.0).unwrap_or(&key.0).clone();
        let thread = self.thread.get(key).unwrap_or(&key.1).clone();
        let sort =
            (self.process_sort.get(&key.0).copied().unwrap_or(0), self.thread_sort.get(key).copied().unwrap_or(0));
        let pipe = pipe_of(&thread).or_else(|| pipe_of(&process));
        TraceLane { process, thread, sort, pipe }
    }
}

/// The pipe that a lane of a simulator's trace is about: `MTE2`, `MTE2_3`, `VECTOR`, `AIV0_SCALAR`.
pub fn pipe_of(name: &str) -> Option<Pipe> {
    let bare = name.rsplit_once('_').filter(|(_, number)| number.bytes().all(|byte| byte.is_ascii_digit()));
    let bare = bare.map_or(name, |(pipe, _)| pipe);
    crate::profile::formats::pipe_named(bare)
}

/// Drops lanes without slices, puts the others in order, and sorts the slices by lane, then start, longer ones first;
/// sets the range.
fn sort(trace: &mut ProfileTrace) {
    let count = trace.lanes.len();
    let mut sizes = vec![0_usize; count];
    for lane in &trace.slices.lane {
        sizes[*lane as usize] += 1;
    }
    let ends: HashSet<u32> = trace.flows.iter().flat_map(|flow| [flow.from_lane, flow.to_lane]).collect();
    let used = |lane: &u32| sizes[*lane as usize] > 0 || ends.contains(lane);
    let mut kept: Vec<u32> = (0..count as u32).filter(used).collect();
    kept.sort_by(|a, b| {
        let (a, b) = (&trace.lanes[*a as usize], &trace.lanes[*b as usize]);
        let key = |lane: &TraceLane| (lane.sort.0, natural(&lane.process), lane.sort.1, natural(&lane.thread));
        key(a).cmp(&key(b))
    });
    let mut number = vec![u32::MAX; count];
    let mut next = vec![0_usize; count];
    let mut at = 0;
    for (new, old) in kept.iter().enumerate() {
        number[*old as usize] = new as u32;
        next[*old as usize] = at;
        at += sizes[*old as usize];
    }
    let columns = &mut trace.slices;
    let mut order = vec![0_u32; columns.len()];
    for (slice, lane) in columns.lane.iter().enumerate() {
        let place = &mut next[*lane as usize];
        order[*place] = slice as u32;
        *place += 1;
    }
    let key = |at: &u32| {
        let at = *at as usize;
        (columns.start_ns[at], std::cmp::Reverse(columns.duration_ns[at]))
    };
    let mut from = 0;
    for old in &kept {
        let lane = &mut order[from..from + sizes[*old as usize]];
        if !lane.is_sorted_by_key(key) {
            lane.sort_by_key(key);
        }
        from += lane.len();
    }
    fn apply<T: Copy>(list: &mut Vec<T>, order: &[u32]) {
        *list = order.iter().map(|at| list[*at as usize]).collect();
    }
    columns.lane.iter_mut().for_each(|lane| *lane = number[*lane as usize]);
    apply(&mut columns.lane, &order);
    apply(&mut columns.start_ns, &order);
    apply(&mut columns.duration_ns, &order);
    apply(&mut columns.name, &order);
    apply(&mut columns.code, &order);
    apply(&mut columns.at, &order);
    for flow in &mut trace.flows {
        (flow.from_lane, flow.to_lane) = (number[flow.from_lane as usize], number[flow.to_lane as usize]);
    }
    trace.lanes = kept.iter().map(|old| trace.lanes[*old as usize].clone()).collect();
    let ends = columns.start_ns.iter().zip(&columns.duration_ns).map(|(start, duration)| start + duration);
    let first = columns.start_ns.iter().min().copied().unwrap_or(0);
    trace.range_ns = (first, ends.max().unwrap_or(first));
}

/// A key under which `core10` comes after `core2`: texts, each with the number that follows it.
fn natural(name: &str) -> Vec<(String, u64)> {
    let mut parts: Vec<(String, u64)> = Vec::new();
    let mut in_number = true;
    for c in name.chars() {
        let digit = c.to_digit(10);
        if parts.is_empty() || (in_number && digit.is_none()) {
            parts.push((String::new(), 0));
        }
        in_number = digit.is_some();
        match (digit, parts.last_mut()) {
            (Some(digit), Some((_, number))) => {
                *number = number.saturating_mul(10).saturating_add(u64::from(digit));
            }
            (None, Some((text, _))) => text.push(c),
            (_, None) => {}
        }
    }
    parts
}
