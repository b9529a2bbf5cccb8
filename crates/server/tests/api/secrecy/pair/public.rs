//! What the rules tell everybody of a move.

use game::{Hidden as _, Outcome, Position as _};
use tora::{Action, Answer, Hiding, LongSquare, Ply, Whole};

use super::Move;

/// What the rules tell everybody of a move.
#[derive(PartialEq)]
pub(super) struct Public {
    /// What falls to a hidden Assassin (T-X3).
    pub(super) fell: Option<LongSquare>,
    /// Where that reveals it, and whether it moved there (T-X4).
    shown: Option<(LongSquare, bool)>,
    /// Where a search finds an Assassin (T-X6).
    found: Option<LongSquare>,
    /// Whether the next side is trapped although it hides something (T-V2).
    trapped: bool,
    pub(super) outcome: Option<Outcome>,
}

pub(super) fn public(now: &Whole, ply: Move) -> Public {
    let position = now.position();
    let (mut fell, mut shown, mut found) = (None, None, None);
    match ply {
        Ply::Act(Action::Prowl { from, to, attack }) => {
            let victim = attack.and_then(|at| Some((at, position.piece_of(!position.side(), at)?)));
            if let Some((at, piece)) = victim.filter(|(_, piece)| !piece.taken) {
                fell = Some(at);
                shown = piece.kind.is_command().then_some((to, from != to));
            }
        }
        Ply::Act(Action::Search { at }) => {
            if let Hiding::At(place) = position.hiding(!position.side()) {
                found = (place.distance(at) <= 1).then_some(place);
            }
        }
        _ => {}
    }
    let mut next = *now;
    next.play_unchecked(ply);
    Public {
        fell,
        shown,
        found,
        trapped: now.answer(ply) == Answer::Trapped,
        outcome: next.outcome(),
    }
}

impl Public {
    /// What has happened, in words.
    pub(super) fn names(&self, ply: Move) -> Vec<&'static str> {
        let search = matches!(ply, Ply::Act(Action::Search { .. }));
        let happened = [
            (search && self.found.is_none(), "search in vain"),
            (self.found.is_some(), "find"),
            (matches!(ply, Ply::Act(Action::Take { .. })), "free taking"),
            (
                matches!(ply, Ply::Act(Action::Prowl { .. })),
                "hidden action",
            ),
            (self.fell.is_some(), "kill"),
            (self.shown.is_some(), "exposure"),
        ];
        let happened = happened.into_iter().filter(|(has, _)| *has);
        happened.map(|(_, name)| name).collect()
    }
}
