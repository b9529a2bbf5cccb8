//! New games: from a request, and as a rematch.

use std::collections::BTreeMap;

use game::Side;
use hall::{OptionInfo, Scope};
use protocol::{Event, Opening, Seat};

use super::play::Play;
use crate::error::ApiError;
use crate::token::{Hash, Holds, TokenRow, draw};

/// The choices of a side by option id.
pub(crate) type Choices = BTreeMap<String, String>;

impl Play {
    /// A side chooses, if there is anything to choose.
    pub(crate) fn choose(&mut self, side: Side, options: Choices) -> Result<(), ApiError> {
        if let Some(event) = self.choice(side, options)? {
            self.push(event)?;
        }
        Ok(())
    }

    /// The event of a side's choosing; `None` if there is nothing to choose.
    pub(crate) fn choice(&self, side: Side, options: Choices) -> Result<Option<Event>, ApiError> {
        let info = hall::find(&self.state().opening().game).ok_or(ApiError::NoGame)?;
        info.check_seat(&options).map_err(ApiError::Options)?;
        let options = Some(options);
        Ok(self
            .sides_choose()
            .then_some(Event::Chose { side, options }))
    }

    /// The computer chooses by lot.
    pub(crate) fn choose_by_lot(&mut self, side: Side) -> Result<(), ApiError> {
        let info = hall::find(&self.state().opening().game).ok_or(ApiError::NoGame)?;
        let options = info
            .options
            .iter()
            .filter(|option| option.scope == Scope::Seat);
        let pick = |option: &OptionInfo| {
            let choice = option.choices.get(draw(option.choices.len().max(1))?);
            Ok(choice.map(|choice| (option.id.to_owned(), choice.id.clone())))
        };
        let chosen: Result<Vec<_>, ApiError> = options.map(pick).collect();
        self.choose(side, chosen?.into_iter().flatten().collect())
    }

    /// Keeps a secret that is good for a seat.
    pub(crate) fn keep(&mut self, side: Side, holds: Holds, hash: Hash) {
        self.tokens.push(TokenRow { side, holds, hash });
    }

    /// Another game with sides swapped. Choices and tokens stay with the players, so the token of
    /// a seat here holds that player's seat there.
    pub(crate) fn rematch(&self) -> Result<Self, ApiError> {
        let old = self.state().opening();
        let [first, second] = self.state().seats().clone();
        let mut next = Self::open(Opening {
            seats: [second, first],
            clock: old.clock.map(|clock| clock.swapped()),
            ..old.clone()
        })?;
        let chosen = self.state().options().seats;
        for (side, options) in Side::BOTH.into_iter().zip(chosen) {
            match self.computer(side) {
                Some(_) => next.choose_by_lot(!side)?,
                None => next.choose(!side, options)?,
            }
        }
        for row in self.tokens().iter().filter(|row| row.holds == Holds::Seat) {
            next.keep(!row.side, Holds::Seat, row.hash);
        }
        next.begin()?;
        Ok(next)
    }
}

/// The seat of a person, the other one as asked.
pub(crate) fn seats(side: Side, person: Seat, other: Seat) -> [Seat; 2] {
    match side {
        Side::First => [person, other],
        Side::Second => [other, person],
    }
}
