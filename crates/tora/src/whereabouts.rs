//! Where a hidden Assassin may be for all that everybody has been told (T-X2, T-X3, T-X6).

use board::{Bits, Square};
use game::{Game, Position, Side};

use crate::Tora;
use crate::action::{Action, Ply, Told};
use crate::assassin::Hiding;
use crate::field::Field;

/// Where the hidden Assassin of one side may be for all that everybody has been told.
///
/// It depends on nothing else: what only the owner or a judge has seen of a game makes no difference.
/// The true place is always among the places. Each has a share, which is its probability if the
/// owner chose each time at random from all that looked the same to others.
#[derive(Clone, Debug, PartialEq)]
pub struct Whereabouts<const N: usize, const W: usize> {
    owner: Side,
    places: Bits<W>,
    /// By the index of the place.
    shares: Vec<f32>,
}

impl<const N: usize, const W: usize> Whereabouts<N, W>
where
    Tora<N, W>: Position<Move = Ply<N>>,
{
    /// Where the hidden Assassin of `owner` may be after the moves of a game, as anybody has seen
    /// them; `None` if it hides none.
    ///
    /// A game that begins in the first round begins on the starting row (T-X2). If it begins later, or
    /// its moves contradict that, the Assassin may have been anywhere at the start.
    #[must_use]
    pub fn of(game: &Game<Tora<N, W>>, owner: Side) -> Option<Self> {
        if N == 9 || game.position().hiding(owner) == Hiding::No {
            return None;
        }
        let from = game.set_ups().last().map_or(0, |set_up| set_up.plies);
        let start = game.at(from)?;
        let after = |places| {
            let mut known = Self::among(owner, places);
            let mut reaches = Vec::new();
            for ply in from..game.plies() {
                let told = game.ply(ply).filter(|ply| tells(*ply));
                if let Some((before, ply)) = game.at(ply).filter(|_| told.is_some()).zip(told) {
                    known.follow(&before, ply, &mut reaches);
                }
            }
            known
        };
        let known = after(first_places(&start, owner));
        Some(if known.places.is_empty() {
            after(Tora::<N, W>::tables().all())
        } else {
            known
        })
    }

    fn among(owner: Side, places: Bits<W>) -> Self {
        let share = 1.0 / places.count().max(1) as f32;
        let mut shares = vec![0.0; N * N];
        for at in places.iter::<N>() {
            shares[at.index()] = share;
        }
        Self {
            owner,
            places,
            shares,
        }
    }

    /// All places where it may be.
    #[must_use]
    pub const fn places(&self) -> Bits<W> {
        self.places
    }

    /// The share of a place, in `0.0..=1.0`; the shares of all places add up to 1.
    #[must_use]
    pub fn share(&self, at: Square<N>) -> f32 {
        self.shares[at.index()]
    }

    /// The share of the places at which a search from `at` finds it (T-X6).
    #[must_use]
    pub fn found_from(&self, at: Square<N>) -> f32 {
        let near = around(at) & self.places;
        near.iter().map(|place| self.share(place)).sum()
    }

    /// The same once it has acted again without an attack. `position` is the present one.
    #[must_use]
    pub fn after_action(mut self, position: &Tora<N, W>) -> Self {
        self.prowl(position, None, &mut Vec::new());
        self
    }

    /// Takes in a ply that was played in the position `before`.
    fn follow(&mut self, before: &Tora<N, W>, ply: Ply<N>, reaches: &mut Vec<Bits<W>>) {
        let side = before.side();
        match ply {
            Ply::Told(Told::Prowl { fell, .. }) if side == self.owner => {
                self.prowl(before, fell, reaches);
            }
            Ply::Act(Action::Prowl { attack, .. }) if side == self.owner => {
                let victim = |at: &Square<N>| before.piece_of(!side, *at);
                let fell = attack.filter(|at| victim(at).is_some_and(|victim| !victim.taken));
                self.prowl(before, fell, reaches);
            }
            Ply::Act(Action::Search { at }) if side != self.owner => {
                self.keep(self.places - around(at));
            }
            _ => {}
        }
    }

    /// It has acted, and this piece fell to it, if one did.
    fn prowl(&mut self, before: &Tora<N, W>, fell: Option<Square<N>>, reaches: &mut Vec<Bits<W>>) {
        if reaches.is_empty() {
            // Pieces don't hinder it, so this holds for the whole game.
            let field = Field::new(before);
            reaches.extend(Square::<N>::all().map(|at| field.prowl(at)));
        }
        // T-X12: an attack on one that was taken before takes nothing, and needs no move.
        let taken = before.command_pieces(!self.owner);
        let taken: Bits<W> = taken
            .filter(|(_, piece)| piece.taken)
            .map(|(at, _)| at)
            .collect();
        let mut next = Self::among(self.owner, Bits::EMPTY);
        for from in self.places.iter::<N>() {
            let mut ends = reaches[from.index()];
            match fell {
                None if !around(from).meets(taken) => {}
                None => ends.insert(from),
                Some(at) => {
                    ends.insert(from);
                    ends &= around(at);
                }
            }
            next.places |= ends;
            let each = self.share(from) / ends.count().max(1) as f32;
            for to in ends.iter::<N>() {
                next.shares[to.index()] += each;
            }
        }
        *self = next;
        self.keep(self.places);
    }

    /// It is at one of these of its places.
    fn keep(&mut self, places: Bits<W>) {
        let sum: f32 = places.iter().map(|at| self.share(at)).sum();
        let all = places.count().max(1) as f32;
        let mut next = Self::among(self.owner, places);
        if sum > 0.0 {
            for at in places.iter::<N>() {
                // However unlikely, it may be there.
                let share = self.share(at) / sum;
                next.shares[at.index()] = (share + LEAST) / (1.0 + LEAST * all);
            }
        }
        *self = next;
    }
}

/// What is added to every share, so that none is lost in rounding.
const LEAST: f32 = 1e-6;

/// Whether a ply can say something about a hidden Assassin's place.
const fn tells<const N: usize>(ply: Ply<N>) -> bool {
    matches!(
        ply,
        Ply::Act(Action::Prowl { .. } | Action::Search { .. }) | Ply::Told(Told::Prowl { .. })
    )
}

/// The places at distance 1 or less.
fn around<const N: usize, const W: usize>(at: Square<N>) -> Bits<W> {
    Tora::<N, W>::tables().ring(at) | Bits::of(at)
}

/// Where an Assassin may be in a position that a game begins with.
fn first_places<const N: usize, const W: usize>(start: &Tora<N, W>, owner: Side) -> Bits<W> {
    if start.round > 1 || start.side() == Side::Second || !start.at_turn_start() {
        return Tora::<N, W>::tables().all();
    }
    let row = match owner {
        Side::First => N,
        Side::Second => 1,
    };
    let free = Square::all().filter(|at| at.h() == row && start.pieces_at(*at).next().is_none());
    free.collect()
}
