//! What the next touch is for, and why touches lead nowhere: the reason that helps most.

use board::Square;
use game::{ButtonId, Message, Side, Touch};

use crate::action::Move;
use crate::beside::Beside;
use crate::castling::Wall;
use crate::illegal::Illegal;
use crate::scene::{CHOICES, STAY, touched_square};
use crate::state::{Chess, Guard};
use crate::ways::Ways;
use crate::{Deployment, Kind, Wing};

/// What the next touch is for, after these.
pub(crate) fn ask<const TIGER: bool>(position: &Chess<TIGER>, touched: &[Touch]) -> Message {
    if let Some(deployment) = position.deployment() {
        if let Some(side) = position.guard_due() {
            return Message::new("tigerchess-ask-guard").with_key("side", name(side));
        }
        let number = Deployment::numeral(deployment.count()) + 1;
        return Message::new("tigerchess-ask-post")
            .with_key("side", name(deployment.next_owner()))
            .with("number", number);
    }
    let squares: Vec<Square<8>> = touched
        .iter()
        .filter_map(|at| touched_square(*at))
        .collect();
    let jumps = |from| matches!(position.kind_at(from), Some(Kind::Swordsman | Kind::Archer));
    Message::new(match squares[..] {
        [] => "tigerchess-ask-piece",
        [from] if jumps(from) => "tigerchess-ask-jump",
        [from, to, ..] if position.asks_for_choice(from, to) => "tigerchess-ask-become",
        [from, to, ..] if ways(position).several(from, to) => "tigerchess-ask-way",
        [from, _, ..] if jumps(from) => "tigerchess-ask-landing",
        _ => "tigerchess-ask-target",
    })
}

/// What the side that waits is told while the other one deploys.
pub(crate) fn awaited<const TIGER: bool>(position: &Chess<TIGER>) -> Option<Message> {
    let deployment = position.deployment()?;
    if let Some(side) = position.guard_due() {
        return Some(Message::new("tigerchess-awaited-guard").with_key("side", name(side)));
    }
    let (actor, owner) = (position.actor(), deployment.next_owner());
    let number = Deployment::numeral(deployment.count()) + 1;
    Some(if actor == owner {
        Message::new("tigerchess-awaited-post")
            .with("row", deployment.row())
            .with_key("side", name(actor))
            .with("number", number)
            .with("next", number + 1)
    } else {
        // C-K2: the side's own time is used up.
        Message::new("tigerchess-awaited-post-for")
            .with_key("owner", name(owner))
            .with_key("side", name(actor))
            .with("number", number)
    })
}

/// The key of the name of a side.
const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "tigerchess-bengal",
        Side::Second => "tigerchess-siberian",
    }
}

/// The ways of a position.
pub(crate) fn ways<const TIGER: bool>(position: &Chess<TIGER>) -> Ways {
    let mut moves = Vec::new();
    position.list(&mut moves);
    Ways::of(position, &moves)
}

/// The reason why the last of these touches continues no legal move.
pub(crate) fn explain<const TIGER: bool>(position: &Chess<TIGER>, touched: &[Touch]) -> Illegal {
    if position.ending().is_some() {
        return Illegal::GameOver;
    }
    if position.deployment().is_some() {
        return position.why_not_posted(touched.last().copied());
    }
    let first = touched.first().copied();
    if let Some(beside) = first.and_then(Beside::touched) {
        let place = beside.place();
        return Illegal::Beside { place };
    }
    let Some(from) = first.and_then(touched_square) else {
        return Illegal::PieceFirst;
    };
    let kind = match position.own(from) {
        Ok(kind) => kind,
        Err(reason) => return reason,
    };
    position
        .why_not_touched(kind, from, &touched[1..])
        .unwrap_or(Illegal::NoUse { at: from })
}

impl<const TIGER: bool> Chess<TIGER> {
    fn refusal(&self, mv: Move) -> Option<Illegal> {
        self.refuse(mv).err()
    }

