//! The messages between server and clients, and the fold of a game's events.
//!
//! A played game is a list of [`Fact`]s, which are stored. Its viewers are sent [`Event`]s: each is
//! a fact as this viewer may know it, made by [`project`]. Server and browser fold them into the
//! same [`GameState`], the server in full, the browser as far as it was told. Storage, replay,
//! watching and reconnection all use these lists. [`GameLog`] keeps them together.

mod audited;
mod event;
mod fact;
mod fault;
mod live;
mod log;
mod message;
mod player;
mod project;
mod promise;
mod seals;
mod series;
mod server_time;
mod state;
pub mod stored;
mod terms;
pub mod tournament;
mod version;

pub use audited::{Audited, Flaw, Proved, Reached, SignedBy, Unrolled};
pub use event::{EVENT_VERSION, Event, NumberedEvent};
pub use fact::{Fact, NumberedFact};
pub use fault::{FaultValue, TextFault};
pub use live::{Hello, Say, Update};
pub use log::GameLog;
pub use message::{
    Accepted, Act, Action, CreateGame, Created, Decision, ErrorBody, GameView, JoinGame, Joined,
    Now, Opponent, Overrule, PointsPlay, SendDraft, SendTurn, SeriesView, SetClocks, SetUp,
};
pub use player::{
    GamePlayers, NewPlayer, PlayerKey, PlayerRatings, PlayerView, RatedGame, RatingList,
    RatingPoint, RatingShown, RenamePlayer, SeatedPlayer,
};
pub use project::project;
pub use promise::{Promise, Thrown};
pub use seals::{NO_GAME, OpenNote, SEALING_SIDES, Sealed, note, note_text, seal_due};
pub use series::{InSeries, SeriesGame};
pub use server_time::ServerTime;
pub use state::{
    Agreed, ApplyError, BREAK, Decided, DiceTold, GameState, ID, Kept, LOTS, MOST_ASKED,
    MOST_TURNS, NOTE, NoTakeBack, Offer, Phase, Ruling, SALT, SEAL, TagError, TakeBackAsk,
    draw_lots, next_turn,
};
pub use terms::{Choosing, Seat, Terms};
pub use version::Version;
