//! Audits.

use serde_json::Value;

use crate::{output, prints, record, says, tigerden};

const GAME: &str = "\
[Variant \"lancerchess\"]
[TimeControl \"300+3\"]

1. e2e4 {[%clk 0:04:58]} e7e5 {[%clk 0:05:01]}
2. d2d4 {[%clk 0:05:00]}
*
";

/// What the audit of a text that proves nothing says.
#[track_caller]
fn fails(arguments: &[&str], text: &str) -> String {
    let assert = tigerden(arguments).write_stdin(text).assert().code(2);
    output(&assert)
}

#[test]
fn what_a_record_proves_is_said() {
    let said = prints(&["audit", "-"], GAME);
    says(
        &said,
        &[
            "ok: lancerchess, 3 actions",
            "not signed",
            "3 times on clocks",
        ],
    );
    let signed = signed::sign(GAME, &signed::SecretKey::new([7; 32]));
    says(&prints(&["audit", "-"], &signed), &["signed by ea4a6c63"]);
    let json: Value = serde_json::from_str(&prints(&["audit", "-", "--json"], &signed)).unwrap();
    let first = &json["records"][0];
    assert_eq!(
        (&first["ok"], &first["clock_times"]),
        (&true.into(), &3.into())
    );
    assert_eq!(
        (&first["throws"], &first["fault"]),
        (&Value::Null, &Value::Null)
    );
}

#[test]
fn the_first_fault_is_said_with_its_round_and_rule() {
    let gained = GAME.replace("0:05:00", "0:05:02");
    says(
        &fails(&["audit", "-"], &gained),
        &["round 2: The clock shows more than it can"],
    );
    let illegal = record("1. A v5h7-v5h6 / pass\n2. A v5h6-v5h2\n*\n");
    says(
        &fails(&["audit", "-"], &illegal),
        &["line 3, column 4", "in round 2", "[T-M1]"],
    );
    let json: Value = serde_json::from_str(&fails(&["audit", "-", "--json"], &illegal)).unwrap();
    let fault = &json["records"][0]["fault"];
    assert_eq!(
        (&fault["round"], &fault["rule"]),
        (&2.into(), &"T-M1".into())
    );

    let both = format!("{GAME}\n{gained}");
    says(
        &fails(&["audit", "-"], &both),
        &["game 1: ok", "game 2: round 2: The clock"],
    );
    let signed = signed::sign(GAME, &signed::SecretKey::new([7; 32]));
    let changed = signed.replace("0:04:58", "0:04:57");
    says(
        &fails(&["audit", "-"], &changed),
        &["changed after it was signed"],
    );
    let other = signed::SecretKey::new([8; 32]).public().to_string();
    says(
        &fails(&["audit", "-", "--key", &other], &signed),
        &["another key"],
    );
}
