//! Points on score cards.

use serde_json::{Value, json};

use crate::{prints, refuses, says};

/// T-P3: the markers are drawn, place for place.
#[test]
fn t_p3_markers_are_drawn() {
    let card = "\
S1  S2  S3  S4
 ○   ●   ○   ○
 ○           ○
 ○           ○
 ●           ○
laps: 0 (of 100 points)
";
    assert_eq!(prints(&["score", "A", "9"], ""), card);
    let full = prints(&["score", "B-optional", "65535", "--compound"], "");
    assert_eq!(full.matches('●').count(), 20, "{full}");
    let lap = prints(&["score", "B", "625"], "");
    says(&lap, &["laps: 1 (of 625 points)"]);
    assert!(!lap.contains('●'), "{lap}");
}

/// T-P5, T-P6: each total of an independent implementation.
#[test]
fn t_p6_markers_as_json() {
    let line = prints(&["score", "A", "9", "--json"], "");
    assert_eq!(line, "{\"laps\":0,\"markers\":[[4],[1],[],[]]}\n");
    let oracle: Value =
        serde_json::from_str(include_str!("../../../scorecard/data/score-cards.json")).unwrap();
    // The crate's own test goes through all of them.
    for entry in oracle["totals"].as_array().unwrap().iter().step_by(7) {
        let card = entry["card"].as_str().unwrap().replace(' ', "-");
        let total = entry["total"].to_string();
        let mut arguments = vec!["score", &card, &total, "--json"];
        arguments.extend((entry["counting"] == "compound").then_some("--compound"));
        let found: Value = serde_json::from_str(&prints(&arguments, "")).unwrap();
        let wanted = json!({"laps": entry["laps"], "markers": entry["markers"]});
        assert_eq!(found, wanted, "{entry}");
    }
}

#[test]
fn wrong_input_is_refused() {
    let card = refuses(&["score", "C", "9"], "");
    says(&card, &["'C'", "A, B, B-optional"]);
    says(&refuses(&["score", "b-optiona", "9"], ""), &["B-optional"]);
    let total = "whole number from 0 to 18446744073709551615";
    for wrong in ["-1", "1.5", "many", "", "18446744073709551616"] {
        says(&refuses(&["score", "A", wrong], ""), &[total]);
    }
    says(&refuses(&["score", "A"], ""), &["<TOTAL>"]);
    says(&refuses(&["score"], ""), &["<CARD>"]);
}
