//! A large bracket, paired in its order.
//!
//! Weighing all pairs of a thousand players takes too long, and isn't needed: with many players the counts of
//! wishes for sides say how good a pairing can be, and the first pairing of the order (each of the upper half
//! with the first possible one of the lower half) that is as good is the one that the rules ask for. It is
//! searched for depth first. If there is none in a bounded number of steps, the answer is that there is none.

use super::super::card::Drift;
use super::bracket::{Bracket, Paired};
use super::roster::Roster;
use crate::pairing::Side;

/// How many of some players wish for each side, from the weakest to the strongest wish.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Wishes([[usize; 2]; 3]);

impl Wishes {
    fn of(roster: &Roster, player: usize) -> Wishes {
        let card = &roster.cards[player];
        Wishes(
            [card.wish(), card.strong(), card.must()].map(|side| match side {
                Some(Side::First) => [1, 0],
                Some(Side::Second) => [0, 1],
                None => [0, 0],
            }),
        )
    }

    fn change(mut self, other: Wishes, change: impl Fn(usize, usize) -> usize) -> Wishes {
        for (own, other) in self
            .0
            .iter_mut()
            .flatten()
            .zip(other.0.into_iter().flatten())
        {
            *own = change(*own, other);
        }
        self
    }

    fn with(self, other: Wishes) -> Wishes {
        self.change(other, |own, other| own + other)
    }

    fn without(self, other: Wishes) -> Wishes {
        self.change(other, |own, other| own - other)
    }

    /// The fewest pairs among so many in which both have the same wish, by strength.
    fn least(self, pairs: usize) -> [usize; 3] {
        self.0
            .map(|sides| sides.into_iter().max().unwrap_or(0).saturating_sub(pairs))
    }
}

fn sum(one: [usize; 3], two: [usize; 3]) -> [usize; 3] {
    [one[0] + two[0], one[1] + two[1], one[2] + two[2]]
}

/// Those of whom one goes down, by their wishes.
#[derive(Clone, Default)]
struct Spares(Vec<(Wishes, usize)>);

impl Spares {
    fn add(&mut self, wishes: Wishes) {
        match self.0.iter_mut().find(|kind| kind.0 == wishes) {
            Some(kind) => kind.1 += 1,
            None => self.0.push((wishes, 1)),
        }
    }

    fn take(&mut self, wishes: Wishes) {
        if let Some(kind) = self.0.iter_mut().find(|kind| kind.0 == wishes) {
            kind.1 -= 1;
        }
    }

    /// The fewest pairs with the same wish among the players of `left`, one of whom goes down if there are spares.
    fn least(&self, left: Wishes, pairs: usize) -> impl Iterator<Item = [usize; 3]> {
        let none = self.0.is_empty().then_some(Wishes::default());
        let kinds = self.0.iter().filter(|kind| kind.1 > 0).map(|kind| kind.0);
        none.into_iter()
            .chain(kinds)
            .map(move |spare| left.without(spare).least(pairs))
    }
}

/// The order in which missed wishes count: those that must be met, then all, then strong ones.
fn order([wish, strong, must]: [usize; 3]) -> [usize; 3] {
    [must, wish, strong]
}

impl Roster {
    /// Pairs a bracket if a pairing exists that is as good as the counts allow, with nobody going down but one if
    /// the number is odd. `None` if none was found.
    pub(super) fn wide(&self, bracket: &Bracket) -> Option<Paired> {
        let count = bracket.players().count();
        if count.is_multiple_of(2) {
            return self.all_paired(bracket, &[]);
        }
        let all = bracket.players().fold(Wishes::default(), |all, player| {
            all.with(Wishes::of(self, player))
        });
        let mut spare: Vec<_> = bracket
            .residents
            .iter()
            .map(|&player| {
                let card = &self.cards[player];
                let least = all.without(Wishes::of(self, player)).least(count / 2);
                let again = [1, 2].map(|ago| card.drifted(ago, Drift::Down));
                let [must, missed @ ..] = order(least);
                let unplayed = if bracket.next.is_empty() {
                    card.unplayed
                } else {
                    0
                };
                ((must, unplayed, missed, again), player)
            })
            .collect();
        spare.sort_unstable();
        let mut possible = spare
            .into_iter()
            .filter(|&(_, player)| self.may_go_down(bracket, player));
        let (best, first) = possible.next()?;
        let equal = possible
            .take_while(|&(worth, _)| worth == best)
            .map(|(_, player)| player);
        let spare: Vec<_> = std::iter::once(first).chain(equal).collect();
        self.all_paired(bracket, &spare)
    }

