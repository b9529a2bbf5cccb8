//! What a position of TORA is worth: material, hanging pieces, and how near enemies are to the
//! command pieces.

mod army;
mod assassin;
mod crews;
mod danger;
mod insight;
mod look;

use game::{Conduct, Game, Position, Side};
use tora::{Action, Hiding, Ply};

use crate::{Evaluate, Look, Task};

use army::Army;
use crews::spare_crews;
use danger::Turn;
use insight::Insight;
use look::Scout;

/// The evaluation of TORA on the board of N x N places.
#[derive(Clone, Debug, Default)]
pub struct Tora<const N: usize, const W: usize> {
    /// What the player knows and guesses of Assassins, in games with them.
    insight: Option<Box<Insight<N>>>,
}

/// The extra value of a point on the score, since points decide some endings.
const POINT: i32 = 12;
/// The value of an action left in the running turn.
const TEMPO: i32 = 25;

impl<const N: usize, const W: usize> Evaluate<tora::Tora<N, W>> for Tora<N, W>
where
    tora::Tora<N, W>: Position<Move = Ply<N>> + Conduct,
{
    fn learn(&mut self, game: &Game<tora::Tora<N, W>>, task: &Task<Ply<N>>) {
        let played = N > 9 && game.position().has_assassins();
        self.insight = played.then(|| Box::new(Insight::new(game, task)));
    }

    fn learned(&self) -> u64 {
        self.insight.as_ref().map_or(0, |insight| insight.salt())
    }

    fn score(&self, position: &tora::Tora<N, W>) -> i32 {
        let mut armies = Side::BOTH.map(|side| Army::new(position, side));
        let [first, second] = &mut armies;
        first.look_around(position, second.all);
        second.look_around(position, first.all);
        let mover = position.side();
        let left = usize::from(position.actions_left());
        let mut total = 0;
        for (army, enemy, sign) in [(&*first, &*second, 1), (&*second, &*first, -1)] {
            let hanging = army.hanging(position, enemy);
            let fear = if army.side == mover {
                hanging.fear(left, enemy.actions())
            } else {
                hanging.fear(0, left) / 2
            };
            let turn = if army.side == mover {
                Turn::Own(left)
            } else {
                Turn::Enemy(left)
            };
            let exposure = army.exposure(position, enemy, turn);
            let tempo = if army.side == mover {
                left as i32 * TEMPO
            } else {
                0
            };
            let pressure = army.pressure(position, enemy);
            let hidden = self.hidden(position, army, enemy);
            total += sign * (army.material - fear - exposure + pressure + tempo + hidden);
        }
        let [own, other] = position.points().unwrap_or_default();
        total + (own - other) * POINT
    }

    fn look(&self, position: &tora::Tora<N, W>, moves: &[Ply<N>], out: &mut Vec<Look>) {
        let scout = Scout::new(position, self);
        out.extend(moves.iter().map(|ply| scout.look(*ply)));
    }

    fn tactical(&self, position: &tora::Tora<N, W>, out: &mut Vec<Ply<N>>) {
        position.legal_attacks(out);
        spare_crews(position, out);
        self.sift(position, out);
    }

    fn moves(&self, position: &tora::Tora<N, W>, out: &mut Vec<Ply<N>>) {
        position.legal_moves(out);
        spare_crews(position, out);
        self.sift(position, out);
    }

    fn luck(&self, position: &tora::Tora<N, W>, ply: Ply<N>) -> i32 {
        self.chance(position, ply).unwrap_or(0)
    }

    fn awaits_reply(&self, position: &tora::Tora<N, W>, ply: Ply<N>) -> bool {
        matches!(ply, Ply::Act(Action::Search { .. }))
            && position.hiding(!position.side()) == Hiding::Somewhere
    }

    fn actions_left(&self, position: &tora::Tora<N, W>) -> u32 {
        u32::from(position.actions_left())
    }
}
