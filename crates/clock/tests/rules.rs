//! The rules of time, by their ids.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use game::Side::{self, First, Second};
use tigerden_clock::{Clock, ClockError, Control, Left, Moment, Next, Phase, Settings, Span};

fn second(seconds: i64) -> Moment {
    Moment(seconds * 1_000_000)
}

fn deploying(side: Side) -> Next {
    Next {
        side: Some(side),
        deploying: true,
    }
}

/// Clocks that start at second 0, the first side's running.
fn clock(settings: &str) -> Clock {
    let settings: Settings = settings.parse().unwrap();
    Clock::start(&settings, 1, Next::turn(First), second(0))
}

/// Clocks of a game that begins with a deployment by the second side.
fn deployment(settings: &str, factor: u32) -> Clock {
    let settings: Settings = settings.parse().unwrap();
    Clock::start(&settings, factor, deploying(Second), second(0))
}

/// The running side plays at a second; then the other side is to play.
#[track_caller]
fn plays(clock: &mut Clock, at: i64) {
    let next = Next::turn(!clock.running().unwrap());
    clock.turn(second(at), Span::ZERO, next).unwrap();
}

/// Phase, seconds left in it and seconds of reserve of a side.
fn shows(clock: &Clock, side: Side, at: i64) -> (Phase, u64, Option<u64>) {
    let reading = clock.reading(side, second(at));
    let reserve = reading.reserve.map(Span::as_seconds);
    (reading.phase, reading.left.as_seconds(), reserve)
}

#[test]
fn a_clock_waits_for_its_start_which_may_come_sooner() {
    let settings: Settings = "sudden 60s".parse().unwrap();
    let mut clock = Clock::start(&settings, 1, Next::turn(First), second(60));
    assert_eq!(clock.waits(second(20)), Span::seconds(40));
    assert_eq!(clock.deadline(), Some((First, second(120))));
    plays(&mut clock, 10);
    assert_eq!(shows(&clock, Second, 50), (Phase::Main, 60, None));
    clock.wait_no_longer(second(20)).unwrap();
    assert_eq!(shows(&clock, Second, 50), (Phase::Main, 30, None));
    assert_eq!(clock.waits(second(20)), Span::ZERO);
    assert_eq!(clock.wait_no_longer(second(30)), Err(ClockError::Runs));
    assert_eq!(clock.deadline(), Some((Second, second(80))));
}

mod c_k1_triple_countdown {
    use super::*;

    #[test]
    fn c_k1_what_is_left_of_the_deployment_goes_into_the_main_time() {
        let mut clock = deployment("tiger 30m+150m+60s", 1);
        assert_eq!(
            shows(&clock, Second, 60),
            (Phase::Deployment, 29 * 60, None)
        );
        clock
            .turn(second(60), Span::ZERO, deploying(First))
            .unwrap();
        clock
            .turn(second(120), Span::ZERO, Next::turn(First))
            .unwrap();
        assert_eq!(shows(&clock, First, 120), (Phase::Main, 179 * 60, Some(0)));
        assert_eq!(shows(&clock, Second, 120), (Phase::Main, 179 * 60, Some(0)));
    }

    #[test]
    fn c_k1_every_move_of_the_engagement_earns_reserve_and_none_of_the_deployment() {
        let mut clock = deployment("tiger 1m+10m+60s", 1);
        clock
            .turn(second(10), Span::ZERO, deploying(First))
            .unwrap();
        clock
            .turn(second(20), Span::ZERO, Next::turn(First))
            .unwrap();
        for (at, side, reserve) in [(30, First, 60), (40, Second, 60), (50, First, 120)] {
            plays(&mut clock, at);
            assert_eq!(shows(&clock, side, at).2, Some(reserve));
        }
    }

    #[test]
    fn c_k1_the_reserve_runs_after_the_main_time_and_grows_no_more() {
        let mut clock = clock("double 100s+60s");
        plays(&mut clock, 10);
        plays(&mut clock, 10);
        assert_eq!(shows(&clock, First, 100), (Phase::Reserve, 60, Some(60)));
        plays(&mut clock, 120);
        assert_eq!(shows(&clock, First, 120), (Phase::Reserve, 40, Some(40)));
        plays(&mut clock, 120);
        plays(&mut clock, 130);
        assert_eq!(shows(&clock, First, 130), (Phase::Reserve, 30, Some(30)));
        plays(&mut clock, 130);
        assert_eq!(clock.deadline(), Some((First, second(160))));
        let late = clock.turn(second(161), Span::ZERO, Next::turn(Second));
        assert_eq!(late, Err(ClockError::OutOfTime));
        clock
            .time_out(
                second(161),
                Next {
                    side: None,
                    deploying: false,
                },
            )
            .unwrap();
        assert_eq!(shows(&clock, First, 200), (Phase::Reserve, 0, Some(0)));
    }
}

