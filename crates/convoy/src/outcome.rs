//! How games end (K-9, K-10).

use game::{Outcome, RuleId, Side};

use crate::squares::Square;
use crate::state::Convoy;

/// Single moves without a capture after which the game is drawn: 100 of each side.
pub(crate) const QUIET: u16 = 200;

impl Convoy {
    /// How the game was won on the board, if it was.
    pub(crate) fn won(&self) -> Option<Outcome> {
        let Some(king) = self.king() else {
            return Some(win(Side::First, "K-8", "convoy-outcome-captured"));
        };
        if self.is_escape(king) {
            return Some(win(Side::Second, "K-9", "convoy-outcome-escaped"));
        }
        (!self.can_move()).then(|| win(!self.side, "K-10", "convoy-outcome-blocked"))
    }

    /// How the game ended by the position alone.
    pub(crate) fn ended(&self) -> Option<Outcome> {
        self.won()
            .or_else(|| (self.quiet >= QUIET).then(|| draw("convoy-outcome-quiet")))
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

fn win(winner: Side, rule: &'static str, key: &'static str) -> Outcome {
    Outcome {
        winner: Some(winner),
        rule: RuleId(rule),
        key,
        points: None,
    }
}

/// A drawn game.
pub(crate) fn draw(key: &'static str) -> Outcome {
    Outcome {
        winner: None,
        rule: RuleId("K-10"),
        key,
        points: None,
    }
}
