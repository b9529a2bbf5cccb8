//! What the games know about their positions, one file each.

mod convoy;
mod tigerchess;
mod tora;

pub(crate) use convoy::Convoy;
pub(crate) use tigerchess::TigerChess;
pub(crate) use tora::Tora;
