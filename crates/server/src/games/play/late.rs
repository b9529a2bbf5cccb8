//! Requests that come too late, or again.

use game::Side;
use protocol::{Fact, NumberedFact};
use uuid::Uuid;

use super::Play;
use crate::games::error::GameError;

impl Play {
    /// Whether a client that has seen the events up to number `after` knows the game as it is. It may
    /// have missed that the server was away, since that changes only the clocks.
    pub(crate) fn is_known_to(&self, after: u64) -> bool {
        let mut since = self.facts_after(after).rev();
        let only_restarts = since.all(|fact| matches!(fact.fact, Fact::Restarted { .. }));
        after <= self.seq() && only_restarts
    }

    /// Why a request of a side that knows the events up to number `after` comes too late.
    pub(crate) fn too_late(&self, side: Side, after: u64) -> GameError {
        let mut since = self.facts_after(after);
        let out =
            |fact: NumberedFact| matches!(fact.fact, Fact::TimeOut { side: by, .. } if by == side);
        let seq = self.seq();
        if since.any(out) {
            GameError::OutOfTime { seq }
        } else {
            GameError::Stale { seq }
        }
    }

    /// The fact that a request of `side` has become.
    pub(crate) fn answered(&self, side: Side, request: Uuid) -> Option<u64> {
        self.requests.get(&(side, request)).copied()
    }
}
