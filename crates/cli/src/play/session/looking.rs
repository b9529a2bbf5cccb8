//! Looking back in the game.

use hall::Table;
use play::last_changes;

use super::Session;

impl Session {
    /// Looks at the position after `plies` plies, or at the present if there are not more.
    pub(crate) fn look_at(&mut self, plies: usize) {
        self.looking_at = (plies < self.table().plies()).then_some(plies);
        self.find_last_changes();
        self.quiet();
    }

    /// Looks `by` plies ahead, or back if negative.
    pub(crate) fn look(&mut self, by: isize) {
        let (shown, _) = self.shown();
        self.look_at(shown.saturating_add_signed(by));
    }

    /// Looks one turn back.
    pub(crate) fn look_at_turn_before(&mut self) {
        let (shown, _) = self.shown();
        self.look_at(self.list.turn_before(shown));
    }

    /// Looks one turn ahead.
    pub(crate) fn look_at_turn_after(&mut self) {
        let (shown, plies) = self.shown();
        self.look_at(self.list.turn_after(shown).unwrap_or(plies));
    }

    pub(super) fn find_last_changes(&mut self) {
        let plies = self.looking_at.unwrap_or_else(|| self.draft.committed());
        self.last_changes = last_changes(self.table(), plies, self.viewer());
    }

    /// The plies of this game or one that goes on from it, from ply `from` on, as people read them.
    pub(crate) fn told(&self, table: &dyn Table, from: usize) -> String {
        let words = table.turn_end();
        let plies =
            (from..table.plies()).filter_map(|ply| table.ply_for_people(ply, self.viewer(), false));
        let is_end = |text: &String| words.is_some_and(|(end, _)| text == end);
        let told: Vec<String> = plies.filter(|text| !is_end(text)).collect();
        match words {
            Some((_, pass)) if told.is_empty() => pass.to_owned(),
            _ => told.join("; "),
        }
    }
}
