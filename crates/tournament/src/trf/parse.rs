//! Reading a report.

mod line;
mod rows;

use std::collections::HashSet;

use super::{Reason, Report, TrfError};
use crate::pairing::Side;
use line::{Line, parsed, tenths};

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
