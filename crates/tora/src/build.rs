//! Building a position from pieces, and what makes a position impossible.

use board::Square;
use game::{Message, Side};

use crate::assassin::{Assassins, Hiding};
use crate::state::Tora;
use crate::{Edition, Kind, Piece, Terrain};

/// Why pieces and marks make no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible<const N: usize> {
    /// The quick editions are for the short board.
    #[error("the long board has the edition rulebook only")]
    Edition,
    /// The terrain board has another size.
    #[error("this terrain board is made for another board size")]
    Terrain,
    /// A set-up is made for another board size.
    #[error("this set-up is made for another board size")]
    Setup,
    /// Two pieces of one side on a place.
    #[error("two pieces of one side stand on {at}")]
    TwoOfOneSide {
        /// The place.
        at: Square<N>,
    },
    /// Two pieces on a place, and neither was taken.
    #[error("two pieces share {at}, but no command piece there was taken")]
    Shared {
        /// The place.
        at: Square<N>,
    },
    /// More of a kind than an army has.
    #[error("the piece on {at} is one more than an army has of its kind")]
    TooMany {
        /// The piece that is too many.
        at: Square<N>,
    },
    /// A standard piece can't be taken and stay.
    #[error("the piece on {at} is no command piece: it leaves the board when it is taken")]
    TakenStandard {
        /// The piece.
        at: Square<N>,
    },
    /// A piece that can't have been taken in this round so far.
    #[error("the command piece on {at} can't have been taken in this round before")]
    TakenTooSoon {
        /// The piece.
        at: Square<N>,
    },
    /// An Assassin in a game without Assassins.
    #[error("the Assassin on {at} belongs to a game that is played with Assassins")]
    NoAssassins {
        /// The piece.
        at: Square<N>,
    },
    /// An Assassin can't begin there.
    #[error("column {v} of the side's starting row has no empty place for its Assassin")]
    Lair {
        /// The side.
        side: Side,
        /// The number v of the place.
        v: usize,
    },
    /// A side has no command piece, though the game goes on.
    #[error("a side without command pieces has lost when the round ends, and no turn follows")]
    NoCommand {
        /// The side.
        side: Side,
    },
}

impl<const N: usize> Impossible<N> {
    /// What is impossible, as a message of the translation files.
    #[must_use]
    pub fn message(self) -> Message {
        let on = |key, at: Square<N>| Message::new(key).with("place", at.to_string());
        match self {
            Self::Edition => "tora-text-edition-of-short-board".into(),
            Self::Terrain => "tora-text-terrain-size".into(),
            Self::Setup => "tora-text-setup-size".into(),
            Self::TwoOfOneSide { at } => on("tora-text-two-of-one-side", at),
            Self::Shared { at } => on("tora-text-shared-place", at),
            Self::TooMany { at } => on("tora-text-too-many-of-kind", at),
            Self::TakenStandard { at } => on("tora-text-taken-standard-piece", at),
            Self::TakenTooSoon { at } => on("tora-text-taken-too-soon", at),
            Self::NoAssassins { at } => on("tora-text-no-assassins", at),
            Self::Lair { v, .. } => Message::new("tora-text-lair").with("column", v),
            Self::NoCommand { .. } => "tora-text-no-command-piece".into(),
        }
    }
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// The position at the start of the first round in which these pieces stand on the board.
    ///
    /// # Errors
    ///
    /// If the pieces are no two armies or parts of armies.
    pub fn from_pieces(
        pieces: impl IntoIterator<Item = (Square<N>, Piece)>,
        edition: Edition,
        terrain: Terrain,
    ) -> Result<Self, Impossible<N>> {
        Self::from_armies(pieces, edition, terrain, None)
    }

