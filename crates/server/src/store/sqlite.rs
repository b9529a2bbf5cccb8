//! The database: one SQLite file, read by a few connections and written by one thread.

mod arbiters;
mod boards;
mod checks;
mod connection;
mod creations;
mod dice;
mod drafts;
mod error;
mod facts;
mod folder;
mod games;
mod gather;
mod ids;
mod json;
mod listed;
mod nodes;
mod outages;
mod players;
mod profiles;
mod ratings;
mod readers;
mod recounts;
mod tables;
mod tokens;
mod tournaments;
mod writer;

use std::fs::File;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;

use super::{
    Answered, Falling, Listed, LostNode, OpenBoard, Outage, Pending, Player, RatedList, Seated,
    Share, Shown, Stand, Store, StoreError, StoredGame, Write,
};
use crate::id::PlayerId;
use crate::lull::Lull;
use crate::token::Hash;
use ::tournament::log::Entry;
use rating::Day;
use readers::Readers;
use uuid::Uuid;
use writer::Writer;

pub use error::DbError;

/// Name of the database file in the data folder.
pub const FILE: &str = "tigerden.db";

/// Games in one SQLite file.
pub(crate) struct Sqlite {
    readers: Readers,
    writer: Writer,
    /// Keeps other processes out while the database is open.
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the database of a data folder; makes both if they are not there.
    pub(crate) async fn open(folder: &Path, lull: Lull) -> Result<Self, DbError> {
        let folder = folder.to_owned();
        let opened = tokio::task::spawn_blocking(move || Self::open_now(&folder, lull)).await;
        opened.unwrap_or_else(|error| Err(DbError::Thread(error.into())))
    }

    fn open_now(folder: &Path, lull: Lull) -> Result<Self, DbError> {
        let lock = folder::lock(folder)?;
        let path = folder.join(FILE);
        let open = |error| DbError::Open {
            path: path.clone(),
            error,
        };
        let mut connection = connection::for_writing(&path).map_err(open)?;
        tables::bring_up_to_date(&mut connection, &path)?;
        // No other process has the folder, so all nodes that ran games before have ended.
        outages::forget(&connection).map_err(open)?;
        nodes::end_all(&connection).map_err(open)?;
        Ok(Self {
            readers: Readers::new(path.clone()),
            writer: Writer::start(connection, path, lull).map_err(DbError::Thread)?,
            lock: Mutex::new(Some(lock)),
        })
    }
}

/// Everything in one transaction, so that nobody writes between two of its reads.
fn game(db: &mut Connection, id: &str) -> rusqlite::Result<Option<StoredGame>> {
    let db = db.transaction()?;
    let facts = facts::all(&db, id)?;
    let Some((runner, seen)) = games::runner_of(&db, id)? else {
        return Ok(None);
    };
    Ok(Some(StoredGame {
        facts,
        tokens: tokens::all(&db, id)?,
        requests: facts::requests(&db, id)?,
        secret: dice::secret(&db, id)?,
        arbiter: arbiters::find(&db, id)?,
        rated: games::is_rated(&db, id)?,
        board: boards::find(&db, id)?,
        runner,
        outages: outages::of_game(&db, runner, seen)?,
        draft: drafts::find(&db, id)?,
    }))
}

fn stand(db: &mut Connection, id: &str) -> rusqlite::Result<Option<Stand>> {
    let db = db.transaction()?;
    let (Some(seq), Some((runner, seen))) = (facts::last(&db, id)?, games::runner_of(&db, id)?)
    else {
        return Ok(None);
    };
    let outages = outages::of_game(&db, runner, seen)?;
    let outage = outages.last().map_or(0, |outage| outage.number);
    Ok(Some(Stand { seq, outage }))
}

impl Store for Sqlite {
    fn load<'a>(&'a self, id: &'a str) -> Pending<'a, Option<StoredGame>> {
        let id = id.to_owned();
        Box::pin(self.readers.read(move |db| game(db, &id)))
    }

    fn stand<'a>(&'a self, id: &'a str) -> Pending<'a, Option<Stand>> {
        let id = id.to_owned();
        Box::pin(self.readers.read(move |db| stand(db, &id)))
    }

