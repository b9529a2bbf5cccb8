//! What turns have done, in sentences and arrows.

use std::ops::Range;

use game::{PieceView, Place, Scene, Side, Viewer};
use hall::Table;
use leptos::prelude::*;
use play::{Draft, Story, last_action, last_turn};

use super::session::Session;
use crate::board::{numbered_from_the_other_side, piece_name, place_name, plain_name};
use crate::i18n::ta;

impl Session {
    /// The last turn in view in sentences, one for each ply that has something to tell.
    pub(crate) fn last_told(self) -> Vec<String> {
        self.draft.with(|draft| {
            let plies = last_shown(draft, self.seen.get(), self.by_action.get());
            self.tell(draft.table(), plies)
        })
    }

    /// Some plies in sentences; what a screen covers is told as everybody knows it.
    pub(crate) fn tell(self, table: &dyn Table, plies: Range<usize>) -> Vec<String> {
        let viewer = self.told_to();
        let turned = self.turned.get();
        let sentence = |ply| {
            let story = Story::of(table, ply, viewer)?;
            let scene = table.scene(ply, viewer)?;
            let scene = match turned {
                true => numbered_from_the_other_side(scene),
                false => scene,
            };
            let told = self.sentence(&story, &scene);
            let written = || table.ply_for_people(ply, viewer, turned);
            told.or_else(written)
        };
        plies.filter_map(sentence).collect()
    }

    /// The side of the only player at this screen.
    fn teller(self) -> Option<Side> {
        self.own().filter(|_| self.mine() != [true; 2])
    }

    /// A piece as sentences name it: as one's own or the enemy's, or, for both players or none, by its plain name.
    fn named(self, piece: &PieceView) -> String {
        match self.teller() {
            Some(own) => piece_name(piece, Some(own), self.info.sides),
            None => plain_name(piece),
        }
    }

    /// What a side has done: said of whom, unless the names of the pieces tell.
    fn by(self, side: Side, told: String) -> String {
        match self.teller() {
            Some(_) => told,
            None => ta(
                "story-by",
                &[("side", self.side(side).into()), ("told", told.into())],
            ),
        }
    }

    /// The last of so many plies, which has no place: the end of a turn, or what is hidden from whoever looks.
    pub(super) fn told_without_places(self, table: &dyn Table, plies: usize) -> Option<String> {
        let last = plies.checked_sub(1)?;
        let (side, text) = table.ply(last, Viewer::Public)?;
        let side = self.side(side);
        let ends = table.turn_end().is_some_and(|(end, _)| end == text);
        Some(match (ends, last_turn(table, plies).len()) {
            (true, 1) => ta("spoken-passes", &[("side", side.into())]),
            (true, _) => ta("spoken-turn-ends", &[("side", side.into())]),
            (false, _) => {
                let text = self.ply_text(table, last)?;
                ta(
                    "spoken-moved",
                    &[("side", side.into()), ("move", text.into())],
                )
            }
        })
    }

    /// For whom stories are told on this screen: what it covers is told as everybody knows it.
    pub(super) fn told_to(self) -> Viewer {
        match self.bare.get() {
            true => self.viewer(),
            false => Viewer::Public,
        }
    }

    /// A story in a sentence or two; `None` if it has nothing that can be said so.
    fn sentence(self, story: &Story, scene: &Scene) -> Option<String> {
        let named = |piece: &PieceView| self.named(piece);
        let place = |at: Place| place_name(scene, at).unwrap_or_default().to_owned();
        if let (None, Some(now), Some(to)) = (&story.piece, &story.becomes, story.to) {
            let args = [("piece", named(now).into()), ("to", place(to).into())];
            return Some(self.by(story.side, capital(&ta("story-comes", &args))));
        }
        let piece = story.piece.as_ref()?;
        let target = story.target.as_ref();
        let mut args = vec![
            ("piece", named(piece).into()),
            ("from", place(piece.place).into()),
            ("how", story.strike.key().into()),
        ];
        args.extend(story.to.map(|to| ("to", place(to).into())));
        args.extend(target.map(|target| ("target", named(target).into())));
        args.extend(target.map(|target| ("at", place(target.place).into())));
        let lands = target.is_some_and(|target| Some(target.place) == story.to);
        let key = match (story.to, target) {
            (Some(_), None) => Some("story-goes"),
            (Some(_), Some(_)) if lands => Some("story-takes"),
            (Some(_), Some(_)) => Some("story-goes-and-strikes"),
            (None, Some(_)) => Some("story-strikes"),
            (None, None) => None,
        };
        let mut told: Vec<String> = key.map(|key| ta(key, &args)).into_iter().collect();
        if let Some(now) = &story.becomes {
            let args = [
                ("piece", named(piece).into()),
                ("from", place(story.to.unwrap_or(piece.place)).into()),
                ("now", named(now).into()),
            ];
            told.push(ta("story-becomes", &args));
        }
        told.extend(story.fallen.iter().map(|fell| {
            let args = [
                ("piece", named(fell).into()),
                ("at", place(fell.place).into()),
            ];
            ta("story-falls", &args)
        }));
        let sentences = told.iter().map(|text| capital(text));
        let sentences: Vec<String> = sentences.collect();
        (!sentences.is_empty()).then(|| self.by(story.side, sentences.join(" ")))
    }
}

/// The plies of the last turn in view; only its last action if somebody goes through it `by_action`.
pub(super) fn last_shown(draft: &Draft, seen: Option<usize>, by_action: bool) -> Range<usize> {
    let plies = seen.unwrap_or_else(|| draft.committed());
    match by_action {
        true => last_action(draft.table(), plies),
        false => last_turn(draft.table(), plies),
    }
}

/// The arrows of these plies, as everybody may know them; at present none once a new turn has begun.
pub(super) fn arrows(
    draft: &Draft,
    seen: Option<usize>,
    plies: Range<usize>,
) -> Vec<(Place, Place)> {
    let table = draft.table();
    let begun = table.plies() > draft.committed() || !draft.touched().is_empty();
    if begun && seen.is_none() {
        return Vec::new();
    }
    let stories = plies.filter_map(|ply| Story::of(table, ply, Viewer::Public));
    stories.flat_map(|story| story.arrows()).collect()
}

/// A sentence with a capital first letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
