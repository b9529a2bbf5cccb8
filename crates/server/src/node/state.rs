//! What the jobs of a node and the requests to it share.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use hall::Hall;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::{Instant, sleep};

use super::happening::{Happening, Happenings, Told};
use super::judges::Judges;
use super::shared::Shared;
use super::timers::Timers;
use crate::bus::{News, Notice};
use crate::games::{Change, Changed, GameError, Games, Live, Play, World};
use crate::limits::{Limits, Queue, Workers, on_behalf, origin};
use crate::store::{Creation, NodeId, Outage, Store, StoreError, Write};
use crate::time::Time;
use crate::token::Hash;

/// A node that was silent for this long is taken for dead.
pub(super) const LEASE: Duration = Duration::from_secs(5);

/// How long the store is known to be well once it has taken something.
const CHECK: Duration = Duration::from_secs(1);

/// How often a node looks whether another one has let a flag fall.
const POLL: Duration = Duration::from_millis(50);

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

    /// The game with this id.
    pub(crate) async fn game(&self, id: &str) -> Result<Arc<Live>, GameError> {
        self.0.games.get(id).await
    }

    /// The same, as the store has it now if other nodes may have written to it.
    pub(crate) async fn game_anew(&self, id: &str) -> Result<Arc<Live>, GameError> {
        if self.has_others() {
            self.0.games.get_anew(id).await
        } else {
            self.game(id).await
        }
    }

    /// The game that was created with a secret of this SHA-256, and the SHA-256 of what was asked for.
    pub(crate) async fn created(&self, secret: Hash) -> Result<Option<(String, Hash)>, GameError> {
        Ok(self.store().created(secret).await?)
    }

    /// Stores a new game and returns its id. When this returns, the game is on disk.
    pub(crate) async fn create(
        &self,
        play: Play,
        creation: Option<Creation>,
    ) -> Result<String, GameError> {
        let (id, changed) = self.0.games.create(play, creation).await?;
        self.look_after(changed);
        Ok(id)
    }

    /// Changes a game: flags that are due fall first, then `decide` records facts or refuses. When
    /// this returns, the facts are on disk.
    ///
    /// It begins at once, and runs to its end even if the caller has gone. `decide` is called again if
    /// another node has written to the game in the meantime.
    pub(crate) fn change<T, E, F>(
        &self,
        id: &str,
        decide: F,
    ) -> impl Future<Output = Result<T, E>> + use<T, E, F>
    where
        T: Send + 'static,
        E: From<GameError> + Send + 'static,
        F: Fn(&mut Change<'_, '_>) -> Result<T, E> + Send + Sync + 'static,
    {
        let (node, id) = (self.clone(), id.to_owned());
        let work = async move {
            // In a deployment the time of both sides may be out.
            for _ in 0..2 {
                let in_time = |change: &mut Change<'_, '_>| {
                    let in_time = !change.is_due();
                    in_time.then(|| decide(change)).transpose()
                };
                if let Some(answer) = node.change_as_it_is(&id, in_time).await? {
                    return Ok(answer);
                }
                // Seldom, so that its room is not part of every change.
                Box::pin(node.let_fall(&id)).await?;
            }
            Box::pin(node.change_as_it_is(&id, decide)).await
        };
        // Room for a task is aligned, which costs the allocator more the larger the task is.
        let work = tokio::spawn(Box::pin(on_behalf(origin(), work)));
        async move { work.await.map_err(GameError::Failed)? }
    }

    /// The same without looking at flags first; it stops when the caller goes.
    pub(crate) async fn change_as_it_is<T, E, F>(&self, id: &str, decide: F) -> Result<T, E>
    where
        E: From<GameError>,
        F: Fn(&mut Change<'_, '_>) -> Result<T, E>,
    {
        let (answer, changed) = self.0.games.change(id, decide).await?;
        self.look_after(changed);
        Ok(answer)
    }

    /// Lets the clocks of a game run that wait for the players, if these are there; in the background.
    pub(crate) fn gather(&self, live: &Arc<Live>) {
        let (node, live) = (self.clone(), Arc::clone(live));
        tokio::spawn(async move {
            let gathered = async {
                if live.lock().await?.has_gathered() {
                    node.change(live.id(), |change| change.gather()).await?;
                }
                Ok::<_, GameError>(())
            };
            if let Err(error) = gathered.await {
                tracing::error!(game = live.id(), %error, "clocks wait for players who are there");
            }
        });
    }

    /// Lets the flag of the running clock fall if it is due.
    ///
    /// Only the node that runs a game knows that the game could be played until its deadline. If
    /// another node runs it, this one waits until the flag has fallen there, or until that node is
    /// taken for dead and this one has taken over the game.
    async fn let_fall(&self, id: &str) -> Result<(), GameError> {
        let live = self.game(id).await?;
        let stopping = self.stopping();
        while live.lock().await?.is_due() {
            let fallen: Result<bool, GameError> =
                self.change_as_it_is(id, |change| change.fall()).await;
            if fallen? || *stopping.borrow() {
                break;
            }
            sleep(POLL).await;
            live.invalidate();
        }
        Ok(())
    }

    /// Lets flags fall whose time has run out, in a game that this node runs.
    pub(super) async fn fall(&self, id: &str) -> Result<(), GameError> {
        // Another node may have written to the game, and this one may not have heard of it.
        self.game_anew(id).await?;
        // In a deployment the time of both sides may be out.
        for _ in 0..2 {
            let fallen: Result<bool, GameError> =
                self.change_as_it_is(id, |change| change.fall()).await;
            fallen?;
        }
        Ok(())
    }

    /// Lets the computer answer in a game, unless it has nothing to answer or is thinking already.
    pub(super) fn wake(&self, game: String) {
        // Nobody receives once the server stops; the node that takes over finds the game in the store.
        let origin = origin();
        let _ = self.0.due.send(Due { game, origin });
    }

    fn look_after(&self, changed: Changed) {
        for (game, at_us) in &changed.deadlines {
            self.0.timers.set(game, *at_us);
        }
        if let Some((game, tournament)) = changed.over {
            self.happen(Happening::Over { game, tournament });
        }
        for game in changed.computer_due {
            self.wake(game);
        }
    }
}
