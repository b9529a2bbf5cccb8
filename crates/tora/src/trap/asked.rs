//! What stands against all last actions that meet every attack on a refuge alone.

use std::cell::Cell;

use board::{Bits, Square};

use super::ahead::Ahead;
use super::done::Done;
use super::end::Last;
use super::last::decisive;
use super::leads::Leads;
use super::means::{Deed, Job};
use super::refuge::Need;
use super::scene::Scene;
use super::share::Progress;
use super::step::Step;
use super::stops::Soldiers;
use crate::action::Action;
use crate::bundle::Bundle;
use crate::field::Field;
use crate::{Kind, Piece};

/// What one of the actions before the last one must do if none of them meets an attack.
#[derive(Clone, Copy)]
pub(super) struct Asked<const W: usize> {
    /// Where something must be done.
    places: Bits<W>,
    /// The pieces of which any action might be enough.
    pub(super) pieces: Bits<W>,
}

impl<const W: usize> Asked<W> {
    /// Whether an action that does this might be enough.
    pub(super) fn is_done_by<const N: usize>(&self, action: Action<N>, done: &Done<W>) -> bool {
        done.is_in(self.places) || self.pieces.contains(action.piece())
    }

    /// Where something must be done, or meets an attack.
    pub(super) fn leads(&self, touched: Bits<W>) -> Leads<W> {
        Leads::anyhow(self.places | touched)
    }

    /// What of a bundle might be enough, or meets an attack.
    pub(super) fn of_bundle<const N: usize>(
        &self,
        field: &Field<N, W>,
        piece: Piece,
        bundle: Bundle<N, W>,
        touched: Bits<W>,
    ) -> Option<Bundle<N, W>> {
        if self.pieces.contains(bundle.piece()) {
            return Some(bundle);
        }
        decisive(field, piece, bundle, &self.leads(touched), Bits::EMPTY)
    }
}

impl<const N: usize, const W: usize> Scene<'_, N, W> {
    /// What is asked for a refuge where the command piece is already; `None` if something could be the last action
    /// right away, for all that is known.
    #[inline(never)]
    pub(super) fn asked(&self, need: &Need<N, W>) -> Option<Asked<W>> {
        let (refuge, cover) = (&need.refuge, &need.cover);
        if refuge.steps(self.trail) != Some(0)
            || cover.is_done(Progress::NONE)
            || !cover.is_open(Progress::NONE, 1, 0)
        {
            return None;
        }
        let attackers: [Cell<Option<Square<N>>>; 3] = Default::default();
        let mut asking = Asking {
            scene: self,
            ahead: self.ahead(refuge, &attackers, None)?,
            refuge: refuge.at,
            soldiers: Soldiers::of(self.position.side, self.field, self.actions - 1),
            asked: Asked {
                places: Bits::EMPTY,
                pieces: Bits::of(refuge.at),
            },
        };
        let (leads, pairs) = cover.left(Progress::NONE, &[]);
        if cover.may_strike(Progress::NONE) {
            for target in (leads.removed & need.shots()).iter() {
                asking.add(&Last::shot(target))?;
            }
        }
        for at in leads.guarded.iter() {
            asking.asked.places.insert(at);
            asking.add(&Last::stance(at))?;
        }
        let job = |deed, at, target| Job { deed, at, target };
        let removals = leads.removed.iter().map(|at| job(Deed::Remove, at, None));
        let fillings = leads.filled.iter().map(|at| job(Deed::Fill, at, None));
        let pairs = pairs.iter();
        let both = pairs.map(|(at, target)| job(Deed::Fill, *at, Some(*target)));
        for job in removals.chain(fillings).chain(both) {
            asking.add_job(&job)?;
        }
        Some(asking.asked)
    }
}

/// What is asked, as far as it has been found out.
struct Asking<'a, const N: usize, const W: usize> {
    scene: &'a Scene<'a, N, W>,
    ahead: Ahead<'a, N, W>,
    refuge: Square<N>,
    /// Those that the actions before the last one could bring into a way.
    soldiers: Soldiers<W>,
    asked: Asked<W>,
}

impl<const N: usize, const W: usize> Asking<'_, N, W> {
    /// Adds what stands against a last action; `None` if nothing does, for all that is known.
    fn add(&mut self, last: &Last<N, W>) -> Option<()> {
        let Self {
            scene, soldiers, ..
        } = self;
        let mut asked = self.asked;
        let is_vain = self.ahead.is_vain_by(last, &mut |end, jeopardy| {
            let mut end = *end;
            if let Some(of) = jeopardy.of {
                end = end.with(self.refuge);
                asked.pieces.insert(of);
                // T-J3
                for command in scene.field.commands(!scene.position.side) {
                    asked.places.insert(command.at);
                }
            }
            for enemy in jeopardy.enemies.iter() {
                asked.places |= end.exact_stops(enemy, jeopardy.at, soldiers);
            }
        });
        is_vain.then(|| self.asked = asked)
    }

    /// The same of all who could do this last.
    fn add_job(&mut self, job: &Job<N>) -> Option<()> {
        let scene = self.scene;
        let before = scene.before();
        let acted = before.map(|before| before.action.piece());
        let changed = before.map_or(Bits::EMPTY, Step::changed);
        for mean in scene.means.of(job) {
            let counts = acted != Some(mean.at) && self.refuge != mean.at;
            if !counts
                || !job.suits(mean.kind, mean.at)
                || self.add(&job.by(mean.kind, mean.at, 1)).is_some()
            {
                continue;
            }
            if mean.now || mean.zone.meets(changed) {
                return None;
            }
            self.asked.places |= mean.zone;
            self.asked.pieces |= mean.zone;
        }
        let again = before.and_then(Step::moved);
        let again = again.map(|(_, at)| at);
        let side = scene.position.side;
        let own = scene.field.of[side.index()] - Bits::of(self.refuge);
        for at in own.iter() {
            let piece = scene.field.piece_of(side, at);
            let piece = piece.filter(|piece| self.may_come(*piece, at, job));
            let Some(kind) = piece.map(|piece| piece.kind) else {
                continue;
            };
            if self
                .add(&job.by(kind, at, scene.actions as usize))
                .is_none()
            {
                self.asked.pieces.insert(at);
                if again == Some(at) {
                    self.add(&job.by(kind, at, 1))?;
                }
            }
        }
        Some(())
    }

    /// Whether a piece might do this last that also does what comes before.
    fn may_come(&self, piece: Piece, at: Square<N>, job: &Job<N>) -> bool {
        let stride = self.scene.stride(piece.kind);
        let others = self.scene.actions as usize - 1;
        let far = at.distance(job.at);
        match (job.deed, piece.kind) {
            (Deed::Fill, _) if far > (others + 1) * stride => false,
            (Deed::Fill, Kind::Soldier | Kind::Cavalry | Kind::Cannon) => job.target.is_none(),
            (Deed::Fill, _) | (Deed::Remove, Kind::Cannon) => true,
            (Deed::Remove, kind) => far <= others * stride + self.scene.field.range(kind),
        }
    }
}
