//! A position: which boats stand where.

use board::{Bits, Dir, Square};
use game::{Side, SplitMix};

use crate::family::{Escape, Family, Spot};

/// A kind of boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Boat {
    /// A boat of the first side.
    Attacker,
    /// A boat of the second side.
    Defender,
    /// The king, of the second side.
    King,
}

impl Boat {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Attacker, Self::Defender, Self::King];

    /// Whose it is.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Attacker => Side::First,
            Self::Defender | Self::King => Side::Second,
        }
    }

    /// Its letter in position texts: `t`, `n`, `k`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Attacker => 't',
            Self::Defender => 'n',
            Self::King => 'k',
        }
    }

    /// The kind with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|boat| boat.letter() == letter)
    }
}

/// A position of King's Convoy or a game of its family, on N x N squares.
#[derive(Clone, Copy)]
pub struct Convoy<const N: usize, const W: usize> {
    /// By [`Boat`].
    boats: [Bits<W>; 3],
    /// What is occupied, row by row and column by column.
    pub(crate) rows: [u16; N],
    pub(crate) columns: [u16; N],
    pub(crate) family: &'static Family,
    /// The squares of each row and column that are for the king alone, as bits.
    pub(crate) restricted: &'static [u16; N],
    /// Hash of the boats.
    key: u64,
    pub(crate) round: u32,
    pub(crate) quiet: u16,
    pub(crate) side: Side,
}

impl<const N: usize, const W: usize> Convoy<N, W> {
    /// The centre.
    pub(crate) const THRONE: Square<N> = match Square::at(N.div_ceil(2), N.div_ceil(2)) {
        Some(square) => square,
        None => panic!("a board has a centre"),
    };
    /// The four corners.
    pub(crate) const CORNERS: Bits<W> = {
        let mut corners = Bits::EMPTY;
        let mut i = 0;
        while i < 4 {
            let v = if i < 2 { 1 } else { N };
            let h = if i % 2 == 0 { 1 } else { N };
            if let Some(corner) = Square::<N>::at(v, h) {
                corners.insert(corner);
            }
            i += 1;
        }
        corners
    };
    const THRONE_ONLY: [u16; N] = {
        let mut lines = [0; N];
        lines[N / 2] = 1 << (N / 2);
        lines
    };
    const THRONE_AND_CORNERS: [u16; N] = {
        let mut lines = Self::THRONE_ONLY;
        lines[0] = 1 | 1 << (N - 1);
        lines[N - 1] = lines[0];
        lines
    };
    /// The neighbours of each square along rows and columns, by row and column.
    const BESIDE: [[Bits<W>; N]; N] = {
        let mut table = [[Bits::EMPTY; N]; N];
        let mut index = 0;
        while let Some(square) = Square::<N>::from_index(index) {
            let mut side = 0;
            while side < 4 {
                if let Some(beside) = square.step(SIDES[side]) {
                    table[index / N][index % N].insert(beside);
                }
                side += 1;
            }
            index += 1;
        }
        table
    };
    /// The bits of a line's word that are no squares.
    pub(crate) const WALL: u16 = !((1 << N) - 1);

    /// An empty board of this family with the attacker to move.
    pub(crate) fn empty(family: &'static Family) -> Self {
        Self {
            boats: [Bits::EMPTY; 3],
            rows: [0; N],
            columns: [0; N],
            family,
            restricted: match family.escape() {
                Escape::Corners => &Self::THRONE_AND_CORNERS,
                Escape::Edge => &Self::THRONE_ONLY,
            },
            key: name_key(family.name()),
            round: 1,
            quiet: 0,
            side: Side::First,
        }
    }

