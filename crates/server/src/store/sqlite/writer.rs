//! The one thread that writes. All writes that come in while a transaction is synced go into the next
//! one together, so that many games share one sync; [`Gather`] says when it begins.
//!
//! When the disk is full or broken, SQLite gives up the transaction by itself, and the connection no
//! longer knows where it stands. So after a failure the thread goes on with a new connection, and
//! writes again as soon as the disk can.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::thread::{JoinHandle, Thread};

use rusqlite::{Connection, Result, ffi};
use tokio::sync::{mpsc, oneshot};

use super::gather::{ENOUGH, Gather};
use super::{
    arbiters, boards, checks, connection, creations, dice, drafts, facts, failed, games, listed,
    nodes, outages, players, ratings, recounts, tokens, tournaments,
};
use crate::lull::Lull;
use crate::store::{StoreError, Write};

/// How many writes share a transaction at most.
const BATCH: usize = 256;

type Answer = Result<(), StoreError>;
type Job = (Box<Write>, oneshot::Sender<Answer>);

/// The way to the writing thread.
pub(super) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    lull: Lull,
    join: Mutex<Option<JoinHandle<()>>>,
    thread: Thread,
}

impl Writer {
    /// Starts the thread; it makes further connections to the file.
    pub(super) fn start(
        connection: Connection,
        path: PathBuf,
        lull: Lull,
    ) -> std::io::Result<Self> {
        let (jobs, waiting) = mpsc::channel(4 * BATCH);
        let base = Base {
            connection: Some(connection),
            path,
        };
        let thread = std::thread::Builder::new().name("writer".to_owned());
        let gather = Gather::new(lull.clone());
        let join = thread.spawn(move || run(base, waiting, gather))?;
        Ok(Self {
            jobs: Mutex::new(Some(jobs)),
            lull,
            thread: join.thread().clone(),
            join: Mutex::new(Some(join)),
        })
    }

    /// Writes; when this returns it is on disk.
    pub(super) async fn commit(&self, write: Box<Write>) -> Answer {
        let jobs = self
            .jobs
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        let jobs = jobs.ok_or(StoreError::Closed)?;
        let (reply, answer) = oneshot::channel();
        let sent = jobs.send((write, reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        self.lull.wrote();
        if jobs.max_capacity() - jobs.capacity() >= ENOUGH {
            self.thread.unpark();
        }
        drop(jobs);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Takes nothing more and waits until all is written.
    pub(super) async fn close(&self) {
        drop(
            self.jobs
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .take(),
        );
        let thread = self
            .join
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let Some(thread) = thread else { return };
        let ended = tokio::task::spawn_blocking(|| thread.join()).await;
        if !matches!(ended, Ok(Ok(()))) {
            tracing::error!("the writing thread has failed");
        }
    }
}

/// The database as the thread writes to it.
struct Base {
    /// `None` after a failure.
    connection: Option<Connection>,
    path: PathBuf,
}

impl Base {
    /// Writes all in one transaction; a write that can't be done is undone alone.
    fn write<'w>(
        &mut self,
        writes: impl Iterator<Item = &'w Write> + Clone,
    ) -> Result<Vec<Answer>> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => connection::for_writing(&self.path)?,
        };
        let answers = transaction(&connection, writes)?;
        self.connection = Some(connection);
        Ok(answers)
    }
}

fn run(mut base: Base, mut waiting: mpsc::Receiver<Job>, mut gather: Gather) {
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        gather.wait(|| waiting.len());
        if waiting.blocking_recv_many(&mut batch, BATCH) == 0 {
            break;
        }
        gather.begin(batch.len());
        let answers = base.write(batch.iter().map(|(write, _)| &**write));
        if let Err(error) = &answers {
            tracing::error!(%error, "a transaction has failed");
        }
        let mut answers = answers.map(Vec::into_iter);
        for (_, reply) in batch.drain(..) {
            let answer = match &mut answers {
                Ok(each) => each.next().unwrap_or(Ok(())),
                Err(error) => Err(StoreError::Failed(error.to_string().into())),
            };
            // The sender may have gone; what is written stays written.
            let _ = reply.send(answer);
        }
        gather.done();
    }
    if let Some(Err((_, error))) = base.connection.map(Connection::close) {
        tracing::error!(%error, "the database was not closed cleanly");
    }
}

