//! Jeopardy (T-J1 to T-J5, T-E3, T-E4).

use board::{Bits, Square};
use game::Side;

use crate::field::Field;
use crate::{Edition, Kind, Piece, Tora};

/// An own command piece that may not end its turn as it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Suicide<const N: usize, const W: usize> {
    pub(crate) at: Square<N>,
    pub(crate) attackers: Bits<W>,
}

impl<const N: usize, const W: usize> Field<N, W> {
    /// The places of the pieces of `by` that could attack the place `target` with one action,
    /// taking it that an enemy of theirs stands there (T-J1).
    pub(crate) fn attackers(&self, by: Side, target: Square<N>) -> Bits<W> {
        let own = self.of[by.index()];
        own.iter()
            .filter(|from| {
                self.piece_of(by, *from)
                    .is_some_and(|piece| self.threatens(piece, *from, target))
            })
            .collect()
    }

    /// Whether `piece` at `from` could attack `target` with one action.
    pub(crate) fn threatens(&self, piece: Piece, from: Square<N>, target: Square<N>) -> bool {
        if piece.kind == Kind::Cannon {
            return self.cannon_bears(piece, from, target);
        }
        // A slope can lengthen the move by one.
        let slope = usize::from(self.land.is_some());
        let shot = match piece.kind {
            Kind::Archer | Kind::King | Kind::Queen => 2,
            Kind::General => 1,
            _ => 0,
        };
        let range = usize::from(piece.kind.limit()) + slope + shot;
        if piece.flipped || from.distance(target) > range {
            return false;
        }
        let reach = self.reach(piece, from);
        reach.landings.contains(target) || self.shot_from(piece, from, reach.firing, target)
    }
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// The places of the enemy pieces that put a piece of `side` at `at` in jeopardy (T-J1).
    pub fn jeopardy(
        &self,
        side: Side,
        at: Square<N>,
    ) -> impl Iterator<Item = Square<N>> + use<N, W> {
        Field::new(self).attackers(!side, at).iter()
    }

    /// An own command piece that acted and forbids the end of the turn here (T-J2), if there is
    /// one.
    pub(crate) fn suicide(&self) -> Option<Suicide<N, W>> {
        let acted = self.commands[self.side.index()]
            .iter()
            .filter(|command| !command.taken) // T-J5
            .filter(|command| self.marks.get(command.at).acted());
        let mut field = None;
        for command in acted {
            let field = field.get_or_insert_with(|| Field::at_end_of_turn(self, self.side));
            let attackers = field.attackers(!self.side, command.at);
            if !attackers.is_empty() && !self.excused(field, command.kind, attackers) {
                return Some(Suicide {
                    at: command.at,
                    attackers,
                });
            }
        }
        None
    }

    /// Whether an exception lets a command piece act into the jeopardy of these pieces.
    fn excused(&self, field: &Field<N, W>, kind: Kind, attackers: Bits<W>) -> bool {
        let enemies = || field.commands(!self.side);
        // T-J3. For the Opposition (T-E4) the taken piece has left by then (T-J4).
        let dying = |at| enemies().any(|enemy| enemy.at == at && enemy.taken);
        if attackers.count() == 1 && attackers.first().is_some_and(dying) {
            return true;
        }
        // T-E3
        self.edition == Edition::Website
            && kind == Kind::General
            && enemies().any(|enemy| {
                enemy.kind == Kind::General
                    && attackers.count() <= field.attackers(self.side, enemy.at).count()
            })
    }
}
