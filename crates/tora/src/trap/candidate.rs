//! An action that is looked at for each refuge to which it could lead.

use board::Bits;
use game::Side;

use super::actors::Rest;
use super::done::Done;
use super::means::Mover;
use super::refuge::{Need, Refuge};
use super::share::Progress;
use super::step::end_of;
use super::trail::Trail;
use super::tries::{Goal, Help, Part, Scene};
use super::walks::Walks;
use crate::action::Action;
use crate::{Kind, Piece, Tora};

/// An action, with what has been found out about it for one refuge and holds for the others.
pub(super) struct Candidate<'a, const N: usize, const W: usize> {
    scene: &'a Scene<'a, N, W>,
    walks: &'a Walks<N, W>,
    piece: Piece,
    action: Action<N>,
    done: Done<W>,
    /// Where the command pieces are after it.
    after: Trail<N>,
    /// Where it changes something that attacks or walks could depend on.
    changes: Bits<W>,
    /// What it would do before the action before it, and whether it could as well be done then.
    early: Option<Done<W>>,
    commutes: Option<bool>,
    /// Where the command pieces could go after it.
    reached: [Option<Bits<W>>; 3],
}

impl<'a, const N: usize, const W: usize> Candidate<'a, N, W> {
    /// `apart` says that the piece clearly has nothing to do with the action before.
    pub(super) fn new(
        scene: &'a Scene<'a, N, W>,
        walks: &'a Walks<N, W>,
        piece: Piece,
        action: Action<N>,
        apart: bool,
    ) -> Self {
        let done = Done::by(action, scene.field, scene.position.side);
        let mut changes = done.places() | Bits::of(action.piece());
        if piece.kind == Kind::Soldier {
            // From beside a way a Soldier could come to stand in it.
            let tables = Tora::<N, W>::tables();
            changes = tables.spread(tables.spread(changes));
        }
        Self {
            scene,
            walks,
            piece,
            action,
            done,
            after: scene.trail.with(action),
            changes,
            early: None,
            commutes: apart.then_some(true),
            reached: [None; 3],
        }
    }

    /// Whether it is among those to be looked at, and the actions after it could do the rest.
    pub(super) fn leads_on(&mut self, part: &Part<'_, '_, N, W>) -> bool {
        let Part { goal, some, helps } = part;
        let need = goal.need;
        some.has(self.action)
            && need.zone.is_none_or(|zone| zone.meets(self.changes))
            && self.is_allowed(goal)
            && self.leaves_little(goal)
            && self.has_its_place(need)
            && !self.is_late(goal)
            && self.can_come(need)
            && (helps.is_some_and(|helps| helps.has(self.action)) || self.saves_a_last(goal))
            && self.leaves_something_possible(goal)
    }

    /// Whether the last action is allowed to those who could do it then.
    fn is_allowed(&self, goal: &Goal<'_, N, W>) -> bool {
        goal.allowance.is_none_or(|allowance| {
            allowance.is_given_by(self.action, &self.done)
                || goal
                    .need
                    .cover
                    .is_open_without_rulers(self.progress(goal.need))
        })
    }

    /// Whether some piece might do with the last action what is left then.
    fn leaves_something_possible(&self, goal: &Goal<'_, N, W>) -> bool {
        let need = goal.need;
        if !Tora::<N, W>::IS_LONG {
            return true;
        }
        let (position, number) = (self.scene.position, need.refuge.number);
        let progress = self.progress(need);
        if self.scene.actions != 2
            || need.refuge.steps(&self.after) != Some(0)
            || need.cover.is_done(progress)
        {
            return true;
        }
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
            (strikes && left.0.removed.meets(need.shots()))
                || self.scene.means.may_do(left, &self.movers(), changed, acts)
        })
    }

    /// The pieces that have acted after it.
    fn movers(&self) -> Vec<Mover<N>> {
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
        [mover].into_iter().chain(other).collect()
    }

    /// What has been done about the attacks on a refuge after it.
    fn progress(&self, need: &Need<N, W>) -> Progress {
        let progress = Progress::NONE.with(need.share(self.done));
        let acts = self.scene.trail.0[need.refuge.number] == Some(self.action.piece());
        if acts && !self.done.removed.is_empty() {
            progress.and_strike()
        } else {
            progress
        }
    }

    fn leaves_little(&self, goal: &Goal<'_, N, W>) -> bool {
        let need = goal.need;
        let number = need.refuge.number;
        let is_open =
            || need.is_open_after(self.progress(need), &self.after, self.scene.actions - 1);
        let acts = self.scene.trail.0[number] == Some(self.action.piece());
        let walks = self.after.0[number] != self.scene.trail.0[number];
        let Help::Leads(leads, steps) = &goal.help else {
            return !walks || is_open();
        };
        if walks {
            let steps_left = need.refuge.steps(&self.after);
            let nearer = steps_left.is_some_and(|left| left < *steps);
            return (nearer || self.done.is_where(leads)) && is_open();
        }
        self.done.is_where(leads) && (!(self.done.is_mixed() || acts) || is_open())
    }

    /// Whether it is not one of a command piece whose own way this is.
    fn has_its_place(&self, need: &Need<N, W>) -> bool {
        if self.scene.trail.number(self.action.piece()).is_none() {
            return true;
        }
        let progress = self.progress(need);
        need.lets_act(
            (self.scene.position, self.scene.trail),
            (self.action, self.done),
            Rest::Actions(progress, self.scene.actions - 1),
        )
    }

    /// Whether it should have been done before the action before it.
    fn is_late(&mut self, goal: &Goal<'_, N, W>) -> bool {
        let Some(before) = self.scene.before() else {
            return false;
        };
        let need = goal.need;
        let is_direct = || need.mover == Some(self.action.piece()) || self.done.is_in(need.touched);
        let bound = goal.bound && !is_direct();
        let early = *self.early.get_or_insert_with(|| before.done(self.action));
        (bound || before.gives_way((self.action, early), &need.refuge))
            && *self
                .commutes
                .get_or_insert_with(|| before.commutes(self.action))
    }

    /// Whether the last walk could be possible after it.
    fn can_come(&mut self, need: &Need<N, W>) -> bool {
        let Refuge { number, at, .. } = need.refuge;
        if self.scene.actions != 2 || self.after.0[number] == Some(at) {
            return true;
        }
        let from = self.action.piece();
        let mut own = self.scene.field.of[self.scene.position.side.index()];
        own.remove(from);
        own.insert(end_of(self.action));
        !own.contains(at)
            && (self.scene.trail.0[number] == Some(from)
                || self.reached[number]
                    .get_or_insert_with(|| {
                        self.walks
                            .after(number, self.scene.field, self.done, self.action)
                    })
                    .contains(at))
    }

    /// Whether it meets what stands against a last action.
    fn saves_a_last(&self, goal: &Goal<'_, N, W>) -> bool {
        let Help::Useful(useful) = &goal.help else {
            return false;
        };
        let (position, field) = (self.scene.position, self.scene.field);
        let goes_first = |last| {
            self.scene.before().is_some_and(|before| {
                let class = |action| {
                    let done = Done::by(action, field, position.side);
                    before.class((action, done), &goal.need.refuge)
                };
                class(self.action) < class(last)
            })
        };
        useful.stands_against(position, field, self.action, goes_first)
    }
}
