//! The log as a file, from the server and back; lists of it.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use protocol::tournament::Said;
use serde_json::{Value, json};
use tournament::log::{Entry, Fact, Number};

use super::club::Club;
use crate::stage::Reply;

impl Club {
    async fn upload(&self, secret: Option<&str>, text: &str) -> Reply {
        let request = Request::builder()
            .method(Method::POST)
            .uri(self.path("/log"));
        let request = match secret {
            Some(secret) => request.header("authorization", format!("Bearer {secret}")),
            None => request,
        };
        let request = request.body(Body::from(text.to_owned()));
        self.stage.send(request.expect("a request")).await
    }

    async fn log(&self) -> String {
        self.get("/log").await.text().into_owned()
    }
}

fn line(at: i64, by: &str, fact: Fact) -> String {
    let by = by.to_owned();
    Entry { at, by, fact }.line().expect("a line")
}

#[tokio::test]
async fn a_file_that_goes_on_is_added() {
    let club = Club::new().await;
    club.register(&["Ann", "Bob"]).await;
    let text = club.log().await;
    let at = club.entries().await.entries.pop().expect("an entry").at;
    let more = text.clone()
        + &line(at, "Dora", Fact::CheckedIn(Number(1)))
        + &line(at, "Bob", Fact::CheckedIn(Number(2)));
    let said: Said = club.upload(Some(&club.secret), &more).await.ok();
    assert_eq!((said.number, club.log().await), (5, more.clone()));
    // Sent again it adds nothing.
    let said: Said = club.upload(Some(&club.secret), &more).await.ok();
    assert_eq!((said.number, club.view().await.entries), (5, 5));
    let club = club.restart().await;
    assert_eq!(club.log().await, more);
}

#[tokio::test]
async fn a_file_that_differs_is_refused() {
    let club = Club::new().await;
    club.register(&["Ann", "Bob"]).await;
    let text = club.log().await;
    let differs = async |text: &str| {
        let answer = club.upload(Some(&club.secret), text).await;
        answer
            .refused(StatusCode::CONFLICT, "error-log-differs")
            .seq
    };
    assert_eq!(differs(&text.replace("Ann", "Anna")).await, Some(2));
    let first = text.lines().next().expect("a line");
    assert_eq!(differs(first).await, Some(2), "it lacks what is here");
    assert_eq!(differs("").await, Some(1));
    let wrong = text.clone() + &line(i64::from(i32::MAX), "Dora", Fact::CheckedIn(Number(1)));
    let answer = club.upload(Some(&club.secret), &wrong).await;
    let error = answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-log");
    assert_eq!(error.seq, Some(4), "{}", error.message);
    let answer = club.upload(Some(&club.secret), "{\n").await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-log");
    assert_eq!(club.log().await, text);
}

#[tokio::test]
async fn only_a_director_adds_a_file() {
    let club = Club::new().await;
    let text = club.log().await;
    let judge = club.appoint("Judy", "judge").await.secret;
    let player = club.enters("Ann").await.secret;
    let nobody = club.upload(None, &text).await;
    nobody.refused(StatusCode::UNAUTHORIZED, "error-no-official");
    for secret in [&judge, &player] {
        let answer = club.upload(Some(secret), &text).await;
        answer.refused(StatusCode::FORBIDDEN, "error-not-your-office");
    }
}

#[tokio::test]
async fn a_dismissal_in_a_file_ends_a_secret() {
    let club = Club::new().await;
    let judge = club.appoint("Judy", "judge").await.secret;
    let at = club.entries().await.entries.pop().expect("an entry").at;
    let name = "Judy".to_owned();
    let more = club.log().await + &line(at, "Dora", Fact::Dismissed { name });
    club.upload(Some(&club.secret), &more).await.ok::<Said>();
    let answer = club
        .say_as(&judge, json!({ "registered": { "name": "Ann" } }))
        .await;
    answer.refused(StatusCode::FORBIDDEN, "error-no-official");
}

#[tokio::test]
async fn lists_are_written_in_each_form() {
    let club = Club::new().await;
    club.register(&["Ann", "=Bob", "Cleo"]).await;
    club.pair().await.ok::<Said>();
    for (sheet, first) in [
        ("standings", "Place"),
        ("wall-chart", "No."),
        ("pairings", "Table"),
    ] {
        let path = format!("/sheets/{sheet}");
        let text = club.get(&path).await;
        assert_eq!(text.header("content-type"), "text/plain; charset=utf-8");
        assert!(text.text().starts_with("Spring Cup: "), "{}", text.text());
        let csv = club.get(&format!("{path}?as=csv")).await;
        assert_eq!(csv.header("content-type"), "text/csv; charset=utf-8");
        assert!(csv.text().starts_with(first), "{}", csv.text());
        assert!(csv.text().contains("'=Bob"), "no formula: {}", csv.text());
        let json: Value = club.get(&format!("{path}?as=json&round=1")).await.ok();
        assert_eq!(json["head"][0], first);
    }
    let sheets: Value = club.get("/sheets/score-sheets?as=json&round=1").await.ok();
    assert_eq!(
        sheets.as_array().map(Vec::len),
        Some(1),
        "one table, and a bye"
    );
    let report = club.get("/sheets/report").await.text().into_owned();
    let report = tournament::trf::Report::parse(&report).expect("a report");
    assert_eq!(report.players.len(), 3);
    let none = club.get("/sheets/pairings?round=2").await;
    none.refused(StatusCode::NOT_FOUND, "error-no-round");
    let none = club.get("/sheets/other").await;
    none.refused(StatusCode::NOT_FOUND, "error-not-found");
    let none = club.get("/sheets/standings?as=pdf").await;
    none.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-bad-request");
}
