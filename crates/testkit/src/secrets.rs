//! Secrets stay secret: what differs only in them looks the same to whoever may not know them.

use game::{Notation, Playable, SplitMix, Viewer};

use crate::examine::{Effort, fault, guarded};
use crate::fault::{Checked, Fault, ensure};
use crate::views::VIEWERS;

/// Plays random games from `starts` and compares what viewers see of them, as [`examine_secrets`]
/// does. Returns how many pairs were compared, so that a test can require enough of them.
///
/// # Panics
///
/// With the [`Fault`] as its message.
#[track_caller]
pub fn keeps_secrets<P: Playable>(
    starts: &[P],
    doubles: impl Fn(&P, P::Move, Viewer) -> Vec<(P, P::Move)>,
    effort: Effort,
) -> u64 {
    match examine_secrets(starts, doubles, effort) {
        Ok(compared) => compared,
        Err(fault) => panic!("{fault}"),
    }
}

/// Plays random games from `starts`. For a position and a move in it, `doubles` lists what could be
/// there instead, for all that a viewer may know by the rules; the test writes it in the plainest
/// way it can. All these must look the same to that viewer: position, move, their texts, and what
/// comes of them.
///
/// # Errors
///
/// The first fault.
pub fn examine_secrets<P: Playable>(
    starts: &[P],
    doubles: impl Fn(&P, P::Move, Viewer) -> Vec<(P, P::Move)>,
    effort: Effort,
) -> Result<u64, Box<Fault>> {
    let mut compared = 0;
    for start in starts {
        for game in 0..effort.games {
            let seed = effort.seed + u64::from(game);
            let mut random = SplitMix(seed);
            let mut position = start.clone();
            let mut played = Vec::new();
            while played.len() < effort.plies {
                let Some(mv) = position.pick_move(|count| random.below(count)) else {
                    break;
                };
                for viewer in VIEWERS {
                    for other in doubles(&position, mv, viewer) {
                        guarded(|| alike((&position, mv), (&other.0, other.1), viewer))
                            .map_err(|flaw| fault(flaw, seed, start, &played))?;
                        compared += 1;
                    }
                }
                position.play_unchecked(mv);
                played.push(mv);
            }
        }
    }
    Ok(compared)
}

/// Two positions with a move in each, which `viewer` must not be able to tell apart.
fn alike<P: Playable>(one: (&P, P::Move), other: (&P, P::Move), viewer: Viewer) -> Checked {
    let [one, other] = [one, other].map(|(position, mv)| {
        let view = position.view(viewer);
        let seen = position.seen(mv, position.answer(mv), viewer);
        let mut next = position.clone();
        let legal = next.play(mv).is_ok();
        let texts = [view.to_string(), view.notation(seen)];
        (legal, view, seen, next.view(viewer), texts)
    });
    ensure(one.0 && other.0, "doubles are legal", || {
        format!("{:?} or {:?} is not", one.4, other.4)
    })?;
    ensure(one == other, "secrets are kept", || {
        format!(
            "{viewer:?} can tell {:?}, which leads to {}, from {:?}, which leads to {}",
            one.4, one.3, other.4, other.3
        )
    })
}
