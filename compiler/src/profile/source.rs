//! Where bytes come from: files as ranged reads, grouped in a tree. Implemented over the disk by the application, here
//! over memory.

use std::sync::atomic::{AtomicBool, Ordering};
use thiserror::Error;

#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{0}")]
pub struct SourceError(pub String);

/// Bytes of one file. Reads may come from several threads.
pub trait Source: Sync {
    fn len(&self) -> u64;

    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Fills `into` from `offset` as far as the file goes and says how far that was.
    fn read_at(&self, offset: u64, into: &mut [u8]) -> Result<usize, SourceError>;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Below what was opened, parts joined with `/`; never leads outside.
    pub path: String,
    pub bytes: u64,
}

/// The files of one folder, or a single file.
pub trait Tree: Sync {
    /// Name of what was opened.
    fn name(&self) -> &str;
    /// Sorted by path.
    fn entries(&self) -> &[Entry];
    fn open(&self, index: usize) -> Result<Box<dyn Source + '_>, SourceError>;
}

/// How much is read at most.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Files looked at.
    pub files: usize,
    /// Bytes of one file that has to be held as a whole (tables, blocks, dumps).
    pub whole_file: u64,
    /// Bytes that compressed files may unfold to, together.
    pub expanded: u64,
    /// Cells of all tables.
    pub cells: usize,
    /// Slices of all traces; a slice takes 36 bytes.
    pub slices: usize,
    /// Bytes of one event of a trace.
    pub event: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            files: 20_000,
            whole_file: 1 << 30,
            expanded: 2 << 30,
            cells: 40_000_000,
            slices: 120_000_000,
            event: 16 << 20,
        }
    }
}

/// Set from outside to end an import early.
#[derive(Debug, Default)]
pub struct Cancel(AtomicBool);

impl Cancel {
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A source over bytes in memory.
pub struct Memory(pub Vec<u8>);

impl Source for Memory {
    fn len(&self) -> u64 {
        self.0.len() as u64
    }

    fn read_at(&self, offset: u64, into: &mut [u8]) -> Result<usize, SourceError> {
        Ok(copy_at(&self.0, offset, into))
    }
}

/// A tree over bytes in memory.
#[derive(Default)]
pub struct MemoryTree {
    name: String,
    entries: Vec<Entry>,
    contents: Vec<Vec<u8>>,
}

impl MemoryTree {
    pub fn new(name: &str, files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Self {
        let mut files: Vec<(String, Vec<u8>)> = files.into_iter().collect();
        files.sort();
        let entries =
            files.iter().map(|(path, bytes)| Entry { path: path.clone(), bytes: bytes.len() as u64 }).collect();
        Self { name: name.into(), entries, contents: files.into_iter().map(|(_, bytes)| bytes).collect() }
    }
}

impl Tree for MemoryTree {
    fn name(&self) -> &str {
        &self.name
    }

    fn entries(&self) -> &[Entry] {
        &self.entries
    }

    fn open(&self, index: usize) -> Result<Box<dyn Source + '_>, SourceError> {
        let bytes = self.contents.get(index).ok_or_else(|| SourceError("no such file".into()))?;
        Ok(Box::new(Borrowed(bytes)))
    }
}

/// A source over somebody else's bytes.
pub struct Borrowed<'a>(pub &'a [u8]);

impl Source for Borrowed<'_> {
    fn len(&self) -> u64 {
        self.0.len() as u64
    }

    fn read_at(&self, offset: u64, into: &mut [u8]) -> Result<usize, SourceError> {
        Ok(copy_at(self.0, offset, into))
    }
}

fn copy_at(bytes: &[u8], offset: u64, into: &mut [u8]) -> usize {
    let Some(rest) = usize::try_from(offset).ok().and_then(|offset| bytes.get(offset..)) else { return 0 };
    let count = rest.len().min(into.len());
    into[..count].copy_from_slice(&rest[..count]);
    count
}

/// Reads up to `most` bytes from `offset`.
pub fn read_range(source: &dyn Source, offset: u64, most: usize) -> Result<Vec<u8>, SourceError> {
    let left = source.len().saturating_sub(offset);
    let wanted = usize::try_from(left).unwrap_or(usize::MAX).min(most);
    let mut bytes = vec![0; wanted];
    let mut filled = 0;
    while filled < wanted {
        match source.read_at(offset + filled as u64, &mut bytes[filled..])? {
            0 => break,
            count => filled += count,
        }
    }
    bytes.truncate(filled);
    Ok(bytes)
}

/// A source as a stream that can be sought in.
pub struct Stream<'a> {
    source: &'a dyn Source,
    at: u64,
}

impl<'a> Stream<'a> {
    pub fn new(source: &'a dyn Source) -> Self {
        Self { source, at: 0 }
    }
}

impl std::io::Read for Stream<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let count = self.source.read_at(self.at, into).map_err(|error| std::io::Error::other(error.to_string()))?;
        self.at += count as u64;
        Ok(count)
    }
}

impl std::io::Seek for Stream<'_> {
    fn seek(&mut self, to: std::io::SeekFrom) -> std::io::Result<u64> {
        let (base, by) = match to {
            std::io::SeekFrom::Start(at) => (0, i64::try_from(at).unwrap_or(i64::MAX)),
            std::io::SeekFrom::End(by) => (self.source.len(), by),
            std::io::SeekFrom::Current(by) => (self.at, by),
        };
        let moved = base.checked_add_signed(by);
        self.at = moved.ok_or_else(|| std::io::Error::new(std::io::ErrorKind::InvalidInput, "before the start"))?;
        Ok(self.at)
    }
}
