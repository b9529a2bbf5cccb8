//! Who is connected to a game, at this node and at others.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use clock::Span;
use game::Side;
use protocol::Update;
use tokio::sync::watch;

use crate::bus::Attendance;
use crate::store::NodeId;

/// Who is connected to a game.
#[derive(Default)]
pub(super) struct Connected {
    nodes: Mutex<Nodes>,
    all: watch::Sender<Presence>,
}

#[derive(Default)]
struct Nodes {
    here: Attendance,
    others: HashMap<NodeId, Attendance>,
}

/// Who is connected, as viewers get to know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Presence {
    seats: [bool; 2],
    watching: u32,
}

impl Presence {
    /// Whether the player of each side is connected.
    pub(super) fn seats(self) -> [bool; 2] {
        self.seats
    }

    /// The message that says it.
    pub(crate) fn update(self) -> Update {
        Update::Presence {
            seats: self.seats,
            watching: self.watching,
        }
    }
}

impl Nodes {
    fn all(&self) -> Attendance {
        self.others
            .values()
            .copied()
            .fold(self.here, Attendance::and)
    }
}

impl Connected {
    /// Who is connected, now and whenever it changes.
    pub(super) fn presence(&self) -> watch::Receiver<Presence> {
        self.all.subscribe()
    }

    /// Says again who is connected.
    pub(super) fn say_again(&self) {
        self.all.send_modify(|_| ());
    }

    /// Who is connected at this node.
    pub(super) fn here(&self) -> Attendance {
        self.lock().here
    }

    /// The round-trip time of messages to a side; zero if it is not known.
    pub(super) fn round_trip(&self, side: Side) -> Span {
        self.lock().all().round_trips[side.index()]
    }

    /// Somebody connects to this node; `tell` hears who is connected here then.
    pub(super) fn enter(&self, side: Option<Side>, tell: impl FnOnce(Attendance)) {
        self.change_here(|here| *count(here, side) += 1, tell);
    }

    /// Somebody leaves this node. What was measured to a side holds only while it is connected.
    pub(super) fn leave(&self, side: Option<Side>, tell: impl FnOnce(Attendance)) {
        let leave = |here: &mut Attendance| {
            *count(here, side) -= 1;
            if let Some(side) = side.filter(|side| here.seats[side.index()] == 0) {
                here.round_trips[side.index()] = Span::ZERO;
            }
        };
        self.change_here(leave, tell);
    }

    /// The round-trip time of messages to a side that is connected here has been measured.
    pub(super) fn measured(&self, side: Side, way: Duration, tell: impl FnOnce(Attendance)) {
        let us = u64::try_from(way.as_micros()).unwrap_or(u64::MAX);
        self.change_here(|here| here.round_trips[side.index()] = Span(us), tell);
    }

    /// Another node says who is connected there.
    pub(super) fn at(&self, node: NodeId, attendance: Attendance) {
        let mut nodes = self.lock();
        nodes.others.insert(node, attendance);
        self.show(&nodes);
    }

    /// Nobody is connected at another node any more.
    pub(super) fn forget(&self, node: NodeId) {
        let mut nodes = self.lock();
        if nodes.others.remove(&node).is_some() {
            self.show(&nodes);
        }
    }

    fn change_here(&self, change: impl FnOnce(&mut Attendance), tell: impl FnOnce(Attendance)) {
        let mut nodes = self.lock();
        let before = nodes.here;
        change(&mut nodes.here);
        if nodes.here != before {
            // Under the lock, so that other nodes hear of changes in the right order.
            tell(nodes.here);
            self.show(&nodes);
        }
    }

    fn show(&self, nodes: &Nodes) {
        let all = nodes.all();
        let presence = Presence {
            seats: all.seats.map(|count| count > 0),
            watching: all.watching,
        };
        self.all.send_if_modified(|shown| {
            let before = std::mem::replace(shown, presence);
            before != presence
        });
    }

    fn lock(&self) -> MutexGuard<'_, Nodes> {
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn count(attendance: &mut Attendance, side: Option<Side>) -> &mut u32 {
    match side {
        Some(side) => &mut attendance.seats[side.index()],
        None => &mut attendance.watching,
    }
}
