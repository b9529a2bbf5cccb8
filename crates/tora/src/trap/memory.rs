//! What was found out about attacks on the board at the start of the turn.

use board::{Bits, Square};

use super::demand::Attack;
use super::stops::Soldiers;
use crate::field::Field;

/// Attacks by the place that they aim at, each as it was when it was looked at first: most of them
/// stay the same whatever is done elsewhere.
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

/// What there is to know.
pub(super) enum Known<'a, const N: usize, const W: usize> {
    /// The same as before; it may be told what is found out beyond that.
    Same(&'a mut Option<Attack<N, W>>),
    /// Something else than before.
    Changed,
    /// It is the first time.
    New,
}

impl<const N: usize, const W: usize> Memory<N, W> {
    pub(super) fn new() -> Self {
        Self((0..N * N).map(|_| Vec::new()).collect())
    }

    /// What is known about the attack of an enemy on a place.
    pub(super) fn recall(
        &mut self,
        (from, at): (Square<N>, Square<N>),
        field: &Field<N, W>,
        soldiers: &Soldiers<W>,
    ) -> Known<'_, N, W> {
        let mut memos = self.0[at.index()].iter_mut();
        match memos.find(|memo| (memo.from, memo.others) == (from, soldiers.actions)) {
            None => Known::New,
            Some(memo) => {
                let now = board(field, soldiers);
                let mut pairs = now.iter().zip(&memo.board);
                if pairs.all(|(now, then)| !(*now ^ *then).meets(memo.zone)) {
                    Known::Same(&mut memo.attack)
                } else {
                    Known::Changed
                }
            }
        }
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
