//! Chapter 1: chess with Lancers.

use game::{Side, Start};

use crate::verbs::*;

const START: &str = "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1";

#[test]
fn c_l1_the_set_up_and_who_begins() {
    assert_eq!(hall_start(), START);
    assert_eq!(acts(START), Some(Side::First));
    let scene = scene(START);
    let kinds = |side, rank: char| -> Vec<&str> {
        let on_rank = |place| {
            let view = scene.places.iter().find(|view| view.place == place);
            view.is_some_and(|view| view.name.ends_with(rank))
        };
        let here = scene
            .pieces
            .iter()
            .filter(|piece| piece.side == side && on_rank(piece.place));
        here.map(|piece| piece.kind.trim_start_matches("tigerchess-"))
            .collect()
    };
    let first = [
        "queen-tower",
        "queen-lancer",
        "baroness",
        "queen",
        "king",
        "baron",
        "king-lancer",
        "king-tower",
    ];
    assert_eq!(kinds(Side::First, '1'), first);
    assert_eq!(kinds(Side::Second, '8'), first);
    assert_eq!(kinds(Side::First, '2'), ["pikeman"; 8]);
    assert_eq!(kinds(Side::Second, '7'), ["pikeman"; 8]);
}

fn hall_start() -> String {
    let Ok(start) = tigerden_tigerchess::LancerChess::start(&());
    start.to_string()
}

#[test]
fn c_l2_the_queen_goes_one_step() {
    let queen = "lancerchess q6r/8/8/8/3Q4/8/8/7R w - - 0 1";
    goes(queen, "d4", "c3 c4 c5 d3 d5 e3 e4 e5");
    refuses(queen, "d4d6 d4f6 d4e6", "C-L2");
}

#[test]
fn c_l2_the_king_moves_like_the_queen_of_chess_and_may_be_lost() {
    let king = "lancerchess q7/8/1p6/8/3K2p1/8/8/Q7 w - - 0 1";
    goes(
        king,
        "d4",
        "d5 d6 d7 d8 d3 d2 d1 c4 b4 a4 e4 f4 g4 e5 f6 g7 h8 c3 b2 e3 f2 g1 c5 b6",
    );
    refuses(king, "d4h4 d4a7", "C-L2");
    plays(
        "lancerchess q6r/8/8/8/7K/8/8/Q7 b - - 0 1",
        "h8h4",
        "lancerchess q7/8/8/8/7r/8/8/Q7 w - - 0 2",
    );
}

#[test]
fn c_l2_towers_and_barons_go_straight_and_slanting_and_not_through_others() {
    let towers = "lancerchess q7/8/3p4/8/1P1R4/8/8/Q7 w - - 0 1";
    goes(towers, "d4", "d5 d6 d3 d2 d1 c4 e4 f4 g4 h4");
    refuses(towers, "d4d7 d4a4 d4e5 d4b4", "C-L2");
    let barons = "lancerchess q7/8/5p2/8/3B4/8/1P6/Q7 w - - 0 1";
    goes(barons, "d4", "e5 f6 c3 c5 b6 a7 e3 f2 g1");
    refuses(barons, "d4g7 d4d5 d4b2", "C-L2");
}

#[test]
fn c_l2_pikemen_are_pawns() {
    let double = "lancerchess q7/8/8/8/8/2p5/3P4/Q7 w - - 0 1";
    goes(double, "d2", "d3 d4 c3");
    refuses(double, "d2e3 d2d5 d2d1", "C-L2");
    refuses(
        "lancerchess q7/8/8/8/3p4/8/3P4/Q7 w - - 0 1",
        "d2d4",
        "C-L2",
    );
    refuses(
        "lancerchess q7/8/8/8/8/3p4/3P4/Q7 w - - 0 1",
        "d2d3 d2d4",
        "C-L2",
    );
    refuses("lancerchess q7/8/8/8/8/3P4/8/Q7 w - - 0 1", "d3d5", "C-L2");
}

