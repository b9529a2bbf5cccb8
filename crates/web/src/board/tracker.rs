//! Matches the pieces of a scene with those of the scene before, so that moves can be animated.

use game::{PieceView, Place, Scene};

/// A piece with a number that it keeps while it stays in the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tracked {
    /// Its number.
    pub(crate) id: u32,
    /// The piece.
    pub(crate) piece: PieceView,
    /// Its part of a shared place, as (index, number of parts).
    pub(crate) share: (usize, usize),
    /// Whether it has come into sight with this scene, as a hidden piece that was found does.
    pub(crate) comes: bool,
}

/// Follows pieces from scene to scene.
#[derive(Debug, Default)]
pub(crate) struct Tracker {
    known: Vec<(u32, PieceView)>,
    last: u32,
}

impl Tracker {
    /// Matches the pieces of the next scene; also returns the places from which pieces have gone.
    pub(crate) fn follow(&mut self, scene: &Scene) -> (Vec<Tracked>, Vec<Place>) {
        let begun = !self.known.is_empty();
        let mut old: Vec<Option<(u32, PieceView)>> = self.known.drain(..).map(Some).collect();
        let mut ids: Vec<Option<u32>> = vec![None; scene.pieces.len()];
        let spot = |scene: &Scene, place: Place| {
            let view = scene.places.iter().find(|view| view.place == place);
            view.map_or((0.0, 0.0), |view| (view.x, view.y))
        };
        // First a piece at the same place, then the nearest moved piece of its kind, then a
        // promoted one.
        let same = |a: &PieceView, b: &PieceView| {
            a.side == b.side && a.kind == b.kind && a.label == b.label
        };
        for round in 0..3 {
            for (piece, id) in scene
                .pieces
                .iter()
                .zip(&mut ids)
                .filter(|(_, id)| id.is_none())
            {
                let (x, y) = spot(scene, piece.place);
                let fits = |before: &PieceView| match round {
                    0 => before.place == piece.place && same(before, piece),
                    1 => same(before, piece),
                    _ => before.place == piece.place && before.side == piece.side,
                };
                let far = |before: &PieceView| {
                    let (bx, by) = spot(scene, before.place);
                    (bx - x).abs().max((by - y).abs())
                };
                let best = old
                    .iter_mut()
                    .filter(|slot| slot.as_ref().is_some_and(|(_, b)| fits(b)));
                let best = best.min_by(|a, b| {
                    let d = |slot: &Option<(u32, PieceView)>| {
                        slot.as_ref().map_or(0.0, |(_, b)| far(b))
                    };
                    d(a).total_cmp(&d(b))
                });
                *id = best.and_then(Option::take).map(|(id, _)| id);
            }
        }
        let gone = old
            .into_iter()
            .flatten()
            // What is covered again has not gone.
            .filter(|(_, piece)| !piece.is_hidden())
            .map(|(_, piece)| piece.place)
            .collect();
        let tracked: Vec<Tracked> = scene
            .pieces
            .iter()
            .enumerate()
            .map(|(i, piece)| {
                let id = ids[i].unwrap_or_else(|| {
                    self.last += 1;
                    self.last
                });
                let here = |p: &&PieceView| p.place == piece.place;
                let share = (
                    scene.pieces[..i].iter().filter(here).count(),
                    scene.pieces.iter().filter(here).count(),
                );
                Tracked {
                    id,
                    piece: piece.clone(),
                    share,
                    comes: begun && ids[i].is_none() && !piece.is_hidden(),
                }
            })
            .collect();
        self.known = tracked.iter().map(|t| (t.id, t.piece.clone())).collect();
        (tracked, gone)
    }
}

#[cfg(test)]
mod tests {
    use game::{Board, BoardStyle, Ground, PlaceView, Side};

    use super::*;

    fn scene(pieces: &[(u16, Side, &'static str)]) -> Scene {
        let place = |i: u16| PlaceView {
            place: Place(i),
            name: i.to_string(),
            x: f32::from(i),
            y: 0.5,
            size: 1.0,
            ground: Ground::Plain,
            dark: false,
        };
        let piece = |&(place, side, kind): &(u16, Side, &'static str)| PieceView {
            place: Place(place),
            side,
            kind,
            letter: 'x',
            label: None,
            states: Vec::new(),
        };
        Scene {
            places: (0..9).map(place).collect(),
            pieces: pieces.iter().map(piece).collect(),
            ..Scene::empty(Board {
                columns: 9,
                rows: 1,
                column_labels: Vec::new(),
                row_labels: Vec::new(),
                style: BoardStyle::Checker,
            })
        }
    }

    fn ids(tracked: &[Tracked]) -> Vec<u32> {
        tracked.iter().map(|t| t.id).collect()
    }

    #[test]
    fn a_piece_that_moves_stays_the_same_and_one_that_goes_is_told() {
        let mut tracker = Tracker::default();
        let first = tracker.follow(&scene(&[
            (0, Side::First, "a"),
            (4, Side::First, "a"),
            (5, Side::Second, "b"),
        ]));
        assert_eq!(ids(&first.0), [1, 2, 3]);
        let (after, gone) = tracker.follow(&scene(&[(0, Side::First, "a"), (5, Side::First, "a")]));
        assert_eq!(ids(&after), [1, 2]);
        assert_eq!(gone, [Place(5)]);
    }

    #[test]
    fn a_piece_that_becomes_another_on_its_place_stays_the_same() {
        let mut tracker = Tracker::default();
        tracker.follow(&scene(&[(3, Side::First, "general")]));
        let (after, gone) = tracker.follow(&scene(&[(3, Side::First, "king")]));
        assert_eq!((ids(&after), gone), (vec![1], vec![]));
    }

    #[test]
    fn what_comes_into_sight_is_told_but_not_the_first_scene_or_a_look_at_what_is_hidden() {
        let comes = |tracked: &(Vec<Tracked>, Vec<Place>)| -> Vec<bool> {
            tracked.0.iter().map(|t| t.comes).collect()
        };
        let mut tracker = Tracker::default();
        let first = tracker.follow(&scene(&[(0, Side::First, "a")]));
        assert_eq!(comes(&first), [false]);
        let mut bare = scene(&[(0, Side::First, "a"), (3, Side::First, "b")]);
        bare.pieces[1].states.push(game::HIDDEN);
        assert_eq!(comes(&tracker.follow(&bare)), [false, false]);
        let covered = tracker.follow(&scene(&[(0, Side::First, "a")]));
        assert_eq!((comes(&covered), covered.1), (vec![false], vec![]));
        let found = tracker.follow(&scene(&[(0, Side::First, "a"), (3, Side::First, "b")]));
        assert_eq!(comes(&found), [false, true]);
    }

    #[test]
    fn two_on_a_place_share_it() {
        let mut tracker = Tracker::default();
        let (both, _) = tracker.follow(&scene(&[(3, Side::First, "a"), (3, Side::Second, "a")]));
        assert_eq!(
            both.iter().map(|t| t.share).collect::<Vec<_>>(),
            [(0, 2), (1, 2)]
        );
    }
}
