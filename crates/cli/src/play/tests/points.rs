//! Points play over boards (T-V7).

use std::path::Path;

use clap::Parser;
use series::Reset;

use super::*;
use crate::args::{Args, CliCommand};
use crate::failure::Failure;
use crate::play::saving::Others;

/// What `tigerden play` begins with.
fn called(arguments: &[&str]) -> Result<(Session, Others), Failure> {
    let words = ["tigerden", "play"].iter().chain(arguments);
    let args = Args::try_parse_from(words).unwrap();
    let CliCommand::Play(play) = args.command else {
        panic!("another command");
    };
    super::super::session(&Hall::all(), &play)
}

fn saved_to(path: &Path, (session, others): (Session, Others)) -> Player {
    let mut player = Player::at(session, 120, 40);
    player.console.saving = Saving::new(Some(path.to_owned()), others);
    player.console.saving.save(&player.console.session).unwrap();
    player
}

/// Both sides' Cannons take what stands before them: a game of two rounds from the set-ups.
const ROUNDS: [&str; 4] = ["A v5h3-v5h4; end", "pass", "A v5h4-v5h5; end", "pass"];

#[test]
fn t_v7_the_standing_is_shown_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boards.txt");
    let name = path.to_str().unwrap();
    let begun = ["tora-short", "--points", "79", "--swap", "--reset"];
    let begun = called(&begun).unwrap();
    let mut player = saved_to(&path, begun);
    assert!(player.shows("Board 1, playing for 79 points"));
    assert!(player.shows("Player 1: 0 points") && player.shows("Player 2: 0 points"));
    for turn in ROUNDS {
        player.typed(turn);
    }
    player.console.keep();
    let saved = std::fs::read_to_string(&path).unwrap();
    for part in [
        "[Round \"1\"]",
        "[PointsTarget \"79\"]",
        "[PointsBefore \"0 0\"]",
        "[PointsSwapped \"1\"]",
        "[PointsReset \"1\"]",
    ] {
        assert!(saved.contains(part), "{part}: {saved}");
    }
    let player = saved_to(&path, called(&["--record", name]).unwrap());
    assert!(player.shows("Board 1, playing for 79 points"));
    let agreed = player.console.session.agreed();
    assert_eq!(agreed.map(|agreed| agreed.reset), Some(Reset::OneAction));
}

/// A record of a board of points play.
fn board(position: &str, round: u32, more: &str) -> String {
    let (variant, fen) = position.split_once(' ').unwrap();
    format!(
        "[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n[Round \"{round}\"]\n\
         [PointsTarget \"17\"]\n{more}\n\n"
    )
}

const GENERAL: &str = "tora-short/rulebook 9/9/9/9/4gS3/9/9/4G4/9 c 2 1 0:0 0 -";
const KINGS: &str =
    "tora-long/rulebook 17/17/17/17/17/17/17/17/k7sS6K/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -";

#[test]
fn t_v7_boards_follow_until_the_target_is_reached() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boards.txt");
    let name = path.to_str().unwrap();
    let won = "1. S v5h6xv5h5 / pass 1-0\n\n";
    let boards = board(GENERAL, 1, "") + won + &board(GENERAL, 2, "") + "*\n";
    std::fs::write(&path, boards).unwrap();
    let mut player = saved_to(&path, called(&["--record", name]).unwrap());
    assert!(player.shows("Board 2, playing for 17 points") && player.shows("Player 1: 8 points"));
    player.typed("S v5h6xv5h5; end");
    player.typed("pass");
    assert!(player.shows("Player 1: 16 points"));
    assert!(player.shows("[M] sets up the next board."));
    player.keys("m");
    player.console.keep();
    assert!(player.shows("Board 3, playing for 17 points") && player.shows("Player 1: 16 points"));
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.contains("[PointsBefore \"16 0\"]"), "{saved}");
    assert_eq!(Hall::all().read_all(&saved).len(), 3, "{saved}");
    player.keys("g");
    assert!(player.shows("give up all of the points play"));
    player.keys("g");
    assert!(player.shows("The points play goes to: Player 2."));
    player.keys("m");
    assert!(
        player.shows("Board 3, playing for 17 points"),
        "it was the last one"
    );
}

#[test]
fn t_v7_the_target_ends_a_board_and_its_record_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boards.txt");
    let name = path.to_str().unwrap();
    let soldier = "tora-short/rulebook 9/9/9/9/g3sS3/9/9/4G4/9 c 2 1 16:0 0 -";
    std::fs::write(&path, board(soldier, 1, "") + "*\n").unwrap();
    let mut player = saved_to(&path, called(&["--record", name]).unwrap());
    player.typed("S v5h6xv5h5; end");
    player.typed("pass");
    assert!(player.shows("The points play goes to: Player 1."));
    player.console.keep();
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.contains("[Reason \"target\"]"), "{saved}");
    let player = saved_to(&path, called(&["--record", name]).unwrap());
    assert!(player.shows("The points play goes to: Player 1."));
}

#[test]
fn t_v7_a_board_is_reset_if_that_was_agreed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boards.txt");
    let name = path.to_str().unwrap();
    std::fs::write(&path, board(KINGS, 1, "[PointsReset \"1\"]") + "*\n").unwrap();
    let mut player = saved_to(&path, called(&["--record", name]).unwrap());
    assert!(player.shows("[B] has the board set up anew."));
    player.typed("S v9h10xv9h9; end");
    player.keys("b");
    assert!(player.shows("Press B again"));
    player.keys("b");
    assert!(player.shows("Player 1: one point") && player.shows("[M] sets up the next board."));
    player.console.keep();
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.contains("[Reason \"reset\"]"), "{saved}");
    assert!(
        Hall::all().read_all(&saved).iter().all(Result::is_ok),
        "{saved}"
    );
    player = saved_to(&path, called(&["--record", name]).unwrap());
    assert!(player.shows("[M] sets up the next board."));

    std::fs::write(&path, board(KINGS, 1, "") + "*\n").unwrap();
    let mut player = saved_to(&path, called(&["--record", name]).unwrap());
    player.keys("bb");
    assert!(player.console.session.table().outcome().is_none());
}

#[test]
fn what_can_not_be_played_for_points_is_refused() {
    let refused = called(&["convoy", "--points", "79"]).err().unwrap();
    assert!(
        refused.faults()[0].2.contains("no rule for points play"),
        "{refused:?}"
    );
    for arguments in [
        &["tora-short", "--points", "0"][..],
        &["tora-short", "--points", "many"],
        &["tora-short", "--swap"],
        &["tora-short", "--reset"],
        &["tora-short", "--points", "79", "--match"],
    ] {
        let words = ["tigerden", "play"].iter().chain(arguments);
        assert!(Args::try_parse_from(words).is_err(), "{arguments:?}");
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boards.txt");
    let none = board(GENERAL, 1, "").replace("17", "none");
    std::fs::write(&path, none + "*\n").unwrap();
    let refused = called(&["--record", path.to_str().unwrap()]).err().unwrap();
    assert!(
        refused.faults()[0].2.contains("points to reach"),
        "{refused:?}"
    );
}
