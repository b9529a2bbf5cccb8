//! The end of the turn, seen from before its last two actions.

use std::cell::Cell;

use board::{Bits, Square};
use game::Side;

use super::done::Done;
use super::end::{End, Ends, Last};
use super::step::end_of;
use super::trail::Trail;
use super::tries::{Goal, Scene};
use crate::action::Action;
use crate::{Edition, Kind, Tora};

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
    /// What is known after this action; `None` if that is too little.
    pub(super) fn ahead<'a>(
        &self,
        goal: &'a Goal<'_, N, W>,
        (kind, action, done): (Kind, Action<N>, &Done<W>),
    ) -> Option<Ahead<'a, N, W>> {
        if self.position.edition == Edition::Website {
            return None; // T-E3
        }
        let side = self.position.side;
        let number = goal.need.refuge.number;
        let mut end = End::new(self.lifted(number)?, side);
        let from = action.piece();
        if self.trail.0[number] != Some(from) {
            end.go(kind, (from, end_of(action)))?;
        }
        end.change(done.removed, done.guarded);
        let mut enemies = self.position.commands[1 - side.index()].iter();
        let takes = enemies.any(|enemy| enemy.taken || done.removed.contains(enemy.at));
        Some(Ahead {
            end,
            side,
            at: goal.need.refuge.at,
            number,
            trail: self.trail.with(action),
            acted: [0, 1, 2].map(|number| self.acted(number, action)),
            untaken: [0, 1, 2].map(|number| self.is_untaken(number)),
            takes,
            attackers: &goal.attackers,
        })
    }

    fn is_untaken(&self, number: usize) -> bool {
        let own = &self.position.commands[self.position.side.index()];
        let command = self.trail.0[number].and_then(|at| own.get(at));
        command.is_some_and(|command| !command.taken)
    }

    /// Whether a command piece has acted after this action.
    fn acted(&self, number: usize, action: Action<N>) -> bool {
        self.trail.0[number]
            .is_some_and(|at| at == action.piece() || self.position.marks.get::<N>(at).acted())
    }
}

impl<const N: usize, const W: usize> Ahead<'_, N, W> {
    /// The places of all enemies.
    pub(super) fn enemies(&self) -> Bits<W> {
        self.end.enemies()
    }

    /// Whether a last action may lead out, for all that is known.
    pub(super) fn allows(ahead: Option<&Self>, last: impl FnOnce() -> Last<N, W>) -> bool {
        !Tora::<N, W>::LOOKS_AHEAD || ahead.is_none_or(|ahead| !ahead.is_vain(&last()))
    }

    /// Whether a command piece is in jeopardy after this last action that must not be, for all that is known.
    pub(super) fn is_vain(&self, last: &Last<N, W>) -> bool {
        let mut end = self.end;
        if !(last.guarded - end.own()).is_empty() {
            return true;
        }
        let is_known = end.play(last).is_some();
        is_known
            && (end.is_attacked(self.at, &self.attackers[self.number], true)
                || self.is_suicide(end, last)
                || self
                    .exact(last)
                    .is_some_and(|exact| exact.iter().all(|last| self.is_vain(last))))
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

    /// Whether another command piece has acted and is in jeopardy then.
    fn is_suicide(&self, end: End<N, W>, last: &Last<N, W>) -> bool {
        let mut taken = last.target.map_or(Bits::EMPTY, Bits::of);
        if let Ends::At(to) = last.ends {
            taken.insert(to);
        }
        let excuses = self.side == Side::First && (self.takes || end.takes(taken));
        let end = end.with(self.at);
        (0..self.trail.0.len()).any(|number| {
            // T-J5: who is taken may be in jeopardy.
            let matters = number != self.number && self.untaken[number];
            let Some(at) = self.trail.0[number].filter(|_| matters) else {
                return false;
            };
            let moves = last.mover.is_some_and(|(_, from)| from == at);
            let at = match (moves, last.ends) {
                (false, _) if self.acted[number] => at,
                (true, Ends::At(to)) => to,
                _ => return false,
            };
            end.is_attacked(at, &self.attackers[number], !excuses)
        })
    }
}
