//! Points play over boards on the server (T-V7).

use axum::http::StatusCode;
use game::Side;
use protocol::{Accepted, Action, GameState, Phase, SeriesView};
use serde_json::{Value, json};
use series::{GivenUp, Player, Reset, Roles};
use uuid::Uuid;

use crate::stage::{Seat, Stage, outcome, types};

/// A Soldier of the Challenger beside the General, who is all that the Opposition has.
const GENERAL: &str = "tora-short/rulebook 9/9/9/9/4gS3/9/9/4G4/9 c 2 1 0:0 0 -";
/// Two Kings, the Opposition's in reach of a Soldier.
const KINGS: &str =
    "tora-long/rulebook 17/17/17/17/17/17/17/17/k7sS6K/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -";

impl Stage {
    async fn boards(&self, position: &str, points: Value) -> [Seat; 2] {
        let game = position.split('/').next().expect("a game");
        let more = json!({ "position": position, "points": points });
        self.begun_with(game, &more).await
    }

    /// A round: the Challenger plays these moves, the Opposition passes.
    async fn round(&self, seats: &[Seat; 2], moves: &[&str]) {
        for (seat, moves) in seats.iter().zip([moves, &["pass"]]) {
            let after = self.state(seat).await.seq();
            let moves: Vec<String> = moves.iter().map(|text| (*text).to_owned()).collect();
            let sent = self.send_turn(seat, Uuid::new_v4(), after, &moves).await;
            sent.ok::<Accepted>();
        }
    }

    /// The next board, first side first.
    async fn next_board(&self, seats: &[Seat; 2], swapped: bool) -> [Seat; 2] {
        let state = self.state(&seats[0]).await;
        let id = state.next_game().expect("another board");
        let mut next = seats.clone().map(|seat| Seat {
            id: id.to_owned(),
            side: if swapped { !seat.side } else { seat.side },
            ..seat
        });
        if swapped {
            next.swap(0, 1);
        }
        next
    }

    async fn standing(&self, seat: &Seat) -> SeriesView {
        let path = format!("/api/games/{}/series", seat.id);
        self.get(&path, None).await.ok()
    }
}

const TAKE: [&str; 2] = ["S v5h6xv5h5", "end"];

#[tokio::test]
async fn t_v7_the_next_board_is_there_with_the_end_of_the_one_before() {
    let mut stage = Stage::new().await;
    let seats = stage.boards(GENERAL, json!({ "target": 16 })).await;
    stage.round(&seats, &TAKE).await;
    stage = stage.restart().await;
    let view = stage.view(&seats[0]).await;
    assert_eq!(types(&view).last(), Some(&"next-begun"));
    let next = stage.next_board(&seats, false).await;
    let state = stage.state(&next[0]).await;
    assert_eq!(state.phase(), Phase::Playing);
    assert_eq!(stage.view(&next[1]).await.side, Some(Side::Second));
    let view = stage.standing(&next[0]).await;
    assert_eq!((view.games.len(), view.standing.points), (2, Some([8, 0])));
    assert_eq!(
        (view.agreed.roles, view.agreed.reset),
        (Roles::Kept, Reset::Never)
    );

    // The second board reaches the target: no third one follows, a rematch does.
    stage.round(&next, &TAKE).await;
    let state = stage.state(&next[0]).await;
    assert_eq!(state.next_game(), None);
    let view = stage.standing(&seats[1]).await;
    assert_eq!(view.standing.points, Some([16, 0]));
    for seat in &next {
        stage.act(seat, Action::Rematch).await.ok::<Accepted>();
    }
    let again = stage.next_board(&next, true).await;
    assert_eq!(stage.standing(&again[0]).await.standing.points, None);
}

