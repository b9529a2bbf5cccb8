//! Testing one ply, with the reason where it is refused.

use board::Square;

use crate::action::{Action, CannonTask, Crew, Ply};
use crate::assassin::Hiding;
use crate::attack::NoShot;
use crate::field::Field;
use crate::illegal::Illegal;
use crate::movement::Reach;
use crate::{Kind, Piece, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Why a ply is not legal here.
    pub(crate) fn refuse(&self, ply: Ply<N>) -> Result<(), Illegal<N>> {
        if self.ending.is_some() {
            return Err(Illegal::GameOver);
        }
        match ply {
            Ply::Name(at) if self.owes_any() => {
                let heir = self.commands[self.side.index()].get(at);
                heir.map(|_| ()).ok_or(Illegal::NoHeir { at })
            }
            Ply::Name(_) => Err(Illegal::NothingToName),
            _ if self.owes_any() => Err(Illegal::NamingFirst),
            Ply::Told(told) if Self::ASSASSINS => self.doubt(told),
            Ply::Told(_) => Err(Illegal::Untrue),
            Ply::End => match self.suicide() {
                None => Ok(()),
                // T-J8
                Some(_)
                    if Self::ASSASSINS && self.marks.found::<N>() && !self.has_legal_action() =>
                {
                    Ok(())
                }
                Some(suicide) => Err(Illegal::Jeopardy {
                    at: suicide.at,
                    by: suicide.attackers.iter().collect(),
                }),
            },
            Ply::Act(action @ Action::Take { at, .. }) => {
                let taken = self.takings().contains(&action);
                taken.then_some(()).ok_or(Illegal::NothingFound { at })
            }
            Ply::Act(_) if self.left == 0 => Err(Illegal::NoActionsLeft),
            Ply::Act(action) => {
                self.permit(&Field::new(self), action)?;
                let after = self.expected_after(action);
                match after.suicide() {
                    Some(suicide) if !after.can_end_soundly() => Err(Illegal::NoLegalEnd {
                        at: suicide.at,
                        by: suicide.attackers.iter().collect(),
                    }),
                    _ => Ok(()),
                }
            }
        }
    }

    /// Whether the piece can do this by itself.
    pub(crate) fn permit(&self, field: &Field<N, W>, action: Action<N>) -> Result<(), Illegal<N>> {
        let at = action.piece();
        if let Action::Prowl { to, attack, .. } = action {
            return self.permit_prowl(field, at, to, attack);
        }
        let Some(piece) = field.piece_of(self.side, at) else {
            let theirs = field.piece_of(!self.side, at);
            return Err(theirs.map_or(Illegal::NoPiece { at }, |piece| theirs_at(piece, at)));
        };
        if let Some(hindrance) = self.hinders(at, piece) {
            return Err(hindrance);
        }
        match action {
            Action::Go { from, to, attack } => self.permit_go(field, piece, from, to, attack),
            Action::Search { .. } => self.permit_search(at, piece),
            Action::Prowl { .. } | Action::Take { .. } => Err(Illegal::NoUse { at }),
            Action::Stance { .. } if piece.kind == Kind::Soldier => Ok(()),
            Action::Stance { .. } => Err(Illegal::NoSoldier { at }),
            Action::Cannon { .. } if piece.kind != Kind::Cannon => Err(Illegal::NoCannon { at }),
            Action::Cannon { task, crew, .. } => {
                self.permit_task(field, piece, at, task)?;
                self.permit_crew(field, at, task, crew)
            }
        }
    }

    fn permit_prowl(
        &self,
        field: &Field<N, W>,
        from: Square<N>,
        to: Square<N>,
        attack: Option<Square<N>>,
    ) -> Result<(), Illegal<N>> {
        if !Self::ASSASSINS || self.hiding(self.side) != Hiding::At(from) {
            return Err(Illegal::NotHidden { at: from });
        }
        if self.assassins.rest(self.side) > 0 {
            return Err(Illegal::Rests { at: from });
        }
        if from == to && attack.is_none() {
            return Err(Illegal::Nothing { at: from });
        }
        if from != to && !field.prowl(from).contains(to) {
            let far = from.distance(to) > usize::from(Kind::Assassin.limit());
            return Err(if far {
                Illegal::TooFar { from, to }
            } else {
                Illegal::Ground { from, to }
            });
        }
        match attack {
            None => Ok(()),
            Some(at) if !field.of[(!self.side).index()].contains(at) => {
                Err(Illegal::NoEnemy { at })
            }
            Some(target) if field.stabs(self.side, to).contains(target) => Ok(()),
            Some(target) => Err(Illegal::OutOfRange {
                kind: Kind::Assassin,
                from: to,
                target,
            }),
        }
    }

    fn permit_go(
        &self,
        field: &Field<N, W>,
        piece: Piece,
        from: Square<N>,
        to: Square<N>,
        attack: Option<Square<N>>,
    ) -> Result<(), Illegal<N>> {
        if piece.kind == Kind::Cannon {
            return Err(Illegal::CannonAlone { at: from });
        }
        if piece.defends() {
            return Err(Illegal::Defending { at: from });
        }
        let reach = field.reach(piece, from);
        let Some(target) = attack else {
            return if to == from {
                Err(Illegal::Nothing { at: from })
            } else if reach.stops.contains(to) {
                Ok(())
            } else {
                Err(field.why_not_there(piece, from, to))
            };
        };
        if !field.of[(!piece.side).index()].contains(target) {
            return Err(Illegal::NoEnemy { at: target });
        }
        if piece.kind.attacks_once() && self.marks.get(from).attacked {
            return Err(Illegal::AttackedAlready { at: from });
        }
        if target == to && reach.landings.contains(to) {
            return Ok(());
        }
        if target == to && to != from {
            return Err(field.why_not_there(piece, from, to));
        }
        if to != from && !reach.stops.contains(to) {
            return Err(field.why_not_there(piece, from, to));
        }
        field.permit_shot(piece, from, to, target, &reach)
    }

    pub(crate) fn permit_task(
        &self,
        field: &Field<N, W>,
        piece: Piece,
        at: Square<N>,
        task: CannonTask<N>,
    ) -> Result<(), Illegal<N>> {
        match task {
            CannonTask::Ready if piece.flipped => Ok(()),
            CannonTask::Ready => Err(Illegal::Ready { at }),
            _ if piece.flipped => Err(Illegal::Unready { at }),
            CannonTask::Move(to) if at.distance(to) == 1 && field.empty().contains(to) => Ok(()),
            CannonTask::Move(to) => Err(Illegal::CannonMove { at, to }),
            CannonTask::Fire(dir) => {
                if field.fire(self.side, at, dir).is_some() {
                    return Ok(());
                }
                let first = Self::tables().first_on_ray(at, dir, field.occupied);
                Err(match first {
                    Some(piece) => Illegal::OwnInLine { at, piece },
                    None => Illegal::NothingToHit { at, dir },
                })
            }
        }
    }

    fn permit_crew(
        &self,
        field: &Field<N, W>,
        at: Square<N>,
        task: CannonTask<N>,
        crew: Crew<N>,
    ) -> Result<(), Illegal<N>> {
        let needed = field.crew_needed(at, task);
        if crew.as_slice().len() != needed {
            return Err(Illegal::CrewSize { at, needed });
        }
        let unfit = |member: &Square<N>| self.no_crew(field, at, *member);
        crew.as_slice().iter().find_map(unfit).map_or(Ok(()), Err)
    }

    /// Why the piece at `member` can't be crew of the Cannon at `at`; `None` if it can.
    pub(crate) fn no_crew(
        &self,
        field: &Field<N, W>,
        at: Square<N>,
        member: Square<N>,
    ) -> Option<Illegal<N>> {
        if self.crew_for(field, at).contains(member) {
            return None;
        }
        let beside = at.distance(member) == 1 && field.of[self.side.index()].contains(member);
        Some(match self.bound_to(member) {
            _ if !beside => Illegal::NotBeside { at, member },
            Some(other) => Illegal::CrewBound { at, member, other },
            None => Illegal::CrewActed { at, member },
        })
    }
}

