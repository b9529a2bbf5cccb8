//! Dice of a game between people: promised, thrown when it begins, and secret until then (C-D7).

use axum::http::StatusCode;
use dice::{Dice, Nonce, Seed};
use game::Side;
use protocol::{Action, Created, Event, GameView, Joined, Promise, Terms, Thrown, Update};
use serde_json::{Value, json};

use crate::socket::Socket;
use crate::stage::{Seat, Stage, fold, types, until};

const GAME: &str = "tigerchess";

async fn create(stage: &Stage, body: &Value) -> Created {
    let mut all = json!({ "game": GAME, "side": "first", "opponent": { "kind": "person" } });
    let more = body.as_object().cloned().unwrap_or_default();
    all.as_object_mut().expect("an object").extend(more);
    stage.post("/api/games", None, &all).await.ok()
}

async fn join(stage: &Stage, game: &Created, body: &Value) -> Joined {
    let mut all = json!({ "invite": game.invite });
    let more = body.as_object().cloned().unwrap_or_default();
    all.as_object_mut().expect("an object").extend(more);
    let path = format!("/api/games/{}/join", game.id);
    stage.post(&path, None, &all).await.ok()
}

async fn view(stage: &Stage, id: &str) -> GameView {
    stage.get(&format!("/api/games/{id}"), None).await.ok()
}

fn terms(view: &GameView) -> &Terms {
    match &view.events[0].event {
        Event::Created(opening) => opening,
        other => panic!("{other:?}"),
    }
}

fn promise(view: &GameView) -> &Promise {
    terms(view).dice.as_ref().expect("a promise")
}

fn thrown(view: &GameView) -> &Thrown {
    let mut events = view.events.iter().map(|entry| &entry.event);
    let found = events.find_map(|event| match event {
        Event::Begun { dice, .. } => dice.as_ref(),
        _ => None,
    });
    found.expect("the game has begun")
}

fn nonce(text: &str) -> Option<Nonce> {
    text.parse().ok()
}

/// What the server keeps to itself.
fn secret(stage: &Stage, id: &str) -> Seed {
    let select = "select secret from dice where game = ?1";
    let bytes = stage.database().query_row(select, [id], |row| row.get(0));
    Seed::new(bytes.expect("a secret"))
}

#[tokio::test]
async fn c_d7_the_dice_are_promised_and_thrown_from_what_was_promised() {
    let stage = Stage::new().await;
    let wish = json!({ "nonce": "ann", "seat_options": { "wish": "open" } });
    let game = create(&stage, &wish).await;
    let before = view(&stage, &game.id).await;
    assert_eq!(promise(&before).nonces, [nonce("ann"), None]);
    let wishes = fold(&before).wishes(Side::First).clone();
    assert_eq!(wishes["wish"], "open", "a wish is no secret");

    join(&stage, &game, &json!({ "nonce": "ben" })).await;
    let after = view(&stage, &game.id).await;
    assert_eq!(
        types(&after),
        ["created", "chose", "joined", "chose", "begun"]
    );
    let thrown = thrown(&after);
    assert_eq!(thrown.seed.lock(), promise(&before).commitment);
    let mut dice = Dice::new(&thrown.seed, &[nonce("ann"), nonce("ben")]);
    let again = hall::Hall::all()
        .throw(GAME, &hall::Options::default(), &mut dice)
        .expect("a start");
    assert_eq!(thrown.throws, again.throws);
    assert_eq!(thrown.throws.len(), 2);
    let secret = secret(&stage, &game.id);
    assert_eq!(secret.lock(), thrown.seed, "more can be opened later");
}

#[tokio::test]
async fn c_d7_two_who_wish_open_play_open() {
    let stage = Stage::new().await;
    let open = json!({ "seat_options": { "wish": "open" } });
    let game = create(&stage, &open).await;
    join(&stage, &game, &open).await;
    let after = view(&stage, &game.id).await;
    let throws = &thrown(&after).throws;
    assert_eq!(throws.len(), 1);
    assert_eq!(throws[0].option, "tiger-variation");
}

#[tokio::test]
async fn the_secret_changes_no_byte_before_it_is_opened() {
    let stage = Stage::new().await;
    let game = create(&stage, &json!({ "nonce": "ann" })).await;
    let (before, stage) = transcript(stage, &game).await;
    let kept = secret(&stage, &game.id);
    for hidden in [&kept, &kept.lock()] {
        assert!(!before.contains(&hidden.to_string()));
    }
    let other = Seed::new([9; 32]);
    let update = "update dice set secret = ?1 where game = ?2";
    let updated = stage
        .database()
        .execute(update, (other.bytes().as_slice(), &game.id));
    assert_eq!(updated, Ok(1));
    let (after, stage) = transcript(stage.restart().await, &game).await;
    assert_eq!(before, after);

    // With a secret that was not promised no game begins, and nobody has joined.
    let path = format!("/api/games/{}/join", game.id);
    let answer = stage
        .post(&path, None, &json!({ "invite": game.invite }))
        .await;
    answer.refused(StatusCode::INTERNAL_SERVER_ERROR, "error-server");
    assert_eq!(types(&view(&stage, &game.id).await), ["created", "chose"]);
}

