//! The file that the game is saved to.

use std::path::{Path, PathBuf};

use game::Viewer;

use super::session::Session;
use crate::failure::Failure;
use crate::files;
use crate::texts::fill;

/// Where a game is saved, and how much of it.
#[derive(Debug, Default)]
pub(crate) struct Saving {
    path: Option<PathBuf>,
    /// The plies, and whether the game was over, when it was last saved.
    saved: Option<(usize, bool)>,
}

impl Saving {
    pub(crate) fn new(path: Option<PathBuf>) -> Self {
        let saved = None;
        Self { path, saved }
    }

    /// The file, if there is one.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Where the game was saved, and how to go on with it.
    pub(crate) fn left(&self) -> Option<String> {
        let file = self.path()?.display().to_string();
        Some(fill("terminal-left", &[("file", file.into())]))
    }

    /// Whether leaving loses something of this game.
    pub(crate) fn loses(&self, session: &Session) -> bool {
        let nothing_played = session.table().plies() == 0;
        let saved = self.saved == Some(progress(session));
        !(nothing_played || saved)
    }

    /// Saves the game to its file, if it has one.
    pub(crate) fn save(&mut self, session: &Session) -> Result<(), Failure> {
        if let Some(path) = &self.path {
            // A saved game is continued from this record, so the record hides nothing.
            let text = hall::record::write(session.table(), &session.about(), Viewer::Judge);
            files::replace(path, &text)?;
            self.saved = Some(progress(session));
        }
        Ok(())
    }

    /// Saves the game when a turn has ended since it was last saved.
    pub(crate) fn save_turn(&mut self, session: &Session) -> Result<(), Failure> {
        let turn_over = session.table().at_turn_start() || session.table().outcome().is_some();
        if turn_over && self.saved != Some(progress(session)) {
            self.save(session)?;
        }
        Ok(())
    }

    /// Goes on with the file for the next game of a match.
    pub(crate) fn next_file(&mut self) {
        *self = Self::new(self.path.as_deref().map(next_file));
    }

    /// Saves the game to this file from now on. If it can't be written, nothing changes.
    pub(crate) fn save_to(&mut self, path: PathBuf, session: &Session) -> Result<(), Failure> {
        let mut other = Self::new(Some(path));
        other.save(session)?;
        *self = other;
        Ok(())
    }
}

/// The file of the second game of a match: `game-2.txt` beside `game.txt`.
pub(crate) fn next_file(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push("-2");
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}

fn progress(session: &Session) -> (usize, bool) {
    (session.table().plies(), session.table().outcome().is_some())
}
