//! What the games know about their positions, one file each.

mod tora;

pub(crate) use tora::Tora;