    /// The family it belongs to.
    #[must_use]
    pub fn family(&self) -> &'static Family {
        self.family
    }

    /// The squares of all boats of a kind.
    #[must_use]
    #[inline]
    pub fn boats(&self, boat: Boat) -> Bits<W> {
        self.boats[boat as usize]
    }

    /// The king's square; `None` once he is captured.
    #[must_use]
    #[inline]
    pub fn king(&self) -> Option<Square<N>> {
        self.boats(Boat::King).first()
    }

    /// The squares of all boats of a side.
    #[must_use]
    #[inline]
    pub fn of(&self, side: Side) -> Bits<W> {
        match side {
            Side::First => self.boats(Boat::Attacker),
            Side::Second => self.boats(Boat::Defender) | self.boats(Boat::King),
        }
    }

    /// What stands on a square.
    #[must_use]
    pub fn at(&self, square: Square<N>) -> Option<Boat> {
        Boat::ALL
            .into_iter()
            .find(|boat| self.boats(*boat).contains(square))
    }

    /// All boats with their squares, kind by kind.
    pub fn all(&self) -> impl Iterator<Item = (Square<N>, Boat)> {
        let of = |boat| self.boats(boat).iter().map(move |square| (square, boat));
        Boat::ALL.into_iter().flat_map(of)
    }

    /// Whether only the king may end on a square (K-4).
    #[inline]
    pub(crate) fn is_restricted(&self, square: Square<N>) -> bool {
        square == Self::THRONE || self.is_corner_escape(square)
    }

    /// Whether a square is a corner to which the king escapes.
    #[inline]
    pub(crate) fn is_corner_escape(&self, square: Square<N>) -> bool {
        self.family.escape() == Escape::Corners && Self::CORNERS.contains(square)
    }

    /// Whether the king has escaped when he stands on a square (K-9).
    #[inline]
    pub(crate) fn is_escape(&self, square: Square<N>) -> bool {
        match self.family.escape() {
            Escape::Corners => Self::CORNERS.contains(square),
            Escape::Edge => is_edge(square),
        }
    }

    /// The neighbours of a square along row and column.
    #[must_use]
    pub fn neighbours(&self, square: Square<N>) -> Bits<W> {
        Self::beside(square)
    }

    #[inline]
    pub(crate) fn beside(square: Square<N>) -> Bits<W> {
        let (row, column) = coordinates(square);
        Self::BESIDE[row][column]
    }

    /// What kind of square a king stands on, as far as his capture goes.
    pub(crate) fn spot(square: Square<N>) -> Spot {
        if square == Self::THRONE {
            Spot::Throne
        } else if Self::beside(square).contains(Self::THRONE) {
            Spot::BesideThrone
        } else if is_edge(square) {
            Spot::Edge
        } else {
            Spot::Open
        }
    }

    /// Puts a boat on an empty square, or takes it off.
    #[inline]
    pub(crate) fn toggle(&mut self, square: Square<N>, boat: Boat) {
        self.boats[boat as usize] ^= Bits::of(square);
        let (row, column) = coordinates(square);
        self.rows[row] ^= 1 << column;
        self.columns[column] ^= 1 << row;
        self.key ^= boat_key(square, boat);
    }

    /// Hash of family, boats and side to move.
    #[inline]
    pub(crate) fn standing_key(&self) -> u64 {
        self.key ^ self.side as u64
    }

    /// Hash of the whole position.
    #[inline]
    pub(crate) fn whole_key(&self) -> u64 {
        self.standing_key() ^ mixed(u64::from(self.round) << 16 | u64::from(self.quiet))
    }

    /// The same, computed from the boats.
    pub(crate) fn fresh_key(&self) -> u64 {
        let mut fresh = Self::empty(self.family);
        for (square, boat) in self.all() {
            fresh.key ^= boat_key(square, boat);
        }
        (fresh.side, fresh.round, fresh.quiet) = (self.side, self.round, self.quiet);
        fresh.whole_key()
    }
}

/// Row and column, both from 0.
#[inline]
pub(crate) fn coordinates<const N: usize>(square: Square<N>) -> (usize, usize) {
    (square.index() / N, square.index() % N)
}

/// Whether a square is on the edge of the board.
#[inline]
pub(crate) fn is_edge<const N: usize>(square: Square<N>) -> bool {
    let (row, column) = coordinates(square);
    row == 0 || column == 0 || row + 1 == N || column + 1 == N
}

/// The four directions in which boats move and capture.
pub(crate) const SIDES: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

fn name_key(name: &str) -> u64 {
    name.bytes()
        .fold(0, |key, byte| mixed(key ^ u64::from(byte)))
        & !1
}

fn boat_key<const N: usize>(square: Square<N>, boat: Boat) -> u64 {
    // Even, so that the lowest bit is free for the side to move.
    mixed((square.index() as u64) << 2 | boat as u64) & !1
}

fn mixed(value: u64) -> u64 {
    SplitMix(value).step().0
}

impl<const N: usize, const W: usize> PartialEq for Convoy<N, W> {
    fn eq(&self, other: &Self) -> bool {
        self.boats == other.boats
            && self.side == other.side
            && self.quiet == other.quiet
            && self.round == other.round
            && std::ptr::eq(self.family, other.family)
    }
}

impl<const N: usize, const W: usize> Eq for Convoy<N, W> {}

impl<const N: usize, const W: usize> std::hash::Hash for Convoy<N, W> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.whole_key().hash(state);
    }
}
