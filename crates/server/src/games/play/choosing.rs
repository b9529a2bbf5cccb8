//! Choices before the first move of a game whose seats are taken from the beginning, as in a tournament.

use dice::{Dice, Seed};
use game::Side;
use hall::{Options, Scope};
use protocol::{ApplyError, Fact, Seat};

use super::Play;
use crate::games::error::GameError;
use crate::games::new::Choices;
use crate::token::random;

impl Play {
    /// The fact of a side's own choosing, in a game that waits for it: what the side is given, and what its player
    /// adds.
    pub(crate) fn own_choice(&self, side: Side, own: Choices) -> Result<Fact, GameError> {
        let choosing = self.state().terms().choosing.as_ref();
        let open = self.state().choosing_until().is_some() && !self.state().has_chosen(side);
        let Some(choosing) = choosing.filter(|_| open) else {
            return Err(self.refused(ApplyError::Chosen));
        };
        if let Some(option) = own.keys().find(|id| choosing.given.contains_key(*id)) {
            let option = option.clone();
            return Err(self.refused(ApplyError::Given { option }));
        }
        let mut chosen = choosing.given.clone();
        chosen.extend(own);
        let chosen = self.hidden_anew(side, chosen, &choosing.given)?;
        let fact = self.choice(side, chosen)?;
        fact.ok_or_else(|| self.refused(ApplyError::Chosen))
    }

    /// Where a side is given that it hides something, the place is drawn by lot: what everybody has read hides
    /// nothing.
    fn hidden_anew(
        &self,
        side: Side,
        chosen: Choices,
        given: &Choices,
    ) -> Result<Choices, GameError> {
        let rules = self.state().rules();
        let mut options = rules.info().options.iter();
        if !options.any(|option| option.hides && given.contains_key(option.id)) {
            return Ok(chosen);
        }
        let mut options = Options {
            game: self.state().terms().options.clone(),
            ..Options::default()
        };
        options.seats[side.index()] = chosen;
        let mut lots = Dice::new(&Seed::new(random()?), &[None, None]);
        rules.hide_anew(&mut options, &mut lots);
        Ok(std::mem::take(&mut options.seats[side.index()]))
    }

    /// The computer chooses where it can: at once, or where it answers a wish, once the other side has chosen.
    pub(crate) fn computers_choose(&mut self) -> Result<(), GameError> {
        for side in Side::BOTH {
            let state = self.state();
            let info = state.rules().info();
            let answers = info.options_of(Scope::Wish).next().is_some();
            let other_waits = answers
                && !state.has_chosen(!side)
                && matches!(state.seats()[(!side).index()], Seat::Person { .. });
            if self.computer(side).is_some() && !state.has_chosen(side) && !other_waits {
                self.choose_by_lot(side)?;
            }
        }
        Ok(())
    }

    /// Nobody has to choose any more: people who have not get what they are given and defaults, and play begins.
    pub(crate) fn end_choosing(&mut self) -> Result<(), GameError> {
        for side in Side::BOTH {
            if self.computer(side).is_none() && !self.state().has_chosen(side) {
                let fact = self.own_choice(side, Choices::new())?;
                self.push(fact)?;
            }
        }
        self.computers_choose()?;
        self.begin()
    }
}
