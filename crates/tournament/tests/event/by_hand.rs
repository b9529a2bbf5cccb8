//! Rounds that the director pairs, and what the rules of pairing would not have done.

use serde_json::json;
use tigerden_tournament::Seat;
use tigerden_tournament::event::Objection;
use tigerden_tournament::log::Number;

use super::{ANN, BOB, CLEO, Club, DAN};

fn objections(club: &Club, tables: &[[Number; 2]], byes: &[Number]) -> Vec<Objection> {
    let tables: Vec<_> = tables
        .iter()
        .map(|players| club.now.pairing_of(*players))
        .collect();
    club.now.objections(&tables, byes)
}

#[test]
fn a_swiss_pairing_is_told_of_rematches_sides_and_byes() {
    let mut club = Club::four(json!({"swiss": {"rounds": 4}}), json!("game"), &[]);
    assert_eq!(objections(&club, &[[ANN, BOB]], &[CLEO]), []);
    let table = json!({"players": [1, 2]});
    club.does(json!({"paired": {"tables": [table], "byes": [3], "by_hand": true}}));
    club.plays(1, 1, json!("a"));
    let rematch = Objection::Met {
        players: [BOB, ANN],
        round: 1,
    };
    let again = Objection::SecondBye(CLEO);
    let found = objections(&club, &[[BOB, ANN]], &[CLEO, DAN]);
    assert_eq!(found, [rematch, again]);
    club.pairs(&[[1, 3], [4, 2]]);
    club.plays(2, 1, json!("a"));
    club.plays(2, 2, json!("a"));
    let same = |player, seat| Objection::SameSide { player, seat };
    let expected = [same(ANN, Seat::A), same(BOB, Seat::B)];
    let found = objections(&club, &[[ANN, DAN], [CLEO, BOB]], &[]);
    assert_eq!(found, expected);
    assert_eq!(objections(&club, &[[DAN, ANN], [BOB, CLEO]], &[]), []);
}

#[test]
fn everybody_meets_everybody_once_a_cycle() {
    let mut club = Club::four(json!({"round-robin": {"cycles": 2}}), json!("game"), &[]);
    for round in 1..=2 {
        assert_eq!(objections(&club, &[[ANN, BOB]], &[]), []);
        club.pairs(&[[1, 2]]);
        club.plays(round, 1, json!("a"));
    }
    let third = Objection::Met {
        players: [ANN, BOB],
        round: 2,
    };
    assert_eq!(objections(&club, &[[ANN, BOB]], &[]), [third]);
}

#[test]
fn m_k1_a_match_between_different_ranks_does_not_count() {
    let ladder = json!({"ladder": {"rounds": 4, "advance": 1}});
    let mut club = Club::four(ladder, json!("pair"), &[]);
    club.pairs(&[[1, 2]]);
    club.plays(1, 1, json!("a"));
    club.plays(1, 1, json!("a"));
    let found = objections(&club, &[[ANN, CLEO], [BOB, DAN]], &[]);
    assert_eq!(found, [Objection::DoesNotCount([ANN, CLEO])]);
}

#[test]
fn a_rank_is_set_until_the_first_round() {
    let mut club = Club::four(json!({"swiss": {"rounds": 2}}), json!("game"), &[]);
    assert!(!club.now.has_sat(ANN));
    club.does(json!({"ranked": {"player": 1, "rank": 7}}));
    club.pairs(&[[1, 2]]);
    assert!(club.now.has_sat(ANN) && !club.now.has_sat(CLEO));
    let late = club.refuses("Dora", json!({"ranked": {"player": 1, "rank": 8}}));
    assert!(late.to_string().starts_with("Ann has played already"));
}
