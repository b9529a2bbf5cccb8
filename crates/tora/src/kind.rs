//! Kinds of pieces, armies and editions.

use game::Side;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Moves 2, shoots 2.
    Archer,
    /// Moves 1, has two stances.
    Soldier,
    /// Worked by a crew.
    Cannon,
    /// Moves 3 over pieces.
    Cavalry,
    /// A command piece: moves 2, attacks 1.
    General,
    /// A ruler: moves 3, attacks 2.
    King,
    /// A ruler, no different from a King.
    Queen,
    /// On the board once it is revealed: moves 3, attacks 1 (T-X8).
    Assassin,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Archer,
        Self::Soldier,
        Self::Cannon,
        Self::Cavalry,
        Self::Assassin,
        Self::General,
        Self::King,
        Self::Queen,
    ];

    /// The letter of the notation (T-S6).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Archer => 'A',
            Self::Soldier => 'S',
            Self::Cannon => 'C',
            Self::Cavalry => 'H',
            Self::General => 'G',
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Assassin => 'X',
        }
    }

    /// The kind with this letter, upper or lower case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }

    /// Whether it is a King or a Queen.
    #[must_use]
    pub const fn is_ruler(self) -> bool {
        matches!(self, Self::King | Self::Queen)
    }

    /// Whether it is a command piece (T-S2): a ruler or a General.
    #[must_use]
    pub const fn is_command(self) -> bool {
        matches!(self, Self::General | Self::King | Self::Queen)
    }

    /// Whether it may attack only once a turn (T-R4).
    #[must_use]
    pub const fn attacks_once(self) -> bool {
        matches!(self, Self::Archer | Self::King | Self::Queen)
    }

    /// How far it moves (T-M1), in steps of which a diagonal one counts like the others (T-B4).
    #[must_use]
    pub const fn limit(self) -> u8 {
        match self {
            Self::Soldier | Self::Cannon => 1,
            Self::Archer | Self::General => 2,
            Self::Cavalry | Self::King | Self::Queen | Self::Assassin => 3,
        }
    }

    /// What the other side scores for it in a game with or without Assassins (T-P1).
    #[must_use]
    pub const fn points(self, assassins: bool) -> u16 {
        match self {
            Self::Archer | Self::Soldier => 1,
            Self::Cannon if assassins => 2,
            Self::Cannon | Self::Cavalry => 3,
            Self::Assassin => 5,
            Self::General | Self::King | Self::Queen if assassins => 7,
            Self::General | Self::King | Self::Queen => 8,
        }
    }

    /// How many of the kind an army has on a board of N x N places; King and Queen share the one
    /// ruler (T-S1), and the Assassin is agreed on beside the army (T-X1).
    #[must_use]
    pub const fn in_army<const N: usize>(self) -> usize {
        let long = N > 9;
        match self {
            Self::Archer if long => 9,
            Self::Archer => 3,
            Self::Soldier if long => 9,
            Self::Soldier => 2,
            Self::Cannon if long => 2,
            Self::Cannon => 1,
            Self::Cavalry if long => 4,
            Self::General if long => 2,
            Self::General => 1,
            Self::King | Self::Queen if long => 1,
            Self::Cavalry | Self::King | Self::Queen | Self::Assassin => 0,
        }
    }
}

/// One piece as it stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
    /// Whether it is a Soldier in defense stance or an unready Cannon.
    pub flipped: bool,
    /// Whether it is a command piece that was taken and stays until the round ends (T-R7).
    pub taken: bool,
}

impl Piece {
    /// A piece in its usual state.
    #[must_use]
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self {
            side,
            kind,
            flipped: false,
            taken: false,
        }
    }

    /// Whether it is a Soldier in defense stance.
    #[must_use]
    pub const fn defends(self) -> bool {
        matches!(self.kind, Kind::Soldier) && self.flipped
    }

    /// The letter of position texts (T-N3): D for a Soldier in defense stance, U for an unready
    /// Cannon, lower case for the Opposition.
    #[must_use]
    pub const fn letter(self) -> char {
        let letter = match self.kind {
            Kind::Soldier if self.flipped => 'D',
            Kind::Cannon if self.flipped => 'U',
            kind => kind.letter(),
        };
        match self.side {
            Side::First => letter,
            Side::Second => letter.to_ascii_lowercase(),
        }
    }

    /// The piece with this letter of position texts.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() {
            Side::First
        } else {
            Side::Second
        };
        let (kind, flipped) = match letter.to_ascii_uppercase() {
            'D' => (Kind::Soldier, true),
            'U' => (Kind::Cannon, true),
            letter => (Kind::from_letter(letter)?, false),
        };
        Some(Self {
            side,
            kind,
            flipped,
            taken: false,
        })
    }
}

/// Which of the three sources the game follows (section 9 lists the differences).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Edition {
    /// The rulebook; the only one for the long board.
    #[default]
    Rulebook,
    /// The quick sheet of the short board.
    Quicksheet,
    /// The short rules of the web site.
    Website,
}

impl Edition {
    /// All editions.
    pub const ALL: [Self; 3] = [Self::Rulebook, Self::Quicksheet, Self::Website];

    /// The name in texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rulebook => "rulebook",
            Self::Quicksheet => "quicksheet",
            Self::Website => "website",
        }
    }

    /// The edition with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// Whether it is one of the two quick editions (T-E1, T-E2, T-E4).
    #[must_use]
    pub const fn is_quick(self) -> bool {
        !matches!(self, Self::Rulebook)
    }
}
