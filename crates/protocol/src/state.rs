//! A game's facts, or the events that a viewer was sent, folded into the state of the game.

mod agreed;
mod arbiter;
mod back;
mod begin;
mod error;
mod fold;
mod lots;
mod offers;
mod online;
mod points;
mod record;
mod resume;
mod seals;
mod time;

pub use agreed::Agreed;
pub use arbiter::{Decided, Ruling};
pub use back::{MOST_ASKED, NoTakeBack, TakeBackAsk};
pub use error::ApplyError;
pub use lots::draw_lots;
pub use online::{DiceTold, ID, LOTS, NOTE, SALT, SEAL};
pub use record::{Kept, TagError};
pub use time::{BREAK, MOST_TURNS, next_turn};

use std::collections::BTreeMap;

use clock::{Clock, Moment, Span};
use dice::{Dice, Nonce, Seed};
use game::{Outcome, Side, TextError, Viewer};
use hall::{Hall, Options, Rules, Table};

use crate::promise::{Promise, Thrown};
use crate::{Seat, Terms};
use back::Back;
use seals::Seals;

/// What the facts of a game add up to: in full, or as far as the events say that a viewer was sent.
/// What the viewer was not told is absent or unknown in it. What it shows to that viewer is the
/// same as what the full state shows.
pub struct GameState {
    rules: Rules,
    terms: Terms,
    seats: [Seat; 2],
    chosen: [Option<BTreeMap<String, String>>; 2],
    wishes: [BTreeMap<String, String>; 2],
    has_chosen: [bool; 2],
    promise: Option<Promise>,
    thrown: Option<Thrown>,
    table: Option<Box<dyn Table>>,
    /// The position of the terms, until play begins: reading it may have taken long.
    start: Option<Box<dyn Table>>,
    /// Until when both sides can choose, in games that wait for it.
    choosing_until: Option<Moment>,
    /// When play began.
    begun: Option<Moment>,
    clock: Option<Clock>,
    /// The time left to a side that had just played a turn, by the number of plies played.
    left: Vec<(usize, Span)>,
    offer: Option<Offer>,
    back: Back,
    /// What the arbiter has decided so far.
    decisions: Vec<Ruling>,
    /// What the arbiter has set the clocks to, by the number of plies played.
    clocks_set: Vec<(usize, [Span; 2])>,
    /// The secret from which lots were drawn, and how many plies were played before.
    lots: Option<(usize, Seed)>,
    seals: Seals,
    rematch_offers: [bool; 2],
    next: Option<String>,
    /// Whether the invitation was withdrawn.
    withdrawn: bool,
    /// How many turns were played.
    turns: u32,
    seq: u64,
}

/// An open offer to end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who offers.
    pub side: Side,
    /// Who wins if the other side accepts; `None` for a draw.
    pub winner: Option<Side>,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A seat is open, or a side has not chosen its options.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Over(Outcome),
}

impl GameState {
    /// Creates a game of `hall` on these terms; nothing else has happened in it yet.
    ///
    /// # Errors
    ///
    /// If its game, options, position or series are not valid.
    pub fn create(hall: &Hall, terms: Terms) -> Result<Self, ApplyError> {
        let options = Options {
            game: terms.options.clone(),
            ..Options::default()
        };
        let rules = hall.named(&terms.game)?.clone();
        let table = match &terms.position {
            Some(position) => hall
                .open(position, &options)
                .map_err(ApplyError::Position)?,
            None => {
                // The options have to go together, whatever the dice will show.
                let mut any = Dice::new(&Seed::new([0; 32]), &[None, None]);
                rules.throw(&options, &mut any)?.table
            }
        };
        if table.info().id != terms.game {
            return Err(ApplyError::Game);
        }
        if let Some(position) = &terms.position
            && table.start(Viewer::Public) != table.start(Viewer::Judge)
        {
            // Everybody is shown the terms.
            let error = TextError::new(0, position.len(), "start-text-tells-a-secret");
            return Err(ApplyError::Position(error));
        }
        if terms.arbiter && !table.info().arbiter {
            return Err(ApplyError::NoArbiter);
        }
        if terms.take_back && (terms.arbiter || terms.touch_move) {
            return Err(NoTakeBack::Strict.into());
        }
        let place = terms.series.as_ref();
        place.map_or(Ok(()), |place| place.check(table.info()))?;
        if table.info().dice != terms.dice.is_some() {
            return Err(ApplyError::Promise);
        }
        let start = terms.position.is_some().then_some(table);
        Ok(Self::on(rules, terms, start))
    }

    /// The state on these terms before anything else has happened.
    fn on(rules: Rules, terms: Terms, start: Option<Box<dyn Table>>) -> Self {
        Self {
            rules,
            seats: terms.seats.clone(),
            chosen: [None, None],
            wishes: Default::default(),
            has_chosen: [false; 2],
            promise: terms.dice.clone(),
            terms,
            thrown: None,
            table: None,
            start,
            choosing_until: None,
            begun: None,
            clock: None,
            left: Vec::new(),
            offer: None,
            back: Back::default(),
            decisions: Vec::new(),
            clocks_set: Vec::new(),
            lots: None,
            seals: Seals::default(),
            rematch_offers: [false; 2],
            next: None,
            withdrawn: false,
            turns: 0,
            seq: 1,
        }
    }

