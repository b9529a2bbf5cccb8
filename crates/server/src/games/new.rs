//! New games: from a request, and from the game before.

use std::collections::BTreeMap;

use dice::{Dice, Seed};
use game::Side;
use hall::Scope;
use protocol::{ApplyError, Fact};

use super::error::GameError;
use super::play::Play;
use crate::id::PlayerId;
use crate::token::{Hash, Holds, TokenRow, draw, random};

/// The choices of a side by option id.
pub(crate) type Choices = BTreeMap<String, String>;

impl Play {
    /// A side chooses, if there is anything to choose.
    pub(crate) fn choose(&mut self, side: Side, options: Choices) -> Result<(), GameError> {
        if let Some(fact) = self.choice(side, options)? {
            self.push(fact)?;
        }
        Ok(())
    }

    /// The fact of a side's choosing; `None` if there is nothing to choose.
    pub(crate) fn choice(&self, side: Side, options: Choices) -> Result<Option<Fact>, GameError> {
        let info = self.state().rules().info();
        let checked = self.state().check_choice(side, &options);
        checked.map_err(|error| self.refused(ApplyError::Start(error)))?;
        let is_wish = |id: &str| info.options_of(Scope::Wish).any(|option| option.id == id);
        let (wishes, options) = options.into_iter().partition(|(id, _)| is_wish(id));
        Ok(self.sides_choose().then_some(Fact::Chose {
            side,
            options,
            wishes,
        }))
    }

    /// The computer chooses at random what goes together, and wishes what the other side has wished.
    pub(crate) fn choose_by_lot(&mut self, side: Side) -> Result<(), GameError> {
        let game = self.state().options().game;
        let mut chosen = self.state().rules().drawn(&game, draw)?;
        chosen.extend(self.state().wishes(!side).clone());
        self.choose(side, chosen)
    }

    /// Keeps the hash of a secret that is good for a seat, and whose it is if that is known.
    pub(crate) fn keep(&mut self, side: Side, holds: Holds, hash: Hash, player: Option<PlayerId>) {
        self.tokens.push(TokenRow {
            side,
            holds,
            hash,
            player,
        });
    }

    /// Keeps the hash of the arbiter's secret.
    pub(crate) fn keep_arbiter(&mut self, hash: Hash) {
        self.arbiter = Some(hash);
    }

    /// The game after this one: the next one of the series, or the first of
    /// another one, with new dice. Choices, nonces and tokens stay with the players, whichever
    /// sides they have, so the token of a seat here holds that player's seat there; but what they
    /// have hidden they hide anew, by lot.
    pub(crate) fn next(&self) -> Result<Self, GameError> {
        let swapped = self.state().next_swaps();
        let there = |side: Side| if swapped { !side } else { side };
        let nonces = self.state().promise().map(|promise| promise.nonces.clone());
        let mut nonces = nonces.unwrap_or_default();
        if swapped {
            nonces.swap(0, 1);
        }
        let terms = self.state().next_terms(&self.id);
        let mut next = Self::create(&self.world, terms, nonces)?;
        let mut options = self.state().options();
        if swapped {
            options.seats.swap(0, 1);
        }
        let mut lots = Dice::new(&Seed::new(random()?), &[None, None]);
        next.state().rules().hide_anew(&mut options, &mut lots);
        // Seats are swapped and back in the same way.
        let people = |(side, _): &(Side, Choices)| self.computer(there(*side)).is_none();
        let chosen = Side::BOTH.into_iter().zip(options.seats);
        for (side, options) in chosen.filter(people) {
            next.choose(side, options)?;
        }
        for side in Side::BOTH
            .into_iter()
            .filter(|side| self.computer(*side).is_some())
        {
            next.choose_by_lot(there(side))?;
        }
        for row in self.tokens().iter().filter(|row| row.holds == Holds::Seat) {
            next.keep(there(row.side), Holds::Seat, row.hash, row.player);
        }
        next.arbiter = self.arbiter;
        next.rated = self.rated;
        next.begin()?;
        Ok(next)
    }
}

/// Two values in the order of the sides: the first one for `side`, the second for the other side.
pub(crate) fn in_order<T>(side: Side, own: T, other: T) -> [T; 2] {
    match side {
        Side::First => [own, other],
        Side::Second => [other, own],
    }
}
