//! Composing a turn: touches become moves, moves become a turn that can be taken back until it ends.

use std::collections::BTreeSet;

use game::{ButtonId, Composer, PieceView, Place, Refused, Scene, Side, Touch, Touched, Viewer};
use hall::{Offer, Table};

/// A game with the running turn on top of it.
pub(crate) struct Draft {
    table: Box<dyn Table>,
    /// Plies that stand; those after it are the running turn.
    base: usize,
    /// Plies that can't be taken back any more (`base` or later).
    sealed: usize,
    points: Option<[u32; 2]>,
    offers: Vec<Offer>,
    starts: BTreeSet<Touch>,
    composer: Composer<usize>,
    preview: Option<Box<dyn Table>>,
}

/// A choice between buttons that ends a gesture, such as what a piece becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The place touched last.
    pub(crate) at: Place,
    /// The buttons, each with what will stand there.
    pub(crate) options: Vec<(ButtonId, Option<PieceView>)>,
}

/// What a touch has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Something is selected; the touch was taken.
    Selected,
    /// The selection is gone.
    Cleared,
    /// A move was played and the turn goes on.
    Played {
        /// It can't be taken back: what is there so far has to be sent.
        sealed: bool,
    },
    /// A move was played and the turn is over.
    TurnOver,
    /// The rules say no.
    Refused(Refused),
}

impl Draft {
    /// The game as it stands, with `turn` moves of the running turn already on it.
    pub(crate) fn new(table: Box<dyn Table>, turn: usize) -> Self {
        let base = table.plies().saturating_sub(turn);
        let points = points_at(&*table, turn);
        let mut draft = Self {
            table,
            base,
            sealed: base,
            points,
            offers: Vec::new(),
            starts: BTreeSet::new(),
            composer: Composer::new(Vec::new()),
            preview: None,
        };
        draft.refresh();
        draft
    }

    /// The game with the moves of the running turn, without what is only half touched.
    pub(crate) fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// What to look at: the game as it will be if the touches so far are confirmed.
    pub(crate) fn shown(&self) -> &dyn Table {
        self.preview.as_deref().unwrap_or(&*self.table)
    }

    /// The scene of [`shown`](Self::shown), with the side to move and the buttons of now: a move
    /// that is only looked at has not been made.
    pub(crate) fn scene(&self, viewer: Viewer) -> Option<Scene> {
        let now = self.table.scene(self.table.plies(), viewer)?;
        let Some(preview) = &self.preview else {
            return Some(now);
        };
        let ahead = preview.scene(preview.plies(), viewer)?;
        Some(Scene {
            to_move: now.to_move,
            buttons: now.buttons,
            ..ahead
        })
    }

    /// Plies that stand.
    pub(crate) fn base(&self) -> usize {
        self.base
    }

    /// What has been touched since the last move.
    pub(crate) fn touched(&self) -> &[Touch] {
        self.composer.touched()
    }

    /// What may be touched next within the gesture begun.
    pub(crate) fn next(&self) -> Vec<Touch> {
        if self.touched().is_empty() {
            Vec::new()
        } else {
            self.composer.next()
        }
    }

    /// What a gesture can begin with.
    pub(crate) fn starts(&self) -> &BTreeSet<Touch> {
        &self.starts
    }

    /// The move that a confirmation would make.
    pub(crate) fn complete(&self) -> Option<&Offer> {
        self.composer.complete().and_then(|i| self.offers.get(i))
    }

    /// The choice that is left when only buttons can go on with what was touched.
    pub(crate) fn choice(&self, viewer: Viewer) -> Option<Choice> {
        let at = self.touched().iter().rev().find_map(place)?;
        if self.complete().is_some() {
            return None;
        }
        let button = |touch: Touch| match touch {
            Touch::Button(button) => Some((button, self.outcome(touch, at, viewer))),
            Touch::Place(_) => None,
        };
        let options: Option<Vec<_>> = self.next().into_iter().map(button).collect();
        let options = options.filter(|options| !options.is_empty())?;
        Some(Choice { at, options })
    }

