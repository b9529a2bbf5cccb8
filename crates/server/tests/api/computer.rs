//! The computer's seats.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use game::Side;
use hall::Table;
use protocol::{Accepted, Action, Created, GameState};
use serde_json::json;
use tigerden_server::{Engine, Player, Setup};
use tokio::time::{sleep, timeout};

use crate::stage::{LONG, Quick, SHORT, Seat, Stage, a_turn, outcome, setup, types};

async fn against(stage: &Stage, game: &str, side: Side, level: u8) -> Seat {
    let opponent = json!({ "kind": "computer", "level": level });
    let body = json!({ "game": game, "side": side, "opponent": opponent });
    let created: Created = stage.post("/api/games", None, &body).await.ok();
    Seat {
        id: created.id,
        side,
        token: created.token,
    }
}

/// Waits until something is so in the game.
async fn until(stage: &Stage, seat: &Seat, is: impl Fn(&GameState) -> bool) -> GameState {
    let wait = async {
        loop {
            let state = stage.state(seat).await;
            if is(&state) {
                return state;
            }
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(20), wait)
        .await
        .expect("the computer answers")
}

fn to_move(state: &GameState) -> Option<Side> {
    state.table().and_then(|table| table.to_move())
}

async fn play(stage: &Stage, seat: &Seat) {
    let state = until(stage, seat, |state| to_move(state) == Some(seat.side)).await;
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
        let seat = against(&stage, game, side, 1).await;
        for _ in 0..3 {
            play(&stage, &seat).await;
        }
        until(&stage, &seat, |state| to_move(state) == Some(side)).await;
    }
}

#[tokio::test]
async fn the_engine_plays_both_boards() {
    let player = Arc::new(Engine::new(300));
    let stage = Stage::with(Setup { player, ..setup() }).await;
    for (game, level) in [(SHORT, 1), (SHORT, 10), (LONG, 3)] {
        let seat = against(&stage, game, Side::Second, level).await;
        play(&stage, &seat).await;
        until(&stage, &seat, |state| to_move(state) == Some(seat.side)).await;
        let turns = types(&stage.view(&seat).await)
            .iter()
            .filter(|name| **name == "turn")
            .count();
        assert_eq!(turns, 3, "{game} at level {level}");
        stage.act(&seat, Action::OfferDraw).await.ok::<Accepted>();
        until(&stage, &seat, |state| state.offer().is_none()).await;
    }
}

#[tokio::test]
async fn it_answers_draw_offers() {
    let stage = Stage::new().await;
    for (level, drawn) in [(1, false), (2, true)] {
        let seat = against(&stage, SHORT, Side::First, level).await;
        stage.act(&seat, Action::OfferDraw).await.ok::<Accepted>();
        let state = until(&stage, &seat, |state| state.offer().is_none()).await;
        assert_eq!(outcome(&state).is_some(), drawn);
    }
}

#[tokio::test]
async fn it_takes_every_rematch() {
    let stage = Stage::new().await;
    let seat = against(&stage, LONG, Side::First, 1).await;
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

/// Thinks until it is told to stop, or for ever if it is not released.
struct Slow {
    released: AtomicBool,
}

impl Player for Slow {
    fn turn(
        &self,
        table: &dyn Table,
        _: u8,
        _: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        while !stop.load(Ordering::Relaxed) && !self.released.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        Ok(a_turn(table))
    }

    fn takes_draw(
        &self,
        table: &dyn Table,
        side: Side,
        level: u8,
        stop: &AtomicBool,
    ) -> Result<bool, String> {
        Quick.takes_draw(table, side, level, stop)
    }
}

fn slow() -> (Arc<Slow>, Setup) {
    let player = Arc::new(Slow {
        released: AtomicBool::new(false),
    });
    let setup = Setup {
        player: Arc::<Slow>::clone(&player),
        ..setup()
    };
    (player, setup)
}

#[tokio::test]
async fn while_it_thinks_others_play_and_it_can_be_left() {
    let (player, setup) = slow();
    let stage = Stage::with(setup).await;
    let mut waiting = Vec::new();
    for _ in 0..20 {
        waiting.push(against(&stage, SHORT, Side::Second, 1).await);
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
    player.released.store(true, Ordering::Relaxed);
    for seat in &waiting {
        until(&stage, seat, |state| to_move(state) == Some(Side::Second)).await;
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
    let (_, setup) = slow();
    let stage = Stage::with(setup).await;
    let seat = against(&stage, SHORT, Side::Second, 1).await;
    sleep(Duration::from_millis(20)).await;
    let stage = stage.restart().await;
    let state = until(&stage, &seat, |state| to_move(state) == Some(Side::Second)).await;
    assert_eq!(state.seq(), 5, "once");
}
