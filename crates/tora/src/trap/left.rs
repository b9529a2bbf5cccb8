//! What is left for the last action after the one before it.

use board::{Bits, Square};

use super::done::Done;
use super::leads::Leads;
use super::refuge::{Need, Refuge};
use super::scene::Scene;
use super::share::Progress;
use super::stops::Soldiers;
use super::threats::without;
use super::tries::Goal;
use crate::Kind;

/// What a last action must do: something where it leads, or fill a place and remove a piece.
pub(super) type Left<const N: usize, const W: usize> = (Leads<W>, Vec<(Square<N>, Square<N>)>);

impl<const N: usize, const W: usize> Goal<'_, N, W> {
    /// What is left for a last action after what this has done, as `visit` wants to know it.
    pub(super) fn left<T>(
        &self,
        scene: &Scene<'_, N, W>,
        progress: Progress,
        done: &Done<W>,
        visit: impl FnOnce(&Left<N, W>) -> T,
    ) -> T {
        let cover = &self.need.cover;
        let halves = cover.halves(progress);
        let stops = match halves {
            0 => Bits::EMPTY,
            _ => done.filled | done.guarded,
        };
        let mut known = self.left.borrow_mut();
        let same = |(then, with, _): &(Progress, Bits<W>, _)| (*then, *with) == (progress, stops);
        let number = known.iter().position(same).unwrap_or_else(|| {
            let halves = scene.other_halves(self.need, halves, stops);
            known.push((progress, stops, cover.left(progress, &halves)));
            known.len() - 1
        });
        visit(&known[number].2)
    }
}

impl<const N: usize, const W: usize> Scene<'_, N, W> {
    /// Of these attacks, each with the places that stop it together with `stops`.
    fn other_halves(&self, need: &Need<N, W>, attacks: u32, stops: Bits<W>) -> Vec<(u32, Bits<W>)> {
        let Refuge { number, at, .. } = need.refuge;
        let lifted = self.trail.0[number].filter(|_| attacks != 0);
        let Some(mut end) = lifted.and_then(|piece| without(self.position, piece)) else {
            return Vec::new();
        };
        let side = self.position.side;
        let soldiers = Soldiers::of(side, self.field, self.actions);
        let with = (stops, &soldiers);
        let numbered = need.demands.iter().enumerate();
        let halves = numbered.filter(|(number, _)| attacks >> number & 1 == 1);
        let others = halves.filter_map(|(number, attack)| {
            let piece = end.piece_of(!side, attack.from)?;
            let others = match piece.kind {
                Kind::Cannon => return None, // Half of its crew is gone.
                _ => {
                    let way = (piece, attack.from, at);
                    attack.demand.other_half(&mut end, side, way, with)
                }
            };
            Some((1 << number, others))
        });
        others.collect()
    }
}
