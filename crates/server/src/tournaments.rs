//! Tournaments: loaded from their logs when somebody asks for them, kept in memory while somebody looks, and
//! changed by entries. What a tournament is follows from its log, as the crate `tournament` says; here is
//! decided who may add to it on this server, and how large it can be.
//!
//! ```arrows
//! found
//! judges
//! listing occasion officials upload
//! enter speaker
//! live terms
//! bounds
//! error seat
//! ```

mod bounds;
mod enter;
mod error;
mod found;
mod judges;
mod listing;
mod live;
mod occasion;
mod officials;
mod seat;
mod speaker;
mod terms;
mod upload;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub(crate) use bounds::BYTES;
pub(crate) use enter::Addition;
pub(crate) use error::{EventError, Fault};
pub(crate) use found::Founding;
pub(crate) use live::{Held, Live, Locked};
pub(crate) use protocol::tournament::BOARDS;
pub(crate) use seat::Sits;
pub(crate) use speaker::{Speaker, position};
pub(crate) use terms::agreed;

use judges::Judges;

use crate::memory::{Memory, Share, Taken};
use crate::node::{Happening, Node};

/// How many entries the tournaments in memory may have together, apart from those in use.
const MEMORY: usize = 200_000;
/// An id that is longer than this belongs to no tournament.
const LONGEST_ID: usize = 32;

/// All tournaments, of which those that somebody has asked for lately are in memory. Clones are the same.
#[derive(Clone)]
pub(crate) struct Tournaments(Arc<Inner>);

struct Inner {
    node: Node,
    memory: Mutex<Memory<Live>>,
    taken: Taken,
}

impl Tournaments {
    /// The stored tournaments, whose games are played at `node`.
    pub(crate) fn start(node: &Node) -> Self {
        let taken = Taken::default();
        let all = Self(Arc::new(Inner {
            node: node.clone(),
            memory: Mutex::new(Memory::new(MEMORY, taken.clone())),
            taken,
        }));
        node.obey(Arc::new(Judges::of(&all)));
        tokio::spawn(all.clone().listen());
        all
    }

    /// Hears what other nodes add, until the server stops.
    async fn listen(self) {
        let mut happenings = self.node().happenings();
        let mut stopping = self.node().stopping();
        loop {
            tokio::select! {
                happening = happenings.next() => match happening {
                    Some(Happening::Entered(id)) => self.fall_behind(Some(&id)),
                    Some(Happening::Missed) => self.fall_behind(None),
                    Some(Happening::Added(_) | Happening::Over { .. }) => {}
                    None => return,
                },
                _ = stopping.wait_for(|stopping| *stopping) => return,
            }
        }
    }

    /// There may be entries of other nodes: in one tournament, or in all.
    fn fall_behind(&self, id: Option<&str>) {
        let memory = self.memory();
        let meant = |live: &&Arc<Live>| id.is_none_or(|id| id == &**live.id());
        for live in memory.games().filter(meant) {
            live.fall_behind();
            if live.is_awaited() {
                let (all, live) = (self.clone(), Arc::clone(live));
                tokio::spawn(async move {
                    if let Err(error) = all.lock(&live).await {
                        tracing::error!(id = &**live.id(), %error, "entries of other nodes were not read");
                    }
                });
            }
        }
    }

    /// The tournament with this id.
    pub(crate) async fn get(&self, id: &str) -> Result<Arc<Live>, EventError> {
        if let Some(live) = self.memory().get(id) {
            return Ok(live);
        }
        if id.len() > LONGEST_ID {
            return Err(Fault::NoTournament.into());
        }
        let (store, workers) = (self.node().store(), self.node().workers());
        let held = live::load(id, store, workers, &self.0.taken).await?;
        let kept = self.memory().keep(id, || Live::new(id, held));
        // Another node may have added something while it was being loaded.
        kept.fall_behind();
        Ok(kept)
    }

    /// The tournament with this id, as the store has it now.
    pub(crate) async fn get_anew(&self, id: &str) -> Result<Arc<Live>, EventError> {
        let live = self.get(id).await?;
        if self.node().has_others() {
            live.fall_behind();
        }
        Ok(live)
    }

    /// Locks a tournament, with all entries that are known here.
    pub(crate) async fn lock<'a>(&self, live: &'a Live) -> Result<Locked<'a>, EventError> {
        live.lock(self.node().store(), self.node().workers()).await
    }

    /// What time it is, as logs have it: in milliseconds.
    fn now_ms(&self) -> i64 {
        self.node().time().now_us().div_euclid(1_000)
    }

    /// A share of the memory.
    fn share(&self) -> Share {
        self.0.taken.share()
    }

    fn node(&self) -> &Node {
        &self.0.node
    }

    fn memory(&self) -> MutexGuard<'_, Memory<Live>> {
        self.0.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
