//! One screen for two players, who may have secrets.

use clock::Moment;
use dice::Seed;
use game::{MarkKind, Side, Viewer};
use hall::{Hall, Options};
use protocol::Seat;
use series::Series;
use tigerden_play::{LocalGame, Screen, Setup, last_changes, legible, legible_covered, turns};

const FIRST: Viewer = Viewer::Player(Side::First);
const SECOND: Viewer = Viewer::Player(Side::Second);

/// A game on the long board in which these sides hide an Assassin.
fn game(hides: [bool; 2]) -> LocalGame {
    let seat = || Seat::Person {
        name: String::new(),
    };
    let lair = |hides: bool| {
        let lair = if hides { "v3" } else { "none" };
        [("lair".to_owned(), lair.to_owned())].into()
    };
    let setup = Setup {
        game: "tora-long".to_owned(),
        options: Options {
            game: [("assassins".to_owned(), "on".to_owned())].into(),
            seats: hides.map(lair),
        },
        position: None,
        seats: [seat(), seat()],
        clock: None,
        touch_move: false,
        series: Series::single(),
    };
    LocalGame::start(&Hall::all(), setup, &Seed::new([7; 32]), Moment(0)).expect("a game")
}

fn pass(game: &mut LocalGame, screen: &mut Screen) {
    let turn = vec!["end".to_owned()];
    game.turn(turn, Moment(0)).expect("a legal turn");
    screen.follow(game.table());
}

#[test]
fn a_shared_screen_shows_secrets_only_to_whoever_has_taken_it() {
    let (mut game, mut screen) = (game([true, true]), Screen::new([true, true]));
    for side in [Side::First, Side::Second, Side::First] {
        assert_eq!(screen.waits_for(game.table()), Some(side));
        assert_eq!(screen.viewer(game.table()), Viewer::Public);
        screen.take(side);
        assert_eq!(screen.waits_for(game.table()), None);
        assert_eq!(screen.viewer(game.table()), Viewer::Player(side));
        pass(&mut game, &mut screen);
    }
    game.resign(Side::Second, Moment(0)).expect("resigns");
    screen.follow(game.table());
    assert_eq!(screen.waits_for(game.table()), None);
    assert_eq!(screen.viewer(game.table()), Viewer::Judge);
}

#[test]
fn a_side_without_secrets_takes_the_screen_unasked_and_the_other_is_asked_again() {
    let (mut game, mut screen) = (game([true, false]), Screen::new([true, true]));
    screen.take(Side::First);
    pass(&mut game, &mut screen);
    assert_eq!(screen.waits_for(game.table()), None);
    assert_eq!(screen.viewer(game.table()), SECOND);
    pass(&mut game, &mut screen);
    assert_eq!(screen.waits_for(game.table()), Some(Side::First));
}

#[test]
fn a_game_without_secrets_and_a_screen_of_one_player_are_never_handed_over() {
    let mut open = game([false, false]);
    let mut screen = Screen::new([true, true]);
    for viewer in [FIRST, SECOND] {
        assert_eq!(screen.waits_for(open.table()), None);
        assert_eq!(screen.viewer(open.table()), viewer);
        pass(&mut open, &mut screen);
    }
    let mut secret = game([true, true]);
    let single = [
        ([true, false], FIRST),
        ([false, true], SECOND),
        // Whoever only looks is shown what this screen was told: a spectator's table knows no secrets.
        ([false, false], Viewer::Judge),
    ];
    for (played, viewer) in single {
        let screen = Screen::new(played);
        assert_eq!(screen.waits_for(secret.table()), None);
        assert_eq!(screen.viewer(secret.table()), viewer);
    }
    // When it is over, everybody may see everything.
    secret.resign(Side::Second, Moment(0)).expect("resigns");
    for (played, _) in single {
        assert_eq!(Screen::new(played).viewer(secret.table()), Viewer::Judge);
    }
}

#[test]
fn a_covered_screen_tells_of_hidden_moves_what_everybody_knows() {
    let mut game = game([true, true]);
    let moves = ["X v3h17-v3h14", "end"].map(str::to_owned).into();
    game.turn(moves, Moment(0)).expect("a legal turn");
    let table = game.table();
    let turn = &turns(table, table.plies(), FIRST)[0];
    assert_eq!(legible(table, turn, FIRST, false), "X v3h17-v3h14");
    assert_eq!(legible(table, turn, FIRST, true), "X v15h1-v15h4");
    for turned in [false, true] {
        assert_eq!(legible_covered(table, turn, FIRST, turned), "X");
    }
    assert_eq!(last_changes(table, table.plies(), FIRST), []);
    assert_eq!(last_changes(table, table.plies(), Viewer::Judge), []);
}

#[test]
fn what_the_last_turn_has_searched_stays_marked_until_the_next_one() {
    let mut game = game([true, true]);
    let searched = |game: &LocalGame, viewer| {
        let scene = game.draft().scene(viewer).expect("a scene");
        let marks = scene.marks.iter();
        marks.filter(|mark| mark.kind == MarkKind::Searched).count()
    };
    let turn = |game: &mut LocalGame, moves: &[&str]| {
        let moves = moves.iter().map(|mv| (*mv).to_owned()).collect();
        game.turn(moves, Moment(0)).expect("a legal turn");
        [FIRST, SECOND, Viewer::Public].map(|viewer| searched(game, viewer))
    };
    // Six spaces at the edge of the board.
    assert_eq!(turn(&mut game, &["K v9h17 search"]), [6; 3]);
    assert_eq!(turn(&mut game, &["end"]), [6; 3]);
    assert_eq!(turn(&mut game, &["X v3h1-v3h2", "end"]), [0; 3]);
}

#[test]
fn t_x6_a_search_is_sent_as_it_was_chosen_and_not_as_it_was_answered() {
    let mut game = game([false, true]);
    let turn = |game: &mut LocalGame, moves: &[&str]| {
        let moves = moves.iter().map(|mv| (*mv).to_owned()).collect();
        game.turn(moves, Moment(0)).expect("a legal turn");
    };
    turn(&mut game, &["end"]);
    turn(
        &mut game,
        &["X v3h1-v3h4", "X v3h4-v3h7", "X v3h7-v3h10", "end"],
    );
    let mut draft = game.draft();
    let chosen = ["A v4h12-v4h11", "A v4h11 search"];
    for mv in chosen {
        draft.play_text(mv).expect("a legal move");
    }
    // Its own list tells what was found; the game is told what was chosen.
    let steps = draft.steps();
    assert_eq!(steps[1].text, "A v4h11 search v3h10");
    let moves = draft.commit();
    assert_eq!(moves, chosen);
    game.turn(moves, Moment(0)).expect("the part of a turn");
    draft
        .play_text("A v4h11 take v3h10")
        .expect("it stands there");
    draft.play_text("end").expect("a legal end");
    assert_eq!(draft.declared(), ["A v4h11 take v3h10", "end"]);
    assert!(draft.undo());
    assert_eq!(draft.declared(), ["A v4h11 take v3h10"]);
    draft.play_text("end").expect("a legal end");
    let rest = draft.commit();
    game.turn(rest, Moment(0)).expect("the rest of the turn");
    assert_eq!(game.table().to_move(), Some(Side::Second));
}
