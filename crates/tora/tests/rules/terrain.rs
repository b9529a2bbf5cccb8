//! Section 10: terrain.

use board::{Dir, Square};
use game::{Ground, Show};
use tigerden_tora::{Catalogue, Long, Short};

use crate::verbs::*;

/// The ground of a place in the scene that everybody sees.
fn ground<P: Show>(start: &str, name: &str) -> Ground {
    let position: P = start.parse().ok().unwrap();
    let scene = position.scene();
    scene
        .places
        .iter()
        .find(|view| view.name == name)
        .unwrap()
        .ground
}

#[test]
fn t_t1_a_space_is_plain_water_forest_or_high_ground() {
    let river = "tora-short/rulebook+terrain=river g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -";
    assert_eq!(ground::<Short>(river, "v1h5"), Ground::Water);
    assert_eq!(ground::<Short>(river, "v1h1"), Ground::Forest);
    assert_eq!(ground::<Short>(river, "v5h5"), Ground::Plain);
    // Falling h is up in a scene that the Challenger sees from below, rising h is down.
    let ridge = "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/8S8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -";
    assert_eq!(ground::<Long>(ridge, "v9h8"), Ground::Slope(0));
    assert_eq!(ground::<Long>(ridge, "v9h10"), Ground::Slope(4));
    assert_eq!(ground::<Long>(ridge, "v9h9"), Ground::Plain);
}

mod t_t2 {
    use super::*;

    #[test]
    fn t_t2_entering_water_shortens_the_move_by_one() {
        let bank = "tora-long/rulebook+terrain=river k16/17/17/17/17/17/17/17/17/17/9H7/17/17/17/17/17/16K c 1 1 0:0 0 -";
        goes_to(
            bank,
            "H v7h10",
            around((7, 10), 3, 17).without("v4h7 v5h7 v6h7 v7h7 v8h7 v9h7 v10h7 v4h8 v4h9 v10h9"),
        );
        refuses(bank, "H v7h10-v7h7", "T-T2");
        allows(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/9H7/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "H v7h10-v7h7",
        );
        // Over the ford it goes three.
        allows(
            "tora-long/rulebook+terrain=river k16/17/17/17/17/17/17/17/9H7/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "H v9h10-v9h7",
        );
    }

    #[test]
    fn t_t2_once_and_never_below_one() {
        // Two steps through water are one reduction.
        allows(
            "tora-long/rulebook+terrain=river g16/17/17/17/17/17/17/17/17/17/9K7/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "K v7h10-v5h9",
        );
        refuses(
            "tora-long/rulebook+terrain=river g16/17/17/17/17/17/17/17/17/17/9K7/17/17/17/17/17/17 c 1 1 0:0 0 -",
            "K v7h10-v4h9",
            "T-T2",
        );
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/9/5S3 c 2 1 0:0 0 -",
            "S v1h6-v1h5",
        );
        goes_to(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/5A3/9 c 2 1 0:0 0 -",
            "A v2h6",
            around((2, 6), 2, 9).without("v1h4 v2h4 v3h4 v4h4"),
        );
    }

    #[test]
    fn t_t2_leaving_water_costs_nothing() {
        goes_to(
            "tora-short/rulebook+terrain=lake g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -",
            "A v5h5",
            around((5, 5), 2, 9),
        );
        allows(
            "tora-long/rulebook+terrain=river k16/17/17/17/17/17/17/17/17/17/8H8/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "H v7h9-v7h6",
        );
    }

    #[test]
    fn t_t2_an_archer_in_water_has_moved_one_and_may_attack_a_neighbor() {
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/3u1A3/9 c 2 1 0:0 0 -",
            "A v2h6-v2h5 * v2h4",
        );
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/4uA3/9 c 2 1 0:0 0 -",
            "A v2h6xv2h5",
        );
    }

    #[test]
    fn t_t2_jeopardy_reaches_less_far_through_water() {
        refuses(
            "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/6h3K6/17/17/17/17/17 c 1 1 0:0 0 -",
            "K v6h11-v6h10",
            "T-J2|T-J6",
        );
        allows(
            "tora-long/rulebook+terrain=river k16/17/17/17/17/17/17/17/17/17/17/6h3K6/17/17/17/17/17 c 1 1 0:0 0 -",
            "K v6h11-v6h10; end",
        );
    }
}

mod t_t3 {
    use super::*;

