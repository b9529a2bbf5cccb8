//! Clocks as the terminal shows them.

use clock::{Clock, Moment, Phase, Span};
use game::Side;

/// What both clocks show, with the running one marked.
pub(super) fn lines(clock: &Clock, now: Moment) -> [String; 2] {
    Side::BOTH.map(|side| {
        let reading = clock.reading(side, now);
        let more = match (reading.phase, reading.reserve) {
            (Phase::Deployment, _) => " to deploy".to_owned(),
            (Phase::Reserve, _) => " of reserve".to_owned(),
            (Phase::Period, _) => format!(", periods: {}", reading.periods),
            (Phase::Main, Some(reserve)) => format!(" + {}", shown(reserve)),
            (Phase::Main, None) => String::new(),
        };
        let runs = clock.running() == Some(side);
        let sign = if runs { "> " } else { "" };
        format!("{sign}{}{more}", shown(reading.left))
    })
}

fn shown(time: Span) -> String {
    let seconds = time.as_seconds();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}
