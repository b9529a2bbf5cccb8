//! The games of a node: how they are found and changed, and what follows from that.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;

use super::happening::Happening;
use super::state::Node;
use crate::games::{Change, Changed, GameError, Live, Play};
use crate::limits::{on_behalf, origin};
use crate::store::Creation;
use crate::token::Hash;

/// How often a node looks whether another one has let a flag fall.
const POLL: Duration = Duration::from_millis(50);

impl Node {
    /// The game with this id.
    pub(crate) async fn game(&self, id: &str) -> Result<Arc<Live>, GameError> {
        self.games().get(id).await
    }

    /// The same, as the store has it now if other nodes may have written to it.
    pub(crate) async fn game_anew(&self, id: &str) -> Result<Arc<Live>, GameError> {
        if self.has_others() {
            self.games().get_anew(id).await
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
        let (id, changed) = self.games().create(play, creation).await?;
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
        let (answer, changed) = self.games().change(id, decide).await?;
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

    fn look_after(&self, changed: Changed) {
        for (game, at_us) in &changed.deadlines {
            self.timers().set(game, *at_us);
        }
        if let Some((game, tournament)) = changed.over {
            self.happen(Happening::Over { game, tournament });
        }
        for game in changed.computer_due {
            self.wake(game);
        }
    }
}
