//! Where the command pieces are in the course of a turn.

use board::Square;

use crate::Tora;
use crate::action::Action;

/// Where the command pieces are now, by their numbers at the start of the turn.
#[derive(Clone, Copy)]
pub(super) struct Trail<const N: usize>(pub(super) [Option<Square<N>>; 3]);

impl<const N: usize> Trail<N> {
    pub(super) fn new<const W: usize>(position: &Tora<N, W>) -> Self {
        let mut commands = position.commands[position.side.index()].iter();
        Self([(); 3].map(|()| Some(commands.next()?.at)))
    }

    /// The number of the command piece that is there now.
    pub(super) fn number(&self, at: Square<N>) -> Option<usize> {
        self.0.iter().position(|other| *other == Some(at))
    }

    /// With one more action.
    pub(super) fn with(self, action: Action<N>) -> Self {
        match action {
            Action::Go { from, to, .. } => {
                let moved = |at| if at == from { to } else { at };
                Self(self.0.map(|at| at.map(moved)))
            }
            _ => self,
        }
    }
}
