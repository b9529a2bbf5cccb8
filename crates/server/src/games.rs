//! The games: loaded from the store when somebody asks for them, kept in memory while somebody
//! looks, and changed by facts.

mod change;
mod connected;
mod context;
mod error;
mod frames;
mod lag;
mod live;
mod new;
mod play;
mod wait;
mod world;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub(crate) use change::{Change, Changed};
pub(crate) use connected::Presence;
pub(crate) use error::GameError;
pub(crate) use frames::{Frames, text};
pub(crate) use lag::Pings;
pub(crate) use live::{Live, Thinking};
pub(crate) use new::in_order;
pub(crate) use play::{ComputerTask, Play};
pub(crate) use world::World;
pub use world::{Salts, system_salts};

use context::{Context, Tell};

use crate::bus::{Attendance, News};
use crate::limits::Workers;
use crate::memory::{Memory, Taken};
use crate::store::{Append, Creation, NodeId, Store, StoreError};

/// An id that is longer than this belongs to no game.
const LONGEST_ID: usize = 32;

/// How often a change is tried when somebody else writes to the same game.
const TRIES: u32 = 4;

/// All games, of which those that somebody has asked for lately are in memory.
pub(crate) struct Games {
    context: Arc<Context>,
    memory: Mutex<Memory<Live>>,
    /// How often another node has told of a game that is not in memory.
    missed: AtomicU64,
}

impl Games {
    /// The stored games, which must be games of the world's hall. Those in memory may hold `budget` bytes, apart
    /// from games in use. `tell` tells other nodes what they have to hear; `workers` do what can be
    /// costly.
    pub(crate) fn new(
        node: NodeId,
        store: Arc<dyn Store>,
        world: World,
        budget: usize,
        tell: Tell,
        workers: Workers,
    ) -> Self {
        let taken = Taken::default();
        Self {
            memory: Mutex::new(Memory::new(budget, taken.clone())),
            context: Arc::new(Context {
                node,
                store,
                world,
                tell,
                workers,
                taken,
            }),
            missed: AtomicU64::new(0),
        }
    }

    /// What games take from outside.
    pub(crate) fn world(&self) -> &World {
        &self.context.world
    }

    /// The game with this id.
    pub(crate) async fn get(&self, id: &str) -> Result<Arc<Live>, GameError> {
        if let Some(live) = self.lock().get(id) {
            return Ok(live);
        }
        if id.len() > LONGEST_ID {
            return Err(GameError::NoGame);
        }
        let missed = self.missed.load(Ordering::Acquire);
        // Seldom, so that its room is not part of every change.
        let play = Box::pin(Play::load(&self.context, id)).await?;
        let mut memory = self.lock();
        let live = memory.keep(id, || {
            let context = Arc::clone(&self.context);
            context.tell(News::WhoAttends(Some(id.into())));
            Live::new(id, play, context)
        });
        if self.missed.load(Ordering::Acquire) != missed {
            // Another node may have changed this game while it was being loaded.
            live.invalidate();
        }
        Ok(live)
    }

    /// The same, as the store has it now.
    pub(crate) async fn get_anew(&self, id: &str) -> Result<Arc<Live>, GameError> {
        let known = self.lock().get(id);
        let Some(live) = known else {
            return self.get(id).await;
        };
        live.invalidate();
        Ok(live)
    }

    /// Keeps a new game, which can be found again by its `creation`. When this returns it is on disk.
    pub(crate) async fn create(
        &self,
        play: Play,
        creation: Option<Creation>,
    ) -> Result<(String, Changed), GameError> {
        let id = play.id().to_owned();
        let mut write = change::new_game(&play, &self.context);
        for game in &mut write.games {
            game.creation = creation;
        }
        self.context.store.commit(write).await?;
        let mut changed = Changed::default();
        changed.add(&id, &play, play.deadline().map(|(_, at)| at));
        Ok((id, changed))
    }

    /// Changes a game: `decide` records facts or refuses. When this returns, the facts are on disk.
    ///
    /// `decide` is called again if another node has written to the game in the meantime.
    pub(crate) async fn change<T, E, F>(&self, id: &str, decide: F) -> Result<(T, Changed), E>
    where
        E: From<GameError>,
        F: Fn(&mut Change<'_, '_>) -> Result<T, E>,
    {
        let live = self.get(id).await?;
        for _ in 0..TRIES {
            let mut game = live.lock().await?;
            let desk = game.desk().await?;
            let known = game.stored;
            let mut change = Change::new(&mut game);
            let decided: Result<T, E> = change.work(desk, |change| {
                let answer = decide(change)?;
                change.follow()?;
                Ok(answer)
            });
            let answer = match decided {
                Ok(answer) => answer,
                Err(refusal) => {
                    drop(change);
                    let stored = self.context.store.stand(id).await;
                    let stored = stored.map_err(GameError::Store)?;
                    if stored.is_some_and(|stored| known.covers(stored)) {
                        return Err(refusal);
                    }
                    // Another node has written to the game, and it was not heard here yet.
                    live.invalidate();
                    continue;
                }
            };
            let changed = change.changed();
            match change.commit().await {
                Ok(()) => return Ok((answer, changed)),
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(GameError::Store(error).into()),
            }
        }
        Err(GameError::Crowded.into())
    }

    /// Another node has changed a game.
    pub(crate) fn hear(&self, append: Arc<Append>) {
        // Under the lock: a game that is being loaded is in memory already, or sees later that it
        // has missed this.
        let memory = self.lock();
        match memory.find(&append.game) {
            Some(live) => {
                live.hear(append);
                self.catch_up(Arc::clone(live));
            }
            None => drop(self.missed.fetch_add(1, Ordering::AcqRel)),
        }
    }

    /// Messages of other nodes may have been lost, or a node: what that means for games in memory has
    /// to be looked up.
    pub(crate) fn ask_again(&self) {
        let memory = self.lock();
        self.missed.fetch_add(1, Ordering::AcqRel);
        for live in memory.games() {
            live.invalidate();
            if live.connected().here().anybody() {
                self.catch_up(Arc::clone(live));
            }
        }
    }

    /// Another node says who is connected to a game there.
    pub(crate) fn attends(&self, node: NodeId, game: &str, there: Attendance) {
        if let Some(live) = self.lock().find(game) {
            live.connected().at(node, there);
        }
    }

    /// Tells other nodes who is connected here: to one game, or to all.
    pub(crate) fn who_attends(&self, game: Option<&str>) {
        let memory = self.lock();
        let asked = |live: &&Arc<Live>| game.is_none_or(|game| game == live.id());
        for live in memory.games().filter(asked) {
            let here = live.connected().here();
            if here.anybody() {
                live.tell(here);
            }
        }
    }

    /// Another node is gone, and with it everybody who was connected there.
    pub(crate) fn forget(&self, node: NodeId) {
        for live in self.lock().games() {
            live.connected().forget(node);
        }
    }

    /// Takes in what other nodes have written, in the background.
    fn catch_up(&self, live: Arc<Live>) {
        tokio::spawn(async move {
            match live.lock().await {
                // Those who are connected here look whether the clocks may run.
                Ok(game) if game.has_gathered() => live.connected().say_again(),
                Ok(_) => {}
                Err(error) => {
                    tracing::error!(game = live.id(), %error, "other nodes' facts were not taken in");
                    live.invalidate();
                }
            }
        });
    }

    fn lock(&self) -> MutexGuard<'_, Memory<Live>> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
