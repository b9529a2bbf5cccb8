//! Matches in the fold of a game's events (K-11).

use clock::{ClockError, Moment};
use game::Side::{First, Second};
use hall::Hall;
use series::{GameResult, Roles, Series};
use tigerden_protocol::{
    ApplyError, BREAK, Fact, GameState, InSeries, Seat, SeriesGame, SeriesView, Terms,
};

/// A game of a match of two, which the first player wins; it begins at once.
fn begun(agreed: Series, before: &[&str]) -> Result<GameState, ApplyError> {
    let won = |id: &&str| SeriesGame {
        id: (*id).to_owned(),
        result: Some(GameResult::won(First, None)),
    };
    let series = InSeries::after(agreed, before.iter().map(won).collect());
    let seat = |name: &str| Seat::Person {
        name: name.to_owned(),
    };
    let terms = Terms {
        clock: Some("sudden 60s".parse().expect("settings")),
        series: Some(series),
        ..Terms::plain("convoy", [seat("Ann"), seat("Ben")])
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
    let mut state = begun(Series::pair(), &[]).expect("the first game");
    assert!(state.series_goes_on() && !state.next_due());
    assert_eq!(apply(&mut state, next()), Err(ApplyError::NotOver));
    apply(&mut state, Fact::Resigned { side: First }).expect("a game");
    assert!(state.next_due());
    let asked = apply(&mut state, Fact::RematchOffered { side: First });
    assert_eq!(asked, Err(ApplyError::SeriesGoesOn));
    apply(&mut state, next()).expect("the game is over");
    assert_eq!((state.next_game(), state.next_due()), (Some("next"), false));
    assert_eq!(apply(&mut state, next()), Err(ApplyError::Begun));
}

#[test]
fn after_the_last_game_both_have_to_ask() {
    let mut state = begun(Series::pair(), &["one"]).expect("the last game");
    assert!(!state.series_goes_on());
    apply(&mut state, Fact::Resigned { side: First }).expect("a game");
    assert_eq!(apply(&mut state, next()), Err(ApplyError::NoOffer));
    for side in [First, Second] {
        assert!(!state.next_due());
        apply(&mut state, Fact::RematchOffered { side }).expect("the match is over");
    }
    apply(&mut state, next()).expect("both have asked");
}

#[test]
fn a_match_has_no_game_after_its_last_nor_before_one_is_over() {
    let (single, pair) = (Series::single(), Series::pair());
    for (agreed, before) in [(single, &["one"][..]), (pair, &["one", "two"])] {
        let state = begun(agreed, before).err();
        assert_eq!(state, Some(ApplyError::Series), "{agreed:?}, {before:?}");
    }
    let mut terms = begun(pair, &["one"])
        .expect("the second game")
        .terms()
        .clone();
    if let Some(place) = &mut terms.series {
        place.before[0].result = None;
    }
    let state = GameState::create(&Hall::all(), terms).err();
    assert_eq!(state, Some(ApplyError::Series));
}

#[test]
fn the_next_game_has_the_sides_as_agreed_and_a_rematch_swaps_them() {
    let three = std::num::NonZeroU8::new(3).expect("three");
    for (roles, swapped) in [(Roles::Swapped, true), (Roles::Kept, false)] {
        let mut state = begun(Series::games(three, roles), &["one"]).expect("a game");
        apply(&mut state, Fact::Resigned { side: First }).expect("a game");
        assert_eq!(state.next_swaps(), swapped);
        let next = state.next_terms("two");
        let ids: Vec<&str> = next.games_before().iter().map(|game| &*game.id).collect();
        assert_eq!(ids, ["one", "two"]);
        let names = next.seats.map(|seat| match seat {
            Seat::Person { name } => name,
            other => panic!("{other:?}"),
        });
        assert_eq!(names[0], if swapped { "Ben" } else { "Ann" });

        let mut last = begun(Series::games(three, roles), &["one", "two"]).expect("a game");
        apply(&mut last, Fact::Resigned { side: First }).expect("a game");
        assert!(!last.series_goes_on() && last.next_swaps());
        let rematch = last.next_terms("three");
        assert!(rematch.games_before().is_empty() && rematch.gathers);
        assert_eq!(rematch.agreed_series(), last.terms().agreed_series());
    }
}

#[test]
fn between_two_games_no_clock_runs() {
    let left = |state: &GameState, at: Moment| {
        let clock = state.clock().expect("clocks");
        [First, Second].map(|side| clock.reading(side, at).left.as_seconds())
    };
    let seconds = |seconds: i64| Moment(seconds * 1_000_000);
    let first = begun(Series::pair(), &[]).expect("the first game");
    assert_eq!(left(&first, seconds(10)), [50, 60]);
    let mut second = begun(Series::pair(), &["one"]).expect("the second game");
    assert_eq!(BREAK.as_seconds(), 60);
    assert_eq!(left(&second, seconds(60)), [60, 60]);
    assert_eq!(left(&second, seconds(70)), [50, 60]);
    let mut gathered = begun(Series::pair(), &["one"]).expect("the second game");
    let at_20 = |state: &mut GameState| state.record(20_000_000, Fact::Gathered).map(drop);
    at_20(&mut gathered).expect("clocks that wait");
    assert_eq!(left(&gathered, seconds(30)), [50, 60]);
    assert_eq!(
        at_20(&mut gathered),
        Err(ApplyError::Clock(ClockError::Runs))
    );
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
fn a_view_of_a_series_adds_up_what_is_over() {
    let game = |id: &str, result| SeriesGame {
        id: id.to_owned(),
        result,
    };
    let games = vec![
        game("one", Some(GameResult::won(First, Some([9, 2])))),
        game("two", None),
    ];
    let terms = begun(Series::pair(), &["one"]).expect("the second game");
    let view = SeriesView::of(terms.terms(), games);
    let standing = view.standing;
    assert_eq!((standing.games, standing.wins), (1, [1, 0]));
    assert_eq!(standing.points, Some([9, 2]));
}
