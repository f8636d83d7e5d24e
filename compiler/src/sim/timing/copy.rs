//! How long a copy takes when nothing else moves, and how much of global memory's time it needs.
//!
//! Global memory answers in beats of 128 B, so a piece that starts or ends inside one pays for the whole beat.
//! Pieces without a gap are one stream; other pieces pay at least one beat each.

use crate::model::Buffer;
use crate::sim::stream::CopyWork;
use crate::target::{Path, Target};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CopyTime {
    /// Bytes as the path moves them, alignment losses included.
    pub bytes: f64,
    /// Cycles when no other core is in the way and L2 holds everything, or nothing.
    pub hit: f64,
    pub miss: f64,
    /// Cycles to the earliest start of the pipe's next copy, with everything in L2.
    pub distance: f64,
}

impl CopyTime {
    /// Cycles when no other core is in the way and L2 lacks this share of the bytes.
    pub fn alone(&self, miss: f64) -> u64 {
        (self.hit + (self.miss - self.hit) * miss).ceil() as u64
    }

    /// Cycles in which the next copy of the pipe cannot start.
    pub fn occupancy(&self, miss: f64) -> u64 {
        if self.distance < self.hit { (self.distance.ceil() as u64).min(self.alone(miss)) } else { self.alone(miss) }
    }
}

/// `None` when the chip has no such path.
pub fn time(work: &CopyWork, target: &Target) -> Option<CopyTime> {
    let path: &Path = target.copy.path(work.from, work.to)?;
    let missed = target.copy.path_missed(work.from, work.to)?;
    let pieces = u64::from(work.pieces);
    let bytes = if work.from == Buffer::Gm || work.to == Buffer::Gm {
        let beat = target.copy.beat.value.max(1);
        if pieces > 1 && work.global_step != work.piece_bytes {
            let beats = |piece: u64| beats(work.global_addr + piece * work.global_step, work.piece_bytes, beat);
            // Alignment repeats at the latest after `beat` pieces.
            let period = pieces.min(beat);
            let per_period: u64 = (0..period).map(beats).sum();
            (per_period * (pieces / period) + (0..pieces % period).map(beats).sum::<u64>()) * beat
        } else {
            let total = work.piece_bytes * pieces;
            // An aligned stream moves at byte precision; a misaligned head costs one beat more.
            total + if work.global_addr.is_multiple_of(32) { 0 } else { beat }
        }
    } else {
        let rate = path.rate.max(1.0);
        (pieces as f64 * (work.piece_bytes as f64 / rate).ceil() * rate) as u64
    } as f64;
    let mut distance = path.distance(bytes);
    if work.from == Buffer::Gm {
        // Small copies overlap with those before them.
        let per_piece = work.piece_bytes.div_ceil(target.copy.request.value.max(1));
        distance = distance.min(target.copy.request_cycles.value * (pieces * per_piece) as f64);
    }
    Some(CopyTime { bytes, hit: path.alone(bytes), miss: missed.alone(bytes), distance })
}

fn beats(addr: u64, bytes: u64, beat: u64) -> u64 {
    if bytes == 0 { 0 } else { (addr % beat + bytes).div_ceil(beat) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::load;

    fn copy(pieces: u32, piece_bytes: u64, global_addr: u64, global_step: u64) -> CopyWork {
        CopyWork { from: Buffer::Gm, to: Buffer::Ub, pieces, piece_bytes, global_addr, global_step }
    }

    /// Board, 1 to 192 KiB: 216 cycles for 1 KiB, 485 for 32, 747 for 64; 240 and more from memory that L2 lacks.
    #[test]
    fn whole_tiles_take_207_cycles_and_a_cycle_per_128_bytes() {
        let target = load("Ascend910B1").unwrap();
        let alone = |bytes| time(&copy(1, bytes, 0, 0), &target).unwrap().alone(0.0);
        assert_eq!([512, 8192, 16384, 32768, 65536].map(alone), [211, 271, 335, 463, 719]);
        let missed = |bytes| time(&copy(1, bytes, 0, 0), &target).unwrap().alone(1.0);
        assert_eq!([1024, 16384, 65536].map(missed), [253, 433, 1410]);
    }

    #[test]
    fn small_pieces_pay_whole_beats() {
        let target = load("Ascend910B1").unwrap();
        let alone = |work| time(&work, &target).unwrap().alone(0.0);
        assert_eq!(alone(copy(64, 32, 0, 128)), 207 + 64);
        assert_eq!(alone(copy(64, 64, 96, 128)), 207 + 128);
        assert_eq!(alone(copy(64, 128, 0, 128)), 207 + 64);
    }

    #[test]
    fn a_path_that_the_chip_lacks_is_none() {
        let target = load("Ascend910B1").unwrap();
        let work = CopyWork { from: Buffer::Ub, to: Buffer::L1, ..copy(1, 32, 0, 0) };
        assert_eq!(time(&work, &target), None);
    }
}
