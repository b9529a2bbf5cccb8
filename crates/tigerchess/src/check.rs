//! Testing a move, with the reason where it is refused.

use game::Side;

use crate::action::Move;
use crate::attacks::{diagonal_reach, forward, pikeman_captures, straight_reach};
use crate::bits::{Place, bit, only, squares};
use crate::castling::Wall;
use crate::illegal::{Cause, Illegal};
use crate::jumps::follow;
use crate::state::{Chess, Guard};
use crate::tables::{CORNERS, KINGS_LANCER, KNIGHT, LINES, QUEENS_LANCER, RING, TIGER_KNIGHT};
use crate::{Kind, Path};

impl<const TIGER: bool> Chess<TIGER> {
    /// Tests a move: one of those listed passes.
    pub(crate) fn refuse(&self, mv: Move) -> Result<(), Illegal> {
        if self.ending().is_some() {
            return Err(Illegal::GameOver);
        }
        // The list alone decides what is legal. What follows only finds the reason, and can't
        // disagree.
        let mut legal = Vec::new();
        self.list(&mut legal);
        if legal.contains(&mv) {
            Ok(())
        } else {
            Err(self.reason(mv, &legal))
        }
    }

    /// The first rule that forbids a move that is not among the `legal` ones.
    fn reason(&self, mv: Move, legal: &[Move]) -> Illegal {
        match (mv, &self.deployment, self.guard_due()) {
            (Move::Guard(_), _, _) => Illegal::NoGuardDue,
            (_, Some(_), Some(side)) => Illegal::GuardFirst { side },
            (Move::Post(at), Some(deployment), None) => self.why_no_posting(deployment, at),
            (_, Some(_), None) => Illegal::Deploying,
            (Move::Post(_), None, _) => Illegal::Engaged,
            (Move::Occupy { from }, None, _) => self.why_no_occupation(from),
            (Move::Go { from, to, becomes }, None, _) => self
                .own(from)
                .err()
                .unwrap_or_else(|| self.why_not_go(from, to, becomes)),
            (Move::Jump { from, to, path, .. }, None, _) => self
                .own(from)
                .err()
                .unwrap_or_else(|| self.why_no_jump(mv, from, to, path, legal)),
        }
    }

    /// An own piece stands here.
    pub(crate) fn own(&self, at: Place) -> Result<Kind, Illegal> {
        match self.piece_at(at) {
            None => Err(Illegal::NoPiece { at }),
            Some(piece) if piece.side != self.side => Err(Illegal::NotYours { at }),
            Some(piece) => Ok(piece.kind),
        }
    }

    fn why_not_go(&self, from: Place, to: Place, becomes: Option<Kind>) -> Illegal {
        let Some(kind) = self.kind_at(from) else {
            return Illegal::NoPiece { at: from };
        };
        if kind == Kind::Queen && from.v() == to.v() && from.h().abs_diff(to.h()) == 2 {
            return self.why_no_protection(from, to);
        }
        if let Some(reason) = self.why_no_way(kind, from, to) {
            return reason;
        }
        let exchange = match kind {
            Kind::Pikeman => self.exchange_on(to).choices(to).contains(&becomes),
            Kind::Swordsman => {
                let eighth = crate::generate::eighth_rank(self.side) & bit(to) != 0;
                becomes == eighth.then_some(Kind::Archer)
            }
            _ => becomes.is_none(),
        };
        if !exchange && !TIGER && kind == Kind::Pikeman {
            return Illegal::WrongPromotion { from, to };
        }
        if !exchange {
            return Illegal::WrongExchange {
                kind,
                chosen: becomes,
                from,
                to,
            };
        }
        self.attacked_queen_after(Move::Go { from, to, becomes })
    }

