//! The engine in the computer's seats.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::{Limits, Report, Request, Score, Task};
use game::Side;
use hall::{Catalogue, Table};
use series::Race;

use super::player::Player;
use crate::token::random;

/// How long to think about a draw offer, in milliseconds.
const OFFER_MS: u64 = 300;
/// Size of the search's hash table.
const TABLE_MIB: usize = 16;
/// With this score or a lower one, in hundredths of a point, the engine takes a draw.
const BEHIND: i32 = -50;
/// The highest score of an even game, in hundredths of a point, and the round from which on the
/// engine takes a draw in an even game.
const EVEN: (i32, u32) = (20, 20);

/// The engine. It is given only what its side may know.
///
/// It begins every turn with an empty hash table, so that a weak level can't use what a strong one
/// has found.
#[derive(Clone, Debug)]
pub struct Engine {
    turn_ms: u64,
    catalogue: Catalogue,
}

impl Engine {
    /// Thinks about a turn for so many milliseconds at most; weak levels are done much sooner.
    #[must_use]
    pub fn new(turn_ms: u64) -> Self {
        Self {
            turn_ms,
            catalogue: Catalogue::default(),
        }
    }

    /// Reads positions that name what is in `catalogue`.
    #[must_use]
    pub fn with_catalogue(self, catalogue: Catalogue) -> Self {
        Self { catalogue, ..self }
    }

    /// The request to think about the game of a table, as `side` knows it.
    fn request(
        &self,
        table: &dyn Table,
        race: Option<Race>,
        side: Side,
        level: u8,
        ms: u64,
    ) -> Result<Request, String> {
        let task = Task {
            level,
            limits: Limits::time(ms),
            race,
            seed: u64::from_le_bytes(random().map_err(|error| error.to_string())?),
            ..Task::default()
        };
        Ok(Request {
            catalogue: self.catalogue.clone(),
            ..Request::of_side(table, side, task)
        })
    }
}

impl Default for Engine {
    /// A second a turn.
    fn default() -> Self {
        Self::new(1000)
    }
}

impl Player for Engine {
    fn turn(
        &self,
        table: &dyn Table,
        race: Option<Race>,
        level: u8,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        let side = table.to_move().ok_or("the game is over")?;
        let most = time.map_or(u64::MAX, |time| {
            time.as_millis().try_into().unwrap_or(u64::MAX)
        });
        let request = self.request(table, race, side, level, self.turn_ms.min(most).max(1))?;
        let answer = engine::Player::new(TABLE_MIB)
            .think(&request, stop, &mut |_| {})
            .map_err(|error| error.to_string())?;
        Ok(answer.moves)
    }

    fn pace(&self, most: Option<Duration>) -> Duration {
        let turn = Duration::from_millis(self.turn_ms);
        most.map_or(turn, |most| most.min(turn))
    }

    fn takes_draw(
        &self,
        table: &dyn Table,
        race: Option<Race>,
        side: Side,
        level: u8,
        stop: &AtomicBool,
    ) -> Result<bool, String> {
        let request = self.request(table, race, side, level, OFFER_MS)?;
        let report = engine::Player::new(TABLE_MIB)
            .analyze(&request, stop, &mut |_| {})
            .map_err(|error| error.to_string())?;
        let own = table.to_move() == Some(side);
        let lead = race.map_or(0, |race| lead(&race, side));
        Ok(report.is_some_and(|report| content(&report, own, lead, table.round())))
    }
}

/// By how many hundredths of a point a side is ahead from the boards before. A draw by agreement ends
/// points play as a whole, so they count, too.
fn lead(race: &Race, side: Side) -> i32 {
    let [first, second] = race.before;
    let lead = first.saturating_sub(second).saturating_mul(100);
    if side == Side::First {
        lead
    } else {
        lead.saturating_neg()
    }
}

/// Whether a draw is good enough; `own` says whether the report is for our side, and `lead` by how
/// much it was ahead before this game.
fn content(report: &Report, own: bool, lead: i32, round: u32) -> bool {
    let points = match (report.score, own) {
        (Score::Points(points), true) => lead.saturating_add(points),
        (Score::Points(points), false) => lead.saturating_sub(points),
        (Score::Wins(_), own) => return !own,
        (Score::Loses(_), own) => return own,
    };
    points <= BEHIND || (points <= EVEN.0 && round >= EVEN.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_taken_when_behind_or_after_a_long_even_game() {
        for (score, own, lead, round, takes) in [
            (Score::Points(0), true, 0, 1, false),
            (Score::Points(-80), true, 0, 1, true),
            (Score::Points(-80), false, 0, 1, false),
            (Score::Points(10), true, 0, 30, true),
            (Score::Points(60), true, 0, 30, false),
            (Score::Points(60), false, 0, 30, true),
            (Score::Wins(2), true, 0, 30, false),
            (Score::Wins(2), false, 0, 1, true),
            (Score::Loses(1), true, 0, 1, true),
            (Score::Loses(1), false, 0, 30, false),
            (Score::Points(-80), true, 300, 1, false),
            (Score::Points(80), true, -300, 1, true),
            (Score::Points(10), false, -45, 1, true),
        ] {
            let report = Report {
                rank: 1,
                depth: 1,
                score,
                deepest: 1,
                nodes: 1,
                ms: 1,
                table_full: 0,
                line: Vec::new(),
            };
            assert_eq!(
                content(&report, own, lead, round),
                takes,
                "{score} {own} {lead} {round}"
            );
        }
    }
}
