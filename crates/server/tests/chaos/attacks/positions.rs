//! New games from positions whose rules take long to look through.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::{sleep, timeout_at};

use super::{Siege, http};
use crate::report::{Report, Scale, ms};

/// Crowds on the long board: whether a side has any way out (T-V2) takes a long search.
const CROWDS: [&str; 2] = [
    "tora-long/rulebook 17/17/17/9a7/17/17/9S7/15S1/8s1s3a2/7g1sAsA2H1/10A2khh1/\
     8Sh1GG1K1c/8Hs4s2/5s1g1CSs1h3/10a1AHASa/10sCAH1S1/8AA1SaSaA1 c 3 5 0:0 0 -",
    "tora-long/rulebook 17/17/17/17/17/17/17/17/17/9gAsSaaH1/9gA2kAh1/8Sh1GGaKS1/8Hs2h1sc1/\
     9CS1cha2/8a1aSAHAS1/9ssCAHaS1/8As1SaSaA1 c 3 5 0:0 0 -",
];
const STRANGERS: u8 = 4;

/// Asks for such games from several addresses.
pub(crate) async fn run(scale: Scale) -> Report {
    let siege = Siege::begin().await;
    let address = siege.address();
    let mut report = Report::default();
    let until = Instant::now() + scale.attack();
    let strangers: Vec<_> = (1..=STRANGERS)
        .map(|from| tokio::spawn(ask(from, address, until)))
        .collect();
    let (mut answers, mut slowest) = (BTreeMap::new(), Duration::ZERO);
    for stranger in strangers {
        for (status, took) in stranger.await.expect("a stranger") {
            *answers.entry(status).or_insert(0_usize) += 1;
            slowest = slowest.max(took);
        }
    }
    let all: usize = answers.values().sum();
    let each: Vec<String> = answers
        .iter()
        .map(|(status, n)| format!("{n} of {status}"))
        .collect();
    report.say(format!(
        "{all} games from crowded positions, answers: {}",
        each.join(", ")
    ));
    report.say(format!("slowest answer {}", ms(slowest)));
    siege.end(&mut report).await;
    report
}

/// Asks again and again, and hangs up when it is time; returns the status and the time of each
/// answer.
async fn ask(from: u8, to: SocketAddr, until: Instant) -> Vec<(u16, Duration)> {
    let mut http = http(from, to).await.expect("a connection");
    let mut answers = Vec::new();
    for position in CROWDS.iter().cycle() {
        if Instant::now() > until {
            break;
        }
        let person = json!({ "kind": "person" });
        let body = json!({ "game": "tora-long", "position": position, "opponent": person });
        let asked = Instant::now();
        let Ok(answer) = timeout_at(until.into(), http.post("/api/games", "", &body)).await else {
            break;
        };
        let (status, answer) = answer.expect("an answer");
        assert!([201, 429, 503].contains(&status), "{status}: {answer}");
        answers.push((status, asked.elapsed()));
        if status != 201 {
            sleep(Duration::from_millis(20)).await;
        }
    }
    answers
}
