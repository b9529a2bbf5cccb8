//! Connections for reading: a few, each used by one thread at a time.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::{connection, failed};
use crate::store::StoreError;

/// How many are read from at the same time.
const READERS: usize = 4;

/// Connections for reading.
pub(super) struct Readers(Arc<Shared>);

struct Shared {
    path: PathBuf,
    places: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    /// For the database in this file. Connections are made when they are needed.
    pub(super) fn new(path: PathBuf) -> Self {
        Self(Arc::new(Shared {
            path,
            places: Arc::new(Semaphore::new(READERS)),
            idle: Mutex::default(),
        }))
    }

    /// Reads on a thread that may wait.
    pub(super) async fn read<T, F>(&self, read: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let place = Arc::clone(&self.0.places).acquire_owned().await;
        let place = place.map_err(|_| StoreError::Closed)?;
        let shared = Arc::clone(&self.0);
        let work = move || {
            let _place = place;
            let idle = shared.idle().pop();
            let mut connection = match idle {
                Some(connection) => connection,
                None => connection::open(&shared.path)?,
            };
            let answer = read(&mut connection)?;
            shared.idle().push(connection);
            Ok(answer)
        };
        let answer = tokio::task::spawn_blocking(work).await;
        answer
            .map_err(|error| StoreError::Failed(error.into()))?
            .map_err(failed)
    }

    /// Waits until nobody reads, and closes the connections.
    pub(super) async fn close(&self) {
        // It fails if this is closed already.
        let _all = self.0.places.acquire_many(READERS as u32).await;
        self.0.places.close();
        self.0.idle().clear();
    }
}

impl Shared {
    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
