//! A game as a viewer has seen it, and the way back from what a judge has seen.

use std::sync::Arc;

use crate::played::Between;
use crate::{Conduct, Game, Hidden, SetUp, Viewer};

impl<P: Hidden> Game<P> {
    /// The game as `viewer` has seen it: a game of views, with the moves as the viewer reads them.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Game<P::View> {
        let mut seen = Game::new(self.start.view(viewer), self.history);
        let mut now = self.start.clone();
        for ply in self.plies.iter() {
            if let Some(from) = &ply.from {
                now = P::clone(from);
                seen.stand_at(now.view(viewer));
            }
            let mv = now.seen(ply.mv, now.answer(ply.mv), viewer);
            now.play_unchecked(ply.mv);
            seen.push(mv, now.view(viewer));
        }
        seen.stand_at(self.now.view(viewer));
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
        game.follow_judge(seen)?;
        Ok(game)
    }

    /// Plays what a judge has seen of this game, of which nothing has been played yet.
    ///
    /// # Errors
    ///
    /// Those of [`from_judge`](Self::from_judge); what comes before has been played then.
    pub(crate) fn follow_judge(&mut self, seen: &Game<P::View>) -> Result<(), usize> {
        if self.start.view(Viewer::Judge) != seen.start {
            return Err(0);
        }
        for ply in 0..=seen.plies() {
            for between in seen.between(ply) {
                match between {
                    Between::TimeOut(side) => self.time_out(side),
                    Between::SetUp(set_up) => {
                        let position = set_up.position.to_string().parse().map_err(|_| ply)?;
                        if !self.set_up(position, &*set_up.reason) {
                            return Err(ply);
                        }
                    }
                }
            }
            let Some(mv) = seen.ply(ply) else {
                break;
            };
            let (mv, told) = P::choice(mv).ok_or(ply)?;
            let answer = self.position().answer(mv);
            if told.is_some_and(|told| told != answer) || self.play(mv).is_err() {
                return Err(ply);
            }
        }
        self.ended = seen.ended;
        self.overruled.clone_from(&seen.overruled);
        Ok(())
    }
}