impl<const N: usize, const W: usize> Field<N, W> {
    fn permit_shot(
        &self,
        piece: Piece,
        from: Square<N>,
        to: Square<N>,
        target: Square<N>,
        reach: &Reach<W>,
    ) -> Result<(), Illegal<N>> {
        if reach.firing.is_empty() {
            return Err(Illegal::LandsOnly { at: from });
        }
        if !reach.firing.contains(to) {
            return Err(Illegal::ArcherMoved { from, to });
        }
        let Some(why) = self.no_shot(piece, to, to != from, target) else {
            return Ok(());
        };
        Err(match why {
            NoShot::Range => Illegal::OutOfRange {
                kind: piece.kind,
                from: to,
                target,
            },
            NoShot::Moved => Illegal::OutOfRangeMoved { from: to, target },
            NoShot::Forest => Illegal::Forest { from: to, target },
            NoShot::Stopped => {
                let mut by = self.passed_over(to, target).to_vec();
                by.dedup();
                Illegal::Stopped {
                    from: to,
                    target,
                    by,
                }
            }
        })
    }

    /// Why a move does not lead to a place.
    fn why_not_there(&self, piece: Piece, from: Square<N>, to: Square<N>) -> Illegal<N> {
        let enemy = self.of[(!piece.side).index()].contains(to);
        if to != from && self.of[piece.side.index()].contains(to) {
            return Illegal::OwnPiece { to };
        }
        let far = from.distance(to) > usize::from(piece.kind.limit());
        if piece.kind == Kind::Archer && enemy && !far && !self.archers_land_far {
            return Illegal::ArcherLanding { from, to };
        }
        let mut level = *self;
        level.land = None;
        let reach = level.reach(piece, from);
        if self.land.is_some() && (reach.stops | reach.landings).contains(to) {
            Illegal::Ground { from, to }
        } else if far {
            Illegal::TooFar { from, to }
        } else if piece.kind == Kind::Cavalry {
            Illegal::Barred { from, to }
        } else {
            Illegal::Blocked { from, to }
        }
    }
}

/// Why a piece of the other side does nothing for the side to move.
pub(crate) fn theirs_at<const N: usize>(piece: Piece, at: Square<N>) -> Illegal<N> {
    match piece.kind {
        Kind::Cannon => Illegal::EnemyCannon { at }, // T-C7
        _ => Illegal::NotYours { at },
    }
}
