//! The enemies that a command piece must fear, and what each refuge needs against them.

use std::cell::OnceCell;

use board::{Bits, Square};
use game::Side;

use super::cover::Cover;
use super::demand::{Attack, Demand};
use super::memory::Memory;
use super::refuge::{Need, Refuge};
use super::stops::Soldiers;
use crate::field::Field;
use crate::{Kind, Piece, Tora};

/// So few refuges are looked at each by itself.
const FEW: usize = 8;

/// So few refuges are left when they are looked at after actions. Of all the others most are closed at once.
const AGAIN: usize = 48;

/// So many attacks are numbered; to know less of what removals open only takes longer.
const MOST: usize = u32::BITS as usize;

/// The enemies that one command piece must fear, with that piece lifted off the board: it must not
/// shield the places behind it.
pub(super) struct Threats<const N: usize, const W: usize> {
    at: Square<N>,
    side: Side,
    end: Field<N, W>,
    /// Whether only a few places are looked at, each by itself.
    few: bool,
    /// Whether what is found out may be asked again.
    again: bool,
    /// Each with what it attacks, once that is known.
    enemies: Vec<(Piece, Square<N>, Option<Bits<W>>)>,
    /// Enemies whose attacks stand whatever happens to them.
    lasting: Bits<W>,
}

/// The board at the end of the turn with the own piece at `at` lifted off.
pub(super) fn without<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    at: Square<N>,
) -> Option<Field<N, W>> {
    let mut lifted = *position;
    lifted.remove(at, position.piece_of(position.side, at)?);
    Some(Field::at_end_of_turn(&lifted, position.side))
}

impl<const N: usize, const W: usize> Threats<N, W> {
    pub(super) fn new(
        position: &Tora<N, W>,
        at: Option<Square<N>>,
        refuges: usize,
    ) -> Option<Self> {
        let (at, side) = (at?, position.side);
        let end = without(position, at)?;
        let enemies = end.of[(!side).index()]
            .iter()
            .filter_map(|from| Some((end.piece_of(!side, from)?, from)))
            // T-J1: an Assassin that must rest endangers nobody.
            .filter(|(piece, _)| piece.kind != Kind::Assassin || end.assassin_endangers(!side))
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
            few: refuges <= FEW,
            again: refuges <= AGAIN,
            enemies,
            lasting,
        })
    }

    /// What a refuge needs, given how many actions are left, and how many of them others than the
    /// command piece have; `None` if they are too few.
    #[inline(never)]
    pub(super) fn need(
        &mut self,
        refuge: Refuge<N, W>,
        soldiers: &Soldiers<W>,
        (actions, others): (u32, u32),
        memory: &mut Memory<N, W>,
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
                let mut attack = Attack::new(from, self.lasting);
                if far > 0 {
                    match memory.recall((from, at), &self.end, soldiers) {
                        Some(None) => continue,
                        Some(Some(known)) => attack = *known,
                        None => {
                            let attacks = if self.few {
                                self.end.could_attack(piece, from, at)
                            } else {
                                let all = || self.end.area(piece, from);
                                area.get_or_insert_with(all).contains(at)
                            };
                            if attacks && cannon {
                                let crew = self.end.crew(piece, from);
                                attack.demand.add_crew(crew, self.lasting);
                            }
                            if attacks && stoppable {
                                let way = (piece, from, at);
                                attack.demand.add_stops(&self.end, way, soldiers);
                            }
                            if self.again {
                                let zone = self.end.way_of(piece, from, at);
                                let known = attacks.then_some(attack);
                                memory.note((from, at), zone, &self.end, soldiers, known);
                            }
                            if !attacks {
                                continue;
                            }
                        }
                    }
                }
                let demand = &attack.demand;
                must += u32::from(demand.is_single_removal());
                if demand.places.is_empty() || must > actions {
                    return None;
                }
                demands.push(attack);
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
            zone: None,
            sequel: OnceCell::new(),
            asked: OnceCell::new(),
        })
    }

    /// Keeps only what can stop the attacks; returns whether the need is still open then.
    #[inline(never)]
    pub(super) fn sharpen(
        &mut self,
        need: &mut Need<N, W>,
        soldiers: &Soldiers<W>,
        memory: &mut Memory<N, W>,
        is_open: impl Fn(&Need<N, W>) -> bool,
    ) -> bool {
        let at = need.refuge.at;
        // What takes longer comes last.
        [1, 2].into_iter().all(|level| {
            (0..need.demands.len()).all(|number| {
                let attack = &mut need.demands[number];
                let from = attack.from;
                let Some(piece) = self.end.piece_of(!self.side, from) else {
                    return true;
                };
                if attack.level >= level || attack.demand.all_stops().is_empty() {
                    return true;
                }
                attack.level = level;
                let (end, way) = (&mut self.end, (piece, from, at));
                if level == 1 {
                    attack.demand.keep_stops(end, self.side, way);
                } else {
                    attack.demand.keep_several(end, self.side, way, soldiers);
                }
                if let Some(known) = memory.recall((from, at), &self.end, soldiers) {
                    *known = Some(*attack);
                }
                is_open(need)
            })
        })
    }

    /// Adds the attacks that would begin once an enemy is removed who makes one now, and those that
    /// less could stop then.
    #[inline(never)]
    pub(super) fn look_behind(
        &mut self,
        need: &mut Need<N, W>,
        soldiers: &Soldiers<W>,
        others: u32,
    ) {
        let at = need.refuge.at;
        let removals = need.demands().map(Demand::all_removals);
        let removals = removals.fold(Bits::EMPTY, |all, some| all | some);
        let known = need.demands.iter();
        let known: Bits<W> = known.fold(Bits::EMPTY, |all, attack| all | Bits::of(attack.from));
        let before = self.end;
        for (piece, from, area) in &mut self.enemies {
            let (piece, from) = (*piece, *from);
            let cannon = piece.kind == Kind::Cannon;
            let attacks = known.contains(from);
            let stays_so = attacks && (cannon || !looks_ahead!());
            if stays_so || (!cannon && from.distance(at) > before.range(piece.kind)) {
                continue;
            }
            let way = before.way_of(piece, from, at) & removals;
            if way.is_empty() || (!attacks && area.is_some_and(|area| area.contains(at))) {
                continue;
            }
            for one in (way - Bits::of(from)).iter::<N>() {
                if need.demands.len() == MOST {
                    continue;
                }
                self.end = before.without_enemy(!self.side, one);
                if !self.end.could_attack(piece, from, at) {
                    continue;
                }
                let mut attack = Attack::new(from, self.lasting);
                let demand = &mut attack.demand;
                if cannon {
                    demand.add_crew(self.end.crew(piece, from), self.lasting);
                }
                if others > 0 && (from.distance(at) > 1 || cannon) {
                    demand.add_stops(&self.end, (piece, from, at), soldiers);
                    demand.keep_stops(&mut self.end, self.side, (piece, from, at));
                }
                let stops = attack.demand.stops();
                let mut now = need.demands.iter().filter(|attack| attack.from == from);
                let same = |now: &Attack<N, W>| (now.demand.stops() - stops).is_empty();
                if attacks && now.next().is_some_and(same) {
                    continue;
                }
                attack.behind = Some(one);
                need.demands.push(attack);
            }
        }
        self.end = before;
    }
}
