//! Writing a report.

use std::fmt::{Display, Formatter, Result};

use super::{Cell, Day, Entry, Report, Sex, Team};
use crate::pairing::Side;

/// Lines end with `\r\n`, since FIDE asks for a carriage return.
const END: &str = "\r\n";

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let count = |count: Option<u32>| count.map_or(String::new(), |count| count.to_string());
        let heads = [
            ("012", self.tournament.clone()),
            ("022", self.city.clone()),
            ("032", self.federation.clone()),
            ("042", self.begins.clone()),
            ("052", self.ends.clone()),
            ("062", count(self.player_count)),
            ("072", count(self.rated_count)),
            ("082", count(self.team_count)),
            ("092", self.kind.clone()),
            ("102", self.arbiter.clone()),
        ];
        let deputies = self.deputies.iter().map(|deputy| ("112", deputy.clone()));
        let tail = [
            ("122", self.time.clone()),
            ("XXR", count(self.rounds)),
            ("XXC", self.options()),
        ];
        for (code, text) in heads.into_iter().chain(deputies).chain(tail) {
            let text = one_line(&text);
            if !text.is_empty() {
                write!(f, "{code} {text}{END}")?;
            }
        }
        if !self.days.is_empty() {
            write!(f, "132{:88}", "")?;
            row(f, &self.days, |day| {
                day.map_or_else(|| " ".repeat(8), |day| day.to_string())
            })?;
        }
        if !self.absent.is_empty() {
            let absent: Vec<_> = self.absent.iter().map(u32::to_string).collect();
            write!(f, "XXZ {}{END}", absent.join(" "))?;
        }
        if !self.scoring.is_empty() {
            let scoring = self
                .scoring
                .iter()
                .map(|(code, value)| format!("{code}={}", points(*value)));
            write!(f, "XXS {}{END}", scoring.collect::<Vec<_>>().join(" "))?;
        }
        self.players.iter().try_for_each(|player| player.write(f))?;
        self.teams.iter().try_for_each(|team| team.write(f))?;
        self.other
            .iter()
            .try_for_each(|line| write!(f, "{}{END}", line.replace(['\n', '\r'], " ").trim_end()))
    }
}

impl Report {
    fn options(&self) -> String {
        let lot = self.lot.map(|side| {
            if side == Side::First {
                "white1"
            } else {
                "black1"
            }
        });
        let rank = self.by_rank.then_some("rank");
        lot.into_iter().chain(rank).collect::<Vec<_>>().join(" ")
    }
}

impl Entry {
    fn write(&self, f: &mut Formatter<'_>) -> Result {
        let sex = match self.sex {
            None => ' ',
            Some(Sex::Man) => 'm',
            Some(Sex::Woman) => 'w',
        };
        let number =
            |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
        let Entry {
            title,
            name,
            federation,
            id,
            born,
            ..
        } = self;
        write!(
            f,
            "001 {:>4} {sex}{:>3} {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}",
            self.number,
            cut(title, 3),
            cut(name, 33),
            number(self.rating),
            cut(federation, 3),
            cut(id, 11),
            cut(born, 10),
            points(self.points),
            number(self.rank),
        )?;
        f.write_str("  ")?;
        row(f, &self.rounds, |cell| {
            cell.map_or_else(|| " ".repeat(8), |cell| cell.to_string())
        })
    }
}

impl Display for Cell {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let side = match self.side {
            None => '-',
            Some(Side::First) => 'w',
            Some(Side::Second) => 'b',
        };
        let mark = self.mark.letter();
        match self.opponent {
            Some(opponent) => write!(f, "{opponent:>4} {side} {mark}"),
            None => write!(f, "0000 {side} {mark}"),
        }
    }
}

impl Display for Day {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{:02}/{:02}/{:02}", self.year, self.month, self.day)
    }
}

impl Team {
    fn write(&self, f: &mut Formatter<'_>) -> Result {
        let players: Vec<_> = self
            .players
            .iter()
            .map(|player| format!("{player:>4}"))
            .collect();
        let line = format!("013 {:<32}{}", cut(&self.name, 32), players.join(" "));
        write!(f, "{}{END}", line.trim_end())
    }
}

/// What is known of each round, in eight columns with two between, and the end of the line.
fn row<T: Copy>(f: &mut Formatter<'_>, rounds: &[T], show: impl Fn(T) -> String) -> Result {
    let cells: Vec<_> = rounds.iter().copied().map(show).collect();
    write!(f, "{}{END}", cells.join("  "))
}

fn points(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// A text without line breaks and spaces at its ends.
fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ").trim().to_owned()
}

fn cut(text: &str, length: usize) -> String {
    one_line(text).chars().take(length).collect()
}
