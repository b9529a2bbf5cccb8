//! The messages between server and clients, and the fold of a game's events.
//!
//! A played game is a list of [`Event`]s. Server and browser fold the same list into the same
//! [`GameState`]; storage, replay, watching and reconnection all use it.

mod event;
mod message;
mod promise;
mod score;
mod server_time;
mod state;

pub use event::{Entry, Event, Opening, Seat};
pub use message::{
    Accepted, Act, Action, CreateGame, Created, ErrorBody, GameView, Hello, JoinGame, Joined,
    MatchGame, MatchView, Now, Opponent, Overrule, SendDraft, SendTurn, Update,
};
pub use promise::{Promise, Thrown};
pub use score::{GameResult, Score, player};
pub use server_time::ServerTime;
pub use state::{ApplyError, BREAK, GameState, Offer, Phase, next_turn};
