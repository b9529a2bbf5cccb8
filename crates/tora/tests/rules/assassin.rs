//! Section 11: the Assassin, and what else speaks of it. The table of independent counts has more.

use game::{Hidden, Mark, MarkKind, Notation, Position, Show, Side, Start, Viewer};
use tigerden_tora::{Action, Answer, Hiding, Long, LongSquare, Options, Ply, Whole};

use crate::verbs::*;

/// The Challenger's Assassin at v9h9 has the Soldier v9h8 beside it; Kings are far away.
const BESIDE_A_SOLDIER: &str = "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/7s9/17/17/17/17/17/17/17/k16 c 2 5 0:0 0 - c@v9h9";
/// The Opposition's Assassin at v9h9 beside the Archer v9h10.
const BESIDE_AN_ARCHER: &str = "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/9A7/17/17/17/17/17/17/17/k16 c 2 5 0:0 0 - o@v9h9";

fn long(text: &str) -> Long {
    text.parse().unwrap()
}

#[test]
fn t_x1_each_side_may_forgo_its_assassin() {
    let start = |assassins| {
        Whole::start(&Options {
            assassins,
            ..Options::default()
        })
        .unwrap()
    };
    let without = start(None);
    assert!(!without.position().has_assassins());
    let one = start(Some([Some(5), None]));
    assert!(one.position().has_assassins());
    assert_eq!(
        one.position().hiding(Side::First),
        Hiding::At(LongSquare::at(5, 17).unwrap())
    );
    assert_eq!(one.position().hiding(Side::Second), Hiding::No);
}

#[test]
fn t_x2_it_starts_on_an_empty_place_of_the_starting_row() {
    let start = |v| {
        let assassins = Some([Some(5), Some(v)]);
        Whole::start(&Options {
            assassins,
            ..Options::default()
        })
    };
    let whole = start(12).unwrap();
    assert_eq!(
        whole.position().hiding(Side::Second),
        Hiding::At(LongSquare::at(12, 1).unwrap())
    );
    assert!(start(9).is_err(), "the King stands there");
    assert!(start(18).is_err(), "there is no such column");
}

#[test]
fn t_x3_hidden_it_goes_through_anything_and_attacks_a_neighbor() {
    allows(BESIDE_A_SOLDIER, "X v9h9-v9h6");
    allows(BESIDE_A_SOLDIER, "X v9h9-v9h8 * v9h8");
    refuses(BESIDE_A_SOLDIER, "X v9h9-v9h5", "T-M1");
    refuses(BESIDE_A_SOLDIER, "X v9h9-v9h10 * v9h8", "T-X3");
    refuses(BESIDE_A_SOLDIER, "X v8h9-v8h8", "T-X3");
    // The other side learns what fell, but not to whom it stood near.
    let whole: Whole = BESIDE_A_SOLDIER.parse().unwrap();
    let mv = whole.position().parse_move("X v9h9-v10h9 * v9h8").unwrap();
    let enemy = Viewer::Player(Side::Second);
    let seen = whole.seen(mv, whole.answer(mv), enemy);
    assert_eq!(whole.view(enemy).notation(seen), "X * v9h8");
    assert!(whole.view(enemy).to_string().ends_with(" c?"));
}

#[test]
fn t_x6_nobody_is_found_where_nobody_hides() {
    allows(BESIDE_AN_ARCHER, "A v9h10 search v9h9");
    let elsewhere = BESIDE_AN_ARCHER.replace("o@v9h9", "o@v3h3");
    refuses(&elsewhere, "A v9h10 search v9h9", "T-X6");
    refuses(BESIDE_AN_ARCHER, "A v9h10 search v10h9", "T-X6");
    // Nor is somebody trapped who is not (T-V2).
    refuses(BESIDE_A_SOLDIER, "end trapped", "T-V2");
}

#[test]
fn t_x3_a_covered_screen_says_of_it_what_others_are_told() {
    let near_all = "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/6gsA8/17/17/17/17/17/17/17/k16 c 2 5 0:0 0 - c@v9h10";
    let whole: Whole = near_all.parse().unwrap();
    let own = whole.view(Viewer::Player(Side::First));
    let mut plies = Vec::new();
    own.legal_moves(&mut plies);
    let mut covered = 0;
    for ply in plies {
        let told = whole.seen(ply, whole.answer(ply), Viewer::Public);
        let prowls = matches!(ply, Ply::Act(Action::Prowl { .. }));
        assert_eq!(own.covered(ply), prowls.then_some(told), "{ply:?}");
        covered += usize::from(prowls);
    }
    assert!(covered > 50, "{covered}");
}

