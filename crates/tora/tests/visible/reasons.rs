//! Touches in vain, and the reason for it.

use game::{Place, Refusal, Show, Touch, Touched};
use tigerden_tora::{Long, Short};

use crate::{composer, on_board, touch};

/// The last of the touches is refused, for this reason: its rule, its message, and its places.
#[track_caller]
fn in_vain(text: &str, touches: &str, rule: &str, key: &str, places: &str) {
    let (reason_rule, reason_key, reason_places) = on_board!(text, |position| {
        let scene = position.scene();
        let touched: Vec<Touch> = touches.split(' ').map(|name| touch(&scene, name)).collect();
        let mut composer = composer(&position);
        let (last, before) = touched.split_last().unwrap();
        for touch in before {
            assert_ne!(composer.touch(*touch), Touched::Refused, "{touch:?}");
        }
        assert_eq!(composer.touch(*last), Touched::Refused);
        let reason = position.explain(&touched);
        let name = |place: Place| {
            scene
                .places
                .iter()
                .find(|view| view.place == place)
                .unwrap()
                .name
                .clone()
        };
        let names: Vec<String> = reason.places().into_iter().map(name).collect();
        (
            reason.rule().map_or("-", |rule| rule.0),
            reason.key(),
            names.join(" "),
        )
    });
    assert_eq!(
        (reason_rule, reason_key, reason_places.as_str()),
        (rule, key, places)
    );
}

#[test]
fn the_first_touch() {
    in_vain(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "v4h4",
        "-",
        "tora-illegal-no-piece",
        "v4h4",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "v9h1",
        "-",
        "tora-illegal-not-yours",
        "v9h1",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "defend",
        "-",
        "tora-illegal-piece-first",
        "",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 0 1 0:0 0 v5h5m",
        "v1h9",
        "T-R2",
        "tora-illegal-no-actions-left",
        "",
    );
}

#[test]
fn moves() {
    in_vain(
        "tora-short/rulebook g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h2",
        "T-M1",
        "tora-illegal-too-far",
        "v5h5 v5h2",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/3S5/3AA4/3S5/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h3",
        "T-M2",
        "tora-illegal-blocked",
        "v5h5 v5h3",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/3SA4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4",
        "T-M2",
        "tora-illegal-own-piece",
        "v5h4",
    );
    in_vain(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/dd15/Hd14K c 1 1 0:0 0 -",
        "v1h1 v1h3",
        "T-M3",
        "tora-illegal-barred",
        "v1h1 v1h3",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/4D4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4",
        "T-C1",
        "tora-illegal-defending",
        "v5h5",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/9/9/9/DA7/GD7 c 2 1 0:0 0 -",
        "v1h1",
        "T-M2",
        "tora-illegal-shut-in",
        "v1h1",
    );
}

#[test]
fn attacks() {
    in_vain(
        "tora-short/rulebook g8/9/9/9/2uDA4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h3",
        "T-A5",
        "tora-illegal-stopped",
        "v5h5 v5h3 v5h4",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h2",
        "T-A4",
        "tora-illegal-out-of-range",
        "v5h5 v5h2",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4 v5h2",
        "T-A4",
        "tora-illegal-out-of-range-moved",
        "v5h4 v5h2",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/1u2A4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h3 v5h2",
        "T-A4",
        "tora-illegal-archer-moved",
        "v5h5 v5h3",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/2u1A4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h4 v5h5",
        "T-A6",
        "tora-illegal-no-enemy",
        "v5h5",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/2a1S4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h3",
        "T-M1",
        "tora-illegal-too-far",
        "v5h5 v5h3",
    );
    in_vain(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/4u3H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "v9h9 v9h5",
        "T-M1",
        "tora-illegal-too-far",
        "v9h9 v9h5",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/3aAa3/9/9/9/8G c 1 1 1:0 0 v5h5a",
        "v5h5 v5h4",
        "T-R4",
        "tora-illegal-attacked-already",
        "v5h5",
    );
    in_vain(
        "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/9/u1A6 c 2 1 0:0 0 -",
        "v1h3 v1h1",
        "T-T4",
        "tora-illegal-forest",
        "v1h3 v1h1",
    );
}

#[test]
fn cannons() {
    let crewless = "tora-short/rulebook g8/9/9/9/1u2CS3/9/9/9/8G c 2 1 0:0 0 -";
    in_vain(crewless, "v5h5", "T-C2", "tora-illegal-crew-size", "v5h5");
    let ready = "tora-short/rulebook g8/9/9/5S3/1u2CS3/9/9/9/8G c 2 1 0:0 0 -";
    in_vain(
        ready,
        "v5h5 v5h3",
        "T-C2",
        "tora-illegal-cannon-move",
        "v5h5 v5h3",
    );
}

