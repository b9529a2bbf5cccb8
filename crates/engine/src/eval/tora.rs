//! What a position of TORA is worth: material, what hangs, and how near the command pieces'
//! enemies are.

use board::{Bits, Dir, Geometry, Square};
use game::{Position, Side};
use tora::{Action, CannonDeed, Kind, Piece, Ply};

use crate::{Evaluate, Look};

/// The evaluation of TORA on either board.
pub(crate) struct Tora;

/// The worth of standard pieces in centi-points. An Archer scores no more than a Soldier (T-P1),
/// but does more.
const fn standard_worth(kind: Kind) -> i32 {
    match kind {
        Kind::Archer => 150,
        Kind::Soldier => 100,
        Kind::Cannon => 300,
        Kind::Cavalry => 320,
        Kind::General | Kind::King | Kind::Queen => 0,
    }
}

/// What the last, second and third command piece of a side are worth: the game (T-V1), or an
/// action in each turn (T-R2).
const COMMANDS: [i32; 3] = [3_000, 1_700, 1_400];
/// What a point on the score is worth besides, since points decide some endings.
const POINT: i32 = 12;
/// What an action left in the running turn is worth.
const TEMPO: i32 = 25;
/// A loaded Cannon with its crew, and one that must be readied.
const MANNED: i32 = 40;
const UNREADY: i32 = 40;
/// A neighbour that shelters a command piece.
const SHELTER: i32 = 6;

/// How far a piece attacks with one action, and how much farther with each further one.
const fn reach(kind: Kind) -> (u8, u8) {
    match kind {
        Kind::Archer => (2, 2),
        Kind::Soldier | Kind::Cannon => (1, 1),
        Kind::Cavalry => (3, 3),
        Kind::General => (3, 2),
        Kind::King | Kind::Queen => (5, 3),
    }
}

/// What an enemy is worth to the attacker by the number of actions it needs to strike a command
/// piece; those one action away are counted as hanging.
const NEARNESS: [i32; 6] = [0, 0, 24, 16, 7, 3];

/// One side of a position.
struct Army<const N: usize, const W: usize> {
    side: Side,
    all: Bits<W>,
    /// The command pieces that have not been taken.
    commands: [Option<(Square<N>, Kind)>; 3],
    /// Places it could attack with one action, and those with any of two pieces.
    attacked: Bits<W>,
    attacked_twice: Bits<W>,
    /// Places it could attack with an Archer or a Soldier.
    attacked_cheaply: Bits<W>,
    material: i32,
}

impl<const N: usize, const W: usize> Army<N, W> {
    const TABLES: &'static Geometry<N, W> = Geometry::TABLES;

    fn new(position: &tora::Tora<N, W>, side: Side) -> Self {
        let mut army = Self {
            side,
            all: Bits::EMPTY,
            commands: [None; 3],
            attacked: Bits::EMPTY,
            attacked_twice: Bits::EMPTY,
            attacked_cheaply: Bits::EMPTY,
            material: 0,
        };
        for (kind, flipped) in STANDARD {
            let places = position.places(side, kind, flipped);
            army.all |= places;
            army.material += places.count() as i32 * standard_worth(kind);
        }
        let mut standing = 0;
        for (at, piece) in position.command_pieces(side) {
            army.all.insert(at);
            if !piece.taken {
                army.commands[standing] = Some((at, piece.kind));
                army.material += COMMANDS[standing];
                standing += 1;
            }
        }
        army
    }

    fn add(&mut self, places: Bits<W>, cheap: bool) {
        self.attacked_twice |= self.attacked & places;
        self.attacked |= places;
        if cheap {
            self.attacked_cheaply |= places;
        }
    }

