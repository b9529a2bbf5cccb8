//! What the computer has to answer.

use game::Side;
use protocol::{Phase, Seat};

use super::Play;

/// What the computer has to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ComputerTask {
    /// An offer to end the game: with a winner, or drawn.
    Offer(Option<Side>),
    /// It is to move.
    Turn,
}

impl Play {
    /// The level of the computer on a side; `None` for people and open seats.
    pub(crate) fn computer(&self, side: Side) -> Option<u8> {
        match self.state().seats()[side.index()] {
            Seat::Computer { level, .. } => Some(level),
            Seat::Open | Seat::Person { .. } => None,
        }
    }

    /// What the computer has to answer now, with its side and level.
    pub(crate) fn computer_due(&self) -> Option<(ComputerTask, Side, u8)> {
        if self.state().phase() != Phase::Playing {
            return None;
        }
        let due = |due, side: Option<Side>| {
            let side = side?;
            Some((due, side, self.computer(side)?))
        };
        let to_move = self.state().table().and_then(|table| table.to_move());
        let offer = self.state().offer();
        offer
            .and_then(|offer| due(ComputerTask::Offer(offer.winner), Some(!offer.side)))
            .or_else(|| due(ComputerTask::Turn, to_move))
    }
}