    #[test]
    fn t_t3_a_cannon_in_or_into_water_is_moved_by_three() {
        refuses(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/6S2/5CS2/9 c 2 1 0:0 0 -",
            "C v2h6-v2h5 crew v2h7 v3h7",
            "T-T3",
        );
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/6S2/5CS2/6A2 c 2 1 0:0 0 -",
            "C v2h6-v2h5 crew v1h7 v2h7 v3h7",
        );
        refuses(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/5S3/4CS3/9 c 2 1 0:0 0 -",
            "C v2h5-v2h4 crew v2h6 v3h6",
            "T-T3",
        );
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/5S3/4CS3/5A3 c 2 1 0:0 0 -",
            "C v2h5-v2h4 crew v1h6 v2h6 v3h6",
        );
        // Along the bank two are enough, and three too many.
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/6S2/5CS2/9 c 2 1 0:0 0 -",
            "C v2h6-v3h6 crew v2h7 v3h7",
        );
        refuses(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/6S2/5CS2/6A2 c 2 1 0:0 0 -",
            "C v2h6-v3h6 crew v1h7 v2h7 v3h7",
            "T-C2",
        );
    }

    #[test]
    fn t_t3_two_fire_and_ready_it_there_all_the_same() {
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/5S3/1a2CS3/9 c 2 1 0:0 0 -",
            "C v2h5 * W crew v2h6 v3h6",
        );
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/5S3/1a2US3/9 c 2 1 0:0 0 -",
            "C v2h5 ready crew v2h6 v3h6",
        );
    }
}

mod t_t4 {
    use super::*;

    #[test]
    fn t_t4_archers_shoot_one_space_into_forest() {
        refuses(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/9/u1A6 c 2 1 0:0 0 -",
            "A v1h3 * v1h1",
            "T-T4",
        );
        allows(
            "tora-short/rulebook g3G4/9/9/9/9/9/9/9/u1A6 c 2 1 0:0 0 -",
            "A v1h3 * v1h1",
        );
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/9/1uA6 c 2 1 0:0 0 -",
            "A v1h3 * v1h2",
        );
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/9/u1A6 c 2 1 0:0 0 -",
            "A v1h3-v1h2 * v1h1",
        );
        // From forest into forest as well.
        refuses(
            "tora-short/rulebook+terrain=lake g3G4/9/9/9/9/9/A8/9/u8 c 2 1 0:0 0 -",
            "A v3h1 * v1h1",
            "T-T4",
        );
    }

    #[test]
    fn t_t4_out_of_forest_they_shoot_two() {
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/9/1A1u5 c 2 1 0:0 0 -",
            "A v1h2 * v1h4",
        );
    }

    #[test]
    fn t_t4_nobody_else_is_limited() {
        allows(
            "tora-long/rulebook+terrain=river k16/17/17/17/17/17/17/17/17/17/17/17/7u1K7/17/17/17/17 c 1 1 0:0 0 -",
            "K v5h10 * v5h8",
        );
        allows(
            "tora-short/rulebook+terrain=river g3G4/9/9/9/9/9/9/4S4/u2CS4 c 2 1 0:0 0 -",
            "C v1h4 * W crew v1h5 v2h5",
        );
    }

    #[test]
    fn t_t4_a_command_piece_in_forest_is_safe_from_archers_two_away_that_can_not_step_up() {
        // v5h7 is forest. The Archer may still step beside it, unless its ways are shut.
        refuses(
            "tora-long/rulebook+terrain=river k16/17/17/17/17/17/17/17/17/17/17/17/5K2a8/17/17/17/17 c 1 1 0:0 0 -",
            "K v5h6-v5h7",
            "T-J2|T-J6",
        );
        allows(
            "tora-long/rulebook+terrain=river k16/17/17/17/17/17/17/17/17/17/17/7d9/5K1da8/7d9/17/17/17 c 1 1 0:0 0 -",
            "K v5h6-v5h7; end",
        );
    }
}

/// On "ridge" the column h8 falls towards h1, h10 towards h17, and h9 between them is plain.
mod t_t5 {
    use super::*;

    #[test]
    fn t_t5_a_downhill_step_lengthens_the_move_by_one_within_45_degrees_of_the_arrow() {
        let archer = "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/8A8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -";
        goes_to(
            archer,
            "A v9h9",
            around((9, 9), 2, 17).and(
                "v6h6 v7h6 v8h6 v9h6 v10h6 v11h6 v12h6 v6h7 v12h7 v6h8 v12h8 v6h10 v12h10 \
                 v6h12 v7h12 v8h12 v9h12 v10h12 v11h12 v12h12 v6h11 v12h11",
            ),
        );
    }

    #[test]
    fn t_t5_a_downhill_last_step_lengthens_nothing() {
        goes_to(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/8S8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "S v9h9",
            around((9, 9), 1, 17).and("v7h7 v8h7 v9h7 v10h7 v11h7 v7h11 v8h11 v9h11 v10h11 v11h11"),
        );
    }

