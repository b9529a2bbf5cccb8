//! What it takes to make a place safe for a command piece.

use board::{Bits, Square};
use game::Side;

use super::trail::{Reachable, Trail};
use crate::command::CommandPiece;
use crate::field::Field;
use crate::{Kind, Piece, Tora};

/// A place where a command piece could end its turn, with the attacks on that place from the board
/// at the start of the turn.
pub(super) struct Refuge<const N: usize, const W: usize> {
    /// Which command piece it is for, in square order at the start of the turn.
    pub(super) number: usize,
    at: Square<N>,
    /// How far that piece goes with one action at most.
    stride: usize,
    /// Attackers that must all be removed: nothing can come between.
    must: Bits<W>,
    /// Attacks that can be met in several ways.
    attacks: Vec<Attack<W>>,
}

/// How an attack can be met. Each set holds at least all places where it can.
#[derive(Clone, Copy)]
struct Attack<const W: usize> {
    /// Pieces without which it fails.
    removals: Bits<W>,
    /// Empty places that stop it when filled.
    fillings: Bits<W>,
    /// Places where a Soldier in defense stance stops it.
    guards: Bits<W>,
}

/// How much the actions left can still do. Each removes a piece and fills a place, or changes a
/// stance.
#[derive(Clone, Copy)]
struct Budget {
    removals: u32,
    fillings: u32,
}

impl<const N: usize, const W: usize> Refuge<N, W> {
    /// All places that could become safe for own command pieces in this turn.
    pub(super) fn all(position: &Tora<N, W>) -> Vec<Self> {
        let side = position.side;
        let end = Field::at_end_of_turn(position, side);
        // Where own Soldiers could stand in defense stance: the stance is an action of its own.
        let soldiers =
            end.standing(Piece::new(side, Kind::Soldier)) | (end.defenders & end.of[side.index()]);
        let stride = usize::from(Kind::Soldier.limit()) + usize::from(end.land.is_some());
        let steps = usize::from(position.left).saturating_sub(1) * stride;
        let guards = (0..steps).fold(soldiers, |set, _| Tora::<N, W>::tables().spread(set));
        let mut refuges = Vec::new();
        for (number, command) in position.commands[side.index()].iter().enumerate() {
            if !command.taken {
                Self::around(position, (number, command), guards, &mut refuges);
            }
        }
        refuges
    }

    fn around(
        position: &Tora<N, W>,
        (number, command): (usize, CommandPiece<N>),
        guards: Bits<W>,
        refuges: &mut Vec<Self>,
    ) {
        let (side, actions) = (position.side, usize::from(position.left));
        let mut lifted = *position;
        // The piece itself must not shield the places behind it.
        lifted.remove(command.at, command.piece(side));
        let end = Field::at_end_of_turn(&lifted, side);
        let enemies: Vec<_> = end.of[(!side).index()]
            .iter()
            .filter_map(|from| Some((from, end.piece_of(!side, from)?)))
            .map(|(from, piece)| (from, piece, end.area(piece, from)))
            .collect();
        let lasting = match side {
            // T-R7: a command piece that the Challenger takes stays and attacks, T-J4: one that the
            // Opposition takes is gone when its turn is judged.
            Side::First => end
                .commands(!side)
                .fold(Bits::EMPTY, |set, command| set | Bits::of(command.at)),
            Side::Second => Bits::EMPTY,
        };
        let stride = usize::from(command.kind.limit()) + usize::from(end.land.is_some()); // T-T5
        let near = Tora::<N, W>::tables().near_both(command.at, command.at, stride * actions);
        'places: for at in near.iter() {
            let mut refuge = Self {
                number,
                at,
                stride,
                must: Bits::EMPTY,
                attacks: Vec::new(),
            };
            for (from, piece, area) in &enemies {
                if *from == at {
                    refuge.must.insert(at);
                } else if area.contains(at) {
                    let mut attack = end.attack(*piece, *from, at, guards);
                    attack.removals -= lasting;
                    if !(attack.fillings | attack.guards).is_empty() {
                        refuge.attacks.push(attack);
                    } else if attack.removals.is_empty() {
                        continue 'places;
                    } else if attack.removals.count() == 1 {
                        refuge.must |= attack.removals;
                    } else {
                        refuge.attacks.push(attack);
                    }
                }
            }
            if refuge.must.count() as usize <= actions && !refuge.must.meets(lasting) {
                refuges.push(refuge);
            }
        }
    }

    /// Whether this many actions more could make it safe and bring the command piece there. If not,
    /// none can; if so, that proves nothing.
    pub(super) fn is_open(&self, trail: &Trail<N, W>, actions: u32) -> bool {
        let must = (self.must - trail.removed).count();
        match self.steps(trail) {
            Some(steps) if steps <= actions && must <= actions => {
                // Its own moves fill nothing on the way to it.
                let budget = Budget {
                    removals: actions - must,
                    fillings: actions - steps,
                };
                budget.covers(&self.attacks, trail, self.must)
            }
            _ => false,
        }
    }

    /// Whether its command piece can come there.
    pub(super) fn is_near(
        &self,
        trail: &Trail<N, W>,
        reach: &[Reachable<W>; 3],
        actions: u32,
    ) -> bool {
        let reach = &reach[self.number];
        let all_its_own = self.steps(trail) == Some(actions);
        let places = if all_its_own {
            reach.alone
        } else {
            reach.helped
        };
        places.contains(self.at)
    }

    /// How many actions its command piece needs at least to come there.
    pub(super) fn steps(&self, trail: &Trail<N, W>) -> Option<u32> {
        let here = trail.commands[self.number]?;
        Some(here.distance(self.at).div_ceil(self.stride) as u32)
    }

    /// The places from which its command piece could come there with so many actions.
    pub(super) fn within(&self, actions: u32) -> Bits<W> {
        Tora::<N, W>::tables().near_both(self.at, self.at, self.stride * actions as usize)
    }

    /// Where the command piece is that must still go there.
    pub(super) fn mover(&self, trail: &Trail<N, W>) -> Option<Square<N>> {
        trail.commands[self.number].filter(|at| *at != self.at)
    }

    /// Where an action can meet an attack.
    pub(super) fn touched(&self, trail: &Trail<N, W>) -> Bits<W> {
        let unmet = self.attacks.iter().filter(|attack| !attack.is_met(trail));
        unmet.fold(self.must - trail.removed, |set, attack| {
            set | attack.places()
        })
    }

    /// Where an action must meet an attack: the first one left. `None` if there is none.
    pub(super) fn needs(&self, trail: &Trail<N, W>) -> Option<Bits<W>> {
        let must = self.must - trail.removed;
        if !must.is_empty() {
            return Some(must);
        }
        let attack = self.attacks.iter().find(|attack| !attack.is_met(trail))?;
        Some(attack.places())
    }
}

