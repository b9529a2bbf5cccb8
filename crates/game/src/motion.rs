//! How a move is carried out, for screens that play it.

use crate::Place;

/// How a piece goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Gait {
    /// From place to place, on the ground.
    #[default]
    March,
    /// Over what stands there.
    Jump,
    /// It comes onto the board, or is put elsewhere.
    Post,
}

/// How a piece attacks from where it stands, or makes others fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Strike {
    /// With its hands.
    #[default]
    Blow,
    /// With an arrow.
    Shot,
    /// With a cannonball.
    Ball,
    /// Together with others, who hold what falls.
    Hold,
}

impl Strike {
    /// Its name, for texts and looks.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Blow => "blow",
            Self::Shot => "shot",
            Self::Ball => "ball",
            Self::Hold => "hold",
        }
    }
}

/// How a move is carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Motion {
    /// How its piece goes.
    pub gait: Gait,
    /// The places that it goes through, from its first to its last; empty if it stays, or nobody is told.
    pub way: Vec<Place>,
    /// How it attacks.
    pub strike: Strike,
    /// Where others stand who take part, such as a crew.
    pub helpers: Vec<Place>,
}

impl Motion {
    /// A march along a way.
    #[must_use]
    pub fn march(way: Vec<Place>) -> Self {
        Self {
            way,
            ..Self::default()
        }
    }
}
