//! Both clocks of a game, as the page shows them while time goes by.

use std::time::Duration;

use clock::{Clock, Moment, Phase, Span};
use game::Side;
use leptos::prelude::*;

use super::session::Session;
use crate::i18n::{t, ta};

/// How often the page looks at the time.
const TICK: Duration = Duration::from_millis(100);
/// A clock with this much time left or less looks low.
const LOW: Span = Span::seconds(30);
/// Below this, tenths of a second are shown.
const TENTHS: Span = Span::seconds(10);
/// The remaining times that are announced, in seconds.
const MARKS: [u64; 4] = [300, 60, 30, 10];

/// Both clocks of a game. Copies share their state.
#[derive(Clone, Copy)]
pub(crate) struct Clocks {
    clock: Memo<Option<Clock>>,
    now: RwSignal<Moment>,
}

/// What the clock of one side shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClockFace {
    /// The time left in this phase.
    pub(crate) time: String,
    /// More about the time, such as the reserve; may be empty.
    pub(crate) note: String,
    /// Whether it is running.
    pub(crate) running: bool,
    /// Whether little time is left.
    pub(crate) low: bool,
}

impl Clocks {
    /// Starts clocks that run until the page is left; `time` returns the time where they are kept.
    pub(crate) fn new(
        session: Session,
        clock: Memo<Option<Clock>>,
        time: impl Fn() -> Moment + 'static,
    ) -> Self {
        let clocks = Self {
            clock,
            now: RwSignal::new(time()),
        };
        let owner = Owner::current().unwrap_or_default();
        let tick = move || {
            let (before, now) = (clocks.now.try_get_untracked(), time());
            clocks.now.try_set(now);
            if let Some(mark) = before.and_then(|before| clocks.passed(session, before, now)) {
                owner
                    .with(|| session.say(untrack(|| ta("clock-low", &[("seconds", mark.into())]))));
            }
        };
        let ticking = set_interval_with_handle(tick, TICK);
        on_cleanup(move || drop(ticking.map(|ticking| ticking.clear())));
        clocks
    }

    /// The mark that the running clock of a player at this screen has just passed.
    fn passed(self, session: Session, before: Moment, now: Moment) -> Option<u64> {
        let clock = self.clock.try_get_untracked()??;
        let side = clock.running()?;
        if !untrack(|| session.mine())[side.index()] {
            return None;
        }
        let [was, is] = [before, now].map(|at| clock.reading(side, at).total);
        let passes = |mark: &u64| was > Span::seconds(*mark) && is <= Span::seconds(*mark);
        MARKS.into_iter().find(passes)
    }

    /// What the clock of a side shows now; `None` before it is set.
    pub(crate) fn face(self, side: Side) -> Option<ClockFace> {
        let now = self.now.get();
        self.clock
            .with(|clock| Some(face_at(clock.as_ref()?, side, now)))
    }
}

/// What the clock of a side shows at a moment.
pub(crate) fn face_at(clock: &Clock, side: Side, now: Moment) -> ClockFace {
    let reading = clock.reading(side, now);
    let waits = clock.waits(now).as_seconds();
    let next = clock.running() == Some(side);
    let running = next && waits == 0;
    let note = match reading.phase {
        _ if next && !running => ta("clock-waits", &[("seconds", waits.into())]),
        Phase::Deployment => t("clock-deployment"),
        Phase::Reserve => t("clock-reserve"),
        Phase::Period => ta("clock-periods", &[("count", reading.periods.into())]),
        Phase::Main => match reading.reserve {
            Some(reserve) => ta("clock-with-reserve", &[("time", shown(reserve).into())]),
            None if running && !reading.delay.is_zero() => {
                let seconds = reading.delay.as_seconds() + 1;
                ta("clock-delay-runs", &[("seconds", seconds.into())])
            }
            None => String::new(),
        },
    };
    ClockFace {
        time: shown(reading.left),
        note,
        running,
        low: reading.total < LOW,
    }
}

/// Formats a time as a clock shows it.
fn shown(time: Span) -> String {
    let seconds = time.as_seconds();
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    if days > 0 {
        ta(
            "clock-days-left",
            &[("days", days.into()), ("hours", hours.into())],
        )
    } else if hours > 0 {
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    } else if time < TENTHS {
        format!("0:{seconds:02}.{}", time.0 / 100_000 % 10)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// The time on this device's clock, in microseconds since 1970-01-01 UTC.
pub(crate) fn own_time_us() -> i64 {
    (js_sys::Date::now() * 1000.0) as i64
}
