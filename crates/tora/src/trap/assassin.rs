//! Ways out of the trap with the help of the own hidden Assassin (T-V2, T-X12).
//!
//! It takes one piece in a turn at most, since it rests then, and as long as it is hidden it is in
//! nobody's way. So a standard piece that it takes may fall first, whatever else the turn does: that
//! only opens ways. With a command piece that falls it comes to light, and then the order matters.

use board::{Bits, Square};

use super::search::Search;
use crate::action::Action;
use crate::bundle::Bundle;
use crate::field::Field;
use crate::{Kind, Piece, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Whether a turn in which the hidden Assassin takes a piece is a way out.
    pub(super) fn assassin_finds_a_way_out(&self) -> bool {
        let Some(from) = self.prowler() else {
            return false;
        };
        self.stabs_a_way_out(from) || self.reveals_a_way_out(from)
    }

    fn finds_a_way_out_from_here(&self) -> bool {
        self.has_escaped() || (self.left > 0 && Search::new(self).finds_a_way_out())
    }

    /// The same after it has taken a standard piece.
    fn stabs_a_way_out(&self, from: Square<N>) -> bool {
        let field = Field::new(self);
        let mut standard = field.of[(!self.side).index()];
        for command in field.commands(!self.side) {
            standard.remove(command.at);
        }
        let mut ends: Bits<W> = Bits::of(from);
        (1..=self.left).any(|actions| {
            for end in ends.iter::<N>() {
                ends |= field.prowl(end);
            }
            let near = Tora::<N, W>::tables().spread(ends) & standard;
            standard -= near;
            near.iter().any(|target| {
                let mut next = *self;
                next.left -= actions;
                next.stab(target);
                next.finds_a_way_out_from_here()
            })
        })
    }

    /// The same after it has taken a command piece, possibly after actions that matter to where it
    /// comes to light.
    fn reveals_a_way_out(&self, from: Square<N>) -> bool {
        let field = Field::new(self);
        let enemies = field.commands(!self.side).filter(|command| !command.taken);
        let targets = enemies.fold(Bits::EMPTY, |all, command| all | Bits::of(command.at));
        let mut ends: Bits<W> = Bits::of(from);
        let tables = Tora::<N, W>::tables();
        (1..=self.left).any(|actions| {
            for end in ends.iter::<N>() {
                ends |= field.prowl(end);
            }
            let ends = ends & tables.spread(targets);
            ends.iter().any(|to| {
                let near = tables.near_both(to, to, 1) & targets;
                near.iter().any(|target| {
                    let mut ready = *self;
                    ready.left -= actions;
                    ready.comes_to_light_well(from, to, target)
                })
            })
        })
    }

    /// Whether there is a way out if the Assassin takes the command piece at `target` from `to`, now
    /// or after other actions; its own actions are already counted.
    fn comes_to_light_well(&self, from: Square<N>, to: Square<N>, target: Square<N>) -> bool {
        let mut now = *self;
        now.prowl(from, to, Some(target));
        if now.finds_a_way_out_from_here() {
            return true;
        }
        if self.left == 0 {
            return false;
        }
        let field = Field::new(self);
        let here = Bits::of(to);
        let own = field.of[self.side.index()].iter::<N>();
        own.filter_map(|at| Some((at, field.piece_of(self.side, at)?)))
            .filter(|(at, piece)| matters(&field, *piece, *at, here))
            .any(|(at, piece)| {
                self.candidates(&field, piece, at, &mut |bundle: Bundle<N, W>| {
                    bundle.each(|action: Action<N>| {
                        let next = self.after(action);
                        if next.comes_to_light_well(from, to, target) {
                            std::ops::ControlFlow::Break(())
                        } else {
                            std::ops::ControlFlow::Continue(())
                        }
                    })
                })
                .is_break()
            })
    }
}

/// Whether an action of this piece could differ before and after somebody comes to stand `here`.
fn matters<const N: usize, const W: usize>(
    field: &Field<N, W>,
    piece: Piece,
    at: Square<N>,
    here: Bits<W>,
) -> bool {
    here.contains(at) || piece.kind == Kind::Cannon || field.could_change(piece, at, here)
}
