//! What touches in vain are told: the rule, the reason, and the places that it is about.

use crate::{mover, reason};

#[test]
fn one_begins_with_an_own_piece_on_the_board() {
    let start = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - - -";
    assert_eq!(reason(start, "e4"), "- no-piece: e4");
    assert_eq!(reason(start, "e7"), "- not-yours: e7");
    assert_eq!(reason(start, "a0"), "C-P1 beside: a0");
    assert_eq!(reason(start, "a1"), "- shut-in: a1");
    assert_eq!(reason(start, "e1 e2"), "C-L2 own-piece: e2");
}

#[test]
fn the_way_of_a_piece() {
    let start = "lancerchess q7/8/3p4/8/1P1R4/8/8/Q7 w - - 0 1";
    assert_eq!(reason(start, "d4 d7"), "C-L2 blocked: d4 d7 d6");
    assert_eq!(reason(start, "d4 e5"), "C-L2 not-that-way: d4 e5");
    assert_eq!(reason(start, "b4 c5"), "C-L2 nobody-to-capture: b4 c5");
    let lancer = "lancerchess q7/8/8/8/3L4/8/8/Q7 w - - 0 1";
    assert_eq!(reason(lancer, "d4 e5"), "C-L3 not-that-way: d4 e5");
}

#[test]
fn a_reason_is_about_the_piece_that_would_move_or_about_the_queen() {
    let start = "lancerchess q7/8/3p4/8/1P1R4/8/8/Q1B5 w - - 0 1";
    assert_eq!(mover(start, "d4 d7"), Some("tigerchess-tower"));
    assert_eq!(mover(start, "d4 e5"), Some("tigerchess-tower"));
    assert_eq!(mover(start, "d4 b4"), Some("tigerchess-tower"));
    assert_eq!(mover(start, "b4 c5"), Some("tigerchess-pikeman"));
    assert_eq!(mover(start, "c1 c2"), Some("tigerchess-baroness"));
    let pinned = "lancerchess q3r3/8/8/8/8/8/4R3/4Q3 w - - 0 1";
    assert_eq!(mover(pinned, "e2 d2"), None);
}

#[test]
fn what_the_queen_has_to_fear() {
    let pinned = "lancerchess q3r3/8/8/8/8/8/4R3/4Q3 w - - 0 1";
    assert_eq!(reason(pinned, "e2 d2"), "C-L2 exposes: e1 e8");
    let check = "lancerchess q3r3/8/8/8/8/8/1R6/4Q3 w - - 0 1";
    assert_eq!(reason(check, "b2 b3"), "C-L2 in-check: e1 e8");
    assert_eq!(reason(check, "e1 e2"), "C-L2 into-check: e2 e8");
    let shield = "tigerchess 8/6r1/5q2/8/8/8/1A6/7Q b - - 0 1 Tt - - 1";
    assert_eq!(reason(shield, "g7 g8"), "C-P11 exposes-to-jump: f6 b2");
    let bound = "lancerchess q3r3/8/8/8/8/8/4F3/4Q3 w - - 0 1";
    assert_eq!(reason(bound, "e2"), "C-L2 exposes: e1 e8");
}

#[test]
fn each_condition_of_protecting_the_queen() {
    let moved = "lancerchess 6q1/8/8/8/8/8/8/R2Q3R w K - 0 1";
    assert_eq!(reason(moved, "d1 b1"), "C-L4 protection-gone: d1 b1");
    assert_eq!(reason(moved, "d1 a1"), "C-L4 protection-gone: d1 b1");
    let between = "lancerchess 6q1/8/8/8/8/8/8/RF1Q3R w KQ - 0 1";
    assert_eq!(reason(between, "d1 b1"), "C-L4 protection-blocked: d1 b1");
    let through = "lancerchess 4r1q1/8/8/8/8/8/8/R2Q3R w KQ - 0 1";
    assert_eq!(
        reason(through, "d1 h1"),
        "C-L4 protection-attacked: d1 e1 e8"
    );
    let check = "lancerchess 3r2q1/8/8/8/8/8/8/R2Q3R w KQ - 0 1";
    assert_eq!(reason(check, "d1 f1"), "C-L4 protection-attacked: d1 d1 d8");
}

