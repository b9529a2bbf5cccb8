//! Moves drawn at random, by which others learn the same of both games.

use game::{Counting as _, Position as _, Side, SplitMix};
use tora::{Action, Hiding, LongSquare, Ply, Whole};

use super::public::public;
use super::{Move, Now};

/// How often something is drawn before it is given up.
pub(super) const TRIES: usize = 40;
/// How far a hidden Assassin moves (T-X3).
const STEPS: usize = 3;

/// Draws moves.
pub(super) struct Drawn {
    pub(super) keeper: Side,
    /// Where the keeper's Assassin goes in both games.
    pub(super) goal: Option<LongSquare>,
    pub(super) random: SplitMix,
}

/// A place beside an enemy which the Assassins of both games reach in the same number of actions.
pub(super) fn goal(now: &Now, keeper: Side, random: &mut SplitMix) -> Option<LongSquare> {
    let lairs = now.map(|now| lair(&now, keeper));
    let [Some(one), Some(other)] = lairs else {
        return None;
    };
    let enemies = enemies(&now[0], keeper);
    (0..TRIES).find_map(|_| {
        let enemy = enemies[random.below(enemies.len())];
        let beside: Vec<_> = LongSquare::all()
            .filter(|place| place.distance(enemy) == 1)
            .collect();
        let goal = beside[random.below(beside.len())];
        let actions = [one, other].map(|lair| lair.distance(goal).div_ceil(STEPS));
        (actions[0] == actions[1]).then_some(goal)
    })
}

/// Where the Assassin of a side hides.
pub(super) fn lair(now: &Whole, side: Side) -> Option<LongSquare> {
    match now.position().hiding(side) {
        Hiding::At(lair) => Some(lair),
        _ => None,
    }
}

/// Where the enemies of a side stand.
fn enemies(now: &Whole, side: Side) -> Vec<LongSquare> {
    let pieces = now.position().pieces();
    let enemies = pieces.filter(|(_, piece)| piece.side != side && !piece.taken);
    enemies.map(|(at, _)| at).collect()
}

fn permitted(now: &Whole, action: Action<17>) -> Option<Move> {
    let ply = Ply::Act(action);
    now.check(ply).is_ok().then_some(ply)
}

impl Drawn {
    /// A random move, or the end of the turn, in both games by which others learn the same.
    pub(super) fn alike(&mut self, now: &Now, end: bool) -> Option<[Move; 2]> {
        let gathers = self.gathers(now);
        let plies = if end {
            [Ply::End; 2]
        } else if let Some(plies) = gathers {
            plies
        } else {
            let one = self.some(&now[0])?;
            let together = lair(&now[0], self.keeper) == lair(&now[1], self.keeper);
            let other = match one {
                Ply::Act(Action::Prowl { .. })
                    if now[0].to_move() == Some(self.keeper) && !together =>
                {
                    self.prowl(&now[1], Some(public(&now[0], one).fell))?
                }
                ply => ply,
            };
            [one, other]
        };
        let mut both = now.iter().zip(plies);
        if !both.all(|(now, ply)| now.check(ply).is_ok()) {
            return None;
        }
        let [one, other] = [0, 1].map(|game| public(&now[game], plies[game]));
        (one == other && one.outcome.is_none()).then_some(plies)
    }

    /// How the keeper's Assassins come nearer to where they meet the other side.
    fn gathers(&self, now: &Now) -> Option<[Move; 2]> {
        let goal = self
            .goal
            .filter(|_| now[0].to_move() == Some(self.keeper))?;
        let nearer = |now: &Whole| {
            let from = lair(now, self.keeper).filter(|from| *from != goal)?;
            let near = LongSquare::all().filter(|to| to.distance(from) <= STEPS);
            let to = near.min_by_key(|to| to.distance(goal))?;
            let attack = None;
            permitted(now, Action::Prowl { from, to, attack })
        };
        Some([nearer(&now[0])?, nearer(&now[1])?])
    }

    /// A move, more often of the keeper's Assassin and of the other side's searchers than chance would
    /// have it.
    fn some(&mut self, now: &Whole) -> Option<Move> {
        let prowls = if now.to_move() == Some(self.keeper) {
            6
        } else {
            2
        };
        let tells = self.goal.is_some() && self.random.below(2) == 0;
        if let Some(telling) = tells.then(|| self.telling(now)).flatten() {
            return Some(telling);
        }
        let special = match self.random.below(8) {
            7 => None,
            drawn if drawn < prowls => self.prowl(now, None),
            _ => self.search(now),
        };
        special.or_else(|| now.pick_move(|count| self.random.below(count)))
    }

    /// A move that brings an Assassin to light, or takes one that was just found.
    fn telling(&self, now: &Whole) -> Option<Move> {
        let side = now.position().side();
        let mut legal = Vec::new();
        now.legal_moves(&mut legal);
        let tells = |ply: &Move| match ply {
            Ply::Act(Action::Take { .. }) => true,
            Ply::Act(Action::Search { at }) => {
                lair(now, !side).is_some_and(|lair| lair.distance(*at) <= 1)
            }
            Ply::Act(Action::Prowl {
                attack: Some(at), ..
            }) => {
                let victim = now.position().piece_of(!side, *at);
                victim.is_some_and(|piece| piece.kind.is_command() && !piece.taken)
            }
            _ => false,
        };
        legal.into_iter().find(tells)
    }

    /// An action of the hidden Assassin, rather towards a crowd of enemies than not; if `fell` is given,
    /// one to which this piece falls, or none does.
    fn prowl(&mut self, now: &Whole, fell: Option<Option<LongSquare>>) -> Option<Move> {
        prowl(now, fell, &mut self.random)
    }

    fn search(&mut self, now: &Whole) -> Option<Move> {
        let own = enemies(now, !now.position().side());
        let at = own[self.random.below(own.len())];
        permitted(now, Action::Search { at })
    }
}

/// What [`Drawn`] draws for a hidden Assassin.
pub(super) fn prowl(
    now: &Whole,
    fell: Option<Option<LongSquare>>,
    random: &mut SplitMix,
) -> Option<Move> {
    let position = now.position();
    let side = position.side();
    let from = lair(now, side)?;
    if position.rests_until(side).is_some() {
        return None;
    }
    let near: Vec<_> = LongSquare::all()
        .filter(|to| to.distance(from) <= STEPS)
        .collect();
    let crowd = match side {
        Side::First => LongSquare::at(9, 3),
        Side::Second => LongSquare::at(9, 15),
    }?;
    let enemies = enemies(now, side);
    (0..TRIES).find_map(|_| {
        let drawn = [(); 4].map(|()| near[random.below(near.len())]);
        let to = drawn.into_iter().min_by_key(|to| to.distance(crowd))?;
        let attack = fell.unwrap_or_else(|| {
            let near = enemies.iter().filter(|at| at.distance(to) <= 1);
            let near: Vec<_> = near.copied().collect();
            (!near.is_empty()).then(|| near[random.below(near.len())])
        });
        permitted(now, Action::Prowl { from, to, attack })
    })
}
