//! Composing a turn: touches become moves, moves become a turn that can be taken back until it ends.

use std::collections::BTreeSet;

use game::{Composer, Place, Refused, Scene, Side, Touch, Touched, Viewer};
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

/// What a touch has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Something is selected; the touch was taken.
    Selected,
    /// The selection is gone.
    Cleared,
    /// A move was played and the turn goes on.
    Played {
        /// Its text.
        text: String,
        /// It can't be taken back: what is there so far has to be sent.
        sealed: bool,
    },
    /// A move was played and the turn is over.
    TurnOver {
        /// Its text.
        text: String,
    },
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

    /// The scene of [`shown`](Self::shown).
    pub(crate) fn scene(&self, viewer: Viewer) -> Option<Scene> {
        let shown = self.shown();
        shown.scene(shown.plies(), viewer)
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
            let begins = |offer: &Offer| offer.gesture.begins_with(&[touch]);
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
                let (text, sealed) = (played.text, played.sealed);
                if played.turn_over {
                    Step::TurnOver { text }
                } else {
                    Step::Played { text, sealed }
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
        self.starts = self
            .offers
            .iter()
            .filter_map(|o| first(&o.gesture))
            .collect();
        let gestures = self
            .offers
            .iter()
            .map(|offer| offer.gesture.clone())
            .enumerate();
        self.composer = Composer::new(gestures.collect());
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

/// A turn in the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TurnLine {
    /// Who played it.
    pub(crate) side: Side,
    /// First ply.
    pub(crate) from: usize,
    /// One past the last ply.
    pub(crate) to: usize,
    /// Its moves; the word that only ends a turn is left out where there are others.
    pub(crate) text: String,
}

/// The first `plies` plies of a game as turns.
pub(crate) fn turns(table: &dyn Table, plies: usize, viewer: Viewer) -> Vec<TurnLine> {
    let end = table.turn_end().map(|(end, _)| end);
    let mut turns: Vec<TurnLine> = Vec::new();
    let mut open = false;
    for ply in 0..plies {
        let Some((side, text)) = table.ply(ply, viewer) else {
            break;
        };
        let ends = end == Some(text.as_str());
        match turns.last_mut() {
            Some(turn) if open && turn.side == side => {
                turn.to = ply + 1;
                if !ends {
                    turn.text = format!("{}; {text}", turn.text);
                }
            }
            _ => {
                let text = if ends {
                    table.turn_end().map_or(text, |(_, pass)| pass.to_owned())
                } else {
                    text
                };
                turns.push(TurnLine {
                    side,
                    from: ply,
                    to: ply + 1,
                    text,
                });
            }
        }
        open = !ends;
    }
    turns
}

/// The places where two scenes show other pieces, or the same in another state.
pub(crate) fn changed(before: &Scene, after: &Scene) -> Vec<Place> {
    let differs = |a: &Scene, b: &Scene| {
        let gone = a.pieces.iter().filter(|piece| !b.pieces.contains(piece));
        gone.map(|piece| piece.place).collect::<BTreeSet<_>>()
    };
    differs(before, after)
        .union(&differs(after, before))
        .copied()
        .collect()
}

#[cfg(test)]
mod tests {
    use game::ButtonId;
    use hall::Options;

    use super::*;

    const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
    /// An enemy that the Archer on v5h7 can step up to and shoot.
    const CLOSE: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gc2a1ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
    const END: Touch = Touch::Button(ButtonId("end"));

    fn draft() -> Draft {
        of(START)
    }

    fn of(position: &str) -> Draft {
        let table = hall::open(position, &Options::default()).expect("a position");
        Draft::new(table, 0)
    }

    fn at(draft: &Draft, name: &str) -> Touch {
        let scene = draft.scene(Viewer::Public).expect("a scene");
        let view = scene
            .places
            .iter()
            .find(|view| view.name == name)
            .expect("a place");
        Touch::Place(view.place)
    }

    /// Touches places one after the other; what the last touch has done.
    fn touch(draft: &mut Draft, names: &[&str]) -> Step {
        let touches: Vec<Touch> = names.iter().map(|name| at(draft, name)).collect();
        touches
            .into_iter()
            .map(|touch| draft.touch(touch))
            .last()
            .expect("a touch")
    }

    fn texts(draft: &Draft) -> Vec<String> {
        draft.steps().into_iter().map(|(text, _)| text).collect()
    }

    #[test]
    fn two_touches_show_a_move_that_another_piece_confirms() {
        let mut draft = of(CLOSE);
        assert_eq!(touch(&mut draft, &["v5h7"]), Step::Selected);
        assert_eq!(touch(&mut draft, &["v5h6"]), Step::Selected);
        assert!(draft.complete().is_some() && draft.steps().is_empty());
        assert_eq!(draft.shown().plies(), 1, "shown before it is confirmed");
        touch(&mut draft, &["v4h8"]);
        assert_eq!(texts(&draft), ["A v5h7-v5h6"]);
        assert_eq!(draft.touched().len(), 1, "the next piece is selected");
    }

    #[test]
    fn undo_goes_back_touch_by_touch_and_move_by_move() {
        let mut draft = draft();
        touch(&mut draft, &["v4h8", "v3h7"]);
        assert_eq!(texts(&draft).len(), 1);
        touch(&mut draft, &["v5h7"]);
        assert!(draft.undo(), "the selection");
        assert!(draft.undo(), "the move");
        assert!(!draft.undo());
        assert!(draft.steps().is_empty());
    }

    #[test]
    fn restart_takes_all_back_but_not_what_was_committed() {
        let mut draft = draft();
        touch(&mut draft, &["v4h8", "v3h7"]);
        assert!(matches!(draft.touch(END), Step::TurnOver { .. }));
        assert_eq!(draft.commit(), ["S v4h8-v3h7", "end"]);
        assert!(!draft.restart());
        assert_eq!(draft.table().plies(), 2);
    }

    #[test]
    fn the_selected_piece_touched_again_is_let_go_and_another_one_taken() {
        let mut draft = draft();
        touch(&mut draft, &["v5h7"]);
        assert_eq!(touch(&mut draft, &["v5h7"]), Step::Cleared);
        touch(&mut draft, &["v5h7"]);
        assert_eq!(touch(&mut draft, &["v4h7"]), Step::Selected);
        assert_eq!(draft.touched(), [at(&draft, "v4h7")]);
    }

    #[test]
    fn what_is_not_possible_is_refused_with_its_rule_and_changes_nothing() {
        let mut draft = draft();
        let Step::Refused(refused) = touch(&mut draft, &["v5h7", "v5h1"]) else {
            panic!("out of reach");
        };
        assert!(refused.rule.0.starts_with("T-"));
        assert_eq!(draft.touched().len(), 1);
        assert!(draft.steps().is_empty());
    }

    #[test]
    fn ending_the_turn_confirms_what_is_complete() {
        let mut draft = of(CLOSE);
        touch(&mut draft, &["v5h7", "v5h6"]);
        assert!(matches!(draft.touch(END), Step::TurnOver { .. }));
        assert_eq!(draft.commit(), ["A v5h7-v5h6", "end"]);
    }

    #[test]
    fn a_draft_found_again_keeps_its_turn() {
        let mut table = hall::open(START, &Options::default()).expect("a position");
        table.play("S v4h8-v3h7").expect("legal");
        let mut draft = Draft::new(table, 1);
        assert_eq!(texts(&draft), ["S v4h8-v3h7"]);
        assert!(draft.undo() && !draft.can_undo());
    }

    #[test]
    fn turns_are_listed_without_their_ends() {
        let mut table = hall::open(START, &Options::default()).expect("a position");
        for text in ["S v4h8-v3h7", "A v5h7-v5h6", "end", "end", "S v3h7-v3h6"] {
            table.play(text).expect("legal");
        }
        let turns = turns(&*table, table.plies(), Viewer::Public);
        let texts: Vec<&str> = turns.iter().map(|turn| turn.text.as_str()).collect();
        assert_eq!(texts, ["S v4h8-v3h7; A v5h7-v5h6", "pass", "S v3h7-v3h6"]);
        assert_eq!((turns[0].from, turns[0].to, turns[1].to), (0, 3, 4));
    }

    #[test]
    fn places_that_a_turn_changed_are_where_pieces_left_and_came() {
        let mut table = hall::open(START, &Options::default()).expect("a position");
        table.play("A v4h7-v4h6").expect("legal");
        let scenes = [0, 1].map(|ply| table.scene(ply, Viewer::Public).expect("a scene"));
        let names: Vec<String> = changed(&scenes[0], &scenes[1])
            .iter()
            .filter_map(|place| scenes[0].places.iter().find(|view| view.place == *place))
            .map(|view| view.name.clone())
            .collect();
        assert_eq!(names, ["v4h6", "v4h7"]);
    }
}