    /// The game with its rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position from which the game is to begin, if the terms name one and play has not begun.
    #[must_use]
    pub fn start(&self) -> Option<&dyn Table> {
        self.start.as_deref()
    }

    /// The terms on which the game was created.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who sits where now.
    #[must_use]
    pub fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }

    /// Whether a side has chosen its options.
    #[must_use]
    pub fn has_chosen(&self, side: Side) -> bool {
        self.has_chosen[side.index()]
    }

    /// Until when the sides can choose that have not; `None` if the game does not wait for that.
    #[must_use]
    pub fn choosing_until(&self) -> Option<Moment> {
        self.choosing_until.filter(|_| self.table.is_none())
    }

    /// What a side wishes for the game, by option id.
    #[must_use]
    pub fn wishes(&self, side: Side) -> &BTreeMap<String, String> {
        &self.wishes[side.index()]
    }

    /// The promise of fair dice with what the players have added so far, in games with dice.
    #[must_use]
    pub fn promise(&self) -> Option<&Promise> {
        self.promise.as_ref()
    }

    /// How the dice fell before the game, once they have.
    #[must_use]
    pub fn thrown(&self) -> Option<&Thrown> {
        self.thrown.as_ref()
    }

    /// The choices of both sides, defaults where none is known, for starting the game.
    #[must_use]
    pub fn options(&self) -> Options {
        let seat = |side: usize| {
            let mut all = self.chosen[side].clone().unwrap_or_default();
            all.extend(self.wishes[side].clone());
            all
        };
        Options {
            game: self.terms.options.clone(),
            seats: [seat(0), seat(1)],
        }
    }

    /// The game in play; `None` before it has begun.
    #[must_use]
    pub fn table(&self) -> Option<&dyn Table> {
        self.table.as_deref()
    }

    /// The clocks; `None` before the game has begun and in games without.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// How far the game is.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match &self.table {
            None => Phase::Waiting,
            Some(table) => table.outcome().map_or(Phase::Playing, Phase::Over),
        }
    }

    /// Whether the invitation was withdrawn, so that the game never begins.
    #[must_use]
    pub fn is_withdrawn(&self) -> bool {
        self.withdrawn
    }

    /// The open offer to end the game, if there is one.
    #[must_use]
    pub fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// Which sides have asked for a rematch.
    #[must_use]
    pub fn rematch_offers(&self) -> [bool; 2] {
        self.rematch_offers
    }

    /// Whether the next game must be created now: this one is over, and the series goes on or both
    /// players have asked for a rematch.
    #[must_use]
    pub fn next_due(&self) -> bool {
        let wanted = self.series_goes_on() || self.rematch_offers == [true; 2];
        wanted && self.next.is_none() && self.over().is_ok()
    }

    /// Id of the next game, once it has been created: that of the series, or the rematch.
    #[must_use]
    pub fn next_game(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// Sequence number of the last event.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The bytes of memory that its history holds, about.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let left = self.left.capacity() * size_of::<(usize, Span)>();
        let decided: usize = self.decisions.iter().map(Ruling::bytes).sum();
        let tables = [&self.table, &self.start].into_iter().flatten();
        let tables: usize = tables.map(|table| table.bytes()).sum();
        left + decided + self.seals.bytes() + tables
    }

    fn playing(&mut self) -> Result<&mut Box<dyn Table>, ApplyError> {
        let table = self.table.as_mut().ok_or(ApplyError::NotBegun)?;
        if table.outcome().is_some() {
            Err(ApplyError::Over)
        } else {
            Ok(table)
        }
    }

    fn over(&self) -> Result<(), ApplyError> {
        let over = self
            .table
            .as_ref()
            .is_some_and(|table| table.outcome().is_some());
        if over {
            Ok(())
        } else {
            Err(ApplyError::NotOver)
        }
    }

    fn withdraw(&mut self, side: Side) -> Result<(), ApplyError> {
        if self.withdrawn {
            return Err(ApplyError::Withdrawn);
        }
        let alone = self.table.is_none() && self.seats[(!side).index()] == Seat::Open;
        if !alone || self.seats[side.index()] == Seat::Open {
            return Err(ApplyError::Begun);
        }
        self.withdrawn = true;
        Ok(())
    }

    fn join(&mut self, side: Side, name: &str, nonce: Option<&Nonce>) -> Result<(), ApplyError> {
        if self.withdrawn {
            return Err(ApplyError::Withdrawn);
        }
        let seat = &mut self.seats[side.index()];
        if *seat != Seat::Open {
            return Err(ApplyError::Seat);
        }
        *seat = Seat::Person {
            name: name.to_owned(),
        };
        if let Some(promise) = &mut self.promise {
            promise.nonces[side.index()] = nonce.cloned();
        }
        Ok(())
    }

    fn choose(
        &mut self,
        side: Side,
        options: Option<&BTreeMap<String, String>>,
        wishes: &BTreeMap<String, String>,
    ) -> Result<(), ApplyError> {
        if self.table.is_some() {
            return Err(ApplyError::Begun);
        }
        if self.has_chosen(side) {
            return Err(ApplyError::Chosen);
        }
        options.map_or(Ok(()), |options| self.check_choice(side, options))?;
        self.rules.check_seat(wishes)?;
        self.chosen[side.index()] = options.cloned();
        self.wishes[side.index()] = wishes.clone();
        self.has_chosen[side.index()] = true;
        Ok(())
    }
}
