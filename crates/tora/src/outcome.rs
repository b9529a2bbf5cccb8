//! The end of the game (T-V1 to T-V4, T-V6).

use game::{Outcome, RuleId, Side};

use crate::Tora;

/// How a game has ended by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// One side or both have no command piece left (T-V1).
    Elimination,
    /// The side to move is trapped (T-V2).
    Trap,
    /// The side to move can only pass (T-V3).
    NoAction,
}

/// Rounds without capture or change of stance that end the game (T-V6).
const QUIET_LIMIT: u16 = 50;

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Whether the game is over at the start of this turn.
    pub(crate) fn find_ending(&self) -> Option<Ending> {
        if self.commands.iter().any(|commands| commands.is_empty()) {
            Some(Ending::Elimination)
        } else if !self.edition.is_quick() && self.is_trapped() {
            Some(Ending::Trap) // T-E1
        } else if !self.has_legal_action() {
            Some(Ending::NoAction)
        } else {
            None
        }
    }

    pub(crate) fn ending_outcome(&self) -> Option<Outcome> {
        let quick = self.edition.is_quick();
        let lost = |side: Side| self.commands[side.index()].is_empty();
        let outcome = match self.ending? {
            Ending::Elimination if !lost(Side::First) => {
                self.won(Side::First, "T-V1", "tora-outcome-elimination")
            }
            Ending::Elimination if !lost(Side::Second) => {
                self.won(Side::Second, "T-V1", "tora-outcome-elimination")
            }
            Ending::Elimination if quick => Outcome {
                winner: None,
                rule: RuleId("T-V4"),
                key: "tora-outcome-tie",
                points: Some(self.final_points()),
            },
            Ending::Elimination => self.by_points("T-V4", "tora-outcome-tie-points"),
            Ending::Trap => self.won(!self.side, "T-V2", "tora-outcome-trap"),
            Ending::NoAction if quick => self.won(!self.side, "T-E1", "tora-outcome-no-action"),
            Ending::NoAction => self.by_points("T-V3", "tora-outcome-no-action-points"),
        };
        Some(outcome)
    }

    /// T-V6, looked at when a round starts.
    pub(crate) fn history_outcome(&self, repeats: u32) -> Option<Outcome> {
        if self.side != Side::First || !self.at_turn_start() || self.ending.is_some() {
            None
        } else if self.quiet >= QUIET_LIMIT {
            Some(self.by_points("T-V6", "tora-outcome-quiet"))
        } else if repeats >= 3 {
            Some(self.by_points("T-V6", "tora-outcome-repetition"))
        } else {
            None
        }
    }

    fn won(&self, winner: Side, rule: &'static str, key: &'static str) -> Outcome {
        Outcome {
            winner: Some(winner),
            rule: RuleId(rule),
            key,
            points: Some(self.final_points()),
        }
    }

    fn by_points(&self, rule: &'static str, key: &'static str) -> Outcome {
        let points = self.final_points();
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        Outcome {
            winner,
            rule: RuleId(rule),
            key,
            points: Some(points),
        }
    }

    /// The points with those of taken pieces still on the board (T-V3).
    fn final_points(&self) -> [u32; 2] {
        let pending = self.points_pending();
        [0, 1].map(|i| u32::from(self.points[i]) + pending[i])
    }

    /// What each side will score for taken command pieces that have not left the board (T-R8).
    #[must_use]
    pub fn points_pending(&self) -> [u32; 2] {
        Side::BOTH.map(|side| {
            let taken = self.commands[(!side).index()].iter().filter(|c| c.taken);
            taken.map(|command| u32::from(command.kind.points())).sum()
        })
    }
}
