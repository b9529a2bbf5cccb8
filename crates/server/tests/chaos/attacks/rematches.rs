//! Two who know each other resign and begin again, as fast as they can.

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::sleep;

use super::{Siege, http};
use crate::http::Http;
use crate::pair::Pair;
use crate::report::{Report, Scale};

/// Games that one address may begin in an hour, as in the server's usual limits, and in a quick trial.
const GAMES: u32 = 240;
const FEW: u32 = 20;

/// Begins games in a loop until the server refuses or too many are there.
pub(crate) async fn run(scale: Scale) -> Report {
    let most = scale.of(FEW, GAMES);
    let siege = Siege::begin_with(NonZeroU32::new(most)).await;
    let address = siege.address();
    let mut report = Report::default();
    let began = Instant::now();
    // Some more, for the time that the trial takes.
    let most = most as usize + 10;
    let limit = scale.of(Duration::from_secs(10), Duration::from_secs(120));
    let (mut games, mut waits, mut refusal) = (0, 0, None);
    let mut http = http(1, address).await.expect("a connection");
    let mut pair = Pair::begin(&mut http, "convoy", None).await;
    while games < most && refusal.is_none() && began.elapsed() < limit {
        match next(&mut http, &mut pair).await {
            Ok(()) => games += 1,
            Err(wait) if wait < 10 => {
                waits += 1;
                sleep(Duration::from_millis(500)).await;
            }
            Err(wait) => refusal = Some(wait),
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    report.say(format!(
        "{games} games by resigning and rematch in {seconds:.1} s"
    ));
    report.say(format!("{waits} times too many requests"));
    match refusal {
        Some(wait) => report.say(format!("then no more for {wait} s")),
        None => report.check(games < most, "there is no end to the games"),
    }
    siege.end(&mut report).await;
    report
}

/// The first side resigns, and both want a rematch. If that is too much, returns for how many seconds.
async fn next(http: &mut Http, pair: &mut Pair) -> Result<(), u64> {
    act(http, pair, 0, "resign").await?;
    act(http, pair, 0, "rematch").await?;
    act(http, pair, 1, "rematch").await?;
    let view = http.get(&format!("/api/games/{}", pair.id), "").await;
    let (status, view) = view.expect("an answer");
    if status == 429 {
        return Err(1);
    }
    let next = view["events"].as_array().into_iter().flatten().rev();
    let next = next.filter_map(|entry| entry["event"]["next-begun"]["game"].as_str());
    pair.id = next.map(str::to_owned).next().expect("the next game");
    Ok(())
}

async fn act(http: &mut Http, pair: &Pair, side: usize, action: &str) -> Result<(), u64> {
    let body = json!({ "request": uuid::Uuid::new_v4(), "action": action });
    let path = format!("/api/games/{}/acts", pair.id);
    let answer: (u16, Value) = http
        .post(&path, &pair.tokens[side], &body)
        .await
        .expect("an answer");
    match answer {
        // What is done already need not be done again.
        (200 | 409, _) => Ok(()),
        (429, body) => Err(seconds(&body)),
        (status, body) => panic!("{status}: {body}"),
    }
}

/// How long a refusal says that one has to wait.
fn seconds(body: &Value) -> u64 {
    let message = body["message"].as_str().unwrap_or_default();
    let mut numbers = message.split(' ').filter_map(|word| word.parse().ok());
    numbers.next_back().unwrap_or(0)
}
