//! Section 9: differences of the quick editions.

use crate::verbs::*;

#[test]
fn t_e1_no_trap() {
    // Two Archers shoot over the unready Cannon; the General could take one of them at most.
    ends(
        "tora-short/rulebook 9/9/9/9/9/9/9/ddA5G/guA6 o 2 5 0:0 0 -",
        "",
        "c",
        "T-V2",
    );
    goes_on(
        "tora-short/quicksheet 9/9/9/9/9/9/9/ddA5G/guA6 o 2 5 0:0 0 -",
        "end",
    );
    goes_on(
        "tora-short/website 9/9/9/9/9/9/9/ddA5G/guA6 o 2 5 0:0 0 -",
        "end",
    );
}

#[test]
fn t_e1_a_tie_is_a_draw_whatever_the_points() {
    ends(
        "tora-short/quicksheet 8S/9/9/9/2[Gg!]6/9/9/9/s8 o 2 5 3:1 0 -",
        "G v5h3 * v5h3; end",
        "draw",
        "T-E1|T-V1|T-V4",
    );
    ends(
        "tora-short/website 8S/9/9/9/2[Gg!]6/9/9/9/s8 o 2 5 3:1 0 -",
        "G v5h3 * v5h3; end",
        "draw",
        "T-E1|T-V1|T-V4",
    );
}

#[test]
fn t_e1_without_a_legal_action_a_player_has_lost() {
    ends(
        "tora-short/quicksheet 9/9/9/9/9/2A6/1G7/DD7/gu7 o 2 5 1:3 0 -",
        "",
        "c",
        "T-E1|T-V3",
    );
    // Wherever the General goes two or three Archers reach it, and it reaches no General.
    ends(
        "tora-short/website 8G/9/9/9/9/2A6/2A6/DD7/guA6 o 2 5 1:3 0 -",
        "",
        "c",
        "T-E1|T-V3",
    );
}

#[test]
fn t_e2_archers_land_with_the_second_step_too() {
    lands_on(
        "tora-short/rulebook g8/9/3s5/5s3/2aaA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5",
        "v5h4 v6h6",
    );
    lands_on(
        "tora-short/quicksheet g8/9/3s5/5s3/2aaA2u1/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5",
        "v5h4 v5h3 v6h6 v7h4",
    );
    plays(
        "tora-short/website g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5xv5h3",
        "tora-short/website g8/9/9/9/2A6/9/9/9/8G c 1 1 3:0 0 v5h3ma",
    );
    // The step between must be empty, and shots after two steps stay out.
    refuses(
        "tora-short/quicksheet g8/9/9/3S5/2uAA4/3S5/9/9/8G c 2 1 0:0 0 -",
        "A v5h5xv5h3",
        "T-M2|T-A4",
    );
    refuses(
        "tora-short/quicksheet g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5-v5h3 * v5h2",
        "T-A4",
    );
}

#[test]
fn t_e3_website_a_general_may_act_into_jeopardy_that_is_matched() {
    // One endangers the Challenger's General, one the Opposition's.
    let matched = "tora-short/website 9/9/9/9/g1A1a2G1/9/9/9/9 c 2 1 0:0 0 -";
    allows(matched, "G v5h8-v5h7; end");
    refuses(
        "tora-short/website g8/9/9/9/2A1a2G1/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h8-v5h7; end",
        "T-J2|T-E3",
    );
    refuses(
        "tora-short/website 9/9/9/9/g1A1a2G1/4a4/9/9/9 c 2 1 0:0 0 -",
        "G v5h8-v5h7; end",
        "T-J2|T-E3",
    );
    allows(
        "tora-short/website 9/9/9/9/g1A1a2G1/2A1a4/9/9/9 c 2 1 0:0 0 -",
        "G v5h8-v5h7; end",
    );
}

#[test]
fn t_e3_readying_the_cannon_may_be_what_matches_it() {
    // Loaded, it bears on the Opposition's General too.
    let two_against_one = "tora-short/website 9/9/2A1SG3/2s1UD3/6a2/9/1g4a2/9/9 c 1 6 0:0 1 v7h6m";
    refuses(two_against_one, "end", "T-J2|T-E3");
    allows(two_against_one, "C v6h5 ready crew v6h6 v7h5; end");
}

#[test]
fn t_e3_the_general_that_landed_threatens_on_after_a_step_aside() {
    // Two against two: the Archer and the General that is taken, the Archer and the General that
    // took it. The pond lets it go one step only, so it attacks again from beside its place.
    let pond = "tora-short/website+terrain=lake 9/9/9/9/4gG3/3Aa4/9/9/9 c 1 1 0:0 0 -";
    allows(pond, "G v5h6xv5h5; end");
    allows(&pond.replace("+terrain=lake", ""), "G v5h6xv5h5; end");
    refuses(&pond.replace("3Aa4", "3Aaa3"), "G v5h6xv5h5", "T-J6");
    // Three against three, until its own Archer closes the only place beside it.
    let shut_in = "tora-short/website 9/9/9/3ddD3/3DgGA2/3uUA3/3aa4/9/9 c 2 1 0:0 0 -";
    allows(shut_in, "G v5h6xv5h5; end");
    refuses(shut_in, "G v5h6xv5h5; A v5h7-v5h6", "T-J6");
}

#[test]
fn t_e3_is_the_web_sites_alone() {
    refuses(
        "tora-short/rulebook 9/9/9/9/g1A1a2G1/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h8-v5h7; end",
        "T-J2",
    );
    refuses(
        "tora-short/quicksheet 9/9/9/9/g1A1a2G1/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h8-v5h7; end",
        "T-J2",
    );
}

#[test]
fn t_e4_either_general_may_face_the_one_it_sees_taken() {
    allows(
        "tora-short/quicksheet 9/9/9/9/1g2G4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5-v5h3 * v5h2; end",
    );
    allows(
        "tora-short/quicksheet 9/9/9/9/4g2G1/9/9/9/9 o 2 3 0:0 0 -",
        "G v5h5-v5h7 * v5h8; end",
    );
    allows(
        "tora-short/website 9/9/9/9/4g2G1/9/9/9/9 o 2 3 0:0 0 -",
        "G v5h5-v5h7 * v5h8; end",
    );
    refuses(
        "tora-short/quicksheet 9/9/9/9/ag2G4/9/9/9/9 c 2 1 0:0 0 -",
        "G v5h5-v5h3 * v5h2; end",
        "T-J2|T-J3|T-E4",
    );
    refuses(
        "tora-short/quicksheet 9/9/9/9/4g2GA/9/9/9/9 o 2 3 0:0 0 -",
        "G v5h5-v5h7 * v5h8; end",
        "T-J2|T-E4",
    );
}

#[test]
fn t_e_the_long_board_has_the_rulebook_only() {
    no_position(
        "tora-long/website 17/17/17/17/17/17/17/17/k15K/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        10,
    );
}
