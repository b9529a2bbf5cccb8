//! The nodes that run games.

use std::fmt;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// One start of one server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct NodeId(pub(crate) Uuid);

impl NodeId {
    /// A new random id.
    pub(crate) fn new() -> Self {
        Self(Uuid::new_v4())
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A node that has ended, although the store still has games that it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LostNode {
    /// The node.
    pub(crate) id: NodeId,
    /// The last time at which it is known to have run.
    pub(crate) beat_us: i64,
}

/// A note of a node that it runs. The store keeps it only for nodes that run games, since no other
/// node has to be replaced.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beat {
    /// The node.
    pub(crate) node: NodeId,
    /// A time at which it runs.
    pub(crate) at_us: i64,
    /// Whether it ends then.
    pub(crate) last: bool,
}
