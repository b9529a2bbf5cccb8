//! The command pieces of one side, packed.

use board::Square;

use crate::Kind;

/// A command piece: where it is, what it is, and whether it was taken this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CommandPiece<const N: usize> {
    pub(crate) at: Square<N>,
    pub(crate) kind: Kind,
    pub(crate) taken: bool,
}

/// Up to three command pieces in square order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct CommandPieces<const N: usize>([u16; 3]);

const NONE: u16 = u16::MAX;

impl<const N: usize> CommandPieces<N> {
    pub(crate) const EMPTY: Self = Self([NONE; 3]);

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = CommandPiece<N>> {
        self.0.into_iter().map_while(unpack)
    }

    pub(crate) fn len(self) -> usize {
        self.0.iter().filter(|&&packed| packed != NONE).count()
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0[0] == NONE
    }

    #[inline]
    pub(crate) fn get(self, at: Square<N>) -> Option<CommandPiece<N>> {
        self.iter().find(|command| command.at == at)
    }

    /// Adds a piece. There must be room for it.
    pub(crate) fn insert(&mut self, command: CommandPiece<N>) {
        debug_assert_eq!(self.0[2], NONE, "no room for a fourth command piece");
        self.0[2] = pack(command);
        self.sort();
    }

    pub(crate) fn remove(&mut self, at: Square<N>) {
        for packed in &mut self.0 {
            if unpack::<N>(*packed).is_some_and(|command| command.at == at) {
                *packed = NONE;
            }
        }
        self.sort();
    }

    fn sort(&mut self) {
        for (a, b) in [(0, 1), (1, 2), (0, 1)] {
            if self.0[b] < self.0[a] {
                self.0.swap(a, b);
            }
        }
    }
}

const fn pack<const N: usize>(command: CommandPiece<N>) -> u16 {
    let kind = match command.kind {
        Kind::King => 1,
        Kind::Queen => 2,
        _ => 0,
    };
    (command.at.index() as u16) << 3 | kind << 1 | command.taken as u16
}

#[inline]
fn unpack<const N: usize>(packed: u16) -> Option<CommandPiece<N>> {
    let at = Square::from_index((packed >> 3) as usize)?;
    let kind = match packed >> 1 & 3 {
        1 => Kind::King,
        2 => Kind::Queen,
        _ => Kind::General,
    };
    Some(CommandPiece {
        at,
        kind,
        taken: packed & 1 != 0,
    })
}
