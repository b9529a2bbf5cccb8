//! Which touches make which move.

use crate::{ask, awaited, makes, reason};

const PROTECT: &str = "lancerchess r2q3r/8/8/8/8/8/8/R2Q3R w KQkq - 0 1";

#[test]
fn a_queen_is_protected_by_moving_her_or_by_touching_the_tower() {
    assert_eq!(makes(PROTECT, "d1 b1"), "d1b1");
    assert_eq!(makes(PROTECT, "d1 a1"), "d1b1");
    assert_eq!(makes(PROTECT, "d1 f1"), "d1f1");
    assert_eq!(makes(PROTECT, "d1 h1"), "d1f1");
    assert_eq!(makes(PROTECT, "d1 d2"), "d1d2");
}

#[test]
fn a_pikeman_moves_and_then_its_owner_chooses() {
    let promotion = "lancerchess q7/4P3/8/8/8/8/8/Q7 w - - 0 1";
    assert_eq!(makes(promotion, "e7 e8"), "…");
    assert_eq!(makes(promotion, "e7 e8 become-king"), "e7e8k");
    assert_eq!(makes(promotion, "e7 e8 become-queen-lancer"), "e7e8f");
    let seventh = "tigerchess q7/8/3P4/8/8/8/8/Q7 w - - 0 1 Tt - - C";
    assert_eq!(makes(seventh, "d6 d7"), "…");
    assert_eq!(makes(seventh, "d6 d7 become-knight"), "d6d7n");
    assert_eq!(makes(seventh, "d6 d7 stay"), "d6d7");
}

#[test]
fn where_there_is_no_choice_no_button_is_needed() {
    let later = "tigerchess q6r/8/3P4/8/8/8/8/Q7 w - - 0 1 t - - C";
    assert_eq!(makes(later, "d6 d7"), "d6d7n");
    let first = "tigerchess q7/3P4/8/8/8/8/8/Q7 w - - 0 1 Tt - - D";
    assert_eq!(makes(first, "d7 d8"), "d7d8t");
}

#[test]
fn jumps_are_touched_landing_by_landing_and_may_end_early() {
    let start = "tigerchess q7/8/3p1p2/8/3p4/2S5/8/Q7 w - - 0 1 Tt - - BFA1";
    assert_eq!(makes(start, "c3 b4"), "c3b4");
    assert_eq!(makes(start, "c3 e5"), "c3:e5?");
    assert_eq!(makes(start, "c3 e5 g7"), "c3:e5:g7");
}

#[test]
fn c_p10_a_row_of_jumps_may_be_named_by_its_end() {
    let row = "tigerchess q7/8/3p1p2/8/3p4/2S5/8/Q7 w - - 0 1 Tt - - BFA1";
    assert_eq!(makes(row, "c3 g7"), "c3:e5:g7");
    assert_eq!(makes(row, "c3 c7"), "c3:e5:c7");
    assert_eq!(ask(row, "c3"), "tigerchess-ask-jump");
    assert_eq!(ask(row, "c3 e5"), "tigerchess-ask-landing");
    // Two ways round lead to c7: the way is asked for.
    let round = "tigerchess 7q/8/1p1p4/8/1p1p4/2A5/8/7Q w - - 0 1 Tt - - BDCE1";
    assert_eq!(makes(round, "c3 c7"), "…");
    assert_eq!(ask(round, "c3 c7"), "tigerchess-ask-way");
    assert_eq!(makes(round, "c3 c7 a5"), "c3:a5:c7");
    assert_eq!(makes(round, "c3 c7 e5"), "c3:e5:c7");
    assert_eq!(reason(round, "c3 c7 d8"), "C-P10 several-ways: c3 c7");
    // A first landing square means the jump to it, also where other rows end there.
    assert_eq!(makes(round, "c3 a5"), "c3:a5?");
}

#[test]
fn each_step_says_what_is_asked() {
    assert_eq!(ask(PROTECT, ""), "tigerchess-ask-piece");
    assert_eq!(ask(PROTECT, "d1"), "tigerchess-ask-target");
    // A move that waits for a second touch is no row of jumps.
    assert_eq!(ask(PROTECT, "d1 d2"), "tigerchess-ask-target");
    let promotion = "lancerchess q7/4P3/8/8/8/8/8/Q7 w - - 0 1";
    assert_eq!(ask(promotion, "e7 e8"), "tigerchess-ask-become");
    let post = "tigerchess rfbqkblr/pppppppp/2s5/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Oc6 -";
    assert_eq!(
        ask(post, ""),
        "tigerchess-ask-post side=tigerchess bengal number=1"
    );
    let guard = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O -";
    assert_eq!(
        ask(guard, "a10"),
        "tigerchess-ask-guard side=tigerchess siberian"
    );
}

#[test]
fn whoever_waits_is_told_what_the_other_side_deploys() {
    let guard = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O -";
    assert_eq!(
        awaited(guard),
        "tigerchess-awaited-guard side=tigerchess siberian"
    );
    // C-D1: each side posts one Swordsman, then two and two and one in turn.
    let first = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt - O -";
    assert_eq!(
        awaited(first),
        "tigerchess-awaited-post row=1 side=tigerchess siberian number=1 next=2"
    );
    let two = "tigerchess rfbqkblr/pppppppp/2s5/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Oc6 -";
    assert_eq!(
        awaited(two),
        "tigerchess-awaited-post row=2 side=tigerchess bengal number=1 next=2"
    );
    assert_eq!(awaited(PROTECT), "");
}

#[test]
fn a_circle_can_be_touched_either_way_round_and_ends_where_it_began() {
    let start = "tigerchess 7q/8/1p1p4/8/1p1p4/2A5/8/7Q w - - 0 1 Tt - - BDCE1";
    let circle = "c3:a5:c7:e5:c3";
    assert_eq!(makes(start, "c3 a5 c7 e5 c3"), circle);
    assert_eq!(makes(start, "c3 e5 c7 a5 c3"), circle);
    assert_eq!(makes(start, "c3 e5 c7 a5"), "c3:e5:c7:a5?");
}

#[test]
fn swordsmen_are_posted_by_their_square_or_from_the_borderpost() {
    let start = "tigerchess rfbqkblr/pppppppp/2s5/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Oc6 -";
    assert_eq!(makes(start, "f4"), "S@f4");
    assert_eq!(makes(start, "g-1i f4"), "S@f4");
    assert_eq!(makes(start, "g-1ii"), "-");
}

#[test]
fn guards_are_posted_by_their_wing_and_the_bearer_goes_to_it() {
    let start = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O -";
    assert_eq!(makes(start, "e10"), "G@e");
    assert_eq!(makes(start, "a10 e10"), "G@e");
    let bearer = "tigerchess q3L3/8/8/8/8/8/8/Q7 w - - 0 1 Tt Ce - -";
    assert_eq!(makes(bearer, "e8 e10"), "e8occ");
}
