//! Playing moves that are known to be legal.

use game::Side;

use crate::action::Move;
use crate::attacks::{forward, pikeman_captures};
use crate::bits::{Place, bit, only};
use crate::castling::Wall;
use crate::deployment::Deployment;
use crate::jumps::{Jumper, follow};
use crate::state::{Chess, Guard};
use crate::{Kind, Piece};

impl<const TIGER: bool> Chess<TIGER> {
    /// Plays a legal move.
    pub(crate) fn make(&mut self, mv: Move) {
        match mv {
            Move::Go { from, to, becomes } => self.go(from, to, becomes),
            Move::Jump {
                from,
                to,
                path,
                becomes,
            } => {
                let captured = self.captured_on(from, path);
                self.passing = None;
                for at in crate::bits::squares(captured) {
                    self.take_off(at);
                }
                self.half = 0;
                self.shift(from, to, becomes);
                self.castling = self.castling.after(captured);
                self.settle_marks();
                self.next_side();
            }
            Move::Occupy { from } => self.occupy(from),
            Move::Guard(wing) => self.post_guard(wing),
            Move::Post(at) => self.post(at),
        }
    }

    fn go(&mut self, from: Place, to: Place, becomes: Option<Kind>) {
        let Some(kind) = self.kind_at(from) else {
            return;
        };
        let passing = self.passing.take();
        let mut captured = false;
        if self.occupied() & bit(to) != 0 {
            self.take_off(to);
            captured = true;
        } else if kind == Kind::Pikeman && passing == Some(to) && from.h() != to.h() {
            if let Some(at) = only(forward(!self.side, bit(to))) {
                self.take_off(at);
                captured = true;
            }
        } else if kind == Kind::Queen && from.h().abs_diff(to.h()) == 2 {
            let wall = if to.h() > from.h() {
                Wall::Kings
            } else {
                Wall::Queens
            };
            let (tower, beside) = wall.protection(self.side).tower;
            self.shift(tower, beside, None);
        }
        self.shift(from, to, becomes);
        self.castling = self.castling.after(bit(from) | bit(to));
        self.half = self.half.saturating_add(1);
        if captured || matches!(kind, Kind::Pikeman | Kind::Swordsman) {
            self.half = 0;
        }
        if becomes == Some(Kind::TigerKnight) {
            self.exchange[self.side.index()] = false; // C-P4
        }
        if captured || becomes.is_some() {
            self.settle_marks();
        }
        let double = kind == Kind::Pikeman && from.v().abs_diff(to.v()) == 2;
        self.next_side();
        if double {
            let passed = Place::at((from.v() + to.v()) / 2, to.h());
            self.passing = passed.filter(|at| self.can_be_captured_passing(*at));
        }
    }

    fn can_be_captured_passing(&self, at: Place) -> bool {
        let able = pikeman_captures(!self.side, bit(at)) & self.places(self.side, Kind::Pikeman);
        able != 0 && self.can_capture_passing(at)
    }

    fn next_side(&mut self) {
        if self.side == Side::Second {
            self.full = self.full.saturating_add(1);
        }
        self.side = !self.side;
    }

    /// Takes a piece off the board.
    fn take_off(&mut self, at: Place) {
        if let Some(piece) = self.piece_at(at) {
            self.toggle(at, piece);
            if TIGER || piece.kind == Kind::Tower {
                self.set_mark(at, 0);
            }
        }
    }

    /// Moves a piece to an empty square, or round to its own; it keeps its mark (C-P7) unless it
    /// turns into something that has none. What it turns into attacks at once (C-P13).
    pub(crate) fn shift(&mut self, from: Place, to: Place, becomes: Option<Kind>) {
        let Some(piece) = self.piece_at(from) else {
            return;
        };
        let kind = becomes.unwrap_or(piece.kind);
        self.toggle(from, piece);
        self.toggle(to, Piece { kind, ..piece });
        if TIGER && self.marked || kind == Kind::Tower {
            let mark = self.mark_number(from);
            self.set_mark(from, 0);
            if kind.marking().is_some() || piece.kind == Kind::Tower {
                self.set_mark(to, mark);
            }
        }
    }

    /// The enemies that a row of jumps captures.
    pub(crate) fn captured_on(&self, from: Place, path: crate::Path) -> u64 {
        let Some(jumper) = self.jumper_at(from) else {
            return 0;
        };
        let ours = self.all_of(self.side) & !bit(from);
        follow(jumper, from, path, ours, self.all_of(!self.side))
            .map_or(0, |(captured, _)| captured)
    }

    /// How the piece of the side to move on a square jumps.
    pub(crate) fn jumper_at(&self, at: Place) -> Option<Jumper> {
        match self.piece_at(at)? {
            Piece { side, .. } if side != self.side => None,
            Piece {
                kind: Kind::Archer, ..
            } => Some(Jumper::Archer),
            Piece {
                kind: Kind::Swordsman,
                side,
            } => Some(Jumper::Swordsman(side)),
            _ => None,
        }
    }

    /// The Bearer leaves the board and takes the enemy's Guard (C-T2).
    fn occupy(&mut self, from: Place) {
        self.passing = None;
        self.take_off(from);
        if let Some(guards) = &mut self.guards {
            guards[(!self.side).index()] = Guard::Captured;
        }
        self.half = 0;
        self.next_side();
    }

    /// Posts the next Swordsman, who is in the way from now on like anybody else (C-D9).
    fn post(&mut self, at: Place) {
        let Some(deployment) = &mut self.deployment else {
            return;
        };
        let index = deployment.count();
        if deployment.push(at) {
            self.side = deployment.next_owner();
        } else {
            self.side = Side::First;
            self.deployment = None;
        }
        let swordsman = Piece {
            side: Deployment::owner(index),
            kind: Kind::Swordsman,
        };
        self.toggle(at, swordsman);
        if self.marked {
            self.set_mark(at, Deployment::numeral(index));
        }
    }
}
