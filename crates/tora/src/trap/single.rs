//! Single positions in which the search has to find its way.

use std::collections::HashSet;

use board::Square;
use game::Position;

use super::tests::{finds_a_way_out, plainly};
use crate::action::Action;
use crate::field::Field;
use crate::{Long, Short};

/// Only two command pieces together escape: who acts must be safe, and neither is without the other.
#[test]
fn t_j2_two_command_pieces_save_each_other() {
    for rows in [
        "17/17/17/17/17/10cgk4/15h1/3h13/17/17/17/17/10a1sc1h1/13h3/6Ag1G4Ka1/17/7s4a4",
        "17/17/17/17/17/17/17/5k8g2/5A11/10G6/17/11h3a1/8A8/7g3K5/12h2h1/14a2/10a6",
        "17/17/17/17/17/17/8h8/17/17/10g6/17/17/11k5/7g3K5/11S1c3/12C2hG/11aa1s2",
        "17/17/17/17/17/17/17/17/17/1g15/13k3/17/17/17/10g1a1a1G/14a2/15K1",
    ] {
        let position: Long = format!("tora-long/rulebook {rows} c 2 5 0:0 0 -")
            .parse()
            .unwrap();
        assert!(plainly(&position, &mut HashSet::new()), "{rows}");
        assert!(finds_a_way_out(&position), "{rows}");
    }
}

/// The Queen has been taken before, so she may act and stay where she is attacked.
#[test]
fn t_j5_who_is_taken_may_act_and_stay_in_jeopardy() {
    let text = "tora-long/rulebook 17/17/17/17/17/17/17/13G3/11AH1S2/11[Hq!]Q1A2/13Ag2/17/17/17/17/17/17 \
        o 2 1 0:0 0 -";
    let position: Long = text.parse().unwrap();
    assert!(plainly(&position, &mut HashSet::new()), "{text}");
    assert!(finds_a_way_out(&position), "{text}");
}

#[test]
fn t_v2_two_of_three_crew_are_removed_by_the_general_that_flees() {
    let text = "tora-short/rulebook 9/9/9/9/9/7CA/6AGg/6Sua/9 o 2 1 0:0 0 -";
    let position: Short = text.parse().unwrap();
    assert!(position.outcome().is_none(), "{text}");
}

/// No action meets an attack but the last one of a Cavalry, which comes to the only place that covers the King.
#[test]
fn t_v2_one_piece_may_need_all_actions_to_come_into_a_way() {
    let text = "tora-long/rulebook 17/17/17/13s3/12kc3/11hA4/7g7G1/13s2K/17/13G3/17/10saa3s/15ha/\
        7g5h3/11SA1AH1/12a1a2/17 c 3 5 0:0 0 -";
    let position: Long = text.parse().unwrap();
    assert!(finds_a_way_out(&position), "{text}");
    let goes = |from: [usize; 2], to: [usize; 2]| {
        let [from, to] = [from, to].map(|[v, h]| Square::at(v, h).unwrap());
        let attack = None;
        Action::Go { from, to, attack }
    };
    let mut end = position;
    for action in [
        goes([3, 16], [6, 14]),
        goes([6, 14], [9, 11]),
        goes([9, 11], [12, 14]),
    ] {
        assert!(!end.has_escaped());
        end.permit(&Field::new(&end), action).unwrap();
        end = end.after(action);
    }
    assert!(end.has_escaped());
}

#[test]
fn t_j1_an_assassin_that_rests_traps_nobody() {
    let empty = ["17"; 11].join("/");
    let text =
        format!("tora-long/rulebook+assassin 16k/{empty}/3xKs11/17/17/17/17 c 1 10 0:0 0 - o~11");
    let position: Long = text.parse().unwrap();
    assert!(finds_a_way_out(&position), "{text}");
}
