//! Games on one device: what is added to their facts, and how they are found again.

use clock::{Moment, Span};
use dice::Seed;
use game::{Side, Viewer};
use hall::{Hall, Options};
use protocol::{Agreed, ApplyError, Fact, Kept, Seat};
use series::Series;
use tigerden_play::{LocalGame, ReadError, Setup, thinking_time};

fn second(seconds: i64) -> Moment {
    Moment(seconds * 1_000_000)
}

fn person() -> Seat {
    Seat::Person {
        name: String::new(),
    }
}

fn setup(game: &str, clock: Option<&str>) -> Setup {
    Setup {
        game: game.to_owned(),
        options: Options::default(),
        position: None,
        seats: [
            person(),
            Seat::Computer {
                level: 3,
                name: None,
            },
        ],
        clock: clock.map(|clock| clock.parse().expect("settings")),
        touch_move: false,
        series: Series::single(),
    }
}

fn seed() -> Seed {
    Seed::new([7; 32])
}

fn game(setup: Setup) -> LocalGame {
    LocalGame::start(&Hall::all(), setup, &seed(), second(0)).expect("a game")
}

/// The first legal turn of the side to move.
fn a_turn(game: &LocalGame) -> Vec<String> {
    let mut draft = game.draft();
    loop {
        let end = draft.table().turn_end().map(|(end, _)| end);
        let offers = draft.table().offers();
        let text = offers
            .iter()
            .map(|offer| offer.text.as_str())
            .find(|text| Some(*text) != end || offers.len() == 1)
            .expect("a move")
            .to_owned();
        if draft.play_text(&text).expect("legal").turn_over {
            return draft.commit();
        }
    }
}

/// The same game, kept and read again.
#[track_caller]
fn again(game: &LocalGame) -> LocalGame {
    let again =
        LocalGame::read(&Hall::all(), &game.text().expect("a text")).expect("it can be read");
    assert_eq!(again.facts(), game.facts());
    let (one, other) = (again.table(), game.table());
    assert_eq!(one.position(Viewer::Judge), other.position(Viewer::Judge));
    assert_eq!(one.outcome(), other.outcome());
    assert_eq!(again.clock(), game.clock());
    again
}

#[test]
fn every_game_starts_and_is_found_again() {
    for info in hall::games() {
        let mut game = game(setup(info.id, None));
        let moves = a_turn(&game);
        game.turn(moves, second(1)).expect("a turn");
        again(&game);
        let dice = game.state().thrown().is_some();
        assert_eq!(dice, info.dice, "{}", info.id);
    }
}

#[test]
fn a_list_that_cannot_be_folded_is_refused_with_its_place() {
    let mut game = game(setup("tora-short", None));
    let moves = a_turn(&game);
    game.turn(moves.clone(), second(1)).expect("a turn");
    let text = game.text().expect("a text");

    let illegal = text.replace(&moves[0], "S v1h1-v9h9");
    let refused = LocalGame::read(&Hall::all(), &illegal)
        .err()
        .expect("no such move");
    let last = game.facts().len() - 1;
    assert!(
        matches!(refused, ReadError::Fact { index, .. } if index == last),
        "{refused}"
    );
    let newer = text.replacen("\"v\":1", "\"v\":999", 1);
    let refused = LocalGame::read(&Hall::all(), &newer)
        .err()
        .expect("a newer version");
    assert!(refused.to_string().contains("999"), "{refused}");
    for text in ["", "{}", "{\"facts\":[]}", &text[..text.len() - 2]] {
        assert!(LocalGame::read(&Hall::all(), text).is_err(), "{text}");
    }
}

#[test]
fn a_list_that_ends_before_play_begins_is_refused() {
    let game = game(setup("tora-short", None));
    let created = game.facts()[..1].to_vec();
    let refused = LocalGame::of_facts(&Hall::all(), created).err();
    assert_eq!(refused, Some((1, ApplyError::NotBegun)));
}

