//! A game with its facts, and the events that its viewers are sent.

mod kept;
mod told;

use game::Viewer;
use hall::Hall;

use crate::{ApplyError, Event, Fact, GameState, NumberedEvent, NumberedFact, Terms};
use kept::Kept;
use told::Told;

/// What an allocation costs beside its bytes, about.
const HEAD: usize = 16;

/// The facts of a game, the full state that they lead to, and the events that its viewers are sent:
/// each fact is projected once for each kind of viewer, when it happens.
///
/// It holds each text once: facts are packed, and an event is kept only if it tells less than its
/// fact.
pub struct GameLog {
    facts: Vec<Kept>,
    state: GameState,
    told: Told,
    /// What the facts and the events hold beside their places in the lists.
    texts: usize,
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
        let mut told = Told::default();
        let state = GameState::of_facts(hall, &facts, |state, fact| told.push(state, fact))?;
        let facts: Vec<Kept> = facts.into_iter().map(Kept::of).collect();
        Ok(Self {
            texts: facts.iter().map(Kept::bytes).sum(),
            facts,
            state,
            told,
        })
    }

    /// Records a fact.
    ///
    /// # Errors
    ///
    /// If it can't follow; nothing has changed then.
    pub fn record(&mut self, at_us: i64, fact: Fact) -> Result<(), ApplyError> {
        let fact = self.state.record(at_us, fact)?;
        self.told.push(&self.state, &fact);
        let fact = Kept::of(fact);
        self.texts += fact.bytes();
        self.facts.push(fact);
        Ok(())
    }

    /// All facts, in order.
    pub fn facts(&self) -> impl DoubleEndedIterator<Item = NumberedFact> + ExactSizeIterator {
        self.facts_after(0)
    }

    /// The facts after number `since`, in order.
    pub fn facts_after(
        &self,
        since: u64,
    ) -> impl DoubleEndedIterator<Item = NumberedFact> + ExactSizeIterator {
        let from = usize::try_from(since).unwrap_or(usize::MAX);
        let facts = self.facts.get(from..).unwrap_or_default();
        // A fact's number says where it stands.
        let first = self.facts.len() - facts.len() + 1;
        let numbered = move |(index, fact): (usize, &Kept)| fact.fact((first + index) as u64);
        facts.iter().enumerate().map(numbered)
    }

    /// When the last fact was recorded, in microseconds since 1970-01-01 UTC.
    #[must_use]
    pub fn last_at_us(&self) -> Option<i64> {
        self.facts.last().map(Kept::at_us)
    }

    /// What the facts add up to, in full.
    #[must_use]
    pub fn state(&self) -> &GameState {
        &self.state
    }

    /// The events after number `since`, as they are sent to `viewer`.
    #[must_use]
    pub fn events(&self, viewer: Viewer, since: u64) -> Vec<NumberedEvent> {
        self.told.events(viewer, self.facts_after(since)).collect()
    }

    /// Whether every viewer is told everything of the facts after number `since`, and so the same.
    #[must_use]
    pub fn all_know_all(&self, since: u64) -> bool {
        self.told.is_all_told(since)
    }

    /// The bytes of memory that the game holds, about.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let facts = self.facts.capacity() * size_of::<Kept>();
        size_of::<Self>() + facts + self.texts + self.told.bytes() + self.state.bytes()
    }
}

/// The bytes of the texts in an event, about.
fn bytes(event: &Event) -> usize {
    serde_json::to_string(event).map_or(0, |text| text.len())
}

#[cfg(test)]
mod tests {
    use game::Side;

    use super::*;
    use crate::Seat;

    #[test]
    fn what_a_side_has_chosen_not_all_know() {
        let terms = Terms::plain("tora-long", [Seat::Open, Seat::Open]);
        let mut log = GameLog::create(&Hall::all(), 0, terms).expect("a game");
        let chosen = Fact::Chose {
            side: Side::First,
            options: [("setup".to_owned(), "defensive".to_owned())].into(),
            wishes: [].into(),
        };
        assert!(log.all_know_all(0));
        log.record(0, chosen).expect("a choice");
        let told = |since| {
            let told = |viewer| log.events(viewer, since);
            told(Viewer::Player(Side::First)) == told(Viewer::Player(Side::Second))
        };
        assert!(!told(1) && !log.all_know_all(1));
        assert!(told(2) && log.all_know_all(2));
    }
}
