//! Touches that lead nowhere get a reason.

use std::collections::HashSet;

use game::{Composer, Place, Refusal, Show, SplitMix, Touch, Touched};

use crate::fault::{Flaw, ensure};
use crate::gestures::{offers, touchable};

/// Rows of random touches tried in one position.
const TRIES: usize = 24;

/// Makes random touches until one is refused, and asks for the reason: a rule, a message, and
/// places that are on the screen. Returns how many reasons it asked for.
pub(crate) fn given<P: Show>(
    position: &P,
    legal: &[P::Move],
    random: &mut SplitMix,
) -> Result<u64, Flaw> {
    let scene = position.scene();
    let mut on_screen: Vec<Touch> = touchable(&scene).into_iter().collect();
    on_screen.sort_unstable();
    let places: HashSet<Place> = scene.places.iter().map(|view| view.place).collect();
    let mut composer = Composer::new(offers(position, legal));
    let mut asked = 0;
    for _ in 0..TRIES {
        composer.clear();
        for _ in 0..4 {
            let next = composer.next();
            // Sensible touches lead deeper, wild ones find what nobody thought of.
            let touch = if next.is_empty() || random.below(2) == 0 {
                on_screen[random.below(on_screen.len())]
            } else {
                next[random.below(next.len())]
            };
            match composer.touch(touch) {
                Touched::More => {}
                Touched::Done(_) => break,
                Touched::Refused => {
                    let mut touched = composer.touched().to_vec();
                    touched.push(touch);
                    let reason = position.explain(&touched);
                    let sound = reason.rule().is_none_or(|rule| !rule.0.is_empty())
                        && !reason.key().is_empty()
                        && !reason.to_string().is_empty()
                        && reason.places().iter().all(|place| places.contains(place));
                    ensure(sound, "reasons", || {
                        format!("{touched:?} is refused with {reason:?}, which says too little")
                    })?;
                    asked += 1;
                    break;
                }
            }
        }
    }
    Ok(asked)
}
