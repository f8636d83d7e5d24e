//! One run of events, scanned into columns of its own: what a thread does without knowing of the others.

use super::json::{Stop, skip_space, string, unescaped, value};
use crate::profile::number::nanos_of;
use memchr::memmem;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// How a piece ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Before the event at this position, at or after where it was to stop.
    At(usize),
    /// At the bracket that closes the list of events.
    Closed(usize),
    /// The event at this position goes on after the bytes.
    More(usize),
    /// At this position there is no event.
    Bad(usize, &'static str),
}

/// An event that is no complete slice.
#[derive(Clone, Debug, PartialEq)]
pub struct Other {
    pub ph: u8,
    pub lane: u32,
    pub at_ns: Option<i64>,
    pub name: u32,
    pub code: u32,
    /// Category and identifier, for flows and asynchronous events.
    pub key: String,
    /// The arguments as written.
    pub args: Vec<u8>,
    /// Position of the event.
    pub at: u64,
}

/// Lanes and texts are numbered within the piece.
#[derive(Debug, Default)]
pub struct Piece {
    pub lanes: Vec<(String, String)>,
    pub strings: Vec<String>,
    pub lane: Vec<u32>,
    pub start_ns: Vec<i64>,
    pub duration_ns: Vec<i64>,
    pub name: Vec<u32>,
    pub code: Vec<u32>,
    pub at: Vec<u64>,
    pub others: Vec<Other>,
    pub odd: Odd,
}

/// Events that could not be placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Odd {
    /// Without a time, or with one that is no number.
    pub no_time: u64,
    /// With a duration below zero.
    pub backwards: u64,
    /// Of a kind that is not shown.
    pub unknown: u64,
}

/// A quick hash of short byte strings; the tables live as long as one piece, so nobody can prepare collisions that
/// cost more than that piece.
#[derive(Default)]
pub struct Quick(u64);

const PRIME: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.0 = (self.0.rotate_left(23) ^ u64::from_le_bytes(word)).wrapping_mul(PRIME);
        }
    }
}

type Table<'a, V> = HashMap<&'a [u8], V, BuildHasherDefault<Quick>>;

/// What an event says, as slices of the bytes it was read from.
#[derive(Default)]
struct Event<'a> {
    ph: u8,
    name: &'a [u8],
    cat: &'a [u8],
    pid: &'a [u8],
    tid: &'a [u8],
    ts: &'a [u8],
    dur: &'a [u8],
    id: &'a [u8],
    args: &'a [u8],
}

/// Scans the event whose brace is at `at`; gives the position after it.
#[inline]
fn event(bytes: &[u8], at: usize) -> Result<(Event<'_>, usize), Stop> {
    let mut event = Event::default();
    let mut at = skip_space(bytes, at + 1);
    if bytes.get(at) == Some(&b'}') {
        return Ok((event, at + 1));
    }
    loop {
        let (key, after) = string(bytes, at)?;
        at = skip_space(bytes, after);
        match bytes.get(at) {
            Some(b':') => at = skip_space(bytes, at + 1),
            None => return Err(Stop::More),
            Some(_) => return Err(Stop::Bad(at, "expected `:`")),
        }
        let (found, after) = value(bytes, at)?;
        match key {
            b"ph" => event.ph = found.first().copied().unwrap_or(0),
            b"name" => event.name = found,
            b"ts" => event.ts = found,
            b"dur" => event.dur = found,
            b"pid" => event.pid = found,
            b"tid" => event.tid = found,
            b"args" => event.args = found,
            b"cat" => event.cat = found,
            b"id" => event.id = found,
            _ => {}
        }
        at = skip_space(bytes, after);
        match bytes.get(at) {
            Some(b',') => at = skip_space(bytes, at + 1),
            Some(b'}') => return Ok((event, at + 1)),
            None => return Err(Stop::More),
            Some(_) => return Err(Stop::Bad(at, "expected `,` or `}`")),
        }
    }
}