#[test]
fn t_x6_the_spaces_looked_at_are_marked() {
    let searched = |moves: &str| {
        let position: Long = leads(BESIDE_AN_ARCHER, moves).parse().unwrap();
        let scene = position.scene();
        let marks = scene
            .marks
            .iter()
            .filter(|mark| mark.kind == MarkKind::Searched);
        let name = |mark: &Mark| {
            let view = scene.places.iter().find(|view| view.place == mark.place);
            view.unwrap().name.clone()
        };
        let mut names: Vec<String> = marks.map(name).collect();
        names.sort();
        names
    };
    assert_eq!(searched("A v9h10-v9h12").len(), 0);
    let around = [
        "v10h10", "v10h11", "v10h9", "v8h10", "v8h11", "v8h9", "v9h10", "v9h11", "v9h9",
    ];
    assert_eq!(searched("A v9h10 search"), around);
    assert_eq!(searched("K v17h17 search").len(), 4, "at the corner");
    assert_eq!(
        searched("A v9h10 search; end").len(),
        0,
        "in the running turn"
    );
}

#[test]
fn t_x4_taking_a_command_piece_reveals_it() {
    plays(
        "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/7g9/17/17/17/17/17/17/17/k16 c 2 5 0:0 0 - c@v9h9",
        "X v9h9 * v9h8",
        "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/7g!X8/17/17/17/17/17/17/17/k16 c 1 5 0:0 0 v9h9a c~6",
    );
}

#[test]
fn t_x5_after_taking_it_rests_for_the_next_round() {
    let taken = "X v9h9 * v9h8; ";
    refuses(BESIDE_A_SOLDIER, &format!("{taken}X v9h9-v9h8"), "T-X5");
    refuses(
        BESIDE_A_SOLDIER,
        &format!("{taken}end; end; X v9h9-v9h8"),
        "T-X5",
    );
    allows(
        BESIDE_A_SOLDIER,
        &format!("{taken}end; end; end; end; X v9h9-v9h8"),
    );
    assert!(leads(BESIDE_A_SOLDIER, taken).ends_with(" c@v9h9,c~6"));
}

#[test]
fn t_x6_a_search_reveals_what_is_near_and_the_finder_may_take_it() {
    let found = leads(BESIDE_AN_ARCHER, "A v9h10 search");
    assert!(
        found.contains("8xA7") && found.ends_with("v9h10F"),
        "{found}"
    );
    let taken = leads(BESIDE_AN_ARCHER, "A v9h10 search; A v9h10 take v9h9");
    assert!(taken.contains(" c 1 5 5:0 0 v9h10af"), "{taken}");
    // What is done between leaves it no longer at once.
    refuses(
        BESIDE_AN_ARCHER,
        "A v9h10 search; G v15h17-v15h16; A v9h10 take v9h9",
        "T-X6",
    );
    // From further away nothing is found, and the searcher is done.
    let vain = "A v9h10-v9h12; A v9h12 search";
    assert!(leads(BESIDE_AN_ARCHER, vain).ends_with("v9h12ms o@v9h9"));
    let first = "A v9h10-v9h11; end; end; A v9h11 search; ";
    refuses(BESIDE_AN_ARCHER, &format!("{first}A v9h11-v9h10"), "T-X6");
    // There is nothing to search for where nobody hides.
    refuses(BESIDE_A_SOLDIER, "G v15h17 search", "T-X6");
}

#[test]
fn t_x6_the_answer_belongs_to_the_record_and_not_to_the_choice() {
    let whole: Whole = BESIDE_AN_ARCHER.parse().unwrap();
    let at = LongSquare::at(9, 10).unwrap();
    let place = LongSquare::at(9, 9).unwrap();
    let search = Ply::Act(Action::Search { at });
    assert_eq!(whole.answer(search), Answer::Found(place));
    for viewer in [Viewer::Judge, Viewer::Player(Side::First), Viewer::Public] {
        let seen = whole.seen(search, whole.answer(search), viewer);
        assert_eq!(whole.view(viewer).notation(seen), "A v9h10 search v9h9");
        assert!(Whole::is_report(seen) && whole.check(seen).is_err());
    }
}

