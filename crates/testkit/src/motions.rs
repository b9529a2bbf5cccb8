//! What a screen plays of a move, and what it shows of a piece that is looked at.

use std::collections::{HashMap, HashSet};

use game::{Gait, MarkKind, Place, Show};

use crate::fault::{Checked, ensure};

/// Each move is carried out on places that exist, and a piece can reach where its moves lead.
pub(crate) fn played<P: Show>(position: &P, legal: &[P::Move]) -> Checked {
    let scene = position.scene();
    let places: HashSet<Place> = scene.places.iter().map(|view| view.place).collect();
    let mut reaches = HashMap::new();
    for &mv in legal {
        let motion = position.motion(mv);
        let known = motion.way.iter().chain(&motion.helpers);
        let steps = motion.way.windows(2).all(|two| two[0] != two[1]);
        ensure(
            steps && known.into_iter().all(|place| places.contains(place)),
            "motions from place to place",
            || format!("{mv:?} is carried out as {motion:?}"),
        )?;
        let (Some(side), [from, .., to]) = (position.to_move(), &motion.way[..]) else {
            continue;
        };
        let reach = reaches
            .entry(*from)
            .or_insert_with(|| position.reach_of(side, *from));
        let own = scene.pieces.iter().filter(|piece| piece.side == side);
        if own.filter(|piece| piece.place == *from).count() > 1 {
            // Who looks closely sees the piece that does not hide.
            continue;
        }
        // Nobody looks closely at what is hidden, or waits beside the board.
        let reaches = reach
            .as_ref()
            .is_none_or(|reach| reach.goes.contains(to) || reach.strikes.contains(to));
        ensure(
            reaches || motion.gait == Gait::Post,
            "pieces reach where they go",
            || format!("{mv:?} goes {:?}, but its piece has {reach:?}", motion.way),
        )?;
    }
    Ok(())
}

/// Whoever is marked as in danger is threatened by a piece of the other side that is seen.
pub(crate) fn threatened<P: Show>(position: &P) -> Checked {
    let scene = position.scene();
    let dangers = scene
        .marks
        .iter()
        .filter(|mark| mark.kind == MarkKind::Danger);
    for mark in dangers {
        let mut threats = scene
            .pieces
            .iter()
            .filter(|piece| piece.place == mark.place)
            .map(|piece| (piece.side, position.threats(piece.side, piece.place)));
        let sound = threats.any(|(side, threats)| {
            let enemy = |at: &Place| {
                let mut pieces = scene.pieces.iter();
                pieces.any(|piece| piece.place == *at && piece.side != side)
            };
            !threats.is_empty() && threats.iter().all(enemy)
        });
        ensure(
            sound || position.to_move().is_none(),
            "danger has a reason",
            || format!("{mark:?} is shown, but nobody seen threatens what stands there"),
        )?;
    }
    Ok(())
}
