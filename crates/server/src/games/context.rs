//! What all games of a node share.

use std::sync::Arc;

use super::world::World;
use crate::bus::News;
use crate::limits::Workers;
use crate::memory::Taken;
use crate::store::{NodeId, Store};

/// How a node tells the others what they have to hear, without waiting for them.
pub(crate) type Tell = Box<dyn Fn(News) + Send + Sync>;

/// What all games of a node share.
pub(super) struct Context {
    /// The node.
    pub(super) node: NodeId,
    /// Where games are kept.
    pub(super) store: Arc<dyn Store>,
    /// What games take from outside.
    pub(super) world: World,
    /// Tells other nodes.
    pub(super) tell: Tell,
    /// Threads for work that can be costly.
    pub(super) workers: Workers,
    /// The memory that all games hold.
    pub(super) taken: Taken,
}

impl Context {
    /// Tells other nodes.
    pub(super) fn tell(&self, news: News) {
        (self.tell)(news);
    }
}
