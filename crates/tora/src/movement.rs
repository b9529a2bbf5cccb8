//! Where a piece can go (T-M1 to T-M4, T-M6), also over terrain (T-T2, T-T5, T-T6).

use board::{Bits, Dir, Square};

use crate::field::Field;
use crate::terrain::Land;
use crate::{Kind, Piece, Tora};

/// Where a piece can go in one action. A Cannon is not among these pieces.
#[derive(Clone, Copy)]
pub(crate) struct Reach<const W: usize> {
    /// Empty places where its move can end.
    pub(crate) stops: Bits<W>,
    /// Places from which it may attack after its move, its own among them; none for pieces that
    /// attack by landing only (T-A1).
    pub(crate) firing: Bits<W>,
    /// Places of enemies on which it can land. Its own place, where an enemy shares it and the
    /// piece can walk round in a circle.
    pub(crate) landings: Bits<W>,
}

/// What paths of steps lead to.
struct Flood<const W: usize> {
    /// Empty places reached with any number of steps, and those with one.
    stops: Bits<W>,
    near_stops: Bits<W>,
    /// Enemies reached with any number of steps, with steps within the limit that slopes do not
    /// extend, and with one step.
    landings: Bits<W>,
    plain_landings: Bits<W>,
    near_landings: Bits<W>,
}

/// What a path may go through, and where it may land.
struct Way<const N: usize, const W: usize> {
    from: Square<N>,
    limit: u8,
    passable: Bits<W>,
    empty: Bits<W>,
    enemies: Bits<W>,
}

impl<const N: usize, const W: usize> Field<N, W> {
    /// Where `piece`, standing at `from`, can go.
    pub(crate) fn reach(&self, piece: Piece, from: Square<N>) -> Reach<W> {
        let mut reach = Reach {
            stops: Bits::EMPTY,
            firing: Bits::EMPTY,
            landings: Bits::EMPTY,
        };
        if piece.flipped || piece.kind == Kind::Cannon {
            return reach;
        }
        let flood = self.flood(&self.way(piece, from));
        reach.stops = flood.stops;
        reach.landings = flood.landings;
        match piece.kind {
            // T-A4: an Archer attacks after one step at most, and lands with that one.
            Kind::Archer => {
                reach.firing = flood.near_stops;
                reach.landings = if self.archers_land_far {
                    flood.plain_landings // T-E2
                } else {
                    flood.near_landings
                };
                reach.firing.insert(from);
            }
            Kind::General | Kind::King | Kind::Queen => {
                reach.firing = flood.stops;
                reach.firing.insert(from);
            }
            Kind::Soldier | Kind::Cavalry | Kind::Cannon => {}
        }
        reach
    }

    fn way(&self, piece: Piece, from: Square<N>) -> Way<N, W> {
        let (own, enemies) = (self.of[piece.side.index()], self.of[(!piece.side).index()]);
        let empty = self.empty();
        let mut passable = if piece.kind == Kind::Cavalry {
            Tora::<N, W>::tables().all() - self.defenders // T-M3
        } else {
            empty
        };
        let mut others = own;
        others.remove(from);
        if !enemies.contains(from) {
            passable.insert(from);
        }
        Way {
            from,
            limit: piece.kind.limit(),
            passable,
            empty,
            enemies: enemies - others, // T-M6
        }
    }

    fn flood(&self, way: &Way<N, W>) -> Flood<W> {
        match self.land {
            Some(land) if land.rough().meets(self.around(way)) => Rough::flood(way, land),
            _ => Self::plain_flood(way),
        }
    }

    /// The places that a move could enter.
    fn around(&self, way: &Way<N, W>) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        (0..way.limit).fold(Bits::of(way.from), |disc, _| tables.spread(disc))
    }

    fn plain_flood(way: &Way<N, W>) -> Flood<W> {
        let tables = Tora::<N, W>::tables();
        let start = Bits::of(way.from);
        let ring = tables.ring(way.from);
        let near = ring & way.passable;
        let mut flood = Flood {
            stops: near,
            near_stops: near & way.empty,
            landings: ring & way.enemies,
            plain_landings: Bits::EMPTY,
            near_landings: ring & way.enemies,
        };
        for _ in 1..way.limit {
            // From a first step on, the way back to the start is open.
            let next = tables.spread(flood.stops);
            flood.landings |= next & way.enemies;
            flood.stops = next & way.passable;
        }
        flood.stops = (flood.stops & way.empty) - start;
        flood.plain_landings = flood.landings;
        flood
    }
}

