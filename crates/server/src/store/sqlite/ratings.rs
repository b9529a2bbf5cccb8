//! The table `ratings`: rated games are added as they end, and counted anew when an arbiter changes a result.

use std::collections::BTreeMap;

use rating::{Day, History, Point, Rating, Score};
use rusqlite::{Connection, OptionalExtension as _, Result, Row};

use super::recounts;
use crate::id::PlayerId;
use crate::store::{Ended, Rated};

/// How many games of the same two players count in one list on one day: two matches of two games.
const MOST_OF_PAIR: usize = 4;
/// How many games of one player count in one list on one day.
const MOST_OF_PLAYER: usize = 100;

/// The columns of a [`Rated`], in the order in which it is read.
const COLUMNS: &str = "number, game, ended_us, day, opponent, score, opponent_rating, opponent_deviation, \
     rating, deviation, volatility";

/// Counts a rated game that has ended, or whose result an arbiter has changed. Does nothing if it has been
/// counted with this result.
pub(super) fn settle(db: &Connection, game: &str, ended: &Ended) -> Result<()> {
    let first = ended.score.and_then(Score::from_half_points);
    let second = ended.score.map(|score| 2_u8.saturating_sub(score));
    let scores = [first, second.and_then(Score::from_half_points)];
    let known = [0, 1].map(|side| of_game(db, game, ended.players[side]));
    match known {
        [Ok(Some(known)), Ok(Some(_))] => {
            if known.score != first {
                rescore(db, game, ended, Day(known.day), scores)?;
            }
            Ok(())
        }
        [Err(error), _] | [_, Err(error)] => Err(error),
        _ => match scores {
            [Some(first), Some(second)] => count(db, game, ended, [first, second]),
            _ => Ok(()),
        },
    }
}

/// Counts a game for the first time, unless too many have been counted today.
fn count(db: &Connection, game: &str, ended: &Ended, scores: [Score; 2]) -> Result<()> {
    let list = &ended.list;
    let day = Day::of(ended.at_us).max(last_day(db, list)?);
    let [one, two] = ended.players;
    let ends = [end(db, one, list, day)?, end(db, two, list, day)?];
    let today = ends.each_ref().map(|end| end.today.len());
    let both = ends[0].today.iter().filter(|game| game.opponent == two);
    if both.count() >= MOST_OF_PAIR || today.iter().any(|games| *games >= MOST_OF_PLAYER) {
        return Ok(());
    }
    let entered = ends.each_ref().map(|end| end.history.entering(day));
    for (side, end) in ends.into_iter().enumerate() {
        let (player, opponent) = (ended.players[side], ended.players[1 - side]);
        let number = end.last.map_or(1, |last| last + 1);
        let mut history = end.history;
        let point = history.after_game(day, entered[1 - side], scores[side]);
        let rated = Rated {
            number,
            game: game.to_owned(),
            ended_us: ended.at_us,
            day: day.0,
            opponent,
            score: Some(scores[side]),
            entered: point.opponent,
            after: point.after,
        };
        insert(db, player, list, &rated)?;
    }
    Ok(())
}

/// Gives a game that was counted another result. Its day is computed anew at once, for its two players: what
/// others have got there follows from the ratings with which the two entered the day. Later days follow.
fn rescore(
    db: &Connection,
    game: &str,
    ended: &Ended,
    day: Day,
    scores: [Option<Score>; 2],
) -> Result<()> {
    let sql = "update ratings set score = ?3 where game = ?1 and player = ?2";
    for (player, score) in ended.players.into_iter().zip(scores) {
        let score = score.map(Score::half_points);
        db.prepare_cached(sql)?.execute((game, player, score))?;
    }
    recount(db, &ended.list, day, &ended.players)?;
    if let Some(next) = next_day(db, &ended.list, day)? {
        recounts::from(db, &ended.list, next)?;
    }
    Ok(())
}

/// Computes a whole day of a list anew.
pub(super) fn recount_day(db: &Connection, list: &str, day: Day) -> Result<()> {
    let sql = "select distinct player from ratings where list = ?1 and day = ?2";
    let mut select = db.prepare_cached(sql)?;
    let players = select.query_map((list, day.0), |row| row.get(0))?;
    let players: Vec<PlayerId> = players.collect::<Result<_>>()?;
    recount(db, list, day, &players)
}

/// Computes a day of some players anew.
fn recount(db: &Connection, list: &str, day: Day, players: &[PlayerId]) -> Result<()> {
    let mut entering: BTreeMap<PlayerId, Rating> = BTreeMap::new();
    let sql = "update ratings set opponent_rating = ?4, opponent_deviation = ?5,
             rating = ?6, deviation = ?7, volatility = ?8
         where player = ?1 and list = ?2 and number = ?3";
    for player in players {
        let End { before, today, .. } = end(db, *player, list, day)?;
        let mut history = before;
        for game in today {
            let entered = match entering.get(&game.opponent) {
                Some(rating) => *rating,
                None => {
                    let rating = end(db, game.opponent, list, day)?.history.entering(day);
                    entering.insert(game.opponent, rating);
                    rating
                }
            };
            let after = match game.score {
                Some(score) => history.after_game(day, entered, score).after,
                None => history.on(day),
            };
            db.prepare_cached(sql)?.execute((
                player,
                list,
                game.number,
                entered.rating,
                entered.deviation,
                after.rating,
                after.deviation,
                after.volatility,
            ))?;
        }
    }
    Ok(())
}

