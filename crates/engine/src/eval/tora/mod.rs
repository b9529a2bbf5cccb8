//! What a position of TORA is worth: material, hanging pieces, and how near enemies are to the
//! command pieces.

mod army;
mod crews;
mod danger;
mod look;

use game::{Conduct, Position, Side};
use tora::Ply;

use crate::{Evaluate, Look};

use army::Army;
use crews::spare_crews;
use danger::Turn;
use look::Scout;

/// The evaluation of TORA on either board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tora;

/// The extra value of a point on the score, since points decide some endings.
const POINT: i32 = 12;
/// The value of an action left in the running turn.
const TEMPO: i32 = 25;

impl<const N: usize, const W: usize> Evaluate<tora::Tora<N, W>> for Tora
where
    tora::Tora<N, W>: Position<Move = Ply<N>> + Conduct,
{
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
            total += sign * (army.material - fear - exposure + pressure + tempo);
        }
        let [own, other] = position.points().unwrap_or_default();
        total + (own - other) * POINT
    }

    fn look(&self, position: &tora::Tora<N, W>, moves: &[Ply<N>], out: &mut Vec<Look>) {
        let scout = Scout::new(position);
        out.extend(moves.iter().map(|ply| scout.look(*ply)));
    }

    fn tactical(&self, position: &tora::Tora<N, W>, out: &mut Vec<Ply<N>>) {
        position.legal_attacks(out);
        spare_crews(position, out);
    }

    fn moves(&self, position: &tora::Tora<N, W>, out: &mut Vec<Ply<N>>) {
        position.legal_moves(out);
        spare_crews(position, out);
    }

    fn actions_left(&self, position: &tora::Tora<N, W>) -> u32 {
        u32::from(position.actions_left())
    }
}
