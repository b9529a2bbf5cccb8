//! Points play in the fold of a game's events (T-V7).

use std::num::NonZeroU32;

use game::Side::{First, Second};
use game::{Ending, Side, Viewer};
use hall::Hall;
use series::{Length, Reset, Roles, Series, Verdict};
use tigerden_protocol::{
    ApplyError, Fact, GameState, InSeries, NumberedEvent, Phase, Seat, Terms, project, stored,
};

/// A Soldier of the Challenger beside the General, who is all that the Opposition has; points.
const GENERAL: &str = "tora-short/rulebook 9/9/9/9/4gS3/9/9/4G4/9 c 2 1 0:0 0 -";
/// A Soldier of the Challenger beside an enemy Soldier.
const SOLDIER: &str = "tora-short/rulebook 9/9/9/9/g3sS3/9/9/4G4/9 c 2 1 0:0 0 -";
/// Two Kings, the Opposition's in reach of a Soldier.
const KINGS: &str =
    "tora-long/rulebook 17/17/17/17/17/17/17/17/k7sS6K/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -";

fn to(target: u32) -> Series {
    Series::points(NonZeroU32::new(target).expect("a target"))
}

fn created(game: &str, position: &str, series: Option<InSeries>) -> Result<GameState, ApplyError> {
    let seat = |name: &str| Seat::Person {
        name: name.to_owned(),
    };
    let terms = Terms {
        position: Some(position.to_owned()),
        series,
        ..Terms::plain(game, [seat("Ann"), seat("Ben")])
    };
    begun(terms)
}

fn begun(terms: Terms) -> Result<GameState, ApplyError> {
    let mut state = GameState::create(&Hall::all(), terms)?;
    let begun = state.begun(None)?;
    state.record(0, begun)?;
    Ok(state)
}

#[track_caller]
fn board(position: &str, agreed: Series) -> GameState {
    let game = position.split('/').next().expect("a game");
    created(game, position, InSeries::first(agreed)).expect("a board")
}

fn apply(state: &mut GameState, fact: Fact) -> Result<(), ApplyError> {
    state.record(1, fact).map(drop)
}

#[track_caller]
fn turn(state: &mut GameState, side: Side, moves: &[&str]) {
    let moves = moves.iter().map(|text| (*text).to_owned()).collect();
    let fact = Fact::Turn {
        side,
        moves,
        lag_us: 0,
    };
    apply(state, fact).expect("a turn");
}

/// A round in which the Challenger takes and the Opposition passes.
#[track_caller]
fn round(state: &mut GameState, take: &str) {
    turn(state, First, &[take, "end"]);
    turn(state, Second, &["pass"]);
}

#[track_caller]
fn ends(state: &GameState, ending: &str, winner: Option<Side>, points: [i32; 2]) {
    let Phase::Over(outcome) = state.phase() else {
        panic!("{:?}", state.phase());
    };
    assert_eq!(outcome.ending.name(), ending);
    assert_eq!((outcome.winner, outcome.points), (winner, Some(points)));
}

/// The next board, after `state` as game number `number`.
#[track_caller]
fn next(state: &GameState, number: u32) -> GameState {
    assert!(state.next_due());
    begun(state.next_terms(&number.to_string())).expect("another board")
}

const TAKE: &str = "S v5h6xv5h5";

#[test]
fn t_v7_points_add_up_over_boards_that_are_set_up_anew() {
    let mut state = board(GENERAL, to(20));
    for number in 1..=3 {
        let place = state.terms().series.as_ref().expect("a place");
        assert_eq!(
            (place.number(), place.standing().games),
            (number, number - 1)
        );
        assert_eq!(
            state
                .table()
                .map(|table| table.position(Viewer::Judge))
                .as_deref(),
            Some(GENERAL)
        );
        round(&mut state, TAKE);
        ends(&state, "elimination", Some(First), [8, 0]);
        assert_eq!(state.series_goes_on(), number < 3);
        if number < 3 {
            state = next(&state, number);
            assert_eq!(
                state.seats()[0],
                Seat::Person {
                    name: "Ann".to_owned()
                },
                "roles are kept"
            );
        }
    }
    assert!(!state.next_due(), "24 points are enough");
    // Another play begins from nothing.
    for side in Side::BOTH {
        apply(&mut state, Fact::RematchOffered { side }).expect("it is over");
    }
    let place = state.next_terms("3").series.expect("a place");
    assert_eq!((place.number(), place.earlier), (1, None));
}