impl<const W: usize> Attack<W> {
    fn is_met<const N: usize>(&self, trail: &Trail<N, W>) -> bool {
        self.removals.meets(trail.removed)
            || self.fillings.meets(trail.filled)
            || self.guards.meets(trail.guarded)
    }

    fn places(&self) -> Bits<W> {
        self.removals | self.fillings | self.guards
    }
}

impl Budget {
    /// Whether all these attacks could be met; the pieces in `must` are removed anyway.
    fn covers<const N: usize, const W: usize>(
        self,
        attacks: &[Attack<W>],
        trail: &Trail<N, W>,
        must: Bits<W>,
    ) -> bool {
        let is_left = |attack: &&Attack<W>| !attack.is_met(trail) && !attack.removals.meets(must);
        let Some((place, first)) = (0..).zip(attacks).find(|(_, attack)| is_left(attack)) else {
            return true;
        };
        let rest = &attacks[place + 1..];
        // What meets the first one is taken to meet all that can be met in the same places.
        let by = |budget: Self, change: &dyn Fn(&mut Trail<N, W>)| {
            let mut trail = *trail;
            change(&mut trail);
            budget.covers(rest, &trail, must)
        };
        let Self { removals, fillings } = self;
        (removals > 0
            && by(
                Self {
                    removals: removals - 1,
                    fillings,
                },
                &|trail| trail.removed |= first.removals,
            ))
            || (fillings > 0
                && !first.fillings.is_empty()
                && by(
                    Self {
                        removals,
                        fillings: fillings - 1,
                    },
                    &|trail| trail.filled |= first.fillings,
                ))
            || (removals > 0
                && fillings > 0
                && !first.guards.is_empty()
                && by(
                    Self {
                        removals: removals - 1,
                        fillings: fillings - 1,
                    },
                    &|trail| trail.guarded |= first.guards,
                ))
    }
}

impl<const N: usize, const W: usize> Field<N, W> {
    /// How the attack of an enemy at `from` on `at`, which it has on this board, can be met.
    fn attack(&self, piece: Piece, from: Square<N>, at: Square<N>, guards: Bits<W>) -> Attack<W> {
        let tables = Tora::<N, W>::tables();
        let far = from.distance(at);
        let way = self.way_of(piece, from, at) - Bits::of(from) - Bits::of(at);
        let mut attack = Attack {
            removals: Bits::of(from),
            fillings: Bits::EMPTY,
            guards: Bits::EMPTY,
        };
        match piece.kind {
            Kind::Cannon => {
                attack.removals |= tables.ring(from) & self.of[piece.side.index()];
                attack.fillings = tables.between(from, at);
            }
            _ if far == 1 => {}
            Kind::Cavalry => attack.guards = way & guards, // T-M3
            _ if far == 2 && self.no_shot(piece, from, false, at).is_none() => {
                let [one, other] = self.passed_over(from, at);
                attack.guards = (Bits::of(one) | Bits::of(other)) & guards; // T-A5
            }
            _ => {
                attack.fillings = way & self.empty();
                attack.guards = way & guards;
            }
        }
        attack
    }
}
