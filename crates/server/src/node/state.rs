//! What the jobs of a node and the requests to it share.

use std::sync::Arc;

use hall::Hall;
use tokio::sync::{mpsc, watch};
use uuid::Uuid;

use super::waiting::Deadlines;
use crate::games::{Change, Changed, GameError, Games, Live, Play};
use crate::store::{Store, StoreError};

/// One running server.
#[derive(Clone)]
pub(crate) struct Node(Arc<Inner>);

struct Inner {
    id: Uuid,
    store: Arc<dyn Store>,
    games: Games,
    deadlines: Deadlines,
    /// Games in which the computer has something to answer.
    due: mpsc::UnboundedSender<String>,
    stopping: watch::Sender<bool>,
}

impl Node {
    /// A node on a store, for the games of `hall`, and the games in which its computer has something to answer.
    pub(super) fn new(
        store: Arc<dyn Store>,
        hall: Hall,
    ) -> (Self, mpsc::UnboundedReceiver<String>) {
        let (due, games_due) = mpsc::unbounded_channel();
        let node = Self(Arc::new(Inner {
            id: Uuid::new_v4(),
            games: Games::new(Arc::clone(&store), hall),
            store,
            deadlines: Deadlines::default(),
            due,
            stopping: watch::Sender::new(false),
        }));
        (node, games_due)
    }

    /// Another one with every start.
    pub(crate) fn id(&self) -> Uuid {
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
        self.0.store.check().await
    }

    /// The games that can be played.
    pub(crate) fn hall(&self) -> &Arc<Hall> {
        self.0.games.hall()
    }

    pub(super) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    pub(super) fn deadlines(&self) -> &Deadlines {
        &self.0.deadlines
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
                node.change_as_it_is(&id, |change| change.fall()).await?;
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

    /// Lets the computer answer in a game, if it has to and is not about to.
    pub(super) fn wake(&self, game: String) {
        // Nobody receives once the server stops; the next start finds the game in the store.
        let _ = self.0.due.send(game);
    }

    fn look_after(&self, changed: Changed) {
        for (game, at_us) in &changed.deadlines {
            self.0.deadlines.set(game, *at_us);
        }
        changed
            .computer_due
            .into_iter()
            .for_each(|game| self.wake(game));
    }
}
