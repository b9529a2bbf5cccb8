//! `POST /api/games`

use axum::http::StatusCode;
use game::Side;
use protocol::{Created, FaultValue, GameView, Phase, TextFault};
use serde_json::{Value, json};

use crate::stage::{BEGUN, LONG, SHORT, Seat, Stage, fold, types};

async fn create(stage: &Stage, change: &[(&str, Value)]) -> crate::stage::Reply {
    let mut body = json!({ "game": SHORT, "opponent": { "kind": "person" } });
    for (field, value) in change {
        body[*field] = value.clone();
    }
    stage.post("/api/games", None, &body).await
}

#[tokio::test]
async fn a_game_waits_for_the_other_person() {
    let stage = Stage::new().await;
    let answer = create(
        &stage,
        &[("name", json!("  Ann ")), ("side", json!("second"))],
    )
    .await;
    assert_eq!(answer.status, StatusCode::CREATED);
    let created: Created = answer.ok();
    assert_eq!(created.side, Side::Second);
    assert!(created.invite.is_some());
    let view: GameView = stage
        .get(&format!("/api/games/{}", created.id), None)
        .await
        .ok();
    let state = fold(&view);
    assert_eq!(state.phase(), Phase::Waiting);
    let names = serde_json::to_value(state.seats()).expect("JSON");
    assert_eq!(
        names,
        json!([{ "kind": "open" }, { "kind": "person", "name": "Ann" }])
    );
}

#[tokio::test]
async fn against_the_computer_play_begins_at_once() {
    let stage = Stage::new().await;
    for game in [SHORT, LONG] {
        let opponent = json!({ "kind": "computer", "level": 3 });
        let fields = [
            ("game", json!(game)),
            ("opponent", opponent),
            ("side", json!("first")),
        ];
        let created: Created = create(&stage, &fields).await.ok();
        assert_eq!(created.invite, None);
        let seat = Seat {
            id: created.id,
            side: created.side,
            token: created.token,
        };
        let view = stage.view(&seat).await;
        assert_eq!(fold(&view).phase(), Phase::Playing);
        let chosen = types(&view).iter().filter(|name| **name == "chose").count();
        assert_eq!(chosen, 2);
    }
}

#[tokio::test]
async fn touch_move_is_agreed_when_the_game_is_created() {
    let stage = Stage::new().await;
    for agreed in [true, false] {
        let created: Created = create(&stage, &[("touch_move", json!(agreed))]).await.ok();
        let path = format!("/api/games/{}", created.id);
        let view: GameView = stage.get(&path, None).await.ok();
        assert_eq!(fold(&view).terms().touch_move, agreed);
    }
    let answer = create(&stage, &[("touch_move", json!("yes"))]).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-bad-request");
}

#[tokio::test]
async fn the_side_is_drawn_by_lot_unless_it_is_wanted() {
    let stage = Stage::new().await;
    let mut seen = [false; 2];
    for _ in 0..64 {
        let created: Created = create(&stage, &[]).await.ok();
        seen[created.side.index()] = true;
    }
    assert_eq!(seen, [true; 2]);
}

#[tokio::test]
async fn ids_and_secrets_are_new_each_time() {
    let stage = Stage::new().await;
    let one: Created = create(&stage, &[]).await.ok();
    let two: Created = create(&stage, &[]).await.ok();
    assert_ne!(one.id, two.id);
    assert_ne!(one.token, two.token);
    assert_ne!(one.invite, two.invite);
    assert_ne!(Some(&one.token), one.invite.as_ref());
}

#[tokio::test]
async fn what_makes_no_game_is_refused() {
    let stage = Stage::new().await;
    let unreadable = json!({ "kind": "computer", "level": "x" });
    for (field, value, key) in [
        ("game", json!("ferry"), "error-options"),
        ("options", json!({ "color": "red" }), "error-options"),
        ("seat_options", json!({ "color": "red" }), "error-options"),
        ("position", json!("tora-short/rulebook"), "error-position"),
        (
            "opponent",
            json!({ "kind": "computer", "level": 0 }),
            "error-level",
        ),
        (
            "opponent",
            json!({ "kind": "computer", "level": 11 }),
            "error-level",
        ),
        ("name", json!("a\nb"), "error-name"),
        ("name", json!("x".repeat(41)), "error-name"),
        ("opponent", unreadable, "error-bad-request"),
    ] {
        let answer = create(&stage, &[(field, value)]).await;
        let error = answer.refused(StatusCode::UNPROCESSABLE_ENTITY, key);
        let explained = ["error-position", "error-options"].contains(&key);
        assert_eq!(!error.faults.is_empty(), explained, "{field}");
    }
}

#[tokio::test]
async fn errors_are_english_sentences_with_their_values() {
    let stage = Stage::new().await;
    for (fields, sentence) in [
        (
            vec![("options", json!({ "color": "red" }))],
            "`tora-short` has no option `color`; its options are: edition, ",
        ),
        (
            vec![("position", json!("tora-short/rulebook 9/9 c 2 1 0:0 0 -"))],
            "start position: There are 2 rows; expected 9 (at character ",
        ),
        (
            vec![("clock", json!("fischer 5m"))],
            "clock settings: Expected `+` and the time that every turn adds (at character 11)",
        ),
    ] {
        let error = create(&stage, &fields).await.error();
        assert!(error.message.starts_with(sentence), "{}", error.message);
    }
    let [first, _] = stage.begun(SHORT).await;
    let moves = ["Z v1h1".to_owned()];
    let sent = stage
        .send_turn(&first, uuid::Uuid::new_v4(), BEGUN, &moves)
        .await;
    let error = sent.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-move-unreadable");
    assert!(
        error.message.starts_with("move 1: Expected "),
        "{}",
        error.message
    );
}

