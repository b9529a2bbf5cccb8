//! How games end (K-9, K-10).

use game::{Ending, Outcome, Reason, RuleId, Side};

use crate::endings;
use crate::squares::Square;
use crate::state::Convoy;

/// Single moves without a capture after which the game is drawn: 100 of each side.
pub(crate) const QUIET: u16 = 200;

impl Convoy {
    /// How the game was won on the board, if it was.
    pub(crate) fn won(&self) -> Option<Outcome> {
        let Some(king) = self.king() else {
            return Some(win(Side::First, "K-8", endings::CAPTURED));
        };
        if self.is_escape(king) {
            return Some(win(Side::Second, "K-9", endings::ESCAPED));
        }
        (!self.can_move()).then(|| win(!self.side, "K-10", endings::BLOCKED))
    }

    /// How the game ended by the position alone.
    pub(crate) fn ended(&self) -> Option<Outcome> {
        self.won()
            .or_else(|| (self.quiet >= QUIET).then(|| draw(endings::QUIET)))
    }

    /// Whether the king has escaped when he stands on a square (K-9).
    #[inline]
    pub(crate) fn is_escape(&self, king: Square) -> bool {
        self.family.escapes().contains(king)
    }

    /// Whether the king is captured or has escaped.
    #[inline]
    pub(crate) fn is_decided(&self) -> bool {
        self.king().is_none_or(|king| self.is_escape(king))
    }

    /// Whether the game is over, unless the side to move lacks a move.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.quiet >= QUIET || self.is_decided()
    }
}

fn win(winner: Side, rule: &'static str, reason: Reason) -> Outcome {
    Outcome {
        winner: Some(winner),
        ending: Ending::ByRule(reason),
        rule: RuleId(rule),
        points: None,
    }
}

/// A drawn game.
pub(crate) fn draw(reason: Reason) -> Outcome {
    Outcome {
        winner: None,
        ending: Ending::ByRule(reason),
        rule: RuleId("K-10"),
        points: None,
    }
}
