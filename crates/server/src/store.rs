//! The store: what is kept of games, on disk before it is acknowledged.

pub(crate) mod sqlite;
