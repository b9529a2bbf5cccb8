//! Moves that are declared in a running turn (T-R6).

use std::time::Duration;

use axum::http::StatusCode;
use game::Side;
use protocol::{Accepted, Event};
use tokio::time::sleep;

use super::ended;
use crate::stage::{BEGUN, SHORT, Stage, a_turn};

#[tokio::test]
async fn t_r6_what_was_declared_stands_when_time_ends_the_turn() {
    let mut stage = Stage::new().await;
    for restarts in [false, true] {
        let seats = stage.timed("byoyomi 0s+1x2s").await;
        let state = stage.state(&seats[0]).await;
        let mut turn = a_turn(state.table().expect("a game"));
        let end = turn.pop();
        // Actions that can't be followed by `end` are not wanted here.
        let drafted = stage.draft(&seats[0], BEGUN, &turn).await;
        assert_eq!(drafted.ok::<Accepted>().seq, BEGUN);
        let shown = stage
            .get(
                &format!("/api/games/{}", seats[1].id),
                Some(&seats[1].token),
            )
            .await;
        assert!(
            turn.iter()
                .all(|text| !shown.text().contains(text.as_str())),
            "it is hidden"
        );
        if restarts {
            stage = stage.restart().await;
        }
        sleep(Duration::from_millis(2400)).await;
        let view = stage.view(&seats[0]).await;
        let out = view.events.iter().find_map(|entry| match &entry.event {
            Event::TimeOut { side, moves, .. } => Some((*side, moves.clone())),
            _ => None,
        });
        turn.extend(end);
        assert_eq!(out, Some((Side::First, turn)));
        let (outcome, _) = ended(&stage, &seats[0]).await;
        assert_eq!(
            outcome.winner,
            Some(Side::First),
            "the other side has declared nothing"
        );
    }
}

#[tokio::test]
async fn t_r6_only_the_running_turn_can_be_declared() {
    let stage = Stage::new().await;
    let seats = stage.timed("sudden 60s").await;
    let turn = a_turn(stage.state(&seats[0]).await.table().expect("a game"));
    let part = &turn[..turn.len() - 1];
    let answer = stage.draft(&seats[1], BEGUN, part).await;
    answer.refused(StatusCode::CONFLICT, "error-not-your-turn");
    stage
        .draft(&seats[0], 3, part)
        .await
        .refused(StatusCode::CONFLICT, "error-stale");
    let wrong = [part, &["A a1-b9".to_owned()]].concat();
    let answer = stage.draft(&seats[0], BEGUN, &wrong).await;
    let error: protocol::ErrorBody = serde_json::from_slice(&answer.body).expect("an error");
    assert_eq!(error.index, Some(part.len()));
    let untimed = stage.begun(SHORT).await;
    let answer = stage.draft(&untimed[0], BEGUN, part).await;
    answer.refused(StatusCode::CONFLICT, "error-no-draft");
}
