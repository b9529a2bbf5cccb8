//! A rated game: which list it counts in, for whom, and how it has ended.

use game::{Ending, Side, Viewer};
use protocol::{Decided, Phase, Ruling};
use rating::Score;

use super::Play;
use crate::id::PlayerId;
use crate::store::Ended;
use crate::token::Holds;

impl Play {
    /// Whether it is rated.
    pub(crate) fn is_rated(&self) -> bool {
        self.rated
    }

    /// Declares it rated.
    pub(crate) fn rate(&mut self) {
        self.rated = true;
    }

    /// The players who have taken the seats as players.
    pub(crate) fn players(&self) -> [Option<PlayerId>; 2] {
        Side::BOTH.map(|side| {
            let mut rows = self.tokens().iter();
            let seat = rows.find(|row| row.side == side && row.holds == Holds::Seat);
            seat.and_then(|row| row.player)
        })
    }

    /// The list of ratings in which it counts: the first word of its position texts, which says game and
    /// board; `None` before it has begun.
    pub(crate) fn list(&self) -> Option<String> {
        let start = self.state().table()?.start(Viewer::Public);
        Some(game::head(&start).to_owned())
    }

    /// How it has ended, if it is rated.
    pub(crate) fn ended(&self) -> Option<Ended> {
        let (true, Phase::Over(outcome)) = (self.rated, self.state().phase()) else {
            return None;
        };
        let [Some(first), Some(second)] = self.players() else {
            return None;
        };
        let moved = |ruling: &Ruling| matches!(ruling.what, Decided::Position { .. });
        let counts =
            outcome.ending != Ending::Aborted && !self.state().decisions().iter().any(moved);
        let score = match outcome.winner {
            Some(Side::First) => Score::Win,
            Some(Side::Second) => Score::Loss,
            None => Score::Draw,
        };
        Some(Ended {
            list: self.list()?,
            players: [first, second],
            score: counts.then(|| score.half_points()),
            at_us: self.last_at_us()?,
        })
    }
}
