//! Secrets stay secret: what differs only in them looks the same to whoever may not know them.

use std::cell::LazyCell;

use game::{Notation, PieceView, Place, Playable, Reach, Show, Side, SplitMix, Viewer};

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
/// way it can. All these must look the same to that viewer: position, move, their texts, what
/// comes of them, and what a closer look at any piece shows.
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
                    let looks = LazyCell::new(|| closer_looks(&position.view(viewer)));
                    for other in doubles(&position, mv, viewer) {
                        let same_looks = || looks_alike(&looks, &other.0.view(viewer), viewer);
                        guarded(|| alike((&position, mv), (&other.0, other.1), viewer))
                            .and_then(|()| guarded(same_looks))
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

/// What a closer look shows of a piece: where it stands, whose it is, what it could do, and who
/// threatens it.
type Look = (Place, Side, Option<Reach>, Vec<Place>);

/// Closer looks at the pieces of a view must show what they do where only secrets differ.
fn looks_alike<V: Show>(looks: &[Look], other: &V, viewer: Viewer) -> Checked {
    let others = closer_looks(other);
    ensure(looks == others, "closer looks keep secrets", || {
        let differs = looks
            .iter()
            .zip(&others)
            .find(|(here, there)| here != there);
        format!("{viewer:?} sees of pieces in {other}: {differs:?}")
    })
}

fn closer_looks<V: Show>(view: &V) -> Vec<Look> {
    let pieces = view.scene().pieces.into_iter();
    let look = |piece: PieceView| {
        let PieceView { place, side, .. } = piece;
        let (reach, threats) = (view.reach_of(side, place), view.threats(side, place));
        (place, side, reach, threats)
    };
    pieces.map(look).collect()
}
