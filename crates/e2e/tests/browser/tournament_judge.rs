//! The judge's desk with every kind of decision, TORA's pieces at a result, logs from elsewhere, and paper.

use e2e::{Browser, Stage, Window, control};
use fantoccini::Locator;
use serde_json::{Value, json};

use crate::tournament::{choose, enter, found, founded, look, press_there, tab};

/// Chooses what is decided and at which table, and gives the reason.
async fn begin(judge: &Browser, kind: &str, table: Option<&str>) {
    choose(judge, "decide-kind", kind).await;
    if let Some(table) = table {
        choose(judge, "decide-table", table).await;
    }
}

/// Makes the decision that is filled in.
async fn decides(judge: &Browser, says: &str) {
    judge.write(&control("decide-reason"), "Both saw it.").await;
    press_there(judge, "decide-review").await;
    judge.see_text(&control("plan"), says).await;
    press_there(judge, "decide-now").await;
    judge.see(&control("decided")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_decision_is_made_at_the_desk() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let judge = stage.browser(Window::Desktop).await;
    let players = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana"];
    founded(&judge, &stage, &players).await;
    judge.write(&control("enter-name"), "Sam").await;
    press_there(&judge, "enter-stands-by").await;
    press_there(&judge, "enter-now").await;
    judge.see_count("[data-testid=players] li", 9).await;
    tab(&judge, "desk").await;
    press_there(&judge, "pair-round").await;
    judge.see(&control("enter-4")).await;

    begin(&judge, "paused", Some("1-1")).await;
    decides(&judge, "The bout is paused").await;
    press_there(&judge, "enter-1").await;
    press_there(&judge, "wins-a").await;
    press_there(&judge, "enter-result").await;
    judge.see_text(&control("problem"), "paused").await;
    press_there(&judge, "back").await;
    begin(&judge, "resumed", Some("1-1")).await;
    decides(&judge, "The bout goes on").await;

    begin(&judge, "adjourned", Some("1-1")).await;
    let css = control("decide-until");
    judge.see(&css).await;
    let body = "const field = document.querySelector(arguments[0]);
        field.value = '2099-05-01T18:30';
        field.dispatchEvent(new Event('input', { bubbles: true }))";
    judge.script(body, vec![json!(css)]).await;
    decides(&judge, "put off until").await;
    begin(&judge, "resumed", Some("1-1")).await;
    decides(&judge, "The bout goes on").await;

    begin(&judge, "clocks", Some("1-1")).await;
    judge.write(&control("decide-left-0"), "12:30").await;
    judge.write(&control("decide-left-1"), "2").await;
    decides(&judge, "12:30").await;

    begin(&judge, "adjudicated", Some("1-2")).await;
    press_there(&judge, "draws").await;
    decides(&judge, "The game is adjudicated").await;
    begin(&judge, "annulled", Some("1-2")).await;
    judge
        .write(&control("decide-position"), "the one on the board")
        .await;
    decides(&judge, "It begins from the one on the board.").await;

    begin(&judge, "substituted", Some("1-2")).await;
    choose(&judge, "decide-player", "9").await;
    decides(&judge, "Sam plays on as a Substitute").await;

    begin(&judge, "cheated", Some("1-3")).await;
    press_there(&judge, "decide-falsely").await;
    decides(&judge, "has accused the opponent falsely").await;
    // The next one has only cheated.
    begin(&judge, "cheated", Some("1-4")).await;
    decides(&judge, "has cheated").await;

    enter(&judge, 2, "wins-b").await;
    enter(&judge, 1, "wins-a").await;
    begin(&judge, "corrected", Some("1-1")).await;
    press_there(&judge, "wins-b").await;
    decides(&judge, "is corrected").await;
    begin(&judge, "penalty", None).await;
    choose(&judge, "decide-player", "1").await;
    judge.write(&control("decide-points"), "-0.5").await;
    decides(&judge, "Ada gets points back").await;
    begin(&judge, "expelled", None).await;
    choose(&judge, "decide-player", "1").await;
    decides(&judge, "Ada leaves the tournament.").await;

    tab(&judge, "rounds").await;
    judge
        .see_text(&control("table-2"), "Sam plays as a Substitute.")
        .await;
    look(&judge, "judged-rounds", &mut faults).await;
    tab(&judge, "decisions").await;
    judge.see_count("[data-testid=decisions] article", 13).await;
    look(&judge, "judged", &mut faults).await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    judge.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_tora_is_entered_by_captured_pieces() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let director = stage.browser(Window::Phone).await;
    director.goto(&stage.url("/tournaments")).await;
    choose(&director, "found-game", "tora-short").await;
    press_there(&director, "contest-tora").await;
    director.write(&control("found-name"), "Club").await;
    director.write(&control("found-director"), "Dora").await;
    press_there(&director, "event-place-table").await;
    director.write(&control("found-rounds"), "1").await;
    press_there(&director, "found-now").await;
    director
        .see_text(&control("state"), "Players can register.")
        .await;
    press_there(&director, "enter").await;
    for (number, name) in (1..).zip(["Ada", "Ben"]) {
        director.write(&control("enter-name"), name).await;
        press_there(&director, "enter-now").await;
        director.see_count("[data-testid=players] li", number).await;
    }
    // Ada's rank is brought from elsewhere, with a transition.
    press_there(&director, "event-set-rank-1").await;
    director.write(&control("rank-value"), "5").await;
    director.write(&control("rank-to"), "6").await;
    director.write(&control("rank-against"), "Zoe").await;
    director.write(&control("rank-performances"), "5, 6").await;
    look(&director, "transition", &mut faults).await;
    press_there(&director, "rank-now").await;
    director
        .see_text("[data-testid=players] li", "in transition to 6")
        .await;

    tab(&director, "desk").await;
    press_there(&director, "pair-round").await;
    press_there(&director, "enter-1").await;
    press_there(&director, "wins-a").await;
    press_there(&director, "enter-result").await;
    director
        .see_text(&control("problem"), "Please enter the points")
        .await;
    press_there(&director, "captured").await;
    director.write(&control("captured-0-0"), "99").await;
    press_there(&director, "enter-result").await;
    director.see(&control("problem")).await;
    for (field, count) in [("captured-0-0", "3"), ("captured-1-0", "1")] {
        director.write(&control(field), count).await;
    }
    look(&director, "captured", &mut faults).await;
    press_there(&director, "enter-result").await;
    director
        .see_text(&control("entered"), "round 1, table 1")
        .await;
    tab(&director, "rounds").await;
    director.see_text(&control("table-1"), "Handicap").await;
    director.see_text(&control("table-1"), "Game 1").await;
    look(&director, "tora", &mut faults).await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    director.close().await;
}

/// The log of the tournament that is shown.
async fn log(who: &Browser) -> String {
    let body = "fetch(`/api/tournaments/${location.pathname.split('/').pop()}/log`)
        .then(answer => answer.text()).then(done)";
    let text = who.slow_script(body, Vec::new()).await;
    text.as_str().expect("a text").to_owned()
}

/// Hands a file over, as somebody who picks it.
async fn pick(who: &Browser, id: &str, text: &str) {
    let folder = std::env::temp_dir().join(format!("tigerden-e2e-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(format!("{id}.jsonl"));
    std::fs::write(&path, text).expect("a file");
    who.see(&control(id)).await;
    let css = control(id);
    let field = who.client().find(Locator::Css(&css)).await;
    let path = path.to_str().expect("a path");
    let field = field.expect("the field is there");
    field.send_keys(path).await.expect("it takes a file");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_goes_to_a_server_and_on_elsewhere_and_comes_back() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let director = stage.browser(Window::Desktop).await;
    founded(&director, &stage, &["Ada", "Ben", "Cleo"]).await;
    let short = log(&director).await;
    let last = short.lines().last().expect("a line");
    let mut entry: Value = serde_json::from_str(last).expect("an entry");
    entry["fact"] = json!({ "registered": { "name": "Zoe" } });
    let long = format!("{}\n{entry}\n", short.trim_end());

    // The longer log is brought back.
    tab(&director, "files").await;
    let unfold = "details:has([data-testid=upload-log]) > summary";
    director.click(unfold).await;
    pick(&director, "upload-log", &short.replace("Ben", "Bob")).await;
    director
        .see_text(&control("problem"), "does not begin as the one here")
        .await;
    look(&director, "upload", &mut faults).await;
    director.reload().await;
    director.see(&control("panel-files")).await;
    director.click(unfold).await;
    pick(&director, "upload-log", &long).await;
    director
        .see_text(&control("panel-files"), "The log is taken over.")
        .await;
    tab(&director, "players").await;
    director.see_count("[data-testid=players] li", 4).await;

    // It goes on as an event of its own on another server, for which this one does as well.
    let other = stage.browser(Window::Phone).await;
    other.goto(&stage.url("/tournaments")).await;
    pick(&other, "bring-log", &long).await;
    other.write(&control("bring-name"), "Dora").await;
    look(&other, "bring", &mut faults).await;
    press_there(&other, "bring-now").await;
    other
        .see_text(&control("state"), "Players can register.")
        .await;
    other.see_count("[data-testid=players] li", 4).await;
    tab(&other, "desk").await;
    other.see_text(&control("office"), "You are Dora").await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    other.close().await;
    director.close_despite(&["409"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_list_is_shown_as_it_is_printed() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let director = stage.browser(Window::Desktop).await;
    found(&director, &stage, "Paper", "2", true).await;
    press_there(&director, "enter").await;
    for (number, name) in (1..).zip(["Ada", "Ben", "Cleo", "Dan", "Eve"]) {
        director.write(&control("enter-name"), name).await;
        press_there(&director, "enter-now").await;
        director.see_count("[data-testid=players] li", number).await;
    }
    tab(&director, "desk").await;
    press_there(&director, "pair-round").await;
    director.see(&control("enter-2")).await;
    tab(&director, "files").await;
    for (sheet, rows, says) in [
        ("pairings", "tbody tr", "Round 1"),
        ("standings", "tbody tr", "After round 1"),
        ("wall-chart", "tbody tr", "Wall chart"),
        ("slips", "article", "Signed"),
    ] {
        press_there(&director, &format!("event-sheet-{sheet}")).await;
        let css = control("printout");
        director.see_text(&css, says).await;
        let all = director.count(&format!("{css} {rows}")).await;
        let expected = match sheet {
            "pairings" => 3,
            "slips" => 2,
            _ => 5,
        };
        assert_eq!(all, expected, "{sheet}");
        look(&director, &format!("print-{sheet}"), &mut faults).await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    director.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_seen_on_a_board_before_a_game_goes_on_from_it() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let judge = stage.browser(Window::Phone).await;
    founded(&judge, &stage, &["Ada", "Ben"]).await;
    tab(&judge, "desk").await;
    press_there(&judge, "pair-round").await;
    judge.see(&control("enter-1")).await;
    enter(&judge, 1, "wins-a").await;
    begin(&judge, "annulled", Some("1-1")).await;
    let position = "tora-short/rulebook 9/9/9/1sa3AS1/gca3ACG/1sa3AS1/9/9/9 c 2 1 0:0 0 -";
    judge
        .write(&control("decide-position"), &position.replace("1sa", "1xa"))
        .await;
    judge.write(&control("decide-reason"), "Both saw it.").await;
    judge
        .see("[data-testid=decide-position][aria-invalid=true]")
        .await;
    look(&judge, "position-wrong", &mut faults).await;
    press_there(&judge, "decide-review").await;
    judge
        .see_text(&control("problem"), "The position can't be used")
        .await;
    judge.write(&control("decide-position"), position).await;
    judge.see(&control("decide-board")).await;
    press_there(&judge, "decide-review").await;
    judge.see(&control("plan")).await;
    judge
        .see("[data-testid=plan] [data-testid=decide-board]")
        .await;
    look(&judge, "position-seen", &mut faults).await;
    press_there(&judge, "decide-now").await;
    judge.see(&control("decided")).await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    judge.close().await;
}