#[test]
fn t_x7_it_falls_on_an_enemys_space_and_pushes_out_its_own() {
    let start = |board: &str| {
        format!(
            "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/{board}/17/17/17/17/17/17/17/k16 c 2 5 0:0 0 - o@v9h9"
        )
    };
    let enemys = leads(&start("8SA7"), "A v9h10 search");
    assert!(
        enemys.contains("/8SA7/") && enemys.ends_with(" c 1 5 5:0 0 v9h10f"),
        "{enemys}"
    );
    let own = leads(&start("8sA7"), "A v9h10 search");
    assert!(
        own.contains("/8xA7/") && own.ends_with(" c 1 5 0:0 0 v9h10F"),
        "{own}"
    );
}

#[test]
fn t_x8_revealed_it_is_an_ordinary_piece() {
    let shown = "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/7sXA7/17/17/17/17/17/17/17/k16 c 2 5 0:0 0 -";
    refuses(shown, "X v9h9-v9h10", "T-M2");
    allows(shown, "X v9h9 * v9h8");
    let attacked = "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/7sX8/17/17/17/17/17/17/17/k16 o 1 5 0:0 0 -";
    let text = leads(attacked, "S v9h8xv9h9");
    assert!(text.contains(" o 0 5 0:5 0 "), "{text}");
    // Hidden, it is in nobody's way and can't be hit.
    allows(BESIDE_AN_ARCHER, "A v9h10-v9h9");
    refuses(BESIDE_AN_ARCHER, "A v9h10 * v9h9", "T-A6");
}

#[test]
fn t_x12_a_taken_command_piece_is_not_taken_again() {
    plays(
        "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/7g!9/17/17/17/17/17/17/17/k16 c 1 5 0:0 0 v15h17a c@v9h9",
        "X v9h9 * v9h8",
        "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/7g!9/17/17/17/17/17/17/17/k16 c 0 5 0:0 0 v15h17a c@v9h9",
    );
}

#[test]
fn t_c5_an_assassin_is_no_crew() {
    refuses(
        "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/7SCX7/17/17/17/17/17/17/17/k16 c 2 5 0:0 0 -",
        "C v9h9-v10h9 crew v9h8 v9h10",
        "T-C2|T-C5",
    );
}

#[test]
fn t_c5_the_crew_of_a_cannon_that_its_assassin_removed_stays_bound() {
    let worked = "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/8SCA6/8g8/17/17/17/17/17/17/k16 c 1 5 0:0 0 v9h9bv9h10,v9h10m,v9h11bv9h10 c@v9h10";
    let text = leads(worked, "X v9h10 * v8h9");
    assert!(
        text.contains("/8SXA6/8g!8/") && text.contains(" v9h9b,v9h10a,v9h11b "),
        "{text}"
    );
    assert_eq!(long(&text).to_string(), text);
}

#[test]
fn t_j1_a_revealed_assassin_endangers_unless_it_rests() {
    let facing = |rest: &str| {
        format!(
            "tora-long/rulebook+assassin 16k/17/17/17/17/17/17/17/9K7/17/17/17/7x9/17/17/17/17 c 1 5 0:0 0 -{rest}"
        )
    };
    refuses(&facing(""), "K v9h10-v9h9", "T-J2|T-J6");
    allows(&facing(" o~5"), "K v9h10-v9h9; end");
}

#[test]
fn t_j7_a_command_piece_in_jeopardy_can_not_search() {
    refuses(
        "tora-long/rulebook+assassin 16G/17/17/17/17/17/17/17/9K7/8h8/17/17/17/17/17/17/k16 c 2 5 0:0 0 - o@v10h10",
        "K v9h10 search",
        "T-J7",
    );
}

/// The Opposition's Queen has attacked beside Soldiers, and its Assassin hides somewhere.
const QUEEN_BESIDE_SOLDIERS: &str = "tora-long/rulebook+assassin 17/17/4s12/5a11/17/17/3s10S2/3s13/2as9SS2/3s11K1/3s11SG/12q4/17/6s10/5s11/g16/11S5 o 1 32 31:41 0 v6h13ma o?";

