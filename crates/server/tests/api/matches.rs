//! Matches: games with the sides swapped from one to the next, and their score.

use axum::http::StatusCode;
use clock::{Moment, Span};
use game::{Side, Viewer};
use protocol::{Accepted, Action, BREAK, Event, GameState, Phase, SeriesView};
use serde_json::{Value, json};
use series::{GameResult, Series};
use uuid::Uuid;

use crate::socket::Socket;
use crate::stage::{LONG, Seat, Stage, a_turn, types};

const FIRST: Viewer = Viewer::Player(Side::First);
const SECOND: Viewer = Viewer::Player(Side::Second);

impl Stage {
    /// A match of two games that two people have begun; first side first.
    async fn match_begun(&self, game: &str, more: Value) -> [Seat; 2] {
        let mut fields = more.as_object().expect("fields").clone();
        fields.insert("games".to_owned(), json!(2));
        self.begun_with(game, &fields.into()).await
    }

    /// The seats of the same players in the game after this one, first side first.
    async fn next(&self, seats: &[Seat; 2]) -> [Seat; 2] {
        let state = self.state(&seats[0]).await;
        let id = state.next_game().expect("a next game");
        let [first, second] = seats.clone().map(|seat| Seat {
            id: id.to_owned(),
            side: !seat.side,
            ..seat
        });
        [second, first]
    }

    async fn series_view(&self, seat: &Seat) -> SeriesView {
        let path = format!("/api/games/{}/series", seat.id);
        self.get(&path, None).await.ok()
    }
}

/// A game that the other side has resigned.
fn resigned_to(winner: Side) -> Option<GameResult> {
    Some(GameResult {
        given_up: true,
        ..GameResult::won(winner, None)
    })
}

#[tokio::test]
async fn k_11_a_match_is_two_games_with_sides_swapped() {
    let mut stage = Stage::new().await;
    let clock = json!({ "clock": "sudden 5m / sudden 3m" });
    let seats = stage.match_begun("convoy", clock).await;
    let view = stage.series_view(&seats[0]).await;
    assert_eq!((view.agreed, view.games.len()), (Series::pair(), 1));
    stage.play(&seats).await;
    let request = Uuid::new_v4();
    let resign = stage.act_as(&seats[1], Action::Resign, request).await;
    let resigned: Accepted = resign.ok();

    // The next game is there with the end of the first one, whatever happens to the server.
    stage = stage.restart().await;
    let again = stage.act_as(&seats[1], Action::Resign, request).await;
    assert_eq!(again.ok::<Accepted>(), resigned, "sent again");
    let view = stage.view(&seats[0]).await;
    assert_eq!(types(&view)[3..], ["turn", "resigned", "next-begun"]);
    let asked = stage.act(&seats[0], Action::Rematch).await;
    asked.refused(StatusCode::CONFLICT, "error-match-goes-on");

    let next = stage.next(&seats).await;
    let state = stage.state(&next[0]).await;
    assert_eq!(state.phase(), Phase::Playing);
    let before = state.terms().games_before();
    assert_eq!(before.len(), 1);
    assert_eq!(before[0].id, seats[0].id);
    assert_eq!(before[0].result, resigned_to(Side::First));
    let names = serde_json::to_value(state.seats()).expect("JSON");
    assert_eq!(
        (&names[0]["name"], &names[1]["name"]),
        (&json!("Ben"), &json!("Ann"))
    );
    let clock = state.terms().clock.as_ref().map(ToString::to_string);
    assert_eq!(clock.as_deref(), Some("sudden 3m / sudden 5m"));
    for seat in &next {
        assert_eq!(stage.view(seat).await.side, Some(seat.side));
    }

    // The one who has resigned wins the second game.
    stage.play(&next).await;
    stage.act(&next[1], Action::Resign).await.ok::<Accepted>();
    let view = stage.series_view(&next[1]).await;
    assert_eq!(view, stage.series_view(&seats[0]).await);
    let results: Vec<_> = view.games.iter().map(|game| game.result).collect();
    assert_eq!(
        results,
        [resigned_to(Side::First), resigned_to(Side::First)]
    );
    assert_eq!((view.standing.wins, view.standing.draws), ([1, 1], 0));

    // After the last game a rematch is a match again.
    assert_eq!(stage.state(&next[0]).await.next_game(), None);
    for seat in &next {
        stage.act(seat, Action::Rematch).await.ok::<Accepted>();
    }
    let third = stage.next(&next).await;
    assert_eq!(third[0].token, seats[0].token);
    let view = stage.series_view(&third[0]).await;
    assert_eq!((view.agreed, view.games.len()), (Series::pair(), 1));
    assert_eq!(view.games[0].id, third[0].id);
    let terms = stage.state(&third[0]).await.terms().clone();
    assert!(terms.games_before().is_empty());
}