    /// The same with hidden Assassins, if the game is played with them.
    pub(crate) fn from_armies(
        pieces: impl IntoIterator<Item = (Square<N>, Piece)>,
        edition: Edition,
        terrain: Terrain,
        assassins: Option<[Option<usize>; 2]>,
    ) -> Result<Self, Impossible<N>> {
        let mut position = Self::empty(edition, terrain);
        for (at, piece) in pieces {
            position.place(at, piece)?;
        }
        if let Some(places) = assassins {
            position.assassins = Assassins::SEEN;
            for (side, place) in Side::BOTH.into_iter().zip(places) {
                if let Some(v) = place {
                    position.hide_at_start(side, v)?;
                }
            }
        }
        position.left = position.full_turn(Side::First);
        position.possible()?;
        position.ending = position.find_ending();
        Ok(position)
    }

    /// Hides an Assassin where a game may begin with it (T-X2).
    fn hide_at_start(&mut self, side: Side, v: usize) -> Result<(), Impossible<N>> {
        let h = match side {
            Side::First => N,
            Side::Second => 1,
        };
        let place = Square::at(v, h).filter(|at| N > 9 && self.pieces_at(*at).next().is_none());
        let at = place.ok_or(Impossible::Lair { side, v })?;
        self.assassins.hide(side, Hiding::At(at));
        Ok(())
    }

    /// Puts a piece on the board if an army has it and there is room.
    pub(crate) fn place(&mut self, at: Square<N>, piece: Piece) -> Result<(), Impossible<N>> {
        if self.piece_of(piece.side, at).is_some() {
            return Err(Impossible::TwoOfOneSide { at });
        }
        // A standard piece stands on a place alone among standard pieces.
        if !piece.kind.is_command() && self.standard_at(at).is_some() {
            return Err(Impossible::Shared { at });
        }
        if piece.taken && !piece.kind.is_command() {
            return Err(Impossible::TakenStandard { at });
        }
        if piece.kind == Kind::Assassin {
            return self.place_assassin(at, piece);
        }
        let same = |other: Kind| other == piece.kind || (other.is_ruler() && piece.kind.is_ruler());
        let others = self
            .pieces()
            .filter(|(_, other)| other.side == piece.side && same(other.kind));
        if others.count() >= piece.kind.in_army::<N>() {
            return Err(Impossible::TooMany { at });
        }
        self.put(at, piece);
        Ok(())
    }

    /// Puts a revealed Assassin on the board.
    fn place_assassin(&mut self, at: Square<N>, piece: Piece) -> Result<(), Impossible<N>> {
        if !self.has_assassins() {
            return Err(Impossible::NoAssassins { at });
        }
        if !self.places(piece.side, Kind::Assassin, false).is_empty() {
            return Err(Impossible::TooMany { at });
        }
        self.put(at, piece);
        Ok(())
    }

    /// What no single piece shows: whether the board as a whole can have come about.
    pub(crate) fn possible(&self) -> Result<(), Impossible<N>> {
        if N > 9 && self.edition != Edition::Rulebook {
            return Err(Impossible::Edition);
        }
        if self.terrain.size().is_some_and(|size| size != N) {
            return Err(Impossible::Terrain);
        }
        for at in Square::all() {
            let mut here = self.pieces_at(at);
            if let (Some(one), Some(other)) = (here.next(), here.next())
                && !one.taken
                && !other.taken
            {
                return Err(Impossible::Shared { at });
            }
        }
        let start = self.at_turn_start();
        for side in Side::BOTH {
            let commands = self.commands[side.index()];
            // Only the enemy takes; between rounds nobody is taken.
            let may_be_taken = match (side, self.side) {
                _ if self.owes_any() => false,
                (Side::First, Side::First) => false,
                (Side::First, Side::Second) | (Side::Second, Side::First) => !start,
                (Side::Second, Side::Second) => true,
            };
            if let Some(taken) = commands.iter().find(|c| c.taken && !may_be_taken) {
                return Err(Impossible::TakenTooSoon { at: taken.at });
            }
            // T-V1 is looked at when a new round starts, after a ruler is named (T-R9).
            // T-X7 can remove the last one in the middle of a round.
            let may_be_gone =
                self.owes_any() || (start && self.side == Side::First) || self.has_assassins();
            if commands.is_empty() && !may_be_gone {
                return Err(Impossible::NoCommand { side });
            }
        }
        Ok(())
    }
}
