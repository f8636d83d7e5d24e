//! The vector mask: which lanes of each repeat take part, or how many elements in all.

/// Lanes chosen by a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mask {
    /// Bit i selects lane i of every repeat; lanes past 127 follow the highest bits of b8 operands.
    Lanes(u128),
    /// Counter mode: elements in all; the repeat count of the instruction is ignored.
    Elements(u64),
}

impl Mask {
    /// The first `count` lanes.
    pub fn first(count: u64) -> Self {
        Self::Lanes(if count >= 128 { u128::MAX } else { (1_u128 << count) - 1 })
    }

    pub fn from_words(words: &[i64]) -> Self {
        let word = |index: usize| words.get(index).map_or(0, |w| u128::from(*w as u64));
        Self::Lanes(word(0) | word(1) << 64)
    }
}

/// The mask register and its mode, as instructions without an own mask see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaskState {
    pub words: u128,
    pub counter: bool,
    /// The compare register, bit per lane.
    pub compare: u128,
    /// Elements that the last gather by mask packed.
    pub gathered: i64,
}

impl Default for MaskState {
    fn default() -> Self {
        Self { words: u128::MAX, counter: false, compare: 0, gathered: 0 }
    }
}

impl MaskState {
    /// All lanes in normal mode.
    pub fn reset(&mut self) {
        (self.words, self.counter) = (u128::MAX, false);
    }

    pub fn mask(self) -> Mask {
        if self.counter { Mask::Elements(self.words.min(u128::from(u32::MAX)) as u64) } else { Mask::Lanes(self.words) }
    }
}
