//! Hashes of positions.

use game::SplitMix;

use crate::Piece;
use crate::bits::Place;
use crate::state::{Chess, Guard};

/// A random-looking number for each value.
#[inline]
pub(crate) fn mixed(value: u64) -> u64 {
    SplitMix(value).step().0
}

/// What a piece on a square adds to the hash of the pieces.
#[inline]
pub(crate) fn piece_key(at: Place, piece: Piece) -> u64 {
    let code = (piece.kind.code() as u64) << 1 | piece.side as u64;
    mixed(code << 6 | at.index() as u64)
}

impl<const TIGER: bool> Chess<TIGER> {
    /// The hash of the pieces, from nothing.
    pub(crate) fn fresh_piece_key(&self) -> u64 {
        self.pieces()
            .fold(0, |key, (at, piece)| key ^ piece_key(at, piece))
    }

    /// The hash of what makes two positions the same for the repetition rule (C-L6), given that of
    /// the pieces.
    pub(crate) fn same_key(&self, pieces: u64) -> u64 {
        let guard = |guard: Guard| match guard {
            Guard::Waiting => 1,
            Guard::On(wing) => 2 + wing as u64,
            Guard::Captured => 6,
        };
        let guards = self
            .guards
            .map_or(0, |[first, second]| guard(first) << 3 | guard(second));
        let rights = u64::from(self.castling.bits())
            | u64::from(self.exchange[0]) << 4
            | u64::from(self.exchange[1]) << 5
            | (self.side as u64) << 6
            | self.passing.map_or(0, |at| at.index() as u64 + 1) << 8
            | guards << 16;
        mixed(pieces ^ rights)
    }

    /// The hash of the whole position, given that of the pieces.
    pub(crate) fn key_with(&self, pieces: u64) -> u64 {
        let counters =
            u64::from(self.full) << 32 | u64::from(self.half) << 8 | u64::from(self.marked);
        let mut key = mixed(self.same_key(pieces) ^ counters);
        if let Some(deployment) = &self.deployment {
            key = mixed(key ^ deployment.key());
        }
        if self.marked {
            key = self
                .said_marks()
                .iter()
                .fold(key, |key, plane| mixed(key ^ plane));
        }
        key
    }

    /// The hash of the whole position.
    pub(crate) fn whole_key(&self) -> u64 {
        self.key_with(self.key)
    }
}
