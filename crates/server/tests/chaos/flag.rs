//! A clock that ran when the server was killed.

use std::time::Duration;

use game::Side;
use hall::Hall;
use protocol::{Created, Event, GameState, Phase};
use serde_json::json;
use tempfile::TempDir;
use tokio::time::sleep;

use crate::child::Child;
use crate::http::Http;
use crate::ledger::events;
use crate::report::{Report, Scale, ms};

/// The time of a side, how long the server lives, and how long it is down.
const TIME: &str = "sudden 3s";
const LIFE: Duration = Duration::from_millis(1500);
const DOWN: Duration = Duration::from_millis(3500);

/// The server dies with a clock running and is away for longer than that has left: the time is
/// credited, up to what was last known, and then the flag falls with nobody looking.
pub(crate) async fn falls_after_a_kill(_: Scale) -> Report {
    let folder = TempDir::new().expect("a folder for the database");
    let mut child = Child::start(folder.path()).await;
    let mut http = Http::connect(child.address()).await.expect("a connection");
    let body = json!({
        "game": "tora-short", "side": "first", "opponent": { "kind": "person" }, "clock": TIME,
    });
    let (_, created) = http.post("/api/games", "", &body).await.expect("an answer");
    let created: Created = serde_json::from_value(created).expect("a game");
    let path = format!("/api/games/{}/join", created.id);
    let body = json!({ "invite": created.invite });
    let (status, answer) = http.post(&path, "", &body).await.expect("an answer");
    assert_eq!(status, 200, "{answer}");
    sleep(LIFE).await;
    child.kill().await;
    sleep(DOWN).await;

    let mut child = Child::start(folder.path()).await;
    let mut http = Http::connect(child.address()).await.expect("a connection");
    let seen = events(&mut http, &created.id).await;
    let away = seen.iter().find_map(|entry| match entry.event {
        Event::Restarted { away_us, .. } => Some(Duration::from_micros(away_us)),
        _ => None,
    });
    let away = away.expect("the restart is announced");
    assert!(
        away >= DOWN && away < DOWN + Duration::from_secs(3),
        "{away:?}"
    );
    let state = GameState::of_events(&Hall::all(), &seen).expect("a legal game");
    assert_eq!(state.phase(), Phase::Playing);

    drop(http);
    sleep(Duration::from_millis(3500)).await;
    let mut http = Http::connect(child.address()).await.expect("a connection");
    let seen = events(&mut http, &created.id).await;
    let state = GameState::of_events(&Hall::all(), &seen).expect("a legal game");
    let Phase::Over(outcome) = state.phase() else {
        panic!("no flag has fallen: {seen:?}");
    };
    assert_eq!(outcome.winner, Some(Side::Second));
    child.kill().await;
    let mut report = Report::default();
    report.say(format!(
        "killed with a running clock, away for {}",
        ms(DOWN)
    ));
    report.say(format!("{} credited, and the flag fell in time", ms(away)));
    report
}
