//! Turns that players say over `GET /api/games/{id}/live`.

use std::num::NonZeroU32;

use protocol::{ErrorBody, NumberedEvent, Say, SendTurn, Update};
use tigerden_server::{Limits, Setup};
use uuid::Uuid;

use crate::socket::{Next, Socket};
use crate::stage::{BEGUN, SHORT, Seat, Stage, a_turn, setup};

/// A turn of the side to move.
async fn turn(stage: &Stage, seat: &Seat) -> SendTurn {
    let state = stage.state(seat).await;
    SendTurn {
        request: Uuid::new_v4(),
        after: state.seq(),
        moves: a_turn(state.table().expect("a game in play")),
    }
}

fn text(turn: &SendTurn) -> String {
    serde_json::to_string(&Say::Turn(turn.clone())).expect("JSON")
}

/// What a turn is answered with, and the new events that came before or after that.
async fn said(
    socket: &mut Socket,
    turn: &SendTurn,
    news: usize,
) -> (Result<(), ErrorBody>, Vec<NumberedEvent>) {
    socket.send(&text(turn)).await;
    let (mut answer, mut all) = (None, Vec::new());
    loop {
        match socket.update().await {
            Update::Accepted(request) => {
                assert_eq!(request, turn.request);
                answer = Some(Ok(()));
            }
            Update::NotAccepted { request, error } => {
                assert_eq!(request, turn.request);
                answer = Some(Err(error));
            }
            Update::Events { events } => all.extend(events),
            Update::Presence { .. } => {}
            other => panic!("unexpected: {other:?}"),
        }
        if all.len() >= news
            && let Some(answer) = answer.take()
        {
            return (answer, all);
        }
    }
}

async fn refused(socket: &mut Socket, turn: &SendTurn) -> ErrorBody {
    let (answer, _) = said(socket, turn, 0).await;
    answer.expect_err("a refusal")
}

#[tokio::test]
async fn a_turn_is_played_once_and_shown_to_everybody() {
    let mut stage = Stage::new().await;
    let mut address = stage.listen().await;
    let [ann, bob] = stage.begun(SHORT).await;
    let (mut watching, _) = Socket::hello(address, &bob.id, Some(&bob.token), BEGUN).await;
    let (mut playing, _) = Socket::hello(address, &ann.id, Some(&ann.token), BEGUN).await;
    let turn = turn(&stage, &ann).await;
    let (answer, events) = said(&mut playing, &turn, 1).await;
    assert_eq!(answer, Ok(()));
    assert_eq!(events[0].seq, BEGUN + 1);
    assert_eq!(watching.events().await, events);
    assert_eq!(stage.view(&ann).await.events[BEGUN as usize..], events);
    // Said again or requested, also after a restart, it is the same turn.
    for _ in 0..2 {
        assert_eq!(said(&mut playing, &turn, 0).await.0, answer);
        let again = stage.send_turn(&ann, turn.request, turn.after, &turn.moves);
        assert_eq!(again.await.ok::<protocol::Accepted>().seq, BEGUN + 1);
        stage = stage.restart().await;
        address = stage.listen().await;
        playing = Socket::hello(address, &ann.id, Some(&ann.token), BEGUN + 1)
            .await
            .0;
    }
    assert_eq!(stage.view(&ann).await.events.len() as u64, BEGUN + 1);
}

