//! Exact search for short goals: which turns of the side to move reach them, whatever the other side plays.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::{Conduct, Outcome, Side};

/// Something to reach from a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To have won before one's next turn after so many, whatever the other side plays.
    Win(u32),
    /// To take with this turn one of several [pieces that the other side can't do
    /// without](Conduct::vital_pieces). The last one decides the game, which is [`Win`](Self::Win).
    Take,
}

/// The search has looked at as many positions as it may, and does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many positions to search")]
pub struct GaveUp;

/// The turns of the side to move that reach `goal`, at most `most` of them, each with another position at its
/// end: the same actions in another order are the same turn. Of a turn that has begun, what is left of it. None
/// if the game is over.
///
/// The history of the game does not count, only what follows from the position.
///
/// # Errors
///
/// If more than `budget` positions would have to be looked at.
pub fn solve<P: Conduct>(
    position: &P,
    goal: Goal,
    most: usize,
    budget: u64,
) -> Result<Vec<Vec<P::Move>>, GaveUp> {
    let Some(side) = position.to_move() else {
        return Ok(Vec::new());
    };
    let mut search = Search { side, left: budget };
    let vital = position.vital_pieces(!side);
    if goal == Goal::Take && vital.is_none_or(|vital| vital < 2) {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    let _ = search.turns(position, &mut |search, turn, end| {
        let reached = match goal {
            Goal::Win(turns) => search.wins(end, turns.saturating_sub(1))?,
            Goal::Take => end.vital_pieces(!side) < vital,
        };
        if reached {
            found.push(turn.to_vec());
        }
        Ok(stop_if(found.len() >= most))
    })?;
    Ok(found)
}

struct Search {
    /// The side that wants to win.
    side: Side,
    /// How many more positions may be looked at.
    left: u64,
}

/// Looks at a turn and the position at its end, and says whether to go on.
type Visit<'a, P> = &'a mut dyn FnMut(&mut Search, &[<P as crate::Position>::Move], &P) -> Visited;
type Visited = Result<ControlFlow<()>, GaveUp>;

impl Search {
    /// Whether the side wins before its next turn after so many.
    fn wins<P: Conduct>(&mut self, position: &P, turns: u32) -> Result<bool, GaveUp> {
        if let Some(Outcome { winner, .. }) = position.outcome() {
            return Ok(winner == Some(self.side));
        }
        let own = position.to_move() == Some(self.side);
        let left = match (own, turns.checked_sub(1)) {
            (true, None) => return Ok(false),
            (true, Some(left)) => left,
            (false, _) => turns,
        };
        // One good turn is enough for oneself, and one bad turn for the other side.
        let mut decided = false;
        let _ = self.turns(position, &mut |search, _, end| {
            decided = search.wins(end, left)? == own;
            Ok(stop_if(decided))
        })?;
        Ok(decided == own)
    }

    /// Visits the different ends of the turn that begins or goes on here.
    fn turns<P: Conduct>(&mut self, from: &P, visit: Visit<'_, P>) -> Visited {
        let mut turn = Turn {
            played: Vec::new(),
            begun: HashSet::new(),
            ends: HashSet::new(),
        };
        self.extend(from, &mut turn, visit)
    }

    fn extend<P: Conduct>(
        &mut self,
        from: &P,
        turn: &mut Turn<P::Move>,
        visit: Visit<'_, P>,
    ) -> Visited {
        let mover = from.to_move();
        let mut moves = Vec::new();
        from.legal_moves(&mut moves);
        for mv in moves {
            self.left = self.left.checked_sub(1).ok_or(GaveUp)?;
            let mut next = from.clone();
            next.play_unchecked(mv);
            turn.played.push(mv);
            let key = next.turn_key();
            let over = key.is_some() || next.to_move() != mover;
            let seen = match over {
                true => !turn.ends.insert(key.unwrap_or_else(|| next.key())),
                false => !turn.begun.insert(next.key()),
            };
            let went = match (seen, over) {
                (true, _) => ControlFlow::Continue(()),
                (false, true) => visit(self, &turn.played, &next)?,
                (false, false) => self.extend(&next, turn, visit)?,
            };
            turn.played.pop();
            if went.is_break() {
                return Ok(went);
            }
        }
        Ok(ControlFlow::Continue(()))
    }
}

/// A turn as it is searched.
struct Turn<M> {
    played: Vec<M>,
    /// Positions within it, and at its end, that were seen.
    begun: HashSet<u64>,
    ends: HashSet<u64>,
}

const fn stop_if(done: bool) -> ControlFlow<()> {
    if done {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}
