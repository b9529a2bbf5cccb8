//! Board, set-up and how boats move (K-1 to K-4).

use game::{Position, Refusal, Show, Side, Touch};
use tigerden_convoy::{Boat, Illegal};

use crate::{START, after, at, legal, read, refused};

#[test]
fn k_1_thirteen_rows_and_the_attacker_first() {
    let start = read(START);
    assert_eq!(start.boats(Boat::Attacker).count(), 24);
    assert_eq!(start.boats(Boat::Defender).count(), 12);
    assert_eq!(at(&start, "g7"), Some('k'));
    assert_eq!(start.to_move(), Some(Side::First));
    assert!(legal(&start, "e1e4"));
    assert!(matches!(refused(&start, "g4h4"), Illegal::NotYours { .. }));
    assert!(matches!(refused(&start, "c3c4"), Illegal::Empty { .. }));
}

#[test]
fn k_2_six_attackers_on_each_edge_and_a_plus_in_the_middle() {
    let start = read(START);
    for square in [
        "e1", "f1", "g1", "h1", "i1", "g2", "a5", "a9", "b7", "m5", "m9", "l7", "e13", "i13", "g12",
    ] {
        assert_eq!(at(&start, square), Some('t'), "{square}");
    }
    for square in ["g4", "g5", "g6", "g8", "g10", "d7", "f7", "h7", "j7"] {
        assert_eq!(at(&start, square), Some('n'), "{square}");
    }
    for square in ["d1", "j1", "f2", "g3", "g11", "c7", "k7", "a1", "m13"] {
        assert_eq!(at(&start, square), None, "{square}");
    }
}

#[test]
fn k_3_boats_move_like_rooks_and_pass_none() {
    let start = read(START);
    assert!(legal(&start, "e1e6"));
    assert!(legal(&start, "e1b1"));
    assert!(matches!(refused(&start, "e1f2"), Illegal::Crooked { .. }));
    assert!(matches!(refused(&start, "e1e13"), Illegal::Occupied { .. }));
    let Illegal::Blocked { at } = refused(&start, "g2g11") else {
        panic!("the plus is in the way");
    };
    assert_eq!((at.v(), at.h()), (4, 7));
    assert!(matches!(refused(&start, "e1e1"), Illegal::Nowhere { .. }));
    assert_eq!(
        refused(&start, "e1f2").rule().map(|rule| rule.0),
        Some("K-3")
    );
    let king = read("convoy 13/13/13/13/13/13/2k10/13/13/13/13/13/6t6 n 0 1");
    assert!(legal(&king, "c7c13") && legal(&king, "c7m7") && legal(&king, "c7d7"));
    assert!(!legal(&king, "c7d8"));
}

#[test]
fn k_4_throne_and_corners_are_for_the_king() {
    let position = "convoy 13/13/13/13/13/13/2t10/13/13/13/13/k12/1t11 t 0 1";
    let attackers = read(position);
    assert!(matches!(
        refused(&attackers, "c7g7"),
        Illegal::Throne { .. }
    ));
    assert!(
        legal(&attackers, "c7h7"),
        "others may pass over the empty throne"
    );
    assert!(legal(&attackers, "c7m7"));
    assert!(matches!(
        refused(
            &read("convoy 13/13/13/13/13/13/2k10/13/13/13/13/13/2t10 t 0 1"),
            "c1a1"
        ),
        Illegal::Corner { .. }
    ));
    let king = read("convoy 13/13/13/13/13/13/2k10/13/13/13/13/13/6t6 n 0 1");
    assert!(legal(&king, "c7g7"), "the king returns to his throne");
    let edge = read("convoy 13/13/13/13/13/13/k12/13/13/13/13/13/6t6 n 0 1");
    assert!(legal(&edge, "a7a1") && legal(&edge, "a7a13"));
    assert_eq!(
        refused(&attackers, "c7g7").rule().map(|rule| rule.0),
        Some("K-4")
    );
}

#[test]
fn k_3_a_boat_that_is_hemmed_in_is_told_so() {
    let start = read(START);
    let touch = |name: &str| {
        let scene = start.scene();
        let mut places = scene.places.iter();
        let view = places.find(|view| view.name == name).unwrap();
        Touch::Place(view.place)
    };
    // The king begins between his own boats.
    let defender = after(START, &["e1b1"]);
    let reason = defender.explain(&[touch("g7")]);
    assert_eq!(reason.key(), "convoy-no-shut-in");
    assert_eq!(reason.rule().map(|rule| rule.0), Some("K-3"));
    let empty = defender.explain(&[touch("e5")]);
    assert_eq!((empty.key(), empty.rule()), ("convoy-no-empty", None));
    assert_eq!(defender.ask(&[]).key, "convoy-ask-boat");
    assert_eq!(defender.ask(&[touch("g4")]).key, "convoy-ask-square");
}
