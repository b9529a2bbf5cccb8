//! The table `boards`: games of tournaments.

use rusqlite::{Connection, Error, OptionalExtension as _, Result, Row};
use tournament::log::Spot;

use crate::store::{BoardAt, OpenBoard};

/// Notes where in a tournament a game is played.
pub(super) fn insert(db: &Connection, game: &str, board: &BoardAt) -> Result<()> {
    let sql = "insert into boards (game, tournament, round, spot, number)
         values (?1, ?2, ?3, ?4, ?5)";
    let BoardAt {
        tournament,
        at,
        game: number,
    } = board;
    db.prepare_cached(sql)?.execute((
        game,
        tournament,
        whole(at.round),
        whole(at.table),
        whole(*number),
    ))?;
    Ok(())
}

/// Where in a tournament a game is played, if it belongs to one.
pub(super) fn find(db: &Connection, game: &str) -> Result<Option<BoardAt>> {
    let sql = "select tournament, round, spot, number from boards where game = ?1";
    let board = |row: &Row<'_>| {
        Ok(BoardAt {
            tournament: row.get(0)?,
            at: spot(row, 1)?,
            game: count(row, 3)?,
        })
    };
    db.prepare_cached(sql)?.query_row([game], board).optional()
}

/// The games of a tournament that are not settled.
pub(super) fn open(db: &Connection, tournament: &str) -> Result<Vec<OpenBoard>> {
    let sql = "select game, round, spot, number from boards
         where tournament = ?1 and open = 1 order by round, spot, number";
    let board = |row: &Row<'_>| {
        Ok(OpenBoard {
            id: row.get(0)?,
            at: spot(row, 1)?,
            game: count(row, 3)?,
        })
    };
    db.prepare_cached(sql)?
        .query_map([tournament], board)?
        .collect()
}

/// The games that are not settled and that no node runs, each with the number of its last fact.
pub(super) fn unwatched(db: &Connection) -> Result<Vec<(String, u64)>> {
    let sql = "select id, (select max(seq) from facts where game = id) from boards
         join games on id = game where open = 1 and node is null";
    let one = |row: &Row<'_>| Ok((row.get(0)?, row.get::<_, i64>(1)?.cast_unsigned()));
    db.prepare_cached(sql)?.query_map((), one)?.collect()
}

/// Notes that a game's result stands in the log, or that it was stopped.
pub(super) fn settle(db: &Connection, game: &str) -> Result<()> {
    db.prepare_cached("update boards set open = 0 where game = ?1")?
        .execute([game])?;
    Ok(())
}

/// The tournaments of which a game is to begin, or is not settled.
pub(super) fn waiting(db: &Connection) -> Result<Vec<String>> {
    let sql = "select id from tournaments where waits = 1
         union select tournament from boards where open = 1";
    db.prepare_cached(sql)?
        .query_map((), |row| row.get(0))?
        .collect()
}

/// The round in this column, and the table in the next one.
fn spot(row: &Row<'_>, column: usize) -> Result<Spot> {
    Ok(Spot {
        round: count(row, column)?,
        table: count(row, column + 1)?,
    })
}

pub(super) fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

pub(super) fn count(row: &Row<'_>, column: usize) -> Result<usize> {
    let whole: i64 = row.get(column)?;
    usize::try_from(whole).map_err(|_| Error::IntegralValueOutOfRange(column, whole))
}
