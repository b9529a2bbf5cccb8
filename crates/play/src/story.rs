//! What a ply does, told by what is seen: for sentences and arrows.

use game::{Gait, Motion, PieceView, Place, Scene, Side, Strike, Viewer};
use hall::Table;

/// What a ply has done, as far as a viewer knows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// The side that played it.
    pub side: Side,
    /// The piece that acted, as it was before, with its place; `None` if it was not seen.
    pub piece: Option<PieceView>,
    /// Where that piece went, if it moved.
    pub to: Option<Place>,
    /// What it has become, if it looks different now: another kind, or another state.
    pub becomes: Option<PieceView>,
    /// The enemy that it attacked or captured from elsewhere, or by going there.
    pub target: Option<PieceView>,
    /// Further pieces that fell, such as those that were surrounded.
    pub fallen: Vec<PieceView>,
    /// The places it went through, from the first to where it ended.
    pub way: Vec<Place>,
    /// How it went there.
    pub gait: Gait,
    /// How it attacked.
    pub strike: Strike,
    /// Where others stood who took part, such as a crew.
    pub helpers: Vec<Place>,
}

impl Story {
    /// What `viewer` has seen of ply `ply` (from 0) of a game. `None` past its end, and for a ply that has
    /// no place, such as the end of a turn.
    #[must_use]
    pub fn of(table: &dyn Table, ply: usize, viewer: Viewer) -> Option<Self> {
        let (side, _) = table.ply(ply, viewer)?;
        let trace = table.trace(ply, viewer);
        let motion = table.motion(ply, viewer)?;
        let (before, after) = (table.scene(ply, viewer)?, table.scene(ply + 1, viewer)?);
        Self::told(side, &trace, motion, &before, &after)
    }

    fn told(
        side: Side,
        trace: &[Place],
        motion: Motion,
        before: &Scene,
        after: &Scene,
    ) -> Option<Self> {
        let (first, last) = (*trace.first()?, *trace.last()?);
        let piece = standing(before, first, side);
        // Where a piece of this side stands now that was not there before.
        let comes = |place: &&Place| {
            let now = standing(after, **place, side);
            now.is_some() && (now.map(look) != standing(before, **place, side).map(look))
        };
        let moves = piece.is_some_and(|piece| gone(piece, after));
        // A piece that comes onto the board has its only place in view.
        let ends = if piece.is_some() { &trace[1..] } else { trace };
        let to = ends.iter().rev().find(comes).copied();
        let to = to.filter(|_| moves || piece.is_none());
        let end = to.unwrap_or(first);
        let target = standing(before, last, !side).filter(|_| trace.len() > 1);
        let becomes = standing(after, end, side).filter(|now| {
            piece.map_or(motion.gait == Gait::Post, |piece| {
                piece.kind != now.kind || trace.len() == 1 && look(piece) != look(now)
            })
        });
        let fallen = before.pieces.iter().filter(|fell| {
            let other = Some(*fell) != piece && Some(*fell) != target && on_board(before, fell);
            other && fell.side != side && gone(fell, after)
        });
        let way = match to {
            Some(end) if motion.way.last() == Some(&end) => motion.way,
            Some(end) => {
                let until = trace.iter().rposition(|place| *place == end);
                trace[..=until.unwrap_or(0)].to_vec()
            }
            None => vec![first],
        };
        Some(Self {
            side,
            piece: piece.cloned(),
            to,
            becomes: becomes.cloned(),
            target: target.cloned(),
            fallen: fallen.cloned().collect(),
            way,
            gait: motion.gait,
            strike: motion.strike,
            helpers: motion.helpers,
        })
    }

    /// The arrows that show it: from where it stood to where it went, jump by jump, and to what it attacked
    /// from there.
    #[must_use]
    pub fn arrows(&self) -> Vec<(Place, Place)> {
        let shot = self.target.as_ref().map(|target| target.place);
        let ends = |at: &usize| *at == 0 || at + 1 == self.way.len() || self.gait == Gait::Jump;
        let stops = (0..self.way.len()).filter(ends).map(|at| self.way[at]);
        let mut points: Vec<Place> = stops.chain(shot).collect();
        points.dedup();
        points.windows(2).map(|two| (two[0], two[1])).collect()
    }
}

/// The piece of a side at a place.
fn standing(scene: &Scene, place: Place, side: Side) -> Option<&PieceView> {
    let mut pieces = scene.pieces.iter();
    pieces.find(|piece| piece.place == place && piece.side == side)
}

/// Whether a piece stands on the board: beside it pieces only wait, and leave without a fall.
fn on_board(scene: &Scene, piece: &PieceView) -> bool {
    let (columns, rows) = (f32::from(scene.board.columns), f32::from(scene.board.rows));
    let mut places = scene.places.iter();
    let view = places.find(|view| view.place == piece.place);
    view.is_some_and(|view| (0.0..columns).contains(&view.x) && (0.0..rows).contains(&view.y))
}

/// Whether a piece is not there any more.
fn gone(piece: &PieceView, after: &Scene) -> bool {
    standing(after, piece.place, piece.side).is_none_or(|now| now.kind != piece.kind)
}

/// What tells pieces apart, wherever they stand.
fn look(piece: &PieceView) -> (&'static str, &[&'static str]) {
    (piece.kind, &piece.states)
}
