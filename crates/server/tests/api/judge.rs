//! The judge of a game of TORA (T-V8), who sees what is hidden (T-X13).

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use audit::audit;
use axum::http::StatusCode;
use game::{RuleId, Side, Viewer};
use hall::Hall;
use protocol::{Accepted, Action, Created, Event, GameView, Joined, Update};
use serde_json::{Value, json};
use tigerden_server::Setup;
use uuid::Uuid;

use crate::socket::Socket;
use crate::stage::{LONG, Reply, SHORT, Seat, Stage, a_turn, fold, outcome, setup, types};

/// A long game whose judge has invited two people, who hide Assassins.
struct Court {
    stage: Stage,
    seats: [Seat; 2],
    judge: String,
}

/// What a judge asks for.
fn wish(more: &Value) -> Value {
    let mut body = json!({
        "game": LONG, "judge": true, "side": "second", "opponent": { "kind": "person" },
        "options": { "assassins": "on" },
    });
    let fields = body.as_object_mut().expect("fields");
    fields.extend(more.as_object().expect("fields").clone());
    body
}

async fn join(stage: &Stage, created: &Created, side: Side, lair: &str) -> Seat {
    let path = format!("/api/games/{}/join", created.id);
    let body = json!({
        "invite": invite(created, side), "seat_options": { "lair": lair }, "name": format!("{side:?}"),
    });
    let joined: Joined = stage.post(&path, None, &body).await.ok();
    assert_eq!(joined.side, side);
    Seat {
        id: created.id.clone(),
        side,
        token: joined.token,
    }
}

/// The invitation to a side.
fn invite(created: &Created, side: Side) -> Option<&String> {
    created.invites.as_ref()?[side.index()].as_ref()
}

impl Court {
    async fn open(stage: Stage, more: &Value) -> Self {
        let created = stage.create_as(&wish(more)).await;
        let second = join(&stage, &created, Side::Second, "v4").await;
        let first = join(&stage, &created, Side::First, "v3").await;
        Self {
            stage,
            seats: [first, second],
            judge: created.token,
        }
    }

    fn path(&self, what: &str) -> String {
        format!("/api/games/{}{what}", self.seats[0].id)
    }

    /// The tokens of the judge, of both players, and none.
    fn askers(&self) -> [Option<&str>; 4] {
        let [first, second] = &self.seats;
        [
            Some(&self.judge),
            Some(&first.token),
            Some(&second.token),
            None,
        ]
    }

    async fn view(&self, token: Option<&str>) -> GameView {
        self.stage.get(&self.path(""), token).await.ok()
    }

    async fn record(&self, token: Option<&str>) -> String {
        let path = self.path("/record");
        self.stage.get(&path, token).await.text().into_owned()
    }

    async fn turn(&self, side: Side, moves: &[&str]) -> Reply {
        let seat = &self.seats[side.index()];
        let after = self.stage.state(seat).await.seq();
        let moves: Vec<String> = moves.iter().map(|&text| text.to_owned()).collect();
        self.stage
            .send_turn(seat, Uuid::new_v4(), after, &moves)
            .await
    }

    /// The judge decides something.
    async fn decide(&self, what: &str, fields: &Value) -> Reply {
        let after = self.view(None).await.events.len();
        let mut body = json!({ "after": after, "reason": "Misread." });
        let all = body.as_object_mut().expect("fields");
        all.extend(fields.as_object().expect("fields").clone());
        let path = self.path(&format!("/{what}"));
        self.stage.post(&path, Some(&self.judge), &body).await
    }

    /// The position as the judge sees it, with the Assassins elsewhere.
    async fn elsewhere(&self, hidden: &str) -> Value {
        let state = fold(&self.view(Some(&self.judge)).await);
        let position = state.table().expect("a game").position(Viewer::Judge);
        let (rest, _) = position.rsplit_once(' ').expect("what is hidden");
        json!({ "position": format!("{rest} {hidden}") })
    }