/// Scans events from `start` on until one begins at or after `stop`. `base` is the place of `bytes` in the file.
pub fn scan(bytes: &[u8], start: usize, stop: usize, base: u64) -> (Piece, End) {
    let mut scan = Scan { piece: Piece::default(), lanes: HashMap::default(), strings: Table::default(), last: None };
    let mut at = start;
    let end = loop {
        at = skip_space(bytes, at);
        if bytes.get(at) == Some(&b',') {
            at = skip_space(bytes, at + 1);
        }
        if at >= stop {
            break End::At(at);
        }
        match bytes.get(at) {
            Some(b'{') => {}
            Some(b']') => break End::Closed(at),
            None => break End::More(at),
            Some(_) => break End::Bad(at, "expected an event"),
        }
        match event(bytes, at) {
            Ok((event, after)) => {
                scan.take(&event, base + at as u64);
                at = after;
            }
            Err(Stop::More) => break End::More(at),
            Err(Stop::Bad(place, reason)) => break End::Bad(place, reason),
        }
    };
    (scan.piece, end)
}

struct Scan<'a> {
    piece: Piece,
    lanes: HashMap<(&'a [u8], &'a [u8]), u32, BuildHasherDefault<Quick>>,
    strings: Table<'a, u32>,
    /// The lane of the event before: most often the next one's too.
    last: Option<(&'a [u8], &'a [u8], u32)>,
}

impl<'a> Scan<'a> {
    fn take(&mut self, event: &Event<'a>, at: u64) {
        if event.ph == b'X' {
            self.slice(event, at);
            return;
        }
        match event.ph {
            b'B' | b'E' | b'C' | b'M' | b's' | b't' | b'f' | b'b' | b'e' | b'i' | b'I' | b'n' => {}
            _ => {
                self.piece.odd.unknown += 1;
                return;
            }
        }
        let at_ns = nanos_of(event.ts);
        if at_ns.is_none() && event.ph != b'M' {
            self.piece.odd.no_time += 1;
            return;
        }
        let keyed = matches!(event.ph, b's' | b't' | b'f' | b'b' | b'e');
        let key = if keyed { format!("{}\u{0}{}", unescaped(event.cat), unescaped(event.id)) } else { String::new() };
        let args = if matches!(event.ph, b'C' | b'M') { event.args.to_vec() } else { Vec::new() };
        let (lane, name, code) = (self.lane(event), self.string(event.name), self.code(event));
        self.piece.others.push(Other { ph: event.ph, lane, at_ns, name, code, key, args, at });
    }

    #[inline]
    fn slice(&mut self, event: &Event<'a>, at: u64) {
        let Some(start) = nanos_of(event.ts) else {
            self.piece.odd.no_time += 1;
            return;
        };
        let duration = if event.dur.is_empty() { Some(0) } else { nanos_of(event.dur) };
        let Some(duration) = duration else {
            self.piece.odd.no_time += 1;
            return;
        };
        if duration < 0 || start.checked_add(duration).is_none() {
            self.piece.odd.backwards += 1;
            return;
        }
        let (lane, name, code) = (self.lane(event), self.string(event.name), self.code(event));
        let piece = &mut self.piece;
        piece.lane.push(lane);
        piece.start_ns.push(start);
        piece.duration_ns.push(duration);
        piece.name.push(name);
        piece.code.push(code);
        piece.at.push(at);
    }

    #[inline]
    fn lane(&mut self, event: &Event<'a>) -> u32 {
        if let Some((pid, tid, lane)) = self.last
            && pid == event.pid
            && tid == event.tid
        {
            return lane;
        }
        let next = self.piece.lanes.len() as u32;
        let lane = *self.lanes.entry((event.pid, event.tid)).or_insert(next);
        if lane == next {
            self.piece.lanes.push((unescaped(event.pid), unescaped(event.tid)));
        }
        self.last = Some((event.pid, event.tid, lane));
        lane
    }

    #[inline]
    fn string(&mut self, content: &'a [u8]) -> u32 {
        let next = self.piece.strings.len() as u32;
        let number = *self.strings.entry(content).or_insert(next);
        if number == next {
            self.piece.strings.push(unescaped(content));
        }
        number
    }

    /// The `code` argument: where in the source the simulator places an instruction.
    #[inline]
    fn code(&mut self, event: &Event<'a>) -> u32 {
        // An unescaped quote cannot stand inside a string, so this is a key.
        let Some(found) = memmem::find(event.args, b"\"code\"") else { return u32::MAX };
        let at = skip_space(event.args, found + 6);
        if event.args.get(at) != Some(&b':') {
            return u32::MAX;
        }
        match string(event.args, skip_space(event.args, at + 1)) {
            Ok((code, _)) if !code.is_empty() => self.string(code),
            _ => u32::MAX,
        }
    }
}
