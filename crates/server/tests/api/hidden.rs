//! What a viewer may not know changes nothing of what the viewer gets (T-S3).

use game::Side;
use protocol::{Created, Event, GameView, Joined};
use serde_json::{Value, json};

use crate::socket::Socket;
use crate::stage::{LONG, Seat, Stage, types};

/// The option that sides choose secretly, and its choices.
fn secret() -> (&'static str, Vec<String>) {
    let info = hall::find(LONG).expect("the game");
    let option = info
        .options
        .iter()
        .find(|option| option.scope == hall::Scope::Seat);
    let option = option.expect("something to choose");
    (
        option.id,
        option
            .choices
            .iter()
            .map(|choice| choice.id.to_owned())
            .collect(),
    )
}

async fn create(stage: &Stage, side: Side, choice: &str, opponent: &Value) -> Created {
    let body = json!({
        "game": LONG, "side": side, "name": "Ann",
        "seat_options": { (secret().0): choice }, "opponent": opponent,
    });
    stage.post("/api/games", None, &body).await.ok()
}

/// A text without what differs between any two games: their ids and times.
fn told(text: &str, id: &str) -> String {
    let mut value: Value = serde_json::from_str(&text.replace(id, "ID")).expect("JSON");
    // An answer has its events at hand, a live message one step further in.
    for holder in ["", "/welcome", "/events"] {
        let events = value.pointer_mut(&format!("{holder}/events"));
        for entry in events.and_then(Value::as_array_mut).into_iter().flatten() {
            assert!(entry["at_us"].take().is_i64());
        }
    }
    value.to_string()
}

#[tokio::test]
async fn t_s3_a_choice_changes_no_byte_of_what_others_get() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let (_, choices) = secret();
    let person = json!({ "kind": "person" });
    for side in Side::BOTH {
        let mut transcripts = Vec::new();
        for choice in &choices {
            let game = create(&stage, side, choice, &person).await;
            let (id, invite) = (game.id.as_str(), game.invite.expect("an invitation"));
            let path = format!("/api/games/{id}");
            let mut heard = Vec::new();
            let mut hear = |text: &str| heard.push(told(text, id));

            let mut public = Socket::open(address, id).await;
            public.send("{}").await;
            hear(&public.text().await.expect("a welcome"));
            hear(&public.text().await.expect("who is connected"));
            hear(&stage.get(&path, None).await.text());
            let wrong = json!({ "invite": invite, "seat_options": { "x": "y" } });
            hear(
                &stage
                    .post(&format!("{path}/join"), None, &wrong)
                    .await
                    .text(),
            );
            let early = json!({ "request": uuid::Uuid::nil(), "after": 2, "moves": ["pass"] });
            hear(
                &stage
                    .post(&format!("{path}/turns"), None, &early)
                    .await
                    .text(),
            );

            let body = json!({ "invite": invite, "token": format!("{}A", "t".repeat(42)) });
            let answer = stage.post(&format!("{path}/join"), None, &body).await;
            hear(&answer.text());
            let joined: Joined = answer.ok();
            // From here on the start position shows what was chosen; the choices stay unsaid.
            let view: GameView = stage.get(&path, Some(&joined.token)).await.ok();
            assert_eq!(
                types(&view),
                ["created", "chose", "joined", "chose", "begun"]
            );
            for entry in &view.events {
                if let Event::Chose {
                    side: by, options, ..
                } = &entry.event
                {
                    assert_eq!(options.is_some(), *by == !side, "one's own and no other");
                }
            }
            transcripts.push(heard);
        }
        assert!(transcripts.len() > 1);
        for other in &transcripts[1..] {
            assert_eq!(transcripts[0], *other);
        }
    }
}

#[tokio::test]
async fn t_s3_updates_over_the_live_connection_hide_choices() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let (first, invite) = stage.create(LONG, Side::First).await;
    let (mut ann, _) = Socket::hello(address, &first.id, Some(&first.token), 2).await;
    let (mut public, _) = Socket::hello(address, &first.id, None, 2).await;
    stage.join(&first.id, &invite).await;
    for socket in [&mut ann, &mut public] {
        let events = socket.events().await;
        let side = Side::Second;
        assert_eq!(
            events[1].event,
            Event::Chose {
                side,
                options: None,
                wishes: Default::default(),
            }
        );
    }
}

#[tokio::test]
async fn t_s3_each_side_begins_as_it_has_chosen() {
    let stage = Stage::new().await;
    let (option, choices) = secret();
    for first in &choices {
        for second in &choices {
            let game = create(&stage, Side::First, first, &json!({ "kind": "person" })).await;
            let path = format!("/api/games/{}/join", game.id);
            let body = json!({ "invite": game.invite, "seat_options": { (option): second } });
            stage.post(&path, None, &body).await.ok::<Joined>();
            let seat = Seat {
                id: game.id,
                side: Side::First,
                token: game.token,
            };
            let side = |choice: &String| [(option.to_owned(), choice.clone())].into();
            let options = hall::Options {
                game: Default::default(),
                seats: [side(first), side(second)],
            };
            let wanted = hall::Hall::all().start(LONG, &options).expect("a start");
            let state = stage.state(&seat).await;
            let table = state.table().expect("a game in play");
            let viewer = game::Viewer::Public;
            assert_eq!(table.position(viewer), wanted.position(viewer));
        }
    }
}
