//! The kinds of personnel.

use game::Side;

/// A kind of personnel on the board (C-L2, C-P1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// Moves as a pawn (C-L2, C-P4).
    Pikeman = 1,
    /// Baron or Baroness: moves as a bishop.
    Baron = 2,
    /// Leaps 1 or 2 squares diagonally (C-L3).
    QueensLancer = 3,
    /// Moves as a rook.
    Tower = 4,
    /// Leaps 1 or 2 squares orthogonally (C-L3); in the `TigerVariation` the Standard Bearer.
    KingsLancer = 5,
    /// Moves as a chess queen.
    King = 6,
    /// The royal piece: one step (C-L2).
    Queen = 7,
    /// Moves as a chess knight (C-P2).
    Knight = 8,
    /// Leaps off the lines in the 7 x 7 box (C-P2, C-P3).
    TigerKnight = 9,
    /// Moves and captures as an English draughts man (C-P8).
    Swordsman = 10,
    /// Steps one square, captures as a flying draughts king (C-P10).
    Archer = 12,
}

impl Kind {
    /// All kinds; the first seven are those of `LancerChess`.
    pub const ALL: [Self; 11] = [
        Self::Pikeman,
        Self::Baron,
        Self::QueensLancer,
        Self::Tower,
        Self::KingsLancer,
        Self::King,
        Self::Queen,
        Self::Knight,
        Self::TigerKnight,
        Self::Swordsman,
        Self::Archer,
    ];

    /// The number that the four planes of a position spell; 0 stands for an empty square.
    pub(crate) const fn code(self) -> u8 {
        self as u8
    }

    /// The kind with this code.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Option<Self> {
        Some(match code {
            1 => Self::Pikeman,
            2 => Self::Baron,
            3 => Self::QueensLancer,
            4 => Self::Tower,
            5 => Self::KingsLancer,
            6 => Self::King,
            7 => Self::Queen,
            8 => Self::Knight,
            9 => Self::TigerKnight,
            10 => Self::Swordsman,
            12 => Self::Archer,
            _ => return None,
        })
    }

    /// The capital letter in position texts (C-N1).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pikeman => 'P',
            Self::Baron => 'B',
            Self::QueensLancer => 'F',
            Self::Tower => 'R',
            Self::KingsLancer => 'L',
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Knight => 'N',
            Self::TigerKnight => 'T',
            Self::Swordsman => 'S',
            Self::Archer => 'A',
        }
    }

    /// The kind with this letter, upper or lower case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let capital = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|kind| kind.letter() == capital)
    }

    /// Whether it plays in `LancerChess`, too.
    #[must_use]
    pub const fn in_lancerchess(self) -> bool {
        self.code() < Self::Knight.code()
    }

    /// How it is marked in `TigerChess` (C-P1).
    #[must_use]
    pub const fn marking(self) -> Option<Marking> {
        match self {
            Self::Pikeman | Self::Knight => Some(Marking::Letter),
            Self::Swordsman | Self::Archer => Some(Marking::Numeral),
            _ => None,
        }
    }
}

/// How personnel is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marking {
    /// A to H.
    Letter,
    /// i to iv, written 1 to 4 in position texts.
    Numeral,
}

impl Marking {
    /// How many marks of this sort there are.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Letter => 8,
            Self::Numeral => 4,
        }
    }

    /// The character of mark `number`, from 0, in position texts (C-N1).
    #[must_use]
    pub const fn character(self, number: u8) -> char {
        match self {
            Self::Letter => (b'A' + number) as char,
            Self::Numeral => (b'1' + number) as char,
        }
    }

    /// The number of the mark with this character.
    #[must_use]
    pub fn number(self, character: char) -> Option<u8> {
        (0..self.count()).find(|number| self.character(*number) == character)
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// Its letter in position texts: a capital for Bengal.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::First => self.kind.letter(),
            Side::Second => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() {
            Side::First
        } else {
            Side::Second
        };
        Kind::from_letter(letter).map(|kind| Self { side, kind })
    }
}