mod c_k2_deployment_time_out {
    use super::*;

    #[test]
    fn c_k2_the_deployment_goes_on_on_the_clock_of_the_other_side() {
        let mut clock = deployment("tiger 1m+10m+60s", 1);
        assert_eq!(clock.deadline(), Some((Second, second(60))));
        clock.time_out(second(60), deploying(First)).unwrap();
        assert_eq!(clock.running(), Some(First));
        clock
            .turn(second(80), Span::ZERO, deploying(First))
            .unwrap();
        clock
            .turn(second(90), Span::ZERO, Next::turn(First))
            .unwrap();
        assert_eq!(shows(&clock, First, 90), (Phase::Main, 630, Some(0)));
        assert_eq!(shows(&clock, Second, 90), (Phase::Main, 600, Some(0)));
        plays(&mut clock, 91);
        assert_eq!(clock.deadline(), Some((Second, second(691))));
    }

    #[test]
    fn c_k2_where_both_are_out_no_clock_falls_again_until_the_engagement() {
        let mut clock = deployment("tiger 1m+10m+60s", 1);
        clock.time_out(second(60), deploying(First)).unwrap();
        clock.time_out(second(120), deploying(Second)).unwrap();
        assert_eq!(clock.deadline(), None);
        let again = clock.time_out(second(130), deploying(First));
        assert_eq!(again, Err(ClockError::TimeLeft));
        clock
            .turn(second(130), Span::ZERO, Next::turn(First))
            .unwrap();
        assert_eq!(clock.deadline(), Some((First, second(730))));
    }
}

mod c_k2_set_again {
    use super::*;

    #[test]
    fn c_k2_a_side_without_time_stays_out_of_the_deployment() {
        let mut clock = deployment("tiger 1m+10m+60s", 1);
        clock.time_out(second(60), deploying(First)).unwrap();
        let left = Side::BOTH.map(|side| clock.left(side, second(70)));
        assert_eq!(left[0].to_string(), "0:01:00 turn 0:00:10");
        assert_eq!(left[1].to_string(), "0:00:00 out");
        let settings = "tiger 1m+10m+60s".parse().unwrap();
        let mut again = Clock::set_again(&settings, 1, &left, deploying(First), second(0));
        assert_eq!(again.deadline(), Some((First, second(50))));
        again
            .turn(second(20), Span::ZERO, deploying(Second))
            .unwrap();
        assert_eq!(again.deadline(), None);
        again
            .turn(second(30), Span::ZERO, Next::turn(First))
            .unwrap();
        assert_eq!(shows(&again, First, 30), (Phase::Main, 630, Some(0)));
        assert_eq!(shows(&again, Second, 30), (Phase::Main, 600, Some(0)));
    }

    #[test]
    fn what_is_left_on_a_clock_is_read_as_it_is_written() {
        for text in [
            "0:04:10",
            "0:04:10.250 reserve 0:01:30",
            "0:00:00 turn 0:00:12 periods 3",
        ] {
            let left: Left = text.parse().unwrap();
            assert_eq!(left.to_string(), text);
        }
        for wrong in [
            "",
            "4:10",
            "0:04:10 turn",
            "0:04:10 periods x",
            "0:04:10  out",
        ] {
            assert!(wrong.parse::<Left>().is_err(), "{wrong}");
        }
    }
}

mod c_k3_double_countdown {
    use super::*;

    #[test]
    fn c_k3_main_time_and_reserve_without_a_deployment() {
        let mut clock = clock("double 150m+60s");
        assert_eq!(shows(&clock, First, 0), (Phase::Main, 9000, Some(0)));
        plays(&mut clock, 100);
        assert_eq!(shows(&clock, First, 100), (Phase::Main, 8900, Some(60)));
    }

    #[test]
    fn c_k3_in_a_game_without_a_deployment_the_triple_countdown_is_the_double_one() {
        let triple = clock("tiger 30m+150m+60s");
        assert_eq!(shows(&triple, First, 0), (Phase::Main, 9000, Some(0)));
    }
}

mod c_k4_other_clocks {
    use super::*;

    #[test]
    fn c_k4_sudden_death() {
        let mut clock = clock("sudden 60s");
        plays(&mut clock, 20);
        assert_eq!(clock.deadline(), Some((Second, second(80))));
        plays(&mut clock, 80);
        assert_eq!(shows(&clock, Second, 99), (Phase::Main, 0, None));
    }

