//! What a player chooses.

use board::{Dir, Square};

/// One ply: an action, the end of the turn, or the naming of a ruler.
///
/// It has no text of its own: every form of the notation says which piece acts (`A v5h7-v5h6`), or
/// how a Soldier stands afterwards, and that a position knows ([`game::Notation`]).
/// For the same reason serde does not store it; store what the position writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ply<const N: usize> {
    /// An action (T-R3).
    Act(Action<N>),
    /// The end of the turn; until then it can be taken back (T-R5).
    End,
    /// The General here becomes the ruler (T-R9).
    Name(Square<N>),
    /// What a viewer is told of a ply beyond the player's choice.
    Told(Told<N>),
}

/// A ply with what the rules have replied to it, or as much of it as the other side sees. Nobody
/// chooses these, and no list of legal plies has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Told<const N: usize> {
    /// The hidden Assassin of the side to move has acted (T-X3).
    Prowl {
        /// The place of the piece that fell to it, if one did.
        fell: Option<Square<N>>,
        /// Where it stands if that has revealed it (T-X4), and whether it moved there in this
        /// action.
        shown: Option<(Square<N>, bool)>,
    },
    /// A search has found the enemy Assassin (T-X6).
    Found {
        /// Where the searcher stands.
        at: Square<N>,
        /// Where the Assassin is.
        place: Square<N>,
    },
    /// The turn has ended, and the next side is trapped although it hides an Assassin (T-V2).
    EndInTrap,
    /// The same for the naming of a ruler.
    NameInTrap(Square<N>),
}

/// One action. Two actions are the same if piece, end place, attacked place and crew are (T-N4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action<const N: usize> {
    /// A piece moves, attacks, or moves and then attacks, in this order only (T-M5). It lands on an
    /// enemy where `attack` is its end place.
    Go {
        /// Where the piece stands.
        from: Square<N>,
        /// Where it ends; `from` if it attacks without moving, also a neighbor (T-A8).
        to: Square<N>,
        /// What it attacks, if anything.
        attack: Option<Square<N>>,
    },
    /// A Soldier changes its stance (T-C1).
    Stance {
        /// Where the Soldier stands.
        at: Square<N>,
    },
    /// A Cannon is worked by its crew (T-C2).
    Cannon {
        /// Where the Cannon stands.
        at: Square<N>,
        /// What it does.
        task: CannonTask<N>,
        /// Who works it.
        crew: Crew<N>,
    },
    /// The hidden Assassin moves, attacks, or moves and then attacks (T-X3).
    Prowl {
        /// Where it hides.
        from: Square<N>,
        /// Where it ends; `from` if it attacks without moving.
        to: Square<N>,
        /// What it attacks, if anything.
        attack: Option<Square<N>>,
    },
    /// A piece searches the places around it for the enemy Assassin (T-X6).
    Search {
        /// Where the piece stands.
        at: Square<N>,
    },
    /// A piece takes the Assassin that it has just found; this costs no action (T-X6).
    Take {
        /// Where the piece stands.
        at: Square<N>,
        /// Where the Assassin stands.
        target: Square<N>,
        /// Who works it, if it is a Cannon.
        crew: Option<Crew<N>>,
    },
}

/// What a Cannon does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CannonTask<const N: usize> {
    /// It is moved to a place.
    Move(Square<N>),
    /// It is fired in a direction (T-C4).
    Fire(Dir),
    /// It is readied (T-C3).
    Ready,
}

/// The places of the pieces that work a Cannon: two or three, in square order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Crew<const N: usize> {
    places: [Square<N>; 3],
    len: u8,
}

impl<const N: usize> Crew<N> {
    /// A crew of up to three places, in any order. `None` for more, or for a place twice.
    #[must_use]
    pub fn new(places: &[Square<N>]) -> Option<Self> {
        let mut crew = Self {
            places: [*places.first()?; 3],
            len: u8::try_from(places.len()).ok().filter(|len| *len <= 3)?,
        };
        crew.places[..places.len()].copy_from_slice(places);
        for (a, b) in [(0, 1), (1, 2), (0, 1)] {
            if b < places.len() && crew.places[b] < crew.places[a] {
                crew.places.swap(a, b);
            }
        }
        // The places that are not in use must not tell crews apart.
        let first = crew.places[0];
        crew.places[places.len()..].fill(first);
        let twice = crew.as_slice().windows(2).any(|two| two[0] == two[1]);
        (!twice).then_some(crew)
    }

    /// The places in square order.
    #[must_use]
    pub fn as_slice(&self) -> &[Square<N>] {
        &self.places[..usize::from(self.len)]
    }

    /// Whether the piece at a place is one of the crew.
    #[must_use]
    pub fn contains(&self, at: Square<N>) -> bool {
        self.as_slice().contains(&at)
    }
}

impl<const N: usize> std::fmt::Debug for Crew<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<const N: usize> Action<N> {
    /// The same task of a Cannon as if nobody were needed for it, which no rule allows; `None` if it is no such task.
    pub(crate) fn without_crew(self) -> Option<Self> {
        let Self::Cannon { at, task, .. } = self else {
            return None;
        };
        let (places, len) = ([at; 3], 0);
        Some(Self::Cannon {
            at,
            task,
            crew: Crew { places, len },
        })
    }

    /// Whether it attacks something.
    #[must_use]
    pub const fn attacks(self) -> bool {
        match self {
            Self::Go { attack, .. } | Self::Prowl { attack, .. } => attack.is_some(),
            Self::Stance { .. } | Self::Search { .. } => false,
            Self::Take { .. } => true,
            Self::Cannon { task, .. } => matches!(task, CannonTask::Fire(_)),
        }
    }

    /// Where the piece stands that is operated.
    #[must_use]
    pub const fn piece(self) -> Square<N> {
        match self {
            Self::Go { from, .. } | Self::Prowl { from, .. } => from,
            Self::Stance { at }
            | Self::Cannon { at, .. }
            | Self::Search { at }
            | Self::Take { at, .. } => at,
        }
    }
}
