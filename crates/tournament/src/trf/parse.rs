//! Reading a report.

use std::collections::HashSet;
use std::str::FromStr;

use super::{Cell, Day, Entry, Mark, Reason, Report, Sex, Team, TrfError};
use crate::pairing::Side;

impl Report {
    /// Reads a report. Lines end with `\n`, `\r\n` or `\r`; empty lines are skipped.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, with its place.
    pub fn parse(text: &str) -> Result<Report, TrfError> {
        let mut report = Report::default();
        let mut seen = HashSet::new();
        let mut numbers = HashSet::new();
        let text = text.replace("\r\n", "\n");
        for (number, line) in text.split(['\n', '\r']).enumerate() {
            let line = Line::new(number + 1, line);
            if !line.text.is_empty() {
                report.read(&line, &mut seen, &mut numbers)?;
            }
        }
        Ok(report)
    }

    fn read(
        &mut self,
        line: &Line<'_>,
        seen: &mut HashSet<String>,
        numbers: &mut HashSet<u32>,
    ) -> Result<(), TrfError> {
        let code: String = line.chars.iter().take(3).collect();
        let single = matches!(
            &*code,
            "012"
                | "022"
                | "032"
                | "042"
                | "052"
                | "062"
                | "072"
                | "082"
                | "092"
                | "102"
                | "122"
                | "132"
                | "XXR"
        );
        if single && !seen.insert(code.clone()) {
            return Err(line.error(1, Reason::Twice { code }));
        }
        let known = single || matches!(&*code, "001" | "013" | "112" | "XXC" | "XXZ" | "XXS");
        if known {
            line.blank(4)?;
        }
        let rest = || line.rest(5);
        match &*code {
            "012" => self.tournament = rest(),
            "022" => self.city = rest(),
            "032" => self.federation = rest(),
            "042" => self.begins = rest(),
            "052" => self.ends = rest(),
            "062" => self.player_count = line.number(5, usize::MAX, u32::MAX)?,
            "072" => self.rated_count = line.number(5, usize::MAX, u32::MAX)?,
            "082" => self.team_count = line.number(5, usize::MAX, u32::MAX)?,
            "092" => self.kind = rest(),
            "102" => self.arbiter = rest(),
            "112" if !rest().is_empty() => self.deputies.push(rest()),
            "112" => {}
            "122" => self.time = rest(),
            "132" => self.days = line.days()?,
            "XXR" => self.rounds = line.number(5, usize::MAX, 9999)?,
            "XXC" => {
                for (column, word) in line.words(5) {
                    match &*word {
                        "white1" => self.lot = Some(Side::First),
                        "black1" => self.lot = Some(Side::Second),
                        "rank" => self.by_rank = true,
                        _ => return Err(line.error(column, Reason::Option { text: word })),
                    }
                }
            }
            "XXZ" => {
                for (column, word) in line.words(5) {
                    self.absent
                        .push(parsed(&word, 9999).map_err(|reason| line.error(column, reason))?);
                }
            }
            "XXS" => {
                for (column, word) in line.words(5) {
                    let split = word.split_once('=').filter(|(code, _)| !code.is_empty());
                    let value =
                        split.and_then(|(code, value)| Some((code.to_owned(), tenths(value)?)));
                    self.scoring.push(value.ok_or_else(|| {
                        line.error(column, Reason::Scoring { text: word.clone() })
                    })?);
                }
            }
            "001" => {
                let entry = line.entry()?;
                if !numbers.insert(entry.number) {
                    return Err(line.error(
                        5,
                        Reason::Taken {
                            number: entry.number,
                        },
                    ));
                }
                self.players.push(entry);
            }
            "013" => self.teams.push(line.team()?),
            _ => self.other.push(line.text.to_owned()),
        }
        Ok(())
    }
}

/// A line with its number; columns count from 1.
struct Line<'a> {
    number: usize,
    text: &'a str,
    chars: Vec<char>,
}

impl<'a> Line<'a> {
    fn new(number: usize, line: &'a str) -> Self {
        let text = line.trim_end();
        Line {
            number,
            text,
            chars: text.chars().collect(),
        }
    }

    fn error(&self, column: usize, reason: Reason) -> TrfError {
        TrfError {
            line: self.number,
            column,
            reason,
        }
    }

    fn at(&self, column: usize) -> char {
        self.chars.get(column - 1).copied().unwrap_or(' ')
    }

    fn blank(&self, column: usize) -> Result<(), TrfError> {
        if self.at(column).is_whitespace() {
            return Ok(());
        }
        Err(self.error(column, Reason::NotBlank))
    }

    /// The columns `from` to `to`, both included, without spaces at their ends.
    fn field(&self, from: usize, to: usize) -> String {
        let to = to.min(self.chars.len());
        let field: String = self
            .chars
            .get(from - 1..to)
            .unwrap_or_default()
            .iter()
            .collect();
        field.trim().to_owned()
    }

    fn rest(&self, from: usize) -> String {
        self.field(from, self.chars.len())
    }

    /// The first column from `from` on that isn't empty.
    fn filled(&self, from: usize) -> usize {
        (from..=self.chars.len())
            .find(|&column| !self.at(column).is_whitespace())
            .unwrap_or(from)
    }

    fn number(&self, from: usize, to: usize, most: u32) -> Result<Option<u32>, TrfError> {
        let field = self.field(from, to);
        if field.is_empty() {
            return Ok(None);
        }
        parsed(&field, most)
            .map(Some)
            .map_err(|reason| self.error(self.filled(from), reason))
    }

    /// The words from a column on, each with its column.
    fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        for column in from..=self.chars.len() {
            let (letter, before) = (self.at(column), self.at(column - 1));
            match words.last_mut() {
                _ if letter.is_whitespace() => {}
                Some(word) if !before.is_whitespace() => word.1.push(letter),
                _ => words.push((column, letter.to_string())),
            }
        }
        words
    }

    /// The places of the rounds: 91 and 101 and so on are empty.
    fn rounds(&self) -> impl Iterator<Item = usize> {
        (92..=self.chars.len()).step_by(10)
    }

    fn days(&self) -> Result<Vec<Option<Day>>, TrfError> {
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

    fn entry(&self) -> Result<Entry, TrfError> {
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

    fn team(&self) -> Result<Team, TrfError> {
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

fn parsed(text: &str, most: u32) -> Result<u32, Reason> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = u32::from_str(text)
        .ok()
        .filter(|&number| digits && number <= most);
    number.ok_or_else(|| Reason::Number {
        text: text.to_owned(),
    })
}

/// Points with at most one decimal, in tenths.
fn tenths(text: &str) -> Option<u32> {
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(tenth) || tenth.len() != 1 {
        return None;
    }
    let whole: u32 = whole.parse().ok().filter(|&whole| whole < 1000)?;
    Some(10 * whole + tenth.parse::<u32>().ok()?)
}
