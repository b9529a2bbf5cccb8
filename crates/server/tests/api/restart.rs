//! A restart in the middle of games.

use axum::http::StatusCode;
use game::Side;
use protocol::{Accepted, Action};

use crate::stage::{LONG, SHORT, Stage};

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
async fn a_server_that_stops_takes_nothing_more() {
    let stage = Stage::new().await;
    let (first, _) = stage.create(SHORT, Side::First).await;
    stage.app().close().await;
    let answer = stage.act(&first, Action::Resign).await;
    assert_ne!(answer.status, StatusCode::OK);
    let stage = stage.restart().await;
    assert_eq!(stage.view(&first).await.entries.len(), 2);
}
