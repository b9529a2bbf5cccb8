//! Ratings against the example of the paper, and what holds for all of them.

use proptest::prelude::*;
use tigerden_rating::{Day, History, Rating, Score};

fn rating(rating: f64, deviation: f64) -> Rating {
    Rating {
        rating,
        deviation,
        volatility: 0.06,
    }
}

/// A history that ends the day before `Day(1)` with this rating.
fn known(after: Rating) -> History {
    History::of(vec![tigerden_rating::Point {
        day: Day(0),
        opponent: Rating::START,
        score: Score::Draw,
        after,
    }])
}

/// Glickman, *Example of the Glicko-2 system* (2022): a player with 1500 and 200 meets three others in one
/// period, and has 1464.06, 151.52 and 0.05999 after it.
#[test]
fn the_example_of_the_paper() {
    let mut history = known(rating(1500.0, 200.0));
    let met = [
        (rating(1400.0, 30.0), Score::Win),
        (rating(1550.0, 100.0), Score::Loss),
        (rating(1700.0, 300.0), Score::Loss),
    ];
    for (opponent, score) in met {
        history.after_game(Day(1), opponent, score);
    }
    let after = history.on(Day(1));
    assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
}

/// Step 6 of the paper: the deviation grows by the volatility with each period without games.
#[test]
fn rest_makes_a_rating_uncertain() {
    let scale = 173.7178;
    let rested = rating(1600.0, 50.0).rested(100);
    let expected = scale * ((50.0_f64 / scale).powi(2) + 100.0 * 0.06_f64.powi(2)).sqrt();
    assert!((rested.deviation - expected).abs() < 1e-6, "{rested:?}");
    assert!((rested.rating - 1600.0).abs() < f64::EPSILON);
    assert_eq!(rating(1600.0, 50.0).rested(u64::MAX).deviation, 350.0);
    assert_eq!(rating(1600.0, 50.0).rested(0), rating(1600.0, 50.0));
}

#[test]
fn a_day_with_games_is_no_rest() {
    let history = known(rating(1600.0, 50.0));
    assert_eq!(history.entering(Day(1)), rating(1600.0, 50.0));
    assert_eq!(history.entering(Day(3)), rating(1600.0, 50.0).rested(2));
    assert_eq!(history.entering(Day(0)), Rating::START);
}

#[test]
fn newcomers_are_provisional_and_known_players_are_not() {
    assert!(Rating::START.is_provisional());
    assert!(!rating(1500.0, Rating::KNOWN).is_provisional());
    let mut history = History::default();
    let played = (1..).find(|day| {
        let score = if day % 2 == 0 {
            Score::Win
        } else {
            Score::Loss
        };
        let after = history.after_game(Day(*day), rating(1500.0, 60.0), score);
        !after.after.is_provisional()
    });
    assert_eq!(played, Some(10), "games until a rating is known");
}

#[test]
fn a_clock_that_was_set_back_changes_no_closed_day() {
    let mut history = known(rating(1500.0, 100.0));
    let late = history.after_game(Day(-5), Rating::START, Score::Win);
    assert_eq!(late.day, Day(0));
}

#[test]
fn scores_survive_being_numbers() {
    for score in [Score::Loss, Score::Draw, Score::Win] {
        assert_eq!(Score::from_half_points(score.half_points()), Some(score));
    }
    assert_eq!(Score::from_half_points(3), None);
}

#[test]
fn days_begin_at_midnight() {
    assert_eq!(Day::of(86_399_999_999), Day(0));
    assert_eq!(Day::of(86_400_000_000), Day(1));
    assert_eq!(Day::of(-1), Day(-1));
}

fn game() -> impl Strategy<Value = (i64, f64, f64, u8)> {
    (0..40_i64, 600.0..2600.0, 30.0..350.0, 0..3_u8)
}

proptest! {
    #[test]
    fn within_a_day_order_does_not_matter(games in prop::collection::vec(game(), 1..12)) {
        let play = |games: &[(i64, f64, f64, u8)]| {
            let mut history = known(rating(1700.0, 80.0));
            for (_, strength, deviation, score) in games {
                let score = Score::from_half_points(*score).unwrap_or(Score::Draw);
                history.after_game(Day(1), rating(*strength, *deviation), score);
            }
            history.on(Day(1))
        };
        let mut back = games.clone();
        back.reverse();
        let (one, other) = (play(&games), play(&back));
        prop_assert!((one.rating - other.rating).abs() < 1e-6, "{one:?} {other:?}");
        prop_assert!((one.deviation - other.deviation).abs() < 1e-6);
    }

    #[test]
    fn the_end_of_a_history_is_enough_to_go_on(games in prop::collection::vec(game(), 2..40)) {
        let mut days: Vec<_> = games;
        days.sort_by_key(|game| game.0);
        let mut whole = History::default();
        for (day, strength, deviation, score) in &days {
            let (day, opponent) = (Day(*day), rating(*strength, *deviation));
            let score = Score::from_half_points(*score).unwrap_or(Score::Draw);
            // The last game of an earlier day, and those of this one.
            let points = whole.points();
            let first = points.iter().rposition(|point| point.day < day).unwrap_or(0);
            let mut end = History::of(points[first..].to_vec());
            let known = end.after_game(day, opponent, score);
            prop_assert_eq!(whole.after_game(day, opponent, score), known);
        }
    }

    #[test]
    fn ratings_stay_finite_and_deviations_in_bounds(games in prop::collection::vec(game(), 1..60)) {
        let mut days: Vec<_> = games;
        days.sort_by_key(|game| game.0);
        let mut history = History::default();
        for (day, strength, deviation, score) in days {
            let score = Score::from_half_points(score).unwrap_or(Score::Draw);
            let first = history.points().last().is_none_or(|last| last.day.0 < day);
            let before = history.on(Day(day));
            let after = history.after_game(Day(day), rating(strength, deviation), score).after;
            prop_assert!(after.rating.is_finite() && after.volatility > 0.0);
            prop_assert!(after.deviation > 0.0 && after.deviation <= 351.0, "{after:?}");
            match score {
                Score::Win if first => prop_assert!(after.rating >= before.rating),
                Score::Loss if first => prop_assert!(after.rating <= before.rating),
                _ => {}
            }
        }
    }
}
