//! Tournaments: requests and answers.
//!
//! | call | body | answer |
//! |---|---|---|
//! | `GET /api/tournaments?before=ID` | | [`TournamentList`] |
//! | `POST /api/tournaments` | [`NewTournament`] | [`TournamentKey`] |
//! | `GET /api/tournaments/{id}` | | [`TournamentView`] |
//! | `GET /api/tournaments/{id}/entries?after=N&wait=S` | | [`Entries`] |
//! | `POST /api/tournaments/{id}/entries` | [`Say`] | [`Said`] |
//! | `POST /api/tournaments/{id}/rounds` | [`PairRound`] | [`Said`] |
//! | `POST /api/tournaments/{id}/officials` | [`NewOfficial`] | [`OfficialKey`] |
//! | `POST /api/tournaments/{id}/listing` | [`Listing`] | [`Listing`] |
//! | `GET /api/tournaments/{id}/log` | | the log as text |
//! | `POST /api/tournaments/{id}/log` | the log as text | [`Said`] |
//! | `GET /api/tournaments/{id}/sheets/{sheet}?as=FORM&round=N` | | a list |
//!
//! A tournament is the fold of its log, as [`tournament::event::Tournament`] folds it. Officials send
//! `Authorization: Bearer SECRET` with a secret of this tournament, players the secret of their key.

use serde::{Deserialize, Serialize};
use tournament::log::{Charter, Entry, Fact, Format, Number, Role};
use uuid::Uuid;

/// The name under which a server itself adds to a log: a clerk whom it appoints, and who can't be dismissed while it
/// plays the games.
pub const BOARDS: &str = "The boards";

/// Founds a tournament, or brings one to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewTournament {
    /// The name of the director.
    pub director: String,
    /// What is agreed on, or what has happened so far.
    #[serde(flatten)]
    pub begins: Begins,
    /// Whether everybody sees it in [`TournamentList`]. Otherwise only those find it who are told its id.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub listed: bool,
    /// A secret chosen by the sender: 32 random bytes in URL-safe base64, 43 characters. With it, the request
    /// can be sent again if the answer was lost. `None` lets the server make one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// How a tournament begins on a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Begins {
    /// Anew, as agreed on.
    Charter(Box<Charter>),
    /// As this log says, entry by entry.
    Log(String),
}

/// The answer to [`NewTournament`], and the only one that has the secret.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentKey {
    /// The tournament's id.
    pub id: String,
    /// The secret of the director.
    pub secret: String,
}

/// Tournaments whose founders want everybody to see them, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentList {
    /// Some of them, at most 50.
    pub tournaments: Vec<Listed>,
    /// Whether there are more: those before the id of the last one.
    pub more: bool,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// The tournament's id.
    pub id: String,
    /// The name of the tournament.
    pub name: String,
    /// The game and its board, as the founder calls them.
    pub game: String,
    /// The game's rules as the server calls them; `None`: over the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// How players are paired.
    pub format: Format,
    /// How far it has come.
    pub phase: Phase,
    /// How many players have registered.
    pub players: usize,
    /// How many rounds are paired.
    pub rounds: usize,
    /// When it was founded on this server, in microseconds since the beginning of 1970 (UTC).
    pub founded_us: i64,
}

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// No round is paired: it waits for players.
    Open,
    /// It has begun.
    Running,
    /// Its final standing is confirmed.
    Ended,
}

/// A tournament in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentView {
    /// The name of the tournament.
    pub name: String,
    /// The game and its board.
    pub game: String,
    /// How many players have registered.
    pub players: usize,
    /// How many rounds are paired.
    pub rounds: usize,
    /// At how many tables a bout goes on.
    pub open_tables: usize,
    /// Whether the final standing is confirmed.
    pub closed: bool,
    /// How many entries the log has.
    pub entries: usize,
    /// Whether everybody sees it in [`TournamentList`].
    #[serde(default)]
    pub listed: bool,
    /// Who asks, if a secret was sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<You>,
}

/// Somebody as a tournament knows him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// His name: as it was appointed or registered, or that of a player's key.
    pub name: String,
    /// What he may do as an official.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// His number as a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Number>,
}

/// A part of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entries {
    /// How many entries come before.
    pub after: usize,
    /// The entries, in order: all that there are now, but at most 2,000 at once.
    pub entries: Vec<Entry>,
}

/// Something that happened in a tournament. The server adds when, and who says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Say {
    /// Chosen by the sender. With it, the request can be sent again if the answer was lost.
    pub request: Uuid,
    /// What.
    pub fact: Fact,
}

/// It stands in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// The number of the entry, from 1; of several the last one.
    pub number: usize,
}

/// Pairs the next round by the rules and the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairRound {
    /// Chosen by the sender. With it, the request can be sent again if the answer was lost.
    pub request: Uuid,
}

/// Says whether everybody sees the tournament in [`TournamentList`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// Whether everybody does. Otherwise only those find it who are told its id.
    pub listed: bool,
}

/// Appoints an official, or makes a new secret for one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewOfficial {
    /// His name.
    pub name: String,
    /// What he may do.
    pub role: Role,
    /// His secret, as in [`NewTournament::secret`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// The answer to [`NewOfficial`], and the only one that has the secret.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfficialKey {
    /// His name.
    pub name: String,
    /// What he may do.
    pub role: Role,
    /// His secret.
    pub secret: String,
}

/// Where in a tournament a game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occasion {
    /// The id of the tournament.
    pub tournament: String,
    /// Its name.
    pub name: String,
    /// The round, from 1.
    pub round: usize,
    /// The table, from 1.
    pub table: usize,
    /// The number of the game in the bout, from 1.
    pub game: usize,
    /// The handicaps of the players of the first and the second side in game points (M-T5).
    pub handicap: [i64; 2],
}
