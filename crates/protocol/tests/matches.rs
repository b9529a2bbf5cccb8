//! Matches in the fold of a game's events (K-11).

use clock::Moment;
use game::Side::{First, Second};
use hall::Hall;
use tigerden_protocol::{
    ApplyError, BREAK, Fact, GameResult, GameState, Score, Seat, Terms, player,
};

/// A game that begins at once, `before` being the games of its match that are over.
fn begun(games: u8, before: &[&str]) -> Result<GameState, ApplyError> {
    let seat = Seat::Person {
        name: String::new(),
    };
    let terms = Terms {
        game: "convoy".to_owned(),
        options: [].into(),
        position: None,
        clock: Some("sudden 60s".parse().expect("settings")),
        dice: None,
        arbiter: false,
        games,
        before: before.iter().map(|&id| id.to_owned()).collect(),
        seats: [seat.clone(), seat],
    };
    let mut state = GameState::create(&Hall::all(), terms)?;
    let begun = state.begun(None)?;
    state.record(0, begun)?;
    Ok(state)
}

fn apply(state: &mut GameState, fact: Fact) -> Result<(), ApplyError> {
    state.record(1_000_000, fact).map(drop)
}

fn next() -> Fact {
    Fact::NextBegun {
        game: "next".to_owned(),
    }
}

#[test]
fn the_next_game_follows_once_when_the_first_is_over() {
    let mut state = begun(2, &[]).expect("the first game");
    assert!(state.match_goes_on() && !state.next_due());
    assert_eq!(apply(&mut state, next()), Err(ApplyError::NotOver));
    apply(&mut state, Fact::Resigned { side: First }).expect("a game");
    assert!(state.next_due());
    let asked = apply(&mut state, Fact::RematchOffered { side: First });
    assert_eq!(asked, Err(ApplyError::MatchGoesOn));
    apply(&mut state, next()).expect("the game is over");
    assert_eq!((state.next_game(), state.next_due()), (Some("next"), false));
    assert_eq!(apply(&mut state, next()), Err(ApplyError::Begun));
}

#[test]
fn after_the_last_game_both_have_to_ask() {
    let mut state = begun(2, &["one"]).expect("the last game");
    assert!(!state.match_goes_on());
    apply(&mut state, Fact::Resigned { side: First }).expect("a game");
    assert_eq!(apply(&mut state, next()), Err(ApplyError::NoOffer));
    for side in [First, Second] {
        assert!(!state.next_due());
        apply(&mut state, Fact::RematchOffered { side }).expect("the match is over");
    }
    apply(&mut state, next()).expect("both have asked");
}

#[test]
fn a_match_has_no_game_after_its_last() {
    for (games, before) in [(0, &[][..]), (1, &["one"]), (2, &["one", "two"])] {
        let state = begun(games, before).err();
        assert_eq!(state, Some(ApplyError::Games), "{games}, {before:?}");
    }
}

#[test]
fn between_two_games_no_clock_runs() {
    let left = |state: &GameState, at: Moment| {
        let clock = state.clock().expect("clocks");
        [First, Second].map(|side| clock.reading(side, at).left.as_seconds())
    };
    let seconds = |seconds: i64| Moment(seconds * 1_000_000);
    let first = begun(2, &[]).expect("the first game");
    assert_eq!(left(&first, seconds(10)), [50, 60]);
    let mut second = begun(2, &["one"]).expect("the second game");
    assert_eq!(BREAK.as_seconds(), 60);
    assert_eq!(left(&second, seconds(60)), [60, 60]);
    assert_eq!(left(&second, seconds(70)), [50, 60]);
    // Who plays before its end does not shorten it for the other side.
    let turn = Fact::Turn {
        side: First,
        moves: vec!["e1d1".to_owned()],
        lag_us: 0,
    };
    apply(&mut second, turn).expect("a move");
    assert_eq!(left(&second, seconds(60)), [60, 60]);
    assert_eq!(left(&second, seconds(70)), [60, 50]);
}

#[test]
fn the_score_is_by_player() {
    let result = |winner, points| Some(GameResult { winner, points });
    let all = [
        result(Some(First), Some([9, 2])),
        result(Some(First), Some([5, 3])),
        None,
        result(None, Some([1, 4])),
    ];
    let score = Score::of(all);
    assert_eq!((score.wins, score.draws), ([1, 1], 1));
    assert_eq!(score.points, Some([9 + 3 + 4, 2 + 5 + 1]));
    assert_eq!(Score::of([None]), Score::default());
    assert_eq!([0, 1, 2].map(|index| player(Second, index)), [1, 0, 1]);
}
