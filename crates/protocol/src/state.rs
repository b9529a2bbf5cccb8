//! A game's events folded into what they mean.

mod begin;
mod lots;
mod record;
mod time;

pub use time::{BREAK, next_turn};

use std::collections::BTreeMap;

use clock::{Clock, ClockError, Moment, Span};
use dice::{Dice, Nonce, Seed};
use game::{Ending, Outcome, Side};
use hall::{Hall, Options, PlayError, Rules, StartError, Table};

use crate::promise::{Promise, Thrown};
use crate::{Entry, Event, GameResult, Opening, Seat};

/// What the events of a game add up to.
pub struct GameState {
    rules: Rules,
    opening: Opening,
    seats: [Seat; 2],
    chosen: [Option<BTreeMap<String, String>>; 2],
    wishes: [BTreeMap<String, String>; 2],
    has_chosen: [bool; 2],
    promise: Option<Promise>,
    thrown: Option<Thrown>,
    table: Option<Box<dyn Table>>,
    clock: Option<Clock>,
    /// What the clock showed of whoever had just played a turn, after so many plies.
    left: Vec<(usize, Span)>,
    offer: Option<Offer>,
    rematch_offers: [bool; 2],
    next: Option<String>,
    seq: u64,
}

/// An offer to end the game that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who offers.
    pub side: Side,
    /// Who wins if the other side accepts; nobody in a draw.
    pub winner: Option<Side>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A seat is open, or a side has not chosen its options.
    Waiting,
    /// It is played.
    Playing,
    /// It is over.
    Over(Outcome),
}

/// Why an event can't follow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApplyError {
    /// The first event is not [`Event::Opened`], or a later one is.
    #[error("a game begins with being opened, once")]
    Opened,
    /// The options of the game are not right.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The start position can't be read.
    #[error("start position: {0}")]
    Position(game::TextError),
    /// The start position is one of another game.
    #[error("the start position belongs to another game")]
    Game,
    /// The game has dice and they were not promised or not shown, or it has none and they were.
    #[error("dice are promised and shown in games that have any, and only there")]
    Promise,
    /// The seed is not the one that was promised.
    #[error("the opened seed does not fit the commitment")]
    Seed,
    /// The dice do not fall as it is said, or the game does not start as they fall.
    #[error("the throws or the start position do not follow from the seed")]
    Dice,
    /// Lots were drawn although somebody has time to choose.
    #[error("lots are drawn when both sides are out of time in an opening phase, and only then")]
    Lots,
    /// The seat is taken.
    #[error("this seat is taken")]
    Seat,
    /// The game has not begun.
    #[error("the game has not begun: somebody still has to join or choose")]
    NotBegun,
    /// The game has begun already.
    #[error("the game has begun already")]
    Begun,
    /// The other side is to move.
    #[error("it is the other side's turn")]
    NotYourTurn,
    /// One of the moves can't be played.
    #[error("move {}: {error}", .index + 1)]
    Move {
        /// Which, from 0.
        index: usize,
        /// Why.
        error: PlayError,
    },
    /// The moves go on after the end of the turn.
    #[error("move {} comes after the end of the turn", .index + 1)]
    PastTurn {
        /// The first move that is too much, from 0.
        index: usize,
    },
    /// The moves stop before the end of the turn.
    #[error("the turn is not finished; {}", end_of(*.end))]
    Unfinished {
        /// The text of the move that ends a turn; `None` in games whose turns are single moves.
        end: Option<&'static str>,
    },
    /// There is no offer to answer, or the own one is.
    #[error("there is no offer of the other side to answer")]
    NoOffer,
    /// The rules have no such agreement now.
    #[error("no win can be agreed on here")]
    NoAward,
    /// An offer of this side stands already.
    #[error("an offer of this side stands already")]
    Offered,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The number of games of the match, or of this one in it, is not right.
    #[error("a match has at least one game, and none after the last")]
    Games,
    /// The match goes on by itself.
    #[error("the match goes on with its next game; a rematch can be asked for after the last one")]
    MatchGoesOn,
    /// Nobody may overrule the result.
    #[error("there is no arbiter here, or the game has no rule for one")]
    NoArbiter,
    /// The clocks do not allow it.
    #[error(transparent)]
    Clock(#[from] ClockError),
}

