//! A game in memory: its facts and what they add up to.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use clock::{Clock, Moment, Span};
use dice::{Nonce, Seed};
use game::{Side, Viewer};
use hall::{Hall, Scope};
use protocol::{
    ApplyError, Fact, GameLog, GameState, NumberedEvent, NumberedFact, Phase, Promise, Seat, Terms,
};
use uuid::Uuid;

use super::context::Context;
use super::error::GameError;
use crate::store::{Append, Draft, NodeId, Requests};
use crate::token::{Hash, Holds, Token, TokenRow, random};

/// A game with everything that is stored of it.
pub(crate) struct Play {
    pub(super) hall: Arc<Hall>,
    log: GameLog,
    pub(super) tokens: Vec<TokenRow>,
    pub(super) requests: Requests,
    /// What the dice are thrown from, in games with dice. Its hash is the seed that is revealed when
    /// play begins; the hash of that seed is the commitment.
    pub(super) secret: Option<Seed>,
    /// The hash of the arbiter's secret, in games with an arbiter.
    pub(super) arbiter: Option<Hash>,
    /// The moves that were declared last; they count while the same turn runs.
    pub(super) draft: Option<Draft>,
    /// The node that runs it, if it waits for a clock or for the computer.
    pub(super) runner: Option<NodeId>,
}

/// What the computer has to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ComputerTask {
    /// An offer to end the game: with a winner, or drawn.
    Offer(Option<Side>),
    /// It is to move.
    Turn,
}

impl Play {
    /// Loads a game.
    pub(super) async fn load(context: &Context, id: &str) -> Result<Self, GameError> {
        let stored = context.store.load(id).await?.ok_or(GameError::NoGame)?;
        let damaged = |(index, error)| GameError::Damaged {
            id: id.to_owned(),
            seq: index + 1,
            error: Box::new(error),
        };
        Ok(Self {
            hall: Arc::clone(&context.hall),
            log: GameLog::restore(&context.hall, stored.facts).map_err(damaged)?,
            tokens: stored.tokens,
            requests: stored.requests,
            secret: stored.secret,
            arbiter: stored.arbiter,
            draft: stored.draft,
            runner: stored.runner,
        })
    }

    /// Takes in what another node has written. Returns `false` if something before it is missing, so
    /// that the game has to be loaded again.
    pub(super) fn hear(&mut self, append: &Append) -> bool {
        let (Some(first), Some(last)) = (append.facts.first(), append.facts.last()) else {
            self.take(append);
            return true;
        };
        if last.seq <= self.seq() {
            return true;
        }
        if first.seq != self.seq() + 1 {
            return false;
        }
        let mut facts = append.facts.iter();
        if !facts.all(|fact| self.log.record(fact.at_us, fact.fact.clone()).is_ok()) {
            return false;
        }
        self.take(append);
        true
    }

    /// Takes in what was written beside the facts.
    pub(super) fn take(&mut self, append: &Append) {
        self.tokens.extend(&append.tokens);
        if let Some((side, request, seq)) = append.request {
            self.requests.insert((side, request), seq);
        }
        if append.draft.is_some() {
            self.draft.clone_from(&append.draft);
        }
        self.runner = append.runner;
    }

    /// Whether the game waits for a clock or for the computer, and so needs a node that runs it.
    pub(super) fn waits(&self) -> bool {
        self.deadline().is_some() || self.computer_due().is_some()
    }

    /// A new game, in memory only. In games with dice it commits to a seed, to which the players add
    /// their `nonces`.
    pub(crate) fn create(
        hall: &Arc<Hall>,
        terms: Terms,
        nonces: [Option<Nonce>; 2],
    ) -> Result<Self, GameError> {
        let rules = hall.find(&terms.game);
        let has_dice = rules.is_some_and(|rules| rules.info().dice);
        let secret = has_dice.then(random).transpose()?.map(Seed::new);
        let promise = |secret: &Seed| Promise {
            commitment: secret.lock().lock(),
            nonces,
        };
        let terms = Terms {
            dice: secret.as_ref().map(promise),
            ..terms
        };
        let log = GameLog::create(hall, now_us(), terms);
        Ok(Self {
            hall: Arc::clone(hall),
            log: log.map_err(|error| GameError::Refused { error, seq: 0 })?,
            tokens: Vec::new(),
            requests: Requests::new(),
            secret,
            arbiter: None,
            draft: None,
            runner: None,
        })
    }

