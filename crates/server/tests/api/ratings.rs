//! Rated games: which ones count, for whom, and what follows.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use protocol::{Accepted, Action, Created, Joined, PlayerKey};
use rating::{Day, History, Rating, Score};
use serde_json::{Value, json};
use tigerden_server::Setup;

use crate::stage::{Reply, SHORT, Seat, Stage, setup, until};

/// Some midnight, in microseconds since 1970-01-01 UTC.
const START_US: i64 = 19_675 * 86_400_000_000;
/// Seconds of a day.
const DAY: u64 = 86_400;

/// A server whose time is set by the test.
struct Hall {
    stage: Stage,
    seconds: Arc<AtomicU64>,
}

impl Hall {
    async fn new() -> Self {
        let seconds = Arc::new(AtomicU64::new(60));
        let [wall, steady] = [(); 2].map(|()| Arc::clone(&seconds));
        let began = Instant::now();
        let setup = Setup {
            wall: Arc::new(move || {
                START_US + wall.load(Ordering::Relaxed).cast_signed() * 1_000_000
            }),
            steady: Arc::new(move || began + Duration::from_secs(steady.load(Ordering::Relaxed))),
            ..setup()
        };
        Self {
            stage: Stage::with(setup).await,
            seconds,
        }
    }

    fn pass_days(&self, days: u64) {
        self.seconds.fetch_add(days * DAY, Ordering::Relaxed);
    }

    async fn create(&self, player: &PlayerKey, more: &Value) -> Reply {
        let mut body = json!({
            "game": "lancerchess", "side": "first", "opponent": { "kind": "person" }, "rated": true,
        });
        let fields = body.as_object_mut().expect("fields");
        fields.extend(more.as_object().expect("fields").clone());
        self.stage
            .post("/api/games", Some(&player.secret), &body)
            .await
    }

    /// A rated game that has begun, and what its creator was told; first side first.
    async fn begun(&self, players: [&PlayerKey; 2], more: &Value) -> ([Seat; 2], Created) {
        let created: Created = self.create(players[0], more).await.ok();
        let path = format!("/api/games/{}/join", created.id);
        let body = json!({ "invite": created.invite });
        let joined = self
            .stage
            .post(&path, Some(&players[1].secret), &body)
            .await;
        let joined: Joined = joined.ok();
        let second = Seat {
            id: created.id.clone(),
            side: joined.side,
            token: joined.token,
        };
        ([Seat::of(&created), second], created)
    }

    /// A rated game that the first player has won; its id.
    async fn won(&self, winner: &PlayerKey, loser: &PlayerKey) -> String {
        let (seats, _) = self.begun([winner, loser], &json!({})).await;
        self.stage
            .act(&seats[1], Action::Resign)
            .await
            .ok::<Accepted>();
        seats[0].id.clone()
    }

    /// The arbiter gives a game to the second side.
    async fn overrule(&self, game: &Created) {
        let after = self.stage.state(&Seat::of(game)).await.seq();
        let body = json!({ "after": after, "winner": "second", "reason": "So it was." });
        let path = format!("/api/games/{}/overrule", game.id);
        let reply = self.stage.post(&path, game.arbiter.as_deref(), &body).await;
        reply.ok::<Accepted>();
    }

    async fn rating(&self, player: &PlayerKey) -> i32 {
        self.stage.ratings(player).await.lists[0].now.rating
    }
}

/// The ratings after games of two newcomers, as the crate computes them: days and whether the first one won.
fn fold(games: &[(i64, Score)]) -> [History; 2] {
    let mut both = [History::default(), History::default()];
    for (day, score) in games {
        let day = Day(*day);
        let entered = both.each_ref().map(|history| history.entering(day));
        let other = Score::from_half_points(2 - score.half_points()).expect("a score");
        both[0].after_game(day, entered[1], *score);
        both[1].after_game(day, entered[0], other);
    }
    both
}

fn points(rating: Rating) -> i32 {
    rating.rating.round() as i32
}