#[test]
fn a_turn_that_is_not_one_changes_nothing() {
    let mut game = game(setup("tora-short", None));
    let facts = game.facts().len();
    let unfinished = a_turn(&game)[..1].to_vec();
    assert!(game.turn(unfinished, second(1)).is_err());
    assert_eq!(game.facts().len(), facts);
    again(&game);
}

#[test]
fn a_side_resigns_once() {
    let mut game = game(setup("lancerchess", None));
    game.resign(Side::First, second(1)).expect("it may");
    let outcome = game.table().outcome().expect("it is over");
    assert_eq!(outcome.winner, Some(Side::Second));
    assert_eq!(game.resign(Side::Second, second(2)), Err(ApplyError::Over));
    assert_eq!(game.turn(Vec::new(), second(2)), Err(ApplyError::Over));
    assert!(again(&game).summary().over);
}

#[test]
fn both_agree_on_a_draw_or_a_win_where_the_rules_have_one() {
    let mut drawn = game(setup("lancerchess", None));
    drawn.agree(None, second(1)).expect("a draw");
    assert_eq!(drawn.table().outcome().expect("over").winner, None);
    again(&drawn);

    let mut won = game(setup("lancerchess", None));
    let award = won.table().award(Side::Second);
    let agreed = won.agree(Some(Side::Second), second(1));
    assert_eq!(agreed.is_ok(), award.is_some());
    assert_eq!(won.table().outcome(), award);

    let mut tora = game(setup("tora-short", None));
    let facts = tora.facts().len();
    let refused = tora.agree(Some(Side::First), second(1));
    assert_eq!(refused, Err(ApplyError::NoAward));
    assert_eq!(tora.facts().len(), facts);
}

#[test]
fn t_r6_what_is_declared_stands_when_a_flag_falls() {
    let mut game = game(setup("tora-short", Some("byoyomi 0s+1x30s")));
    let declared = a_turn(&game)[..1].to_vec();
    assert_eq!(game.pass_time(&declared, second(29)), Ok(None));
    let fallen = game.pass_time(&declared, second(30)).expect("a fact");
    let fallen = fallen.expect("a flag");
    assert_eq!(fallen.side, Side::First);
    assert_eq!(fallen.moves, [declared[0].as_str(), "end"]);
    assert_eq!(game.table().plies(), 2);
    assert_eq!(game.table().to_move(), Some(Side::Second));

    let fallen = game.pass_time(&[], second(60)).expect("a fact");
    let fallen = fallen.expect("a flag");
    assert_eq!((fallen.side, fallen.moves), (Side::Second, Vec::new()));
    let outcome = game.table().outcome().expect("the time is out");
    assert_eq!(outcome.winner, Some(Side::First));
    assert_eq!(game.pass_time(&[], second(90)), Ok(None), "it is over");
    again(&game);
}

#[test]
fn a_turn_a_moment_late_was_played_with_the_last_one() {
    let mut game = game(setup("tora-short", Some("sudden 30s")));
    let moves = a_turn(&game);
    game.turn(moves, Moment(30_050_000)).expect("a turn");
    let clock = game.clock().expect("a clock");
    assert_eq!(clock.reading(Side::First, second(31)).left, Span::ZERO);
    assert_eq!(clock.running(), Some(Side::Second));
    again(&game);
}

#[test]
fn clocks_stand_while_nobody_can_play() {
    let mut game = game(setup("tora-short", Some("sudden 10m")));
    game.excuse(second(5), second(3600)).expect("it has clocks");
    let left = |game: &LocalGame| {
        let clock = game.clock().expect("a clock");
        clock.reading(Side::First, second(3601)).left
    };
    assert_eq!(left(&game), Span::seconds(594));
    assert_eq!(left(&again(&game)), Span::seconds(594));
    let share = thinking_time(game.clock().expect("a clock"), second(3605));
    assert_eq!(share, Some(Span::seconds(590 / 20).plus(Span(500_000))));
}

