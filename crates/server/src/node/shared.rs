//! What the nodes of a hall share.

use std::path::Path;
use std::sync::Arc;

use signed::SecretKey;

use crate::bus::Bus;
use crate::bus::local::Local;
use crate::key;
use crate::lull::Lull;
use crate::store::Store;
use crate::store::sqlite::{DbError, Sqlite};

/// What the nodes of a hall share: the store that keeps their games, the bus on which they tell
/// each other what happens, and the key with which they sign records.
#[derive(Clone)]
pub struct Shared {
    pub(super) store: Arc<dyn Store>,
    pub(super) bus: Arc<dyn Bus>,
    pub(crate) key: Arc<SecretKey>,
}

impl Shared {
    /// Opens a data folder for nodes in this process; makes it if it is not there.
    ///
    /// # Errors
    ///
    /// If the database can't be opened or brought up to date, if another process has it open, or if the
    /// key can't be read.
    pub async fn open(folder: &Path) -> Result<Self, DbError> {
        Self::open_with(folder, Lull::default()).await
    }

    /// The same, where threads pause in a lull.
    pub(crate) async fn open_with(folder: &Path, lull: Lull) -> Result<Self, DbError> {
        Ok(Self {
            store: Arc::new(Sqlite::open(folder, lull).await?),
            bus: Arc::new(Local::new()),
            key: Arc::new(key::open(folder)?),
        })
    }

    /// Writes what waits and closes the database; to be called when all nodes have ended.
    pub async fn close(&self) {
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the store was not closed cleanly");
        }
    }
}