    #[test]
    fn c_k4_fischer_adds_after_the_turn() {
        let mut clock = clock("fischer 60s+5s");
        plays(&mut clock, 60);
        assert_eq!(shows(&clock, First, 60), (Phase::Main, 5, None));
    }

    #[test]
    fn c_k4_bronstein_gives_back_what_was_used_up_to_the_delay() {
        let mut clock = clock("bronstein 60s+5s");
        plays(&mut clock, 3);
        assert_eq!(shows(&clock, First, 3), (Phase::Main, 60, None));
        plays(&mut clock, 13);
        assert_eq!(shows(&clock, Second, 13), (Phase::Main, 55, None));
    }

    #[test]
    fn c_k4_a_simple_delay_waits_before_it_counts() {
        let mut clock = clock("delay 60s+5s");
        let reading = clock.reading(First, second(3));
        assert_eq!(
            (reading.left.as_seconds(), reading.delay.as_seconds()),
            (60, 2)
        );
        plays(&mut clock, 3);
        plays(&mut clock, 13);
        assert_eq!(shows(&clock, Second, 13), (Phase::Main, 55, None));
        assert_eq!(clock.deadline(), Some((First, second(78))));
    }

    #[test]
    fn c_k4_byo_yomi_loses_a_period_only_when_it_is_used_up() {
        let mut clock = clock("byoyomi 10s+3x30s");
        assert_eq!(clock.deadline(), Some((First, second(100))));
        let reading = clock.reading(First, second(45));
        assert_eq!((reading.phase, reading.periods), (Phase::Period, 2));
        assert_eq!(reading.left.as_seconds(), 25);
        plays(&mut clock, 40);
        assert_eq!(clock.reading(First, second(40)).periods, 3);
        plays(&mut clock, 40);
        plays(&mut clock, 71);
        assert_eq!(clock.reading(First, second(71)).periods, 2);
        plays(&mut clock, 71);
        assert_eq!(clock.deadline(), Some((First, second(131))));
    }

    #[test]
    fn c_k4_days_for_each_turn() {
        let mut clock = clock("days 2");
        plays(&mut clock, 86_400);
        plays(&mut clock, 86_400);
        assert_eq!(clock.deadline(), Some((First, second(3 * 86_400))));
    }

    #[test]
    fn c_k4_each_side_may_have_a_clock_of_its_own() {
        let clock = clock("sudden 5m / fischer 1m+2s");
        assert_eq!(shows(&clock, First, 0).1, 300);
        assert_eq!(shows(&clock, Second, 0).1, 60);
    }
}

mod c_t5_doubled_times {
    use super::*;

    #[test]
    fn c_t5_all_times_double_the_reserve_too() {
        let mut clock = deployment("tiger 30m+150m+60s", 2);
        assert_eq!(shows(&clock, Second, 0), (Phase::Deployment, 3600, None));
        clock
            .turn(second(0), Span::ZERO, Next::turn(First))
            .unwrap();
        plays(&mut clock, 0);
        assert_eq!(shows(&clock, First, 0), (Phase::Main, 21_600, Some(120)));
    }

    #[test]
    fn c_t5_of_every_kind_of_clock() {
        for (text, doubled) in [
            ("sudden 10m", "sudden 20m"),
            ("fischer 10m+3s", "fischer 20m+6s"),
            ("bronstein 10m+3s", "bronstein 20m+6s"),
            ("delay 10m+3s", "delay 20m+6s"),
            ("byoyomi 10m+5x30s", "byoyomi 20m+5x60s"),
            ("days 3", "days 6"),
            ("double 10m+3s", "double 20m+6s"),
        ] {
            let settings: Settings = text.parse().unwrap();
            assert_eq!(settings.control(First).times(2).to_string(), doubled);
        }
        let Control::Countdown { .. } =
            "tiger 1m+1m+1s".parse::<Settings>().unwrap().control(First)
        else {
            panic!("TigerClocks count down");
        };
    }
}

mod t_r6_the_clock_ends_a_turn {
    use super::*;

    /// The clock ends the first side's turn at a second; then the other side plays at once.
    fn cut(settings: &str, at: i64) -> Clock {
        let mut clock = clock(settings);
        let early = clock.cut(second(at - 1), Next::turn(Second));
        assert_eq!(early, Err(ClockError::TimeLeft));
        clock.cut(second(at), Next::turn(Second)).unwrap();
        plays(&mut clock, at);
        clock
    }

