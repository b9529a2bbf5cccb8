//! What holds for all clocks, whatever happens.

use game::Side;
use proptest::prelude::*;
use tigerden_clock::{Clock, ClockError, Control, LAG_PER_TURN, Moment, Next, Settings, Span};

/// Something that happens so many tenths of a second after the last event.
#[derive(Clone, Debug)]
enum Event {
    Turn { lag: bool, again: bool },
    Engage,
    Pause,
    Resume,
    Excuse(u64),
    Earlier,
}

fn control() -> impl Strategy<Value = Control> {
    let span = |most: u64| (1..=most).prop_map(Span::seconds);
    let more = || (0..=30_u64).prop_map(Span::seconds);
    prop_oneof![
        span(200).prop_map(|main| Control::Sudden { main }),
        (span(200), more()).prop_map(|(main, increment)| Control::Fischer { main, increment }),
        (span(200), more()).prop_map(|(main, delay)| Control::Bronstein { main, delay }),
        (span(200), more()).prop_map(|(main, delay)| Control::Delay { main, delay }),
        (more(), 1..5_u32, span(30)).prop_map(|(main, periods, period)| Control::ByoYomi {
            main,
            periods,
            period
        }),
        (1..=60_u32).prop_map(|days| Control::Days { days }),
        (prop::option::of(span(60)), span(200), more()).prop_map(|(deployment, main, reserve)| {
            Control::Countdown {
                deployment,
                main,
                reserve,
            }
        }),
    ]
}

fn settings() -> impl Strategy<Value = Settings> {
    (control(), control()).prop_map(|(first, second)| {
        let text = format!("{first} / {second}");
        text.parse().expect("the text of settings")
    })
}

fn events() -> impl Strategy<Value = Vec<(u64, Event)>> {
    let event = prop_oneof![
        8 => (any::<bool>(), any::<bool>()).prop_map(|(lag, again)| Event::Turn { lag, again }),
        1 => Just(Event::Engage),
        1 => Just(Event::Pause),
        2 => Just(Event::Resume),
        1 => (0..400_u64).prop_map(Event::Excuse),
        1 => Just(Event::Earlier),
    ];
    prop::collection::vec((0..300_u64, event), 0..60)
}

fn tenths(tenths: u64) -> Span {
    Span(tenths * 100_000)
}

/// The most that a side can win by a turn of its own: what the turn earns, and what of the turn
/// does not count.
fn growth(control: Control) -> Span {
    match control {
        Control::Sudden { .. } => Span::ZERO,
        Control::Fischer { increment, .. } => increment,
        Control::Bronstein { delay, .. } | Control::Delay { delay, .. } => delay,
        Control::ByoYomi { period, .. } => period,
        Control::Days { days } => Span::days(days),
        Control::Countdown { reserve, .. } => reserve,
    }
}

/// Plays the events; `look` sees the clocks before and after each, and when it happened.
fn run(
    settings: &Settings,
    deploying: bool,
    events: &[(u64, Event)],
    mut look: impl FnMut(&Clock, &Clock, &Event, Moment),
) {
    let mut now = Moment(1_000_000_000);
    let mut phase = deploying;
    let next = |side, deploying| Next {
        side: Some(side),
        deploying,
    };
    let mut clock = Clock::start(settings, 1, next(Side::First, deploying), now);
    for (wait, event) in events {
        let before = clock.clone();
        now = now.after(tenths(*wait));
        match event {
            Event::Turn { .. } | Event::Engage => {
                let Some(side) = clock.running() else {
                    continue;
                };
                phase &= !matches!(event, Event::Engage);
                let (lag, other) = match event {
                    Event::Turn { lag, again } => {
                        let lag = if *lag {
                            clock.lag_allowance(side)
                        } else {
                            Span::ZERO
                        };
                        (lag, if *again { side } else { !side })
                    }
                    _ => (Span::ZERO, !side),
                };
                if clock.turn(now, lag, next(other, phase)) == Err(ClockError::OutOfTime) {
                    assert_eq!(clock, before, "a refused turn changes nothing");
                    let over = Next {
                        side: phase.then_some(!side),
                        deploying: phase,
                    };
                    assert_eq!(clock.time_out(now, over), Ok(()));
                }
            }
            Event::Pause => clock.pause(now),
            Event::Resume => clock.resume(now),
            Event::Excuse(away) => clock.excuse(now, tenths(*away)),
            // The time of an event is never before that of the last one.
            Event::Earlier => clock.resume(Moment(5)),
        }
        look(&before, &clock, event, now);
    }
}

