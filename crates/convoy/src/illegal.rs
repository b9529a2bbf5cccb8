//! Why a move is refused.

use game::{Place, Refusal, RuleId};

use crate::scene::place;
use crate::squares::{Square, name};

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// No boat is there.
    #[error("there is no boat on {}", name(*.from))]
    Empty {
        /// Where.
        from: Square,
    },
    /// The boat is the other side's.
    #[error("the boat on {} belongs to the other side", name(*.from))]
    NotYours {
        /// Where.
        from: Square,
    },
    /// It would stay where it is.
    #[error("a move leads to another square")]
    Nowhere {
        /// Where.
        from: Square,
    },
    /// It has no move.
    #[error("the boat on {} is hemmed in", name(*.from))]
    ShutIn {
        /// Where.
        from: Square,
    },
    /// The squares are not in one row or column.
    #[error("boats move straight along rows and columns; {} and {} share none", name(*.from), name(*.to))]
    Crooked {
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// The square is taken.
    #[error("there is a boat on {} already", name(*.to))]
    Occupied {
        /// Where.
        to: Square,
    },
    /// Another boat is in the way.
    #[error("the boat on {} is in the way", name(*.at))]
    Blocked {
        /// Where that one is.
        at: Square,
    },
    /// The throne is for the king.
    #[error("only the king may stop on the throne")]
    Throne {
        /// The throne.
        at: Square,
    },
    /// The corner is for the king.
    #[error("only the king may stop in a corner")]
    Corner {
        /// The corner.
        at: Square,
    },
    /// No boat of this kind moves there, in the form for people.
    #[error("{} is not what this move captures", .said)]
    Captures {
        /// What the text says.
        said: String,
        /// Where it ends.
        to: Square,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> Option<RuleId> {
        let rule = match self {
            Self::Over | Self::Empty { .. } | Self::NotYours { .. } => return None,
            Self::Nowhere { .. }
            | Self::ShutIn { .. }
            | Self::Crooked { .. }
            | Self::Occupied { .. }
            | Self::Blocked { .. } => "K-3",
            Self::Throne { .. } | Self::Corner { .. } => "K-4",
            Self::Captures { .. } => "K-12",
        };
        Some(RuleId(rule))
    }

    fn key(&self) -> &'static str {
        match self {
            Self::Over => "convoy-no-over",
            Self::Empty { .. } => "convoy-no-empty",
            Self::NotYours { .. } => "convoy-no-not-yours",
            Self::Nowhere { .. } => "convoy-no-nowhere",
            Self::ShutIn { .. } => "convoy-no-shut-in",
            Self::Crooked { .. } => "convoy-no-crooked",
            Self::Occupied { .. } => "convoy-no-occupied",
            Self::Blocked { .. } => "convoy-no-blocked",
            Self::Throne { .. } => "convoy-no-throne",
            Self::Corner { .. } => "convoy-no-corner",
            Self::Captures { .. } => "convoy-no-captures",
        }
    }

    fn places(&self) -> Vec<Place> {
        match *self {
            Self::Over => Vec::new(),
            Self::Empty { from }
            | Self::NotYours { from }
            | Self::Nowhere { from }
            | Self::ShutIn { from } => vec![place(from)],
            Self::Crooked { from, to } => vec![place(from), place(to)],
            Self::Occupied { to } | Self::Captures { to, .. } => vec![place(to)],
            Self::Blocked { at } | Self::Throne { at } | Self::Corner { at } => vec![place(at)],
        }
    }
}
