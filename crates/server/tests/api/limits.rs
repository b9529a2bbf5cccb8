//! What one address may ask for.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use protocol::{Accepted, Action};
use serde_json::json;
use tigerden_server::{Limits, Setup};

use crate::stage::{Reply, SHORT, Seat, Stage, setup};

fn limits(burst: u32, games: u32) -> Limits {
    let number = |n| NonZeroU32::new(n).expect("at least one");
    Limits {
        requests_per_second: number(1),
        burst: number(burst),
        games_per_hour: number(games),
        connections: 1,
        ..Limits::default()
    }
}

async fn stage(limits: Limits, behind_proxy: bool) -> Stage {
    Stage::with(Setup {
        limits,
        behind_proxy,
        ..setup()
    })
    .await
}

async fn ask(stage: &Stage, from: &str, forwarded: Option<&str>) -> Reply {
    ask_for(stage, "/api/games/nothing", from, forwarded).await
}

async fn ask_for(stage: &Stage, path: &str, from: &str, forwarded: Option<&str>) -> Reply {
    let mut request = Request::builder().uri(path);
    if let Some(address) = forwarded {
        request = request.header("x-forwarded-for", address);
    }
    let mut request = request.body(Body::empty()).expect("a request");
    let ip: IpAddr = from.parse().expect("an address");
    request
        .extensions_mut()
        .insert(ConnectInfo(SocketAddr::new(ip, 1)));
    stage.send(request).await
}

#[tokio::test]
async fn too_many_requests_of_an_address_are_refused() {
    let stage = stage(limits(3, 1), false).await;
    for _ in 0..3 {
        assert_eq!(
            ask(&stage, "10.0.0.1", None).await.status,
            StatusCode::NOT_FOUND
        );
    }
    let answer = ask(&stage, "10.0.0.1", None).await;
    answer.refused(StatusCode::TOO_MANY_REQUESTS, "error-too-many");
    assert_eq!(answer.header("retry-after"), "1");
    assert_eq!(
        ask(&stage, "10.0.0.2", None).await.status,
        StatusCode::NOT_FOUND
    );
    // Nobody gets round it by claiming to be somebody else.
    let answer = ask(&stage, "10.0.0.1", Some("10.0.0.3")).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn nothing_is_answered_without_limit() {
    for path in ["/api/health", "/api/now", "/", "/nothing.js"] {
        let one = NonZeroU32::MIN;
        let limits = Limits {
            files_per_second: one,
            files_burst: one,
            ..limits(1, 1)
        };
        let stage = stage(limits, false).await;
        let first = ask_for(&stage, path, "10.0.0.1", None).await;
        assert_ne!(first.status, StatusCode::TOO_MANY_REQUESTS, "{path}");
        let second = ask_for(&stage, path, "10.0.0.1", None).await;
        second.refused(StatusCode::TOO_MANY_REQUESTS, "error-too-many");
    }
}

#[tokio::test]
async fn behind_a_proxy_its_clients_count() {
    let stage = stage(limits(1, 1), true).await;
    for client in ["10.1.0.1", "10.1.0.2", "2001:db8::1"] {
        let answer = ask(&stage, "127.0.0.1", Some(client)).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        let answer = ask(&stage, "127.0.0.1", Some(client)).await;
        assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    }
}

#[tokio::test]
async fn too_many_new_games_are_refused() {
    let stage = stage(limits(100, 2), false).await;
    let body = json!({ "game": SHORT, "opponent": { "kind": "person" } });
    let wrong = json!({ "game": "ferry", "opponent": { "kind": "person" } });
    for _ in 0..5 {
        let answer = stage.post("/api/games", None, &wrong).await;
        assert_eq!(
            answer.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "costs nothing"
        );
    }
    for _ in 0..2 {
        let answer = stage.post("/api/games", None, &body).await;
        assert_eq!(answer.status, StatusCode::CREATED);
    }
    let answer = stage.post("/api/games", None, &body).await;
    answer.refused(StatusCode::TOO_MANY_REQUESTS, "error-too-many");
}

#[tokio::test]
async fn games_are_counted_however_they_are_made() {
    let stage = stage(limits(100, 4), false).await;
    let computer = json!({ "kind": "computer", "level": 1 });
    let body = json!({ "game": SHORT, "side": "first", "opponent": computer });
    let mut seat = Seat::of(&stage.create_as(&body).await);
    let matched = json!({ "game": SHORT, "opponent": computer, "games": 2 });
    stage.create_as(&matched).await;
    // One is left, which is less than a match.
    let answer = stage.post("/api/games", None, &matched).await;
    answer.refused(StatusCode::TOO_MANY_REQUESTS, "error-too-many");
    for rest in [1, 0] {
        stage.act(&seat, Action::Resign).await.ok::<Accepted>();
        let answer = stage.act(&seat, Action::Rematch).await;
        if rest == 0 {
            answer.refused(StatusCode::TOO_MANY_REQUESTS, "error-too-many");
            assert_eq!(stage.state(&seat).await.next_game(), None);
            break;
        }
        answer.ok::<Accepted>();
        let state = stage.state(&seat).await;
        seat.id = state.next_game().expect("a rematch").to_owned();
        seat.side = !seat.side;
    }
}
