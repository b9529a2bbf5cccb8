//! Games in play: the desk they are played at, and where they are kept.

mod chance;
mod clocks;
mod desk;
mod held;
mod local;
mod online;
mod show;
mod socket;
mod way;

pub(crate) use chance::nonce;
pub(crate) use clocks::{Clocks, own_time_us};
pub(crate) use desk::{Desk, blank};
pub(crate) use held::Held;
pub(crate) use local::{Agreed, Kept, LocalGame, LocalSeat};
pub(crate) use online::{Link, Online};
