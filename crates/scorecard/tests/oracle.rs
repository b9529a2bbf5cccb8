//! Totals and markers from an independent implementation: `data/score-cards.json`.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use serde_json::{Value, json};
use tigerden_scorecard::{Card, Counting, Places, Scale, Tally};

fn oracle() -> Value {
    serde_json::from_str(include_str!("../data/score-cards.json")).unwrap()
}

fn scale(entry: &Value) -> Scale {
    let name = entry["card"].as_str().unwrap().replace(' ', "-");
    let card: Card = name.parse().unwrap();
    let counting = match entry["counting"].as_str().unwrap() {
        "plain" => Counting::Plain,
        "compound" => Counting::Compound,
        other => panic!("{other}"),
    };
    Scale { card, counting }
}

fn places(value: &Value) -> Places {
    let places = value.as_array().unwrap().iter();
    Places::of(places.map(|place| u8::try_from(place.as_u64().unwrap()).unwrap())).unwrap()
}

/// T-P4 to T-P6: worth, capacity, lap, and a sum over all totals of a card.
#[test]
fn cards() {
    let oracle = oracle();
    let cards = oracle["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 6);
    for entry in cards {
        let scale = scale(entry);
        let (mut markers, mut sum) = (0, 0);
        for total in 0..=scale.capacity() {
            for place in scale
                .tally(total)
                .markers
                .into_iter()
                .flat_map(Places::iter)
            {
                markers += 1;
                sum += u64::from(place);
            }
        }
        let found = json!({
            "card": entry["card"], "counting": entry["counting"], "capacity": scale.capacity(),
            "column_worth": scale.worth(), "lap": scale.lap(), "markers": markers, "places": sum,
        });
        assert_eq!(&found, entry);
    }
}

/// T-P5, T-P6: each total of the list, as markers and back.
#[test]
fn totals() {
    let oracle = oracle();
    let totals = oracle["totals"].as_array().unwrap();
    assert!(totals.len() > 50, "{}", totals.len());
    for entry in totals {
        let (scale, total) = (scale(entry), entry["total"].as_u64().unwrap());
        let wanted = json!({"laps": entry["laps"], "markers": entry["markers"]});
        assert_eq!(json!(scale.tally(total)), wanted, "{entry}");
        let markers = entry["markers"].as_array().unwrap();
        let tally = Tally {
            laps: entry["laps"].as_u64().unwrap(),
            markers: std::array::from_fn(|column| places(&markers[column])),
        };
        assert_eq!(scale.total(&tally), Ok(total), "{entry}");
    }
}
