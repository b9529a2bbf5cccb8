//! Where pieces stand, as sets, for those who look at many positions.

use board::{Bits, Square};
use game::Side;

use crate::{Kind, Piece, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// The places of a side's standard pieces of a kind, in one of their two states (see
    /// [`Piece::flipped`]); none for command pieces.
    #[must_use]
    #[inline]
    pub fn places(&self, side: Side, kind: Kind, flipped: bool) -> Bits<W> {
        let [low, middle, high] = self.planes;
        let both = match (kind, flipped) {
            (Kind::Archer, false) => low - middle - high,
            (Kind::Soldier, false) => middle - low - high,
            (Kind::Soldier, true) => (middle & low) - high,
            (Kind::Cannon, false) => high - middle - low,
            (Kind::Cannon, true) => (high & low) - middle,
            (Kind::Cavalry, false) => (high & middle) - low,
            (Kind::Assassin, false) => high & middle & low,
            _ => Bits::EMPTY,
        };
        match side {
            Side::First => both - self.second,
            Side::Second => both & self.second,
        }
    }

    /// The command pieces of a side that are on the board, in square order.
    #[inline]
    pub fn command_pieces(&self, side: Side) -> impl Iterator<Item = (Square<N>, Piece)> {
        let commands = self.commands[side.index()];
        commands
            .iter()
            .map(move |command| (command.at, command.piece(side)))
    }
}