    fn why_not_posted(&self, last: Option<Touch>) -> Illegal {
        if let Some(side) = self.guard_due() {
            return Illegal::GuardFirst { side };
        }
        last.and_then(touched_square)
            .and_then(|at| self.refusal(Move::Post(at)))
            .unwrap_or(Illegal::Deploying)
    }

    /// Why an own piece has no move that goes on with these touches.
    fn why_not_touched(&self, kind: Kind, from: Square<8>, rest: &[Touch]) -> Option<Illegal> {
        let &last = rest.last().unwrap_or(&Touch::Button(STAY));
        if rest.is_empty() {
            return Some(self.why_idle(kind, from));
        }
        if let Touch::Button(button) = last {
            return self.why_not_chosen(kind, from, rest, button);
        }
        match Beside::touched(last) {
            Some(Beside::Wing(side, wing)) if side != self.side => {
                return Some(self.why_not_entered(from, wing));
            }
            Some(beside) => {
                let place = beside.place();
                return Some(Illegal::Beside { place });
            }
            None => {}
        }
        let squares: Vec<Square<8>> = rest.iter().filter_map(|at| touched_square(*at)).collect();
        if matches!(kind, Kind::Swordsman | Kind::Archer) {
            if let [to, _, ..] = squares[..]
                && ways(self).several(from, to)
            {
                return Some(Illegal::SeveralWays { from, to });
            }
            let jump = self.jump_to(from, &squares);
            return jump.map_or_else(Some, |mv| self.refusal(mv));
        }
        match squares[..] {
            [to] => self.why_not_to(kind, from, to),
            [to, ..] if self.asks_for_choice(from, to) => Some(Illegal::Choose {
                promotion: !TIGER,
                from,
                to,
            }),
            _ => None,
        }
    }

    fn why_not_to(&self, kind: Kind, from: Square<8>, to: Square<8>) -> Option<Illegal> {
        let mut to = to;
        let mut becomes = None;
        if kind == Kind::Queen {
            let towers = Wall::BOTH.map(|wall| wall.protection(self.side));
            let touched = towers
                .into_iter()
                .find(|protection| protection.tower.0 == to && protection.queen.0 == from);
            to = touched.map_or(to, |protection| protection.queen.1);
        }
        if kind == Kind::Pikeman {
            becomes = self.exchange_on(to).choices(to)[0];
        }
        self.refusal(Move::Go { from, to, becomes })
    }

    /// Why a piece has no move at all: what its Queen needs, or it is shut in.
    fn why_idle(&self, kind: Kind, from: Square<8>) -> Illegal {
        let reasons = Square::all().filter_map(|to| {
            if matches!(kind, Kind::Swordsman | Kind::Archer) {
                let jump = self.jump_to(from, &[to]).ok();
                let step = Move::Go {
                    from,
                    to,
                    becomes: None,
                };
                self.refusal(jump.unwrap_or(step))
            } else {
                self.why_not_to(kind, from, to)
            }
        });
        let of_the_queen = |reason: &Illegal| matches!(reason, Illegal::QueenAttacked { .. });
        reasons
            .into_iter()
            .find(of_the_queen)
            .unwrap_or(Illegal::ShutIn { at: from })
    }

    fn why_not_chosen(
        &self,
        kind: Kind,
        from: Square<8>,
        rest: &[Touch],
        button: ButtonId,
    ) -> Option<Illegal> {
        let to = rest.first().copied().and_then(touched_square)?;
        let becomes = CHOICES.into_iter().find(|kind| kind.button() == button);
        if kind == Kind::Pikeman && rest.len() == 2 {
            self.refusal(Move::Go { from, to, becomes })
        } else {
            None
        }
    }

    fn why_not_entered(&self, at: Square<8>, touched: Wing) -> Illegal {
        match self.refusal(Move::Occupy { from: at }) {
            Some(reason) => reason,
            None => match self.guard(!self.side) {
                Some(Guard::On(guard)) => Illegal::WrongWing {
                    at,
                    side: !self.side,
                    touched,
                    guard,
                },
                _ => Illegal::NoPalace,
            },
        }
    }
}
