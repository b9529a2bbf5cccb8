//! What was found out about attacks in the course of a search.

use board::{Bits, Square};

use super::demand::Attack;
use super::stops::Soldiers;
use crate::field::Field;

/// What is known about attacks, by the place that they aim at: a memo for each state of the board on an attack's
/// way. Most attacks stay the same whatever is done elsewhere.
pub(super) struct Memory<const N: usize, const W: usize>(Vec<Vec<Memo<N, W>>>);

/// What is known about one enemy and one place.
struct Memo<const N: usize, const W: usize> {
    from: Square<N>,
    /// How many actions others than the command piece have.
    others: u32,
    /// All that it depends on is what was here.
    zone: Bits<W>,
    board: Board<W>,
    /// `None` if there is no attack.
    attack: Option<Attack<N, W>>,
}

type Board<const W: usize> = [Bits<W>; 5];

impl<const N: usize, const W: usize> Memory<N, W> {
    pub(super) fn new() -> Self {
        Self((0..N * N).map(|_| Vec::new()).collect())
    }

    /// What is known about an attack of an enemy on a place; `Some(None)` if there is none. More that is found
    /// out about it can be added.
    pub(super) fn recall(
        &mut self,
        (from, at): (Square<N>, Square<N>),
        field: &Field<N, W>,
        soldiers: &Soldiers<W>,
    ) -> Option<&mut Option<Attack<N, W>>> {
        let now = board(field, soldiers);
        let is_same = |memo: &&mut Memo<N, W>| {
            (memo.from, memo.others) == (from, soldiers.actions) && {
                let mut pairs = now.iter().zip(&memo.board);
                pairs.all(|(now, then)| !(*now ^ *then).meets(memo.zone))
            }
        };
        let memo = self.0[at.index()].iter_mut().find(is_same);
        memo.map(|memo| &mut memo.attack)
    }

    /// Remembers what has been found out, which depends on nothing but what is in `zone`.
    pub(super) fn note(
        &mut self,
        (from, at): (Square<N>, Square<N>),
        zone: Bits<W>,
        field: &Field<N, W>,
        soldiers: &Soldiers<W>,
        attack: Option<Attack<N, W>>,
    ) {
        self.0[at.index()].push(Memo {
            from,
            others: soldiers.actions,
            zone,
            board: board(field, soldiers),
            attack,
        });
    }
}

fn board<const N: usize, const W: usize>(field: &Field<N, W>, soldiers: &Soldiers<W>) -> Board<W> {
    let [one, other] = field.of;
    [one, other, field.defenders, soldiers.now, soldiers.later]
}
