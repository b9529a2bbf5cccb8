//! What a board highlights of the move that is being touched.

use game::{Place, Scene, Side, Touch};

use super::Draft;

/// The places that a board highlights, so that its player sees what was touched and what may be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touchable {
    /// Places touched so far.
    pub selected: Vec<Place>,
    /// Places to touch next, each with whether an enemy piece stands there.
    pub targets: Vec<(Place, bool)>,
    /// The place where the touches so far may end; touching it again ends them.
    pub finish: Option<Place>,
}

impl Draft {
    /// What is to be highlighted in this scene, for somebody who may play now or may not.
    #[must_use]
    pub fn touchable(&self, scene: &Scene, may_play: bool) -> Touchable {
        let touched = self.touched();
        let places = |touches: &mut dyn Iterator<Item = &Touch>| -> Vec<Place> {
            touches.filter_map(Touch::place).collect()
        };
        let mover = self.table.to_move();
        let stands = |at: Place, whose: &dyn Fn(Side) -> bool| {
            let mut pieces = scene.pieces.iter();
            pieces.any(|piece| piece.place == at && whose(piece.side))
        };
        let own = |at: &Place| stands(*at, &|side| Some(side) == mover);
        let enemy = |at: Place| stands(at, &|side| Some(side) != mover);
        // Without a highlight, nobody would guess that a gesture can begin at a place without an own
        // piece.
        let next = match (touched.is_empty(), may_play) {
            (false, _) => places(&mut self.next().iter()),
            (true, false) => Vec::new(),
            (true, true) => {
                let mut starts = places(&mut self.starts.iter());
                starts.retain(|at| !own(at));
                starts
            }
        };
        Touchable {
            selected: places(&mut touched.iter()),
            targets: next.into_iter().map(|at| (at, enemy(at))).collect(),
            finish: self.complete().and(touched.last()).and_then(Touch::place),
        }
    }
}
