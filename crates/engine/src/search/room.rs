//! Memory that searches use one after the other.

use game::Position;

use super::MAX_PLY;
use crate::Look;
use crate::code::mixed;
use crate::order::Ranked;

/// Memory that searches use one after the other.
pub(crate) struct Room<P: Position> {
    pub(super) path: Vec<u64>,
    pub(super) lists: Vec<Vec<Ranked<P::Move>>>,
    pub(super) moves: Vec<P::Move>,
    pub(super) looks: Vec<Look>,
    pub(super) lines: Vec<Vec<P::Move>>,
    /// The code of the first move to try.
    pub(crate) first: u32,
    /// The moves to choose from in the position that is searched.
    pub(crate) first_moves: Vec<P::Move>,
    /// The longest line looked at, in moves.
    pub(crate) deepest: usize,
    /// The depth of the running search.
    pub(super) depth: i32,
    /// The keys of positions that the running turn may not lead to, since another line does.
    pub(super) taken: Vec<u64>,
    /// A number to mix into the keys of the running turn, whose values depend on what is taken.
    pub(super) taken_salt: u64,
}

impl<P: Position> Room<P> {
    pub(crate) fn new() -> Self {
        Self {
            path: Vec::new(),
            lists: (0..MAX_PLY).map(|_| Vec::new()).collect(),
            moves: Vec::new(),
            looks: Vec::new(),
            lines: vec![Vec::new(); MAX_PLY + 1],
            first: 0,
            first_moves: Vec::new(),
            deepest: 0,
            depth: 0,
            taken: Vec::new(),
            taken_salt: 0,
        }
    }

    /// Lets the search find the best turn that leads to none of these positions.
    pub(crate) fn other_than(&mut self, taken: impl Iterator<Item = u64>) {
        self.taken.clear();
        self.taken.extend(taken);
        let salts = self.taken.iter().map(|key| mixed(*key));
        self.taken_salt = salts.fold(0, u64::wrapping_add);
    }

    /// Forgets the best moves of another position.
    pub(crate) fn forget(&mut self) {
        self.first = 0;
        self.deepest = 0;
        self.path.clear();
    }

    pub(super) fn keep(&mut self, ply: usize, mv: P::Move) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }
}
