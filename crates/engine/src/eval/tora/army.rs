//! One side of a position: its pieces, what they are worth and what they attack.

use board::{Bits, Dir, Geometry, Square};
use game::Side;
use tora::Kind;

/// The value of standard pieces in centi-points. An Archer scores no more than a Soldier (T-P1),
/// but does more.
pub(super) const fn standard_worth(kind: Kind) -> i32 {
    match kind {
        Kind::Archer => 150,
        Kind::Soldier => 100,
        Kind::Cannon => 300,
        Kind::Cavalry => 320,
        Kind::Assassin => 500,
        Kind::General | Kind::King | Kind::Queen => 0,
    }
}

/// The value of the last, second and third command piece of a side: losing the last one loses the
/// game (T-V1), losing another one loses an action in each turn (T-R2).
pub(super) const COMMANDS: [i32; 3] = [3_000, 1_700, 1_400];
/// The penalty for a Cannon without a crew, and for one that must be readied.
const MANNED: i32 = 40;
const UNREADY: i32 = 40;
/// One side of a position.
pub(super) struct Army<const N: usize, const W: usize> {
    pub(super) side: Side,
    pub(super) all: Bits<W>,
    /// The command pieces that have not been taken.
    pub(super) commands: [Option<(Square<N>, Kind)>; 3],
    /// Places that it could attack with one action, and those that two of its pieces could attack.
    pub(super) attacked: Bits<W>,
    pub(super) attacked_twice: Bits<W>,
    /// Places it could attack with an Archer or a Soldier.
    pub(super) attacked_cheaply: Bits<W>,
    pub(super) material: i32,
}

impl<const N: usize, const W: usize> Army<N, W> {
    pub(super) const TABLES: &'static Geometry<N, W> = Geometry::TABLES;

    pub(super) fn new(position: &tora::Tora<N, W>, side: Side) -> Self {
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

    /// Finds the places that it attacks.
    pub(super) fn look_around(&mut self, position: &tora::Tora<N, W>, enemy: Bits<W>) {
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
        // A revealed Assassin, unless it rests (T-X5).
        if position.rests_until(side).is_none() {
            for at in position.places(side, Kind::Assassin, false).iter::<N>() {
                self.add(walks::<N, W>(Bits::of(at), Kind::Assassin, empty), false);
            }
        }
        let unready = position.places(side, Kind::Cannon, true).count() as i32;
        self.material -= unready * UNREADY;
        for (at, piece) in position.command_pieces(side) {
            let mut struck = walks::<N, W>(Bits::of(at), piece.kind, empty);
            if piece.kind.is_ruler() {
                struck = tables.spread(struck);
            }
            self.add(struck, false);
        }
    }

    /// How many actions its turns have (T-R2).
    pub(super) fn actions(&self) -> usize {
        if N > 9 {
            self.commands.iter().flatten().count()
        } else {
            2
        }
    }

    /// The worth of a piece to its owner.
    pub(super) fn worth(&self, kind: Kind) -> i32 {
        if kind.is_command() {
            let standing = self.commands.iter().flatten().count();
            COMMANDS[standing.clamp(1, 3) - 1]
        } else {
            standard_worth(kind)
        }
    }
}

/// The places that a piece can attack at distance 1 after its move over empty places.
fn walks<const N: usize, const W: usize>(from: Bits<W>, kind: Kind, empty: Bits<W>) -> Bits<W> {
    let tables = Army::<N, W>::TABLES;
    let walked = (0..kind.limit()).fold(from, |walked, _| walked | (tables.spread(walked) & empty));
    tables.spread(walked)
}

pub(super) const STANDARD: [(Kind, bool); 7] = [
    (Kind::Archer, false),
    (Kind::Soldier, false),
    (Kind::Soldier, true),
    (Kind::Cannon, false),
    (Kind::Cannon, true),
    (Kind::Cavalry, false),
    (Kind::Assassin, false),
];
