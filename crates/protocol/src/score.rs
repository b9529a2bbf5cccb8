//! What the games of a match add up to (K-11).

use game::{Outcome, Side};
use serde::{Deserialize, Serialize};

/// How a game of a match has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Who won; `None` for a draw.
    pub winner: Option<Side>,
    /// Final points of both sides, where the game counts points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[i32; 2]>,
}

/// The score of a match by [`player`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Games won by each player.
    pub wins: [u32; 2],
    /// Games that nobody won.
    pub draws: u32,
    /// The sums of the points, where the game counts points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[i32; 2]>,
}

/// Which player has `side` in a game of a match, its `index` counted from 0: player 0 has the first
/// side in the first game, and the sides are swapped from game to game.
#[must_use]
pub fn player(side: Side, index: usize) -> usize {
    if index.is_multiple_of(2) {
        side.index()
    } else {
        (!side).index()
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> Self {
        Self {
            winner: outcome.winner,
            points: outcome.points,
        }
    }
}

impl Score {
    /// Adds up the results of all games in order; `None` stands for one that goes on.
    #[must_use]
    pub fn of(results: impl IntoIterator<Item = Option<GameResult>>) -> Self {
        let mut score = Self::default();
        for (index, result) in results.into_iter().enumerate() {
            if let Some(result) = result {
                score.add(index, result);
            }
        }
        score
    }

    fn add(&mut self, index: usize, result: GameResult) {
        match result.winner {
            Some(side) => self.wins[player(side, index)] += 1,
            None => self.draws += 1,
        }
        if let Some(points) = result.points {
            let sums = self.points.get_or_insert_default();
            for side in Side::BOTH {
                sums[player(side, index)] += points[side.index()];
            }
        }
    }
}
