//! From touches to moves.

use std::collections::BTreeSet;

use crate::{Gesture, Touch};

/// What a touch has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched<M> {
    /// The touch does not continue any legal move from here; nothing has changed.
    Refused,
    /// The touch was taken; more touches or a confirmation are needed.
    More,
    /// The touches make this move and nothing else.
    Done(M),
}

/// Collects touches until they make one of the moves on offer.
#[derive(Clone, Debug)]
pub struct Composer<M> {
    offers: Vec<(M, Gesture)>,
    touched: Vec<Touch>,
}

impl<M: Clone> Composer<M> {
    /// A composer for these moves, each listed once for each of its gestures; nothing is touched
    /// yet.
    #[must_use]
    pub fn new(offers: Vec<(M, Gesture)>) -> Self {
        Self {
            offers,
            touched: Vec::new(),
        }
    }

    /// What has been touched so far.
    #[must_use]
    pub fn touched(&self) -> &[Touch] {
        &self.touched
    }

    /// The moves that the touches so far begin.
    pub fn candidates(&self) -> impl Iterator<Item = &(M, Gesture)> {
        self.offers
            .iter()
            .filter(|(_, gesture)| gesture.begins_with(&self.touched))
    }

    /// The touches that may come next, sorted, without duplicates.
    #[must_use]
    pub fn next(&self) -> Vec<Touch> {
        let mut next = BTreeSet::new();
        for (_, gesture) in self.candidates() {
            next.extend(gesture.after(&self.touched));
        }
        next.into_iter().collect()
    }

    /// The move that would be made if the player confirmed now.
    #[must_use]
    pub fn complete(&self) -> Option<M> {
        let count = self.touched.len();
        let exact = self
            .candidates()
            .find(|(_, gesture)| gesture.len() == count);
        let enough = || {
            self.candidates()
                .find(|(_, g)| g.enough == count && usual(g).eq(self.touched.iter()))
        };
        exact.or_else(enough).map(|(mv, _)| mv.clone())
    }

    /// Adds a touch.
    ///
    /// After [`Touched::Done`] the composer holds all touches of that move; the caller plays it
    /// and makes a new composer for the position that follows.
    pub fn touch(&mut self, touch: Touch) -> Touched<M> {
        self.touched.push(touch);
        let (first, only) = {
            let mut candidates = self.candidates();
            (candidates.next().cloned(), candidates.next().is_none())
        };
        match first {
            None => {
                self.touched.pop();
                Touched::Refused
            }
            Some((mv, gesture)) if only && gesture.len() == self.touched.len() => Touched::Done(mv),
            Some(_) => Touched::More,
        }
    }

    /// Takes back the last touch; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.touched.pop().is_some()
    }

    /// Forgets all touches.
    pub fn clear(&mut self) {
        self.touched.clear();
    }
}

/// The touches of a gesture in their usual order, as many as are enough.
fn usual(gesture: &Gesture) -> impl Iterator<Item = &Touch> {
    gesture
        .ordered
        .iter()
        .chain(&gesture.any_order)
        .take(gesture.enough)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ButtonId, Place};

    fn at(place: u16) -> Touch {
        Touch::Place(Place(place))
    }

    fn composer() -> Composer<&'static str> {
        let crew = |name, a, b| {
            let any_order = vec![at(a), at(b)];
            (
                name,
                Gesture {
                    ordered: vec![at(9), at(10)],
                    any_order,
                    enough: 4,
                },
            )
        };
        let (usual, mut gesture) = crew("crew 1 2", 1, 2);
        gesture.enough = 2;
        Composer::new(vec![
            ("step", Gesture::new(vec![at(1), at(2)])),
            ("step and shoot", Gesture::new(vec![at(1), at(2), at(3)])),
            (
                "ready",
                Gesture::new(vec![at(5), Touch::Button(ButtonId("ready"))]),
            ),
            (usual, gesture),
            crew("crew 1 3", 1, 3),
            crew("crew 2 3", 2, 3),
        ])
    }

    #[test]
    fn a_gesture_that_only_one_move_has_is_done_at_once() {
        let mut c = composer();
        assert_eq!(c.touch(at(5)), Touched::More);
        assert_eq!(
            c.touch(Touch::Button(ButtonId("ready"))),
            Touched::Done("ready")
        );
    }

    #[test]
    fn a_gesture_that_another_continues_waits_for_the_player() {
        let mut c = composer();
        c.touch(at(1));
        assert_eq!(c.touch(at(2)), Touched::More);
        assert_eq!(c.complete(), Some("step"));
        assert_eq!(c.next(), [at(3)]);
        assert_eq!(c.touch(at(3)), Touched::Done("step and shoot"));
    }

    #[test]
    fn what_continues_nothing_is_refused_and_changes_nothing() {
        let mut c = composer();
        c.touch(at(1));
        assert_eq!(c.touch(at(7)), Touched::Refused);
        assert_eq!(c.touched(), [at(1)]);
    }

    #[test]
    fn one_move_may_have_several_gestures() {
        let touches = |ends: &[u16]| Gesture::new(ends.iter().map(|&end| at(end)).collect());
        let mut c = Composer::new(vec![
            ("round", touches(&[1, 2, 3])),
            ("round", touches(&[1, 4, 3])),
            ("short", touches(&[1, 2])),
        ]);
        for second in [2, 4] {
            c.clear();
            assert_eq!(c.touch(at(1)), Touched::More);
            assert_eq!(c.touch(at(second)), Touched::More);
            assert_eq!(c.touch(at(3)), Touched::Done("round"));
        }
    }

    #[test]
    fn crew_is_chosen_in_any_order_or_left_to_the_usual_choice() {
        let mut c = composer();
        c.touch(at(9));
        c.touch(at(10));
        assert_eq!(c.complete(), Some("crew 1 2"));
        c.touch(at(3));
        assert_eq!(c.complete(), None);
        assert_eq!(c.next(), [at(1), at(2)]);
        assert_eq!(c.touch(at(2)), Touched::Done("crew 2 3"));
    }
}
