//! What a hidden Assassin does, and what becomes of it when it is revealed (T-X3 to T-X8).

use board::{Bits, Square};
use game::Side;

use crate::assassin::Hiding;
use crate::field::Field;
use crate::marks::Activity;
use crate::{Kind, Piece, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Where the hidden Assassin of the side to move is, if it may act and the place is known.
    pub(crate) fn prowler(&self) -> Option<Square<N>> {
        match self.hiding(self.side) {
            Hiding::At(at) if self.can_prowl() => Some(at),
            _ => None,
        }
    }

    /// Plays an action of the hidden Assassin.
    pub(crate) fn prowl(&mut self, from: Square<N>, to: Square<N>, attack: Option<Square<N>>) {
        self.assassins.hide(self.side, Hiding::At(to));
        if let Some(target) = attack
            && self.stab(target)
        {
            let moved = from != to;
            self.come_to_light(to, moved);
        }
    }

    /// The hidden Assassin attacks the enemy at a place; says whether that reveals it (T-X4).
    pub(crate) fn stab(&mut self, target: Square<N>) -> bool {
        let victim = self.piece_of(!self.side, target);
        // T-X12: who was taken before is not taken again.
        let Some(victim) = victim.filter(|victim| !victim.taken) else {
            return false;
        };
        self.strike(target);
        self.assassins.tire(self.side);
        victim.kind.is_command()
    }

    /// The Assassin of the side to move is revealed by its own action.
    pub(crate) fn come_to_light(&mut self, at: Square<N>, moved: bool) {
        if self.reveal(self.side, at) {
            let attacked = true;
            let activity = Activity {
                moved,
                attacked,
                ..Activity::default()
            };
            self.marks.put(at, activity);
        }
    }

    /// An Assassin is revealed at a place; says whether it stays on the board (T-X7).
    pub(crate) fn reveal(&mut self, owner: Side, at: Square<N>) -> bool {
        self.assassins.hide::<N>(owner, Hiding::No);
        // T-X12: on a shared space the enemy's piece decides.
        if self.piece_of(!owner, at).is_some() {
            self.assassins.set_rest(owner, 0);
            self.score(!owner, Kind::Assassin);
            self.quiet = 0;
            return false;
        }
        if let Some(own) = self.piece_of(owner, at) {
            self.leave_under_assassin(owner, at, own);
        }
        self.put(at, Piece::new(owner, Kind::Assassin));
        true
    }

    fn leave_under_assassin(&mut self, owner: Side, at: Square<N>, piece: Piece) {
        self.quiet = 0; // T-V6
        if owner == self.side {
            self.marks.take(at);
            if piece.kind == Kind::Cannon {
                let number = self.cannon_number(at);
                self.marks.lose_cannon::<N>(number);
            }
        }
        self.remove(at, piece);
        if piece.taken {
            self.score(!owner, piece.kind);
        }
        if piece.kind.is_ruler() {
            self.assassins.set_lost_ruler(owner, Some(piece.kind));
        }
    }
}

impl<const N: usize, const W: usize> Field<N, W> {
    /// Where a hidden Assassin can go from a place with one action: through and onto anything, but
    /// terrain counts (T-X3). The place itself is not among them.
    pub(crate) fn prowl(&self, from: Square<N>) -> Bits<W> {
        self.free_flood(from, Kind::Assassin.limit())
    }

    /// The enemies that a hidden Assassin of `side` can attack from a place (T-X3).
    pub(crate) fn stabs(&self, side: Side, from: Square<N>) -> Bits<W> {
        let near = Tora::<N, W>::tables().ring(from) | Bits::of(from);
        near & self.of[(!side).index()]
    }
}
