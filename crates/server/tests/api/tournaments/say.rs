//! Entries: who may say what, and what comes of requests that are sent again.

use axum::http::StatusCode;
use protocol::tournament::Said;
use serde_json::json;
use tournament::log::Fact;
use uuid::Uuid;

use super::club::{Club, online, secret, spot};
use crate::stage::Stage;

#[tokio::test]
async fn a_round_is_entered_and_outlives_a_restart() {
    let club = Club::new().await;
    club.register(&["Ann", "Bob", "Cleo", "Dan"]).await;
    let paired: Said = club.pair().await.ok();
    assert_eq!(paired.number, 6);
    let answer = club.pair().await;
    answer.refused(StatusCode::CONFLICT, "error-tournament");
    club.say(json!({ "played": { "round": 1, "table": 1, "winner": "a" } }))
        .await;
    club.say(json!({ "forfeited": { "round": 1, "table": 2, "absent": "b" } }))
        .await;
    let before = club.entries().await;
    let club = club.restart().await;
    assert_eq!(club.entries().await, before);
    let now = club.now().await;
    assert_eq!(now.open_tables().count(), 0);
    assert!(now.table(spot(1, 1)).is_some());
    // The round can be paired anew from the log.
    let draw = tournament::event::Tournament::draw_of(&before.entries, 1);
    let draw = draw.expect("a draw").expect("not by hand");
    assert_eq!(draw.fact(), before.entries[5].fact);
    let times: Vec<i64> = before.entries.iter().map(|entry| entry.at).collect();
    assert!(times.is_sorted());
}

#[tokio::test]
async fn a_request_that_is_sent_again_is_done_once() {
    let club = Club::new().await;
    let (path, request) = (club.path("/entries"), Uuid::new_v4());
    let body = json!({ "request": request, "fact": { "registered": { "name": "Ann" } } });
    let send = || club.stage.post(&path, Some(&club.secret), &body);
    let (a, b, c) = tokio::join!(send(), send(), send());
    for reply in [a, b, c] {
        assert_eq!(reply.ok::<Said>().number, 2);
    }
    let club = club.restart().await;
    let again: Said = club.stage.post(&path, Some(&club.secret), &body).await.ok();
    assert_eq!((again.number, club.view().await.players), (2, 1));
    let other = json!({ "request": request, "fact": { "registered": { "name": "Bob" } } });
    let answer = club.stage.post(&path, Some(&club.secret), &other).await;
    let error = answer.refused(StatusCode::CONFLICT, "error-reused");
    assert_eq!(error.seq, Some(2));
    // Somebody else may have the same number.
    let judge = club.appoint("Judy", "judge").await;
    let reply = club.stage.post(&path, Some(&judge.secret), &other).await;
    assert_eq!(reply.ok::<Said>().number, 4);
    // So with rounds.
    club.say(json!({ "registered": { "name": "Cleo" } })).await;
    let body = json!({ "request": request });
    let path = club.path("/rounds");
    let answer = club.stage.post(&path, Some(&club.secret), &body).await;
    answer.refused(StatusCode::CONFLICT, "error-reused");
    let body = json!({ "request": Uuid::new_v4() });
    let send = || club.stage.post(&path, Some(&club.secret), &body);
    let numbers = [send().await, send().await].map(|reply| reply.ok::<Said>().number);
    assert_eq!(numbers, [6, 6]);
}

#[tokio::test]
async fn everybody_does_what_the_role_allows() {
    let club = Club::new().await;
    club.register(&["Ann", "Bob"]).await;
    let clerk = club.appoint("Carl", "clerk").await.secret;
    let viewer = club.appoint("Vera", "viewer").await.secret;
    let result = json!({ "played": { "round": 1, "table": 1, "winner": "a" } });
    let rest = json!({ "checked-in": 1 });
    let entries = club.path("/entries");
    let body = json!({ "request": Uuid::new_v4(), "fact": rest });
    let nobody = club.stage.post(&entries, None, &body).await;
    assert_eq!(nobody.header("www-authenticate"), "Bearer");
    nobody.refused(StatusCode::UNAUTHORIZED, "error-no-official");
    let stranger = club.say_as(&secret('z'), rest.clone()).await;
    stranger.refused(StatusCode::FORBIDDEN, "error-no-official");
    for secret in [&clerk, &viewer] {
        let body = json!({ "request": Uuid::new_v4() });
        let answer = club
            .stage
            .post(&club.path("/rounds"), Some(secret), &body)
            .await;
        answer.refused(StatusCode::FORBIDDEN, "error-not-your-office");
        let body = json!({ "name": "Eve", "role": "director" });
        let answer = club
            .stage
            .post(&club.path("/officials"), Some(secret), &body)
            .await;
        answer.refused(StatusCode::FORBIDDEN, "error-not-your-office");
        let answer = club.say_as(secret, json!({ "closed": {} })).await;
        let error = answer.refused(StatusCode::FORBIDDEN, "error-not-your-office");
        assert!(
            error.message.contains("needs the role of director"),
            "{}",
            error.message
        );
    }
    club.pair().await.ok::<Said>();
    let answer = club.say_as(&viewer, result.clone()).await;
    answer.refused(StatusCode::FORBIDDEN, "error-not-your-office");
    club.say_as(&clerk, result).await.ok::<Said>();
    let by = club.entries().await.entries.pop().expect("an entry").by;
    assert_eq!(by, "Carl");
    let paired = json!({ "paired": { "tables": [], "byes": [1, 2] } });
    let answer = club.say_as(&club.secret, paired).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-of-server");
    let by_hand = json!({ "paired": { "tables": [{ "players": [2, 1] }], "by_hand": true } });
    club.say(by_hand).await;
    let no_table = json!({ "played": { "round": 2, "table": 7, "winner": "a" } });
    let answer = club.say_as(&club.secret, no_table).await;
    let error = answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-tournament");
    assert_eq!(error.message, "there is no round 2, table 7");
}

