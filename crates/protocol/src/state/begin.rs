//! How play begins, and whether the dice fell as claimed.

use std::collections::BTreeMap;

use clock::{Moment, Span};
use dice::{Dice, Seed};
use game::{Side, Viewer};
use hall::{Options, Scope, StartError, Started};

use super::{ApplyError, GameState};
use crate::{Fact, Seat, Thrown};

impl GameState {
    /// The fact with which play begins now: the start position, and how the dice fall when they are
    /// thrown from `seed`, in a game that has any.
    ///
    /// # Errors
    ///
    /// If play has begun or a seat is open, the choices don't go together, or the seed is not the
    /// one that was promised.
    pub fn begun(&self, seed: Option<&Seed>) -> Result<Fact, ApplyError> {
        self.may_begin()?;
        let terms = &self.terms;
        let mut dice = match (&self.promise, seed) {
            (Some(promise), Some(seed)) => Some(promise.dice(seed)?),
            (None, None) => None,
            _ => return Err(ApplyError::Promise),
        };
        let start = || self.rules.start(&self.options());
        let (position, throws) = match (&terms.position, &mut dice) {
            (Some(position), _) => (position.clone(), Vec::new()),
            (None, None) => (start()?.start(Viewer::Judge), Vec::new()),
            (None, Some(dice)) => {
                let Started { table, throws } = self.rules.throw(&self.options(), dice)?;
                (table.start(Viewer::Judge), throws)
            }
        };
        let seed = seed.cloned();
        let dice = seed.map(|seed| Thrown { seed, throws });
        Ok(Fact::Begun { position, dice })
    }

    /// Checks that a game can begin with these choices of a side, whatever the other side chooses.
    ///
    /// # Errors
    ///
    /// If an unknown option or choice is named, or the choices don't go together.
    pub fn check_choice(
        &self,
        side: Side,
        choices: &BTreeMap<String, String>,
    ) -> Result<(), StartError> {
        self.rules.check_seat(choices)?;
        let mut options = Options {
            game: self.terms.options.clone(),
            ..Options::default()
        };
        options.seats[side.index()].clone_from(choices);
        let mut any = Dice::new(&Seed::new([0; 32]), &[None, None]);
        self.rules.throw(&options, &mut any).map(drop)
    }

    /// It was created at this moment: from then on the sides choose.
    pub(super) fn created(mut self, at: Moment) -> Self {
        let choosing = self.terms.choosing.as_ref();
        self.choosing_until =
            choosing.map(|choosing| at.after(Span::seconds(u64::from(choosing.seconds))));
        self
    }

    pub(super) fn begin(
        &mut self,
        position: &str,
        thrown: Option<&Thrown>,
    ) -> Result<(), ApplyError> {
        self.may_begin()?;
        if self.promise.is_some() != thrown.is_some() {
            return Err(ApplyError::Promise);
        }
        if let Some(thrown) = thrown {
            self.check_dice(position, thrown)?;
        }
        let of_terms = self.terms.position.as_deref() == Some(position);
        self.table = Some(match self.start.take_if(|_| of_terms) {
            Some(start) => start,
            None => self
                .rules
                .follow(position, &self.options())
                .map_err(ApplyError::Position)?,
        });
        self.thrown = thrown.cloned();
        Ok(())
    }

    fn may_begin(&self) -> Result<(), ApplyError> {
        if self.table.is_some() {
            Err(ApplyError::Begun)
        } else if self.seats.contains(&Seat::Open) {
            Err(ApplyError::NotBegun)
        } else {
            Ok(())
        }
    }

    /// Checks that the dice fall, and the game starts, as claimed.
    fn check_dice(&self, said: &str, thrown: &Thrown) -> Result<(), ApplyError> {
        let Fact::Begun { position, dice } = self.begun(Some(&thrown.seed))? else {
            return Err(ApplyError::Dice);
        };
        // A viewer who may not know the other side's choices can't tell where the game starts.
        let same_start = position == said || !self.knows_choices();
        if dice.as_ref() == Some(thrown) && same_start {
            Ok(())
        } else {
            Err(ApplyError::Dice)
        }
    }

    /// Whether this state knows everything that both sides have chosen.
    fn knows_choices(&self) -> bool {
        let hides = self.rules.info().options_of(Scope::Seat).next().is_some();
        self.chosen.iter().all(Option::is_some) || !hides
    }
}