    #[test]
    fn t_r6_a_turn_that_was_cut_counts_as_played_with_the_last_moment() {
        assert_eq!(cut("sudden 60s", 60).deadline(), Some((First, second(60))));
        assert_eq!(
            cut("fischer 60s+5s", 60).deadline(),
            Some((First, second(65)))
        );
        assert_eq!(
            cut("delay 60s+5s", 65).deadline(),
            Some((First, second(70)))
        );
        let period = cut("byoyomi 0s+2x30s", 60);
        assert_eq!(period.deadline(), Some((First, second(90))));
        assert_eq!(
            cut("double 60s+5s", 60).deadline(),
            Some((First, second(60)))
        );
    }
}

#[test]
fn what_a_turn_was_on_its_way_is_given_back_up_to_a_limit() {
    let mut clock = clock("sudden 60s");
    let lag = clock.lag_allowance(First);
    assert_eq!(lag, tigerden_clock::LAG_PER_TURN);
    let more = clock.turn(second(1), lag.plus(Span(1)), Next::turn(Second));
    assert_eq!(more, Err(ClockError::Lag));
    clock
        .turn(Moment(60_400_000), lag, Next::turn(Second))
        .unwrap();
    assert_eq!(clock.reading(First, second(61)).left, Span(100_000));
    // A side that always asks for the most has saved up nothing after a while.
    let mut clock = self::clock("sudden 60m");
    for n in 1..60 {
        let side = clock.running().unwrap();
        let lag = clock.lag_allowance(side);
        clock.turn(second(n), lag, Next::turn(!side)).unwrap();
    }
    assert_eq!(
        clock.lag_allowance(First),
        tigerden_clock::LAG_SAVED_PER_TURN
    );
}

#[test]
fn pauses_and_excused_time_count_for_nobody() {
    let mut clock = clock("sudden 60s");
    clock.pause(second(10));
    assert_eq!(clock.deadline(), None);
    assert_eq!(shows(&clock, First, 500), (Phase::Main, 50, None));
    assert_eq!(
        clock.turn(second(20), Span::ZERO, Next::turn(Second)),
        Err(ClockError::Stopped)
    );
    clock.resume(second(110));
    assert_eq!(clock.deadline(), Some((First, second(160))));
    clock.excuse(second(150), Span::seconds(30));
    assert_eq!(clock.deadline(), Some((First, second(190))));
    // The server can't have been away for longer than since the last event.
    clock.excuse(second(160), Span::seconds(3000));
    assert_eq!(clock.deadline(), Some((First, second(200))));
    assert_eq!(clock.uncounted(second(160)), Span::seconds(140));
}

mod c_n4_an_arbiter_sets_the_clocks {
    use super::*;

    /// All time is accounted for.
    #[track_caller]
    fn adds_up(clock: &Clock, at: i64) {
        let spent = Side::BOTH.map(|side| clock.spent(side, second(at)));
        let sum = spent[0].plus(spent[1]).plus(clock.uncounted(second(at)));
        assert_eq!(sum, Span::seconds(at.unsigned_abs()));
    }

    #[test]
    fn c_n4_both_clocks_show_what_the_arbiter_says_and_the_turn_begins_anew() {
        let mut clock = clock("sudden 10m");
        plays(&mut clock, 60);
        let left = [Span::seconds(300), Span::seconds(200)];
        let next = Next::turn(Second);
        clock.set(second(90), Some(left), next).unwrap();
        assert_eq!(shows(&clock, First, 90).1, 300);
        assert_eq!(shows(&clock, Second, 100).1, 190);
        assert_eq!(clock.spent(Second, second(100)), Span::seconds(40));
        assert_eq!(clock.deadline(), Some((Second, second(290))));
        adds_up(&clock, 100);
    }

    #[test]
    fn c_n4_a_turn_that_is_broken_off_is_spent_and_earns_nothing() {
        let mut clock = clock("fischer 10m+30s");
        clock.set(second(40), None, Next::turn(Second)).unwrap();
        assert_eq!(shows(&clock, First, 50).1, 560);
        assert_eq!(clock.running(), Some(Second));
        assert_eq!(shows(&clock, Second, 50).1, 590);
        adds_up(&clock, 50);
    }

    #[test]
    fn c_n4_reserve_and_periods_stay() {
        let mut clock = clock("byoyomi 1m+3x30s");
        let left = Some([Span::seconds(5), Span::seconds(5)]);
        clock.set(second(100), left, Next::turn(First)).unwrap();
        assert_eq!(clock.reading(First, second(100)).periods, 2);
        assert_eq!(clock.reading(Second, second(100)).periods, 3);
        adds_up(&clock, 100);
        clock.pause(second(101));
        let stopped = clock.set(second(102), None, Next::turn(First));
        assert_eq!(stopped, Err(ClockError::Stopped));
    }
}
