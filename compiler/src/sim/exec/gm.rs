//! Global memory of a launch: its arrays, their contents and their bounds.
//!
//! An array's contents are given, or made from a seed when first touched, page by page; the same seed, name and
//! index give the same element always. Arrays lie far apart, so that a stray address hits none.

use super::value::{Elem, Kind, Number, write};
use std::collections::BTreeMap;

const PAGE: u64 = 16 * 1024;
/// Where the first array lies, and the least free space between two.
const BASE: u64 = 0x1000_0000;
const GAP: u64 = 0x100_0000;

pub struct Array {
    pub name: String,
    pub elem: Elem,
    pub base: u64,
    /// `None`: the extent is unknown and nothing is out of bounds.
    pub bytes: Option<u64>,
    seed: u64,
    given: Option<Vec<u8>>,
    pages: BTreeMap<u64, Vec<u8>>,
}

#[derive(Default)]
pub struct Gm {
    pub arrays: Vec<Array>,
}

/// Why a range is no part of global memory.
pub enum Miss {
    /// The nearest array below, by index, and where the range starts in it.
    Outside(Option<(usize, u64)>),
}

impl Gm {
    /// Adds an array; its address.
    pub fn add(&mut self, name: &str, elem: Elem, elements: Option<u64>, given: Option<Vec<u8>>, seed: u64) -> u64 {
        let bytes = elements.map(|n| n * elem.bytes());
        let end = self.arrays.last().map_or(BASE, |last| last.base + last.bytes.unwrap_or(GAP) + GAP);
        let base = end.div_ceil(GAP) * GAP;
        let mix = name.bytes().fold(seed ^ 0x9e37_79b9_7f4a_7c15, |hash, byte| mix(hash ^ u64::from(byte)));
        self.arrays.push(Array { name: name.into(), elem, base, bytes, seed: mix, given, pages: BTreeMap::new() });
        base
    }

    /// The array that holds the whole range.
    pub fn find(&self, addr: u64, bytes: u64) -> Result<usize, Miss> {
        let below = self.arrays.iter().rposition(|array| array.base <= addr).ok_or(Miss::Outside(None))?;
        let array = &self.arrays[below];
        let end = addr.checked_add(bytes).ok_or(Miss::Outside(None))?;
        match array.bytes {
            Some(size) if end > array.base + size => Err(Miss::Outside(Some((below, addr - array.base)))),
            _ => Ok(below),
        }
    }

    /// Copies out; bytes outside of every array are left alone.
    pub fn read(&mut self, addr: u64, into: &mut [u8]) {
        let Ok(index) = self.find(addr, into.len() as u64) else { return };
        let array = &mut self.arrays[index];
        let mut at = addr - array.base;
        let mut rest = into;
        while !rest.is_empty() {
            let page = array.page(at / PAGE);
            let start = (at % PAGE) as usize;
            let count = rest.len().min(page.len() - start);
            let (now, later) = rest.split_at_mut(count);
            now.copy_from_slice(&page[start..start + count]);
            rest = later;
            at += count as u64;
        }
    }

    pub fn write(&mut self, addr: u64, from: &[u8]) {
        let Ok(index) = self.find(addr, from.len() as u64) else { return };
        let array = &mut self.arrays[index];
        let mut at = addr - array.base;
        let mut rest = from;
        while !rest.is_empty() {
            let page = array.page(at / PAGE);
            let start = (at % PAGE) as usize;
            let (now, later) = rest.split_at(rest.len().min(page.len() - start));
            page[start..start + now.len()].copy_from_slice(now);
            rest = later;
            at += now.len() as u64;
        }
    }

    /// The whole array's bytes; empty for one of unknown extent.
    pub fn contents(&mut self, index: usize) -> Vec<u8> {
        let Some(array) = self.arrays.get(index) else { return Vec::new() };
        let mut bytes = vec![0; array.bytes.unwrap_or(0) as usize];
        let base = array.base;
        self.read(base, &mut bytes);
        bytes
    }
}

impl Array {
    fn page(&mut self, number: u64) -> &mut Vec<u8> {
        self.pages.entry(number).or_insert_with(|| match &self.given {
            Some(given) => {
                let start = ((number * PAGE) as usize).min(given.len());
                let mut page = given[start..given.len().min(start + PAGE as usize)].to_vec();
                page.resize(PAGE as usize, 0);
                page
            }
            None => random_page(self.seed, number, self.elem),
        })
    }
}

fn random_page(seed: u64, number: u64, elem: Elem) -> Vec<u8> {
    let mut page = vec![0; PAGE as usize];
    let size = elem.bytes();
    for (i, bytes) in page.chunks_exact_mut(size as usize).enumerate() {
        write(bytes, elem, element(seed, number * PAGE / size + i as u64, elem));
    }
    page
}

/// Floats in [-1, 1) in steps that half holds exactly; integers 0 to 99.
fn element(seed: u64, index: u64, elem: Elem) -> Number {
    let random = mix(seed ^ mix(index));
    match elem.kind {
        Kind::Float => Number::Float((random % 2048) as f64 / 1024.0 - 1.0),
        _ if elem.bits == 1 => Number::Int(i128::from(random & 1)),
        _ => Number::Int(i128::from(random % 100)),
    }
}

/// One round of splitmix64.
fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contents_depend_on_the_seed_only() {
        let make = |seed| {
            let mut gm = Gm::default();
            gm.add("x", Elem::F32, Some(10_000), None, seed);
            gm.contents(0)
        };
        assert_eq!(make(1), make(1));
        assert_ne!(make(1), make(2));
    }

    #[test]
    fn given_contents_come_back_and_can_be_overwritten() {
        let mut gm = Gm::default();
        let base = gm.add("x", Elem::U8, Some(5), Some(vec![1, 2, 3, 4, 5]), 0);
        gm.write(base + 1, &[9, 9]);
        assert_eq!(gm.contents(0), [1, 9, 9, 4, 5]);
    }

    #[test]
    fn ranges_outside_are_told_with_the_array_below() {
        let mut gm = Gm::default();
        let base = gm.add("x", Elem::F16, Some(8), None, 0);
        assert!(gm.find(base, 16).is_ok());
        assert!(matches!(gm.find(base + 14, 4), Err(Miss::Outside(Some((0, 14))))));
        assert!(matches!(gm.find(3, 4), Err(Miss::Outside(None))));
    }
}
