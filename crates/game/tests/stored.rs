//! The values of every game through serde.

use std::fmt;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tigerden_game::{
    Ending, History, Outcome, Place, Reason, RuleId, Side, TextError, Viewer, as_text,
};

#[track_caller]
fn is_stored_as<T>(value: T, json: &serde_json::Value)
where
    T: Serialize + DeserializeOwned + PartialEq + fmt::Debug,
{
    assert_eq!(serde_json::to_value(&value).expect("JSON"), *json);
    assert_eq!(serde_json::from_value::<T>(json.clone()).ok(), Some(value));
}

#[track_caller]
fn is_refused<T: DeserializeOwned + fmt::Debug>(json: &serde_json::Value, reason: &str) {
    let error = serde_json::from_value::<T>(json.clone()).expect_err("a wrong value");
    assert!(error.to_string().contains(reason), "{error}");
}

#[test]
fn sides_and_viewers_are_stored_as_their_names() {
    is_stored_as(Side::First, &json!("first"));
    is_stored_as(Side::Second, &json!("second"));
    is_stored_as(Viewer::Judge, &json!("judge"));
    is_stored_as(Viewer::Player(Side::Second), &json!({"player": "second"}));
    is_stored_as(Viewer::Public, &json!("public"));
    is_refused::<Side>(&json!("third"), "unknown variant `third`");
    is_refused::<Viewer>(&json!("player"), "expected newtype variant");
    is_refused::<Viewer>(&json!({"player": "third"}), "unknown variant `third`");
}

#[test]
fn what_history_decides_is_stored_as_its_name() {
    for history in History::ALL {
        is_stored_as(history, &json!(history.name()));
    }
    is_refused::<History>(&json!("Counts"), "unknown variant `Counts`");
}

#[test]
fn a_place_is_stored_as_its_number() {
    is_stored_as(Place(0), &json!(0));
    is_stored_as(Place(u16::MAX), &json!(65_535));
    is_refused::<Place>(&json!(65_536), "integer `65536`, expected u16");
}

#[test]
fn an_outcome_is_written_with_names() {
    let reason = Reason {
        name: "checkmate",
        key: "outcome-checkmate",
    };
    let won = Outcome {
        winner: Some(Side::First),
        ending: Ending::ByRule(reason),
        rule: RuleId("C-L6"),
        points: Some([3, -1]),
    };
    let json = |outcome| serde_json::to_value(outcome).expect("JSON");
    assert_eq!(
        json(won),
        json!({"winner": "first", "ending": "checkmate", "rule": "C-L6", "points": [3, -1]})
    );
    let drawn = Outcome {
        winner: None,
        ending: Ending::Agreed,
        rule: RuleId("C-L7"),
        points: None,
    };
    assert_eq!(
        json(drawn),
        json!({"winner": null, "ending": "agreed", "rule": "C-L7", "points": null})
    );
    for ending in Ending::COMMON {
        assert_eq!(
            serde_json::to_value(ending).ok(),
            Some(json!(ending.name()))
        );
    }
}

/// One letter.
#[derive(Debug, PartialEq)]
struct Letter(char);

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Letter {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let error = || TextError::new(1, text.len().saturating_sub(1), "one-letter");
        text.parse().map(Self).map_err(|_| error())
    }
}

#[test]
fn a_field_is_stored_as_its_text() {
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Note {
        #[serde(with = "as_text")]
        letter: Letter,
    }
    is_stored_as(
        Note {
            letter: Letter('x'),
        },
        &json!({"letter": "x"}),
    );
    is_refused::<Note>(&json!({"letter": "xyz"}), "one letter (at character 2)");
    is_refused::<Note>(&json!({"letter": 1}), "integer `1`, expected a string");
}