#[test]
fn t_j6_a_hidden_assassin_must_put_right_what_forbids_the_end() {
    refuses(QUEEN_BESIDE_SOLDIERS, "X", "T-X3");
    // A Soldier that falls does not end the jeopardy; the King that attacks the Queen does.
    refuses(QUEEN_BESIDE_SOLDIERS, "X * v9h14", "T-X3");
    allows(QUEEN_BESIDE_SOLDIERS, "X * v8h16 - v8h17");
    let position = long(QUEEN_BESIDE_SOLDIERS);
    let mut plies = Vec::new();
    position.legal_moves(&mut plies);
    for ply in plies {
        let mut next = position;
        next.play_unchecked(ply);
        assert!(next.check(Ply::End).is_ok(), "{}", position.notation(ply));
    }
}

#[test]
fn t_j8_what_a_search_shows_does_not_forbid_the_end() {
    allows(
        "tora-long/rulebook+assassin 16k/17/17/17/17/17/17/17/9K7/17/17/17/17/17/17/17/17 c 1 5 0:0 0 - o@v9h11",
        "K v9h10 search; end",
    );
}

#[test]
fn t_v1_a_side_without_command_pieces_passes_until_the_round_ends() {
    let start = "tora-long/rulebook+assassin 16K/15G1/17/17/17/17/17/17/8kA7/17/7s9/17/17/17/17/17/17 c 1 5 0:0 0 v16h16m o@v9h9";
    let before = long(&leads(start, "A v9h10 search; end"));
    assert_eq!((before.actions_left(), before.outcome()), (0, None));
    let after = long(&leads(start, "A v9h10 search; end; end"));
    assert_eq!(after.outcome().unwrap().rule.0, "T-V1");
}

#[test]
fn t_v2_the_own_hidden_assassin_can_break_a_trap() {
    let trap = |last: &str| {
        format!(
            "tora-long/rulebook+assassin 16K/17/17/17/17/17/17/17/17/17/17/17/17/H16/17/ud15/ku15 o 1 5 0:0 0 -{last}"
        )
    };
    assert!(long(&trap(" o@v6h2")).outcome().is_none());
    assert_eq!(long(&trap("")).outcome().unwrap().rule.0, "T-V2");
    // Resting, it can't help.
    assert_eq!(long(&trap(" o@v6h2,o~5")).outcome().unwrap().rule.0, "T-V2");
    // Who does not know where it hides is told.
    let start = "tora-long/rulebook+assassin 16K/17/17/17/17/17/17/17/17/17/17/17/17/H16/17/ud15/ku15 c 1 5 0:0 0 - o@v17h17";
    let whole: Whole = start.parse().unwrap();
    assert_eq!(whole.answer(Ply::End), Answer::Trapped);
    let view = whole.view(Viewer::Public);
    let seen = whole.seen(Ply::End, Answer::Trapped, Viewer::Public);
    assert_eq!(view.notation(seen), "end trapped");
    let mut next = view;
    next.play(seen).unwrap();
    assert_eq!(next.outcome().unwrap().rule.0, "T-V2");
}

#[test]
fn t_n3_texts_of_assassins_that_say_what_is_wrong() {
    for (last, at) in [
        (" c@v9h9,c@v9h8", "c@v9h8"),
        (" o?,c?", "c?"),
        (" c~9", "9"),
        (" o~5", "5"),
        (" c=K", "K"),
        (" c@v99h9", "v99h9"),
        (" z", "z"),
    ] {
        let text = format!(
            "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/7s9/17/17/17/17/17/17/17/k16 c 2 5 0:0 0 -{last}"
        );
        let error = text.parse::<Long>().unwrap_err();
        let found = error.first();
        assert_eq!(&text[found.at..found.at + found.len], at, "{error}");
    }
    let without = BESIDE_A_SOLDIER.replace("+assassin", "");
    assert!(without.parse::<Long>().is_err());
    let unknown = BESIDE_A_SOLDIER.replace("c@v9h9", "c?");
    assert!(unknown.parse::<Long>().is_ok() && unknown.parse::<Whole>().is_err());
}

#[test]
fn t_p1_points_with_the_assassin() {
    let text = leads(
        "tora-long/rulebook+assassin 16K/17/16G/17/17/17/17/17/8cA7/17/17/17/17/17/17/17/k16 c 2 5 0:0 0 -",
        "A v9h10xv9h9",
    );
    assert!(text.contains(" c 1 5 2:0 0 "), "{text}");
}