    /// Whether a player can go down so that the next bracket can be paired as fully as if it were alone.
    fn may_go_down(&self, bracket: &Bracket, player: usize) -> bool {
        if bracket.next.is_empty() {
            return self.may_rest(player);
        }
        let partners = bracket
            .next
            .iter()
            .filter(|&&other| self.may_meet(player, other));
        partners.take(8).any(|partner| {
            let left: Vec<_> = bracket
                .next
                .iter()
                .copied()
                .filter(|other| other != partner)
                .collect();
            self.nearly_completes(&left)
        })
    }

    /// Pairs a bracket but for one of the `spare` players, if there are any: they are sorted, and any of them is as
    /// good as another.
    fn all_paired(&self, bracket: &Bracket, spare: &[usize]) -> Option<Paired> {
        let mut free = bracket.residents.clone();
        let mut left = bracket.players().fold(Wishes::default(), |all, player| {
            all.with(Wishes::of(self, player))
        });
        let mut spares = Spares::default();
        let is_spare = |player: usize| spare.binary_search(&player).is_ok();
        spare
            .iter()
            .for_each(|&player| spares.add(Wishes::of(self, player)));
        let half = bracket.players().count() / 2;
        let aim = spares.least(left, half).min_by_key(|&least| order(least))?;
        let mut missed = [0; 3];
        let mut pairs = Vec::with_capacity(half);
        for &moved in &bracket.moved {
            let after = |other: usize| {
                let mut spares = spares.clone();
                if is_spare(other) {
                    spares.take(Wishes::of(self, other));
                }
                let rest = left
                    .without(Wishes::of(self, moved))
                    .without(Wishes::of(self, other));
                (rest, spares, sum(missed, self.miss(moved, other)))
            };
            let worth = |place: usize| {
                let (rest, spares, missed) = after(free[place]);
                let least = spares.least(rest, half - pairs.len() - 1);
                let least = least.map(|least| order(sum(missed, least))).min();
                let again = [1, 2].map(|ago| self.cards[free[place]].drifted(ago, Drift::Up));
                // Having nobody left to go down is the worst.
                (least.is_none(), least, again)
            };
            let places = (0..free.len()).filter(|&place| self.may_meet(moved, free[place]));
            let other = free[places.min_by_key(|&place| worth(place))?];
            (left, spares, missed) = after(other);
            free.retain(|&player| player != other);
            pairs.push((moved, other));
        }
        let half = free.len() / 2;
        // One of the upper half can go down only if somebody takes his place: that isn't looked at here.
        for &player in free[..half].iter().filter(|&&player| is_spare(player)) {
            spares.take(Wishes::of(self, player));
        }
        let may_stay = free[half..]
            .iter()
            .map(|&player| is_spare(player))
            .collect();
        let halves = Halves {
            roster: self,
            upper: &free[..half],
            lower: &free[half..],
            may_stay,
            aim,
        };
        pairs.extend(halves.first(left, missed, spares)?);
        let players: Vec<_> = bracket.players().collect();
        Some(Paired::new(pairs, &players, &bracket.next))
    }

    /// Whether both wish for the same side, by strength.
    fn miss(&self, one: usize, two: usize) -> [usize; 3] {
        let (one, two) = (Wishes::of(self, one), Wishes::of(self, two));
        let same = one.with(two);
        same.0.map(|sides| usize::from(sides.contains(&2)))
    }
}

