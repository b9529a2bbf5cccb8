//! The data folder, which only one process can use at a time: nodes in other processes would not
//! hear on the bus what happens.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::DbError;

/// Name of the file that is locked.
const LOCK: &str = "tigerden.lock";

/// Creates the folder if it is not there, and locks it until the returned file is dropped.
pub(super) fn lock(folder: &Path) -> Result<File, DbError> {
    let unusable = |error| DbError::Folder {
        path: folder.to_owned(),
        error,
    };
    std::fs::create_dir_all(folder).map_err(unusable)?;
    let file = File::create(folder.join(LOCK)).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(DbError::InUse {
            path: folder.to_owned(),
        }),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}
