//! A game in memory: its facts and what they add up to.

mod begin;
mod choosing;
mod computer;
mod crowd;
mod holders;
mod late;
mod rated;
mod stored;
mod time;

use std::sync::Arc;
use std::time::Duration;

use dice::Seed;
use game::Viewer;
use protocol::{ApplyError, Fact, GameLog, GameState, NumberedEvent, NumberedFact};
use uuid::Uuid;

use super::error::GameError;
use super::world::World;
use crate::store::{Answered, BoardAt, Draft, NodeId, Requests, Sender, Stand, Waits};
use crate::token::{Hash, TokenRow};

pub(crate) use computer::ComputerTask;
use crowd::Crowd;

/// A game with everything that is stored of it.
pub(crate) struct Play {
    pub(super) id: Arc<str>,
    pub(super) world: World,
    log: GameLog,
    pub(super) tokens: Vec<TokenRow>,
    pub(super) requests: Requests,
    /// What the dice are thrown from, in games with dice. Its hash is the seed that is revealed when
    /// play begins; the hash of that seed is the commitment.
    pub(super) secret: Option<Seed>,
    /// The hash of the arbiter's secret, in games with an arbiter.
    pub(super) arbiter: Option<Hash>,
    /// Whether it is rated.
    pub(super) rated: bool,
    /// Where in a tournament it is played, if it belongs to one.
    pub(super) board: Option<BoardAt>,
    /// The moves that were declared last; they count while the same turn runs.
    pub(super) draft: Option<Draft>,
    /// The node that runs it, if it waits for a clock or for the computer.
    pub(super) runner: Option<NodeId>,
    /// How far it has come in the store. Facts behind that follow from outages: they are written with
    /// the next one.
    pub(super) stored: Stand,
    /// How often the running turn was declared, and how many plies were played before it.
    pub(super) declared: (usize, u32),
    /// Work on it has taken long.
    pub(super) costly: bool,
    crowd: Crowd,
}

/// Work that takes longer is costly. Most turns take a tenth of it.
const COSTLY: Duration = Duration::from_millis(4);

impl Play {
    /// What the game waits for, beside people.
    pub(super) fn waits(&self) -> Waits {
        Waits {
            falls_us: self.due_at().map(|at| at.0),
            computer: self.computer_due().is_some(),
        }
    }

    /// Notes how long work on it took.
    pub(crate) fn took(&mut self, time: Duration) {
        self.costly |= time > COSTLY;
    }

    /// Whether work on it may take so long that it has to be done away from the threads that answer
    /// requests: because it has before, or because there are many pieces.
    pub(super) fn is_costly(&mut self) -> bool {
        let table = self.log.state().table();
        self.costly || table.is_some_and(|table| self.crowd.is_on(table))
    }

    /// Records a fact, in memory only, and those that follow from it by themselves: lots, seals, and the
    /// opening of sealed notes. If the fact can't follow, nothing has changed.
    pub(crate) fn push(&mut self, fact: Fact) -> Result<(), GameError> {
        let mut next = Some(fact);
        while let Some(fact) = next {
            let recorded = self.log.record(self.now_us(), fact);
            recorded.map_err(|error| self.refused(error))?;
            next = self.following()?;
        }
        Ok(())
    }

    /// A fact that follows by itself.
    fn following(&self) -> Result<Option<Fact>, GameError> {
        let state = self.state();
        let fact = if let (Some(secret), true) = (&self.secret, state.lots_due()) {
            state.lots(secret)
        } else if let Some(side) = state.seal_due() {
            state.sealed(&self.id, side, (self.world.salts)()?)
        } else if let Some(side) = state.opening_due() {
            state.opened(side)
        } else {
            return Ok(None);
        };
        fact.map(Some).map_err(|error| self.refused(error))
    }

    /// The time now, but never before that of the last fact: times rise with the numbers of facts
    /// even if the system's clock is set back.
    pub(crate) fn now_us(&self) -> i64 {
        self.world.time.now_us().max(self.last_at_us().unwrap_or(0))
    }

    /// The error of a fact that can't follow now.
    pub(super) fn refused(&self, error: ApplyError) -> GameError {
        GameError::Refused {
            error,
            seq: self.seq(),
        }
    }

    /// The bytes of memory that it holds, about.
    pub(super) fn bytes(&self) -> usize {
        let draft = self.draft.iter().flat_map(|draft| &draft.moves);
        size_of::<Self>()
            + self.log.bytes()
            + self.tokens.capacity() * size_of::<TokenRow>()
            + self.requests.capacity() * size_of::<((Sender, Uuid), Answered)>() * 8 / 7
            + draft
                .map(|text| size_of::<String>() + text.len())
                .sum::<usize>()
    }

    /// Where in a tournament it is played, if it belongs to one.
    pub(crate) fn board(&self) -> Option<&BoardAt> {
        self.board.as_ref()
    }

    /// Says where in a tournament it is played.
    pub(crate) fn set_board(&mut self, board: BoardAt) {
        self.board = Some(board);
    }

    /// Its id.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// What the facts add up to.
    pub(crate) fn state(&self) -> &GameState {
        self.log.state()
    }

    /// Number of the last fact.
    pub(crate) fn seq(&self) -> u64 {
        self.state().seq()
    }

    /// All facts, in order.
    pub(crate) fn facts(&self) -> impl DoubleEndedIterator<Item = NumberedFact> {
        self.log.facts()
    }

    /// The facts after number `since`, in order.
    pub(crate) fn facts_after(&self, since: u64) -> impl DoubleEndedIterator<Item = NumberedFact> {
        self.log.facts_after(since)
    }

    /// When the last fact was recorded, in microseconds since 1970-01-01 UTC.
    pub(crate) fn last_at_us(&self) -> Option<i64> {
        self.log.last_at_us()
    }

    /// All events as they are sent to `viewer`: once the game is over and the notes of what was hidden are
    /// open, everybody may know everything.
    pub(crate) fn story(&self, viewer: Viewer) -> Vec<NumberedEvent> {
        let is_open = self.state().result().is_some() && self.state().opening_due().is_none();
        self.log
            .events(if is_open { Viewer::Judge } else { viewer }, 0)
    }

    /// Whether the events after number `since` are the same for all viewers.
    pub(crate) fn all_know_all(&self, since: u64) -> bool {
        self.log.all_know_all(since)
    }

    /// The events after number `since` as they are sent to `viewer`.
    pub(crate) fn events(&self, viewer: Viewer, since: u64) -> Vec<NumberedEvent> {
        self.log.events(viewer, since)
    }
}
