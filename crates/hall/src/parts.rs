//! The rules of the games on offer, in the parts in which a program may load them.

use tora::{Long, Short};

use crate::Rules;
use ::convoy::Convoy;
use ::tigerchess::{LancerChess, TigerChess};

/// The two boards of TORA.
#[must_use]
pub fn tora() -> [Rules; 2] {
    [Rules::of::<Short>(), Rules::of::<Long>()]
}

/// `LancerChess` and `TigerChess`.
#[must_use]
pub fn tigerchess() -> [Rules; 2] {
    [Rules::of::<LancerChess>(), Rules::of::<TigerChess>()]
}

/// King's Convoy and its family.
#[must_use]
pub fn convoy() -> [Rules; 1] {
    [Rules::of::<Convoy>()]
}
