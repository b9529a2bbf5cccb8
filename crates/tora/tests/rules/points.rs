//! Section 12, without the Assassin: points.

use game::{Conduct, Position, Side};
use tigerden_tora::{Kind, Long, Short};

use crate::verbs::*;

#[test]
fn t_p1_what_each_piece_is_worth() {
    for (target, points) in [("s", 1), ("d", 1), ("a", 1), ("c", 3), ("u", 3), ("h", 3)] {
        let start = "tora-long/rulebook k16/17/17/17/17/17/17/17/7sA8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -".replace("7sA8", &format!("7{target}A8"));
        let after: Long = leads(&start, "A v9h9 * v9h8").parse().unwrap();
        assert_eq!(after.points(), Some([points, 0]), "{target}");
    }
    for start in [
        "tora-long/rulebook k16/17/17/17/17/17/17/17/7gA8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "tora-long/rulebook g16/17/17/17/17/17/17/17/7kA8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "tora-long/rulebook g16/17/17/17/17/17/17/17/7qA8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
    ] {
        let after: Long = leads(start, "A v9h9 * v9h8; end; end").parse().unwrap();
        assert_eq!(after.points(), Some([8, 0]), "{start}");
    }
}

#[test]
fn t_p1_an_army_is_worth_sixty_and_sixteen() {
    let worth = |count: fn(Kind) -> usize, assassins| -> usize {
        let kinds = Kind::ALL.into_iter().filter(|kind| *kind != Kind::Queen);
        kinds
            .map(|kind| count(kind) * usize::from(kind.points(assassins)))
            .sum()
    };
    assert_eq!(worth(Kind::in_army::<17>, false), 60);
    assert_eq!(worth(Kind::in_army::<9>, false), 16);
    let assassin = usize::from(Kind::Assassin.points(true));
    assert_eq!(worth(Kind::in_army::<17>, true) + assassin, 60);
}

#[test]
fn t_p2_the_taker_scores() {
    let after: Short = leads(
        "tora-short/rulebook g8/9/9/9/3cA4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h4",
    )
    .parse()
    .unwrap();
    assert_eq!(after.points(), Some([3, 0]));
    let after: Short = leads(
        "tora-short/rulebook g8/9/9/9/3Ca4/9/9/9/8G o 2 1 0:0 0 -",
        "A v5h5 * v5h4",
    )
    .parse()
    .unwrap();
    assert_eq!(after.points(), Some([0, 3]));
}

#[test]
fn t_p2_of_cavalry_and_the_defending_soldier_each_side_scores_the_others() {
    let after: Long = leads(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6d1H8/17/17/17/17/17/17/17/16K c 1 1 0:0 0 -",
        "H v9h9xv9h7",
    )
    .parse()
    .unwrap();
    assert_eq!(after.points(), Some([1, 3]));
    let after: Long = leads(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6D1h8/17/17/17/17/17/17/17/16K o 1 1 0:0 0 -",
        "H v9h9xv9h7",
    )
    .parse()
    .unwrap();
    assert_eq!(after.points(), Some([3, 1]));
}

#[test]
fn t_p2_a_taken_command_piece_is_pending_until_the_round_ends() {
    let after: Short = leads(
        "tora-short/rulebook 9/9/9/9/2g1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h3",
    )
    .parse()
    .unwrap();
    assert_eq!(after.points(), Some([0, 0]));
    assert_eq!(after.points_pending(), [8, 0]);
    let over: Short = leads(
        "tora-short/rulebook 9/9/9/9/2g1A4/9/9/9/8G c 2 1 0:0 0 -",
        "A v5h5 * v5h3; end; end",
    )
    .parse()
    .unwrap();
    assert_eq!(over.outcome().unwrap().winner, Some(Side::First));
    assert_eq!(
        (over.points(), over.points_pending()),
        (Some([8, 0]), [0, 0])
    );
}
