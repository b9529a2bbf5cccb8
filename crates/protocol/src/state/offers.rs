//! Offers to end the game, and what comes of them.

use game::Side;

use super::{ApplyError, GameState, Offer};

impl GameState {
    pub(super) fn take_offer(
        &mut self,
        side: Side,
        winner: Option<Side>,
    ) -> Result<(), ApplyError> {
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
    pub(super) fn to_answer(&self, side: Side) -> Result<Offer, ApplyError> {
        let other = |offer: &Offer| offer.side != side;
        self.offer.filter(other).ok_or(ApplyError::NoOffer)
    }

    pub(super) fn agree(&mut self, side: Side) -> Result<(), ApplyError> {
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

    pub(super) fn offer_rematch(&mut self, side: Side) -> Result<(), ApplyError> {
        self.over()?;
        if self.series_goes_on() {
            return Err(ApplyError::SeriesGoesOn);
        }
        let offer = &mut self.rematch_offers[side.index()];
        if std::mem::replace(offer, true) {
            Err(ApplyError::Offered)
        } else {
            Ok(())
        }
    }
}
