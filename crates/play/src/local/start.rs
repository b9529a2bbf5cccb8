//! How a game on one device begins, and the one after it.

use clock::{Moment, Settings};
use dice::Seed;
use game::Side;
use hall::{Hall, Options, Table};
use protocol::{ApplyError, Fact, GameState, NumberedFact, Promise, Seat, Terms};

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
    /// How many games the match has, from 1.
    pub games: u8,
}

impl LocalGame {
    /// Starts a game of `hall`. What is left to dice, they decide; `seed` is what they are thrown from.
    ///
    /// # Errors
    ///
    /// If the options don't go together.
    pub fn start(hall: &Hall, setup: Setup, seed: &Seed, now: Moment) -> Result<Self, ApplyError> {
        Self::start_after(hall, setup, Vec::new(), seed, now)
    }

    fn start_after(
        hall: &Hall,
        setup: Setup,
        before: Vec<String>,
        seed: &Seed,
        now: Moment,
    ) -> Result<Self, ApplyError> {
        let has_dice = hall.named(&setup.game)?.info().dice;
        let seed = has_dice.then_some(seed);
        let promise = |seed: &Seed| Promise {
            commitment: seed.lock(),
            nonces: [None, None],
        };
        let terms = Terms {
            game: setup.game,
            options: setup.options.game,
            position: None,
            clock: setup.clock,
            dice: seed.map(promise),
            arbiter: false,
            games: setup.games,
            before,
            seats: setup.seats,
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
        for (side, options) in Side::BOTH.into_iter().zip(setup.options.seats) {
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

    /// The game after this one, with sides swapped: the next one of the match, or the first one of
    /// another. `id` is this game's.
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
        let terms = self.state.terms();
        let mut options = self.state.options();
        options.seats.swap(0, 1);
        let mut seats = self.state.seats().clone();
        seats.swap(0, 1);
        let mut before = Vec::new();
        if self.state.match_goes_on() {
            before.clone_from(&terms.before);
            before.push(id.to_owned());
        }
        let setup = Setup {
            game: terms.game.clone(),
            options,
            seats,
            clock: terms.clock.map(|clock| clock.swapped()),
            games: terms.games,
        };
        Self::start_after(hall, setup, before, seed, now)
    }

    /// The game after this one has begun: that of the match, or the rematch that both want.
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
            if !self.state.match_goes_on() && !asked {
                self.record(now, Fact::RematchOffered { side })?;
            }
        }
        self.record(now, Fact::NextBegun { game: next })
    }
}
