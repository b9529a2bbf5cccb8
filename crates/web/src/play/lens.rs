//! A closer look at a piece: what it could do, and who threatens it.

use game::{MarkKind, PieceView, Place, Scene, Side};
use leptos::prelude::*;

use super::session::Session;
use crate::board::{Asked, Glance, numbered_from_the_other_side, piece_name, place_name};
use crate::i18n::{Arg, t, ta};

/// A piece that is looked at: the side, the place, and whether only for who threatens it.
pub(super) type LookedAt = (Side, Place, bool);

impl Session {
    /// Looks at what stands at a place, or at nothing any more.
    pub(super) fn look_closer(self, asked: Option<(Place, Asked)>) {
        let Some((place, asked)) = asked else {
            self.looked_at.set(None);
            return;
        };
        let piece = self
            .scene
            .with_untracked(|scene| self.piece_at(scene, place));
        // While a move is being made, the board shows where it can go on.
        let touched = self
            .draft
            .with_untracked(|draft| !draft.touched().is_empty());
        let nothing_to_see = piece.is_none() || touched || self.plays.get_untracked();
        if asked == Asked::Mouse && nothing_to_see {
            return;
        }
        self.looked_at
            .set(piece.as_ref().map(|piece| (piece.side, place, false)));
        if let (Some(piece), Asked::Hand) = (piece, asked) {
            let words = untrack(|| [self.said_reach(&piece), self.said_threats(&piece)]);
            self.say(words.into_iter().flatten().collect::<Vec<_>>().join(" "));
        }
    }

    /// Shows who threatens the piece at a touched place if it bears the mark of danger, and says it after what
    /// the touch has led to.
    pub(super) fn warn_at(self, place: Place) {
        let piece = self.scene.with_untracked(|scene| {
            let mut marks = scene.marks.iter();
            let danger = marks.any(|mark| mark.place == place && mark.kind == MarkKind::Danger);
            danger.then(|| self.piece_at(scene, place)).flatten()
        });
        let Some(piece) = piece else { return };
        let Some(words) = untrack(|| self.said_threats(&piece)) else {
            return;
        };
        self.looked_at.set(Some((piece.side, place, true)));
        let before = self.said.get_untracked();
        self.say(format!("{before} {words}").trim().to_owned());
    }

    fn piece_at(self, scene: &Scene, place: Place) -> Option<PieceView> {
        let own = untrack(|| self.own());
        let mut here = scene.pieces.iter().filter(|piece| piece.place == place);
        let mine = here.clone().find(|piece| Some(piece.side) == own);
        mine.or_else(|| here.next()).cloned()
    }

    /// What is seen of the piece that is looked at.
    pub(super) fn glance(self) -> Glance {
        let Some((side, place, only_threats)) = self.looked_at.get() else {
            return Glance::default();
        };
        let viewer = self.told_to();
        self.draft.with(|draft| {
            let table = draft.table();
            let plies = self.seen.get().unwrap_or_else(|| table.plies());
            let reach = table.reach_of(plies, viewer, side, place);
            let reach = reach.filter(|_| !only_threats).unwrap_or_default();
            let threats = table.threats(plies, viewer, side, place);
            Glance {
                goes: reach.goes,
                strikes: reach.strikes,
                threats: threats.into_iter().map(|from| (from, place)).collect(),
            }
        })
    }

    fn plies_in_view(self) -> usize {
        let present = || self.draft.with(|draft| draft.table().plies());
        self.seen.get().unwrap_or_else(present)
    }

    fn scene_told(self) -> Option<Scene> {
        let (plies, viewer) = (self.plies_in_view(), self.told_to());
        let scene = self
            .draft
            .with(|draft| draft.table().scene(plies, viewer))?;
        Some(match self.turned.get() {
            true => numbered_from_the_other_side(scene),
            false => scene,
        })
    }

    /// Pieces with their places, in words.
    fn listed(self, scene: &Scene, pieces: &[&PieceView]) -> String {
        let one = |piece: &&PieceView| ta("lens-piece", &self.named_at(scene, piece));
        pieces.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    fn named_at(self, scene: &Scene, piece: &PieceView) -> [Arg<'static>; 2] {
        let name = piece_name(piece, self.own(), self.info.sides);
        let at = place_name(scene, piece.place)
            .unwrap_or_default()
            .to_owned();
        [("piece", name.into()), ("at", at.into())]
    }

    fn said_reach(self, piece: &PieceView) -> Option<String> {
        let (plies, viewer, scene) = (self.plies_in_view(), self.told_to(), self.scene_told()?);
        let reach = self.draft.with(|draft| {
            let table = draft.table();
            table.reach_of(plies, viewer, piece.side, piece.place)
        })?;
        let mut args = self.named_at(&scene, piece).to_vec();
        args.push(("goes", reach.goes.len().into()));
        let goes = ta("lens-goes", &args);
        let attacked =
            |other: &&PieceView| other.side != piece.side && reach.strikes.contains(&other.place);
        let attacked: Vec<&PieceView> = scene.pieces.iter().filter(attacked).collect();
        let strikes = match attacked.is_empty() {
            true => t("lens-attacks-nobody"),
            false => ta(
                "lens-attacks",
                &[("pieces", self.listed(&scene, &attacked).into())],
            ),
        };
        Some(format!("{goes} {strikes}"))
    }

    fn said_threats(self, piece: &PieceView) -> Option<String> {
        let (plies, viewer, scene) = (self.plies_in_view(), self.told_to(), self.scene_told()?);
        let threats = self.draft.with(|draft| {
            let table = draft.table();
            table.threats(plies, viewer, piece.side, piece.place)
        });
        let threatens =
            |other: &&PieceView| other.side != piece.side && threats.contains(&other.place);
        let by: Vec<&PieceView> = scene.pieces.iter().filter(threatens).collect();
        if by.is_empty() {
            return None;
        }
        let mut args = self.named_at(&scene, piece).to_vec();
        args.push(("by", self.listed(&scene, &by).into()));
        Some(ta("lens-threatened", &args))
    }
}
