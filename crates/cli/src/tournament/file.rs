//! The file of a tournament: its log, to which lines are only ever added.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use tournament::event::{ReplayError, Tournament};
use tournament::log::{Entry, Fact, Number, Role, Spot};

use crate::failure::Failure;
use crate::suggest;

/// The file, for commands that only read it.
#[derive(Args, Debug)]
pub(super) struct Reading {
    /// The file of the tournament
    file: PathBuf,
}

/// The file and who writes into it.
#[derive(Args, Debug)]
pub(super) struct Writing {
    #[command(flatten)]
    file: Reading,
    /// Who says so; the director if left out
    #[arg(long, value_name = "NAME")]
    by: Option<String>,
}

/// A tournament with its log, open for one command. Others wait meanwhile.
pub(super) struct Opened {
    pub(super) tournament: Tournament,
    pub(super) log: Vec<Entry>,
    path: PathBuf,
    file: File,
}

impl Reading {
    /// Reads the tournament.
    pub(super) fn open(&self) -> Result<Opened, Failure> {
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .open(&self.file)
            .map_err(|error| Failure::read(&self.file, error))?;
        file.lock_shared()
            .map_err(|error| Failure::read(&self.file, error))?;
        let (tournament, log) = read(&self.file, &mut file)?;
        Ok(Opened {
            tournament,
            log,
            path: self.file.clone(),
            file,
        })
    }
}

impl Writing {
    /// Reads the tournament and keeps others from adding to it.
    pub(super) fn open(&self) -> Result<Opened, Failure> {
        let path = &self.file.file;
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .append(true)
            .open(path)
            .map_err(|error| Failure::read(path, error))?;
        file.lock().map_err(|error| Failure::write(path, error))?;
        let (tournament, log) = read(path, &mut file)?;
        Ok(Opened {
            tournament,
            log,
            path: path.clone(),
            file,
        })
    }

    /// Who says it.
    pub(super) fn by(&self, opened: &Opened) -> String {
        let officials = opened.tournament.officials().iter();
        let mut directors = officials.filter(|(_, role)| *role == Role::Director);
        let director = || directors.next().map(|(name, _)| name.clone());
        self.by.clone().or_else(director).unwrap_or_default()
    }

    /// Adds facts to the file, all or none.
    pub(super) fn add(&self, facts: Vec<Fact>) -> Result<Opened, Failure> {
        let mut opened = self.open()?;
        let by = self.by(&opened);
        opened.add(&by, facts)?;
        Ok(opened)
    }
}

impl Opened {
    /// Adds facts to the file, all or none.
    pub(super) fn add(&mut self, by: &str, facts: Vec<Fact>) -> Result<(), Failure> {
        let mut after = self.tournament.clone();
        let mut lines = String::new();
        for fact in facts {
            let entry = self.entry(by, fact);
            after
                .apply(&entry)
                .map_err(|refused| Failure::refused(&refused))?;
            lines += &entry.line().map_err(std::io::Error::from)?;
            self.log.push(entry);
        }
        self.file
            .write_all(lines.as_bytes())
            .and_then(|()| self.file.sync_data())
            .map_err(|error| Failure::write(&self.path, error))?;
        self.tournament = after;
        Ok(())
    }

    /// A fact as an entry of now. A clock that has gone back doesn't stop a tournament.
    pub(super) fn entry(&self, by: &str, fact: Fact) -> Entry {
        let last = self.log.last().map_or(0, |entry| entry.at);
        Entry {
            at: now().max(last),
            by: by.to_owned(),
            fact,
        }
    }

    /// The number of the player of this name.
    pub(super) fn player(&self, name: &str) -> Result<Number, Failure> {
        self.tournament.number(name).ok_or_else(|| {
            let players = self.tournament.players().iter();
            let names = players.map(|player| player.registration.name.as_str());
            let failure = Failure::said(name, name, 0, "nobody is registered by this name".into());
            failure.meant(suggest::closest(name, names))
        })
    }

    /// A table of a round; of the last one if none is named.
    pub(super) fn spot(&self, round: Option<usize>, table: usize) -> Spot {
        let round = round.unwrap_or(self.tournament.rounds().len());
        Spot { round, table }
    }
}

fn read(path: &Path, file: &mut File) -> Result<(Tournament, Vec<Entry>), Failure> {
    let name = path.display().to_string();
    let mut text = String::new();
    file.read_to_string(&mut text)
        .map_err(|error| Failure::read(path, error))?;
    let place = |line: usize| {
        let before = text.split_inclusive('\n').take(line.saturating_sub(1));
        before.map(str::len).sum::<usize>()
    };
    if !text.is_empty() && !text.ends_with('\n') {
        let last = text.lines().count();
        let said = "the last line was not written to its end; take it away to go on";
        return Err(Failure::said(&name, &text, place(last), said.into()));
    }
    let log = Entry::read_all(&text).map_err(|error| {
        let said = format!("{} (column {})", error.reason, error.column);
        Failure::said(&name, &text, place(error.line), said)
    })?;
    let replay = |error: ReplayError| {
        let filled = (1..).zip(text.lines());
        let mut filled = filled.filter(|(_, line)| !line.trim().is_empty());
        let line = filled.nth(error.entry - 1).map_or(1, |(line, _)| line);
        Failure::said(&name, &text, place(line), error.refused.to_string())
    };
    let tournament = Tournament::replay(&log).map_err(replay)?;
    Ok((tournament, log))
}

/// Milliseconds since the beginning of 1970 (UTC).
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}
