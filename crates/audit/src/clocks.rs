//! Whether clocks can have shown what the record says.

use std::time::Duration;

use clock::{Control, Settings, Span};
use game::Side;
use game::record::{About, CLOCKS_SET, Note, read_time};
use hall::Table;

use crate::fault::Unproved;
use crate::turns::Turns;

/// The most that the clocks of both sides can show; `None` where that does not follow from what they have
/// shown before: a reserve and periods of byo-yomi are not in records.
struct Most {
    left: [Option<Span>; 2],
    controls: [Control; 2],
}

impl Most {
    fn at_start(settings: &Settings, factor: u32) -> Self {
        let controls = Side::BOTH.map(|side| settings.control(side).times(factor));
        let left = controls.map(|control| match control {
            Control::Sudden { main }
            | Control::Fischer { main, .. }
            | Control::Bronstein { main, .. }
            | Control::Delay { main, .. } => Some(main),
            Control::Days { days } => Some(Span::days(days)),
            Control::ByoYomi { .. } | Control::Countdown { .. } => None,
        });
        Self { left, controls }
    }

    /// A side has played a turn that took no time.
    fn turn(&mut self, side: Side) {
        let at = side.index();
        self.left[at] = self.left[at].map(|left| match self.controls[at] {
            Control::Fischer { increment, .. } => left.plus(increment),
            Control::Days { days } => Span::days(days),
            _ => left,
        });
    }

    /// A side's clock has shown this; false if it can't.
    fn shows(&mut self, side: Side, left: Span) -> bool {
        let most = &mut self.left[side.index()];
        let possible = most.is_none_or(|most| left <= most);
        *most = most.map(|_| left);
        possible
    }

    /// An arbiter has set the clocks.
    fn set(&mut self, left: [Span; 2]) {
        for (most, left) in self.left.iter_mut().zip(left) {
            *most = most.map(|_| left);
        }
    }
}

/// Compares every time on a clock with the most that the clock can show there; returns how many there
/// are.
pub(crate) fn check(table: &dyn Table, turns: &Turns, about: &About) -> Result<usize, Unproved> {
    let control = about.tags.get("TimeControl").unwrap_or_default();
    let settings = Settings::of_time_control(control)
        .map_err(|_| turns.fault(0, None, "audit-clock-settings"))?;
    let Some(settings) = settings else {
        return Ok(0);
    };
    let mut most = Most::at_start(&settings, table.time_factor());
    let mut compared = 0;
    for plies in 0..=turns.plies() {
        let played = turns.player_before(plies);
        let mut told = false;
        for note in about.notes.get(&plies).into_iter().flatten() {
            match (note, played) {
                (Note::Clock(left), Some(side)) => {
                    most.turn(side);
                    told = true;
                    if !most.shows(side, span(*left)) {
                        return Err(turns.fault(plies, None, "audit-clock-gained"));
                    }
                    compared += 1;
                }
                (Note::Other { name, value }, _) if name == CLOCKS_SET => {
                    let times = value.split(' ').filter_map(read_time).map(span);
                    let times: Vec<Span> = times.collect();
                    let times = times.try_into();
                    most.set(times.map_err(|_| turns.fault(plies, None, "audit-clocks-set"))?);
                }
                _ => {}
            }
        }
        if let Some(side) = played.filter(|_| !told && turns.other_side_next(plies)) {
            most.turn(side);
        }
    }
    Ok(compared)
}

fn span(time: Duration) -> Span {
    Span(u64::try_from(time.as_micros()).unwrap_or(u64::MAX))
}
