//! Names that are too long or disguised, and offers without end.

use serde_json::{Value, json};

use super::{Siege, http};
use crate::http::Http;
use crate::ledger::events;
use crate::pair::Pair;
use crate::report::{Report, Scale};

/// Bytes that a name may have in what is stored and sent: 40 characters of four bytes.
const LONGEST: usize = 160;

/// Sends names and offers.
pub(crate) async fn run(scale: Scale) -> Report {
    let siege = Siege::begin().await;
    let address = siege.address();
    let mut report = Report::default();
    let mut first = http(1, address).await.expect("a connection");
    let (mut taken, mut refused, mut longest) = (0, 0, 0);
    let rounds = scale.of(2, 10);
    for _ in 0..rounds {
        for name in names() {
            match begin(&mut first, &name).await {
                (201, created) => {
                    taken += 1;
                    longest = longest.max(shown(&mut first, &created).await);
                }
                (422 | 429, _) => refused += 1,
                (status, answer) => panic!("{status}: {answer}"),
            }
        }
    }
    report.say(format!(
        "{} hostile names, {refused} refused",
        rounds * names().len()
    ));
    report.say(format!("{taken} taken, the longest with {longest} bytes"));
    report.check(longest <= LONGEST, "a name is too long");

    let mut second = http(2, address).await.expect("a connection");
    let pair = Pair::begin(&mut second, "convoy", None).await;
    let (offers, mut done) = (scale.of(100, 1_000), 0);
    for n in 0..offers {
        let (side, action) = if n % 2 == 0 {
            (0, "offer-draw")
        } else {
            (1, "decline")
        };
        let body = json!({ "request": uuid::Uuid::new_v4(), "action": action });
        let path = format!("/api/games/{}/acts", pair.id);
        let answer = second.post(&path, &pair.tokens[side], &body).await;
        match answer.expect("an answer") {
            (200, _) => done += 1,
            (409 | 422 | 429, _) => {}
            (status, answer) => panic!("{status}: {answer}"),
        }
    }
    let mut third = http(3, address).await.expect("a connection");
    let grown = events(&mut third, &pair.id).await.len() as u64 - pair.seq;
    report.say(format!(
        "{offers} offers and answers in one game, {done} done, {grown} events"
    ));
    report.check(grown <= 2, "offers make a game longer and longer");
    siege.end(&mut report).await;
    report
}

/// Names that nobody has.
fn names() -> Vec<String> {
    let marks = "a\u{300}\u{301}\u{302}\u{303}".repeat(10);
    vec![
        "x".repeat(16_000),
        "\u{1f480}".repeat(40),
        format!("Ann{}", "\u{301}".repeat(2_000)),
        marks,
        "\u{202e}nnA".to_owned(),
        "\u{200b}".repeat(40),
        "Ann\u{0}\r\nset-cookie: a=b".to_owned(),
        "<script>alert(1)</script>".to_owned(),
        "\u{fdfa}".repeat(40),
        "А\u{430}nn".to_owned(),
    ]
}

async fn begin(http: &mut Http, name: &str) -> (u16, Value) {
    let body = json!({ "game": "convoy", "opponent": { "kind": "person" }, "name": name });
    http.post("/api/games", "", &body).await.expect("an answer")
}

/// The bytes of the longest name in a game.
async fn shown(http: &mut Http, created: &Value) -> usize {
    let path = format!("/api/games/{}", created["id"].as_str().expect("an id"));
    let (_, view) = http.get(&path, "").await.expect("an answer");
    let seats = &view["events"][0]["event"]["created"]["seats"];
    let names = seats.as_array().into_iter().flatten();
    let lengths = names.filter_map(|seat| Some(seat["name"].as_str()?.len()));
    lengths.max().unwrap_or(0)
}
