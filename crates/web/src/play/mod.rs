//! Games in play: their sessions at this screen, and where they are stored.

mod chance;
mod clocks;
mod coach;
mod held;
mod kept_draft;
mod kept_game;
pub(crate) mod kept_games;
mod lens;
mod local;
mod local_time;
mod online;
mod passing;
mod player;
mod prepared;
mod pulse;
mod replay;
mod session;
mod sight;
mod socket;
mod stories;
mod tab_lock;

pub(crate) use chance::{nonce, salt, seed};
pub(crate) use clocks::{Clocks, face_at, own_time_us};
pub(crate) use coach::Hint;
pub(crate) use held::{HeldSeat, Listing};
pub(crate) use kept_game::{KeptGame, NoGame};
pub(crate) use local::LocalPlay;
pub(crate) use online::{Connection, Online};
pub(crate) use player::{forget_player, keep_player, own_player, player_called, rename};
pub(crate) use session::{Session, Sign, blank};
