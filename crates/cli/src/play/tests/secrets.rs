//! Games with secrets at one terminal.

use hall::Options;

use super::*;

/// A game of two people, each with a hidden Assassin.
fn hidden() -> Player {
    let lair = |place: &str| [("lair".to_owned(), place.to_owned())].into();
    let options = Options {
        game: [("assassins".to_owned(), "on".to_owned())].into(),
        seats: [lair("v5"), lair("v7")],
    };
    let table = Hall::all().start("tora-long", &options).unwrap();
    Player::at(of_two(table, About::default(), None), 200, 40)
}

/// The names of the places where the screen has an Assassin.
fn assassins(player: &Player) -> Vec<String> {
    let scene = player.console.session.scene().unwrap();
    let name = |place| {
        let view = scene.places.iter().find(|view| view.place == place);
        view.unwrap().name.clone()
    };
    let pieces = scene.pieces.iter();
    let found = pieces.filter(|piece| piece.kind == "tora-assassin");
    found.map(|piece| name(piece.place)).collect()
}

#[test]
fn each_player_takes_the_screen_before_it_shows_what_he_hides() {
    let mut player = hidden();
    for (side, own) in [("Challenger", "v5h17"), ("Opposition", "v7h1")] {
        assert_eq!(assassins(&player), [""; 0], "nobody has taken the screen");
        assert!(player.shows(&format!("only {side}")), "{side} is asked");
        // Nothing that is typed or asked for shows it either.
        player.keys(":X");
        player.key(KeyCode::Tab);
        assert!(!player.shows("X v"), "no completion tells the place");
        player.key(KeyCode::Esc);
        player.keys("h 1");
        assert!(player.console.session.table().at_turn_start());
        player.key(KeyCode::Enter);
        assert_eq!(assassins(&player), [own], "{side} sees his own");
        player.keys("  ");
    }
    assert_eq!(assassins(&player), [""; 0], "it is handed over again");
}

#[test]
fn what_the_assassin_did_is_kept_from_the_other_player() {
    let mut player = hidden();
    player.key(KeyCode::Enter);
    player.typed("X v5h17-v5h15; end");
    assert!(player.shows("only Opposition"));
    assert!(!player.shows("v5h15"), "the list of moves keeps it, too");
    assert!(player.shows("X"), "that it acted is public");
}
