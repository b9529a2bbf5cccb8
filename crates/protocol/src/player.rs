//! Players and their ratings: requests and answers.
//!
//! | call | body | answer |
//! |---|---|---|
//! | `POST /api/players` | [`NewPlayer`] | [`PlayerKey`] |
//! | `GET /api/players/{id}` | | [`PlayerView`] |
//! | `POST /api/players/{id}/name` | [`RenamePlayer`] | [`PlayerView`] |
//! | `GET /api/players/{id}/ratings` | | [`PlayerRatings`] |
//! | `GET /api/games/{id}/players` | | [`GamePlayers`] |
//!
//! A player is a secret that somebody holds, and a public id. The secret is sent as
//! `Authorization: Bearer SECRET`: with a game to create or join, the player takes the seat.

use serde::{Deserialize, Serialize};

use crate::tournament::Occasion;

/// Makes a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewPlayer {
    /// What the player is called; empty for a player without a name.
    pub name: String,
    /// A secret chosen by the sender: 32 random bytes in URL-safe base64, 43 characters. With it, the request
    /// can be sent again if the answer was lost. `None` lets the server make one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// The answer to [`NewPlayer`], and the only one that has the secret.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerKey {
    /// The player's id, for everybody.
    pub id: String,
    /// The secret that makes somebody this player.
    pub secret: String,
    /// What the player is called.
    pub name: String,
}

/// A player as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The player's id.
    pub id: String,
    /// What the player is called.
    pub name: String,
}

/// The player is called something else from now on; sent with the player's secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RenamePlayer {
    /// The new name.
    pub name: String,
}

/// A rating in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingShown {
    /// The rating.
    pub rating: i32,
    /// Its deviation: the strength is within twice as much in 19 of 20 cases.
    pub deviation: u32,
    /// Whether it is still too uncertain to be compared.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
}

/// Who plays in a game, as far as players have taken the seats with their secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamePlayers {
    /// Whether the game is rated.
    pub rated: bool,
    /// The players of the first and the second side.
    pub seats: [Option<SeatedPlayer>; 2],
    /// The tournament that the game belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occasion: Option<Occasion>,
}

/// A player in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatedPlayer {
    /// The player's id.
    pub id: String,
    /// What the player is called.
    pub name: String,
    /// The player's rating in this game on this board: now or, once this game has counted, after it. Only
    /// in rated games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingShown>,
    /// What this game has added to the rating, once it has counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<i32>,
}

/// The ratings of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRatings {
    /// One for each game and board that the player has been rated in.
    pub lists: Vec<RatingList>,
    /// The last rated games, the newest first.
    pub games: Vec<RatedGame>,
}

/// A player's rating in one game on one board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingList {
    /// The game and board: the first word of its position texts, such as `tora-short` or `hnefatafl`.
    pub list: String,
    /// The rating now.
    pub now: RatingShown,
    /// How many rated games the player has played in it.
    pub games: u32,
    /// The rating after each game, in order; of a long history the end.
    pub points: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingPoint {
    /// When the game ended, in microseconds since 1970-01-01 UTC.
    pub at_us: i64,
    /// The rating after it.
    pub rating: i32,
    /// The deviation of that.
    pub deviation: u32,
}

/// A rated game of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedGame {
    /// The game's id.
    pub game: String,
    /// As in [`RatingList`].
    pub list: String,
    /// When it ended, in microseconds since 1970-01-01 UTC.
    pub at_us: i64,
    /// The other player.
    pub opponent: PlayerView,
    /// What the player got, in half points: 0, 1 or 2; `None` if the game does not count any more.
    pub score: Option<u8>,
    /// What the game has added to the player's rating.
    pub change: i32,
}