/// All that anybody can be told before the other side has joined.
async fn transcript(stage: Stage, game: &Created) -> (String, Stage) {
    let path = format!("/api/games/{}", game.id);
    let mut heard = String::new();
    for token in [None, Some(game.token.as_str())] {
        heard += &stage.get(&path, token).await.text();
        let address = stage.listen().await;
        let (_, welcome) = Socket::hello(address, &game.id, token, 0).await;
        let Update::Welcome { side, events, .. } = welcome else {
            panic!("{welcome:?}");
        };
        heard += &json!([side, events]).to_string();
    }
    let wrong = json!({ "invite": game.invite, "nonce": "no nonce" });
    heard += &stage
        .post(&format!("{path}/join"), None, &wrong)
        .await
        .text();
    let act = json!({ "request": uuid::Uuid::nil(), "action": "resign" });
    let acts = format!("{path}/acts");
    heard += &stage.post(&acts, Some(&game.token), &act).await.text();
    (heard, stage)
}

#[tokio::test]
async fn a_restart_between_creating_and_joining_keeps_the_promise() {
    let stage = Stage::new().await;
    let game = create(&stage, &json!({})).await;
    let promised = promise(&view(&stage, &game.id).await).clone();
    let stage = stage.restart().await;
    join(&stage, &game, &json!({ "nonce": "ben" })).await;
    let after = view(&stage, &game.id).await;
    assert_eq!(thrown(&after).seed.lock(), promised.commitment);
    let stage = stage.restart().await;
    assert_eq!(view(&stage, &game.id).await, after);
}

#[tokio::test]
async fn a_rematch_has_dice_of_its_own() {
    let stage = Stage::new().await;
    let open = json!({ "nonce": "ann", "seat_options": { "wish": "open" } });
    let game = create(&stage, &open).await;
    let joined = join(&stage, &game, &json!({ "nonce": "ben" })).await;
    let seat = |side, token: &String| Seat {
        id: game.id.clone(),
        side,
        token: token.clone(),
    };
    let seats = [
        seat(Side::First, &game.token),
        seat(joined.side, &joined.token),
    ];
    stage.act(&seats[0], Action::Resign).await.ok::<Value>();
    for seat in &seats {
        stage.act(seat, Action::Rematch).await.ok::<Value>();
    }
    let first = view(&stage, &game.id).await;
    let next = fold(&first).next_game().expect("a rematch").to_owned();
    let second = view(&stage, &next).await;
    assert_ne!(promise(&first).commitment, promise(&second).commitment);
    assert_ne!(thrown(&first).seed, thrown(&second).seed);
    assert_eq!(promise(&second).nonces, [nonce("ben"), nonce("ann")]);
    let wish = |side| fold(&second).wishes(side).get("wish").cloned();
    assert_eq!(
        wish(Side::Second).as_deref(),
        Some("open"),
        "wishes go along"
    );
}

#[tokio::test]
async fn against_the_computer_the_wish_is_granted() {
    let stage = Stage::new().await;
    let computer = json!({
        "opponent": { "kind": "computer", "level": 1 }, "seat_options": { "wish": "open" },
    });
    let game = create(&stage, &computer).await;
    let view = view(&stage, &game.id).await;
    let throws = &thrown(&view).throws;
    assert!(throws.iter().all(|throw| throw.option != "deployment"));
}

#[tokio::test]
async fn games_without_dice_promise_none_and_keep_no_secret() {
    let stage = Stage::new().await;
    let tora = json!({ "game": "tora-short", "nonce": "ann" });
    let game = create(&stage, &tora).await;
    assert_eq!(terms(&view(&stage, &game.id).await).dice, None);
    let select = "select count(*) from dice";
    let count = stage
        .database()
        .query_row(select, (), |row| row.get::<_, i64>(0));
    assert_eq!(count, Ok(0));
}

#[tokio::test]
async fn what_is_no_nonce_is_refused() {
    let stage = Stage::new().await;
    for nonce in ["", "a b", "ä", &"x".repeat(65)] {
        let body = json!({
            "game": GAME, "opponent": { "kind": "person" }, "nonce": nonce,
        });
        let answer = stage.post("/api/games", None, &body).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-bad-request");
    }
}

#[tokio::test]
async fn c_d10_lots_finish_a_deployment_when_nobody_comes() {
    let stage = Stage::new().await;
    let clocked = json!({
        "clock": "tiger 1s+5m+5s", "options": { "deployment": "dragon", "tiger-variation": "off" },
    });
    let game = create(&stage, &clocked).await;
    join(&stage, &game, &json!({ "nonce": "ben" })).await;
    let begun = view(&stage, &game.id).await;
    assert_eq!(thrown(&begun).throws, [], "all was agreed");
    let lots = |view: &GameView| types(view).contains(&"lots");
    let after = until(async || Some(view(&stage, &game.id).await).filter(lots)).await;
    let tail = ["begun", "time-out", "time-out", "lots"];
    assert!(types(&after).ends_with(&tail), "{:?}", types(&after));
    let state = fold(&after);
    let table = state.table().expect("a game in play");
    assert!(!table.opening_phase());
    assert_eq!((table.plies(), table.to_move()), (8, Some(Side::First)));
    let last = after.events.last().map(|entry| &entry.event);
    let Some(Event::Lots { secret: opened, .. }) = last else {
        panic!("{last:?}");
    };
    assert_eq!(*opened, secret(&stage, &game.id));
    let stage = stage.restart().await;
    assert_eq!(
        view(&stage, &game.id).await.events[..after.events.len()],
        after.events
    );
}
