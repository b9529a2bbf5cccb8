//! Chapter 4: the TigerVariation.

use game::Side;

use crate::verbs::*;

const START: &str =
    "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O ABCDEFGHABCDEFGH";

/// Both Queens, Bengal's Bearer on e8, and the wing of the Siberian Guard.
fn bearer(wing: char) -> String {
    format!("tigerchess q3L3/8/8/8/8/8/8/Q7 w - - 0 1 Tt C{wing} - -")
}

#[test]
fn c_t1_first_the_siberian_then_the_bengal_guard_then_the_swordsmen() {
    assert_eq!(acts(START), Some(Side::Second));
    goes(START, "", "G@c G@d G@e G@f");
    refuses(START, "S@c6 e7e5", "C-T1");
    let second = leads(START, "G@f");
    assert_eq!(acts(&second), Some(Side::First));
    goes(&second, "", "G@c G@d G@e G@f");
    refuses(&second, "S@c3", "C-T1");
    let third = leads(START, "G@f G@d");
    assert_eq!(acts(&third), Some(Side::Second));
    assert_eq!(offers(&third).len(), 16);
    refuses(&third, "G@c", "C-T1");
}

#[test]
fn c_t1_the_kings_lancer_bears_the_standard_and_the_tiger_knight_waits_in_the_tower() {
    let posted = scene(&leads(START, "G@f G@d"));
    let named = |name: &str| {
        posted
            .places
            .iter()
            .find(|view| view.name == name)
            .map(|view| view.place)
    };
    let kind = |name: &str| {
        let here = posted
            .pieces
            .iter()
            .find(|piece| Some(piece.place) == named(name));
        here.map(|piece| (piece.kind, piece.states.clone()))
    };
    assert_eq!(kind("g1"), Some(("tigerchess-king-lancer", vec!["bearer"])));
    assert_eq!(kind("f10"), Some(("tigerchess-guard", vec![])));
    assert_eq!(kind("d-1"), Some(("tigerchess-guard", vec![])));
    assert_eq!(kind("a10"), Some(("tigerchess-tigerknight", vec![])));
    assert_eq!(kind("c10"), None);
    let plain =
        scene("tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt - O -");
    assert!(plain.pieces.iter().all(|piece| piece.states.is_empty()));
}

#[test]
fn c_t2_the_bearer_occupies_the_palace_over_the_stronghold() {
    ends(&bearer('e'), "e8occ", "w", "C-T2", [6, 0]);
    let siberian = "tigerchess q7/8/8/8/8/8/8/Q2l4 b - - 0 1 Tt Dc - -";
    ends(siberian, "d1occ", "b", "C-T2", [0, 6]);
    let over = scene(&leads(&bearer('e'), "e8occ"));
    let palace = over.places.iter().filter(|place| place.name == "d10");
    let palace: Vec<_> = palace.map(|place| place.place).collect();
    let [palace] = palace[..] else {
        panic!("the Palace is one place: {palace:?}");
    };
    let mut bearer = over.pieces.iter().filter(|piece| piece.place == palace);
    let bearer = bearer.next().map(|piece| (piece.kind, piece.side));
    assert_eq!(bearer, Some(("tigerchess-king-lancer", Side::First)));
}

#[test]
fn c_t2_only_from_the_file_of_the_guard_only_the_bearer_and_only_the_palace() {
    refuses(&bearer('f'), "e8occ", "C-T2");
    refuses(
        "tigerchess q7/4L3/8/8/8/8/8/Q7 w - - 0 1 Tt Ce - -",
        "e7occ",
        "C-T2",
    );
    refuses(
        "tigerchess q3T3/8/8/8/8/8/8/Q1L5 w - - 0 1 t Ce - -",
        "e8occ",
        "C-T2",
    );
    refuses(
        "tigerchess q3L3/8/8/8/8/8/8/Q7 w - - 0 1 Tt - - -",
        "e8occ",
        "C-T2",
    );
    goes(&bearer('f'), "e8", "c8 d8 f8 g8 e7 e6");
}