#[test]
fn t_c4_what_a_cannon_does_not_hit() {
    in_vain(
        "tora-short/rulebook g8/9/9/5S3/u1a1CS3/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h1",
        "T-C4",
        "tora-illegal-first-in-line",
        "v5h5 v5h3",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/5S3/4CS3/1a7/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v4h2",
        "T-C4",
        "tora-illegal-not-in-line",
        "v5h5 v4h2",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/5S3/u1A1CS3/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h1",
        "T-C4",
        "tora-illegal-own-in-line",
        "v5h5 v5h3",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/5S3/1u2US3/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h2",
        "T-C3",
        "tora-illegal-unready",
        "v5h5",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/5S3/4CS3/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v1h9",
        "T-C4",
        "tora-illegal-own-in-line",
        "v5h5 v1h9",
    );
}

#[test]
fn t_c5_crew() {
    in_vain(
        "tora-short/rulebook g8/9/9/5S3/1u2CD3/5A3/9/9/8G c 2 1 0:0 0 -",
        "v5h5 v5h2 v1h9",
        "T-C2",
        "tora-illegal-not-beside",
        "v5h5 v1h9",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/5A3/1u2CS3/9/9/9/8G c 1 1 0:0 0 v5h6m",
        "v5h5",
        "T-C5",
        "tora-illegal-crew-acted",
        "v5h5 v5h6",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/4SD3/1u2CA3/5A3/9/9/8G c 1 1 0:0 0 v4h6m",
        "v5h5 v5h2 v4h6",
        "T-C5",
        "tora-illegal-crew-acted",
        "v5h5 v4h6",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/5S3/3C1S3/9/9/9/8G c 1 1 0:0 0 v5h4m,v5h6bv5h4,v6h6bv5h4",
        "v5h6",
        "T-C5",
        "tora-illegal-bound",
        "v5h6 v5h4",
    );
}

#[test]
fn stances_and_readying() {
    in_vain(
        "tora-short/rulebook g8/9/9/9/4S1D2/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 attack-stance",
        "T-C1",
        "tora-illegal-same-stance",
        "v5h5",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "v1h9 defend",
        "T-C1",
        "tora-illegal-no-soldier",
        "v1h9",
    );
    in_vain(
        "tora-short/rulebook g8/9/6A2/5S3/4US3/9/9/9/8G c 2 1 0:0 0 -",
        "v7h7 ready",
        "T-C2",
        "tora-illegal-no-cannon",
        "v7h7",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -",
        "v5h5 end",
        "T-R3",
        "tora-illegal-no-use",
        "v5h5",
    );
}

#[test]
fn jeopardy_names_the_piece_and_what_endangers_it() {
    in_vain(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/5h3K7/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "v9h10 v9h9",
        "T-J6",
        "tora-illegal-no-legal-end",
        "v9h9 v9h6",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/4a1G2/9/9/1S7/9 c 1 1 0:0 0 v5h7m",
        "end",
        "T-J2",
        "tora-illegal-jeopardy-short",
        "v5h7 v5h5",
    );
    in_vain(
        "tora-short/rulebook g8/9/9/9/4a1G2/9/9/1S7/9 c 1 1 0:0 0 v5h7m",
        "v2h2",
        "T-J6",
        "tora-illegal-no-legal-end-short",
        "v5h7 v5h5",
    );
}

#[test]
fn naming_and_the_end_of_the_game() {
    in_vain(
        "tora-long/rulebook 17/17/17/3g13/17/17/17/17/17/17/17/17/17/4g12/17/17/16K o 0 3 8:0 0 =oQ",
        "v1h17",
        "T-R9",
        "tora-illegal-no-heir",
        "v1h17",
    );
    in_vain(
        "tora-short/rulebook 9/9/9/9/9/2A6/1G7/DD7/gu7 o 2 5 3:1 0 -",
        "v1h1",
        "-",
        "tora-illegal-game-over",
        "",
    );
}

#[test]
fn only_the_long_board_speaks_of_command_pieces() {
    in_vain(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/G16/17/14h2/14A2/16K c 1 1 0:0 0 v1h17m",
        "end",
        "T-J2",
        "tora-illegal-jeopardy",
        "v1h17 v3h15",
    );
}
