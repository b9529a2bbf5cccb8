//! What positions are worth, one file for each game.

mod convoy;
mod tigerchess;
mod tora;

pub use convoy::Convoy;
pub use tigerchess::TigerChess;
pub use tora::Tora;
