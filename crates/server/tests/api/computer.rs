//! The computer's seats.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::http::StatusCode;
use game::{Side, Viewer};
use hall::Table;
use protocol::{Accepted, Action, Created, Event, GameState};
use serde_json::json;
use series::Race;
use tigerden_server::{Engine, Player, Setup};
use tokio::time::{sleep, timeout};

use crate::stage::{LONG, SHORT, Seat, Slow, Stage, a_turn, count, outcome, setup, types};

fn to_move(state: &GameState) -> Option<Side> {
    state.table().and_then(|table| table.to_move())
}

async fn play(stage: &Stage, seat: &Seat) {
    let state = stage
        .state_when(seat, |state| to_move(state) == Some(seat.side))
        .await;
    let moves = a_turn(state.table().expect("a game in play"));
    let answer = stage
        .send_turn(seat, uuid::Uuid::new_v4(), state.seq(), &moves)
        .await;
    answer.ok::<Accepted>();
}

#[tokio::test]
async fn it_answers_every_turn_and_may_begin() {
    let stage = Stage::new().await;
    for (game, side) in [
        (SHORT, Side::First),
        (SHORT, Side::Second),
        (LONG, Side::Second),
    ] {
        let seat = stage.against(game, side, 1).await;
        for _ in 0..3 {
            play(&stage, &seat).await;
        }
        stage
            .state_when(&seat, |state| to_move(state) == Some(side))
            .await;
    }
}

#[tokio::test]
async fn the_engine_plays_both_boards() {
    let player = Arc::new(Engine::new(300));
    let stage = Stage::with(Setup { player, ..setup() }).await;
    for (game, level) in [(SHORT, 1), (SHORT, 10), (LONG, 3)] {
        let seat = stage.against(game, Side::Second, level).await;
        play(&stage, &seat).await;
        stage
            .state_when(&seat, |state| to_move(state) == Some(seat.side))
            .await;
        let turns = types(&stage.view(&seat).await)
            .iter()
            .filter(|name| **name == "turn")
            .count();
        assert_eq!(turns, 3, "{game} at level {level}");
        stage.act(&seat, Action::OfferDraw).await.ok::<Accepted>();
        stage
            .state_when(&seat, |state| state.offer().is_none())
            .await;
    }
}

#[tokio::test]
async fn it_answers_draw_offers() {
    let stage = Stage::new().await;
    for (level, drawn) in [(1, false), (2, true)] {
        let seat = stage.against(SHORT, Side::First, level).await;
        stage.act(&seat, Action::OfferDraw).await.ok::<Accepted>();
        let state = stage
            .state_when(&seat, |state| state.offer().is_none())
            .await;
        assert_eq!(outcome(&state).is_some(), drawn);
    }
}

#[tokio::test]
async fn it_takes_every_rematch() {
    let stage = Stage::new().await;
    let seat = stage.against(LONG, Side::First, 1).await;
    stage.act(&seat, Action::Resign).await.ok::<Accepted>();
    stage.act(&seat, Action::Rematch).await.ok::<Accepted>();
    let state = stage.state(&seat).await;
    let next = Seat {
        id: state.next_game().expect("a rematch").to_owned(),
        side: Side::Second,
        ..seat
    };
    play(&stage, &next).await;
}

#[tokio::test]
async fn while_it_thinks_others_play_and_it_can_be_left() {
    let (player, setup) = Slow::setup();
    let stage = Stage::with(setup).await;
    let mut waiting = Vec::new();
    for _ in 0..20 {
        waiting.push(stage.against(SHORT, Side::Second, 1).await);
    }
    let seats = stage.begun(SHORT).await;
    let people = async {
        for _ in 0..10 {
            stage.play(&seats).await;
        }
    };
    timeout(Duration::from_secs(10), people)
        .await
        .expect("people do not wait");
    let left = waiting.swap_remove(0);
    stage.act(&left, Action::Resign).await.ok::<Accepted>();
    player.release();
    for seat in &waiting {
        stage
            .state_when(seat, |state| to_move(state) == Some(Side::Second))
            .await;
    }
    let state = stage.state(&left).await;
    assert_eq!(
        state.table().map(Table::plies),
        Some(0),
        "nothing was played after the end"
    );
}

#[tokio::test]
async fn after_a_restart_it_goes_on_by_itself() {
    let (_, setup) = Slow::setup();
    let stage = Stage::with(setup).await;
    let seat = stage.against(SHORT, Side::Second, 1).await;
    sleep(Duration::from_millis(20)).await;
    let stage = stage.restart().await;
    let state = stage
        .state_when(&seat, |state| to_move(state) == Some(Side::Second))
        .await;
    assert_eq!(state.seq(), 5, "once");
}

/// Thinks no sooner than it is released, and notes in which games.
#[derive(Default)]
struct InOrder {
    first: Slow,
    games: Mutex<Vec<&'static str>>,
}

impl Player for InOrder {
    fn turn(
        &self,
        table: &dyn Table,
        race: Option<Race>,
        level: u8,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        let moves = self.first.turn(table, race, level, time, stop);
        self.games.lock().expect("no panic").push(table.info().id);
        moves
    }
}

