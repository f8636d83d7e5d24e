//! Chrome trace JSON of any size to columns.
//!
//! In: a [`Source`]. Out: a [`ProfileTrace`] and what was odd about it. The file is read in blocks; a block is cut
//! where events seem to begin and its parts are scanned by several threads at once; a part is believed only if the
//! part before it ended exactly where it began, otherwise it is scanned again from the right place. So a `},{` inside
//! a text costs time, never a wrong slice.
//! Always holds: memory beyond the columns stays within [`BLOCK`] a thread (more only for a single longer event);
//! times are whole nanoseconds.

mod build;
mod json;
mod piece;
pub mod pyramid;

pub use build::Opened;

use super::problems::{self, Kind};
use super::source::{Cancel, Limits, Source};
use build::Builder;
use json::{Stop, skip_space, string, value};
use memchr::memchr;
use piece::{End, Piece, scan};
use std::num::NonZero;

/// Bytes that one thread scans at a time.
pub const BLOCK: usize = 4 << 20;

/// Reads a whole trace. `progress` is given the share that was read, 0 to 1.
pub fn read(source: &dyn Source, limits: &Limits, cancel: &Cancel, progress: &mut dyn FnMut(f32)) -> Opened {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get).min(16);
    let mut reader = Reader {
        source,
        limits,
        cancel,
        threads,
        buffer: Vec::new(),
        base: 0,
        next: 0,
        builder: Builder::default(),
        trouble: Vec::new(),
    };
    let complete = reader.run(progress);
    reader.builder.finish(complete, reader.trouble)
}

struct Reader<'a> {
    source: &'a dyn Source,
    limits: &'a Limits,
    cancel: &'a Cancel,
    threads: usize,
    /// Bytes from `base` on that are not scanned yet.
    buffer: Vec<u8>,
    base: u64,
    /// Place in the file of the next byte to read.
    next: u64,
    builder: Builder,
    trouble: Vec<Kind>,
}

impl Reader<'_> {
    /// True when the list of events was read to its end.
    fn run(&mut self, progress: &mut dyn FnMut(f32)) -> bool {
        if !self.fill(BLOCK * self.threads) {
            return false;
        }
        let start = match opening(&self.buffer) {
            Ok(start) => start,
            Err(Stop::Bad(at, reason)) => return self.bad(at, reason),
            Err(Stop::More) => return self.bad(self.buffer.len(), "no list of events"),
        };
        self.drop_front(start);
        loop {
            if self.cancel.is_set() {
                self.trouble.push(problems::cancelled());
                return false;
            }
            let at_end = self.next >= self.source.len();
            let (done, end) = self.scan_buffer();
            if self.builder.slices() > self.limits.slices {
                self.trouble.push(problems::too_many_slices(self.limits.slices));
                return false;
            }
            progress((self.base + done as u64) as f32 / self.source.len().max(1) as f32);
            match end {
                End::Closed(_) => return self.check_tail(done),
                End::Bad(at, reason) => return self.bad(at, reason),
                End::At(_) | End::More(_) if at_end => {
                    return self.bad(self.buffer.len(), "the file ends before the list of events");
                }
                End::At(_) | End::More(_) => {
                    self.drop_front(done);
                    if self.buffer.len() > self.limits.event {
                        return self.bad(0, "an event is longer than the limit");
                    }
                    let wanted = BLOCK * self.threads + self.buffer.len();
                    if !self.fill(wanted) {
                        return false;
                    }
                }
            }
        }
    }

    fn bad(&mut self, at: usize, reason: &str) -> bool {
        self.trouble.push(problems::bad_event(reason, self.base + at as u64));
        false
    }

    fn drop_front(&mut self, count: usize) {
        self.buffer.drain(..count);
        self.base += count as u64;
    }

    /// Reads until the buffer holds so many bytes or the file ends.
    fn fill(&mut self, wanted: usize) -> bool {
        let mut filled = self.buffer.len();
        let left = usize::try_from(self.source.len().saturating_sub(self.next)).unwrap_or(usize::MAX);
        self.buffer.resize(filled + left.min(wanted.saturating_sub(filled)), 0);
        while filled < self.buffer.len() {
            match self.source.read_at(self.next, &mut self.buffer[filled..]) {
                // Shorter than it said: somebody writes to it.
                Ok(0) => {
                    self.buffer.truncate(filled);
                    self.next = self.source.len();
                    return true;
                }
                Ok(count) => {
                    filled += count;
                    self.next += count as u64;
                }
                Err(error) => {
                    self.trouble.push(problems::unreadable(&error.0));
                    return false;
                }
            }
        }
        true
    }

    /// Scans the buffer with all threads; gives how far that led and how it ended there.
    fn scan_buffer(&mut self) -> (usize, End) {
        let bytes = &self.buffer;
        let share = (bytes.len() / self.threads).max(1 << 16);
        let mut starts = vec![0];
        while let Some(start) = starts.last().and_then(|last| boundary(bytes, last + share)) {
            starts.push(start);
        }
        let stops: Vec<usize> = starts.iter().skip(1).copied().chain([bytes.len()]).collect();
        let base = self.base;
        let pieces: Vec<(Piece, End)> = std::thread::scope(|scope| {
            let handles: Vec<_> = starts
                .iter()
                .zip(&stops)
                .skip(1)
                .map(|(start, stop)| scope.spawn(move || scan(bytes, *start, *stop, base)))
                .collect();
            let first = scan(bytes, 0, stops[0], base);
            // A thread that failed leaves its part to be scanned again below.
            let rest = handles.into_iter().map(|handle| handle.join().unwrap_or((Piece::default(), End::Bad(0, ""))));
            std::iter::once(first).chain(rest).collect()
        });
        let mut at = 0;
        let mut end = End::At(0);
        for ((start, stop), (piece, its_end)) in starts.iter().zip(&stops).zip(pieces) {
            if at >= *stop && *stop != bytes.len() {
                continue;
            }
            let (piece, its_end) = if *start == at { (piece, its_end) } else { scan(bytes, at, *stop, base) };
            self.builder.add(piece);
            end = its_end;
            match its_end {
                End::At(next) => at = next,
                End::Closed(_) | End::Bad(..) | End::More(_) => break,
            }
        }
        let done = match end {
            End::At(at) | End::Closed(at) | End::More(at) | End::Bad(at, _) => at,
        };
        (done, end)
    }

    /// After the list: nothing but other keys of the same object.
    fn check_tail(&mut self, closed: usize) -> bool {
        let rest = &self.buffer[closed + 1..];
        let at = skip_space(rest, 0);
        let fine = match rest.get(at) {
            None => true,
            Some(b'}') => rest[at + 1..].iter().all(u8::is_ascii_whitespace),
            Some(b',') => true,
            Some(_) => false,
        };
        if !fine {
            return self.bad(closed + 1 + at, "more after the end of the list");
        }
        true
    }
}

