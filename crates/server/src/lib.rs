//! The game server: games over HTTP and WebSocket, on disk before they are acknowledged.
//!
//! A game is the list of its facts. It is loaded from them, kept in memory while somebody looks,
//! and changed by appending: a fact is checked by the rules, committed and synced, and only then
//! acknowledged and passed on. What goes out are events: facts without what the viewer may not
//! know, made in one place, [`protocol::project`].
//!
//! [`serve`] runs a server; [`App`] and [`router`] are its parts, for tests without a network. The
//! page and its files are handed over as [`Assets`]; the computer's seats are played by a [`Player`], usually the
//! [`Engine`].
//!
//! Its rooms use only rooms in a lower line:
//!
//! ```arrows
//! serve
//! http
//! umpire
//! tournaments
//! node
//! games
//! bus key
//! store
//! token
//! id limits log lull memory name time
//! ```

mod bus;
mod games;
mod http;
mod id;
mod key;
mod limits;
mod log;
mod lull;
mod memory;
mod name;
mod node;
mod serve;
mod store;
mod time;
mod token;
mod tournaments;
mod umpire;

pub use games::{Salts, system_salts};
pub use http::{App, Assets, Setup, addresses, router};
pub use limits::Limits;
pub use log::start_log;
pub use lull::Lull;
pub use node::{Board, BoardError, Engine, Player, Shared};
pub use serve::{Config, ServeError, answer, serve};
pub use store::sqlite::{DbError, FILE};
pub use time::{Steady, Wall, steady_clock, system_clock};
pub use token::NoRandom;
