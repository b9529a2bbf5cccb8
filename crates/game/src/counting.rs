//! Counting moves without listing them.

use crate::Position;

/// What counting and random play need from a position. All of it follows from the list of legal
/// moves; a game overrides what it can do faster, or what continues past a draw.
pub trait Counting: Position {
    /// The number of legal moves.
    fn count_moves(&self) -> u64 {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.len() as u64
    }

    /// Appends what [`legal_moves`](Position::legal_moves) would list if no game were drawn by quiet
    /// play or lack of personnel; counting moves goes on past such draws.
    fn moves_past_draws(&self, out: &mut Vec<Self::Move>) {
        self.legal_moves(out);
    }

    /// The number of [`moves_past_draws`](Self::moves_past_draws).
    fn count_past_draws(&self) -> u64 {
        self.count_moves()
    }

    /// One of the legal moves: `choose` receives their number, at least 1, and returns an index
    /// into the list of [`legal_moves`](Position::legal_moves). `None` if there are no legal moves
    /// or the index is too large.
    fn pick_move(&self, choose: impl FnOnce(usize) -> usize) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        (!moves.is_empty())
            .then(|| choose(moves.len()))
            .and_then(|index| moves.get(index).copied())
    }
}
