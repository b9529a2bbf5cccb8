//! Card A on ten fingers (T-P7).

use crate::Tally;

/// A hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The left hand: columns S1 and S2.
    Left,
    /// The right hand: columns S3 and S4.
    Right,
}

/// A finger of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "fingers are known")]
pub enum Digit {
    Thumb,
    Index,
    Middle,
    Ring,
    Little,
}

/// A finger that stands for a place of card A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Finger {
    /// Which hand.
    pub hand: Hand,
    /// Which finger of the hand.
    pub digit: Digit,
    /// The column of its place, 0..=3 for S1 to S4.
    pub column: usize,
    /// The number of its place in the column, from the top.
    pub place: u8,
}

/// All fingers, from the left little finger to the right one.
pub const FINGERS: [Finger; 10] = {
    use Digit::{Index, Little, Middle, Ring, Thumb};
    use Hand::{Left, Right};
    [
        finger(Left, Little, 0, 4),
        finger(Left, Ring, 0, 3),
        finger(Left, Middle, 0, 2),
        finger(Left, Index, 0, 1),
        finger(Left, Thumb, 1, 1),
        finger(Right, Thumb, 2, 1),
        finger(Right, Index, 3, 1),
        finger(Right, Middle, 3, 2),
        finger(Right, Ring, 3, 3),
        finger(Right, Little, 3, 4),
    ]
};

const fn finger(hand: Hand, digit: Digit, column: usize, place: u8) -> Finger {
    Finger {
        hand,
        digit,
        column,
        place,
    }
}

impl Finger {
    /// Whether the finger has a marker when card A shows `tally`.
    #[must_use]
    pub fn is_marked(self, tally: &Tally) -> bool {
        tally.markers[self.column].contains(self.place)
    }
}
