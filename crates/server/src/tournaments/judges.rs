//! What judges decide, for the computer: it plays on only where it may.

use std::sync::{Arc, Weak};

use super::{Inner, Tournaments};
use crate::node::{self, NoJudge, Rests};
use crate::store::BoardAt;

/// The judges of all tournaments, as a node asks them.
pub(super) struct Judges(Weak<Inner>);

impl Judges {
    pub(super) fn of(tournaments: &Tournaments) -> Self {
        Self(Arc::downgrade(&tournaments.0))
    }
}

impl node::Judges for Judges {
    fn rests<'a>(&'a self, game: &'a str, board: &'a BoardAt) -> Rests<'a> {
        Box::pin(async move {
            let Some(tournaments) = self.0.upgrade() else {
                return Ok(false);
            };
            let rests = Tournaments(tournaments).rests(game, board).await;
            rests.map_err(|error| NoJudge(error.into()))
        })
    }
}