#[tokio::test]
async fn c_d7_by_the_book_nothing_but_open_is_agreed_on() {
    let stage = Stage::new().await;
    let agreed = |options: Value| [("game", json!("tigerchess")), ("options", options)];
    let by_the_book = json!({ "agreement": "book" });
    create(&stage, &agreed(by_the_book)).await.ok::<Created>();
    for option in [
        json!({ "agreement": "book", "deployment": "dragon" }),
        json!({ "agreement": "book", "tiger-variation": "on" }),
    ] {
        let answer = create(&stage, &agreed(option)).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-options");
    }
}

#[tokio::test]
async fn what_makes_no_game_of_kings_convoy_is_refused() {
    let stage = Stage::new().await;
    let game = ("game", json!("convoy"));
    for options in [
        json!({ "edition": "alea" }),
        json!({ "repetition": "wins" }),
        json!({ "setup": "brandubh" }),
    ] {
        let answer = create(&stage, &[game.clone(), ("options", options)]).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-options");
    }
    for (board, at) in [
        ("3t3/3t3/3n3/ttnkntt/3k3/3t3/3t3", 30),
        ("3t3/3t3/3n3/ttn1ntt/3n3/3t3/3t3", 9),
        ("t5t/3t3/3n3/ttnkntt/3n3/3t3/3t3", 9),
        ("3t3/3t3/3n3/ttnkntt/3n3/3t3/2tt3", 9),
        ("3t3/3t3/3n3/ttnkntt/3n3/3t3/3t", 37),
        ("3t3/3t3/3n3/ttnkntt/3n3/3t3", 9),
    ] {
        let position = format!("brandubh {board} t 0 1");
        let answer = create(&stage, &[game.clone(), ("position", json!(position))]).await;
        let error = answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-position");
        assert_eq!(error.faults[0].at, at, "{position}");
    }
    let position = json!("brandubh 3t3/3t3/3n3/ttnkntt/3n3/3t3/3t3 t 0 1");
    let _: Created = create(&stage, &[game, ("position", position)]).await.ok();
}

#[tokio::test]
async fn a_game_begins_in_a_given_position() {
    let stage = Stage::new().await;
    let start = hall::Hall::all()
        .start(SHORT, &hall::Options::default())
        .expect("a game");
    let position = start.start(game::Viewer::Judge);
    let opponent = json!({ "kind": "computer", "level": 1 });
    let fields = [
        ("position", json!(position)),
        ("side", json!("first")),
        ("opponent", opponent),
    ];
    let created: Created = create(&stage, &fields).await.ok();
    let view: GameView = stage
        .get(&format!("/api/games/{}", created.id), None)
        .await
        .ok();
    assert_eq!(types(&view)[..2], ["created", "begun"]);
    let other = [("position", json!(position)), ("game", json!(LONG))];
    let answer = create(&stage, &other).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-position-unfit");
    // Nothing can be played here, whoever joins.
    let dead = json!("lancerchess 3q4/8/8/8/8/8/8/3Q4 w - - 0 1");
    let over = [("position", dead), ("game", json!("lancerchess"))];
    let answer = create(&stage, &over).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-position-unfit");
}

#[tokio::test]
async fn long_and_wrong_bodies_are_refused() {
    let stage = Stage::new().await;
    let answer = create(&stage, &[("name", json!("x".repeat(20_000)))]).await;
    answer.refused(StatusCode::PAYLOAD_TOO_LARGE, "error-too-large");
    let answer = stage.post("/api/games", None, &json!([1])).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-bad-request");
    let request = axum::http::Request::post("/api/games").body("{}".into());
    let answer = stage.send(request.expect("a request")).await;
    answer.refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, "error-bad-request");
}

/// That this column has no place for an Assassin, for clients that translate it.
fn column(column: i64) -> TextFault {
    TextFault {
        at: 0,
        len: 0,
        key: "tora-text-lair".to_owned(),
        args: [("column".to_owned(), FaultValue::Number(column))].into(),
    }
}

#[tokio::test]
async fn t_x2_who_hides_an_assassin_under_an_own_piece_is_told_so() {
    let stage = Stage::new().await;
    let hides = |lair: &str| {
        let choices = json!({ "setup": "defensive", "lair": lair });
        [
            ("game", json!(LONG)),
            ("options", json!({ "assassins": "on" })),
            ("seat_options", choices),
        ]
    };
    let answer = create(&stage, &hides("v10")).await;
    let error = answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-options");
    assert!(error.message.contains("Column 10"), "{}", error.message);
    assert_eq!(error.faults, [column(10)]);
    let created: Created = create(&stage, &hides("v11")).await.ok();
    // Whoever joins learns of the own choice only.
    let path = format!("/api/games/{}/join", created.id);
    let join = |lair: &str| json!({ "invite": created.invite, "seat_options": { "setup": "defensive", "lair": lair } });
    let answer = stage.post(&path, None, &join("v8")).await;
    let error = answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-options");
    assert!(error.message.contains("Column 8"), "{}", error.message);
    assert_eq!(error.faults, [column(8)]);
    stage
        .post(&path, None, &join("v7"))
        .await
        .ok::<protocol::Joined>();
}
