//! What the lines of a report say: days, players with their games, and teams.

use super::super::{Cell, Day, Entry, Mark, Reason, Sex, Team, TrfError};
use super::line::{Line, tenths};
use crate::pairing::Side;

impl Line<'_> {
    pub(super) fn days(&self) -> Result<Vec<Option<Day>>, TrfError> {
        for column in 5..=91 {
            self.blank(column)?;
        }
        let day = |from: usize| {
            self.blank(from + 8).and_then(|()| self.blank(from + 9))?;
            let text = self.field(from, from + 7);
            if text.is_empty() {
                return Ok(None);
            }
            let day = Day::read(&text);
            let wrong = || self.error(self.filled(from), Reason::Day { text: text.clone() });
            day.map(Some).ok_or_else(wrong)
        };
        self.rounds().map(day).collect()
    }

    pub(super) fn entry(&self) -> Result<Entry, TrfError> {
        for column in [9, 14, 48, 53, 57, 69, 80, 85, 90, 91] {
            self.blank(column)?;
        }
        let number = self.number(5, 8, 9999)?.filter(|&number| number > 0);
        let number = number.ok_or_else(|| self.error(5, Reason::NoNumber))?;
        let sex = match self.at(10) {
            ' ' => None,
            'm' | 'M' => Some(Sex::Man),
            'w' | 'W' | 'f' | 'F' => Some(Sex::Woman),
            letter => return Err(self.error(10, Reason::Sex { letter })),
        };
        let points = self.field(81, 84);
        let points = match tenths(&points) {
            Some(points @ ..=999) => points,
            None if points.is_empty() => 0,
            _ => return Err(self.error(self.filled(81), Reason::Points { text: points })),
        };
        Ok(Entry {
            number,
            sex,
            title: self.field(11, 13),
            name: self.field(15, 47),
            rating: self.number(49, 52, 9999)?,
            federation: self.field(54, 56),
            id: self.field(58, 68),
            born: self.field(70, 79),
            points,
            rank: self.number(86, 89, 9999)?,
            rounds: self
                .rounds()
                .map(|from| self.cell(from))
                .collect::<Result<_, _>>()?,
        })
    }

    fn cell(&self, from: usize) -> Result<Option<Cell>, TrfError> {
        for column in [from + 4, from + 6, from + 8, from + 9] {
            self.blank(column)?;
        }
        if self.field(from, from + 7).is_empty() {
            return Ok(None);
        }
        let side = match self.at(from + 5) {
            'w' | 'W' => Some(Side::First),
            'b' | 'B' => Some(Side::Second),
            '-' | ' ' => None,
            letter => return Err(self.error(from + 5, Reason::Side { letter })),
        };
        let letter = self.at(from + 7);
        let mark = Mark::of(letter).ok_or_else(|| self.error(from + 7, Reason::Mark { letter }))?;
        let opponent = self
            .number(from, from + 3, 9999)?
            .filter(|&number| number > 0);
        Ok(Some(Cell {
            opponent,
            side,
            mark,
        }))
    }

    pub(super) fn team(&self) -> Result<Team, TrfError> {
        let mut players = Vec::new();
        for from in (37..=self.chars.len()).step_by(5) {
            players.extend(self.number(from, from + 3, 9999)?);
            self.blank(from + 4)?;
        }
        Ok(Team {
            name: self.field(5, 36),
            players,
        })
    }
}

impl Day {
    fn read(text: &str) -> Option<Day> {
        let mut parts = text.split('/').map(|part| {
            let digits = part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| part.parse().ok()).flatten()
        });
        let [year, month, day] = [parts.next()??, parts.next()??, parts.next()??];
        let fits = (1..=12).contains(&month) && (1..=31).contains(&day) && parts.next().is_none();
        fits.then_some(Day { year, month, day })
    }
}
