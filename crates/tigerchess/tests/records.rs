//! Records have the deployment in them, in every notation (C-N2).

use game::record::{About, Sheet, write};
use game::{Conduct, Ending, Game, History, Notation, Open, Start};
use tigerden_tigerchess::{LancerChess, TigerChess, endings};

const GAME: &str = "[Variant \"tigerchess\"]
[SetUp \"1\"]
[FEN \"rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? C ABCDEFGHABCDEFGH\"]
[Notation \"short\"]

1... G@f G@c S@c6 S@f4 S@b3 S@h5 S@c5 S@g3 S@e4 S@a6 e3 d6
2. a4 Sd4
3. exd4 h6
*
";

fn replayed<P: Open + Notation + Conduct>(text: &str) -> (Game<P>, About) {
    let sheet = Sheet::parse(text).expect("a record");
    sheet.replay().expect("its moves are legal")
}

#[test]
fn c_n2_a_record_has_its_deployment_in_any_notation() {
    let (game, about) = replayed::<TigerChess>(GAME);
    let position = game.position();
    assert_eq!(game.moves().len(), 16, "{position}");
    for name in TigerChess::NOTATIONS.names {
        let usual = TigerChess::NOTATIONS.names[0];
        let about = About {
            notation: Some(*name).filter(|name| *name != usual),
            ..about.clone()
        };
        let text = write(&game, &about);
        let (again, again_about) = replayed::<TigerChess>(&text);
        assert_eq!(again.position(), position, "{text}");
        assert_eq!((again.start(), again.moves()), (game.start(), game.moves()));
        assert_eq!(again_about, about);
    }
}

#[test]
fn c_l6_the_third_repetition_ends_a_recorded_game() {
    let Ok(start) = LancerChess::start(&());
    let mut game = Game::new(start, History::Counts);
    for text in ["g1g3", "g8g6", "g3g1", "g6g8"].into_iter().cycle().take(8) {
        assert_eq!(game.outcome(), None, "before {text}");
        let mv = game.position().parse_move(text).expect("a legal move");
        game.play(mv).expect("a legal move");
    }
    let outcome = game.outcome().expect("a draw");
    assert_eq!(outcome.ending, Ending::ByRule(endings::REPETITION));
    assert_eq!((outcome.winner, outcome.points), (None, Some([1, 1])));
    let (again, _) = replayed::<LancerChess>(&write(&game, &About::default()));
    assert_eq!(again.outcome(), Some(outcome));
}

#[test]
fn c_n4_a_record_keeps_what_an_arbiter_has_moved_and_awarded() {
    let Ok(start) = LancerChess::start(&());
    let [same_side, other_side, later] = [
        "lancerchess 3q4/8/8/8/8/8/8/R2Q3R w KQ - 0 1",
        "lancerchess 3q4/8/8/8/8/8/8/R2Q3R b KQ - 0 1",
        "lancerchess 3q4/8/8/8/8/8/8/R2Q3R w KQ - 0 30",
    ];
    for (position, answer) in [(same_side, "a1a2"), (other_side, "d8e7"), (later, "a1a2")] {
        let mut game = Game::new(start, History::default());
        let mv = game.position().parse_move("e2e4").expect("a move");
        game.play(mv).expect("legal");
        assert!(game.set_up(
            position.parse().expect("a position"),
            "Knocked over [at 3]."
        ));
        let mv = game.position().parse_move(answer).expect("a move");
        game.play(mv).expect("legal");
        game.resign(game.to_move().expect("going on"));
        let winner = game.outcome().expect("over").winner;
        assert!(game.overrule(winner, Some([2, 0]), "Both were late."));
        let text = write(&game, &About::default());
        let (again, _) = replayed::<LancerChess>(&text);
        assert_eq!(again.set_ups(), game.set_ups(), "{text}");
        assert_eq!(again.position(), game.position());
        assert_eq!(again.outcome(), game.outcome());
        assert_eq!(write(&again, &About::default()), text);
        // What can't be set up is refused where it stands.
        let wrong = text.replace("R2Q3R", "R2Q3X");
        let sheet = Sheet::parse(&wrong).expect("a record");
        assert!(sheet.replay::<LancerChess>().is_err());
        let wrong = text.replace("\"2 0\"", "\"two\"");
        let sheet = Sheet::parse(&wrong).expect("a record");
        assert!(sheet.replay::<LancerChess>().is_err());
    }
    let mut over = Game::new(start, History::default());
    over.draw();
    assert!(!over.set_up(later.parse().expect("a position"), "Too late."));
}