    #[test]
    fn t_t5_an_uphill_step_shortens_the_move_by_one_but_not_below_one() {
        goes_to(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/6A10/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "A v9h7",
            around((9, 7), 2, 17).without("v7h9 v8h9 v9h9 v10h9 v11h9 v7h8 v11h8"),
        );
        goes_to(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/6S10/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "S v9h7",
            around((9, 7), 1, 17),
        );
        refuses(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/6A10/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "A v9h7-v9h9",
            "T-T5|T-T2",
        );
    }

    #[test]
    fn t_t5_across_the_slope_is_level() {
        allows(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/7A9/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "A v9h8-v11h8",
        );
        refuses(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/7A9/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "A v9h8-v12h8",
            "T-M1",
        );
        // With a step up to the crest and down again it goes one farther, on a slant.
        allows(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/7H9/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "H v9h8-v13h8",
        );
    }

    #[test]
    fn t_t5_across_the_slope_is_level_also_where_there_is_no_other_way() {
        let lane = "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/6S1S8/6SAS8/6S1S8/17/17/17/17/17/17/16K c 1 1 0:0 0 -";
        goes_to(
            lane,
            "A v9h8",
            "v7h7 v7h8 v7h9 v8h8 v10h8 v11h7 v11h8 v11h9",
        );
    }

    #[test]
    fn t_t5_entering_counts_leaving_does_not() {
        // From the ridge's flank down to the plain: nothing marked is entered, nothing is gained.
        refuses(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/7S9/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "S v9h8-v9h6",
            "T-M1",
        );
        // Up to the crest from the flank costs nothing either.
        allows(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/7A9/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "A v9h8-v9h9",
        );
    }

    #[test]
    fn t_t5_the_extra_step_may_land_but_not_for_archers() {
        allows(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/6a1S8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "S v9h9xv9h7",
        );
        allows(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/4a3H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "H v9h9xv9h5",
        );
        refuses(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/6a1A8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "A v9h9xv9h7",
            "T-A4",
        );
        refuses(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/5a2A8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "A v9h9-v9h7 * v9h6",
            "T-A4",
        );
    }

    #[test]
    fn t_t5_nor_for_archers_that_may_land_with_the_second_step() {
        lands_on(
            "tora-short/quicksheet+terrain=hill g8/9/9/2a6/3a1A3/2a6/9/9/8G c 2 1 0:0 0 -",
            "A v5h6",
            "v5h4",
        );
        allows(
            "tora-short/quicksheet+terrain=hill g8/9/9/9/5A3/9/9/9/8G c 2 1 0:0 0 -",
            "A v5h6-v5h3",
        );
    }

    #[test]
    fn t_t5_cannons_get_no_extra_step() {
        refuses(
            "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/9S7/8CS7/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
            "C v9h9-v9h7 crew v9h10 v10h10",
            "T-C2|T-M1",
        );
    }

    #[test]
    fn t_t5_jeopardy_reaches_farther_downhill() {
        refuses(
            "tora-long/rulebook+terrain=ridge 16k/17/17/17/17/17/17/17/4K3s8/17/17/17/17/17/17/17/d16 c 1 1 0:0 0 -",
            "K v9h5-v9h7",
            "T-J2|T-J6",
        );
        allows(
            "tora-long/rulebook 16k/17/17/17/17/17/17/17/4K3s8/17/17/17/17/17/17/17/d16 c 1 1 0:0 0 -",
            "K v9h5-v9h7; end",
        );
    }
}

#[test]
fn t_t6_reductions_and_the_extension_add_up() {
    // Down one side of the crest and up it again: the fourth step is neither gained nor lost twice.
    goes_to(
        "tora-long/rulebook+terrain=ridge k16/17/17/17/17/17/17/17/6S10/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "S v9h7",
        around((9, 7), 1, 17),
    );
    // Uphill, then the crest, then downhill: three less one, and the last step gains nothing.
    allows(
        "tora-long/rulebook+terrain=ridge g16/17/17/17/17/17/17/17/6K10/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h7-v9h9",
    );
    refuses(
        "tora-long/rulebook+terrain=ridge g16/17/17/17/17/17/17/17/6K10/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h7-v9h10",
        "T-T5|T-T2",
    );
    // From the crest all is gain.
    allows(
        "tora-long/rulebook+terrain=ridge g16/17/17/17/17/17/17/17/8K8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9-v9h13",
    );
    refuses(
        "tora-long/rulebook+terrain=ridge g16/17/17/17/17/17/17/17/8K8/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
        "K v9h9-v9h14",
        "T-M1",
    );
}

mod t_t7 {
    use super::*;

    fn grounds<const N: usize>(name: &str) -> (Vec<String>, Vec<String>) {
        let terrain = Catalogue::built_in().terrain(name, N).unwrap();
        let of = |wanted| {
            Square::<N>::all()
                .filter(|at| terrain.ground(*at) == wanted)
                .map(|at| at.to_string())
                .collect()
        };
        (
            of(tigerden_tora::Ground::Water),
            of(tigerden_tora::Ground::Forest),
        )
    }

