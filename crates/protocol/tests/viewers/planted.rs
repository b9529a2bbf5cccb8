//! Each field of an event that is not told to everybody: told by mistake, it makes a difference.

use std::collections::BTreeSet;

use game::Side;
use hall::Hall;
use serde_json::Value;
use tigerden_protocol::{Fact, GameLog};

use crate::hunt::{begin, seated, turn};
use crate::play::seal;
use crate::{VIEWERS, sent};

/// A game in which the second side does everything that can be secret.
fn game(choice: &str, lair: &str, prowls: [&str; 2]) -> GameLog {
    let mut log = seated(&Hall::all(), "on", Some("sudden 60s"));
    let chose = Fact::Chose {
        side: Side::Second,
        options: [("lair".to_owned(), choice.to_owned())].into(),
        wishes: [].into(),
    };
    log.record(0, chose).expect("a choice");
    begin(&mut log, lair);
    seal(&mut log);
    for (side, moves) in [
        (Side::First, &["pass"][..]),
        (Side::Second, &[prowls[0], "end"]),
        (Side::First, &["pass"]),
    ] {
        turn(&mut log, side, moves).expect("a legal turn");
        seal(&mut log);
    }
    let out = Fact::TimeOut {
        side: Side::Second,
        moves: [prowls[1], "end"].map(str::to_owned).into(),
    };
    log.record(60_000_001, out).expect("time is out");
    log
}

/// The fields of an event, with its name.
fn fields(event: &Value) -> (&str, &serde_json::Map<String, Value>) {
    let event = event["event"]
        .as_object()
        .and_then(|event| event.iter().next());
    let (name, fields) = event.expect("one event");
    (name, fields.as_object().expect("fields"))
}

#[test]
fn t_x11_each_field_that_is_left_out_would_be_missed() {
    let games = [
        game("v3", "v9h8", ["X v9h8-v9h6", "X v9h6-v9h5"]),
        game("v5", "v12h9", ["X v12h9-v11h9", "X v11h9-v9h8"]),
    ];
    let told = |viewer| {
        let json = |log: &GameLog| {
            let mut events = serde_json::to_value(sent(log, viewer)).expect("JSON");
            for event in events.as_array_mut().expect("events") {
                // Nobody can find what was sealed from a seal.
                if let Some(seal) = event.pointer_mut("/event/sealed/seal") {
                    seal.take();
                }
            }
            events
        };
        games.each_ref().map(json)
    };
    let whole = told(game::Viewer::Judge);
    let mut left_out = BTreeSet::new();
    for viewer in VIEWERS
        .into_iter()
        .filter(|viewer| !viewer.knows(Side::Second))
    {
        let [one, other] = told(viewer);
        assert_eq!(one, other, "{viewer:?}");
        let events = one.as_array().expect("events");
        for (number, event) in events.iter().enumerate() {
            let (name, known) = fields(event);
            let (_, all) = fields(&whole[0][number]);
            for (field, _) in all
                .iter()
                .filter(|(field, value)| known.get(*field) != Some(value))
            {
                let [one, other] = whole.each_ref().map(|whole| {
                    let mut leaky = event.clone();
                    leaky["event"][name][field] = whole[number]["event"][name][field].clone();
                    leaky
                });
                assert_ne!(one, other, "{name}: {field}");
                left_out.insert(format!("{name}: {field}"));
            }
        }
    }
    let known = [
        "begun: position",
        "chose: options",
        "sealed: note",
        "time-out: moves",
        "turn: moves",
    ];
    assert!(left_out.iter().eq(known), "{left_out:?}");
}
