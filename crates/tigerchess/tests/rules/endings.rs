//! Chapter 1: draws (C-L6).

use game::Side;
use tigerden_tigerchess::endings;

use crate::verbs::*;

#[test]
fn c_l6_stalemate_is_a_draw() {
    ends(
        "lancerchess 7q/8/8/6R1/8/8/R7/Q7 w - - 0 1",
        "a2a7",
        "draw",
        "C-L6",
        [1, 1],
    );
    assert_eq!(
        ends_by("lancerchess 7q/8/8/6R1/8/8/R7/Q7 w - - 0 1", "a2a7"),
        by(endings::STALEMATE)
    );
}

#[test]
fn c_l6_fifty_moves_of_each_side_without_capture_or_pikeman() {
    let late = "lancerchess 7q/p7/8/8/8/8/P7/Q5R1 w - - 99 90";
    assert_eq!(ends_by(late, "a1b1"), by(endings::FIFTY));
    goes_on(late, "a2a3");
    let one_before = "lancerchess 7q/p7/8/8/8/8/P7/Q5R1 w - - 98 90";
    goes_on(one_before, "a1b1");
    goes_on("lancerchess 6rq/8/8/8/8/8/8/Q5R1 w - - 99 90", "g1g8");
}

#[test]
fn c_l6_mate_goes_before_fifty_moves() {
    ends(
        "lancerchess q7/7R/8/8/8/8/8/3R3Q w - - 99 90",
        "d1d8",
        "w",
        "C-L2",
        [3, 0],
    );
}

#[test]
fn c_l6_a_swordsman_starts_the_count_anew_and_an_archer_does_not() {
    let late = "tigerchess 7q/8/8/1A6/8/5S2/8/Q5R1 w - - 99 90 Tt - - 12";
    goes_on(late, "f3g4");
    assert_eq!(ends_by(late, "b5c6"), by(endings::FIFTY));
}

#[test]
fn c_l6_the_third_time_a_position_stands_is_a_draw() {
    let start = "lancerchess 7q/7r/8/8/8/8/R7/Q7 w - - 0 1";
    let round = "a1b1 h8g8 b1a1 g8h8";
    let twice = format!("{round} {round}");
    assert_eq!(game_ends_by(start, round), None);
    assert_eq!(game_ends_by(start, &twice), by(endings::REPETITION));
}

#[test]
fn c_l6_rights_make_a_position_another_one() {
    let start = "lancerchess 7q/7r/8/8/8/8/8/R2Q4 w Q - 0 1";
    let round = "d1e1 h8g8 e1d1 g8h8";
    let twice = format!("{round} {round}");
    assert_eq!(game_ends_by(start, &twice), None);
    let thrice = format!("{twice} d1e1");
    assert_eq!(game_ends_by(start, &thrice), by(endings::REPETITION));
}

#[test]
fn c_l6_dead_are_queens_and_diagonal_personnel_on_one_color() {
    let dead = by(endings::DEAD);
    assert_eq!(ends_by("lancerchess 7q/8/8/8/8/8/8/Q7 w - - 0 1", ""), dead);
    assert_eq!(
        ends_by("lancerchess 7q/8/8/3B4/4B3/8/8/Q7 w - - 0 1", ""),
        dead
    );
    assert_eq!(
        ends_by("lancerchess 7q/8/8/3F4/4b3/8/8/Q7 w - - 0 1", ""),
        dead
    );
    goes_on("lancerchess 7q/8/8/2BB4/8/8/8/Q7 w - - 0 1", "");
    goes_on("lancerchess 7q/8/8/3L4/8/8/8/Q7 w - - 0 1", "");
    goes_on("lancerchess 7q/8/8/3p4/8/8/8/Q7 w - - 0 1", "");
    assert_eq!(
        ends_by("lancerchess 7q/8/8/8/8/1r6/B7/1Q6 w - - 0 1", "a2b3"),
        dead
    );
}

#[test]
fn c_l6_dead_in_tigerchess() {
    let dead = by(endings::DEAD);
    let with = |rank: &str, exchange: &str| {
        format!("tigerchess 7q/8/8/{rank}/8/8/8/Q7 w - - 0 1 {exchange} - - -")
    };
    assert_eq!(ends_by(&with("3N4", "Tt"), ""), dead);
    assert_eq!(ends_by(&with("3P4", "t"), ""), dead);
    goes_on(&with("3P4", "Tt"), "");
    goes_on(&with("3NN3", "Tt"), "");
    assert_eq!(ends_by(&with("3A4", "Tt"), ""), dead);
    assert_eq!(ends_by(&with("3S1s2", "Tt"), ""), dead);
    goes_on(&with("3SA3", "Tt"), "");
    goes_on(&with("3T4", "t"), "");
}

#[test]
fn c_l6_a_loss_on_time_counts_unless_nobody_can_mate() {
    let lost = out_of_time("lancerchess 7q/7r/8/8/8/8/R7/Q7 w - - 0 1", Side::First);
    let outcome = lost.err();
    assert_eq!(
        outcome.map(|end| (end.winner, end.rule.0)),
        Some((Some(Side::Second), "C-L6"))
    );
    assert_eq!(outcome.and_then(|end| end.points), Some([0, 3]));
    assert_eq!(
        ends_by("lancerchess 7q/8/8/8/8/8/8/Q7 w - - 0 1", ""),
        by(endings::DEAD)
    );
}
