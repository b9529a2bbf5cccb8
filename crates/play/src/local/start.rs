//! How a game on one device begins, and how the next one follows.

use std::collections::BTreeMap;

use clock::{Moment, Settings};
use dice::{Dice, Seed};
use game::Side;
use hall::{Hall, Options, Table};
use protocol::{
    ApplyError, Fact, GameState, InSeries, Kept, NO_GAME, NumberedFact, Promise, Seat, Terms,
};
use series::Series;

use super::LocalGame;
use crate::Draft;

/// What is chosen for a game before it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Id of the game's rules, such as `tora-short`.
    pub game: String,
    /// The choices for the game and for each side.
    pub options: Options,
    /// The text of the position in which it begins; `None` for the start of the game. Then there are
    /// no choices.
    pub position: Option<String>,
    /// Who sits on each side; nobody has to join first.
    pub seats: [Seat; 2],
    /// The clock settings; `None` for a game without clocks.
    pub clock: Option<Settings>,
    /// Whether a touched piece has to move.
    pub touch_move: bool,
    /// The series that begins with this game.
    pub series: Series,
}

impl LocalGame {
    /// Starts a game of `hall`. Dice, thrown from `seed`, decide what the options leave to them.
    ///
    /// # Errors
    ///
    /// If the options don't go together.
    pub fn start(hall: &Hall, setup: Setup, seed: &Seed, now: Moment) -> Result<Self, ApplyError> {
        let terms = Terms {
            game: setup.game,
            options: setup.options.game,
            position: setup.position,
            clock: setup.clock,
            dice: None,
            arbiter: false,
            touch_move: setup.touch_move,
            take_back: false,
            choosing: None,
            gathers: false,
            series: InSeries::first(setup.series),
            seats: setup.seats,
        };
        Self::start_on(hall, terms, setup.options.seats, seed, now)
    }

    fn start_on(
        hall: &Hall,
        terms: Terms,
        chosen: [BTreeMap<String, String>; 2],
        seed: &Seed,
        now: Moment,
    ) -> Result<Self, ApplyError> {
        let has_dice = hall.named(&terms.game)?.info().dice;
        let seed = has_dice.then_some(seed);
        let promise = |seed: &Seed| Promise {
            commitment: seed.lock(),
            nonces: [None, None],
        };
        let terms = Terms {
            dice: seed.map(promise),
            // Who plays on one device is there.
            gathers: false,
            ..terms
        };
        let state = GameState::create(hall, terms.clone())?;
        let first = NumberedFact {
            seq: state.seq(),
            at_us: now.0,
            fact: Fact::Created(Box::new(terms)),
        };
        let mut game = Self {
            facts: vec![first],
            state,
            id: NO_GAME.to_owned(),
            salts: None,
        };
        for (side, options) in Side::BOTH.into_iter().zip(chosen) {
            let wishes = [].into();
            game.record(
                now,
                Fact::Chose {
                    side,
                    options,
                    wishes,
                },
            )?;
        }
        let begun = game.state.begun(seed)?;
        game.record(now, begun)?;
        Ok(game)
    }

    /// Resumes a game that was played elsewhere, such as one from a record, with what was `kept` of
    /// it. Its clocks, if it has any, start now. The moves of its unfinished turn come back as the
    /// draft. Its facts begin here, so keep the game as a record, not as facts.
    ///
    /// # Errors
    ///
    /// If `hall` does not have the game, or its match was over before it.
    pub fn resumed(
        hall: &Hall,
        table: Box<dyn Table>,
        kept: Kept,
        now: Moment,
    ) -> Result<(Self, Draft), ApplyError> {
        let mut draft = Draft::resumed(table);
        let declared = draft.declared();
        draft.restart();
        draft.commit();
        let touch_move = kept.agreed.touch_move;
        let id = kept.id.clone().unwrap_or_else(|| NO_GAME.to_owned());
        let state = GameState::resumed(hall, draft.table().boxed_clone(), kept, now)?;
        draft.play_all(&declared);
        let game = Self {
            facts: Vec::new(),
            state,
            id,
            salts: None,
        };
        Ok((game, draft.with_touch_move(touch_move)))
    }

    /// Starts the game after this one: the next game of the series, or the first game of a rematch
    /// with the sides swapped. `id` is this game's id. What was hidden is
    /// [hidden anew](hall::Rules::hide_anew), by dice that are thrown from `seed`, too.
    ///
    /// # Errors
    ///
    /// If the options are no longer a valid combination.
    pub fn following(
        &self,
        hall: &Hall,
        id: &str,
        seed: &Seed,
        now: Moment,
    ) -> Result<Self, ApplyError> {
        let mut options = self.state.options();
        if self.state.next_swaps() {
            options.seats.swap(0, 1);
        }
        let mut dice = Dice::new(seed, &[None, None]);
        self.state.rules().hide_anew(&mut options, &mut dice);
        let terms = self.state.next_terms(id);
        let next = Self::start_on(hall, terms, options.seats, seed, now)?;
        match self.salts {
            Some(salts) => next.sealed_with(salts, now),
            None => Ok(next),
        }
    }

    /// Notes that the next game has begun: the next of the series, or the rematch that both want.
    ///
    /// # Errors
    ///
    /// If this game is not over, or the next one has already begun; then nothing has changed.
    pub fn next_begun(&mut self, next: String, now: Moment) -> Result<(), ApplyError> {
        if self.table().outcome().is_none() {
            return Err(ApplyError::NotOver);
        }
        if self.state.next_game().is_some() {
            return Err(ApplyError::Begun);
        }
        for side in Side::BOTH {
            let asked = self.state.rematch_offers()[side.index()];
            if !self.state.series_goes_on() && !asked {
                self.record(now, Fact::RematchOffered { side })?;
            }
        }
        self.record(now, Fact::NextBegun { game: next })
    }
}
