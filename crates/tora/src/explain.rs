//! Why touches lead to no legal move.

use game::Touch;

use crate::{Illegal, Tora};

pub(crate) fn explain<const N: usize, const W: usize>(
    _position: &Tora<N, W>,
    _touched: &[Touch],
) -> Illegal<N> {
    Illegal::GameOver
}
