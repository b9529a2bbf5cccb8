//! Where a piece can go (T-M1 to T-M4, T-M6), also over terrain (T-T2, T-T5, T-T6).

use board::{Bits, Dir, Square};

use crate::field::Field;
use crate::ground::Land;
use crate::{Kind, Piece, Tora};

/// Where a piece can go in one action. A Cannon is not among these pieces.
#[derive(Clone, Copy)]
pub(crate) struct Reach<const W: usize> {
    /// Empty places where its move can end.
    pub(crate) stops: Bits<W>,
    /// Places from which it may attack after its move, its own among them; none for pieces that
    /// attack by landing only (T-A1).
    pub(crate) firing: Bits<W>,
    /// Places of enemies on which it can land. If an enemy shares its own place, that is one of
    /// them, provided that the piece can walk in a circle and come back.
    pub(crate) landings: Bits<W>,
}

/// The places that paths of steps lead to.
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
#[derive(Clone, Copy)]
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
            Kind::General | Kind::King | Kind::Queen | Kind::Assassin => {
                reach.firing = flood.stops;
                reach.firing.insert(from);
            }
            Kind::Soldier | Kind::Cavalry | Kind::Cannon => {}
        }
        reach
    }

    /// The places between `from` and a place that `piece` can reach from there, on a shortest path that is
    /// as straight as can be.
    pub(crate) fn path(&self, piece: Piece, from: Square<N>, to: Square<N>) -> Vec<Square<N>> {
        if piece.kind == Kind::Cannon {
            return Tora::<N, W>::tables().between(from, to).iter().collect();
        }
        let way = self.way(piece, from);
        // What is passed may be occupied, as by the pieces that Cavalry rides through (T-M3).
        let within = |limit| {
            let empty = way.passable;
            self.flood(&Way {
                limit,
                empty,
                ..way
            })
        };
        let arrives = |flood: &Flood<W>| (flood.stops | flood.landings).contains(to);
        let Some(steps) = (1..=way.limit).find(|steps| arrives(&within(*steps))) else {
            return Vec::new();
        };
        let aside = |at: &Square<N>| {
            let [(a, b), (c, d)] = [(from, *at), (from, to)].map(|(one, other)| {
                let apart = |from: usize, to: usize| to as i32 - from as i32;
                (apart(one.v(), other.v()), apart(one.h(), other.h()))
            });
            (a * d - b * c).abs()
        };
        let mut path = Vec::new();
        let mut at = to;
        for steps in (1..steps).rev() {
            let before = Tora::<N, W>::tables().ring(at) & (within(steps).stops - Bits::of(from));
            let Some(stop) = before.iter().min_by_key(aside) else {
                // A slope carries a piece on (T-T5).
                continue;
            };
            path.push(stop);
            at = stop;
        }
        path.reverse();
        path
    }

    /// Where a path of up to `limit` steps leads if pieces don't matter, but for its start.
    pub(crate) fn free_flood(&self, from: Square<N>, limit: u8) -> Bits<W> {
        let all = Tora::<N, W>::tables().all();
        let way = Way {
            from,
            limit,
            passable: all,
            empty: all,
            enemies: Bits::EMPTY,
        };
        self.flood(&way).stops
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
        // A path may cross the place where it began, unless an enemy who shares it is in the way.
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
        match &self.land {
            Some(land) => {
                let around = self.around(way);
                // The slow way is taken only if terrain that matters is near enough to be entered.
                let high = land.high().meets(around);
                if high || land.water().meets(around) {
                    Rough::flood(way, land, high)
                } else {
                    Self::plain_flood(way)
                }
            }
            None => Self::plain_flood(way),
        }
    }

    /// The places that a move could enter, if a slope extended it.
    fn around(&self, way: &Way<N, W>) -> Bits<W> {
        Tora::<N, W>::tables().near_both(way.from, way.from, usize::from(way.limit) + 1)
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
            // `spread` keeps the places themselves, so those reached with fewer steps stay in. From
            // the first step on the start is among them: a path may lead back there.
            let next = tables.spread(flood.stops);
            flood.landings |= next & way.enemies;
            flood.stops = next & way.passable;
        }
        flood.stops = (flood.stops & way.empty) - start;
        flood.plain_landings = flood.landings;
        flood
    }
}

