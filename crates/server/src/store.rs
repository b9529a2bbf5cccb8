//! The store: what is kept of games, on disk before it is acknowledged.
//!
//! The modules above use it only through the trait [`Store`]. SQLite implements it today, in
//! [`sqlite`]; a database that several machines can reach could be another implementation.
//!
//! A game that waits for a clock or for the computer has a *runner*: the node that wrote to it last,
//! which lets its flags fall and plays its computer's seats. Each write names the runner that it
//! expects, and is refused if the store has another one, or if the number of a fact is taken. So it
//! does no harm if two nodes do the same thing at the same time: one of them is told that the game has
//! moved on.
//!
//! When a runner is lost, another node takes over all its games with one [`Outage`]. Beside each game
//! stands when its flag falls and whether the computer has to answer, so that the new runner has to
//! load a game only when its time has come.

mod game;
mod node;
mod outage;
mod player;
mod request;
pub(crate) mod sqlite;
mod tournament;
mod write;

use std::error::Error;
use std::pin::Pin;

use ::tournament::log::Entry;
use rating::Day;
use uuid::Uuid;

use crate::id::PlayerId;
use crate::token::Hash;

pub(crate) use game::{Draft, Falling, Stand, StoredGame};
pub(crate) use node::{Beat, LostNode, NodeId};
pub(crate) use outage::{Outage, Share, follow};
pub(crate) use player::{Ended, NewPlayer, Player, Rated, RatedList, Seated};
pub(crate) use request::{Answered, Creation, Request, Requests, Sender};
pub(crate) use tournament::{
    BoardAt, Entered, EntryRequest, Listed, Listing, NewTournament, Official, OpenBoard, Shown,
    Standing,
};
pub(crate) use write::{Append, NewGame, TakeOver, Waits, Write};

/// The store's answer, once it is there.
pub(crate) type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What keeps the games.
pub(crate) trait Store: Send + Sync {
    /// A game with all that is kept of it, as it was at one moment; `None` if there is no such game.
    fn load<'a>(&'a self, game: &'a str) -> Pending<'a, Option<StoredGame>>;

    /// How far a game has come; `None` if there is no such game.
    fn stand<'a>(&'a self, game: &'a str) -> Pending<'a, Option<Stand>>;

    /// The game that was created with a secret of this SHA-256, and the SHA-256 of what was asked for.
    fn created(&self, secret: Hash) -> Pending<'_, Option<(String, Hash)>>;

    /// Writes all of it or nothing; when this returns it is on disk.
    fn commit(&self, write: Write) -> Pending<'_, ()>;

    /// The last time at which a node is known to have run.
    fn last_beat(&self) -> Pending<'_, Option<i64>>;

    /// The nodes that have ended, or were last known to run before this time, and that still have
    /// games.
    fn lost_nodes(&self, before_us: i64) -> Pending<'_, Vec<LostNode>>;

    /// The outages that still mean something for a game, in order.
    fn outages(&self) -> Pending<'_, Vec<Outage>>;

    /// Some of a share's games, in order: those behind `after` whose flags would have fallen by
    /// `until_us` without the outages of the share.
    fn falling<'a>(
        &'a self,
        share: &'a Share,
        after: Option<&'a Falling>,
        until_us: i64,
    ) -> Pending<'a, Vec<Falling>>;

    /// Some of a share's games in which the computer has something to answer, in the order of their
    /// ids: those behind `after`.
    fn computer_due<'a>(&'a self, share: &'a Share, after: &'a str) -> Pending<'a, Vec<String>>;

    /// The player with an id.
    fn player(&self, id: PlayerId) -> Pending<'_, Option<Player>>;

    /// The players with these ids.
    fn players(&self, ids: Vec<PlayerId>) -> Pending<'_, Vec<Player>>;

    /// The player whose secret has this SHA-256.
    fn player_of(&self, secret: Hash) -> Pending<'_, Option<Player>>;

    /// The SHA-256 of a player's secret.
    fn hash_of(&self, player: PlayerId) -> Pending<'_, Option<Hash>>;

    /// The last rated games of a player in each of these lists, `most` of each.
    fn rated_lists<'a>(
        &'a self,
        player: PlayerId,
        lists: &'a [&'static str],
        most: u32,
    ) -> Pending<'a, Vec<RatedList>>;

    /// The players of a game, with their ratings in a list.
    fn seated<'a>(
        &'a self,
        game: &'a str,
        list: &'a str,
        seats: [Option<PlayerId>; 2],
        today: Day,
    ) -> Pending<'a, [Option<Seated>; 2]>;

    /// The entries of a tournament's log behind this number, in order; none at all if there is no such
    /// tournament.
    fn entries<'a>(&'a self, tournament: &'a str, after: u64) -> Pending<'a, Vec<Entry>>;

    /// The tournament that was founded with a secret of this SHA-256, and the SHA-256 of what was asked for.
    fn founded(&self, secret: Hash) -> Pending<'_, Option<(String, Hash)>>;

    /// Up to `most` tournaments that are listed, the newest first: those behind `before`. `None` if there is no
    /// tournament `before`.
    fn listed(&self, before: Option<String>, most: u32) -> Pending<'_, Option<Vec<Listed>>>;

    /// Whether a tournament is listed; `None` if there is no such one.
    fn shown<'a>(&'a self, tournament: &'a str) -> Pending<'a, Option<Shown>>;

    /// The official of a tournament whose secret has this SHA-256, by name.
    fn official<'a>(&'a self, tournament: &'a str, secret: Hash) -> Pending<'a, Option<String>>;

    /// What a request of a sender to a tournament has become, if it was sent before.
    fn entered<'a>(
        &'a self,
        tournament: &'a str,
        sender: &'a str,
        request: Uuid,
    ) -> Pending<'a, Option<Answered>>;

    /// The games of a tournament whose results do not stand in its log yet, and that were not stopped.
    fn open_boards<'a>(&'a self, tournament: &'a str) -> Pending<'a, Vec<OpenBoard>>;

    /// The open games of tournaments that no node runs, each with the number of its last fact.
    fn unwatched_boards(&self) -> Pending<'_, Vec<(String, u64)>>;

    /// The tournaments of which a game is to begin, or is open.
    fn waiting_tournaments(&self) -> Pending<'_, Vec<String>>;

    /// Whether ratings have to be computed anew: a write with `recount` does some of it.
    fn recount_due(&self) -> Pending<'_, bool>;

    /// Writes what waits, and takes nothing more.
    fn close(&self) -> Pending<'_, ()>;
}

/// Why the store refuses.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StoreError {
    /// Another node has written to the game first: what is in memory is out of date.
    #[error("the game has moved on")]
    Conflict,
    /// It is closed.
    #[error("the store is closed")]
    Closed,
    /// It has a problem of its own.
    #[error("the store has failed: {0}")]
    Failed(Box<dyn Error + Send + Sync>),
}
