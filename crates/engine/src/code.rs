//! Short codes of moves, the same in every run.

use std::hash::{Hash, Hasher};

use game::SplitMix;

/// A number that stands for a move in tables; two moves of one position rarely share one.
pub(crate) fn code<M: Hash>(mv: &M) -> u32 {
    let mut fold = Fold(0);
    mv.hash(&mut fold);
    (mixed(fold.0) >> 32) as u32
}

/// A number in which every bit depends on every bit of `value`.
pub(crate) fn mixed(value: u64) -> u64 {
    SplitMix(value).step().0
}

/// Folds what is hashed into one word, in the same way on every machine.
struct Fold(u64);

impl Fold {
    fn add(&mut self, word: u64) {
        // The multiplier of FxHash.
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(u64::from(byte));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.add(u64::from(word));
    }

    fn write_u16(&mut self, word: u16) {
        self.add(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.add(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.add(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.add(word as u64);
    }
}
