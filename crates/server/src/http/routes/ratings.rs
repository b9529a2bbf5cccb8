//! `GET /api/players/{id}/ratings` and `GET /api/games/{id}/players`: ratings as everybody may see them.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use protocol::{
    GamePlayers, PlayerRatings, PlayerView, RatedGame, RatingList, RatingPoint, RatingShown,
    SeatedPlayer,
};
use rating::{Day, History, Point, Rating};

use super::player::shown;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::{GameId, OfPlayer};
use crate::id::PlayerId;
use crate::store::{Rated, RatedList, Seated};

/// How many games of each list are shown at most, from the end.
const MOST_POINTS: u32 = 200;
/// How many games are named at most.
const MOST_GAMES: usize = 20;

/// Shows a player's ratings, with the last part of their history.
pub(crate) async fn of_player(
    State(app): State<App>,
    OfPlayer(id): OfPlayer,
) -> Result<Json<PlayerRatings>, ApiError> {
    let node = app.node();
    node.player(id).await?.ok_or(ApiError::NoPlayer)?;
    // One more, for what the first one has changed.
    let lists = node.rated_lists(id, MOST_POINTS + 1).await?;
    let today = node.today();
    let mut last: Vec<(&str, i32, &Rated)> = lists.iter().flat_map(of_list).collect();
    last.sort_by_key(|(_, _, game)| Reverse((game.ended_us, game.number)));
    last.truncate(MOST_GAMES);
    let mut ids: Vec<PlayerId> = last.iter().map(|(_, _, game)| game.opponent).collect();
    ids.sort_unstable();
    ids.dedup();
    let names = node.players(ids).await?.into_iter();
    let names: BTreeMap<PlayerId, PlayerView> =
        names.map(|player| (player.id, shown(player))).collect();
    let games = last.into_iter().filter_map(|(list, change, game)| {
        Some(RatedGame {
            game: game.game.clone(),
            list: list.to_owned(),
            at_us: game.ended_us,
            opponent: names.get(&game.opponent)?.clone(),
            score: game.score.map(rating::Score::half_points),
            change,
        })
    });
    Ok(Json(PlayerRatings {
        games: games.collect(),
        lists: lists.iter().map(|list| history(list, today)).collect(),
    }))
}

/// Shows who plays in a game and, if it is rated, with what ratings.
pub(crate) async fn of_game(
    State(app): State<App>,
    GameId(id): GameId,
) -> Result<Json<GamePlayers>, ApiError> {
    let live = app.node().game(&id).await?;
    let game = live.lock().await?;
    let (rated, players) = (game.is_rated(), game.players());
    let list = game.list().unwrap_or_default();
    let board = game.board().cloned();
    drop(game);
    let occasion = match board {
        Some(board) => Some(app.tournaments().occasion(&board).await?),
        None => None,
    };
    let seats = app.node().seated(&id, &list, players).await?;
    let with_rating = rated && !list.is_empty();
    let seats = seats.map(|seat| seat.map(|seat| seated(seat, with_rating)));
    Ok(Json(GamePlayers {
        rated,
        seats,
        occasion,
    }))
}

fn seated(seat: Seated, with_rating: bool) -> SeatedPlayer {
    let Seated {
        player,
        before,
        after,
    } = seat;
    SeatedPlayer {
        id: player.id.to_string(),
        name: player.name,
        rating: with_rating.then(|| whole(&after.unwrap_or(before))),
        change: after.map(|after| points(after.rating) - points(before.rating)),
    }
}

/// The games of a list, each with what it has changed.
fn of_list(list: &RatedList) -> impl Iterator<Item = (&str, i32, &Rated)> {
    let before = list.games.iter().map(|game| points(game.after.rating));
    let first = list.games.first().filter(|game| game.number == 1);
    let before = first
        .map(|_| points(Rating::START.rating))
        .into_iter()
        .chain(before);
    // Without the very first game, the first one here has nothing before it.
    let skipped = usize::from(first.is_none());
    let games = list.games.iter().skip(skipped).zip(before);
    games.map(|(game, before)| (list.list, points(game.after.rating) - before, game))
}

fn history(list: &RatedList, today: Day) -> RatingList {
    let from = list.games.len().saturating_sub(MOST_POINTS as usize);
    let point = |game: &Rated| RatingPoint {
        at_us: game.ended_us,
        rating: points(game.after.rating),
        deviation: whole(&game.after).deviation,
    };
    let last = list.games.iter().rfind(|game| game.score.is_some());
    let last = last.and_then(|game| {
        Some(Point {
            day: Day(game.day),
            opponent: game.entered,
            score: game.score?,
            after: game.after,
        })
    });
    let number = list.games.last().map_or(0, |game| game.number);
    RatingList {
        list: list.list.to_owned(),
        now: whole(&History::of(last.into_iter().collect()).on(today)),
        games: u32::try_from(number).unwrap_or(u32::MAX),
        points: list.games[from..].iter().map(point).collect(),
    }
}

/// A rating in whole points.
fn whole(rating: &Rating) -> RatingShown {
    RatingShown {
        rating: points(rating.rating),
        deviation: rating.deviation.round() as u32,
        provisional: rating.is_provisional(),
    }
}

fn points(rating: f64) -> i32 {
    rating.round() as i32
}
