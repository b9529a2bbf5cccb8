//! The events of a game for each kind of viewer, where they tell less than the facts.

use std::sync::Arc;

use game::{Side, Viewer};

use super::{HEAD, bytes};
use crate::project::{in_full, is_open};
use crate::{Event, GameState, NumberedEvent, NumberedFact, project};

/// The kinds of viewers.
const VIEWERS: [Viewer; 4] = [
    Viewer::Public,
    Viewer::Player(Side::First),
    Viewer::Player(Side::Second),
    Viewer::Judge,
];

/// For each of the [`VIEWERS`], the events that don't tell the whole fact, by number. Those that are
/// the same for several are kept once.
#[derive(Default)]
pub(super) struct Told {
    less: [Vec<(u64, Arc<Event>)>; 4],
    /// What the events hold.
    texts: usize,
}

impl Told {
    /// Notes what viewers are told of a fact, given the state right after it.
    pub(super) fn push(&mut self, state: &GameState, fact: &NumberedFact) {
        // Most facts are turns that all may know: each viewer's copy of one would cost more than the turn.
        if is_open(state, &fact.fact) {
            return;
        }
        let full = in_full(&fact.fact);
        let mut kept: Vec<Arc<Event>> = Vec::new();
        for (less, viewer) in self.less.iter_mut().zip(VIEWERS) {
            let event = project(state, &fact.fact, viewer);
            if event == full {
                continue;
            }
            let same = kept.iter().find(|kept| ***kept == event);
            let event = same.map_or_else(|| Arc::new(event), Arc::clone);
            if same.is_none() {
                self.texts += HEAD + size_of::<Event>() + bytes(&event);
                kept.push(Arc::clone(&event));
            }
            less.push((fact.seq, event));
        }
    }

    /// What `viewer` is told of `facts`, some of the game in order.
    pub(super) fn events(
        &self,
        viewer: Viewer,
        facts: impl Iterator<Item = NumberedFact>,
    ) -> impl Iterator<Item = NumberedEvent> {
        let less = self.less(viewer);
        facts.map(|fact| NumberedEvent {
            seq: fact.seq,
            at_us: fact.at_us,
            event: match less.binary_search_by_key(&fact.seq, |(seq, _)| *seq) {
                Ok(at) => Event::clone(&less[at].1),
                Err(_) => in_full(&fact.fact),
            },
        })
    }

    /// Whether nobody is told less than the whole facts after number `since`.
    pub(super) fn is_all_told(&self, since: u64) -> bool {
        let last = |less: &Vec<(u64, Arc<Event>)>| less.last().map_or(0, |(seq, _)| *seq);
        self.less.iter().all(|less| last(less) <= since)
    }

    /// The bytes that it holds, about.
    pub(super) fn bytes(&self) -> usize {
        let places: usize = self.less.iter().map(Vec::capacity).sum();
        self.texts + places * size_of::<(u64, Arc<Event>)>()
    }

    fn less(&self, viewer: Viewer) -> &[(u64, Arc<Event>)] {
        let [public, first, second, judge] = &self.less;
        match viewer {
            Viewer::Public => public,
            Viewer::Player(Side::First) => first,
            Viewer::Player(Side::Second) => second,
            Viewer::Judge => judge,
        }
    }
}
