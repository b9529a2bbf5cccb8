//! Saved games, and going on with them.

use super::*;

/// What `--save` writes and `--record` reads.
#[test]
fn a_saved_game_goes_on_with_its_opponent_and_clocks() {
    let kept = Kept {
        seats: [
            Seat::Computer {
                level: 7,
                name: None,
            },
            Seat::Person {
                name: "Ann".to_owned(),
            },
        ],
        clock: "fischer 5m+3s".parse().ok(),
        left: None,
        agreed: Agreed::default(),
        id: None,
        seals: [Vec::new(), Vec::new()],
    };
    let table = Hall::all().open(START, &Options::default()).unwrap();
    let mut session = Session::new(&Hall::all(), table, About::default(), kept, second(0)).unwrap();
    session.pass_time(second(61));
    session.play_text("A v5h7-v5h6").unwrap();
    session.play_text("end").unwrap();
    session.pass_time(second(71));
    let saved = hall::record::write(session.table(), &session.about(), Viewer::Judge);

    let (table, mut about) = Hall::all().read(&saved).unwrap();
    let kept = Kept::take(&mut about, &[]).unwrap();
    let mut again = Session::new(&Hall::all(), table, about, kept, second(5000)).unwrap();
    assert_eq!(again.clocks().unwrap(), ["0:04:02", "> 0:04:50"]);
    assert!(again.may_touch());
    again.play_text("end").unwrap();
    assert_eq!(again.computer_to_move(), Some(7));
    let twice = hall::record::write(again.table(), &again.about(), Viewer::Judge);
    for part in [
        "[White \"Computer, level 7\"]\n",
        "[WhiteType \"program\"]\n",
        "[WhiteLevel \"7\"]\n",
        "[Black \"Ann\"]\n",
        "[Date \"1970.01.01\"]\n",
        "[TimeControl \"300+3\"]\n",
        "[WhiteClock \"0:04:02\"]\n",
        "[BlackClock \"0:04:53\"]\n",
        "A v5h7-v5h6 {[%clk 0:04:02]} / pass {[%clk 0:04:53]}\n",
    ] {
        assert!(twice.contains(part), "{part}\n{twice}");
    }
}

#[test]
fn a_key_saves_the_game_to_a_file_that_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let name = path.to_str().unwrap();
    let mut player = Player::new(START, 200, 40);
    player.typed("A v5h7-v5h6");
    player.keys("s");
    player.keys(name);
    player.key(KeyCode::Enter);
    assert!(player.shows(&format!("Saved to {name}")));
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.contains("1. A v5h7-v5h6"), "{saved}");
    player.typed("end");
    player.console.keep();
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.contains("1. A v5h7-v5h6 /"), "{saved}");
    assert_eq!(player.key(KeyCode::Char('q')), Then::Leave, "it is saved");
    player.typed("A v5h3-v5h4");
    player.keys("s");
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.contains("A v5h3-v5h4"), "the name is known: {saved}");
}

#[test]
fn a_file_is_replaced_only_if_asked_twice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    std::fs::write(&path, "mine").unwrap();
    let mut player = Player::new(START, 200, 40);
    player.keys("s");
    player.keys(path.to_str().unwrap());
    player.key(KeyCode::Enter);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    assert!(player.shows("Press Enter again to replace it"));
    player.key(KeyCode::Backspace);
    player.keys("t");
    player.key(KeyCode::Enter);
    // The question was about another name.
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    player.key(KeyCode::Enter);
    assert!(std::fs::read_to_string(&path).unwrap().starts_with('['));
}

#[test]
fn a_file_that_cannot_be_written_leaves_the_game_unsaved() {
    let mut player = Player::new(START, 200, 40);
    player.typed("A v5h7-v5h6");
    player.keys("s/no/such/folder/game.txt");
    player.key(KeyCode::Enter);
    assert!(player.shows("can't write /no/such/folder/game.txt"));
    player.key(KeyCode::Esc);
    assert_eq!(player.key(KeyCode::Char('q')), Then::Stay);
}

/// T-X9: what was hidden at one terminal is sealed, so the record of the game can be checked, also if the
/// game was saved and went on in between.
#[test]
fn t_x9_a_saved_game_with_hidden_pieces_proves_what_was_hidden() {
    let hall = Hall::all();
    let options = Options {
        game: [("assassins".to_owned(), "on".to_owned())].into(),
        seats: ["v2", "v3"].map(|lair| [("lair".to_owned(), lair.to_owned())].into()),
    };
    let table = hall.start("tora-long", &options).unwrap();
    let mut session = of_two(table, About::default(), None);
    let play = |session: &mut Session, moves: &[&str]| {
        for text in moves {
            session.play_text(text).unwrap();
        }
    };
    let record =
        |session: &Session| hall::record::write(session.table(), &session.about(), Viewer::Judge);
    play(&mut session, &["X v2h17-v2h15", "end", "end"]);
    let saved = record(&session);
    let (table, mut about) = hall.read(&saved).unwrap();
    let kept = Kept::take(&mut about, &[]).unwrap();
    let mut again = Session::new(&hall, table, about, kept, second(5000)).unwrap();
    play(&mut again, &["end", "X v3h1-v4h3", "end"]);
    again.take_screen();
    // Once to ask for it, and once to be sure.
    again.resign();
    again.resign();
    assert!(again.table().outcome().is_some());

    let record = record(&again);
    let proof = audit::audit(&hall, &record).unwrap_or_else(|fault| panic!("{fault}\n{record}"));
    // Both at the start, and one after each turn.
    assert_eq!(proof.seals, 6, "{record}");
    for (one, other) in [("X v3h1-v4h3", "X v3h1-v4h2"), ("v2h15", "v2h14")] {
        assert!(record.contains(one), "{record}");
        assert!(audit::audit(&hall, &record.replace(one, other)).is_err());
    }
}