#[test]
fn a_game_can_begin_in_a_position() {
    let mut first = game(setup("lancerchess", None));
    let turn = a_turn(&first);
    first.turn(turn, second(1)).expect("a turn");
    let position = first.table().position(Viewer::Public);
    let next = game(Setup {
        position: Some(position.clone()),
        ..setup("lancerchess", None)
    });
    assert_eq!(next.table().position(Viewer::Public), position);
    assert_eq!(next.table().plies(), 0);
    let wrong = Setup {
        position: Some("lancerchess nonsense".to_owned()),
        ..setup("lancerchess", None)
    };
    let refused = LocalGame::start(&Hall::all(), wrong, &seed(), second(0));
    assert!(matches!(refused, Err(ApplyError::Position(_))));
}

#[test]
fn k_11_a_match_goes_on_with_sides_swapped_and_then_anew() {
    let setup = Setup {
        series: Series::pair(),
        ..setup("convoy", None)
    };
    let mut first = game(setup);
    let early = first.next_begun("second".to_owned(), second(1));
    assert_eq!(early, Err(ApplyError::NotOver));
    first.resign(Side::First, second(1)).expect("it may");
    let seed = seed();
    let mut next = first
        .following(&Hall::all(), "first", &seed, second(2))
        .expect("a game");
    first
        .next_begun("second".to_owned(), second(2))
        .expect("it follows");
    let twice = first.next_begun("third".to_owned(), second(2));
    assert_eq!(twice, Err(ApplyError::Begun));
    assert_eq!(next.state().seats()[1], person(), "the sides are swapped");
    assert_eq!(next.summary().before, ["first"]);

    next.resign(Side::First, second(3)).expect("it may");
    let rematch = next
        .following(&Hall::all(), "second", &seed, second(4))
        .expect("a game");
    next.next_begun("third".to_owned(), second(4))
        .expect("both want it");
    assert_eq!(rematch.state().terms().agreed_series(), Series::pair());
    assert!(rematch.summary().before.is_empty());

    // Both games show the same match, without the rematch.
    let load = |id: &str| match id {
        "first" => Some(again(&first)),
        "second" => Some(again(&next)),
        _ => None,
    };
    let view = first.series_view("first", load);
    assert_eq!(view, next.series_view("second", load));
    let ids: Vec<&str> = view.games.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(ids, ["first", "second"]);
    assert_eq!(view.standing.wins, [1, 1]);
}

#[test]
fn a_game_of_a_record_goes_on_with_the_turn_it_was_left_in() {
    let start = game(setup("tora-short", None));
    let moves = a_turn(&start);
    let mut table = start.table().boxed_clone();
    for text in &moves {
        table.play(text).expect("legal");
    }
    let committed = table.plies();
    let step = table.offers()[0].text.clone();
    table.play(&step).expect("legal");
    let clock = Some("fischer 1m+10s".parse().expect("settings"));
    let (mut game, mut draft) = LocalGame::resumed(
        &Hall::all(),
        table,
        Kept {
            seats: [person(), person()],
            clock,
            left: None,
            agreed: Agreed::default(),
            id: None,
            seals: [Vec::new(), Vec::new()],
        },
        second(100),
    )
    .expect("a game");
    assert_eq!(game.table().plies(), committed);
    assert_eq!(draft.declared(), [step]);
    let left = |game: &LocalGame, side| {
        let clock = game.clock().expect("a clock");
        clock.reading(side, second(110)).left
    };
    assert_eq!(
        left(&game, Side::First),
        Span::seconds(60),
        "no turn before counts"
    );
    assert_eq!(left(&game, Side::Second), Span::seconds(50));
    let end = draft.table().turn_end().expect("an end").0;
    draft.play_text(end).expect("legal");
    game.turn(draft.commit(), second(110)).expect("a turn");
    assert_eq!(left(&game, Side::Second), Span::seconds(60));
    assert_eq!(game.table().plies(), draft.table().plies());
    let turn = &game.facts().last().expect("a fact").fact;
    assert!(matches!(
        turn,
        Fact::Turn {
            side: Side::Second,
            ..
        }
    ));
}

