//! Games in play: the desk they are played at, and where they are kept.

mod desk;
mod local;
mod online;
mod socket;

pub(crate) use desk::{Desk, blank};
pub(crate) use local::{Agreed, Kept, LocalGame, LocalSeat};
pub(crate) use online::{Held, Link, Online};
