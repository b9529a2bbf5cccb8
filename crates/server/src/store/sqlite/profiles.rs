//! What is shown of players: some rows of each list, however many games there are.

use rating::Day;
use rusqlite::{Connection, Result};

use super::{players, ratings};
use crate::id::PlayerId;
use crate::store::{Player, RatedList, Seated};

/// The last games of a player in these lists, so many of each; lists without games are left out.
pub(super) fn lists(
    db: &mut Connection,
    player: PlayerId,
    lists: &[&'static str],
    most: u32,
) -> Result<Vec<RatedList>> {
    let db = db.transaction()?;
    let all = lists.iter().map(|list| {
        let games = ratings::last(&db, player, list, most)?;
        Ok(RatedList { list, games })
    });
    let all: Vec<RatedList> = all.collect::<Result<_>>()?;
    Ok(all
        .into_iter()
        .filter(|list| !list.games.is_empty())
        .collect())
}

/// Players by their ids; those that are not there are left out.
pub(super) fn named(db: &mut Connection, ids: &[PlayerId]) -> Result<Vec<Player>> {
    let found = ids.iter().map(|id| players::find(db, *id));
    found.filter_map(Result::transpose).collect()
}

/// The players of a game with their ratings in its list.
pub(super) fn seated(
    db: &mut Connection,
    game: &str,
    list: &str,
    seats: [Option<PlayerId>; 2],
    today: Day,
) -> Result<[Option<Seated>; 2]> {
    let db = db.transaction()?;
    let [first, second] = seats.map(|id| match id {
        Some(id) => seat(&db, game, list, id, today),
        None => Ok(None),
    });
    Ok([first?, second?])
}

fn seat(
    db: &Connection,
    game: &str,
    list: &str,
    id: PlayerId,
    today: Day,
) -> Result<Option<Seated>> {
    let Some(player) = players::find(db, id)? else {
        return Ok(None);
    };
    let (before, after) = match ratings::of_game(db, game, id)? {
        Some(rated) => {
            let before = ratings::before(db, id, list, rated.number)?;
            (before, rated.score.map(|_| rated.after))
        }
        None => (ratings::end(db, id, list, today)?.history.on(today), None),
    };
    Ok(Some(Seated {
        player,
        before,
        after,
    }))
}
