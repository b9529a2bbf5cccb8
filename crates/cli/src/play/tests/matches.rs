//! A match of two games.

use play::{LocalGame, Setup};
use series::Series;

use super::*;

/// The first game of a match on the short board.
fn pair(seats: [Seat; 2]) -> Player {
    let setup = Setup {
        game: "tora-short".to_owned(),
        options: Options::default(),
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
    let mut player = pair([person(), Seat::Computer { level: 1 }]);
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

#[test]
fn the_second_game_of_a_match_has_a_file_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut player = pair([person(), person()]);
    let path = folder.path().join("game.txt");
    player.console.saving = Saving::new(Some(path.clone()));
    player.keys("gg");
    player.console.keep();
    player.keys("m");
    player.console.keep();
    player.keys("gg");
    player.console.keep();
    for name in ["game.txt", "game-2.txt"] {
        let saved = std::fs::read_to_string(folder.path().join(name)).unwrap();
        assert!(saved.contains("[Result \"0-1\"]"), "{name}: {saved}");
    }
}
