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

/// From this loss on, in thousandths of a win, a mistake is a blunder.
const BLUNDER: i64 = 300;

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

/// What the computer thinks of the position before a turn, or of the one in which the game was ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opinion {
    /// What the position is worth.
    pub worth: Worth,
    /// The moves of the turn that the computer would have played, knowing what the player knew and how
    /// the game had gone.
    pub best: Vec<String>,
}

/// How much a turn has cost the side that played it, as far as the computer can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// A tenth of a win or more.
    Plain,
    /// Three tenths of a win or more.
    Blunder,
}

/// The computer's opinions of the turns of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The turns of the game.
    pub turns: Vec<TurnLine>,
    /// Its opinions, from the first turn on, as far as it has come.
    pub opinions: Vec<Opinion>,
    /// The positions that it has an opinion of: the number of plies before, and the side to move.
    asked: Vec<(usize, Side)>,
    /// What the position after the last turn is worth, if the game was over there.
    end: Option<Worth>,
}

impl Review {
    /// The review of a game with the first opinions, if there are any yet.
    #[must_use]
    pub fn of(table: &dyn Table, mut opinions: Vec<Opinion>) -> Self {
        let plies = table.plies();
        let turns = turns(table, plies, Viewer::Judge);
        let mut asked: Vec<_> = turns.iter().map(|turn| (turn.from, turn.side)).collect();
        let by_rule = |ending| {
            use Ending::{ByRule, Repeated, Reset, Target};
            matches!(ending, ByRule(_) | Repeated | Reset | Target)
        };
        let outcome = table.outcome().filter(|outcome| by_rule(outcome.ending));
        if outcome.is_none() {
            // It could have gone on.
            asked.extend(table.to_move_after(plies).map(|side| (plies, side)));
        }
        opinions.truncate(asked.len());
        Self {
            turns,
            opinions,
            asked,
            end: outcome.map(|outcome| Worth::Over(outcome.winner)),
        }
    }

    /// How many positions the computer looks at.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.asked.len()
    }

    /// The next position to be looked at: the number of plies before, and the side to move. `None` if all have been
    /// looked at.
    #[must_use]
    pub fn next(&self) -> Option<(usize, Side)> {
        self.asked.get(self.opinions.len()).copied()
    }

    /// What the position after each turn is worth, as far as that is known.
    pub fn after(&self) -> impl Iterator<Item = Worth> {
        let later = self.opinions.iter().skip(1).map(|opinion| opinion.worth);
        let all = self.opinions.len() == self.asked.len();
        later.chain(self.end.filter(|_| all))
    }

    /// The indices of the turns that changed the computer's opinion most, at most so many, in the order of the game.
    #[must_use]
    pub fn turning_points(&self, most: usize) -> Vec<usize> {
        largest(self.changes(), TURNS, most)
    }

    /// The indices of the turns that cost their side something, and how much, in the order of the game.
    pub fn mistakes(&self) -> impl Iterator<Item = (usize, Mistake)> {
        let turns = self.turns.iter().zip(self.changes()).enumerate();
        turns.filter_map(|(index, (turn, change))| {
            let lost = match turn.side {
                Side::First => -change,
                Side::Second => change,
            };
            match lost {
                BLUNDER.. => Some((index, Mistake::Blunder)),
                TURNS.. => Some((index, Mistake::Plain)),
                _ => None,
            }
        })
    }

    /// How each turn changed the lead of the first side, as far as that is known.
    fn changes(&self) -> impl Iterator<Item = i64> {
        let before = self.opinions.iter().map(|opinion| opinion.worth);
        let changes = before.zip(self.after()).take(self.turns.len());
        changes.map(|(before, after)| after.lead() - before.lead())
    }
}