    /// Records a fact, in memory only, and the lots that follow from it. If the fact can't follow,
    /// nothing has changed.
    pub(crate) fn push(&mut self, fact: Fact) -> Result<(), GameError> {
        let recorded = self.log.record(self.now_us(), fact);
        recorded.map_err(|error| self.refused(error))?;
        match &self.secret {
            Some(secret) if self.state().lots_due() => {
                let lots = self.state().lots(secret);
                self.push(lots.map_err(|error| self.refused(error))?)
            }
            _ => Ok(()),
        }
    }

    /// The time now, but never before that of the last fact: times rise with the numbers of facts
    /// even if the system's clock is set back.
    pub(crate) fn now_us(&self) -> i64 {
        let last = self.facts().last().map_or(0, |fact| fact.at_us);
        now_us().max(last)
    }

    /// Begins to play if nobody is missing and all have chosen.
    pub(crate) fn begin(&mut self) -> Result<(), GameError> {
        let state = self.state();
        if state.phase() != Phase::Waiting || state.seats().contains(&Seat::Open) {
            return Ok(());
        }
        if state.terms().position.is_none() && self.missing_choice() {
            return Ok(());
        }
        let seed = self.secret.as_ref().map(Seed::lock);
        let begun = state.begun(seed.as_ref());
        self.push(begun.map_err(|error| self.refused(error))?)
    }

    /// Whether the sides choose something for themselves in this game.
    pub(crate) fn sides_choose(&self) -> bool {
        let mut options = self.state().rules().info().options.iter();
        self.state().terms().position.is_none() && options.any(|o| o.scope != Scope::Game)
    }

    fn missing_choice(&self) -> bool {
        let missing = |side| !self.state().has_chosen(side);
        self.sides_choose() && Side::BOTH.into_iter().any(missing)
    }

