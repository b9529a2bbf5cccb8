//! What is written to the store.

use std::sync::Arc;

use dice::Seed;
use protocol::NumberedFact;
use serde::{Deserialize, Serialize};

use super::{
    Beat, BoardAt, Creation, Draft, Ended, Entered, Listing, LostNode, NewPlayer, NewTournament,
    NodeId, Player, Request,
};
use crate::token::{Hash, TokenRow};

/// What is written together or not at all.
#[derive(Default)]
pub(crate) struct Write {
    /// Players who begin to exist.
    pub(crate) players: Vec<NewPlayer>,
    /// A player who is called something else from now on.
    pub(crate) renamed: Option<Player>,
    /// Games that begin to exist.
    pub(crate) games: Vec<NewGame>,
    /// Additions to games.
    pub(crate) appends: Vec<Arc<Append>>,
    /// A tournament that begins to exist.
    pub(crate) founded: Option<NewTournament>,
    /// A tournament that is to be in the list, or out of it.
    pub(crate) listing: Option<Listing>,
    /// Entries that are added to the log of a tournament.
    pub(crate) entered: Option<Entered>,
    /// A game of a tournament whose result stands in the log with this, or that was stopped.
    pub(crate) settled: Option<String>,
    /// A day of ratings that have to be computed anew, if there are any.
    pub(crate) recount: bool,
    /// A note of a node that it runs.
    pub(crate) beat: Option<Beat>,
    /// A node takes over the games of a lost one.
    pub(crate) take_over: Option<TakeOver>,
    /// A note, of no further use, that something could be written at this time.
    pub(crate) check_us: Option<i64>,
}

/// A game that begins to exist.
pub(crate) struct NewGame {
    /// Its id.
    pub(crate) id: String,
    /// When it was made.
    pub(crate) created_us: i64,
    /// What its dice are thrown from, if it has any.
    pub(crate) secret: Option<Seed>,
    /// The hash of its arbiter's secret, if it has an arbiter.
    pub(crate) arbiter: Option<Hash>,
    /// Whether it is rated.
    pub(crate) rated: bool,
    /// Where in a tournament it is played, if it belongs to one.
    pub(crate) board: Option<BoardAt>,
    /// How it can be found when the request to create it is sent again.
    pub(crate) creation: Option<Creation>,
}

/// Additions to one game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Append {
    /// The game.
    pub(crate) game: String,
    /// The next facts.
    #[serde(with = "protocol::stored::list")]
    pub(crate) facts: Vec<NumberedFact>,
    /// The request that became the one of these facts with this number.
    pub(crate) request: Option<(Request, u64)>,
    /// New tokens.
    pub(crate) tokens: Vec<TokenRow>,
    /// What a side declares of its turn.
    pub(crate) draft: Option<Draft>,
    /// The node that has run the game so far. If the store has another one, nothing is written: what
    /// this node knows of the game is out of date.
    pub(crate) runner_before: Option<NodeId>,
    /// Number of the last outage that the facts take into account; 0 if there was none. If there was a
    /// later one that concerns the game, nothing is written.
    pub(crate) outage: u64,
    /// The node that runs it from now on, if it waits for a clock or for the computer.
    pub(crate) runner: Option<NodeId>,
    /// What it waits for.
    pub(crate) waits: Waits,
    /// How it has ended, if it is a rated one.
    pub(crate) ended: Option<Ended>,
}

impl Append {
    /// The request that became the fact with this number, if one did.
    pub(crate) fn request_of(&self, seq: u64) -> Option<&Request> {
        let (request, became) = self.request.as_ref()?;
        (*became == seq).then_some(request)
    }
}

/// What a game waits for, beside people. If it waits for anything, it needs a node that runs it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Waits {
    /// When the flag of the running clock falls if nothing happens.
    pub(crate) falls_us: Option<i64>,
    /// Whether the computer has something to answer.
    pub(crate) computer: bool,
}

impl Waits {
    /// `node` if the game has to be run.
    pub(crate) fn runner(self, node: NodeId) -> Option<NodeId> {
        (self.computer || self.falls_us.is_some()).then_some(node)
    }
}

/// A node takes over the games of a lost one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TakeOver {
    /// The lost node. If it is no longer known as this says, nothing is written: another node was
    /// quicker, or it was not lost.
    pub(crate) lost: LostNode,
    /// The node that takes over.
    pub(crate) successor: NodeId,
    /// The time at which it does.
    pub(crate) at_us: i64,
}