    fn created(&self, secret: Hash) -> Pending<'_, Option<(String, Hash)>> {
        Box::pin(self.readers.read(move |db| creations::find(db, secret)))
    }

    fn commit(&self, write: Write) -> Pending<'_, ()> {
        Box::pin(self.writer.commit(Box::new(write)))
    }

    fn last_beat(&self) -> Pending<'_, Option<i64>> {
        Box::pin(self.readers.read(|db| nodes::last_beat(db)))
    }

    fn lost_nodes(&self, before_us: i64) -> Pending<'_, Vec<LostNode>> {
        Box::pin(self.readers.read(move |db| nodes::lost(db, before_us)))
    }

    fn outages(&self) -> Pending<'_, Vec<Outage>> {
        Box::pin(self.readers.read(|db| outages::all(db)))
    }

    fn falling<'a>(
        &'a self,
        share: &'a Share,
        after: Option<&'a Falling>,
        until_us: i64,
    ) -> Pending<'a, Vec<Falling>> {
        let (share, after) = (share.clone(), after.cloned());
        let falling =
            move |db: &mut Connection| games::falling(db, &share, after.as_ref(), until_us);
        Box::pin(self.readers.read(falling))
    }

    fn computer_due<'a>(&'a self, share: &'a Share, after: &'a str) -> Pending<'a, Vec<String>> {
        let (share, after) = (share.clone(), after.to_owned());
        let due = move |db: &mut Connection| games::computer_due(db, &share, &after);
        Box::pin(self.readers.read(due))
    }

    fn player(&self, id: PlayerId) -> Pending<'_, Option<Player>> {
        Box::pin(self.readers.read(move |db| players::find(db, id)))
    }

    fn player_of(&self, secret: Hash) -> Pending<'_, Option<Player>> {
        Box::pin(self.readers.read(move |db| players::of_secret(db, secret)))
    }

    fn hash_of(&self, player: PlayerId) -> Pending<'_, Option<Hash>> {
        Box::pin(self.readers.read(move |db| players::hash_of(db, player)))
    }

    fn rated_lists<'a>(
        &'a self,
        player: PlayerId,
        lists: &'a [&'static str],
        most: u32,
    ) -> Pending<'a, Vec<RatedList>> {
        let lists = lists.to_vec();
        let read = move |db: &mut Connection| profiles::lists(db, player, &lists, most);
        Box::pin(self.readers.read(read))
    }

    fn players(&self, ids: Vec<PlayerId>) -> Pending<'_, Vec<Player>> {
        Box::pin(self.readers.read(move |db| profiles::named(db, &ids)))
    }

    fn seated<'a>(
        &'a self,
        game: &'a str,
        list: &'a str,
        seats: [Option<PlayerId>; 2],
        today: Day,
    ) -> Pending<'a, [Option<Seated>; 2]> {
        let (game, list) = (game.to_owned(), list.to_owned());
        let read = move |db: &mut Connection| profiles::seated(db, &game, &list, seats, today);
        Box::pin(self.readers.read(read))
    }

    fn entries<'a>(&'a self, tournament: &'a str, after: u64) -> Pending<'a, Vec<Entry>> {
        let id = tournament.to_owned();
        let read = move |db: &mut Connection| tournaments::entries(db, &id, after);
        Box::pin(self.readers.read(read))
    }

    fn founded(&self, secret: Hash) -> Pending<'_, Option<(String, Hash)>> {
        Box::pin(
            self.readers
                .read(move |db| tournaments::founded(db, secret)),
        )
    }

    fn listed(&self, before: Option<String>, most: u32) -> Pending<'_, Option<Vec<Listed>>> {
        let read = move |db: &mut Connection| listed::listed(db, before.as_deref(), most);
        Box::pin(self.readers.read(read))
    }

    fn shown<'a>(&'a self, tournament: &'a str) -> Pending<'a, Option<Shown>> {
        let id = tournament.to_owned();
        Box::pin(self.readers.read(move |db| listed::shown(db, &id)))
    }

    fn official<'a>(&'a self, tournament: &'a str, secret: Hash) -> Pending<'a, Option<String>> {
        let id = tournament.to_owned();
        let read = move |db: &mut Connection| tournaments::official(db, &id, secret);
        Box::pin(self.readers.read(read))
    }

    fn entered<'a>(
        &'a self,
        tournament: &'a str,
        sender: &'a str,
        request: Uuid,
    ) -> Pending<'a, Option<Answered>> {
        let (id, sender) = (tournament.to_owned(), sender.to_owned());
        let read = move |db: &mut Connection| tournaments::answered(db, &id, &sender, request);
        Box::pin(self.readers.read(read))
    }

    fn open_boards<'a>(&'a self, tournament: &'a str) -> Pending<'a, Vec<OpenBoard>> {
        let id = tournament.to_owned();
        Box::pin(self.readers.read(move |db| boards::open(db, &id)))
    }

    fn unwatched_boards(&self) -> Pending<'_, Vec<(String, u64)>> {
        Box::pin(self.readers.read(|db| boards::unwatched(db)))
    }

    fn waiting_tournaments(&self) -> Pending<'_, Vec<String>> {
        Box::pin(self.readers.read(|db| boards::waiting(db)))
    }

    fn recount_due(&self) -> Pending<'_, bool> {
        Box::pin(self.readers.read(|db| recounts::due(db)))
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            self.readers.close().await;
            drop(
                self.lock
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .take(),
            );
            Ok(())
        })
    }
}

fn failed(error: rusqlite::Error) -> StoreError {
    StoreError::Failed(Box::new(error))
}

#[cfg(test)]
mod tests;
