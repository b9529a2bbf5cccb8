//! Founding a tournament, and what everybody sees of it.

use axum::http::StatusCode;
use protocol::tournament::{TournamentKey, TournamentView};
use serde_json::json;
use tournament::log::{Entry, Fact, Role};

use super::club::{Club, charter, online, secret};
use crate::stage::Stage;

const PATH: &str = "/api/tournaments";

#[tokio::test]
async fn a_tournament_is_founded_once_and_seen_by_everybody() {
    let stage = Stage::new().await;
    let body = json!({ "director": " Dora ", "charter": charter(3), "secret": secret('d') });
    let reply = stage.post(PATH, None, &body).await;
    assert_eq!(reply.status, StatusCode::CREATED);
    let key: TournamentKey = reply.ok();
    assert_eq!(key.secret, secret('d'));
    let stage = stage.restart().await;
    let again: TournamentKey = stage.post(PATH, None, &body).await.ok();
    assert!(again == key);
    let other = json!({ "director": "Eve", "charter": charter(3), "secret": secret('d') });
    let answer = stage.post(PATH, None, &other).await;
    answer.refused(StatusCode::CONFLICT, "error-reused");
    let club = Club {
        stage,
        id: key.id,
        secret: key.secret,
    };
    let shown = TournamentView {
        name: "Spring Cup".to_owned(),
        game: "King's Convoy".to_owned(),
        players: 0,
        rounds: 0,
        open_tables: 0,
        closed: false,
        entries: 1,
        listed: false,
        you: None,
    };
    assert_eq!(club.view().await, shown);
    let entries = club.entries().await;
    assert_eq!((entries.after, entries.entries[0].by.as_str()), (0, "Dora"));
    let nobody = club.stage.get("/api/tournaments/000000000000", None).await;
    nobody.refused(StatusCode::NOT_FOUND, "error-no-tournament");
}

#[tokio::test]
async fn many_at_once_found_one() {
    let stage = Stage::new().await;
    let body = json!({ "director": "Dora", "charter": charter(3), "secret": secret('d') });
    let found = || stage.post(PATH, None, &body);
    let (a, b, c) = tokio::join!(found(), found(), found());
    let [a, b, c] = [a, b, c].map(|reply| reply.ok::<TournamentKey>().id);
    assert_eq!((&a, &a), (&b, &c));
}

#[tokio::test]
async fn it_says_to_whom_a_secret_belongs() {
    let club = Club::new().await;
    let you = async |secret: &str| {
        let view: TournamentView = club.view_as(Some(secret)).await.ok();
        let you = view.you.expect("somebody");
        (you.name, you.role, you.player.map(|number| number.0))
    };
    let director = ("Dora".to_owned(), Some(Role::Director), None);
    assert_eq!(you(&club.secret).await, director);
    let ann = club.stage.player("Ann").await;
    assert_eq!(you(&ann.secret).await, ("Ann".to_owned(), None, None));
    let fact = json!({ "registered": { "name": "Ann B." } });
    club.say_as(&ann.secret, fact)
        .await
        .ok::<protocol::tournament::Said>();
    assert_eq!(you(&ann.secret).await, ("Ann B.".to_owned(), None, Some(1)));
    let answer = club.view_as(Some(&secret('z'))).await;
    answer.refused(StatusCode::FORBIDDEN, "error-no-official");
}

