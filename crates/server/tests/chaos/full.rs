//! The disk is full for a while.

use std::time::Duration;

use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::child::Child;
use crate::http::Http;
use crate::ledger::events;
use crate::report::{Report, Scale};

/// While nothing can be written, turns are refused with "wait" and the server says that it is not
/// well. As soon as there is room, the same requests go through, without a restart.
pub(crate) async fn heals(scale: Scale) -> Report {
    let times = scale.of(2, 20);
    let folder = TempDir::new().expect("a folder for the database");
    let mut child = Child::start(folder.path()).await;
    let mut http = Http::connect(child.address()).await.expect("a connection");
    let body = json!({
        "game": "convoy", "side": "first", "opponent": { "kind": "computer", "level": 1 },
    });
    for _ in 0..times {
        let (status, created) = http.post("/api/games", "", &body).await.expect("an answer");
        assert_eq!(status, 201, "{created}");
        let text = |name: &str| created[name].as_str().expect("text").to_owned();
        let (id, token) = (text("id"), text("token"));
        let path = format!("/api/games/{id}/acts");
        let resign = json!({
            "request": uuid::Uuid::new_v4(), "action": "resign",
        });
        let before = events(&mut http, &id).await.len();

        limit_files(&child, Some(4096));
        for _ in 0..2 {
            let (status, answer) = http.post(&path, &token, &resign).await.expect("an answer");
            assert_eq!(status, 503, "{answer}");
        }
        // What it last knew of its health holds for a second.
        sleep(Duration::from_millis(1100)).await;
        assert_eq!(health(&mut http).await, 503);
        assert_eq!(
            events(&mut http, &id).await.len(),
            before,
            "it has not happened"
        );

        limit_files(&child, None);
        let (status, answer) = http.post(&path, &token, &resign).await.expect("an answer");
        assert_eq!(status, 200, "{answer}");
        let (_, again) = http.post(&path, &token, &resign).await.expect("an answer");
        assert_eq!(answer, again, "the same request is known");
        assert_eq!(health(&mut http).await, 200);
    }
    child.kill().await;
    let mut report = Report::default();
    report.say(format!("the disk was full {times} times"));
    report.say(format!(
        "{} requests refused with 503, each done once when sent again",
        2 * times
    ));
    report
}

/// Lets a server write no byte of a file behind this many.
fn limit_files(server: &Child, bytes: Option<u64>) {
    let limit = Rlimit {
        current: bytes,
        maximum: None,
    };
    let pid = Pid::from_raw(server.id().cast_signed());
    prlimit(pid, Resource::Fsize, limit).expect("the limit is set");
}

async fn health(http: &mut Http) -> u16 {
    let (status, _): (u16, Value) = http.get("/api/health", "").await.expect("an answer");
    status
}