    /// Why the piece does not get to a square, whatever becomes of its Queen.
    fn why_no_way(&self, kind: Kind, from: Place, to: Place) -> Option<Illegal> {
        let ours = self.all_of(self.side);
        let occupied = self.occupied();
        let index = from.index() & 63;
        let target = bit(to);
        if from == to {
            return Some(Illegal::NoUse { at: from });
        }
        let not_that_way = Some(Illegal::NotThatWay { kind, from, to });
        let (lines, leaps) = match kind {
            Kind::Pikeman => return self.why_no_pikeman(from, to),
            Kind::Swordsman => (0, pikeman_captures(self.side, bit(from))),
            Kind::Archer => (0, CORNERS[index]),
            Kind::Tower => (LINES[0][index] | LINES[1][index], 0),
            Kind::Baron => (LINES[2][index] | LINES[3][index], 0),
            Kind::King => (LINES.iter().fold(0, |set, line| set | line[index]), 0),
            Kind::Queen => (0, RING[index]),
            Kind::KingsLancer => (0, KINGS_LANCER[index]),
            Kind::QueensLancer => (0, QUEENS_LANCER[index]),
            Kind::Knight => (0, KNIGHT[index]),
            Kind::TigerKnight => (0, TIGER_KNIGHT[self.side.index()][index]),
        };
        if matches!(kind, Kind::Swordsman | Kind::Archer) && leaps & target == 0 {
            return Some(self.why_no_jump_between(kind, from, 0, from, to));
        }
        if (lines | leaps) & target == 0 {
            return not_that_way;
        }
        if ours & target != 0 {
            return Some(Illegal::OwnPiece { from, to });
        }
        // C-P8, C-P10: they capture by jumping over, never by landing.
        if matches!(kind, Kind::Swordsman | Kind::Archer) && occupied & target != 0 {
            return Some(Illegal::LandsOnNobody { kind, from, to });
        }
        let reach = straight_reach(from, occupied) | diagonal_reach(from, occupied);
        if lines & target != 0 && reach & target == 0 {
            return self
                .first_between(from, to)
                .map(|by| Illegal::Blocked { from, to, by });
        }
        None
    }

    fn why_no_pikeman(&self, from: Place, to: Place) -> Option<Illegal> {
        let occupied = self.occupied();
        let ahead = forward(self.side, bit(from));
        let start = match self.side {
            Side::First => 2,
            Side::Second => 7,
        };
        let further = if from.v() == start {
            forward(self.side, ahead)
        } else {
            0
        };
        let target = bit(to);
        let blocked = |by: u64| only(by).map(|by| Illegal::Blocked { from, to, by });
        if target & ahead != 0 {
            blocked(occupied & ahead)
        } else if target & further != 0 {
            blocked(occupied & ahead).or_else(|| blocked(occupied & further))
        } else if target & pikeman_captures(self.side, bit(from)) == 0 {
            Some(Illegal::NotThatWay {
                kind: Kind::Pikeman,
                from,
                to,
            })
        } else if self.all_of(self.side) & target != 0 {
            Some(Illegal::OwnPiece { from, to })
        } else if occupied & target == 0 && self.passing != Some(to) {
            Some(Illegal::NobodyToCapture { from, to })
        } else {
            None
        }
    }

    /// The first piece on the way between two squares of a line.
    pub(crate) fn first_between(&self, from: Place, to: Place) -> Option<Place> {
        let dir = from.direction(to)?;
        std::iter::successors(from.step(dir), |at| at.step(dir))
            .take_while(|at| *at != to)
            .find(|at| self.occupied() & bit(*at) != 0)
    }

    fn why_no_protection(&self, queen: Place, to: Place) -> Illegal {
        let wall = if to.h() > queen.h() {
            Wall::Kings
        } else {
            Wall::Queens
        };
        if !self.castling.has(self.side, wall) {
            return Illegal::ProtectionGone { queen, to };
        }
        let protection = wall.protection(self.side);
        if let Some(by) = only(protection.between & self.occupied()) {
            return Illegal::ProtectionBlocked { queen, by };
        }
        // C-L4: she must not be attacked where she stands, where she crosses and where she arrives.
        let path = [queen, protection.tower.1, protection.queen.1];
        let attack = path.into_iter().find_map(|at| {
            let mut passing = *self;
            passing.shift(queen, at, None);
            let by = passing.queen_attackers(self.side);
            (by != 0).then_some((at, squares(by).collect()))
        });
        match attack {
            Some((at, by)) => Illegal::ProtectionAttacked { queen, at, by },
            None => Illegal::NoUse { at: queen },
        }
    }