    /// When the running clock runs out if nothing happens, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(Side, Moment)> {
        self.state().clock().and_then(Clock::deadline)
    }

    /// What is given back of the next turn of a side whose messages take `round_trip`.
    pub(crate) fn lag(&self, side: Side, round_trip: Span) -> Span {
        let allowance = self.state().clock().map(|clock| clock.lag_allowance(side));
        allowance.map_or(Span::ZERO, |allowance| round_trip.min(allowance))
    }

    /// The fact that the time of a side has run out, with the declared moves that stand (T-R6).
    pub(crate) fn time_out(&self, side: Side) -> Fact {
        let draft = self.draft.as_ref().filter(|d| d.plies == self.plies());
        let declared = draft.map_or(&[][..], |draft| &draft.moves);
        let table = self.state().table();
        let moves = table.map(|table| table.standing_part(declared));
        Fact::TimeOut {
            side,
            moves: moves.unwrap_or_default(),
        }
    }

    /// The draft of `side` for its running turn, whose moves have to be legal so far.
    pub(crate) fn drafted(&self, side: Side, moves: &[String]) -> Result<Draft, GameError> {
        let refused = |error| self.refused(error);
        let table = self.state().table().ok_or(refused(ApplyError::NotBegun))?;
        if self.state().clock().is_none() || table.turn_end().is_none() {
            return Err(GameError::NoDraft);
        }
        if table.to_move() != Some(side) {
            return Err(refused(ApplyError::NotYourTurn));
        }
        let mut table = table.boxed_clone();
        for (index, text) in moves.iter().enumerate() {
            let played = table.play(text);
            played.map_err(|error| refused(ApplyError::Move { index, error }))?;
        }
        Ok(Draft {
            plies: self.plies(),
            moves: moves.to_vec(),
        })
    }

    /// Whether a client that has seen the events up to number `after` knows the game as it is. It may
    /// have missed that the server was away, since that changes only the clocks.
    pub(crate) fn is_known_to(&self, after: u64) -> bool {
        let mut since = self
            .facts()
            .iter()
            .rev()
            .take_while(|fact| fact.seq > after);
        let only_restarts = since.all(|fact| matches!(fact.fact, Fact::Restarted { .. }));
        after <= self.seq() && only_restarts
    }

    /// Why a request of a side that knows the events up to number `after` comes too late.
    pub(crate) fn too_late(&self, side: Side, after: u64) -> GameError {
        let mut since = self.facts().iter().filter(|fact| fact.seq > after);
        let out =
            |fact: &NumberedFact| matches!(fact.fact, Fact::TimeOut { side: by, .. } if by == side);
        let seq = self.seq();
        if since.any(out) {
            GameError::OutOfTime { seq }
        } else {
            GameError::Stale { seq }
        }
    }

    /// The error of a fact that can't follow now.
    pub(super) fn refused(&self, error: ApplyError) -> GameError {
        GameError::Refused {
            error,
            seq: self.seq(),
        }
    }

    fn plies(&self) -> usize {
        self.state().table().map_or(0, hall::Table::plies)
    }

    /// What the facts add up to.
    pub(crate) fn state(&self) -> &GameState {
        self.log.state()
    }

    /// Number of the last fact.
    pub(crate) fn seq(&self) -> u64 {
        self.state().seq()
    }

    /// All facts.
    pub(crate) fn facts(&self) -> &[NumberedFact] {
        self.log.facts()
    }

    /// The facts after number `since`.
    pub(crate) fn facts_after(&self, since: u64) -> &[NumberedFact] {
        let from = usize::try_from(since).unwrap_or(usize::MAX);
        self.facts().get(from..).unwrap_or_default()
    }

    /// The events after number `since` as they are sent to `viewer`.
    pub(crate) fn events(&self, viewer: Viewer, since: u64) -> Vec<NumberedEvent> {
        self.log.events(viewer, since)
    }

    /// The tokens of seats and invitations.
    pub(crate) fn tokens(&self) -> &[TokenRow] {
        &self.tokens
    }

    /// The side whose seat or invitation the token is.
    pub(crate) fn holder(&self, token: &Token, holds: Holds) -> Option<Side> {
        let hash = token.hash();
        // All tokens are compared, so that the time this takes does not tell which one it was.
        self.tokens.iter().fold(None, |found, row| {
            let is = row.hash.is(&hash) && row.holds == holds;
            if is { Some(row.side) } else { found }
        })
    }

    /// Whether a token is the arbiter's.
    pub(crate) fn is_arbiter(&self, token: &Token) -> bool {
        self.arbiter.is_some_and(|hash| hash.is(&token.hash()))
    }

    /// The fact that a request of `side` has become.
    pub(crate) fn answered(&self, side: Side, request: Uuid) -> Option<u64> {
        self.requests.get(&(side, request)).copied()
    }

    /// The level of the computer on a side; `None` for people and open seats.
    pub(crate) fn computer(&self, side: Side) -> Option<u8> {
        match self.state().seats()[side.index()] {
            Seat::Computer { level } => Some(level),
            Seat::Open | Seat::Person { .. } => None,
        }
    }

    /// What the computer has to answer now, with its side and level.
    pub(crate) fn computer_due(&self) -> Option<(ComputerTask, Side, u8)> {
        if self.state().phase() != Phase::Playing {
            return None;
        }
        let due = |due, side: Option<Side>| {
            let side = side?;
            Some((due, side, self.computer(side)?))
        };
        let to_move = self.state().table().and_then(|table| table.to_move());
        let offer = self.state().offer();
        offer
            .and_then(|offer| due(ComputerTask::Offer(offer.winner), Some(!offer.side)))
            .or_else(|| due(ComputerTask::Turn, to_move))
    }
}

/// The time now, in microseconds since 1970-01-01 UTC.
pub(crate) fn now_us() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| {
        i64::try_from(time.as_micros()).unwrap_or(i64::MAX)
    })
}