#[test]
fn t_v7_roles_are_swapped_if_so_agreed() {
    let swapped = Series {
        roles: Roles::Swapped,
        ..to(20)
    };
    let mut state = board(GENERAL, swapped);
    round(&mut state, TAKE);
    let mut second = next(&state, 1);
    assert_eq!(
        second.seats()[0],
        Seat::Person {
            name: "Ben".to_owned()
        }
    );
    round(&mut second, TAKE);
    let points = second
        .next_terms("2")
        .series
        .and_then(|place| place.standing().points);
    assert_eq!(points, Some([8, 8]));
}

#[test]
fn t_v7_the_target_ends_the_board_when_the_round_ends() {
    let mut state = board(SOLDIER, to(1));
    turn(&mut state, First, &[TAKE, "end"]);
    assert_eq!(state.table().and_then(hall::Table::points), Some([1, 0]));
    assert_eq!(state.phase(), Phase::Playing, "the round goes on");
    turn(&mut state, Second, &["pass"]);
    ends(&state, "target", Some(First), [1, 0]);
    assert!(!state.series_goes_on() && !state.next_due());
    // One point more to reach, and the board goes on.
    let mut state = board(SOLDIER, to(2));
    round(&mut state, TAKE);
    assert_eq!(state.phase(), Phase::Playing);
    // The points of the boards before count.
    let mut state = next(&state_after_eight(9), 1);
    turn(&mut state, First, &[TAKE, "end"]);
    turn(&mut state, Second, &["pass"]);
    ends(&state, "elimination", Some(First), [8, 0]);
    assert!(!state.series_goes_on());
}

/// A play to `target` in which the first board has brought the Challenger eight points.
fn state_after_eight(target: u32) -> GameState {
    let mut state = board(GENERAL, to(target));
    round(&mut state, TAKE);
    state
}

#[test]
fn t_v7_the_higher_total_wins_and_equal_totals_go_on() {
    for (points, winner) in [("9:12", Some(Second)), ("12:9", Some(First)), ("9:9", None)] {
        let start = SOLDIER.replace("0:0", points);
        let mut state = board(&start, to(9));
        turn(&mut state, First, &["pass"]);
        turn(&mut state, Second, &["pass"]);
        match winner {
            Some(_) => assert_eq!(
                state.result().map(|result| result.end),
                winner.map(series::GameEnd::Won)
            ),
            None => assert_eq!(state.phase(), Phase::Playing),
        }
    }
}

#[test]
fn t_v7_a_player_down_to_one_action_resets_the_board_if_agreed() {
    let agreed = Series {
        reset: Reset::OneAction,
        ..to(79)
    };
    // Not agreed; not with two actions, as always on the short board; not out of turn.
    for (position, series, side, error) in [
        (KINGS, to(79), First, ApplyError::NoReset),
        (SOLDIER, agreed, First, ApplyError::NoReset),
        (KINGS, agreed, Second, ApplyError::NotYourTurn),
    ] {
        let mut state = board(position, series);
        assert!(!state.may_reset(side));
        assert_eq!(apply(&mut state, Fact::Reset { side }), Err(error));
    }
    let mut state = board(KINGS, agreed);
    assert!(state.may_reset(First) && !state.may_reset(Second));
    turn(&mut state, First, &["S v9h10xv9h9", "end"]);
    assert!(state.may_reset(Second));
    apply(&mut state, Fact::Reset { side: Second }).expect("it was agreed");
    ends(&state, "reset", None, [1, 0]);
    let second = next(&state, 1);
    let standing = second.terms().series.as_ref().map(InSeries::standing);
    let standing = standing.expect("a standing");
    assert_eq!((standing.points, standing.draws), (Some([1, 0]), 0));
    // What players are sent tells them the same.
    let fact = Fact::Reset { side: Second };
    let text = stored::encode(&fact).expect("a text");
    assert_eq!(stored::decode(&text), Ok(fact));
}

