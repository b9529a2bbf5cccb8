//! A match of two games.

use std::path::Path;

use clap::Parser;
use play::{LocalGame, Setup};
use series::Series;

use super::*;
use crate::args::{Args, CliCommand};
use crate::failure::Failure;
use crate::play::saving::Others;

/// The first game of a match on the short board.
fn pair(seats: [Seat; 2]) -> Player {
    let setup = Setup {
        game: "tora-short".to_owned(),
        options: Options::default(),
        position: None,
        seats,
        clock: None,
        touch_move: false,
        series: Series::pair(),
    };
    let seed = dice::Seed::new([7; 32]);
    let game = LocalGame::start(&Hall::all(), setup, &seed, second(0)).unwrap();
    Player::at(Session::of_game(game, second(0)), 120, 40)
}

fn person() -> Seat {
    Seat::Person {
        name: String::new(),
    }
}

#[test]
fn two_people_swap_sides_and_the_standing_is_shown() {
    let mut player = pair([person(), person()]);
    assert!(player.shows("Game 1 of 2 of the match"));
    player.keys("m");
    assert!(player.shows("Game 1 of 2 of the match"), "it is not over");
    player.keys("gg");
    assert!(player.shows("Player 1: 0 wins") && player.shows("Player 2: one win"));
    assert!(player.shows("[M] begins the next game."));
    player.keys("m");
    assert!(player.shows("Game 2 of 2 of the match"));
    assert!(player.console.session.table().outcome().is_none());
    player.keys("gg");
    assert!(player.shows("Player 1: one win") && player.shows("Player 2: one win"));
    assert!(player.shows("The match is tied."));
    player.keys("m");
    assert!(
        player.shows("Game 2 of 2 of the match"),
        "it was the last one"
    );
}

#[test]
fn against_the_computer_the_sides_are_swapped() {
    let mut player = pair([
        person(),
        Seat::Computer {
            level: 1,
            name: None,
        },
    ]);
    player.keys("gg");
    assert!(player.shows("You: 0 wins") && player.shows("Computer, level 1: one win"));
    player.keys("m");
    assert_eq!(player.console.session.computer_to_move(), Some(1));
    assert!(player.console.view.flipped, "the person is at the bottom");
    for _ in 0..1000 {
        player.console.tick(terminal::now()).unwrap();
        if player.console.session.is_person_to_move() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    player.keys("gg");
    assert!(player.shows("The match goes to: Computer, level 1."));
}

/// What `tigerden play` begins with.
fn called(arguments: &[&str]) -> Result<(Session, Others), Failure> {
    let words = ["tigerden", "play"].iter().chain(arguments);
    let args = Args::try_parse_from(words).unwrap();
    let CliCommand::Play(play) = args.command else {
        panic!("another command");
    };
    super::super::session(&Hall::all(), &play)
}

/// A player of this game, which is saved to a file.
fn saved_to(path: &Path, (session, others): (Session, Others)) -> Player {
    let mut player = Player::at(session, 120, 40);
    player.console.saving = Saving::new(Some(path.to_owned()), others);
    player.console.saving.save(&player.console.session).unwrap();
    player
}

#[test]
fn a_match_is_kept_in_one_file_and_goes_on_from_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.txt");
    let name = path.to_str().unwrap();
    let begun = ["tora-short", "--match", "--first", "setup=aggressive"];
    let mut player = saved_to(&path, called(&begun).unwrap());
    player.typed("end");
    player.console.keep();
    // Left in the first game, and after it.
    for keys in ["gg", "m"] {
        player = saved_to(&path, called(&["--record", name]).unwrap());
        assert!(player.shows("Game 1 of 2 of the match"));
        player.keys(keys);
        player.console.keep();
    }
    assert!(player.shows("Game 2 of 2 of the match"));
    let start = player.position();
    player.typed("end");
    player.console.keep();
    let mut player = saved_to(&path, called(&["--record", name]).unwrap());
    assert!(player.shows("Game 2 of 2 of the match"));
    assert_eq!(player.console.session.table().plies(), 1);
    assert_eq!(player.console.session.table().start(Viewer::Judge), start);
    player.keys("gg");
    player.console.keep();
    // Both games were given up by the second side.
    assert!(player.shows("Player 1: one win") && player.shows("Player 2: one win"));
    let saved = std::fs::read_to_string(&path).unwrap();
    let games = Hall::all().read_all(&saved);
    assert_eq!(games.len(), 2, "{saved}");
    assert!(games.iter().all(Result::is_ok), "{saved}");
    for part in [
        "[Round \"1\"]",
        "[Round \"2\"]",
        "[MatchGames \"2\"]",
        "[WhiteOptions \"setup=aggressive\"]",
        "[BlackOptions \"setup=aggressive\"]",
    ] {
        assert!(saved.contains(part), "{part}: {saved}");
    }
    // The second game without the first one.
    let second = saved.rfind("[Event").unwrap();
    std::fs::write(&path, &saved[second..]).unwrap();
    let refused = called(&["--record", name]).err().unwrap();
    assert_eq!(
        refused.to_string(),
        "the tag Round of the record is not right"
    );
}