    /// What stands at a place after the move that `touch` completes.
    fn outcome(&self, touch: Touch, at: Place, viewer: Viewer) -> Option<PieceView> {
        let mut composer = self.composer.clone();
        composer.touch(touch);
        let offer = self.offers.get(composer.complete()?)?;
        let mut ahead = self.table.boxed_clone();
        ahead.play(&offer.text).ok()?;
        let scene = ahead.scene(ahead.plies(), viewer)?;
        scene.pieces.into_iter().find(|piece| piece.place == at)
    }

    /// Whether some move that the touches begin can't be taken back.
    pub(crate) fn may_seal(&self) -> bool {
        let offer = |(i, _): &(usize, _)| self.offers.get(*i).is_some_and(|offer| offer.seals);
        !self.touched().is_empty() && self.composer.candidates().any(offer)
    }

    /// The moves of the running turn, each with whether it is final.
    pub(crate) fn steps(&self) -> Vec<(String, bool)> {
        (self.base..self.table.plies())
            .filter_map(|ply| {
                let (_, text) = self.table.ply(ply, Viewer::Judge)?;
                Some((text, ply < self.sealed))
            })
            .collect()
    }

    /// The points of both sides that the running turn, as shown, has brought so far.
    pub(crate) fn gains(&self) -> Option<[u32; 2]> {
        let (now, before) = (self.shown().points()?, self.points?);
        Some([
            now[0].saturating_sub(before[0]),
            now[1].saturating_sub(before[1]),
        ])
    }

    /// Whether there is something to take back.
    pub(crate) fn can_undo(&self) -> bool {
        !self.touched().is_empty() || self.table.plies() > self.sealed
    }

    /// Takes a touch of the player.
    pub(crate) fn touch(&mut self, touch: Touch) -> Step {
        match self.composer.touch(touch) {
            Touched::Done(index) => self.play(index),
            Touched::More => self.selected(),
            Touched::Refused => self.elsewhere(touch),
        }
    }

    /// Plays what is complete; `None` if nothing is.
    pub(crate) fn confirm(&mut self) -> Option<Step> {
        let index = self.composer.complete()?;
        Some(self.play(index))
    }

    /// Takes back the last touch, or the last move of the running turn.
    pub(crate) fn undo(&mut self) -> bool {
        if self.composer.undo() {
            self.update_preview();
            return true;
        }
        if self.table.plies() > self.sealed && self.table.take_back() {
            self.refresh();
            return true;
        }
        false
    }

    /// Takes back all of the running turn that can be.
    pub(crate) fn restart(&mut self) -> bool {
        let mut changed = !self.touched().is_empty();
        while self.table.plies() > self.sealed && self.table.take_back() {
            changed = true;
        }
        self.refresh();
        changed
    }

    /// Forgets the selection.
    pub(crate) fn deselect(&mut self) {
        self.composer.clear();
        self.preview = None;
    }

    /// Ends the running turn: its moves, which now stand.
    pub(crate) fn commit(&mut self) -> Vec<String> {
        let moves = self.steps().into_iter().map(|(text, _)| text).collect();
        self.base = self.table.plies();
        self.sealed = self.base;
        self.points = self.table.points();
        moves
    }

    /// A side gives up.
    pub(crate) fn resign(&mut self, loser: Side) {
        self.restart();
        self.table.resign(loser);
        self.refresh();
    }

    /// Both agree to a draw.
    pub(crate) fn draw(&mut self) {
        self.restart();
        self.table.draw();
        self.refresh();
    }

    /// Both agree that a side wins.
    pub(crate) fn award(&mut self, winner: Side) {
        self.restart();
        self.table.agree_award(winner);
        self.refresh();
    }

    /// Time ends the running turn: what is legal of it stands (T-R6). False if nothing does; the
    /// turn is as it was begun then.
    pub(crate) fn cut(&mut self) -> bool {
        let all = self.steps().into_iter().map(|(text, _)| text);
        let declared: Vec<_> = all.skip(self.sealed - self.base).collect();
        self.restart();
        let stands = self.table.standing_part(&declared);
        let played = stands.iter().all(|text| self.table.play(text).is_ok());
        self.commit();
        self.refresh();
        played && !stands.is_empty()
    }

