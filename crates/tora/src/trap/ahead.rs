//! The end of the turn, seen from before its last two actions.

use std::cell::Cell;

use board::{Bits, Square};
use game::Side;

use super::done::Done;
use super::end::{End, Ends, Last};
use super::obstacle::Jeopardy;
use super::refuge::Refuge;
use super::scene::Scene;
use super::step::end_of;
use super::trail::Trail;
use crate::action::Action;
use crate::{Edition, Kind};

/// What is known of the end of the turn after the action before the last one, on the way to a refuge.
pub(super) struct Ahead<'a, const N: usize, const W: usize> {
    end: End<N, W>,
    side: Side,
    /// The refuge.
    at: Square<N>,
    /// The number of its command piece, and where all of them are.
    number: usize,
    trail: Trail<N>,
    /// Those that have acted and so must not be in jeopardy at the end (T-J2).
    acted: [bool; 3],
    /// Those that were not taken before.
    untaken: [bool; 3],
    /// Whether an enemy command piece is taken, so that its attack might be excused (T-J3).
    takes: bool,
    /// For each of them an enemy who was found to attack it at the end, and so may do that again.
    attackers: &'a [Cell<Option<Square<N>>>; 3],
}

impl<const N: usize, const W: usize> Scene<'_, N, W> {
    /// What is known now, or after an action; `None` if that is too little.
    pub(super) fn ahead<'a>(
        &self,
        refuge: &Refuge<N, W>,
        attackers: &'a [Cell<Option<Square<N>>>; 3],
        action: Option<(Kind, Action<N>, &Done<W>)>,
    ) -> Option<Ahead<'a, N, W>> {
        if self.position.edition == Edition::Website {
            return None; // T-E3
        }
        let side = self.position.side;
        let number = refuge.number;
        let mut end = End::new(self.lifted(number)?, side);
        let mut trail = *self.trail;
        let mut removed = Bits::EMPTY;
        if let Some((kind, action, done)) = action {
            let from = action.piece();
            if trail.0[number] != Some(from) {
                end.go(kind, (from, end_of(action)))?;
            }
            end.change(done.removed, done.guarded);
            trail = trail.with(action);
            removed = done.removed;
        }
        let mut enemies = self.position.commands[1 - side.index()].iter();
        let takes = enemies.any(|enemy| enemy.taken || removed.contains(enemy.at));
        let by = action.map(|(_, action, _)| action.piece());
        Some(Ahead {
            end,
            side,
            at: refuge.at,
            number,
            trail,
            acted: [0, 1, 2].map(|number| self.acted(number, by)),
            untaken: [0, 1, 2].map(|number| self.is_untaken(number)),
            takes,
            attackers,
        })
    }

    pub(super) fn is_untaken(&self, number: usize) -> bool {
        let own = &self.position.commands[self.position.side.index()];
        let command = self.trail.0[number].and_then(|at| own.get(at));
        command.is_some_and(|command| !command.taken)
    }

    /// Whether a command piece has acted after an action of this piece.
    pub(super) fn acted(&self, number: usize, by: Option<Square<N>>) -> bool {
        self.trail.0[number]
            .is_some_and(|at| by == Some(at) || self.position.marks.get::<N>(at).acted())
    }
}

impl<const N: usize, const W: usize> Ahead<'_, N, W> {
    /// The places of all enemies.
    fn enemies(&self) -> Bits<W> {
        self.end.enemies()
    }

    /// Whether a command piece is in jeopardy after this last action that must not be, for all that is known.
    pub(super) fn is_vain(&self, last: &Last<N, W>) -> bool {
        self.is_vain_by(last, &mut |_, _| ())
    }

    /// The same; `visit` gets to know in what jeopardy, for each of the actions that it could be exactly.
    pub(super) fn is_vain_by(
        &self,
        last: &Last<N, W>,
        visit: &mut dyn FnMut(&End<N, W>, Jeopardy<N, W>),
    ) -> bool {
        let mut end = self.end;
        if !(last.guarded - end.own()).is_empty() {
            return true;
        }
        if end.play(last).is_none() {
            return false;
        }
        if let Some(jeopardy) = self.jeopardy(&end, last) {
            visit(&end, jeopardy);
            return true;
        }
        let mut exact = self.exact(last).into_iter();
        exact.any(|exact| exact.iter().all(|last| self.is_vain_by(last, visit)))
    }

    /// All that a last action could be exactly; `None` if that is known.
    fn exact(&self, last: &Last<N, W>) -> Option<Vec<Last<N, W>>> {
        if let Some(each) = last.each_end() {
            return Some(each.collect());
        }
        let sure = Last {
            spare: Bits::EMPTY,
            ..*last
        };
        let targets = (last.spare & self.enemies()).iter().map(Some);
        let each = targets.chain([None]).map(|target| Last { target, ..sure });
        (!last.spare.is_empty()).then(|| each.collect())
    }

    /// In what jeopardy a command piece is then that must not be.
    fn jeopardy(&self, end: &End<N, W>, last: &Last<N, W>) -> Option<Jeopardy<N, W>> {
        let at = self.at;
        let standing = end.standing(at, &self.attackers[self.number], true);
        let of_refuge = standing.map(|enemies| Jeopardy {
            at,
            enemies,
            of: None,
        });
        of_refuge.or_else(|| self.suicide(end, last))
    }

    /// The same of another command piece, which has acted.
    fn suicide(&self, end: &End<N, W>, last: &Last<N, W>) -> Option<Jeopardy<N, W>> {
        let mut taken = last.target.map_or(Bits::EMPTY, Bits::of);
        if let Ends::At(to) = last.ends {
            taken.insert(to);
        }
        let excuses = self.side == Side::First && (self.takes || end.takes(taken));
        let end = end.with(self.at);
        (0..self.trail.0.len()).find_map(|number| {
            // T-J5: who is taken may be in jeopardy.
            let matters = number != self.number && self.untaken[number];
            let here = self.trail.0[number].filter(|_| matters)?;
            let moves = last.mover.is_some_and(|(_, from)| from == here);
            let at = match (moves, last.ends) {
                (false, _) if self.acted[number] => here,
                (true, Ends::At(to)) => to,
                _ => return None,
            };
            let enemies = end.standing(at, &self.attackers[number], !excuses)?;
            Some(Jeopardy {
                at,
                enemies,
                of: Some(here),
            })
        })
    }
}
