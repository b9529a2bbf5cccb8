//! Games that the server plays for a tournament.

use std::time::Duration;

use axum::http::StatusCode;
use game::Side;
use protocol::tournament::Said;
use protocol::{Accepted, Action, Phase, Seat as Sits};
use serde_json::json;
use tournament::Seat as TableSeat;
use tournament::event::State;
use tournament::log::Fact;

use super::club::{Club, online, spot};
use super::table::{FIRST, played};
use crate::stage::{Stage, until};

#[tokio::test]
async fn both_players_open_their_seats_with_their_keys() {
    let (club, [ann, ben]) = Club::of_two(&online(1)).await;
    let board = club.board(FIRST).await;
    let seats = [club.seat(&board, &ann).await, club.seat(&board, &ben).await];
    assert_eq!(seats.each_ref().map(|seat| seat.side), Side::BOTH);
    let names = ["Ann", "Ben"].map(|name| Sits::Person {
        name: name.to_owned(),
    });
    assert_eq!(*club.game(&board).await.seats(), names);
    club.stage.play(&seats).await;
    club.stage.play(&seats).await;
    let eve = club.stage.player("Eve").await;
    let path = format!("/api/games/{board}");
    let stranger = club.stage.get(&path, Some(&eve.secret)).await;
    stranger.refused(StatusCode::FORBIDDEN, "error-no-seat");
    let official = club.stage.get(&path, Some(&club.secret)).await;
    official.refused(StatusCode::FORBIDDEN, "error-no-seat");
    // The game says where it belongs, and so does its record.
    let occasion = club
        .stage
        .players(&board)
        .await
        .occasion
        .expect("an occasion");
    assert_eq!(
        (occasion.tournament.as_str(), occasion.name.as_str()),
        (club.id.as_str(), "Spring Cup")
    );
    assert_eq!((occasion.round, occasion.table, occasion.game), (1, 1, 1));
    let record = club.stage.get(&format!("{path}/record"), None).await;
    for tag in [
        "[Event \"Spring Cup\"]",
        "[Round \"1\"]",
        "[Table \"1\"]",
        "[MatchGame \"1\"]",
        "[Handicap \"0 0\"]",
    ] {
        assert!(record.text().contains(tag), "{tag}: {}", record.text());
    }
    club.resigns(&board, &ben).await;
    assert_eq!(club.decided(FIRST).await, State::Won(TableSeat::A));
    // A rematch is no game of the tournament.
    for seat in &seats {
        club.stage.act(seat, Action::Rematch).await.ok::<Accepted>();
    }
    let next = club.game(&board).await.next_game().map(str::to_owned);
    let next = next.expect("a rematch");
    assert_eq!(club.stage.players(&next).await.occasion, None);
}

#[tokio::test]
async fn a_bout_goes_on_with_sides_swapped() {
    let mut charter = online(1);
    charter["contest"] = json!("pair");
    let (club, [ann, ben]) = Club::of_two(&charter).await;
    let first = club.board(FIRST).await;
    club.resigns(&first, &ben).await;
    let second = club.board_after(FIRST, &first).await;
    assert_eq!(club.seat(&second, &ann).await.side, Side::Second);
    let occasion = club
        .stage
        .players(&second)
        .await
        .occasion
        .expect("an occasion");
    assert_eq!(occasion.game, 2);
    club.resigns(&second, &ann).await;
    assert_eq!(club.decided(FIRST).await, State::Drawn);
    let winners: Vec<_> = played(&club.facts().await)
        .iter()
        .map(|game| game.winner)
        .collect();
    assert_eq!(winners, [Some(TableSeat::A), Some(TableSeat::B)]);
}

#[tokio::test]
async fn a_match_that_counts_points_is_scored() {
    let mut charter = online(1);
    charter["contest"] = json!({ "tora": { "board": "short", "target": 49 } });
    charter["boards"] = json!({ "game": "tora-short" });
    let (club, [_, ben]) = Club::of_two(&charter).await;
    let mut board = club.board(FIRST).await;
    for game in 1..=4 {
        club.resigns(&board, &ben).await;
        if game < 4 && club.now().await.state(FIRST) == Some(State::Running) {
            let next = until(async || {
                let now = club.now().await;
                let over = now.state(FIRST) != Some(State::Running);
                let next = now.board(FIRST).filter(|next| *next != board);
                (over || next.is_some()).then(|| next.map(str::to_owned))
            });
            match next.await {
                Some(next) => board = next,
                None => break,
            }
        }
    }
    assert_eq!(club.decided(FIRST).await, State::Won(TableSeat::A));
    for result in played(&club.facts().await) {
        assert!(result.points.is_some() && result.record.is_some());
    }
}