/// An upper half that chooses from a lower one.
struct Halves<'a> {
    roster: &'a Roster,
    upper: &'a [usize],
    lower: &'a [usize],
    /// Which of the lower half may be left over.
    may_stay: Vec<bool>,
    /// How many pairs with the same wish are allowed, by strength.
    aim: [usize; 3],
}

/// How far a search has come.
#[derive(Clone)]
struct Stage {
    left: Wishes,
    missed: [usize; 3],
    spares: Spares,
}

impl Halves<'_> {
    /// The first pairing in the order that reaches the aim.
    fn first(
        &self,
        left: Wishes,
        missed: [usize; 3],
        spares: Spares,
    ) -> Option<Vec<(usize, usize)>> {
        let half = self.upper.len();
        let mut unused = Links::new(self.lower.len());
        let mut chosen: Vec<usize> = Vec::with_capacity(half);
        let mut stages = vec![Stage {
            left,
            missed,
            spares,
        }];
        let mut from = unused.first();
        let mut steps = 100_000 + 50 * half;
        while chosen.len() < half {
            let mut found = None;
            while let (Some(place), None) = (from, &found) {
                steps = steps.checked_sub(1)?;
                found = self
                    .choose(chosen.len(), place, &stages[chosen.len()])
                    .map(|stage| (place, stage));
                from = unused.after(place);
            }
            if let Some((place, stage)) = found {
                unused.take(place);
                chosen.push(place);
                stages.push(stage);
                from = unused.first();
            } else {
                let place = chosen.pop()?;
                stages.pop();
                unused.give_back(place);
                from = unused.after(place);
            }
        }
        let lower = chosen.into_iter().map(|place| self.lower[place]);
        Some(self.upper.iter().copied().zip(lower).collect())
    }

    /// What follows if a player of the upper half chooses one of the lower half; `None` if they may not meet or
    /// the aim is out of reach then.
    fn choose(&self, chooser: usize, place: usize, stage: &Stage) -> Option<Stage> {
        let (upper, lower) = (self.upper[chooser], self.lower[place]);
        if !self.roster.may_meet(upper, lower) {
            return None;
        }
        let wishes = Wishes::of(self.roster, lower);
        let mut stage = stage.clone();
        stage.left = stage
            .left
            .without(Wishes::of(self.roster, upper))
            .without(wishes);
        stage.missed = sum(stage.missed, self.roster.miss(upper, lower));
        if self.may_stay[place] {
            stage.spares.take(wishes);
        }
        let in_reach = |least: [usize; 3]| {
            sum(stage.missed, least)
                .iter()
                .zip(self.aim)
                .all(|(least, aim)| *least <= aim)
        };
        let pairs = self.upper.len() - chooser - 1;
        let possible = stage.spares.least(stage.left, pairs).any(in_reach);
        possible.then_some(stage)
    }
}

/// A list of numbers from which any can be taken, and given back in the opposite order.
struct Links {
    after: Vec<usize>,
    before: Vec<usize>,
}

impl Links {
    fn new(count: usize) -> Links {
        // The last place is the ring's end.
        let ring = count + 1;
        Links {
            after: (0..ring).map(|place| (place + 1) % ring).collect(),
            before: (0..ring).map(|place| (place + count) % ring).collect(),
        }
    }

    fn first(&self) -> Option<usize> {
        self.after(self.after.len() - 1)
    }

    fn after(&self, place: usize) -> Option<usize> {
        let after = self.after[place];
        (after + 1 < self.after.len()).then_some(after)
    }

    fn take(&mut self, place: usize) {
        self.after[self.before[place]] = self.after[place];
        self.before[self.after[place]] = self.before[place];
    }

    fn give_back(&mut self, place: usize) {
        self.after[self.before[place]] = place;
        self.before[self.after[place]] = place;
    }
}