    async fn restart(self) -> Self {
        Self {
            stage: self.stage.restart().await,
            ..self
        }
    }
}

#[tokio::test]
async fn t_x13_who_plays_is_no_judge_of_what_is_hidden() {
    let stage = Stage::new().await;
    let board = "16K/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/k16 c 1 1 0:0 0 -";
    let position = format!("tora-long/rulebook+assassin {board}");
    for more in [
        json!({ "options": { "assassins": "on" } }),
        json!({ "position": position }),
    ] {
        let mut body = json!({ "game": LONG, "opponent": { "kind": "person" }, "arbiter": true });
        let fields = body.as_object_mut().expect("fields");
        fields.extend(more.as_object().expect("fields").clone());
        let answer = stage.post("/api/games", None, &body).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-sees-all");
    }
    // Where nothing can be hidden, the creator hands on the office, as in other games.
    for game in [LONG, SHORT] {
        let body = json!({ "game": game, "opponent": { "kind": "person" }, "arbiter": true });
        let created = stage.create_as(&body).await;
        assert!(created.arbiter.is_some() && created.invites.is_none());
    }
}

#[tokio::test]
async fn t_x13_the_judge_creates_the_game_and_invites_both_players() {
    let stage = Stage::new().await;
    let token = format!("{}A", "j".repeat(42));
    let body = wish(&json!({ "token": token }));
    let created = stage.create_as(&body).await;
    assert_eq!(stage.create_as(&body).await, created, "sent again");
    assert_eq!(
        (&created.token, created.arbiter.as_ref()),
        (&token, Some(&token))
    );
    let view: GameView = stage
        .get(&format!("/api/games/{}", created.id), Some(&token))
        .await
        .ok();
    assert_eq!((types(&view), view.side), (vec!["created"], None));
    // Nor can the office become one.
    let body = json!({ "invite": invite(&created, Side::First), "token": token, "seat_options": { "lair": "v3" } });
    let path = format!("/api/games/{}/join", created.id);
    let answer = stage.post(&path, None, &body).await;
    answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-bad-request");
    let first = join(&stage, &created, Side::First, "v3").await;
    join(&stage, &created, Side::Second, "v4").await;
    let kinds = types(&stage.view(&first).await);
    let begun = [
        "created", "joined", "chose", "joined", "chose", "begun", "sealed", "sealed",
    ];
    assert_eq!(kinds, begun);
    // The office is no seat.
    let act = json!({ "request": Uuid::new_v4(), "action": "resign" });
    let path = format!("/api/games/{}/acts", first.id);
    let answer = stage.post(&path, Some(&token), &act).await;
    answer.refused(StatusCode::FORBIDDEN, "error-no-seat");
    // Against the computer, one is invited.
    let body = wish(&json!({ "opponent": { "kind": "computer", "level": 1 } }));
    let created = stage.create_as(&body).await;
    assert_eq!((created.side, &created.invite), (Side::Second, &None));
    assert_eq!(invite(&created, Side::First), None);
    let body =
        json!({ "invite": invite(&created, Side::Second), "seat_options": { "lair": "v4" } });
    let path = format!("/api/games/{}/join", created.id);
    assert_eq!(
        stage.post(&path, None, &body).await.ok::<Joined>().side,
        Side::Second
    );
}

