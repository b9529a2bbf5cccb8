//! What is drawn by lot when neither side has time left to choose (C-D10).

use dice::{Dice, Seed};
use game::Side;
use hall::Table;

use super::{ApplyError, GameState};
use crate::Fact;

impl GameState {
    /// Whether both sides' time is out while an opening phase goes on, so that lots have to
    /// finish it.
    #[must_use]
    pub fn lots_due(&self) -> bool {
        self.table.as_deref().is_some_and(|table| {
            let out = |side| table.time_outs().iter().any(|(_, by)| *by == side);
            goes_on(table) && Side::BOTH.into_iter().all(out)
        })
    }

    /// The fact with which lots finish the opening phase: moves drawn from `secret` among the legal
    /// ones, in the order of their texts, until the phase is over.
    ///
    /// # Errors
    ///
    /// If no lots are due, or the lock of the secret is not the seed that the dice were thrown
    /// from.
    pub fn lots(&self, secret: &Seed) -> Result<Fact, ApplyError> {
        Ok(Fact::Lots {
            moves: self.draw_lots(secret)?,
            secret: secret.clone(),
        })
    }

    pub(super) fn draw_lots(&self, secret: &Seed) -> Result<Vec<String>, ApplyError> {
        let (Some(table), Some(promise), Some(thrown)) = (&self.table, &self.promise, &self.thrown)
        else {
            return Err(ApplyError::Lots);
        };
        if !self.lots_due() {
            return Err(ApplyError::Lots);
        }
        if secret.lock() != thrown.seed {
            return Err(ApplyError::Seed);
        }
        let mut dice = Dice::new(secret, &promise.nonces);
        draw_lots(table.boxed_clone(), &mut dice)
    }
}

/// Draws moves by lot until the opening phase is over, among the legal ones in the order of their texts;
/// returns them.
///
/// # Errors
///
/// If there is nothing to draw from.
pub fn draw_lots(mut table: Box<dyn Table>, dice: &mut Dice) -> Result<Vec<String>, ApplyError> {
    let mut moves = Vec::new();
    while goes_on(&*table) {
        // In order; the page would carry the code of the library's sorting.
        let mut texts: Vec<String> = Vec::new();
        for offer in table.offers() {
            let at = texts.partition_point(|text| *text < offer.text);
            texts.insert(at, offer.text);
        }
        let drawn = dice.pick(&texts).ok_or(ApplyError::Lots)?;
        let index = moves.len();
        let played = table.play(drawn);
        moves.push(
            played
                .map_err(|error| ApplyError::Move { index, error })?
                .text,
        );
    }
    Ok(moves)
}

fn goes_on(table: &dyn Table) -> bool {
    table.opening_phase() && table.outcome().is_none()
}
