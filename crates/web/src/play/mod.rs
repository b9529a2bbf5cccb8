//! Games in play: the desk they are played at, and where they are kept.

mod chance;
mod clocks;
mod desk;
mod held;
mod kept_draft;
mod kept_game;
pub(crate) mod kept_games;
mod local;
mod local_time;
mod online;
mod show;
mod socket;
mod tab_lock;
mod way;

pub(crate) use chance::{nonce, seed};
pub(crate) use clocks::{Clocks, own_time_us};
pub(crate) use desk::{Desk, blank};
pub(crate) use held::Held;
pub(crate) use kept_game::{KeptGame, NoGame};
pub(crate) use local::LocalPlay;
pub(crate) use online::{Link, Online};
