//! What a move looks like before it is tried.

use board::{Bits, Square};
use game::{Conduct, Position};
use tora::{Action, CannonTask, Kind, Piece, Ply};

use super::army::{Army, standard_worth};
use super::assassin::prospects;
use super::{Tora, scores};
use crate::Look;

/// Looks at the moves of one position, knowing what either side attacks.
pub(super) struct Scout<'a, const N: usize, const W: usize> {
    position: &'a tora::Tora<N, W>,
    eval: &'a Tora<N, W>,
    own: Army<N, W>,
    enemy: Army<N, W>,
    /// Enemies worth threatening: valuable ones, and undefended ones.
    loose: Bits<W>,
    enemy_commands: Bits<W>,
    /// The points of the side to move, those of taken pieces included.
    points: i32,
}

impl<'a, const N: usize, const W: usize> Scout<'a, N, W>
where
    tora::Tora<N, W>: Position + Conduct,
{
    pub(super) fn new(position: &'a tora::Tora<N, W>, eval: &'a Tora<N, W>) -> Self {
        let side = position.side();
        let mut own = Army::new(position, side);
        let mut enemy = Army::new(position, !side);
        own.look_around(position, enemy.all);
        enemy.look_around(position, own.all);
        let fat = position.places(!side, Kind::Cannon, false)
            | position.places(!side, Kind::Cannon, true)
            | position.places(!side, Kind::Cavalry, false);
        let standing = enemy.commands.into_iter().flatten();
        let enemy_commands: Bits<W> = standing.map(|(at, _)| at).collect();
        Self {
            position,
            eval,
            loose: (fat | (enemy.all - enemy.attacked)) - enemy_commands,
            enemy_commands,
            points: position.points_broken_off().unwrap_or_default()[side.index()],
            own,
            enemy,
        }
    }

    pub(super) fn look(&self, ply: Ply<N>) -> Look {
        match ply {
            Ply::End => Look {
                ends_turn: true,
                ..Look::default()
            },
            Ply::Name(_) | Ply::Told(_) => Look::default(),
            Ply::Act(Action::Prowl { from, to, attack }) => {
                let prospects = |at| prospects(self.position, &self.enemy, at);
                Look {
                    gain: attack.map_or(0, |target| self.prize(target)),
                    hint: (prospects(to) - prospects(from)) / 2,
                    reach: from.distance(to) as u8,
                    ..Look::default()
                }
            }
            Ply::Act(Action::Search { .. }) => Look {
                gain: self.eval.chance(self.position, ply).unwrap_or(0),
                reach: 1,
                ..Look::default()
            },
            Ply::Act(Action::Take { target, .. }) => Look {
                gain: self.prize(target),
                reach: 1,
                ..Look::default()
            },
            Ply::Act(Action::Go { from, to, attack }) => self.look_at_going(from, to, attack),
            Ply::Act(Action::Stance { .. }) => Look {
                hint: -20,
                ..Look::default()
            },
            Ply::Act(Action::Cannon { at, task, .. }) => match task {
                CannonTask::Fire(dir) => {
                    let occupied = self.own.all | self.enemy.all;
                    let target = Army::<N, W>::TABLES.first_on_ray(at, dir, occupied);
                    Look {
                        gain: target.map_or(0, |target| self.prize(target)),
                        hint: -60,
                        reach: target.map_or(0, |target| at.distance(target) as u8),
                        ends_turn: false,
                    }
                }
                CannonTask::Ready => Look {
                    hint: 20,
                    ..Look::default()
                },
                CannonTask::Move(to) => Look {
                    hint: self.danger(Kind::Cannon, at) - self.danger(Kind::Cannon, to) - 10,
                    reach: 1,
                    ..Look::default()
                },
            },
        }
    }

    fn look_at_going(&self, from: Square<N>, to: Square<N>, attack: Option<Square<N>>) -> Look {
        let Some(piece) = self.position.piece_of(self.own.side, from) else {
            return Look::default();
        };
        let far = from
            .distance(to)
            .max(attack.map_or(0, |at| from.distance(at)));
        let mut look = Look {
            reach: far as u8,
            hint: (self.danger(piece.kind, from) - self.danger(piece.kind, to)) / 2,
            ..Look::default()
        };
        if piece.taken {
            look.hint = 0; // It is lost anyway.
        }
        if let Some(target) = attack {
            look.gain = self.prize(target);
            let victim = self.position.piece_of(!self.own.side, target);
            if piece.kind == Kind::Cavalry && target == to && victim.is_some_and(Piece::defends) {
                look.gain -= standard_worth(Kind::Cavalry); // T-M4: both fall.
            }
        } else {
            look.hint += self.threat(piece.kind, to) - self.threat(piece.kind, from);
            look.hint += self.approach(from, to);
            if piece.kind.is_command() {
                look.hint -= 15;
            }
        }
        look
    }

    /// What a piece of the side to move has to fear at a place.
    fn danger(&self, kind: Kind, at: Square<N>) -> i32 {
        if !self.enemy.attacked.contains(at) {
            return 0;
        }
        let worth = self.own.worth(kind).min(900);
        if self.own.attacked_twice.contains(at) {
            worth / 2
        } else {
            worth
        }
    }

    /// What a piece of a kind threatens from a place.
    fn threat(&self, kind: Kind, at: Square<N>) -> i32 {
        let tables = Army::<N, W>::TABLES;
        let near = tables.ring(at);
        let range = match kind {
            Kind::Soldier | Kind::Cannon => near,
            Kind::Archer => near | tables.second_ring(at),
            _ => tables.spread(near | tables.second_ring(at)),
        };
        let command = if range.meets(self.enemy_commands) {
            80
        } else {
            0
        };
        let loose = (range & self.loose).count() as i32;
        command + 20 * loose.min(3)
    }

    /// How much nearer a move comes to the next enemy command piece.
    fn approach(&self, from: Square<N>, to: Square<N>) -> i32 {
        let targets = self.enemy.commands.into_iter().flatten();
        let nearer = targets.map(|(at, _)| from.distance(at) as i32 - to.distance(at) as i32);
        nearer.max().unwrap_or(0) * 8
    }

    /// The gain from capturing the enemy at a place.
    fn prize(&self, at: Square<N>) -> i32 {
        match self.position.piece_of(self.enemy.side, at) {
            Some(piece) if piece.taken => 0,
            Some(piece) => {
                let usual = self.enemy.worth(piece.kind);
                let side = self.own.side;
                self.eval.stake.map_or(usual, |stake| {
                    let scores = scores(self.position, piece.kind);
                    stake.prize(side, self.points, piece.kind, scores, usual)
                })
            }
            None => 0,
        }
    }
}
