//! What the computer thinks of the turns of a finished game.

use game::{Ending, Side, Viewer};
use hall::Table;
use serde::{Deserialize, Serialize};

use crate::course::largest;
use crate::{TurnLine, turns};

/// An advantage of so many hundredths of a point is half a win, as far as a curve is concerned.
const HALF: i64 = 300;
/// The change of the lead, in thousandths of a win, from which a turn may be a turning point.
const TURNS: i64 = 100;

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Worth {
    /// The advantage of the first side in hundredths of a point (of a Pawn, in games without points).
    Points(i32),
    /// This side wins, in so many of its turns.
    Wins(Side, u32),
    /// The game is over, and this side has won it.
    Over(Option<Side>),
}

impl Worth {
    /// Reads what the computer says of a position in which `side` is to move: `points` with hundredths, or `wins`
    /// or `loses` with a number of turns.
    #[must_use]
    pub fn read(text: &str, side: Side) -> Option<Self> {
        let (word, number) = text.split_once(' ')?;
        match word {
            "points" => {
                let points: i32 = number.parse().ok()?;
                Some(Self::Points(match side {
                    Side::First => points,
                    Side::Second => -points,
                }))
            }
            "wins" => Some(Self::Wins(side, number.parse().ok()?)),
            "loses" => Some(Self::Wins(!side, number.parse().ok()?)),
            _ => None,
        }
    }

    /// How far the first side leads, in thousandths of a win: an advantage counts the less the larger it is already.
    #[must_use]
    pub fn lead(self) -> i64 {
        let won = |side| match side {
            Side::First => 1000,
            Side::Second => -1000,
        };
        match self {
            Self::Points(points) => {
                let points = i64::from(points);
                points * 1000 / (points.abs() + HALF)
            }
            Self::Wins(side, _) | Self::Over(Some(side)) => won(side),
            Self::Over(None) => 0,
        }
    }
}

/// What the computer thinks of the position before a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opinion {
    /// What the position is worth.
    pub worth: Worth,
    /// The moves of the turn that the computer would have played, knowing what the player knew.
    pub best: Vec<String>,
}

/// The computer's opinions of the turns of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The turns of the game.
    pub turns: Vec<TurnLine>,
    /// Its opinions, from the first turn on, as far as it has come.
    pub opinions: Vec<Opinion>,
    /// What the position after the last turn is worth, if the game ended by its rules.
    end: Option<Worth>,
}

impl Review {
    /// The review of a game with the first opinions, if there are any yet.
    #[must_use]
    pub fn of(table: &dyn Table, mut opinions: Vec<Opinion>) -> Self {
        let turns = turns(table, table.plies(), Viewer::Judge);
        opinions.truncate(turns.len());
        let by_rule = |ending| matches!(ending, Ending::ByRule(_) | Ending::Repeated);
        let outcome = table.outcome().filter(|outcome| by_rule(outcome.ending));
        Self {
            turns,
            opinions,
            end: outcome.map(|outcome| Worth::Over(outcome.winner)),
        }
    }

    /// The next position to be looked at: the side to move and the text of the position as that side knows it. `None`
    /// if all turns have been looked at.
    #[must_use]
    pub fn next(&self, table: &dyn Table) -> Option<(Side, String)> {
        let turn = self.turns.get(self.opinions.len())?;
        let position = table.position_after(turn.from, Viewer::Player(turn.side));
        Some((turn.side, position?))
    }

    /// What the position after each turn is worth, as far as that is known.
    pub fn after(&self) -> impl Iterator<Item = Worth> {
        let later = self.opinions.iter().skip(1).map(|opinion| opinion.worth);
        let all = self.opinions.len() == self.turns.len();
        later.chain(self.end.filter(|_| all))
    }

    /// The indices of the turns that changed the computer's opinion most, at most so many, in the order of the game.
    #[must_use]
    pub fn turning_points(&self, most: usize) -> Vec<usize> {
        let before = self.opinions.iter().map(|opinion| opinion.worth);
        let changes = before.zip(self.after());
        let changes = changes.map(|(before, after)| after.lead() - before.lead());
        largest(changes, TURNS, most)
    }
}
