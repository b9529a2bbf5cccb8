//! The end of a turn and of a round (T-R1, T-R2, T-R8, T-R9).

use board::Square;
use game::Side;

use crate::marks::Marks;
use crate::{Kind, Piece, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Ends the turn of the side to move.
    pub(crate) fn end_turn(&mut self) {
        self.marks = Marks::EMPTY;
        match self.side {
            Side::First => self.start_turn(Side::Second),
            Side::Second => self.end_round(),
        }
    }

    fn end_round(&mut self) {
        for side in Side::BOTH {
            let lost = self.bury(side).or(self.assassins.lost_ruler(side));
            self.assassins.set_lost_ruler(side, None);
            if let Some(ruler) = lost {
                let mut heirs = self.commands[side.index()].iter();
                match (heirs.next(), heirs.next()) {
                    (None, _) => {}
                    (Some(heir), None) => self.crown(side, heir.at, ruler),
                    (Some(_), Some(_)) => self.owed[side.index()] = Some(ruler),
                }
            }
        }
        self.name_or_go_on();
    }

    /// Removes the taken command pieces of a side; returns the ruler if it was among them.
    fn bury(&mut self, side: Side) -> Option<Kind> {
        let mut ruler = None;
        for command in self.commands[side.index()].iter() {
            if command.taken {
                self.remove(command.at, command.piece(side));
                self.score(!side, command.kind); // T-P2
                if command.kind.is_ruler() {
                    ruler = Some(command.kind);
                }
            }
        }
        ruler
    }

    fn crown(&mut self, side: Side, at: Square<N>, ruler: Kind) {
        if let Some(heir) = self.piece_of(side, at) {
            self.remove(at, heir);
            self.put(
                at,
                Piece {
                    kind: ruler,
                    ..heir
                },
            );
        }
    }

    /// The side to move names the General at a place.
    pub(crate) fn name_ruler(&mut self, at: Square<N>) {
        if let Some(ruler) = self.owed[self.side.index()].take() {
            self.crown(self.side, at, ruler);
        }
        self.name_or_go_on();
    }

    fn name_or_go_on(&mut self) {
        let owing = Side::BOTH
            .into_iter()
            .find(|side| self.owed[side.index()].is_some());
        if let Some(side) = owing {
            self.side = side;
            self.left = 0;
        } else {
            self.round = self.round.saturating_add(1);
            self.quiet = self.quiet.saturating_add(1);
            self.assassins.start_round();
            self.start_turn(Side::First);
        }
    }

    fn start_turn(&mut self, side: Side) {
        self.side = side;
        self.left = self.full_turn(side);
        self.ending = self.find_ending();
    }
}
