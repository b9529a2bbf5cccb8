//! An action that is looked at for each refuge to which it could lead.

use board::Bits;

use super::actors::Rest;
use super::done::Done;
use super::refuge::{Need, Refuge};
use super::scene::Scene;
use super::share::Progress;
use super::step::end_of;
use super::trail::Trail;
use super::tries::{Goal, Help, Part};
use super::walks::Walks;
use crate::action::Action;
use crate::{Kind, Piece, Tora};

/// An action, with what has been found out about it for one refuge and holds for the others.
pub(super) struct Candidate<'a, const N: usize, const W: usize> {
    pub(super) scene: &'a Scene<'a, N, W>,
    pub(super) walks: &'a Walks<N, W>,
    pub(super) piece: Piece,
    pub(super) action: Action<N>,
    pub(super) done: Done<W>,
    /// Where the command pieces are after it.
    pub(super) after: Trail<N>,
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
        if !some.has(self.action) || need.zone.is_some_and(|zone| !zone.meets(self.changes)) {
            return false;
        }
        let progress = self.progress(need);
        self.is_allowed(goal, progress)
            && self.leaves_little(goal, progress)
            && self.has_its_place(need, progress)
            && !self.is_late(goal)
            && self.can_come(need)
            && self.leaves_something_possible(goal, progress)
            && (helps.is_some_and(|helps| helps.has(self.action)) || self.saves_a_last(goal))
    }

    /// Whether the last action is allowed to those who could do it then.
    fn is_allowed(&self, goal: &Goal<'_, N, W>, progress: Progress) -> bool {
        let allowance = goal.allowance.filter(|_| looks_ahead!());
        allowance.is_none_or(|allowance| {
            allowance.is_given_by(self.action, &self.done)
                || goal.need.cover.is_open_without_rulers(progress)
        })
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

    fn leaves_little(&self, goal: &Goal<'_, N, W>, progress: Progress) -> bool {
        let need = goal.need;
        let number = need.refuge.number;
        let is_open = || need.is_open_after(progress, &self.after, self.scene.actions - 1);
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
    fn has_its_place(&self, need: &Need<N, W>, progress: Progress) -> bool {
        if self.scene.trail.number(self.action.piece()).is_none() {
            return true;
        }
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
