//! Lists of a tournament: pairings, standings, the wall chart, score sheets.

mod blank;

use serde::Serialize;

use crate::event::{Line, State, Tally, Tournament};
use crate::log::{Number, Spot};
use crate::pair::Seat;
use crate::standings::{Score, Unit};

/// A list with columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// What it shows.
    pub title: String,
    /// What each column has.
    pub head: Vec<String>,
    /// The rows, each with as many texts as there are columns.
    pub rows: Vec<Vec<String>>,
}

impl Sheet {
    /// Who plays whom in a round (from 1), and how it ended; `None` if it isn't paired.
    #[must_use]
    pub fn pairings(of: &Tournament, round: usize) -> Option<Self> {
        let paired = of.rounds().get(round.checked_sub(1)?)?;
        let tallies = of.tallies();
        let points = |number: Number| {
            let tally = tallies.of(number);
            let before = |tally: &Tally| {
                let lines = tally.lines.iter().take(round - 1).map(Line::half_points);
                tally.start + lines.sum::<i64>()
            };
            Unit::Halves.show(tally.map_or(0, before)).to_string()
        };
        let mut rows: Vec<_> = (1..)
            .zip(&paired.tables)
            .map(|(table, played)| {
                let bout = played.bout();
                let [a, b] = bout.pairing.players;
                let handicap = bout.pairing.handicap;
                vec![
                    table.to_string(),
                    of.name(a).to_owned(),
                    points(a),
                    result(of, Spot { round, table }),
                    points(b),
                    of.name(b).to_owned(),
                    match (handicap.a, handicap.b) {
                        (0, 0) => String::new(),
                        (a, b) => format!("{a:+} : {b:+}"),
                    },
                ]
            })
            .collect();
        let alone = [(&paired.byes, "bye"), (&paired.rests, "rests")];
        for (players, what) in alone {
            rows.extend(players.iter().map(|number| {
                let mut row = vec![String::new(); 7];
                (row[1], row[2]) = (of.name(*number).to_owned(), points(*number));
                row[3] = what.to_owned();
                row
            }));
        }
        Some(Self {
            title: format!("{}: round {round}", of.charter().name),
            head: owned(&[
                "Table", "First", "Points", "Result", "Points", "Second", "Handicap",
            ]),
            rows,
        })
    }

    /// Where everybody stands.
    #[must_use]
    pub fn standings(of: &Tournament) -> Self {
        let tallies = of.tallies();
        let standings = of.standings_of(&tallies);
        let mut head = owned(&["Place", "Name", "Rank", "Score"]);
        head.extend(standings.tie_breaks.iter().map(ToString::to_string));
        head.push("Note".to_owned());
        let rows = standings.rows.iter().map(|row| {
            let rank = tallies
                .of(row.player)
                .map_or(1, |tally| tally.standing.rank());
            let mut cells = vec![
                row.place.to_string(),
                of.name(row.player).to_owned(),
                rank.to_string(),
                row.score.to_string(),
            ];
            let values = standings.tie_breaks.iter().zip(&row.tie_breaks);
            cells.extend(values.map(|(of_kind, value)| of_kind.unit(of).show(*value).to_string()));
            cells.push(row.gone.map_or(String::new(), |gone| gone.to_string()));
            cells
        });
        Self {
            title: format!("{}: after round {}", of.charter().name, of.rounds().len()),
            head,
            rows: rows.collect(),
        }
    }

    /// Everybody's opponents and results, round by round.
    #[must_use]
    pub fn wall_chart(of: &Tournament) -> Self {
        let tallies = of.tallies();
        let mut head = owned(&["No.", "Name", "Rank"]);
        head.extend((1..=of.rounds().len()).map(|round| format!("Round {round}")));
        head.push("Score".to_owned());
        let ranked = tallies.iter().filter(|(number, _)| {
            let player = of.player(*number);
            player.is_some_and(|player| !player.registration.stands_by)
        });
        let rows = ranked.map(|(number, tally)| {
            let mut cells = vec![
                number.to_string(),
                of.name(number).to_owned(),
                tally.standing.rank().to_string(),
            ];
            cells.extend(tally.lines.iter().map(Line::to_string));
            cells.push(Unit::Halves.show(tally.score()).to_string());
            cells
        });
        Self {
            title: format!("{}: wall chart", of.charter().name),
            head,
            rows: rows.collect(),
        }
    }