#[tokio::test]
async fn points_are_added_up_by_player_and_a_decision_counts_in_the_match() {
    let stage = Stage::new().await;
    let body = json!({
        "game": "lancerchess", "side": "second", "games": 2, "opponent": { "kind": "person" },
        "arbiter": true,
    });
    let created = stage.create_as(&body).await;
    let invite = created.invite.as_ref().expect("an invitation");
    let first = stage.join(&created.id, invite).await;
    let seats = [first, Seat::of(&created)];
    stage
        .act(&seats[0], Action::OfferDraw)
        .await
        .ok::<Accepted>();
    stage.act(&seats[1], Action::Accept).await.ok::<Accepted>();
    let next = stage.next(&seats).await;
    stage.act(&next[0], Action::Resign).await.ok::<Accepted>();
    // The second side of the first game has resigned the second one, as its first side.
    let view = stage.series_view(&next[0]).await;
    assert_eq!((view.standing.wins, view.standing.draws), ([1, 0], 1));
    assert_eq!(view.standing.points, Some([4, 1]));

    let secret = created.arbiter.expect("a secret for the arbiter");
    let after = stage.state(&seats[0]).await.seq();
    let body = json!({ "after": after, "winner": "second", "reason": "A prompter." });
    let path = format!("/api/games/{}/overrule", seats[0].id);
    stage
        .post(&path, Some(&secret), &body)
        .await
        .ok::<Accepted>();
    let view = stage.series_view(&next[0]).await;
    assert_eq!(
        (view.standing.wins, view.standing.points),
        ([1, 1], Some([3, 3]))
    );
    let begun = stage.view(&seats[0]).await.events;
    let next_games = begun
        .iter()
        .filter(|e| matches!(e.event, Event::NextBegun { .. }));
    assert_eq!(next_games.count(), 1);
}

#[tokio::test]
async fn against_the_computer_it_begins_the_second_game() {
    let stage = Stage::new().await;
    let body = json!({
        "game": "tora-long", "side": "first", "games": 2,
        "opponent": { "kind": "computer", "level": 1 },
    });
    let created = stage.create_as(&body).await;
    let seat = Seat::of(&created);
    stage.act(&seat, Action::Resign).await.ok::<Accepted>();
    let id = stage
        .state(&seat)
        .await
        .next_game()
        .expect("a next game")
        .to_owned();
    let next = Seat {
        id,
        side: Side::Second,
        ..seat
    };
    let begun =
        |state: &GameState| state.table().and_then(hall::Table::to_move) == Some(Side::Second);
    stage.state_when(&next, begun).await;
}

#[tokio::test]
async fn a_flag_that_falls_begins_the_next_game() {
    let stage = Stage::new().await;
    let seats = stage
        .match_begun("convoy", json!({ "clock": "sudden 1s" }))
        .await;
    let fallen = |state: &GameState| state.next_game().is_some();
    stage.state_when(&seats[0], fallen).await;
    let next = stage.next(&seats).await;
    let state = stage.state(&next[0]).await;
    assert_eq!(
        state.phase(),
        Phase::Playing,
        "the clocks wait for the players"
    );
}

