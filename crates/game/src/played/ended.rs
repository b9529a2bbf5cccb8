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

    /// Ends the game: `winner` has reached the points that were agreed on for points play. Returns
    /// false and does nothing if the game is over, or has no rule for points play.
    pub fn reach_target(&mut self, winner: Side) -> bool {
        self.end_board(Ending::Target, Some(winner))
    }

    /// Whether the side to move may have the board set up anew, if that was agreed for points play.
    #[must_use]
    pub fn may_reset(&self) -> bool {
        P::POINTS_PLAY.is_some() && self.outcome().is_none() && self.position().may_reset()
    }

    /// Ends the game: the side to move has the board set up anew. Returns false and does nothing if
    /// it [may not](Self::may_reset).
    pub fn reset(&mut self) -> bool {
        self.may_reset() && self.end_board(Ending::Reset, None)
    }

    fn end_board(&mut self, ending: Ending, winner: Option<Side>) -> bool {
        let Some(rule) = P::POINTS_PLAY.filter(|_| self.outcome().is_none()) else {
            return false;
        };
        let points = self.position().points_broken_off();
        self.ended = Some(Outcome {
            winner,
            ending,
            rule,
            points,
        });
        true
    }

    /// Ends the game by its history, as somebody who does not know everything is told: whoever can't
    /// tell two positions apart can't count how often they occur. Returns false and does nothing if the
    /// rules have no such end here.
    pub fn end_by_history(&mut self) -> bool {
        if self.outcome().is_none() {
            self.ended = self.history.ending(self.position(), u32::MAX);
        }
        self.ended_by_history() || self.ended.is_some()
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
            self.stand_at(next, false);
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
