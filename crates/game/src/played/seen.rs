//! A game as a viewer has seen it, and the way back from what a judge has seen.

use std::sync::Arc;

use crate::played::Between;
use crate::{Conduct, Game, Hidden, SetUp, Viewer};

/// The first ply that the rules refuse or answer differently.
pub(crate) struct Untrue {
    pub(crate) ply: usize,
    /// The rule of their answer, if that is what differs.
    pub(crate) rule: Option<&'static str>,
}

impl Untrue {
    fn at(ply: usize) -> Self {
        Self { ply, rule: None }
    }
}

impl<P: Hidden> Game<P> {
    /// The game as `viewer` has seen it: a game of views, with the moves as the viewer reads them.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Game<P::View> {
        let mut seen = Game::new(self.start.view(viewer), self.history);
        let mut now = self.start.clone();
        let set_up = |plies| self.set_ups.iter().any(|set_up| set_up.plies == plies);
        for (number, ply) in self.plies.iter().enumerate() {
            if let Some(from) = &ply.from {
                now = P::clone(from);
                seen.stand_at(now.view(viewer), set_up(number));
            }
            let mv = now.seen(ply.mv, now.answer(ply.mv), viewer);
            now.play_unchecked(ply.mv);
            seen.push(mv, now.view(viewer));
        }
        seen.stand_at(self.now.view(viewer), set_up(self.plies()));
        seen.time_outs = Arc::clone(&self.time_outs);
        let set_ups = self.set_ups.iter().map(|set_up| set_up.seen_by(viewer));
        seen.set_ups = Arc::new(set_ups.collect());
        seen.ended = self.ended;
        seen.overruled.clone_from(&self.overruled);
        if seen.outcome_in_play().is_none() {
            // A viewer who can't tell that the history has ended the game is told so.
            seen.ended = self.outcome_in_play();
        }
        seen
    }
}

impl<P: Hidden> SetUp<P> {
    fn seen_by(&self, viewer: Viewer) -> SetUp<P::View> {
        SetUp {
            plies: self.plies,
            time_outs: self.time_outs,
            position: self.position.view(viewer),
            reason: self.reason.clone(),
        }
    }
}

impl<P: Hidden + Conduct> Game<P> {
    /// The game that begins at `start`, rebuilt from what a judge has seen of it.
    ///
    /// # Errors
    ///
    /// The number of the first ply that the rules refuse or answer differently, the number of plies
    /// if the game ended differently, or 0 if it started differently.
    pub fn from_judge(start: P, seen: &Game<P::View>) -> Result<Self, usize> {
        let mut game = Self::new(start, seen.history);
        game.follow_judge(seen).map_err(|untrue| untrue.ply)?;
        Ok(game)
    }

    /// Plays what a judge has seen of this game, of which nothing has been played yet.
    ///
    /// # Errors
    ///
    /// Those of [`from_judge`](Self::from_judge); what comes before has been played then.
    pub(crate) fn follow_judge(&mut self, seen: &Game<P::View>) -> Result<(), Untrue> {
        if self.start.view(Viewer::Judge) != seen.start {
            return Err(Untrue::at(0));
        }
        for ply in 0..=seen.plies() {
            for between in seen.between(ply) {
                match between {
                    Between::TimeOut(side) => self.time_out(side),
                    Between::SetUp(set_up) => {
                        let position = set_up.position.to_string().parse();
                        let position = position.map_err(|_| Untrue::at(ply))?;
                        if !self.set_up(position, &*set_up.reason) {
                            return Err(Untrue::at(ply));
                        }
                    }
                }
            }
            let Some(mv) = seen.ply(ply) else {
                break;
            };
            let (mv, told) = P::choice(mv).ok_or(Untrue::at(ply))?;
            let answer = self.position().answer(mv);
            if told.is_some_and(|told| told != answer) {
                let rule = P::answer_rule(mv);
                return Err(Untrue { ply, rule });
            }
            self.play(mv).map_err(|_| Untrue::at(ply))?;
        }
        self.ended = seen.ended;
        self.overruled.clone_from(&seen.overruled);
        Ok(())
    }
}
