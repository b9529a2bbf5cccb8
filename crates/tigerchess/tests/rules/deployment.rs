//! Chapter 3: the deployment.

use game::Side;

use crate::verbs::*;

/// The start of a variation.
fn start(variation: char) -> String {
    format!(
        "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt - {variation} ABCDEFGHABCDEFGH"
    )
}

/// How many squares are open for each posting of a row.
fn open(variation: char, row: &str) -> Vec<usize> {
    let squares: Vec<&str> = row.split_whitespace().collect();
    let before = |count: usize| squares[..count].join(" ");
    let counts =
        (0..squares.len()).map(|count| offers(&leads(&start(variation), &before(count))).len());
    counts.collect()
}

#[test]
fn c_d1_the_order_of_the_sides_and_of_the_numerals() {
    let row = [
        "S@c6", "S@f4", "S@b3", "S@h5", "S@c5", "S@g3", "S@e4", "S@a6",
    ];
    let mut sides = Vec::new();
    for count in 0..row.len() {
        sides.extend(acts(&leads(&start('O'), &row[..count].join(" "))));
    }
    use Side::{First, Second};
    assert_eq!(
        sides,
        [Second, First, First, Second, Second, First, First, Second]
    );
    plays(
        &start('O'),
        &row.join(" "),
        "tigerchess rfbqkblr/pppppppp/s1s5/2s4s/4SS2/1S4S1/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - - ABCDEFGH41324123ABCDEFGH",
    );
}

#[test]
fn c_d1_on_the_own_third_and_fourth_rank_and_nobody_moves_before() {
    refuses(&start('O'), "S@c7 S@c4 S@c3 S@e1", "C-D1");
    refuses(&start('O'), "e7e5 e2e4", "C-D1");
    let over = leads(&start('O'), "S@c6 S@f4 S@b3 S@h5 S@c5 S@g3 S@e4 S@a6");
    refuses(&over, "S@d4", "C-D1");
    allows(&over, "e2e3");
}

#[test]
fn c_d2_open_any_vacant_square() {
    assert_eq!(
        open('O', "S@c6 S@c3 S@f4 S@f5 S@c5 S@c4 S@a3 S@a6"),
        [16, 16, 15, 15, 14, 14, 13, 13]
    );
    refuses_after(&start('O'), "S@c6 S@c3", "S@c3", "C-D9");
}

#[test]
fn c_d3_countdown_not_opposite_an_enemy() {
    assert_eq!(
        open('C', "S@c6 S@f4 S@b3 S@h5 S@c5 S@g3 S@e4 S@a6"),
        [16, 15, 14, 13, 12, 11, 10, 9]
    );
    refuses_after(&start('C'), "S@c6", "S@c3", "C-D3");
    refuses_after(&start('C'), "S@c6 S@f4 S@b3", "S@f5 S@b6", "C-D3");
    allows(&leads(&start('C'), "S@c6"), "S@c4 S@f3");
}

#[test]
fn c_d4_dragon_each_side_on_one_color() {
    assert_eq!(
        open('D', "S@c6 S@a3 S@c3 S@a6 S@b5 S@e3 S@g3 S@e6"),
        [16, 8, 7, 7, 6, 6, 5, 5]
    );
    refuses_after(&start('D'), "S@c6", "S@b3 S@a4", "C-D4");
    refuses_after(&start('D'), "S@c6 S@a3 S@c3", "S@a5 S@b6", "C-D4");
}

#[test]
fn c_d5_symmetrical_every_second_is_a_mirror_image() {
    assert_eq!(
        open('S', "S@c6 S@c3 S@g4 S@g5 S@c5 S@c4 S@h3 S@h6"),
        [16, 1, 15, 1, 14, 1, 13, 1]
    );
    refuses_after(&start('S'), "S@c6", "S@c4 S@d3", "C-D5");
    refuses_after(&start('S'), "S@c6 S@c3 S@g4", "S@c5", "C-D5");
}

#[test]
fn c_d8_two_postings_in_a_row_are_one_turn() {
    assert!(begins_turn(&start('O')));
    assert!(begins_turn(&leads(&start('O'), "S@c6")));
    assert!(!begins_turn(&leads(&start('O'), "S@c6 S@c3")));
    assert!(begins_turn(&leads(&start('O'), "S@c6 S@c3 S@f4")));
    assert!(!begins_turn(&leads(&start('O'), "S@c6 S@c3 S@f4 S@f5")));
}

#[test]
fn c_d8_in_the_dragon_variation_the_help_names_the_two_kinds() {
    let notes = |moves| scene(&leads(&start('D'), moves)).notes;
    assert_eq!(notes(""), ["tigerchess-deployment-dragon".into()]);
    // c6 is light, f8 dark and c8 light: the Siberian Baroness's color.
    assert!(notes("S@c6").contains(&"tigerchess-dragon-baronesses".into()));
    assert!(notes("S@c5").contains(&"tigerchess-dragon-barons".into()));
    assert_eq!(
        scene(&start('S')).notes,
        ["tigerchess-deployment-symmetrical".into()]
    );
}

#[test]
fn c_d9_swordsmen_are_in_the_way() {
    let start = "tigerchess rfbqkblr/pppppppp/8/8/3S4/2S5/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - - ABCDEFGH12ABCDEFGH";
    refuses(start, "c2c4 c2c3 d2d4", "C-L2");
    allows(start, "d2d3 b2b4");
    refuses(
        "tigerchess 3q4/8/8/8/8/8/8/RS1Q3R w KQ - 0 1 Tt - - 1",
        "d1b1",
        "C-L4",
    );
    allows(
        "tigerchess 3q4/8/8/8/8/8/8/RS1Q3R w KQ - 0 1 Tt - - 1",
        "d1f1",
    );
}

#[test]
fn c_k2_out_of_time_in_the_deployment_the_other_side_posts() {
    let after = out_of_time(&leads(&start('C'), "S@c6"), Side::First).unwrap_or_default();
    assert!(after.contains(" Cc6!w "), "{after}");
    assert_eq!(acts(&after), Some(Side::Second));
    // Free of the variation's limits, but on that side's own ranks.
    allows(&after, "S@c3 S@h4");
    refuses(&after, "S@c5", "C-D1");
}

#[test]
fn c_d10_free_postings_count_for_the_other_side_and_a_taken_mirror_image_frees() {
    let freed = out_of_time(&leads(&start('C'), "S@c6"), Side::First).unwrap_or_default();
    let later = leads(&freed, "S@c3 S@f4");
    assert_eq!(acts(&later), Some(Side::Second));
    refuses(&later, "S@f5", "C-D3");
    let freed = out_of_time(&leads(&start('S'), "S@c6"), Side::First).unwrap_or_default();
    // The mirror image of g4 is g5; with that of the next one taken, any square will do.
    let later = leads(&freed, "S@d3 S@c3 S@c5");
    assert_eq!(acts(&later), Some(Side::Second));
    assert_eq!(offers(&later).len(), 14);
}

#[test]
fn c_d10_a_guard_not_yet_posted_is_posted_by_the_opponent() {
    let start = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O -";
    let after = out_of_time(start, Side::Second).unwrap_or_default();
    assert_eq!(acts(&after), Some(Side::First));
    goes(&after, "G@", "c d e f");
    let both = out_of_time(&after, Side::First).unwrap_or_default();
    assert_eq!(
        acts(&both),
        Some(Side::Second),
        "nobody is left to post for the other"
    );
}
