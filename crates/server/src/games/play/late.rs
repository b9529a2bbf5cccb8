//! Requests that come too late, or again.

use game::Side;
use protocol::{Fact, NumberedFact};

use super::Play;
use crate::games::error::GameError;
use crate::store::Request;

impl Play {
    /// Whether a client that has seen the events up to number `after` knows the game as it is. It may
    /// have missed what is quiet, such as that the server was away.
    pub(crate) fn is_known_to(&self, after: u64) -> bool {
        let mut since = self.facts_after(after).rev();
        after <= self.seq() && since.all(|fact| fact.fact.is_quiet())
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

    /// The fact that a request has become, if it was sent before.
    pub(crate) fn answered(&self, request: &Request) -> Result<Option<u64>, GameError> {
        let Some(answered) = self.requests.get(&(request.sender, request.number)) else {
            return Ok(None);
        };
        let seq = answered.seq;
        match answered.content {
            Some(content) if !content.is(&request.content) => Err(GameError::Reused { seq }),
            _ => Ok(Some(seq)),
        }
    }

    /// How often an arbiter has decided something.
    pub(crate) fn decisions(&self) -> usize {
        let decision = |fact: &NumberedFact| {
            matches!(
                fact.fact,
                Fact::Overruled { .. } | Fact::SetUp { .. } | Fact::ClocksSet { .. }
            )
        };
        self.facts().filter(decision).count()
    }
}
