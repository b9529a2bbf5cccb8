//! The list of legal moves is right, and no other move is accepted.

use std::collections::{HashSet, VecDeque};

use game::{Counting, Position};

use crate::fault::{Checked, Flaw, ensure};

/// The legal moves: none twice, all accepted, as many as counted.
pub(crate) fn listed<P: Counting>(position: &P) -> Result<Vec<P::Move>, Flaw> {
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let mut seen = HashSet::new();
    for &mv in &legal {
        ensure(seen.insert(mv), "no move twice", || {
            format!("{mv:?} is listed twice")
        })?;
        let refused = position.check(mv).err();
        ensure(refused.is_none(), "listed moves are legal", || {
            format!("{mv:?} is listed, but refused: {refused:?}")
        })?;
    }
    let count = position.count_moves();
    ensure(count == legal.len() as u64, "count of moves", || {
        format!("{count} moves are counted, {} are listed", legal.len())
    })?;
    for index in [0, legal.len() / 2, legal.len().saturating_sub(1)] {
        let picked = position.pick_move(|_| index);
        ensure(picked == legal.get(index).copied(), "picked move", || {
            format!("move {index} of the list is picked as {picked:?}")
        })?;
    }
    Ok(legal)
}

/// How many moves of earlier positions are kept to be tried in later ones.
const KEPT: usize = 400;

/// Moves of other positions near by: most look sensible here, and many are illegal.
#[derive(Debug)]
pub(crate) struct Neighbors<P: Position> {
    moves: VecDeque<P::Move>,
}

impl<P: Position> Default for Neighbors<P> {
    fn default() -> Self {
        Self {
            moves: VecDeque::new(),
        }
    }
}

impl<P: Position> Neighbors<P> {
    /// Tries the moves of neighboring positions: exactly those that are listed may pass, and a
    /// refused one changes nothing. Then adds the moves of this position, and of one after it.
    pub(crate) fn try_out(&mut self, position: &P, legal: &[P::Move]) -> Checked {
        let listed: HashSet<P::Move> = legal.iter().copied().collect();
        for &mv in &self.moves {
            let accepted = position.check(mv).is_ok();
            ensure(
                accepted == listed.contains(&mv),
                "only listed moves are legal",
                || format!("{mv:?} is accepted: {accepted}, but listed: {}", !accepted),
            )?;
            if !accepted {
                let mut same = position.clone();
                let played = same.play(mv);
                ensure(
                    played.is_err() && same == *position,
                    "refused moves change nothing",
                    || format!("{mv:?} was refused, and yet led to {same} ({played:?})"),
                )?;
            }
        }
        self.keep(legal.iter().copied());
        if let Some(&mv) = legal.get(legal.len() / 2) {
            let mut next = position.clone();
            next.play_unchecked(mv);
            let mut after = Vec::new();
            next.legal_moves(&mut after);
            self.keep(after.into_iter());
        }
        Ok(())
    }

    /// Keeps an even sample, so that one position with many moves does not drive out all others.
    fn keep(&mut self, moves: impl ExactSizeIterator<Item = P::Move>) {
        let step = (moves.len() * 8 / KEPT).max(1);
        for mv in moves.step_by(step) {
            if !self.moves.contains(&mv) {
                self.moves.push_back(mv);
            }
        }
        while self.moves.len() > KEPT {
            self.moves.pop_front();
        }
    }
}