    /// Finds out what it attacks.
    fn look_around(&mut self, position: &tora::Tora<N, W>, enemy: Bits<W>) {
        let tables = Self::TABLES;
        let side = self.side;
        let empty = tables.all() - self.all - enemy;
        for at in position.places(side, Kind::Archer, false).iter::<N>() {
            self.add(tables.ring(at) | tables.second_ring(at), true);
        }
        for at in position.places(side, Kind::Soldier, false).iter::<N>() {
            self.add(tables.ring(at), true);
        }
        for at in position.places(side, Kind::Cavalry, false).iter::<N>() {
            self.add(
                tables.spread(tables.ring(at) | tables.second_ring(at)),
                false,
            );
        }
        for at in position.places(side, Kind::Cannon, false).iter::<N>() {
            if (tables.ring(at) & self.all).count() < 2 {
                self.material -= MANNED;
                continue; // T-C2
            }
            let occupied = self.all | enemy;
            let hits = Dir::ALL.into_iter();
            let hits = hits.filter_map(|dir| tables.first_on_ray(at, dir, occupied));
            self.add(hits.collect(), false);
        }
        let unready = position.places(side, Kind::Cannon, true).count() as i32;
        self.material -= unready * UNREADY;
        for (at, piece) in position.command_pieces(side) {
            let mut walked = Bits::of(at);
            for _ in 0..piece.kind.limit() {
                walked |= tables.spread(walked) & empty;
            }
            let mut struck = tables.spread(walked);
            if piece.kind.is_ruler() {
                struck = tables.spread(struck);
            }
            self.add(struck, false);
        }
    }

    /// The worth of a piece to its owner.
    fn worth(&self, kind: Kind) -> i32 {
        if kind.is_command() {
            let standing = self.commands.iter().flatten().count();
            COMMANDS[standing.clamp(1, 3) - 1]
        } else {
            standard_worth(kind)
        }
    }