#[tokio::test]
async fn both_see_what_a_game_has_changed() {
    let hall = Hall::new().await;
    let stage = &hall.stage;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let (seats, _) = hall.begun([&ann, &ben], &json!({ "game": SHORT })).await;
    let before = stage.players(&seats[0].id).await;
    assert!(before.rated);
    for seat in before.seats.iter().flatten() {
        let rating = seat.rating.expect("a rating");
        assert_eq!(
            (rating.rating, rating.deviation, rating.provisional),
            (1500, 350, true)
        );
        assert_eq!(seat.change, None);
    }
    stage.act(&seats[1], Action::Resign).await.ok::<Accepted>();
    let [first, second] = stage.players(&seats[0].id).await.seats;
    let [first, second] = [first, second].map(|seat| seat.expect("a player"));
    let expected = points(fold(&[(0, Score::Win)])[0].on(Day(0))) - 1500;
    assert!(expected > 100);
    assert_eq!(
        [first.change, second.change],
        [Some(expected), Some(-expected)]
    );
    let ratings = stage.ratings(&ann).await;
    assert_eq!(ratings.lists.len(), 1);
    let list = &ratings.lists[0];
    assert_eq!(
        (list.list.as_str(), list.games, list.points.len()),
        (SHORT, 1, 1)
    );
    assert_eq!(Some(list.now), first.rating);
    let game = &ratings.games[0];
    assert_eq!((&game.game, game.score), (&seats[0].id, Some(2)));
    assert_eq!((&game.opponent.id, game.change), (&ben.id, expected));
}

#[tokio::test]
async fn days_with_games_and_rest_are_those_of_the_fold() {
    let hall = Hall::new().await;
    let stage = &hall.stage;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let mut games = Vec::new();
    let mut day = 0;
    for (rest, score) in [
        (0, Score::Win),
        (0, Score::Win),
        (1, Score::Loss),
        (30, Score::Draw),
        (0, Score::Win),
        (200, Score::Loss),
    ] {
        hall.pass_days(rest);
        day += rest.cast_signed();
        games.push((day, score));
        let (seats, _) = hall.begun([&ann, &ben], &json!({})).await;
        match score {
            Score::Win => stage.act(&seats[1], Action::Resign).await,
            Score::Loss => stage.act(&seats[0], Action::Resign).await,
            Score::Draw => {
                stage
                    .act(&seats[0], Action::OfferDraw)
                    .await
                    .ok::<Accepted>();
                stage.act(&seats[1], Action::Accept).await
            }
        }
        .ok::<Accepted>();
        let expected = fold(&games);
        for (player, history) in [&ann, &ben].into_iter().zip(&expected) {
            let list = &stage.ratings(player).await.lists[0];
            let after: Vec<i32> = history
                .points()
                .iter()
                .map(|point| points(point.after))
                .collect();
            let kept: Vec<i32> = list.points.iter().map(|point| point.rating).collect();
            assert_eq!(kept, after);
            let now = history.on(Day(day));
            assert_eq!(f64::from(list.now.deviation), now.deviation.round());
            assert_eq!(list.now.provisional, now.is_provisional());
        }
    }
    hall.pass_days(400);
    let rested = fold(&games)[0].entering(Day(day + 400));
    let now = stage.ratings(&ann).await.lists[0].now;
    assert_eq!(f64::from(now.deviation), rested.deviation.round());
}

#[tokio::test]
async fn a_flag_ends_a_rated_game_and_a_match_has_two_of_them() {
    let hall = Hall::new().await;
    let stage = &hall.stage;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let timed = json!({ "clock": "sudden 10m", "games": 2 });
    let (seats, _) = hall.begun([&ann, &ben], &timed).await;
    hall.seconds.fetch_add(3600, Ordering::Relaxed);
    stage.act(&seats[1], Action::Resign).await;
    let state = stage.state(&seats[0]).await;
    let next = state.next_game().expect("the second game").to_owned();
    let change = |players: protocol::GamePlayers| {
        players.seats.map(|seat| seat.and_then(|seat| seat.change))
    };
    let changes = change(stage.players(&seats[0].id).await);
    assert!(
        changes[0] < Some(-100),
        "the first side ran out of time: {changes:?}"
    );
    let second = stage.players(&next).await;
    assert!(second.rated);
    let ids = second.seats.clone().map(|seat| seat.map(|seat| seat.id));
    assert_eq!(ids, [Some(ben.id.clone()), Some(ann.id.clone())]);
    let seat = Seat {
        id: next.clone(),
        ..seats[1].clone()
    };
    stage.act(&seat, Action::Resign).await.ok::<Accepted>();
    let changes = change(stage.players(&next).await);
    assert!(changes[0] < Some(0) && changes[1] > Some(0), "{changes:?}");
    assert_eq!(stage.ratings(&ben).await.lists[0].games, 2);
}