    /// The list as comma-separated values (RFC 4180), with the names of the columns first.
    #[must_use]
    pub fn csv(&self) -> String {
        let line = |cells: &Vec<String>| {
            let cells: Vec<_> = cells.iter().map(|cell| quoted(cell)).collect();
            cells.join(",") + "\r\n"
        };
        std::iter::once(&self.head)
            .chain(&self.rows)
            .map(line)
            .collect()
    }

    /// The list as text: columns of equal width, the title above them.
    #[must_use]
    pub fn text(&self) -> String {
        let lines = || std::iter::once(&self.head).chain(&self.rows);
        let width = |column: usize| {
            let cells = lines().filter_map(|cells| cells.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<_> = (0..self.head.len()).map(width).collect();
        let line = |cells: &Vec<String>| {
            let cells = cells.iter().zip(&widths);
            let padded: Vec<_> = cells
                .map(|(cell, width)| format!("{cell:width$}"))
                .collect();
            padded.join("  ").trim_end().to_owned() + "\n"
        };
        format!(
            "{}\n\n{}",
            self.title,
            lines().map(line).collect::<String>()
        )
    }
}

/// How a bout ended, as in `1 - 0` or `114 : 97`.
fn result(of: &Tournament, at: Spot) -> String {
    let Some(table) = of.table(at) else {
        return String::new();
    };
    let bout = table.bout();
    let won = bout.games_won();
    let games = if bout.games.len() > 1 {
        format!(" ({}:{})", won.a, won.b)
    } else {
        String::new()
    };
    match of.state(at) {
        Some(State::Won(winner)) if bout.broken.is_some() => match winner {
            Seat::A => "+ - -".to_owned(),
            Seat::B => "- - +".to_owned(),
        },
        Some(State::Won(Seat::A)) => format!("1 - 0{games}"),
        Some(State::Won(Seat::B)) => format!("0 - 1{games}"),
        Some(State::Drawn) => format!("½ - ½{games}"),
        Some(State::Unplayed) => "- - -".to_owned(),
        Some(State::WaitsForSubstitute(_)) => "waits for a Substitute".to_owned(),
        Some(State::Running) | None => games.trim().to_owned(),
    }
}

impl std::fmt::Display for Line {
    /// As on a wall chart: the opponent's number, the side in the first game, and the points, such as
    /// `12 first 1` or `+ bye`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Met(met) => {
                let side = match met.seat {
                    Seat::A => "first",
                    Seat::B => "second",
                };
                let points = match met.half_points {
                    None => "...".to_owned(),
                    Some(points) if met.forfeited && points > 0 => "+".to_owned(),
                    Some(_) if met.forfeited => "-".to_owned(),
                    Some(points) => Unit::Halves.show(points).to_string(),
                };
                write!(f, "{} {side} {points}", met.opponent)
            }
            Self::Bye => f.write_str("bye 1"),
            Self::Rest => f.write_str("rest ½"),
            Self::Absent => f.write_str("-"),
        }
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::HalfPoints(points) => write!(f, "{}", Unit::Halves.show(*points)),
            Self::Ladder(rank, surplus) => write!(f, "{rank}.{surplus}"),
            Self::Survived { champion: true, .. } => f.write_str("champion"),
            Self::Survived { third: true, .. } => f.write_str("third"),
            Self::Survived { rounds: 1, .. } => f.write_str("1 round"),
            Self::Survived { rounds, .. } => write!(f, "{rounds} rounds"),
        }
    }
}

impl std::fmt::Display for crate::event::Gone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Withdrawn => "withdrawn",
            Self::Expelled => "expelled",
            Self::Banned => "expelled; a lasting ban is proposed",
        })
    }
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// A cell, in quotation marks if it needs them. A spreadsheet must not take it for a formula.
fn quoted(cell: &str) -> String {
    let formula = cell.starts_with(['=', '+', '-', '@', '\t']) && cell.parse::<f64>().is_err();
    let cell = if formula {
        format!("'{cell}")
    } else {
        cell.to_owned()
    };
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}
