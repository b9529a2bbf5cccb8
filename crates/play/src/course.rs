//! How a game went: what each side had won after each turn.

use game::{Scene, Side, Viewer};
use hall::Table;

use crate::{Story, TurnLine, turns};

/// The counters of points that a scene has in games that count points, those that are not safe yet included.
const POINTS: [&str; 2] = ["points", "points-pending"];

/// How a game went as far as it has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// Whether what was won are points; else it is the number of pieces that have fallen.
    pub in_points: bool,
    /// Its turns in order, each with what both sides had won after it, by [`Side::index`].
    pub turns: Vec<(TurnLine, [i64; 2])>,
}

impl Course {
    /// The course of a game as `viewer` has seen it.
    #[must_use]
    pub fn of(table: &dyn Table, viewer: Viewer) -> Self {
        let start = table.scene(0, viewer);
        let in_points = start.as_ref().is_some_and(|scene| points(scene).is_some());
        let mut won = [0; 2];
        let after = |turn: TurnLine| {
            if in_points {
                let scene = table.scene(turn.to, viewer);
                won = scene.as_ref().and_then(points).unwrap_or(won);
            } else {
                let stories = (turn.from..turn.to).filter_map(|ply| Story::of(table, ply, viewer));
                for story in stories {
                    let fallen = usize::from(story.target.is_some()) + story.fallen.len();
                    won[story.side.index()] += i64::try_from(fallen).unwrap_or(0);
                }
            }
            (turn, won)
        };
        let lines = turns(table, table.plies(), viewer);
        Self {
            in_points,
            turns: lines.into_iter().map(after).collect(),
        }
    }

    /// How far the first side leads after each turn; negative if the second one does.
    pub fn leads(&self) -> impl Iterator<Item = i64> {
        self.turns.iter().map(|(_, won)| won[0] - won[1])
    }

    /// The indices of the turns that changed the lead most, at most so many, in the order of the game.
    #[must_use]
    pub fn turning_points(&self, most: usize) -> Vec<usize> {
        let mut before = 0;
        let change = |lead: i64| lead - std::mem::replace(&mut before, lead);
        largest(self.leads().map(change), 1, most)
    }
}

/// The indices of the largest of these changes, up or down, that are at least `least`: at most `most` of them, in
/// their order.
pub(crate) fn largest(changes: impl Iterator<Item = i64>, least: i64, most: usize) -> Vec<usize> {
    let sizes = changes.map(i64::abs).enumerate();
    let mut sizes: Vec<_> = sizes.filter(|(_, size)| *size >= least).collect();
    sizes.sort_by_key(|(index, size)| (-size, *index));
    sizes.truncate(most);
    let mut indices: Vec<usize> = sizes.into_iter().map(|(index, _)| index).collect();
    indices.sort_unstable();
    indices
}

/// The points of both sides, in games that count any.
fn points(scene: &Scene) -> Option<[i64; 2]> {
    let of = |side: Side| {
        let counters = scene.counters.iter();
        let mine = counters.filter(|one| one.side == Some(side) && POINTS.contains(&one.key));
        let values: Vec<i64> = mine.map(|one| one.value).collect();
        (!values.is_empty()).then(|| values.iter().sum())
    };
    Some([of(Side::First)?, of(Side::Second)?])
}
