//! The end of the game (T-V1 to T-V4, T-V6).

use game::{Ending, Outcome, Reason, RuleId, Side};

use crate::{Tora, endings};

/// How a game has ended by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
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
    pub(crate) fn find_ending(&self) -> Option<Ended> {
        let gone = |side: Side| self.commands[side.index()].is_empty();
        if self.side == Side::First && Side::BOTH.into_iter().any(gone) {
            Some(Ended::Elimination)
        } else if gone(self.side) {
            None // T-X12: the side passes, and the end of the round settles it.
        } else if !self.edition.is_quick() && self.is_trapped() {
            Some(Ended::Trap) // T-E1
        } else if !self.has_legal_action() {
            Some(Ended::NoAction)
        } else {
            None
        }
    }

    pub(crate) fn ending_outcome(&self) -> Option<Outcome> {
        let quick = self.edition.is_quick();
        let lost = |side: Side| self.commands[side.index()].is_empty();
        let [elimination, tie_points, trap] = if N == 9 {
            [
                endings::GENERAL_FALLEN,
                endings::GENERALS_POINTS,
                endings::GENERAL_TRAPPED,
            ]
        } else {
            [endings::ELIMINATION, endings::TIE_POINTS, endings::TRAP]
        };
        let outcome = match self.ending? {
            Ended::Elimination if !lost(Side::First) => self.won(Side::First, "T-V1", elimination),
            Ended::Elimination if !lost(Side::Second) => {
                self.won(Side::Second, "T-V1", elimination)
            }
            Ended::Elimination if quick => Outcome {
                winner: None,
                ending: Ending::ByRule(endings::TIE),
                rule: RuleId("T-V4"),
                points: Some(self.final_points()),
            },
            Ended::Elimination => self.by_points("T-V4", tie_points),
            Ended::Trap => self.won(!self.side, "T-V2", trap),
            Ended::NoAction if quick => self.won(!self.side, "T-E1", endings::NO_ACTION),
            Ended::NoAction => self.by_points("T-V3", endings::NO_ACTION_POINTS),
        };
        Some(outcome)
    }

    /// T-V6, looked at when a round starts.
    pub(crate) fn history_outcome(&self, repeats: u32) -> Option<Outcome> {
        if self.side != Side::First || !self.at_turn_start() || self.ending.is_some() {
            None
        } else if self.quiet >= QUIET_LIMIT {
            Some(self.by_points("T-V6", endings::QUIET))
        } else if repeats >= 3 {
            Some(self.by_points("T-V6", endings::REPETITION))
        } else {
            None
        }
    }

    fn won(&self, winner: Side, rule: &'static str, reason: Reason) -> Outcome {
        Outcome {
            winner: Some(winner),
            ending: Ending::ByRule(reason),
            rule: RuleId(rule),
            points: Some(self.final_points()),
        }
    }

    fn by_points(&self, rule: &'static str, reason: Reason) -> Outcome {
        let points = self.final_points();
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        Outcome {
            winner,
            ending: Ending::ByRule(reason),
            rule: RuleId(rule),
            points: Some(points),
        }
    }

    /// The points with those of taken pieces still on the board (T-V3).
    pub(crate) fn final_points(&self) -> [i32; 2] {
        let pending = self.points_pending();
        [0, 1].map(|i| i32::from(self.points[i]) + pending[i])
    }

    /// What each side will score for taken command pieces that have not left the board (T-R8).
    #[must_use]
    pub fn points_pending(&self) -> [i32; 2] {
        Side::BOTH.map(|side| {
            let taken = self.commands[(!side).index()].iter().filter(|c| c.taken);
            taken
                .map(|command| i32::from(command.kind.points(self.assassins.agreed())))
                .sum()
        })
    }
}
