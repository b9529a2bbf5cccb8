//! What a side has to fear and to hope for: hanging pieces, and how near the pieces are to the
//! enemy's command pieces.

use board::Square;
use tora::Kind;

use super::army::{Army, STANDARD, standard_worth};

/// A neighbor that shelters a command piece.
const SHELTER: i32 = 6;

/// How far a piece attacks with one action, and how much farther with each further action.
const fn reach(kind: Kind) -> (u8, u8) {
    match kind {
        Kind::Archer => (2, 2),
        Kind::Soldier | Kind::Cannon => (1, 1),
        Kind::Cavalry => (3, 3),
        Kind::General => (3, 2),
        Kind::Assassin => (4, 3),
        Kind::King | Kind::Queen => (5, 3),
    }
}

/// The value of an attacker by the number of actions it needs to strike a command piece; at one
/// action away, its target counts as hanging instead.
const NEARNESS: [i32; 6] = [0, 0, 24, 16, 7, 3];

impl<const N: usize, const W: usize> Army<N, W> {
    /// What it may lose to the attacks of `enemy`, the worst first.
    pub(super) fn hanging(&self, position: &tora::Tora<N, W>, enemy: &Self) -> Hanging {
        let mut hanging = Hanging::default();
        let mut add = |at: Square<N>, worth: i32| {
            let exchange = if enemy.attacked_cheaply.contains(at) {
                100
            } else {
                250
            };
            let defended = self.attacked.contains(at) && !enemy.attacked_twice.contains(at);
            let loss = if defended {
                (worth - exchange / 2).max(worth / 3)
            } else {
                worth
            };
            hanging.add(loss);
        };
        for (kind, flipped) in STANDARD {
            let places = position.places(self.side, kind, flipped) & enemy.attacked;
            for at in places.iter() {
                add(at, standard_worth(kind));
            }
        }
        hanging
    }

    /// How much danger its command pieces are in from `enemy`, in centi-points. `turn` says how
    /// many actions the side to move still has.
    pub(super) fn exposure(&self, position: &tora::Tora<N, W>, enemy: &Self, turn: Turn) -> i32 {
        let mut worst = 0;
        let mut all = 0;
        for (target, kind) in self.commands.into_iter().flatten() {
            let strikers = enemy.strikers(position, target);
            let chance = turn.chance(enemy.attacked.contains(target), strikers);
            let loss = self.worth(kind) * chance / 100;
            worst = worst.max(loss);
            all += loss;
        }
        worst + (all - worst) / 4
    }

    /// How many of its pieces could strike a place with two actions: a step nearer, then the
    /// attack. Standard pieces count double, since command pieces must not act into jeopardy
    /// (T-J2).
    fn strikers(&self, position: &tora::Tora<N, W>, target: Square<N>) -> i32 {
        let within = |at: Square<N>, kind: Kind| {
            let (first, further) = reach(kind);
            at.distance(target) <= usize::from(first + further)
        };
        let mut strikers = 0;
        for kind in [Kind::Archer, Kind::Soldier, Kind::Cavalry] {
            let places = position.places(self.side, kind, false);
            strikers += 2 * places.iter().filter(|at| within(*at, kind)).count() as i32;
        }
        let commands = self.commands.into_iter().flatten();
        strikers + commands.filter(|(at, kind)| within(*at, *kind)).count() as i32
    }

    /// How near its pieces are to the enemy's command pieces.
    pub(super) fn pressure(&self, position: &tora::Tora<N, W>, enemy: &Self) -> i32 {
        let tables = Self::TABLES;
        let mut pressure = 0;
        for (target, _) in enemy.commands.into_iter().flatten() {
            let mut near = |at: Square<N>, kind: Kind| {
                let (first, further) = reach(kind);
                let beyond = (at.distance(target) as u8).saturating_sub(first);
                let actions = 1 + usize::from(beyond.div_ceil(further));
                pressure += NEARNESS.get(actions).copied().unwrap_or(0);
            };
            for kind in [Kind::Archer, Kind::Soldier, Kind::Cavalry] {
                for at in position.places(self.side, kind, false).iter() {
                    near(at, kind);
                }
            }
            for (at, kind) in self.commands.into_iter().flatten() {
                near(at, kind);
            }
            let shelter = (tables.ring(target) & enemy.all).count() as i32;
            pressure -= shelter.min(3) * SHELTER;
        }
        pressure + pressure * pressure.max(0) / 400
    }
}

/// Who is to move while a side's command pieces are threatened.
#[derive(Clone, Copy)]
pub(super) enum Turn {
    /// The enemy, with this many actions left.
    Enemy(usize),
    /// Their own side, with this many actions left to save them.
    Own(usize),
}

impl Turn {
    /// The chance, in hundredths, that a command piece falls: the enemy could strike it at once
    /// (`direct`), or with `strikers` pieces in two actions.
    fn chance(self, direct: bool, strikers: i32) -> i32 {
        let two = |one: i32, many: i32| match strikers {
            0 => 0,
            1 => one / 4,
            2 | 3 => one,
            _ => many,
        };
        let (at_once, in_two) = match self {
            Self::Enemy(0 | 1) => (70, two(4, 8)),
            Self::Enemy(_) => (80, two(20, 30)),
            Self::Own(0) => (85, two(20, 30)),
            Self::Own(1) => (35, two(6, 12)),
            Self::Own(_) => (15, two(2, 5)),
        };
        if direct { at_once.max(in_two) } else { in_two }
    }
}

/// Expected losses, the worst first, as many as two turns can bring.
#[derive(Default)]
pub(super) struct Hanging {
    losses: [i32; 7],
    rest: i32,
}

impl Hanging {
    fn add(&mut self, mut loss: i32) {
        for known in &mut self.losses {
            if loss > *known {
                std::mem::swap(known, &mut loss);
            }
        }
        self.rest += loss;
    }

    /// The loss that the owner has to expect: it first brings `saved` pieces into safety, then the
    /// enemy strikes `struck` times.
    pub(super) fn fear(&self, saved: usize, struck: usize) -> i32 {
        let from = saved.min(self.losses.len());
        let to = (saved + struck).min(self.losses.len());
        let lost: i32 = self.losses[from..to].iter().sum();
        let spared: i32 = self.losses[..from].iter().map(|loss| loss.min(&300)).sum();
        let rest: i32 = self.losses[to..].iter().sum::<i32>().min(600) + self.rest.min(600);
        lost * 3 / 4 + (spared + rest) / 12
    }
}
