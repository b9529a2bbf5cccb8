//! What a piece could do from where it stands.

use crate::Place;

/// What a piece could do on this board with one action, as if its side were to move and it had not
/// acted yet: for players who want to see what it threatens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Where it could go without attacking, in the order of places.
    pub goes: Vec<Place>,
    /// What it could attack, in the order of places: enemies, and in games whose attacks are known
    /// beforehand also places where an enemy would be attacked.
    pub strikes: Vec<Place>,
}

impl Reach {
    /// Places sorted, each once.
    #[must_use]
    pub fn new(mut goes: Vec<Place>, mut strikes: Vec<Place>) -> Self {
        for places in [&mut goes, &mut strikes] {
            places.sort_unstable();
            places.dedup();
        }
        Self { goes, strikes }
    }
}
