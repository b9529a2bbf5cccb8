//! Tournaments as they are kept.

use tournament::log::{Charter, Entry, Spot};
use uuid::Uuid;

use super::Creation;
use crate::token::Hash;

/// A tournament that begins to exist.
#[derive(Clone, Debug)]
pub(crate) struct NewTournament {
    /// Its id.
    pub(crate) id: String,
    /// When it was founded.
    pub(crate) created_us: i64,
    /// Whether it is shown to everybody who asks for the list. It is no part of the log: a copy of that elsewhere,
    /// or a second one here, is not meant by it.
    pub(crate) listed: bool,
    /// How it can be found when the request to found it is sent again.
    pub(crate) creation: Creation,
}

/// Whether a tournament is shown to everybody who asks for the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// It is.
    Listed,
    /// Only those find it who are told its id.
    Unlisted,
    /// The keeper of the server keeps it out of the list, whatever its directors say.
    KeptOut,
}

/// A director wants a tournament in the list, or out of it. Nothing is written if the keeper of the server keeps it
/// out.
#[derive(Clone, Debug)]
pub(crate) struct Listing {
    /// The tournament.
    pub(crate) tournament: String,
    /// Whether everybody is to see it.
    pub(crate) listed: bool,
}

/// Entries that are added to a log.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    /// The tournament.
    pub(crate) tournament: String,
    /// The number of the first of them, from 1. If there is one with this number, nothing is written.
    pub(crate) first: u64,
    /// The entries, in order.
    pub(crate) entries: Vec<Entry>,
    /// The request that became the last of them.
    pub(crate) request: Option<EntryRequest>,
    /// Officials whose secrets end.
    pub(crate) dismissed: Vec<String>,
    /// An official who has a new secret.
    pub(crate) official: Option<Official>,
    /// Whether one of its games is to begin, or goes on, on this server.
    pub(crate) waits: bool,
    /// How far it has come by them.
    pub(crate) standing: Standing,
}

/// How far a tournament has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// How many players have registered.
    pub(crate) players: usize,
    /// How many rounds are paired.
    pub(crate) rounds: usize,
    /// Whether the final standing is confirmed.
    pub(crate) closed: bool,
}

/// A tournament that is shown to everybody who asks for the list.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    /// Its id.
    pub(crate) id: String,
    /// When it was founded here.
    pub(crate) created_us: i64,
    /// What is agreed on.
    pub(crate) charter: Charter,
    /// How far it has come.
    pub(crate) standing: Standing,
}

/// A request for an entry, which its sender can send again.
#[derive(Clone, Debug)]
pub(crate) struct EntryRequest {
    /// Who sends it, by the name in the log.
    pub(crate) sender: String,
    /// The sender's number for it.
    pub(crate) number: Uuid,
    /// The SHA-256 of what it asks for.
    pub(crate) content: Hash,
}

/// An official, and the SHA-256 of the secret.
#[derive(Clone, Debug)]
pub(crate) struct Official {
    /// The name in the log.
    pub(crate) name: String,
    /// The hash of the secret.
    pub(crate) hash: Hash,
}

/// Where in a tournament a game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BoardAt {
    /// The id of the tournament.
    pub(crate) tournament: String,
    /// The round and the table.
    pub(crate) at: Spot,
    /// The number of the game in the bout, from 1.
    pub(crate) game: usize,
}

/// A game of a tournament whose result does not stand in the log yet, and that was not stopped.
#[derive(Clone, Debug)]
pub(crate) struct OpenBoard {
    /// The id of the game.
    pub(crate) id: String,
    /// Where it is played.
    pub(crate) at: Spot,
    /// Its number in the bout, from 1.
    pub(crate) game: usize,
}
