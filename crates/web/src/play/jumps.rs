//! What happens within a move: the stops of a piece that jumps several times, and the piece that comes to
//! light and leaves at once.

use game::{PieceView, Place, Scene, Touch, Viewer};
use hall::Table;

/// The board with the piece that came to light with ply `ply` and left with it, if one did.
pub(super) fn passing(table: &dyn Table, ply: usize, viewer: Viewer) -> Option<Scene> {
    let piece = table.passing(ply, viewer)?;
    let mut scene = table.scene(ply, viewer)?;
    let hidden = |other: &PieceView| other.is_hidden() && other.place == piece.place;
    scene.pieces.retain(|other| !hidden(other));
    scene.pieces.push(piece);
    Some(scene)
}

/// The board at each stop of the piece that made ply `ply`, without its start and its goal; jumped
/// enemies disappear on the way. Empty for a single step or another kind of move.
pub(super) fn stops(table: &dyn Table, ply: usize, viewer: Viewer) -> Vec<Scene> {
    found(table, ply, viewer).unwrap_or_default()
}

fn found(table: &dyn Table, ply: usize, viewer: Viewer) -> Option<Vec<Scene>> {
    let (mover, text) = table.ply(ply, viewer)?;
    let before = table.scene(ply, viewer)?;
    let after = table.scene(ply + 1, viewer)?;
    let mut past = table.boxed_clone();
    while past.plies() > ply && past.take_back() {}
    let offers = (past.plies() == ply).then(|| past.offers())?;
    let offer = offers.into_iter().find(|offer| offer.text == text)?;
    let touches: &[Touch] = &offer.gestures.first()?.ordered;
    let way: Vec<Place> = touches.iter().map(Touch::place).collect::<Option<_>>()?;
    let (from, to) = (*way.first()?, *way.last()?);
    let own = |piece: &PieceView, at: Place| piece.side == mover && piece.place == at;
    let moved = before.pieces.iter().position(|piece| own(piece, from))?;
    after.pieces.iter().find(|piece| own(piece, to))?;
    let gone = |piece: &PieceView| {
        let stays = |other: &PieceView| (other.place, other.side) == (piece.place, piece.side);
        piece.side != mover && !after.pieces.iter().any(stays)
    };
    let mut scenes = Vec::new();
    for stop in 1..way.len().saturating_sub(1) {
        let mut scene = before.clone();
        scene.pieces[moved].place = way[stop];
        scene.pieces.retain(|piece| {
            let jumped = |leg: &[Place]| between(&before, piece.place, leg[0], leg[1]);
            !(gone(piece) && way[..=stop].windows(2).any(jumped))
        });
        scene.marks.clear();
        scenes.push(scene);
    }
    Some(scenes)
}

/// Whether a place lies on the straight line between two others.
fn between(scene: &Scene, at: Place, from: Place, to: Place) -> bool {
    let spot = |place: Place| {
        let view = scene.places.iter().find(|view| view.place == place);
        view.map(|view| (view.x, view.y))
    };
    let (Some(at), Some(from), Some(to)) = (spot(at), spot(from), spot(to)) else {
        return false;
    };
    let (along, way) = (
        (at.0 - from.0, at.1 - from.1),
        (to.0 - from.0, to.1 - from.1),
    );
    let aside = along.0 * way.1 - along.1 * way.0;
    let ahead = along.0 * way.0 + along.1 * way.1;
    aside.abs() < 0.01 && ahead > 0.0 && ahead < way.0 * way.0 + way.1 * way.1
}

#[cfg(test)]
mod tests {
    use hall::Options;

    use super::*;

    fn played(position: &str, text: &str) -> Vec<Scene> {
        let mut table = crate::games::hall()
            .open(position, &Options::default())
            .expect("a position");
        table.play(text).expect("a legal move");
        stops(&*table, 0, Viewer::Public)
    }

    fn at(scene: &Scene, name: &str) -> Option<&'static str> {
        let view = scene.places.iter().find(|view| view.name == name)?;
        let mut pieces = scene.pieces.iter();
        let found = pieces.find(|piece| piece.place == view.place);
        found.map(|piece| piece.kind)
    }

    #[test]
    fn jumped_enemies_leave_at_the_stops() {
        let start = "tigerchess 3qk3/3p4/8/3p4/2S5/8/8/3QK3 w - - 0 9 Tt - - -";
        let scenes = played(start, "c4:e6:c8a");
        let [stop] = scenes.as_slice() else {
            panic!("one stop: {}", scenes.len());
        };
        assert_eq!(at(stop, "e6"), Some("tigerchess-swordsman"));
        assert_eq!((at(stop, "c4"), at(stop, "d5")), (None, None));
        assert_eq!(at(stop, "d7"), Some("tigerchess-pikeman"));
    }

    #[test]
    fn a_move_of_one_step_has_no_stops() {
        let start = "tigerchess 3qk3/3p4/8/3p4/2S5/8/8/3QK3 w - - 0 9 Tt - - -";
        assert_eq!(played(start, "c4b5"), []);
        let tora = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
        assert_eq!(played(tora, "A v5h7-v5h6"), []);
    }
}
