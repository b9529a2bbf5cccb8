//! How a game on one device begins, and the one after it.

use std::collections::BTreeMap;

use clock::{Moment, Settings};
use dice::Seed;
use game::Side;
use hall::{Hall, Options, Table};
use protocol::{ApplyError, Fact, GameState, InSeries, NumberedFact, Promise, Seat, Terms};
use series::Series;

use super::LocalGame;
use crate::Draft;

/// What is chosen for a game before it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Id of the game's rules, such as `tora-short`.
    pub game: String,
    /// Choices for the game and of both sides.
    pub options: Options,
    /// Who sits where; nobody is waited for.
    pub seats: [Seat; 2],
    /// How the clocks are set; `None` for a game without.
    pub clock: Option<Settings>,
    /// The series that it begins.
    pub series: Series,
}

impl LocalGame {
    /// Starts a game of `hall`. What is left to dice, they decide; `seed` is what they are thrown from.
    ///
    /// # Errors
    ///
    /// If the options don't go together.
    pub fn start(hall: &Hall, setup: Setup, seed: &Seed, now: Moment) -> Result<Self, ApplyError> {
        let terms = Terms {
            game: setup.game,
            options: setup.options.game,
            position: None,
            clock: setup.clock,
            dice: None,
            arbiter: false,
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

    /// Takes up a game that was played elsewhere before, such as one of a record; its clocks, if
    /// there are any, start now. With it goes the turn that it was left in. Its facts are those
    /// from here on: it is kept as a record, not as facts.
    ///
    /// # Errors
    ///
    /// If it is no game of `hall`.
    pub fn resumed(
        hall: &Hall,
        table: Box<dyn Table>,
        seats: [Seat; 2],
        clock: Option<Settings>,
        now: Moment,
    ) -> Result<(Self, Draft), ApplyError> {
        let mut draft = Draft::resumed(table);
        let declared = draft.declared();
        draft.restart();
        draft.commit();
        let state = GameState::resumed(hall, draft.table().boxed_clone(), seats, clock, now)?;
        draft.play_all(&declared);
        let facts = Vec::new();
        Ok((Self { facts, state }, draft))
    }

    /// The game after this one: the next one of the series, or the first one of another, with the
    /// sides swapped. `id` is this game's.
    ///
    /// # Errors
    ///
    /// If the options don't go together any more.
    pub fn following(
        &self,
        hall: &Hall,
        id: &str,
        seed: &Seed,
        now: Moment,
    ) -> Result<Self, ApplyError> {
        let mut chosen = self.state.options().seats;
        if self.state.next_swaps() {
            chosen.swap(0, 1);
        }
        Self::start_on(hall, self.state.next_terms(id), chosen, seed, now)
    }

    /// The game after this one has begun: that of the series, or the rematch that both want.
    ///
    /// # Errors
    ///
    /// If this one is not over, or the one after it has begun before; nothing has changed then.
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
