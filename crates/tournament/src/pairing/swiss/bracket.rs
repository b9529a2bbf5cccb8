//! One bracket of a Swiss round, by the criteria of FIDE C.04.3 (2025): C4 to C21, then the order of the
//! alternatives (4.2 to 4.4).

use std::collections::HashSet;
use std::ops::Range;

use super::super::card::Drift;
use super::super::matching::{Field, Fields, Sum};
use super::super::sides::excess;
use super::roster::Roster;

/// The players that a bracket is paired from, and those below it.
pub(super) struct Bracket {
    /// Who came down from brackets above, the highest first.
    pub(super) moved: Vec<usize>,
    /// The players of this score, the highest first.
    pub(super) residents: Vec<usize>,
    /// The players of the next lower score.
    pub(super) next: Vec<usize>,
    /// All others below.
    pub(super) rest: Range<usize>,
}

impl Bracket {
    pub(super) fn players(&self) -> impl Iterator<Item = usize> {
        self.moved.iter().chain(&self.residents).copied()
    }
}

/// Pairs, the higher player first.
type Pairs = Vec<(usize, usize)>;

/// The pairs of a bracket, and who goes down from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Paired {
    pub(super) pairs: Pairs,
    pub(super) down: Vec<usize>,
    /// Who of this and the next bracket must still find an opponent below them, if the next one is paired as
    /// this one needs it; all that aren't paired yet, if that wasn't looked at.
    pub(super) left: Vec<usize>,
}

impl Paired {
    /// These pairs; all of `players` who are in none go down, to those of the `next` bracket.
    pub(super) fn new(pairs: Pairs, players: &[usize], next: &[usize]) -> Paired {
        let paired: HashSet<_> = pairs.iter().flat_map(|&(one, two)| [one, two]).collect();
        let down = players
            .iter()
            .copied()
            .filter(|player| !paired.contains(player));
        let down: Vec<_> = down.collect();
        let left = down.iter().chain(next).copied().collect();
        Paired { pairs, down, left }
    }

    /// The pairs of a matching among `players`, who are given the highest first.
    pub(super) fn from_mates(players: &[usize], mates: &[Option<usize>]) -> Paired {
        let mate = |place: usize| mates[place].and_then(|mate| players.get(mate));
        let pairs = players.iter().enumerate().filter_map(|(place, &player)| {
            let mate = *mate(place)?;
            (player < mate).then_some((player, mate))
        });
        Paired::new(pairs.collect(), players, &[])
    }
}

/// What is decided among pairings that are equal by all criteria.
enum Order<'a> {
    /// Which moved players are paired, and each with the highest possible resident (4.4, 4.3).
    Moved,
    /// Which residents choose: the first `usize` of these if possible (4.2).
    Exchange(&'a [usize], usize),
    /// The opponents of those who choose, from their order in the list (4.3).
    Transpose(&'a [usize], &'a [usize]),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Moved,
    Resident,
    Next,
    Rest,
    Bye,
}

impl Roster {
    /// Pairs a bracket exactly. With `whole`, so that all below can still be paired; without, the caller has to
    /// check that. `None` if it is too large.
    pub(super) fn exact(&self, bracket: &Bracket, whole: bool) -> Option<Paired> {
        let solve = |live: &[usize], order: &Order<'_>| {
            Solver::new(self, bracket, whole, live, order)?.solve()
        };
        let everybody: Vec<_> = bracket.players().collect();
        let mut paired = Vec::new();
        let mut live = everybody.clone();
        let mut choosers = bracket.residents.len() / 2;
        if !bracket.moved.is_empty() {
            let (pairs, _) = solve(&live, &Order::Moved)?;
            let moved = |pair: &&(usize, usize)| bracket.moved.contains(&pair.0);
            paired = pairs.iter().filter(moved).copied().collect();
            choosers = pairs.len() - paired.len();
            live.retain(|player| !paired.iter().any(|&(one, two)| [one, two].contains(player)));
        }
        let resides = |player: &usize| !bracket.moved.contains(player);
        let residents: Vec<_> = live.iter().copied().filter(resides).collect();
        let (mut pairs, _) = solve(&live, &Order::Exchange(&residents, choosers))?;
        if pairs.len() != choosers {
            choosers = pairs.len();
            (pairs, _) = solve(&live, &Order::Exchange(&residents, choosers))?;
        }
        let tops: Vec<_> = pairs.iter().map(|pair| pair.0).collect();
        let (pairs, left) = solve(&live, &Order::Transpose(&residents, &tops))?;
        paired.extend(pairs);
        let mut paired = Paired::new(paired, &everybody, &bracket.next);
        if !whole {
            paired.left = left;
        }
        Some(paired)
    }
}