/// The end of a player's history in a list, as far as it is needed to go on.
pub(super) struct End {
    /// The last game before the day that counts.
    before: History,
    /// The same with those of the day.
    pub(super) history: History,
    /// All of the day, in order.
    today: Vec<Rated>,
    /// The number of the last game.
    last: Option<i64>,
}

/// Reads it from the last game back: at most the games of one day and those before it that do not count.
pub(super) fn end(db: &Connection, player: PlayerId, list: &str, day: Day) -> Result<End> {
    let sql = format!(
        "select {COLUMNS} from ratings where player = ?1 and list = ?2 and day <= ?3
         order by day desc, number desc"
    );
    let mut select = db.prepare_cached(&sql)?;
    let mut rows = select.query((player, list, day.0))?;
    let (mut today, mut before, mut last) = (Vec::new(), None, None);
    while let Some(row) = rows.next()? {
        let game = read(row)?;
        last.get_or_insert(game.number);
        if game.day == day.0 {
            today.push(game);
        } else if let Some(point) = point(&game) {
            before = Some(point);
            break;
        }
    }
    today.reverse();
    let before = Vec::from_iter(before);
    let all = before.iter().copied().chain(today.iter().filter_map(point));
    Ok(End {
        history: History::of(all.collect()),
        before: History::of(before),
        today,
        last,
    })
}

/// A game in a history; `None` if it does not count.
fn point(game: &Rated) -> Option<Point> {
    Some(Point {
        day: Day(game.day),
        opponent: game.entered,
        score: game.score?,
        after: game.after,
    })
}

/// The last games of a player in a list, in order.
pub(super) fn last(db: &Connection, player: PlayerId, list: &str, most: u32) -> Result<Vec<Rated>> {
    let sql = format!(
        "select {COLUMNS} from ratings where player = ?1 and list = ?2 order by number desc limit ?3"
    );
    let mut select = db.prepare_cached(&sql)?;
    let games = select.query_map((player, list, most), read)?;
    let mut games: Vec<Rated> = games.collect::<Result<_>>()?;
    games.reverse();
    Ok(games)
}

/// What a game has meant for a player, if it was counted.
pub(super) fn of_game(db: &Connection, game: &str, player: PlayerId) -> Result<Option<Rated>> {
    let sql = format!("select {COLUMNS} from ratings where game = ?1 and player = ?2");
    db.prepare_cached(&sql)?
        .query_row((game, player), read)
        .optional()
}

/// The rating of a player right before the game with this number.
pub(super) fn before(db: &Connection, player: PlayerId, list: &str, number: i64) -> Result<Rating> {
    let sql = format!(
        "select {COLUMNS} from ratings where player = ?1 and list = ?2 and number = ?3 - 1"
    );
    let game = db
        .prepare_cached(&sql)?
        .query_row((player, list, number), read)
        .optional()?;
    Ok(game.map_or(Rating::START, |game| game.after))
}

fn insert(db: &Connection, player: PlayerId, list: &str, game: &Rated) -> Result<()> {
    let sql = format!(
        "insert into ratings (player, list, {COLUMNS})
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"
    );
    db.prepare_cached(&sql)?.execute((
        player,
        list,
        game.number,
        &game.game,
        game.ended_us,
        game.day,
        game.opponent,
        game.score.map(Score::half_points),
        game.entered.rating,
        game.entered.deviation,
        game.after.rating,
        game.after.deviation,
        game.after.volatility,
    ))?;
    Ok(())
}

fn read(row: &Row<'_>) -> Result<Rated> {
    let score: Option<u8> = row.get(5)?;
    Ok(Rated {
        number: row.get(0)?,
        game: row.get(1)?,
        ended_us: row.get(2)?,
        day: row.get(3)?,
        opponent: row.get(4)?,
        score: score.and_then(Score::from_half_points),
        entered: Rating {
            rating: row.get(6)?,
            deviation: row.get(7)?,
            // That of an opponent is of no account.
            ..Rating::START
        },
        after: Rating {
            rating: row.get(8)?,
            deviation: row.get(9)?,
            volatility: row.get(10)?,
        },
    })
}

/// The last day with games in a list; the first of all if there is none.
fn last_day(db: &Connection, list: &str) -> Result<Day> {
    let sql = "select max(day) from ratings where list = ?1";
    let day: Option<i64> = db
        .prepare_cached(sql)?
        .query_row([list], |row| row.get(0))?;
    Ok(Day(day.unwrap_or(i64::MIN)))
}

/// The first day with games in a list after another.
pub(super) fn next_day(db: &Connection, list: &str, day: Day) -> Result<Option<Day>> {
    let sql = "select min(day) from ratings where list = ?1 and day > ?2";
    let next: Option<i64> = db
        .prepare_cached(sql)?
        .query_row((list, day.0), |row| row.get(0))?;
    Ok(next.map(Day))
}

#[cfg(test)]
mod tests;
