//! What an arbiter decides in a game: its position and its result.

use std::sync::Arc;

use crate::{Conduct, Ending, Game, Outcome, Position, Side};

/// A position that an arbiter has set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp<P> {
    /// The number of plies played before.
    pub plies: usize,
    /// The number of [time-outs](Game::time_outs) before.
    pub time_outs: usize,
    /// The position from which the game goes on.
    pub position: P,
    /// Why.
    pub reason: String,
}

/// What happened between two moves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Between<'a, P> {
    /// A side's time ran out, and the game went on.
    TimeOut(Side),
    /// An arbiter set up a position.
    SetUp(&'a SetUp<P>),
}

impl<P: Position> Game<P> {
    /// What happened after this many plies and before the next one, in order.
    pub(crate) fn between(&self, plies: usize) -> Vec<Between<'_, P>> {
        let mut all = Vec::new();
        let set_ups = self.set_ups.iter().filter(|set_up| set_up.plies == plies);
        let mut set_ups = set_ups.peekable();
        for (before, &(at, side)) in self.time_outs.iter().enumerate() {
            if at == plies {
                while let Some(set_up) = set_ups.next_if(|set_up| set_up.time_outs <= before) {
                    all.push(Between::SetUp(set_up));
                }
                all.push(Between::TimeOut(side));
            }
        }
        all.extend(set_ups.map(Between::SetUp));
        all
    }

    /// The positions that an arbiter has set up, in order.
    #[must_use]
    pub fn set_ups(&self) -> &[SetUp<P>] {
        &self.set_ups
    }

    /// Why an arbiter has decided the game, if one has.
    #[must_use]
    pub fn overruled(&self) -> Option<&str> {
        self.overruled.as_ref().map(|(_, reason)| reason.as_str())
    }
}

impl<P: Conduct> Game<P> {
    /// An arbiter moves pieces: the game goes on from `position`, and what has occurred before does not count
    /// as a repetition any more, which not everybody could tell. Returns false and does nothing if
    /// the game is over, or would be over there, or has no rule for an arbiter.
    pub fn set_up(&mut self, position: P, reason: impl Into<String>) -> bool {
        let playable = position.outcome().is_none() && self.outcome().is_none();
        if P::ARBITER.is_none() || !playable {
            return false;
        }
        let set_up = SetUp {
            plies: self.plies(),
            time_outs: self.time_outs.len(),
            position: position.clone(),
            reason: reason.into(),
        };
        Arc::make_mut(&mut self.set_ups).push(set_up);
        self.stand_at(position, true);
        true
    }

    /// The game as it was right before an arbiter set up this position, the first one being 0; `None` if
    /// there are not so many.
    #[must_use]
    pub fn before_set_up(&self, number: usize) -> Option<Self> {
        let last = self.set_ups.get(number)?.plies;
        let mut game = Self::new(self.start.clone(), self.history);
        for ply in 0..=last {
            for between in self.between(ply) {
                match between {
                    Between::TimeOut(side) => game.time_out(side),
                    Between::SetUp(_) if game.set_ups.len() == number => return Some(game),
                    Between::SetUp(set_up) => {
                        game.set_up(set_up.position.clone(), &*set_up.reason);
                    }
                }
            }
            game.play(self.ply(ply)?).ok()?;
        }
        None
    }

    /// An arbiter decides the game, whether it is over or not: `winner` has won, or nobody has. The
    /// points are `points`, or else those of a game that the players end with this result. Returns
    /// false and does nothing in games without a rule for this.
    pub fn overrule(
        &mut self,
        winner: Option<Side>,
        points: Option<[i32; 2]>,
        reason: impl Into<String>,
    ) -> bool {
        let Some(rule) = P::ARBITER else {
            return false;
        };
        let outcome = Outcome {
            winner,
            ending: Ending::Overruled,
            rule,
            points: points.or_else(|| self.position().points_agreed(winner)),
        };
        self.overruled = Some((outcome, reason.into()));
        true
    }
}
