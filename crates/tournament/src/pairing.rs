//! Who plays whom: round robin, Swiss, McMahon, knock-out, tiers of TORA and the ladder of King's Convoy.
//!
//! Everything here is a pure function of who can play and what was played before. The same input gives the same
//! round on every machine; a `seed` decides only what the rules leave open. Players are known by their pairing
//! number: 1 is the strongest. A [`Round`] says for each board [`Why`] these two meet there, with these sides.
//!
//! ```
//! use tigerden_tournament::pairing;
//!
//! // Four players, first cycle, first round of the Berger table.
//! let round = pairing::round_robin(4, 1, 1)?;
//! let boards: Vec<_> = round.boards.iter().map(|board| (board.first, board.second)).collect();
//! assert_eq!(boards, [(1, 4), (2, 3)]);
//! assert!(pairing::round_robin(4, 1, 4).is_err());
//! # Ok::<(), pairing::Unpairable>(())
//! ```

mod card;
mod knock_out;
mod ladder;
mod matching;
mod maximum;
mod mcmahon;
mod round_robin;
mod sides;
mod swiss;
mod tiers;
mod unpairable;
mod why;

pub use knock_out::{knock_out, rounds_of_knock_out};
pub use ladder::ladder;
pub use mcmahon::mcmahon;
pub use round_robin::{round_robin, rounds_of_cycle};
pub use swiss::swiss;
pub use tiers::tiers;
pub use unpairable::{Stuck, Unpairable};
pub use why::{Float, Obstacle, Passed, SideReason, SwissWhy, Why};

use serde::{Deserialize, Serialize};

/// The most players that are paired.
pub const MOST_PLAYERS: u32 = 20_000;

/// Somebody who can be paired, and what he has played so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The pairing number, from 1; lower is stronger. No two players have the same one.
    pub number: u32,
    /// The rank in the game; larger is better. Only tiers, ladder and McMahon look at it.
    pub rank: i64,
    /// All points in half points, McMahon's start included.
    pub score: u32,
    /// What happened in each round before, the first round first.
    pub past: Vec<Past>,
    /// Whether he takes part in the round to be paired. Others are only remembered.
    pub playing: bool,
}

/// What happened to a player in one round. Points are half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Past {
    /// A game that was begun.
    Played {
        /// The pairing number of the other player.
        opponent: u32,
        /// The side of this player.
        side: Side,
        /// What he got for it.
        points: u32,
    },
    /// A game that was not begun since a player was missing. It is not a meeting and gives no side; whoever got
    /// points for it gets no bye later.
    Forfeited {
        /// The pairing number of the other player.
        opponent: u32,
        /// What this player got for it.
        points: u32,
    },
    /// No opponent was left for him. Nobody gets that twice.
    Bye {
        /// What he got for it.
        points: u32,
    },
    /// He didn't take part: not entered yet, withdrawn, or a bye that he asked for.
    Absent {
        /// What he got for it: 0, or 1 for a half-point bye.
        points: u32,
    },
}

impl Past {
    /// What the player got in this round, in half points.
    pub fn points(self) -> u32 {
        match self {
            Past::Played { points, .. }
            | Past::Forfeited { points, .. }
            | Past::Bye { points }
            | Past::Absent { points } => points,
        }
    }
}

/// Who begins: White, or the Challenger of the first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Moves first.
    First,
    /// Moves second.
    Second,
}

impl Side {
    /// The side across the board.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Side::First => "first",
            Side::Second => "second",
        })
    }
}

/// The pairings of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The boards, top board first.
    pub boards: Vec<Board>,
    /// Those who have no opponent.
    pub idle: Vec<Idle>,
}

/// Two players who meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The pairing number of the player who begins.
    pub first: u32,
    /// The pairing number of the other player.
    pub second: u32,
    /// Why these two, and why so.
    pub why: Why,
}

/// A player without an opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Idle {
    /// The pairing number.
    pub player: u32,
    /// Why he has none, and what he does instead.
    pub because: Because,
}

/// Why a player has no opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// The number of players is odd: the bye of this round.
    Odd,
    /// He goes on to the next round of a knock-out without playing.
    Seeded,
    /// He plays a Substitute, about as strong as this rank (M-T12).
    Substitute {
        /// The rank looked for.
        rank: i64,
    },
    /// Nobody of his rank is left whom he has not played at this rank (M-K1).
    NobodyOfRank {
        /// The player's rank.
        rank: i64,
    },
}

impl std::fmt::Display for Because {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Because::Odd => f.write_str("the number of players is odd: this round's bye"),
            Because::Seeded => {
                f.write_str("goes on without a game: the bracket has room for more players")
            }
            Because::Substitute { rank } => write!(f, "plays a Substitute of about rank {rank}"),
            Because::NobodyOfRank { rank } => write!(f, "nobody of rank {rank} is left to play"),
        }
    }
}