#[test]
fn c_t2_not_while_the_queen_is_in_check_but_a_pinned_bearer_may() {
    refuses(
        "tigerchess q3L2r/8/8/8/8/8/8/7Q w - - 0 1 Tt Ce - -",
        "e8occ",
        "C-T2",
    );
    let pinned = "tigerchess q2rL2Q/8/8/8/8/8/8/8 w - - 0 1 Tt Ce - -";
    refuses(pinned, "e8e7", "C-L2");
    ends(pinned, "e8occ", "w", "C-T2", [6, 0]);
}

#[test]
fn c_t2_it_prevents_a_stalemate_and_is_no_check() {
    let threat = bearer('e').replace(" w ", " b ");
    assert!(!in_check(&threat.replace("q3L3/8", "4L3/q7")));
    let no_other_move = "tigerchess 4L3/8/4p3/8/8/1q6/8/Q7 w - - 0 1 Tt Ce - -";
    assert!(offers(no_other_move).contains("e8occ"));
}

#[test]
fn c_t3_the_points() {
    ends(&bearer('e'), "e8occ", "w", "C-T2", [6, 0]);
    ends(
        "tigerchess q7/7R/8/8/8/8/8/3R2LQ w - - 0 1 Tt Ce - -",
        "d1d8",
        "w",
        "C-L2",
        [3, 0],
    );
    ends(
        "tigerchess q7/7R/8/8/8/8/8/3R3Q w - - 0 1 Tt - - -",
        "d1d8",
        "w",
        "C-L2",
        [3, 0],
    );
    let quiet =
        |guards: &str| format!("tigerchess 7q/8/8/8/8/8/8/Q5R1 w - - 99 90 Tt {guards} - -");
    ends(&quiet("-"), "a1a2", "draw", "C-L6", [1, 1]);
    ends(&quiet("Ce"), "a1a2", "draw", "C-L6", [0, 0]);
}

#[test]
fn c_t3_resigning_and_time_cost_six_while_the_winner_has_a_bearer() {
    let start = leads(START, "G@f G@d");
    assert_eq!(points_for(Side::First, &start), [6, 0]);
    assert_eq!(points_for(Side::Second, &start), [0, 6]);
    let no_bearer = "tigerchess q3l3/8/8/8/8/8/8/Q6R w - - 0 1 Tt Ce - -";
    assert_eq!(points_for(Side::First, no_bearer), [3, 0]);
    assert_eq!(points_for(Side::Second, no_bearer), [0, 6]);
    assert_eq!(
        points_for(
            Side::First,
            "tigerchess q7/8/8/8/8/8/8/Q6R w - - 0 1 Tt - - -"
        ),
        [3, 0]
    );
    let lost = out_of_time(no_bearer, Side::First).err();
    assert_eq!(lost.and_then(|end| end.points), Some([0, 6]));
}

#[test]
fn c_t3_three_points_may_be_agreed_on_where_resigning_costs_six() {
    let no_bearer = "tigerchess q3l3/8/8/8/8/8/8/Q6R w - - 0 1 Tt Ce - -";
    assert_eq!(agreed_points(Side::Second, no_bearer), Some([0, 3]));
    // Resigning costs three anyway: without the winner's Bearer, and without the TigerVariation.
    assert_eq!(agreed_points(Side::First, no_bearer), None);
    let plain = "tigerchess q7/8/8/8/8/8/8/Q6R w - - 0 1 Tt - - -";
    assert_eq!(agreed_points(Side::First, plain), None);
    // There is no mate in the deployment.
    let start = leads(START, "G@f G@d");
    assert_eq!(agreed_points(Side::First, &start), None);
}

#[test]
fn c_t4_without_a_bearer_only_mate_is_left_and_the_guard_never_moves() {
    let lost = "tigerchess q3N3/8/8/8/8/8/7R/Q7 w - - 0 1 Tt Ce - -";
    refuses(lost, "e8occ", "C-T2");
    goes_on(lost, "h2h3");
    assert!(offers(&bearer('e')).iter().all(|mv| !mv.starts_with('G')));
}

#[test]
fn c_t5_all_times_are_doubled() {
    assert_eq!(time_factor(START), 2);
    assert_eq!(time_factor(&bearer('e')), 2);
    assert_eq!(
        time_factor("tigerchess q7/8/8/8/8/8/8/Q6R w - - 0 1 Tt - - -"),
        1
    );
    assert_eq!(time_factor("lancerchess q7/8/8/8/8/8/8/Q6R w - - 0 1"), 1);
}
