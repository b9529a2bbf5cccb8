//! What turns with hidden Assassins cost the server, beside turns without them on the same board.

use hall::{Hall, Options};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::child::Child;
use crate::figures::report;
use crate::http::Http;
use crate::pair::Pair;
use crate::process::Spent;
use crate::quick_or;
use crate::scripts::Script;

/// Turns of a game; the armies have not met then.
const TURNS: usize = 12;
/// Actions of a turn.
const ACTIONS: usize = 3;

/// Plays the same number of games with and without them, in turns, so that whatever else the machine
/// does hits both.
pub(crate) async fn measure() {
    let rounds = quick_or(2, 40);
    let folder = TempDir::new().expect("a folder for the database");
    let mut server = Child::start(folder.path()).await;
    let mut http = Http::connect(server.address()).await.expect("a connection");
    let kinds = [("without Assassins", "off"), ("with Assassins", "on")];
    let scripts = kinds.map(|(_, agreed)| script(agreed));
    let mut spent = [0.0; 2];
    for _ in 0..rounds {
        for (kind, (_, agreed)) in kinds.iter().enumerate() {
            let mut game = Pair::begin_as(&mut http, &asked(agreed)).await;
            let before = Spent::by(server.id());
            for moves in &scripts[kind] {
                game.play(&mut http, moves).await;
            }
            spent[kind] += (Spent::by(server.id()) - before).cpu.as_secs_f64();
        }
    }
    for ((name, _), spent) in kinds.iter().zip(spent) {
        let each = spent * 1e6 / (rounds * TURNS) as f64;
        let name = format!("turns of the long board {name}, CPU per turn");
        report(&name, each, "µs");
    }
    let times = spent[1] / spent[0];
    report("the second of these, in terms of the first", times, "");
    server.kill().await;
}

/// What is asked for; both sides hide an Assassin in the same column, if any.
fn asked(agreed: &str) -> Value {
    json!({
        "game": "tora-long", "side": "first", "opponent": { "kind": "person" },
        "options": { "assassins": agreed }, "seat_options": { "lair": "v5" },
    })
}

/// Turns of the same number of actions. If Assassins hide, every second action is one of theirs.
fn script(agreed: &str) -> Script {
    let option = |name: &str, choice: &str| [(name.to_owned(), choice.to_owned())].into();
    let options = Options {
        game: option("assassins", agreed),
        seats: [option("lair", "v5"), option("lair", "v5")],
    };
    let mut table = Hall::all().start("tora-long", &options).expect("a game");
    let mut at = 0;
    let turn = |_| {
        let mut turn = Vec::new();
        for action in 0..ACTIONS {
            let wanted = agreed == "on" && action % 2 == 0;
            let offers = table.offers().into_iter().map(|offer| offer.text);
            let fits = |text: &String| {
                let hidden = text.starts_with("X ");
                let ends = text == "end" || text == "pass";
                hidden == wanted && !ends && !text.contains("search")
            };
            let offers: Vec<_> = offers.filter(fits).collect();
            at += 7;
            let text = &offers[at % offers.len()];
            turn.push(table.play(text).expect("an offered move").text);
        }
        turn.push(table.play("end").expect("the end of the turn").text);
        turn
    };
    (0..TURNS).map(turn).collect()
}