#[tokio::test]
async fn t_v7_roles_are_swapped_and_boards_reset_as_agreed() {
    let stage = Stage::new().await;
    let points = json!({ "target": 79, "roles": "swapped", "reset": "one-action" });
    let seats = stage.boards(KINGS, points).await;
    let after = stage.state(&seats[0]).await.seq();
    let moves = ["S v9h10xv9h9", "end"].map(str::to_owned);
    let out_of_turn = stage.act(&seats[1], Action::Reset).await;
    out_of_turn.refused(StatusCode::CONFLICT, "error-not-your-turn");
    let sent = stage
        .send_turn(&seats[0], Uuid::new_v4(), after, &moves)
        .await;
    sent.ok::<Accepted>();
    let request = Uuid::new_v4();
    let reset = stage.act_as(&seats[1], Action::Reset, request).await;
    let reset: Accepted = reset.ok();
    let again = stage.act_as(&seats[1], Action::Reset, request).await;
    assert_eq!(again.ok::<Accepted>(), reset, "sent again");
    let end = outcome(&stage.state(&seats[0]).await).map(|end| (end.ending.name(), end.points));
    assert_eq!(end, Some(("reset", Some([1, 0]))));
    let next = stage.next_board(&seats, true).await;
    assert_eq!(next[0].token, seats[1].token);
    assert_eq!(stage.view(&next[0]).await.side, Some(Side::First));

    // Nobody has agreed on it here.
    let seats = stage.boards(KINGS, json!({ "target": 79 })).await;
    let refused = stage.act(&seats[0], Action::Reset).await;
    refused.refused(StatusCode::CONFLICT, "error-no-reset");
}

#[tokio::test]
async fn t_v5_who_resigns_gives_up_all_boards() {
    let stage = Stage::new().await;
    let seats = stage.boards(GENERAL, json!({ "target": 79 })).await;
    stage.round(&seats, &TAKE).await;
    let next = stage.next_board(&seats, false).await;
    stage.act(&next[0], Action::Resign).await.ok::<Accepted>();
    assert_eq!(stage.state(&next[0]).await.next_game(), None);
    let standing = stage.standing(&next[0]).await.standing;
    assert_eq!(standing.given_up, Some(GivenUp::Won(Player::Two)));
}

#[tokio::test]
async fn t_v7_against_the_computer_it_begins_the_next_board() {
    let stage = Stage::new().await;
    let body = json!({
        "game": "tora-short", "side": "first", "points": { "target": 1295 },
        "position": GENERAL, "opponent": { "kind": "computer", "level": 1 },
    });
    let seat = Seat::of(&stage.create_as(&body).await);
    let after = stage.state(&seat).await.seq();
    let moves = TAKE.map(str::to_owned);
    let sent = stage.send_turn(&seat, Uuid::new_v4(), after, &moves).await;
    sent.ok::<Accepted>();
    let over = |state: &GameState| state.next_game().is_some();
    stage.state_when(&seat, over).await;
    let view = stage.standing(&seat).await;
    assert_eq!((view.games.len(), view.standing.points), (2, Some([8, 0])));
}

#[tokio::test]
async fn what_can_not_be_agreed_on_is_refused() {
    let stage = Stage::new().await;
    let create = async |game: &str, more: Value| {
        let mut body = json!({ "game": game, "opponent": { "kind": "person" } });
        let fields = body.as_object_mut().expect("fields");
        fields.extend(more.as_object().expect("fields").clone());
        stage.post("/api/games", None, &body).await
    };
    let invalid = StatusCode::UNPROCESSABLE_ENTITY;
    let points = json!({ "points": { "target": 79 } });
    create("convoy", points)
        .await
        .refused(invalid, "error-no-points-play");
    let both = json!({ "points": { "target": 79 }, "games": 2 });
    create("tora-short", both)
        .await
        .refused(invalid, "error-points-or-match");
    for target in [
        json!(0),
        json!(-1),
        json!(1.5),
        json!("79"),
        json!(4_294_967_296_u64),
    ] {
        let points = json!({ "points": { "target": target } });
        create("tora-short", points)
            .await
            .refused(invalid, "error-bad-request");
    }
    let roles = json!({ "points": { "target": 79, "roles": "mixed" } });
    create("tora-short", roles)
        .await
        .refused(invalid, "error-bad-request");
}
