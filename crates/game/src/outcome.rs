//! How a game ended.

use crate::{RuleId, Side};

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; `None` for a draw.
    pub winner: Option<Side>,
    /// The rule that ended the game.
    pub rule: RuleId,
    /// The id of the message in the translation files that says how it ended.
    pub key: &'static str,
    /// Final points of both sides, where the game counts points.
    pub points: Option<[u32; 2]>,
}