#[test]
fn c_l2_a_pikeman_captures_en_passant_at_once_or_not_at_all() {
    let start = "lancerchess q7/8/8/8/2p5/8/3P4/Q6R w - - 0 1";
    plays(
        start,
        "d2d4 c4d3",
        "lancerchess q7/8/8/8/8/3p4/8/Q6R w - - 0 2",
    );
    refuses_after(start, "d2d4 a8b8 h1h2", "c4d3", "C-L2");
    refuses_after(start, "d2d3 a8b8 d3d4", "c4d3", "C-L2");
}

#[test]
fn c_l2_check_has_to_be_answered() {
    let check = "lancerchess q6r/8/8/8/8/8/6PR/7Q w - - 0 1";
    assert!(!in_check(check));
    let check = "lancerchess q6r/8/8/8/8/8/6P1/6RQ w - - 0 1";
    assert!(in_check(check));
    assert_eq!(offers(check).into_iter().collect::<Vec<_>>(), ["h1h2"; 0]);
    let check = "lancerchess q6r/8/8/8/8/8/5RP1/7Q w - - 0 1";
    assert!(in_check(check));
    refuses(check, "f2f3 g2g3 h1h2", "C-L2");
    allows(check, "h1g1");
}

#[test]
fn c_l2_the_queen_keeps_away_from_attacks_and_pinned_pieces_stay() {
    let pinned = "lancerchess q3r3/8/8/8/8/8/4R3/4Q3 w - - 0 1";
    goes(pinned, "e2", "e3 e4 e5 e6 e7 e8");
    refuses(pinned, "e2d2", "C-L2");
    refuses(
        "lancerchess q3r3/8/8/8/8/8/8/3Q3R w - - 0 1",
        "d1e1 d1e2",
        "C-L2",
    );
    refuses("lancerchess 8/8/8/8/8/3q4/8/3Q3R w - - 0 1", "d1d2", "C-L2");
}

#[test]
fn c_l2_checkmate_wins() {
    ends(
        "lancerchess q7/7R/8/8/8/8/8/3R3Q w - - 0 1",
        "d1d8",
        "w",
        "C-L2",
        [3, 0],
    );
}

#[test]
fn c_l3_the_lancers_leap_one_or_two_squares() {
    let straight = "lancerchess q6r/8/8/3ppp2/3pLp2/3ppp2/8/Q6R w - - 0 1";
    goes(straight, "e4", "e5 e6 e3 e2 d4 c4 f4 g4");
    refuses(straight, "e4d5 e4f6 e4e7 e4h4", "C-L3");
    let slanting = "lancerchess q6r/8/8/3ppp2/3pFp2/3ppp2/8/Q6R w - - 0 1";
    goes(slanting, "e4", "d5 c6 f5 g6 d3 c2 f3 g2");
    refuses(slanting, "e4e5 e4h7 e4g5", "C-L3");
}

#[test]
fn c_l3_a_lancer_captures_only_where_it_lands() {
    plays(
        "lancerchess q7/8/4p3/4p3/4L3/8/8/Q7 w - - 0 1",
        "e4e6",
        "lancerchess q7/8/4L3/4p3/8/8/8/Q7 b - - 0 1",
    );
    refuses(
        "lancerchess q7/8/4P3/4p3/4L3/8/8/Q7 w - - 0 1",
        "e4e6",
        "C-L2",
    );
}

const PROTECT: &str = "lancerchess r2q3r/8/8/8/8/8/8/R2Q3R w KQkq - 0 1";

#[test]
fn c_l4_the_queen_is_protected_with_either_tower() {
    plays(
        PROTECT,
        "d1b1",
        "lancerchess r2q3r/8/8/8/8/8/8/1QR4R b kq - 1 1",
    );
    plays(
        PROTECT,
        "d1f1",
        "lancerchess r2q3r/8/8/8/8/8/8/R3RQ2 b kq - 1 1",
    );
    plays(
        PROTECT,
        "d1d2 d8b8",
        "lancerchess 1qr4r/8/8/8/8/8/3Q4/R6R w - - 2 2",
    );
    plays(
        PROTECT,
        "d1d2 d8f8",
        "lancerchess r3rq2/8/8/8/8/8/3Q4/R6R w - - 2 2",
    );
}

