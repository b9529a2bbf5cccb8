//! Places where a command piece could end its turn, and what it takes to make them safe.

use board::{Bits, Square};
use game::Side;

use super::cover::{Cover, Progress, Share, share_of};
use super::demand::{Demand, Done, Soldiers, Tokens};
use super::trail::Trail;
use crate::field::Field;
use crate::{Kind, Piece, Tora};

/// A place where a command piece could end its turn.
#[derive(Clone, Copy)]
pub(super) struct Refuge<const N: usize, const W: usize> {
    /// Which command piece it is for, in square order at the start of the turn.
    pub(super) number: usize,
    pub(super) at: Square<N>,
    /// How far that piece goes with one action at most.
    stride: usize,
    /// How far it attacks without moving.
    shot: usize,
    /// Where an action of others could meet an attack at the start of the turn.
    pub(super) touched: Bits<W>,
}

impl<const N: usize, const W: usize> Refuge<N, W> {
    /// All places that own command pieces could come to in this turn.
    pub(super) fn all(position: &Tora<N, W>) -> Vec<Self> {
        let slope = usize::from(position.has_land()); // T-T5
        let mut refuges = Vec::new();
        for (number, command) in position.commands[position.side.index()].iter().enumerate() {
            if !command.taken {
                let stride = usize::from(command.kind.limit()) + slope;
                let far = stride * usize::from(position.left);
                let near = Tora::<N, W>::tables().near_both(command.at, command.at, far);
                let shot = if command.kind.is_ruler() { 2 } else { 1 }; // T-A2, T-A3
                refuges.extend(near.iter().map(|at| Self {
                    number,
                    at,
                    stride,
                    shot,
                    touched: Bits::EMPTY,
                }));
            }
        }
        refuges
    }

    /// How many actions its command piece needs at least to come there.
    pub(super) fn steps(&self, trail: &Trail<N>) -> Option<u32> {
        let here = trail.0[self.number]?;
        Some(here.distance(self.at).div_ceil(self.stride) as u32)
    }

    /// The places from which its command piece could come there with so many actions.
    pub(super) fn within(&self, actions: u32) -> Bits<W> {
        Tora::<N, W>::tables().near_both(self.at, self.at, self.stride * actions as usize)
    }
}

/// What must happen for a command piece to be safe on a refuge, as seen from a certain position.
pub(super) struct Need<const N: usize, const W: usize> {
    pub(super) refuge: Refuge<N, W>,
    /// Where the command piece is, if it must still go there.
    pub(super) mover: Option<Square<N>>,
    /// Where an action of others can meet an attack.
    pub(super) touched: Bits<W>,
    /// Where its command piece could remove an enemy in the action in which it comes there.
    shots: Bits<W>,
    /// The attacks that must be met, each by itself, with the places of the attackers.
    demands: Vec<(Square<N>, Demand<W>)>,
    pub(super) cover: Cover<N>,
}

impl<const N: usize, const W: usize> Need<N, W> {
    /// The refuges that so many actions could still make safe, with what each needs. Those left out
    /// can't be; of the others nothing is proved.
    #[inline(never)]
    pub(super) fn of_all(
        position: &Tora<N, W>,
        field: &Field<N, W>,
        trail: &Trail<N>,
        refuges: &[Refuge<N, W>],
        actions: u32,
    ) -> Vec<Self> {
        let soldiers = Soldiers::of(position.side, field, actions);
        let mut needs = Vec::new();
        for (number, at) in trail.0.into_iter().enumerate() {
            let mut threats = None;
            let mut walk = None;
            for refuge in refuges.iter().filter(|refuge| refuge.number == number) {
                let steps = refuge.steps(trail);
                if steps.is_none_or(|steps| steps > actions) {
                    continue;
                }
                let walk = walk.get_or_insert_with(|| Walk::of(position, field, at, actions));
                let Some(others) = walk
                    .steps_to(refuge.at)
                    .and_then(|steps| actions.checked_sub(steps))
                else {
                    continue;
                };
                if threats.is_none() {
                    threats = Threats::new(position, at);
                }
                let Some(threats) = &mut threats else {
                    continue;
                };
                let Some(mut need) = threats.need(*refuge, &soldiers, (actions, others)) else {
                    continue;
                };
                let is_open = |need: &Need<N, W>| need.may_be_open(trail, actions);
                if is_open(&need) && threats.sharpen(&mut need, is_open) {
                    need.cover = Cover::new(&need.demands, need.shots);
                    if !need.is_open_after(Progress::NONE, trail, actions) {
                        continue;
                    }
                    // Who must walk all the time gets no help from others.
                    if others > 0 {
                        let places = need.demands().map(|demand| demand.places);
                        need.touched = places.fold(Bits::EMPTY, |all, places| all | places);
                    }
                    needs.push(need);
                }
            }
        }
        needs
    }

