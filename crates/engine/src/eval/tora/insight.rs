//! What a player knows and guesses of hidden Assassins while a turn is searched.

use board::Square;
use game::{Game, Position, Side, SplitMix};
use tora::{Hiding, Ply, Whereabouts};

use super::army::Army;
use super::assassin::prospects;
use crate::Task;
use crate::code::mixed;

/// How many places stand for all places where the enemy's Assassin may be.
const SAMPLES: usize = 16;
/// What makes a place without prospects likely at all, in centi-points.
const AIMLESS: i32 = 150;

/// What the side to move knows and guesses at the start of a search, from the public part of the
/// game alone.
#[derive(Clone, Debug)]
pub(super) struct Insight<const N: usize> {
    pub(super) side: Side,
    round: u32,
    /// Whether the player does nothing in secret.
    pub(super) open: bool,
    salt: u64,
    /// Some of the places where the enemy's hidden Assassin may be, drawn by their likelihood.
    pub(super) samples: Vec<Square<N>>,
    /// How likely each place is, by its index; empty if the enemy hides none, or its place is known.
    likely: Vec<f32>,
    /// What the enemy's Assassin has in prospect on average, in centi-points.
    pub(super) hopes: i32,
    own: Own<N>,
}

/// What the enemy may guess of the own Assassin.
#[derive(Clone, Debug, Default)]
struct Own<const N: usize> {
    at: Option<Square<N>>,
    rests_until: Option<u32>,
    /// By the index of a place: the chance that a search from there finds the Assassin, now and once
    /// it has acted again.
    found: [Vec<f32>; 2],
}

/// The chance to find an Assassin that has just killed, for a piece beside it.
const FRESH: f32 = 0.45;

impl<const N: usize> Insight<N> {
    pub(super) fn new<const W: usize>(game: &Game<tora::Tora<N, W>>, task: &Task<Ply<N>>) -> Self
    where
        tora::Tora<N, W>: Position<Move = Ply<N>>,
    {
        let position = game.position();
        let side = position.side();
        let salt = mixed(mixed(task.seed ^ game.plies() as u64) ^ u64::from(position.round()));
        let victims = Side::BOTH.map(|side| Army::new(position, side));
        let weighed = |known: &Whereabouts<N, W>, owner: Side| {
            let victims = &victims[(!owner).index()];
            weights(known, |at| prospects(position, victims, at))
        };
        let mut insight = Self {
            side,
            round: position.round(),
            open: task.open,
            salt,
            samples: Vec::new(),
            likely: Vec::new(),
            hopes: 0,
            own: Own::default(),
        };
        if position.hiding(!side) == Hiding::Somewhere
            && let Some(known) = Whereabouts::of(game, !side)
        {
            insight.likely = weighed(&known, !side);
            insight.samples = drawn(&insight.likely, &mut SplitMix(salt));
            let hopes = insight.samples.iter();
            let hopes = hopes.map(|at| prospects(position, &victims[side.index()], *at));
            insight.hopes = hopes.sum::<i32>() / insight.samples.len().max(1) as i32;
        }
        if let Hiding::At(at) = position.hiding(side)
            && let Some(known) = Whereabouts::of(game, side)
        {
            let later = known.clone().after_action(position);
            insight.own = Own {
                at: Some(at),
                rests_until: position.rests_until(side),
                found: [known, later].map(|known| searched::<N>(&weighed(&known, side))),
            };
        }
        insight
    }

    /// Differs from search to search.
    pub(super) const fn salt(&self) -> u64 {
        self.salt
    }

    /// Whether a position belongs to the turn that is searched, before its end.
    pub(super) fn is_about<const W: usize>(&self, position: &tora::Tora<N, W>) -> bool
    where
        tora::Tora<N, W>: Position,
    {
        self.side == position.side() && self.round == position.round()
    }

    /// The chance that a search from a place finds the enemy's Assassin, if searches from some other
    /// places in this turn have not.
    pub(super) fn finds(&self, at: Square<N>, others: &[Square<N>]) -> f32 {
        let new = |place: &Square<N>| others.iter().all(|other| other.distance(*place) > 1);
        let near = near(at).filter(new);
        near.filter_map(|place| self.likely.get(place.index()))
            .sum()
    }

    /// The chance that an enemy's search from `from` finds the own Assassin at `at`, next to it, if it
    /// rests until the end of this round.
    pub(super) fn found(&self, at: Square<N>, rests: Option<u32>, from: Square<N>) -> f32 {
        if rests > self.own.rests_until {
            return FRESH;
        }
        let acted = usize::from(self.own.at != Some(at));
        let found = self.own.found[acted].get(from.index());
        found.copied().unwrap_or_default()
    }
}

/// The places at distance 1 or less.
fn near<const N: usize>(at: Square<N>) -> impl Iterator<Item = Square<N>> {
    let range = |line: usize| line.saturating_sub(1).max(1)..=(line + 1).min(N);
    range(at.v()).flat_map(move |v| range(at.h()).filter_map(move |h| Square::at(v, h)))
}

/// How likely each place is, if players prefer those with better prospects.
fn weights<const N: usize, const W: usize>(
    known: &Whereabouts<N, W>,
    prospects: impl Fn(Square<N>) -> i32,
) -> Vec<f32>
where
    tora::Tora<N, W>: Position<Move = Ply<N>>,
{
    let mut weights = vec![0.0; N * N];
    for at in known.places().iter::<N>() {
        let liked = (AIMLESS + prospects(at)) as f32;
        weights[at.index()] = known.share(at) * liked * liked;
    }
    let sum: f32 = weights.iter().sum();
    weights.iter_mut().for_each(|weight| *weight /= sum);
    weights
}

/// By the index of a place: the chance that a search from there finds what is so likely.
fn searched<const N: usize>(likely: &[f32]) -> Vec<f32> {
    let all = Square::<N>::all();
    all.map(|at| near(at).map(|place| likely[place.index()]).sum())
        .collect()
}

/// Places drawn by their likelihood, evenly: one that is likely enough is among them for certain.
fn drawn<const N: usize>(likely: &[f32], random: &mut SplitMix) -> Vec<Square<N>> {
    let step = 1.0 / SAMPLES as f32;
    let mut next = step * random.below(1 << 16) as f32 / 65_536.0;
    let mut sum = 0.0;
    let mut samples = Vec::with_capacity(SAMPLES);
    for (at, weight) in Square::all().zip(likely) {
        sum += weight;
        while sum > next && samples.len() < SAMPLES {
            samples.push(at);
            next += step;
        }
    }
    samples
}