/// The position after the bracket that opens the list of events.
fn opening(bytes: &[u8]) -> Result<usize, Stop> {
    let mark = if bytes.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
    let mut at = skip_space(bytes, mark);
    match bytes.get(at) {
        Some(b'[') => return Ok(at + 1),
        Some(b'{') => at = skip_space(bytes, at + 1),
        Some(_) => return Err(Stop::Bad(at, "expected a list or an object")),
        None => return Err(Stop::More),
    }
    loop {
        let (key, after) = string(bytes, at)?;
        at = skip_space(bytes, after);
        if bytes.get(at) != Some(&b':') {
            return Err(Stop::Bad(at, "expected `:`"));
        }
        at = skip_space(bytes, at + 1);
        if key == b"traceEvents" {
            return match bytes.get(at) {
                Some(b'[') => Ok(at + 1),
                _ => Err(Stop::Bad(at, "expected the list of events")),
            };
        }
        at = skip_space(bytes, value(bytes, at)?.1);
        if bytes.get(at) != Some(&b',') {
            return Err(Stop::Bad(at, "no list of events"));
        }
        at = skip_space(bytes, at + 1);
    }
}

/// The first place from `from` on where an event seems to begin: a brace after `},` and before a quote.
fn boundary(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        let hit = at + memchr(b'{', bytes.get(at..)?)?;
        let before = bytes[..hit].iter().rev().filter(|byte| !byte.is_ascii_whitespace());
        let after = skip_space(bytes, hit + 1);
        if before.take(2).eq([&b',', &b'}']) && bytes.get(after) == Some(&b'"') {
            return Some(hit);
        }
        at = hit + 1;
    }
}

/// Reads every byte once and counts the quotes: the least that anything which looks at the bytes must cost.
pub fn bare_pass(source: &dyn Source) -> Result<u64, super::SourceError> {
    let mut buffer = vec![0; BLOCK];
    let (mut at, mut quotes) = (0, 0);
    loop {
        let count = source.read_at(at, &mut buffer)?;
        if count == 0 {
            return Ok(quotes);
        }
        quotes += memchr::memchr_iter(b'"', &buffer[..count]).count() as u64;
        at += count as u64;
    }
}
