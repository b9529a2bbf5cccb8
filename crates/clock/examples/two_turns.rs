//! Two turns with a Fischer clock, and the moment at which the flag falls.

use game::Side;
use tigerden_clock::{Clock, Moment, Next, Settings, Span};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let settings: Settings = "fischer 5m+3s".parse()?;
    let second = |n: i64| Moment(n * 1_000_000);
    let mut clock = Clock::start(&settings, 1, Next::turn(Side::First), second(0));
    clock.turn(second(20), Span::ZERO, Next::turn(Side::Second))?;
    clock.turn(second(30), Span::ZERO, Next::turn(Side::First))?;
    for side in Side::BOTH {
        let left = clock.reading(side, second(30)).left;
        println!("{side:?} has {} s", left.as_seconds());
    }
    assert_eq!(
        clock.reading(Side::First, second(30)).left,
        Span::seconds(283)
    );

    let (side, moment) = clock.deadline().ok_or("no clock runs")?;
    println!("{side:?} is out of time at second {}", moment.0 / 1_000_000);
    assert_eq!((side, moment), (Side::First, second(313)));
    Ok(())
}
