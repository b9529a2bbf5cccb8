//! What the jobs of a node and the requests to it share.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use hall::Hall;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::Instant;

use super::happening::{Happening, Happenings, Told};
use super::judges::Judges;
use super::shared::Shared;
use super::timers::Timers;
use crate::bus::{News, Notice};
use crate::games::{Games, World};
use crate::limits::{Limits, Queue, Workers, origin};
use crate::store::{NodeId, Outage, Store, StoreError, Write};
use crate::time::Time;

/// A node that was silent for this long is taken for dead.
pub(super) const LEASE: Duration = Duration::from_secs(5);

/// How long the store is known to be well once it has taken something.
const CHECK: Duration = Duration::from_secs(1);

/// One running server. Clones are the same node.
#[derive(Clone)]
pub(crate) struct Node(Arc<Inner>);

struct Inner {
    id: NodeId,
    shared: Shared,
    games: Games,
    timers: Timers,
    /// The outages that this node knows of.
    outages: watch::Sender<Vec<Outage>>,
    /// When the store has last taken something to see whether it does.
    checked: Mutex<Option<Instant>>,
    /// Threads for work that can be costly.
    workers: Workers,
    /// The queue for the computer.
    thinking: Queue,
    /// Games in which the computer has something to answer.
    due: mpsc::UnboundedSender<Due>,
    /// What to tell other nodes.
    news: mpsc::UnboundedSender<News>,
    happenings: Told,
    /// Who knows which games rest, once that is known.
    judges: watch::Sender<Option<Arc<dyn Judges>>>,
    stopping: watch::Sender<bool>,
}

/// A game in which the computer has something to answer.
pub(super) struct Due {
    pub(super) game: String,
    /// The address that it waits for, if that is known.
    pub(super) origin: Option<IpAddr>,
}

/// What a node hands to its background jobs.
pub(super) struct Outbox {
    /// Games in which the computer has something to answer.
    pub(super) due: mpsc::UnboundedReceiver<Due>,
    /// What to tell other nodes.
    pub(super) news: mpsc::UnboundedReceiver<News>,
}

impl Node {
    /// A node for the games of `hall`, which does nothing by itself yet. The games in memory may hold
    /// so many bytes.
    pub(super) fn new(
        shared: &Shared,
        world: World,
        limits: Limits,
        memory: usize,
    ) -> (Self, Outbox) {
        let id = NodeId::new();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let places = cores.saturating_sub(1).max(1);
        let workers = Workers::new(limits);
        let (due, games_due) = mpsc::unbounded_channel();
        let (tell, news) = mpsc::unbounded_channel();
        let (bus, sender) = (Arc::clone(&shared.bus), tell.clone());
        let tell_others = move |news| {
            if bus.is_heard() {
                // A node that has stopped has nothing to tell.
                let _ = sender.send(news);
            }
        };
        let node = Self(Arc::new(Inner {
            id,
            games: Games::new(
                id,
                Arc::clone(&shared.store),
                world,
                memory,
                Box::new(tell_others),
                workers.clone(),
            ),
            workers,
            thinking: Queue::new(places, limits.thinking, usize::MAX),
            shared: shared.clone(),
            timers: Timers::default(),
            outages: watch::Sender::default(),
            checked: Mutex::default(),
            due,
            news: tell,
            happenings: Told::new(),
            judges: watch::Sender::default(),
            stopping: watch::Sender::new(false),
        }));
        let due = games_due;
        (node, Outbox { due, news })
    }

    /// A new one with every start.
    pub(crate) fn id(&self) -> NodeId {
        self.0.id
    }

    /// Turns true when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// Ends live connections and the computer's thinking; what is under way is finished.
    pub(crate) fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Whether the store takes anything. Asked often, it is tried once a second.
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        let mut checked = self.0.checked.lock().await;
        if checked.is_none_or(|at| at.elapsed() > CHECK) {
            *checked = None;
            let write = Write {
                check_us: Some(self.time().now_us()),
                ..Write::default()
            };
            self.store().commit(write).await?;
            *checked = Some(Instant::now());
        }
        Ok(())
    }

    /// What games take from outside.
    pub(crate) fn world(&self) -> &World {
        self.0.games.world()
    }

    /// The games that can be played.
    pub(crate) fn hall(&self) -> &Arc<Hall> {
        &self.world().hall
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.shared.store
    }

    /// Threads for work that can be costly.
    pub(crate) fn workers(&self) -> &Workers {
        &self.0.workers
    }

    /// The queue for the threads on which the computer thinks: one fewer than there are cores, but at
    /// least one.
    pub(crate) fn thinking(&self) -> &Queue {
        &self.0.thinking
    }

    /// What time it is.
    pub(crate) fn time(&self) -> &Time {
        &self.world().time
    }

    pub(super) fn games(&self) -> &Games {
        &self.0.games
    }

    pub(super) fn timers(&self) -> &Timers {
        &self.0.timers
    }

    /// The outages that this node knows of, now and whenever there is another one.
    pub(super) fn outages(&self) -> watch::Receiver<Vec<Outage>> {
        self.0.outages.subscribe()
    }

    /// Looks for outages in the store. They may concern any game in memory.
    pub(super) async fn look_for_outages(&self) -> Result<(), StoreError> {
        let outages = self.store().outages().await?;
        let number = |outages: &[Outage]| outages.last().map(|outage| outage.number);
        let newer = self.0.outages.send_if_modified(|known| {
            let newer = number(&outages) > number(known);
            if newer {
                *known = outages;
            }
            newer
        });
        if newer {
            self.games().ask_again();
            // A lost node may not have told what happened there.
            self.happen(Happening::Missed);
        }
        Ok(())
    }

    /// Sends the other nodes what they have not been told yet, and that this node has left.
    pub(super) async fn leave(&self) {
        // Changes that were made before this are told first.
        let _ = self.0.news.send(News::Left);
        self.0.news.closed().await;
    }

    /// Tells the other nodes, and whoever listens here, that the log of a tournament has grown.
    pub(crate) fn entered(&self, tournament: &Arc<str>) {
        self.happen(Happening::Added(Arc::clone(tournament)));
        if self.has_others() {
            // A node that has stopped has nothing to tell.
            let _ = self.0.news.send(News::Entered(Arc::clone(tournament)));
        }
    }

    /// Whether other nodes may hear what this one tells.
    pub(crate) fn has_others(&self) -> bool {
        self.0.shared.bus.is_heard()
    }

    /// What happens at this node from now on.
    pub(crate) fn happenings(&self) -> Happenings {
        self.0.happenings.listen()
    }

    pub(super) fn happen(&self, happening: Happening) {
        self.0.happenings.tell(happening);
    }

    pub(super) fn judges(&self) -> &watch::Sender<Option<Arc<dyn Judges>>> {
        &self.0.judges
    }

    /// Tells the other nodes.
    pub(super) fn tell(&self, news: News) {
        let from = self.0.id;
        self.0.shared.bus.tell(Notice::new(from, news));
    }

    /// Lets the computer answer in a game, unless it has nothing to answer or is thinking already.
    pub(super) fn wake(&self, game: String) {
        // Nobody receives once the server stops; the node that takes over finds the game in the store.
        let origin = origin();
        let _ = self.0.due.send(Due { game, origin });
    }
}
