//! The trial finds every leak: rules that tell a viewer too much, and a server without one of its
//! precautions.

use std::collections::BTreeSet;

use game::Viewer;
use hall::Hall;
use serde_json::Value;
use tigerden_server::addresses;

use super::course::Course;
use super::den::Den;
use super::leak::{Leak, Written};
use super::logs::Log;
use super::pair::{Guard, Pair};
use super::probes::GAME;
use super::tables::{self, LOOKS};
use super::telling::{self, Fault};

/// How many pairs are tried.
const TRIED: u64 = 24;

/// The fields of events that the keeper is told otherwise than others.
const FIELDS: [(&str, &str); 6] = [
    ("begun", "position"),
    ("chose", "options"),
    ("sealed", "note"),
    ("set-up", "position"),
    ("time-out", "moves"),
    ("turn", "moves"),
];

#[tokio::test]
async fn no_field_is_kept_back_but_those_that_are_planted() {
    let den = Den::new(Hall::all()).await;
    let mut kept_back = BTreeSet::new();
    for seed in 0..TRIED {
        let played = Course::random(seed).play(&den, &Leak::Nowhere).await;
        let played = played.unwrap_or_else(|told| panic!("pair {seed}: {told}"));
        let path = GAME.replace("{id}", &played.ids[0][0]);
        let [own, public] = [Some(&*played.token), None].map(|token| den.stage.get(&path, token));
        let [own, public]: [Value; 2] = [own.await.ok(), public.await.ok()];
        for (number, event) in own["events"].as_array().expect("events").iter().enumerate() {
            let (name, fields) = event["event"]
                .as_object()
                .and_then(|event| event.iter().next())
                .expect("an event");
            let told = &public["events"][number]["event"][name];
            for (field, value) in fields.as_object().expect("fields") {
                if told[field] != *value {
                    kept_back.insert((name.clone(), field.clone()));
                }
            }
        }
    }
    let known = FIELDS.map(|(event, field)| (event.to_owned(), field.to_owned()));
    assert_eq!(kept_back, known.into());
}

/// What others can tell two games by, in one of some pairs.
async fn found(den: &Den, leak: &Leak) -> Option<String> {
    let log = Log::begin();
    for seed in 0..TRIED {
        let told = match Course::random(seed).play(den, leak).await {
            Err(told) => Some(told),
            Ok(played) => {
                let [one, other] = played.ids.map(|ids| log.about(&ids));
                (one != other).then(|| format!("the log of pair {seed}"))
            }
        };
        if told.is_some() {
            return told;
        }
    }
    None
}

fn pairs() -> impl Iterator<Item = Pair> {
    (0..TRIED).map(|seed| Course::random(seed).pair)
}

#[tokio::test]
async fn rules_that_tell_too_much_are_found() {
    for (fault, hall) in telling::halls() {
        let shows = |pair: Pair| {
            let [one, other] = [0, 1].map(|game| tables::shown(&hall, &pair, game));
            one != other
        };
        assert_eq!(pairs().any(shows), fault != Fault::Nothing, "{fault:?}");
        let told = found(&Den::new(hall).await, &Leak::Nowhere).await;
        assert_eq!(
            told.is_some(),
            fault != Fault::Nothing,
            "{fault:?} {told:?}"
        );
    }
}

#[test]
fn a_table_that_takes_the_viewer_for_a_judge_is_found() {
    let hall = Hall::all();
    let pairs: Vec<_> = pairs()
        .map(|pair| [0, 1].map(|game| tables::played(&hall, &pair, game)))
        .collect();
    for look in &LOOKS {
        let tells = |pair: &[Box<dyn hall::Table>; 2]| {
            let [one, other] = pair
                .each_ref()
                .map(|table| look.shows(&**table, Viewer::Judge));
            one != other
        };
        assert!(pairs.iter().any(tells), "{}", look.name);
    }
}

/// A server without one of its precautions, in turn.
fn leaks() -> Vec<Leak> {
    let mut leaks = vec![
        Leak::Address(GAME),
        Leak::Address("/api/games/{id}/record"),
        Leak::Address("/api/games/{id}/live"),
        Leak::Record(Written::Tags),
        Leak::Record(Written::Moves),
        Leak::Declared,
        Leak::Opened,
        Leak::Logged,
    ];
    let field = |(event, field): (&str, &str)| Leak::Field(event.to_owned(), field.to_owned());
    leaks.extend(FIELDS.map(field));
    let told = |(method, address)| Leak::Told(format!("{method} {address}"));
    leaks.extend(addresses().map(told));
    for address in ["/turns", "/draft"] {
        leaks.extend(Guard::ALL.map(|guard| Leak::Unguarded(address, guard)));
    }
    leaks
}

#[tokio::test]
async fn a_server_that_tells_too_much_is_found() {
    let den = Den::new(Hall::all()).await;
    for leak in leaks() {
        let told = found(&den, &leak).await;
        assert!(told.is_some(), "{leak:?}");
    }
}