#[tokio::test]
async fn t_x13_only_the_judge_is_shown_both_assassins_and_all_notes() {
    let court = Court::open(Stage::new().await, &json!({})).await;
    let address = court.stage.listen().await;
    let mut sockets = Vec::new();
    for token in court.askers() {
        let (socket, _) = Socket::hello(address, &court.seats[0].id, token, 0).await;
        sockets.push(socket);
    }
    court
        .turn(Side::First, &["X v3h17-v3h15", "end"])
        .await
        .ok::<Accepted>();
    // What hides, and where it goes: each player's own, and the judge's.
    let knows = [[true, true], [true, false], [false, true], [false, false]];
    for ((token, knows), socket) in court.askers().into_iter().zip(knows).zip(&mut sockets) {
        let told = serde_json::to_string(&court.view(token).await.events).expect("JSON");
        let places = [told.contains("v3h15"), told.contains("o@v4h1")];
        assert_eq!(places, knows, "{told}");
        let notes = told.matches(r#""salt":"#).count();
        assert_eq!(
            notes,
            [[0, 1], [2, 3]][usize::from(knows[0])][usize::from(knows[1])]
        );
        let told = loop {
            let events = socket.events().await;
            if events
                .iter()
                .any(|event| matches!(event.event, Event::Turn { .. }))
            {
                break serde_json::to_string(&events).expect("JSON");
            }
        };
        assert_eq!(told.contains("X v3h17-v3h15"), knows[0], "{told}");
        let record = court.record(token).await;
        assert_eq!(
            [record.contains("c@v3h17"), record.contains("o@v4h1")],
            knows,
            "{record}"
        );
        assert_eq!(
            record.contains("[%note second v4h1]"),
            knows == [true, true]
        );
    }
    // A judge who comes later, and after a restart, is shown the same; so is everybody.
    let mut before = Vec::new();
    for token in court.askers() {
        before.push(court.view(token).await);
    }
    let court = court.restart().await;
    let address = court.stage.listen().await;
    for (token, before) in court.askers().into_iter().zip(before) {
        assert_eq!(court.view(token).await, before);
        let (_, welcome) = Socket::hello(address, &court.seats[0].id, token, 0).await;
        let Update::Welcome { side, events, .. } = welcome else {
            panic!("no welcome: {welcome:?}");
        };
        assert_eq!((side, events), (before.side, before.events));
    }
}

#[tokio::test]
async fn t_x13_a_position_of_the_judge_is_sealed_and_told_as_each_may_know_it() {
    let court = Court::open(Stage::new().await, &json!({})).await;
    court
        .turn(Side::First, &["X v3h17-v3h15", "end"])
        .await
        .ok::<Accepted>();
    let position = court.elsewhere("c@v6h12,o@v8h5").await;
    court.decide("position", &position).await.ok::<Accepted>();
    let court = court.restart().await;
    let knows = [[true, true], [true, false], [false, true], [false, false]];
    for (token, knows) in court.askers().into_iter().zip(knows) {
        let view = court.view(token).await;
        let kinds = types(&view);
        assert_eq!(kinds[kinds.len() - 3..], ["set-up", "sealed", "sealed"]);
        let told = serde_json::to_string(&view.events).expect("JSON");
        assert_eq!(
            [told.contains("v6h12"), told.contains("v8h5")],
            knows,
            "{told}"
        );
        let record = court.record(token).await;
        assert_eq!(
            [record.contains("v6h12"), record.contains("v8h5")],
            knows,
            "{record}"
        );
    }
    // Each goes on from where it stands now.
    let gone = court.turn(Side::Second, &["X v4h1-v4h2", "end"]).await;
    assert_eq!(gone.status, StatusCode::UNPROCESSABLE_ENTITY);
    court
        .turn(Side::Second, &["X v8h5-v8h6", "end"])
        .await
        .ok::<Accepted>();
    court
        .turn(Side::First, &["X v6h12-v6h11", "end"])
        .await
        .ok::<Accepted>();
    let out = court.elsewhere("c@v6h11").await;
    court.decide("position", &out).await.ok::<Accepted>();
    let kinds = types(&court.view(None).await);
    assert_eq!(kinds[kinds.len() - 3..], ["set-up", "sealed", "opened"]);
    court
        .stage
        .act(&court.seats[0], Action::Resign)
        .await
        .ok::<Accepted>();
    let record = court.record(None).await;
    let proof = audit(&Hall::all(), &record).unwrap_or_else(|fault| panic!("{fault}: {record}"));
    assert_eq!(proof.seals, 2 + 1 + 2 + 2 + 1);
}

#[tokio::test]
async fn t_v8_the_judge_decides_result_and_points_of_a_running_game_and_all_is_opened() {
    let court = Court::open(Stage::new().await, &json!({})).await;
    court
        .turn(Side::First, &["X v3h17-v3h15", "end"])
        .await
        .ok::<Accepted>();
    let verdict = json!({ "winner": "second", "points": [0, 60] });
    court.decide("overrule", &verdict).await.ok::<Accepted>();
    let court = court.restart().await;
    let state = court.stage.state(&court.seats[0]).await;
    let end = outcome(&state).expect("it is over");
    assert_eq!(
        (end.winner, end.rule, end.points),
        (Some(Side::Second), RuleId("T-V8"), Some([0, 60]))
    );
    let record = court.record(None).await;
    assert!(
        record.contains("[%note first X v3h17-v3h15; end | v3h15]"),
        "{record}"
    );
    let proof = audit(&Hall::all(), &record).unwrap_or_else(|fault| panic!("{fault}: {record}"));
    assert_eq!(proof.seals, 3);
}

#[tokio::test]
async fn t_v8_pieces_are_moved_between_turns_only() {
    let court = Court::open(Stage::new().await, &json!({})).await;
    let position = court.elsewhere("c@v6h12,o@v8h5").await;
    court
        .turn(Side::First, &["K v9h17 search"])
        .await
        .ok::<Accepted>();
    let answer = court.decide("position", &position).await;
    answer.refused(StatusCode::CONFLICT, "error-mid-turn");
    court.turn(Side::First, &["end"]).await.ok::<Accepted>();
    for (position, key) in [
        (
            "tora-long/rulebook c 3 1 0:0 0 -".to_owned(),
            "error-position",
        ),
        (
            position["position"]
                .as_str()
                .expect("a text")
                .replace("o@v8h5", "o?"),
            "error-position",
        ),
        (
            position["position"]
                .as_str()
                .expect("a text")
                .replace(" c 3 1 ", " c 2 1 "),
            "error-mid-turn",
        ),
    ] {
        let answer = court
            .decide("position", &json!({ "position": position }))
            .await;
        assert_eq!(answer.key(), key, "{position}: {}", answer.text());
    }
    court.decide("position", &position).await.ok::<Accepted>();
}

#[tokio::test]
async fn t_v8_what_was_declared_before_does_not_count_in_a_position_of_the_judge() {
    let seconds = Arc::new(AtomicU64::new(0));
    let (began, passed) = (Instant::now(), Arc::clone(&seconds));
    let stage = Stage::with(Setup {
        steady: Arc::new(move || began + Duration::from_secs(passed.load(Ordering::Relaxed))),
        ..setup()
    });
    let court = Court::open(stage.await, &json!({ "clock": "sudden 600s" })).await;
    let seat = &court.seats[0];
    let after = court.stage.state(seat).await.seq();
    let mut declared = a_turn(court.stage.state(seat).await.table().expect("a game"));
    assert_eq!(declared.pop().as_deref(), Some("end"));
    let legal = court.stage.draft(seat, after, &declared).await;
    legal.ok::<Accepted>();
    let position = court.elsewhere("c@v3h17,o@v4h1").await;
    court.decide("position", &position).await.ok::<Accepted>();
    let clocks = json!({ "left_us": [5_000_000, 9_000_000] });
    court.decide("clocks", &clocks).await.ok::<Accepted>();
    seconds.fetch_add(60, Ordering::Relaxed);
    court.stage.act(&court.seats[1], Action::Accept).await;
    let state = court.stage.state(seat).await;
    let end = outcome(&state).expect("the flag has fallen");
    assert_eq!(end.winner, Some(Side::Second));
    assert_eq!(
        state.table().expect("a game").plies(),
        0,
        "nothing was played"
    );
}
