//! The computer's seats.

use std::sync::Arc;
use std::time::Duration;

use game::Side;
use hall::Table;
use protocol::{Accepted, Action, GameState};
use tigerden_server::{Engine, Setup};
use tokio::time::{sleep, timeout};

use crate::stage::{LONG, SHORT, Seat, Slow, Stage, a_turn, outcome, setup, types};

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