#[tokio::test]
async fn who_plays_elsewhere_waits_for_no_board() {
    let club = Club::of(Stage::new().await, &online(1)).await;
    club.enters("Ann").await;
    club.register(&["Ben"]).await;
    club.pair().await.ok::<Said>();
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(club.now().await.board(FIRST), None);
    club.say(json!({ "played": { "round": 1, "table": 1, "winner": "a" } }))
        .await;
    assert_eq!(
        club.now().await.state(FIRST),
        Some(State::Won(TableSeat::A))
    );
}

#[tokio::test]
async fn what_was_captured_comes_with_the_points() {
    let mut charter = online(1);
    charter["contest"] = json!({ "tora": { "board": "short", "target": 49 } });
    charter["boards"] = json!({ "game": "tora-short" });
    let club = Club::of(Stage::new().await, &charter).await;
    for (name, id) in [("Robot", "computer:1"), ("Machine", "computer:2")] {
        club.say(json!({ "registered": { "name": name, "id": id } }))
            .await;
    }
    club.pair().await.ok::<Said>();
    let result = until(async || played(&club.facts().await).into_iter().next()).await;
    let captured = result.captured.expect("what was captured");
    let points = result.points.expect("points");
    for seat in TableSeat::BOTH {
        assert_eq!(captured.of(seat).points(false), Some(*points.of(seat)));
    }
}

#[tokio::test]
async fn all_games_of_the_hall_can_be_played() {
    for info in hall::games() {
        let mut charter = online(1);
        charter["boards"] = json!({ "game": info.id, "clock": info.clocks[0] });
        let club = Club::of(Stage::new().await, &charter).await;
        let ann = club.enters("Ann").await;
        for (name, id) in [
            ("Robot", "computer:1"),
            ("Machine", "computer:2"),
            ("Engine", "computer:3"),
        ] {
            let fact = json!({ "registered": { "name": name, "id": id } });
            club.say(fact).await;
        }
        let tables = json!([{ "players": [1, 2] }, { "players": [3, 4] }]);
        let paired = json!({ "paired": { "tables": tables, "by_hand": true } });
        club.say(paired).await;
        let board = club.board(FIRST).await;
        assert_eq!(
            club.seat(&board, &ann).await.side,
            Side::First,
            "{}",
            info.id
        );
        assert_eq!(
            club.game(&board).await.phase(),
            Phase::Playing,
            "{}",
            info.id
        );
        let at = spot(1, 2);
        until(async || {
            let facts = club.facts().await;
            let other =
                |fact: &Fact| matches!(fact, Fact::Started { at: there, .. } if *there == at);
            facts.iter().any(other).then_some(())
        })
        .await;
    }
}

#[tokio::test]
async fn what_players_hide_is_drawn_by_lot_and_told_to_nobody_else() {
    let mut charter = online(1);
    let options = json!({ "assassins": "on", "lair": "v3" });
    charter["boards"] = json!({ "game": "tora-long", "options": options });
    let mut lairs = Vec::new();
    for _ in 0..3 {
        let (club, keys) = Club::of_two(&charter).await;
        let board = club.board(FIRST).await;
        let path = format!("/api/games/{board}");
        let chosen = async |secret: Option<&str>| {
            let view: serde_json::Value = club.stage.get(&path, secret).await.ok();
            let events = view["events"].as_array().expect("events").clone();
            let chosen = events
                .iter()
                .filter_map(|entry| entry["event"].get("chose"));
            let lair =
                |chose: &serde_json::Value| chose["options"]["lair"].as_str().map(str::to_owned);
            chosen.map(lair).collect::<Vec<_>>()
        };
        assert_eq!(chosen(None).await, [None, None]);
        for (at, key) in keys.iter().enumerate() {
            let own = chosen(Some(&key.secret)).await;
            assert!(own[at].is_some() && own[1 - at].is_none(), "{own:?}");
            lairs.extend(own[at].clone());
        }
    }
    lairs.dedup();
    assert!(lairs.len() > 1, "six lots: {lairs:?}");
}
