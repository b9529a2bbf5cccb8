//! Players and their rated games as they are kept.

use rating::{Rating, Score};
use serde::{Deserialize, Serialize};

use crate::id::PlayerId;
use crate::token::Hash;

/// A player as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    /// The id.
    pub(crate) id: PlayerId,
    /// The name; may be empty.
    pub(crate) name: String,
}

/// A player who begins to exist.
#[derive(Clone, Debug)]
pub(crate) struct NewPlayer {
    /// The player.
    pub(crate) player: Player,
    /// The hash of the secret.
    pub(crate) hash: Hash,
    /// When the player was made.
    pub(crate) created_us: i64,
}

/// How a rated game has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ended {
    /// The game and board: the first word of its position texts.
    pub(crate) list: String,
    /// The players of the first and the second side.
    pub(crate) players: [PlayerId; 2],
    /// What the first one got, in half points; `None` if the game does not count.
    pub(crate) score: Option<u8>,
    /// When it ended or, if an arbiter has decided since, when that was.
    pub(crate) at_us: i64,
}

/// A player's rated game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rated {
    /// Which one it was in its list, from 1.
    pub(crate) number: i64,
    /// The game.
    pub(crate) game: String,
    /// When it ended.
    pub(crate) ended_us: i64,
    /// The day in which it counts.
    pub(crate) day: i64,
    /// The other player.
    pub(crate) opponent: PlayerId,
    /// What the player got; `None` if it does not count any more.
    pub(crate) score: Option<Score>,
    /// The rating with which the opponent entered the day.
    pub(crate) entered: Rating,
    /// The player's rating after it.
    pub(crate) after: Rating,
}

/// A player's rated games in one list.
#[derive(Clone, Debug)]
pub(crate) struct RatedList {
    /// The list.
    pub(crate) list: &'static str,
    /// The last ones, in order; at least one.
    pub(crate) games: Vec<Rated>,
}

/// What is known of the players of a game, for one side.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    /// The player.
    pub(crate) player: Player,
    /// The rating before this game, and after it if it has counted.
    pub(crate) before: Rating,
    /// See `before`.
    pub(crate) after: Option<Rating>,
}