fn end_of(end: Option<&str>) -> String {
    end.map_or("a move is missing".to_owned(), |end| {
        format!("it ends with `{end}`")
    })
}

impl ApplyError {
    /// Whether the dice are not as they were promised: no accident, and trying again does not help.
    #[must_use]
    pub fn breaks_promise(&self) -> bool {
        matches!(self, Self::Promise | Self::Seed | Self::Dice | Self::Lots)
    }
}

impl GameState {
    /// Begins the fold with the first event of a game of `hall`.
    ///
    /// # Errors
    ///
    /// If it is not [`Event::Opened`], or its game, options, position or match are not right.
    pub fn open(hall: &Hall, first: &Entry) -> Result<Self, ApplyError> {
        let Event::Opened(opening) = &first.event else {
            return Err(ApplyError::Opened);
        };
        let options = Options {
            game: opening.options.clone(),
            ..Options::default()
        };
        let rules = hall.named(&opening.game)?.clone();
        let table = match &opening.position {
            Some(position) => hall
                .open(position, &options)
                .map_err(ApplyError::Position)?,
            None => {
                // Whatever dice will say, the options have to go together.
                let mut any = Dice::new(&Seed::new([0; 32]), &[None, None]);
                rules.throw(&options, &mut any)?.table
            }
        };
        if table.info().id != opening.game {
            return Err(ApplyError::Game);
        }
        if opening.arbiter && !table.info().arbiter {
            return Err(ApplyError::NoArbiter);
        }
        if opening.before.len() >= usize::from(opening.games) {
            return Err(ApplyError::Games);
        }
        if table.info().dice != opening.dice.is_some() {
            return Err(ApplyError::Promise);
        }
        Ok(Self {
            rules,
            seats: opening.seats.clone(),
            opening: Opening::clone(opening),
            chosen: [None, None],
            wishes: Default::default(),
            has_chosen: [false; 2],
            promise: opening.dice.clone(),
            thrown: None,
            table: None,
            clock: None,
            left: Vec::new(),
            offer: None,
            rematch_offers: [false; 2],
            next: None,
            seq: 1,
        })
    }

    /// Folds a whole list of a game of `hall`.
    ///
    /// # Errors
    ///
    /// The first event that can't follow, with its index.
    pub fn replay<'a>(
        hall: &Hall,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Self, (usize, ApplyError)> {
        let mut entries = entries.into_iter().enumerate();
        let first = entries.next().ok_or((0, ApplyError::Opened))?.1;
        let mut state = Self::open(hall, first).map_err(|error| (0, error))?;
        for (index, entry) in entries {
            state.apply(entry).map_err(|error| (index, error))?;
        }
        Ok(state)
    }

