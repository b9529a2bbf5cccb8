//! Reading clock settings: whatever is accepted is printed and read again as the same, and runs.

use ::clock::{Clock, Moment, Next, Settings, Span};
use game::Side;

/// Looks at one input.
///
/// # Panics
///
/// If something does not hold.
pub fn look(text: &str) {
    let Ok(settings) = text.parse::<Settings>() else {
        return;
    };
    let printed = settings.to_string();
    assert_eq!(printed.parse(), Ok(settings), "{printed}");
    for factor in [1, 2] {
        run(&settings, factor);
    }
}

/// Turns that take longer and longer, until the time is out: every moment is accounted for.
fn run(settings: &Settings, factor: u32) {
    let start = Moment(0);
    let mut now = start;
    let mut clock = Clock::start(settings, factor, Next::turn(Side::First), now);
    for turn in 0_u32..64 {
        let side = clock.running().expect("a clock runs");
        let (_, deadline) = clock.deadline().expect("a clock that runs has a deadline");
        now = now.after(Span(1 << turn));
        let next = Next::turn(!side);
        let in_time = clock.turn(now, Span::ZERO, next).is_ok();
        assert_eq!(in_time, now <= deadline, "{settings}");
        let spent = Side::BOTH.map(|side| clock.spent(side, now));
        assert_eq!(
            spent[0].plus(spent[1]).plus(clock.uncounted(now)),
            now.since(start)
        );
        if !in_time {
            assert_eq!(clock.time_out(now, next), Ok(()));
            assert!(clock.reading(side, now).total.is_zero());
            break;
        }
    }
}