#[tokio::test]
async fn who_plays_many_games_waits_for_himself() {
    let player = Arc::new(InOrder::default());
    let setup = Setup {
        player: Arc::<InOrder>::clone(&player),
        ..setup()
    };
    let stage = Stage::with(setup).await;
    let body = |game| {
        let computer = json!({ "kind": "computer", "level": 10 });
        json!({ "game": game, "side": "second", "opponent": computer })
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    for _ in 0..3 * threads + 3 {
        stage
            .post_from(1, "/api/games", &body(SHORT))
            .await
            .ok::<Created>();
    }
    let created: Created = stage.post_from(2, "/api/games", &body("convoy")).await.ok();
    sleep(Duration::from_millis(100)).await;
    player.first.release();
    let seat = Seat::of(&created);
    stage
        .state_when(&seat, |state| to_move(state) == Some(Side::Second))
        .await;
    let order = player.games.lock().expect("no panic").clone();
    let before = order.iter().position(|game| *game == "convoy");
    // Those that were being thought about already, and one more on each thread.
    assert!(
        before.is_some_and(|before| before <= 2 * threads),
        "{order:?}"
    );
}

#[tokio::test]
async fn an_address_that_keeps_the_computer_busy_begins_no_more_games_with_it() {
    let (player, mut setup) = Slow::setup();
    setup.limits.thinking = 2;
    let stage = Stage::with(setup).await;
    let computer = json!({ "kind": "computer", "level": 1 });
    let body = json!({ "game": SHORT, "side": "second", "opponent": computer });
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut answer = stage.post_from(1, "/api/games", &body).await;
    let mut games = 0;
    while answer.status == StatusCode::CREATED && games < 100 {
        games += 1;
        sleep(Duration::from_millis(5)).await;
        answer = stage.post_from(1, "/api/games", &body).await;
    }
    answer.refused(StatusCode::TOO_MANY_REQUESTS, "error-too-many");
    assert!(games <= threads + 2, "{games}");
    stage
        .post_from(2, "/api/games", &body)
        .await
        .ok::<Created>();
    let person = json!({ "game": SHORT, "opponent": { "kind": "person" } });
    stage
        .post_from(1, "/api/games", &person)
        .await
        .ok::<Created>();
    player.release();
}

#[tokio::test]
async fn t_x2_the_computer_hides_its_assassin_where_there_is_room() {
    let stage = Stage::new().await;
    for _ in 0..40 {
        let body = json!({
            "game": "tora-long", "side": "second", "options": { "assassins": "on" },
            "opponent": { "kind": "computer", "level": 1 },
        });
        let seat = Seat::of(&stage.create_as(&body).await);
        assert_eq!(types(&stage.view(&seat).await)[3], "begun");
    }
}

/// Takes its time in some hiding places, and in others none.
struct Musing {
    /// Its answers come at a multiple of this.
    pace: Duration,
    /// Whether it took its time, in the order of the answers.
    mused: Mutex<Vec<bool>>,
}

/// How long it takes.
const MUSES: Duration = Duration::from_millis(200);
const PACE: Duration = Duration::from_millis(400);

impl Player for Musing {
    fn turn(
        &self,
        table: &dyn Table,
        _: Option<Race>,
        _: u8,
        time: Option<Duration>,
        _: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        let own = table.position(Viewer::Player(Side::First));
        let Some((_, column)) = own.split_once("c@v") else {
            return Ok(a_turn(table));
        };
        assert!(time.is_some_and(|time| time < PACE), "{time:?}");
        let muses = column.starts_with('1');
        if muses {
            std::thread::sleep(MUSES);
        }
        self.mused.lock().expect("no panic").push(muses);
        Ok(a_turn(table))
    }

    fn pace(&self, _: Option<Duration>) -> Duration {
        self.pace
    }
}

#[tokio::test]
async fn t_x11_when_the_computer_answers_tells_nothing_of_what_it_hides() {
    let [quick, slow] = answers(PACE).await;
    let pace = i64::try_from(PACE.as_micros()).expect("short");
    assert!(quick >= pace && slow >= pace, "{quick} {slow}");
    assert!(!apart(quick, slow), "{quick} {slow}");
}

#[tokio::test]
async fn t_x11_without_a_pace_it_would_tell_by_the_time() {
    let [quick, slow] = answers(Duration::from_millis(1)).await;
    assert!(apart(quick, slow), "{quick} {slow}");
}

/// Whether two times, in microseconds, can be told from each other.
fn apart(quick: i64, slow: i64) -> bool {
    slow.abs_diff(quick) >= u64::try_from(PACE.as_micros() / 4).expect("short")
}

/// The shortest times, in microseconds, in which the computer answers at this pace where it decides at
/// once, and where it muses.
async fn answers(pace: Duration) -> [i64; 2] {
    let player = Arc::new(Musing {
        pace,
        mused: Mutex::default(),
    });
    let setup = Setup {
        player: Arc::<Musing>::clone(&player),
        ..setup()
    };
    let stage = Stage::with(setup).await;
    let mut took = [Vec::new(), Vec::new()];
    while took.iter().any(Vec::is_empty) || took.concat().len() < 6 {
        let body = json!({
            "game": "tora-long", "side": "second", "options": { "assassins": "on" },
            "opponent": { "kind": "computer", "level": 1 },
        });
        let seat = Seat::of(&stage.create_as(&body).await);
        let view = stage.view_when(&seat, |view| count(view, "turn") > 0).await;
        let at = |is: fn(&Event) -> bool| {
            let entry = view.events.iter().find(|entry| is(&entry.event));
            entry.map(|entry| entry.at_us).expect("it has happened")
        };
        let hides = |event: &Event| matches!(event, Event::Begun { position, .. } if position.contains("c?"));
        if !view.events.iter().any(|entry| hides(&entry.event)) {
            continue; // It has forgone its Assassin.
        }
        let begun = at(|event| matches!(event, Event::Begun { .. }));
        let waited = at(|event| matches!(event, Event::Turn { .. })) - begun;
        let mused = player.mused.lock().expect("no panic").last().copied();
        took[usize::from(mused == Some(true))].push(waited);
    }
    took.map(|took| took.into_iter().min().unwrap_or_default())
}