#[tokio::test]
async fn boards_have_lists_of_their_own() {
    let hall = Hall::new().await;
    let (ann, ben) = (
        hall.stage.player("Ann").await,
        hall.stage.player("Ben").await,
    );
    for edition in ["hnefatafl", "brandubh"] {
        let options = json!({ "game": "convoy", "options": { "edition": edition } });
        let (seats, _) = hall.begun([&ann, &ben], &options).await;
        hall.stage
            .act(&seats[1], Action::Resign)
            .await
            .ok::<Accepted>();
    }
    hall.won(&ann, &ben).await;
    let lists = hall.stage.ratings(&ann).await.lists;
    let lists: Vec<&str> = lists.iter().map(|list| list.list.as_str()).collect();
    assert_eq!(lists, ["lancerchess", "hnefatafl", "brandubh"]);
}

#[tokio::test]
async fn what_makes_a_game_uneven_is_refused_in_words() {
    let hall = Hall::new().await;
    let stage = &hall.stage;
    let ann = stage.player("Ann").await;
    let refused = async |more: Value, key: &str| {
        let answer = hall.create(&ann, &more).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, key);
    };
    let computer = json!({ "opponent": { "kind": "computer", "level": 1 } });
    refused(computer, "error-rated-computer").await;
    let position = json!({ "position": "lancerchess 3q4/8/8/8/8/8/8/R2Q3R w KQ - 0 12" });
    refused(position, "error-rated-position").await;
    let points = json!({ "game": SHORT, "points": { "target": 79 } });
    refused(points, "error-rated-points").await;
    refused(
        json!({ "clock": "sudden 10m / sudden 5m" }),
        "error-rated-clocks",
    )
    .await;
    let body = json!({ "game": SHORT, "opponent": { "kind": "person" }, "rated": true });
    let nobody = stage.post("/api/games", None, &body).await;
    nobody.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-rated-no-player");
    // What is no choice at all is said as always.
    let no_choice = json!({ "game": SHORT, "options": { "terrian": "lake" } });
    refused(no_choice, "error-options").await;
}

#[tokio::test]
async fn a_rated_game_needs_two_players_who_differ() {
    let hall = Hall::new().await;
    let stage = &hall.stage;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let created: Created = hall.create(&ann, &json!({})).await.ok();
    let path = format!("/api/games/{}/join", created.id);
    let body = json!({ "invite": created.invite });
    let nobody = stage.post(&path, None, &body).await;
    nobody.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-rated-no-player");
    let same = stage.post(&path, Some(&ann.secret), &body).await;
    same.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-rated-same-player");
    stage
        .post(&path, Some(&ben.secret), &body)
        .await
        .ok::<Joined>();
}

#[tokio::test]
async fn an_unrated_game_changes_no_rating() {
    let hall = Hall::new().await;
    let stage = &hall.stage;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let (seats, _) = hall.begun([&ann, &ben], &json!({ "rated": false })).await;
    stage.act(&seats[0], Action::Resign).await.ok::<Accepted>();
    assert!(stage.ratings(&ann).await.lists.is_empty());
    assert!(
        stage.players(&seats[0].id).await.seats[0]
            .as_ref()
            .is_some_and(|seat| seat.change.is_none())
    );
}

#[tokio::test]
async fn four_games_of_the_same_two_count_on_a_day() {
    let hall = Hall::new().await;
    let stage = &hall.stage;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let mut last = String::new();
    for _ in 0..5 {
        last = hall.won(&ann, &ben).await;
    }
    assert_eq!(stage.ratings(&ann).await.lists[0].games, 4);
    let players = stage.players(&last).await;
    assert!(
        players
            .seats
            .iter()
            .flatten()
            .all(|seat| seat.change.is_none())
    );
    // Others, and the next day, are not concerned.
    let eve = stage.player("Eve").await;
    hall.won(&eve, &ann).await;
    assert_eq!(stage.ratings(&ann).await.lists[0].games, 5);
    hall.pass_days(1);
    hall.won(&ben, &ann).await;
    assert_eq!(stage.ratings(&ann).await.lists[0].games, 6);
}

