//! Columns that hold JSON.

use rusqlite::Error;
use rusqlite::types::Type;

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// The error of a value that can't be written as JSON.
pub(super) fn unwritable(error: impl Into<Cause>) -> Error {
    Error::ToSqlConversionFailure(error.into())
}

/// The error of a column that holds something else.
pub(super) fn unreadable(column: usize, error: impl Into<Cause>) -> Error {
    Error::FromSqlConversionFailure(column, Type::Text, error.into())
}
