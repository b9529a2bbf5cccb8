//! The games: loaded from the store when somebody asks for them, kept in memory while somebody
//! looks, and changed by events.

mod change;
mod error;
mod lag;
mod live;
mod new;
mod play;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use hall::Hall;

pub(crate) use change::{Change, Changed};
pub(crate) use error::GameError;
pub(crate) use lag::Pings;
pub(crate) use live::{Frames, Live, Presence, text};
pub(crate) use new::in_order;
pub(crate) use play::{Due, Play, now_us};

use crate::store::{Store, StoreError};
use crate::token::game_id;

/// Beyond this many games those that nobody looks at are forgotten; their events are in the store.
const CACHED: usize = 4096;

/// The longest id that is looked for.
const LONGEST_ID: usize = 32;

/// How often a change is tried when somebody else writes to the same game.
const TRIES: u32 = 4;

/// All games, of which those that somebody has asked for lately are in memory.
pub(crate) struct Games {
    store: Arc<dyn Store>,
    hall: Arc<Hall>,
    map: Mutex<HashMap<String, Arc<Live>>>,
}

impl Games {
    /// The games of a store, of those that `hall` has.
    pub(crate) fn new(store: Arc<dyn Store>, hall: Hall) -> Self {
        Self {
            store,
            hall: Arc::new(hall),
            map: Mutex::default(),
        }
    }

    pub(crate) fn hall(&self) -> &Arc<Hall> {
        &self.hall
    }

    /// The game with this id.
    pub(crate) async fn get(&self, id: &str) -> Result<Arc<Live>, GameError> {
        if let Some(live) = self.lock().get(id) {
            return Ok(Arc::clone(live));
        }
        if id.len() > LONGEST_ID {
            return Err(GameError::NoGame);
        }
        let play = Play::load(&*self.store, &self.hall, id).await?;
        let mut map = self.lock();
        if map.len() >= CACHED {
            map.retain(|_, live| Arc::strong_count(live) > 1);
        }
        let live = map
            .entry(id.to_owned())
            .or_insert_with(|| Arc::new(Live::new(id, play, Arc::clone(&self.store))));
        Ok(Arc::clone(live))
    }

    /// Keeps a new game. When this returns it is on disk.
    pub(crate) async fn create(&self, play: Play) -> Result<(String, Changed), GameError> {
        let id = game_id()?;
        self.store
            .commit(change::new_game(id.clone(), &play))
            .await?;
        let changed = Changed {
            computer_due: play
                .computer_due()
                .map(|_| id.clone())
                .into_iter()
                .collect(),
            deadlines: vec![(id.clone(), play.deadline_us())],
        };
        Ok((id, changed))
    }

    /// Changes a game: `decide` lets events happen or refuses. When this returns they are on disk.
    ///
    /// `decide` is asked again if somebody else has written to the game in the meantime.
    pub(crate) async fn change<T, E, F>(&self, id: &str, decide: F) -> Result<(T, Changed), E>
    where
        E: From<GameError>,
        F: Fn(&mut Change<'_, '_>) -> Result<T, E>,
    {
        let live = self.get(id).await?;
        for _ in 0..TRIES {
            let mut game = live.lock().await?;
            let mut change = Change::new(&mut game);
            let answer = decide(&mut change)?;
            change.follow()?;
            let changed = change.changed();
            match change.commit().await {
                Ok(()) => return Ok((answer, changed)),
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(GameError::Store(error).into()),
            }
        }
        Err(GameError::Crowded.into())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.map.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