#[tokio::test]
async fn what_can_not_be_played_is_not_founded() {
    let stage = Stage::new().await;
    let with = |key: &str, value: serde_json::Value| {
        let mut charter = online(3);
        charter[key] = value;
        charter
    };
    let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
    for (charter, status, key, message) in [
        (
            with("name", json!("")),
            unprocessable,
            "error-tournament",
            "`name`",
        ),
        (
            with("format", json!({ "swiss": { "rounds": 101 } })),
            StatusCode::CONFLICT,
            "error-tournament-full",
            "100 rounds",
        ),
        (
            with("boards", json!({ "game": "go" })),
            unprocessable,
            "error-options",
            "go",
        ),
        (
            with("boards", json!({ "game": "convoy", "clock": "soon" })),
            unprocessable,
            "error-clock-text",
            "clock settings",
        ),
        (
            with(
                "boards",
                json!({ "game": "tora-short", "options": { "edition": "none" } }),
            ),
            unprocessable,
            "error-options",
            "none",
        ),
    ] {
        let body = json!({ "director": "Dora", "charter": charter });
        let error = stage.post(PATH, None, &body).await.refused(status, key);
        assert!(error.message.contains(message), "{}", error.message);
    }
    for (director, key) in [
        ("", "error-name"),
        ("The  Boards", ""),
        ("the boards", "error-of-server"),
    ] {
        let body = json!({ "director": director, "charter": charter(3) });
        let answer = stage.post(PATH, None, &body).await;
        match key {
            "" => assert_eq!(answer.status, StatusCode::CREATED),
            key => drop(answer.refused(unprocessable, key)),
        }
    }
}

#[tokio::test]
async fn the_server_is_a_clerk_where_it_plays_the_games() {
    let club = Club::of(Stage::new().await, &online(3)).await;
    let now = club.now().await;
    assert_eq!(now.role("The boards"), Some(Role::Clerk));
    for fact in [
        json!({ "dismissed": { "name": "the boards" } }),
        json!({ "appointed": { "name": "The boards", "role": "viewer" } }),
        json!({ "registered": { "name": "The Boards" } }),
        json!({ "started": { "round": 1, "table": 1, "board": "0123456789ab" } }),
    ] {
        let answer = club.say_as(&club.secret, fact).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-of-server");
    }
    let body = json!({ "name": "The boards", "role": "clerk" });
    let answer = club
        .stage
        .post(&club.path("/officials"), Some(&club.secret), &body)
        .await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-of-server");
}

#[tokio::test]
async fn a_tournament_comes_from_a_file() {
    let club = Club::new().await;
    club.register(&["Ann", "Bob", "Cleo"]).await;
    club.pair().await.ok::<protocol::tournament::Said>();
    let file = club.get("/log").await;
    assert_eq!(
        file.header("content-type"),
        "application/jsonl; charset=utf-8"
    );
    let text = file.text().into_owned();
    let body = json!({ "director": "Dora", "log": text });
    let key: TournamentKey = club.stage.post(PATH, None, &body).await.ok();
    assert_ne!(key.id, club.id);
    let copy = Club {
        id: key.id,
        secret: key.secret,
        ..club
    };
    assert_eq!(copy.get("/log").await.text(), text);
    copy.say(json!({ "registered": { "name": "Dan" } })).await;
    let refused = async |body| {
        let answer = copy.stage.post(PATH, None, &body).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-log")
    };
    let error = refused(json!({ "director": "Ann", "log": text })).await;
    assert!(
        error.message.contains("Ann is no director"),
        "{}",
        error.message
    );
    let error = refused(json!({ "director": "Dora", "log": format!("{text}x\n") })).await;
    assert!(error.message.contains("line 6"), "{}", error.message);
    let last = text.lines().nth(1).expect("a line");
    let error = refused(json!({ "director": "Dora", "log": format!("{text}{last}\n") })).await;
    assert_eq!(error.seq, Some(6), "{}", error.message);
    let late = text.replacen("\"at\":1", "\"at\":9", 1);
    let error = refused(json!({ "director": "Dora", "log": late })).await;
    assert!(
        error.message.contains("entry 1 is later"),
        "{}",
        error.message
    );
    refused(json!({ "director": "Dora", "log": "" })).await;
}

#[tokio::test]
async fn a_file_whose_games_go_on_here_gets_the_server_as_its_clerk() {
    let charter = serde_json::from_value(online(3)).expect("a charter");
    let founded = Entry {
        at: 5,
        by: "Dora".to_owned(),
        fact: Fact::Founded(charter),
    };
    let log = founded.line().expect("a line");
    let stage = Stage::new().await;
    let body = json!({ "director": "Dora", "log": log });
    let key: TournamentKey = stage.post(PATH, None, &body).await.ok();
    let club = Club {
        stage,
        id: key.id,
        secret: key.secret,
    };
    assert_eq!(club.now().await.role("The boards"), Some(Role::Clerk));
}
