//! The log of a tournament as far as the page has it, and what follows from it.

use tournament::event::{Draw, Effect, ReplayError, Tournament};
use tournament::log::{Entry, Fact};

/// A log and its fold.
#[derive(Clone, Debug)]
pub(super) struct Book {
    log: Vec<Entry>,
    now: Tournament,
}

impl Book {
    /// Reads a log from its beginning.
    ///
    /// # Errors
    ///
    /// The first entry that can't be.
    pub(super) fn new(log: Vec<Entry>) -> Result<Self, ReplayError> {
        let now = Tournament::replay(&log)?;
        Ok(Self { log, now })
    }

    /// Adds the entries that come after the first `after`. Those that are known already don't matter; false if
    /// one is missing between, or can't be.
    pub(super) fn add(&mut self, after: usize, entries: Vec<Entry>) -> bool {
        let Some(known) = self.log.len().checked_sub(after) else {
            return false;
        };
        for entry in entries.into_iter().skip(known) {
            if self.now.apply(&entry).is_err() {
                return false;
            }
            self.log.push(entry);
        }
        true
    }

    /// How many entries it has.
    pub(super) const fn len(&self) -> usize {
        self.log.len()
    }

    /// All entries.
    pub(super) fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What follows from all entries.
    pub(super) const fn now(&self) -> &Tournament {
        &self.now
    }

    /// The last entry.
    pub(super) fn last(&self) -> Option<&Entry> {
        self.log.last()
    }

    /// Why the players of a round met; `None` if the director has paired it himself.
    pub(super) fn draw(&self, round: usize) -> Option<(Tournament, Draw)> {
        let mut paired = (0..self.log.len())
            .filter(|index| matches!(self.log[*index].fact, Fact::Paired { .. }));
        let index = paired.nth(round.checked_sub(1)?)?;
        if matches!(self.log[index].fact, Fact::Paired { by_hand: true, .. }) {
            return None;
        }
        let before = Tournament::replay(&self.log[..index]).ok()?;
        let draw = before.draw().ok()?;
        Some((before, draw))
    }

    /// What a decision (from 1) has changed in the standings when it was made, with the tournament after it.
    pub(super) fn decided(&self, number: usize) -> Option<(Tournament, Effect)> {
        let mut decided =
            (0..self.log.len()).filter(|index| matches!(self.log[*index].fact, Fact::Decided(_)));
        let index = decided.nth(number.checked_sub(1)?)?;
        let before = Tournament::replay(&self.log[..index]).ok()?;
        let mut after = before.clone();
        after.apply(&self.log[index]).ok()?;
        let effect = after.changes_since(&before);
        Some((after, effect))
    }

    /// An entry that this person could make now.
    pub(super) fn entry(&self, by: &str, fact: Fact, now: i64) -> Entry {
        let at = self.last().map_or(now, |last| last.at.max(now));
        let by = by.to_owned();
        Entry { at, by, fact }
    }
}

#[cfg(test)]
mod tests {
    use super::super::trial::{director, log, played};
    use super::*;

    #[test]
    fn entries_are_added_once_and_none_is_skipped() {
        let all = log(4, &[played(1, 1, "a"), played(1, 2, "b")]);
        let mut book = Book::new(all[..3].to_vec()).expect("a log");
        assert!(book.add(1, all[1..].to_vec()), "two are known");
        assert_eq!(book.len(), all.len());
        assert_eq!(book.now(), &Tournament::replay(&all).expect("a log"));
        assert!(!book.add(all.len() + 1, Vec::new()), "one is missing");
        let refused = director(Fact::Closed {});
        assert!(book.add(all.len(), vec![refused.clone()]));
        assert!(
            !book.add(book.len(), vec![refused]),
            "nothing follows the end"
        );
    }

    #[test]
    fn a_draw_is_found_again_and_one_by_hand_has_no_reasons() {
        let book = Book::new(log(4, &[played(1, 1, "a"), played(1, 2, "b")])).expect("a log");
        let (before, draw) = book.draw(1).expect("a draw");
        assert_eq!(before.rounds().len(), 0);
        assert_eq!(draw.tables.len(), 2);
        assert!(book.draw(2).is_none());
        assert!(book.draw(0).is_none());
    }
}
