//! A restart in the middle of games.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use game::Side;
use protocol::{Accepted, Action};

use crate::socket::Socket;
use crate::stage::{BEGUN, LONG, SHORT, Stage, a_turn, fold};

#[tokio::test]
async fn games_go_on_where_they_were() {
    let mut stage = Stage::new().await;
    let short = stage.begun(SHORT).await;
    let long = stage.begun(LONG).await;
    for _ in 0..5 {
        stage.play(&short).await;
        stage.play(&long).await;
        let before = [stage.view(&short[0]).await, stage.view(&long[1]).await];
        stage = stage.restart().await;
        let after = [stage.view(&short[0]).await, stage.view(&long[1]).await];
        assert_eq!(before, after);
    }
    stage.act(&short[0], Action::Resign).await.ok::<Accepted>();
}

#[tokio::test]
async fn an_invitation_outlives_it() {
    let stage = Stage::new().await;
    let (first, invite) = stage.create(SHORT, Side::Second).await;
    let stage = stage.restart().await;
    let second = stage.join(&first.id, &invite).await;
    assert_eq!(second.side, Side::First);
    stage.play(&[second, first]).await;
}

#[tokio::test]
async fn secrets_are_not_in_the_data_folder() {
    let stage = Stage::new().await;
    let (first, invite) = stage.create(LONG, Side::First).await;
    let second = stage.join(&first.id, &invite).await;
    let secrets = [first.token, invite, second.token];
    stage.app().close().await;
    for file in std::fs::read_dir(stage.folder()).expect("the folder") {
        let bytes = std::fs::read(file.expect("a file").path()).expect("its bytes");
        for secret in &secrets {
            let found = bytes
                .windows(secret.len())
                .any(|part| part == secret.as_bytes());
            assert!(!found);
        }
    }
}

#[tokio::test]
async fn what_can_not_be_written_has_not_happened() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let [first, second] = stage.begun(SHORT).await;
    let (mut socket, _) = Socket::hello(address, &first.id, Some(&second.token), BEGUN).await;
    let before = stage.view(&first).await;
    let moves = a_turn(fold(&before).table().expect("a game in play"));
    let request = uuid::Uuid::new_v4();

    let database = stage.database();
    let full = "create trigger full before insert on facts when new.request is not null begin \
                select raise(abort, 'the disk is full'); end";
    database.execute_batch(full).expect("a trigger");
    let answer = stage.send_turn(&first, request, BEGUN, &moves).await;
    assert_eq!(answer.header("retry-after"), "5");
    let error = answer.refused(StatusCode::SERVICE_UNAVAILABLE, "error-server");
    assert!(!error.message.contains("disk"), "details are for the log");
    assert_eq!(stage.view(&first).await, before);

    let room = database.execute_batch("drop trigger full");
    room.expect("no trigger");
    let answer = stage.send_turn(&first, request, BEGUN, &moves).await;
    assert_eq!(answer.ok::<Accepted>().seq, BEGUN + 1);
    let numbers: Vec<u64> = socket
        .events()
        .await
        .iter()
        .map(|entry| entry.seq)
        .collect();
    assert_eq!(numbers, [BEGUN + 1], "shown once, after it was written");
}

/// Another program that locks the database is not waited for: who sends something is told to send it
/// again, and it goes through as soon as the lock is gone.
#[tokio::test]
async fn while_another_program_locks_the_database_requests_are_put_off() {
    let stage = Stage::new().await;
    let [first, _] = stage.begun(SHORT).await;
    let moves = a_turn(stage.state(&first).await.table().expect("a game in play"));
    let request = uuid::Uuid::new_v4();

    let database = stage.database();
    database.execute_batch("begin exclusive").expect("a lock");
    for _ in 0..2 {
        let asked = Instant::now();
        let answer = stage.send_turn(&first, request, BEGUN, &moves).await;
        assert_eq!(answer.header("retry-after"), "5");
        answer.refused(StatusCode::SERVICE_UNAVAILABLE, "error-server");
        assert!(asked.elapsed() < Duration::from_secs(4));
        let health = stage.get("/api/health", None).await;
        assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE);
    }
    database.execute_batch("rollback").expect("no lock");

    let answer = stage.send_turn(&first, request, BEGUN, &moves).await;
    assert_eq!(answer.ok::<Accepted>().seq, BEGUN + 1);
    let health = stage.get("/api/health", None).await;
    assert_eq!(health.status, StatusCode::OK);
}

#[tokio::test]
async fn a_server_that_stops_takes_nothing_more() {
    let stage = Stage::new().await;
    let (first, _) = stage.create(SHORT, Side::First).await;
    stage.app().close().await;
    let answer = stage.act(&first, Action::Resign).await;
    assert_ne!(answer.status, StatusCode::OK);
    let stage = stage.restart().await;
    assert_eq!(stage.view(&first).await.events.len(), 2);
}
