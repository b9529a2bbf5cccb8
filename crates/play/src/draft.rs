//! The draft of a turn: the game with the moves of the running turn on top of it.

mod choice;
mod touchable;
mod touching;

use std::collections::BTreeSet;

use game::{Composer, Message, Scene, Side, Touch, Viewer};
use hall::{Offer, PlayError, Played, Table};

use crate::history::mark_searched;

pub use choice::Choice;
pub use touchable::Touchable;
pub use touching::Effect;

/// A game with the running turn on top of it.
///
/// Its plies are in three parts: the committed ones, of earlier turns; those of the running turn
/// that are sealed, which can't be taken back any more; and those that can.
pub struct Draft {
    table: Box<dyn Table>,
    /// Number of plies before the running turn.
    committed: usize,
    /// Number of plies that can't be taken back any more, `committed` or more.
    sealed: usize,
    /// The moves of the running turn as they were chosen: without what the rules have answered.
    chosen: Vec<String>,
    /// The points at the start of the running turn.
    points: Option<[i32; 2]>,
    offers: Vec<Offer>,
    starts: BTreeSet<Touch>,
    composer: Composer<usize>,
    preview: Option<Box<dyn Table>>,
    /// Whether a touched piece has to move.
    touch_move: bool,
    /// Whether a touch that would end the turn has to be confirmed.
    confirms: bool,
}

/// A move of the running turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its text.
    pub text: String,
    /// Whether it can't be taken back any more.
    pub sealed: bool,
}

impl Draft {
    /// A draft at the beginning of a turn, or of the rest of one: no ply can be taken back.
    #[must_use]
    pub fn new(table: Box<dyn Table>) -> Self {
        let mut draft = Self {
            committed: table.plies(),
            sealed: table.plies(),
            chosen: Vec::new(),
            points: table.points(),
            table,
            offers: Vec::new(),
            starts: BTreeSet::new(),
            composer: Composer::new(Vec::new()),
            preview: None,
            touch_move: false,
            confirms: false,
        };
        draft.refresh();
        draft
    }

    /// The same draft under the house rule of touch-move, or without it. Under it a piece that was
    /// touched and can move has to move, and a move that was made is not taken back. Touches are
    /// known here only, so the rule binds whoever plays with this draft and nobody else.
    #[must_use]
    pub fn with_touch_move(mut self, touch_move: bool) -> Self {
        self.touch_move = touch_move;
        self
    }

    /// Says whether a touch that would end the turn has to be confirmed, by touching the place again
    /// or by [`confirm`](Self::confirm). In games whose turns have an end of their own, such as TORA,
    /// that is the confirmation.
    pub fn set_confirms(&mut self, confirms: bool) {
        self.confirms = confirms;
    }

    /// Whether a piece was touched that has to move now.
    #[must_use]
    pub fn must_move(&self) -> bool {
        self.touch_move && !self.touched().is_empty()
    }

    /// A draft of a game that may have been left in the middle of a turn, such as one read from a
    /// record. The moves of that turn can be taken back.
    #[must_use]
    pub fn resumed(mut table: Box<dyn Table>) -> Self {
        let begun = running_turn(&*table);
        let moves = texts(&*table, begun);
        while table.plies() > begun && table.take_back() {}
        let mut draft = Self::new(table);
        draft.play_all(&moves);
        draft
    }

    /// The game with the moves of the running turn, without the touches of an unfinished move.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The game to show: as it will be if the touches so far are confirmed.
    #[must_use]
    pub fn shown(&self) -> &dyn Table {
        self.preview.as_deref().unwrap_or(&*self.table)
    }

    /// The scene of [`shown`](Self::shown), but with the current side to move and buttons: a move
    /// in preview has not been made. The places that the last turn has searched are marked.
    #[must_use]
    pub fn scene(&self, viewer: Viewer) -> Option<Scene> {
        let now = self.scene_after(self.table.plies(), viewer)?;
        let Some(preview) = &self.preview else {
            return Some(now);
        };
        let mut ahead = preview.scene(preview.plies(), viewer)?;
        mark_searched(&mut ahead, &*self.table, self.table.plies(), viewer);
        Some(Scene {
            to_move: now.to_move,
            buttons: now.buttons,
            ..ahead
        })
    }

    /// The scene after `plies` plies, with the places marked that the last turn before has searched.
    #[must_use]
    pub fn scene_after(&self, plies: usize, viewer: Viewer) -> Option<Scene> {
        let mut scene = self.table.scene(plies, viewer)?;
        mark_searched(&mut scene, &*self.table, plies, viewer);
        Some(scene)
    }

    /// Number of plies before the running turn.
    #[must_use]
    pub fn committed(&self) -> usize {
        self.committed
    }

    /// What has been touched since the last move.
    #[must_use]
    pub fn touched(&self) -> &[Touch] {
        self.composer.touched()
    }

    /// What may be touched next in the gesture that has begun; empty if none has begun.
    #[must_use]
    pub fn next(&self) -> Vec<Touch> {
        if self.touched().is_empty() {
            Vec::new()
        } else {
            self.composer.next()
        }
    }

    /// What may be touched first in a gesture.
    #[must_use]
    pub fn starts(&self) -> &BTreeSet<Touch> {
        &self.starts
    }

    /// What the next touch is for; `None` when the game is over.
    #[must_use]
    pub fn ask(&self) -> Option<Message> {
        self.table.ask(self.touched())
    }

