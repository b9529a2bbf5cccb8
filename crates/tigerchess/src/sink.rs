//! Where legal moves go: into a list, a count, or a mere yes.

use crate::Kind;
use crate::action::Move;
use crate::bits::{Place, squares};

/// What a Pikeman can become on the square it reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exchange {
    /// Nothing else, here or any more (C-P6).
    None,
    /// King, Tower, Baron or the Lancer of the square (C-L5).
    Promotion,
    /// The Knight of its letter, or it stays (C-P5).
    Choice,
    /// The Knight of its letter, at once (C-P5).
    Knight,
    /// The `TigerKnight`, at once (C-P4).
    TigerKnight,
}

impl Exchange {
    /// What it can become on a square.
    pub(crate) fn choices(self, to: Place) -> &'static [Option<Kind>] {
        const STAY: Option<Kind> = None;
        const KNIGHT: Option<Kind> = Some(Kind::Knight);
        const fn promotion(lancer: Kind) -> [Option<Kind>; 4] {
            [
                Some(Kind::King),
                Some(Kind::Tower),
                Some(Kind::Baron),
                Some(lancer),
            ]
        }
        match self {
            Self::None => &[STAY],
            Self::Promotion if lancer(to) == Kind::KingsLancer => {
                const { &promotion(Kind::KingsLancer) }
            }
            Self::Promotion => const { &promotion(Kind::QueensLancer) },
            Self::Choice => &[STAY, KNIGHT],
            Self::Knight => &[KNIGHT],
            Self::TigerKnight => &[Some(Kind::TigerKnight)],
        }
    }

    const fn count(self) -> u64 {
        match self {
            Self::Promotion => 4,
            Self::Choice => 2,
            _ => 1,
        }
    }
}

/// The Lancer that a Pikeman can become on a square of its eighth rank (C-L5): the King's Lancers
/// begin on g1 and g8, so that at the other end of the board the files b, d, f and h have their
/// color.
pub(crate) fn lancer(to: Place) -> Kind {
    if to.h().is_multiple_of(2) {
        Kind::KingsLancer
    } else {
        Kind::QueensLancer
    }
}

/// Takes legal moves.
pub(crate) trait Sink {
    /// A piece goes to any of these squares.
    fn go(&mut self, from: Place, to: u64, becomes: Option<Kind>);

    /// Pikemen go to these squares, each from the square whose index is lower by `stride`.
    fn pikemen(&mut self, to: u64, stride: i32, exchange: Exchange);

    /// The next Swordsman is posted on any of these squares.
    fn postings(&mut self, at: u64);

    /// One move.
    fn one(&mut self, mv: Move);

    /// Whether no further moves are wanted.
    #[inline]
    fn enough(&self) -> bool {
        false
    }
}

/// Lists all moves.
pub(crate) struct List<'a>(pub(crate) &'a mut Vec<Move>);

impl Sink for List<'_> {
    fn go(&mut self, from: Place, to: u64, becomes: Option<Kind>) {
        self.0
            .extend(squares(to).map(|to| Move::Go { from, to, becomes }));
    }

    fn pikemen(&mut self, to: u64, stride: i32, exchange: Exchange) {
        for to in squares(to) {
            let Some(from) = Place::from_index((to.index() as i32 - stride) as usize) else {
                continue;
            };
            let choices = exchange.choices(to).iter();
            self.0
                .extend(choices.map(|&becomes| Move::Go { from, to, becomes }));
        }
    }

    fn postings(&mut self, at: u64) {
        self.0.extend(squares(at).map(Move::Post));
    }

    fn one(&mut self, mv: Move) {
        self.0.push(mv);
    }
}

/// Counts moves in bulk, by the bits of sets, without making any.
#[derive(Default)]
pub(crate) struct Count(pub(crate) u64);

impl Sink for Count {
    #[inline]
    fn go(&mut self, _from: Place, to: u64, _becomes: Option<Kind>) {
        self.0 += u64::from(to.count_ones());
    }

    #[inline]
    fn pikemen(&mut self, to: u64, _stride: i32, exchange: Exchange) {
        self.0 += u64::from(to.count_ones()) * exchange.count();
    }

    #[inline]
    fn postings(&mut self, at: u64) {
        self.0 += u64::from(at.count_ones());
    }

    #[inline]
    fn one(&mut self, _mv: Move) {
        self.0 += 1;
    }
}

/// Finds out whether there is any move, and ends the search with the first one.
#[derive(Default)]
pub(crate) struct Any(pub(crate) bool);

impl Sink for Any {
    #[inline]
    fn go(&mut self, _from: Place, to: u64, _becomes: Option<Kind>) {
        self.0 |= to != 0;
    }

    #[inline]
    fn pikemen(&mut self, to: u64, _stride: i32, _exchange: Exchange) {
        self.0 |= to != 0;
    }

    #[inline]
    fn postings(&mut self, at: u64) {
        self.0 |= at != 0;
    }

    #[inline]
    fn one(&mut self, _mv: Move) {
        self.0 = true;
    }

    #[inline]
    fn enough(&self) -> bool {
        self.0
    }
}
