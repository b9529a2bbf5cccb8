//! Tournaments of TORA's matches.

use serde_json::{Value, json};
use tigerden_tournament::Seat;
use tigerden_tournament::event::{Gone, Refused, State};

use crate::{ANN, BOB, CLEO, Club, DAN, decided};

fn tora() -> Value {
    json!({"tora": {"board": "short", "target": 49}})
}

fn game(club: &mut Club, table: usize, winner: &str, first: Value, second: Value) {
    club.does(json!({"played": {
        "round": club.now.rounds().len(), "table": table, "winner": winner,
        "captured": {"a": first, "b": second},
    }}));
}

/// Four games that the first player wins; each time he takes all.
fn walk_over(club: &mut Club, table: usize) {
    let all = json!({"soldiers": 2, "archers": 3, "cannons": 1, "command": 1});
    for _ in 0..4 {
        let round = club.now.rounds().len();
        if club.state(round, table) == State::Running {
            game(club, table, "a", all.clone(), json!({}));
        }
    }
}

#[test]
fn m_t12_tiers_go_on_with_winners_and_substitutes() {
    let players = [("Ann", 9), ("Bob", 1), ("Cleo", 2)];
    let mut club = Club::new(json!({"tiers": {}}), tora(), &["game-points"], &players);
    club.does(json!({"registered": {"name": "Sue", "rank": 2, "stands_by": true}}));
    let draw = club.now.draw().expect("a tier");
    // Bob and Cleo are nearest; Ann is left over.
    assert_eq!(draw.tables.len(), 2);
    let own: Vec<_> = draw
        .tables
        .iter()
        .map(|table| (table.players, table.substitute))
        .collect();
    assert!(own.contains(&([ANN, DAN], Some(Seat::B))), "{own:?}");
    let table = 1 + own
        .iter()
        .position(|(_, substitute)| substitute.is_some())
        .expect("a Substitute");
    // Seven ranks apart (M-T5).
    assert_eq!(
        draw.tables[table - 1].handicap,
        tigerden_tournament::Pair { a: -4, b: 4 }
    );
    club.does(serde_json::to_value(draw.fact()).expect("a fact"));
    walk_over(&mut club, table);
    walk_over(&mut club, 3 - table);
    let ranks = club.now.tallies();
    // The Substitute's rank is as it was; Ann's is in transition (M-T7).
    assert_eq!(ranks.of(DAN).expect("Sue").standing.pending(), None);
    assert_eq!(
        ranks
            .of(ANN)
            .expect("Ann")
            .standing
            .pending()
            .map(|pending| pending.to),
        Some(12)
    );
    assert_eq!(club.now.all_rounds(), None);
    let draw = club.now.draw().expect("the final");
    assert_eq!(draw.tables.len(), 1);
    club.does(serde_json::to_value(draw.fact()).expect("a fact"));
    walk_over(&mut club, 1);
    assert_eq!(club.now.all_rounds(), Some(2));
    let order = club.order();
    assert_eq!(order.iter().map(|row| row.0).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(order[0].2, "champion");
}

#[test]
fn m_t11_a_cheater_leaves_and_the_match_is_played_again() {
    let mut club = Club::new(
        json!({"tiers": {}}),
        tora(),
        &["game-points"],
        &[("Ann", 2), ("Bob", 2)],
    );
    club.does(json!({"registered": {"name": "Sue", "rank": 3, "stands_by": true}}));
    club.pairs(&[[1, 2]]);
    game(
        &mut club,
        1,
        "b",
        json!({"archers": 1}),
        json!({"cannons": 1}),
    );
    let at = json!({"round": 1, "table": 1, "by": "b", "what": "cheating"});
    club.decides(json!({"cheated": at}));
    assert_eq!(club.state(1, 1), State::WaitsForSubstitute(Seat::A));
    assert_eq!(club.now.players()[1].gone, Some(Gone::Expelled));
    let waits = club.refuses(
        "Dora",
        json!({"played": {"round": 1, "table": 1, "winner": "a"}}),
    );
    assert_eq!(
        waits.to_string(),
        "round 1, table 1: the bout waits for a Substitute"
    );
    let substitute = |seat: &str, by: u32| json!({"substituted": {"round": 1, "table": 1, "seat": seat, "by": by}});
    club.refuses("Dora", decided(substitute("a", 3)));
    let again = club.refuses("Dora", decided(substitute("b", 2)));
    assert_eq!(
        again.to_string(),
        "Bob can't be the Substitute: he was expelled"
    );
    club.decides(substitute("b", 3));
    walk_over(&mut club, 1);
    assert_eq!(club.state(1, 1), State::Won(Seat::A));
    let tallies = club.now.tallies();
    // The cheater has four times the maximum less, and Ann only what she took from the Substitute.
    let points = |number| tallies.of(number).map(|tally| tally.game_points);
    assert_eq!(points(BOB), Some(-64));
    assert!(
        points(ANN).is_some_and(|points| points >= 49),
        "{:?}",
        points(ANN)
    );
    assert_eq!(
        points(CLEO),
        Some(0),
        "it does not count for the Substitute"
    );
    let order = club.order();
    assert_eq!(order.len(), 2, "who only stood by has no place");
    assert_eq!((order[0].1, order[1].1), (1, 2), "the expelled one is last");
    assert_eq!(
        club.refuses("Dora", json!({"returned": 2})),
        Refused::Expelled("Bob".into())
    );
}

#[test]
fn m_t4_a_tie_is_broken_by_the_record_in_the_tournament() {
    let mut club = Club::four(json!({"swiss": {"rounds": 2}}), tora(), &[]);
    club.pairs(&[[1, 3], [2, 4]]);
    // Ann wins more games than she loses, Bob and Dan are even.
    walk_over(&mut club, 1);
    for winner in ["a", "b", "a", "b"] {
        game(
            &mut club,
            2,
            winner,
            json!({"archers": 1}),
            json!({"archers": 1}),
        );
    }
    assert_eq!(
        club.state(1, 2),
        State::Running,
        "equal in everything: a tie-break game"
    );
    game(&mut club, 2, "b", json!({}), json!({"archers": 1}));
    assert_eq!(club.state(1, 2), State::Won(Seat::B));
    club.pairs(&[[2, 1], [3, 4]]);
    for winner in ["a", "b", "a", "b"] {
        game(
            &mut club,
            1,
            winner,
            json!({"archers": 1}),
            json!({"archers": 1}),
        );
    }
    assert_eq!(
        club.state(2, 1),
        State::Won(Seat::B),
        "Ann has the better record"
    );
    let missing = club.refuses(
        "Dora",
        json!({"played": {"round": 2, "table": 2, "winner": "a"}}),
    );
    assert!(
        missing.to_string().contains("needs the captured pieces"),
        "{missing}"
    );
    let wrong = json!({"played": {"round": 2, "table": 2, "winner": "a", "points": {"a": 2, "b": 0},
        "captured": {"a": {"archers": 1}, "b": {}}}});
    let wrong = club.refuses("Dora", wrong).to_string();
    assert!(
        wrong.ends_with("the points are not those of the captured pieces"),
        "{wrong}"
    );
}
