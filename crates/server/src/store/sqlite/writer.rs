//! The one task that writes. All writes that come in while a transaction is synced go into the next
//! one together, so that many games share one sync.
//!
//! When the disk is full or broken, SQLite gives up the transaction by itself, and the connection no
//! longer knows where it stands. So after a failure the task goes on with a new connection, and
//! writes again as soon as the disk can.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{arbiters, checks, dice, drafts, facts, failed, games, nodes, requests, tokens};
use crate::store::{StoreError, Write};

/// How many writes share a transaction at most.
const BATCH: usize = 256;

type Job = (Write, oneshot::Sender<Result<(), StoreError>>);

/// The way to the writing task.
pub(super) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the task; it makes further connections with `options`.
    pub(super) fn start(connection: SqliteConnection, options: SqliteConnectOptions) -> Self {
        let (jobs, waiting) = mpsc::channel(4 * BATCH);
        let base = Base {
            connection: Some(connection),
            options,
        };
        Self {
            jobs: Mutex::new(Some(jobs)),
            task: Mutex::new(Some(tokio::spawn(run(base, waiting)))),
        }
    }

    /// Writes; when this returns it is on disk.
    pub(super) async fn commit(&self, write: Write) -> Result<(), StoreError> {
        let jobs = self.jobs.lock().await.clone().ok_or(StoreError::Closed)?;
        let (reply, answer) = oneshot::channel();
        let sent = jobs.send((write, reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Takes nothing more and waits until all is written.
    pub(super) async fn close(&self) {
        drop(self.jobs.lock().await.take());
        if let Some(task) = self.task.lock().await.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writing task has failed");
        }
    }
}

/// The database as the task writes to it.
struct Base {
    /// `None` after a failure.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
}

impl Base {
    /// Writes all in one transaction; a write that can't be done is undone alone.
    async fn write(
        &mut self,
        writes: &[Write],
    ) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let outcomes = transaction(&mut connection, writes).await?;
        self.connection = Some(connection);
        Ok(outcomes)
    }
}

async fn run(mut base: Base, mut waiting: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        let (writes, replies): (Vec<_>, Vec<_>) = batch.drain(..).unzip();
        let outcomes = base.write(&writes).await;
        if let Err(error) = &outcomes {
            tracing::error!(%error, "a transaction has failed");
        }
        let mut outcomes = outcomes.map(Vec::into_iter);
        for reply in replies {
            let outcome = match &mut outcomes {
                Ok(each) => each.next().unwrap_or(Ok(())),
                Err(error) => Err(StoreError::Failed(error.to_string().into())),
            };
            // The sender may have gone; what is written stays written.
            let _ = reply.send(outcome);
        }
    }
    if let Some(connection) = base.connection
        && let Err(error) = connection.close().await
    {
        tracing::error!(%error, "the database was not closed cleanly");
    }
}

async fn transaction(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let mut whole = connection.begin_with("begin immediate").await?;
    let mut outcomes = Vec::with_capacity(writes.len());
    for write in writes {
        let mut part = whole.begin().await?;
        let outcome = apply(&mut part, write).await;
        match outcome {
            Ok(()) => part.commit().await?,
            Err(_) => part.rollback().await?,
        }
        outcomes.push(outcome);
    }
    whole.commit().await?;
    Ok(outcomes)
}

/// Does one write; [`StoreError::Conflict`] if it is based on an outdated state of a game.
async fn apply(db: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match rows(db, write).await {
        Ok(true) => Ok(()),
        Ok(false) => Err(StoreError::Conflict),
        Err(sqlx::Error::Database(cause)) if cause.is_unique_violation() => {
            Err(StoreError::Conflict)
        }
        Err(other) => Err(failed(other)),
    }
}

/// Writes the rows of a write. Returns whether its games are run by the nodes that it expects.
async fn rows(db: &mut SqliteConnection, write: &Write) -> Result<bool, sqlx::Error> {
    for game in &write.games {
        games::insert(db, &game.id, game.created_us).await?;
        if let Some(secret) = &game.secret {
            dice::insert(db, &game.id, secret).await?;
        }
        if let Some(hash) = game.arbiter {
            arbiters::insert(db, &game.id, hash).await?;
        }
    }
    for append in &write.appends {
        let game = append.game.as_str();
        for fact in &append.facts {
            facts::insert(db, game, fact).await?;
        }
        if let Some((side, request, seq)) = append.request {
            requests::insert(db, game, side, request, seq).await?;
        }
        for token in &append.tokens {
            tokens::insert(db, game, token).await?;
        }
        if let Some(draft) = &append.draft {
            drafts::replace(db, game, draft).await?;
        }
        // Games that wait only for people have no node, and their rows stay as they are.
        let (before, runner) = (append.runner_before, append.runner);
        let runs = before.is_some() || runner.is_some();
        if runs && !games::set_runner(db, game, before, runner).await? {
            return Ok(false);
        }
    }
    if let Some(at_us) = write.check_us {
        checks::note(db, at_us).await?;
    }
    if let Some(beat) = write.beat {
        nodes::beat(db, beat).await?;
    }
    Ok(true)
}
