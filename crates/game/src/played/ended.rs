//! Endings of a game that do not follow from its rules alone: by players and by time.

use std::sync::Arc;

use crate::{Conduct, Ending, Game, Outcome, Side};

impl<P: Conduct> Game<P> {
    /// Ends the game: `loser` resigns. Has no effect on a game that is over.
    pub fn resign(&mut self, loser: Side) {
        self.end(Ending::Resigned, Some(!loser));
    }

    /// Ends the game: both agreed to a draw. Has no effect on a game that is over.
    pub fn draw(&mut self) {
        self.end(Ending::Agreed, None);
    }

    /// Ends the game: `loser` has not appeared, or has left. Has no effect on a game that is over.
    pub fn forfeit(&mut self, loser: Side) {
        self.end(Ending::Forfeit, Some(!loser));
    }

    /// Breaks the game off: it does not count, and nobody has points. Has no effect on a game that
    /// is over.
    pub fn abort(&mut self) {
        if self.outcome().is_none() {
            self.ended = Some(Outcome {
                winner: None,
                ending: Ending::Aborted,
                rule: P::AGREEMENT,
                points: None,
            });
        }
    }

    /// How the game would end if both players now agreed that `winner` wins; `None` if it is over,
    /// or its rules have no such ending here.
    #[must_use]
    pub fn award(&self, winner: Side) -> Option<Outcome> {
        match self.outcome() {
            Some(_) => None,
            None => self.position().award(winner),
        }
    }

    /// Ends the game: both agreed on its [`award`](Self::award). Returns false and does nothing if
    /// there is none.
    pub fn agree_award(&mut self, winner: Side) -> bool {
        let award = self.award(winner);
        self.ended = self.ended.or(award);
        award.is_some()
    }

    /// The time of `side` has run out: the game ends, or goes on as [`Conduct::time_out`] says. Has
    /// no effect on a game that is over.
    pub fn time_out(&mut self, side: Side) {
        if self.outcome().is_some() {
            return;
        }
        let mut next = self.position().clone();
        self.ended = next.time_out(side);
        if self.ended.is_none() {
            self.stand_at(next);
            let plies = self.plies();
            Arc::make_mut(&mut self.time_outs).push((plies, side));
        }
    }

    fn end(&mut self, ending: Ending, winner: Option<Side>) {
        if self.outcome().is_none() {
            let points = self.position().points_agreed(winner);
            self.ended = Some(Outcome {
                winner,
                ending,
                rule: P::AGREEMENT,
                points,
            });
        }
    }
}