#[test]
fn a_step_or_a_jump() {
    let start = "tigerchess q7/8/5p2/4p3/8/2S5/8/Q6R w - - 0 1 Tt - - FE1";
    assert_eq!(reason(start, "c3 e1"), "C-P8 backward: c3 e1");
    assert_eq!(reason(start, "c3 a5"), "C-P8 step-only: c3 a5");
    let archer = "tigerchess q7/8/8/3p4/8/1A3p2/8/Q6R w - - 0 1 Tt - - D1F";
    assert_eq!(reason(archer, "b3 d5"), "C-P10 lands-on-nobody: b3 d5");
    assert_eq!(reason(archer, "b3 f7"), "C-P10 not-behind: d5 f7");
    assert_eq!(reason(archer, "b3 b4"), "C-P10 not-that-way: b3 b4");
    assert_eq!(reason(archer, "b3 e6 b3"), "C-P10 step-only: e6 b3");
    let two = "tigerchess q7/8/8/4p3/3p4/8/1A6/Q6R w - - 0 1 Tt - - ED1";
    assert_eq!(reason(two, "b2 f6"), "C-P10 jump-blocked: f6 d4 e5");
    let own = "tigerchess q7/8/8/8/3P4/8/1A6/Q6R w - - 0 1 Tt - - D1";
    assert_eq!(reason(own, "b2 e5"), "C-P10 jump-blocked: e5 d4");
}

#[test]
fn what_a_pikeman_becomes() {
    let seventh = "tigerchess q7/8/3P4/8/8/8/8/Q7 w - - 0 1 Tt - - C";
    assert_eq!(reason(seventh, "d6 d7 e7"), "C-P5 choose: d6 d7");
    let promotion = "lancerchess q7/4P3/8/8/8/8/8/Q7 w - - 0 1";
    assert_eq!(reason(promotion, "e7 e8 d8"), "C-L5 choose: e7 e8");
    let two = "lancerchess q7/3PP3/8/8/8/8/8/Q7 w - - 0 1";
    assert_eq!(
        reason(two, "e7 e8 become-king-lancer"),
        "C-L5 wrong-promotion: e7 e8"
    );
}

#[test]
fn where_swordsmen_and_guards_are_posted() {
    let with = |deployment: &str, board: &str| {
        format!(
            "tigerchess rfbqkblr/pppppppp/{board}/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - {deployment} -"
        )
    };
    let after = |variation: char| with(&format!("{variation}c6"), "2s5");
    // That a square is taken has nothing to do with the variation.
    let both = |variation: char| with(&format!("{variation}c6"), "2s5");
    for variation in ['O', 'C'] {
        let posted = both(variation)
            .replace("c6 -", "c6d4 -")
            .replace("8/8/8/PPPPPPPP", "8/3S4/8/PPPPPPPP");
        assert_eq!(reason(&posted, "d4"), "C-D9 posting-taken: d4");
    }
    assert_eq!(reason(&after('O'), "c5"), "C-D1 posting-rank: c5");
    assert_eq!(reason(&after('C'), "c3"), "C-D3 opposite: c3 c6");
    assert_eq!(reason(&after('D'), "b3"), "C-D4 color: b3 c6");
    assert_eq!(reason(&after('S'), "d4"), "C-D5 forced: d4 c3");
    assert_eq!(reason(&after('O'), "a0"), "C-D1 deploying: ");
    let guard = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O -";
    assert_eq!(reason(guard, "c6"), "C-T1 guard-first: c10 d10 e10 f10");
    assert_eq!(reason(guard, "c-1"), "C-T1 guard-first: c10 d10 e10 f10");
}

#[test]
fn the_way_into_the_palace() {
    let bearer = |rank: &str, wing: char| {
        format!("tigerchess {rank}/8/8/8/8/8/8/Q6R w - - 0 1 Tt C{wing} - -")
    };
    assert_eq!(
        reason(&bearer("q3L3", 'e'), "e8 f10"),
        "C-T2 wrong-wing: e8 f10 e10"
    );
    assert_eq!(
        reason(&bearer("q3L3", 'f'), "e8 e10"),
        "C-T2 not-at-the-wing: e8 f8"
    );
    assert_eq!(reason(&bearer("q3N3", 'e'), "e8 e10"), "C-T2 no-bearer: e8");
    let check = "tigerchess q3L2r/8/8/8/8/8/8/6RQ w - - 0 1 Tt Ce - -";
    assert_eq!(reason(check, "e8 e10"), "C-T2 occupies-in-check: h1 h8");
}
