//! The touches that make a move.

use game::{Gesture, Place};

use crate::{Ply, Tora};

pub(crate) fn gesture<const N: usize, const W: usize>(
    _position: &Tora<N, W>,
    _ply: Ply<N>,
) -> Gesture {
    Gesture::new(vec![Place(0).into()])
}
