//! Every legal move can be touched, and the touches make no other move.

use std::collections::{HashMap, HashSet};
use std::fmt::Debug;

use game::{Composer, Gesture, Scene, Show, Touch, Touched};

use crate::fault::{Checked, ensure};

/// Each move has a gesture of things that are on the screen, and no two moves share one, neither in
/// full nor the part of it that is enough.
pub(crate) fn distinct<P: Show>(position: &P, legal: &[P::Move]) -> Checked {
    let on_screen = touchable(&position.scene());
    let mut owners: HashMap<(Vec<Touch>, Vec<Touch>), P::Move> = HashMap::new();
    for (&mv, listed) in legal.iter().zip(position.all_gestures(legal)) {
        let usual = position.gesture(mv);
        let all = position.gestures(mv);
        ensure(
            listed == all,
            "the gestures of one move are those among all",
            || format!("{mv:?} has the gestures {all:?}, but {listed:?} among all"),
        )?;
        ensure(
            all.first() == Some(&usual),
            "the usual gesture first",
            || format!("{mv:?} has the gestures {all:?}, but {usual:?} is the usual one"),
        )?;
        for gesture in all {
            sound(mv, &gesture, &on_screen)?;
            for form in forms(&gesture) {
                let other = *owners.entry(form).or_insert(mv);
                ensure(other == mv, "one gesture, one move", || {
                    format!("{mv:?} and {other:?} share the gesture {gesture:?}")
                })?;
            }
        }
    }
    Ok(())
}

/// The gesture has touches, each of something that is on the screen.
fn sound<M: Debug>(mv: M, gesture: &Gesture, on_screen: &HashSet<Touch>) -> Checked {
    let once: HashSet<&Touch> = gesture.any_order.iter().collect();
    let sound = !gesture.ordered.is_empty()
        && (1..=gesture.len()).contains(&gesture.enough)
        && once.len() == gesture.any_order.len();
    ensure(sound, "sound gestures", || {
        format!("{mv:?} has {gesture:?}: no touch, `enough` out of range, or one touch twice")
    })?;
    let unknown = touches(gesture).find(|touch| !on_screen.contains(touch));
    ensure(unknown.is_none(), "gestures touch what is there", || {
        format!("{mv:?} touches {unknown:?}, which is not on the screen")
    })
}

/// The touches of each gesture, one after the other, lead to exactly its move: in full, in another
/// order where the order is free, and where they are enough.
pub(crate) fn reach<P: Show>(position: &P, legal: &[P::Move]) -> Checked {
    let offers = offers(position, legal);
    let mut composer = Composer::new(offers.clone());
    for (mv, gesture) in offers {
        let usual: Vec<Touch> = touches(&gesture).collect();
        let turned = gesture
            .ordered
            .iter()
            .chain(gesture.any_order.iter().rev())
            .copied()
            .collect();
        for path in [usual, turned] {
            composer.clear();
            for (count, &touch) in path.iter().enumerate() {
                let offered = composer.next().contains(&touch);
                let touched = composer.touch(touch);
                let last = count + 1 == path.len();
                let enough = count + 1 == gesture.enough
                    && path[..=count]
                        .iter()
                        .copied()
                        .eq(touches(&gesture).take(gesture.enough));
                let leads = match touched {
                    Touched::Refused => false,
                    Touched::More => !(last || enough) || composer.complete() == Some(mv),
                    Touched::Done(done) => last && done == mv,
                };
                ensure(offered && leads, "touches reach their move", || {
                    format!(
                        "{mv:?} has {gesture:?}, but {:?} leads to {touched:?}",
                        &path[..=count]
                    )
                })?;
            }
        }
    }
    Ok(())
}

/// The legal moves with all their gestures.
pub(crate) fn offers<P: Show>(position: &P, legal: &[P::Move]) -> Vec<(P::Move, Gesture)> {
    let of = |&mv: &P::Move| position.gestures(mv).into_iter().map(move |g| (mv, g));
    legal.iter().flat_map(of).collect()
}

/// All that can be touched on a screen.
pub(crate) fn touchable(scene: &Scene) -> HashSet<Touch> {
    let places = scene.places.iter().map(|view| Touch::Place(view.place));
    places
        .chain(scene.buttons.iter().map(|button| Touch::Button(button.id)))
        .collect()
}

fn touches(gesture: &Gesture) -> impl Iterator<Item = Touch> {
    gesture.ordered.iter().chain(&gesture.any_order).copied()
}

/// The touches that make a move, in full and where they are enough, each as those in order and
/// those in any order.
fn forms(gesture: &Gesture) -> Vec<(Vec<Touch>, Vec<Touch>)> {
    [gesture.len(), gesture.enough]
        .into_iter()
        .map(|count| {
            let ordered = gesture.ordered.iter().copied().take(count).collect();
            let rest = count.saturating_sub(gesture.ordered.len());
            let mut any_order: Vec<Touch> = gesture.any_order.iter().copied().take(rest).collect();
            any_order.sort_unstable();
            (ordered, any_order)
        })
        .collect()
}