#[tokio::test]
async fn a_game_of_its_own_is_a_match_of_one_and_other_numbers_are_refused() {
    let stage = Stage::new().await;
    let [first, second] = stage.begun("convoy").await;
    stage.act(&second, Action::Resign).await.ok::<Accepted>();
    assert_eq!(stage.state(&first).await.next_game(), None);
    let view = stage.series_view(&first).await;
    assert_eq!(
        (view.agreed, view.standing.wins),
        (Series::single(), [1, 0])
    );
    for games in [0, 3] {
        let body = json!({ "game": "convoy", "games": games, "opponent": { "kind": "person" } });
        let answer = stage.post("/api/games", None, &body).await;
        let error = answer.refused(StatusCode::UNPROCESSABLE_ENTITY, "error-games");
        assert_eq!(error.message, "`games`: a match has 1 to 2 games");
    }
    let answer = stage.get("/api/games/nosuchgame/series", None).await;
    answer.refused(StatusCode::NOT_FOUND, "error-no-game");
}

#[tokio::test]
async fn t_x2_what_was_hidden_is_hidden_elsewhere_in_the_next_game() {
    let stage = Stage::new().await;
    let more = json!({
        "options": { "assassins": "on" },
        "seat_options": { "lair": "v5" },
    });
    let place = |text: &str, mark: &str| text.split_once(mark).map(|(_, place)| place.to_owned());
    let mut elsewhere = 0;
    // Now and then lots fall on the same place again.
    for _ in 0..6 {
        let seats = stage.match_begun(LONG, more.clone()).await;
        let position = stage.state(&seats[0]).await;
        let position = position.table().expect("a game").position(FIRST);
        assert_eq!(place(&position, "c@").as_deref(), Some("v5h17"));
        stage.play(&seats).await;
        stage.act(&seats[1], Action::Resign).await.ok::<Accepted>();
        let next = stage.next(&seats).await;
        let owner = stage.state(&next[1]).await;
        let owner = owner.table().expect("a game").position(SECOND);
        let place = place(&owner, "o@").expect("it hides again, on the other side");
        assert!(place.ends_with("h1") && !owner.contains("c@") && !owner.contains("c?"));
        elsewhere += usize::from(place != "v5h1");
        let other = stage.state(&next[0]).await;
        let other = other.table().expect("a game").position(FIRST);
        assert!(other.ends_with(" o?"), "{other}");
    }
    assert!(elsewhere > 0);
}

#[tokio::test]
async fn the_clocks_of_a_rematch_start_when_both_players_are_there() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let seats = stage.timed("sudden 60s").await;
    stage.act(&seats[0], Action::Resign).await.ok::<Accepted>();
    for seat in &seats {
        stage.act(seat, Action::Rematch).await.ok::<Accepted>();
    }
    let next = stage.next(&seats).await;
    let begun = stage.view(&next[0]).await.events.len();
    let hello = async |seat: &Seat, since| {
        let (socket, _) = Socket::hello(address, &seat.id, Some(&seat.token), since).await;
        socket
    };
    let mut ann = hello(&next[0], begun as u64).await;
    ann.presence([true, false], 0).await;
    // A spectator is none of those they wait for.
    let (_public, _) = Socket::hello(address, &next[0].id, None, 0).await;
    ann.presence([true, false], 1).await;
    let state = stage.state(&next[0]).await;
    let clock = state.clock().expect("clocks");
    let view = stage.view(&next[0]).await;
    assert_eq!(view.events.len(), begun, "nothing has happened yet");
    let began = Moment(view.events[begun - 1].at_us);
    assert_eq!(clock.waits(began), BREAK);

    let _ben = hello(&next[1], 0).await;
    let gathered = ann.events().await.remove(0);
    assert!(matches!(gathered.event, Event::Gathered), "{gathered:?}");
    let state = stage.state(&next[0]).await;
    let clock = state.clock().expect("clocks");
    let start = Moment(gathered.at_us);
    let (side, falls) = clock.deadline().expect("a clock that runs");
    assert_eq!(side, Side::First);
    assert_eq!(falls, start.after(Span::seconds(60)));
    // A turn that was made before the player could know it counts.
    let moves = a_turn(state.table().expect("a game"));
    let sent = stage.send_turn(&next[0], Uuid::new_v4(), begun as u64, &moves);
    sent.await.ok::<Accepted>();
}