/// The criteria as fields of a weight, in their order.
struct Criteria {
    complete: Field,
    pairs: Field,
    paired_of: Vec<(u32, Field)>,
    next_pairs: Field,
    next_of: Vec<(u32, Field)>,
    unplayed: Field,
    excess: [Field; 2],
    wishes: Field,
    strong: Field,
    /// For one round ago, then for two: residents who go down again, residents who go up again.
    again: [[Field; 2]; 2],
    /// The same, by the scores of the moved players.
    gaps: [[Vec<(u32, Field)>; 2]; 2],
}

struct Solver<'a> {
    roster: &'a Roster,
    order: &'a Order<'a>,
    fields: Fields,
    criteria: Criteria,
    sequence: Vec<Field>,
    whole: bool,
    vertices: Vec<(Group, usize)>,
}

impl<'a> Solver<'a> {
    fn new(
        roster: &'a Roster,
        bracket: &Bracket,
        whole: bool,
        live: &[usize],
        order: &'a Order<'a>,
    ) -> Option<Self> {
        let mut vertices: Vec<_> = live
            .iter()
            .map(|&player| {
                let moved = bracket.moved.contains(&player);
                (if moved { Group::Moved } else { Group::Resident }, player)
            })
            .collect();
        vertices.extend(bracket.next.iter().map(|&player| (Group::Next, player)));
        let odd = (bracket.players().count() + bracket.next.len() + bracket.rest.len()) % 2 == 1;
        if whole {
            vertices.extend(bracket.rest.clone().map(|player| (Group::Rest, player)));
            if odd {
                vertices.push((Group::Bye, usize::MAX));
            }
        }
        let count = vertices.len();
        let mut fields = Fields::default();
        let scores = |fields: &mut Fields, groups: &[Group]| {
            let of = vertices.iter().filter(|vertex| groups.contains(&vertex.0));
            let mut scores: Vec<_> = of.map(|vertex| roster.cards[vertex.1].score).collect();
            scores.dedup();
            let scored = scores.into_iter().map(|score| (score, fields.add(count)));
            scored.collect::<Vec<_>>()
        };
        let of_bracket = [Group::Moved, Group::Resident];
        let mut criteria = Criteria {
            complete: fields.add(count),
            pairs: fields.add(count),
            paired_of: scores(&mut fields, &of_bracket),
            next_pairs: fields.add(count),
            next_of: scores(&mut fields, &of_bracket),
            unplayed: fields.add(
                roster
                    .cards
                    .iter()
                    .map(|card| card.unplayed as usize)
                    .max()?,
            ),
            excess: [fields.add(count), fields.add(count)],
            wishes: fields.add(count),
            strong: fields.add(count),
            again: [(); 2].map(|()| [(); 2].map(|()| fields.add(count))),
            gaps: Default::default(),
        };
        criteria.gaps = [(); 2].map(|()| [(); 2].map(|()| scores(&mut fields, &[Group::Moved])));
        let sequence = match order {
            Order::Moved => {
                let moved: Vec<_> = bracket.moved.iter().map(|_| fields.add(1)).collect();
                let opponents = bracket
                    .moved
                    .iter()
                    .map(|_| fields.add(bracket.residents.len()));
                let opponents: Vec<_> = opponents.collect();
                moved.into_iter().chain(opponents).collect()
            }
            Order::Exchange(residents, _) => {
                let sums = [fields.add(count), fields.add(count * count)];
                sums.into_iter()
                    .chain(residents.iter().map(|_| fields.add(1)))
                    .collect()
            }
            Order::Transpose(residents, tops) => {
                tops.iter().map(|_| fields.add(residents.len())).collect()
            }
        };
        Some(Solver {
            roster,
            order,
            fields,
            criteria,
            sequence,
            whole,
            vertices,
        })
    }

    /// The pairs of the bracket, the higher player first, the highest pair first; and who has no partner.
    fn solve(&self) -> Option<(Pairs, Vec<usize>)> {
        let mates = self
            .fields
            .heaviest(self.vertices.len(), |low, high, sum| {
                self.weigh(low, high, sum)
            })?;
        let in_bracket =
            |vertex: usize| matches!(self.vertices[vertex].0, Group::Moved | Group::Resident);
        let (mut pairs, mut left) = (Vec::new(), Vec::new());
        for (low, mate) in mates.iter().enumerate() {
            match *mate {
                Some(high) if low < high && in_bracket(low) && in_bracket(high) => {
                    pairs.push((self.vertices[low].1, self.vertices[high].1));
                }
                None if self.whole => return None,
                None => left.push(self.vertices[low].1),
                Some(_) => {}
            }
        }
        Some((pairs, left))
    }

