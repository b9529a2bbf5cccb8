//! What a position of TORA is worth: material, hanging pieces, and how near enemies are to the
//! command pieces.

mod army;
mod assassin;
mod crews;
mod danger;
mod insight;
mod look;
mod stake;

use game::{Conduct, Game, Position, Side};
use tora::{Action, Hiding, Kind, Ply};

use crate::{Evaluate, Look, Task};

use army::Army;
use crews::spare_crews;
use danger::Turn;
use insight::Insight;
use look::Scout;
use stake::{Outlook, Stake};

/// The evaluation of TORA on the board of N x N places.
#[derive(Clone, Debug, Default)]
pub struct Tora<const N: usize, const W: usize> {
    /// What the player knows and guesses of Assassins, in games with them.
    insight: Option<Box<Insight<N>>>,
    /// What points are worth, in points play.
    stake: Option<Stake>,
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
        self.stake = task.race.map(Stake);
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
        let outlook = |army: &Army<N, W>, enemy: &Army<N, W>| {
            let hanging = army.hanging(position, enemy);
            let own = army.side == mover;
            let (fear, turn, tempo) = if own {
                let fear = hanging.fear(left, enemy.actions());
                (fear, Turn::Own(left), left as i32 * TEMPO)
            } else {
                (hanging.fear(0, left) / 2, Turn::Enemy(left), 0)
            };
            let pressure = army.pressure(position, enemy);
            let hidden = self.hidden(position, army, enemy);
            Outlook {
                material: army.material,
                fear,
                exposure: army.exposure(position, enemy, turn),
                strength: pressure + tempo + hidden,
                standing: army.commands.iter().flatten().count(),
            }
        };
        let outlooks = [outlook(first, second), outlook(second, first)];
        if let Some(stake) = self.stake {
            let points = position.points_broken_off().unwrap_or_default();
            let last = scores(position, Kind::General);
            return stake.worth::<N>(&outlooks, points, last);
        }
        let [one, two] = outlooks.map(
            |Outlook {
                 material,
                 fear,
                 exposure,
                 strength,
                 ..
             }| { material - fear - exposure + strength },
        );
        let [own, other] = position.points().unwrap_or_default();
        one - two + (own - other) * POINT
    }

    fn points(&self, position: &tora::Tora<N, W>) -> [i32; 2] {
        position.points().unwrap_or_default()
    }

    fn banked(&self, points: [i32; 2]) -> i32 {
        self.stake.map_or(0, |stake| stake.banked(points))
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

/// What the enemy scores for a piece of a kind.
fn scores<const N: usize, const W: usize>(position: &tora::Tora<N, W>, kind: Kind) -> i32 {
    i32::from(kind.points(position.has_assassins()))
}
