//! Whether a last action could do what is left.

use std::cell::OnceCell;

use board::{Bits, Square};
use game::Side;

use super::ahead::Ahead;
use super::candidate::Candidate;
use super::end::Last;
use super::havens::Duty;
use super::means::{Deed, Job, Mover};
use super::obstacle::Obstacle;
use super::share::Progress;
use super::step::{Step, end_of};
use super::tries::Goal;
use crate::{Kind, Tora};

/// What could come after an action, the last but one, on the way to a refuge.
struct Outlook<'a, const N: usize, const W: usize> {
    candidate: &'a Candidate<'a, N, W>,
    goal: &'a Goal<'a, N, W>,
    progress: Progress,
    movers: [Option<Mover<N>>; 2],
    /// Where they have changed something.
    changed: Bits<W>,
    /// Whether an enemy command piece is taken.
    takes: bool,
    ahead: OnceCell<Option<Ahead<'a, N, W>>>,
    duty: OnceCell<Duty>,
}

impl<const N: usize, const W: usize> Candidate<'_, N, W> {
    /// Whether some piece might do with the last action what is left after this one, which has done so much.
    pub(super) fn leaves_something_possible(
        &self,
        goal: &Goal<'_, N, W>,
        progress: Progress,
    ) -> bool {
        if !Tora::<N, W>::IS_LONG || self.scene.actions != 2 {
            return true;
        }
        let before = self.scene.before().map_or(Bits::EMPTY, Step::changed);
        let changed = before | self.done.places() | Bits::of(self.action.piece());
        let position = self.scene.position;
        let mut enemies = position.commands[(!position.side).index()].iter();
        let outlook = Outlook {
            candidate: self,
            goal,
            progress,
            movers: self.movers(),
            changed,
            takes: enemies.any(|enemy| enemy.taken || self.done.removed.contains(enemy.at)),
            ahead: OnceCell::new(),
            duty: OnceCell::new(),
        };
        match goal.need.refuge.steps(&self.after) {
            Some(0) if goal.need.cover.is_done(progress) => outlook.may_be_safe(),
            Some(0) => outlook.leaves_a_job(),
            Some(1) => outlook.leaves_a_walk(),
            _ => true,
        }
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

impl<const N: usize, const W: usize> Outlook<'_, N, W> {
    /// Whether a last action may lead out, for all that is known of the end.
    fn allows(&self, last: impl FnOnce() -> Last<N, W>) -> bool {
        let candidate = self.candidate;
        let Goal {
            need, attackers, ..
        } = self.goal;
        let ahead = || {
            let action = (candidate.piece.kind, candidate.action, &candidate.done);
            candidate.scene.ahead(&need.refuge, attackers, Some(action))
        };
        !looks_ahead!() || {
            let ahead = self.ahead.get_or_init(ahead).as_ref();
            ahead.is_none_or(|ahead| !ahead.is_vain(&last()))
        }
    }

    fn duty(&self) -> Duty {
        let number = self.goal.need.refuge.number;
        let duty = || self.candidate.duty(number);
        match looks_ahead!() {
            true => *self.duty.get_or_init(duty),
            false => Duty::Nobody,
        }
    }

    /// Whether those that have acted may be safe in the end, where the refuge is.
    fn may_be_safe(&self) -> bool {
        match self.duty() {
            Duty::Nobody => true,
            Duty::One(number) => self.may_flee(number),
            Duty::Several => false,
        }
    }

    /// Whether a command piece might go where it is safe.
    fn may_flee(&self, number: usize) -> bool {
        let (candidate, scene) = (self.candidate, self.candidate.scene);
        let Some((kind, here)) = candidate.command(number) else {
            return true;
        };
        let stride = scene.stride(kind);
        let ends = Tora::<N, W>::tables().near_both(here, here, stride);
        let again = scene.trail.0[number] == Some(candidate.action.piece());
        ends.iter().any(|at| {
            let (deed, target) = (Deed::Fill, None);
            let job = Job { deed, at, target };
            (again || self.may_meet(&job, (kind, here)))
                && candidate.has_haven(number, at, None)
                && self.allows(|| job.by(kind, here, 1))
        })
    }

    /// Whether the command piece might come to its refuge.
    fn leaves_a_walk(&self) -> bool {
        let need = self.goal.need;
        let scene = self.candidate.scene;
        let enemies = scene.field.of[(!scene.position.side).index()];
        let mut targets = (enemies & need.shots()).iter();
        self.duty().allows(Some(need.refuge.number))
            && (self.allows(Last::walk)
                || (need.cover.may_strike(self.progress)
                    && targets.any(|target| self.allows(|| Last::shot(target)))))
    }

    /// Whether some piece might do something that meets all attacks which are left.
    fn leaves_a_job(&self) -> bool {
        let (need, candidate) = (self.goal.need, self.candidate);
        self.goal.left(candidate.scene, self.progress, &candidate.done, |(leads, pairs)| {
            let nobody_must = || self.duty().allows(None);
            let strikes = need.cover.may_strike(self.progress);
            let mut targets = (leads.removed & need.shots()).iter();
            let mut guards = leads.guarded.iter();
            let may = |deed, at, target| self.may_be_done(&Job { deed, at, target });
            (strikes && targets.any(|target| nobody_must() && self.allows(|| Last::shot(target))))
                // Whoever stands there may change its stance.
                || guards.any(|at| nobody_must() && self.allows(|| Last::stance(at)))
                || leads.removed.iter().any(|at| may(Deed::Remove, at, None))
                || leads.filled.iter().any(|at| may(Deed::Fill, at, None))
                || pairs.iter().any(|(at, target)| may(Deed::Fill, *at, Some(*target)))
        })
    }

    /// Whether some piece might do this last.
    fn may_be_done(&self, job: &Job<N>) -> bool {
        let means = self.candidate.scene.means;
        let movers = || self.movers.iter().flatten();
        movers().any(|mover| {
            means.may_again(mover, job) && self.may_do((mover.piece.kind, mover.to), job)
        }) || means.of(job).iter().any(|mean| {
            let by = (mean.kind, mean.at);
            job.suits(mean.kind, mean.at)
                && (mean.now || mean.zone.meets(self.changed))
                && movers().all(|mover| mover.from != mean.at)
                && self.may_meet(job, by)
                && self.may_do(by, job)
        })
    }

    /// Whether the action might change what stands against this.
    fn may_meet(&self, job: &Job<N>, (kind, at): (Kind, Square<N>)) -> bool {
        if !looks_ahead!() {
            return true;
        }
        let candidate = self.candidate;
        let refuge = &self.goal.need.refuge;
        let (refuge, last) = ((refuge.number, refuge.at), (*job, at));
        let obstacles = &mut *candidate.scene.obstacles.borrow_mut();
        let mut known = obstacles.iter();
        let known = known.position(|known| (known.0, known.1) == (refuge, last));
        let number = known.unwrap_or_else(|| {
            let Goal {
                need, attackers, ..
            } = self.goal;
            let ahead = candidate.scene.ahead(&need.refuge, attackers, None);
            let obstacle = ahead.and_then(|ahead| Obstacle::of(&ahead, &job.by(kind, at, 1)));
            obstacles.push((refuge, last, obstacle));
            obstacles.len() - 1
        });
        let obstacle = obstacles[number].2.as_ref();
        let piece = candidate.action.piece();
        obstacle.is_none_or(|obstacle| obstacle.may_go(piece, &candidate.done, self.takes))
    }

    /// Whether a piece here may do this last.
    fn may_do(&self, (kind, at): (Kind, Square<N>), job: &Job<N>) -> bool {
        let may_act = match kind.is_command() {
            true => self.lets_act((kind, at), job),
            false => self.duty().allows(None),
        };
        may_act && self.allows(|| job.by(kind, at, 1))
    }

    /// The same of a command piece, as [`Need::lets_act`](super::refuge::Need::lets_act) says for a last action.
    fn lets_act(&self, (kind, at): (Kind, Square<N>), job: &Job<N>) -> bool {
        let candidate = self.candidate;
        let (position, trail) = (candidate.scene.position, candidate.scene.trail);
        let number = self.goal.need.refuge.number;
        let own = &position.commands[position.side.index()];
        let Some(other) = candidate.after.number(at) else {
            return true;
        };
        let acts = candidate.after.0[number].is_some_and(|at| {
            trail.0[number] == Some(candidate.action.piece()) || position.marks.get(at).acted()
        });
        let excuses = position.side == Side::First && (self.takes || job.is_coming());
        let taken = || own.get(at).is_some_and(|command| command.taken);
        other != number
            && ((acts && other > number) || excuses || taken())
            && (!looks_ahead!() || self.may_end((other, kind), job))
    }

    /// Whether a command piece might be safe where it is when it has done this.
    fn may_end(&self, (number, kind): (usize, Kind), job: &Job<N>) -> bool {
        let near = |far| Tora::<N, W>::tables().near_both(job.at, job.at, far);
        let (ends, target) = match job.deed {
            Deed::Fill => (Bits::of(job.at), job.target),
            Deed::Remove if kind.is_ruler() => (near(2), Some(job.at)), // T-A2, T-A3
            Deed::Remove => (near(1), Some(job.at)),
        };
        let mut ends = ends.iter();
        self.duty().allows(Some(number))
            && ends.any(|end| self.candidate.has_haven(number, end, target))
    }
}
