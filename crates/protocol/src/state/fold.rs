//! The fold: facts one after the other, or the events that a viewer was sent.

use clock::Moment;
use game::Viewer;
use hall::{Hall, Table};

use super::time::check_choices;
use super::{ApplyError, GameState};
use crate::project::in_full;
use crate::{Event, Fact, NumberedEvent, NumberedFact, Terms};

impl GameState {
    /// Folds all events that a viewer was sent.
    ///
    /// # Errors
    ///
    /// The first event that can't follow, with its index.
    pub fn of_events<'a>(
        hall: &Hall,
        events: impl IntoIterator<Item = &'a NumberedEvent>,
    ) -> Result<Self, (usize, ApplyError)> {
        let mut events = events.into_iter().enumerate();
        let first = events.next().ok_or((0, ApplyError::Created))?.1;
        let mut state = Self::from_first(hall, first).map_err(|error| (0, error))?;
        for (index, event) in events {
            state.apply(event).map_err(|error| (index, error))?;
        }
        Ok(state)
    }

    /// Folds all facts of a game into its full state; calls `each` with every fact and the state
    /// right after it.
    ///
    /// # Errors
    ///
    /// The first fact that can't follow, with its index.
    pub fn of_facts(
        hall: &Hall,
        facts: &[NumberedFact],
        mut each: impl FnMut(&Self, &NumberedFact),
    ) -> Result<Self, (usize, ApplyError)> {
        let mut facts = facts.iter().enumerate();
        let first = facts.next().ok_or((0, ApplyError::Created))?.1;
        let mut state = Self::first_fact(hall, first).map_err(|error| (0, error))?;
        each(&state, first);
        for (index, fact) in facts {
            state.apply_fact(fact).map_err(|error| (index, error))?;
            each(&state, fact);
        }
        Ok(state)
    }

    fn first_fact(hall: &Hall, first: &NumberedFact) -> Result<Self, ApplyError> {
        let Fact::Created(terms) = &first.fact else {
            return Err(ApplyError::Created);
        };
        expect(first.seq, 1)?;
        let state = Self::create(hall, Terms::clone(terms))?;
        Ok(state.created(Moment(first.at_us)))
    }

    /// Begins the fold with the first event.
    ///
    /// # Errors
    ///
    /// If it is not [`Event::Created`], or its terms are not valid.
    pub fn from_first(hall: &Hall, first: &NumberedEvent) -> Result<Self, ApplyError> {
        let Event::Created(terms) = &first.event else {
            return Err(ApplyError::Created);
        };
        expect(first.seq, 1)?;
        let state = Self::create(hall, Terms::clone(terms))?;
        Ok(state.created(Moment(first.at_us)))
    }

    /// Applies the next event that a viewer was sent.
    ///
    /// # Errors
    ///
    /// If it can't follow; nothing has changed then.
    pub fn apply(&mut self, event: &NumberedEvent) -> Result<(), ApplyError> {
        expect(event.seq, self.seq + 1)?;
        self.take(Moment(event.at_us), &event.event)
    }

    /// Applies the next fact to the full state.
    ///
    /// # Errors
    ///
    /// If it can't follow; nothing has changed then.
    pub fn apply_fact(&mut self, fact: &NumberedFact) -> Result<(), ApplyError> {
        expect(fact.seq, self.seq + 1)?;
        self.take(Moment(fact.at_us), &in_full(&fact.fact))
    }

    /// Records a fact in the full state; returns it with its number, and with its moves in their
    /// usual form.
    ///
    /// # Errors
    ///
    /// If it can't follow; nothing has changed then.
    pub fn record(&mut self, at_us: i64, mut fact: Fact) -> Result<NumberedFact, ApplyError> {
        let table = self.table.as_deref();
        if let Fact::Turn { side, moves, .. } = &fact
            && table.is_some_and(Table::has_secrets)
        {
            // Moves of the other side would be read as that side knows the game.
            check_choices(self.table_of_mover(*side)?, moves)?;
        }
        self.take(Moment(at_us), &in_full(&fact))?;
        if let Fact::Turn { side, moves, .. } | Fact::TimeOut { side, moves } = &mut fact {
            // Written as their player reads them, the moves can be played again.
            *moves = self.last_moves(moves.len(), Viewer::Player(*side));
        }
        let seq = self.seq;
        Ok(NumberedFact { seq, at_us, fact })
    }

    /// The last `count` moves as `viewer` reads them; none if fewer were played.
    pub(crate) fn last_moves(&self, count: usize, viewer: Viewer) -> Vec<String> {
        let Some(table) = self.table.as_deref() else {
            return Vec::new();
        };
        let plies = table.plies();
        let text = |ply| table.ply(ply, viewer).map(|(_, text)| text);
        let from = plies.checked_sub(count).unwrap_or(plies);
        (from..plies).filter_map(text).collect()
    }

    fn take(&mut self, at: Moment, event: &Event) -> Result<(), ApplyError> {
        match event {
            Event::Created(_) => return Err(ApplyError::Created),
            Event::Joined { side, name, nonce } => self.join(*side, name, nonce.as_ref())?,
            Event::Withdrawn { side } => self.withdraw(*side)?,
            Event::Chose {
                side,
                options,
                wishes,
            } => self.choose(*side, options.as_ref(), wishes)?,
            Event::Begun { position, dice } => {
                self.begin(position, dice.as_ref())?;
                self.begun = Some(at);
                self.start_clock(at);
            }
            Event::Turn {
                side,
                moves,
                lag_us,
                repeated,
            } => self.turn(*side, (moves, *repeated), at, *lag_us)?,
            Event::TimeOut {
                side,
                moves,
                repeated,
            } => self.time_out(*side, (moves, *repeated), at)?,
            Event::Lots { secret, moves } => {
                if self.draw_lots(secret)? != *moves {
                    return Err(ApplyError::Dice);
                }
                let plies = self.playing()?.plies();
                self.drawn(moves, at)?;
                self.lots = Some((plies, secret.clone()));
            }
            Event::Sealed { side, seal, note } => self.seal(*side, seal, note.as_ref())?,
            Event::Opened { side, notes } => self.open(*side, notes)?,
            Event::Restarted { away_us, waits_us } => self.restarted(at, *away_us, *waits_us)?,
            Event::Gathered => self.gathered(at)?,
            Event::Offered { side, winner } => self.take_offer(*side, *winner)?,
            Event::Declined { side } => {
                self.to_answer(*side)?;
                self.offer = None;
            }
            Event::Agreed { side } => self.agree(*side)?,
            Event::TakeBackAsked { side } => self.ask_back(*side)?,
            Event::TakeBackDeclined { side } => self.decline_back(*side)?,
            Event::TakenBack { side } => self.grant_back(*side, at)?,
            Event::Resigned { side } => self.playing()?.resign(*side),
            Event::Reset { side } => self.reset(*side)?,
            Event::Overruled {
                winner,
                points,
                reason,
            } => self.overruled(*winner, *points, reason)?,
            Event::SetUp { position, reason } => self.set_up(position, reason, at)?,
            Event::ClocksSet { left_us, reason } => self.set_clocks(*left_us, reason, at)?,
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
}

fn expect(found: u64, expected: u64) -> Result<(), ApplyError> {
    if found == expected {
        Ok(())
    } else {
        Err(ApplyError::Number { found, expected })
    }
}
