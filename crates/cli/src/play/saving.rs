//! The file that the game is saved to.

use std::path::{Path, PathBuf};

use game::Viewer;

use super::session::Session;
use crate::failure::Failure;
use crate::files;
use crate::source::Records;
use crate::texts::fill;

/// The games that stand in the file beside the one that is played, as texts.
#[derive(Debug, Default)]
pub(crate) struct Others {
    /// The file that they were read from.
    file: Option<PathBuf>,
    /// Those before it in that file, and after it.
    before: String,
    after: String,
    /// Where in `before` the games of the same match begin.
    own: usize,
}

impl Others {
    /// The games around the one with this index, of which the last `of_match` before it belong to the
    /// same match.
    pub(crate) fn around(file: &Path, records: &Records, index: usize, of_match: usize) -> Self {
        let (text, games) = (&records.source.text, &records.games);
        let start = |index: usize| games.get(index).map_or(0, |game| game.start);
        let end = games.get(index).map_or(text.len(), |game| game.end);
        Self {
            file: Some(file.to_owned()),
            before: text[..start(index)].to_owned(),
            after: text[end..].to_owned(),
            own: start(index - of_match),
        }
    }

    /// The text of a file with this game and those that belong with it: all others in the file that
    /// they came from, elsewhere the earlier games of its match.
    fn with(&self, game: &str, path: &Path) -> String {
        if self.file.as_deref() != Some(path) {
            return format!("{}{game}", &self.before[self.own..]);
        }
        let gap = if self.after.is_empty() { "" } else { "\n" };
        format!("{}{game}{gap}{}", self.before, self.after)
    }
}

/// Where a game is saved, and how much of it.
#[derive(Debug, Default)]
pub(crate) struct Saving {
    path: Option<PathBuf>,
    others: Others,
    /// The plies, and whether the game was over, when it was last saved.
    saved: Option<(usize, bool)>,
    /// Whether an earlier game of the match has not been saved to its end.
    unsaved: bool,
}

impl Saving {
    pub(crate) fn new(path: Option<PathBuf>, others: Others) -> Self {
        Self {
            path,
            others,
            saved: None,
            unsaved: false,
        }
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

    /// Whether leaving loses something of this game or its match.
    pub(crate) fn loses(&self, session: &Session) -> bool {
        let nothing_played = session.table().plies() == 0;
        let saved = self.saved == Some(progress(session));
        self.unsaved || !(nothing_played || saved)
    }

    /// Saves the game to its file, if it has one.
    pub(crate) fn save(&mut self, session: &Session) -> Result<(), Failure> {
        if let Some(path) = &self.path {
            files::replace(path, &self.others.with(&record(session), path))?;
            self.saved = Some(progress(session));
            self.unsaved = false;
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

    /// Keeps this game, which is over, as one before the next game of its match.
    pub(crate) fn next_game(&mut self, session: &Session) {
        self.others.before.push_str(&record(session));
        self.others.before.push('\n');
        self.unsaved |= self.saved != Some(progress(session));
        self.saved = None;
    }

    /// Saves the game to this file from now on. If it can't be written, nothing changes.
    pub(crate) fn save_to(&mut self, path: PathBuf, session: &Session) -> Result<(), Failure> {
        let before = self.path.replace(path);
        let saved = self.save(session);
        if saved.is_err() {
            self.path = before;
        }
        saved
    }
}

/// The record of a game. It hides nothing, since a saved game goes on from it.
fn record(session: &Session) -> String {
    hall::record::write(session.table(), &session.about(), Viewer::Judge)
}

fn progress(session: &Session) -> (usize, bool) {
    (session.table().plies(), session.table().outcome().is_some())
}
