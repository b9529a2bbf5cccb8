//! A game with its facts, and the events that its viewers are sent.

use std::sync::Arc;

use game::{Side, Viewer};
use hall::Hall;

use crate::{ApplyError, Fact, GameState, NumberedEvent, NumberedFact, Terms, project};

/// The facts of a game, the full state that they lead to, and the events that its viewers are sent:
/// each fact is projected once for each kind of viewer, when it happens.
pub struct GameLog {
    facts: Vec<NumberedFact>,
    state: GameState,
    sent: Sent,
}

/// The kinds of viewers.
const VIEWERS: [Viewer; 4] = [
    Viewer::Public,
    Viewer::Player(Side::First),
    Viewer::Player(Side::Second),
    Viewer::Judge,
];

/// The events for each of the [`VIEWERS`]. Those that are the same for all are kept once.
#[derive(Default)]
struct Sent([Vec<Arc<NumberedEvent>>; 4]);

impl Sent {
    fn push(&mut self, state: &GameState, fact: &NumberedFact) {
        let event = |viewer| NumberedEvent {
            seq: fact.seq,
            at_us: fact.at_us,
            event: project(state, &fact.fact, viewer),
        };
        let public = Arc::new(event(Viewer::Public));
        for (events, viewer) in self.0.iter_mut().zip(VIEWERS) {
            let event = event(viewer);
            events.push(if event == *public {
                Arc::clone(&public)
            } else {
                Arc::new(event)
            });
        }
    }

    fn to(&self, viewer: Viewer) -> &[Arc<NumberedEvent>] {
        let [public, first, second, judge] = &self.0;
        match viewer {
            Viewer::Public => public,
            Viewer::Player(Side::First) => first,
            Viewer::Player(Side::Second) => second,
            Viewer::Judge => judge,
        }
    }
}

impl GameLog {
    /// Creates a game of `hall` on these terms.
    ///
    /// # Errors
    ///
    /// If the terms are not valid.
    pub fn create(hall: &Hall, at_us: i64, terms: Terms) -> Result<Self, ApplyError> {
        let fact = Fact::Created(Box::new(terms));
        let first = NumberedFact {
            seq: 1,
            at_us,
            fact,
        };
        Self::restore(hall, vec![first]).map_err(|(_, error)| error)
    }

    /// Restores a game of `hall` from stored facts.
    ///
    /// # Errors
    ///
    /// The first fact that can't follow, with its index.
    pub fn restore(hall: &Hall, facts: Vec<NumberedFact>) -> Result<Self, (usize, ApplyError)> {
        let mut sent = Sent::default();
        let state = GameState::of_facts(hall, &facts, |state, fact| sent.push(state, fact))?;
        Ok(Self { facts, state, sent })
    }

    /// Records a fact.
    ///
    /// # Errors
    ///
    /// If it can't follow; nothing has changed then.
    pub fn record(&mut self, at_us: i64, fact: Fact) -> Result<(), ApplyError> {
        let fact = self.state.record(at_us, fact)?;
        self.sent.push(&self.state, &fact);
        self.facts.push(fact);
        Ok(())
    }

    /// All facts, in order.
    #[must_use]
    pub fn facts(&self) -> &[NumberedFact] {
        &self.facts
    }

    /// What the facts add up to, in full.
    #[must_use]
    pub fn state(&self) -> &GameState {
        &self.state
    }

    /// The events after number `since`, as they are sent to `viewer`.
    #[must_use]
    pub fn events(&self, viewer: Viewer, since: u64) -> Vec<NumberedEvent> {
        let from = usize::try_from(since).unwrap_or(usize::MAX);
        let events = self.sent.to(viewer).get(from..).unwrap_or_default();
        events.iter().map(|event| (**event).clone()).collect()
    }
}
