//! Seals in the fold: which one is due, and when notes are opened (T-X9).

use commit::{Salt, Seal};
use game::Side;
use hall::Table;

use super::{ApplyError, GameState};
use crate::Fact;
use crate::seals::{OpenNote, Sealed, note, note_text, seal_due};

/// What was sealed in a game.
#[derive(Default)]
pub(super) struct Seals {
    /// The notes of each side, in order.
    notes: [Vec<Sealed>; 2],
    /// How many of them were opened to everybody.
    opened: [usize; 2],
}

impl Seals {
    /// Those of a game that goes on at `table` from a record; none of them counts as opened.
    pub(super) fn kept(mut notes: [Vec<Sealed>; 2], table: &dyn Table) -> Self {
        let set_ups = table.set_ups();
        for sealed in notes.iter_mut().flatten() {
            let before = set_ups.iter();
            sealed.set_ups = before.filter(|set_up| set_up.0 <= sealed.plies).count();
        }
        Self {
            notes,
            opened: [0; 2],
        }
    }

    /// The bytes of memory that they hold, about.
    pub(super) fn bytes(&self) -> usize {
        let notes = self.notes.iter().flatten();
        let texts = notes.filter_map(|sealed| sealed.note.as_ref());
        let places: usize = self.notes.iter().map(Vec::capacity).sum();
        places * size_of::<Sealed>() + texts.map(|note| note.text.capacity()).sum::<usize>()
    }

    /// How many notes of a side are not opened yet.
    fn closed(&self, side: Side) -> usize {
        self.notes[side.index()].len() - self.opened[side.index()]
    }
}

impl GameState {
    /// What a side has sealed so far, in order.
    #[must_use]
    pub fn seals(&self, side: Side) -> &[Sealed] {
        &self.seals.notes[side.index()]
    }

    /// What a side has sealed so far and opened to everybody.
    #[must_use]
    pub fn opened_seals(&self, side: Side) -> &[Sealed] {
        &self.seals(side)[..self.seals.opened[side.index()]]
    }

    /// A side that has to seal a note now. A game whose beginning was not sealed goes on without seals.
    #[must_use]
    pub fn seal_due(&self) -> Option<Side> {
        let table = self.table()?;
        let now = stand(table);
        let last = |side: Side| self.seals(side).last();
        let due = |side: &Side| {
            last(*side).is_none_or(|last| (last.plies, last.set_ups) < now)
                && seal_due(table, *side, now.0)
                && (now.0 == 0 || now.1 > 0 || self.began_sealed(table))
        };
        Side::BOTH.into_iter().find(due)
    }

    fn began_sealed(&self, table: &dyn Table) -> bool {
        let began = |side| table.hides(side, 0).is_none() || !self.seals(side).is_empty();
        Side::BOTH.into_iter().all(began)
    }

    /// The fact that a side seals its note in the game with this id, with a random salt.
    ///
    /// # Errors
    ///
    /// [`ApplyError::Seal`] if it has nothing to seal now, or the id is not a word.
    pub fn sealed(&self, game: &str, side: Side, salt: Salt) -> Result<Fact, ApplyError> {
        let table = self.table().ok_or(ApplyError::NotBegun)?;
        if self.seal_due() != Some(side) {
            return Err(ApplyError::Seal);
        }
        let text = note_text(table, side, table.plies());
        let note = note(table, game, side, table.plies(), &text);
        Ok(Fact::Sealed {
            side,
            seal: note.map_err(|_| ApplyError::Seal)?.seal(&salt),
            note: OpenNote { text, salt },
        })
    }

    /// A side whose notes have to be opened now: it hides nothing any more, or the game is over.
    #[must_use]
    pub fn opening_due(&self) -> Option<Side> {
        let table = self.table()?;
        let open = |side: &Side| {
            let hides = || table.hides(*side, table.plies()).is_some();
            self.seals.closed(*side) > 0 && (table.outcome().is_some() || !hides())
        };
        Side::BOTH.into_iter().find(open)
    }

    /// The fact that a side's notes are opened, in the full state.
    ///
    /// # Errors
    ///
    /// [`ApplyError::Seal`] if they are not to be opened now, or are not known here.
    pub fn opened(&self, side: Side) -> Result<Fact, ApplyError> {
        if self.opening_due() != Some(side) {
            return Err(ApplyError::Seal);
        }
        let closed = &self.seals(side)[self.seals.opened[side.index()]..];
        let notes: Option<Vec<OpenNote>> =
            closed.iter().map(|sealed| sealed.note.clone()).collect();
        let notes = notes.ok_or(ApplyError::Seal)?;
        Ok(Fact::Opened { side, notes })
    }

    pub(super) fn seal(
        &mut self,
        side: Side,
        seal: &Seal,
        note: Option<&OpenNote>,
    ) -> Result<(), ApplyError> {
        if self.seal_due() != Some(side) {
            return Err(ApplyError::Seal);
        }
        let (plies, set_ups) = self.table().map_or((0, 0), stand);
        self.seals.notes[side.index()].push(Sealed {
            plies,
            set_ups,
            seal: seal.clone(),
            note: note.cloned(),
        });
        Ok(())
    }

    pub(super) fn open(&mut self, side: Side, notes: &[OpenNote]) -> Result<(), ApplyError> {
        if self.opening_due() != Some(side) || notes.len() != self.seals.closed(side) {
            return Err(ApplyError::Seal);
        }
        let opened = &mut self.seals.opened[side.index()];
        let sealed = &mut self.seals.notes[side.index()];
        for (sealed, note) in sealed[*opened..].iter_mut().zip(notes) {
            sealed.note = Some(note.clone());
        }
        *opened = sealed.len();
        Ok(())
    }
}

/// How many plies were played in a game, and how many positions an arbiter has set up.
fn stand(table: &dyn Table) -> (usize, usize) {
    (table.plies(), table.set_ups().len())
}