    #[test]
    fn t_t7_the_built_in_boards_are_as_written_down() {
        let (water, forest) = grounds::<9>("river");
        assert_eq!(water.join(" "), "v1h5 v2h5 v3h5 v7h5 v8h5 v9h5");
        assert_eq!(forest.join(" "), "v1h1 v1h2 v2h1 v2h2 v8h8 v8h9 v9h8 v9h9");
        let (water, forest) = grounds::<9>("lake");
        assert_eq!(water.join(" "), "v4h5 v5h5 v6h5");
        assert_eq!(forest.join(" "), "v1h1 v1h2 v2h1 v8h9 v9h8 v9h9");
        assert_eq!(grounds::<9>("ridge"), (Vec::new(), Vec::new()));
        let (water, forest) = grounds::<17>("river");
        let fords = [3, 9, 15];
        let banks: Vec<_> = (1..=17)
            .filter(|v| !fords.contains(v))
            .map(|v| format!("v{v}h9"))
            .collect();
        assert_eq!(water, banks);
        assert_eq!(
            forest.join(" "),
            "v5h7 v5h8 v6h7 v6h8 v12h10 v12h11 v13h10 v13h11"
        );
        let (water, forest) = grounds::<17>("lake");
        assert_eq!(
            water.join(" "),
            "v8h8 v8h9 v8h10 v9h8 v9h9 v9h10 v10h8 v10h9 v10h10"
        );
        assert_eq!(forest.len(), 12);
        assert!(forest.iter().all(|name| {
            [
                "v2h8", "v2h9", "v2h10", "v3h8", "v3h9", "v3h10", "v15h8", "v15h9", "v15h10",
                "v16h8", "v16h9", "v16h10",
            ]
            .contains(&name.as_str())
        }));
    }

    #[test]
    fn t_t7_the_forests_of_a_short_board_may_be_flipped() {
        let corners = [
            ("river", "v1h8 v1h9 v2h8 v2h9 v8h1 v8h2 v9h1 v9h2"),
            ("lake", "v1h8 v1h9 v2h9 v8h1 v9h1 v9h2"),
        ];
        for (name, flipped) in corners {
            let (water, _) = grounds::<9>(name);
            let (same_water, forest) = grounds::<9>(&format!("{name}-flipped"));
            assert_eq!(forest.join(" "), flipped);
            assert_eq!(same_water, water);
        }
    }

    #[test]
    fn t_t7_the_short_ridge_falls_to_both_sides() {
        let terrain = Catalogue::built_in().terrain("ridge", 9).unwrap();
        for at in Square::<9>::all() {
            let expected = match (at.v(), at.h()) {
                (2..=8, 4) => tigerden_tora::Ground::Slope(Dir::W),
                (2..=8, 6) => tigerden_tora::Ground::Slope(Dir::E),
                _ => tigerden_tora::Ground::Plain,
            };
            assert_eq!(terrain.ground(at), expected, "{at}");
        }
        let below = "tora-short/rulebook+terrain=ridge g8/9/9/9/6A2/9/9/9/8G c 2 1 0:0 0 -";
        allows(below, "A v5h7-v5h6");
        refuses(below, "A v5h7-v5h5", "T-T2");
        let above = "tora-short/rulebook+terrain=ridge g8/9/9/9/4A4/9/9/9/8G c 2 1 0:0 0 -";
        allows(above, "A v5h5-v5h2");
    }

    #[test]
    fn t_t7_the_long_ridge_falls_to_both_sides() {
        let terrain = Catalogue::built_in().terrain("ridge", 17).unwrap();
        for at in Square::<17>::all() {
            let expected = match (at.v(), at.h()) {
                (3..=15, 8) => tigerden_tora::Ground::Slope(Dir::W),
                (3..=15, 10) => tigerden_tora::Ground::Slope(Dir::E),
                _ => tigerden_tora::Ground::Plain,
            };
            assert_eq!(terrain.ground(at), expected, "{at}");
        }
    }

    #[test]
    fn t_t7_they_look_the_same_to_both_sides() {
        let built_in = |size| Catalogue::built_in().terrains(size);
        assert_eq!((built_in(9).count(), built_in(17).count()), (5, 3));
        for terrain in built_in(9).chain(built_in(17)) {
            assert!(terrain.is_symmetric(), "{}", terrain.name());
        }
    }

    #[test]
    fn t_t7_a_terrain_fits_its_own_board_size_only() {
        no_position(
            "tora-long/rulebook+terrain=lake-flipped 17/17/17/3g13/17/17/17/17/17/17/17/17/4G12/17/17/17/17 c 1 1 0:0 0 -",
            27,
        );
    }
}