    /// The game with its rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How the game was created.
    #[must_use]
    pub fn opening(&self) -> &Opening {
        &self.opening
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
            game: self.opening.options.clone(),
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

    /// The offer to end the game that stands.
    #[must_use]
    pub fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// Which sides have asked for a rematch.
    #[must_use]
    pub fn rematch_offers(&self) -> [bool; 2] {
        self.rematch_offers
    }

    /// Whether more games of the match follow this one (K-11).
    #[must_use]
    pub fn match_goes_on(&self) -> bool {
        self.opening.before.len() + 1 < usize::from(self.opening.games)
    }

    /// Whether the next game has to be created now: this one is over, and the match goes on or both
    /// have asked for a rematch.
    #[must_use]
    pub fn next_due(&self) -> bool {
        let wanted = self.match_goes_on() || self.rematch_offers == [true; 2];
        wanted && self.next.is_none() && self.over().is_ok()
    }

    /// Id of the next game, once it was created: that of the match, or the rematch.
    #[must_use]
    pub fn next_game(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// How the game has ended; `None` while it goes on, or if it does not count.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        let outcome = self.table.as_ref()?.outcome()?;
        (outcome.ending != Ending::Aborted).then(|| outcome.into())
    }

    /// Sequence number of the last event.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Applies the next event.
    ///
    /// # Errors
    ///
    /// If it can't follow; nothing has changed then.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), ApplyError> {
        let at = Moment(entry.at_us);
        match &entry.event {
            Event::Opened(_) => return Err(ApplyError::Opened),
            Event::Joined { side, name, nonce } => self.join(*side, name, nonce.as_ref())?,
            Event::Chose {
                side,
                options,
                wishes,
            } => self.choose(*side, options.as_ref(), wishes)?,
            Event::Begun { position, dice } => {
                self.begin(&entry.event, position, dice.as_ref())?;
                self.start_clock(at);
            }
            Event::Turn {
                side,
                moves,
                lag_us,
            } => self.turn(*side, moves, at, *lag_us)?,
            Event::TimeOut { side, moves } => self.time_out(*side, moves, at)?,
            Event::Lots { secret, moves } => {
                if self.lots(secret)? != entry.event {
                    return Err(ApplyError::Dice);
                }
                self.drawn(moves, at)?;
            }
            Event::Restarted { away_us } => self.restarted(at, *away_us)?,
            Event::Offered { side, winner } => self.take_offer(*side, *winner)?,
            Event::Declined { side } => {
                self.to_answer(*side)?;
                self.offer = None;
            }
            Event::Agreed { side } => self.agree(*side)?,
            Event::Resigned { side } => self.playing()?.resign(*side),
            Event::Overruled { winner, reason } => {
                let table = self.table.as_mut().ok_or(ApplyError::NotBegun)?;
                if !self.opening.arbiter || !table.overrule(*winner, reason) {
                    return Err(ApplyError::NoArbiter);
                }
                self.offer = None;
            }
            Event::RematchOffered { side } => self.offer_rematch(*side)?,
            Event::NextBegun { game } => {
                self.over()?;
                if self.next.is_some() {
                    return Err(ApplyError::Begun);
                }
                if !self.next_due() {
                    return Err(ApplyError::NoOffer);
                }
                self.next = Some(game.clone());
            }
        }
        self.stop_clock_at_end(at);
        self.seq += 1;
        Ok(())
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

    fn join(&mut self, side: Side, name: &str, nonce: Option<&Nonce>) -> Result<(), ApplyError> {
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
        if self.table.is_some() || self.has_chosen(side) {
            return Err(ApplyError::Begun);
        }
        options.map_or(Ok(()), |options| self.rules.check_seat(options))?;
        self.rules.check_seat(wishes)?;
        self.chosen[side.index()] = options.cloned();
        self.wishes[side.index()] = wishes.clone();
        self.has_chosen[side.index()] = true;
        Ok(())
    }

    fn take_offer(&mut self, side: Side, winner: Option<Side>) -> Result<(), ApplyError> {
        let table = self.playing()?;
        if winner.is_some_and(|winner| table.award(winner).is_none()) {
            return Err(ApplyError::NoAward);
        }
        if self.offer.is_some_and(|offer| offer.side == side) {
            return Err(ApplyError::Offered);
        }
        self.offer = Some(Offer { side, winner });
        Ok(())
    }

    /// The offer that `side` can answer.
    fn to_answer(&self, side: Side) -> Result<Offer, ApplyError> {
        let other = |offer: &Offer| offer.side != side;
        self.offer.filter(other).ok_or(ApplyError::NoOffer)
    }

    fn agree(&mut self, side: Side) -> Result<(), ApplyError> {
        let offer = self.to_answer(side)?;
        let table = self.playing()?;
        match offer.winner {
            None => table.draw(),
            Some(winner) if table.agree_award(winner) => {}
            Some(_) => return Err(ApplyError::NoAward),
        }
        self.offer = None;
        Ok(())
    }

    fn offer_rematch(&mut self, side: Side) -> Result<(), ApplyError> {
        self.over()?;
        if self.match_goes_on() {
            return Err(ApplyError::MatchGoesOn);
        }
        let offer = &mut self.rematch_offers[side.index()];
        if std::mem::replace(offer, true) {
            Err(ApplyError::Offered)
        } else {
            Ok(())
        }
    }
}
