//! Which command pieces act on the way to a refuge (T-J2).

use board::{Bits, Square};
use game::Side;

use super::cover::Band;
use super::done::Done;
use super::refuge::Need;
use super::share::Progress;
use super::trail::Trail;
use crate::Tora;
use crate::action::Action;

/// What comes after an action.
#[derive(Clone, Copy)]
pub(super) enum Rest {
    /// Nothing: it is the last one.
    Nothing,
    /// So many actions, which must do what is left.
    Actions(Progress, u32),
    /// Something, also before it.
    Anything,
}

/// What allows another ruler to act on the way of a command piece, as [`Need::lets_act`] says.
#[derive(Clone, Copy)]
pub(super) struct Allowance<const W: usize> {
    /// The command piece itself.
    own: Bits<W>,
    /// Whom to take allows it, too (T-J3).
    enemies: Bits<W>,
}

impl<const W: usize> Allowance<W> {
    /// Whether this action allows it.
    pub(super) fn is_given_by<const N: usize>(&self, action: Action<N>, done: &Done<W>) -> bool {
        self.own.contains(action.piece()) || done.removed.meets(self.enemies)
    }
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// What the command piece with this number and those on its way can do at once.
    pub(super) fn band(&self, trail: &Trail<N>, number: usize) -> Band {
        let piece = |number: usize| self.piece_of(self.side, trail.0[number]?);
        let tired = |at: Option<Square<N>>| at.is_some_and(|at| self.marks.get(at).attacked);
        let strikes = match piece(number) {
            Some(piece) if piece.kind.attacks_once() => u32::from(!tired(trail.0[number])),
            _ => u32::MAX,
        };
        let others = (0..trail.0.len()).filter(|other| *other != number);
        let far = others
            .filter_map(|other| Some((other, piece(other)?)))
            .any(|(other, piece)| {
                let may = self.side == Side::First || other > number || piece.taken;
                piece.kind.is_ruler() && may
            });
        let span = if far { 2 } else { 1 };
        Band { strikes, span }
    }
}

impl<const N: usize, const W: usize> Need<N, W> {
    /// Whether an action that does this may be one of another command piece.
    ///
    /// Who acts must be out of jeopardy at the end (T-J2), so a way on which command pieces act is
    /// looked for as the way of the first of them. On the way of one that does not act, no other
    /// does, and on that of one that does, only those that come after it do. Only whom T-J3 excuses
    /// may act on any way.
    pub(super) fn lets_act(
        &self,
        (position, trail): (&Tora<N, W>, &Trail<N>),
        (action, done): (Action<N>, Done<W>),
        rest: Rest,
    ) -> bool {
        let refuge = &self.refuge;
        if !Tora::<N, W>::IS_LONG {
            return true;
        }
        let Some(other) = trail.number(action.piece()) else {
            return true;
        };
        let side = position.side.index();
        let command = position.commands[side].get(action.piece());
        if other == refuge.number || command.is_none_or(|command| command.taken) {
            return true; // T-J5
        }
        let steps = refuge.steps(trail).unwrap_or(0);
        let acted = |at| position.marks.get::<N>(at).acted();
        let acts = || {
            trail.0[refuge.number].is_some_and(acted)
                || match rest {
                    Rest::Nothing => false,
                    Rest::Anything => true,
                    Rest::Actions(progress, actions) => {
                        self.cover.is_open(progress, actions, steps.max(1))
                    }
                }
        };
        let mut enemies = position.commands[1 - side].iter();
        // T-J3: by a command piece that is taken, by the Challenger, in this turn.
        let mut excused = || {
            enemies.any(|enemy| enemy.taken || done.removed.contains(enemy.at))
                || match rest {
                    Rest::Nothing => false,
                    Rest::Anything => true,
                    Rest::Actions(progress, actions) => {
                        self.cover.is_open_beside(progress, actions, steps)
                    }
                }
        };
        (other > refuge.number && acts()) || (position.side == Side::First && excused())
    }

    /// What must allow the last action if only another ruler could do it, and nothing allows that yet.
    pub(super) fn allowance(
        &self,
        position: &Tora<N, W>,
        trail: &Trail<N>,
    ) -> Option<Allowance<W>> {
        if !looks_ahead!() {
            return None;
        }
        let at = trail.0[self.refuge.number].filter(|at| *at == self.refuge.at)?;
        let [own, enemies] =
            [position.side, !position.side].map(|side| position.commands[side.index()].iter());
        let mut all = own.chain(enemies);
        if self.cover.is_open_without_rulers(Progress::NONE)
            || position.marks.get(at).acted()
            || all.any(|command| command.taken)
        {
            return None;
        }
        let enemies = match position.side {
            Side::First => position.commands[1]
                .iter()
                .fold(Bits::EMPTY, |set, enemy| set | Bits::of(enemy.at)),
            Side::Second => Bits::EMPTY,
        };
        Some(Allowance {
            own: Bits::of(at),
            enemies,
        })
    }
}
