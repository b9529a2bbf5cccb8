//! An action that is looked at for each refuge to which it could lead.

use board::Bits;

use super::cover::Progress;
use super::done::Done;
use super::refuge::Need;
use super::trail::Trail;
use super::tries::{Goal, Help, Part, Scene};
use super::walks::Walks;
use crate::action::Action;
use crate::{Kind, Piece, Tora};

/// An action, with what has been found out about it for one refuge and holds for the others.
pub(super) struct Candidate<'a, const N: usize, const W: usize> {
    scene: &'a Scene<'a, N, W>,
    walks: &'a Walks<N, W>,
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
            && self.leaves_little(goal)
            && !self.is_late(goal)
            && self.can_come(need)
            && (helps.is_some_and(|helps| helps.has(self.action)) || self.saves_a_last(goal))
    }

    fn leaves_little(&self, goal: &Goal<'_, N, W>) -> bool {
        let need = goal.need;
        let number = need.refuge.number;
        let is_open = || {
            let progress = Progress::NONE.with(need.share(self.done));
            need.is_open_after(progress, &self.after, self.scene.actions - 1)
        };
        let walks = self.after.0[number] != self.scene.trail.0[number];
        let Help::Leads(leads, steps) = &goal.help else {
            return !walks || is_open();
        };
        if walks {
            let steps_left = need.refuge.steps(&self.after);
            let nearer = steps_left.is_some_and(|left| left < *steps);
            return (nearer || self.done.is_where(leads)) && is_open();
        }
        self.done.is_where(leads) && (!self.done.is_mixed() || is_open())
    }

    /// Whether it should have been done before the action before it.
    fn is_late(&mut self, goal: &Goal<'_, N, W>) -> bool {
        let Some(before) = self.scene.before else {
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
        let number = need.refuge.number;
        let walks = |at| at == self.action.piece();
        self.scene.actions != 2
            || need.mover.is_none_or(walks)
            || self.reached[number]
                .get_or_insert_with(|| {
                    self.walks
                        .after(number, self.scene.field, self.done, self.action)
                })
                .contains(need.refuge.at)
    }

    /// Whether it meets what stands against a last action.
    fn saves_a_last(&self, goal: &Goal<'_, N, W>) -> bool {
        let Help::Useful(useful) = &goal.help else {
            return false;
        };
        let (position, field) = (self.scene.position, self.scene.field);
        let goes_first = |last| {
            self.scene.before.is_some_and(|before| {
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
