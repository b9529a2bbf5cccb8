//! In which order the moves of a position are tried, and how many of them.

use game::Position;

use super::{Search, Spot, Window};
use crate::code::code;
use crate::order::{Memory, Ranked};
use crate::{Evaluate, Look};

/// How many quiet moves are ranked by what they lead to.
const PROMISING: usize = 100;
/// Moves with this order or higher need no closer look.
const URGENT: i32 = 1 << 19;

impl<P: Position, E: Evaluate<P>> Search<'_, '_, P, E> {
    /// Lists the legal moves with the order in which to try them.
    pub(super) fn rank(
        &mut self,
        position: &P,
        spot: Spot,
        first: u32,
        good: bool,
        list: &mut Vec<Ranked<P::Move>>,
    ) {
        self.room.moves.clear();
        if spot.ply == 0 {
            self.room.moves.extend_from_slice(&self.room.first_moves);
        } else {
            self.eval.moves(position, &mut self.room.moves);
        }
        let Spot { side, ply, .. } = spot;
        self.list(position, spot, list, |memory, look, code| {
            // The best move of an earlier search first, then what wins something, the killers, and
            // the rest by how they did elsewhere (history heuristic).
            if code == first {
                1 << 30
            } else if look.gain > 0 {
                (1 << 20) + look.gain * 8 + look.hint
            } else if look.ends_turn && good {
                1 << 21 // Whoever stands well enough may simply end the turn.
            } else if memory.is_killer(ply, code) {
                URGENT
            } else {
                look.hint + memory.worth(side, code) / 4
            }
        });
        if let (true, Some(&mv)) = (list.is_empty(), self.room.moves.last()) {
            // The player overlooks every move, but has to play one.
            list.push(Ranked {
                mv,
                code: code(&mv),
                order: 0,
                gain: 0,
                ends_turn: false,
            });
        }
        if self.style.looks_closer() && spot.depth >= 2 {
            self.look_closer(position, spot, list);
        }
    }

    /// Lists the moves in `room.moves` that the player sees, with the order that `order` gives
    /// them.
    pub(super) fn list(
        &mut self,
        position: &P,
        spot: Spot,
        list: &mut Vec<Ranked<P::Move>>,
        order: impl Fn(&Memory, &Look, u32) -> i32,
    ) {
        list.clear();
        self.room.looks.clear();
        let (moves, looks) = (&self.room.moves, &mut self.room.looks);
        self.eval.look(position, moves, looks);
        let own = spot.turn % 2 == 0;
        for (&mv, look) in moves.iter().zip(looks.iter()) {
            let code = code(&mv);
            if self.eyes.sees(look, code, own) {
                list.push(Ranked {
                    mv,
                    code,
                    order: order(self.memory, look, code),
                    gain: look.gain,
                    ends_turn: look.ends_turn,
                });
            }
        }
    }

    /// Ranks the most promising quiet moves by the evaluation of what they lead to.
    fn look_closer(&self, position: &P, spot: Spot, list: &mut [Ranked<P::Move>]) {
        // The code breaks ties, so that the same seed and limits always give the same answer.
        list.sort_unstable_by_key(|ranked| std::cmp::Reverse((ranked.order, ranked.code)));
        let quiet = list.iter_mut().skip_while(|ranked| ranked.order >= URGENT);
        for ranked in quiet.take(PROMISING) {
            // More than any evaluation, so that these stay ahead of moves without a closer look.
            ranked.order += (1 << 16) + self.promise(position, ranked.mv, spot);
        }
    }

    /// The evaluation after a move, from the view of the side that makes it.
    fn promise(&self, position: &P, mv: P::Move, spot: Spot) -> i32 {
        let mut next = position.clone();
        next.play_unchecked(mv);
        match next.outcome() {
            Some(outcome) => self.worth(&next, outcome, spot),
            None => self.static_value(&next, spot.side),
        }
    }

    /// How many quiet moves to try.
    pub(super) fn width(&self, spot: Spot, window: Window, all: usize) -> usize {
        if spot.ply == 0 {
            return all;
        }
        // The running turn and the expected line deserve a wider look.
        let wider = if spot.turn == 0 { 3 } else { 1 } + usize::from(window.wide());
        self.style.width(spot.depth) * wider
    }
}

/// Brings the best of `list[index..]` to `index`. The list is never sorted as a whole, since a
/// cutoff often comes after a few moves.
pub(super) fn pick<M>(list: &mut [Ranked<M>], index: usize) {
    let mut best = index;
    for (i, ranked) in list.iter().enumerate().skip(index + 1) {
        if ranked.order > list[best].order {
            best = i;
        }
    }
    list.swap(index, best);
}
