//! The other members of the family (K-13): what their data says differs.

use game::{Position, Side, Start};
use tigerden_convoy::{Catalogue, Convoy, Options, Square};

use crate::{after, at};

fn starts(name: &str, attackers: u32) {
    let family = Catalogue::built_in().family(name).unwrap();
    let Ok(start) = Convoy::start(&Options { family });
    assert_eq!(start.of(Side::First).count(), attackers, "{name}");
    assert_eq!(start.of(Side::Second).count(), attackers / 2 + 1, "{name}");
    assert_eq!(start.to_string().parse(), Ok(start));
}

#[test]
fn k_13_layouts_are_symmetrical_and_stand_by_their_size() {
    starts("convoy", 24);
    starts("hnefatafl", 24);
    starts("tablut", 16);
    starts("brandubh", 8);
    for family in Catalogue::built_in().families() {
        let Ok(start) = Convoy::start(&Options { family });
        for &(at, boat) in family.layout() {
            let (v, h) = (at.v(), at.h());
            let other = |number| family.size() + 1 - number;
            for (v, h) in [(h, v), (other(v), h), (v, other(h))] {
                let at = Square::at(v, h).unwrap();
                assert_eq!(start.at(at), Some(boat), "{} {v} {h}", family.name());
            }
        }
    }
}

#[test]
fn k_13_tablut_the_king_escapes_to_any_edge() {
    let edge = after("tablut t8/9/9/4k4/9/9/9/9/8t n 0 1", &["e6a6"]);
    assert_eq!(edge.outcome().unwrap().winner, Some(Side::Second));
    let corner = "tablut 9/9/9/4k4/9/9/9/9/1t6t n 0 1".parse::<Convoy>();
    assert!(corner.is_ok(), "corners are squares like others");
}

#[test]
fn k_13_brandubh_the_king_falls_between_two_away_from_the_throne() {
    let open = after("brandubh 7/1tk1t2/7/7/7/7/7 t 0 1", &["e6d6"]);
    assert_eq!(open.king(), None);
    let throne = after("brandubh 7/7/7/1t1kt2/7/7/7 t 0 1", &["b4c4"]);
    assert!(throne.king().is_some(), "on the throne it takes four");
    let beside = after(
        "brandubh 7/7/2t4/2k4/2t4/7/t6 t 0 1"
            .replace("/t6", "/1t5")
            .as_str(),
        &["b1b4"],
    );
    assert_eq!(beside.king(), None, "next to it the throne is the fourth");
    let two = after("brandubh 7/7/2t4/2k4/7/2t4/7 t 0 1", &["c2c3"]);
    assert!(two.king().is_some());
}

#[test]
fn k_13_hnefatafl_the_king_is_safe_on_the_edge() {
    let edge = after(
        "hnefatafl 11/11/11/t10/k3t6/t10/11/11/11/11/11 t 0 1",
        &["e7b7"],
    );
    assert!(edge.king().is_some());
    let open = after(
        "hnefatafl 11/11/11/2t8/1tk2t5/2t8/11/11/11/11/11 t 0 1",
        &["f7d7"],
    );
    assert_eq!(open.king(), None);
}

#[test]
fn k_13_elsewhere_only_the_empty_throne_is_a_defenders_enemy() {
    let occupied = after(
        "hnefatafl 11/11/11/11/11/2t1nk5/11/11/11/11/11 t 0 1",
        &["c6d6"],
    );
    assert_eq!(at(&occupied, "e6"), Some('n'));
    let empty = after(
        "hnefatafl 11/11/11/11/11/2t1n6/11/11/11/5k5/11 t 0 1",
        &["c6d6"],
    );
    assert_eq!(at(&empty, "e6"), None);
    let attacker = after(
        "hnefatafl 11/11/11/11/11/2n1tk5/11/11/11/11/11 n 0 1",
        &["c6d6"],
    );
    assert_eq!(at(&attacker, "e6"), None, "attackers fear it always");
}