#[tokio::test]
async fn a_turn_that_is_refused_says_why_and_the_connection_stays() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let [ann, bob] = stage.begun(SHORT).await;
    let good = turn(&stage, &ann).await;
    let other = |after, moves: &[&str]| SendTurn {
        request: Uuid::new_v4(),
        after,
        moves: moves.iter().map(|text| (*text).to_owned()).collect(),
    };
    let (mut public, _) = Socket::hello(address, &ann.id, None, BEGUN).await;
    assert_eq!(refused(&mut public, &good).await.key, "error-no-seat");
    let (mut second, _) = Socket::hello(address, &bob.id, Some(&bob.token), BEGUN).await;
    assert_eq!(refused(&mut second, &good).await.key, "error-not-your-turn");
    let (mut first, _) = Socket::hello(address, &ann.id, Some(&ann.token), BEGUN).await;
    let wrong = refused(&mut first, &other(BEGUN, &["A a1-a9"])).await;
    assert_eq!(wrong.index, Some(0));
    assert!(!wrong.message.is_empty());
    let stale = refused(&mut first, &other(1, &["end"])).await;
    assert_eq!(
        (stale.key.as_str(), stale.seq),
        ("error-stale", Some(BEGUN))
    );
    assert_eq!(said(&mut first, &good, 1).await.0, Ok(()));
    let reused = SendTurn {
        moves: vec!["end".to_owned()],
        ..good
    };
    assert_eq!(refused(&mut first, &reused).await.key, "error-reused");
    for socket in [&mut public, &mut second, &mut first] {
        socket.send(r#"{"within":10}"#).await;
        while socket.update().await != Update::Beat {}
    }
}

#[tokio::test]
async fn a_turn_that_can_not_be_read_ends_the_connection() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let [ann, _] = stage.begun(SHORT).await;
    for text in [r#"{"turn":{}}"#, r#"{"turn":null}"#] {
        let (mut socket, _) = Socket::hello(address, &ann.id, Some(&ann.token), BEGUN).await;
        socket.send(text).await;
        while !matches!(socket.update().await, Update::Refused { .. }) {}
    }
    let (mut socket, _) = Socket::hello(address, &ann.id, Some(&ann.token), BEGUN).await;
    socket
        .send(&format!(r#"{{"turn":"{}"}}"#, "x".repeat(20_000)))
        .await;
    while !matches!(socket.next().await, Next::Closed(_)) {}
}

#[tokio::test]
async fn turns_count_as_requests_and_who_goes_on_is_disconnected() {
    let number = |n| NonZeroU32::new(n).expect("at least one");
    let limits = Limits {
        requests_per_second: number(1),
        burst: number(10),
        ..Limits::default()
    };
    let stage = Stage::with(Setup { limits, ..setup() }).await;
    let address = stage.listen().await;
    let [ann, _] = stage.begun(SHORT).await;
    let turn = turn(&stage, &ann).await;
    let (mut socket, _) = Socket::hello(address, &ann.id, Some(&ann.token), BEGUN).await;
    let mut kept = 0;
    loop {
        let answer = said(&mut socket, &turn, 0).await.0;
        match answer {
            Ok(()) => {}
            Err(error) => {
                assert_eq!(error.key, "error-too-many");
                break;
            }
        }
        kept += 1;
    }
    assert!(kept > 0, "there was room for some");
    for _ in 0..20 {
        socket.send(&text(&turn)).await;
    }
    let mut refused = 0;
    loop {
        match socket.next().await {
            Next::Update(Update::NotAccepted { .. }) => refused += 1,
            Next::Update(Update::Refused { error }) => {
                assert_eq!(error.key, "error-too-many");
                break;
            }
            Next::Update(_) => {}
            Next::Closed(code) => panic!("closed with {code:?} and no reason"),
        }
    }
    assert!(refused <= 20, "{refused}");
}

#[tokio::test]
async fn one_turn_at_a_time() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let [ann, _] = stage.begun(SHORT).await;
    let one = turn(&stage, &ann).await;
    let two = SendTurn {
        request: Uuid::new_v4(),
        ..one.clone()
    };
    let (mut socket, _) = Socket::hello(address, &ann.id, Some(&ann.token), BEGUN).await;
    socket.send_together([text(&one), text(&two)]).await;
    let (mut accepted, mut refused) = (None, None);
    while accepted.is_none() || refused.is_none() {
        match socket.update().await {
            Update::Accepted(request) => accepted = Some(request),
            Update::NotAccepted { request, error } => refused = Some((request, error.key)),
            _ => {}
        }
    }
    assert_eq!(accepted, Some(one.request));
    assert_eq!(refused, Some((two.request, "error-too-many".to_owned())));
}
