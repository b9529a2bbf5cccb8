//! What nodes tell each other.

use std::sync::Arc;

use clock::Span;

use crate::store::{Append, NodeId};

/// What a node tells.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    /// Who tells it.
    pub(crate) from: NodeId,
    /// What is told.
    pub(crate) news: News,
}

/// The news themselves.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// A game has changed, and that is on disk.
    Appended(Arc<Append>),
    /// Who is connected to a game at this node.
    Attends(Arc<str>, Attendance),
    /// This node wants to know who is connected to a game at the others; `None`: to any game.
    WhoAttends(Option<Arc<str>>),
    /// This node runs, and what it has said about connections is still true.
    Alive,
    /// This node ends: others may go on with its games at once.
    Left,
}

/// Who is connected to a game at one node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Attendance {
    /// How many connections hold each seat.
    pub(crate) seats: [u32; 2],
    /// How many connections hold none.
    pub(crate) watching: u32,
    /// The round-trip times of messages to the players; zero if they are not known.
    pub(crate) round_trips: [Span; 2],
}

impl Attendance {
    /// Both together. Of two round-trip times the longer one counts, so that nobody loses time by
    /// being connected twice.
    pub(crate) fn and(self, other: Self) -> Self {
        let of_sides = |with: &dyn Fn(usize) -> u32| [with(0), with(1)];
        Self {
            seats: of_sides(&|side| self.seats[side] + other.seats[side]),
            watching: self.watching + other.watching,
            round_trips: [0, 1]
                .map(|side: usize| self.round_trips[side].max(other.round_trips[side])),
        }
    }

    /// Whether anybody is connected.
    pub(crate) fn anybody(&self) -> bool {
        self.seats != [0, 0] || self.watching > 0
    }
}