    /// The time of a side is out.
    pub(crate) fn time_out(&mut self, side: Side) {
        self.restart();
        self.table.time_out(side);
        self.refresh();
    }

    /// Plays a move given as text, as the computer or a stored draft does.
    pub(crate) fn play_text(&mut self, text: &str) -> Result<hall::Played, hall::PlayError> {
        let played = self.table.play(text)?;
        if played.sealed {
            self.sealed = self.table.plies();
        }
        self.refresh();
        Ok(played)
    }

    /// A touch that does not continue what was begun: it confirms what is complete and begins
    /// something else, or it is refused.
    fn elsewhere(&mut self, touch: Touch) -> Step {
        let before = self.touched().to_vec();
        if before.is_empty() {
            return Step::Refused(self.table.explain(&[touch]));
        }
        if let Some(index) = self.composer.complete() {
            if before.last() == Some(&touch) {
                return self.play(index);
            }
            let mut ahead = self.table.boxed_clone();
            let goes_on = self.offers.get(index).is_some_and(|offer| {
                !offer.seals
                    && ahead
                        .play(&offer.text)
                        .is_ok_and(|played| !played.turn_over)
            });
            let begins = |offer: &Offer| {
                let mut gestures = offer.gestures.iter();
                gestures.any(|gesture| gesture.begins_with(&[touch]))
            };
            if goes_on && ahead.offers().iter().any(begins) {
                let step = self.play(index);
                return match self.touch(touch) {
                    Step::Selected => step,
                    after => after,
                };
            }
            if goes_on && matches!(touch, Touch::Button(_)) {
                return Step::Refused(ahead.explain(&[touch]));
            }
        }
        if before == [touch] {
            self.deselect();
            return Step::Cleared;
        }
        if self.starts.contains(&touch) {
            self.deselect();
            return self.touch(touch);
        }
        let mut touched = before;
        touched.push(touch);
        Step::Refused(self.table.explain(&touched))
    }

    fn selected(&mut self) -> Step {
        self.update_preview();
        Step::Selected
    }

    fn play(&mut self, index: usize) -> Step {
        let Some(offer) = self.offers.get(index) else {
            return Step::Cleared;
        };
        let text = offer.text.clone();
        match self.table.play(&text) {
            Ok(played) => {
                if played.sealed {
                    self.sealed = self.table.plies();
                }
                self.refresh();
                if played.turn_over {
                    Step::TurnOver
                } else {
                    Step::Played {
                        sealed: played.sealed,
                    }
                }
            }
            Err(hall::PlayError::Refused(reason)) => {
                self.deselect();
                Step::Refused(reason)
            }
            Err(_) => {
                self.deselect();
                Step::Cleared
            }
        }
    }

    fn update_preview(&mut self) {
        self.preview = self
            .complete()
            .map(|offer| offer.text.clone())
            .and_then(|text| {
                let mut ahead = self.table.boxed_clone();
                ahead.play(&text).is_ok().then_some(ahead)
            });
    }

    fn refresh(&mut self) {
        self.offers = self.table.offers();
        self.starts.clear();
        for offer in &self.offers {
            self.starts.extend(offer.gestures.iter().filter_map(first));
        }
        self.composer = Composer::new(hall::gestures(&self.offers));
        self.preview = None;
    }
}

fn first(gesture: &game::Gesture) -> Option<Touch> {
    gesture
        .ordered
        .first()
        .or(gesture.any_order.first())
        .copied()
}

/// The place that was touched, if it was one.
pub(crate) fn place(touch: &Touch) -> Option<Place> {
    match touch {
        Touch::Place(place) => Some(*place),
        Touch::Button(_) => None,
    }
}

/// The points `back` plies ago.
fn points_at(table: &dyn Table, back: usize) -> Option<[u32; 2]> {
    if back == 0 {
        return table.points();
    }
    let mut before = table.boxed_clone();
    for _ in 0..back {
        before.take_back();
    }
    before.points()
}

#[cfg(test)]
mod tests;