#[tokio::test]
async fn an_overruled_result_of_today_counts_at_once() {
    let hall = Hall::new().await;
    let stage = &hall.stage;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let (seats, game) = hall.begun([&ann, &ben], &json!({ "arbiter": true })).await;
    stage.act(&seats[1], Action::Resign).await.ok::<Accepted>();
    hall.won(&ann, &ben).await;
    hall.overrule(&game).await;
    let expected = fold(&[(0, Score::Loss), (0, Score::Win)]);
    assert_eq!(hall.rating(&ann).await, points(expected[0].on(Day(0))));
    assert_eq!(hall.rating(&ben).await, points(expected[1].on(Day(0))));
    assert_eq!(stage.ratings(&ann).await.games[1].score, Some(0));
}

#[tokio::test]
async fn an_overruled_result_of_an_earlier_day_changes_what_followed_for_all() {
    let hall = Hall::new().await;
    let stage = &hall.stage;
    let players = [
        stage.player("Ann").await,
        stage.player("Ben").await,
        stage.player("Eve").await,
    ];
    let [ann, ben, eve] = &players;
    let (seats, game) = hall.begun([ann, ben], &json!({ "arbiter": true })).await;
    stage.act(&seats[1], Action::Resign).await.ok::<Accepted>();
    for _ in 0..3 {
        hall.pass_days(2);
        hall.won(ann, eve).await;
    }
    let before = hall.rating(eve).await;
    hall.overrule(&game).await;
    // The fold over all games with the new result.
    let mut all = [History::default(), History::default(), History::default()];
    let mut play = |day: i64, one: usize, two: usize, first: Score| {
        let day = Day(day);
        let entered = all.each_ref().map(|history| history.entering(day));
        let other = Score::from_half_points(2 - first.half_points()).expect("a score");
        all[one].after_game(day, entered[two], first);
        all[two].after_game(day, entered[one], other);
    };
    play(0, 0, 1, Score::Loss);
    for day in [2, 4, 6] {
        play(day, 0, 2, Score::Win);
    }
    let expected = all.each_ref().map(|history| points(history.on(Day(6))));
    assert_ne!(expected[2], before, "it concerns who was not in the game");
    until(async || {
        let now = [
            hall.rating(ann).await,
            hall.rating(ben).await,
            hall.rating(eve).await,
        ];
        (now == expected).then_some(())
    })
    .await;
    let kept = stage.ratings(eve).await.lists[0].points.clone();
    let kept: Vec<i32> = kept.iter().map(|point| point.rating).collect();
    let after: Vec<i32> = all[2]
        .points()
        .iter()
        .map(|point| points(point.after))
        .collect();
    assert_eq!(kept, after);
}

#[tokio::test]
async fn a_position_that_the_arbiter_set_up_counts_for_nobody() {
    let hall = Hall::new().await;
    let stage = &hall.stage;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let (seats, game) = hall.begun([&ann, &ben], &json!({ "arbiter": true })).await;
    let after = stage.state(&seats[0]).await.seq();
    let body = json!({
        "after": after, "position": "lancerchess 3q4/8/8/8/8/8/8/R2Q3R w KQ - 0 12", "reason": "So.",
    });
    let path = format!("/api/games/{}/position", game.id);
    stage
        .post(&path, game.arbiter.as_deref(), &body)
        .await
        .ok::<Accepted>();
    stage.act(&seats[1], Action::Resign).await.ok::<Accepted>();
    assert!(stage.ratings(&ann).await.lists.is_empty());
}

#[tokio::test]
async fn ratings_survive_a_restart() {
    let Hall { stage, .. } = Hall::new().await;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let body = json!({
        "game": SHORT, "side": "first", "opponent": { "kind": "person" }, "rated": true,
    });
    let created: Created = stage
        .post("/api/games", Some(&ann.secret), &body)
        .await
        .ok();
    let stage = stage.restart().await;
    let path = format!("/api/games/{}/join", created.id);
    let joined = stage
        .post(
            &path,
            Some(&ben.secret),
            &json!({ "invite": created.invite }),
        )
        .await;
    joined.ok::<Joined>();
    let stage = stage.restart().await;
    stage
        .act(&Seat::of(&created), Action::Resign)
        .await
        .ok::<Accepted>();
    let before = stage.ratings(&ann).await;
    assert_eq!(before.lists[0].games, 1);
    let stage = stage.restart().await;
    assert_eq!(stage.ratings(&ann).await, before);
}
