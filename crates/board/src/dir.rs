//! The eight directions.

/// One of the eight directions of a king's step. N is rising v, E is rising h.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Dir {
    /// Rising v.
    N,
    /// Rising v and h.
    NE,
    /// Rising h.
    E,
    /// Falling v, rising h.
    SE,
    /// Falling v.
    S,
    /// Falling v and h.
    SW,
    /// Falling h.
    W,
    /// Rising v, falling h.
    NW,
}

impl Dir {
    /// All directions, clockwise from N.
    pub const ALL: [Self; 8] = [
        Self::N,
        Self::NE,
        Self::E,
        Self::SE,
        Self::S,
        Self::SW,
        Self::W,
        Self::NW,
    ];

    /// The number of eighths of a turn clockwise from N, 0..8.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction with this index, modulo 8.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index % 8]
    }

    /// The change of v and of h that one step makes.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::N => (1, 0),
            Self::NE => (1, 1),
            Self::E => (0, 1),
            Self::SE => (-1, 1),
            Self::S => (-1, 0),
            Self::SW => (-1, -1),
            Self::W => (0, -1),
            Self::NW => (1, -1),
        }
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::from_index(self.index() + 4)
    }

    /// The angle between two directions in eighths of a turn, 0..=4.
    #[must_use]
    pub const fn angle(self, other: Self) -> usize {
        let turn = (self.index() + 8 - other.index()) % 8;
        if turn > 4 { 8 - turn } else { turn }
    }

    /// The name as a compass writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][self as usize]
    }

    /// The direction with this name, in upper or lower case.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|dir| dir.name().eq_ignore_ascii_case(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angles_and_opposites_follow_from_the_steps() {
        for a in Dir::ALL {
            assert_eq!(a.angle(a.opposite()), 4);
            assert_eq!(Dir::from_name(a.name()), Some(a));
            for b in Dir::ALL {
                let (av, ah) = a.delta();
                let (bv, bh) = b.delta();
                let dot = av * bv + ah * bh;
                assert_eq!(a.angle(b) < 2, dot > 0, "{a:?} {b:?}");
                assert_eq!(a.angle(b) > 2, dot < 0, "{a:?} {b:?}");
            }
        }
    }
}