#[test]
fn the_second_game_of_a_resumed_match_begins_as_it_would_have() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.txt");
    let begun = [
        "tora-short",
        "--match",
        "--option",
        "edition=quicksheet",
        "--first",
        "setup=aggressive",
    ];
    let mut player = saved_to(&path, called(&begun).unwrap());
    player.keys("gg");
    player.console.keep();
    let mut again = saved_to(
        &path,
        called(&["--record", path.to_str().unwrap()]).unwrap(),
    );
    player.keys("m");
    again.keys("m");
    assert_eq!(player.position(), again.position());
    assert_ne!(
        player.position(),
        called(&begun).unwrap().0.table().start(Viewer::Judge)
    );
}

#[test]
fn a_game_is_taken_out_of_several_and_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    let name = path.to_str().unwrap();
    let game = |moves: &str| {
        let (variant, fen) = START.split_once(' ').unwrap();
        format!("[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n\n{moves} *\n\n")
    };
    let (first, third) = (
        game("; a comment, kept as it is\n1. pass /"),
        game("{third}"),
    );
    std::fs::write(&path, format!("{first}{}{third}", game("1. pass /"))).unwrap();
    let refused = called(&["--record", name]).err().unwrap();
    assert!(
        refused.faults()[0].2.contains("the file has 3"),
        "{refused:?}"
    );
    let refused = called(&["--record", name, "--game", "4"]).err().unwrap();
    assert!(refused.faults()[0].2.contains("1 to 3"), "{refused:?}");
    let mut player = saved_to(&path, called(&["--record", name, "--game", "2"]).unwrap());
    player.typed("A v5h3-v5h4; end");
    player.console.keep();
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(
        saved.starts_with(&first) && saved.ends_with(&third),
        "{saved}"
    );
    assert!(saved.contains("1. pass / A v5h3-v5h4\n"), "{saved}");
    // Another file gets this game alone.
    let other = folder.path().join("other.pgn");
    player
        .console
        .saving
        .save_to(other.clone(), &player.console.session)
        .unwrap();
    let saved = std::fs::read_to_string(other).unwrap();
    assert_eq!(Hall::all().read_all(&saved).len(), 1, "{saved}");
}

#[test]
fn a_touched_piece_moves_if_that_was_agreed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let begun = called(&["lancerchess", "--touch-move"]).unwrap();
    let mut player = saved_to(&path, begun);
    for again in [false, true] {
        if again {
            player = saved_to(
                &path,
                called(&["--record", path.to_str().unwrap()]).unwrap(),
            );
        }
        player.enter("e2");
        for held in ["e2", "g1"] {
            player.enter(held);
            assert!(
                player.shows("This piece was touched and must move."),
                "{held}"
            );
        }
        player.key(KeyCode::Esc);
        assert!(player.shows("This piece was touched and must move."));
        player.typed("d4");
        assert!(player.shows("This piece was touched and must move."));
        player.key(KeyCode::Esc);
        assert_eq!(player.console.session.touched().len(), 1);
    }
    let refused = called(&["lancerchess", "--touch-move", "--level", "3"])
        .err()
        .unwrap();
    assert!(
        refused.faults()[0].2.contains("between people"),
        "{refused:?}"
    );
}