/// Paths over water and slopes, step by step; those that have met the same reductions are
/// followed together.
struct Rough<const W: usize> {
    /// The paths that have entered water (index 1 of the first) and gone uphill (second).
    paths: [[Paths<W>; 2]; 2],
}

#[derive(Clone, Copy)]
struct Paths<const W: usize> {
    at: Bits<W>,
    /// Where a step more is allowed in each direction, for an arrow passed downhill.
    extra: [Bits<W>; 8],
}

impl<const W: usize> Paths<W> {
    const NONE: Self = Self {
        at: Bits::EMPTY,
        extra: [Bits::EMPTY; 8],
    };
}

impl<const W: usize> Rough<W> {
    fn flood<const N: usize>(way: &Way<N, W>, land: &Land) -> Flood<W> {
        let mut flood = Flood {
            stops: Bits::EMPTY,
            near_stops: Bits::EMPTY,
            landings: Bits::EMPTY,
            plain_landings: Bits::EMPTY,
            near_landings: Bits::EMPTY,
        };
        let mut rough = Self {
            paths: [[Paths::NONE; 2]; 2],
        };
        rough.paths[0][0].at = Bits::of(way.from);
        for steps in 1..=way.limit + 1 {
            rough = rough.step(way, land, steps, &mut flood);
            if steps == 1 {
                flood.near_stops = flood.stops;
                flood.near_landings = flood.landings;
            }
        }
        flood.stops.remove(way.from);
        flood
    }

    /// The paths that are a step longer and can go on; notes in `flood` where they can end.
    fn step<const N: usize>(
        &self,
        way: &Way<N, W>,
        land: &Land,
        steps: u8,
        flood: &mut Flood<W>,
    ) -> Self {
        let tables = Tora::<N, W>::tables();
        let mut next = Self {
            paths: [[Paths::NONE; 2]; 2],
        };
        for (wet, climbed) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let paths = &self.paths[wet][climbed];
            if paths.at.is_empty() {
                continue;
            }
            for dir in Dir::ALL {
                let entered = tables.shifted(paths.at, dir);
                let extra = tables.shifted(paths.at & paths.extra[dir.index()], dir);
                let carried = paths.extra.map(|set| tables.shifted(set & paths.at, dir));
                let uphill = arrows(land, |arrow| arrow.angle(dir) > 2);
                for (here, wet, climbed) in split(entered, land.water(), uphill, wet, climbed) {
                    let limit = i16::from(way.limit) - (wet + climbed) as i16;
                    if i16::from(steps) <= limit.max(1) {
                        flood.stops |= here & way.empty;
                        flood.landings |= here & way.enemies;
                        flood.plain_landings |= here & way.enemies;
                        let on = here & way.passable;
                        let to = &mut next.paths[wet][climbed];
                        to.at |= on;
                        for further in Dir::ALL {
                            let downhill = arrows(land, |arrow| {
                                arrow.angle(dir) < 2 && arrow.angle(further) < 2
                            });
                            let i = further.index();
                            to.extra[i] |= on & (carried[i] | downhill);
                        }
                    } else if i16::from(steps) <= limit + 1 {
                        flood.stops |= here & extra & way.empty; // T-T5
                        flood.landings |= here & extra & way.enemies;
                    }
                }
            }
        }
        next
    }
}

/// High ground whose arrows fulfil a condition.
fn arrows<const W: usize>(land: &Land, condition: impl Fn(Dir) -> bool) -> Bits<W> {
    let chosen = Dir::ALL.into_iter().filter(|arrow| condition(*arrow));
    chosen.fold(Bits::EMPTY, |set, arrow| set | land.slope(arrow))
}

/// The entered places parted by the reductions that paths have met when they are there.
fn split<const W: usize>(
    entered: Bits<W>,
    water: Bits<W>,
    uphill: Bits<W>,
    wet: usize,
    climbed: usize,
) -> [(Bits<W>, usize, usize); 4] {
    let (in_water, dry) = (entered & water, entered - water);
    [
        (dry - uphill, wet, climbed),
        (dry & uphill, wet, 1),
        (in_water - uphill, 1, climbed),
        (in_water & uphill, 1, 1),
    ]
}
