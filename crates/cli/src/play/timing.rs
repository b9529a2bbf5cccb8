//! Clocks as the terminal shows them.

use clock::{Clock, Moment, Phase, Span};
use game::Side;

use crate::texts::{fill, text};

/// What both clocks show, with the running one marked.
pub(super) fn lines(clock: &Clock, now: Moment) -> [String; 2] {
    Side::BOTH.map(|side| {
        let reading = clock.reading(side, now);
        let more = match (reading.phase, reading.reserve) {
            (Phase::Deployment, _) => Some(text("clock-deployment")),
            (Phase::Reserve, _) => Some(text("clock-reserve")),
            (Phase::Period, _) => Some(fill("clock-periods", &[("count", reading.periods.into())])),
            (Phase::Main, Some(reserve)) => Some(fill(
                "clock-with-reserve",
                &[("time", shown(reserve).into())],
            )),
            (Phase::Main, None) => None,
        };
        let runs = clock.running() == Some(side);
        let sign = if runs { "> " } else { "" };
        let time = format!("{sign}{}", shown(reading.left));
        [Some(time), more]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(", ")
    })
}

fn shown(time: Span) -> String {
    let seconds = time.as_seconds();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}
