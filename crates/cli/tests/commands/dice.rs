//! Dice that decide how a game starts, and those of a server.

use crate::{output, prints, refuses, says, tigerden};

/// Dice of TigerChess (C-D7) that fall 6, then 6 and 2.
const ZEROS: &str = "0000000000000000000000000000000000000000000000000000000000000000";

#[test]
fn c_d7_dice_decide_how_a_game_starts() {
    let assert = tigerden(&["start", "tigerchess", "--dice", ZEROS])
        .assert()
        .success();
    let said = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    says(
        &said,
        &[
            "deployment 6 -> countdown\n",
            "tiger-variation 6 2 -> off\n",
            ZEROS,
        ],
    );
    let agreed = ["-o", "deployment=countdown", "-o", "tiger-variation=off"];
    let agreed = prints(&[&["start", "tigerchess"], &agreed[..]].concat(), "");
    assert_eq!(output(&assert), agreed, "what is agreed is not thrown");
    let first = tigerden(&["start", "tigerchess"]).assert().success();
    says(
        &String::from_utf8_lossy(&first.get_output().stderr),
        &["thrown from --dice "],
    );
    says(
        &refuses(&["start", "tigerchess", "--dice", "7"], ""),
        &["64 digits 0-9 and a-f"],
    );
}

#[test]
fn c_d7_by_the_book_only_open_can_be_agreed_on() {
    let book = ["start", "tigerchess", "-o", "agreement=book"];
    let book = [&book[..], &["--dice", ZEROS]].concat();
    let started = |more: &[&str]| output(&tigerden(&[&book[..], more].concat()).assert().success());
    let free = tigerden(&["start", "tigerchess", "--dice", ZEROS]).assert();
    assert_eq!(started(&[]), output(&free));
    let dragon = [&book[..], &["-o", "deployment=dragon"]].concat();
    says(
        &refuses(&dragon, ""),
        &["deployment=dragon", "`agreement` is `free`"],
    );
    let both = ["--first", "wish=open", "--second", "wish=open"];
    let open = started(&both);
    assert!(open.contains(" O "), "{open}");
}

/// The answer of a server about a game that has begun.
fn game_with_dice(seed: &str) -> String {
    let seed: dice::Seed = seed.parse().unwrap();
    let commitment = seed.lock();
    format!(
        r#"{{"id":"g1","side":null,"events":[
 {{"v":1,"seq":1,"at_us":1,"event":{{"created":{{"game":"tigerchess","dice":{{"commitment":"{commitment}"}},
  "seats":[{{"kind":"person","name":"Ann"}},{{"kind":"person","name":"Ben"}}]}}}}}},
 {{"v":1,"seq":2,"at_us":2,"event":{{"begun":{{"position":"START","dice":{{"seed":"{ZEROS}","throws":[
  {{"option":"deployment","dice":[6],"choice":"countdown"}},
  {{"option":"tiger-variation","dice":[6,2],"choice":"off"}}]}}}}}}}}]}}"#
    )
}

#[test]
fn c_d7_dice_of_a_server_are_checked() {
    let agreed = ["-o", "deployment=countdown", "-o", "tiger-variation=off"];
    let start = prints(&[&["start", "tigerchess"], &agreed[..]].concat(), "");
    let fair = game_with_dice(ZEROS).replace("START", start.trim_end());
    let verify = ["dice", "verify", "-"];
    let printed = prints(&verify, &fair);
    says(
        &printed,
        &[
            "commitment: ",
            "deployment 6 -> countdown\n",
            "ok: the seed fits",
        ],
    );
    let json = prints(&[&verify[..], &["--json"]].concat(), &fair);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["seed"], ZEROS);
    assert_eq!(json["throws"][1]["choice"], "off");
    assert_eq!(json["added"], serde_json::json!([null, null]));
    let other = game_with_dice(&"1".repeat(64)).replace("START", start.trim_end());
    says(
        &refuses(&verify, &other),
        &["event 2", "the opened seed does not fit the commitment"],
    );
    let loaded = fair.replace("[6],", "[4],");
    says(
        &refuses(&verify, &loaded),
        &["event 2", "do not follow from the seed"],
    );
    let open = fair.replace(start.trim_end(), &start.trim_end().replace(" C ", " O "));
    says(
        &refuses(&verify, &open),
        &["event 2", "do not follow from the seed"],
    );
    says(
        &refuses(&verify, "{\"id\":\"g1\",\n\"side\":7}"),
        &["GET /api/games/ID", ":2:"],
    );
}