    /// Where its command piece could remove an enemy when it comes there.
    pub(super) fn shots(&self) -> Bits<W> {
        self.shots
    }

    fn demands(&self) -> impl Iterator<Item = &Demand<W>> {
        self.demands.iter().map(|(_, demand)| demand)
    }

    /// Whether so many actions could do, at a first look. If not, none can; if so, that proves
    /// nothing.
    fn may_be_open(&self, trail: &Trail<N>, actions: u32) -> bool {
        let steps = self.refuge.steps(trail);
        let Some(fillings) = steps.and_then(|steps| actions.checked_sub(steps)) else {
            return false;
        };
        // Its own moves fill nothing on the way to it.
        if (fillings, actions) == (0, 1) {
            let removals = self.demands().map(|demand| demand.removals(&Done::NOTHING));
            let shots = removals.reduce(|all, removals| all & removals);
            return shots.is_none_or(|removals| removals.meets(self.shots));
        }
        let tokens = Tokens {
            removals: actions,
            fillings,
        };
        tokens.cover(&self.demands, Done::NOTHING)
    }

    /// What this does about the attacks.
    pub(super) fn share(&self, done: Done<W>) -> Share {
        share_of(&self.demands, done)
    }

    /// Whether so many actions more could do after this, with the command pieces as in `trail`. If
    /// not, none can; if so, that proves nothing.
    pub(super) fn is_open_after(&self, progress: Progress, trail: &Trail<N>, actions: u32) -> bool {
        let steps = self.refuge.steps(trail);
        steps.is_some_and(|steps| self.cover.is_open(progress, actions, steps))
    }

    /// The refuge as it is looked at after an action, which may be the first one of the turn.
    pub(super) fn refuge_after(&self, first: bool) -> Refuge<N, W> {
        let touched = if first {
            self.touched
        } else {
            self.refuge.touched
        };
        Refuge {
            touched,
            ..self.refuge
        }
    }

    /// Where an action must meet an attack: the one with the fewest places. `None` if there is none.
    pub(super) fn narrowest(&self) -> Option<Bits<W>> {
        let places = self.demands().map(|demand| demand.places);
        places.min_by_key(Bits::count)
    }
}

/// Where a command piece can come to at best.
struct Walk<const W: usize> {
    /// The places where it could be after none, one, two and three actions of its own.
    within: [Bits<W>; 4],
}

impl<const W: usize> Walk<W> {
    /// With so many actions, those of others among them. Each of these could clear a place of an
    /// enemy and one of an own piece, and its own ones a place of an enemy. Only the last action is
    /// looked at as it is.
    fn of<const N: usize>(
        position: &Tora<N, W>,
        field: &Field<N, W>,
        at: Option<Square<N>>,
        actions: u32,
    ) -> Self {
        let mut within = [Bits::EMPTY; 4];
        let piece = at.and_then(|at| Some((at, field.piece_of(position.side, at)?)));
        let Some((at, piece)) = piece else {
            return Self { within };
        };
        within[0] = Bits::of(at);
        if actions == 1 {
            let reach = field.reach(piece, at);
            within[1] = reach.stops | reach.landings;
            return Self { within };
        }
        let stride = usize::from(piece.kind.limit()) + usize::from(field.land.is_some());
        let own = field.of[position.side.index()] - Bits::of(at);
        let enemies = field.of[(!position.side).index()];
        let walks = within.iter_mut().enumerate().skip(1);
        for (moves, ends) in walks.take(actions as usize) {
            let others = actions as usize - moves;
            *ends = Self::flood(
                at,
                stride * moves,
                (own, others),
                (enemies, others + moves - 1),
            );
        }
        Self { within }
    }

    /// Where a path of so many steps leads that passes so many own pieces and enemies at most.
    fn flood<const N: usize>(
        at: Square<N>,
        steps: usize,
        (own, most_own): (Bits<W>, usize),
        (enemies, most_enemies): (Bits<W>, usize),
    ) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        let mut ends = Bits::of(at);
        let mut sets = [[Bits::of(at); 3]; 3];
        for _ in 0..steps {
            let before = sets;
            for o in 0..=most_own.min(2) {
                for e in 0..=most_enemies.min(2) {
                    let next = tables.spread(before[o][e]);
                    // The last step may land on an enemy.
                    ends |= next - own;
                    let mut passed = next - own - enemies;
                    if o > 0 {
                        passed |= (tables.spread(before[o - 1][e]) & own) - enemies;
                    }
                    if e > 0 {
                        passed |= (tables.spread(before[o][e - 1]) & enemies) - own;
                    }
                    if o > 0 && e > 0 {
                        passed |= tables.spread(before[o - 1][e - 1]) & own & enemies;
                    }
                    sets[o][e] |= passed;
                }
            }
        }
        sets[..=most_own.min(2)]
            .iter()
            .flat_map(|row| &row[..=most_enemies.min(2)])
            .fold(ends, |all, set| all | *set)
    }

    /// How many actions of its own it needs to come there, at least.
    fn steps_to<const N: usize>(&self, goal: Square<N>) -> Option<u32> {
        let mut within = self.within.iter();
        within
            .position(|within| within.contains(goal))
            .map(|steps| steps as u32)
    }
}

