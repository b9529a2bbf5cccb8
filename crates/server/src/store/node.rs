//! The nodes that run games.

use std::fmt;

use uuid::Uuid;

/// One start of one server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NodeId(pub(crate) Uuid);

impl NodeId {
    /// Another one each time.
    pub(crate) fn new() -> Self {
        Self(Uuid::new_v4())
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A node that runs no more, although games are kept as run by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LostNode {
    /// The node.
    pub(crate) id: NodeId,
    /// The last time at which it is known to have run.
    pub(crate) beat_us: i64,
}

/// What a node says of itself. It is kept only of nodes that run games: nobody misses others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beat {
    /// The node.
    pub(crate) node: NodeId,
    /// It runs at this time.
    pub(crate) at_us: i64,
    /// And never after it.
    pub(crate) last: bool,
}
