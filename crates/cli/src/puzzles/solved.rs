//! The puzzles that somebody has solved, as a file: a line for each, with its game and its id.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{fs, io};

use crate::failure::Failure;
use crate::files;

/// The solved puzzles, and the file that keeps them, if there is one.
pub(super) struct Solved {
    path: Option<PathBuf>,
    lines: BTreeSet<String>,
}

impl Solved {
    /// What the file says; nothing if there is none yet.
    pub(super) fn open(path: Option<PathBuf>) -> Result<Self, Failure> {
        let text = match &path {
            None => String::new(),
            Some(path) => match fs::read_to_string(path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
                Err(error) => {
                    let path = path.clone();
                    return Err(Failure::Read { path, error });
                }
                Ok(text) => text,
            },
        };
        let lines = text.lines().map(str::to_owned).collect();
        Ok(Self { path, lines })
    }

    pub(super) fn has(&self, game: &str, id: &str) -> bool {
        self.lines.contains(&line(game, id))
    }

    /// Keeps that a puzzle is solved.
    pub(super) fn add(&mut self, game: &str, id: &str) -> Result<(), Failure> {
        let new = self.lines.insert(line(game, id));
        let Some(path) = self.path.as_ref().filter(|_| new) else {
            return Ok(());
        };
        let lines = self.lines.iter().map(|line| format!("{line}\n"));
        files::replace(path, &lines.collect::<String>())
    }
}

fn line(game: &str, id: &str) -> String {
    format!("{game} {id}")
}
