//! Rounds that were not played, as the tie-breaks of a Swiss count them: FIDE Handbook C.07, article 16, as it applies
//! from 1 March 2026. Tables in which everybody meets everybody have no such rounds, and knock-outs no such tie-breaks.

use super::tie_break::Counted;
use crate::event::{Line, Tally};
use crate::log::{Format, Number};

/// Half points of a draw.
const DRAWN: i64 = 1;

impl Format {
    /// The rounds of a tournament in which unplayed ones count by article 16.
    pub(super) const fn swiss_rounds(self) -> Option<u32> {
        match self {
            Self::Swiss { rounds } | Self::McMahon { rounds, .. } => Some(rounds),
            Self::RoundRobin { .. }
            | Self::KnockOut { .. }
            | Self::Tiers {}
            | Self::Ladder { .. } => None,
        }
    }
}

impl Line {
    /// Whether the player himself has not played, by a request, by staying away or by not coming to a bout (16.1.2).
    pub(super) fn is_voluntary(&self) -> bool {
        match self {
            Self::Rest | Self::Absent => true,
            Self::Met(met) => met.forfeited && met.half_points == Some(0),
            Self::Bye => false,
        }
    }
}

/// A player's score as it counts for opponents: rounds at the end in which he rested or stayed away are drawn, since
/// those who met him before have no part in that (16.3). What was forfeited counts as it was.
pub(super) fn adjusted(tally: &Tally) -> i64 {
    let at_the_end = tally
        .lines
        .iter()
        .rev()
        .take_while(|line| line.is_voluntary());
    let drawn = at_the_end.map(|line| match line {
        Line::Absent => DRAWN,
        Line::Rest | Line::Bye | Line::Met(_) => 0,
    });
    tally.score() + drawn.sum::<i64>()
}

impl Counted<'_> {
    /// The score of the opponent that a player is said to have had in a round that he did not play: his own, but
    /// not more than that of the opponent who was to play, or than draws in all rounds give (16.4).
    pub(super) fn dummy(&self, player: Number, tally: &Tally, line: &Line) -> i64 {
        let own = self.score(player);
        let Some(rounds) = self.swiss_rounds() else {
            return own;
        };
        let most = match line {
            Line::Met(met) => self.for_opponents(met.opponent),
            // Everybody in a McMahon begins with points as if he had played before.
            Line::Bye | Line::Rest | Line::Absent => tally.start + i64::from(rounds) * DRAWN,
        };
        own.min(most)
    }
}
