//! A game as it is played: a start, the moves from it, and how its history can end it.

use std::collections::HashMap;

use crate::{History, Outcome, Position, Refusal, Side};

mod arbiter;
mod ended;
mod seen;

pub(crate) use arbiter::Between;
pub use arbiter::SetUp;

/// A start position and the moves played from it.
///
/// Ends that need the history (repetition, long quiet play) are decided here, by the game's own
/// [`Position::ending_by_history`].
#[derive(Clone, Debug)]
pub struct Game<P: Position> {
    start: P,
    moves: Vec<P::Move>,
    positions: Vec<P>,
    standing: HashMap<u64, u32>,
    history: History,
    /// Sides whose time ran out while the game went on, with the number of plies before.
    time_outs: Vec<(usize, Side)>,
    /// Positions that an arbiter has set up.
    set_ups: Vec<SetUp<P>>,
    /// An ending that does not follow from the rules.
    ended: Option<Outcome>,
    /// What an arbiter has decided instead, and why.
    overruled: Option<(Outcome, String)>,
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
            positions: vec![start.clone()],
            start,
            moves: Vec::new(),
            standing: HashMap::new(),
            history,
            time_outs: Vec::new(),
            set_ups: Vec::new(),
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
        self.positions.last().unwrap_or(&self.start)
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// The position before ply `ply` was played; `None` past the end of the game.
    #[must_use]
    pub fn at(&self, ply: usize) -> Option<&P> {
        self.positions.get(ply)
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
        self.moves.push(mv);
        self.positions.push(next);
        self.count_standing();
        Ok(())
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
        let mv = self.moves.pop()?;
        self.discount_standing();
        self.positions.pop();
        let plies = self.moves.len();
        self.time_outs.retain(|(ply, _)| *ply <= plies);
        self.set_ups.retain(|set_up| set_up.plies <= plies);
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
                let repeats = self
                    .standing_key()
                    .and_then(|key| self.standing.get(&key))
                    .copied();
                self.history.ending(self.position(), repeats.unwrap_or(0))
            })
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

    /// Goes on from another position after the moves so far.
    fn stand_at(&mut self, position: P) {
        self.discount_standing();
        if let Some(now) = self.positions.last_mut() {
            *now = position;
        }
        self.count_standing();
    }

    fn standing_key(&self) -> Option<u64> {
        self.position().turn_key()
    }

    fn discount_standing(&mut self) {
        let key = self.standing_key();
        if let Some(count) = key.and_then(|key| self.standing.get_mut(&key)) {
            *count -= 1;
        }
    }

    fn count_standing(&mut self) {
        if let Some(key) = self.standing_key() {
            *self.standing.entry(key).or_insert(0) += 1;
        }
    }
}
