//! Hidden Assassins (T-X): what they can hope for, what they have to fear, and which of their actions
//! and of the searches for them are worth a look.

use board::Square;
use game::Position;
use tora::{Action, Hiding, Ply, Search};

use super::army::{Army, STANDARD, standard_worth};
use super::{Insight, POINT, Tora};
use crate::code::mixed;

/// The value of a hidden Assassin beyond its prospects, in centi-points.
const HIDDEN: i32 = 550;
/// What an Assassin has in prospect at an unknown place about which nothing was learned.
const USUAL: i32 = 200;
/// What it costs to be revealed by taking a command piece, and what a taken standard piece brings less
/// than its worth, since the enemy then knows where to search.
const REVEALED: i32 = 300;
const SUSPECTED: i32 = 50;
/// The chance, in hundredths, that an Assassin takes a piece that it can reach with this many actions.
const CHANCE: [i32; 7] = [0, 45, 36, 28, 21, 15, 10];
/// A search that brings less on average is not tried.
const LEAST_LUCK: i32 = 12;

/// The best that an Assassin at a place can hope for against an army, in centi-points: more for a
/// better victim, less for a farther one.
pub(super) fn prospects<const N: usize, const W: usize>(
    position: &tora::Tora<N, W>,
    victims: &Army<N, W>,
    from: Square<N>,
) -> i32 {
    let mut best = 0;
    let mut consider = |at: Square<N>, worth: i32| {
        // T-X3: up to three steps, then an attack at distance 1.
        let actions = from.distance(at).saturating_sub(1).div_ceil(3).max(1);
        best = best.max(worth * CHANCE[actions.min(6)] / 100);
    };
    for (at, kind) in victims.commands.into_iter().flatten() {
        consider(at, victims.worth(kind) - REVEALED);
    }
    for (kind, flipped) in STANDARD {
        for at in position.places(victims.side, kind, flipped).iter() {
            consider(at, standard_worth(kind) - SUSPECTED);
        }
    }
    best
}

impl<const N: usize, const W: usize> Tora<N, W>
where
    tora::Tora<N, W>: Position,
{
    /// What the hidden Assassin of `army` is worth, if it has one.
    pub(super) fn hidden(
        &self,
        position: &tora::Tora<N, W>,
        army: &Army<N, W>,
        enemy: &Army<N, W>,
    ) -> i32 {
        if N == 9 || !position.has_assassins() {
            return 0;
        }
        let hopes = match position.hiding(army.side) {
            Hiding::No => return 0,
            Hiding::At(at) => prospects(position, enemy, at) - self.risk(position, enemy, at),
            Hiding::Somewhere => match self.insight.as_deref() {
                Some(Insight { samples, .. }) if !samples.is_empty() => {
                    let hopes = samples.iter().map(|at| prospects(position, enemy, *at));
                    hopes.sum::<i32>() / samples.len() as i32
                }
                _ => USUAL,
            },
        };
        HIDDEN + hopes
    }

    /// What a hidden Assassin at a known place has to fear from searches.
    fn risk(&self, position: &tora::Tora<N, W>, enemy: &Army<N, W>, at: Square<N>) -> i32 {
        let owner = !enemy.side;
        let Some(insight) = self.insight.as_deref().filter(|own| own.side == owner) else {
            return 0;
        };
        let tables = Army::<N, W>::TABLES;
        let beside = (tables.ring(at) | board::Bits::of(at)) & enemy.all;
        let close = tables.second_ring(at) & enemy.all;
        if beside.is_empty() && close.is_empty() {
            return 0;
        }
        let rests = position.rests_until(owner);
        let chance = |from: Square<N>| insight.found(at, rests, from);
        let most = |chances: &mut dyn Iterator<Item = f32>| chances.fold(0.0, f32::max);
        let now = most(&mut beside.iter().map(chance));
        // Who is two places away needs an action to come near first.
        let then = most(&mut close.iter().map(chance)) / 2.0;
        (now.max(then).min(0.7) * (HIDDEN + POINT * 5) as f32) as i32
    }

    /// What a search for an Assassin at an unknown place brings on average; `None` for other plies, and
    /// for searches about which nothing is known.
    pub(super) fn chance(&self, position: &tora::Tora<N, W>, ply: Ply<N>) -> Option<i32> {
        let Ply::Act(Action::Search { at }) = ply else {
            return None;
        };
        let side = position.side();
        let insight = self.insight.as_deref()?;
        if !insight.is_about(position) || position.hiding(!side) != Hiding::Somewhere {
            return None;
        }
        let own = position.pieces().filter(|(_, piece)| piece.side == side);
        let vain = own.filter(|(at, _)| position.activity(*at).searched == Some(Search::Vain));
        let vain: Vec<_> = vain.map(|(at, _)| at).collect();
        let gain = HIDDEN + insight.hopes + 5 * POINT;
        let finder = position.piece_of(side, at)?;
        let spent = finder.kind.attacks_once() && position.activity(at).attacked;
        let gain = if finder.flipped || spent {
            gain / 2
        } else {
            gain
        };
        Some((insight.finds(at, &vain) * gain as f32) as i32)
    }

    /// Leaves out hidden actions and searches that are not worth a look.
    pub(super) fn sift(&self, position: &tora::Tora<N, W>, plies: &mut Vec<Ply<N>>) {
        if N == 9 || !position.has_assassins() {
            return;
        }
        let first = plies.first().copied();
        let side = position.side();
        let insight = self.insight.as_deref();
        let open = insight.is_some_and(|own| own.open && own.side == side);
        plies.retain(|ply| match ply {
            Ply::Act(Action::Prowl { .. }) => !open,
            Ply::Act(Action::Search { at }) => match position.hiding(!side) {
                // The other side does not know where the own Assassin is.
                Hiding::At(place) => {
                    !open && place.distance(*at) <= 1 && insight.is_none_or(|own| own.side == side)
                }
                _ => !open && self.chance(position, *ply) >= Some(LEAST_LUCK),
            },
            _ => true,
        });
        self.spare_stabs(position, plies);
        if plies.is_empty() {
            plies.extend(first);
        }
    }

    /// Of the places from which the hidden Assassin can attack a piece, keeps those with the fewest
    /// enemies around.
    fn spare_stabs(&self, position: &tora::Tora<N, W>, plies: &mut Vec<Ply<N>>) {
        let side = position.side();
        let Hiding::At(_) = position.hiding(side) else {
            return;
        };
        let salt = self.insight.as_deref().map_or(0, Insight::salt);
        let enemy = Army::new(position, !side).all;
        let tables = Army::<N, W>::TABLES;
        let stab = |ply: &Ply<N>| match *ply {
            Ply::Act(Action::Prowl { to, attack, .. }) => {
                let crowd = ((tables.ring(to) | board::Bits::of(to)) & enemy).count();
                // Equal places are told apart in a way that the enemy can't foresee.
                Some((attack?, crowd, mixed(salt ^ to.index() as u64)))
            }
            _ => None,
        };
        let mut stabs: Vec<_> = plies.iter().filter_map(stab).collect();
        stabs.sort_unstable();
        let mut kept = Vec::new();
        for same in stabs.chunk_by(|(one, ..), (other, ..)| one == other) {
            let victim = position.piece_of(!side, same[0].0);
            let command = victim.is_some_and(|victim| victim.kind.is_command());
            kept.extend(&same[..same.len().min(if command { 4 } else { 2 })]);
        }
        plies.retain(|ply| stab(ply).is_none_or(|stab| kept.contains(&stab)));
    }
}
