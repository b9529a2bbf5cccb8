//! Officials and their secrets.

use axum::http::StatusCode;
use protocol::tournament::{OfficialKey, Said};
use serde_json::json;
use tournament::log::Role;

use super::club::{Club, secret};

#[tokio::test]
async fn a_secret_ends_with_its_office() {
    let club = Club::new().await;
    let judge = club.appoint("Judy", "judge").await;
    assert_eq!((judge.name.as_str(), judge.role), ("Judy", Role::Judge));
    let register = |name: &str| json!({ "registered": { "name": name } });
    club.say_as(&judge.secret, register("Ann"))
        .await
        .ok::<Said>();
    club.say(json!({ "dismissed": { "name": "judy" } })).await;
    let gone = async |club: &Club, secret: &str| {
        let answer = club.say_as(secret, register("Bob")).await;
        answer.refused(StatusCode::FORBIDDEN, "error-no-official");
    };
    gone(&club, &judge.secret).await;
    // It does not come back with the name.
    let new = club.appoint("Judy", "clerk").await;
    gone(&club, &judge.secret).await;
    let club = club.restart().await;
    gone(&club, &judge.secret).await;
    club.say_as(&new.secret, register("Bob")).await.ok::<Said>();
    // A new secret ends the one before.
    let newer = club.appoint("Judy", "clerk").await;
    gone(&club, &new.secret).await;
    club.say_as(&newer.secret, register("Cleo"))
        .await
        .ok::<Said>();
    // Another role keeps it.
    club.say(json!({ "appointed": { "name": "Judy", "role": "viewer" } }))
        .await;
    let answer = club.say_as(&newer.secret, register("Dan")).await;
    answer.refused(StatusCode::FORBIDDEN, "error-not-your-office");
}

#[tokio::test]
async fn an_appointment_that_is_sent_again_changes_nothing() {
    let club = Club::new().await;
    let path = club.path("/officials");
    let body = json!({ "name": "Judy", "role": "judge", "secret": secret('j') });
    let once: OfficialKey = club.stage.post(&path, Some(&club.secret), &body).await.ok();
    let again: OfficialKey = club.stage.post(&path, Some(&club.secret), &body).await.ok();
    assert!(once == again);
    assert_eq!(club.view().await.entries, 2);
    let other = json!({ "name": "Jack", "role": "judge", "secret": secret('j') });
    let answer = club.stage.post(&path, Some(&club.secret), &other).await;
    answer.refused(StatusCode::CONFLICT, "error-reused");
    let short = json!({ "name": "Jack", "role": "judge", "secret": "short" });
    let answer = club.stage.post(&path, Some(&club.secret), &short).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-bad-request");
}

#[tokio::test]
async fn a_director_stays() {
    let club = Club::new().await;
    let answer = club
        .say_as(&club.secret, json!({ "dismissed": { "name": "Dora" } }))
        .await;
    let error = answer.refused(StatusCode::CONFLICT, "error-tournament");
    assert_eq!(error.message, "a tournament must have a director");
    // What is refused changes nothing: the secret is still good.
    club.say(json!({ "registered": { "name": "Ann" } })).await;
}
