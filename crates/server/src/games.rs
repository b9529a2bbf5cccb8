//! The games in memory: loaded from their events when somebody asks for them.

mod change;
pub(crate) mod lag;
mod live;
mod new;
mod play;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

pub(crate) use change::{Change, new_game};
pub(crate) use live::{Frames, Live, Presence, text};
pub(crate) use new::in_order;
pub(crate) use play::{Due, Play, now_us};

use crate::http::error::ApiError;
use crate::store::sqlite::Db;

/// Beyond this many games those that nobody looks at are forgotten; their events are on disk.
const CACHED: usize = 4096;

/// The longest id that is looked for.
const LONGEST_ID: usize = 32;

/// All games that somebody has asked for lately.
#[derive(Default)]
pub(crate) struct Games {
    map: Mutex<HashMap<String, Arc<Live>>>,
}

impl Games {
    /// The game with this id.
    pub(crate) async fn get(&self, db: &Db, id: &str) -> Result<Arc<Live>, ApiError> {
        if let Some(live) = self.lock().get(id) {
            return Ok(Arc::clone(live));
        }
        if id.len() > LONGEST_ID {
            return Err(ApiError::NoGame);
        }
        let play = Play::load(db, id).await?;
        let mut map = self.lock();
        if map.len() >= CACHED {
            map.retain(|_, live| Arc::strong_count(live) > 1);
        }
        let live = map
            .entry(id.to_owned())
            .or_insert_with(|| Arc::new(Live::new(id, play)));
        Ok(Arc::clone(live))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.map.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
