//! What the games know about their positions, one file each.

mod tigerchess;
mod tora;

pub(crate) use tigerchess::TigerChess;
pub(crate) use tora::Tora;