proptest! {
    #[test]
    fn texts_survive_being_read(settings in settings()) {
        let text = settings.to_string();
        prop_assert_eq!(text.parse(), Ok(settings));
    }

    #[test]
    fn reading_anything_ends(text in "[a-z0-9+/ xhms§]{0,40}") {
        if let Ok(settings) = text.parse::<Settings>() {
            prop_assert_eq!(settings.to_string().parse(), Ok(settings));
        }
    }

    #[test]
    fn all_time_is_accounted_for(
        settings in settings(), deploying: bool, events in events()
    ) {
        let start = Moment(1_000_000_000);
        run(&settings, deploying, &events, |_, clock, _, now| {
            for later in [now, now.after(Span::seconds(9))] {
                let spent = Side::BOTH.map(|side| clock.spent(side, later));
                let sum = spent[0].plus(spent[1]).plus(clock.uncounted(later));
                assert_eq!(sum, later.since(start));
            }
        });
    }

    #[test]
    fn time_grows_only_by_the_rules(
        settings in settings(), deploying: bool, events in events()
    ) {
        run(&settings, deploying, &events, |before, clock, event, now| {
            for side in Side::BOTH {
                let control = settings.control(side);
                let (was, is) = (before.reading(side, now).total, clock.reading(side, now).total);
                let engaged = clock.reading(side, now).phase != before.reading(side, now).phase;
                let main = match control {
                    Control::Countdown { main, .. } if engaged => main,
                    _ => Span::ZERO,
                };
                let most = was.plus(main).plus(match event {
                    Event::Turn { .. } | Event::Engage if before.running() == Some(side) => {
                        growth(control).plus(LAG_PER_TURN)
                    }
                    Event::Excuse(away) => tenths(*away),
                    _ => Span::ZERO,
                });
                assert!(is <= most, "{control}: {was:?} grows to {is:?}, {event:?}");
            }
        });
    }

    #[test]
    fn a_running_clock_only_falls_and_is_out_at_its_deadline(
        settings in settings(), deploying: bool, events in events(), ahead in 0..5_000_u64
    ) {
        run(&settings, deploying, &events, |_, clock, _, now| {
            let later = now.after(tenths(ahead));
            for side in Side::BOTH {
                let (is, will) = (clock.reading(side, now), clock.reading(side, later));
                assert!(will.total <= is.total && will.left <= will.total.max(is.left));
                if clock.running() != Some(side) {
                    assert_eq!(is, will, "a clock that stands does not change");
                }
            }
            if let Some((side, deadline)) = clock.deadline() {
                assert_eq!(clock.reading(side, deadline).total, Span::ZERO);
                let just_before = Moment(deadline.0 - 1);
                if just_before >= now {
                    assert_eq!(clock.reading(side, just_before).total, Span(1));
                }
                let next = Next::turn(!side);
                assert!(clock.clone().turn(deadline.max(now), Span::ZERO, next).is_ok() || deadline < now);
                assert!(clock.clone().turn(deadline.after(Span(1)), Span::ZERO, next).is_err());
                let allowed = clock.lag_allowance(side);
                assert!(allowed <= LAG_PER_TURN);
                assert!(clock.clone().turn(deadline.after(allowed), allowed, next).is_ok() || deadline.after(allowed) < now);
            }
        });
    }

    #[test]
    fn clocks_that_are_set_again_go_on_as_they_stood(
        settings in settings(), events in events(), ahead in 0..5_000_u64
    ) {
        run(&settings, false, &events, |_, clock, _, now| {
            let Some(side) = clock.running() else {
                return;
            };
            let left = Side::BOTH.map(|side| {
                let text = clock.left(side, now).to_string();
                text.parse().expect("a text of what is left")
            });
            let (anew, next) = (Moment(5), Next::turn(side));
            let again = Clock::set_again(&settings, 1, &left, next, anew);
            let goes_on = |mut clock: Clock, from: Moment| {
                let later = from.after(tenths(ahead));
                let before = Side::BOTH.map(|side| clock.reading(side, later));
                let played = clock.turn(later, Span::ZERO, next);
                (before, played, clock.reading(side, later))
            };
            assert_eq!(goes_on(again, anew), goes_on(clock.clone(), now));
        });
    }

    /// Against a clock that is counted down a tenth of a second at a time.
    #[test]
    fn turns_leave_what_counting_tenths_leaves(
        control in control(), turns in prop::collection::vec(0..400_u64, 1..40)
    ) {
        let settings: Settings = control.to_string().parse().expect("the text of a control");
        let mut now = Moment(0);
        let mut clock = Clock::start(&settings, 1, Next::turn(Side::First), now);
        let mut plain = Plain::new(control);
        for turn in turns {
            now = now.after(tenths(turn));
            let played = clock.turn(now, Span::ZERO, Next::turn(Side::First)).is_ok();
            prop_assert_eq!(played, plain.turn(turn));
            if !played {
                break;
            }
            prop_assert_eq!(clock.reading(Side::First, now).total, tenths(plain.total()));
        }
    }
}

