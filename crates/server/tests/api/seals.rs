//! What is done unseen is sealed with every turn, and opened when the game is over (T-X9).

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use audit::audit;
use commit::Salt;
use game::Viewer;
use hall::Hall;
use protocol::{Accepted, Action, GameView, Joined};
use serde_json::json;
use tigerden_server::Setup;
use uuid::Uuid;

use crate::stage::{LONG, Seat, Stage, count, fold, setup, types};

/// A long game whose sides hide Assassins, on a server whose salts are known.
async fn begun(lairs: [&str; 2]) -> (Stage, [Seat; 2]) {
    let drawn = AtomicU8::new(0);
    let salts = move || Ok(Salt::new([drawn.fetch_add(1, Ordering::Relaxed); 32]));
    let stage = Stage::with(Setup {
        salts: Arc::new(salts),
        ..setup()
    })
    .await;
    let [first, second] = lairs.map(|lair| json!({ "lair": lair }));
    let created = stage
        .create_as(&json!({
            "game": LONG, "side": "first", "opponent": { "kind": "person" }, "name": "Ann",
            "options": { "assassins": "on" }, "seat_options": first,
        }))
        .await;
    let path = format!("/api/games/{}/join", created.id);
    let body = json!({ "invite": created.invite, "seat_options": second });
    let joined: Joined = stage.post(&path, None, &body).await.ok();
    let second = Seat {
        id: created.id.clone(),
        side: joined.side,
        token: joined.token,
    };
    let seats = [Seat::of(&created), second];
    (stage, seats)
}

/// Sends a turn; returns the number of the last event that it led to.
async fn turn(stage: &Stage, seat: &Seat, moves: &[&str]) -> u64 {
    let after = stage.state(seat).await.seq();
    let moves: Vec<String> = moves.iter().map(|&text| text.to_owned()).collect();
    let sent = stage.send_turn(seat, Uuid::new_v4(), after, &moves).await;
    sent.ok::<Accepted>().seq
}

async fn public(stage: &Stage, seat: &Seat) -> GameView {
    stage
        .get(&format!("/api/games/{}", seat.id), None)
        .await
        .ok()
}

async fn record(stage: &Stage, seat: &Seat, token: Option<&str>) -> String {
    let path = format!("/api/games/{}/record", seat.id);
    stage.get(&path, token).await.text().into_owned()
}

#[tokio::test]
async fn t_x9_seals_are_sent_with_each_turn_and_opened_at_the_end() {
    let (stage, [first, second]) = begun(["v3", "v4"]).await;
    let view = public(&stage, &first).await;
    assert_eq!(types(&view)[4..], ["begun", "sealed", "sealed"]);
    let seq = turn(&stage, &first, &["X v3h17-v3h15", "end"]).await;
    let view = public(&stage, &first).await;
    assert_eq!(types(&view)[7..], ["turn", "sealed"]);
    assert_eq!(view.events.len() as u64, seq, "the answer counts the seal");
    turn(&stage, &second, &["end"]).await;

    // Seals tell nothing yet, in events and in the record; but their owner has what was sealed.
    let view = public(&stage, &first).await;
    let told = serde_json::to_string(&view.events).expect("JSON");
    let text = record(&stage, &first, None).await;
    for told in [&told, &text] {
        assert!(!told.contains("salt") && !told.contains("v3h"), "{told}");
    }
    assert_eq!(text.matches("[%seal ").count(), 4);
    let own = serde_json::to_string(&stage.view(&first).await.events).expect("JSON");
    assert!(own.contains("| v3h15") && !own.contains("| v4h1"), "{own}");
    let text = record(&stage, &first, Some(&first.token)).await;
    assert!(
        !text.contains("[%salt") && !text.contains("[%note"),
        "{text}"
    );

    stage.act(&first, Action::Resign).await.ok::<Accepted>();
    let view = public(&stage, &first).await;
    assert_eq!(types(&view)[11..], ["resigned", "opened", "opened"]);
    let text = record(&stage, &first, None).await;
    let proof = audit(&Hall::all(), &text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    assert_eq!(proof.seals, 4);
}

#[tokio::test]
async fn t_x11_who_asks_after_the_end_is_told_where_both_assassins_were() {
    let (stage, [first, second]) = begun(["v3", "v4"]).await;
    turn(&stage, &first, &["X v3h17-v3h15", "end"]).await;
    let path = format!("/api/games/{}/story", first.id);
    let places = |view: &GameView| {
        let state = fold(view);
        let position = state.table().expect("it has begun").position(Viewer::Judge);
        ["@v3h15", "@v4h1"].map(|place| position.contains(place))
    };
    let told = [None, Some(&*first.token), Some(&*second.token)];
    for (token, known) in told
        .into_iter()
        .zip([[false, false], [true, false], [false, true]])
    {
        assert_eq!(places(&stage.get(&path, token).await.ok()), known);
    }
    stage.act(&first, Action::Resign).await.ok::<Accepted>();
    for token in told {
        assert_eq!(places(&stage.get(&path, token).await.ok()), [true, true]);
    }
}

#[tokio::test]
async fn t_x9_a_game_goes_on_sealed_after_a_restart() {
    let (stage, [first, second]) = begun(["v3", "v4"]).await;
    turn(&stage, &first, &["X v3h17-v4h15", "end"]).await;
    let stage = stage.restart().await;
    turn(&stage, &second, &["X v4h1-v5h3", "end"]).await;
    turn(&stage, &first, &["end"]).await;
    let stage = stage.restart().await;
    stage.act(&second, Action::Resign).await.ok::<Accepted>();
    let text = record(&stage, &first, None).await;
    let proof = audit(&Hall::all(), &text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    assert_eq!(proof.seals, 5);
    // The system's salts all differ from each other.
    let salts = text
        .split("[%salt ")
        .skip(1)
        .filter_map(|rest| rest.split(']').next());
    assert_eq!(salts.collect::<HashSet<_>>().len(), 5);
}

#[tokio::test]
async fn t_x9_who_forgoes_the_own_assassin_seals_nothing() {
    let (stage, seats) = begun(["none", "v4"]).await;
    turn(&stage, &seats[0], &["end"]).await;
    turn(&stage, &seats[1], &["end"]).await;
    let view = public(&stage, &seats[0]).await;
    assert_eq!(count(&view, "sealed"), 2);
    stage.act(&seats[1], Action::Resign).await.ok::<Accepted>();
    let view = public(&stage, &seats[0]).await;
    assert_eq!(count(&view, "opened"), 1);
}
