//! Others want the same files: a second server, and a program that locks the database.

use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::TempDir;
use tokio::time::sleep;

use crate::child::{Child, refused};
use crate::http::Http;
use crate::ledger::events;
use crate::pair::Pair;
use crate::quick::some_turn;
use crate::report::{Report, Scale, ms};

/// How long requests may wait for a lock of another program.
const PATIENCE: Duration = Duration::from_secs(12);

/// Starts further servers on a folder that is in use.
pub(crate) async fn one_server_a_folder(scale: Scale) -> Report {
    let times = scale.of(3, 30);
    let folder = TempDir::new().expect("a folder for the database");
    let mut child = Child::start(folder.path()).await;
    let mut http = Http::connect(child.address()).await.expect("a connection");
    let mut report = Report::default();
    let mut slowest = Duration::ZERO;
    for _ in 0..times {
        let began = Instant::now();
        let (status, said) = refused(folder.path()).await;
        slowest = slowest.max(began.elapsed());
        report.check(
            !status.success(),
            "a second server ended as if all were well",
        );
        report.check(
            said.contains("in use by another server"),
            format!("it said: {said}"),
        );
        let mut pair = Pair::begin(&mut http, "tora-short", None).await;
        pair.play(&mut http, &some_turn("tora-short")).await;
    }
    report.say(format!("{times} further servers were refused and said why"));
    report.say(format!("the slowest after {}", ms(slowest)));
    child.kill().await;
    report
}

/// Locks the database for a while.
pub(crate) async fn of_another_program(scale: Scale) -> Report {
    let folder = TempDir::new().expect("a folder for the database");
    let mut child = Child::start(folder.path()).await;
    let mut http = Http::connect(child.address()).await.expect("a connection");
    let file = folder.path().join(tigerden_server::FILE);
    let mut report = Report::default();
    let (mut refused, mut slowest_read) = (0, Duration::ZERO);
    let times = scale.of(2, 10);
    for _ in 0..times {
        let pair = Pair::begin(&mut http, "convoy", None).await;
        let before = events(&mut http, &pair.id).await.len();
        let path = format!("/api/games/{}/acts", pair.id);
        let resign = json!({ "request": uuid::Uuid::new_v4(), "action": "resign" });

        let other = rusqlite::Connection::open(&file).expect("the file opens");
        other.execute_batch("begin exclusive").expect("a lock");
        let began = Instant::now();
        let (status, answer) = http
            .post(&path, &pair.tokens[0], &resign)
            .await
            .expect("an answer");
        assert_eq!(status, 503, "{answer}");
        let waited = began.elapsed();
        report.check(
            waited < PATIENCE,
            format!("it was refused only after {}", ms(waited)),
        );
        refused += 1;
        let reading = Instant::now();
        let there = events(&mut http, &pair.id).await.len();
        slowest_read = slowest_read.max(reading.elapsed());
        report.check(there == before, "what was refused has happened");
        other.execute_batch("rollback").expect("no lock");

        // A lock of a moment is waited for.
        other.execute_batch("begin exclusive").expect("a lock");
        let sent = tokio::spawn({
            let (path, token, resign) = (path.clone(), pair.tokens[0].clone(), resign.clone());
            async move {
                let answer = http.post(&path, &token, &resign).await;
                (http, answer)
            }
        });
        sleep(Duration::from_millis(200)).await;
        other.execute_batch("rollback").expect("no lock");
        let (back, answer) = sent.await.expect("an answer");
        http = back;
        let (status, first) = answer.expect("an answer");
        report.check(status == 200, format!("after a lock of a moment: {status}"));
        let (status, again) = http
            .post(&path, &pair.tokens[0], &resign)
            .await
            .expect("an answer");
        report.check(status == 200, format!("after the lock: {status}: {again}"));
        report.check(again == first, "the same request got another answer");
        let there = events(&mut http, &pair.id).await.len();
        report.check(there == before + 1, "it has not happened exactly once");
    }
    report.say(format!("database locked {times} times"));
    report.say(format!(
        "{refused} requests refused with 503, done once when sent again"
    ));
    report.say(format!("slowest reading meanwhile {}", ms(slowest_read)));
    child.kill().await;
    report
}
