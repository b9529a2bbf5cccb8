//! A tournament as a report of FIDE.

use super::Tournament;
use super::tally::{Line, Met, Tally};
use crate::log::{Format, Number, Role};
use crate::pair::Seat;
use crate::pairing::Side;
use crate::trf::{Cell, Entry, Mark, Report};

/// Tenths of points, as reports have them, in a half point.
const TENTHS: i64 = 5;

impl Tournament {
    /// The tournament as a report of FIDE. Players have their pairing numbers. Points of bouts are reported, not
    /// those of the games in them; whoever only stood by is left out, and a bout against him is a bye. `None` if
    /// somebody has 100 points or more, for which a report has no room.
    #[must_use]
    pub fn report(&self) -> Option<Report> {
        let tallies = self.tallies();
        let standings = self.standings_of(&tallies);
        let seeding = self.seeding();
        let mut places = vec![None; seeding.len()];
        for (place, number) in (1..).zip(&seeding) {
            if standings.row(*number).is_some() {
                places[number.index()] = Some(place);
            }
        }
        if tallies
            .iter()
            .any(|(_, tally)| tally.score() * TENTHS >= 1_000)
        {
            return None;
        }
        let entry = |number: &Number| {
            let row = standings.row(*number)?;
            let tally: &Tally = tallies.of(*number)?;
            let cells = tally.lines.iter().map(|line| Some(cell(line, &places)));
            Some(Entry {
                number: places[number.index()]?,
                name: self.name(*number).to_owned(),
                points: u32::try_from(tally.score() * TENTHS).unwrap_or(0),
                rank: u32::try_from(row.place).ok(),
                rounds: cells.collect(),
                ..Entry::default()
            })
        };
        let officials = self.officials().iter();
        let mut named = officials.filter(|(_, role)| matches!(role, Role::Director | Role::Judge));
        Some(Report {
            tournament: self.charter().name.clone(),
            kind: self.charter().format.name().to_owned(),
            arbiter: named.next().map_or(String::new(), |(name, _)| name.clone()),
            deputies: named.map(|(name, _)| name.clone()).collect(),
            rounds: self
                .all_rounds()
                .and_then(|rounds| u32::try_from(rounds).ok()),
            lot: Some(match self.charter().seed % 2 {
                0 => Side::First,
                _ => Side::Second,
            }),
            players: seeding.iter().filter_map(entry).collect(),
            ..Report::default()
        })
    }
}

fn cell(line: &Line, places: &[Option<u32>]) -> Cell {
    let bye = |mark| Cell {
        opponent: None,
        side: None,
        mark,
    };
    match line {
        Line::Bye => bye(Mark::PairingBye),
        Line::Rest => bye(Mark::HalfBye),
        Line::Absent => bye(Mark::ZeroBye),
        Line::Met(met) => match places[met.opponent.index()] {
            Some(opponent) => Cell {
                opponent: Some(opponent),
                side: Some(match met.seat {
                    Seat::A => Side::First,
                    Seat::B => Side::Second,
                }),
                mark: mark(met),
            },
            None => bye(match met.half_points {
                Some(2) => Mark::FullBye,
                Some(1) => Mark::HalfBye,
                _ => Mark::ZeroBye,
            }),
        },
    }
}

const fn mark(met: &Met) -> Mark {
    match (met.half_points, met.forfeited) {
        (None, _) => Mark::Pending,
        (Some(2), true) => Mark::ForfeitWin,
        (Some(_), true) => Mark::ForfeitLoss,
        (Some(2), false) => Mark::Win,
        (Some(1), false) => Mark::Draw,
        (Some(_), false) => Mark::Loss,
    }
}

impl Format {
    const fn name(self) -> &'static str {
        match self {
            Self::Swiss { .. } => "Individual: Swiss-System",
            Self::McMahon { .. } => "Individual: McMahon",
            Self::RoundRobin { .. } => "Individual: Round-Robin",
            Self::KnockOut { .. } => "Individual: Knock-out",
            Self::Tiers {} => "Individual: Tiers",
            Self::Ladder { .. } => "Individual: Ladder",
        }
    }
}
