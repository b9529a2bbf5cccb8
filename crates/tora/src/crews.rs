//! The choice of crews (T-C6).

use board::Square;

use crate::Tora;
use crate::action::{Action, CannonTask, Crew, Ply};

/// What the choice of crews depends on, worked out once for all Cannons and tasks of a position.
pub(crate) struct Crews<'a, const N: usize, const W: usize> {
    position: &'a Tora<N, W>,
    /// How many legal actions each piece has, by its place.
    actions: Vec<u32>,
    legal: Vec<(Square<N>, CannonTask<N>, Crew<N>)>,
}

impl<'a, const N: usize, const W: usize> Crews<'a, N, W> {
    /// The crews of a position with these legal plies.
    pub(crate) fn of(position: &'a Tora<N, W>, plies: &[Ply<N>]) -> Self {
        let mut actions = vec![0; N * N];
        let mut legal = Vec::new();
        for ply in plies {
            if let Ply::Act(action) = *ply {
                actions[action.piece().index()] += 1;
                if let Action::Cannon { at, task, crew } = action {
                    legal.push((at, task, crew));
                }
            }
        }
        Self {
            position,
            actions,
            legal,
        }
    }

    /// The crews with which this task is legal.
    fn legal(&self, at: Square<N>, task: CannonTask<N>) -> impl Iterator<Item = Crew<N>> {
        let fits = move |(cannon, other, _): &&(_, _, _)| *cannon == at && *other == task;
        self.legal.iter().filter(fits).map(|(_, _, crew)| *crew)
    }

    /// Whether there is a choice of crew.
    pub(crate) fn several(&self, at: Square<N>, task: CannonTask<N>) -> bool {
        self.legal(at, task).nth(1).is_some()
    }

    /// The crew that is taken when a player names none: crew bound to this Cannon first, then
    /// pieces with the fewest other legal actions, then in square order; the first such choice with
    /// which the action is legal.
    pub(crate) fn usual(&self, at: Square<N>, task: CannonTask<N>) -> Option<Crew<N>> {
        let rank = |member: &Square<N>| {
            let bound = self.position.bound_to(*member) == Some(at);
            (!bound, self.actions[member.index()], *member)
        };
        self.legal(at, task).min_by_key(|crew| {
            // Sorted, so that crews are compared by their best members first.
            sorted(crew.as_slice().iter().map(rank))
        })
    }
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// The crew that is taken when a player names none (T-C6).
    #[must_use]
    pub fn usual_crew(&self, at: Square<N>, task: CannonTask<N>) -> Option<Crew<N>> {
        let mut plies = Vec::new();
        self.list_legal(&mut plies);
        Crews::of(self, &plies).usual(at, task)
    }
}

/// A few values in order. The library's sorting is for many, and the page would carry its code.
pub(crate) fn sorted<T: Ord>(values: impl Iterator<Item = T>) -> Vec<T> {
    let mut sorted = Vec::new();
    for value in values {
        let at = sorted.iter().take_while(|other| **other < value).count();
        sorted.insert(at, value);
    }
    sorted
}

/// Each choice of `size` (2 or 3) of the places.
pub(crate) fn choices<const N: usize>(
    places: &[Square<N>],
    size: usize,
) -> impl Iterator<Item = Crew<N>> {
    let last = if size == 3 { places } else { &places[..0] };
    // The first index is below the second and the third above, so no choice comes twice.
    let pairs = (0..places.len()).flat_map(move |b| (0..b).map(move |a| (a, b)));
    pairs.flat_map(move |(a, b)| {
        let pair = (size == 2).then(|| Crew::new(&[places[a], places[b]]));
        let more = last.iter().skip(b + 1);
        let threes = more.map(move |third| Crew::new(&[places[a], places[b], *third]));
        pair.into_iter().chain(threes).flatten()
    })
}