    /// What it may lose, the worst first, when the enemy attacks as `enemy` does.
    fn hanging(&self, position: &tora::Tora<N, W>, enemy: &Self) -> Hanging {
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

    /// By how much its command pieces are in danger from `enemy`, in centi-points. `turn` says how
    /// many actions the side to move still has.
    fn exposure(&self, position: &tora::Tora<N, W>, enemy: &Self, turn: Turn) -> i32 {
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

    /// How many of its pieces could strike a place with two actions, a step nearer and then the
    /// blow; standard pieces count double, since command pieces must not act into jeopardy (T-J2).
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
    fn pressure(&self, position: &tora::Tora<N, W>, enemy: &Self) -> i32 {
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

const STANDARD: [(Kind, bool); 6] = [
    (Kind::Archer, false),
    (Kind::Soldier, false),
    (Kind::Soldier, true),
    (Kind::Cannon, false),
    (Kind::Cannon, true),
    (Kind::Cavalry, false),
];

/// Who is to act against a side's command pieces.
#[derive(Clone, Copy)]
enum Turn {
    /// The enemy, with this many actions left.
    Enemy(usize),
    /// Their own side, with this many actions left to save them.
    Own(usize),
}

impl Turn {
    /// The chance in hundredths that a command piece falls which the enemy could strike at once
    /// (`direct`) or with so many `strikers` in two actions.
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
struct Hanging {
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

    /// What the owner has to fear: it can first bring `saved` pieces into safety, then the enemy
    /// strikes `struck` times.
    fn fear(&self, saved: usize, struck: usize) -> i32 {
        let from = saved.min(self.losses.len());
        let to = (saved + struck).min(self.losses.len());
        let lost: i32 = self.losses[from..to].iter().sum();
        let spared: i32 = self.losses[..from].iter().map(|loss| loss.min(&300)).sum();
        let rest: i32 = self.losses[to..].iter().sum::<i32>().min(600) + self.rest.min(600);
        lost * 3 / 4 + (spared + rest) / 12
    }
}

impl<const N: usize, const W: usize> Evaluate<tora::Tora<N, W>> for Tora
where
    tora::Tora<N, W>: Position<Move = Ply<N>>,
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
                hanging.fear(left, actions(position, enemy))
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
        total + (own as i32 - other as i32) * POINT
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

/// Of the crews that work a Cannon for the same deed, keeps the one that is missed least elsewhere.
/// They are listed one after the other.
fn spare_crews<const N: usize, const W: usize>(
    position: &tora::Tora<N, W>,
    plies: &mut Vec<Ply<N>>,
) {
    plies.dedup_by(|later, kept| match (&*later, &*kept) {
        (
            Ply::Act(Action::Cannon { at, deed, crew }),
            Ply::Act(Action::Cannon {
                at: kept_at,
                deed: kept_deed,
                crew: kept_crew,
            }),
        ) if at == kept_at && deed == kept_deed => {
            let cost = |crew: &tora::Crew<N>| -> i32 {
                crew.as_slice()
                    .iter()
                    .map(|at| crew_cost(position, *at))
                    .sum()
            };
            if cost(crew) < cost(kept_crew) {
                *kept = *later;
            }
            true
        }
        _ => false,
    });
}

/// How much a piece is missed elsewhere while it works a Cannon.
fn crew_cost<const N: usize, const W: usize>(position: &tora::Tora<N, W>, at: Square<N>) -> i32 {
    if position.bound_to(at).is_some() {
        return 0;
    }
    match position.piece_of(position.side(), at) {
        Some(piece) if piece.flipped => 1,
        Some(piece) => match piece.kind {
            Kind::Soldier => 2,
            Kind::Cannon => 3,
            Kind::Archer => 4,
            Kind::Cavalry => 6,
            Kind::General | Kind::King | Kind::Queen => 8,
        },
        None => 0,
    }
}

/// How many actions a turn of the army will have (T-R2).
fn actions<const N: usize, const W: usize>(
    _position: &tora::Tora<N, W>,
    army: &Army<N, W>,
) -> usize {
    if N > 9 {
        army.commands.iter().flatten().count()
    } else {
        2
    }
}

/// Looks at the moves of one position, knowing what either side attacks.
struct Scout<'a, const N: usize, const W: usize> {
    position: &'a tora::Tora<N, W>,
    own: Army<N, W>,
    enemy: Army<N, W>,
    /// Enemies worth a threat: fat ones, and those that nobody defends.
    loose: Bits<W>,
    enemy_commands: Bits<W>,
}

impl<'a, const N: usize, const W: usize> Scout<'a, N, W> {
    fn new(position: &'a tora::Tora<N, W>) -> Self {
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
            loose: (fat | (enemy.all - enemy.attacked)) - enemy_commands,
            enemy_commands,
            own,
            enemy,
        }
    }

    fn look(&self, ply: Ply<N>) -> Look {
        match ply {
            Ply::End => Look {
                ends_turn: true,
                ..Look::default()
            },
            Ply::Name(_) => Look::default(),
            Ply::Act(Action::Go { from, to, attack }) => self.look_at_going(from, to, attack),
            Ply::Act(Action::Stance { .. }) => Look {
                hint: -20,
                ..Look::default()
            },
            Ply::Act(Action::Cannon { at, deed, .. }) => match deed {
                CannonDeed::Fire(dir) => {
                    let occupied = self.own.all | self.enemy.all;
                    let target = Army::<N, W>::TABLES.first_on_ray(at, dir, occupied);
                    Look {
                        gain: target.map_or(0, |target| self.prize(target)),
                        hint: -60,
                        reach: target.map_or(0, |target| at.distance(target) as u8),
                        ends_turn: false,
                    }
                }
                CannonDeed::Ready => Look {
                    hint: 20,
                    ..Look::default()
                },
                CannonDeed::Move(to) => Look {
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

    /// What an own piece has to fear at a place.
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

    /// What taking the enemy at a place brings.
    fn prize(&self, at: Square<N>) -> i32 {
        match self.position.piece_of(self.enemy.side, at) {
            Some(piece) if piece.taken => 0,
            Some(piece) => self.enemy.worth(piece.kind),
            None => 0,
        }
    }
}