/// The enemies that one command piece must fear, with that piece lifted off the board: it must not
/// shield the places behind it.
struct Threats<const N: usize, const W: usize> {
    at: Square<N>,
    side: Side,
    end: Field<N, W>,
    /// Each with what it attacks, once that is known.
    enemies: Vec<(Piece, Square<N>, Option<Bits<W>>)>,
    /// Enemies whose attacks stand whatever happens to them.
    lasting: Bits<W>,
}

impl<const N: usize, const W: usize> Threats<N, W> {
    fn new(position: &Tora<N, W>, at: Option<Square<N>>) -> Option<Self> {
        let (at, side) = (at?, position.side);
        let mut lifted = *position;
        lifted.remove(at, position.piece_of(side, at)?);
        let end = Field::at_end_of_turn(&lifted, side);
        let enemies = end.of[(!side).index()]
            .iter()
            .filter_map(|from| Some((end.piece_of(!side, from)?, from)))
            .map(|(piece, from)| (piece, from, None))
            .collect();
        let lasting = match side {
            // T-R7: a command piece that the Challenger takes stays and attacks, T-J4: one that the
            // Opposition takes is gone when its turn is judged.
            Side::First => end
                .commands(!side)
                .fold(Bits::EMPTY, |set, command| set | Bits::of(command.at)),
            Side::Second => Bits::EMPTY,
        };
        Some(Self {
            at,
            side,
            end,
            enemies,
            lasting,
        })
    }

    /// What a refuge needs, given how many actions are left, and how many of them others than the
    /// command piece have; `None` if they are too few.
    #[inline(never)]
    fn need(
        &mut self,
        refuge: Refuge<N, W>,
        soldiers: &Soldiers<W>,
        (actions, others): (u32, u32),
    ) -> Option<Need<N, W>> {
        let at = refuge.at;
        let mut demands = Vec::new();
        let mut must = 0;
        for stoppable in [false, true] {
            for (piece, from, area) in &mut self.enemies {
                let far = from.distance(at);
                let (piece, from) = (*piece, *from);
                let cannon = piece.kind == Kind::Cannon;
                // Those that only a removal can meet come first, since they are quick to find.
                if stoppable != (others > 0 && (far > 1 || cannon))
                    || (!cannon && far > self.end.range(piece.kind))
                {
                    continue;
                }
                let mut demand = Demand::removal(Bits::of(from) - self.lasting);
                if far > 0 {
                    if !area
                        .get_or_insert_with(|| self.end.area(piece, from))
                        .contains(at)
                    {
                        continue;
                    }
                    if cannon {
                        demand.add_crew(self.end.crew(piece, from), self.lasting);
                    }
                    if stoppable {
                        demand.add_stops(&self.end, (piece, from, at), soldiers);
                    }
                }
                must += u32::from(demand.is_single_removal());
                if demand.places.is_empty() || must > actions {
                    return None;
                }
                demands.push((from, demand));
            }
        }
        let mover = (self.at != at).then_some(self.at);
        let shots = Tora::<N, W>::tables().near_both(at, at, refuge.shot);
        Some(Need {
            refuge,
            mover,
            touched: Bits::EMPTY,
            shots,
            demands,
            cover: Cover::NONE,
        })
    }

    /// Keeps only what can stop the attacks; returns whether the need is still open then.
    #[inline(never)]
    fn sharpen(&mut self, need: &mut Need<N, W>, is_open: impl Fn(&Need<N, W>) -> bool) -> bool {
        let at = need.refuge.at;
        (0..need.demands.len()).all(|number| {
            let (from, demand) = &mut need.demands[number];
            match self.end.piece_of(!self.side, *from) {
                Some(piece) if demand.can_be_stopped() => {
                    demand.keep_stops(&mut self.end, self.side, (piece, *from, at));
                    is_open(need)
                }
                _ => true,
            }
        })
    }
}