    /// The move that a confirmation would make.
    #[must_use]
    pub fn complete(&self) -> Option<&Offer> {
        self.composer.complete().and_then(|i| self.offers.get(i))
    }

    /// Whether the touches may become a move that can't be taken back.
    #[must_use]
    pub fn may_seal(&self) -> bool {
        let offer = |(i, _): &(usize, _)| self.offers.get(*i).is_some_and(|offer| offer.seals);
        !self.touched().is_empty() && self.composer.candidates().any(offer)
    }

    /// The moves of the running turn.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let texts = texts(&*self.table, self.committed).into_iter().enumerate();
        let step = |(index, text)| Step {
            text,
            sealed: self.committed + index < self.sealed,
        };
        texts.map(step).collect()
    }

    /// Whether the rules let the turn end as it is shown, with the move that a confirmation would make.
    #[must_use]
    pub fn may_end(&self) -> bool {
        let shown = self.shown();
        let end = shown.turn_end().map(|(end, _)| end);
        end.is_some_and(|end| shown.boxed_clone().play(end).is_ok())
    }

    /// The moves of the running turn that can still be taken back. A player declares them, so that
    /// they are played if time ends the turn.
    #[must_use]
    pub fn declared(&self) -> Vec<String> {
        let sealed = self.sealed - self.committed;
        self.chosen.iter().skip(sealed).cloned().collect()
    }

    /// The points that the running turn, as shown, has brought each side so far.
    #[must_use]
    pub fn gains(&self) -> Option<[i32; 2]> {
        let (now, before) = (self.shown().points()?, self.points?);
        Some([
            now[0].saturating_sub(before[0]),
            now[1].saturating_sub(before[1]),
        ])
    }

    /// Whether there is something to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        if self.touch_move {
            return self.touched().len() > 1;
        }
        !self.touched().is_empty() || self.table.plies() > self.sealed
    }

    /// Takes back the last touch, or the last move of the running turn; returns whether there was
    /// one.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if self.composer.undo() {
            self.update_preview();
            return true;
        }
        if self.take_back() {
            self.refresh();
            return true;
        }
        false
    }

    /// Takes back the last move of the running turn, if that can be done.
    fn take_back(&mut self) -> bool {
        let taken = self.table.plies() > self.sealed && self.table.take_back();
        if taken {
            self.chosen.pop();
        }
        taken
    }

    /// Takes back all of the running turn that can be taken back; returns whether there was
    /// anything.
    pub fn restart(&mut self) -> bool {
        if self.touch_move {
            let changed = self.can_undo();
            while self.undo() {}
            return changed;
        }
        let mut changed = !self.touched().is_empty();
        while self.take_back() {
            changed = true;
        }
        self.refresh();
        changed
    }

    /// Clears what was touched since the last move.
    pub fn deselect(&mut self) {
        self.composer.clear();
        self.preview = None;
    }

    /// Commits the running turn so far and returns its moves as they were chosen; none of them can be
    /// taken back any more.
    pub fn commit(&mut self) -> Vec<String> {
        let moves = std::mem::take(&mut self.chosen);
        self.committed = self.table.plies();
        self.sealed = self.committed;
        self.points = self.table.points();
        moves
    }

    /// Plays a move given as text, as the computer or a kept draft does.
    ///
    /// # Errors
    ///
    /// As [`Table::play`].
    pub fn play_text(&mut self, text: &str) -> Result<Played, PlayError> {
        let played = self.table.play(text)?;
        self.chosen.push(text.to_owned());
        if played.sealed {
            self.sealed = self.table.plies();
        }
        self.refresh();
        Ok(played)
    }

    /// Plays the moves of a kept draft as far as they can be played; returns how many were played.
    pub fn play_all(&mut self, moves: &[String]) -> usize {
        let can_be_played = |text: &&String| self.play_text(text).is_ok();
        moves.iter().take_while(can_be_played).count()
    }

    fn update_preview(&mut self) {
        // What a move that can't be taken back would tell is not shown before it is made.
        let complete = self.complete().filter(|offer| !offer.seals);
        let complete = complete.map(|offer| offer.text.clone());
        self.preview = complete.and_then(|text| {
            let mut ahead = self.table.boxed_clone();
            ahead.play(&text).is_ok().then_some(ahead)
        });
    }

    fn refresh(&mut self) {
        self.offers = self.table.offers();
        self.composer = Composer::new(hall::gestures(&self.offers));
        self.starts = self.composer.next().into_iter().collect();
        self.preview = None;
    }
}

/// The texts of a game's moves, starting with ply `from`.
fn texts(table: &dyn Table, from: usize) -> Vec<String> {
    let text = |ply| table.ply(ply, Viewer::Judge).map(|(_, text)| text);
    (from..table.plies()).filter_map(text).collect()
}

/// The number of plies before the running turn of a game.
fn running_turn(table: &dyn Table) -> usize {
    let end = table.turn_end().map(|(end, _)| end);
    let of_turn = |ply: usize| {
        let before: Option<(Side, String)> = table.ply(ply, Viewer::Judge);
        before
            .is_some_and(|(side, text)| Some(side) == table.to_move() && Some(text.as_str()) != end)
    };
    let mut begun = table.plies();
    while !table.at_turn_start() && begun > 0 && of_turn(begun - 1) {
        begun -= 1;
    }
    begun
}
