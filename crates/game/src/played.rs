//! A game as it is played: a start, the moves from it, and how its history can end it.

use std::sync::Arc;

use crate::trail::Trail;
use crate::{History, Outcome, Position, Refusal, Side};

mod arbiter;
mod ended;
mod seen;
mod standing;

pub(crate) use arbiter::Between;
pub use arbiter::SetUp;

use standing::Standing;

/// Every so many plies the position is kept; those between follow from the moves.
const APART: usize = 8;

/// A start position and the moves played from it.
///
/// Ends that need the history (repetition, long quiet play) are decided here, by the game's own
/// [`Position::ending_by_history`].
///
/// Copies share what was played before: a copy, and a move in it, cost the same however long the
/// game is.
#[derive(Clone, Debug)]
pub struct Game<P: Position> {
    start: P,
    plies: Trail<Ply<P>>,
    now: P,
    /// Whether the position now may be another one than the last move led to.
    stands: bool,
    standing: Standing,
    history: History,
    /// Sides whose time ran out while the game went on, with the number of plies before.
    time_outs: Arc<Vec<(usize, Side)>>,
    /// Positions that an arbiter has set up.
    set_ups: Arc<Vec<SetUp<P>>>,
    /// An ending that does not follow from the rules.
    ended: Option<Outcome>,
    /// What an arbiter has decided instead, and why.
    overruled: Option<(Outcome, String)>,
}

/// A ply that was played.
#[derive(Clone, Debug)]
struct Ply<P: Position> {
    mv: P::Move,
    /// The position before it, if it is kept.
    from: Option<Arc<P>>,
}

/// Why a game does not take a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError<I: Refusal> {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The rules refuse the move.
    #[error("{0}")]
    Illegal(I),
}

impl<P: Position> Game<P> {
    /// A game that begins here; `history` says whether its history can end it (T-V6 can be switched
    /// off).
    #[must_use]
    pub fn new(start: P, history: History) -> Self {
        let mut game = Self {
            now: start.clone(),
            start,
            plies: Trail::new(),
            stands: false,
            standing: Standing::new(),
            history,
            time_outs: Arc::default(),
            set_ups: Arc::default(),
            ended: None,
            overruled: None,
        };
        game.count_standing();
        game
    }

    /// The position it began with.
    #[must_use]
    pub fn start(&self) -> &P {
        &self.start
    }

    /// How its history can end it.
    #[must_use]
    pub fn history(&self) -> History {
        self.history
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.now
    }

    /// The number of plies played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    /// Ply `ply`, from 0; `None` past the last one.
    #[must_use]
    pub fn ply(&self, ply: usize) -> Option<P::Move> {
        self.plies.get(ply).map(|ply| ply.mv)
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> Vec<P::Move> {
        self.plies.iter().map(|ply| ply.mv).collect()
    }

    /// The position before ply `ply` was played; `None` past the end of the game.
    #[must_use]
    pub fn at(&self, ply: usize) -> Option<P> {
        if ply == self.plies() {
            return Some(self.now.clone());
        }
        self.plies.get(ply)?;
        let from = |at| self.plies.get(at).and_then(|ply| ply.from.as_deref());
        let kept = (0..=ply).rev().find(|at| from(*at).is_some())?;
        let mut position = from(kept)?.clone();
        for mv in (kept..ply).filter_map(|at| self.ply(at)) {
            position.play_unchecked(mv);
        }
        Some(position)
    }

    /// The [turn keys](Position::turn_key) of the positions so far, in order.
    pub fn turn_keys(&self) -> impl Iterator<Item = u64> {
        self.standing.keys()
    }

    /// The bytes of memory that its history holds, about.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let position = size_of::<P>() + 2 * size_of::<usize>();
        let stood = self.time_outs.len() + self.set_ups.len();
        let kept = self.plies().div_ceil(APART) + stood;
        let reasons = self.set_ups.iter().map(|set_up| set_up.reason.len());
        self.plies.bytes()
            + self.standing.bytes()
            + kept * position
            + self.set_ups.capacity() * size_of::<SetUp<P>>()
            + reasons.sum::<usize>()
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// If the game is over or the rules refuse the move; nothing has changed then.
    pub fn play(&mut self, mv: P::Move) -> Result<(), GameError<P::Illegal>> {
        if self.outcome().is_some() {
            return Err(GameError::Over);
        }
        let mut next = self.position().clone();
        next.play(mv).map_err(GameError::Illegal)?;
        self.push(mv, next);
        Ok(())
    }

    /// Goes on with the position after a move.
    fn push(&mut self, mv: P::Move, next: P) {
        let kept = self.stands || self.plies().is_multiple_of(APART);
        let before = std::mem::replace(&mut self.now, next);
        let from = kept.then(|| Arc::new(before));
        self.plies.push(Ply { mv, from });
        self.stands = false;
        self.count_standing();
    }

    /// The sides whose time ran out while the game went on, in order, each with the number of plies
    /// played before.
    #[must_use]
    pub fn time_outs(&self) -> &[(usize, Side)] {
        &self.time_outs
    }

    /// Takes back the last move and returns it, unless none is left or the game was ended by the
    /// players, by time or by an arbiter.
    pub fn take_back(&mut self) -> Option<P::Move> {
        if self.ended.is_some() || self.overruled.is_some() {
            return None;
        }
        let plies = self.plies().checked_sub(1)?;
        let before = self.at(plies)?;
        let Ply { mv, from } = self.plies.pop()?;
        self.discount_standing();
        self.now = before;
        self.stands = from.is_some();
        if self.time_outs.last().is_some_and(|(ply, _)| *ply > plies) {
            Arc::make_mut(&mut self.time_outs).retain(|(ply, _)| *ply <= plies);
        }
        if self.set_ups.last().is_some_and(|last| last.plies > plies) {
            Arc::make_mut(&mut self.set_ups).retain(|set_up| set_up.plies <= plies);
        }
        Some(mv)
    }

    /// How the game ended, if it did: by an arbiter, by its rules, by its history, by the players or
    /// by time.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let overruled = self.overruled.as_ref().map(|(outcome, _)| *outcome);
        overruled.or_else(|| self.outcome_in_play())
    }

    /// How the game ended, if it did, apart from any decision of an arbiter.
    #[must_use]
    pub fn outcome_in_play(&self) -> Option<Outcome> {
        self.ended
            .or_else(|| self.position().outcome())
            .or_else(|| {
                let repeats = self.now.turn_key().map_or(0, |_| self.standing.times());
                self.history.ending(self.position(), repeats)
            })
    }

    /// Whether the game's history has ended it: a repetition, or long quiet play.
    #[must_use]
    pub fn ended_by_history(&self) -> bool {
        let otherwise = self.ended.is_some() || self.position().outcome().is_some();
        !otherwise && self.outcome_in_play().is_some()
    }

    /// The side to move; `None` when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Side> {
        if self.outcome().is_some() {
            None
        } else {
            self.position().to_move()
        }
    }

    /// Goes on from another position after the moves so far; `anew` if repetitions are counted only from
    /// there on.
    fn stand_at(&mut self, position: P, anew: bool) {
        if anew {
            self.standing = Standing::new();
        } else {
            self.discount_standing();
        }
        self.now = position;
        self.stands = true;
        self.count_standing();
    }

    fn discount_standing(&mut self) {
        if self.now.turn_key().is_some() {
            self.standing.discount();
        }
    }

    fn count_standing(&mut self) {
        if let Some(key) = self.now.turn_key() {
            self.standing.count(key);
        }
    }
}
