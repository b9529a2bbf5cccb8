//! What the actions of a turn have done so far, and where they can bring the command pieces.

use board::{Bits, Square};
use game::Side;

use crate::action::{Action, CannonTask};
use crate::field::Field;
use crate::{Piece, Tora};

/// What the actions of a turn have done so far.
#[derive(Clone, Copy)]
pub(super) struct Trail<const N: usize, const W: usize> {
    pub(super) removed: Bits<W>,
    pub(super) filled: Bits<W>,
    /// Where Soldiers changed their stance.
    pub(super) guarded: Bits<W>,
    /// Where the command pieces are now, by their numbers at the start of the turn.
    pub(super) commands: [Option<Square<N>>; 3],
}

impl<const N: usize, const W: usize> Trail<N, W> {
    pub(super) fn new(position: &Tora<N, W>) -> Self {
        let mut commands = position.commands[position.side.index()].iter();
        Self {
            removed: Bits::EMPTY,
            filled: Bits::EMPTY,
            guarded: Bits::EMPTY,
            commands: [(); 3].map(|()| Some(commands.next()?.at)),
        }
    }

    /// With one more action, on the board before it.
    pub(super) fn with(mut self, field: &Field<N, W>, side: Side, action: Action<N>) -> Self {
        match action {
            Action::Go { from, to, attack } => {
                self.removed |= attack.map_or(Bits::EMPTY, Bits::of);
                if from != to {
                    self.filled.insert(to);
                    let moved = |at| if at == from { to } else { at };
                    self.commands = self.commands.map(|at| at.map(moved));
                }
            }
            Action::Stance { at } => self.guarded.insert(at),
            Action::Cannon { at, task, .. } => match task {
                CannonTask::Move(to) => self.filled.insert(to),
                CannonTask::Fire(dir) => {
                    self.removed |= field.fire(side, at, dir).map_or(Bits::EMPTY, Bits::of);
                }
                CannonTask::Ready => {}
            },
        }
        self
    }

    /// Where each command piece could be after so many actions.
    pub(super) fn reach(
        &self,
        position: &Tora<N, W>,
        field: &Field<N, W>,
        actions: u32,
    ) -> [Reachable<W>; 3] {
        self.commands.map(|at| {
            let here = at.and_then(|at| Some((at, field.piece_of(position.side, at)?)));
            here.map_or(Reachable::NOTHING, |(at, piece)| {
                Reachable::from(position, field, piece, at, actions)
            })
        })
    }
}

/// More than the number of places that three actions can clear.
const ROOM: usize = 8;

/// Where a command piece could be after some actions; not all of it need be possible.
#[derive(Clone, Copy)]
pub(super) struct Reachable<const W: usize> {
    /// If all actions are its own.
    pub(super) alone: Bits<W>,
    /// If others clear its way.
    pub(super) helped: Bits<W>,
}

impl<const W: usize> Reachable<W> {
    const NOTHING: Self = Self {
        alone: Bits::EMPTY,
        helped: Bits::EMPTY,
    };

    fn from<const N: usize>(
        position: &Tora<N, W>,
        field: &Field<N, W>,
        piece: Piece,
        at: Square<N>,
        actions: u32,
    ) -> Self {
        let first = field.reach(piece, at);
        let here = Bits::of(at);
        if actions == 1 {
            let near = here | first.stops | first.landings;
            return Self {
                alone: near,
                helped: near,
            };
        }
        let stride = u32::from(piece.kind.limit()) + u32::from(field.land.is_some()); // T-T5
        let removals = match position.activity(at).attacked {
            _ if !piece.kind.is_ruler() => actions,
            attacked => u32::from(!attacked), // T-R4
        };
        let enemies = field.of[(!piece.side).index()];
        let mut ways = [Bits::EMPTY; ROOM];
        ways[0] = here | first.stops;
        ways[1] = first.landings;
        let alone = walk(ways, field, enemies, stride * (actions - 1), |_| removals);
        // Another action clears two places, one of the piece itself clears one.
        let cleared = |step: u32| {
            let moves = step.div_ceil(stride);
            2 * (actions - moves) + moves
        };
        let mut ways = [Bits::EMPTY; ROOM];
        ways[0] = here;
        let helped = walk(ways, field, field.occupied, stride * actions, cleared);
        Self { alone, helped }
    }
}

/// The places that so many steps lead to, through empty places and those that can be cleared;
/// `ways` are the first places, by the number of places cleared on the way.
fn walk<const N: usize, const W: usize>(
    mut ways: [Bits<W>; ROOM],
    field: &Field<N, W>,
    clearable: Bits<W>,
    steps: u32,
    cleared: impl Fn(u32) -> u32,
) -> Bits<W> {
    for step in 1..=steps {
        let most = cleared(step) as usize;
        let mut next = ways;
        for (count, way) in ways.iter().enumerate().take(most + 1) {
            if !way.is_empty() {
                let entered = Tora::<N, W>::tables().spread(*way);
                next[count] |= entered - field.occupied;
                if count < most {
                    next[count + 1] |= entered & clearable;
                }
            }
        }
        ways = next;
    }
    ways.into_iter().fold(Bits::EMPTY, |all, way| all | way)
}
