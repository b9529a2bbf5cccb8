//! Whether a position that is put together can be played, and what is legal in it.

use std::sync::Arc;

use game::{Arranged, Composer, Place, TextError, Touch};
use hall::{Options, Table};

use super::{Editor, Wrong};

impl Editor {
    /// The same editor, which asks the reader of a board only when it is told to [judge](Self::judge). That takes a while
    /// in a crowd, and what was put on the board can be shown before.
    #[must_use]
    pub fn unhurried(mut self) -> Self {
        self.hurries = false;
        self
    }

    /// Whether it is known if the position is possible.
    #[must_use]
    pub fn is_judged(&self) -> bool {
        self.read.is_some()
    }

    /// Has the reader say whether the position is possible, unless it has said so already.
    pub fn judge(&mut self) {
        if self.read.is_some() {
            return;
        }
        let read = self.open(&self.text).map_err(|error| {
            let wrong = |fault| Wrong::on_board(&*self.base, fault, &self.text);
            error.faults().map(wrong).collect()
        });
        match &read {
            Ok(table) => {
                self.base = Arc::clone(table);
                // A game that is over has nobody to move.
                let to_move = table.to_move().unwrap_or(self.now.to_move);
                self.now = Arranged {
                    to_move,
                    ..table.arrangement()
                };
            }
            Err(_) => self.lay_ground(),
        }
        self.read = Some(read);
    }

    /// The game in this position, if it is possible; `None` also until that is known.
    #[must_use]
    pub fn table(&self) -> Option<&dyn Table> {
        self.read.as_ref()?.as_deref().ok()
    }

    /// What is wrong, if the position is not possible; nothing until that is known.
    #[must_use]
    pub fn wrong(&self) -> &[Wrong] {
        let wrong = self.read.as_ref().and_then(|read| read.as_ref().err());
        wrong.map_or(&[], Vec::as_slice)
    }

    /// How many legal moves there are; `None` if the position is not possible, and until that is known.
    #[must_use]
    pub fn legal(&self) -> Option<usize> {
        Some(self.table()?.offers().len())
    }

    /// Where the piece on a place may go first, or what it may attack from there.
    #[must_use]
    pub fn ways(&self, from: Place) -> Vec<Place> {
        let Some(table) = self.table() else {
            return Vec::new();
        };
        let mut composer = Composer::new(hall::gestures(&table.offers()));
        composer.touch(from.into());
        if composer.touched().is_empty() {
            return Vec::new();
        }
        composer.next().iter().filter_map(Touch::place).collect()
    }

    /// Writes the text of what is put together, which is to be read then.
    pub(super) fn write_board(&mut self) {
        self.text = self.base.arranged(&self.now);
        self.look_again();
    }

    /// The text is another one: it is to be read.
    pub(super) fn look_again(&mut self) {
        self.read = None;
        if self.hurries {
            self.judge();
        }
    }

    pub(super) fn open(&self, text: &str) -> Result<Arc<dyn Table>, TextError> {
        let table = self.rules.open(text.trim(), &Options::default())?;
        Ok(table.into())
    }
}
