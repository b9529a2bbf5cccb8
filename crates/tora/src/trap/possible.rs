//! Whether a last action could do what is left.

use board::Bits;
use game::Side;

use super::ahead::Ahead;
use super::candidate::Candidate;
use super::done::Done;
use super::end::Last;
use super::means::Mover;
use super::share::Progress;
use super::step::end_of;
use super::tries::Goal;
use crate::Tora;
use crate::action::Action;

impl<const N: usize, const W: usize> Candidate<'_, N, W> {
    /// Whether some piece might do with the last action what is left after this one, which has done so much.
    pub(super) fn leaves_something_possible(
        &self,
        goal: &Goal<'_, N, W>,
        progress: Progress,
    ) -> bool {
        let need = goal.need;
        if !Tora::<N, W>::IS_LONG || self.scene.actions != 2 {
            return true;
        }
        let ahead = || {
            let this = (self.piece.kind, self.action, &self.done);
            let looks = Tora::<N, W>::LOOKS_AHEAD;
            if looks {
                self.scene.ahead(goal, this)
            } else {
                None
            }
        };
        match need.refuge.steps(&self.after) {
            Some(0) if !need.cover.is_done(progress) => {
                self.leaves_a_deed(goal, progress, ahead().as_ref())
            }
            Some(1) if Tora::<N, W>::LOOKS_AHEAD => ahead().is_none_or(|ahead| {
                let mut targets = (ahead.enemies() & need.shots()).iter();
                !ahead.is_vain(&Last::walk())
                    || (need.cover.may_strike(progress)
                        && targets.any(|target| !ahead.is_vain(&Last::shot(target))))
            }),
            _ => true,
        }
    }

    /// Whether some piece might do something that meets all attacks which are left.
    fn leaves_a_deed(
        &self,
        goal: &Goal<'_, N, W>,
        progress: Progress,
        ahead: Option<&Ahead<'_, N, W>>,
    ) -> bool {
        let (need, position) = (goal.need, self.scene.position);
        let number = need.refuge.number;
        let places = |done: &Done<W>, action: Action<N>| done.places() | Bits::of(action.piece());
        let mut changed = places(&self.done, self.action);
        if let Some(before) = self.scene.before() {
            changed |= places(&before.done, before.action);
        }
        let from = self.action.piece();
        let side = position.side.index();
        // As `lets_act` says, for a last action.
        let excuses = position.side == Side::First;
        let mut enemies = position.commands[1 - side].iter();
        let took = enemies.any(|enemy| enemy.taken || self.done.removed.contains(enemy.at));
        let acted = self.after.0[number].is_some_and(|at| {
            self.scene.trail.0[number] == Some(from) || position.marks.get(at).acted()
        });
        let acts = |at, fills| {
            let other = self.after.number(at);
            let taken = || {
                let command = position.commands[side].get(at);
                command.is_some_and(|command| command.taken)
            };
            let follows = acted && other > Some(number);
            other != Some(number) && (follows || (excuses && (took || fills)) || taken())
        };
        goal.left(self.scene, progress, &self.done, |left| {
            let strikes = need.cover.may_strike(progress);
            let mut targets = (left.0.removed & need.shots()).iter();
            (strikes && targets.any(|target| Ahead::allows(ahead, || Last::shot(target))))
                || self
                    .scene
                    .means
                    .may_do(left, &self.movers(), changed, acts, ahead)
        })
    }

    /// The pieces that have acted after it.
    fn movers(&self) -> [Option<Mover<N>>; 2] {
        let attacked = |at| self.scene.position.marks.get::<N>(at).attacked;
        let before = self.scene.before().and_then(|before| {
            let (piece, to) = before.moved()?;
            Some(Mover {
                piece,
                from: before.action.piece(),
                to,
                attacked: attacked(to),
            })
        });
        let from = self.action.piece();
        let (again, other) = match before {
            Some(before) if before.to == from => (Some(before.from), None),
            before => (None, before),
        };
        let mover = Mover {
            piece: self.piece,
            from: again.unwrap_or(from),
            to: end_of(self.action),
            attacked: !self.done.removed.is_empty() || attacked(from),
        };
        [Some(mover), other]
    }
}
