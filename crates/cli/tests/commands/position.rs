//! Wrong positions, each fault with its place.

use crate::{START, prints, refuses, says};

#[test]
fn a_cut_position_is_shown_at_its_end() {
    let cut = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2";
    says(&refuses(&["legal", cut], ""), &[cut, "[the position:1:60]"]);
    let wrong = START.replace("8A", "8Z");
    says(
        &refuses(&["turns", &wrong], ""),
        &["[the position:1:26]", "`Z` is no piece"],
    );
}

#[test]
fn spaces_around_a_position_do_no_harm_and_slips_are_understood() {
    let spaced = format!("  {START} \n");
    assert_eq!(crate::prints(&["perft", &spaced, "1"], ""), "nodes 75\n");
    assert_eq!(crate::prints(&["perft", "-", "1"], &spaced), "nodes 75\n");
    let slip = START.replace("tora-short", "tora-shrot");
    says(
        &refuses(&["legal", &slip], ""),
        &["did you mean `tora-short`?", "tigerden start GAME"],
    );
}

/// The start of King's Convoy with something else in it.
pub(crate) fn convoy(from: &str, to: &str) -> String {
    let start =
        "convoy 4ttttt4/6t6/13/6n6/t5n5t/t5n5t/tt1nnnknnn1tt/t5n5t/t5n5t/6n6/13/6t6/4ttttt4 t 0 1";
    assert!(start.contains(from));
    start.replacen(from, to, 1)
}

#[test]
fn wrong_positions_of_kings_convoy_are_shown_with_their_place() {
    for (from, to, place, message) in [
        (
            "6n6",
            "6k6",
            "[the position:1:45]",
            "There is another king already",
        ),
        (
            "nnnknnn",
            "nnn1nnn",
            "[the position:1:8]",
            "There is no king",
        ),
        (
            "4ttttt4/6t6",
            "t4tttt4/6t6",
            "[the position:1:8]",
            "Only the king may stand on a13",
        ),
        (
            "6t6/13",
            "6t5t/13",
            "[the position:1:8]",
            "There are 25 boats t; the fleet has 24",
        ),
        (
            "6t6/13",
            "6t5/13",
            "[the position:1:16]",
            "Row 12 has 12 squares; expected 13",
        ),
        (
            "/6t6/13",
            "/13",
            "[the position:1:8]",
            "The board has 12 rows; expected 13",
        ),
        (
            " t 0 1",
            " t 0",
            "[the position:1:87]",
            "Expected a space and the round",
        ),
        (
            "convoy",
            "tablut",
            "[the position:1:8]",
            "The board has 13 rows; expected 9",
        ),
        (
            "convoy",
            "alea",
            "[the position:1:1]",
            "convoy, hnefatafl, tablut, brandubh",
        ),
    ] {
        let wrong = convoy(from, to);
        for command in [&["legal", &wrong][..], &["perft", &wrong, "1"]] {
            says(&refuses(command, ""), &[place, message]);
        }
    }
    for choice in ["edition=alea", "repetition=wins"] {
        let said = refuses(&["start", "convoy", "--option", choice], "");
        says(&said, &["can't be", "the choices are: "]);
    }
    let said = refuses(&["start", "convoy", "--option", "setup=brandubh"], "");
    says(
        &said,
        &["`convoy` has no option `setup`", "edition, repetition"],
    );
    let tablut = prints(&["start", "convoy", "--option", "edition=tablut"], "");
    says(&tablut, &["tablut 3ttt3/"]);
}