#[test]
fn t_v7_a_taken_piece_scores_when_the_board_is_reset() {
    // The Opposition's only King is taken and still stands.
    let taken =
        "tora-long/rulebook 17/17/17/17/17/17/17/17/7kS7K/17/17/17/17/17/17/17/17 c 1 1 0:0 0 -";
    let agreed = Series {
        reset: Reset::OneAction,
        ..to(79)
    };
    let mut state = board(taken, agreed);
    turn(&mut state, First, &["S v9h9xv9h8", "end"]);
    assert_eq!(state.table().and_then(hall::Table::points), Some([0, 0]));
    apply(&mut state, Fact::Reset { side: Second }).expect("it was agreed");
    ends(&state, "reset", None, [8, 0]);
}

/// T-V5: whoever resigns, and players who agree on a draw, end the play, not just the board.
#[test]
fn t_v5_giving_up_ends_all_boards() {
    let mut state = next(&state_after_eight(79), 1);
    apply(&mut state, Fact::Resigned { side: First }).expect("a game");
    assert!(!state.series_goes_on() && !state.next_due());
    let place = state.terms().series.clone().expect("a place");
    let after = place
        .agreed
        .after(&place.standing(), state.result().expect("a result"));
    let winner = Verdict::Over(Some(series::Player::Two));
    assert_eq!(place.agreed.verdict(&after), winner);

    let mut state = next(&state_after_eight(79), 1);
    let offered = Fact::Offered {
        side: First,
        winner: None,
    };
    apply(&mut state, offered).expect("an offer");
    apply(&mut state, Fact::Agreed { side: Second }).expect("an answer");
    assert!(!state.series_goes_on());
}

#[test]
fn points_play_needs_a_game_with_a_rule_for_it() {
    let convoy = "brandubh 3t3/3t3/3n3/ttnkntt/3n3/3t3/3t3 t 0 1";
    let refused = created("convoy", convoy, InSeries::first(to(79)));
    assert_eq!(refused.err(), Some(ApplyError::NoPointsPlay));
}

#[test]
fn a_long_play_knows_its_last_boards_and_the_sum_of_the_others() {
    let mut state = board(GENERAL, to(65_535));
    for number in 1..=40 {
        round(&mut state, TAKE);
        state = next(&state, number);
    }
    let place = state.terms().series.as_ref().expect("a place");
    assert_eq!(place.number(), 41);
    assert_eq!(place.standing().points, Some([320, 0]));
    assert_eq!(place.standing().wins, [40, 0]);
    assert_eq!(
        place.before.first().map(|game| game.id.as_str()),
        Some("25")
    );
    assert!(matches!(place.agreed.length, Length::Points(_)));
}

#[test]
fn viewers_fold_the_same_end() {
    let hall = Hall::all();
    let mut state = board(SOLDIER, to(1));
    let terms = state.terms().clone();
    let mut events = vec![NumberedEvent {
        seq: 1,
        at_us: 0,
        event: project(&state, &Fact::Created(Box::new(terms)), Viewer::Public),
    }];
    let begun = Fact::Begun {
        position: SOLDIER.to_owned(),
        dice: None,
    };
    let mut tell = |state: &GameState, fact: &Fact| {
        let seq = events.len() as u64 + 1;
        let event = project(state, fact, Viewer::Public);
        events.push(NumberedEvent {
            seq,
            at_us: 1,
            event,
        });
    };
    tell(&state, &begun);
    for (side, moves) in [(First, vec![TAKE, "end"]), (Second, vec!["pass"])] {
        let fact = Fact::Turn {
            side,
            moves: moves.into_iter().map(str::to_owned).collect(),
            lag_us: 0,
        };
        let fact = state.record(1, fact).expect("a turn").fact;
        tell(&state, &fact);
    }
    let seen = GameState::of_events(&hall, &events).map_err(|(_, error)| error);
    assert_eq!(seen.expect("events").phase(), state.phase());
    let Phase::Over(outcome) = state.phase() else {
        panic!("it is over");
    };
    assert_eq!((outcome.ending, outcome.rule.0), (Ending::Target, "T-V7"));
}
