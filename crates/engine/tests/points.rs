//! Points play (T-V7): the engine plays for the total, not for the board.

use std::num::NonZeroU32;
use std::sync::atomic::AtomicBool;

use hall::{Catalogue, Hall, Options};
use series::Race;
use tigerden_engine::selfplay::{Contestant, Match, points_play};
use tigerden_engine::{Limits, Player, Request, Score, Task};

/// The Archer on v5h5 can take the General in two actions, or the Archer on v7h3 that else takes something.
const CHOICE: &str = "tora-short/rulebook 8G/9/2a6/9/4A4/9/9/9/g8 c 2 10 0:0 0 -";
/// One Archer can take the General, the other one an unready Cannon.
const BOTH: &str = "tora-short/rulebook 8G/9/9/1u1A5/9/9/9/9/g1A6 c 2 10 0:0 0 -";

fn race(before: [i32; 2], target: u32) -> Race {
    let target = NonZeroU32::new(target).expect("a target");
    Race { before, target }
}

/// The texts of a turn and its score.
fn turn(player: &mut Player, position: &str, race: Option<Race>) -> (String, Score) {
    let request = Request {
        task: Task {
            limits: Limits::depth(5),
            race,
            ..Task::default()
        },
        ..Request::new(position)
    };
    let answer = player.think(&request, &AtomicBool::new(false), &mut |_| ());
    let answer = answer.expect("the request is sound");
    let report = answer.report.expect("there is a choice");
    (answer.moves.join("; "), report.score)
}

#[test]
fn t_v7_who_is_about_to_lose_the_race_leaves_the_general() {
    let mut player = Player::new(4);
    // The same player, so that what it remembers of one race must not count in another.
    for _ in 0..2 {
        let (alone, score) = turn(&mut player, CHOICE, None);
        assert!(alone.contains("* v1h1"), "{alone}");
        assert_eq!(score, Score::Wins(1));
        let (ahead, score) = turn(&mut player, CHOICE, Some(race([72, 60], 79)));
        assert!(ahead.contains("* v1h1"), "{ahead}");
        assert_eq!(score, Score::Wins(1));
        let (early, score) = turn(&mut player, CHOICE, Some(race([0, 0], 79)));
        assert!(early.contains("* v1h1"), "{early}");
        assert!(matches!(score, Score::Points(_)), "{score}");
        // The point that a taken piece would score ends the race before the General counts enough.
        let (behind, _) = turn(&mut player, CHOICE, Some(race([60, 78], 79)));
        assert!(behind.contains("* v7h3"), "{behind}");
    }
}

#[test]
fn t_v7_what_else_can_be_taken_is_taken_before_the_board_ends() {
    let (moves, score) = turn(&mut Player::new(4), BOTH, Some(race([0, 0], 79)));
    for target in ["* v1h1", "* v6h2"] {
        assert!(moves.contains(target), "{moves}");
    }
    assert!(matches!(score, Score::Points(1_000..)), "{score}");
}

#[test]
fn t_v7_the_last_missing_point_wins() {
    let lone = "tora-short/rulebook 8G/9/9/9/4A4/9/4s4/9/g8 c 2 10 0:0 0 -";
    let score = |before, target| turn(&mut Player::new(4), lone, Some(race(before, target))).1;
    assert_eq!(score([78, 0], 79), Score::Wins(1));
    // Both at once: the higher total wins.
    assert_eq!(score([78, 76], 79), Score::Wins(1));
    assert!(matches!(score([0, 0], 65_535), Score::Points(_)));
}

#[test]
fn t_v7_knowing_the_target_helps() {
    let contest = Match {
        players: [true, false].map(|counts| Contestant {
            level: 10,
            limits: Limits::nodes(150),
            open: false,
            counts,
        }),
        table: Hall::all()
            .start("tora-short", &Options::default())
            .expect("the game starts"),
        catalogue: Catalogue::default(),
        games: 8,
        random_plies: 4,
        most_turns: 1_000,
        seed: 5,
        threads: 1,
        table_mib: 1,
    };
    let target = NonZeroU32::new(40).expect("a target");
    let tally = points_play(&contest, target, &AtomicBool::new(false), &|_| ());
    let tally = tally.expect("the match is played");
    assert_eq!((tally.illegal, tally.broken_off), (0, 0), "{tally}");
    assert!(tally.results().wins >= 4, "{tally}");
}
