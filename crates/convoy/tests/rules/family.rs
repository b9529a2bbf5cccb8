//! The other members of the family (K-13): what their data says differs.

use convoy::{Convoy, Family};
use game::{Position, Side};

use crate::at;

fn after<const N: usize, const W: usize>(text: &str, mv: &str) -> Convoy<N, W>
where
    Convoy<N, W>: Position,
{
    let mut position: Convoy<N, W> = text.parse().ok().unwrap();
    let mv = position.parse_move(mv).ok().unwrap();
    position.play(mv).ok().unwrap();
    position
}

fn starts<const N: usize, const W: usize>(name: &str, attackers: u32)
where
    Convoy<N, W>: Position,
{
    let start = Convoy::<N, W>::start(Family::find(name).unwrap()).unwrap();
    assert_eq!(start.of(Side::First).count(), attackers, "{name}");
    assert_eq!(start.of(Side::Second).count(), attackers / 2 + 1, "{name}");
    let text = start.to_string();
    assert_eq!(text.parse::<Convoy<N, W>>().ok(), Some(start));
}

#[test]
fn k_13_layouts_are_symmetrical_and_stand_by_their_size() {
    starts::<13, 3>("convoy", 24);
    starts::<11, 2>("hnefatafl", 24);
    starts::<9, 2>("tablut", 16);
    starts::<7, 1>("brandubh", 8);
    for family in Family::all() {
        let turned: String = family.layout().chars().rev().collect();
        let same = |text: &str| text.split('/').map(row).collect::<Vec<_>>();
        assert_eq!(same(&turned), same(family.layout()), "{}", family.name());
    }
    assert!(Convoy::<13, 3>::start(Family::find("tablut").unwrap()).is_none());
}

/// A row with a sign for each square. Of the numbers of two digits only 13 reads otherwise when it
/// is turned.
fn row(text: &str) -> String {
    let text = if text == "31" { "13" } else { text };
    let mut signs = String::new();
    let mut empty = 0;
    for sign in text.chars() {
        match sign.to_digit(10) {
            Some(digit) => empty = empty * 10 + digit as usize,
            None => {
                signs.push_str(&".".repeat(std::mem::take(&mut empty)));
                signs.push(sign);
            }
        }
    }
    signs + &".".repeat(empty)
}

#[test]
fn k_13_tablut_the_king_escapes_to_any_edge() {
    let edge = after::<9, 2>("tablut t8/9/9/4k4/9/9/9/9/8t n 0 1", "e6a6");
    assert_eq!(edge.outcome().unwrap().winner, Some(Side::Second));
    let corner = "tablut 9/9/9/4k4/9/9/9/9/1t6t n 0 1".parse::<Convoy<9, 2>>();
    assert!(corner.is_ok(), "corners are squares like others");
}

#[test]
fn k_13_brandubh_the_king_falls_between_two_away_from_the_throne() {
    let open = after::<7, 1>("brandubh 7/1tk1t2/7/7/7/7/7 t 0 1", "e6d6");
    assert_eq!(open.king(), None);
    let throne = after::<7, 1>("brandubh 7/7/7/1t1kt2/7/7/7 t 0 1", "b4c4");
    assert!(throne.king().is_some(), "on the throne it takes four");
    let beside = after::<7, 1>(
        "brandubh 7/7/2t4/2k4/2t4/7/t6 t 0 1"
            .replace("/t6", "/1t5")
            .as_str(),
        "b1b4",
    );
    assert_eq!(beside.king(), None, "next to it the throne is the fourth");
    let two = after::<7, 1>("brandubh 7/7/2t4/2k4/7/2t4/7 t 0 1", "c2c3");
    assert!(two.king().is_some());
}

#[test]
fn k_13_hnefatafl_the_king_is_safe_on_the_edge() {
    let edge = after::<11, 2>(
        "hnefatafl 11/11/11/t10/k3t6/t10/11/11/11/11/11 t 0 1",
        "e7b7",
    );
    assert!(edge.king().is_some());
    let open = after::<11, 2>(
        "hnefatafl 11/11/11/2t8/1tk2t5/2t8/11/11/11/11/11 t 0 1",
        "f7d7",
    );
    assert_eq!(open.king(), None);
}

#[test]
fn k_13_elsewhere_only_the_empty_throne_is_a_defenders_enemy() {
    let occupied = after::<11, 2>(
        "hnefatafl 11/11/11/11/11/2t1nk5/11/11/11/11/11 t 0 1",
        "c6d6",
    );
    assert_eq!(at(&occupied, "e6"), Some('n'));
    let empty = after::<11, 2>(
        "hnefatafl 11/11/11/11/11/2t1n6/11/11/11/5k5/11 t 0 1",
        "c6d6",
    );
    assert_eq!(at(&empty, "e6"), None);
    let attacker = after::<11, 2>(
        "hnefatafl 11/11/11/11/11/2n1tk5/11/11/11/11/11 n 0 1",
        "c6d6",
    );
    assert_eq!(at(&attacker, "e6"), None, "attackers fear it always");
}
