//! What the nodes of a hall share.

use std::path::Path;
use std::sync::Arc;

use crate::bus::Bus;
use crate::bus::local::Local;
use crate::store::Store;
use crate::store::sqlite::{DbError, Sqlite};

/// What the nodes of a hall share: the store that keeps their games, and the bus on which they tell
/// each other what happens.
#[derive(Clone)]
pub struct Shared {
    pub(super) store: Arc<dyn Store>,
    pub(super) bus: Arc<dyn Bus>,
}

impl Shared {
    /// Opens a data folder for nodes in this process; makes it if it is not there.
    ///
    /// # Errors
    ///
    /// If the database can't be opened or brought up to date, or if another process has it open.
    pub async fn open(folder: &Path) -> Result<Self, DbError> {
        Ok(Self {
            store: Arc::new(Sqlite::open(folder).await?),
            bus: Arc::new(Local::new()),
        })
    }

    /// Writes what waits and closes the database; to be called when all nodes have ended.
    pub async fn close(&self) {
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the store was not closed cleanly");
        }
    }
}