/// An error leaves the connection unusable.
fn transaction<'w>(
    db: &Connection,
    writes: impl Iterator<Item = &'w Write> + Clone,
) -> Result<Vec<Answer>> {
    let run = |sql| db.prepare_cached(sql)?.execute(());
    run("begin immediate")?;
    if writes.clone().all(|write| apply(db, write).is_ok()) {
        run("commit")?;
        return Ok(writes.map(|_| Ok(())).collect());
    }
    // Parts that can be undone alone cost a copy of every page that they change, and are seldom needed.
    run("rollback")?;
    run("begin immediate")?;
    let mut answers = Vec::new();
    for write in writes {
        run("savepoint part")?;
        let answer = apply(db, write);
        if answer.is_err() {
            run("rollback to part")?;
        }
        run("release part")?;
        answers.push(answer);
    }
    run("commit")?;
    Ok(answers)
}

/// Does one write; [`StoreError::Conflict`] if it is based on an outdated state of a game.
fn apply(db: &Connection, write: &Write) -> Answer {
    match rows(db, write) {
        Ok(true) => Ok(()),
        Ok(false) => Err(StoreError::Conflict),
        Err(error) if is_taken(&error) => Err(StoreError::Conflict),
        Err(error) => Err(failed(error)),
    }
}

/// Whether there is a row with this key already.
fn is_taken(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    matches!(
        code,
        Some(ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE)
    )
}

/// Writes the rows of a write. Returns whether nodes and games are as it expects.
fn rows(db: &Connection, write: &Write) -> Result<bool> {
    for player in &write.players {
        players::insert(db, player)?;
    }
    if let Some(player) = &write.renamed {
        players::rename(db, player)?;
    }
    for game in &write.games {
        games::insert(db, game)?;
        if let Some(secret) = &game.secret {
            dice::insert(db, &game.id, secret)?;
        }
        if let Some(hash) = game.arbiter {
            arbiters::insert(db, &game.id, hash)?;
        }
        if let Some(creation) = &game.creation {
            creations::insert(db, &game.id, creation)?;
        }
        if let Some(board) = &game.board {
            boards::insert(db, &game.id, board)?;
        }
    }
    for append in &write.appends {
        let game = append.game.as_str();
        for fact in &append.facts {
            facts::insert(db, game, fact, append.request_of(fact.seq))?;
        }
        for token in &append.tokens {
            tokens::insert(db, game, token)?;
        }
        if let Some(draft) = &append.draft {
            drafts::replace(db, game, draft)?;
        }
        if !games::set_runner(db, append)? {
            return Ok(false);
        }
        if let Some(ended) = &append.ended {
            ratings::settle(db, game, ended)?;
        }
    }
    if let Some(founded) = &write.founded {
        tournaments::insert(db, founded)?;
    }
    if let Some(listing) = &write.listing {
        listed::list(db, listing)?;
    }
    if let Some(entered) = &write.entered {
        tournaments::enter(db, entered)?;
    }
    if let Some(game) = &write.settled {
        boards::settle(db, game)?;
    }
    if write.recount {
        recounts::step(db)?;
    }
    if let Some(at_us) = write.check_us {
        checks::note(db, at_us)?;
    }
    if let Some(taken) = &write.take_over
        && !outages::insert(db, taken)?
    {
        return Ok(false);
    }
    if let Some(beat) = write.beat {
        nodes::beat(db, beat)?;
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::store::sqlite::tests::new_game;
    use crate::store::sqlite::{FILE, tables};

    /// A write of new games.
    fn begins(ids: &[&str]) -> Write {
        Write {
            games: ids.iter().map(|id| new_game(id)).collect(),
            ..Write::default()
        }
    }

    #[test]
    fn a_write_that_cannot_be_done_is_undone_alone() {
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join(FILE);
        let mut connection = connection::for_writing(&path).expect("a database");
        tables::bring_up_to_date(&mut connection, &path).expect("tables");
        let connection = Some(connection);
        let mut base = Base { connection, path };
        for (writes, kept) in [
            (vec![begins(&["a"]), begins(&["b"])], "a,b"),
            (
                vec![begins(&["c"]), begins(&["d", "a"]), begins(&["e"])],
                "a,b,c,e",
            ),
        ] {
            let answers = base.write(writes.iter()).expect("a transaction");
            for (write, answer) in writes.iter().zip(answers) {
                match answer {
                    Ok(()) => assert_eq!(write.games.len(), 1),
                    Err(StoreError::Conflict) => assert_eq!(write.games.len(), 2),
                    Err(error) => panic!("{error}"),
                }
            }
            let db = base.connection.as_ref().expect("a connection");
            let sql = "select group_concat(id) from (select id from games order by id)";
            let all: String = db.query_row(sql, (), |row| row.get(0)).expect("games");
            assert_eq!(all, kept);
        }
    }
}