#[tokio::test]
async fn players_speak_for_themselves_only() {
    let club = Club::of(Stage::new().await, &online(3)).await;
    let (ann, ben) = (club.enters("Ann").await, club.enters("Ben").await);
    let registered = club.now().await.players()[0].registration.clone();
    assert_eq!(registered.id.as_deref(), Some(ann.id.as_str()));
    club.say_as(&ann.secret, json!({ "checked-in": 1 }))
        .await
        .ok::<Said>();
    let by = club.entries().await.entries.pop().expect("an entry").by;
    assert_eq!(by, "Ann");
    let eve = club.stage.player("Dora").await;
    let office = "error-not-your-office";
    for (secret, fact) in [
        (&ann, json!({ "withdrew": 2 })),
        (
            &ben,
            json!({ "paired": { "tables": [], "byes": [], "by_hand": true } }),
        ),
        (
            &ben,
            json!({ "forfeited": { "round": 1, "table": 1, "absent": "a" } }),
        ),
        (&eve, json!({ "checked-in": 1 })),
        (
            &eve,
            json!({ "appealed": { "decision": 1, "reason": "no" } }),
        ),
        // Neither a name nor a key gives somebody the rights of another one.
        (&eve, json!({ "registered": { "name": "dora" } })),
        (
            &eve,
            json!({ "registered": { "name": "Eve", "id": ann.id } }),
        ),
        (
            &eve,
            json!({ "appointed": { "name": "Eve", "role": "director" } }),
        ),
        (&eve, json!({ "closed": {} })),
    ] {
        let answer = club.say_as(&secret.secret, fact).await;
        answer.refused(StatusCode::FORBIDDEN, office);
    }
    let twice = club
        .say_as(&ann.secret, json!({ "registered": { "name": "Annie" } }))
        .await;
    twice.refused(StatusCode::CONFLICT, "error-registered");
    let taken = club
        .say_as(&eve.secret, json!({ "registered": { "name": "ann" } }))
        .await;
    taken.refused(StatusCode::CONFLICT, "error-tournament");
    let ugly = club
        .say_as(
            &eve.secret,
            json!({ "registered": { "name": "a\u{202e}b" } }),
        )
        .await;
    ugly.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-name");
    // A director's name in the list of players is no office either.
    let id = eve.id.clone();
    club.say(json!({ "registered": { "name": "Dora", "id": id } }))
        .await;
    let answer = club.say_as(&eve.secret, json!({ "closed": {} })).await;
    answer.refused(StatusCode::FORBIDDEN, office);
    club.say_as(&eve.secret, json!({ "withdrew": 3 }))
        .await
        .ok::<Said>();
    assert!(matches!(club.facts().await.pop(), Some(Fact::Withdrew(_))));
}

#[tokio::test]
async fn keys_are_those_of_players_here() {
    let club = Club::of(Stage::new().await, &online(3)).await;
    for id in [
        "000000000000",
        "FIDE 1503014",
        "computer:0",
        "computer:11",
        "computer:x",
    ] {
        let answer = club.say_as(
            &club.secret,
            json!({ "registered": { "name": "Ann", "id": id } }),
        );
        answer
            .await
            .refused(StatusCode::UNPROCESSABLE_ENTITY, "error-no-player");
    }
    club.say(json!({ "registered": { "name": "Robot", "id": "computer:1" } }))
        .await;
    club.say(json!({ "registered": { "name": "Robot 2", "id": "computer:1" } }))
        .await;
    // Over the board an id is anything.
    let club = Club::new().await;
    club.say(json!({ "registered": { "name": "Ann", "id": "FIDE 1503014" } }))
        .await;
}
