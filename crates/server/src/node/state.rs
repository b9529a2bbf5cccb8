//! What the jobs of a node and the requests to it share.

use std::sync::Arc;
use std::time::Duration;

use hall::Hall;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;

use super::shared::Shared;
use super::waiting::Deadlines;
use crate::bus::{News, Notice};
use crate::games::{Change, Changed, GameError, Games, Live, Play};
use crate::store::{NodeId, Store, StoreError};

/// A node that nothing was heard of for so long runs no more.
pub(super) const LEASE: Duration = Duration::from_secs(5);

/// How often it is asked again whether another node has let a flag fall.
const POLL: Duration = Duration::from_millis(50);

/// One running server.
#[derive(Clone)]
pub(crate) struct Node(Arc<Inner>);

struct Inner {
    id: NodeId,
    shared: Shared,
    games: Games,
    deadlines: Deadlines,
    /// Games in which the computer has something to answer.
    due: mpsc::UnboundedSender<String>,
    stopping: watch::Sender<bool>,
}

/// What comes out of a node for its jobs.
pub(super) struct Outlets {
    /// Games in which the computer has something to answer.
    pub(super) due: mpsc::UnboundedReceiver<String>,
    /// What other nodes have to hear.
    pub(super) news: mpsc::UnboundedReceiver<News>,
}

impl Node {
    /// A node for the games of `hall`, which does nothing by itself yet.
    pub(super) fn new(shared: &Shared, hall: Hall) -> (Self, Outlets) {
        let id = NodeId::new();
        let (due, games_due) = mpsc::unbounded_channel();
        let (tell, news) = mpsc::unbounded_channel();
        let node = Self(Arc::new(Inner {
            id,
            games: Games::new(id, Arc::clone(&shared.store), hall, tell),
            shared: shared.clone(),
            deadlines: Deadlines::default(),
            due,
            stopping: watch::Sender::new(false),
        }));
        let due = games_due;
        (node, Outlets { due, news })
    }

    /// Another one with every start.
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

    /// Whether games can be loaded.
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        self.store().check().await
    }

    /// The games that can be played.
    pub(crate) fn hall(&self) -> &Arc<Hall> {
        self.0.games.hall()
    }

    pub(super) fn store(&self) -> &dyn Store {
        &*self.0.shared.store
    }

    pub(super) fn games(&self) -> &Games {
        &self.0.games
    }

    pub(super) fn deadlines(&self) -> &Deadlines {
        &self.0.deadlines
    }

    /// Tells the other nodes.
    pub(super) fn tell(&self, news: News) {
        let from = self.0.id;
        self.0.shared.bus.tell(Notice { from, news });
    }

    /// The game with this id.
    pub(crate) async fn game(&self, id: &str) -> Result<Arc<Live>, GameError> {
        self.0.games.get(id).await
    }

    /// Keeps a new game; its id. When this returns it is on disk.
    pub(crate) async fn create(&self, play: Play) -> Result<String, GameError> {
        let (id, changed) = self.0.games.create(play).await?;
        self.look_after(changed);
        Ok(id)
    }

    /// Changes a game: flags that are due fall first, then `decide` lets events happen or refuses.
    /// When this returns they are on disk.
    ///
    /// It goes on to its end when the one who asked has gone, and `decide` is asked again if
    /// somebody else has written to the game in the meantime.
    pub(crate) async fn change<T, E, F>(&self, id: &str, decide: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<GameError> + Send + 'static,
        F: Fn(&mut Change<'_, '_>) -> Result<T, E> + Send + 'static,
    {
        let (node, id) = (self.clone(), id.to_owned());
        let work = tokio::spawn(async move {
            // In a deployment the time of both sides may be out.
            for _ in 0..2 {
                node.let_fall(&id).await?;
            }
            node.change_as_it_is(&id, decide).await
        });
        work.await.map_err(GameError::Failed)?
    }

    /// The same, without looking at flags first, and with the one who asks waiting for it.
    pub(super) async fn change_as_it_is<T, E, F>(&self, id: &str, decide: F) -> Result<T, E>
    where
        E: From<GameError>,
        F: Fn(&mut Change<'_, '_>) -> Result<T, E>,
    {
        let (answer, changed) = self.0.games.change(id, decide).await?;
        self.look_after(changed);
        Ok(answer)
    }

    /// Lets the flag of the running clock fall if it is due.
    ///
    /// Only the node that runs a game knows that its players could play all the time. Where another
    /// node runs it, this one waits until the flag has fallen there, or until that node is known to
    /// be lost and this one has gone on with the game.
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
            live.doubt();
        }
        Ok(())
    }

    /// Lets the flags fall whose time is out, in a game that this node runs.
    pub(super) async fn fall(&self, id: &str) -> Result<(), GameError> {
        // Whether another node has gone on with the game counts here, which may not be heard yet.
        self.game(id).await?.doubt();
        // In a deployment the time of both sides may be out.
        for _ in 0..2 {
            let fallen: Result<bool, GameError> =
                self.change_as_it_is(id, |change| change.fall()).await;
            fallen?;
        }
        Ok(())
    }

    /// Lets the computer answer in a game, if it has to and is not about to.
    pub(super) fn wake(&self, game: String) {
        // Nobody receives once the server stops; whoever goes on with the game finds it in the store.
        let _ = self.0.due.send(game);
    }

    fn look_after(&self, changed: Changed) {
        for (game, at_us) in &changed.deadlines {
            self.0.deadlines.set(game, *at_us);
        }
        for game in changed.computer_due {
            self.wake(game);
        }
    }
}