/// Paths over water and slopes, step by step. Water and going uphill count once each in a move
/// (T-T2, T-T5), so there are four kinds of paths, and those of one kind are followed together.
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
    /// Follows all paths; `high` says whether there is high ground near.
    fn flood<const N: usize>(way: &Way<N, W>, land: &Land<W>, high: bool) -> Flood<W> {
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
        for steps in 1..=way.limit + u8::from(high) {
            rough = rough.step(way, land, high, steps, &mut flood);
            if steps == 1 {
                flood.near_stops = flood.stops - Bits::of(way.from);
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
        land: &Land<W>,
        high: bool,
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
            let reductions = wet + climbed;
            if within(way.limit, steps, reductions) {
                // On level ground the direction of a step makes no difference. `spread` also keeps
                // the places themselves, as if a path waited for a step; it gains nothing by that.
                // Only the start is left out, which nobody enters by standing there.
                let mut entered = tables.spread(paths.at) - land.high();
                if steps == 1 {
                    entered -= paths.at;
                }
                let (in_water, dry) = (entered & land.water(), entered - land.water());
                for (here, wet) in [(dry, wet), (in_water, 1)] {
                    if within(way.limit, steps, wet + climbed) && !here.is_empty() {
                        flood.end(way, here);
                        next.paths[wet][climbed].add_level::<N>(paths, here & way.passable);
                    }
                }
            }
            if !high {
                continue;
            }
            // On high ground it depends on the direction whether a step goes uphill (T-T5).
            for dir in Dir::ALL {
                let climbing = tables.shifted(paths.at, dir) & land.high();
                let up = land.uphill(dir);
                for (here, climbed) in [(climbing - up, climbed), (climbing & up, 1)] {
                    if within(way.limit, steps, wet + climbed) && !here.is_empty() {
                        flood.end(way, here);
                        let on = here & way.passable;
                        next.paths[wet][climbed].add_high::<N>(paths, on, land, dir);
                    }
                }
                let extra = paths.extra[dir.index()];
                if !extra.is_empty() {
                    let entered = tables.shifted(extra, dir);
                    for (here, wet, climbed) in split(entered, land.water(), up, wet, climbed) {
                        // T-T5: the last step of an extended move.
                        if within_extended(way.limit, steps, wet + climbed) {
                            flood.stops |= here & way.empty;
                            flood.landings |= here & way.enemies;
                        }
                    }
                }
            }
        }
        next
    }
}

impl<const W: usize> Paths<W> {
    /// Adds paths that have come from `before` by any step to the level places `on`.
    fn add_level<const N: usize>(&mut self, before: &Self, on: Bits<W>) {
        self.at |= on;
        for (extra, carried) in self.extra.iter_mut().zip(&before.extra) {
            // The arrow may lie any number of steps back.
            if !carried.is_empty() {
                *extra |= on & Tora::<N, W>::tables().spread(*carried);
            }
        }
    }

    /// Adds paths that have come from `before` by a step in a direction to the high places `on`.
    fn add_high<const N: usize>(&mut self, before: &Self, on: Bits<W>, land: &Land<W>, dir: Dir) {
        self.at |= on;
        for (further, carried) in Dir::ALL.into_iter().zip(&before.extra) {
            let extra = &mut self.extra[further.index()];
            *extra |= on & land.downhill(dir, further);
            if !carried.is_empty() {
                *extra |= on & Tora::<N, W>::tables().shifted(*carried, dir);
            }
        }
    }
}

impl<const W: usize> Flood<W> {
    /// Notes that moves can end at these places without being extended.
    fn end<const N: usize>(&mut self, way: &Way<N, W>, here: Bits<W>) {
        self.stops |= here & way.empty;
        self.landings |= here & way.enemies;
        self.plain_landings |= here & way.enemies;
    }
}

/// T-T2, T-T6: whether a move may have so many steps after so many reductions.
const fn within(limit: u8, steps: u8, reductions: usize) -> bool {
    let rest = limit.saturating_sub(reductions as u8);
    steps <= if rest < 1 { 1 } else { rest }
}

/// T-T5, T-T6: the same for a move that is extended by its last step.
const fn within_extended(limit: u8, steps: u8, reductions: usize) -> bool {
    steps as usize + reductions <= limit as usize + 1
}

/// Splits the entered places by the reductions that a path has met once it is there.
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
