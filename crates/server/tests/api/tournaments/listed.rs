//! The list of tournaments: what stands in it, and how it goes on.

use axum::http::StatusCode;
use protocol::tournament::{Listed, Listing, Phase, TournamentKey, TournamentList};
use serde_json::{Value, json};
use tournament::log::Format;

use super::club::{Club, charter, online};
use crate::stage::Stage;

const PATH: &str = "/api/tournaments";

async fn list(stage: &Stage, end: &str) -> TournamentList {
    stage.get(&format!("{PATH}{end}"), None).await.ok()
}

async fn found(stage: &Stage, mut body: Value) -> TournamentKey {
    body["director"] = json!("Dora");
    stage.post(PATH, None, &body).await.ok()
}

#[tokio::test]
async fn only_those_are_listed_whose_founders_say_so() {
    let stage = Stage::new().await;
    let nothing = TournamentList {
        tournaments: Vec::new(),
        more: false,
    };
    assert_eq!(list(&stage, "").await, nothing);
    let quiet = found(&stage, json!({ "charter": charter(3) })).await;
    found(&stage, json!({ "charter": charter(3), "listed": false })).await;
    let log = stage.get(&format!("{PATH}/{}/log", quiet.id), None).await;
    found(&stage, json!({ "log": log.text() })).await;
    assert_eq!(list(&stage, "").await, nothing);
    let listed = found(&stage, json!({ "log": log.text(), "listed": true })).await;
    let all = list(&stage, "").await;
    let ids: Vec<_> = all.tournaments.iter().map(|one| &one.id).collect();
    assert_eq!((ids, all.more), (vec![&listed.id], false));
}

#[tokio::test]
async fn it_says_how_far_a_tournament_has_come() {
    let stage = Stage::new().await;
    let key = found(&stage, json!({ "charter": online(2), "listed": true })).await;
    let other = found(&stage, json!({ "charter": charter(2), "listed": true })).await;
    let club = Club {
        stage,
        id: key.id,
        secret: key.secret,
    };
    let both = list(&club.stage, "").await.tournaments;
    assert_eq!((&both[0].id, &both[0].board), (&other.id, &None));
    let founded_us = both[1].founded_us;
    assert!(founded_us > 1_700_000_000_000_000 && founded_us <= both[0].founded_us);
    let mut shown = Listed {
        id: club.id.clone(),
        name: "Spring Cup".to_owned(),
        game: "King's Convoy".to_owned(),
        board: Some("convoy".to_owned()),
        format: Format::Swiss { rounds: 2 },
        phase: Phase::Open,
        players: 0,
        rounds: 0,
        founded_us,
    };
    assert_eq!(both[1], shown);
    club.register(&["Ann", "Bob"]).await;
    shown.players = 2;
    assert_eq!(list(&club.stage, "").await.tournaments[1], shown);
    club.pair().await.ok::<protocol::tournament::Said>();
    (shown.phase, shown.rounds) = (Phase::Running, 1);
    let club = club.restart().await;
    assert_eq!(list(&club.stage, "").await.tournaments[1], shown);
    club.say(json!({ "played": { "round": 1, "table": 1, "winner": "a" } }))
        .await;
    club.say(json!({ "closed": {} })).await;
    shown.phase = Phase::Ended;
    assert_eq!(list(&club.stage, "").await.tournaments[1], shown);
}

#[tokio::test]
async fn it_goes_on_behind_the_last_one_that_is_known() {
    let stage = Stage::new().await;
    let mut ids = Vec::new();
    for _ in 0..52 {
        let body = json!({ "charter": charter(3), "listed": true });
        ids.insert(0, found(&stage, body).await.id);
    }
    let newest = list(&stage, "").await;
    let shown = |list: &TournamentList| -> Vec<String> {
        list.tournaments.iter().map(|one| one.id.clone()).collect()
    };
    assert_eq!((shown(&newest), newest.more), (ids[..50].to_vec(), true));
    let rest = list(&stage, &format!("?before={}", ids[49])).await;
    assert_eq!((shown(&rest), rest.more), (ids[50..].to_vec(), false));
    let none = list(&stage, &format!("?before={}", ids[51])).await;
    assert_eq!((shown(&none), none.more), (Vec::new(), false));
    let nobody = stage
        .get(&format!("{PATH}?before=000000000000"), None)
        .await;
    nobody.refused(StatusCode::NOT_FOUND, "error-no-tournament");
}

#[tokio::test]
async fn a_director_lists_it_and_takes_it_out_again() {
    let club = Club::new().await;
    let path = club.path("/listing");
    let say = async |secret: &str, listed: bool| {
        let body = json!({ "listed": listed });
        club.stage.post(&path, Some(secret), &body).await
    };
    let shown = async || {
        let all = list(&club.stage, "").await.tournaments;
        let is_there = all.iter().any(|one| one.id == club.id);
        assert_eq!(club.view().await.listed, is_there);
        is_there
    };
    assert!(!shown().await);
    for _ in 0..2 {
        let said: Listing = say(&club.secret, true).await.ok();
        assert!(said.listed && shown().await);
    }
    let judge = club.appoint("Judy", "judge").await;
    let answer = say(&judge.secret, false).await;
    answer.refused(StatusCode::FORBIDDEN, "error-not-your-office");
    let wish = json!({ "listed": false });
    let nobody = club.stage.post(&path, None, &wish).await;
    nobody.refused(StatusCode::UNAUTHORIZED, "error-no-official");
    assert!(shown().await);
    // Whether it is listed is no part of the log, so a closed one can be taken out, too.
    let entries = club.view().await.entries;
    club.say(json!({ "closed": {} })).await;
    say(&club.secret, false).await.ok::<Listing>();
    assert!(!shown().await);
    assert_eq!(club.view().await.entries, entries + 1);
    let gone = "/api/tournaments/000000000000/listing";
    let gone = club.stage.post(gone, Some(&club.secret), &wish).await;
    gone.refused(StatusCode::NOT_FOUND, "error-no-tournament");
}

#[tokio::test]
async fn what_the_keeper_keeps_out_stays_out() {
    let club = Club::new().await;
    let path = club.path("/listing");
    let say = async |listed: bool| {
        let body = json!({ "listed": listed });
        club.stage.post(&path, Some(&club.secret), &body).await
    };
    say(true).await.ok::<Listing>();
    let keep_out = "update tournaments set listed = -1 where id = ?1";
    let changed = club.stage.database().execute(keep_out, [&club.id]);
    assert_eq!(changed.expect("the keeper may"), 1);
    assert_eq!(list(&club.stage, "").await.tournaments, []);
    say(true)
        .await
        .refused(StatusCode::CONFLICT, "error-kept-out");
    say(false).await.ok::<Listing>();
    say(true)
        .await
        .refused(StatusCode::CONFLICT, "error-kept-out");
    assert_eq!(list(&club.stage, "").await.tournaments, []);
}