#[test]
fn c_l4_not_once_queen_or_tower_has_moved() {
    refuses_after(PROTECT, "d1d2 d8d7 d2d1 d7d8", "d1b1", "C-L4");
    refuses_after(PROTECT, "a1a2 a8a7 a2a1 a7a8", "d1b1", "C-L4");
    allows(&leads(PROTECT, "a1a2 a8a7 a2a1 a7a8"), "d1f1");
    refuses(
        "lancerchess 3q4/8/8/8/8/8/8/R2Q3R w K - 0 1",
        "d1b1",
        "C-L4",
    );
}

#[test]
fn c_l4_all_squares_between_are_empty() {
    for between in ["RF1Q3R", "R1BQ3R", "R2QK2R", "R2Q1B1R", "R2Q2LR"] {
        let start = format!("lancerchess 3q4/8/8/8/8/8/8/{between} w KQ - 0 1");
        let (open, shut) = if between.starts_with("R2") {
            ("d1b1", "d1f1")
        } else {
            ("d1f1", "d1b1")
        };
        allows(&start, open);
        refuses(&start, shut, "C-L4");
    }
}

#[test]
fn c_l4_not_out_of_through_or_into_an_attack() {
    let against = |rank: &str| format!("lancerchess {rank}/8/8/8/8/8/8/R2Q3R w KQ - 0 1");
    refuses(&against("3r2q1"), "d1b1 d1f1", "C-L4");
    refuses(&against("2r3q1"), "d1b1", "C-L4");
    refuses(&against("1r4q1"), "d1b1", "C-L4");
    allows(&against("r5q1"), "d1b1");
    refuses(&against("4r1q1"), "d1f1", "C-L4");
    refuses(&against("5rq1"), "d1f1", "C-L4");
    allows(&against("6qr"), "d1f1");
}

#[test]
fn c_l5_a_pikeman_is_promoted_as_its_owner_likes() {
    let light = "lancerchess q7/4P3/8/8/8/8/8/Q7 w - - 0 1";
    goes(light, "e7e8", "k r b f");
    refuses(light, "e7e8l e7e8 e7e8q e7e8p e7e8n", "C-L5");
    let dark = "lancerchess q7/5P2/8/8/8/8/8/Q7 w - - 0 1";
    goes(dark, "f7f8", "k r b l");
    refuses(dark, "f7f8f", "C-L5");
    plays(light, "e7e8k", "lancerchess q3K3/8/8/8/8/8/8/Q7 b - - 0 1");
    let capture = "lancerchess q2r4/4P3/8/8/8/8/8/Q7 w - - 0 1";
    goes(capture, "e7d8", "k r b l");
}

#[test]
fn c_l5_the_siberian_lancers_have_other_colors() {
    let at = |rank: &str| format!("lancerchess q7/8/8/8/8/8/{rank}/Q7 b - - 0 1");
    goes(&at("3p4"), "d2d1", "k r b l");
    goes(&at("4p3"), "e2e1", "k r b f");
}

#[test]
fn c_l5_no_promotion_before_the_last_rank() {
    refuses("lancerchess q7/8/4P3/8/8/8/8/Q7 w - - 0 1", "e6e7k", "C-L5");
    allows("lancerchess q7/8/4P3/8/8/8/8/Q7 w - - 0 1", "e6e7");
}

#[test]
fn c_l7_a_win_counts_three_a_draw_one_each() {
    ends(
        "lancerchess q7/7R/8/8/8/8/8/3R3Q w - - 0 1",
        "d1d8",
        "w",
        "C-L2",
        [3, 0],
    );
    ends(
        "lancerchess 7q/8/8/8/8/8/8/Q5R1 w - - 99 90",
        "a1a2",
        "draw",
        "C-L6",
        [1, 1],
    );
    assert_eq!(points_for(Side::Second, START), [0, 3]);
}