    /// Whether two vertices can be matched, and what that is worth.
    fn weigh(&self, low: usize, high: usize, sum: &mut Sum<'_>) -> bool {
        let ((low_group, low), (high_group, high)) = (self.vertices[low], self.vertices[high]);
        let criteria = &self.criteria;
        let card = |player: usize| &self.roster.cards[player];
        if high_group == Group::Bye {
            if !self.roster.may_rest(low) {
                return false;
            }
            if matches!(low_group, Group::Moved | Group::Resident) {
                sum.add(criteria.unplayed, -i64::from(card(low).unplayed));
            }
        } else if !self.roster.may_meet(low, high) {
            return false;
        }
        if self.whole {
            sum.add(criteria.complete, 1);
        }
        match (low_group, high_group) {
            (Group::Moved, Group::Moved) => return false,
            (Group::Moved | Group::Resident, Group::Resident) => {
                let moved = low_group == Group::Moved;
                self.weigh_pair(low, high, moved, sum);
                return self.place(low, high, moved, sum);
            }
            (Group::Moved | Group::Resident, Group::Next) => {
                sum.add(criteria.next_pairs, 1);
                sum.add(field_of(&criteria.next_of, card(low).score), 1);
            }
            (Group::Next, Group::Next) => sum.add(criteria.next_pairs, 1),
            _ => {}
        }
        true
    }

    /// The criteria for a pair within the bracket.
    fn weigh_pair(&self, low: usize, high: usize, moved: bool, sum: &mut Sum<'_>) {
        let criteria = &self.criteria;
        let (one, two) = (&self.roster.cards[low], &self.roster.cards[high]);
        sum.add(criteria.pairs, 1);
        for card in [one, two] {
            sum.add(field_of(&criteria.paired_of, card.score), 1);
        }
        if one.top || two.top {
            let excess = excess(one, two, self.roster.lot);
            for (field, over) in criteria.excess.into_iter().zip(excess) {
                sum.add(field, -i64::from(over));
            }
        }
        if one.wish().is_some() && one.wish() == two.wish() {
            sum.add(criteria.wishes, -1);
        }
        if one.strong().is_some() && one.strong() == two.strong() {
            sum.add(criteria.strong, -1);
        }
        for ago in [1, 2] {
            let [down, up] = criteria.again[ago - 1];
            let [moved_down, moved_up] = &criteria.gaps[ago - 1];
            // Whoever is paired here does not go down from here.
            sum.add(down, i64::from(two.drifted(ago, Drift::Down)));
            if !moved {
                sum.add(down, i64::from(one.drifted(ago, Drift::Down)));
                continue;
            }
            sum.add(
                field_of(moved_down, one.score),
                i64::from(one.drifted(ago, Drift::Down)),
            );
            if two.drifted(ago, Drift::Up) {
                sum.add(up, -1);
                sum.add(field_of(moved_up, one.score), -1);
            }
        }
    }

    /// The order among pairings that are equal by the criteria; says whether the pair can be chosen.
    fn place(&self, low: usize, high: usize, moved: bool, sum: &mut Sum<'_>) -> bool {
        let place = |list: &[usize], player| list.iter().position(|&other| other == player);
        match self.order {
            Order::Moved if moved => {
                let own = self.vertices.iter().position(|vertex| vertex.1 == low);
                let all = self.sequence.len() / 2;
                let first = self
                    .vertices
                    .iter()
                    .position(|vertex| vertex.0 == Group::Resident);
                let other = self.vertices.iter().position(|vertex| vertex.1 == high);
                let residents = self
                    .vertices
                    .iter()
                    .filter(|vertex| vertex.0 == Group::Resident);
                if let (Some(own), Some(first), Some(other)) = (own, first, other) {
                    sum.add(self.sequence[own], 1);
                    sum.add(
                        self.sequence[all + own],
                        (residents.count() - (other - first)) as i64,
                    );
                }
            }
            Order::Moved => {}
            Order::Exchange(..) | Order::Transpose(..) if moved => return false,
            Order::Exchange(residents, choosers) => {
                let Some(at) = place(residents, low) else {
                    return false;
                };
                if at >= *choosers {
                    sum.add(self.sequence[0], -1);
                    // Of those who take a place above, the highest; of those who leave theirs, the lowest.
                    sum.add(self.sequence[2 + at], 1);
                } else {
                    sum.add(self.sequence[2 + choosers - 1 - at], -1);
                }
                sum.add(self.sequence[1], -(at as i64));
            }
            Order::Transpose(residents, tops) => {
                let (Some(top), Some(other)) = (place(tops, low), place(residents, high)) else {
                    return false;
                };
                if tops.contains(&high) {
                    return false;
                }
                sum.add(self.sequence[top], (residents.len() - other) as i64);
            }
        }
        true
    }
}

fn field_of(fields: &[(u32, Field)], score: u32) -> Field {
    let place = fields.partition_point(|&(other, _)| other > score);
    fields[place].1
}