    fn why_no_jump(&self, mv: Move, from: Place, to: Place, path: Path, legal: &[Move]) -> Illegal {
        let Some(jumper) = self.jumper_at(from) else {
            let kind = self.kind_at(from).unwrap_or(Kind::Pikeman);
            return Illegal::NotThatWay { kind, from, to };
        };
        let kind = self.kind_at(from).unwrap_or(Kind::Archer);
        let ours = self.all_of(self.side) & !bit(from);
        let theirs = self.all_of(!self.side);
        match follow(jumper, from, path, ours, theirs) {
            Some((captured, landings)) if landings.last() == Some(&to) => {
                if self.same_capture(from, to, captured, legal).is_some() {
                    return Illegal::OtherPath { from, to };
                }
                self.attacked_queen_after(mv)
            }
            _ => Illegal::NoJump { kind, from, to },
        }
    }

    /// Why the piece that began on `start` and has captured some can't jump from one square to
    /// another, nor step there if it has captured none.
    pub(crate) fn why_no_jump_between(
        &self,
        kind: Kind,
        start: Place,
        captured: u64,
        from: Place,
        to: Place,
    ) -> Illegal {
        // C-P14: the square that it came from counts as empty.
        let standing = self.occupied() & !captured & !bit(start);
        let ours = self.all_of(self.side);
        let diagonal = from.v().abs_diff(to.v()) == from.h().abs_diff(to.h()) && from != to;
        let Some(dir) = from.direction(to).filter(|_| diagonal) else {
            return Illegal::NotThatWay { kind, from, to };
        };
        if kind == Kind::Swordsman && (to.v() > from.v()) != (self.side == Side::First) {
            return Illegal::Backward { from, to };
        }
        if standing & bit(to) != 0 {
            return if ours & bit(to) != 0 {
                Illegal::OwnPiece { from, to }
            } else {
                Illegal::LandsOnNobody { kind, from, to }
            };
        }
        let way = std::iter::successors(from.step(dir), |at| at.step(dir));
        let between = way.take_while(|at| *at != to);
        let by: Vec<Place> = between.filter(|at| standing & bit(*at) != 0).collect();
        match by[..] {
            [] => Illegal::StepOnly { kind, from, to },
            [over] if ours & bit(over) == 0 && over.step(dir) != Some(to) => {
                Illegal::NotBehind { kind, over, to }
            }
            [over] if ours & bit(over) == 0 => Illegal::NoJump { kind, from, to },
            _ => Illegal::JumpBlocked { kind, from, to, by },
        }
    }

    /// The legal move that captures the same enemies and ends on the same square (C-N2).
    pub(crate) fn same_capture(
        &self,
        start: Place,
        end: Place,
        captured: u64,
        legal: &[Move],
    ) -> Option<Move> {
        legal.iter().copied().find(|mv| match *mv {
            Move::Jump { from, to, path, .. } => {
                from == start && to == end && self.captured_on(from, path) == captured
            }
            _ => false,
        })
    }

    fn why_no_occupation(&self, at: Place) -> Illegal {
        let doorstep = match self.guard(!self.side) {
            Some(Guard::On(_)) => only(self.doorstep()),
            _ => None,
        };
        let Some(doorstep) = doorstep else {
            return Illegal::NoPalace;
        };
        match self.own(at) {
            Err(reason) => reason,
            Ok(kind) if kind != Kind::KingsLancer => Illegal::NoBearer { at },
            Ok(_) if at != doorstep => Illegal::NotAtTheWing { at, doorstep },
            Ok(_) => Illegal::OccupiesInCheck {
                queen: self.queen(self.side).unwrap_or(at),
                by: squares(self.queen_attackers(self.side)).collect(),
            },
        }
    }

    /// The reason that remains for a move that the pieces could make.
    fn attacked_queen_after(&self, mv: Move) -> Illegal {
        let mut after = *self;
        after.make(mv);
        let by = after.queen_attackers(self.side);
        let draughts =
            self.places(!self.side, Kind::Swordsman) | self.places(!self.side, Kind::Archer);
        match after.queen(self.side) {
            Some(queen) if by != 0 => Illegal::QueenAttacked {
                cause: if mv.from() == self.queen(self.side) {
                    Cause::Enters
                } else if self.queen_attackers(self.side) != 0 {
                    Cause::Stays
                } else if by & !draughts == 0 {
                    Cause::OpensToJump
                } else {
                    Cause::Opens
                },
                queen,
                by: squares(by).collect(),
            },
            _ => match mv.from() {
                Some(at) => Illegal::NoUse { at },
                None => Illegal::PieceFirst,
            },
        }
    }
}