/// One clock in tenths of a second, in the plainest way.
struct Plain {
    control: Control,
    main: u64,
    reserve: u64,
    periods: u64,
}

impl Plain {
    fn new(control: Control) -> Self {
        let (main, periods) = match control {
            Control::Sudden { main }
            | Control::Fischer { main, .. }
            | Control::Bronstein { main, .. }
            | Control::Delay { main, .. }
            | Control::Countdown { main, .. } => (main, 0),
            Control::ByoYomi { main, periods, .. } => (main, periods),
            Control::Days { days } => (Span::days(days), 0),
        };
        Self {
            control,
            main: main.as_seconds() * 10,
            reserve: 0,
            periods: periods.into(),
        }
    }

    /// Whether a turn that takes so long is in time.
    fn turn(&mut self, tenths: u64) -> bool {
        let ten = |span: Span| span.as_seconds() * 10;
        let mut wait = match self.control {
            Control::Delay { delay, .. } => ten(delay),
            _ => 0,
        };
        let mut period = match self.control {
            Control::ByoYomi { period, .. } => ten(period),
            _ => 0,
        };
        for _ in 0..tenths {
            if wait > 0 {
                wait -= 1;
            } else if self.main > 0 {
                self.main -= 1;
            } else if self.reserve > 0 {
                self.reserve -= 1;
            } else if self.periods > 0 {
                if period == 0 {
                    self.periods -= 1;
                    period = match self.control {
                        Control::ByoYomi { period, .. } => ten(period),
                        _ => 0,
                    };
                    if self.periods == 0 {
                        return false;
                    }
                }
                period -= 1;
            } else {
                return false;
            }
        }
        match self.control {
            Control::Fischer { increment, .. } => self.main += ten(increment),
            Control::Bronstein { delay, .. } => self.main += ten(delay).min(tenths),
            Control::Days { days } => self.main = ten(Span::days(days)),
            Control::Countdown { reserve, .. } if self.main > 0 => self.reserve += ten(reserve),
            _ => {}
        }
        true
    }

    /// Tenths of a second until the time is out.
    fn total(&self) -> u64 {
        let ten = |span: Span| span.as_seconds() * 10;
        self.main
            + self.reserve
            + match self.control {
                Control::ByoYomi { period, .. } => self.periods * ten(period),
                Control::Delay { delay, .. } => ten(delay),
                _ => 0,
            }
    }
}