#[test]
fn touch_move_is_agreed_for_all_games_of_a_series_and_kept() {
    let setup = Setup {
        series: Series::pair(),
        touch_move: true,
        ..setup("convoy", None)
    };
    let mut first = game(setup);
    assert!(
        LocalGame::read(&Hall::all(), &first.text().expect("a text"))
            .is_ok_and(|read| { read.state().terms().touch_move })
    );
    first.resign(Side::First, second(1)).expect("it may");
    let next = first.following(&Hall::all(), "first", &seed(), second(2));
    let mut draft = next.expect("a game").draft();
    let grip = *draft.starts().first().expect("a move");
    draft.touch(grip);
    assert!(draft.must_move());
}

/// T-X9: seals are kept with the game, follow each turn, and are opened at the end.
#[test]
fn t_x9_a_game_with_hidden_pieces_seals_them() {
    let salt = || Some(commit::Salt::new([9; 32]));
    let hides = |lair: &str| [("lair".to_owned(), lair.to_owned())].into();
    let setup = Setup {
        options: Options {
            game: [("assassins".to_owned(), "on".to_owned())].into(),
            seats: [hides("v2"), hides("v3")],
        },
        ..setup("tora-long", None)
    };
    let game = game(setup).sealed_with(salt, second(0)).expect("a game");
    let seals = |game: &LocalGame| Side::BOTH.map(|side| game.state().seals(side).len());
    assert_eq!(seals(&game), [1, 1]);
    let text = game.text().expect("a text");
    let mut game = LocalGame::read(&Hall::all(), &text).expect("it can be read");
    game.seal_with(salt);
    let turn = a_turn(&game);
    game.turn(turn, second(1)).expect("a turn");
    assert_eq!(seals(&game), [2, 1]);
    let opened = |game: &LocalGame| Side::BOTH.map(|side| game.state().opened_seals(side).len());
    assert_eq!(opened(&game), [0, 0]);
    game.resign(Side::Second, second(2)).expect("it may");
    assert_eq!(opened(&game), [2, 1]);
    let next = game.following(&Hall::all(), "first", &seed(), second(3));
    assert_eq!(seals(&next.expect("a game")), [1, 1]);
}

#[test]
fn a_turn_is_taken_back_with_the_answer_to_it() {
    let mut game = game(setup("convoy", None));
    assert!(!game.may_take_back());
    let start = game.table().position(Viewer::Judge);
    for _ in 0..2 {
        let moves = a_turn(&game);
        game.turn(moves, second(1)).expect("a turn");
    }
    assert!(game.may_take_back());
    assert_eq!(game.take_back(&Hall::all()), Ok(true));
    assert_eq!(game.table().position(Viewer::Judge), start);
    // While the computer thinks, only the turn before that goes.
    let moves = a_turn(&game);
    game.turn(moves, second(2)).expect("a turn");
    assert_eq!(game.take_back(&Hall::all()), Ok(true));
    assert_eq!(game.table().to_move(), Some(Side::First));
    assert_eq!(game.take_back(&Hall::all()), Ok(false));
    again(&game);
}

#[test]
fn nothing_is_taken_back_that_binds() {
    let played = |setup: Setup| {
        let mut game = game(setup);
        let moves = a_turn(&game);
        game.turn(moves, second(1)).expect("a turn");
        game
    };
    assert!(played(setup("tora-short", None)).may_take_back());
    assert!(!played(setup("tora-short", Some("sudden 5m"))).may_take_back());
    let touched = Setup {
        touch_move: true,
        ..setup("tora-short", None)
    };
    assert!(!played(touched).may_take_back());
    let mut hidden = setup("tora-long", None);
    hidden
        .options
        .game
        .insert("assassins".to_owned(), "on".to_owned());
    assert!(!played(hidden).may_take_back());
    let mut resigned = played(setup("tora-short", None));
    resigned.resign(Side::First, second(2)).expect("he resigns");
    assert!(!resigned.may_take_back());
    assert_eq!(resigned.take_back(&Hall::all()), Ok(false));
}
